// SPDX-License-Identifier: MIT OR Apache-2.0
//
// delta, which tells when f and g are swapped. A step without swap adds the places that it removes; a swap makes delta
// -1 - delta first, or -delta over GF(2). Both steps of a clock together add a small number to delta or to its
// inverse, so that its long part only goes up by one, down by one, or stays, and all of these are ready before the
// steps are known.

module bz_delta #(
  parameter int unsigned Width = 12,
  parameter int unsigned Most  = 2
) (
  input  logic          clk_i,
  input  logic          carry_en_i,
  input  logic          load_i,
  input  logic          swap1_i,
  input  logic          swap2_i,
  input  logic [Most:1] shift1_i,
  input  logic [Most:1] shift2_i,  // 0 if there is no second step
  output logic          negative_o,
  output logic          negative_between_o  // after the first step
);

  logic [Width-1:0] delta_q, delta_d, distance;
  logic [4:1]       at_least;
  logic             invert, more;
  logic [2:0]       shift1, shift2, low;
  logic [3:0]       change, low_sum;
  logic [Width-4:0] high, up, down;

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
    shift1 = '0;
    shift2 = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      shift1 |= 3'(i) & {3{shift1_i[i]}};
      shift2 |= 3'(i) & {3{shift2_i[i]}};
    end
  end

  assign invert = swap1_i ^ swap2_i;
  assign more   = invert & ~carry_en_i;
  assign change = ({1'b0, shift1} ^ {4{swap2_i}}) + {1'b0, shift2} + 4'(swap2_i) + 4'(more);

  // change is -2 ... 7: the sum with three bits is -2 ... 14, where 14 and 15 as four bits mean -2 and -1, if change is
  // negative.
  assign low     = delta_q[2:0] ^ {3{invert}};
  assign low_sum = {1'b0, low} + change;
  assign high    = delta_q[Width-1:3];
  assign up      = high + (Width-3)'(1);
  assign down    = high - (Width-3)'(1);

  logic borrow, carry;
  assign borrow = change[3] & low_sum[3];
  assign carry  = ~change[3] & low_sum[3];
  always_comb begin
    delta_d[2:0]       = low_sum[2:0];
    // The inverse of high, plus one, is the inverse of high - 1.
    delta_d[Width-1:3] = ((carry & ~invert) | (borrow & invert) ? up : (borrow & ~invert) | (carry & invert) ? down
                          : high) ^ {(Width-3){invert}};
  end

  always_ff @(posedge clk_i) begin
    delta_q <= load_i ? '0 : delta_d;
  end

endmodule
