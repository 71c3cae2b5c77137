// SPDX-License-Identifier: MIT OR Apache-2.0
//
// One line for wide registers, from a register for each Slice places, so that no tree of buffers drives them all.

module bz_lines #(
  parameter int unsigned Width = 64,
  parameter int unsigned Slice = 32
) (
  input  logic             clk_i,
  input  logic             next_i,  // in the next clock
  output logic [Width-1:0] lines_o
);

  localparam int unsigned Slices = (Width + Slice - 1) / Slice;

  for (genvar i = 0; i < Slices; i++) begin : gen_slice
    localparam int unsigned Low  = i * Slice;
    localparam int unsigned Size = Low + Slice > Width ? Width - Low : Slice;

    logic line_q;

    // Equal registers on purpose: they are not to be merged.
    (* keep *)
    always_ff @(posedge clk_i) begin
      line_q <= next_i;
    end
    assign lines_o[Low+:Size] = {Size{line_q}};
  end

endmodule
