// SPDX-License-Identifier: MIT OR Apache-2.0
//
// One plus-minus step, decided from the three low bits of f (odd) and g. Whether it swaps is up to delta as well.
// f_i[2] and g_i[2] matter for reductions by 8 alone.

module bz_decide #(
  parameter int unsigned Even = 4,
  parameter int unsigned Odd  = 4,
  parameter int unsigned Most = 2
) (
  input  logic          carry_en_i,
  input  logic [2:0]    f_i,
  input  logic [2:0]    g_i,
  output logic          odd_o,
  output logic          negate_o,
  output logic [Most:1] shift_o
);

  logic       sum_bit1, sum_bit2;  // of g + f or g - f
  logic [3:1] even_shift, odd_shift;

  assign odd_o    = g_i[0];
  // Two odd numbers have a sum that 4 divides exactly if their bits 1 differ.
  assign negate_o = odd_o & carry_en_i & ~(f_i[1] ^ g_i[1]);

  // g + f: carry out of bit 0, and then out of bit 1 because those bits differ. g - f: bits 0 and 1 are equal.
  assign sum_bit1 = ~carry_en_i & (f_i[1] ^ g_i[1]);
  assign sum_bit2 = f_i[2] ^ g_i[2] ^ (carry_en_i & ~negate_o);

  always_comb begin
    even_shift = 3'b001;
    if (Even == 8 && !g_i[1] && !g_i[2]) begin
      even_shift = 3'b100;
    end else if (Even >= 4 && !g_i[1]) begin
      even_shift = 3'b010;
    end
    odd_shift = 3'b001;
    if (Odd == 8 && !sum_bit1 && !sum_bit2) begin
      odd_shift = 3'b100;
    end else if (!sum_bit1) begin
      odd_shift = 3'b010;
    end
  end
  assign shift_o = odd_o ? odd_shift[Most:1] : even_shift[Most:1];

endmodule
