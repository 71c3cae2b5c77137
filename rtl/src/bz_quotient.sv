// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The multiples of m that make the next row step divisible, from the low bits of the rows, one clock before they are
// added. m is -1 modulo 2^(4*Total), so that a multiple is told by the low bits of the sum that it clears, and does not
// change the bits that decide the next ones.
//
// The registers hold the 3*Total low bits of the rows in plain binary; Total bits above come from the rows' words. In a
// clock these make the rows' step, and on the Total low bits that it leaves the one after it. For the 2*Total low bits,
// which that takes, the step is mostly done when the clock begins: registers hold its sums, the Total lowest bits as one
// word and those above as two, and of the Total bits above those the operands.
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
  // The same while digits are wanted, but early in this clock, and what that is in the next clock.
  input  bz_pkg::step_t    next_step_i,
  input  bz_pkg::step_t    after_step_i,
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

  operands_t operands_d, operands_q;
  results_t  results_d, results_q;

  // Where an operand of the next step is selected from the results of this one, a line for each such pair of selections,
  // which are both known a clock before; for the Low bits, and for those above. The first g needs no operand.
  logic [1:0][Total:1]           g_total_q;
  logic [1:0]                    x2_keep_q, x2_g_q;
  logic [1:0][Most:1]            x2_half_q, x3_keep_q, x3_g_q;
  logic [1:0][Most:1][Most:1]    x3_half_q;
  logic [1:0][Most:1][Total:1]   x3_total_q;
  logic [Most:1]                 after_f, after_g;

  assign after_f = after_step_i.t1[Most:1] & {Most{after_step_i.x3_en & ~after_step_i.x3_g}};
  assign after_g = after_step_i.t1[Most:1] & {Most{after_step_i.x3_en & after_step_i.x3_g}};

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
    operands_q <= operands_d;
    results_q  <= results_d;
    for (int unsigned i = 0; i < 2; i++) begin
      g_total_q[i] <= results_d.total;
      x2_keep_q[i] <= results_d.f_keep & after_step_i.x2_en;
      x2_g_q[i]    <= results_d.f_g & after_step_i.x2_en;
      x2_half_q[i] <= results_d.f_half & {Most{after_step_i.x2_en}};
      x3_keep_q[i] <= {Most{results_d.f_keep}} & after_f;
      x3_g_q[i]    <= {Most{results_d.f_g}} & after_f;
      for (int unsigned j = 1; j <= Most; j++) begin
        x3_half_q[i][j]  <= results_d.f_half & {Most{after_f[j]}};
        x3_total_q[i][j] <= results_d.total & {Total{after_g[j]}};
      end
    end
  end

  logic [Window-1:0] f_q, g_q, f_d, g_d, x2_d, x3_d;
  logic [Low-1:0]    g_low;
  logic [Total-1:0]  x2_q, x3_q;  // bits above the Low ones
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

  // The second operand's top bits, and the third's; both still lack the carry of a negation.
  logic [Full-1:0] x3_full;
  always_comb begin
    x3_full = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      x3_full |= ((f_full << i) & {Full{operands_q.x3_f[i]}}) | ((g_full << i) & {Full{operands_q.x3_g[i]}});
    end
    x3_full ^= {Full{operands_q.x3_neg}};
  end
  assign x2 = {(f_high & {Total{operands_q.x2_pos}}) | (~f_high & {Total{operands_q.x2_neg}}), x2_q};
  assign x3 = {x3_full[Full-1:Window], x3_q};
  logic unused_x3;
  assign unused_x3 = ^x3_full[Window-1:0];

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

  // One of three values of f, in sums of products.
  function automatic logic [Window-1:0] new_f(logic [Window-1:0] keep, logic [Window-1:0] take_g,
                                              logic [Most:1][Window-1:0] take_half, logic [Window-1:0] f,
                                              logic [Window-1:0] g, logic [Full-1:0] half);
    new_f = (f & keep) | (g & take_g);
    for (int unsigned i = 1; i <= Most; i++) begin
      new_f |= half[i+:Window] & take_half[i];
    end
  endfunction

  function automatic logic [Window-1:0] new_g(logic [Total:1][Window-1:0] take, logic [Full-1:0] total);
    new_g = '0;
    for (int unsigned i = Least; i <= Total; i++) begin
      new_g |= total[i+:Window] & take[i];
    end
  endfunction

  // A line for each place from the two registers of a selection, the second for those above Low.
  function automatic logic [Window-1:0] lines(logic [1:0] line);
    lines = {{(Window-Low){line[1]}}, {Low{line[0]}}};
  endfunction

  logic [Most:1][Window-1:0]            half_lines, x2_half_lines;
  logic [Total:1][Window-1:0]           total_lines, low_total_lines;
  logic [Most:1][Most:1][Window-1:0]    x3_half_lines;
  logic [Most:1][Total:1][Window-1:0]   x3_total_lines;

  always_comb begin
    for (int unsigned i = 1; i <= Most; i++) begin
      half_lines[i]    = {Window{results_q.f_half[i]}};
      x2_half_lines[i] = lines({x2_half_q[1][i], x2_half_q[0][i]});
      for (int unsigned j = 1; j <= Most; j++) begin
        x3_half_lines[i][j] = lines({x3_half_q[1][i][j], x3_half_q[0][i][j]});
      end
      for (int unsigned j = 1; j <= Total; j++) begin
        x3_total_lines[i][j] = lines({x3_total_q[1][i][j], x3_total_q[0][i][j]});
      end
    end
    for (int unsigned i = 1; i <= Total; i++) begin
      total_lines[i]     = {Window{results_q.total[i]}};
      low_total_lines[i] = lines({g_total_q[1][i], g_total_q[0][i]});
    end
  end

  always_comb begin
    f_d   = new_f({Window{results_q.f_keep}}, {Window{results_q.f_g}}, half_lines, f_q, g_q, y);
    g_d   = new_g(total_lines, s);
    g_low = Low'(new_g(low_total_lines, s));
    x2_d  = new_f(lines(x2_keep_q), lines(x2_g_q), x2_half_lines, f_q, g_q, y) ^ {Window{next_step_i.x2_neg}};
    x3_d  = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      x3_d |= new_f(lines({x3_keep_q[1][i], x3_keep_q[0][i]}), lines({x3_g_q[1][i], x3_g_q[0][i]}), x3_half_lines[i],
                    f_q, g_q, y) << i;
      x3_d |= new_g(x3_total_lines[i], s) << i;
    end
    x3_d ^= {Window{next_step_i.x3_neg}};
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
    .y_i    ({1'b0, x2_d[Low-1:0]}),
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
    .y_i    ({1'b0, x2_d[Low-1:0]}),
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
    .z_i    ({1'b0, x3_d[Low-1:0]}),
    .cin_i  (next_step_i.x3_neg),
    .carry_o(s_carry_d),
    .sum_o  (s_sum_d)
  );

  always_ff @(posedge clk_i) begin
    f_q <= load_i ? '0 : f_d;
    g_q <= load_i ? '0 : g_d;
    // After a load the next step has no second and third operand.
    x2_q      <= load_i ? '0 : x2_d[Window-1:Low];
    x3_q      <= load_i ? '0 : x3_d[Window-1:Low];
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
