// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The fast core behind four wires, for a small FPGA: a serial slave in SPI's mode 0, the most significant bit first.
//
// While cs_ni is low, each rising edge of sck_i takes a bit from sdi_i, and sdo_o shows the next bit of the last result.
// After 2 Width bits, x and then m, the rising edge of cs_ni starts the core. done_o is high once the result is there:
// Width - 2 zeros, two bits of status (bz_pkg::status_e) and s of Width bits. sck_i is at most a sixth of clk_i.

module bz_fpga #(
  parameter int unsigned Width = 32,
  parameter int unsigned Steps = 0
) (
  input  logic clk_i,
  input  logic rst_ni,
  input  logic sck_i,
  input  logic cs_ni,
  input  logic sdi_i,
  output logic sdo_o,
  output logic done_o
);

  localparam int unsigned Bits = 2 * Width;

  // Two registers for each wire from outside, and one more to see its edges.
  logic [2:0] sck_q, cs_q;
  logic [1:0] sdi_q;
  always_ff @(posedge clk_i) begin
    sck_q <= {sck_q[1:0], sck_i};
    cs_q  <= {cs_q[1:0], cs_ni};
    sdi_q <= {sdi_q[0], sdi_i};
  end

  logic                    sample, finish, in_valid_q, in_ready, out_valid;
  logic        [Bits-1:0]  shift_q;
  bz_pkg::status_e         status;
  logic        [Width-1:0] gcd;
  logic signed [Width+1:0] s, t;

  assign sample = ~cs_q[1] & sck_q[1] & ~sck_q[2];
  assign finish = cs_q[1] & ~cs_q[2];
  assign sdo_o  = shift_q[Bits-1];

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      in_valid_q <= 1'b0;
      done_o     <= 1'b0;
    end else begin
      in_valid_q <= finish | (in_valid_q & ~in_ready);
      done_o     <= out_valid | (done_o & ~finish);
    end
    if (out_valid) begin
      shift_q <= {{(Width-2){1'b0}}, status, s[Width-1:0]};
    end else if (sample) begin
      shift_q <= {shift_q[Bits-2:0], sdi_q[1]};
    end
  end

  bz_top #(
    .Width        (Width),
    .Steps        (Steps),
    .StepsPerClock(1)
  ) u_core (
    .clk_i,
    .rst_ni,
    .in_valid_i  (in_valid_q),
    .in_ready_o  (in_ready),
    .polynomial_i(1'b0),
    .x_i         (shift_q[Bits-1:Width]),
    .m_i         (shift_q[Width-1:0]),
    .out_valid_o (out_valid),
    .out_ready_i (1'b1),
    .status_o    (status),
    .gcd_o       (gcd),
    .s_o         (s),
    .t_o         (t)
  );

  logic unused;
  assign unused = ^{s[Width+1:Width], gcd, t};

endmodule
