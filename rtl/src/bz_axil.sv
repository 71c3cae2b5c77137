// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The fast core behind AXI4-Lite, 32-bit words, little-endian:
//   0x0000  write: bit 0 starts an operation, bit 1 makes it one of polynomials; ignored while one runs
//                  bit 2 wipes: ends what runs, and overwrites each register that an operand reached
//           read:  bit 0 runs or wipes, bit 1 done, and then bits 5:4 the status_e
//   0x0004  read:  the width of the operands in bits
//   0x0008  bit 0: irq_o is high while bit 1 of 0x0000 is set
//   0x1000  x      0x2000  m      written and read, byte strobes count; the value at the start counts
//   0x3000  gcd    0x4000  s      0x5000  t      read, sign-extended; valid while bit 1 of 0x0000 is set
// Other addresses read 0; writes to them and to results have no effect. Every response is OKAY.
//
// To wipe is to compute with the public operands 0 and 1: words that never have a reset are overwritten as in any other
// operation. It starts by itself after a reset, which does not clear them either. rtl/tests/test_wipe.py compares every
// flip-flop after it, whatever was computed before.

module bz_axil #(
  parameter int unsigned Width          = 255,
  parameter int unsigned Steps          = 0,
  parameter int unsigned Even           = 4,
  parameter int unsigned Odd            = 4,
  parameter int unsigned StepsPerClock  = 2,
  parameter bit          BothColumns    = 1'b0,
  parameter bit          ConstantTime   = 1'b1,
  parameter bit          Dual           = 1'b0,
  parameter bit          OnlyPolynomial = 1'b0,
  parameter int unsigned AdderClocks    = 2
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        awvalid_i,
  output logic        awready_o,
  input  logic [15:0] awaddr_i,
  input  logic        wvalid_i,
  output logic        wready_o,
  input  logic [31:0] wdata_i,
  input  logic [3:0]  wstrb_i,
  output logic        bvalid_o,
  input  logic        bready_i,
  output logic [1:0]  bresp_o,
  input  logic        arvalid_i,
  output logic        arready_o,
  input  logic [15:0] araddr_i,
  output logic        rvalid_o,
  input  logic        rready_i,
  output logic [31:0] rdata_o,
  output logic [1:0]  rresp_o,
  output logic        irq_o
);

  localparam int unsigned Words = (Width + 2 + 31) / 32;
  localparam int unsigned Bits  = 32 * Words;

  logic [Bits-1:0]         x_q, m_q;
  logic                    start_q, polynomial_q, pending, done;
  logic                    wiping_q, irq_enable_q;

  // Steps that were decided before a reset are on their way to the rows for at most this many clocks.
  localparam int unsigned Drain = 16 + AdderClocks;
  logic [$clog2(Drain+1)-1:0] restart_q;
  logic                    in_ready, out_valid, out_ready;
  bz_pkg::status_e         status;
  logic        [Width-1:0] gcd;
  logic signed [Width+1:0] s, t;

  bz_top #(
    .Width         (Width),
    .Steps         (Steps),
    .Even          (Even),
    .Odd           (Odd),
    .StepsPerClock (StepsPerClock),
    .BothColumns   (BothColumns),
    .ConstantTime  (ConstantTime),
    .Dual          (Dual),
    .OnlyPolynomial(OnlyPolynomial),
    .AdderClocks   (AdderClocks)
  ) u_top (
    .clk_i,
    .rst_ni      (rst_ni && restart_q == '0),
    .in_valid_i  (start_q),
    .in_ready_o  (in_ready),
    .polynomial_i(polynomial_q),
    .x_i         (x_q[Width-1:0]),
    .m_i         (m_q[Width-1:0]),
    .out_valid_o (out_valid),
    .out_ready_i (out_ready),
    .status_o    (status),
    .gcd_o       (gcd),
    .s_o         (s),
    .t_o         (t)
  );

  // A new start takes the old result away first, and nobody is to see that of a wipe.
  assign out_ready = start_q | wiping_q;
  assign done      = out_valid & ~start_q & ~wiping_q;
  assign pending   = start_q | wiping_q | (~in_ready & ~out_valid);
  assign irq_o     = done & irq_enable_q;

  // ---- writes: address and data together

  logic write;
  assign write     = awvalid_i & wvalid_i & ~bvalid_o;
  assign awready_o = write;
  assign wready_o  = write;
  assign bresp_o   = 2'b00;

  logic control;
  assign control = write && awaddr_i == 16'h0000 && wstrb_i[0];

  logic [31:0] bytes;
  assign bytes = {{8{wstrb_i[3]}}, {8{wstrb_i[2]}}, {8{wstrb_i[1]}}, {8{wstrb_i[0]}}};

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      bvalid_o     <= 1'b0;
      irq_enable_q <= 1'b0;
    end else begin
      bvalid_o  <= write | (bvalid_o & ~bready_i);
      if (restart_q != '0) begin
        restart_q <= restart_q - 1'b1;
      end
      if (start_q && in_ready && restart_q == '0) begin
        start_q <= 1'b0;
      end
      if (wiping_q && out_valid && !start_q) begin
        wiping_q <= 1'b0;
      end
      if (control && wdata_i[0] && !pending) begin
        start_q      <= 1'b1;
        polynomial_q <= wdata_i[1];
      end
      if (write && awaddr_i == 16'h0008 && wstrb_i[0]) begin
        irq_enable_q <= wdata_i[0];
      end
      for (int unsigned i = 0; i < Words; i++) begin
        if (write && awaddr_i == 16'h1000 + 16'(4 * i)) begin
          x_q[32*i+:32] <= (x_q[32*i+:32] & ~bytes) | (wdata_i & bytes);
        end
        if (write && awaddr_i == 16'h2000 + 16'(4 * i)) begin
          m_q[32*i+:32] <= (m_q[32*i+:32] & ~bytes) | (wdata_i & bytes);
        end
      end
      // While it wipes, the bus cannot write operands: the core takes 0 and 1, and then both read 0.
      if (wiping_q) begin
        x_q <= '0;
        m_q <= Bits'(start_q);
      end
    end
    if (!rst_ni || (control && wdata_i[2])) begin
      start_q      <= 1'b1;
      wiping_q     <= 1'b1;
      restart_q    <= $bits(restart_q)'(Drain);
      polynomial_q <= 1'b0;
      x_q          <= '0;
      m_q          <= Bits'(1);
    end
  end

  // ---- reads

  logic            read;
  logic [31:0]     data;
  logic [Bits-1:0] region;

  assign read      = arvalid_i & ~rvalid_o;
  assign arready_o = read;
  assign rresp_o   = 2'b00;

  always_comb begin
    unique case (araddr_i[15:12])
      4'h1:    region = x_q;
      4'h2:    region = m_q;
      4'h3:    region = Bits'(gcd);
      4'h4:    region = Bits'(s);
      4'h5:    region = Bits'(t);
      default: region = '0;
    endcase
    data = '0;
    for (int unsigned i = 0; i < Words; i++) begin
      if (araddr_i[11:0] == 12'(4 * i)) begin
        data = region[32*i+:32];
      end
    end
    if (araddr_i == 16'h0000) begin
      data = {26'd0, status & {2{done}}, 2'd0, done, pending};
    end else if (araddr_i == 16'h0004) begin
      data = 32'(Width);
    end else if (araddr_i == 16'h0008) begin
      data = 32'(irq_enable_q);
    end
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      rvalid_o <= 1'b0;
      rdata_o  <= '0;
    end else begin
      rvalid_o <= read | (rvalid_o & ~rready_i);
      if (read) begin
        rdata_o <= data;
      end
    end
  end

endmodule
