// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The fast core: gcd of x and m, the cofactor s with s x = gcd modulo m, and with BothColumns t as well:
// s x + t m = gcd. Dual = 1 builds GF(2)[x] beside the integers; polynomial_i chooses for each operation.
//
// An operation starts at the edge with in_valid_i and in_ready_o, and its result is there from out_valid_o on until the
// edge with out_ready_i. With ConstantTime the clocks between the two do not depend on the operands.
//
// m is odd. If it is even and BothColumns is set, x may be odd instead; otherwise the operation ends with
// StatusRefused and zeros. One operand may be 0. The cofactor of the operand that is not the odd one just named
// (that of x, if m is odd) is in [0, odd operand); the other one is signed.

module bz_top #(
  parameter int unsigned Width         = 255,
  parameter int unsigned Steps         = 0,  // 0: the proved number, which is enough for all operands; see proofs/
  parameter int unsigned Even          = 4,
  parameter int unsigned Odd           = 4,
  parameter int unsigned StepsPerClock = 2,
  parameter bit          BothColumns   = 1'b0,
  parameter bit          ConstantTime  = 1'b1,
  parameter bit          Dual          = 1'b0,
  parameter bit          OnlyPolynomial = 1'b0,
  parameter int unsigned AdderClocks   = 2
) (
  input  logic                    clk_i,
  input  logic                    rst_ni,
  input  logic                    in_valid_i,
  output logic                    in_ready_o,
  input  logic                    polynomial_i,
  input  logic        [Width-1:0] x_i,
  input  logic        [Width-1:0] m_i,
  output logic                    out_valid_o,
  input  logic                    out_ready_i,
  output bz_pkg::status_e         status_o,
  output logic        [Width-1:0] gcd_o,
  output logic signed [Width+1:0] s_o,
  output logic signed [Width+1:0] t_o
);

  localparam int unsigned Most      = $clog2(Even > Odd ? Even : Odd);
  localparam int unsigned Total     = Most * StepsPerClock;
  localparam int unsigned Parts     = 4;  // of Total places each, in the power of two that scales the rows
  localparam int unsigned Scale     = Parts * Total;
  localparam int unsigned PairWidth = Width + Total + 2 > 4 * Total ? Width + Total + 2 : 4 * Total;
  localparam int unsigned RowWidth  = Width + Scale + Total + 2;
  localparam int unsigned Digits    = (Total + 1) / 2;
  localparam int unsigned DigitsF   = (Most + 1) / 2;
  localparam int unsigned Proved    = bezout_bounds_pkg::fast_steps(Even, Odd, Width, !OnlyPolynomial, Dual | OnlyPolynomial);
  localparam int unsigned Made      = Steps == 0 ? Proved : Steps;
  localparam int unsigned Clocks    = (Made + StepsPerClock - 1) / StepsPerClock;
  localparam int unsigned RowStart  = 2 + Parts + AdderClocks;
  localparam int unsigned Columns   = BothColumns ? 2 : 1;
  // delta grows by Total a clock at most, and early exit never runs longer.
  localparam int unsigned DeltaWidth = $clog2(Total * (Clocks + RowStart + 20)) + 2;
  // The least sum of two shifts: over GF(2) an odd step is sure of one place only.
  localparam bit          Polynomial = Dual | OnlyPolynomial;
  localparam int unsigned Least = StepsPerClock == 1 || Even == 2 || Polynomial ? StepsPerClock : 3;

  // ---- parameters that have no core

  if (Width < 8) begin : gen_bad_width
    $error("Width: at least 8 is accepted");
  end
  if (Even != 2 && Even != 4 && Even != 8) begin : gen_bad_even
    $error("Even: 2, 4 and 8 are accepted");
  end
  // With an odd reduction by 2 the rows would grow with the number of steps.
  if (Odd != 4 && Odd != 8) begin : gen_bad_odd
    $error("Odd: 4 and 8 are accepted; bz_baseline_top has 2");
  end
  // With early exit the number only sizes delta.
  if (Proved == 0 && (ConstantTime || Steps == 0)) begin : gen_no_bound
    $error("Width: no number of steps is proved for it with Even and Odd; `python3 -m bezout_proofs plus-minus --record` adds it");
  end
  if (Steps != 0 && Steps < Proved) begin : gen_bad_steps
    $error("Steps: too few for some operands; accepted are 0, for the proved number, and what is not below that");
  end
  if (StepsPerClock != 1 && StepsPerClock != 2) begin : gen_bad_steps_per_clock
    $error("StepsPerClock: 1 and 2 are accepted");
  end
  if (AdderClocks < 1) begin : gen_bad_adder_clocks
    $error("AdderClocks: at least 1 is accepted");
  end

  // ---- control

  logic load, load_next, rows_load_next, rows_one, rows_hold, rows_start, multiple, early;
  logic value, after_first, after_hold, after, digits_narrow, digits_row;
  logic take_sign, take_magnitude, take_cofactor, zero_q, zero_d;
  bz_pkg::sum_e sum_sel;
