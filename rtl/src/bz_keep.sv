// SPDX-License-Identifier: MIT OR Apache-2.0
//
// What a register takes that keeps its value unless take_i is set. Written as gates on purpose: as an enable, one line
// would hang on all the flip-flops of a wide register, and synthesis does not put buffers there.

module bz_keep #(
  parameter int unsigned Width = 8
) (
  input  logic             take_i,
  input  logic [Width-1:0] new_i,
  input  logic [Width-1:0] old_i,
  output logic [Width-1:0] d_o
);

  assign d_o = (new_i & {Width{take_i}}) | (old_i & ~{Width{take_i}});

endmodule
