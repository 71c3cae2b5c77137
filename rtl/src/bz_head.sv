// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Decides the plus-minus steps, StepsPerClock in a clock, from the low bits of f and g.
// The registers hold the Total low bits of the state on which the steps of this clock act: enough to decide them. To
// have as many after them, the window supplies twice as many bits of the same state, a little later in the clock.
// The first step, but for its swap, was decided in the clock before, for each state that could come of it: so a clock
// begins with what the first step does, and only the second is decided in it.

module bz_head #(
  parameter int unsigned Even          = 4,
  parameter int unsigned Odd           = 4,
  parameter int unsigned StepsPerClock = 2,
  parameter int unsigned Most          = 2,
  parameter int unsigned Least         = 3,  // the least total shift, and that of an odd step
  parameter int unsigned OddLeast      = 2,
  parameter int unsigned Total         = 4,
  parameter int unsigned DeltaWidth    = 12
) (
  input  logic               clk_i,
  input  logic               carry_en_i,
  input  logic               load_i,
  input  logic               load_carry_en_i,  // carry_en_i from the next clock on
  input  logic [3*Total-1:0] load_f_i,
  input  logic [2*Total-1:0] load_g_i,
  // Bits 3*Total-1 .. 4*Total-1 of the wide words, which are one step behind.
  input  logic [Total:0]     f_carry_i,
  input  logic [Total:0]     f_sum_i,
  input  logic [Total:0]     g_carry_i,
  input  logic [Total:0]     g_sum_i,
  // The step that is decided in this clock, and what the wide words do in the next one: that, but for a load.
  output bz_pkg::step_t      step_o,
  output bz_pkg::step_t      next_step_o
);

  localparam int unsigned Window = 3 * Total;
  localparam int unsigned Double = 2 * Total;
  localparam int unsigned Kept   = Double - Most;  // bits of these that the first step is sure to leave

  bz_pkg::step_t step_d, step_q, near_step_q, even_step;

  logic [Total-1:0]  f_q, g_q, f_d, g_d;
  logic [Window-1:0] f_window, g_window;
  logic [Double-1:0] f_low, g_low, x2;

  logic          delta_neg, delta_neg_between;
  logic          odd1_q, swap1, negate1_q, odd2, swap2, negate2;
  logic [Most:1] shift1_q, shift2;
  logic          odd1_copy_q, swap1_copy, negate1_copy_q;
  logic [Most:1] shift1_copy_q;
  logic          odd_d, negate_d;  // the first step of the next clock
  logic [Most:1] shift_d;

  // A step that only shifts g by Total places: with g loaded so much higher it leads to the state to begin with.
  always_comb begin
    even_step              = '0;
    even_step.x1_en        = 1'b1;
    even_step.t1[Most]     = 1'b1;
    even_step.total[Total] = 1'b1;
  end

  bz_window #(
    .Window(Window),
    .Least (Least),
    .Total (Total),
    .Most  (Most)
  ) u_window (
    .clk_i,
    .carry_en_i,
    .load_i,
    .load_f_i,
    .load_g_i   ({load_g_i, {Total{1'b0}}}),
    .step_i     (step_q),
    .near_step_i(near_step_q),
    .next_step_i(step_d),
    .f_carry_i,
    .f_sum_i,
    .g_carry_i,
    .g_sum_i,
    .known_f_i  (f_q),
    .known_g_i  (g_q),
    .f_o        (f_window),
    .g_o        (g_window)
  );

  assign f_low = {f_window[Double-1:Total], f_q};
  assign g_low = {g_window[Double-1:Total], g_q};

  bz_delta #(
    .Width        (DeltaWidth),
    .Most         (Most),
    .StepsPerClock(StepsPerClock)
  ) u_delta (
    .clk_i,
    .carry_en_i,
    .load_i,
    .swap1_i           (swap1),
    .swap2_i           (swap2),
    .shift1_i          (shift1_q),
    .shift2_i          (shift2),
    .negative_o        (delta_neg),
    .negative_between_o(delta_neg_between)
  );

  assign swap1      = odd1_q & ~delta_neg;
  assign swap1_copy = odd1_copy_q & ~delta_neg;

  // What the first step leaves is a sum of shifted numbers: of an odd step the bits shifted out add up to a carry.
  // The second step acts on that, of the registers' bits.
  if (StepsPerClock == 2) begin : gen_second
    logic [Total-1:0] x;
    logic [2:0]       f_bits, g_bits, g_shifted, x_shifted;

    assign x = (f_q & {Total{odd1_q}}) ^ {Total{negate1_q}};
    always_comb begin
      g_shifted = '0;
      x_shifted = '0;
      for (int unsigned i = 1; i <= Most; i++) begin
        g_shifted |= 3'(g_q >> i) & {3{shift1_q[i]}};
        x_shifted |= 3'(x >> i) & {3{shift1_q[i]}};
      end
      g_bits = carry_en_i ? g_shifted + x_shifted + 3'(odd1_q) : g_shifted ^ x_shifted;
      f_bits = swap1 ? 3'(g_q) : 3'(f_q);
    end

    bz_decide #(
      .Even(Even),
      .Odd (Odd),
      .Most(Most)
    ) u_second (
      .carry_en_i,
      .f_i     (f_bits),
      .g_i     (g_bits),
      .odd_o   (odd2),
      .negate_o(negate2),
      .shift_o (shift2)
    );
    assign swap2 = odd2 & ~delta_neg_between;
  end else begin : gen_one
    assign {odd2, swap2, negate2, shift2} = '0;
    logic unused;
    assign unused = delta_neg_between;
  end

  always_comb begin
    step_d            = '0;
    step_d.x1_en      = 1'b1;
    step_d.x2_en      = odd1_copy_q;
    step_d.x2_neg     = negate1_copy_q;
    step_d.x3_en      = odd2;
    step_d.x3_neg     = negate2;
    step_d.x3_g       = swap1_copy;
    step_d.t1[Most:1] = shift1_copy_q;
    step_d.f_new      = swap2;
    step_d.f_g        = swap1_copy;
    if (StepsPerClock == 2) begin
      for (int unsigned i = 1; i <= Most; i++) begin
        for (int unsigned j = 1; j <= Most; j++) begin
          step_d.total[i+j] |= shift1_copy_q[i] & shift2[j];
        end
      end
    end else begin
      step_d.total[Most:1] = shift1_copy_q;
    end
  end

  // The registers' next value: both steps on twice as many low bits. Whether the second step adds, subtracts or only
  // shifts is known late, so all three are worked out, and it selects at the end.
  logic [Kept-1:0]  only1, plus1, minus1;  // after the first step's shift
  logic [Kept-1:0]  g_shifted, x2_shifted, x3;
  logic             carry1;
  logic [Total-1:0] f1;

  always_comb begin
    x2         = (f_low & {Double{odd1_copy_q}}) ^ {Double{negate1_copy_q}};
    g_shifted  = '0;
    x2_shifted = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      g_shifted  |= Kept'(g_low >> i) & {Kept{shift1_copy_q[i]}};
      x2_shifted |= Kept'(x2 >> i) & {Kept{shift1_copy_q[i]}};
    end
    x3     = swap1_copy ? Kept'(g_low) : Kept'(f_low);
    f1     = swap1_copy ? g_q : f_q;
    carry1 = odd1_copy_q & carry_en_i;
  end

  bz_sum3 #(
    .Width(Kept)
  ) u_only (
    .carry_en_i,
    .x_i  (g_shifted),
    .y_i  (x2_shifted),
    .z_i  ('0),
    .cin_i({1'b0, carry1}),
    .sum_o(only1)
  );
  if (StepsPerClock == 2) begin : gen_sums
    bz_sum3 #(
      .Width(Kept)
    ) u_plus (
      .carry_en_i,
      .x_i  (g_shifted),
      .y_i  (x2_shifted),
      .z_i  (x3),
      .cin_i({1'b0, carry1}),
      .sum_o(plus1)
    );
    bz_sum3 #(
      .Width(Kept)
    ) u_minus (
      .carry_en_i,
      .x_i  (g_shifted),
      .y_i  (x2_shifted),
      .z_i  (~x3),
      .cin_i({1'b1, carry1}),
      .sum_o(minus1)
    );
  end else begin : gen_no_sums
    assign plus1  = '0;
    assign minus1 = '0;
    logic unused_x3;
    assign unused_x3 = ^x3;
  end

  // What the second step can be: with an even g it only shifts; with an odd one it adds or subtracts, with a swap or
  // without. Where nothing is second, there is one state that can come.
  localparam int unsigned Ways = StepsPerClock == 1 ? 1 : Most + 4 * (Most - OddLeast + 1);
  logic [Ways-1:0]            way_sel, way_odd, way_negate;
  logic [Ways-1:0][Total-1:0] way_f, way_g;
  logic [Ways-1:0][Most:1]    way_shift;
  // The same without f: fewer, and the sign of delta is not needed.
  localparam int unsigned GWays = StepsPerClock == 1 ? 1 : Most + 2 * (Most - OddLeast + 1);
  logic [GWays-1:0]            g_sel;
  logic [GWays-1:0][Total-1:0] g_way;
  // What the next step shifts by is then seen of g alone.
  localparam bit ShiftByG = Most == 2 && OddLeast == 2;

  if (StepsPerClock == 2) begin : gen_ways
    for (genvar i = 1; i <= Most; i++) begin : gen_even
      assign way_sel[i-1] = shift2[i] & ~odd2;
      assign way_f[i-1]   = f1;
      assign way_g[i-1]   = only1[i+:Total];
      assign g_sel[i-1]   = way_sel[i-1];
      assign g_way[i-1]   = way_g[i-1];
    end
    for (genvar i = OddLeast; i <= Most; i++) begin : gen_odd
      localparam int unsigned First  = Most + 4 * (i - OddLeast);
      localparam int unsigned GFirst = Most + 2 * (i - OddLeast);
      logic [1:0] sign_sel;
      assign sign_sel             = {shift2[i] & odd2 & negate2, shift2[i] & odd2 & ~negate2};
      assign way_sel[First+:4]    = {sign_sel & {2{~delta_neg_between}}, sign_sel & {2{delta_neg_between}}};
      assign way_f[First+:4]      = {{2{only1[Total-1:0]}}, {2{f1}}};
      assign way_g[First+:4]      = {2{minus1[i+:Total], plus1[i+:Total]}};
      assign g_sel[GFirst+:2]     = sign_sel;
      assign g_way[GFirst+:2]     = {minus1[i+:Total], plus1[i+:Total]};
    end
  end else begin : gen_one_way
    assign way_sel = 1'b1;
    assign way_f   = f1;
    assign way_g   = only1[Total-1:0];
    assign g_sel   = 1'b1;
    assign g_way   = only1[Total-1:0];
  end

  for (genvar i = 0; i < Ways; i++) begin : gen_way
    bz_decide #(
      .Even(Even),
      .Odd (Odd),
      .Most(Most)
    ) u_next (
      .carry_en_i,
      .f_i     (3'(way_f[i])),
      .g_i     (3'(way_g[i])),
      .odd_o   (way_odd[i]),
      .negate_o(way_negate[i]),
      .shift_o (way_shift[i])
    );
  end

  logic unused_ways;
  assign unused_ways = ^{way_odd, way_shift};

  always_comb begin
    f_d      = swap2 ? only1[Total-1:0] : f1;
    g_d      = '0;
    odd_d    = 1'b0;
    negate_d = |(way_negate & way_sel);
    shift_d  = '0;
    for (int unsigned i = 0; i < GWays; i++) begin
      g_d   |= g_way[i] & {Total{g_sel[i]}};
      odd_d |= g_way[i][0] & g_sel[i];
      if (ShiftByG) begin
        shift_d[1] |= g_sel[i] & ~g_way[i][0] & (Even == 2 || g_way[i][1]);
        shift_d[2] |= g_sel[i] & (g_way[i][0] | ~(Even == 2 || g_way[i][1]));
      end
    end
    for (int unsigned i = 0; i < Ways; i++) begin
      if (!ShiftByG) begin
        shift_d |= way_shift[i] & {Most{way_sel[i]}};
      end
    end
  end

  logic          load_odd, load_negate;
  logic [Most:1] load_shift;

  bz_decide #(
    .Even(Even),
    .Odd (Odd),
    .Most(Most)
  ) u_load (
    .carry_en_i(load_carry_en_i),
    .f_i       (load_f_i[2:0]),
    .g_i       (load_g_i[2:0]),
    .odd_o     (load_odd),
    .negate_o  (load_negate),
    .shift_o   (load_shift)
  );

  // The second decision waits for the first step, so that this has registers for it alone and copies for all else.
  (* keep *)
  always_ff @(posedge clk_i) begin
    odd1_q         <= load_i ? load_odd : odd_d;
    negate1_q      <= load_i ? load_negate : negate_d;
    shift1_q       <= load_i ? load_shift : shift_d;
    odd1_copy_q    <= load_i ? load_odd : odd_d;
    negate1_copy_q <= load_i ? load_negate : negate_d;
    shift1_copy_q  <= load_i ? load_shift : shift_d;
  end
  // Not merged with the copies of the wide words.
  (* keep *)
  always_ff @(posedge clk_i) begin
    step_q      <= next_step_o;
    near_step_q <= next_step_o;
  end
  always_ff @(posedge clk_i) begin
    f_q <= load_i ? load_f_i[Total-1:0] : f_d;
    g_q <= load_i ? load_g_i[Total-1:0] : g_d;
  end

  assign step_o      = step_d;
  assign next_step_o = load_i ? even_step : step_d;

endmodule