`ifdef FORMAL
  logic ended;
`endif

  bz_control #(
    .Clocks      (Clocks),
    .ConstantTime(ConstantTime),
    .Parts       (Parts),
    .RowStart    (RowStart),
    .AdderClocks (AdderClocks)
  ) u_control (
    .clk_i,
    .rst_ni,
    .in_valid_i,
    .in_ready_o,
    .out_valid_o,
    .out_ready_i,
    .zero_i          (zero_q),
    .load_o          (load),
    .load_next_o     (load_next),
    .rows_load_next_o(rows_load_next),
    .rows_one_o      (rows_one),
    .rows_hold_o     (rows_hold),
    .rows_start_o    (rows_start),
    .multiple_o      (multiple),
    .early_o         (early),
    .value_o         (value),
    .after_first_o   (after_first),
    .after_hold_o    (after_hold),
    .after_o         (after),
    .digits_narrow_o (digits_narrow),
    .digits_row_o    (digits_row),
    .sum_o           (sum_sel),
    .take_sign_o     (take_sign),
    .take_magnitude_o(take_magnitude),
    .take_cofactor_o (take_cofactor)
`ifdef FORMAL
    , .ended_o(ended)
`endif
  );

  // ---- operands

  logic             swapped, swapped_q, refused_q, carry_en_q, carry_en_in, carry_en;
  logic [Width-1:0] f0, g0, f0_q, g0_q, f0_d, g0_d;

  assign swapped     = BothColumns & ~m_i[0];
  assign f0          = (swapped ? x_i : m_i) | Width'(1);
  assign g0          = swapped ? m_i : x_i;
  assign carry_en_in = OnlyPolynomial ? 1'b0 : Dual ? ~polynomial_i : 1'b1;
  assign carry_en    = OnlyPolynomial ? 1'b0 : Dual ? carry_en_q : 1'b1;

  // While the core is ready it takes operands in every clock; those that count come last.
  logic [RowWidth-1:0] load_lines;

  bz_lines #(
    .Width(RowWidth)
  ) u_load (
    .clk_i,
    .next_i (load_next),
    .lines_o(load_lines)
  );
  assign f0_d = (f0 & load_lines[Width-1:0]) | (f0_q & ~load_lines[Width-1:0]);
  assign g0_d = (g0 & load_lines[Width-1:0]) | (g0_q & ~load_lines[Width-1:0]);
  always_ff @(posedge clk_i) begin
    f0_q <= f0_d;
    g0_q <= g0_d;
    if (load) begin
      swapped_q  <= swapped;
      refused_q  <= ~(m_i[0] | (BothColumns & x_i[0]));
      carry_en_q <= carry_en_in;
    end
  end

  // ---- f and g: the head decides, the wide words follow one clock later

  bz_pkg::step_t                step_d, step_next;
  logic [PairWidth-1:0] f_carry, f_sum, g_carry, g_sum;
  logic [Total:0]       f_carry_copy, f_sum_copy, g_carry_copy, g_sum_copy;

  bz_head #(
    .Even         (Even),
    .Odd          (Odd),
    .StepsPerClock(StepsPerClock),
    .Most         (Most),
    .Least        (Least),
    .OddLeast     (Polynomial ? 1 : 2),
    .Total        (Total),
    .DeltaWidth   (DeltaWidth)
  ) u_head (
    .clk_i,
    .carry_en_i(carry_en),
    .load_i    (load),
    .load_carry_en_i(carry_en_in),
    .load_f_i  ((3*Total)'(f0)),
    .load_g_i  ((2*Total)'(g0)),
    .f_carry_i (f_carry_copy),
    .f_sum_i   (f_sum_copy),
    .g_carry_i (g_carry_copy),
    .g_sum_i   (g_sum_copy),
    .step_o    (step_d),
    .next_step_o(step_next)
  );

  bz_pair #(
    .Width(PairWidth),
    .Most (Most),
    .Least(Least),
    .Total(Total)
  ) u_pair (
    .clk_i,
    .carry_en_i(carry_en),
    .load_i    (load_lines[PairWidth-1:0]),
    .load_f_i  (PairWidth'(f0)),
    .load_g_i  (PairWidth'(g0) << Total),
    .next_step_i(step_next),
    .f_carry_o (f_carry),
    .f_sum_o   (f_sum),
    .g_carry_o (g_carry),
    .g_sum_o   (g_sum),
    .f_carry_copy_o(f_carry_copy),
    .f_sum_copy_o  (f_sum_copy),
    .g_carry_copy_o(g_carry_copy),
    .g_sum_copy_o  (g_sum_copy)
  );

  if (ConstantTime) begin : gen_no_zero
    assign zero_d = 1'b0;
  end else begin : gen_zero
    bz_pair_zero #(
      .Width(PairWidth)
    ) u_zero (
      .carry_i(g_carry),
      .sum_i  (g_sum),
      .zero_o (zero_d)
    );
  end
  always_ff @(posedge clk_i) begin
    zero_q <= zero_d;
  end

  // ---- the steps wait until the rows are ready for them

  logic [RowStart-1:0][bz_pkg::StepBits-1:0] line_q;
  bz_pkg::step_t                row_step_d, even_step, waited, waited_narrow_q;
  logic                 sign;
  logic  [Width:0]      magnitude;

  assign sign   = magnitude_sign_q;
  assign waited = line_q[RowStart-1];

  always_comb begin
    even_step              = '0;
    even_step.x1_en        = 1'b1;
    even_step.t1[Most]     = 1'b1;
    even_step.total[Total] = 1'b1;
    row_step_d             = waited;
    if (early || after) begin
      row_step_d     = even_step;
      row_step_d.f_g = rows_hold | after_hold;
      if (after_first) begin
        row_step_d.x1_en  = 1'b0;
        row_step_d.x2_en  = 1'b1;
        row_step_d.x2_neg = sign & carry_en;
      end
    end
  end

  always_ff @(posedge clk_i) begin
    line_q[0] <= step_d;
    for (int unsigned i = 1; i < RowStart; i++) begin
      line_q[i] <= line_q[i-1];
    end
  end
  // The same as waited, which drives the rows: a register for the narrow units alone.
  (* keep *)
  always_ff @(posedge clk_i) begin
    waited_narrow_q <= line_q[RowStart-2];
  end

  // ---- multiples of the modulus for the rows

  logic   [Total-1:0]           k_row, k_narrow;
  logic   [Most-1:0]            k_f;
  logic   [Digits-1:0]          one_row, two_row, neg_row, one_narrow, two_narrow, neg_narrow, one_d, two_d, neg_d;
  logic   [DigitsF-1:0]         one_f_d, two_f_d, neg_f_d;
  logic                         flip_q, flip_d;
  logic   [Scale-1:0]           low_f;
  logic   [Columns-1:0][Total:0] row_f_carry_copy, row_f_sum_copy, row_g_carry_copy, row_g_sum_copy;
  logic   [Columns-1:0][RowWidth-1:0] row_f_carry, row_f_sum, row_g_carry, row_g_sum, b_q, sum;

  bz_quotient #(
    .Most (Most),
    .Least(Least),
    .Total(Total)
  ) u_quotient (
    .clk_i,
    .carry_en_i (carry_en),
    .load_i     (rows_start),
    .rows_step_i(row_step_d),
    .next_step_i(waited_narrow_q),
    .after_step_i(line_q[RowStart-2]),
    .f_carry_i  (row_f_carry_copy[0]),
    .f_sum_i    (row_f_sum_copy[0]),
    .g_carry_i  (row_g_carry_copy[0]),
    .g_sum_i    (row_g_sum_copy[0]),
    .k_o        (k_row),
    .k_f_o      (k_f)
  );

  assign low_f = carry_en ? row_f_carry[0][Scale-1:0] + row_f_sum[0][Scale-1:0] : row_f_sum[0][Scale-1:0];

  bz_montgomery #(
    .Total(Total),
    .Parts(Parts)
  ) u_montgomery (
    .clk_i,
    .carry_en_i    (load ? carry_en_in : carry_en),
    .load_modulus_i(load),
    .modulus_i     (Scale'(f0)),
    .load_value_i  (value),
    .value_i       (low_f),
    .negate_i      (sign & carry_en),
    .k_o           (k_narrow)
  );

  // Digits of both in lines of their own, joined last: without a length there are none.
  bz_recode #(
    .Bits (Total),
    .Least(Least)
  ) u_recode (
    .carry_en_i(carry_en),
    .value_i   (k_row),
    .sel_i     (waited_narrow_q.total[Total:Least] & {(Total-Least+1){digits_row}}),
    .one_o     (one_row),
    .two_o     (two_row),
    .neg_o     (neg_row)
  );
  bz_recode #(
    .Bits (Total),
    .Least(Total)
  ) u_recode_narrow (
    .carry_en_i(carry_en),
    .value_i   (k_narrow),
    .sel_i     (digits_narrow),
    .one_o     (one_narrow),
    .two_o     (two_narrow),
    .neg_o     (neg_narrow)
  );
  assign one_d = one_row | one_narrow;
  assign two_d = two_row | two_narrow;
  assign neg_d = neg_row | neg_narrow;
  bz_recode #(
    .Bits(Most)
  ) u_recode_f (
    .carry_en_i(carry_en),
    .value_i   (k_f),
    .sel_i     (waited_narrow_q.t1[Most:1] & {Most{digits_row}}),
    .one_o     (one_f_d),
    .two_o     (two_f_d),
    .neg_o     (neg_f_d)
  );

  // ---- the rows, column by column: the cofactor of g0 first

  logic [Scale-1:0] low_q;  // the places of the second column's multiple that its division dropped

  for (genvar i = 0; i < Columns; i++) begin : gen_column
    logic   [RowWidth-1:0] load_f, load_g, load_row, b_start;
    logic   [Total-1:0]    dropped;
    logic                  flip;

    if (i == 0) begin : gen_first
      // 1 - 2^Scale, and over GF(2) 1: the division then leaves the multiple's high part.
      assign load_g  = rows_one ? {{(RowWidth-Scale){carry_en}}, Scale'(1)} : RowWidth'(1) << (Scale + Total);
      assign load_f  = '0;
      assign b_start = {sum[i][RowWidth-Scale-1:0], {(Scale-1){carry_en}}, 1'b1};
      assign flip    = 1'b0;
      logic unused_dropped;
      assign unused_dropped = ^dropped;
    end else begin : gen_second
      assign load_g  = '0;
      assign load_f  = rows_one ? '0 : RowWidth'(1) << Scale;
      assign b_start = {sum[i][RowWidth-Scale-1:0], low_q};
      // u f0 + v g0 stays the same if v gains f0 and u loses g0.
      assign flip    = flip_d & carry_en;
      logic multiple_q;
      always_ff @(posedge clk_i) begin
        multiple_q <= multiple;
        if (multiple_q) begin
          low_q <= {dropped, low_q[Scale-1:Total]};
        end
      end
    end

    bz_lines #(
      .Width(RowWidth)
    ) u_load_row (
      .clk_i,
      .next_i (rows_load_next),
      .lines_o(load_row)
    );

    bz_row #(
      .Width(RowWidth),
      .Most (Most),
      .Least(Least),
      .Total(Total),
      .Floor(i != 0),
      .Copy (i == 0)
    ) u_row (
      .clk_i,
      .carry_en_i(carry_en),
      .load_i    (load_row),
      .load_f_i  (load_f),
      .load_g_i  (load_g),
      .next_step_i(row_step_d),
      .next_one_i  (one_d),
      .next_two_i  (two_d),
      .next_neg_i  (neg_d ^ {Digits{flip}}),
      .next_one_f_i(one_f_d),
      .next_two_f_i(two_f_d),
      .next_neg_f_i(neg_f_d ^ {DigitsF{flip}}),
      .b_i       (b_q[i]),
      .dropped_o (dropped),
      .f_carry_o (row_f_carry[i]),
      .f_sum_o   (row_f_sum[i]),
      .g_carry_o (row_g_carry[i]),
      .g_sum_o   (row_g_sum[i]),
      .f_carry_copy_o(row_f_carry_copy[i]),
      .f_sum_copy_o  (row_f_sum_copy[i]),
      .g_carry_copy_o(row_g_carry_copy[i]),
      .g_sum_copy_o  (row_g_sum_copy[i])
    );

    logic [RowWidth-1:0] b_d;
    assign b_d = ((i == 0 ? RowWidth'(f0) : RowWidth'(g0)) & load_lines)
               | ((i == 0 ? RowWidth'(f0_q) : RowWidth'(g0_q)) & {RowWidth{after_first}})
               | (b_start & {RowWidth{rows_start}})
               | (b_q[i] & ~load_lines & ~{RowWidth{rows_start | after_first}});
    always_ff @(posedge clk_i) begin
      b_q[i] <= b_d;
    end
  end

  always_comb begin
    flip_d = flip_q;
    if (load || after_first) begin
      flip_d = 1'b1;
    end else if (rows_start) begin
      flip_d = 1'b0;
    end
  end
  always_ff @(posedge clk_i) begin
    flip_q <= flip_d;
  end

  // ---- the final adders

  logic [Columns-1:0][Width+2:0] cofactor;
  logic [Columns-1:0][Width:0]   magnitudes;
  logic                          magnitude_sign_q;

  for (genvar i = 0; i < Columns; i++) begin : gen_final
    bz_final #(
      .Width    (Width),
      .RowWidth (RowWidth),
      .PairWidth(PairWidth),
      .First    (i == 0)
    ) u_final (
      .clk_i,
      .carry_en_i      (carry_en),
      .sel_i           (sum_sel),
      .take_magnitude_i(take_magnitude),
      .take_cofactor_i (take_cofactor),
      .negative_i      (cofactor[0][Width+2]),
      .row_carry_i     (row_f_carry[i]),
      .row_sum_i       (row_f_sum[i]),
      .pair_carry_i    (f_carry),
      .pair_sum_i      (f_sum),
      .modulus_i       (i == 0 ? f0_q : g0_q),
      .sum_o           (sum[i]),
      .cofactor_o      (cofactor[i]),
      .magnitude_o     (magnitudes[i])
    );
  end
  assign magnitude = magnitudes[0];

  // f's sign, which the second pass takes out of the magnitude.
  always_ff @(posedge clk_i) begin
    magnitude_sign_q <= take_sign ? sum[0][Width] : magnitude_sign_q;
  end

