#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs operands of one's own on the Verilated core.

    python3 rtl/simulate.py [--config ct_255] [--polynomial] [--json] x m [x m ...]
    python3 rtl/simulate.py [--config ct_255] --build     for `bezout rtl simulate`, which runs what is built
    python3 rtl/simulate.py --list

Operands are integers as Python writes them, decimal or 0x..., and expressions such as 2^255-19. The first call for a
configuration builds its simulation, which takes a minute or so; it needs g++, make, Verilator and PyYAML.
"""

import argparse
import ast
import json
import operator
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "tb"))

STATUS = {0: "ok", 1: "gcd is not 1", 2: "refused"}
OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.BitXor: operator.pow,
    ast.Pow: operator.pow,
}


def number(text):
    """The value of an expression of integers, + - * // and ^ for powers."""

    def value(node):
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return node.value
        if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
            left, right = value(node.left), value(node.right)
            if OPERATORS[type(node.op)] is operator.pow and not 0 <= right <= 100_000:
                raise argparse.ArgumentTypeError(f"{text!r}: an exponent of 0 to 100000 is accepted")
            return OPERATORS[type(node.op)](left, right)
        raise argparse.ArgumentTypeError(f"{text!r} is no integer expression: numbers, + - * // and ^ are accepted")

    try:
        # As a power, ^ binds closer than the other operators.
        return value(ast.parse(text.replace("^", "**"), mode="eval").body)
    except SyntaxError:
        raise argparse.ArgumentTypeError(f"{text!r} is no integer expression") from None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--config", default="ct_255")
    parser.add_argument("--polynomial", action="store_true", help="operands over GF(2), where the core has it")
    parser.add_argument("--json", action="store_true", help="one object a pair")
    parser.add_argument("--list", action="store_true", help="the named configurations")
    parser.add_argument("--build", action="store_true", help="only build, and leave a record of it in rtl/build")
    parser.add_argument("operands", nargs="*", type=number)
    arguments = parser.parse_args()
    try:
        import verilated
    except ImportError as missing:
        parser.error(f"{missing.name} is not installed; `make test-rtl` installs what this needs in .venv")
    named = verilated.configurations()
    if arguments.list:
        for name, values in named.items():
            print(name, " ".join(f"{key}={value}" for key, value in values.items()))
        return 0
    if arguments.config not in named:
        parser.error(f"no configuration {arguments.config!r}; there are {', '.join(named)}")
    values = named[arguments.config]
    if arguments.build:
        print(verilated.record(arguments.config, values))
        return 0
    if not arguments.operands or len(arguments.operands) % 2:
        parser.error("operands come in pairs: x m")
    for operand in arguments.operands:
        if not 0 <= operand < 1 << values["Width"]:
            parser.error(f"operand {operand} is out of range: 0 to 2^{values['Width']} - 1 are accepted")
    polynomial = arguments.polynomial or bool(values["OnlyPolynomial"])
    if polynomial and not (values["Dual"] or values["OnlyPolynomial"]):
        parser.error(f"{arguments.config} is for integers; dual_256 and gf2_257 know polynomials")
    pairs = list(zip(arguments.operands[::2], arguments.operands[1::2]))
    answers = verilated.run(verilated.build(values), pairs, values["Width"], polynomial)
    for (x, m), answer in zip(pairs, answers):
        found = {"x": x, "m": m, "status": STATUS[answer.status], "gcd": answer.gcd, "s": answer.s}
        if values["BothColumns"]:
            found["t"] = answer.t
        found["clocks"] = answer.clocks
        print(json.dumps(found) if arguments.json else "\n".join(f"{key:7}{value}" for key, value in found.items()))
    return max(answer.status for answer in answers)


if __name__ == "__main__":
    sys.exit(main())
