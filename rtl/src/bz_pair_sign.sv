// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Canonical signs for a carry-save pair, so that each word may be shifted arithmetically by itself.
// Requires the pair's value, modulo 2^Width and as a signed number, to lie in [-2^(Width-2), 2^(Width-2)).
// Then the two top bits of both words add up to 0, -1 or -2 (modulo 4), which two sign bits can say as well.

module bz_pair_sign #(
  parameter int unsigned Width = 8
) (
  input  logic [Width-1:0] carry_i,
  input  logic [Width-1:0] sum_i,
  output logic [Width-1:0] carry_o,
  output logic [Width-1:0] sum_o
);

  logic [1:0] carry_top, sum_top;
  logic       at_least_one;  // the tops add up to -1 or -2
  logic       two;           // the tops add up to -2

  assign carry_top    = carry_i[Width-1:Width-2];
  assign sum_top      = sum_i[Width-1:Width-2];
  assign at_least_one = carry_top[1] ^ sum_top[1] ^ (carry_top[0] & sum_top[0]);
  assign two          = at_least_one & ~(carry_top[0] ^ sum_top[0]);
  assign carry_o      = {{2{at_least_one}}, carry_i[Width-3:0]};
  assign sum_o        = {{2{two}}, sum_i[Width-3:0]};

endmodule
