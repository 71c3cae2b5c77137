// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The multiples of m that make the next row step divisible, from the low bits of the rows, one clock before they are
// added. m is -1 modulo 2^(4*Total), so that a multiple is told by the low bits of the sum that it clears, and does not
// change the bits that decide the next ones.
//
// The registers hold the 3*Total low bits of the rows in plain binary; Total bits above come from the rows' words. In a
// clock these make the rows' step, and on the Total low bits that it leaves the one after it. For the 2*Total low bits,
// which that takes, the step is mostly done when the clock begins: registers hold its sums, the Total lowest bits as one
// word and those above as two.
// What a step leaves is rounded to the nearest, since its digit has a sign.
// Selections are sums of products on purpose: a bit that comes late passes one of them, not a row of multiplexers.

module bz_quotient #(
  parameter int unsigned Most  = 2,
  parameter int unsigned Least = 3,
  parameter int unsigned Total = 4
) (
  input  logic             clk_i,
  input  logic             carry_en_i,
  input  logic             load_i,       // with rows whose low 4*Total bits are 0
  input  bz_pkg::step_t    rows_step_i,  // of the rows in the next clock
  input  bz_pkg::step_t    next_step_i,  // the same while digits are wanted, but early in this clock
  // Bits 3*Total-1 .. 4*Total-1 of the rows.
  input  logic [Total:0]   f_carry_i,
  input  logic [Total:0]   f_sum_i,
  input  logic [Total:0]   g_carry_i,
  input  logic [Total:0]   g_sum_i,
  output logic [Total-1:0] k_o,          // as many low bits as next_step_i removes
  output logic [Most-1:0]  k_f_o
);

  localparam int unsigned Low    = 2 * Total;
  localparam int unsigned Window = 3 * Total;
  localparam int unsigned Full   = 4 * Total;

  // The step of the rows in this clock, in lines that select. The top bits' operands, and the low
  // bits' results, of which the next digits come, have registers of their own.
  typedef struct packed {
    logic           x2_pos;
    logic           x2_neg;
    logic [Most:1]  x3_f;
    logic [Most:1]  x3_g;
    logic           x3_neg;
  } operands_t;
  typedef struct packed {
    logic [Most:1]  f_half;
    logic           f_keep;
    logic           f_g;
    logic [Total:1] total;
  } results_t;

  operands_t operands_d, operands_q, operands_top_q;
  results_t  results_d, results_q, results_low_q;

  always_comb begin
    operands_d.x2_pos = rows_step_i.x2_en & ~rows_step_i.x2_neg;
    operands_d.x2_neg = rows_step_i.x2_neg;
    operands_d.x3_f   = rows_step_i.t1[Most:1] & {Most{rows_step_i.x3_en & ~rows_step_i.x3_g}};
    operands_d.x3_g   = rows_step_i.t1[Most:1] & {Most{rows_step_i.x3_en & rows_step_i.x3_g}};
    operands_d.x3_neg = rows_step_i.x3_neg;
    results_d.f_half  = rows_step_i.t1[Most:1] & {Most{rows_step_i.f_new}};
    results_d.f_keep  = ~rows_step_i.f_new & ~rows_step_i.f_g;
    results_d.f_g     = ~rows_step_i.f_new & rows_step_i.f_g;
    results_d.total   = rows_step_i.total[Total:1];
  end

  // Equal to registers of the rows and to each other on purpose: they are not to be merged.
  (* keep *)
  always_ff @(posedge clk_i) begin
    operands_q     <= operands_d;
    operands_top_q <= operands_d;
    results_q      <= results_d;
    results_low_q  <= results_d;
  end

  logic [Window-1:0] f_q, g_q, f_d, g_d;
  logic [Low-1:0]    x2_d, x3_d, g_low;
  logic [Total-1:0]  f_high, g_high;
  logic [Full-1:0]   f_full, g_full, y, s;

  // The words' carry into the bits above the window, from their top bits in the window and the plain bit there.
  function automatic logic carry_into(logic top_carry, logic top_sum, logic plain);
    carry_into = (top_carry & top_sum) | ((top_carry ^ top_sum) & ~plain);
  endfunction

  // ---- the rows' step: its sums Y and S, of which pairs of words are there for the low bits, with the carries out

  logic [Low:Total]    y_carry_q, s_carry_q;
  logic [Low-1:Total]  y_sum_q, s_sum_q;
  logic [Total:0]      y_plain_q, s_plain_q;  // the Total lowest bits as one word, with the carry out of them
  logic                s_inner_q;  // the carry out of the first of S's two rows of adders
  logic [Full-Low-1:0] x2, x3, y_carry, y_sum, s_inner, s_first, s_carry, s_sum;

  // A short sum with and without a carry into it, which is known late.
  function automatic logic [Total-1:0] sum_high(logic [Total-1:0] carry, logic [Total-1:0] sum, logic more);
    sum_high = more ? carry + sum + Total'(1) : carry + sum;
  endfunction

  assign f_high = sum_high(f_carry_i[Total:1], f_sum_i[Total:1], carry_into(f_carry_i[0], f_sum_i[0], f_q[Window-1]));
  assign g_high = sum_high(g_carry_i[Total:1], g_sum_i[Total:1], carry_into(g_carry_i[0], g_sum_i[0], g_q[Window-1]));
  assign f_full = {f_high, f_q};
  assign g_full = {g_high, g_q};

  // The second operand's bits, and the third's; both still lack the carry of a negation.
  function automatic logic [Full-1:0] second(logic [Full-1:0] f, operands_t lines);
    second = (f & {Full{lines.x2_pos}}) | (~f & {Full{lines.x2_neg}});
  endfunction
  function automatic logic [Full-1:0] third(logic [Full-1:0] f, logic [Full-1:0] g, operands_t lines);
    third = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      third |= ((f << i) & {Full{lines.x3_f[i]}}) | ((g << i) & {Full{lines.x3_g[i]}});
    end
    third ^= {Full{lines.x3_neg}};
  endfunction

  logic [Full-1:0] x2_near, x2_top, x3_near, x3_top;
  assign x2_near = second(f_full, operands_q);
  assign x2_top  = second(f_full, operands_top_q);
  assign x3_near = third(f_full, g_full, operands_q);
  assign x3_top  = third(f_full, g_full, operands_top_q);
  assign x2      = {x2_top[Full-1:Window], x2_near[Window-1:Low]};
  assign x3      = {x3_top[Full-1:Window], x3_near[Window-1:Low]};

  bz_csa32 #(
    .Width(Full - Low)
  ) u_y (
    .carry_en_i,
    .x_i    (g_full[Full-1:Low]),
    .y_i    (x2),
    .z_i    ('0),
    .cin_i  (y_carry_q[Low]),
    .carry_o(y_carry),
    .sum_o  (y_sum)
  );
  bz_csa32 #(
    .Width(Full - Low)
  ) u_first (
    .carry_en_i,
    .x_i    (g_full[Full-1:Low]),
    .y_i    (x2),
    .z_i    ('0),
    .cin_i  (s_inner_q),
    .carry_o(s_inner),
    .sum_o  (s_first)
  );
  bz_csa32 #(
    .Width(Full - Low)
  ) u_second (
    .carry_en_i,
    .x_i    (s_inner),
    .y_i    (s_first),
    .z_i    (x3),
    .cin_i  (s_carry_q[Low]),
    .carry_o(s_carry),
    .sum_o  (s_sum)
  );
  // The words' top bits are late, and the carry into them is not.
  logic [Window:0]         y_low, s_low;
  logic [Window-Total+1:0] y_upper, s_upper;  // above the bits of one word, and below them the carry into it
  assign y_upper = {1'b0, y_carry[Total-1:0], y_carry_q[Low-1:Total], 1'b1}
                 + {1'b0, y_sum[Total-1:0], y_sum_q, y_plain_q[Total]};
  assign s_upper = {1'b0, s_carry[Total-1:0], s_carry_q[Low-1:Total], 1'b1}
                 + {1'b0, s_sum[Total-1:0], s_sum_q, s_plain_q[Total]};
  assign y_low   = {y_upper[Window-Total+1:1], y_plain_q[Total-1:0]};
  assign s_low   = {s_upper[Window-Total+1:1], s_plain_q[Total-1:0]};
  logic unused_low;
  assign unused_low = ^{y_upper[0], s_upper[0]};
  assign y     = {sum_high(y_carry[Full-Low-1:Total], y_sum[Full-Low-1:Total], y_low[Window]), y_low[Window-1:0]};
  assign s     = {sum_high(s_carry[Full-Low-1:Total], s_sum[Full-Low-1:Total], s_low[Window]), s_low[Window-1:0]};

  // ---- what it leaves, and the operands that the next step selects of it

  // The new f where `on` is set, in sums of products.
  function automatic logic [Window-1:0] new_f(logic on, logic [Window-1:0] f, logic [Window-1:0] g,
                                              logic [Full-1:0] half, results_t take);
    new_f = (f & {Window{take.f_keep & on}}) | (g & {Window{take.f_g & on}});
    for (int unsigned i = 1; i <= Most; i++) begin
      new_f |= half[i+:Window] & {Window{take.f_half[i] & on}};
    end
  endfunction

  // The new g where `on` is set.
  function automatic logic [Window-1:0] new_g(logic on, logic [Full-1:0] total, results_t take);
    new_g = '0;
    for (int unsigned i = Least; i <= Total; i++) begin
      new_g |= total[i+:Window] & {Window{take.total[i] & on}};
    end
  endfunction

  always_comb begin
    f_d  = new_f(1'b1, f_q, g_q, y, results_q);
    g_d  = new_g(1'b1, s, results_q);
    g_low = Low'(new_g(1'b1, s, results_low_q));
    x2_d = Low'(new_f(next_step_i.x2_en, f_q, g_q, y, results_low_q)) ^ {Low{next_step_i.x2_neg}};
    x3_d = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      x3_d |= Low'(new_f(next_step_i.t1[i] & next_step_i.x3_en & ~next_step_i.x3_g, f_q, g_q, y, results_low_q)) << i;
      x3_d |= Low'(new_g(next_step_i.t1[i] & next_step_i.x3_en & next_step_i.x3_g, s, results_low_q)) << i;
    end
    x3_d ^= {Low{next_step_i.x3_neg}};
  end

  // ---- the next step's sums: pairs of words of its low bits, ...

  logic [Low:0] y_half, s_half, y_carry_d, y_sum_d, s_inner_d, s_first_d, s_carry_d, s_sum_d;

  always_comb begin
    y_half            = '0;
    s_half            = '0;
    y_half[Most-1:0]  = next_step_i.t1[Most:1] & {Most{carry_en_i}};
    s_half[Total-1:0] = next_step_i.total[Total:1] & {Total{carry_en_i}};
  end

  bz_csa32 #(
    .Width(Low + 1)
  ) u_y_low (
    .carry_en_i,
    .x_i    ({1'b0, g_low}),
    .y_i    ({1'b0, x2_d}),
    .z_i    (y_half),
    .cin_i  (next_step_i.x2_neg),
    .carry_o(y_carry_d),
    .sum_o  (y_sum_d)
  );
  bz_csa32 #(
    .Width(Low + 1)
  ) u_first_low (
    .carry_en_i,
    .x_i    ({1'b0, g_low}),
    .y_i    ({1'b0, x2_d}),
    .z_i    (s_half),
    .cin_i  (next_step_i.x2_neg),
    .carry_o(s_inner_d),
    .sum_o  (s_first_d)
  );
  bz_csa32 #(
    .Width(Low + 1)
  ) u_second_low (
    .carry_en_i,
    .x_i    ({1'b0, s_inner_d[Low-1:0]}),
    .y_i    (s_first_d),
    .z_i    ({1'b0, x3_d}),
    .cin_i  (next_step_i.x3_neg),
    .carry_o(s_carry_d),
    .sum_o  (s_sum_d)
  );

  always_ff @(posedge clk_i) begin
    f_q <= load_i ? '0 : f_d;
    g_q <= load_i ? '0 : g_d;
    // After a load the next step has no second and third operand.
    y_plain_q <= load_i ? '0 : (Total+1)'(y_carry_d[Total-1:0]) + (Total+1)'(y_sum_d[Total-1:0]);
    y_carry_q <= load_i ? '0 : y_carry_d[Low:Total];
    y_sum_q   <= load_i ? '0 : y_sum_d[Low-1:Total];
    s_inner_q <= load_i ? '0 : s_inner_d[Low];
    s_plain_q <= load_i ? '0 : (Total+1)'(s_carry_d[Total-1:0]) + (Total+1)'(s_sum_d[Total-1:0]);
    s_carry_q <= load_i ? '0 : s_carry_d[Low:Total];
    s_sum_q   <= load_i ? '0 : s_sum_d[Low-1:Total];
  end

  // ---- ... and themselves of its lowest

  bz_sum3 #(
    .Width(Most)
  ) u_next_y (
    .carry_en_i,
    .x_i  (g_low[Most-1:0]),
    .y_i  (x2_d[Most-1:0]),
    .z_i  ('0),
    .cin_i({1'b0, next_step_i.x2_neg}),
    .sum_o(k_f_o)
  );
  bz_sum3 #(
    .Width(Total)
  ) u_next_s (
    .carry_en_i,
    .x_i  (g_low[Total-1:0]),
    .y_i  (x2_d[Total-1:0]),
    .z_i  (x3_d[Total-1:0]),
    .cin_i({next_step_i.x3_neg, next_step_i.x2_neg}),
    .sum_o(k_o)
  );

endmodule
