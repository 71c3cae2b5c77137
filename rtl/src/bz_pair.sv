// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The wide words of f and g in carry-save form, and the step on them.

module bz_pair #(
  parameter int unsigned Width = 261,  // of the words
  parameter int unsigned Most  = 2,
  parameter int unsigned Least = 3,    // the least total shift
  parameter int unsigned Total = 4,
  parameter int unsigned Slice = 3,    // places for each copy of the select lines
  parameter bit          Copy  = 1'b1,
  parameter int unsigned CopyLow  = 3 * Total - 1,
  parameter int unsigned CopyBits = Total + 1
) (
  input  logic             clk_i,
  input  logic             carry_en_i,
  input  logic [Width-1:0] load_i,          // one line for each place
  input  logic [Width-1:0] load_f_i,
  input  logic [Width-1:0] load_g_i,
  input  bz_pkg::step_t    next_step_i,  // of the next clock
  output logic [Width-1:0] f_carry_o,
  output logic [Width-1:0] f_sum_o,
  output logic [Width-1:0] g_carry_o,
  output logic [Width-1:0] g_sum_o,
  // A second register for each of some bits, near a narrow unit that cannot wait until the first has driven the adders.
  output logic         [CopyBits-1:0]  f_carry_copy_o,
  output logic         [CopyBits-1:0]  f_sum_copy_o,
  output logic         [CopyBits-1:0]  g_carry_copy_o,
  output logic         [CopyBits-1:0]  g_sum_copy_o
);

  logic [Width-1:0] f_carry_q, f_sum_q, g_carry_q, g_sum_q;
  logic [Width-1:0] y_carry, y_sum, a_carry, a_sum, b_carry, b_sum, total_carry, total_sum;
  logic [Width-1:0] half_carry, half_sum, g_carry_d, g_sum_d, f_carry_d, f_sum_d;

  // ---- select lines
  logic          [Width-1:0] x1_en, x2_pos, x2_neg, x3_neg, f_g, f_keep;
  logic [Most:1] [Width-1:0] x3_f, x3_g, half_en;
  logic [Total:1][Width-1:0] total_en;

  bz_spread #(
    .Width(Width),
    .Slice(Slice),
    .Most (Most),
    .Total(Total)
  ) u_spread (
    .clk_i,
    .step_i  (next_step_i),
    .x1_en_o (x1_en),
    .x2_pos_o(x2_pos),
    .x2_neg_o(x2_neg),
    .x3_f_o  (x3_f),
    .x3_g_o  (x3_g),
    .x3_neg_o(x3_neg),
    .half_o  (half_en),
    .f_g_o   (f_g),
    .f_keep_o(f_keep),
    .total_o (total_en)
  );

  bz_operands #(
    .Width(Width),
    .Most (Most),
    .GateG(1'b0)
  ) u_operands (
    .carry_en_i,
    .x1_en_i   (x1_en),
    .x2_pos_i  (x2_pos),
    .x2_neg_i  (x2_neg),
    .x3_f_i    (x3_f),
    .x3_g_i    (x3_g),
    .x3_neg_i  (x3_neg),
    .f_carry_i (f_carry_q),
    .f_sum_i   (f_sum_q),
    .g_carry_i (g_carry_q),
    .g_sum_i   (g_sum_q),
    .y_carry_o (y_carry),
    .y_sum_o   (y_sum),
    .a_carry_o (a_carry),
    .a_sum_o   (a_sum),
    .b_carry_o (b_carry),
    .b_sum_o   (b_sum)
  );

  bz_csa42 #(
    .Width(Width)
  ) u_total (
    .carry_en_i,
    .x_carry_i(a_carry),
    .x_sum_i  (a_sum),
    .y_carry_i(b_carry),
    .y_sum_i  (b_sum),
    .cin_i    ({2{x3_neg[0]}}),
    .carry_o  (total_carry),
    .sum_o    (total_sum)
  );

  bz_shift_lines #(
    .Width(Width),
    .Least(1),
    .Most (Most)
  ) u_half (
    .carry_en_i,
    .sel_i  (half_en),
    .carry_i(y_carry),
    .sum_i  (y_sum),
    .carry_o(half_carry),
    .sum_o  (half_sum)
  );

  bz_shift_lines #(
    .Width(Width),
    .Least(Least),
    .Most (Total)
  ) u_shift (
    .carry_en_i,
    .sel_i  (total_en[Total:Least]),
    .carry_i(total_carry),
    .sum_i  (total_sum),
    .carry_o(g_carry_d),
    .sum_o  (g_sum_d)
  );

  // f keeps its value, takes g's, or a half.
  assign f_carry_d = half_carry | (g_carry_q & f_g) | (f_carry_q & f_keep);
  assign f_sum_d   = half_sum | (g_sum_q & f_g) | (f_sum_q & f_keep);

  // Kept apart from the copies: registers that are equal are not to be merged.
  (* keep *)
  always_ff @(posedge clk_i) begin
    f_carry_q <= f_carry_d & ~load_i;
    f_sum_q   <= (f_sum_d & ~load_i) | (load_f_i & load_i);
    g_carry_q <= g_carry_d & ~load_i;
    g_sum_q   <= (g_sum_d & ~load_i) | (load_g_i & load_i);
  end

  if (Copy) begin : gen_copy
    (* keep *)
    always_ff @(posedge clk_i) begin
      f_carry_copy_o <= f_carry_d[CopyLow+:CopyBits] & ~load_i[CopyLow+:CopyBits];
      f_sum_copy_o   <= (f_sum_d[CopyLow+:CopyBits] & ~load_i[CopyLow+:CopyBits])
                      | (load_f_i[CopyLow+:CopyBits] & load_i[CopyLow+:CopyBits]);
      g_carry_copy_o <= g_carry_d[CopyLow+:CopyBits] & ~load_i[CopyLow+:CopyBits];
      g_sum_copy_o   <= (g_sum_d[CopyLow+:CopyBits] & ~load_i[CopyLow+:CopyBits])
                      | (load_g_i[CopyLow+:CopyBits] & load_i[CopyLow+:CopyBits]);
    end
  end else begin : gen_no_copy
    assign f_carry_copy_o = '0;
    assign f_sum_copy_o   = '0;
    assign g_carry_copy_o = '0;
    assign g_sum_copy_o   = '0;
  end

  assign f_carry_o = f_carry_q;
  assign f_sum_o   = f_sum_q;
  assign g_carry_o = g_carry_q;
  assign g_sum_o   = g_sum_q;

endmodule
