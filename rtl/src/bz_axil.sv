// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The fast core behind AXI4-Lite, 32-bit words, little-endian:
//   0x0000  write: bit 0 starts an operation, bit 1 makes it one of polynomials; ignored while one runs
//                  bit 2 wipes: ends what runs, and overwrites each register that an operand reached
//           read:  bit 0 runs or wipes, bit 1 done, and then bits 5:4 the status_e
//   0x0004  read:  the width of the operands in bits
//   0x0008  bit 0: irq_o is high while bit 1 of 0x0000 is set
//   0x1000  x      0x2000  m      written and read, byte strobes count; the value at the start counts
//   0x3000  gcd    0x4000  s      0x5000  t      read, sign-extended; 0 unless bit 1 of 0x0000 is set
// An address names the word that it lies in: its two lowest bits say nothing, and strobes say which bytes. Other addresses
// read 0, and writes to them, to 0x0004 and to results have no effect: their response is SLVERR. So is that of a write to x
// or m during a wipe, which is lost. All other responses are OKAY. No READY depends on a VALID of the same clock.
//
// To wipe is to compute with the public operands 0 and 1: words that never have a reset are overwritten as in any other
// operation. It starts by itself after a reset, which does not clear them either. rtl/tb/cocotb_wipe.py compares every
// flip-flop after it, whatever was computed before; rtl/tb/cocotb_four_states.py reads what the bus shows meanwhile.

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
  input  logic [2:0]  awprot_i,  // neither of the two changes anything
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
  input  logic [2:0]  arprot_i,
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

  // ---- addresses

  localparam logic [1:0] Okay     = 2'b00;
  localparam logic [1:0] SlaveErr = 2'b10;

  // Whether a word's address lies in the words of the number that starts there.
  function automatic logic in_number(input logic [13:0] word, input logic [3:0] number);
    in_number = word[13:10] == number && 32'(word[9:0]) < Words;
  endfunction

  // ---- writes: address and data wait for each other in registers

  logic        aw_held_q, w_held_q, write, operand, writable;
  logic [13:0] waddr_q;
  logic [31:0] wdata_q;
  logic [3:0]  wstrb_q;

  assign awready_o = ~aw_held_q;
  assign wready_o  = ~w_held_q;
  assign write     = aw_held_q & w_held_q & (~bvalid_o | bready_i);
  assign operand   = in_number(waddr_q, 4'h1) | in_number(waddr_q, 4'h2);
  assign writable  = (operand & ~wiping_q) | waddr_q == 14'h0000 | waddr_q == 14'h0002;

  logic control;
  assign control = write && waddr_q == 14'h0000 && wstrb_q[0];

  logic [31:0] bytes;
  assign bytes = {{8{wstrb_q[3]}}, {8{wstrb_q[2]}}, {8{wstrb_q[1]}}, {8{wstrb_q[0]}}};

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      aw_held_q <= 1'b0;
      w_held_q  <= 1'b0;
      waddr_q   <= '0;
      wdata_q   <= '0;
      wstrb_q   <= '0;
      bvalid_o  <= 1'b0;
      bresp_o   <= Okay;
    end else begin
      bvalid_o <= write | (bvalid_o & ~bready_i);
      if (write) begin
        bresp_o   <= writable ? Okay : SlaveErr;
        aw_held_q <= 1'b0;
        w_held_q  <= 1'b0;
        // A word of an operand does not stay.
        wdata_q   <= '0;
      end
      if (awvalid_i && !aw_held_q) begin
        aw_held_q <= 1'b1;
        waddr_q   <= awaddr_i[15:2];
      end
      if (wvalid_i && !w_held_q) begin
        w_held_q <= 1'b1;
        wdata_q  <= wdata_i;
        wstrb_q  <= wstrb_i;
      end
    end
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      irq_enable_q <= 1'b0;
    end else begin
      if (restart_q != '0) begin
        restart_q <= restart_q - 1'b1;
      end
      if (start_q && in_ready && restart_q == '0) begin
        start_q <= 1'b0;
      end
      if (wiping_q && out_valid && !start_q) begin
        wiping_q <= 1'b0;
      end
      if (control && wdata_q[0] && !pending) begin
        start_q      <= 1'b1;
        polynomial_q <= wdata_q[1];
      end
      if (write && waddr_q == 14'h0002 && wstrb_q[0]) begin
        irq_enable_q <= wdata_q[0];
      end
      for (int unsigned i = 0; i < Words; i++) begin
        if (write && waddr_q == 14'h0400 + 14'(i)) begin
          x_q[32*i+:32] <= (x_q[32*i+:32] & ~bytes) | (wdata_q & bytes);
        end
        if (write && waddr_q == 14'h0800 + 14'(i)) begin
          m_q[32*i+:32] <= (m_q[32*i+:32] & ~bytes) | (wdata_q & bytes);
        end
      end
      // While it wipes, the bus cannot write operands: the core takes 0 and 1, and then both read 0.
      if (wiping_q) begin
        x_q <= '0;
        m_q <= Bits'(start_q);
      end
    end
    if (!rst_ni || (control && wdata_q[2])) begin
      start_q      <= 1'b1;
      wiping_q     <= 1'b1;
      restart_q    <= $bits(restart_q)'(Drain);
      polynomial_q <= 1'b0;
      x_q          <= '0;
      m_q          <= Bits'(1);
    end
  end

  // ---- reads

  logic            read, readable;
  logic [31:0]     data;
  logic [Bits-1:0] region;

  assign read      = arvalid_i & ~rvalid_o;
  assign arready_o = ~rvalid_o;

  // Results are those of an operation that ended: neither an intermediate value nor what a wipe is about to overwrite.
  always_comb begin
    unique case (araddr_i[15:12])
      4'h1:    region = x_q;
      4'h2:    region = m_q;
      4'h3:    region = Bits'(gcd) & {Bits{done}};
      4'h4:    region = Bits'(s) & {Bits{done}};
      4'h5:    region = Bits'(t) & {Bits{done}};
      default: region = '0;
    endcase
    data     = '0;
    readable = 1'b0;
    for (int unsigned i = 0; i < Words; i++) begin
      if (araddr_i[11:2] == 10'(i)) begin
        data     = region[32*i+:32];
        readable = araddr_i[15:12] >= 4'h1 && araddr_i[15:12] <= 4'h5;
      end
    end
    if (araddr_i[15:2] == 14'h0000) begin
      data     = {26'd0, status & {2{done}}, 2'd0, done, pending};
      readable = 1'b1;
    end else if (araddr_i[15:2] == 14'h0001) begin
      data     = 32'(Width);
      readable = 1'b1;
    end else if (araddr_i[15:2] == 14'h0002) begin
      data     = 32'(irq_enable_q);
      readable = 1'b1;
    end
  end

  // A word that was read stays on the bus until it is taken, and no longer.
  always_ff @(posedge clk_i) begin
    if (!rst_ni || (rvalid_o && rready_i)) begin
      rvalid_o <= 1'b0;
      rdata_o  <= '0;
      rresp_o  <= Okay;
    end else if (read) begin
      rvalid_o <= 1'b1;
      rdata_o  <= data;
      rresp_o  <= readable ? Okay : SlaveErr;
    end
  end

  logic unused;
  assign unused = ^{awprot_i, arprot_i, awaddr_i[1:0], araddr_i[1:0]};

endmodule
