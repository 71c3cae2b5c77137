#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prints how long calls take, beside those of Python, gmpy2, python-flint and galois: medians in one process.

    python bindings/python/benchmarks/bars.py [PART...]        calls, long, arrays, fields, batch; without a name all

Conversions are included: every function takes and gives what Python code has. Calls that are compared take turns, so that a
busy machine slows all of them. The peers are needed for their columns: pip install gmpy2 numpy python-flint galois.
`batch` is the CPU time of whole processes, the command's and a loop's, a line; BEZOUT names the command, else it is
target/release/bezout.
"""

import argparse
import math
import os
import platform
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import gmpy2

import bezout
from bezout import gf2

RANDOM = random.Random(2026)


def medians(calls, repeats):
    """Nanoseconds of each call, which is a function and lists of arguments; they take turns."""
    samples = [[] for _ in calls]
    for _ in range(repeats):
        for (function, arguments), taken in zip(calls, samples):
            start = time.perf_counter_ns()
            for one in arguments:
                function(*one)
            taken.append((time.perf_counter_ns() - start) / len(arguments))
    return [statistics.median(taken) for taken in samples]


def row(name, ours, peers):
    """One line: our time, and for each peer its time, the ratio, and the bar if there is one."""
    cells = [f"{name:34}{shown(ours):>10}"]
    for peer, theirs, bar in peers:
        ratio = ours / theirs
        verdict = "" if bar is None else f" <= {bar:g} {'ok' if ratio <= bar else 'MISSED'}"
        cells.append(f"{peer} {shown(theirs)}: {ratio:.4g}{verdict}")
    print("   ".join(cells), flush=True)


def shown(ns):
    for unit, size in ("s", 1e9), ("ms", 1e6), ("us", 1e3):
        if ns >= size:
            return f"{ns / size:.3g} {unit}"
    return f"{ns:.0f} ns"


def pairs(bits, count):
    """Odd moduli of as many bits, and numbers that have inverses."""
    found = []
    while len(found) < count:
        m = RANDOM.getrandbits(bits) | 1 << bits - 1 | 1
        x = RANDOM.getrandbits(bits) % m
        if math.gcd(x, m) == 1:
            found.append((x, m))
    return found


def calls():
    for bits, bar in (64, 1.25), (256, 0.70), (1024, 0.65), (4096, 0.85):
        some = pairs(bits, 100 if bits < 1000 else 20)
        inverse = [(x, -1, m) for x, m in some]
        ours, gmp, power = medians([(bezout.invert, some), (gmpy2.invert, some), (pow, inverse)], 31 if bits < 2000 else 9)
        row(f"invert, {bits} bits", ours, [("gmpy2", gmp, bar), ("pow", power, 0.10 if bits == 256 else None)])
    for bits in 64, 256, 1024, 4096:
        some = [(RANDOM.getrandbits(bits), RANDOM.getrandbits(bits)) for _ in range(100)]
        ours, std, gmp = medians([(bezout.gcd, some), (math.gcd, some), (gmpy2.gcd, some)], 31)
        bars = (0.75, 0.80) if bits == 256 else (None, None)
        row(f"gcd, {bits} bits", ours, [("math", std, bars[0]), ("gmpy2", gmp, bars[1])])
    for bits in 64, 256, 1024, 4096:
        some = pairs(bits, 100 if bits < 1000 else 20)
        for name in "gcdext", "jacobi":
            ours, gmp = medians([(getattr(bezout, name), some), (getattr(gmpy2, name), some)], 31)
            row(f"{name}, {bits} bits", ours, [("gmpy2", gmp, 0.85 if bits == 256 else None)])


def long():
    for digits, repeats in (10_000, 21), (100_000, 7), (1_000_000, 3):
        bits = int(digits * math.log2(10))
        some = [(RANDOM.getrandbits(bits) | 1, RANDOM.getrandbits(bits) | 1)]
        for name in ("gcd",) if digits == 1_000_000 else ("gcd", "gcdext", "jacobi"):
            ours, gmp = medians([(getattr(bezout, name), some), (getattr(gmpy2, name), some)], repeats)
            bar = 1.0 if digits == 1_000_000 else None
            row(f"{name}, 10^{len(str(digits)) - 1} digits", ours, [("gmpy2", gmp, bar)])


def arrays():
    import numpy

    m, count = 2**256 - 189, 200_000
    kept, xs = bezout.Modulus(m), [RANDOM.getrandbits(256) % m for _ in range(count)]
    ms = [RANDOM.getrandbits(256) | 1 << 255 | 1 for _ in range(count)]
    theirs = [x for x, m in zip(xs, ms) if math.gcd(x, m) == 1]
    moduli = [m for x, m in zip(xs, ms) if math.gcd(x, m) == 1]

    def loop():
        return [gmpy2.invert(x, m) for x in xs]

    def own():
        return [gmpy2.invert(x, m) for x, m in zip(theirs, moduli)]

    rows = numpy.asarray(bezout.to_limbs(xs, 4))
    out, ok = numpy.empty_like(rows), numpy.empty(count, bool)
    some, their_moduli = (numpy.asarray(bezout.to_limbs(x, 4)) for x in (theirs, moduli))
    each, each_ok = numpy.empty_like(some), numpy.empty(len(some), bool)
    tasks = [
        (loop, [()]), (own, [()]), (kept.invert_many, [(xs,)]),
        (lambda: kept.invert_array(rows, out=out, ok=ok), [()]),
        (lambda: kept.invert_array(rows, out=out, ok=ok, threads=2), [()]),
        (lambda: bezout.invert_each(some, their_moduli, out=each, ok=each_ok), [()]),
        (lambda: bezout.to_limbs(xs, 4), [()]), (lambda: bezout.from_limbs(rows), [()]),
    ]
    one, several, many, array, threads, own_array, there, back = (ns / count for ns in medians(tasks, 7))
    row("invert_many, an inverse", many, [("gmpy2 loop", one, 1 / 8)])
    row("invert_array", array, [("gmpy2 loop", one, 1 / 20)])
    row("invert_array, two threads", threads, [("gmpy2 loop", one, None)])
    row("invert_each, own moduli", own_array, [("gmpy2 loop", several, 1 / 4)])
    row("to_limbs, a number", there, [])
    row("from_limbs, a number", back, [])


def fields():
    import numpy

    field = gf2.Field(233, (74,))
    xs = [RANDOM.getrandbits(233) | 1 for _ in range(50_000)]
    rows = numpy.asarray(bezout.to_limbs(xs, 4))
    out, ok = numpy.empty_like(rows), numpy.empty(len(xs), bool)
    tasks = [(lambda: field.invert_array(rows, out=out, ok=ok), [()]), (field.invert, [(x,) for x in xs[:2000]])]
    array, one = medians(tasks, 9)
    array /= len(xs)
    peers = []
    try:
        import flint

        ring = flint.fmpz_mod_poly_ctx(flint.fmpz_mod_ctx(2))
        f = ring([1] + [0] * 73 + [1] + [0] * 158 + [1])
        some = [(flint.nmod_poly([x >> i & 1 for i in range(233)], 2),) for x in xs[:100]]
        g = flint.nmod_poly([int(c) for c in f.coeffs()], 2)
        [theirs] = medians([(lambda x: x.xgcd(g), some)], 9)
        peers.append(("python-flint", theirs, 1 / 100))
    except ImportError:
        print("python-flint is not installed")
    try:
        import galois

        gf = galois.GF(2**233, irreducible_poly=2**233 + 2**74 + 1, repr="int", verify=False)
        a = gf(xs[:4])
        [theirs] = medians([(lambda: numpy.reciprocal(a), [()])], 3)
        peers.append(("galois", theirs / len(a), 1 / 10_000))
    except ImportError:
        print("galois is not installed")
    row("GF(2^233) invert_array, an inverse", array, peers)
    row("GF(2^233) invert", one, [(name, ns, None) for name, ns, _ in peers])


LOOP = """
import sys
from gmpy2 import invert, mpz
for line in sys.stdin:
    x, m = line.split() if len(sys.argv) == 1 else (line, sys.argv[1])
    print(invert(mpz(x), mpz(m)))
