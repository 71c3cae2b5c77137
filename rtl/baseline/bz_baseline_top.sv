// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Plus-minus XGCD, one step a clock [YZ86, SHT22]: the published architecture with a step count that suffices.
//
//   gcd_o = bezout_a_o * a_i + bezout_b_o * b_i     (the coefficients are right, but not the smallest)
//
// Any a_i, b_i that are not both even: status_o = 0. Both even (0 and 0 included): status_o = 1, and the other outputs
// mean nothing; the caller takes common factors of two out. With ConstantTime the number of clocks is the same for all
// inputs, those included: Steps + 13 from the one that accepts to the one in which out_valid_o rises.
//
// Clocks: 1 to accept, 4 of preparation, the loop, 8 to finish. The adders of preparation and finish have two and four
// clocks (multi-cycle paths, listed in rtl/syn/designs.py): what they read stands still for as long.

module bz_baseline_top #(
  parameter int unsigned Bits         = 255,
  parameter int unsigned Even         = 2,
  parameter int unsigned Odd          = 4,
  parameter bit          ConstantTime = 1'b1,
  // An even operand is replaced by the sum of both, which has a bit more.
  localparam int unsigned Proved      = bezout_bounds_pkg::classic_steps(Even, Odd, Bits + 1),
  // Without constant time the count is only what ends the loop on refused inputs.
  localparam int unsigned Steps       = (Proved != 0) ? Proved : 4 * (Bits + 1),
  localparam int unsigned LogMost     = (Even == 8 || Odd == 8) ? 3 : (Even == 4 || Odd == 4) ? 2 : 1,
  // Rows stay below 1.5 times the operands, and the largest sum of a step below 6 (/4) or 10 (/8) times; a pair needs
  // two bits more than its value. A step of odd operands by 2 alone adds up to half an operand each time.
  localparam int unsigned Guard       = (Odd == 2) ? $clog2(Steps + 8) : 1,
  localparam int unsigned Width       = Bits + ((LogMost == 3) ? 7 : 6) + ((Odd == 2) ? Guard : 0)
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             in_valid_i,
  output logic             in_ready_o,
  input  logic [Bits-1:0]  a_i,
  input  logic [Bits-1:0]  b_i,
  output logic             out_valid_o,
  input  logic             out_ready_i,
  output logic             status_o,
  output logic [Bits:0]    gcd_o,
  output logic [Width-1:0] bezout_a_o,
  output logic [Width-1:0] bezout_b_o
);

  if (ConstantTime && Proved == 0) begin : gen_no_bound
    $error("no proved number of steps for these Bits, Even and Odd; accepted are those of bezout_bounds_pkg");
  end

  localparam int unsigned Multiples    = (1 << LogMost) - 1;
  localparam int unsigned CounterWidth = $clog2(Steps + 2);

  localparam logic [2:0] Idle = 3'd0, Prepare = 3'd1, Loop = 3'd2, Finish = 3'd3, Done = 3'd4;

  logic [2:0]              state_q;
  logic [CounterWidth-1:0] count_q;
  logic                    last_q;   // the counter is at its end
  logic                    found;    // an operand is 0
  logic                    start, stop, accept;
  // Strobes, worked out one clock before. Two are equal on purpose: each has a wide fan-out of its own.
  logic                    operands_q, start_q, sums_q, results_q;
  (* keep *) logic         multiples_q;
