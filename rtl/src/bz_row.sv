// SPDX-License-Identifier: MIT OR Apache-2.0
//
// One column of the cofactor rows in carry-save form: the step of f and g on their cofactors, with the multiple of b_i
// that makes the sums divisible.
// With Floor = 1 a shift by Total of what is not divisible rounds down, and dropped_o tells a clock later what it dropped.

module bz_row #(
  parameter int unsigned Width   = 273,
  parameter int unsigned Most    = 2,
  parameter int unsigned Least   = 3,
  parameter int unsigned Total   = 4,
  parameter int unsigned Slice   = 3,  // places for each copy of the select lines
  parameter bit          Floor   = 1'b0,
  parameter int unsigned DigitSlice = 70,  // places for each copy of the digits
  parameter bit          Copy    = 1'b1,
  parameter int unsigned CopyLow  = 3 * Total - 1,
  parameter int unsigned CopyBits = Total + 1,
  parameter int unsigned Digits  = (Total + 1) / 2,
  parameter int unsigned DigitsF = (Most + 1) / 2
) (
  input  logic                         clk_i,
  input  logic                         carry_en_i,
  input  logic           [Width-1:0]   load_i,       // one line for each place
  input  logic           [Width-1:0]   load_f_i,
  input  logic           [Width-1:0]   load_g_i,
  input  bz_pkg::step_t                next_step_i,  // of the next clock
  // The digits of the multiples of b_i in the next clock, for g and for f.
  input  logic           [Digits-1:0]  next_one_i,
  input  logic           [Digits-1:0]  next_two_i,
  input  logic           [Digits-1:0]  next_neg_i,
  input  logic           [DigitsF-1:0] next_one_f_i,
  input  logic           [DigitsF-1:0] next_two_f_i,
  input  logic           [DigitsF-1:0] next_neg_f_i,
  input  logic           [Width-1:0]   b_i,
  output logic           [Total-1:0]   dropped_o,
  output logic           [Width-1:0]   f_carry_o,
  output logic           [Width-1:0]   f_sum_o,
  output logic           [Width-1:0]   g_carry_o,
  output logic           [Width-1:0]   g_sum_o,
  // A second register for each of some bits, near a narrow unit that cannot wait until the first has driven the adders.
  output logic         [CopyBits-1:0]  f_carry_copy_o,
  output logic         [CopyBits-1:0]  f_sum_copy_o,
  output logic         [CopyBits-1:0]  g_carry_copy_o,
  output logic         [CopyBits-1:0]  g_sum_copy_o
);

  logic [Width-1:0] f_carry_q, f_sum_q, g_carry_q, g_sum_q;
  logic [Width-1:0] y_carry, y_sum, a_carry, a_sum, b_carry, b_sum, total_carry, total_sum;
  logic [Width-1:0] w_carry, w_sum, z_carry, z_sum, zz_carry, zz_sum;
  logic [Width-1:0] f_total_carry, f_total_sum;
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

  // ---- digits, a register of each for every DigitSlice places

  localparam int unsigned DigitSlices = (Width + DigitSlice - 1) / DigitSlice;
  logic [Digits-1:0] [Width-1:0] one, two, neg;
  logic [DigitsF-1:0][Width-1:0] one_f, two_f, neg_f;

  for (genvar i = 0; i < DigitSlices; i++) begin : gen_digits
    localparam int unsigned Low  = i * DigitSlice;
    localparam int unsigned Size = Low + DigitSlice > Width ? Width - Low : DigitSlice;
    logic [Digits-1:0]  one_q, two_q, neg_q;
    logic [DigitsF-1:0] one_f_q, two_f_q, neg_f_q;

    // Equal registers on purpose: they are not to be merged.
    (* keep *)
    always_ff @(posedge clk_i) begin
      one_q   <= next_one_i;
      two_q   <= next_two_i;
      neg_q   <= next_neg_i;
      one_f_q <= next_one_f_i;
      two_f_q <= next_two_f_i;
      neg_f_q <= next_neg_f_i;
    end
    for (genvar j = 0; j < Digits; j++) begin : gen_lines
      assign one[j][Low+:Size] = {Size{one_q[j]}};
      assign two[j][Low+:Size] = {Size{two_q[j]}};
      assign neg[j][Low+:Size] = {Size{neg_q[j]}};
    end
    for (genvar j = 0; j < DigitsF; j++) begin : gen_lines_f
      assign one_f[j][Low+:Size] = {Size{one_f_q[j]}};
      assign two_f[j][Low+:Size] = {Size{two_f_q[j]}};
      assign neg_f[j][Low+:Size] = {Size{neg_f_q[j]}};
    end
  end

  // Their multiples of b; places for three, and for two of them in f's row.
  logic [2:0]            negative;
  logic [1:0]            negative_f;
  logic [2:0][Width-1:0] multiple;
  logic [1:0][Width-1:0] multiple_f;

  for (genvar i = 0; i < 3; i++) begin : gen_multiple
    if (i < Digits) begin : gen_digit
      bz_booth #(
        .Width(Width)
      ) u_booth (
        .one_i(one[i]),
        .two_i(two[i]),
        .neg_i(neg[i]),
        .x_i  (b_i << (2 * i)),
        .x_o  (multiple[i])
      );
      assign negative[i] = neg[i][0];
    end else begin : gen_none
      assign multiple[i] = '0;
      assign negative[i] = 1'b0;
    end
  end
  for (genvar i = 0; i < 2; i++) begin : gen_multiple_f
    if (i < DigitsF) begin : gen_digit
      bz_booth #(
        .Width(Width)
      ) u_booth (
        .one_i(one_f[i]),
        .two_i(two_f[i]),
        .neg_i(neg_f[i]),
        .x_i  (b_i << (2 * i)),
        .x_o  (multiple_f[i])
      );
      assign negative_f[i] = neg_f[i][0];
    end else begin : gen_none
      assign multiple_f[i] = '0;
      assign negative_f[i] = 1'b0;
    end
  end

  bz_operands #(
    .Width(Width),
    .Most (Most),
    .GateG(1'b1)
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

  // The digits are known later than the step's lines, so that their multiples come in one row of adders later.
  bz_csa32 #(
    .Width(Width)
  ) u_w (
    .carry_en_i,
    .x_i    (a_carry),
    .y_i    (a_sum),
    .z_i    (multiple[0]),
    .cin_i  (x3_neg[0]),
    .carry_o(w_carry),
    .sum_o  (w_sum)
  );
  bz_csa32 #(
    .Width(Width)
  ) u_z (
    .carry_en_i,
    .x_i    (b_carry),
    .y_i    (b_sum),
    .z_i    (multiple[1]),
    .cin_i  (x3_neg[0]),
    .carry_o(z_carry),
    .sum_o  (z_sum)
  );
  if (Digits == 3) begin : gen_third
    bz_csa32 #(
      .Width(Width)
    ) u_zz (
      .carry_en_i,
      .x_i    (z_carry),
      .y_i    (z_sum),
      .z_i    (multiple[2]),
      .cin_i  (negative[2]),
      .carry_o(zz_carry),
      .sum_o  (zz_sum)
    );
  end else begin : gen_two
    assign zz_carry = z_carry;
    assign zz_sum   = z_sum;
    logic unused_third;
    assign unused_third = ^{multiple[2], negative[2]};
  end
  bz_csa42 #(
    .Width(Width)
  ) u_total (
    .carry_en_i,
    .x_carry_i(w_carry),
    .x_sum_i  (w_sum),
    .y_carry_i(zz_carry),
    .y_sum_i  (zz_sum),
    .cin_i    (negative[1:0]),
    .carry_o  (total_carry),
    .sum_o    (total_sum)
  );

  if (DigitsF == 1) begin : gen_f_one
    bz_csa32 #(
      .Width(Width)
    ) u_f (
      .carry_en_i,
      .x_i    (y_carry),
      .y_i    (y_sum),
      .z_i    (multiple_f[0]),
      .cin_i  (negative_f[0]),
      .carry_o(f_total_carry),
      .sum_o  (f_total_sum)
    );
    logic unused_second;
    assign unused_second = ^{multiple_f[1], negative_f[1]};
  end else begin : gen_f_two
    bz_csa42 #(
      .Width(Width)
    ) u_f (
      .carry_en_i,
      .x_carry_i(y_carry),
      .x_sum_i  (y_sum),
      .y_carry_i(multiple_f[1]),
      .y_sum_i  (multiple_f[0]),
      .cin_i    (negative_f),
      .carry_o  (f_total_carry),
      .sum_o    (f_total_sum)
    );
  end

  bz_shift_lines #(
    .Width(Width),
    .Least(1),
    .Most (Most)
  ) u_half (
    .carry_en_i,
    .sel_i  (half_en),
    .carry_i(f_total_carry),
    .sum_i  (f_total_sum),
    .carry_o(half_carry),
    .sum_o  (half_sum)
  );
  bz_shift_lines #(
    .Width(Width),
    .Least(Least),
    .Most (Total),
    .Floor(Floor)
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

  if (Floor) begin : gen_dropped
    logic [Total-1:0] dropped_carry_q, dropped_sum_q;
    always_ff @(posedge clk_i) begin
      dropped_carry_q <= total_carry[Total-1:0];
      dropped_sum_q   <= total_sum[Total-1:0];
    end
    assign dropped_o = dropped_carry_q + dropped_sum_q;
  end else begin : gen_none_dropped
    assign dropped_o = '0;
  end
  assign f_carry_o = f_carry_q;
  assign f_sum_o   = f_sum_q;
  assign g_carry_o = g_carry_q;
  assign g_sum_o   = g_sum_q;

endmodule
