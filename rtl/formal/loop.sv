// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The induction over the steps of the baseline loop, in two parts. check_words: what a step makes of the values does not
// depend on the words that hold them. check_loop: it keeps what it must, from every state with that and with all the
// carry words 0. Together: from every state.
//
// What check_loop keeps, for fixed odd operands:
//   u a0 + m b0 = a and y a0 + n b0 = b, exactly;
//   |a|, |b| <= 2^(Bits+1), 2|u|, 2|y| <= 3 b0, 2|m|, 2|n| <= 3 a0, so that no word wraps;
//   a or b is odd; the low bits and the control of the next step are those of the full values.

module check_loop #(
  parameter int unsigned Bits  = 4,
  parameter int unsigned Even  = 2,
  parameter int unsigned Odd   = 4,
  parameter int unsigned A     = 13,
  parameter int unsigned B     = 11,
  // 1: the first state after the start. 0: a step from any state.
  parameter bit          First = 1'b0
) (
  input logic clk_i,
  // Never set after the first clock; an input, so that what only a start changes is not taken for a constant.
  input logic start_i
);
  localparam int unsigned LogMost   = (Even == 8 || Odd == 8) ? 3 : 2;
  localparam int unsigned Width     = Bits + (LogMost == 3 ? 7 : 6);
  localparam int unsigned Multiples = (1 << LogMost) - 1;
  localparam int unsigned Wide      = 2 * Width;

  logic [Multiples-1:0][Width-1:0] multiples_b, inverted_a;
  for (genvar k = 1; k <= Multiples; k++) begin : gen_multiple
    localparam int unsigned KB = k * B;
    localparam int unsigned KA = k * A;
    assign multiples_b[k-1] = KB;
    assign inverted_a[k-1]  = ~KA;
  end

  logic             start;
  logic [Width-1:0] a_carry, a_sum, b_carry, b_sum, u_carry, u_sum, m_carry, m_sum, y_carry, y_sum, n_carry, n_sum;
  logic             consistent;

  bz_baseline_loop #(.Width(Width), .Even(Even), .Odd(Odd), .DeltaWidth(6)) dut (
    .clk_i, .start_i(start), .stop_i(1'b0), .multiples_b_i(multiples_b), .inverted_a_i(inverted_a),
    .a_i(Width'(A)), .b_i(Width'(B)),
    .a_carry_o(a_carry), .a_sum_o(a_sum), .b_carry_o(b_carry), .b_sum_o(b_sum), .u_carry_o(u_carry), .u_sum_o(u_sum),
    .m_carry_o(m_carry), .m_sum_o(m_sum), .y_carry_o(y_carry), .y_sum_o(y_sum), .n_carry_o(n_carry), .n_sum_o(n_sum)
`ifdef FORMAL
    , .consistent_o(consistent), .idle_o(), .narrow_o()
`endif
  );

  logic signed [Width-1:0] a, b, u, m, y, n;
  logic signed [Wide-1:0]  row_a, row_b;
  assign a = a_carry + a_sum;
  assign b = b_carry + b_sum;
  assign u = u_carry + u_sum;
  assign m = m_carry + m_sum;
  assign y = y_carry + y_sum;
  assign n = n_carry + n_sum;

  localparam logic signed [Wide-1:0] SignedA = A, SignedB = B;
  localparam logic signed [Wide-1:0] Most_ = 1 << (Bits + 1);
  logic signed [Wide-1:0] wide_a, wide_b, wide_u, wide_m, wide_y, wide_n;
  assign wide_a = a;
  assign wide_b = b;
  assign wide_u = u;
  assign wide_m = m;
  assign wide_y = y;
  assign wide_n = n;
  assign row_a  = wide_u * SignedA + wide_m * SignedB;
  assign row_b  = wide_y * SignedA + wide_n * SignedB;

  logic holds;
  assign holds = (row_a == wide_a) & (row_b == wide_b) & (a[0] | b[0]) & consistent
      & (wide_a <= Most_) & (wide_a >= -Most_) & (wide_b <= Most_) & (wide_b >= -Most_)
      & (2 * wide_u <= 3 * SignedB) & (2 * wide_u >= -3 * SignedB)
      & (2 * wide_y <= 3 * SignedB) & (2 * wide_y >= -3 * SignedB)
      & (2 * wide_m <= 3 * SignedA) & (2 * wide_m >= -3 * SignedA)
      & (2 * wide_n <= 3 * SignedA) & (2 * wide_n >= -3 * SignedA);

  logic plain;
  assign plain = {a_carry, b_carry, u_carry, m_carry, y_carry, n_carry} == '0;

  logic one_q = 1'b0;
  always_ff @(posedge clk_i) one_q <= 1'b1;
  assign start = First ? ~one_q : start_i;
  always_comb begin
    if (!First) assume (!start_i);
    if (one_q) assert (holds);
    else if (!First) assume (holds & plain);
  end
