// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The multiples of an odd modulus that divide a number by 2^(Parts*Total) modulo it, Total places a clock, least first:
// from the low bits alone, one clock before the wide words add them.
//
// With c = -1/modulus modulo 2^Total and c * modulus = 2^Total * times - 1, the number scaled by c has the digits wanted
// as its own low digits: r = value * c, then r = (r + digit * c * modulus) / 2^Total, which is the part of r above its
// digit, plus digit * times, plus 1 if the digit is negative. So one short multiplication a clock is enough. Only the
// digit is ever needed in plain binary: the part above stays a pair of words and a carry out of the digit's places.

module bz_montgomery #(
  parameter int unsigned Total = 4,
  parameter int unsigned Parts = 4
) (
  input  logic               clk_i,
  input  logic               carry_en_i,
  // With load_modulus_i: a new modulus, and the number 1. With load_value_i: a new number. Digits come from the next
  // clock on.
  input  logic               load_modulus_i,
  input  logic [Parts*Total-1:0] modulus_i,
  input  logic               load_value_i,
  input  logic [Parts*Total-1:0] value_i,
  input  logic               negate_i,  // of the number that comes: what counts is its negative
  output logic [Total-1:0]   k_o
);

  localparam int unsigned Scale = Parts * Total;
  localparam int unsigned Above = Scale - Total;
  localparam int unsigned Slice = Total;  // places for each copy of the inverse

  logic [Scale-1:1]       modulus_q;  // it is odd
  logic [Scale-1:0]       operand_q, operand_d, r_carry, r_sum, cleared_carry, cleared_sum;
  logic [Above-1:0]       times;
  logic [Parts-1:0][Total-1:0] inverse_q;  // all equal
  logic [Total-1:0]       inverse_d, digit_q, digit_low_q, digit_d;
  logic [Total-1:0][Scale-1:0] inverse_lines, digit_lines;
  logic [Total:0]         r_low;
  logic [Scale-Total-1:0] above_carry_q, above_sum_q;  // r above its digit
  logic                   above_one_q;                 // ... the carry into it
  logic                   negative_q;                  // the digit of r is

  // digit * word + the words + up to two, or over GF(2) the same without carries, as a pair of words: carry above sum.
  // The digit has a sign, and a line for each place.
  function automatic logic [2*Scale-1:0] product(logic [Total-1:0][Scale-1:0] by, logic [Scale-1:0] word,
                                                 logic [Scale-1:0] words_carry, logic [Scale-1:0] words_sum,
                                                 logic [1:0] more, logic carry_en);
    logic [Scale-1:0] carry, sum, next, row;
    logic [2:0]       ones;
    ones  = {by[Total-1][0], more};
    carry = words_carry;
    sum   = words_sum;
    for (int unsigned i = 0; i < Total; i++) begin
      row = word << i;
      if (i == Total - 1 && carry_en) begin
        row = ~row;
      end
      row   = row & by[i];
      next  = {(carry[Scale-2:0] & sum[Scale-2:0]) | ((carry[Scale-2:0] ^ sum[Scale-2:0]) & row[Scale-2:0]),
               i < 3 ? ones[i % 3] : 1'b0};
      sum   = carry ^ sum ^ row;
      carry = next & {Scale{carry_en}};
    end
    // Two places have only two rows.
    if (Total < 3 && carry_en) begin
      sum = sum + Scale'(ones[2]);
    end
    product = {carry, sum};
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

  // Both factors are odd, which spares a row. c * modulus + 1 has Total low bits of 0, so that what the words' low bits
  // carry out of them is seen of the top one.
  always_comb begin
    for (int unsigned i = 0; i < Total; i++) begin
      for (int unsigned j = 0; j < Parts; j++) begin
        inverse_lines[i][j*Slice+:Slice] = {Slice{i == 0 | inverse_q[j][i]}};
      end
      digit_lines[i] = {{(Scale-Total){digit_q[i]}}, {Total{digit_low_q[i]}}};
    end
  end
  assign {cleared_carry, cleared_sum} = product(inverse_lines, {modulus_q, 1'b1}, '0, Scale'(1), 2'b00,
                                                carry_en_i);
  assign times = cleared_carry[Scale-1:Total] + cleared_sum[Scale-1:Total]
               + {{(Above-1){1'b0}}, cleared_carry[Total-1] | cleared_sum[Total-1]};
  assign {r_carry, r_sum} = product(digit_lines, operand_q, {{Total{1'b0}}, above_carry_q}, {{Total{1'b0}}, above_sum_q},
                                    {above_one_q, negative_q}, carry_en_i);
  assign r_low            = {1'b0, r_carry[Total-1:0]} + {1'b0, r_sum[Total-1:0]};

  always_comb begin
    digit_d   = r_low[Total-1:0];
    operand_d = {{Total{1'b0}}, times};
    if (load_modulus_i) begin
      digit_d   = inverse_d;
      operand_d = Scale'(1);
    end else if (load_value_i) begin
      // The inverse is odd, so that its negative has all bits but the lowest inverted.
      digit_d   = inverse_q[0] ^ {{(Total-1){negate_i}}, 1'b0};
      operand_d = value_i;
    end
  end

  // Equal registers on purpose, not to be merged: one for some places each, and one for the next digit alone.
  (* keep *)
  always_ff @(posedge clk_i) begin
    if (load_modulus_i) begin
      inverse_q <= {Parts{inverse_d}};
    end
    digit_q     <= digit_d;
    digit_low_q <= digit_d;
  end
  always_ff @(posedge clk_i) begin
    if (load_modulus_i) begin
      modulus_q <= modulus_i[Scale-1:1];
    end
    operand_q  <= operand_d;
    above_carry_q <= load_modulus_i || load_value_i ? '0 : r_carry[Scale-1:Total];
    above_sum_q   <= load_modulus_i || load_value_i ? '0 : r_sum[Scale-1:Total];
    above_one_q   <= r_low[Total] & ~load_modulus_i & ~load_value_i;
    negative_q    <= r_low[Total-1] & ~load_modulus_i & ~load_value_i;
  end

  assign k_o = r_low[Total-1:0];

endmodule
