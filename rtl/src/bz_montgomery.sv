// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The multiples of an odd modulus that divide a number by 2^(3*Total) modulo it, Total places a clock, least first:
// from the low bits alone, one clock before the wide words add them.
//
// With c = -1/modulus modulo 2^Total and c * modulus = 2^Total * times - 1, the number scaled by c has the digits wanted
// as its own low digits: r = value * c, then r = (r + digit * c * modulus) / 2^Total, which is the part of r above its
// digit, plus digit * times, plus 1 if the digit is negative. So one short multiplication a clock is enough.

module bz_montgomery #(
  parameter int unsigned Total = 4
) (
  input  logic               clk_i,
  input  logic               carry_en_i,
  // With load_modulus_i: a new modulus, and the number 1. With load_value_i: a new number. Digits come from the next
  // clock on.
  input  logic               load_modulus_i,
  input  logic [3*Total-1:0] modulus_i,
  input  logic               load_value_i,
  input  logic [3*Total-1:0] value_i,
  input  logic               negate_i,  // of the number that comes: what counts is its negative
  output logic [Total-1:0]   k_o
);

  localparam int unsigned Scale = 3 * Total;

  logic [Scale-1:0] modulus_q, value_q, r_q, r_d, first, later, times_q, cleared;
  logic [Total-1:0] inverse_q, inverse_d, factor;
  logic             first_q, negate_q;

  // digit * word, or over GF(2) without carries. The digit has a sign.
  function automatic logic [Scale-1:0] product(logic [Total-1:0] digit, logic [Scale-1:0] word, logic carry_en);
    product = '0;
    for (int unsigned i = 0; i + 1 < Total; i++) begin
      product = carry_en ? product + ((word << i) & {Scale{digit[i]}}) : product ^ ((word << i) & {Scale{digit[i]}});
    end
    product = carry_en ? product - ((word << (Total - 1)) & {Scale{digit[Total-1]}})
                       : product ^ ((word << (Total - 1)) & {Scale{digit[Total-1]}});
  endfunction

  // Inverse of an odd number modulo 2^Total, negated: bit by bit, i correct bits after i rounds.
  always_comb begin
    logic [Total-1:0] rest;
    inverse_d = '0;
    rest      = {Total{carry_en_i}};  // -1, or 1 over GF(2)
    rest[0]   = 1'b1;
    for (int unsigned i = 0; i < Total; i++) begin
      if (rest[i]) begin
        inverse_d[i] = 1'b1;
        rest = carry_en_i ? rest - (modulus_i[Total-1:0] << i) : rest ^ (modulus_i[Total-1:0] << i);
      end
    end
  end

  assign cleared = product(inverse_q, modulus_q, carry_en_i);
  // The inverse is odd, so that its negative has all bits but the lowest inverted.
  assign factor  = inverse_q ^ {{(Total-1){negate_q}}, 1'b0};
  assign first   = product(factor, value_q, carry_en_i);
  assign later   = carry_en_i ? product(r_q[Total-1:0], times_q, 1'b1) + (r_q >> Total) + Scale'(r_q[Total-1])
                              : product(r_q[Total-1:0], times_q, 1'b0) ^ (r_q >> Total);
  assign r_d     = first_q ? first : later;

  always_ff @(posedge clk_i) begin
    first_q <= load_modulus_i | load_value_i;
    if (load_modulus_i) begin
      modulus_q <= modulus_i;
      inverse_q <= inverse_d;
      value_q   <= Scale'(1);
      negate_q  <= 1'b0;
    end else if (load_value_i) begin
      value_q  <= value_i;
      negate_q <= negate_i;
    end
    r_q     <= r_d;
    times_q <= (cleared >> Total) + Scale'(carry_en_i);
  end

  assign k_o = r_d[Total-1:0];

endmodule
