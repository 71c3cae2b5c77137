# SPDX-License-Identifier: MIT OR Apache-2.0
"""`python -m bezout_reference`: trace an algorithm, write or check the test vectors."""

import argparse
import json
import sys

from . import step
from .integer import bingcd, binary_gcd, divstep, euclid, fermat, invert, lehmer, plus_minus, stein, symbol, xgcd

# name: (steps of A, B and the batch size, default batch size). B is the modulus where there is one.
ALGORITHMS = {
    "euclid": (lambda a, b, n: euclid.steps(a, b), None),
    "stein": (lambda a, b, n: stein.steps(a, b), None),
    "plus_minus": (lambda a, b, n: plus_minus.steps(a, b), None),
    "xgcd": (lambda a, b, n: xgcd.steps(a, b), None),
    "lehmer1": (lambda a, b, n: lehmer.steps(a, b, n), lehmer.SINGLE),
    "lehmer2": (lambda a, b, n: lehmer.steps(a, b, n), lehmer.DOUBLE),
    "binary_gcd": (lambda a, b, n: binary_gcd.steps(a, b), None),
    "bingcd": (lambda a, b, n: bingcd.steps(a, b, n + 1), 31),
    "divstep": (lambda a, b, n: divstep.steps(a, b, n), 1),
    "divstep_delta1": (lambda a, b, n: divstep.steps(a, b, n, divstep.DELTA_ONE), 1),
    "fermat": (lambda a, b, n: fermat.steps(a, b), None),
    "jacobi": (lambda a, b, n: symbol.steps(a, b), None),
    "jacobi_bingcd": (lambda a, b, n: symbol.steps_bingcd(a, b, n + 1), 31),
    "jacobi_divstep": (lambda a, b, n: symbol.steps_divstep(a, b, n), 60),
    "invert_mod2k": (lambda a, b, n: invert.steps_mod2k(a, b), None),
}


def _integer(text):
    return int(text, 0)


def _trace(arguments):
    make, default = ALGORITHMS[arguments.algorithm]
    if arguments.batch is not None and default is None:
        raise ValueError(f"--batch: {arguments.algorithm} has no batches; those that have: {', '.join(_batched())}")
    steps = make(arguments.a, arguments.b, arguments.batch or default)
    if arguments.json:
        print(json.dumps(step.to_json(arguments.algorithm, steps)))
    else:
        print(step.table(steps))
    return 0


def _batched():
    return [name for name, (_, default) in ALGORITHMS.items() if default is not None]


def _vectors(arguments):
    from . import vectors

    if not arguments.check:
        vectors.write(arguments.out, arguments.whole)
        return 0
    differences = vectors.differences(arguments.out, arguments.whole)
    for line in differences:
        print(line, file=sys.stderr)
    return 1 if differences else 0


def _parser():
    parser = argparse.ArgumentParser(prog="bezout_reference", description=__doc__)
    commands = parser.add_subparsers(required=True)
    trace = commands.add_parser("trace", help="print every step of an algorithm as a table")
    trace.add_argument("algorithm", choices=ALGORITHMS, metavar="ALGORITHM", help=", ".join(ALGORITHMS))
    trace.add_argument("a", type=_integer, metavar="A", help="the number (decimal or 0x...)")
    trace.add_argument("b", type=_integer, metavar="B", help="the other number, or the modulus")
    trace.add_argument("--batch", type=_integer, metavar="N", help="steps a line; for Lehmer the bits of the prefix")
    trace.add_argument("--json", action="store_true")
    trace.set_defaults(run=_trace)
    vectors = commands.add_parser("vectors", help="write the test vectors, or compare them with those on disk")
    vectors.add_argument("--out", default="vectors", metavar="DIRECTORY")
    vectors.add_argument("--whole", action="store_true", help="all tests, of which the committed files have samples")
    vectors.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    vectors.set_defaults(run=_vectors)
    return parser


def main(argv=None):
    sys.set_int_max_str_digits(0)  # tables are decimal, numbers of any length
    arguments = _parser().parse_args(argv)
    try:
        return arguments.run(arguments)
    except ValueError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
