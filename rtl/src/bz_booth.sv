// SPDX-License-Identifier: MIT OR Apache-2.0
//
// One radix-4 digit times x_i: the sum of x_i (one_i) and 2 x_i (two_i), negated by inversion (the caller adds 1).
// For integers one_i and two_i exclude each other. Over GF(2) both together are the digit x + 1.

module bz_booth #(
  parameter int unsigned Width = 8
) (
  // A line for each place, all equal, so that each is driven nearby.
  input  logic [Width-1:0] one_i,
  input  logic [Width-1:0] two_i,
  input  logic [Width-1:0] neg_i,
  input  logic [Width-1:0] x_i,
  output logic [Width-1:0] x_o
);

  assign x_o = (one_i & x_i) ^ (two_i & {x_i[Width-2:0], 1'b0}) ^ neg_i;

endmodule