endmodule

// Two loops with the same operands, control and values, one of them with carry words of 0. After a step their values,
// narrow registers and control are the same. Assumed of the first state are the ranges, and what makes the divisions
// exact: the narrow registers tell the low bits of the values, and the rows are congruent modulo 8.
module check_words #(
  parameter int unsigned Bits  = 4,
  parameter int unsigned Even  = 2,
  parameter int unsigned Odd   = 4,
  parameter int unsigned A     = 13,
  parameter int unsigned B     = 11
) (
  input logic clk_i,
  input logic start_i  // see check_loop
);
  localparam int unsigned LogMost   = (Even == 8 || Odd == 8) ? 3 : 2;
  localparam int unsigned Width     = Bits + (LogMost == 3 ? 7 : 6);
  localparam int unsigned Multiples = (1 << LogMost) - 1;

  logic [Multiples-1:0][Width-1:0] multiples_b, inverted_a;
  for (genvar k = 1; k <= Multiples; k++) begin : gen_multiple
    localparam int unsigned KB = k * B;
    localparam int unsigned KA = k * A;
    assign multiples_b[k-1] = KB;
    assign inverted_a[k-1]  = ~KA;
  end

  // a, b, u, m, y, n; index 1: the loop with words of 0.
  logic [1:0][5:0][Width-1:0] carry, sum, value;
  logic [1:0]                 consistent;
  logic [1:0][38:0]           narrow;

  for (genvar i = 0; i < 2; i++) begin : gen_loop
    bz_baseline_loop #(.Width(Width), .Even(Even), .Odd(Odd), .DeltaWidth(6)) dut (
      .clk_i, .start_i, .stop_i(1'b0), .multiples_b_i(multiples_b), .inverted_a_i(inverted_a),
      .a_i(Width'(A)), .b_i(Width'(B)),
      .a_carry_o(carry[i][0]), .a_sum_o(sum[i][0]), .b_carry_o(carry[i][1]), .b_sum_o(sum[i][1]),
      .u_carry_o(carry[i][2]), .u_sum_o(sum[i][2]), .m_carry_o(carry[i][3]), .m_sum_o(sum[i][3]),
      .y_carry_o(carry[i][4]), .y_sum_o(sum[i][4]), .n_carry_o(carry[i][5]), .n_sum_o(sum[i][5])
`ifdef FORMAL
      , .consistent_o(consistent[i]), .idle_o(), .narrow_o(narrow[i])
`endif
    );
    for (genvar j = 0; j < 6; j++) begin : gen_value
      assign value[i][j] = carry[i][j] + sum[i][j];
    end
  end

  // The operands' lengths are Bits; the sums of a step of numbers in these ranges fit with two equal top bits.
  localparam logic signed [Width-1:0] Most = 1 << (Bits + 1);
  logic [5:0] in_range;
  for (genvar j = 0; j < 6; j++) begin : gen_range
    logic signed [Width-1:0] number;
    assign number      = value[0][j];
    assign in_range[j] = (number <= Most) & (number >= -Most);
  end
  logic congruent;
  assign congruent = 3'(value[0][2] * Width'(A) + value[0][3] * Width'(B) - value[0][0]) == '0
                   & 3'(value[0][4] * Width'(A) + value[0][5] * Width'(B) - value[0][1]) == '0;

  logic one_q = 1'b0;
  always_ff @(posedge clk_i) one_q <= 1'b1;
  always_comb begin
    assume (!start_i);
    if (one_q) assert (value[0] == value[1] && narrow[0] == narrow[1]);
    else begin
      assume (value[0] == value[1] && narrow[0] == narrow[1] && carry[1] == '0);
      assume (consistent[0] && (value[0][0][0] | value[0][1][0]) && in_range == '1 && congruent);
    end
  end
endmodule
