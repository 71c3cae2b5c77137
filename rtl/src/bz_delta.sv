// SPDX-License-Identifier: MIT OR Apache-2.0
//
// delta, which tells when f and g are swapped. A step without swap adds the places that it removes; a swap makes delta
// -1 - delta first, or -delta over GF(2). The second step of a clock is known late: what delta becomes is ready by then
// for each of its outcomes.

module bz_delta #(
  parameter int unsigned Width         = 12,
  parameter int unsigned Most          = 2,
  parameter int unsigned StepsPerClock = 2
) (
  input  logic          clk_i,
  input  logic          carry_en_i,
  input  logic          load_i,
  input  logic          swap1_i,
  input  logic          swap2_i,
  input  logic [Most:1] shift1_i,
  input  logic [Most:1] shift2_i,
  output logic          negative_o,
  output logic          negative_between_o  // after the first step
);

  logic [Width-1:0] delta_q, delta_d, distance;
  logic [4:1]       at_least;
  logic [2:0]       added;

  assign negative_o = delta_q[Width-1];

  // With distance = delta or -1 - delta, whichever is not negative: after the first step delta is negative exactly if
  // it was, or has been swapped, and the distance is not less than what the step adds.
  assign distance    = delta_q ^ {Width{negative_o}};
  assign at_least[1] = |distance;
  assign at_least[2] = |distance[Width-1:1];
  assign at_least[3] = |distance[Width-1:2] | (&distance[1:0]);
  assign at_least[4] = |distance[Width-1:2];
  always_comb begin
    negative_between_o = 1'b0;
    for (int unsigned i = 1; i <= Most; i++) begin
      negative_between_o |= shift1_i[i] & (swap1_i & ~carry_en_i ? at_least[i+1] : at_least[i]);
    end
    negative_between_o &= swap1_i | negative_o;
  end

  always_comb begin
    added = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      added |= 3'(i + 1) & {3{shift1_i[i] & swap1_i & ~carry_en_i}};
      added |= 3'(i) & {3{shift1_i[i] & (carry_en_i | ~swap1_i)}};
    end
  end

  // Both steps together add a number from -2 to 7 to delta or to its inverse. For each outcome of the second step that
  // changes the three low bits; the long part above goes up by one, down by one, or stays.
  localparam int unsigned Up   = 5;
  localparam int unsigned Down = 4;
  localparam int unsigned Same = 3;

  function automatic logic [5:0] outcome(logic [2:0] bits, logic swapped, logic [2:0] first, logic [2:0] second,
                                         logic more);
    logic [3:0] change, sum;
    change  = ({1'b0, first} ^ {4{swapped}}) + {1'b0, second} + 4'(swapped) + 4'(more);
    // A negative change makes sums of -2 and -1 too: 14 and 15 with four bits.
    sum     = {1'b0, bits} + change;
    outcome = {~change[3] & sum[3], change[3] & sum[3], ~sum[3], sum[2:0]};
  endfunction

  logic [Width-4:0] high, up, down;
  logic [Width-1:0] stay[Most+1];  // without a swap in the second step, by its shift; 0: no second step
  logic [Width-1:0] turn[Most+1];  // with one

  assign high = delta_q[Width-1:3];
  assign up   = high + (Width-3)'(1);
  assign down = high - (Width-3)'(1);

  // The inverse of high, plus one, is the inverse of high - 1.
  function automatic logic [Width-1:0] joined(logic [5:0] found, logic invert, logic [Width-4:0] same,
                                              logic [Width-4:0] more, logic [Width-4:0] less);
    logic [Width-4:0] long;
    long   = (more & {(Width-3){invert ? found[Down] : found[Up]}})
           | (less & {(Width-3){invert ? found[Up] : found[Down]}})
           | (same & {(Width-3){found[Same]}});
    joined = {long ^ {(Width-3){invert}}, found[2:0]};
  endfunction

  always_comb begin
    stay[0] = joined(outcome(delta_q[2:0] ^ {3{swap1_i}}, 1'b0, added, 3'd0, 1'b0), swap1_i, high, up, down);
    turn[0] = stay[0];
    for (int unsigned i = 1; i <= Most; i++) begin
      stay[i] = joined(outcome(delta_q[2:0] ^ {3{swap1_i}}, 1'b0, added, 3'(i), 1'b0), swap1_i, high, up, down);
      turn[i] = joined(outcome(delta_q[2:0] ^ {3{~swap1_i}}, 1'b1, added, 3'(i), ~carry_en_i), ~swap1_i, high, up,
                       down);
    end
    delta_d = stay[0];
    if (StepsPerClock == 2) begin
      delta_d = '0;
      for (int unsigned i = 1; i <= Most; i++) begin
        delta_d |= (stay[i] & {Width{shift2_i[i] & ~swap2_i}}) | (turn[i] & {Width{shift2_i[i] & swap2_i}});
      end
    end
  end

  always_ff @(posedge clk_i) begin
    delta_q <= load_i ? '0 : delta_d;
  end

endmodule
