// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The operands of one step on wide words: Y = x1 g + x2 f as a pair, and the third operand as a pair whose negation
// still lacks its two carries.

module bz_operands #(
  parameter int unsigned Width = 8,
  parameter int unsigned Most  = 2,
  parameter bit          GateG = 1'b1  // whether x1_en counts; else g always takes part
) (
  input  logic             carry_en_i,
  input  bz_pkg::step_t    step_i,
  input  logic [Width-1:0] f_carry_i,
  input  logic [Width-1:0] f_sum_i,
  input  logic [Width-1:0] g_carry_i,
  input  logic [Width-1:0] g_sum_i,
  output logic [Width-1:0] y_carry_o,
  output logic [Width-1:0] y_sum_o,
  output logic [Width-1:0] x3_carry_o,
  output logic [Width-1:0] x3_sum_o
);

  logic [Width-1:0] x1_carry, x1_sum, x2_carry, x2_sum;
  logic [Width-1:0] source_carry, source_sum, shifted_carry, shifted_sum;

  assign x1_carry = g_carry_i & {Width{step_i.x1_en | ~GateG}};
  assign x1_sum   = g_sum_i & {Width{step_i.x1_en | ~GateG}};

  bz_gate #(
    .Width(Width)
  ) u_x2_carry (
    .en_i (step_i.x2_en),
    .neg_i(step_i.x2_neg),
    .x_i  (f_carry_i),
    .x_o  (x2_carry)
  );
  bz_gate #(
    .Width(Width)
  ) u_x2_sum (
    .en_i (step_i.x2_en),
    .neg_i(step_i.x2_neg),
    .x_i  (f_sum_i),
    .x_o  (x2_sum)
  );

  bz_csa42 #(
    .Width(Width)
  ) u_y (
    .carry_en_i,
    .x_carry_i(x1_carry),
    .x_sum_i  (x1_sum),
    .y_carry_i(x2_carry),
    .y_sum_i  (x2_sum),
    .cin_i    ({2{step_i.x2_neg}}),
    .carry_o  (y_carry_o),
    .sum_o    (y_sum_o)
  );

  assign source_carry = step_i.x3_g ? g_carry_i : f_carry_i;
  assign source_sum   = step_i.x3_g ? g_sum_i : f_sum_i;
  always_comb begin
    shifted_carry = '0;
    shifted_sum   = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      shifted_carry |= (source_carry << i) & {Width{step_i.t1[i]}};
      shifted_sum   |= (source_sum << i) & {Width{step_i.t1[i]}};
    end
  end
  bz_gate #(
    .Width(Width)
  ) u_x3_carry (
    .en_i (step_i.x3_en),
    .neg_i(step_i.x3_neg),
    .x_i  (shifted_carry),
    .x_o  (x3_carry_o)
  );
  bz_gate #(
    .Width(Width)
  ) u_x3_sum (
    .en_i (step_i.x3_en),
    .neg_i(step_i.x3_neg),
    .x_i  (shifted_sum),
    .x_o  (x3_sum_o)
  );

endmodule
