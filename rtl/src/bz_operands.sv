// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The operands of one step on wide words, after one row of adders: Y = x1 g + x2 f as a pair, and all three operands as
// two pairs a and b, of which the third operand's negation still lacks its two carries. Y is ready a row of adders later
// than a and b, which is why their sum does not go through it. The lines come from bz_spread.

module bz_operands #(
  parameter int unsigned Width = 8,
  parameter int unsigned Most  = 2,
  parameter bit          GateG = 1'b1  // whether x1_en_i counts; else g always takes part
) (
  input  logic                     carry_en_i,
  input  logic         [Width-1:0] x1_en_i,
  input  logic         [Width-1:0] x2_pos_i,
  input  logic         [Width-1:0] x2_neg_i,
  input  logic [Most:1][Width-1:0] x3_f_i,
  input  logic [Most:1][Width-1:0] x3_g_i,
  input  logic         [Width-1:0] x3_neg_i,
  input  logic         [Width-1:0] f_carry_i,
  input  logic         [Width-1:0] f_sum_i,
  input  logic         [Width-1:0] g_carry_i,
  input  logic         [Width-1:0] g_sum_i,
  output logic         [Width-1:0] y_carry_o,
  output logic         [Width-1:0] y_sum_o,
  output logic         [Width-1:0] a_carry_o,
  output logic         [Width-1:0] a_sum_o,
  output logic         [Width-1:0] b_carry_o,
  output logic         [Width-1:0] b_sum_o
);

  logic [Width-1:0] x1_carry, x1_sum, x2_carry, x2_sum, x3_carry, x3_sum;

  assign x1_carry = g_carry_i & (x1_en_i | ~{Width{GateG}});
  assign x1_sum   = g_sum_i & (x1_en_i | ~{Width{GateG}});
  assign x2_carry = (f_carry_i & x2_pos_i) | (~f_carry_i & x2_neg_i);
  assign x2_sum   = (f_sum_i & x2_pos_i) | (~f_sum_i & x2_neg_i);

  always_comb begin
    x3_carry = '0;
    x3_sum   = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      x3_carry |= ((f_carry_i << i) & x3_f_i[i]) | ((g_carry_i << i) & x3_g_i[i]);
      x3_sum   |= ((f_sum_i << i) & x3_f_i[i]) | ((g_sum_i << i) & x3_g_i[i]);
    end
    x3_carry ^= x3_neg_i;
    x3_sum   ^= x3_neg_i;
  end

  bz_csa32 #(
    .Width(Width)
  ) u_a (
    .carry_en_i,
    .x_i    (x1_carry),
    .y_i    (x1_sum),
    .z_i    (x2_sum),
    .cin_i  (x2_neg_i[0]),
    .carry_o(a_carry_o),
    .sum_o  (a_sum_o)
  );
  bz_csa32 #(
    .Width(Width)
  ) u_b (
    .carry_en_i,
    .x_i    (x3_carry),
    .y_i    (x3_sum),
    .z_i    (x2_carry),
    .cin_i  (x2_neg_i[0]),
    .carry_o(b_carry_o),
    .sum_o  (b_sum_o)
  );
  bz_csa32 #(
    .Width(Width)
  ) u_y (
    .carry_en_i,
    .x_i    (a_carry_o),
    .y_i    (a_sum_o),
    .z_i    (x2_carry),
    .cin_i  (x2_neg_i[0]),
    .carry_o(y_carry_o),
    .sum_o  (y_sum_o)
  );

endmodule
