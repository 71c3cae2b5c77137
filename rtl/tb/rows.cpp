// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Runs every pair of operands through the core, of integers, and looks at its words in every clock:
//   f and g are those of the algorithm, f is odd, and both are in [1 - 2^Width, 2^Width - 1];
//   the rows are in their ranges, and u f0 + v g0 = 2^Scale f, the same for g (one column: modulo f0).
// Prints how many operations and clocks, or the first clock in which something of this is not so. The program is made
// for one set of parameters, which come as macros.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "Vbz_top.h"
#include "Vbz_top___024root.h"
#include "verilated.h"

namespace {

constexpr int kMost = EVEN == 8 || ODD == 8 ? 3 : EVEN == 4 || ODD == 4 ? 2 : 1;
constexpr int kTotal = kMost * STEPS_PER_CLOCK;
constexpr int kScale = 4 * kTotal;
constexpr int kPairWidth = std::max(WIDTH + kTotal + 2, kScale);
constexpr int kRowWidth = WIDTH + kScale + kTotal + 2;
constexpr int kRowStart = 8;
constexpr int kRun = 1, kEnd = 2;
static_assert(kRowWidth + WIDTH < 62, "words and products have to fit into 64 bits");

std::int64_t number(std::uint64_t word, int width) {
  const std::uint64_t sign = std::uint64_t{1} << (width - 1);
  word &= 2 * sign - 1;
  return static_cast<std::int64_t>(word ^ sign) - static_cast<std::int64_t>(sign);
}

std::int64_t sum(std::uint64_t carry, std::uint64_t word, int width) { return number(carry + word, width); }

template <typename Port>
std::int64_t column(const Port& port, int index) {
  return number(static_cast<std::uint64_t>(port) >> (index * kRowWidth), kRowWidth);
}

template <std::size_t Words>
std::int64_t column(const VlWide<Words>& port, int index) {
  std::uint64_t word = 0;
  for (int i = 0; i < kRowWidth; i++) {
    const int place = index * kRowWidth + i;
    word |= static_cast<std::uint64_t>(port[place / 32] >> (place % 32) & 1) << i;
  }
  return number(word, kRowWidth);
}

struct State {
  std::int64_t f, g, delta;
};

// One step, with the signs that the core has.
void step(State& s) {
  int places = 1;
  if (s.g % 2 == 0) {
    const int most = EVEN == 8 ? 3 : EVEN == 4 ? 2 : 1;
    while (places < most && s.g % (std::int64_t{2} << places) == 0) places++;
    s.g >>= places;
  } else {
    std::int64_t value = s.g + s.f;
    if (value % 4 != 0) value = s.g - s.f;
    places = ODD == 8 && value % 8 == 0 ? 3 : 2;
    if (s.delta >= 0) {
      s.f = s.g;
      s.delta = -1 - s.delta;
    }
    s.g = value >> places;
  }
  s.delta += places;
}

[[noreturn]] void complain(long x, long m, long tick, const char* what) {
  std::printf("x = %ld, m = %ld, clock %ld: %s\n", x, m, tick, what);
  std::exit(1);
}

}  // namespace

