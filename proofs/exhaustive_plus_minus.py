#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every pair of operands below 2^n against the proved counts of the plus-minus algorithm; n = 16 takes minutes a rule.

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

# Written apart from the Python definition, on machine words. Prints the most steps, and a pair that takes them.
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
static int even_bits, odd_bits;
static long halve(long x, int *bits) {
    int t = __builtin_ctzl(x);
    *bits = t < even_bits ? t : even_bits;
    return x >> *bits;
}
static long odd(long x, long y, int *bits) {
    if (odd_bits == 1) { *bits = 1; return (x - y) >> 1; }
    long v = (x + y) & 3 ? x - y : x + y;
    *bits = odd_bits == 3 && !(v & 7) ? 3 : 2;
    return v >> *bits;
}
int main(int count, char **arguments) {
    int swap = atoi(arguments[1]), bits, most = 0;
    even_bits = atoi(arguments[2]);
    odd_bits = atoi(arguments[3]);
    long end = 1L << atoi(arguments[4]), best_a = 0, best_b = 0;
    (void)count;
    for (long i = 1; i < end; i += 2) {
        for (long j = 1; j < end; j += swap ? 1 : 2) {
            long a = i, b = j;
            int delta = 0, steps = 0;
            for (; a && b; steps++) {
                if (!(b & 1)) { b = halve(b, &bits); delta += bits; }
                else if (!(a & 1)) { a = halve(a, &bits); delta -= bits; }
                else if (swap) {
                    if (delta >= 0) { long c = a; a = b; b = c; delta = -1 - delta; }
                    b = odd(b, a, &bits);
                    delta += bits;
                } else {
                    long v = odd(a, b, &bits);
                    int counted = odd_bits == 1 ? 1 : bits - 1;
                    if (delta >= 0) { a = v; delta -= counted; } else { b = v; delta += counted; }
                }
            }
            if (steps > most) { most = steps; best_a = i; best_b = j; }
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
    subprocess.run([compiler, "-O2", "-o", str(program), str(source)], check=True)
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
