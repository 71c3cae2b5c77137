#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Class groups and proofs of time against chiavdf and PARI, and how fast both are.

    tools/vdf_oracle.py [--challenges N] [--program FILE]     what both compute; exit code 1 for a difference
    tools/vdf_oracle.py --control                             the same with answers that are changed: it must not agree
    tools/vdf_oracle.py --bench                               a table of times, measured in turn

Both directions: chiavdf's discriminants, proofs and forms are ours, and each verifies what the other proved. PARI knows the
group at every length. The program is the example `lines` of bezout-vdf, which answers a line with a line.
"""

import argparse
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GENERATOR = b"\x08" + bytes(99)


class Program:
    """Asks the example a question a line."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *words):
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().rstrip("\n")


class Liar(Program):
    """Changes the last character of each answer."""

    def ask(self, *words):
        answer = super().ask(*words)
        return answer[:-1] + ("1" if answer.endswith("0") else "0")


class Counter:
    """Counts what agreed, and says what did not."""

    def __init__(self, quiet=False):
        self.passed = self.failed = 0
        self.quiet = quiet

    def check(self, what, found, expected):
        if found == expected:
            self.passed += 1
        else:
            self.failed += 1
            if not self.quiet:
                print(f"{what}: {found!r}, not {expected!r}", flush=True)


def challenges(ours, count, counter):
    """Discriminants, proofs and their verification."""
    import chiavdf

    draw = random.Random(33)
    for i in range(count):
        bits = (512, 1024)[i % 2]
        seed = draw.randbytes(draw.choice((2, 10, 32)))
        d = chiavdf.create_discriminant(seed, bits)
        counter.check("discriminant", ours.ask("discriminant", seed.hex(), bits), d)
        squarings = draw.choice((0, 1, 2, 30, 64, 100, draw.randrange(1, 400)))
        # Not from the same element each time.
        x = GENERATOR if i % 4 < 2 else chiavdf.prove(seed, GENERATOR, bits, draw.randrange(1, 60), "")[:100]
        theirs = chiavdf.prove(seed, x, bits, squarings, "")
        counter.check("proof", ours.ask("prove", d, x.hex(), squarings), theirs.hex())
        counter.check("our verification", ours.ask("verify", d, x.hex(), squarings, theirs.hex()), "valid")
        wrong = ours.ask("verify", d, x.hex(), squarings + 1, theirs.hex())
        counter.check("one squaring more", wrong.startswith("error: the proof does not show"), True)
        if i % 8 == 0:
            chain(ours, counter, draw, d, x, bits)
        if i % 4 == 0:
            damage(ours, counter, draw, d, x, squarings, theirs)


def chain(ours, counter, draw, d, x, bits):
    """Proofs of several segments, which the wheel verifies."""
    import chiavdf

    segments = [draw.randrange(1, 90) for _ in range(draw.randrange(2, 5))]
    proof = ours.ask("prove", d, x.hex(), ",".join(map(str, segments)))
    octets = bytes.fromhex(proof)
    total, depth = sum(segments), len(segments) - 1
    counter.check("chain", chiavdf.verify_n_wesolowski(d, x, octets, total, bits, depth), True)
    counter.check("our chain", ours.ask("verify", d, x.hex(), total, proof), "valid")
    place = draw.randrange(len(octets))
    changed = bytearray(octets)
    changed[place] ^= 1 << draw.randrange(8)
    try:
        theirs = chiavdf.verify_n_wesolowski(d, x, bytes(changed), total, bits, depth)
    except RuntimeError:
        theirs = False
    answer = ours.ask("verify", d, x.hex(), total, changed.hex(), "consensus")
    counter.check(f"chain with a change at {place}", answer == "valid", theirs)


def damage(ours, counter, draw, d, x, squarings, proof):
    """Changed proofs: both refuse or accept them, and both decode a changed form alike, by both rules."""
    import chiavdf

    form = bytearray(proof[:100])
    place = draw.choice((0, 1, draw.randrange(100)))
    form[place] ^= 1 << draw.randrange(8)
    for strict, rule in ((True, ""), (False, "consensus")):
        try:
            parts = chiavdf.bqfc_deserialize(d, bytes(form), strict)
            theirs = " ".join(str(signed(part)) for part in parts)
        except RuntimeError:
            theirs = "refused"
        answer = ours.ask("decode", d, form.hex(), rule)
        # In a special form the wheel ignores all other bits in both ways; one form is canonical.
        if strict and form[0] & 12 and (form[0] not in (4, 8) or any(form[1:])):
            theirs = "refused"
        counter.check(f"a form with a change at {place}", "refused" if answer.startswith("error") else answer, theirs)


def signed(octets):
    return (-1 if octets[0] else 1) * int.from_bytes(octets[1:])


