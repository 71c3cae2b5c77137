// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The induction over the clocks of the fast core: from any state of the whole core in which an invariant holds, one
// clock, and it holds again. What is looked at inside the core are its own registers: `flatten` connects a wire with
// the attribute hierconn to the one of that name below.
//
// f and g, in all clocks but those that load:
//   their words stand for numbers in [1 - 2^Width, 2^Width - 1], and f is odd;
//   the step that they are about to make is one of plus-minus, divides, and leaves f odd;
//   window and head hold low bits of the words and of what the step leaves, and what those decide.
// delta is any number: it only says when to swap.
//
// The rows' first column, in the clocks in which the rows make steps, for any steps and for any multiple b of a modulus
// that ends in Scale ones:
//   their words stand for numbers in [-B, B], B the larger one of |b| and 2^Scale;
//   the digits are those of signed numbers of as many bits as the step removes, and with their multiples it divides;
//   quotient holds low bits of the words, their sums for the step, and which operands the next one selects.
//
// Part: what is proved of the state after the clock. 0: what the words of f and g stand for, which the parts 1 to 3
// then take for known. 1: head. 2: window. 3: ranges, and the step. What the words of the rows stand for is proved of
// bz_row by itself (check_row), and taken for known here. 4: quotient's low bits and sums. 5: digits. 6: ranges. 7: the
// steps that wait, and the selections.

