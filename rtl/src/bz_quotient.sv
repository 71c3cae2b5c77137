// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The multiples of m that make the next row step divisible, from the low bits of the rows, one clock before they are
// added. m is -1 modulo 2^(4*Total), so that a multiple is told by the low bits of the sum that it clears, and does not
// change the bits that decide the next ones.
//
// The registers hold the 3*Total low bits of the rows in plain binary; Total bits above come from the rows' words. In a
// clock these make the rows' step, and on the Total low bits that it leaves the one after it. For the 2*Total low bits,
// which that takes, the step is half done when the clock begins: registers hold its sums as pairs of words.
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
  input  bz_pkg::step_t    step_i,       // of the rows in this clock
  input  bz_pkg::step_t    next_step_i,  // of the rows in the next one
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

  logic [Window-1:0] f_q, g_q, f_d, g_d;
  logic [Low-1:0]    x2_d, x3_d;
  logic [Total-1:0]  f_high, g_high;
  logic [Full-1:0]   f_full, g_full, x3_shifted, y, s;

  // The words' carry into the bits above the window, from their top bits in the window and the plain bit there.
  function automatic logic carry_into(logic top_carry, logic top_sum, logic plain);
    carry_into = (top_carry & top_sum) | ((top_carry ^ top_sum) & ~plain);
  endfunction

  // ---- the rows' step: its sums Y and S, of which pairs of words are there for the low bits, with the carries out

  logic [Low:0]        y_carry_q, s_carry_q;
  logic [Low-1:0]      y_sum_q, s_sum_q;
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
  assign x2     = (f_full[Full-1:Low] & {(Full-Low){step_i.x2_en}}) ^ {(Full-Low){step_i.x2_neg}};

  always_comb begin
    x3_shifted = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      x3_shifted |= (f_full << i) & {Full{step_i.t1[i] & step_i.x3_en & ~step_i.x3_g}};
      x3_shifted |= (g_full << i) & {Full{step_i.t1[i] & step_i.x3_en & step_i.x3_g}};
    end
    x3 = x3_shifted[Full-1:Low] ^ {(Full-Low){step_i.x3_neg}};
  end

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
  logic [Window:0] y_low, s_low;
  assign y_low = {1'b0, y_carry[Total-1:0], y_carry_q[Low-1:0]} + {1'b0, y_sum[Total-1:0], y_sum_q};
  assign s_low = {1'b0, s_carry[Total-1:0], s_carry_q[Low-1:0]} + {1'b0, s_sum[Total-1:0], s_sum_q};
  assign y     = {sum_high(y_carry[Full-Low-1:Total], y_sum[Full-Low-1:Total], y_low[Window]), y_low[Window-1:0]};
  assign s     = {sum_high(s_carry[Full-Low-1:Total], s_sum[Full-Low-1:Total], s_low[Window]), s_low[Window-1:0]};

  // ---- what it leaves, and the operands that the next step selects of it

  logic          f_keep, f_g;
  logic [Most:1] f_y;

  assign f_keep = ~step_i.f_new & ~step_i.f_g;
  assign f_g    = ~step_i.f_new & step_i.f_g;
  assign f_y    = step_i.t1[Most:1] & {Most{step_i.f_new}};

  // The new f where `on` is set, in sums of products.
  function automatic logic [Window-1:0] new_f(logic on, logic [Window-1:0] f, logic [Window-1:0] g,
                                              logic [Full-1:0] half, logic keep, logic take_g, logic [Most:1] take_half);
    new_f = (f & {Window{keep & on}}) | (g & {Window{take_g & on}});
    for (int unsigned i = 1; i <= Most; i++) begin
      new_f |= half[i+:Window] & {Window{take_half[i] & on}};
    end
  endfunction

  // The new g where `on` is set.
  function automatic logic [Window-1:0] new_g(logic on, logic [Full-1:0] total, logic [Total:1] shift);
    new_g = '0;
    for (int unsigned i = Least; i <= Total; i++) begin
      new_g |= total[i+:Window] & {Window{shift[i] & on}};
    end
  endfunction

  always_comb begin
    f_d  = new_f(1'b1, f_q, g_q, y, f_keep, f_g, f_y);
    g_d  = new_g(1'b1, s, step_i.total[Total:1]);
    x2_d = Low'(new_f(next_step_i.x2_en, f_q, g_q, y, f_keep, f_g, f_y)) ^ {Low{next_step_i.x2_neg}};
    x3_d = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      x3_d |= Low'(new_f(next_step_i.t1[i] & next_step_i.x3_en & ~next_step_i.x3_g, f_q, g_q, y, f_keep, f_g, f_y)) << i;
      x3_d |= Low'(new_g(next_step_i.t1[i] & next_step_i.x3_en & next_step_i.x3_g, s, step_i.total[Total:1])) << i;
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
    .x_i    ({1'b0, g_d[Low-1:0]}),
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
    .x_i    ({1'b0, g_d[Low-1:0]}),
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
    y_carry_q <= load_i ? '0 : y_carry_d;
    y_sum_q   <= load_i ? '0 : y_sum_d[Low-1:0];
    s_inner_q <= load_i ? '0 : s_inner_d[Low];
    s_carry_q <= load_i ? '0 : s_carry_d;
    s_sum_q   <= load_i ? '0 : s_sum_d[Low-1:0];
  end

  // ---- ... and themselves of its lowest

  bz_sum3 #(
    .Width(Most)
  ) u_next_y (
    .carry_en_i,
    .x_i  (g_d[Most-1:0]),
    .y_i  (x2_d[Most-1:0]),
    .z_i  ('0),
    .cin_i({1'b0, next_step_i.x2_neg}),
    .sum_o(k_f_o)
  );
  bz_sum3 #(
    .Width(Total)
  ) u_next_s (
    .carry_en_i,
    .x_i  (g_d[Total-1:0]),
    .y_i  (x2_d[Total-1:0]),
    .z_i  (x3_d[Total-1:0]),
    .cin_i({next_step_i.x3_neg, next_step_i.x2_neg}),
    .sum_o(k_o)
  );

endmodule
