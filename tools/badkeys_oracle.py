# SPDX-License-Identifier: MIT OR Apache-2.0
"""Weak keys against the package badkeys: what it finds in a key, `bezout audit` finds too, and nothing in good ones.

Its list of keys that leaked is not part of the package, and is not compared. Its list of primes that occur more than once is a
part of it, and stands for no property of a key.
"""

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import gmpy2
from badkeys.rsakeys import fermat, pattern, roca, rsabias, rsainvalid, rsapoly, smalld, smallfactors, xzbackdoor

ROOT = Path(__file__).resolve().parent.parent

# Its checks, and the names that these findings have here.
CHECKS = {
    fermat: {"close primes", "square"},
    pattern: {"repeated octets", "short limbs"},
    roca: {"ROCA"},
    rsabias: {"biased bits", "short limbs"},
    rsainvalid: {"exponent 0", "exponent 1", "even exponent", "exponent above modulus"},
    rsapoly: {"biased bits", "short limbs"},
    smalld: {"short private exponent"},
    smallfactors: {"small factor", "even"},
    xzbackdoor: {"message of a backdoor"},
}


def keys(draw):
    """Good keys, and ones of each kind."""

    def prime(bits):
        return int(gmpy2.next_prime(draw.getrandbits(bits) | 3 << (bits - 2)))

    def sleeve(width, filled):
        while True:
            x = sum(draw.getrandbits(filled) << i for i in range(0, 1024, width)) | 1
            p = int(gmpy2.next_prime(x | 1 << 1023))
            if p - x < 1 << 1024:
                return p

    def after(p):
        return int(gmpy2.next_prime(p))

    for bits in (512, 1024, 1024, 1024, 2048):
        for _ in range(12):
            yield prime(bits) * prime(bits), 65537
    for _ in range(12):
        p, q = prime(1024), prime(1024)
        n = p * q
        yield p * p, 65537
        yield p * after(p), 65537
        yield p * after(p + 2 ** draw.randrange(490, 514)), 65537
        yield n * draw.choice([3, 5, 31337, 65519, 65521, 65537]), 65537
        yield 2 * n, 65537
        yield n, draw.choice([0, 1, 2, n + 2])
        d = prime(draw.randrange(20, 500))
        if (p - 1) * (q - 1) % d:
            yield n, pow(d, -1, (p - 1) * (q - 1))
        for width, filled in ((128, 16), (128, 8), (64, 8), (64, 16), (32, 8)):
            yield sleeve(width, filled) * sleeve(width, filled), 65537
        place = 8 * draw.randrange(20, 200)
        yield n >> (place + 136) << (place + 136) | 0x5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A << place | n % 2**place, 65537
        few = draw.getrandbits(2048) & draw.getrandbits(2048) | 1 << 2047 | 1
        yield few, 65537
        yield few ^ (1 << 2047) - 2, 65537
        m = int(gmpy2.primorial(167))
        while True:
            pair = [m * draw.getrandbits(805) + pow(65537, draw.getrandbits(60), m) for _ in range(2)]
            if all(p % 2 for p in pair):
                break
        # Whether both are prime makes no difference to its check.
        yield pair[0] * pair[1], 65537


def main():
    control = "--control" in sys.argv
    draw = random.Random(1)
    rows = list(keys(draw))
    with tempfile.TemporaryDirectory() as folder:
        # One run each: keys that share a factor are not compared here.
        path = Path(folder, "keys.csv")
        path.write_text("modulus,e\n" + "".join(f"{n:#x},{e}\n" for n, e in rows))
        command = [ROOT / "target/release/bezout", "audit", "--json", path]
        out = subprocess.run(command, capture_output=True, text=True, check=False)
    found = [set() for _ in rows]
    for line in map(json.loads, out.stdout.splitlines()):
        if "text" in line and line["found"] != "summary":
            found[int(line["key"].rsplit(":", 1)[1]) - 2].add(line["found"])
    if control:
        found = [names - {"ROCA"} for names in found]
    wrong, counts = [], {}
    for i, ((n, e), names) in enumerate(zip(rows, found)):
        theirs = {check: check(n, e) for check in CHECKS}
        for check, result in theirs.items():
            if result:
                counts[check.__name__] = counts.get(check.__name__, 0) + 1
                # Keys with a small factor are not looked at for other things by some of theirs.
                if not names & (CHECKS[check] | {"even"}):
                    wrong.append(f"key {i} of {n.bit_length()} bits: {check.__name__} {result}, here {sorted(names)}")
        if i < 60 and (names - {"short"} or any(theirs.values())):
            wrong.append(f"good key {i}: {sorted(names)}")
    missing = {check.__name__ for check in CHECKS} - counts.keys() - {"xzbackdoor"}
    print(f"{len(rows)} keys; found by badkeys and here: {counts}")
    for text in wrong[:20]:
        print(text)
    if control:
        return 0 if wrong else "the control was not noticed"
    return f"{len(wrong)} findings are missing here" if wrong else f"not found by either: {missing}" if missing else 0


if __name__ == "__main__":
    sys.exit(main())
