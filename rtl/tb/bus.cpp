// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The bus of a simulated system: a C program that drives the core (driver/) reads and writes the Verilated bz_axil. The
// program's main is compiled as `program`, by a macro, and as C++, as Verilator's make files do. Its result is that of the
// simulation.

#undef main

#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "Vbz_axil.h"
#include "verilated.h"

int program();

namespace {

VerilatedContext context;
Vbz_axil core(&context);
unsigned long clocks, interrupts;

void edge() {
  core.clk_i = 0;
  core.eval();
  core.clk_i = 1;
  core.eval();
  interrupts += core.irq_o;
  if (++clocks > 1000000) {
    std::printf("no answer after 1000000 clocks\n");
    std::exit(2);
  }
}

}  // namespace

extern "C" uint32_t simulated_read(uintptr_t address) {
  core.araddr_i = static_cast<uint16_t>(address);
  core.arvalid_i = 1;
  core.rready_i = 1;
  edge();
  core.arvalid_i = 0;
  const uint32_t data = core.rdata_o;
  edge();
  return data;
}

extern "C" void simulated_write(uintptr_t address, uint32_t value) {
  core.awaddr_i = static_cast<uint16_t>(address);
  core.wdata_i = value;
  core.wstrb_i = 15;
  core.awvalid_i = core.wvalid_i = core.bready_i = 1;
  edge();
  core.awvalid_i = core.wvalid_i = 0;
  edge();
}

int main(int argc, char** argv) {
  context.commandArgs(argc, argv);
  core.rst_ni = 0;
  edge();
  core.rst_ni = 1;
  const int result = program();
  std::printf("result %d, %lu clocks, interrupt %s\n", result, clocks, interrupts ? "seen" : "not seen");
  return result ? result : interrupts ? 0 : 1;
}
