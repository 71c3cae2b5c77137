#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Builds the library for ARMv6-M at each level of optimization, and follows secrets through its operations in m0sim.

    firmware/library/check.py [LEVEL...]

A compiler that sees through a mask makes a branch of it, most of all for this CPU, which can't make a number of a
condition. So each operation runs with secret operands: its result has to be right, and no secret may decide a branch, an
address or a jump. Leaks that are planted have to be found.

Debian has a compiler and the sources of its standard library in one version. They are taken and unpacked as for
`tools/cross.py`; the standard library is compiled once, as that of a release is, for all levels. LEVEL is one of 2, 3, s, z.
"""

import argparse
import json
import math
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import bare  # noqa: E402
import cross  # noqa: E402

TARGET = "thumbv6m-none-eabi"
LEVELS = ("3", "2", "s", "z")
# The default, and what firmware is built with: all code is seen at once.
PROFILES = {"default": {}, "one unit": {"LTO": "fat", "CODEGEN_UNITS": "1"}}

P25519 = 2**255 - 19
P256_N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
FIELD = 1 << 163 | 0xC9
X, M = 0x123456789ABCDEF0FEDCBA9876543210123456789ABCDEF0FEDCBA9876543211, 2**256 - 2**224 + 2**192 + 2**96 - 3
SHORT, EVEN = X >> 130, (1 << 127) + 0x123456789ABCDEE
DEGREE = 37
# From errors about arguments, which the documentation calls public.
PUBLIC = "public_by_contract"


class Wrong(Exception):
    """An operation whose answer or whose trace is not what it has to be."""


# Arithmetic to compare with.


def jacobi(a, n):
    sign, a = 1, a % n
    while a:
        while a % 2 == 0:
            a //= 2
            sign = -sign if n % 8 in (3, 5) else sign
        a, n = n, a
        sign = -sign if a % 4 == n % 4 == 3 else sign
        a %= n
    return sign if n == 1 else 0


def field_product(a, b):
    """In GF(2^163)."""
    product = 0
    for i in range(b.bit_length()):
        product ^= (b >> i & 1) * a << i
    while product.bit_length() > 163:
        product ^= FIELD << product.bit_length() - 164
    return product


def ring_product(a, b, q, prime):
    """Modulo `x^37 - x - 1`, or modulo `1 + x + ... + x^36`."""
    wide = [0] * (2 * DEGREE)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            wide[i + j] += x * y
    for i in range(2 * DEGREE - 1, DEGREE - 1, -1):
        wide[i - DEGREE] += wide[i]
        wide[i - DEGREE + 1] += wide[i] if prime else 0
    last = 0 if prime else wide[DEGREE - 1]
    return [(x - last) % q for x in wide[:DEGREE]]


# Operations: operands, and what the answer has to satisfy, given the first output and r0.


def number(value, size=32, mark="secret:"):
    return f"{mark}{size}:{value:#x}"


def batch(values, size):
    return number(sum(v << 8 * size * i for i, v in enumerate(values)), size * len(values), "secret:inout:")


def unbatch(value, size, count):
    return [value >> 8 * size * i & (1 << 8 * size) - 1 for i in range(count)]


def inverse(x, m):
    try:
        return pow(x, -1, m), 1
    except ValueError:
        return 0, 0


def inversion(x, m, *secret, size=32):
    operands = [f"out:{size}", *(number(v, size) for v in (x, *secret))]
    return operands, lambda out, r0: (out, r0) == inverse(x, m)


def cofactor(a, b):
    def right(out, r0):
        g, s = math.gcd(a, b), -out if r0 else out
        return (s * a - g) % b == 0 and 2 * g * abs(s) < b

    return ["out:16", number(a, 16), number(b, 16)], right


def root(x, y):
    exists = jacobi(x * y, P25519) == 1
    operands = ["out:32", number(x), number(y)]
    return operands, lambda out, r0: r0 == exists and ((out * out * y - x) % P25519 == 0 and out % 2 == 0 if exists else out == 0)


def field_inversion(x):
    return ["out:24", number(x, 24)], lambda out, r0: r0 == 1 and field_product(x, out) == 1


def field_batch(values):
    def right(out, r0):
        return r0 == 1 and all(field_product(x, y) == 1 for x, y in zip(values, unbatch(out, 24, len(values))))

    return [batch(values, 24)], right


def ring(q, values, prime=False):
    a = [values[i % len(values)] % q for i in range(DEGREE)]

    def right(out, r0):
        b = unbatch(out, 2, DEGREE)
        return r0 == 1 and ring_product(a, b, q, prime) == [1] + [0] * (DEGREE - 1)

    return [f"out:{2 * DEGREE}", number(sum(x << 16 * i for i, x in enumerate(a)), 2 * DEGREE)], right


def cyclic(a):
    def right(out, r0):
        product = 0
        for i in range(DEGREE):
            product ^= (out >> i & 1) * a << i
        return r0 == 1 and (product ^ product >> DEGREE) & (1 << DEGREE) - 1 == 1

    return ["out:8", number(a, 8)], right


def signed(word):
    return word - (1 << 32) if word >> 31 else word


THREE = [X % P256_N, 5, P256_N - 1]
TWO = [X % (1 << 163), 0x1234567]
OPERATIONS = {
    "invert_constant": [inversion(X, P25519), inversion(0, P25519)],
    "invert_checked": [inversion(X, P256_N)],
    "invert_odd_mod": [inversion(X, M, M), inversion(3 * X % M, 3 * 5 * 7 * 11, 3 * 5 * 7 * 11)],
    "invert_mod": [inversion(SHORT | 1, EVEN, EVEN, size=16)],
    "invert_slices": [inversion(SHORT | 1, EVEN, EVEN, size=16)],
    "gcd": [
        (["out:32", number(12 * X % 2**256), number(18 * M % 2**256)], lambda out, _: out == math.gcd(12 * X % 2**256, 18 * M % 2**256)),
        (["out:32", number(0), number(40)], lambda out, _: out == 40),
    ],
    "xgcd": [cofactor(12 * (SHORT >> 4), EVEN)],
    "jacobi": [([number(a), number(M)], lambda _, r0, a=a: signed(r0) == jacobi(a, M)) for a in (X, 0)],
    "batch": [([batch(THREE, 32)], lambda out, r0: r0 == 1 and unbatch(out, 32, 3) == [pow(x, -1, P256_N) for x in THREE])],
    "multiply": [(["out:32", number(X), number(M - 2), number(M)], lambda out, _: out == X * (M - 2) % M)],
    "square_root": [root(X, 7), root(X, 14)],
    "binary_field": [field_inversion(TWO[0])],
    "binary_field_batch": [field_batch(TWO)],
    "ring_prime": [ring(4591, [4590, 1, 2295, 0, 77], prime=True)],
    "ring_ternary": [ring(3, [1, 2, 0, 1, 1])],
    "ring_lifted": [ring(2048, [1, 2047, 5, 1024, 2, 0])],
    "ring_cyclic": [cyclic(0b1011011)],
}
# Leaks, and the levels where compilers make branches of them.
PLANTED = {
    "planted_less": (["out:32", number(X), number(M)], LEVELS),
    "planted_sign": (["out:32", number(X)], LEVELS),
    "planted_shift": (["out:8", number(X >> 200, 8), number(37, 8)], LEVELS),
    # The mask for zero that once was the library's.
    "planted_zero": (["out:32", number(X), number(M)], ("3", "2")),
}


def require():
    """The linker for the target."""
    if not shutil.which("arm-none-eabi-ld") and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "install", "-y", "-qq", "binutils-arm-none-eabi"], env=environment, stdout=subprocess.DEVNULL)
    for tool in ("arm-none-eabi-ld", "apt-get", "dpkg-deb", "cargo"):
        if not shutil.which(tool):
            raise cross.Missing(tool)


def build(rustc, target, level, profile, *options):
    """The library of all operations, and a folder for what is made of it; with options of cargo."""
    folder = cross.FOLDER / "firmware" / f"{target} {level} {profile}".replace(" ", "_")
    environment = {**bare.plain_environment(), "RUSTC": str(rustc), "CARGO_PROFILE_THUMB_OPT_LEVEL": level}
    environment |= {f"CARGO_PROFILE_THUMB_{name}": value for name, value in PROFILES[profile].items()}
    command = ["cargo", "build", "--profile", "thumb", "--quiet", "--locked", "--target", target, "--target-dir", folder, *options]
    subprocess.run(command, cwd=HERE, env=environment, check=True)
    return folder / target / "thumb/libbezout_thumb.a", folder


def link(archive, folder):
    """A program of all operations; no address is that of a chip."""
    elf = folder / "library.elf"
    wanted = [option for name in (*OPERATIONS, *PLANTED) for option in ("-u", name)]
    places = ["-e", "0", "-Ttext=0x100", "--section-start=.bss=0x20000000", "--defsym=__aeabi_unwind_cpp_pr0=0"]
    subprocess.run(["arm-none-eabi-ld", "--gc-sections", *places, *wanted, archive, "-o", elf], check=True)
    return elf


def m0sim(*arguments):
    return subprocess.run([ROOT / "target/debug/m0sim", *map(str, arguments)], capture_output=True, text=True, timeout=600)


def call(elf, public, name, operands):
    """The report. An exit code of 1 with one means findings."""
    declassify = ["--declassify", f"{public}:r0:whether an argument is refused"]
    done = m0sim("call", elf, name, *operands, "--taint", "--json", *declassify)
    if not done.stdout:
        raise Wrong(f"{name}: {done.stderr.strip()}")
    return json.loads(done.stdout)


def follow(archive, folder, level):
    """Prints what is wrong; returns how many routines are as they should be, and how many are not."""
    subprocess.run(["cargo", "build", "--profile", "test", "--quiet", "--package", "m0sim"], cwd=ROOT, check=True)
    elf = link(archive, folder)
    public = re.search(rf"\S*{PUBLIC}\S*", m0sim("symbols", elf, PUBLIC).stdout)[0]
    good = bad = 0
    for name, cases in OPERATIONS.items():
        for operands, right in cases:
            try:
                operation(call(elf, public, name, operands), name, right)
                good += 1
            except Wrong as problem:
                print(f"  {problem}")
                bad += 1
    for name, (operands, levels) in PLANTED.items():
        found = bool(call(elf, public, name, operands)["findings"])
        if level in levels and not found:
            print(f"  {name}: a planted leak was not found")
            bad += 1
        good += found
    return good, bad


def operation(report, name, right):
    outputs = report["outputs"]
    out = int(outputs[0]["value"], 16) if outputs else None
    if not right(out, int(report["r0"], 16)):
        raise Wrong(f"{name}: wrong answer {outputs}, r0 = {report['r0']}")
    if found := report["findings"]:
        places = (f"{f['leak']} at {f['address']} {f.get('symbol', '')} {f.get('file', '')}:{f.get('line', '')}" for f in found)
        raise Wrong(f"{name}: decided by a secret: " + "; ".join(places))


def main(target, description, judge):
    """Builds the library at each level that the command line names, and judges it."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help=f"{', '.join(LEVELS)}; all of them if none is named")
    levels = parser.parse_args().levels or LEVELS
    if unknown := [level for level in levels if level not in LEVELS]:
        parser.error(f"LEVEL: {', '.join(unknown)} unknown; accepted are {', '.join(LEVELS)}")
    try:
        require()
        rustc, version = bare.compiler(target, HERE)
    except cross.Missing as problem:
        print(f"NOT RUN: {problem}")
        return 1
    print(f"{target} by {version}", flush=True)
    passed = failed = 0
    for level in levels:
        for profile in PROFILES:
            print(f"optimization {level}, {profile}", flush=True)
            good, bad = judge(*build(rustc, target, level, profile), level)
            passed, failed = passed + good, failed + bad
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(TARGET, __doc__, follow))
