// SPDX-License-Identifier: MIT OR Apache-2.0
//
// x + y + z + both carries modulo 2^Width in plain binary; over GF(2) the exclusive or. One row of full adders and one
// adder: the carries come in where both of them have a free place.

module bz_sum3 #(
  parameter int unsigned Width = 8
) (
  input  logic             carry_en_i,
  input  logic [Width-1:0] x_i,
  input  logic [Width-1:0] y_i,
  input  logic [Width-1:0] z_i,
  input  logic [1:0]       cin_i,
  output logic [Width-1:0] sum_o
);

  logic [Width-1:0] carry, sum;
  logic [Width:0]   total;
  logic             unused;

  bz_csa32 #(
    .Width(Width)
  ) u_csa (
    .carry_en_i,
    .x_i,
    .y_i,
    .z_i,
    .cin_i  (cin_i[0]),
    .carry_o(carry),
    .sum_o  (sum)
  );

  assign total  = {carry, 1'b1} + {sum, cin_i[1]};
  assign sum_o  = total[Width:1];
  assign unused = total[0];

endmodule