"""

# The answers are printed at once: a print for each line takes longer.
LIST = """import sys
import gmpy2
of, mpz, out = getattr(gmpy2, sys.argv[1]), gmpy2.mpz, []
for line in sys.stdin:
    a, b = line.split()
    found = of(mpz(a), mpz(b))
    out.append(" ".join(map(str, found)) if isinstance(found, tuple) else str(found))
print("\\n".join(out))
"""


def used(command, lines):
    """Nanoseconds of CPU that a process takes for each of the lines of a file."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(lines) as source:
        subprocess.run(command, stdin=source, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e9 / BATCH


BATCH = 200_000


def batch():
    command = os.environ.get("BEZOUT") or Path(__file__).resolve().parents[3] / "target" / "release" / "bezout"
    invert = [command, "batch", "invert", "--threads", "1"]
    some, m = pairs(255, BATCH), str(2**255 - 19)
    with tempfile.TemporaryDirectory() as folder:
        own, one = (Path(folder) / name for name in ("own", "one"))
        own.write_text("".join(f"{x} {m}\n" for x, m in some))
        one.write_text("".join(f"{x}\n" for x, _ in some))
        for name, lines, more, options, bar in ("own moduli", own, [], [], 5), ("one modulus", one, [m], ["--modulus", m], 10):
            tasks = [invert + options, [sys.executable, "-c", LOOP, *more]]
            ours, theirs = map(statistics.median, zip(*[[used(task, lines) for task in tasks] for _ in range(7)]))
            row(f"batch, {name}, a line", ours, [("gmpy2 loop", theirs, 1 / bar)])
        two = Path(folder) / "two"
        two.write_text("".join(f"{x} {m}\n" for x, m in pairs(256, BATCH)))
        for operation in ("gcd", "gcdext", "jacobi"):
            verb = [command, "batch", operation.replace("gcdext", "xgcd"), "--threads", "1"]
            tasks = [verb, [*verb, "--vartime"], [sys.executable, "-c", LIST, operation]]
            constant, variable, theirs = map(statistics.median, zip(*[[used(task, two) for task in tasks] for _ in range(7)]))
            row(f"batch {verb[2]}, a line", constant, [("gmpy2 loop", theirs, 1 / 3)])
            row(f"batch {verb[2]} --vartime, a line", variable, [("gmpy2 loop", theirs, 1 / 3)])


def cpu():
    try:
        lines = open("/proc/cpuinfo").read().splitlines()
    except OSError:
        return platform.processor()
    found = dict(map(str.strip, line.split(":", 1)) for line in lines if ":" in line)
    names = found.get("model name"), "family", found.get("cpu family"), "model", found.get("model")
    return " ".join(map(str, names))


PARTS = {"calls": calls, "long": long, "arrays": arrays, "fields": fields, "batch": batch}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS])
    parts = parser.parse_args().parts or PARTS
    print(f"# {cpu()}; Python {platform.python_version()}, gmpy2 {gmpy2.version()}; load {os.getloadavg()[0]:.1f}")
    for name in parts:
        PARTS[name]()
