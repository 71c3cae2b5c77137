// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Radix-4 digits of a short signed number whose length sel_i names (one-hot): the multiple of the modulus that clears
// that many low bits. Over GF(2) the bits are the digits.

module bz_recode #(
  parameter int unsigned Bits   = 4,
  parameter int unsigned Least  = 1,  // no shorter length is named
  parameter int unsigned Digits = (Bits + 1) / 2
) (
  input  logic                         carry_en_i,
  input  logic           [Bits-1:0]    value_i,
  input  logic           [Bits:Least]  sel_i,
  // A digit is one_o + 2 two_o, and with neg_o its negative.
  output logic           [Digits-1:0]  one_o,
  output logic           [Digits-1:0]  two_o,
  output logic           [Digits-1:0]  neg_o
);

  // Beyond a length, bits are copies of the sign, or 0 over GF(2). Each length has digits of its own, and selects last: the
  // value comes late, so that its sign does not wait for a length.
  always_comb begin
    logic [2*Digits:0] extended;  // below its lowest bit there is none
    one_o = '0;
    two_o = '0;
    neg_o = '0;
    for (int unsigned length = Least; length <= Bits; length++) begin
      extended = '0;
      for (int unsigned i = 0; i < 2 * Digits; i++) begin
        extended[i+1] = i < length ? value_i[i%Bits] : value_i[length-1] & carry_en_i;
      end
      for (int unsigned i = 0; i < Digits; i++) begin
        one_o[i] |= sel_i[length] & (extended[2*i+1] ^ (extended[2*i] & carry_en_i));
        two_o[i] |= sel_i[length] & (carry_en_i ? (extended[2*i+2] ^ extended[2*i+1]) & ~(extended[2*i+1] ^ extended[2*i])
                                                : extended[2*i+2]);
        neg_o[i] |= sel_i[length] & extended[2*i+2] & carry_en_i;
      end
    end
  end

endmodule
