// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Two copies of a core in constant time get the same handshakes and resets and any data: their handshakes are the same.

module check_timing #(
  parameter int unsigned Bits         = 8,
  parameter bit          ConstantTime = 1'b1
) (
  input logic            clk_i,
  input logic            rst_ni,
  input logic            in_valid_i,
  input logic            out_ready_i,
  input logic [Bits-1:0] a_i,
  input logic [Bits-1:0] b_i,
  input logic [Bits-1:0] other_a_i,
  input logic [Bits-1:0] other_b_i
);
  logic ready, valid, other_ready, other_valid;
  bz_baseline_top #(.Bits(Bits), .ConstantTime(ConstantTime)) one (
    .clk_i, .rst_ni, .in_valid_i, .in_ready_o(ready), .a_i(a_i), .b_i(b_i), .out_valid_o(valid), .out_ready_i,
    .status_o(), .gcd_o(), .bezout_a_o(), .bezout_b_o()
  );
  bz_baseline_top #(.Bits(Bits), .ConstantTime(ConstantTime)) other (
    .clk_i, .rst_ni, .in_valid_i, .in_ready_o(other_ready), .a_i(other_a_i), .b_i(other_b_i), .out_valid_o(other_valid),
    .out_ready_i, .status_o(), .gcd_o(), .bezout_a_o(), .bezout_b_o()
  );
  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb begin
    if (!started_q) assume (!rst_ni);
    else assert (ready == other_ready && valid == other_valid);
  end
endmodule

module check_timing_fast #(
  parameter int unsigned Width        = 8,
  parameter int unsigned Steps        = 14,
  parameter bit          ConstantTime = 1'b1
) (
  input logic             clk_i,
  input logic             rst_ni,
  input logic             in_valid_i,
  input logic             out_ready_i,
  input logic             polynomial_i,
  input logic             other_polynomial_i,
  input logic [Width-1:0] x_i,
  input logic [Width-1:0] m_i,
  input logic [Width-1:0] other_x_i,
  input logic [Width-1:0] other_m_i
);
  logic ready, valid, other_ready, other_valid;
  bz_top #(.Width(Width), .Steps(Steps), .BothColumns(1'b1), .ConstantTime(ConstantTime)) one (
    .clk_i, .rst_ni, .in_valid_i, .in_ready_o(ready), .polynomial_i, .x_i, .m_i, .out_valid_o(valid), .out_ready_i,
    .status_o(), .gcd_o(), .s_o(), .t_o()
  );
  bz_top #(.Width(Width), .Steps(Steps), .BothColumns(1'b1), .ConstantTime(ConstantTime)) other (
    .clk_i, .rst_ni, .in_valid_i, .in_ready_o(other_ready), .polynomial_i(other_polynomial_i), .x_i(other_x_i),
    .m_i(other_m_i), .out_valid_o(other_valid), .out_ready_i, .status_o(), .gcd_o(), .s_o(), .t_o()
  );
  logic started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_comb begin
    if (!started_q) assume (!rst_ni);
    else assert (ready == other_ready && valid == other_valid);
  end
endmodule
