// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Radix-4 digits of a short signed number whose length sel_i names (one-hot): the multiple of the modulus that clears
// that many low bits. Over GF(2) the bits are the digits.

module bz_recode #(
  parameter int unsigned Bits   = 4,
  parameter int unsigned Digits = (Bits + 1) / 2
) (
  input  logic                         carry_en_i,
  input  logic           [Bits-1:0]    value_i,
  input  logic           [Bits:1]      sel_i,
  // A digit is one_o + 2 two_o, and with neg_o its negative.
  output logic           [Digits-1:0]  one_o,
  output logic           [Digits-1:0]  two_o,
  output logic           [Digits-1:0]  neg_o
);

  logic [2*Digits-1:0] extended;
  logic                keep, sign;

  // Bits beyond the length are copies of the sign, or 0 over GF(2).
  always_comb begin
    sign = 1'b0;
    for (int unsigned i = 1; i <= Bits; i++) begin
      sign |= sel_i[i] & value_i[i-1] & carry_en_i;
    end
    extended = '0;
    for (int unsigned i = 0; i < 2 * Digits; i++) begin
      keep = 1'b0;
      for (int unsigned j = i + 1; j <= Bits; j++) begin
        keep |= sel_i[j];
      end
      extended[i] = i < Bits && keep ? value_i[i % Bits] : sign;
    end
  end

  for (genvar i = 0; i < Digits; i++) begin : gen_digit
    logic low, high, below;
    assign low            = extended[2*i];
    assign high           = extended[2*i+1];
    assign below          = i == 0 ? 1'b0 : extended[2*i-1+(i==0?1:0)];
    assign one_o[i] = carry_en_i ? low ^ below : low;
    assign two_o[i] = carry_en_i ? (high ^ low) & ~(low ^ below) : high;
    assign neg_o[i] = carry_en_i & high;
  end

endmodule
