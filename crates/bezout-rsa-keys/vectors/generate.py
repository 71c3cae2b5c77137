#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes openssl.json: keys that the command `openssl` made, for a test that needs no command.

    python3 crates/bezout-rsa-keys/vectors/generate.py > crates/bezout-rsa-keys/vectors/openssl.json

Every run makes other keys.
"""

import json
import math
import subprocess

KEYS = [
    (1024, 3), (1024, 65537), (1025, 17), (1031, 65537), (1088, 257), (1536, 65537),
    (2046, 65537), (2047, 65537), (2048, 65537), (2048, 2**32 + 1), (2048, 2**255 + 95),
    (3072, 65537), (4096, 65537), (8192, 65537),
]  # fmt: skip
NAMES = ["version", "n", "e", "d", "p", "q", "d_p", "d_q", "q_inv"]


def openssl(*arguments, text=None):
    return subprocess.run(["openssl", *arguments], check=True, capture_output=True, input=text).stdout


def key(bits, e):
    options = [f"rsa_keygen_bits:{bits}", f"rsa_keygen_pubexp:{e}"]
    pem = openssl("genpkey", "-quiet", "-algorithm", "RSA", *(x for o in options for x in ("-pkeyopt", o)))
    der = openssl("rsa", "-traditional", "-outform", "DER", text=pem)
    lines = openssl("asn1parse", "-inform", "DER", text=der).decode().splitlines()
    values = [int(line.rsplit(":", 1)[1], 16) for line in lines if "INTEGER" in line]
    k = dict(zip(NAMES, values, strict=True))
    p, q = k["p"] - 1, k["q"] - 1
    totients = {"lambda": math.lcm(p, q), "phi": p * q}
    kind = next(name for name, t in totients.items() if k["d"] == pow(e, -1, t))
    return {"bits": bits, "totient": kind} | {name: hex(k[name]) for name in NAMES[1:]}


def main():
    version = openssl("version").decode().split(" (")[0].strip()
    print(json.dumps({"source": version, "keys": [key(*k) for k in KEYS]}, indent=1))


if __name__ == "__main__":
    main()
