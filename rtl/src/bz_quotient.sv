// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The multiples of m that make the next row step divisible, from the low bits of the rows, one clock before they are
// added. m is -1 modulo 2^(3*Total), so that a multiple is told by the low bits of the sum that it clears, and does not
// change the bits that decide the next one.

module bz_quotient #(
  parameter int unsigned Most  = 2,
  parameter int unsigned Total = 4
) (
  input  logic             clk_i,
  input  logic             carry_en_i,
  input  logic             load_i,       // with rows whose low 3*Total bits are 0
  input  bz_pkg::step_t    step_i,       // of the rows in this clock
  input  bz_pkg::step_t    next_step_i,  // of the rows in the next one
  // Bits 2*Total-1 .. 3*Total-1 of the rows.
  input  logic [Total:0]   f_carry_i,
  input  logic [Total:0]   f_sum_i,
  input  logic [Total:0]   g_carry_i,
  input  logic [Total:0]   g_sum_i,
  output logic [Total-1:0] k_o,          // as many low bits as next_step_i removes
  output logic [Most-1:0]  k_f_o
);

  localparam int unsigned Window = 2 * Total;

  logic [Window-1:0] f_window, g_window;
  logic [Total-1:0]  f, g, x2, x3, y, s;

  bz_window #(
    .Window(Window),
    .Total (Total),
    .Most  (Most),
    .Round (1'b1)
  ) u_window (
    .clk_i,
    .carry_en_i,
    .load_i,
    .load_f_i   ({Window{1'b0}}),
    .load_g_i   ({Window{1'b0}}),
    .step_i,
    .next_step_i,
    .f_carry_i,
    .f_sum_i,
    .g_carry_i,
    .g_sum_i,
    .known_f_i  ({Total{1'b0}}),
    .known_g_i  ({Total{1'b0}}),
    .f_o        (f_window),
    .g_o        (g_window)
  );
  assign f = f_window[Total-1:0];
  assign g = g_window[Total-1:0];

  always_comb begin
    x2 = (f & {Total{next_step_i.x2_en}}) ^ {Total{next_step_i.x2_neg}};
    x3 = '0;
    for (int unsigned i = 1; i <= Most; i++) begin
      x3 |= ((next_step_i.x3_g ? g : f) << i) & {Total{next_step_i.t1[i]}};
    end
    x3 = (x3 & {Total{next_step_i.x3_en}}) ^ {Total{next_step_i.x3_neg}};
  end

  bz_sum3 #(
    .Width(Total)
  ) u_y (
    .carry_en_i,
    .x_i  (g),
    .y_i  (x2),
    .z_i  ('0),
    .cin_i({1'b0, next_step_i.x2_neg}),
    .sum_o(y)
  );
  bz_sum3 #(
    .Width(Total)
  ) u_s (
    .carry_en_i,
    .x_i  (g),
    .y_i  (x2),
    .z_i  (x3),
    .cin_i({next_step_i.x3_neg, next_step_i.x2_neg}),
    .sum_o(s)
  );

  assign k_o   = s;
  assign k_f_o = y[Most-1:0];

endmodule