int main(int argc, char** argv) {
  VerilatedContext context;
  context.commandArgs(argc, argv);
  Vbz_top top(&context);
  const auto& root = *top.rootp;
  const auto edge = [&top] {
    top.clk_i = 0;
    top.eval();
    top.clk_i = 1;
    top.eval();
  };
  top.rst_ni = 0;
  top.in_valid_i = 0;
  top.out_ready_i = 0;
  top.polynomial_i = 0;
  edge();
  edge();
  top.rst_ni = 1;
  edge();
  long operations = 0, clocks = 0, row_clocks = 0;
  for (long m = 0; m < 1L << WIDTH; m++) {
    for (long x = 0; x < 1L << WIDTH; x++) {
      if (m % 2 == 0 && (!BOTH || x % 2 == 0)) continue;
      const std::int64_t f0 = m % 2 ? m : x, g0 = m % 2 ? x : m, scale = std::int64_t{1} << kScale;
      // -1/f0 modulo 2^Scale, twice as many bits a round; of signed digits of Total places each.
      std::int64_t inverse = 1, c = 0;
      for (int i = 1; i < kScale; i *= 2) inverse = inverse * (2 + f0 * inverse) & (scale - 1);
      for (int i = 0; i < 4; i++) {
        const std::int64_t digit = number(inverse, kTotal);
        inverse = (inverse - digit) >> kTotal;
        c += digit << (i * kTotal);
      }
      const std::int64_t most = (std::int64_t{1} << WIDTH) - 1;
      const std::int64_t v_most = std::max(std::abs(c * f0), scale), u_most = std::max(std::abs(c * g0), scale);
      top.x_i = x;
      top.m_i = m;
      top.in_valid_i = 1;
      edge();
      top.in_valid_i = 0;
      std::vector<State> trace{{f0, g0, 0}};
      for (long tick = 0; !top.out_valid_o; tick++, clocks++) {
        if (tick >= 1) {
          const State& wanted = trace[tick - 1];
#define PAIR(name) root.bz_top__DOT__u_pair__DOT__##name
          const std::int64_t f = sum(PAIR(f_carry_q), PAIR(f_sum_q), kPairWidth);
          const std::int64_t g = sum(PAIR(g_carry_q), PAIR(g_sum_q), kPairWidth);
          if (f != wanted.f || g != wanted.g) complain(x, m, tick, "f or g is not that of the algorithm");
          if (f % 2 == 0 || std::abs(f) > most || std::abs(g) > most) complain(x, m, tick, "f or g is out of range");
          trace.push_back(wanted);
          for (int i = 0; i < STEPS_PER_CLOCK; i++) step(trace.back());
        }
        const int state = root.bz_top__DOT__u_control__DOT__state_q, end = root.bz_top__DOT__u_control__DOT__end_q;
        // From the clock after the rows' start on, and until the division by the scale begins.
        if (tick > kRowStart && (state == kRun || (state == kEnd && end <= kRowStart + 1))) {
          row_clocks++;
          const State& wanted = trace[tick - kRowStart - 1];
#define ROW(i, name) root.bz_top__DOT__gen_column__BRA__##i##__KET____DOT__u_row__DOT__##name
          const std::int64_t vf = sum(ROW(0, f_carry_q), ROW(0, f_sum_q), kRowWidth);
          const std::int64_t vg = sum(ROW(0, g_carry_q), ROW(0, g_sum_q), kRowWidth);
          // In the last of these clocks it is f0 again.
          const bool steps = state == kRun;
          if (steps && column(root.bz_top__DOT__b_q, 0) != c * f0) complain(x, m, tick, "the multiple of f0 is wrong");
          if (std::max(std::abs(vf), std::abs(vg)) > v_most) complain(x, m, tick, "v is out of range");
#if BOTH
          const std::int64_t uf = sum(ROW(1, f_carry_q), ROW(1, f_sum_q), kRowWidth);
          const std::int64_t ug = sum(ROW(1, g_carry_q), ROW(1, g_sum_q), kRowWidth);
          if (steps && column(root.bz_top__DOT__b_q, 1) != -c * g0) complain(x, m, tick, "the multiple of g0 is wrong");
          if (std::max(std::abs(uf), std::abs(ug)) > u_most) complain(x, m, tick, "u is out of range");
          if (uf * f0 + vf * g0 != scale * wanted.f) complain(x, m, tick, "the row of f does not give f");
          if (ug * f0 + vg * g0 != scale * wanted.g) complain(x, m, tick, "the row of g does not give g");
#else
          (void)u_most;
          if ((vf * g0 - scale * wanted.f) % f0 != 0) complain(x, m, tick, "the row of f is not congruent to f");
          if ((vg * g0 - scale * wanted.g) % f0 != 0) complain(x, m, tick, "the row of g is not congruent to g");
#endif
        }
        edge();
      }
      top.out_ready_i = 1;
      edge();
      top.out_ready_i = 0;
      operations++;
    }
  }
  std::printf("%ld operations, %ld clocks, rows in %ld\n", operations, clocks, row_clocks);
  return 0;
}
