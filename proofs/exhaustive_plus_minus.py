#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every pair of operands below 2^n against the proved counts of the plus-minus algorithm; n = 16 takes a minute a rule.

    python3 proofs/exhaustive_plus_minus.py [--bits N] [RULE ...]       a rule is 'classic 4 4' or 'swap 4 4', in quotes
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bezout_proofs import system_verilog  # noqa: E402

# Written apart from the Python definition, on machine words, 16 pairs at a time: every step is made of masks, without
# branches, that no processor can guess. Prints the most steps, and the first pair that takes them.
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
enum { LANES = 16 };
typedef int words __attribute__((vector_size(4 * LANES)));
#define pick(mask, yes, no) (((yes) & (mask)) | ((no) & ~(mask)))
static inline __attribute__((always_inline)) int some(const words *mask) {
    for (int i = 0; i < LANES; i++) if ((*mask)[i]) return 1;
    return 0;
}
int main(int count, char **arguments) {
    int swap = atoi(arguments[1]), even_bits = atoi(arguments[2]), odd_bits = atoi(arguments[3]), most = 0;
    long end = 1L << atoi(arguments[4]), stride = swap ? 1 : 2, best_a = 0, best_b = 0;
    words zero = {0}, lane;
    words even_2 = zero - (even_bits >= 2), even_3 = zero - (even_bits >= 3);
    words odd_2 = zero - (odd_bits >= 2), odd_3 = zero - (odd_bits >= 3);
    (void)count;
    for (int i = 0; i < LANES; i++) lane[i] = i;
    for (long i = 1; i < end; i += 2) {
        for (long j = 1; j < end; j += stride * LANES) {
            words a = zero + (int)i, b = (int)j + lane * (int)stride, delta = zero, steps = zero;
            b &= b < (int)end;  /* past the end: 0, which takes no step */
            for (;;) {
                words live = (a != 0) & (b != 0);
                if (!some(&live)) break;
                for (int unrolled = 0; unrolled < 4; unrolled++) {
                    words even_b = (b & 1) == 0, even_a = ~even_b & ((a & 1) == 0), even = even_a | even_b;
                    words first = delta >= 0;
                    steps -= (a != 0) & (b != 0);
                    /* The number that is halved, and by how many bits. */
                    words halved = pick(even_a, a, b);
                    words places = 1 - (((halved & 3) == 0) & even_2) - (((halved & 7) == 0) & even_3);
                    /* The sum or difference of two odd ones. */
                    words sign = ((a + b) & 3) != 0;  /* then 4 divides the difference */
                    words taken = pick(sign | ~odd_2, a - b, a + b);
                    words odd_places = 1 - odd_2 - (((taken & 7) == 0) & odd_3);
                    if (swap) {
                        words turn = ~even & first;
                        taken = pick(sign, pick(turn, a - b, b - a), a + b);
                        a = pick(turn, b, a);
                        places = pick(even, places, odd_places);
                        b = pick(even, b, taken) >> places;
                        delta = (delta ^ turn) + places;
                    } else {
                        words new = pick(even, halved >> places, taken >> odd_places);
                        words to_a = even_a | (~even & first);
                        words counted = pick(even, places, odd_places + odd_2);
                        a = pick(to_a, new, a);
                        b = pick(to_a, b, new);
                        delta += pick(to_a, -counted, counted);
                    }
                }
            }
            words above = steps > most;
            if (some(&above)) {
                for (int k = 0; k < LANES; k++) {
                    if (steps[k] > most) { most = steps[k]; best_a = i; best_b = j + stride * k; }
                }
            }
        }
    }
    printf("%d %ld %ld\n", most, best_a, best_b);
    return 0;
}
"""


def most_steps(program: Path, name: str, bits: int) -> tuple[int, int, int]:
    """The exact maximum, and a pair."""
    form, even, odd = name.split()
    logs = [str(int(value).bit_length() - 1) for value in (even, odd)]
    command = [str(program), str(int(form == "swap")), *logs, str(bits)]
    most, a, b = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return int(most), int(a), int(b)


def compiled(folder: Path) -> Path:
    """The program, made by the C compiler that is there."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if not compiler:
        raise SystemExit("no C compiler: neither cc nor gcc; install the Debian package gcc")
    source, program = folder / "most.c", folder / "most"
    source.write_text(PROGRAM, encoding="utf-8")
    subprocess.run([compiler, "-O3", "-march=native", "-o", str(program), str(source)], check=True)
    return program


def main() -> int:
    """Compare, and count."""
    parser = argparse.ArgumentParser(description="All pairs below 2^n against the proved counts.")
    parser.add_argument("rules", nargs="*", metavar="RULE", help="for example 'swap 4 4' (default: all)")
    parser.add_argument("--bits", type=int, default=16, help="n, at most 16 (default 16)")
    arguments = parser.parse_args()
    recorded = system_verilog.recorded()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as name:
        program = compiled(Path(name))
        for rule in arguments.rules or [rule.name for rule in system_verilog.rules()]:
            most, a, b = most_steps(program, rule, arguments.bits)
            proved = recorded[rule, arguments.bits]["steps"]
            holds = most <= proved
            passed, failed = passed + holds, failed + (not holds)
            print(f"{rule:14}{arguments.bits:3} bits: {most} at ({a}, {b}), proved {proved}", flush=True)
    print(f"{passed} passed, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
