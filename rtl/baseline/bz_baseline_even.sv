// SPDX-License-Identifier: MIT OR Apache-2.0
//
// (x + added_i + cin_i) / 2^t for a carry-save pair x, exact; shift_i names t, one-hot.

module bz_baseline_even #(
  parameter int unsigned Width = 8,
  parameter int unsigned Most  = 1
) (
  input  logic [Most:1]    shift_i,
  input  logic [Width-1:0] x_carry_i,
  input  logic [Width-1:0] x_sum_i,
  input  logic [Width-1:0] added_i,
  input  logic             cin_i,
  output logic [Width-1:0] carry_o,
  output logic [Width-1:0] sum_o
);

  logic [Width-1:0] carry, sum;

  bz_csa32 #(.Width(Width)) u_add (
    .carry_en_i(1'b1), .x_i(x_carry_i), .y_i(x_sum_i), .z_i(added_i), .cin_i, .carry_o(carry), .sum_o(sum)
  );
  bz_exact_shift #(.Width(Width), .Least(1), .Most(Most)) u_shift (
    .carry_en_i(1'b1), .sel_i(shift_i), .carry_i(carry), .sum_i(sum), .carry_o, .sum_o
  );

endmodule