module check_fast #(
  parameter int unsigned Width         = 8,
  parameter int unsigned Steps         = 14,
  parameter int unsigned Even          = 4,
  parameter int unsigned Odd           = 4,
  parameter int unsigned StepsPerClock = 2,
  parameter int unsigned Part          = 0
) (
  input logic             clk_i,
  input logic             in_valid_i,
  input logic             out_ready_i,
  input logic [Width-1:0] x_i,
  input logic [Width-1:0] m_i
);
  localparam int unsigned Most      = $clog2(Even > Odd ? Even : Odd);
  localparam int unsigned Total     = Most * StepsPerClock;
  localparam int unsigned Scale     = 4 * Total;
  localparam int unsigned PairWidth = Width + Total + 2 > Scale ? Width + Total + 2 : Scale;
  localparam int unsigned RowWidth  = Width + Scale + Total + 2;
  localparam int unsigned RowStart  = 8;
  localparam int unsigned Window    = 3 * Total;
  localparam int unsigned Double    = 2 * Total;
  localparam int unsigned Low       = Double + 2 < Window ? Double + 2 : Window - 1;
  localparam int unsigned Digits    = (Total + 1) / 2;
  localparam int unsigned DigitsF   = (Most + 1) / 2;
  localparam int unsigned Least     = StepsPerClock == 1 || Even == 2 ? StepsPerClock : 3;
  localparam int unsigned Lines     = 6 + 3 * Most + Total;

  bz_top #(
    .Width(Width), .Steps(Steps), .Even(Even), .Odd(Odd), .StepsPerClock(StepsPerClock)
  ) dut (
    .clk_i, .rst_ni(1'b1), .in_valid_i, .in_ready_o(), .polynomial_i(1'b0), .x_i, .m_i, .out_valid_o(), .out_ready_i,
    .status_o(), .gcd_o(), .s_o(), .t_o()
  );

  // ---- what is seen of it

  (* hierconn *) wire [PairWidth-1:0] \dut.u_pair.f_carry_q ;
  (* hierconn *) wire [PairWidth-1:0] \dut.u_pair.f_sum_q ;
  (* hierconn *) wire [PairWidth-1:0] \dut.u_pair.g_carry_q ;
  (* hierconn *) wire [PairWidth-1:0] \dut.u_pair.g_sum_q ;
  (* hierconn *) wire [Lines-1:0] \dut.u_pair.u_spread.gen_slice[0].lines_q ;
  (* hierconn *) wire [16:0] \dut.u_head.step_q ;
  (* hierconn *) wire [Total-1:0] \dut.u_head.f_q , \dut.u_head.g_q ;
  (* hierconn *) wire \dut.u_head.odd1_q , \dut.u_head.negate1_q ;
  (* hierconn *) wire [Most:1] \dut.u_head.shift1_q ;
  (* hierconn *) wire [Window-1:0] \dut.u_head.u_window.f_q , \dut.u_head.u_window.g_q , \dut.u_head.u_window.x2_q ;
  (* hierconn *) wire [Window-1:Low] \dut.u_head.u_window.x3_q ;
  (* hierconn *) wire [Low:0] \dut.u_head.u_window.low_carry_q ;
  (* hierconn *) wire [Low-1:0] \dut.u_head.u_window.low_sum_q ;
  (* hierconn *) wire [Double-1:Total-1] \dut.u_head.u_window.half_carry_q , \dut.u_head.u_window.half_sum_q ;
  (* hierconn *) wire \dut.load ;

  // ---- steps

  bz_pkg::step_t even_step;
  always_comb begin
    even_step              = '0;
    even_step.x1_en        = 1'b1;
    even_step.t1[Most]     = 1'b1;
    even_step.total[Total] = 1'b1;
  end

  // The lines of bz_spread.
  function automatic logic [Lines-1:0] lines(bz_pkg::step_t step);
    lines = {step.x1_en, step.x2_en & ~step.x2_neg, step.x2_neg, step.t1[Most:1] & {Most{step.x3_en & ~step.x3_g}},
             step.t1[Most:1] & {Most{step.x3_en & step.x3_g}}, step.x3_neg, step.t1[Most:1] & {Most{step.f_new}},
             step.f_g & ~step.f_new, ~step.f_g & ~step.f_new, step.total[Total:1]};
  endfunction

  // One that one or two plus-minus steps can make: the shift of the first is t1, that of both total.
  function automatic logic shape(bz_pkg::step_t step);
    logic found, first, second;
    found = 1'b0;
    for (int unsigned i = 1; i <= Most; i++) begin
      first = step.x2_en ? i >= 2 && (1 << i) <= Odd : (1 << i) <= Even;
      for (int unsigned j = 0; j <= Most; j++) begin
        if (StepsPerClock == 1) begin
          second = j == 0 & ~step.x3_en & ~step.f_new;
        end else begin
          second = step.x3_en ? j >= 2 && (1 << j) <= Odd : j >= 1 && (1 << j) <= Even;
        end
        found |= first & second & i + j >= Least & step.t1 == 3'(1 << (i - 1)) & step.total == 6'(1 << (i + j - 1));
      end
    end
    shape = found & step.x1_en & (step.x2_en | ~step.x2_neg) & (step.x3_en | ~step.x3_neg) & (step.x3_en | ~step.f_new)
          & (step.x2_en | ~step.f_g) & step.x3_g == step.f_g;
  endfunction

  // ---- f and g

  localparam int unsigned Wide = PairWidth + Total + 2;
  typedef logic signed [Wide-1:0] wide_t;
  localparam wide_t Bound = (1 << Width) - 1;

  logic signed [PairWidth-1:0] f_value, g_value;
  wide_t         f, g, x2, x3, y, s, f_next, g_next;
  bz_pkg::step_t step;
  logic          divides;

  assign f_value = \dut.u_pair.f_carry_q + \dut.u_pair.f_sum_q ;
  assign g_value = \dut.u_pair.g_carry_q + \dut.u_pair.g_sum_q ;
  assign f       = f_value;
  assign g       = g_value;
  assign step    = \dut.u_head.step_q ;

  always_comb begin
    x2      = !step.x2_en ? '0 : step.x2_neg ? -f : f;
    y       = g + x2;
    x3      = step.x3_g ? g : f;
    f_next  = step.f_g ? g : f;
    g_next  = '0;
    divides = 1'b1;
    for (int unsigned i = 1; i <= Most; i++) begin
      if (step.t1[i]) begin
        x3      = x3 <<< i;
        divides = divides & (y & wide_t'((1 << i) - 1)) == '0;
        if (step.f_new) f_next = y >>> i;
      end
    end
    x3 = !step.x3_en ? '0 : step.x3_neg ? -x3 : x3;
    s  = y + x3;
    for (int unsigned i = 1; i <= Total; i++) begin
      if (step.total[i]) begin
        divides = divides & (s & wide_t'((1 << i) - 1)) == '0;
        g_next  = s >>> i;
      end
    end
  end

  logic pair_ok, window_ok, head_ok;
  // Where a load has left g Total places higher, a step is to come that only shifts it back.
  assign pair_ok = f[0] & divides & shape(step) & (f <= Bound) & (f >= -Bound)
      & (step == even_step ? (g <= (Bound <<< Total)) & (g >= -(Bound <<< Total)) : (g <= Bound) & (g >= -Bound))
      & f_next[0] & \dut.u_pair.u_spread.gen_slice[0].lines_q == lines(step);

  logic [Window-1:0] w_x2, w_x3, w_half_carry, w_half_sum;
  logic [Low+1:0]    w_low;
  always_comb begin
    w_x2         = ({Window{step.x2_en}} & f[Window-1:0]) ^ {Window{step.x2_neg}};
    w_x3         = '0;
    w_half_carry = '0;
    w_half_sum   = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      if (step.t1[i]) begin
        w_x3         = (step.x3_g ? g[Window-1:0] : f[Window-1:0]) << i;
        w_half_carry = g[Window-1:0] >> i;
        w_half_sum   = w_x2 >> i;
      end
    end
    w_x3  = ({Window{step.x3_en}} & w_x3) ^ {Window{step.x3_neg}};
    w_low = (Low+2)'(g[Low-1:0]) + (Low+2)'(w_x2[Low-1:0]) + (Low+2)'(w_x3[Low-1:0]) + (Low+2)'(step.x2_neg);
  end
  assign window_ok = \dut.u_head.u_window.f_q == f[Window-1:0] & \dut.u_head.u_window.g_q == g[Window-1:0]
      & \dut.u_head.u_window.x2_q == w_x2 & \dut.u_head.u_window.x3_q == w_x3[Window-1:Low]
      & (Low+2)'( \dut.u_head.u_window.low_carry_q ) + (Low+2)'( \dut.u_head.u_window.low_sum_q ) == w_low
      & (~step.f_new | \dut.u_head.u_window.half_carry_q == w_half_carry[Double-1:Total-1]
                     & \dut.u_head.u_window.half_sum_q == w_half_sum[Double-1:Total-1]);

  logic          odd, negate;
  logic [2:0]    low_f, low_g, low_sum;
  logic [Most:1] shift;
  assign low_f   = 3'( \dut.u_head.f_q );
  assign low_g   = 3'( \dut.u_head.g_q );
  assign odd     = low_g[0];
  assign negate  = odd & low_f[1] == low_g[1];
  assign low_sum = ~odd ? low_g : negate ? low_g - low_f : low_g + low_f;
  always_comb begin
    shift = '0;
    if ((odd ? Odd : Even) >= 8 && low_sum == '0) shift[Most] = 1'b1;
    else if ((odd ? Odd : Even) >= 4 && low_sum[1:0] == '0) shift[2] = 1'b1;
    else shift[1] = 1'b1;
  end
  assign head_ok = \dut.u_head.f_q == f_next[Total-1:0] & \dut.u_head.g_q == g_next[Total-1:0]
      & \dut.u_head.odd1_q == odd & \dut.u_head.negate1_q == negate & \dut.u_head.shift1_q == shift;

  // ---- the rows' first column

  localparam int unsigned RowWide = RowWidth + 3;
  typedef logic signed [RowWide-1:0] row_t;

  (* hierconn *) wire [RowWidth-1:0] \dut.gen_column[0].u_row.f_carry_q , \dut.gen_column[0].u_row.f_sum_q ;
  (* hierconn *) wire [RowWidth-1:0] \dut.gen_column[0].u_row.g_carry_q , \dut.gen_column[0].u_row.g_sum_q ;
  (* hierconn *) wire [Lines-1:0] \dut.gen_column[0].u_row.u_spread.gen_slice[0].lines_q ;
  (* hierconn *) wire [Digits-1:0] \dut.gen_column[0].u_row.gen_digits[0].one_q ;
  (* hierconn *) wire [Digits-1:0] \dut.gen_column[0].u_row.gen_digits[0].two_q ;
  (* hierconn *) wire [Digits-1:0] \dut.gen_column[0].u_row.gen_digits[0].neg_q ;
  (* hierconn *) wire [DigitsF-1:0] \dut.gen_column[0].u_row.gen_digits[0].one_f_q ;
  (* hierconn *) wire [DigitsF-1:0] \dut.gen_column[0].u_row.gen_digits[0].two_f_q ;
  (* hierconn *) wire [DigitsF-1:0] \dut.gen_column[0].u_row.gen_digits[0].neg_f_q ;
  (* hierconn *) wire [RowWidth-1:0] \dut.b_q , \dut.gen_column[0].load_row ;
  (* hierconn *) wire [16:0] \dut.row_step_d , \dut.step_d ;
  (* hierconn *) wire [RowStart*17-1:0] \dut.line_q ;
  (* hierconn *) wire [Window-1:0] \dut.u_quotient.f_q , \dut.u_quotient.g_q ;
  (* hierconn *) wire [Total-1:0] \dut.u_quotient.x2_q , \dut.u_quotient.x3_q ;
  (* hierconn *) wire [Double:Total] \dut.u_quotient.y_carry_q , \dut.u_quotient.s_carry_q ;
  (* hierconn *) wire [Double-1:Total] \dut.u_quotient.y_sum_q , \dut.u_quotient.s_sum_q ;
  (* hierconn *) wire [Total:0] \dut.u_quotient.y_plain_q , \dut.u_quotient.s_plain_q ;
  (* hierconn *) wire \dut.u_quotient.s_inner_q ;
  (* hierconn *) wire [1:0] \dut.u_quotient.x2_keep_q , \dut.u_quotient.x2_g_q ;
  (* hierconn *) wire [2*Most-1:0] \dut.u_quotient.x2_half_q , \dut.u_quotient.x3_keep_q , \dut.u_quotient.x3_g_q ;
  (* hierconn *) wire [2*Most*Most-1:0] \dut.u_quotient.x3_half_q ;
  (* hierconn *) wire [2*Most*Total-1:0] \dut.u_quotient.x3_total_q ;
  (* hierconn *) wire \dut.early ;
  (* hierconn *) wire \dut.after ;
  (* hierconn *) wire \dut.after_first ;
  (* hierconn *) wire \dut.rows_start ;
  (* hierconn *) wire \dut.digits_row ;
  (* hierconn *) wire \dut.digits_narrow ;

  logic signed [RowWidth-1:0] rf_value, rg_value, b_value;
  row_t                       rf, rg, rx2, rx3, ry, rs, rb, rf_next, rg_next;
  bz_pkg::step_t              row_step, next_step;
  logic [16:0]                row_step_q;
  logic                       digits_ok, divides_row;

  always_ff @(posedge clk_i) row_step_q <= \dut.row_step_d ;
  assign row_step  = row_step_q;
  assign next_step = \dut.line_q [RowStart*17-1-:17];
  assign rf_value  = \dut.gen_column[0].u_row.f_carry_q + \dut.gen_column[0].u_row.f_sum_q ;
  assign rg_value  = \dut.gen_column[0].u_row.g_carry_q + \dut.gen_column[0].u_row.g_sum_q ;
  assign rf        = rf_value;
  assign rg        = rg_value;
  assign b_value   = \dut.b_q ;
  assign rb        = b_value;

  // The digits as numbers, and times the multiple of the modulus.
  function automatic row_t digits(logic [2:0] one, logic [2:0] two, logic [2:0] neg, row_t by);
    row_t term;
    digits = '0;
    for (int unsigned i = 0; i < 3; i++) begin
      term   = one[i] ? by : two[i] ? by <<< 1 : '0;
      digits = digits + ((neg[i] ? -term : term) <<< (2 * i));
    end
  endfunction
  logic [2:0] one, two, neg, one_f, two_f, neg_f;
  row_t       k, k_f, multiple, multiple_f;
  assign one   = 3'( \dut.gen_column[0].u_row.gen_digits[0].one_q );
  assign two   = 3'( \dut.gen_column[0].u_row.gen_digits[0].two_q );
  assign neg   = 3'( \dut.gen_column[0].u_row.gen_digits[0].neg_q );
  assign one_f = 3'( \dut.gen_column[0].u_row.gen_digits[0].one_f_q );
  assign two_f = 3'( \dut.gen_column[0].u_row.gen_digits[0].two_f_q );
  assign neg_f = 3'( \dut.gen_column[0].u_row.gen_digits[0].neg_f_q );
  assign k          = digits(one, two, neg, row_t'(1));
  assign k_f        = digits(one_f, two_f, neg_f, row_t'(1));
  assign multiple   = digits(one, two, neg, rb);
  assign multiple_f = digits(one_f, two_f, neg_f, rb);
  assign digits_ok  = (one & two) == '0 & (one_f & two_f) == '0;

  // The multiples clear the places that go, and are signed numbers of as many bits.
  always_comb begin
    rx2     = !row_step.x2_en ? '0 : row_step.x2_neg ? -rf : rf;
    ry      = rg + rx2;
    rx3     = row_step.x3_g ? rg : rf;
    rf_next = row_step.f_g ? rg : rf;
    rg_next = '0;
    divides_row = 1'b1;
    for (int unsigned i = 1; i <= Most; i++) begin
      if (row_step.t1[i]) begin
        rx3 = rx3 <<< i;
        divides_row = divides_row & ((ry - k_f) & row_t'((1 << i) - 1)) == '0
                    & k_f < (1 << (i - 1)) & k_f >= -(1 << (i - 1));
        if (row_step.f_new) rf_next = (ry + multiple_f) >>> i;
      end
    end
    rx3 = !row_step.x3_en ? '0 : row_step.x3_neg ? -rx3 : rx3;
    rs  = ry + rx3;
    for (int unsigned i = 1; i <= Total; i++) begin
      if (row_step.total[i]) begin
        divides_row = divides_row & ((rs - k) & row_t'((1 << i) - 1)) == '0
                    & k < (1 << (i - 1)) & k >= -(1 << (i - 1));
        rg_next = (rs + multiple) >>> i;
      end
    end
  end
  // The start: 2^(Scale+Total), and a step that shifts it.
  logic fresh;
  assign fresh = row_step == even_step & rf == '0 & rg == row_t'(1) <<< (Scale + Total)
      & { \dut.u_quotient.y_plain_q , \dut.u_quotient.y_carry_q , \dut.u_quotient.y_sum_q , \dut.u_quotient.s_inner_q ,
          \dut.u_quotient.s_plain_q , \dut.u_quotient.s_carry_q , \dut.u_quotient.s_sum_q } == '0;

  logic shapes_ok, b_ok, range_ok, sums_ok, select_ok;
  always_comb begin
    shapes_ok = shape(row_step) & \dut.gen_column[0].u_row.u_spread.gen_slice[0].lines_q == lines(row_step);
    for (int unsigned i = 0; i < RowStart; i++) begin
      shapes_ok = shapes_ok & shape( \dut.line_q [17*i+:17]);
    end
  end
  // The multiple is that of a number of Parts signed digits, and may be negative.
  row_t most;
  assign most     = rb > row_t'(1) <<< Scale ? rb : -rb > row_t'(1) <<< Scale ? -rb : row_t'(1) <<< Scale;
  assign b_ok     = \dut.b_q [Scale-1:0] == '1
      & rb <= row_t'(1) <<< (Width + Scale) & rb >= -(row_t'(1) <<< (Width + Scale));
  assign range_ok = rf <= most & rf >= -most & (fresh | rg <= most & rg >= -most);

  logic [Window-1:0] r_x2, r_x3;
  logic [Double+2:0] r_y, r_s, y_half, s_half;
  always_comb begin
    r_x2 = ({Window{row_step.x2_en}} & rf[Window-1:0]) ^ {Window{row_step.x2_neg}};
    r_x3 = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      if (row_step.t1[i]) r_x3 = (row_step.x3_g ? rg[Window-1:0] : rf[Window-1:0]) << i;
    end
    r_x3   = ({Window{row_step.x3_en}} & r_x3) ^ {Window{row_step.x3_neg}};
    y_half = row_step.t1[Most:1];
    s_half = row_step.total[Total:1];
    r_y = (Double+3)'(rg[Double-1:0]) + (Double+3)'(r_x2[Double-1:0]) + (Double+3)'(row_step.x2_neg);
    r_s = r_y + s_half + (Double+3)'(r_x3[Double-1:0]) + (Double+3)'(row_step.x3_neg);
    r_y = r_y + y_half;
  end
  assign sums_ok = \dut.u_quotient.f_q == rf[Window-1:0] & \dut.u_quotient.g_q == rg[Window-1:0]
      & \dut.u_quotient.x2_q == r_x2[Window-1:Double] & \dut.u_quotient.x3_q == r_x3[Window-1:Double]
      & (fresh | (Double+3)'( \dut.u_quotient.y_plain_q ) + (Double+3)'({ \dut.u_quotient.y_carry_q , {Total{1'b0}}})
                 + (Double+3)'({ \dut.u_quotient.y_sum_q , {Total{1'b0}}}) == r_y
               & (Double+3)'( \dut.u_quotient.s_plain_q ) + (Double+3)'({ \dut.u_quotient.s_carry_q , {Total{1'b0}}})
                 + (Double+3)'({ \dut.u_quotient.s_sum_q , {Total{1'b0}}})
                 + (Double+3)'({ \dut.u_quotient.s_inner_q , {Double{1'b0}}}) == r_s);

  logic [Most:1]            after_f, after_g, half;
  logic                     keep, take_g;
  logic [Most*Most-1:0]     f_half;
  logic [Most*Total-1:0]    g_total;
  assign after_f = next_step.t1[Most:1] & {Most{next_step.x3_en & ~next_step.x3_g}};
  assign after_g = next_step.t1[Most:1] & {Most{next_step.x3_en & next_step.x3_g}};
  assign half    = row_step.t1[Most:1] & {Most{row_step.f_new}};
  assign take_g  = ~row_step.f_new & row_step.f_g;
  assign keep    = ~row_step.f_new & ~row_step.f_g;
  always_comb begin
    for (int unsigned i = 0; i < Most; i++) begin
      f_half[Most*i+:Most]    = half & {Most{after_f[i+1]}};
      g_total[Total*i+:Total] = row_step.total[Total:1] & {Total{after_g[i+1]}};
    end
  end
  assign select_ok = \dut.u_quotient.x2_keep_q == {2{keep & next_step.x2_en}}
      & \dut.u_quotient.x2_g_q == {2{take_g & next_step.x2_en}}
      & \dut.u_quotient.x2_half_q == {2{half & {Most{next_step.x2_en}}}}
      & \dut.u_quotient.x3_keep_q == {2{{Most{keep}} & after_f}}
      & \dut.u_quotient.x3_g_q == {2{{Most{take_g}} & after_f}} & \dut.u_quotient.x3_half_q == {2{f_half}}
      & \dut.u_quotient.x3_total_q == {2{g_total}};

  // ---- a clock

  logic  pair_holds, rows_hold, in_steps, one_q;
  wide_t f_next_q, g_next_q;
  row_t  rf_next_q, rg_next_q;
  assign pair_holds = pair_ok & window_ok & head_ok;
  assign rows_hold  = shapes_ok & b_ok & range_ok & sums_ok & select_ok & digits_ok & divides_row;
  // That the head decides steps that have the shape of one is part 3.
  assign in_steps   = ~\dut.load & ~\dut.early & ~\dut.after & ~\dut.after_first & ~\dut.rows_start & \dut.digits_row
      & ~\dut.digits_narrow & \dut.gen_column[0].load_row == '0 & shape( \dut.step_d );

  initial one_q = 1'b0;
  always_ff @(posedge clk_i) begin
    one_q     <= 1'b1;
    f_next_q  <= f_next;
    g_next_q  <= g_next;
    rf_next_q <= rf_next;
    rg_next_q <= rg_next;
  end
  always_comb begin
    if (!one_q && Part <= 3) assume (pair_holds && !\dut.load );
    if (!one_q && Part >= 4) assume (rows_hold && in_steps);
    if (one_q && Part >= 1 && Part <= 3) assume (f == f_next_q && g == g_next_q);
    if (one_q && Part >= 4) assume (rf == rf_next_q && rg == rg_next_q);
  end
  logic kept;
  case (Part)
    0: assign kept = f == f_next_q && g == g_next_q;
    1: assign kept = head_ok;
    2: assign kept = window_ok;
    3: assign kept = pair_ok;
    4: assign kept = sums_ok;
    5: assign kept = digits_ok && divides_row;
    6: assign kept = range_ok && b_ok;
    7: assign kept = shapes_ok && select_ok;
  endcase
  always_comb if (one_q) assert (kept);
endmodule

// A clock of bz_row, of any select lines: the words that come stand for the sums of those that were there and of the
// multiples, shifted. Assumed: the sums lie in the inner half of the words' range, and their shifts divide them.
module check_row #(
  parameter int unsigned Width  = 12,
  parameter int unsigned Most   = 2,
  parameter int unsigned Total  = 4,
  parameter int unsigned Least  = 3,
  parameter int unsigned Second = 0,  // the second operand: 0 none, 1 f, 2 its negative
  parameter int unsigned Third  = 0   // the third: 0 none, 1 positive, 2 negative
) (
  input logic                           clk_i,
  input bz_pkg::step_t                  next_step_i,
  input logic      [(Total+1)/2-1:0]    next_one_i,
  input logic      [(Total+1)/2-1:0]    next_two_i,
  input logic      [(Total+1)/2-1:0]    next_neg_i,
  input logic      [(Most+1)/2-1:0]     next_one_f_i,
  input logic      [(Most+1)/2-1:0]     next_two_f_i,
  input logic      [(Most+1)/2-1:0]     next_neg_f_i,
  input logic      [Width-1:0]          b_i
);
  localparam int unsigned Digits  = (Total + 1) / 2;
  localparam int unsigned DigitsF = (Most + 1) / 2;
  localparam int unsigned Wide    = Width + 2 * Total + 2;

  logic [Width-1:0] f_carry, f_sum, g_carry, g_sum;
  bz_row #(
    .Width(Width), .Most(Most), .Least(Least), .Total(Total), .Copy(1'b0)
  ) dut (
    .clk_i, .carry_en_i(1'b1), .load_i('0), .load_f_i('0), .load_g_i('0), .next_step_i, .next_one_i, .next_two_i,
    .next_neg_i, .next_one_f_i, .next_two_f_i, .next_neg_f_i, .b_i, .dropped_o(), .f_carry_o(f_carry),
    .f_sum_o(f_sum), .g_carry_o(g_carry), .g_sum_o(g_sum), .f_carry_copy_o(), .f_sum_copy_o(), .g_carry_copy_o(),
    .g_sum_copy_o()
  );

  typedef logic [Width-1:0] word_t;
  (* hierconn *) wire [Digits-1:0]  \dut.gen_digits[0].one_q , \dut.gen_digits[0].two_q , \dut.gen_digits[0].neg_q ;
  (* hierconn *) wire [DigitsF-1:0] \dut.gen_digits[0].one_f_q ;
  (* hierconn *) wire [DigitsF-1:0] \dut.gen_digits[0].two_f_q ;
  (* hierconn *) wire [DigitsF-1:0] \dut.gen_digits[0].neg_f_q ;
  (* hierconn *) wire [6+3*Most+Total-1:0] \dut.u_spread.gen_slice[0].lines_q ;
  logic          x1_en, x2_pos, x2_neg, x3_neg, f_g, f_keep;
  logic [Most:1] x3_f, x3_g, half;
  logic [Total:1] total;
  assign {x1_en, x2_pos, x2_neg, x3_f, x3_g, x3_neg, half, f_g, f_keep, total} = \dut.u_spread.gen_slice[0].lines_q ;

  function automatic word_t digits(logic [2:0] one, logic [2:0] two, logic [2:0] neg, word_t by);
    word_t term;
    digits = '0;
    for (int unsigned i = 0; i < 3; i++) begin
      term   = one[i] ? by : two[i] ? by << 1 : '0;
      digits = digits + ((neg[i] ? -term : term) << (2 * i));
    end
  endfunction

  word_t f, g, x3, y, s, f_wanted, g_wanted;
  logic  fits;
  always_comb begin
    f  = f_carry + f_sum;
    g  = g_carry + g_sum;
    x3 = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      if (x3_f[i]) x3 = f << i;
      if (x3_g[i]) x3 = g << i;
    end
    y = (x1_en ? g : '0) + (x2_pos ? f : x2_neg ? -f : '0);
    s = y + (x3_neg ? -x3 : x3)
      + digits(3'( \dut.gen_digits[0].one_q ), 3'( \dut.gen_digits[0].two_q ), 3'( \dut.gen_digits[0].neg_q ), b_i);
    y = y + digits(3'( \dut.gen_digits[0].one_f_q ), 3'( \dut.gen_digits[0].two_f_q ),
                   3'( \dut.gen_digits[0].neg_f_q ), b_i);
    f_wanted = f_g ? g : f;
    g_wanted = '0;
    fits     = s[Width-1] == s[Width-2];
    for (int unsigned i = 1; i <= Most; i++) begin
      if (half[i]) begin
        f_wanted = $signed(y) >>> i;
        fits     = fits & y[Width-1] == y[Width-2] & (y & word_t'((1 << i) - 1)) == '0;
      end
    end
    for (int unsigned i = Least; i <= Total; i++) begin
      if (total[i]) begin
        g_wanted = $signed(s) >>> i;
        fits     = fits & (s & word_t'((1 << i) - 1)) == '0;
      end
    end
  end

  function automatic logic one_of(logic [7:0] bits);
    one_of = bits != '0 & (bits & (bits - 8'd1)) == '0;
  endfunction
  logic accepted;
  assign accepted = x2_pos == (Second == 1) & x2_neg == (Second == 2) & x3_neg == (Third == 2)
      & (Third == 0 ? {x3_f, x3_g} == '0 : one_of(8'({x3_f, x3_g}))) & one_of(8'({half, f_g, f_keep}))
      & one_of(8'(total)) & (total >> (Least - 1)) != '0
      & ( \dut.gen_digits[0].one_q & \dut.gen_digits[0].two_q ) == '0
      & ( \dut.gen_digits[0].one_f_q & \dut.gen_digits[0].two_f_q ) == '0;

  logic  one_q = 1'b0;
  word_t f_wanted_q, g_wanted_q;
  always_ff @(posedge clk_i) begin
    one_q      <= 1'b1;
    f_wanted_q <= f_wanted;
    g_wanted_q <= g_wanted;
  end
  always_comb begin
    if (one_q) assert (f == f_wanted_q && g == g_wanted_q);
    else assume (accepted && fits);
  end
endmodule
