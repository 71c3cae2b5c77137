// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Plays the master of bz_fpga: each line of the input is a frame in hexadecimal, each line of the output what came back for
// the one after it.

#include <cstdint>
#include <cstdio>
#include <iostream>

#include "Vbz_fpga.h"
#include "verilated.h"

int main(int argc, char** argv) {
  VerilatedContext context;
  context.commandArgs(argc, argv);
  Vbz_fpga top(&context);
  const auto clocks = [&top](int count) {
    for (int i = 0; i < count; i++) {
      top.clk_i = 0;
      top.eval();
      top.clk_i = 1;
      top.eval();
    }
  };
  // 2 WIDTH bits to the core, and as many from it.
  const auto transfer = [&](std::uint64_t out) {
    std::uint64_t in = 0;
    top.cs_ni = 0;
    clocks(6);
    for (int i = 2 * WIDTH - 1; i >= 0; i--) {
      top.sdi_i = out >> i & 1;
      clocks(3);
      in = in << 1 | top.sdo_o;
      top.sck_i = 1;
      clocks(3);
      top.sck_i = 0;
    }
    clocks(6);
    top.cs_ni = 1;
    clocks(6);
    return in;
  };
  top.rst_ni = 0;
  top.cs_ni = 1;
  clocks(100);
  top.rst_ni = 1;
  clocks(2);
  std::uint64_t frame;
  while (std::cin >> std::hex >> frame) {
    transfer(frame);
    for (int i = 0; !top.done_o; i++) {
      clocks(1);
      if (i > 10000) return 1;
    }
    std::printf("%0*llx\n", WIDTH / 2, static_cast<unsigned long long>(transfer(0)));
    // The zeros started an operation too.
    while (!top.done_o) clocks(1);
  }
  return 0;
}
