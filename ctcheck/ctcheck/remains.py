# SPDX-License-Identifier: MIT OR Apache-2.0
"""What calls leave behind in memory: in blocks of the heap that they freed, and, for some, on the stack below them."""

import dataclasses
import re

from . import leaks, process

# Calls that leave no word of an operand on the stack, of the result, or of a secret in between ("s"): of the private key, of the
# shared secret, of points of the ladder; of both primes and what follows from them; of the key and the nonce; of a secret key of an encapsulation, or an inverse that tells it.
# Elsewhere compilers may keep copies of what they were given.
STACK = {
    "x25519": "ars",
    "x25519::public_key": "as",
    "x25519::shared_secret": "bs",
    "RsaKey::from_primes": "abr",
    "RsaKey::from_primes (other lengths)": "abr",
    "RsaKey::from_primes_with (all options)": "abr",
    "dstu4145::SigningKey::public_point": "a",
    **{f"dstu4145::SigningKey::sign_with_nonce ({curve})": "ab" for curve in ("normal basis", "257", "431")},
    "dstu4145::SigningKey::new, sign_with_nonce": "ab",
    "dstu4145::SigningKey::sign": "ab",
    "dstu4145::SigningKey::sign_deterministic": "as",
    "dstu4145::SigningKey::from_le_octets, random": "ab",
    "dstu4145::PrivateKey::from_le_octets, random, sign": "ab",
    **{f"{name} {call}": "s" for name in ("sntrup761", "ntruhps2048509") for call in ("key_pair", "decapsulate", "secret_key")},
    **{f"ntruhrss701 {call}": "s" for call in ("key_pair", "decapsulate")},
    "bike-l1 key_pair": "s",
}

# Functions on numbers of fixed length take no memory from the heap, but for tables.
NO_HEAP = re.compile(r"^(Uint|Modulus|Small|Residue255|PseudoMersenne255|F25519|Gf2m|x25519\b.*|elligator2)::|^Ring::invert \(")

# What a caller holds in a place that this program cannot name: at most this many bytes of each call.
HELD = {"Ring::invert_batch": (2, "the answers are in the iterator that the caller gets")}


@dataclasses.dataclass(frozen=True)
class Remains:
    """Of one case at one length."""

    limbs: int
    # Blocks that were freed, and bytes of these that depend on secrets, the first block with such.
    freed: int
    heap: int
    first: str
    # Words of each operand.
    stack: dict

    def problems(self, name):
        allowed = HELD.get(name, (0, ""))[0]
        if self.heap > allowed:
            yield f"limbs {self.limbs}: {self.heap} bytes of freed memory depend on secrets, the first in block {self.first}"
        if self.freed and NO_HEAP.search(name):
            yield f"limbs {self.limbs}: it took {self.freed} blocks of the heap"
        if count := sum(self.stack[operand] for operand in STACK.get(name, "")):
            yield f"limbs {self.limbs}: {count} words of operands and results are on the stack"


def parse(output):
    """By case; the stack's are words of the operands, of the results, and of secrets in between."""
    found = {}
    for line in output.splitlines():
        name, limbs, freed, heap, first, *words = line.split("\t")
        stack = dict(zip("abrs", map(int, words), strict=True))
        found.setdefault(name, []).append(Remains(int(limbs), int(freed), int(heap), first, stack))
    return found


def run(program, arguments):
    done = process.run("remains", [str(program.exe), "remains", *program.arguments, *arguments])
    if done.returncode:
        raise SystemExit(f"ctcheck remains ended with {done.returncode}:\n{done.stderr}")
    return parse(done.stdout)


def ended(done, reason):
    """What is wrong with the check, if a case that cannot be looked at has ended so."""
    if done.returncode == 0:
        return ["it ended as if all was well"]
    told = reason in done.stderr and "ended with exit code 101" in done.stderr
    return [] if told else [f"it ended with {done.returncode}, and said: {done.stderr}"]


def run_broken(program, name):
    """Of a case that breaks off: a minute is enough for one that hangs."""
    return process.run("remains", ["timeout", "60", str(program.exe), "remains", f"name=leak {name}"])


def merge(parts):
    together = {}
    for part in parts:
        for name, found in part.items():
            together.setdefault(name, []).extend(found)
    return together


def describe(found):
    return f"limbs {' '.join(str(r.limbs) for r in found)}, {sum(r.freed for r in found)} blocks freed"


def planted(leak, found):
    """What is wrong with the check, if a planted leak has left this."""
    left = found.get(f"leak {leak}", ())
    seen = sum(r.heap if leaks.REMAINS[leak] == "heap" else r.stack["a"] for r in left)
    return [] if seen else ["not reported"]
