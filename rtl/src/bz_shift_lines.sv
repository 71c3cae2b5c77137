// SPDX-License-Identifier: MIT OR Apache-2.0
//
// bz_exact_shift with one select line for each place and amount, so that each is driven nearby. Where no line is set
// the result is 0. With Floor a shift by Most rounds down; by less, what is shifted has to be divisible all the same.

module bz_shift_lines #(
  parameter int unsigned Width = 8,
  parameter int unsigned Least = 1,
  parameter int unsigned Most  = 2,
  parameter bit          Floor = 1'b0
) (
  input  logic                         carry_en_i,
  input  logic [Most:Least][Width-1:0] sel_i,
  input  logic             [Width-1:0] carry_i,
  input  logic             [Width-1:0] sum_i,
  output logic             [Width-1:0] carry_o,
  output logic             [Width-1:0] sum_o
);

  // The half adders come before the selection. Of the two signs that bz_pair_sign gives, one for all places from Width - 2
  // on, they make a half sum and a carry, which here come of the top bits at once.
  logic [1:0]            carry_top, sum_top;
  logic                  differ, top_carry, top_sum;
  logic [Width+Most-1:0] half_carry, half_sum;
  logic [Width-1:0]      carry;
  logic                  correction;

  assign carry_top  = carry_i[Width-1:Width-2];
  assign sum_top    = sum_i[Width-1:Width-2];
  assign differ     = carry_top[0] ^ sum_top[0];
  assign top_sum    = carry_en_i & differ & (carry_top[1] ^ sum_top[1]);
  assign top_carry  = carry_en_i & ~differ & (carry_top[1] ^ sum_top[1] ^ carry_top[0]);
  assign half_carry = {{(Most+2){top_carry}}, carry_i[Width-3:0] & sum_i[Width-3:0]};
  assign half_sum   = {{Most{top_sum}}, carry_en_i ? {2{top_sum}} : sum_top, carry_i[Width-3:0] ^ sum_i[Width-3:0]};

  always_comb begin
    carry      = '0;
    sum_o      = '0;
    correction = 1'b0;
    for (int unsigned i = Least; i <= Most; i++) begin
      carry |= half_carry[i+:Width] & sel_i[i];
      sum_o |= half_sum[i+:Width] & sel_i[i];
    end
    for (int unsigned i = Least; i <= Most; i++) begin
      logic out;
      if (Floor && i == Most) begin
        out = 1'b0;
        for (int unsigned j = 0; j < i; j++) begin
          out = (carry_i[j] & sum_i[j]) | ((carry_i[j] | sum_i[j]) & out);
        end
      end else begin
        // What is dropped adds up to 0 or 2^i, so one of the two top bits says which.
        out = carry_i[i-1] | sum_i[i-1];
      end
      correction |= sel_i[i][0] & out;
    end
    carry_o = {carry[Width-2:0], correction} & {Width{carry_en_i}};
  end

endmodule
