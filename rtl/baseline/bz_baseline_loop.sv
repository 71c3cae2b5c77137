// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The loop of the plus-minus XGCD [YZ86, SHT22], one step a clock: the published micro-architecture, in words of our
// own, as the yardstick for the fast core. a and b stand side by side; all values are carry-save pairs; every case is
// computed in each clock and the case selects last; the next clock's selects are computed from the low bits of the
// candidates and registered.
//
// Invariants: u am + m bm = a, y am + n bm = b, where am, bm are the odd operands; a or b is odd.
//
// One step, with t at most log2 Even for an even operand, and log2 Odd for two odd ones:
//   a even:  a, u, m <- a / 2^t, (u + k bm) / 2^t, (m - k am) / 2^t
//   b even:  the same for b, y, n
//   else:    d = a + s b, s the sign that makes it divisible by 4; row u + s y, m + s n; both / 2^t as above;
//            the result replaces a and its row if delta >= 0, else b and its row.
// k in 0 ... 2^t - 1 is what makes the division exact; it is -u / bm modulo 2^t, and the same for both columns.

module bz_baseline_loop #(
  parameter int unsigned Width      = 261, // of every word; see bz_baseline_top
  parameter int unsigned Even       = 2,
  parameter int unsigned Odd        = 4,
  parameter int unsigned DeltaWidth = 12,
  // A value with t at most LogEven or LogOdd.
  localparam int unsigned LogEven = (Even == 8) ? 3 : (Even == 4) ? 2 : 1,
  localparam int unsigned LogOdd  = (Odd == 8) ? 3 : (Odd == 4) ? 2 : 1,
  localparam int unsigned LogMost = (LogEven > LogOdd) ? LogEven : LogOdd,
  localparam int unsigned Multiples = (1 << LogMost) - 1
) (
  input  logic                            clk_i,
  input  logic                            start_i,
  // From the next clock on everything keeps its value.
  input  logic                            stop_i,
  // k bm and -k am - 1, that is the inverse of k am, for k = 1, 2, ...; bm at index 0.
  input  logic [Multiples-1:0][Width-1:0] multiples_b_i,
  input  logic [Multiples-1:0][Width-1:0] inverted_a_i,
  // The operands themselves, at start.
  input  logic [Width-1:0]                a_i,
  input  logic [Width-1:0]                b_i,
  output logic [Width-1:0]                a_carry_o,
  output logic [Width-1:0]                a_sum_o,
  output logic [Width-1:0]                b_carry_o,
  output logic [Width-1:0]                b_sum_o,
  output logic [Width-1:0]                u_carry_o,
  output logic [Width-1:0]                u_sum_o,
  output logic [Width-1:0]                m_carry_o,
  output logic [Width-1:0]                m_sum_o,
  output logic [Width-1:0]                y_carry_o,
  output logic [Width-1:0]                y_sum_o,
  output logic [Width-1:0]                n_carry_o,
  output logic [Width-1:0]                n_sum_o
`ifdef FORMAL
  // The registers that only repeat what others say, say the same.
  , output logic                          consistent_o
  // No step is made in this clock.
  , output logic                          idle_o
  // Control, low bits and delta.
  , output logic [17+15+DeltaWidth:0]     narrow_o
`endif
);

  typedef struct packed {
    logic [Width-1:0] carry;
    logic [Width-1:0] sum;
  } pair_t;

  // What a step does, decided one clock before.
  typedef struct packed {
    // One of these three, or none: then everything keeps its value.
    logic         a_even;
    logic         b_even;
    logic         both_odd;
    logic         plus;        // both odd: a + b, else a - b
    logic [3:1]   shift_even;  // one-hot
    logic [3:1]   shift_odd;   // one-hot
    logic [7:1]   multiple;    // k, one-hot; all 0 for k = 0
  } control_t;
  localparam int unsigned ControlWidth = 17;

  typedef logic [2:0] low_t;

  pair_t    a_q, b_q, u_q, m_q, y_q, n_q;
  pair_t    a_d, b_d, u_d, m_d, y_d, n_d;
  control_t control_q, control_d;
  // The low bits of a, b, u, y, carries resolved.
  low_t     a_low_q, b_low_q, u_low_q, y_low_q;
  low_t     a_low_d, b_low_d, u_low_d, y_low_d;
  // -1 / bm modulo 8.
  low_t     inverse_q;

  logic signed [DeltaWidth-1:0] delta_q, delta_d;
  logic                         first_q, first_d;  // delta >= 0: a is replaced

  function automatic logic [2:0] resolved(input logic [2:0] carry, input logic [2:0] sum);
    resolved = carry + sum;
  endfunction

  // The control of a step on these low bits.
  function automatic [ControlWidth-1:0] decided(
    input low_t a, input low_t b, input low_t u, input low_t y, input low_t inverse
  );
    low_t     difference, row, digit;
    control_t control;
    control = '0;
    control.a_even   = ~a[0];
    control.b_even   = a[0] & ~b[0];
    control.both_odd = a[0] & b[0];
    // Odd a, b: a + b is divisible by 4 just if their second bits differ.
    control.plus = (Odd != 2) & (a[1] ^ b[1]);
    difference   = control.plus ? a + b : a - b;
    row = ~a[0] ? u : ~b[0] ? y : control.plus ? u + y : u - y;
    if (LogEven == 1) begin
      control.shift_even[1] = 1'b1;
    end else if (LogEven == 2) begin
      control.shift_even[2] = a[0] ? ~b[1] : ~a[1];
      control.shift_even[1] = ~control.shift_even[2];
    end else begin
      control.shift_even[1] = a[0] ? b[1] : a[1];
      control.shift_even[3] = ~control.shift_even[1] & (a[0] ? ~b[2] : ~a[2]);
      control.shift_even[2] = ~control.shift_even[1] & (a[0] ? b[2] : a[2]);
    end
    if (LogOdd == 1) begin
      control.shift_odd[1] = 1'b1;
    end else if (LogOdd == 2) begin
      control.shift_odd[2] = 1'b1;
    end else begin
      control.shift_odd[2] = difference[2];
      control.shift_odd[3] = ~difference[2];
    end
    digit = low_t'(row * inverse);
    // Only as many bits of the digit as are shifted out.
    for (int unsigned k = 1; k <= Multiples; k++) begin
      logic [3:1] shift;
      shift = (a[0] & b[0]) ? control.shift_odd : control.shift_even;
      if (k < 8) control.multiple[k] |= shift[3] & (digit == low_t'(k));
      if (k < 4) control.multiple[k] |= shift[2] & (digit[1:0] == 2'(k));
      if (k < 2) control.multiple[k] |= shift[1] & digit[0];
    end
    decided = control;
  endfunction

  // Amounts that are always the same need no register.
  logic [3:1] shift_even, shift_odd;
  assign shift_even = (LogEven == 1) ? 3'b001 : control_q.shift_even;
  assign shift_odd  = (LogOdd == 1) ? 3'b001 : (LogOdd == 2) ? 3'b010 : control_q.shift_odd;

  // The multiples that this step adds to u or y, and to m or n.
  logic [Width-1:0] added_b, added_a;
  logic             adds;

  always_comb begin
    added_b = '0;
    added_a = '0;
    for (int unsigned k = 1; k <= Multiples; k++) begin
      added_b |= multiples_b_i[k-1] & {Width{control_q.multiple[k]}};
      added_a |= inverted_a_i[k-1] & {Width{control_q.multiple[k]}};
    end
    adds = |control_q.multiple;
  end

  // Both odd: d = a + s b and its rows, for s = 1 (index 1) and s = -1 (index 0).
  logic [1:0][Width-1:0] odd_ab_carry, odd_ab_sum, odd_u_carry, odd_u_sum, odd_m_carry, odd_m_sum;
  pair_t       odd_ab_plus, odd_ab_minus, odd_u_plus, odd_u_minus, odd_m_plus, odd_m_minus;
  pair_t       even_a, even_b, even_u, even_y, even_m, even_n;

  for (genvar plus = 0; plus < 2; plus++) begin : gen_sign
    if (plus == 0 || Odd != 2) begin : gen_used
      bz_baseline_sum #(
        .Width(Width), .Negate(plus == 0), .Adds(1'b0), .Least(Odd == 8 ? 2 : LogOdd), .Most(LogOdd)
      ) u_ab (
        .shift_i(shift_odd[LogOdd:(Odd == 8 ? 2 : LogOdd)]),
        .x_carry_i(a_q.carry), .x_sum_i(a_q.sum), .y_carry_i(b_q.carry), .y_sum_i(b_q.sum),
        .added_i('0), .cin_i(1'b0), .carry_o(odd_ab_carry[plus]), .sum_o(odd_ab_sum[plus])
      );
      bz_baseline_sum #(
        .Width(Width), .Negate(plus == 0), .Adds(1'b1), .Least(Odd == 8 ? 2 : LogOdd), .Most(LogOdd)
      ) u_u (
        .shift_i(shift_odd[LogOdd:(Odd == 8 ? 2 : LogOdd)]),
        .x_carry_i(u_q.carry), .x_sum_i(u_q.sum), .y_carry_i(y_q.carry), .y_sum_i(y_q.sum),
        .added_i(added_b), .cin_i(1'b0), .carry_o(odd_u_carry[plus]), .sum_o(odd_u_sum[plus])
      );
      bz_baseline_sum #(
        .Width(Width), .Negate(plus == 0), .Adds(1'b1), .Least(Odd == 8 ? 2 : LogOdd), .Most(LogOdd)
      ) u_m (
        .shift_i(shift_odd[LogOdd:(Odd == 8 ? 2 : LogOdd)]),
        .x_carry_i(m_q.carry), .x_sum_i(m_q.sum), .y_carry_i(n_q.carry), .y_sum_i(n_q.sum),
        .added_i(added_a), .cin_i(adds), .carry_o(odd_m_carry[plus]), .sum_o(odd_m_sum[plus])
      );
    end else begin : gen_unused
      assign odd_ab_carry[plus] = '0;
      assign odd_ab_sum[plus]   = '0;
      assign odd_u_carry[plus] = '0;
      assign odd_u_sum[plus]   = '0;
      assign odd_m_carry[plus] = '0;
      assign odd_m_sum[plus]   = '0;
    end
  end

  bz_exact_shift #(.Width(Width), .Least(1), .Most(LogEven)) u_even_a (
    .carry_en_i(1'b1), .sel_i(shift_even[LogEven:1]), .carry_i(a_q.carry), .sum_i(a_q.sum),
    .carry_o(even_a.carry), .sum_o(even_a.sum)
  );
  bz_exact_shift #(.Width(Width), .Least(1), .Most(LogEven)) u_even_b (
    .carry_en_i(1'b1), .sel_i(shift_even[LogEven:1]), .carry_i(b_q.carry), .sum_i(b_q.sum),
    .carry_o(even_b.carry), .sum_o(even_b.sum)
  );
  bz_baseline_even #(.Width(Width), .Most(LogEven)) u_even_u (
    .shift_i(shift_even[LogEven:1]), .x_carry_i(u_q.carry), .x_sum_i(u_q.sum),
    .added_i(added_b), .cin_i(1'b0), .carry_o(even_u.carry), .sum_o(even_u.sum)
  );
  bz_baseline_even #(.Width(Width), .Most(LogEven)) u_even_y (
    .shift_i(shift_even[LogEven:1]), .x_carry_i(y_q.carry), .x_sum_i(y_q.sum),
    .added_i(added_b), .cin_i(1'b0), .carry_o(even_y.carry), .sum_o(even_y.sum)
  );
  bz_baseline_even #(.Width(Width), .Most(LogEven)) u_even_m (
    .shift_i(shift_even[LogEven:1]), .x_carry_i(m_q.carry), .x_sum_i(m_q.sum),
    .added_i(added_a), .cin_i(adds), .carry_o(even_m.carry), .sum_o(even_m.sum)
  );
  bz_baseline_even #(.Width(Width), .Most(LogEven)) u_even_n (
    .shift_i(shift_even[LogEven:1]), .x_carry_i(n_q.carry), .x_sum_i(n_q.sum),
    .added_i(added_a), .cin_i(adds), .carry_o(even_n.carry), .sum_o(even_n.sum)
  );

  assign odd_ab_plus  = {odd_ab_carry[1], odd_ab_sum[1]};
  assign odd_ab_minus = {odd_ab_carry[0], odd_ab_sum[0]};
  assign odd_u_plus  = {odd_u_carry[1], odd_u_sum[1]};
  assign odd_u_minus = {odd_u_carry[0], odd_u_sum[0]};
  assign odd_m_plus  = {odd_m_carry[1], odd_m_sum[1]};
  assign odd_m_minus = {odd_m_carry[0], odd_m_sum[0]};

  // The case selects last.
  logic replace_a_odd, replace_b_odd;
  assign replace_a_odd = control_q.both_odd & first_q;
  assign replace_b_odd = control_q.both_odd & ~first_q;

  function automatic [2*Width-1:0] chosen(
    input pair_t even, input pair_t plus, input pair_t minus, input pair_t held,
    input logic is_even, input logic is_plus, input logic is_minus, input logic is_held
  );
    chosen = (even & {2*Width{is_even}}) | (plus & {2*Width{is_plus}})
           | (minus & {2*Width{is_minus}}) | (held & {2*Width{is_held}});
  endfunction

  logic a_plus, a_minus, a_held, b_plus, b_minus, b_held;
  assign a_plus   = replace_a_odd & control_q.plus;
  assign a_minus  = replace_a_odd & ~control_q.plus;
  assign a_held   = ~control_q.a_even & ~replace_a_odd;
  assign b_plus   = replace_b_odd & control_q.plus;
  assign b_minus  = replace_b_odd & ~control_q.plus;
  assign b_held   = ~control_q.b_even & ~replace_b_odd;

  always_comb begin
    a_d = chosen(even_a, odd_ab_plus, odd_ab_minus, a_q, control_q.a_even, a_plus, a_minus, a_held);
    u_d = chosen(even_u, odd_u_plus, odd_u_minus, u_q, control_q.a_even, a_plus, a_minus, a_held);
    m_d = chosen(even_m, odd_m_plus, odd_m_minus, m_q, control_q.a_even, a_plus, a_minus, a_held);
    b_d = chosen(even_b, odd_ab_plus, odd_ab_minus, b_q, control_q.b_even, b_plus, b_minus, b_held);
    y_d = chosen(even_y, odd_u_plus, odd_u_minus, y_q, control_q.b_even, b_plus, b_minus, b_held);
    n_d = chosen(even_n, odd_m_plus, odd_m_minus, n_q, control_q.b_even, b_plus, b_minus, b_held);
    if (start_i) begin
      a_d = {{Width{1'b0}}, a_i};
      b_d = {{Width{1'b0}}, b_i};
      u_d = {{Width{1'b0}}, Width'(1)};
      m_d = '0;
      y_d = '0;
      n_d = {{Width{1'b0}}, Width'(1)};
    end
  end

  // The low bits of every candidate, its control, and the same late select.
  low_t even_a_low, even_b_low, even_u_low, even_y_low;
  logic [1:0][2:0] odd_ab_low, odd_u_low;

  always_comb begin
    even_a_low = resolved(even_a.carry[2:0], even_a.sum[2:0]);
    even_b_low = resolved(even_b.carry[2:0], even_b.sum[2:0]);
    even_u_low = resolved(even_u.carry[2:0], even_u.sum[2:0]);
    even_y_low = resolved(even_y.carry[2:0], even_y.sum[2:0]);
    for (int unsigned plus = 0; plus < 2; plus++) begin
      odd_ab_low[plus] = resolved(odd_ab_carry[plus][2:0], odd_ab_sum[plus][2:0]);
      odd_u_low[plus]  = resolved(odd_u_carry[plus][2:0], odd_u_sum[plus][2:0]);
    end
  end

  control_t of_even_a, of_even_b;
  logic [1:0][ControlWidth-1:0] of_odd_a, of_odd_b;

  always_comb begin
    of_even_a = decided(even_a_low, b_low_q, even_u_low, y_low_q, inverse_q);
    of_even_b = decided(a_low_q, even_b_low, u_low_q, even_y_low, inverse_q);
    for (int unsigned plus = 0; plus < 2; plus++) begin
      of_odd_a[plus] = decided(odd_ab_low[plus], b_low_q, odd_u_low[plus], y_low_q, inverse_q);
      of_odd_b[plus] = decided(a_low_q, odd_ab_low[plus], u_low_q, odd_u_low[plus], inverse_q);
    end
    control_d = (of_even_a & {ControlWidth{control_q.a_even}}) | (of_even_b & {ControlWidth{control_q.b_even}})
              | (of_odd_a[1] & {ControlWidth{a_plus}}) | (of_odd_a[0] & {ControlWidth{a_minus}})
              | (of_odd_b[1] & {ControlWidth{b_plus}}) | (of_odd_b[0] & {ControlWidth{b_minus}});
    a_low_d = (even_a_low & {3{control_q.a_even}}) | (odd_ab_low[1] & {3{a_plus}}) | (odd_ab_low[0] & {3{a_minus}})
            | (a_low_q & {3{a_held}});
    u_low_d = (even_u_low & {3{control_q.a_even}}) | (odd_u_low[1] & {3{a_plus}}) | (odd_u_low[0] & {3{a_minus}})
            | (u_low_q & {3{a_held}});
    b_low_d = (even_b_low & {3{control_q.b_even}}) | (odd_ab_low[1] & {3{b_plus}}) | (odd_ab_low[0] & {3{b_minus}})
            | (b_low_q & {3{b_held}});
    y_low_d = (even_y_low & {3{control_q.b_even}}) | (odd_u_low[1] & {3{b_plus}}) | (odd_u_low[0] & {3{b_minus}})
            | (y_low_q & {3{b_held}});
    if (start_i) begin
      a_low_d   = a_i[2:0];
      b_low_d   = b_i[2:0];
      u_low_d   = 3'd1;
      y_low_d   = 3'd0;
      control_d = decided(a_i[2:0], b_i[2:0], 3'd1, 3'd0, -b_i[2:0]);
    end
    if (stop_i) begin
      control_d = '0;
    end
  end

  // delta: bits taken from b minus those taken from a. A step of two odd operands by 2^t counts t - 1 (1 for t = 1).
  logic signed [DeltaWidth-1:0] taken;
  always_comb begin
    if (control_q.both_odd) begin
      taken = (Odd == 8 && shift_odd[3]) ? DeltaWidth'(2) : DeltaWidth'(1);
    end else begin
      taken = shift_even[3] ? DeltaWidth'(3) : shift_even[2] ? DeltaWidth'(2) : DeltaWidth'(1);
    end
    if (control_q.a_even | replace_a_odd) begin
      delta_d = delta_q - taken;
    end else if (control_q.b_even | replace_b_odd) begin
      delta_d = delta_q + taken;
    end else begin
      delta_d = delta_q;
    end
    if (start_i) begin
      delta_d = '0;
    end
    first_d = ~delta_d[DeltaWidth-1];
  end

  always_ff @(posedge clk_i) begin
    a_q       <= a_d;
    b_q       <= b_d;
    u_q       <= u_d;
    m_q       <= m_d;
    y_q       <= y_d;
    n_q       <= n_d;
    a_low_q   <= a_low_d;
    b_low_q   <= b_low_d;
    u_low_q   <= u_low_d;
    y_low_q   <= y_low_d;
    control_q <= control_d;
    delta_q   <= delta_d;
    first_q   <= first_d;
    if (start_i) begin
      // An odd number is its own inverse modulo 8.
      inverse_q <= -b_i[2:0];
    end
  end

`ifdef FORMAL
  logic [ControlWidth-1:0] recomputed;
  assign recomputed   = decided(a_low_q, b_low_q, u_low_q, y_low_q, inverse_q);
  assign idle_o       = (control_q == '0);
  assign narrow_o     = {control_q, a_low_q, b_low_q, u_low_q, y_low_q, inverse_q, delta_q, first_q};
  assign consistent_o = (control_q == recomputed) & (first_q == ~delta_q[DeltaWidth-1])
      & (a_low_q == resolved(a_q.carry[2:0], a_q.sum[2:0])) & (b_low_q == resolved(b_q.carry[2:0], b_q.sum[2:0]))
      & (u_low_q == resolved(u_q.carry[2:0], u_q.sum[2:0])) & (y_low_q == resolved(y_q.carry[2:0], y_q.sum[2:0]))
      & (inverse_q == -multiples_b_i[0][2:0]);
`endif

  assign {a_carry_o, a_sum_o} = a_q;
  assign {b_carry_o, b_sum_o} = b_q;
  assign {u_carry_o, u_sum_o} = u_q;
  assign {m_carry_o, m_sum_o} = m_q;
  assign {y_carry_o, y_sum_o} = y_q;
  assign {n_carry_o, n_sum_o} = n_q;

endmodule
