// SPDX-License-Identifier: MIT OR Apache-2.0
//
// One word of a signed, switchable operand: 0, x or the inverse of x (the caller adds the 1 of the negation).
// Where both neg_i and not en_i hold the word is all ones, which with its added 1 is 0 again.

module bz_gate #(
  parameter int unsigned Width = 8
) (
  input  logic             en_i,
  input  logic             neg_i,
  input  logic [Width-1:0] x_i,
  output logic [Width-1:0] x_o
);

  assign x_o = (x_i & {Width{en_i}}) ^ {Width{neg_i}};

endmodule
