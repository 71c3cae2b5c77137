// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Shift of a carry-save pair to the right by the amount that sel_i names (one-hot), with sign.
// Requires a value in [-2^(Width-2), 2^(Width-2)) that the shift divides; the result is the exact quotient.
// Both words are shifted; of what they drop the sum is 0 or 2^shift, and in the second case 1 is added through a row
// of half adders, whose carry word has its bit 0 free.
// With Floor = 1 the value need not be divisible, and the result is the quotient rounded down.
// With carry_en_i = 0 (GF(2)) only the sum word counts, and the shift is logical.

module bz_exact_shift #(
  parameter int unsigned Width = 8,
  parameter int unsigned Least = 1,  // the least amount, at least 1
  parameter int unsigned Most  = 2,
  parameter bit          Floor = 1'b0
) (
  input  logic               carry_en_i,
  input  logic [Most:Least]  sel_i,
  input  logic [Width-1:0]   carry_i,
  input  logic [Width-1:0]   sum_i,
  output logic [Width-1:0]   carry_o,
  output logic [Width-1:0]   sum_o
);

  logic [Width-1:0] signed_carry, signed_sum;
  logic [Width-1:0] carry, sum;
  logic             correction;

  bz_pair_sign #(
    .Width(Width)
  ) u_sign (
    .carry_i(carry_i),
    .sum_i  (sum_i),
    .carry_o(signed_carry),
    .sum_o  (signed_sum)
  );

  always_comb begin
    carry      = '0;
    sum        = '0;
    correction = 1'b0;
    for (int unsigned i = Least; i <= Most; i++) begin
      carry |= Width'($signed(signed_carry) >>> i) & {Width{sel_i[i]}};
      sum   |= (Width'($signed(signed_sum) >>> i) & {Width{sel_i[i] & carry_en_i}})
             | ((sum_i >> i) & {Width{sel_i[i] & ~carry_en_i}});
    end
    if (Floor) begin
      for (int unsigned i = Least; i <= Most; i++) begin
        logic out;
        out = 1'b0;
        for (int unsigned j = 0; j < i; j++) begin
          out = (carry_i[j] & sum_i[j]) | ((carry_i[j] | sum_i[j]) & out);
        end
        correction |= sel_i[i] & out;
      end
    end else begin
      // What is dropped adds up to 0 or 2^i, so one of the two top bits says which.
      for (int unsigned i = Least; i <= Most; i++) begin
        correction |= sel_i[i] & (carry_i[i-1] | sum_i[i-1]);
      end
    end
    sum_o   = carry ^ sum;
    carry_o = {carry[Width-2:0] & sum[Width-2:0], correction} & {Width{carry_en_i}};
  end

endmodule
