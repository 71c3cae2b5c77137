// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The carry-propagate adder of one column: sums of row words, sign and magnitude of f, and the canonical cofactor.
// Its operands are registers that hold still while it is used, AdderClocks clocks for each sum; capture strobes come in
// the last of them. The second column follows the signs of the first one and adds with the opposite sign.

module bz_final #(
  parameter int unsigned Width     = 255,  // of the operands
  parameter int unsigned RowWidth  = 273,
  parameter int unsigned PairWidth = 261,
  parameter bit          First     = 1'b1
) (
  input  logic                 clk_i,
  input  logic                 carry_en_i,
  input  bz_pkg::sum_e         sel_i,
  input  logic                 take_magnitude_i,
  input  logic                 take_cofactor_i,
  input  logic                 negative_i,  // the first column's cofactor
  input  logic [RowWidth-1:0]  row_carry_i,
  input  logic [RowWidth-1:0]  row_sum_i,
  input  logic [PairWidth-1:0] pair_carry_i,
  input  logic [PairWidth-1:0] pair_sum_i,
  input  logic [Width-1:0]     modulus_i,
  output logic [RowWidth-1:0]  sum_o,
  output logic [Width+2:0]     cofactor_o,
  output logic [Width:0]       magnitude_o   // with sign until the second pass has removed it
);

  logic [RowWidth-1:0] a, b;
  logic                cin;
  logic [Width+2:0]    cofactor_q;
  logic [Width:0]      magnitude_q;
  logic                add, subtract;

  assign add      = carry_en_i & (First ? negative_i : sel_i == bz_pkg::SumReduce & ~negative_i);
  assign subtract = carry_en_i & (First ? sel_i == bz_pkg::SumReduce & ~negative_i : negative_i);

  always_comb begin
    cin = 1'b0;
    unique case (sel_i)
      bz_pkg::SumRow: begin
        a = row_carry_i;
        b = row_sum_i;
      end
      bz_pkg::SumPair: begin
        a = {{(RowWidth-PairWidth){1'b0}}, pair_carry_i};
        b = {{(RowWidth-PairWidth){1'b0}}, pair_sum_i};
      end
      bz_pkg::SumSign: begin
        a   = RowWidth'(magnitude_q) ^ {RowWidth{magnitude_q[Width]}};
        b   = '0;
        cin = magnitude_q[Width];
      end
      default: begin
        a   = {{(RowWidth-Width-3){cofactor_q[Width+2]}}, cofactor_q};
        b   = (RowWidth'(modulus_i) & {RowWidth{add | subtract}}) ^ {RowWidth{subtract}};
        cin = subtract;
      end
    endcase
  end

  assign sum_o = a + b + RowWidth'(cin);

  logic [Width+2:0] cofactor_d;

  bz_keep #(
    .Width(Width + 3)
  ) u_cofactor (
    .take_i(take_cofactor_i),
    .new_i (sum_o[Width+2:0]),
    .old_i (cofactor_q),
    .d_o   (cofactor_d)
  );
  always_ff @(posedge clk_i) begin
    cofactor_q <= cofactor_d;
  end

  if (First) begin : gen_magnitude
    logic [Width:0] magnitude_d;
    bz_keep #(
      .Width(Width + 1)
    ) u_magnitude (
      .take_i(take_magnitude_i),
      .new_i (sum_o[Width:0]),
      .old_i (magnitude_q),
      .d_o   (magnitude_d)
    );
    always_ff @(posedge clk_i) begin
      magnitude_q <= magnitude_d;
    end
  end else begin : gen_no_magnitude
    assign magnitude_q = '0;
    logic unused;
    assign unused = take_magnitude_i;
  end

  assign cofactor_o  = cofactor_q;
  assign magnitude_o = magnitude_q;

endmodule
