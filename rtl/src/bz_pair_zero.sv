// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Says whether a carry-save pair is 0 modulo 2^Width, without a carry chain: c + s = 0 exactly if, at every place,
// the half sum equals the carry that c + s = 0 implies from the place below, which is c | s there.

module bz_pair_zero #(
  parameter int unsigned Width = 8
) (
  input  logic [Width-1:0] carry_i,
  input  logic [Width-1:0] sum_i,
  output logic             zero_o
);

  assign zero_o = ~|(carry_i ^ sum_i ^ {carry_i[Width-2:0] | sum_i[Width-2:0], 1'b0});

endmodule
