// SPDX-License-Identifier: MIT OR Apache-2.0
//
// 3:2 carry-save adder. carry_o + sum_o = x_i + y_i + z_i + cin_i modulo 2^Width.
// cin_i takes the place of the carry word's free bit 0: a negated operand is inverted and its 1 comes in here.
// With carry_en_i = 0 the row adds polynomials over GF(2): the carry word is 0 and the sum is the exclusive or.

module bz_csa32 #(
  parameter int unsigned Width = 8
) (
  input  logic             carry_en_i,
  input  logic [Width-1:0] x_i,
  input  logic [Width-1:0] y_i,
  input  logic [Width-1:0] z_i,
  input  logic             cin_i,
  output logic [Width-1:0] carry_o,
  output logic [Width-1:0] sum_o
);

  logic [Width-1:0] half;
  logic [Width-2:0] majority;  // the carry out of the top place is lost: addition is modulo 2^Width

  assign half     = x_i ^ y_i;
  assign sum_o    = half ^ z_i;
  assign majority = (x_i[Width-2:0] & y_i[Width-2:0]) | (half[Width-2:0] & z_i[Width-2:0]);
  assign carry_o  = {majority, cin_i} & {Width{carry_en_i}};

endmodule
