#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compares the command's inverses of random polynomials with FLINT's, in every ring by name, by every kernel.

    tools/polynomial_oracle.py [--bezout PROGRAM] [--inputs NUMBER]

Inputs are the output of SHAKE-256: of bits that satisfy a short recurrence, Euclid's algorithm would end at once. Of
every inverse, one coefficient is changed, too, and then the comparison has to fail. Needs python-flint.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import flint

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "reference"))

from bezout_reference.polynomial.rings import RINGS, Ring  # noqa: E402


def element(ring: Ring, index: int) -> list[int]:
    stream = hashlib.shake_256(f"{ring.name} {index}".encode()).digest(4 * ring.degree)
    a = [int.from_bytes(stream[4 * i : 4 * i + 4], "little") % ring.q for i in range(ring.degree)]
    if ring.q == 2 and index % 2:
        # Modulo x^r - 1, an element of even weight has no inverse.
        a[0] ^= 1 - sum(a) % 2
    return a


def is_right(ring: Ring, a: list[int], inverse: list[int] | None) -> bool:
    """Whether `inverse` is reduced, and that of `a`; or None, where there is none."""
    p = 2 if ring.q % 2 == 0 else ring.q
    modulus = flint.nmod_poly(list(ring.modulus), p)
    if inverse is None or ring.q == p:
        g, s, _ = flint.nmod_poly(a, p).xgcd(modulus)
        if g.degree():
            return inverse is None
        # The gcd is monic.
        return inverse is not None and max(inverse) < p and flint.nmod_poly(inverse, p) == s % modulus
    if len(inverse) > ring.degree or max(inverse) >= ring.q:
        return False
    product = flint.fmpz_poly(a) * flint.fmpz_poly(inverse) % flint.fmpz_poly(list(ring.modulus))
    return [int(c) % ring.q for c in product.coeffs()] == [1] + [0] * product.degree()


class Command:
    def __init__(self, program: Path):
        self.program = program

    def kernels(self) -> list[str]:
        out = subprocess.run([self.program, "kernels", "--json"], capture_output=True, text=True, check=True).stdout
        rows = [json.loads(line) for line in out.splitlines()]
        rows = [row for row in rows if row["ring"] == "poly" and row["operation"].startswith("invert")]
        # Those of batches alone take rows, which the command has another verb for.
        return sorted({row["name"] for row in rows if row["available"] and row["operation"] != "invert_batch"})

    def invert(self, ring: Ring, a: list[int], kernel: str | None) -> tuple[str, list[int] | None] | None:
        """The kernel's name and its result; None if it does not take the ring."""
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(json.dumps(a))
            file.flush()
            command = [self.program, "poly", "invert", "--ring", ring.name, "--json", f"@{file.name}"]
            command += [f"--kernel={kernel}"] if kernel else []
            run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode == 2 and kernel:
            return None
        if run.returncode not in (0, 1):
            raise SystemExit(f"{ring.name}: exit code {run.returncode}: {run.stderr}")
        answer = json.loads(run.stdout)
        return answer["kernel"], answer["inverse"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bezout", type=Path, default=ROOT / "target" / "release" / "bezout")
    parser.add_argument("--inputs", type=int, default=4)
    arguments = parser.parse_args()
    command = Command(arguments.bezout)
    kernels = command.kernels()
    total, used = 0, set()
    for ring in RINGS.values():
        found = 0
        for index in range(arguments.inputs):
            a = element(ring, index)
            for kernel in (None, *kernels):
                answer = command.invert(ring, a, kernel)
                if answer is None:
                    continue
                name, inverse = answer
                used.add(name)
                if not is_right(ring, a, inverse):
                    print(f"{ring.name}, input {index}, {name}: not the inverse", file=sys.stderr)
                    return 1
                wrong = [1] if inverse is None else [(inverse[0] + 1) % ring.q, *inverse[1:]]
                if is_right(ring, a, wrong):
                    print(f"{ring.name}, input {index}: the comparison accepts a wrong inverse", file=sys.stderr)
                    return 1
                found += inverse is not None
                total += 1
        print(f"{ring.name:18} {found} inverses")
        if not found:
            print(f"{ring.name}: no element has an inverse", file=sys.stderr)
            return 1
    missing = set(kernels) - used
    if missing:
        print(f"kernels that no ring took: {', '.join(sorted(missing))}", file=sys.stderr)
        return 1
    print(f"{total} passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
