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
      carry |= Width'($signed(signed_carry) >>> i) & sel_i[i];
      sum   |= (carry_en_i ? Width'($signed(signed_sum) >>> i) : sum_i >> i) & sel_i[i];
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
    sum_o   = carry ^ sum;
    carry_o = {carry[Width-2:0] & sum[Width-2:0], correction} & {Width{carry_en_i}};
  end

endmodule
