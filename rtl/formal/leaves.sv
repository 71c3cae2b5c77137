// SPDX-License-Identifier: MIT OR Apache-2.0
//
// What the leaf modules promise, as assertions on all inputs that they accept. `run.py` proves each module here.

module check_csa32 #(
  parameter int unsigned Width = 16
) (
  input logic             carry_en_i,
  input logic [Width-1:0] x_i,
  input logic [Width-1:0] y_i,
  input logic [Width-1:0] z_i,
  input logic             cin_i
);
  logic [Width-1:0] carry, sum, value, wanted;
  bz_csa32 #(.Width(Width)) dut (.carry_en_i, .x_i, .y_i, .z_i, .cin_i, .carry_o(carry), .sum_o(sum));
  assign value  = carry + sum;
  assign wanted = x_i + y_i + z_i + Width'(cin_i);
  always_comb begin
    if (carry_en_i) assert (value == wanted);
    else assert (carry == '0 && sum == (x_i ^ y_i ^ z_i));
  end
endmodule

module check_csa42 #(
  parameter int unsigned Width = 16
) (
  input logic             negate_i,
  input logic [Width-1:0] x_carry_i,
  input logic [Width-1:0] x_sum_i,
  input logic [Width-1:0] y_carry_i,
  input logic [Width-1:0] y_sum_i
);
  // A pair is added, or subtracted: both words inverted, and a carry for each.
  logic [Width-1:0] carry, sum, value, x, y;
  bz_csa42 #(.Width(Width)) dut (
    .carry_en_i(1'b1), .x_carry_i, .x_sum_i, .y_carry_i(y_carry_i ^ {Width{negate_i}}),
    .y_sum_i(y_sum_i ^ {Width{negate_i}}), .cin_i({2{negate_i}}), .carry_o(carry), .sum_o(sum)
  );
  assign value = carry + sum;
  assign x     = x_carry_i + x_sum_i;
  assign y     = y_carry_i + y_sum_i;
  always_comb assert (value == (negate_i ? x - y : x + y));
endmodule

module check_pair_sign #(
  parameter int unsigned Width = 12
) (
  input logic [Width-1:0] carry_i,
  input logic [Width-1:0] sum_i
);
  logic        [Width-1:0] carry, sum, low;
  logic signed [Width+1:0] value, wide;
  bz_pair_sign #(.Width(Width)) dut (.carry_i, .sum_i, .carry_o(carry), .sum_o(sum));
  assign low   = carry_i + sum_i;
  assign value = {{2{low[Width-1]}}, low};
  // The words, each with its own sign, add up to the value with no wrap.
  assign wide  = {{2{carry[Width-1]}}, carry} + {{2{sum[Width-1]}}, sum};
  always_comb begin
    assume (low[Width-1] == low[Width-2]);
    assert (wide == value);
  end
endmodule

module check_exact_shift #(
  parameter int unsigned Width = 12,
  parameter int unsigned Most  = 6,
  parameter bit          Floor = 1'b0
) (
  input logic [Most:1]    sel_i,
  input logic [Width-1:0] carry_i,
  input logic [Width-1:0] sum_i
);
  logic [Width-1:0] carry, sum, low, value, wanted;
  logic             divides, one;
  bz_exact_shift #(.Width(Width), .Least(1), .Most(Most), .Floor(Floor)) dut (
    .carry_en_i(1'b1), .sel_i, .carry_i, .sum_i, .carry_o(carry), .sum_o(sum)
  );
  assign low   = carry_i + sum_i;
  assign value = carry + sum;
  always_comb begin
    wanted  = '0;
    divides = Floor;
    for (int unsigned i = 1; i <= Most; i++) begin
      if (sel_i[i]) begin
        wanted  = $signed(low) >>> i;
        divides = divides | ((low & ((1 << i) - 1)) == '0);
      end
    end
    one = (sel_i != '0) & ((sel_i & (sel_i - 1'b1)) == '0);
    assume (one & divides & (low[Width-1] == low[Width-2]));
    assert (value == wanted);
  end
endmodule

