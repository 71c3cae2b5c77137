// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Runs operations on the Verilated core. Each line of the input is "polynomial x m", in hexadecimal but for the first;
// each line of the output is "clocks status gcd s t". Clocks count from the edge that takes the operands to the first
// clock with out_valid. Between operations the result is left waiting for some clocks and the inputs change, so that
// nothing can depend on their staying. Built with tracing, it writes waveforms to the file that its argument names.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>

#include "Vbz_top.h"
#include "verilated.h"
#if VM_TRACE
#include "verilated_vcd_c.h"
#endif

namespace {

template <typename Port>
void put(Port& port, const std::string& hex) {
  port = static_cast<Port>(std::strtoull(hex.c_str(), nullptr, 16));
}

template <std::size_t Words>
void put(VlWide<Words>& port, const std::string& hex) {
  for (std::size_t i = 0; i < Words; i++) port[i] = 0;
  for (std::size_t i = 0; i < hex.size(); i++) {
    const char c = hex[hex.size() - 1 - i];
    const std::uint32_t digit = c <= '9' ? c - '0' : (c | 32) - 'a' + 10;
    if (i / 8 < Words) port[i / 8] |= digit << (4 * (i % 8));
  }
}

template <typename Port>
void print(const Port& port) {
  std::printf(" %llx", static_cast<unsigned long long>(port));
}

template <std::size_t Words>
void print(const VlWide<Words>& port) {
  std::printf(" ");
  for (std::size_t i = Words; i-- > 0;) std::printf("%08x", port[i]);
}

}  // namespace

int main(int argc, char** argv) {
  VerilatedContext context;
  context.commandArgs(argc, argv);
  Vbz_top top(&context);
#if VM_TRACE
  // Ten units of time a clock: it rises at 10, 20, ... and inputs change with its fall.
  VerilatedVcdC waves;
  std::uint64_t time = 0;
  context.traceEverOn(true);
  top.trace(&waves, 99);
  waves.open(argc > 1 ? argv[1] : "trace.vcd");
  const auto look = [&] { waves.dump(time += 5); };
#else
  const auto look = [] {};
#endif
  const auto edge = [&top, &look] {
    top.clk_i = 0;
    top.eval();
    look();
    top.clk_i = 1;
    top.eval();
    look();
  };
  top.rst_ni = 0;
  top.in_valid_i = 0;
  top.out_ready_i = 0;
  edge();
  edge();
  top.rst_ni = 1;
  edge();
  std::string polynomial, x, m;
  unsigned long count = 0;
  while (std::cin >> polynomial >> x >> m) {
    if (!top.in_ready_o) {
      std::printf("not ready\n");
      return 1;
    }
    top.polynomial_i = polynomial == "1";
    put(top.x_i, x);
    put(top.m_i, m);
    top.in_valid_i = 1;
    edge();
    top.in_valid_i = 0;
    put(top.x_i, m);
    put(top.m_i, x);
    top.polynomial_i = !top.polynomial_i;
    // The host takes the result a few clocks later, at once, or is ready for it all the time.
    const unsigned long manner = count++ % 4;
    top.out_ready_i = manner == 3;
    long clocks = 1;
    while (!top.out_valid_o) {
      if (top.in_ready_o) {
        std::printf("ready while it runs\n");
        return 1;
      }
      edge();
      if (++clocks > 1000000) {
        std::printf("no result\n");
        return 1;
      }
    }
    for (unsigned long wait = manner % 3; wait > 0; wait--) edge();
    std::printf("%ld %d", clocks, static_cast<int>(top.status_o));
    print(top.gcd_o);
    print(top.s_o);
    print(top.t_o);
    std::printf("\n");
    top.out_ready_i = 1;
    edge();
    top.out_ready_i = 0;
    if (top.out_valid_o) {
      std::printf("a result stays after it was taken\n");
      return 1;
    }
  }
  return 0;
}
