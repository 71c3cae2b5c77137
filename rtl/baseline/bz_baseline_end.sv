// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Says, two clocks later, that a or b is 0. Steps on a zero do no harm, so being late does none.
// A pair c, s is 0 modulo 2^Width if at each place the half sum is what the place below carries, which is c | s there.

module bz_baseline_end #(
  parameter int unsigned Width = 14
) (
  input  logic             clk_i,
  input  logic             clear_i,
  input  logic [Width-1:0] a_carry_i,
  input  logic [Width-1:0] a_sum_i,
  input  logic [Width-1:0] b_carry_i,
  input  logic [Width-1:0] b_sum_i,
  output logic             found_o
);

  localparam int unsigned Group  = 8;
  localparam int unsigned Groups = (Width + Group - 1) / Group;
  localparam int unsigned Padded = Groups * Group;

  logic [Padded-1:0] a_differs, b_differs;
  logic [Groups-1:0]       a_group_q, b_group_q;
  logic                    valid_q, found_q;

  always_comb begin
    a_differs            = '0;
    b_differs            = '0;
    a_differs[Width-1:0] = a_carry_i ^ a_sum_i ^ {a_carry_i[Width-2:0] | a_sum_i[Width-2:0], 1'b0};
    b_differs[Width-1:0] = b_carry_i ^ b_sum_i ^ {b_carry_i[Width-2:0] | b_sum_i[Width-2:0], 1'b0};
  end

  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < Groups; i++) begin
      a_group_q[i] <= |a_differs[i*Group+:Group];
      b_group_q[i] <= |b_differs[i*Group+:Group];
    end
    // The groups of the clock in which the loop starts are of what was there before.
    valid_q <= ~clear_i;
    found_q <= ~clear_i & valid_q & (~|a_group_q | ~|b_group_q);
  end

  assign found_o = found_q;

endmodule
