// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Every pair of operands of a few bits through the baseline core: gcd, coefficients, status, clocks.
//     Vbz_baseline_top BITS WIDTH      prints "WRONG LEAST MOST": wrong results, least and most clocks

#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "Vbz_baseline_top.h"
#include "verilated.h"

static Vbz_baseline_top core;

static void clock_edge() {
    core.clk_i = 0;
    core.eval();
    core.clk_i = 1;
    core.eval();
}

// The word's value with its sign.
static int64_t with_sign(uint64_t word, int width) {
    return static_cast<int64_t>(word << (64 - width)) >> (64 - width);
}

static uint64_t gcd(uint64_t a, uint64_t b) {
    while (b) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

int main(int, char **arguments) {
    const int bits = atoi(arguments[1]), width = atoi(arguments[2]);
    long wrong = 0, least = 1 << 30, most = 0;
    core.rst_ni = 0;
    core.in_valid_i = 0;
    core.out_ready_i = 1;
    clock_edge();
    clock_edge();
    core.rst_ni = 1;
    for (int64_t a = 0; a < 1 << bits; a++) {
        for (int64_t b = 0; b < 1 << bits; b++) {
            core.a_i = a;
            core.b_i = b;
            core.in_valid_i = 1;
            core.eval();
            if (!core.in_ready_o) return 2;
            clock_edge();
            core.in_valid_i = 0;
            long clocks = 1;
            for (; !core.out_valid_o; clocks++) {
                if (clocks > 2000) return 3;
                clock_edge();
            }
            const int64_t s = with_sign(core.bezout_a_o, width), t = with_sign(core.bezout_b_o, width);
            const int64_t wanted = gcd(a, b);
            const bool refused = !(a & 1) && !(b & 1);
            wrong += core.status_o != refused;
            wrong += !refused && (static_cast<int64_t>(core.gcd_o) != wanted || s * a + t * b != wanted);
            least = clocks < least ? clocks : least;
            most = clocks > most ? clocks : most;
            clock_edge();
        }
    }
    printf("%ld %ld %ld\n", wrong, least, most);
    return 0;
}
