// SPDX-License-Identifier: MIT OR Apache-2.0
//
// What follows the plus-minus loop: one operand is 0, so the sums of both and of their rows are gcd and coefficients, up
// to a common sign. Then the sign, and what preparation did: with a + b in place of a, u (a + b) + m b = u a + (u + m) b.
// The sums have four clocks, to sums_i, the rest four more, to results_i.

module bz_baseline_post #(
  parameter int unsigned Bits  = 8,
  parameter int unsigned Width = 14
) (
  input  logic             clk_i,
  input  logic             sums_i,
  input  logic             results_i,
  input  logic             a_was_even_i,
  input  logic             b_was_even_i,
  input  logic [Width-1:0] a_carry_i,
  input  logic [Width-1:0] a_sum_i,
  input  logic [Width-1:0] b_carry_i,
  input  logic [Width-1:0] b_sum_i,
  input  logic [Width-1:0] u_carry_i,
  input  logic [Width-1:0] u_sum_i,
  input  logic [Width-1:0] m_carry_i,
  input  logic [Width-1:0] m_sum_i,
  input  logic [Width-1:0] y_carry_i,
  input  logic [Width-1:0] y_sum_i,
  input  logic [Width-1:0] n_carry_i,
  input  logic [Width-1:0] n_sum_i,
  output logic [Bits:0]    gcd_o,
  output logic [Width-1:0] bezout_a_o,
  output logic [Width-1:0] bezout_b_o
);

  localparam int unsigned SumWidth = Bits + 3;
  localparam int unsigned GcdWidth = Bits + 1;

  logic [Width-1:0] ab_carry, ab_sum, uy_carry, uy_sum, mn_carry, mn_sum;
  logic [SumWidth-1:0] ab_q;
  logic [Width-1:0] uy_q, mn_q;

  bz_csa42 #(.Width(Width)) u_ab (
    .carry_en_i(1'b1), .x_carry_i(a_carry_i), .x_sum_i(a_sum_i), .y_carry_i(b_carry_i), .y_sum_i(b_sum_i),
    .cin_i(2'b00), .carry_o(ab_carry), .sum_o(ab_sum)
  );
  bz_csa42 #(.Width(Width)) u_uy (
    .carry_en_i(1'b1), .x_carry_i(u_carry_i), .x_sum_i(u_sum_i), .y_carry_i(y_carry_i), .y_sum_i(y_sum_i),
    .cin_i(2'b00), .carry_o(uy_carry), .sum_o(uy_sum)
  );
  bz_csa42 #(.Width(Width)) u_mn (
    .carry_en_i(1'b1), .x_carry_i(m_carry_i), .x_sum_i(m_sum_i), .y_carry_i(n_carry_i), .y_sum_i(n_sum_i),
    .cin_i(2'b00), .carry_o(mn_carry), .sum_o(mn_sum)
  );

  logic             negative;
  logic [Width-1:0] uy, mn;
  assign negative = ab_q[SumWidth-1];
  // -x is the inverse of x and 1.
  assign uy = uy_q ^ {Width{negative}};
  assign mn = mn_q ^ {Width{negative}};

  always_ff @(posedge clk_i) begin
    if (sums_i) begin
      ab_q <= ab_carry[SumWidth-1:0] + ab_sum[SumWidth-1:0];
      uy_q <= uy_carry + uy_sum;
      mn_q <= mn_carry + mn_sum;
    end
    if (results_i) begin
      gcd_o      <= (ab_q[Bits:0] ^ {GcdWidth{negative}}) + GcdWidth'(negative);
      bezout_a_o <= uy + (mn & {Width{b_was_even_i}}) + Width'({negative & b_was_even_i, negative ^ (negative & b_was_even_i)});
      bezout_b_o <= mn + (uy & {Width{a_was_even_i}}) + Width'({negative & a_was_even_i, negative ^ (negative & a_was_even_i)});
    end
  end

endmodule
