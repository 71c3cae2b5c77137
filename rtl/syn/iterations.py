#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""How many iterations the algorithms take: Euclid, Stein [Ste67] and plus-minus [YZ86], beside what is published.

    python3 rtl/syn/iterations.py [--json] [--pairs N]

Mean over random 1024-bit pairs; worst case at 255 bits, exact or proved.
"""

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "proofs"))

from bezout_proofs import system_verilog  # noqa: E402
from bezout_proofs.plus_minus import Rule, actual_steps  # noqa: E402

PAIRS = [(even, odd) for odd in (2, 4, 8) for even in (2, 4, 8)]
# Means at 1024 bits and worst cases at 255, as on the published slides [SHT22].
QUOTED = {"euclid": (598, 283), "stein": (2163, None), "plus-minus 4, 4": (1195, 284)}
# Pairs of 255 bits that need that many steps: a lower end of the worst case.
REACHED = {
    (2, 4): (1, 2**255 - 1),
    (4, 4): (
        36239320300028675754537869248126250876974377422095210790741196449527028670163,
        37791915606824261281907435317965199502091471228770484214439624393024357856921,
    ),
}


def euclid(a: int, b: int) -> int:
    """Divisions."""
    count = 0
    while b:
        a, b, count = b, a % b, count + 1
    return count


def stein(a: int, b: int) -> int:
    """Halvings and subtractions, each one iteration, of a pair that is not even in both."""
    count = 0
    while a and b:
        if a & 1 == 0:
            a >>= 1
        elif b & 1 == 0:
            b >>= 1
        elif a >= b:
            a -= b
        else:
            b -= a
        count += 1
    return count


def euclid_worst(bits: int) -> int:
    """Exact, for a >= b: consecutive Fibonacci numbers are the smallest pair with their count, by Lame's theorem.

    With a < b a first division only swaps, and the count is one more.
    """
    a, b = 1, 1
    while a + b < 1 << bits:
        a, b = a + b, a
    return euclid(a, b)


def stein_reached(bits: int) -> int:
    """3 bits - 2, the count of a pair that is the worst at every length that tests try all pairs of."""
    return stein((1 << bits) - 1, (1 << bits) - 2)


def random_pairs(bits: int, count: int, seed: int = 1) -> list[tuple[int, int]]:
    """Pairs of odd or even numbers of exactly that length, not both even."""
    rng = random.Random(seed)
    pairs: list[tuple[int, int]] = []
    while len(pairs) < count:
        a, b = (rng.getrandbits(bits) | 1 << (bits - 1) for _ in range(2))
        if (a | b) & 1:
            pairs.append((a, b))
    return pairs


def prepared(a: int, b: int) -> tuple[int, int]:
    """Both odd, as the hardware makes them: an even one is replaced by the sum."""
    return (a + b, b) if a & 1 == 0 else (a, a + b) if b & 1 == 0 else (a, b)


def plus_minus_mean(even: int, odd: int, bits: int, count: int) -> tuple[float, int]:
    """Mean and largest number of steps over random pairs."""
    rule = Rule("classic", even, odd)
    counts = [actual_steps(rule, *prepared(a, b)) for a, b in random_pairs(bits, count)]
    return sum(counts) / count, max(counts)


def rows(count: int) -> list[dict[str, Any]]:
    """One row an algorithm."""
    pairs = random_pairs(1024, count)

    def row(name: str, mean: float, least: int, most: int) -> dict[str, Any]:
        quoted = QUOTED.get(name, (None, None))
        return {
            "algorithm": name, "mean_1024": round(mean, 1), "worst_255_at_least": least, "worst_255_at_most": most,
            "quoted_mean_1024": quoted[0], "quoted_worst_255": quoted[1],
        }  # fmt: skip

    worst = euclid_worst(255)
    table = [row("euclid", sum(euclid(a, b) for a, b in pairs) / count, worst, worst)]
    # A halving takes a bit of the 510; after each subtraction there is a halving, but after the last.
    table.append(row("stein", sum(stein(a, b) for a, b in pairs) / count, stein_reached(255), 2 * (2 * 255 - 1)))
    recorded = system_verilog.recorded()
    for even, odd in PAIRS:
        mean, _ = plus_minus_mean(even, odd, 1024, count)
        most = recorded.get((f"classic {even} {odd}", 255), {}).get("steps")
        pair = REACHED.get((even, odd), (1, 2**255 - 1))
        table.append(row(f"plus-minus {even}, {odd}", mean, actual_steps(Rule("classic", even, odd), *pair), most))
    return table


def main() -> int:
    """Print the comparison."""
    parser = argparse.ArgumentParser(description="Iterations of Euclid, Stein and plus-minus beside the published.")
    parser.add_argument("--json", action="store_true", help="one JSON object a row")
    parser.add_argument("--pairs", type=int, default=60, help="random pairs (default 60)")
    arguments = parser.parse_args()
    table = rows(arguments.pairs)
    if arguments.json:
        for row in table:
            print(json.dumps(row))
        return 0
    print("iterations          mean, 1024 bits       worst case, 255 bits")
    print("                    here   published      reached   proved   published")
    for row in table:
        cells = [row["mean_1024"], row["quoted_mean_1024"], row["worst_255_at_least"], row["worst_255_at_most"],
                 row["quoted_worst_255"]]  # fmt: skip
        here, mean, least, most, worst = ("-" if cell is None else str(cell) for cell in cells)
        print(f"{row['algorithm']:18}{here:>8}{mean:>10}{least:>14}{most:>9}{worst:>11}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
