# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the vectors of key encapsulation: `python -m bezout_reference.kem.vectors [--check] [--out ../crates/bezout-ntru/vectors]`.

Random bytes are `zeros` times 0, then SHAKE-256 of the text `seed`, without an end. Keys and ciphertexts are given by
their SHA3-256, since they are long.

kem.json   public, secret, ciphertext, key; rejected: the key of the ciphertext with one change, by the name of the
           change, which a decapsulation has to answer with
bike.json  h0, h1, h: SHA3-256 of the coefficients as bits, the constant term in the lowest bit of the first byte
"""

import argparse
import json
import sys
from hashlib import sha3_256, shake_256
from pathlib import Path

from ..polynomial.rings import BIKE
from . import SETS, bike, prime

OUT = Path(__file__).resolve().parents[3] / "crates" / "bezout-ntru" / "vectors"

CHANGES = {
    "first-bit": lambda c: bytes([c[0] ^ 1]) + c[1:],
    "last-bit": lambda c: c[:-1] + bytes([c[-1] ^ 128]),
    "middle-byte": lambda c: c[: len(c) // 2] + bytes([c[len(c) // 2] ^ 0x55]) + c[len(c) // 2 + 1 :],
    "zeros": lambda c: bytes(len(c)),
    "ones": lambda c: b"\xff" * len(c),
}


class Source:
    """The random bytes, and how many were asked for."""

    def __init__(self, seed, zeros=0):
        self.bytes = bytes(zeros) + shake_256(seed.encode()).digest(1 << 16)
        self.used = 0

    def __call__(self, count):
        self.used += count
        return self.bytes[self.used - count : self.used]


def digest(data):
    return sha3_256(data).hexdigest()


def test(s, seed, zeros=0):
    random = Source(seed, zeros)
    public, secret = s.key_pair(random)
    drawn = random.used
    ciphertext, key = s.encapsulate(public, random)
    assert s.decapsulate(secret, ciphertext) == key
    rejected = {name: s.decapsulate(secret, change(ciphertext)).hex() for name, change in CHANGES.items()}
    assert key.hex() not in rejected.values()
    return {
        "set": s.name,
        "seed": seed,
        "zeros": zeros,
        "drawn": drawn,
        "public": digest(public),
        "secret": digest(secret),
        "ciphertext": digest(ciphertext),
        "key": key.hex(),
        "rejected": rejected,
    }


def resampled(s):
    """A seed whose first small polynomial has no inverse modulo 3, so that a second one is drawn."""
    return next(
        seed for seed in (f"{s.name} again {i}" for i in range(1000)) if not s.inverse(s.small(Source(seed)), 3)
    )


RESAMPLED = "sntrup653"
"""x^653 - x - 1 has a factor of degree 3 modulo 3; the smallest factors of the others are too large to meet."""


def kem():
    for s in SETS.values():
        yield test(s, f"{s.name} 0")
        if isinstance(s, prime.Set):
            if s.name == RESAMPLED:
                yield test(s, resampled(s))
            if s.p == 761:
                # Every coefficient of g is -1, and those of f are too, until there are w of them.
                yield test(s, f"{s.name} 1", 8 * s.p)
            continue
        # f is zero at first, then g alone is, or what zeros make of it.
        drawn = s.n - 1 + s.fixed_bytes
        yield test(s, f"{s.name} 1", drawn)
        if s.hrss:
            yield test(s, f"{s.name} 2", 2 * drawn)


def bike_keys():
    for name in bike.WEIGHTS:
        for seed, zeros in ((f"{name} 0", 0), (f"{name} 1", 4 * (bike.WEIGHTS[name] // 2))):
            polynomials = bike.key_pair(name, Source(seed, zeros))
            size = (BIKE[name] + 7) // 8
            found = {k: digest(v.to_bytes(size, "little")) for k, v in zip(("h0", "h1", "h"), polynomials)}
            yield {"ring": name, "seed": seed, "zeros": zeros} | found


FILES = {"kem.json": kem, "bike.json": bike_keys}


def text(tests):
    """A test a line."""
    return "[\n" + ",\n".join(json.dumps(t) for t in tests) + "\n]\n"


def main(argv=None):
    parser = argparse.ArgumentParser(prog="bezout_reference.kem.vectors", description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIRECTORY")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    arguments = parser.parse_args(argv)
    code = 0
    for name, make in FILES.items():
        path, new = arguments.out / name, text(make())
        if not arguments.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(new)
        elif not path.exists() or path.read_text() != new:
            print(f"{path} differs from what the reference gives", file=sys.stderr)
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
