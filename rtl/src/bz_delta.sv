// SPDX-License-Identifier: MIT OR Apache-2.0
//
// delta, which tells when f and g are swapped. A step without swap adds the places that it removes; a swap makes delta
// -1 - delta first, or -delta over GF(2). The second step of a clock is known late: what delta becomes is ready by then for
// each of its outcomes.

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

  logic [Width-1:0] delta_q, delta_d, distance, between, inverse;
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
  assign between = (delta_q ^ {Width{swap1_i}}) + Width'(added);
  assign inverse = carry_en_i ? ~between : -between;

  always_comb begin
    delta_d = between;
    if (StepsPerClock == 2) begin
      delta_d = '0;
      for (int unsigned i = 1; i <= Most; i++) begin
        delta_d |= (between + Width'(i)) & {Width{shift2_i[i] & ~swap2_i}};
        delta_d |= (inverse + Width'(i)) & {Width{shift2_i[i] & swap2_i}};
      end
    end
  end

  always_ff @(posedge clk_i) begin
    delta_q <= load_i ? '0 : delta_d;
  end

endmodule
