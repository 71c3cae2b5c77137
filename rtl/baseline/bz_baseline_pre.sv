// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Preparation of the plus-minus loop: makes both operands odd, then their multiples.
// The sum a + b has two clocks, from accept_i to operands_i; the multiples have two more, to multiples_i.

module bz_baseline_pre #(
  parameter int unsigned Bits      = 8,
  parameter int unsigned Width     = 14,
  parameter int unsigned Multiples = 3
) (
  input  logic                            clk_i,
  input  logic                            accept_i,
  input  logic                            operands_i,
  input  logic                            multiples_i,
  input  logic [Bits-1:0]                 a_i,
  input  logic [Bits-1:0]                 b_i,
  output logic [Width-1:0]                a_o,
  output logic [Width-1:0]                b_o,
  // k b and the inverse of k a, at index k - 1.
  output logic [Multiples-1:0][Width-1:0] multiples_b_o,
  output logic [Multiples-1:0][Width-1:0] inverted_a_o,
  output logic                            a_was_even_o,
  output logic                            b_was_even_o,
  output logic                            refused_o
);

  logic [Bits-1:0] a_in_q, b_in_q;
  logic [Bits:0]   a_odd_q, b_odd_q, sum;

  assign a_was_even_o = ~a_in_q[0];
  assign b_was_even_o = a_in_q[0] & ~b_in_q[0];
  assign refused_o    = ~a_in_q[0] & ~b_in_q[0];
  assign sum          = {1'b0, a_in_q} + {1'b0, b_in_q};

  always_ff @(posedge clk_i) begin
    if (accept_i) begin
      a_in_q <= a_i;
      b_in_q <= b_i;
    end
    if (operands_i) begin
      a_odd_q <= a_was_even_o ? sum : {1'b0, a_in_q};
      b_odd_q <= b_was_even_o ? sum : {1'b0, b_in_q};
    end
  end

  assign a_o = Width'(a_odd_q);
  assign b_o = Width'(b_odd_q);

  // Odd multiples are registers, even ones are shifted.
  for (genvar k = 1; k <= Multiples; k++) begin : gen_multiple
    if (k == 1) begin : gen_operand
      assign multiples_b_o[0] = b_o;
      assign inverted_a_o[0]  = ~a_o;
    end else if (k % 2 == 0) begin : gen_shifted
      assign multiples_b_o[k-1] = {multiples_b_o[k/2-1][Width-2:0], 1'b0};
      assign inverted_a_o[k-1]  = {inverted_a_o[k/2-1][Width-2:0], 1'b1};
    end else begin : gen_added
      localparam logic [Bits+3:0] Factor = k;
      logic [Bits+3:0] b_times_q, a_times_q;
      always_ff @(posedge clk_i) begin
        if (multiples_i) begin
          b_times_q <= Factor * {3'b000, b_odd_q};
          a_times_q <= Factor * {3'b000, a_odd_q};
        end
      end
      assign multiples_b_o[k-1] = {{(Width-Bits-4){1'b0}}, b_times_q};
      assign inverted_a_o[k-1]  = {{(Width-Bits-4){1'b1}}, ~a_times_q};
    end
  end

endmodule