def published(ours, path, counter):
    """Proofs of a file as chiavdf's repository has it: lines of seed, bits, x, y and proof, squarings, depth."""
    lines = path.read_text().split()
    for seed, bits, x, proof, squarings, depth in zip(*[iter(lines)] * 6, strict=True):
        counter.check("a published depth", (len(proof) // 2 - 200) // 141, int(depth))
        d = ours.ask("discriminant", seed, bits)
        counter.check("a published proof", ours.ask("verify", d, x, squarings, proof), "valid")


def group_law(ours, counter, count):
    """Products and powers of PARI, for primes and for composite numbers of both residues."""
    from cypari import pari

    draw = random.Random(34)
    for bits in (8, 20, 64, 130, 512, 700, 1024, 1500, 2048, 3072, 4000):
        for _ in range(count):
            d = discriminant(draw, bits)
            f, g = (small_form(draw, d) for _ in range(2))
            pf, pg = (pari(f"Qfb({a},{b},{(b * b - d) // (4 * a)})") for a, b in (f, g))
            e = draw.getrandbits(draw.choice((3, 40, 300))) - 3
            steps = [(pf * pg, "compose", *f, *g), (pf * pf, "compose", *f, *f), (pf**e, "pow", *f, e)]
            # Products of what comes out have no short coefficients.
            large = [pf**65537, pg**65539]
            pairs = [coefficients(form) for form in large]
            steps += [(large[0] * large[1], "compose", *pairs[0], *pairs[1]), (large[0] ** 3, "pow", *pairs[0], 3)]
            steps += [(large[0] * large[0] ** -1, "compose", *pairs[0], pairs[0][0], -pairs[0][1])]
            for expected, question, *numbers in steps:
                found = ours.ask(question, d, *numbers)
                counter.check(f"{question} {d} {numbers}", found, "{} {}".format(*coefficients(expected)))


def discriminant(draw, bits):
    """Any negative number that is 0 or 1 modulo 4."""
    while True:
        d = -(draw.getrandbits(bits) | 1 << bits - 1)
        if d % 4 in (0, 1):
            return d


def small_form(draw, d):
    """Coefficients a and b of a primitive form with a small a."""
    from math import gcd

    a = draw.randrange(1, 50)
    while True:
        for b in range(d % 2, 2 * a + 1, 2):
            c, rest = divmod(b * b - d, 4 * a)
            if rest == 0 and gcd(a, b, c) == 1:
                return a, draw.choice((b, -b))
        a += 1


def coefficients(form):
    return int(form[0]), int(form[1])


def control(program):
    """Whether each comparison can fail: with a program that lies, none of those of values passes."""
    found = {}
    for name, run in (("group law", group_law), ("challenges", challenges)):
        counter = found[name] = Counter(quiet=True)
        run(Liar(program), *((counter, 1) if run is group_law else (8, counter)))
    # Refusals still begin as they did.
    blind = [name for name, counter in found.items() if counter.failed < 2 * counter.passed]
    print(f"{len(found) - len(blind)} passed, {len(blind)} failed", *blind)
    return int(bool(blind))


def bench(ours):
    """A table: ours beside the wheel, in turn, the least of several times each."""
    import chiavdf

    print(f"{'':24} {'bezout':>12} {'chiavdf':>12} {'ratio':>6}")
    draw = random.Random(35)
    for bits in (512, 1024, 2048, 3072):
        seed = draw.randbytes(16)
        d = ours.ask("discriminant", seed.hex(), bits)
        wheel = bits <= 1024
        mine, other = [], []
        for _ in range(7):
            mine.append(float(ours.ask("time-square", d, 20000, 3)))
            other += [theirs_squaring(seed, bits)] if wheel else []
        row(f"{bits}: squarings/s", [1e9 / min(mine)], [1e9 / min(other)] if wheel else None, True)
        if not wheel:
            continue
        proof = chiavdf.prove(seed, GENERATOR, bits, 20000, "")
        mine, other = [], []
        for _ in range(9):
            mine.append(int(ours.ask("time-verify", d, GENERATOR.hex(), 20000, proof.hex(), 3)))
            verify = lambda: chiavdf.verify_wesolowski(d, GENERATOR, proof[:100], proof[100:], 20000)
            other.append(min(clock(verify) for _ in range(3)))
        row(f"{bits}: verification/us", [min(mine) / 1e3], [min(other) / 1e3])
        mine, other = [], []
        for i in range(60):
            seed = draw.randbytes(16)
            mine.append(int(ours.ask("time-discriminant", seed.hex(), bits, 3)))
            other.append(min(clock(lambda: chiavdf.create_discriminant(seed, bits)) for _ in range(3)))
        row(f"{bits}: discriminant/us", [statistics.mean(mine) / 1e3], [statistics.mean(other) / 1e3])


def row(name, mine, other, more_is_better=False):
    if other is None:
        print(f"{name:24} {mine[0]:12.0f} {'-':>12}")
        return
    ratio = mine[0] / other[0] if more_is_better else other[0] / mine[0]
    print(f"{name:24} {mine[0]:12.0f} {other[0]:12.0f} {ratio:6.2f}", flush=True)


def clock(call):
    start = time.perf_counter_ns()
    call()
    return time.perf_counter_ns() - start


def theirs_squaring(seed, bits, low=5000, high=25000):
    """Nanoseconds of a squaring of the wheel: the slope between two lengths of `prove`, as it has no call for squarings."""
    import chiavdf

    times = [min(clock(lambda: chiavdf.prove(seed, GENERATOR, bits, t, "")) for _ in range(3)) for t in (low, high)]
    return (times[1] - times[0]) / (high - low)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--challenges", type=int, default=250)
    parser.add_argument("--group-law", type=int, default=8, help="discriminants of each length that PARI is asked about")
    parser.add_argument("--program", default=ROOT / "target" / "release" / "examples" / "lines")
    parser.add_argument("--published", type=Path, help="a file of proofs as chiavdf's repository has it")
    parser.add_argument("--control", action="store_true")
    parser.add_argument("--bench", action="store_true")
    arguments = parser.parse_args()
    if arguments.control:
        return control(arguments.program)
    ours, counter = Program(arguments.program), Counter()
    if arguments.bench:
        bench(ours)
        return 0
    group_law(ours, counter, arguments.group_law)
    challenges(ours, arguments.challenges, counter)
    if arguments.published:
        published(ours, arguments.published, counter)
    print(f"{counter.passed} passed, {counter.failed} failed")
    return int(counter.failed > 0)


if __name__ == "__main__":
    sys.exit(main())