`ifdef FORMAL
  logic                    idle;
`endif

  assign in_ready_o  = (state_q == Idle);
  assign out_valid_o = (state_q == Done);
  assign accept      = in_ready_o & in_valid_i;
  assign start       = start_q;
  assign stop        = (state_q == Loop) & (last_q | found);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q <= Idle;
      count_q <= '0;
      last_q  <= 1'b0;
    end else begin
      count_q <= count_q + 1'b1;
      last_q  <= (state_q == Loop) & (count_q == CounterWidth'(Steps - 2));
      unique case (state_q)
        Idle: begin
          count_q <= '0;
          if (accept) state_q <= Prepare;
        end
        Prepare: if (start) begin
          count_q <= '0;
          state_q <= Loop;
        end
        Loop: if (stop) begin
          count_q <= '0;
          state_q <= Finish;
        end
        Finish: if (count_q[2:0] == 3'd7) state_q <= Done;
        default: if (out_ready_i) state_q <= Idle;
      endcase
    end
  end

  always_ff @(posedge clk_i) begin
    operands_q  <= rst_ni & (state_q == Prepare) & (count_q[1:0] == 2'd0);
    start_q     <= rst_ni & (state_q == Prepare) & (count_q[1:0] == 2'd2);
    multiples_q <= rst_ni & (state_q == Prepare) & (count_q[1:0] == 2'd2);
    sums_q      <= rst_ni & (state_q == Finish) & (count_q[2:0] == 3'd2);
    results_q   <= rst_ni & (state_q == Finish) & (count_q[2:0] == 3'd6);
  end

  // Preparation.
  logic [Width-1:0]                a_start, b_start;
  logic [Multiples-1:0][Width-1:0] multiples_b, inverted_a;
  logic                            a_was_even, b_was_even, refused;

  bz_baseline_pre #(
    .Bits(Bits), .Width(Width), .Multiples(Multiples)
  ) u_pre (
    .clk_i,
    .accept_i       (accept),
    .operands_i     (operands_q),
    .multiples_i    (multiples_q),
    .a_i, .b_i,
    .a_o            (a_start),
    .b_o            (b_start),
    .multiples_b_o  (multiples_b),
    .inverted_a_o   (inverted_a),
    .a_was_even_o   (a_was_even),
    .b_was_even_o   (b_was_even),
    .refused_o      (refused)
  );

  logic [Width-1:0] a_carry, a_sum, b_carry, b_sum, u_carry, u_sum, m_carry, m_sum, y_carry, y_sum, n_carry, n_sum;

  bz_baseline_loop #(
    .Width(Width), .Even(Even), .Odd(Odd), .DeltaWidth($clog2(3 * Steps) + 1)
  ) u_loop (
    .clk_i,
    .start_i      (start),
    .stop_i       (stop),
    .multiples_b_i(multiples_b),
    .inverted_a_i (inverted_a),
    .a_i          (a_start),
    .b_i          (b_start),
    .a_carry_o(a_carry), .a_sum_o(a_sum), .b_carry_o(b_carry), .b_sum_o(b_sum),
    .u_carry_o(u_carry), .u_sum_o(u_sum), .m_carry_o(m_carry), .m_sum_o(m_sum),
    .y_carry_o(y_carry), .y_sum_o(y_sum), .n_carry_o(n_carry), .n_sum_o(n_sum)
`ifdef FORMAL
    , .consistent_o(), .idle_o(idle), .narrow_o()
`endif
  );

  if (ConstantTime) begin : gen_constant_time
    assign found = 1'b0;
  end else begin : gen_early_exit
    bz_baseline_end #(
      .Width(Width)
    ) u_end (
      .clk_i, .clear_i(start), .a_carry_i(a_carry), .a_sum_i(a_sum), .b_carry_i(b_carry), .b_sum_i(b_sum), .found_o(found)
    );
  end

  bz_baseline_post #(
    .Bits(Bits), .Width(Width)
  ) u_post (
    .clk_i,
    .sums_i      (sums_q),
    .results_i   (results_q),
    .a_was_even_i(a_was_even),
    .b_was_even_i(b_was_even),
    .a_carry_i(a_carry), .a_sum_i(a_sum), .b_carry_i(b_carry), .b_sum_i(b_sum),
    .u_carry_i(u_carry), .u_sum_i(u_sum), .m_carry_i(m_carry), .m_sum_i(m_sum),
    .y_carry_i(y_carry), .y_sum_i(y_sum), .n_carry_i(n_carry), .n_sum_i(n_sum),
    .gcd_o, .bezout_a_o, .bezout_b_o
  );

  assign status_o = refused;

`ifdef FORMAL
  // For the multi-cycle paths: for how many clocks, up to 4, their sources have stood still.
  logic [2:0]          inputs_still_q, operands_still_q, loop_still_q, sums_still_q;
  logic [12*Width-1:0] loop_now, loop_q;
  logic                idle_q, known_q = 1'b0;
  assign loop_now = {a_carry, a_sum, b_carry, b_sum, u_carry, u_sum, m_carry, m_sum, y_carry, y_sum, n_carry, n_sum};
  always_ff @(posedge clk_i) begin
    loop_q           <= loop_now;
    idle_q           <= idle & ~start;
    known_q          <= known_q | ~rst_ni;
    inputs_still_q   <= accept ? 3'd1 : (inputs_still_q == 3'd4) ? 3'd4 : inputs_still_q + 3'd1;
    operands_still_q <= operands_q ? 3'd1 : (operands_still_q == 3'd4) ? 3'd4 : operands_still_q + 3'd1;
    sums_still_q     <= sums_q ? 3'd1 : (sums_still_q == 3'd4) ? 3'd4 : sums_still_q + 3'd1;
    loop_still_q     <= ~idle ? 3'd1 : (loop_still_q == 3'd4) ? 3'd4 : loop_still_q + 3'd1;
  end
  always_comb begin
    if (known_q) begin
      prepare_holds_inputs:   assert (!operands_q || inputs_still_q >= 3'd2);
      prepare_holds_operands: assert (!multiples_q || operands_still_q >= 3'd2);
      finish_holds_loop:      assert (!sums_q || loop_still_q >= 3'd4);
      loop_stands_still:      assert (!idle_q || loop_now == loop_q);
      finish_stands_still:    assert (state_q != Finish || idle);
      finish_holds_sums:      assert (!results_q || sums_still_q >= 3'd4);
    end
  end
`endif

endmodule