// The same words as bz_exact_shift, of which the property above is.
module check_shift_lines #(
  parameter int unsigned Width = 12,
  parameter int unsigned Least = 1,
  parameter int unsigned Most  = 4,
  parameter bit          Floor = 1'b0
) (
  input logic              carry_en_i,
  input logic [Most:Least] sel_i,
  input logic [Width-1:0]  carry_i,
  input logic [Width-1:0]  sum_i
);
  logic [Most:Least][Width-1:0] lines;
  logic [Width-1:0]             carry, sum, wanted_carry, wanted_sum, low;
  bz_shift_lines #(.Width(Width), .Least(Least), .Most(Most), .Floor(Floor)) dut (
    .carry_en_i, .sel_i(lines), .carry_i, .sum_i, .carry_o(carry), .sum_o(sum)
  );
  bz_exact_shift #(.Width(Width), .Least(Least), .Most(Most), .Floor(Floor)) other (
    .carry_en_i, .sel_i, .carry_i, .sum_i, .carry_o(wanted_carry), .sum_o(wanted_sum)
  );
  assign low = carry_i + sum_i;
  always_comb begin
    for (int unsigned i = Least; i <= Most; i++) begin
      lines[i] = {Width{sel_i[i]}};
    end
    // With Floor, only a shift by Most may drop something.
    assume ((sel_i & (sel_i - 1'b1)) == '0 && (!Floor || sel_i[Most]));
    assume (carry_en_i ? low[Width-1] == low[Width-2] : carry_i == '0 && sum_i[Width-1:Width-2] == '0);
    assert (carry == wanted_carry && sum == wanted_sum);
  end
endmodule

module check_pair_zero #(
  parameter int unsigned Width = 16
) (
  input logic [Width-1:0] carry_i,
  input logic [Width-1:0] sum_i
);
  logic             zero;
  logic [Width-1:0] value;
  bz_pair_zero #(.Width(Width)) dut (.carry_i, .sum_i, .zero_o(zero));
  assign value = carry_i + sum_i;
  always_comb assert (zero == (value == '0));
endmodule

module check_booth #(
  parameter int unsigned Width = 12
) (
  input logic             one_i,
  input logic             two_i,
  input logic             neg_i,
  input logic [Width-1:0] x_i
);
  logic [Width-1:0] x, value, times;
  bz_booth #(.Width(Width)) dut (
    .one_i({Width{one_i}}), .two_i({Width{two_i}}), .neg_i({Width{neg_i}}), .x_i, .x_o(x)
  );
  assign value = x + Width'(neg_i);
  assign times = one_i ? x_i : two_i ? x_i + x_i : '0;
  always_comb begin
    assume (~(one_i & two_i));
    assert (value == (neg_i ? -times : times));
  end
endmodule

// The digits of the signed number that the length cuts out; over GF(2) the bits, whose digits add without carries.
module check_recode #(
  parameter int unsigned Bits   = 4,
  parameter int unsigned Least  = 1,
  parameter int unsigned Digits = (Bits + 1) / 2
) (
  input logic            carry_en_i,
  input logic [Bits-1:0] value_i,
  input logic [Bits:Least] sel_i
);
  logic [Digits-1:0]   one, two, neg;
  logic [2*Digits-1:0] found, wanted, digit;
  logic                lone;
  bz_recode #(.Bits(Bits), .Least(Least)) dut (.carry_en_i, .value_i, .sel_i, .one_o(one), .two_o(two), .neg_o(neg));
  always_comb begin
    lone   = (sel_i & (sel_i - 1'b1)) == '0;
    wanted = '0;
    for (int unsigned length = Least; length <= Bits; length++) begin
      if (sel_i[length]) begin
        for (int unsigned i = 0; i < 2 * Digits; i++) begin
          wanted[i] = i < length ? value_i[i%Bits] : value_i[length-1] & carry_en_i;
        end
      end
    end
    found = '0;
    for (int unsigned i = 0; i < Digits; i++) begin
      digit = (2*Digits)'({two[i], one[i]});
      found = found + ((neg[i] ? -digit : digit) << (2 * i));
    end
    assume (lone);
    assert (found == wanted);
    // A digit is -2, -1, 0, 1 or 2; over GF(2) 3 too, and none is negative.
    assert (carry_en_i ? (one & two) == '0 : neg == '0);
  end
endmodule

module check_baseline_sum #(
  parameter int unsigned Width  = 12,
  parameter bit          Negate = 1'b1,
  parameter int unsigned Most   = 2
) (
  input logic [Width-1:0] x_carry_i,
  input logic [Width-1:0] x_sum_i,
  input logic [Width-1:0] y_carry_i,
  input logic [Width-1:0] y_sum_i,
  input logic [Width-1:0] added_i,
  input logic             cin_i
);
  logic [Width-1:0] carry, sum, value, x, y, total, wanted;
  bz_baseline_sum #(.Width(Width), .Negate(Negate), .Adds(1'b1), .Least(Most), .Most(Most)) dut (
    .shift_i(1'b1), .x_carry_i, .x_sum_i, .y_carry_i, .y_sum_i, .added_i, .cin_i, .carry_o(carry), .sum_o(sum)
  );
  assign x      = x_carry_i + x_sum_i;
  assign y      = y_carry_i + y_sum_i;
  assign total  = (Negate ? x - y : x + y) + added_i + Width'(cin_i);
  assign wanted = $signed(total) >>> Most;
  assign value  = carry + sum;
  always_comb begin
    assume (total[Width-1] == total[Width-2] && total[Most-1:0] == '0);
    assert (value == wanted);
  end
endmodule
