// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The multiples of an odd modulus that divide a number by 2^(3*Total) modulo it, Total places a clock, least first:
// from the low bits alone, one clock before the wide words add them.

module bz_montgomery #(
  parameter int unsigned Total = 4
) (
  input  logic               clk_i,
  input  logic               carry_en_i,
  // With load_modulus_i: a new modulus, and the number 1. With load_value_i: a new number.
  input  logic               load_modulus_i,
  input  logic [3*Total-1:0] modulus_i,
  input  logic               load_value_i,
  input  logic [3*Total-1:0] value_i,
  output logic [Total-1:0]   k_o
);

  localparam int unsigned Scale = 3 * Total;

  logic [Scale-1:0] modulus_q, value_q, value_d, product;
  logic [Total-1:0] inverse_q, inverse_d, k;
  logic [Scale-1:0] k_wide;

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

  always_comb begin
    k = '0;
    for (int unsigned i = 0; i < Total; i++) begin
      if (inverse_q[i]) begin
        k = carry_en_i ? k + (value_q[Total-1:0] << i) : k ^ (value_q[Total-1:0] << i);
      end
    end
    // A multiple with sign.
    k_wide = {{(Scale-Total){k[Total-1] & carry_en_i}}, k};
    if (carry_en_i) begin
      product = k_wide * modulus_q;
      value_d = value_q + product;
    end else begin
      product = '0;
      for (int unsigned i = 0; i < Total; i++) begin
        product ^= (modulus_q << i) & {Scale{k[i]}};
      end
      value_d = value_q ^ product;
    end
  end

  always_ff @(posedge clk_i) begin
    if (load_modulus_i) begin
      modulus_q <= modulus_i;
      inverse_q <= inverse_d;
      value_q   <= Scale'(1);
    end else if (load_value_i) begin
      value_q <= value_i;
    end else begin
      value_q <= value_d >> Total;
    end
  end

  assign k_o = k;

endmodule
