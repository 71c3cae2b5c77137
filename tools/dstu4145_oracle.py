#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Exchanges keys and signatures of DSTU 4145 with BouncyCastle, in files, on all ten curves in polynomial bases.

    tools/dstu4145_oracle.py [--bezout PROGRAM]

Each of the two makes a key pair; each signs with both private keys; each verifies all signatures. A changed message has to be
refused by both. Needs Java and Maven.
"""

import argparse
import itertools
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
JAVA = ROOT / "bench" / "dstu4145" / "java"
LIBRARY = "target/lib/bcprov-jdk18on-1.78.1.jar"
# In the order of their names in the standard's arc.
DEGREES = (163, 167, 173, 179, 191, 233, 257, 307, 367, 431)
# Octets of signatures in both orders, and what BouncyCastle calls them.
ORDERS = {"little": "GOST3411withDSTU4145LE", "big": "GOST3411withDSTU4145"}
ARC = "1.2.804.2.1.1.1.1.3.1.1.2."


class Bezout:
    name = "bezout"

    def __init__(self, program: Path):
        self.program = program

    def __call__(self, *arguments) -> subprocess.CompletedProcess:
        return subprocess.run([self.program, "dstu4145", *map(str, arguments)], capture_output=True, text=True)

    def done(self, *arguments) -> str:
        result = self(*arguments)
        return "written" if result.returncode == 0 else f"refused: {result.stderr.strip()}"

    def keygen(self, curve: int, private: Path, public: Path) -> str:
        # The form of private keys that BouncyCastle reads.
        files = ("--private", private, "--public", public)
        return self.done("keygen", "--curve", DEGREES[curve], "--form", "sec1", *files)

    def sign(self, order: str, private: Path, message: Path, signature: Path) -> str:
        options = ("--hash", "gost34311", "--order", order)
        return self.done("sign", *options, "--key", private, "--output", signature, message)

    def verify(self, order: str, public: Path, message: Path, signature: Path) -> str:
        options = ("--hash", "gost34311", "--order", order)
        result = self("verify", *options, "--key", public, "--signature", signature, message)
        # A signature that is wrong ends with 1, a file that is none with 2.
        return {0: "right", 1: "wrong"}.get(result.returncode, f"refused: {result.stderr.strip()}")


class BouncyCastle:
    name = "bouncycastle"

    def __init__(self):
        if not (JAVA / LIBRARY).exists():
            command = ["mvn", "-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=target/lib"]
            subprocess.run(command, cwd=JAVA, check=True)
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self.process = subprocess.Popen(["java", "-cp", LIBRARY, "Files.java"], cwd=JAVA, **pipes)

    def ask(self, *words) -> str:
        print(*words, file=self.process.stdin, flush=True)
        return self.process.stdout.readline().strip() or "refused: Java has ended"

    def keygen(self, curve: int, private: Path, public: Path) -> str:
        return self.ask("keygen", f"{ARC}{curve}", private, public)

    def sign(self, order: str, private: Path, message: Path, signature: Path) -> str:
        return self.ask("sign", ORDERS[order], private, message, signature)

    def verify(self, order: str, public: Path, message: Path, signature: Path) -> str:
        return self.ask("verify", ORDERS[order], public, message, signature)


def check(what: str, found: str, wanted: str) -> bool:
    if found != wanted:
        print(f"failed: {what}: {found}, not {wanted}")
    return found == wanted


def exchange(curve: int, parties: list, folder: Path):
    """Whether each step ends as it has to."""
    message, other = folder / "message", folder / "other"
    message.write_bytes(b"a message of which one octet will change")
    other.write_bytes(b"a message of which one octet has changed")
    for owner in parties:
        private, public = folder / f"{owner.name}.private", folder / f"{owner.name}.public"
        what = f"m = {DEGREES[curve]}, the key of {owner.name}"
        yield check(what, owner.keygen(curve, private, public), "written")
        for signer, order in itertools.product(parties, ORDERS):
            signature = folder / f"{owner.name}.{signer.name}.{order}"
            step = f"{what}, signed by {signer.name}, octets {order}"
            yield check(step, signer.sign(order, private, message, signature), "written")
            for reader, (text, wanted) in itertools.product(parties, ((message, "right"), (other, "wrong"))):
                found = reader.verify(order, public, text, signature)
                yield check(f"{step}, {text.name} read by {reader.name}", found, wanted)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bezout", type=Path, default=ROOT / "target" / "release" / "bezout", metavar="PROGRAM")
    arguments = parser.parse_args()
    parties = [Bezout(arguments.bezout.resolve()), BouncyCastle()]
    results = []
    for curve in range(len(DEGREES)):
        with tempfile.TemporaryDirectory() as folder:
            results += exchange(curve, parties, Path(folder))
    print(f"{results.count(True)} passed, {results.count(False)} failed")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