`ifdef FORMAL
  // For the multi-cycle paths through the final adders: where a register takes a sum, what is added has stood still for
  // AdderClocks clocks. That g is 0 when the last step has been made, so that all that follow leave f alone, is what the
  // proved number of steps says; here it is assumed.
  logic [2*RowWidth*Columns-1:0]     rows_now, rows_q;
  logic [2*PairWidth-1:0]            pair_now, pair_q;
  logic [Columns*(2*Width+4)-1:0]    sums_now, sums_q;
  logic [2*Width+2:0]                fixed_now, fixed_q;
  logic                              known_q = 1'b0;

  assign rows_now  = {row_f_carry, row_f_sum};
  assign pair_now  = {f_carry, f_sum};
  assign sums_now  = {cofactor, magnitudes};
  assign fixed_now = {f0_q, g0_q, sum_sel};
  always_ff @(posedge clk_i) begin
    known_q <= 1'b1;
    rows_q  <= rows_now;
    pair_q  <= pair_now;
    sums_q  <= sums_now;
    fixed_q <= fixed_now;
  end
  always_comb begin
    if (!known_q) assume (!rst_ni);
    // In the clocks after the last step: no step but one that shifts g.
    if (ended) assume (!step_d.x2_en && !step_d.x3_en && !step_d.f_new && !step_d.f_g);
    if (known_q && rows_start) final_adder_holds_rows: assert (rows_now == rows_q && fixed_now == fixed_q);
    if (known_q && take_sign) final_adder_holds_sign: assert (pair_now == pair_q && fixed_now == fixed_q);
    if (known_q && take_magnitude && !take_sign)
      final_adder_holds_magnitude: assert (sums_now == sums_q && fixed_now == fixed_q);
    if (known_q && take_cofactor)
      final_adder_holds_cofactor: assert (fixed_now == fixed_q && sums_now == sums_q && rows_now == rows_q);
  end
`endif

  // ---- result

  logic [Width+1:0] first, second;

  assign first  = cofactor[0][Width+1:0];
  assign second = BothColumns ? cofactor[Columns-1][Width+1:0] : '0;
  always_comb begin
    status_o = magnitude == (Width+1)'(1) ? bz_pkg::StatusOk : bz_pkg::StatusCommonFactor;
    gcd_o    = magnitude[Width-1:0];
    s_o      = swapped_q ? second : first;
    t_o      = BothColumns ? (swapped_q ? first : second) : '0;
    if (refused_q) begin
      status_o = bz_pkg::StatusRefused;
      gcd_o    = '0;
      s_o      = '0;
      t_o      = '0;
    end
  end

endmodule
