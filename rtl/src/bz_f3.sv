// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Inverse of a polynomial modulo another one over F_3, by divsteps on polynomials [BY19]: one a clock, 2 * Degree - 1 for
// all operands.
//
// Coefficients are two words, one of those that are 1 and one of those that are 2; a coefficient that is both counts as
// neither. Bit i belongs to x^i. The modulus has degree Degree exactly, in bit Degree; x has less. If x has no inverse,
// or the modulus another degree, invertible_o is 0 and so is the result. Handshake as in bz_top.

module bz_f3 #(
  parameter int unsigned Degree = 700
) (
  input  logic              clk_i,
  input  logic              rst_ni,
  input  logic              in_valid_i,
  output logic              in_ready_o,
  input  logic [Degree-1:0] x_one_i,
  input  logic [Degree-1:0] x_two_i,
  input  logic [Degree:0]   m_one_i,
  input  logic [Degree:0]   m_two_i,
  output logic              out_valid_o,
  input  logic              out_ready_i,
  output logic              invertible_o,
  output logic [Degree-1:0] s_one_o,
  output logic [Degree-1:0] s_two_o
);

  localparam int unsigned Steps      = 2 * Degree - 1;
  localparam int unsigned Width      = Degree + 1;
  localparam int unsigned TickWidth  = $clog2(Steps + 1);
  localparam int unsigned DeltaWidth = $clog2(2 * Steps + 2) + 1;

  typedef struct packed {
    logic [Width-1:0] one;
    logic [Width-1:0] two;
  } poly_t;

  typedef enum logic [1:0] {
    Idle,
    Run,
    Done
  } state_e;

  state_e                       state_q;
  logic        [TickWidth-1:0]  tick_q;
  logic signed [DeltaWidth-1:0] delta_q, delta_d;
  poly_t                        f_q, g_q, v_q, w_q, f_d, g_d, v_d, w_d, v_x;
  logic                         valid_q;

  // The load: both operands reversed.
  poly_t f_load, g_load;
  always_comb begin
    f_load = '0;
    g_load = '0;
    for (int unsigned i = 0; i <= Degree; i++) begin
      f_load.one[i] = m_one_i[Degree-i] & ~m_two_i[Degree-i];
      f_load.two[i] = m_two_i[Degree-i] & ~m_one_i[Degree-i];
    end
    for (int unsigned i = 0; i < Degree; i++) begin
      g_load.one[i] = x_one_i[Degree-1-i] & ~x_two_i[Degree-1-i];
      g_load.two[i] = x_two_i[Degree-1-i] & ~x_one_i[Degree-1-i];
    end
  end

  // One divstep: f and g are swapped if delta > 0 and g(0) is not 0; then g loses its constant coefficient by f, times 1
  // or 2, and is divided by x.
  logic  swap, times_one, times_two;
  poly_t f, g, v, w, g_sum, w_sum;

  // a + k b with k = 1 or 2, or a.
  function automatic logic [2*Width-1:0] added(logic [Width-1:0] a1, logic [Width-1:0] a2, logic [Width-1:0] b1,
                                               logic [Width-1:0] b2, logic k1, logic k2);
    logic [Width-1:0] c1, c2, a0, c0;
    c1    = (b1 & {Width{k1}}) | (b2 & {Width{k2}});
    c2    = (b2 & {Width{k1}}) | (b1 & {Width{k2}});
    a0    = ~(a1 | a2);
    c0    = ~(c1 | c2);
    added = {(a1 & c0) | (a0 & c1) | (a2 & c2), (a2 & c0) | (a0 & c2) | (a1 & c1)};
  endfunction

  assign v_x.one = {v_q.one[Width-2:0], 1'b0};
  assign v_x.two = {v_q.two[Width-2:0], 1'b0};
  assign swap    = ~delta_q[DeltaWidth-1] & (delta_q != '0) & (g_q.one[0] | g_q.two[0]);
  // -g(0) / f(0), which a swap does not change: 1 if they differ, 2 if they are equal.
  assign times_one = (g_q.one[0] & f_q.two[0]) | (g_q.two[0] & f_q.one[0]);
  assign times_two = (g_q.one[0] & f_q.one[0]) | (g_q.two[0] & f_q.two[0]);
  assign f = swap ? g_q : f_q;
  assign g = swap ? f_q : g_q;
  assign v = swap ? w_q : v_x;
  assign w = swap ? v_x : w_q;
  assign g_sum   = added(g.one, g.two, f.one, f.two, times_one, times_two);
  assign w_sum   = added(w.one, w.two, v.one, v.two, times_one, times_two);
  assign f_d     = f;
  assign v_d     = v;
  assign w_d     = w_sum;
  assign g_d.one = g_sum.one >> 1;
  assign g_d.two = g_sum.two >> 1;
  assign delta_d = (swap ? -delta_q : delta_q) + DeltaWidth'(1);

  assign in_ready_o  = state_q == Idle;
  assign out_valid_o = state_q == Done;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q <= Idle;
    end else begin
      unique case (state_q)
        Idle:    if (in_valid_i) state_q <= Run;
        Run:     if (tick_q == TickWidth'(Steps - 1)) state_q <= Done;
        default: if (out_ready_i) state_q <= Idle;
      endcase
    end
    if (state_q == Idle) begin
      tick_q  <= '0;
      delta_q <= DeltaWidth'(1);
      f_q     <= f_load;
      g_q     <= g_load;
      v_q     <= '0;
      w_q     <= {Width'(1), Width'(0)};
      valid_q <= f_load.one[0] | f_load.two[0];
    end else if (state_q == Run) begin
      tick_q  <= tick_q + TickWidth'(1);
      delta_q <= delta_d;
      f_q     <= f_d;
      g_q     <= g_d;
      v_q     <= v_d;
      w_q     <= w_d;
    end
  end

  // f is the constant gcd if delta is 0; 1 and 2 are their own inverses.
  assign invertible_o = valid_q & (delta_q == '0);
  always_comb begin
    for (int unsigned i = 0; i < Degree; i++) begin
      s_one_o[i] = invertible_o & (f_q.one[0] ? v_q.one[Degree-1-i] : v_q.two[Degree-1-i]);
      s_two_o[i] = invertible_o & (f_q.one[0] ? v_q.two[Degree-1-i] : v_q.one[Degree-1-i]);
    end
  end

endmodule
