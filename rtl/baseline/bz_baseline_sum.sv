// SPDX-License-Identifier: MIT OR Apache-2.0
//
// (x + y + added_i + cin_i) / 2^t for carry-save pairs x, y, or x - y with Negate; exact; shift_i names t, one-hot.
// Without Adds there is no row for added_i and cin_i.

module bz_baseline_sum #(
  parameter int unsigned Width  = 8,
  parameter bit          Negate = 1'b0,
  parameter bit          Adds   = 1'b1,
  parameter int unsigned Least  = 2,
  parameter int unsigned Most   = 2
) (
  input  logic [Most:Least] shift_i,
  input  logic [Width-1:0]  x_carry_i,
  input  logic [Width-1:0]  x_sum_i,
  input  logic [Width-1:0]  y_carry_i,
  input  logic [Width-1:0]  y_sum_i,
  input  logic [Width-1:0]  added_i,
  input  logic              cin_i,
  output logic [Width-1:0]  carry_o,
  output logic [Width-1:0]  sum_o
);

  logic [Width-1:0] inner_carry, inner_sum, carry, sum;

  bz_csa42 #(.Width(Width)) u_sum (
    .carry_en_i(1'b1), .x_carry_i, .x_sum_i,
    .y_carry_i(Negate ? ~y_carry_i : y_carry_i), .y_sum_i(Negate ? ~y_sum_i : y_sum_i),
    .cin_i(Negate ? 2'b11 : 2'b00), .carry_o(inner_carry), .sum_o(inner_sum)
  );

  if (Adds) begin : gen_adds
    bz_csa32 #(.Width(Width)) u_add (
      .carry_en_i(1'b1), .x_i(inner_carry), .y_i(inner_sum), .z_i(added_i), .cin_i, .carry_o(carry), .sum_o(sum)
    );
  end else begin : gen_plain
    logic unused;
    assign unused = &{1'b0, added_i, cin_i};
    assign carry  = inner_carry;
    assign sum    = inner_sum;
  end

  bz_exact_shift #(.Width(Width), .Least(Least), .Most(Most)) u_shift (
    .carry_en_i(1'b1), .sel_i(shift_i), .carry_i(carry), .sum_i(sum), .carry_o, .sum_o
  );

endmodule
