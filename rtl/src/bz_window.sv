// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The low bits of f and g in plain binary, one clock ahead of the wide carry-save words.
// In a clock the wide registers hold the state before step_i; f_o and g_o are the Window low bits of the state after
// it. For that the registers here keep the low bits of the same state, and for g's sum the operands already selected, of
// which the lowest bits, for which the caller waits, are added to a pair of words; the Total bits above come from the wide
// words.
// The caller knows the Total low bits of the results already, and the carries out of them follow from them, so that only
// the bits above need an adder.

module bz_window #(
  parameter int unsigned Window = 12,
  parameter int unsigned Least  = 3,   // the least total shift
  parameter int unsigned Total  = 4,
  parameter int unsigned Most   = 2
) (
  input  logic              clk_i,
  input  logic              carry_en_i,
  input  logic              load_i,
  input  logic [Window-1:0] load_f_i,
  input  logic [Window-1:0] load_g_i,
  // The step that the wide words make in this clock, and the one that they make in the next. The second input is equal to
  // the first, for the results' bits that the caller waits for: those up to 2*Total.
  input  bz_pkg::step_t     step_i,
  input  bz_pkg::step_t     near_step_i,
  input  bz_pkg::step_t     next_step_i,
  // Bits Window-1 .. Window-1+Total of the wide words.
  input  logic [Total:0]    f_carry_i,
  input  logic [Total:0]    f_sum_i,
  input  logic [Total:0]    g_carry_i,
  input  logic [Total:0]    g_sum_i,
  input  logic [Total-1:0]  known_f_i,
  input  logic [Total-1:0]  known_g_i,
  output logic [Window-1:0] f_o,
  output logic [Window-1:0] g_o
);

  localparam int unsigned Full   = Window + Total;
  localparam int unsigned Double = 2 * Total;
  // Bits that are a pair of words already: two more than decide when both steps remove Total places.
  localparam int unsigned Low  = 2 * Total + 2 < Window ? 2 * Total + 2 : Window - 1;

  logic [Window-1:0] f_q, g_q, x2_q;
  logic [Window-1:Low] x3_q;
  logic [Low:0]      low_carry_q;  // with the carry out of them
  logic [Low-1:0]    low_sum_q;
  // Y / 2^t1, as two words, in the bits that the caller waits for and in the one below.
  logic [Double-1:Total-1] half_carry_q, half_sum_q;
  logic [Window-1:0] f_d, g_d;
  logic [Total-1:0]  f_high, g_high;
  logic [Full-1:0]   f_full, g_full, x2;
  logic [Full-1:Low] x3;
  logic [Full-1:0]   x3_shifted;

  // The wide words' carry into the bits above the window, from their top bits in the window and the plain bit there.
  function automatic logic carry_into(logic carry, logic sum, logic plain);
    carry_into = (carry & sum) | ((carry ^ sum) & ~plain);
  endfunction

  assign f_high = f_carry_i[Total:1] + f_sum_i[Total:1] + Total'(carry_into(f_carry_i[0], f_sum_i[0], f_q[Window-1]));
  assign g_high = g_carry_i[Total:1] + g_sum_i[Total:1] + Total'(carry_into(g_carry_i[0], g_sum_i[0], g_q[Window-1]));
  assign f_full = {f_high, f_q};
  assign g_full = {g_high, g_q};

  assign x2 = {(f_high & {Total{step_i.x2_en}}) ^ {Total{step_i.x2_neg}}, x2_q};

  always_comb begin
    x3_shifted = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      x3_shifted |= ((step_i.x3_g ? g_full : f_full) << i) & {Full{step_i.t1[i]}};
    end
    x3 = {(x3_shifted[Full-1:Window] & {Total{step_i.x3_en}}) ^ {Total{step_i.x3_neg}}, x3_q};
  end

  // Pairs of words first; then the sum of what is above the known bits. For g it is that of each shift, and the step's, which
  // drives many lines, selects last.
  logic [Full-1:0]         carry, sum;
  logic [Full-Low-1:0]     high_carry, high_sum;
  logic [Window-1:0]       f_pair_carry, f_pair_sum;
  logic [Window-Total:0]   g_upper, f_upper;

  bz_csa32 #(
    .Width(Full - Low)
  ) u_csa (
    .carry_en_i,
    .x_i    (g_full[Full-1:Low]),
    .y_i    (x2[Full-1:Low]),
    .z_i    (x3),
    .cin_i  (low_carry_q[Low]),
    .carry_o(high_carry),
    .sum_o  (high_sum)
  );
  assign carry = {high_carry, low_carry_q[Low-1:0]};
  assign sum   = {high_sum, low_sum_q};

  // The sum above the known bits, and in bit 0 nothing.
  function automatic logic [Window-Total:0] upper(logic [Window-Total:0] c, logic [Window-Total:0] s, logic known);
    upper = {c[Window-Total:1], 1'b1} + {s[Window-Total:1], carry_into(c[0], s[0], known)};
  endfunction
  function automatic logic [Window-Total:0] upper_lines(logic far, logic near);
    upper_lines = {{(Window-Double){far}}, {(Total+1){near}}};
  endfunction

  function automatic logic [Window-1:0] lines(logic far, logic near);
    lines = {{(Window-Double){far}}, {Double{near}}};
  endfunction

  always_comb begin
    g_upper = '0;
    for (int unsigned i = Least; i <= Total; i++) begin
      g_upper |= upper(carry[i+Total-1+:Window-Total+1], sum[i+Total-1+:Window-Total+1], known_g_i[Total-1])
               & upper_lines(step_i.total[i], near_step_i.total[i]);
    end
    f_pair_carry = '0;
    f_pair_sum   = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      f_pair_carry |= g_full[i+:Window] & {Window{step_i.t1[i] & carry_en_i}};
      f_pair_sum   |= (carry_en_i ? x2[i+:Window] : x2[i+:Window] ^ g_full[i+:Window]) & {Window{step_i.t1[i]}};
    end
    f_pair_carry[Double-1:Total-1] = half_carry_q;
    f_pair_sum[Double-1:Total-1]   = half_sum_q;
  end

  assign f_upper = {f_pair_carry[Window-1:Total], 1'b1}
                 + {f_pair_sum[Window-1:Total],
                    carry_into(f_pair_carry[Total-1], f_pair_sum[Total-1], known_f_i[Total-1])};
  assign g_o = {g_upper[Window-Total:1], known_g_i};
  assign f_o[Total-1:0] = known_f_i;
  logic [Window-1:0] take_new, take_g;
  assign take_new = lines(step_i.f_new, near_step_i.f_new);
  assign take_g   = lines(step_i.f_g, near_step_i.f_g);
  assign f_o[Window-1:Total] = (f_upper[Window-Total:1] & take_new[Window-1:Total])
                             | (g_q[Window-1:Total] & ~take_new[Window-1:Total] & take_g[Window-1:Total])
                             | (f_q[Window-1:Total] & ~take_new[Window-1:Total] & ~take_g[Window-1:Total]);

  logic unused_low;
  assign unused_low = ^{g_upper[0], f_upper[0], take_new[Total-1:0], take_g[Total-1:0]};

  assign f_d = load_i ? load_f_i : f_o;
  assign g_d = load_i ? load_g_i : g_o;

  logic [Window-1:0] x2_next, x3_next, half_carry, half_sum;
  logic [Low:0]      low_carry, low_sum;
  always_comb begin
    x2_next = (f_o & {Window{next_step_i.x2_en}}) ^ {Window{next_step_i.x2_neg}};
    x3_next = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      x3_next |= ((next_step_i.x3_g ? g_o : f_o) << i) & {Window{next_step_i.t1[i]}};
    end
    x3_next = (x3_next & {Window{next_step_i.x3_en}}) ^ {Window{next_step_i.x3_neg}};

    half_carry = '0;
    half_sum   = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      half_carry |= (g_o >> i) & {Window{next_step_i.t1[i] & carry_en_i}};
      half_sum   |= (carry_en_i ? x2_next >> i : (x2_next ^ g_o) >> i) & {Window{next_step_i.t1[i]}};
    end
  end

  bz_csa32 #(
    .Width(Low + 1)
  ) u_low (
    .carry_en_i,
    .x_i    ({1'b0, g_o[Low-1:0]}),
    .y_i    ({1'b0, x2_next[Low-1:0]}),
    .z_i    ({1'b0, x3_next[Low-1:0]}),
    .cin_i  (next_step_i.x2_neg),
    .carry_o(low_carry),
    .sum_o  (low_sum)
  );
  logic unused_sum;
  assign unused_sum = low_sum[Low];

  always_ff @(posedge clk_i) begin
    f_q <= f_d;
    g_q <= g_d;
    // After a load the next step has no second and third operand.
    x2_q        <= load_i ? '0 : x2_next;
    x3_q        <= load_i ? '0 : x3_next[Window-1:Low];
    low_carry_q <= load_i ? '0 : low_carry;
    low_sum_q   <= load_i ? load_g_i[Low-1:0] : low_sum[Low-1:0];
    // ... and does not look at this.
    half_carry_q <= half_carry[Double-1:Total-1];
    half_sum_q   <= half_sum[Double-1:Total-1];
  end

endmodule
