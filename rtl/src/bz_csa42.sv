// SPDX-License-Identifier: MIT OR Apache-2.0
//
// 4:2 carry-save adder of two pairs. Value: x + y + cin_i[0] + cin_i[1] modulo 2^Width.
// Two free carry places: a pair is negated by inverting both of its words and setting both carries.

module bz_csa42 #(
  parameter int unsigned Width = 8
) (
  input  logic             carry_en_i,
  input  logic [Width-1:0] x_carry_i,
  input  logic [Width-1:0] x_sum_i,
  input  logic [Width-1:0] y_carry_i,
  input  logic [Width-1:0] y_sum_i,
  input  logic [1:0]       cin_i,
  output logic [Width-1:0] carry_o,
  output logic [Width-1:0] sum_o
);

  logic [Width-1:0] inner_carry;
  logic [Width-1:0] inner_sum;

  bz_csa32 #(
    .Width(Width)
  ) u_first (
    .carry_en_i,
    .x_i    (x_carry_i),
    .y_i    (x_sum_i),
    .z_i    (y_sum_i),
    .cin_i  (cin_i[0]),
    .carry_o(inner_carry),
    .sum_o  (inner_sum)
  );

  bz_csa32 #(
    .Width(Width)
  ) u_second (
    .carry_en_i,
    .x_i    (inner_carry),
    .y_i    (inner_sum),
    .z_i    (y_carry_i),
    .cin_i  (cin_i[1]),
    .carry_o(carry_o),
    .sum_o  (sum_o)
  );

endmodule
