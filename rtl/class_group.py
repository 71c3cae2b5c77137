#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Squarings in a class group with the core's extended gcds, in co-simulation, and their clocks.

    .venv/bin/python rtl/class_group.py [--config avg_1024] [--squarings N] [--seed HEX] [--json]

NUDUPL [Sha89, JvdP02] takes an inverse of b modulo a, then some steps of Euclid's algorithm, then products. The Verilated core
computes the inverse, by an extended gcd of b and a, of any parity; Python is the host, and does the rest. The partial gcd stays
there too: a step of plus-minus divides the cofactors modulo a, so that the core has no short rows half way. The discriminant has
twice the bits of the core and is that of `bezout vdf discriminant`; so the result is that of `bezout vdf eval`, which --check asks.
"""

import argparse
import json
import math
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "rtl" / "tb"), str(ROOT / "reference")]

from bezout_reference.class_group import discriminant, encoding, form  # noqa: E402


class WrongAnswer(Exception):
    """The core says something that is not so."""


def square(f, core):
    """The square of a class, and the clocks of the core: `core` answers (x, m) with a gcd and its cofactors."""
    answer = core(abs(f.b), f.a)
    if answer.s * abs(f.b) + answer.t * f.a != answer.gcd or answer.gcd != math.gcd(f.b, f.a):
        raise WrongAnswer(f"the gcd of {f.b} and {f.a}: {answer}")
    if answer.gcd != 1:
        # A factor in common has a chance of about one in a number of this length.
        return form.compose(f, f), answer.clocks
    inverse = answer.s if f.b > 0 else -answer.s
    k = -inverse * f.c % f.a
    *rows, sign = form.partial_euclid(f.a, k, math.isqrt(math.isqrt(abs(f.discriminant) // 4)))
    return form.multiply_out(f, f, k, rows, sign), answer.clocks


def squarings(d, count, core):
    """The form (2, 1, c) to the power 2^count, and the clocks of each squaring."""
    f, clocks = form.from_ab(2, 1, d), []
    for _ in range(count):
        f, used = square(f, core)
        clocks.append(used)
    return f, clocks


def simulated(config):
    """The core of a configuration, and its width."""
    import verilated

    values = verilated.configurations()[config]
    if not values["BothColumns"] or values["OnlyPolynomial"]:
        raise ValueError(f"{config} has one column or no integers; accepted are configurations with BothColumns, for integers")
    program = verilated.build(values)
    return lambda x, m: verilated.run(program, [(x, m)], values["Width"])[0], values["Width"]


def evaluated(seed, bits, count):
    """What the library says: the octets of the result."""
    command = [ROOT / "target" / "release" / "bezout", "vdf", "eval", "--quiet", "--seed", seed, "--bits", bits, "--iterations", count]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=True)
    return bytes.fromhex(done.stdout.strip().removeprefix("0x"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--config", default="avg_1024", help="a configuration of rtl/configs.yaml with both columns")
    parser.add_argument("--squarings", type=int, default=100, metavar="N", help="how many (default 100)")
    parser.add_argument("--seed", default="0123456789", metavar="HEX", help="of the discriminant")
    parser.add_argument("--check", action="store_true", help="compare with target/release/bezout")
    parser.add_argument("--json", action="store_true", help="print one object")
    arguments = parser.parse_args()
    try:
        core, width = simulated(arguments.config)
        d = discriminant.from_seed(bytes.fromhex(arguments.seed), 2 * width)
    except (KeyError, ValueError) as error:
        parser.error(str(error))
    f, clocks = squarings(d, arguments.squarings, core)
    octets = encoding.encode(f)
    if arguments.check and octets != evaluated(arguments.seed, 2 * width, arguments.squarings):
        print("class_group.py: the library has another result", file=sys.stderr)
        return 1
    result = {"config": arguments.config, "discriminant_bits": 2 * width, "squarings": len(clocks), "clocks": sum(clocks)}
    result |= {"mean": round(sum(clocks) / len(clocks), 1), "least": min(clocks), "most": max(clocks), "result": octets.hex()}
    if arguments.json:
        print(json.dumps(result))
    else:
        print(f"{len(clocks)} squarings, discriminant of {2 * width} bits: {result['mean']} clocks each, from {min(clocks)} to {max(clocks)}")
        print(f"result {octets.hex()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
