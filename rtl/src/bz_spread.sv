// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A step's select lines for wide words, one register for each Slice places: a line that selects in a thousand places is
// then driven by many flip-flops, not by one and a tree of buffers. The third operand's lines come decoded.

module bz_spread #(
  parameter int unsigned Width = 64,
  parameter int unsigned Slice = 4,
  parameter int unsigned Most  = 2,
  parameter int unsigned Total = 4
) (
  input  logic                         clk_i,
  input  bz_pkg::step_t                step_i,      // of the next clock
  output logic            [Width-1:0]  x1_en_o,
  output logic            [Width-1:0]  x2_pos_o,    // the second operand is f
  output logic            [Width-1:0]  x2_neg_o,    // ... its inverse, which still lacks 1 for each word
  output logic [Most:1]   [Width-1:0]  x3_f_o,      // the third operand is f shifted by so much
  output logic [Most:1]   [Width-1:0]  x3_g_o,      // ... g
  output logic            [Width-1:0]  x3_neg_o,
  output logic [Most:1]   [Width-1:0]  half_o,      // f takes Y shifted by so much
  output logic            [Width-1:0]  f_g_o,       // f takes g
  output logic            [Width-1:0]  f_keep_o,
  output logic [Total:1]  [Width-1:0]  total_o
);

  localparam int unsigned Slices = (Width + Slice - 1) / Slice;

  typedef struct packed {
    logic           x1_en;
    logic           x2_pos;
    logic           x2_neg;
    logic [Most:1]  x3_f;
    logic [Most:1]  x3_g;
    logic           x3_neg;
    logic [Most:1]  half;
    logic           f_g;
    logic           f_keep;
    logic [Total:1] total;
  } lines_t;

  lines_t lines_d;

  always_comb begin
    lines_d.x1_en  = step_i.x1_en;
    lines_d.x2_pos = step_i.x2_en & ~step_i.x2_neg;
    lines_d.x2_neg = step_i.x2_neg;
    lines_d.x3_f   = step_i.t1[Most:1] & {Most{step_i.x3_en & ~step_i.x3_g}};
    lines_d.x3_g   = step_i.t1[Most:1] & {Most{step_i.x3_en & step_i.x3_g}};
    lines_d.x3_neg = step_i.x3_neg;
    lines_d.half   = step_i.t1[Most:1] & {Most{step_i.f_new}};
    lines_d.f_g    = step_i.f_g & ~step_i.f_new;
    lines_d.f_keep = ~step_i.f_g & ~step_i.f_new;
    lines_d.total  = step_i.total[Total:1];
  end

  for (genvar i = 0; i < Slices; i++) begin : gen_slice
    localparam int unsigned Low  = i * Slice;
    localparam int unsigned Size = Low + Slice > Width ? Width - Low : Slice;

    lines_t lines_q;

    // Equal registers on purpose: they are not to be merged.
    (* keep *)
    always_ff @(posedge clk_i) begin
      lines_q <= lines_d;
    end

    assign x1_en_o[Low+:Size]  = {Size{lines_q.x1_en}};
    assign x2_pos_o[Low+:Size] = {Size{lines_q.x2_pos}};
    assign x2_neg_o[Low+:Size] = {Size{lines_q.x2_neg}};
    assign x3_neg_o[Low+:Size] = {Size{lines_q.x3_neg}};
    assign f_g_o[Low+:Size]    = {Size{lines_q.f_g}};
    assign f_keep_o[Low+:Size] = {Size{lines_q.f_keep}};
    for (genvar j = 1; j <= Most; j++) begin : gen_first
      assign x3_f_o[j][Low+:Size] = {Size{lines_q.x3_f[j]}};
      assign x3_g_o[j][Low+:Size] = {Size{lines_q.x3_g[j]}};
      assign half_o[j][Low+:Size] = {Size{lines_q.half[j]}};
    end
    for (genvar j = 1; j <= Total; j++) begin : gen_total
      assign total_o[j][Low+:Size] = {Size{lines_q.total[j]}};
    end
  end

endmodule
