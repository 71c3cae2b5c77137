# SPDX-License-Identifier: MIT OR Apache-2.0
"""Weak keys against the package badkeys: what it finds in a key, `bezout audit` finds too, and nothing in good ones.

Its list of keys that leaked is not part of the package, and is not compared. Its list of primes that occur more than once is a
part of it, and stands for no property of a key. The test data of its source package are read too: each file in which it finds a
key of RSA has one here, or a reason, and each finding is found. With `--time` it measures both on 10,000 certificates.
"""

import base64
import datetime
import hashlib
import importlib.metadata
import json
import math
import os
import random
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

import badkeys.checks
import gmpy2
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding
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


def certificates(count):
    """Lines of base64, each a certificate of its own modulus; the signatures are wrong."""
    key = rsa.generate_private_key(65537, 2048)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "www.example.com")])
    day = datetime.datetime(2026, 1, 1)
    builder = x509.CertificateBuilder(name, name, key.public_key(), 1, day, day + datetime.timedelta(90))
    names = x509.SubjectAlternativeName([x509.DNSName("www.example.com"), x509.DNSName("example.com")])
    signed = builder.add_extension(names, critical=False).sign(key, hashes.SHA256())
    before, after = signed.public_bytes(Encoding.DER).split(key.public_key().public_numbers().n.to_bytes(256, "big"))
    draw, primes = random.Random(2), gmpy2.primorial(2**20)
    while count:
        n = draw.getrandbits(2048) | 1 | 3 << 2046
        if gmpy2.gcd(n, primes) == 1:
            count -= 1
            yield base64.b64encode(before + n.to_bytes(256, "big") + after).decode() + "\n"


def measure(count, runs=3):
    """Seconds for a list of certificates, one a line: badkeys with all checks that need no list, and ours."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "list.b64")
        path.write_text("".join(certificates(count)))
        checks = [check for check in badkeys.checks.allchecks if check != "blocklist"]
        theirs = Path(sys.executable).with_name("badkeys")
        audit = [ROOT / "target/release/bezout", "audit"]
        commands = {
            "badkeys": [theirs, "-c", ",".join(checks), "--crt-lines", path],
            "bezout, one thread": [*audit, "--threads", "1", path],
            "bezout": [*audit, path],
        }
        best = dict.fromkeys(commands, math.inf)
        for _ in range(runs):
            for name, command in commands.items():
                start = time.monotonic()
                done = subprocess.run(command, capture_output=True, check=False)
                best[name] = min(best[name], time.monotonic() - start)
                # A prime of some twenty bits is in two numbers now and then.
                if done.returncode not in (0, 1) or done.stderr:
                    sys.exit(done.stderr.decode())
        print(f"{count} certificates, {path.stat().st_size / 1e6:.1f} MB, {os.cpu_count()} CPUs; the best of {runs} runs")
        for name, seconds in best.items():
            print(f"{name}: {seconds:.2f} s, badkeys takes {best['badkeys'] / seconds:.1f} times as long")


# Of its test data: what its checks do not say, or say by a list, and what is said here.
SAID = {
    "rsa-debianweak.key": "listed",
    "rsa-e1.key": "exponent 1",
    "rsa-e-larger-n.key": "exponent above modulus",
    "rsa-fermat-hexmodulus.txt": "close primes",
    "rsa-nprime.key": "prime",
}
# Findings that are none here: small or unusual exponents, and primes of its list.
NOT_SAID = {"rsawarnings", "sharedprimes"}


def source():
    """The source package of the installed version, in target/, and the folder of its test data."""
    version = importlib.metadata.version("badkeys")
    folder = ROOT / "target" / "badkeys"
    archive = folder / f"badkeys-{version}.tar.gz"
    if not archive.exists():
        download = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", "badkeys", f"badkeys=={version}"]
        subprocess.run([*download, "-d", folder], check=True)
    with tarfile.open(archive) as unpacked:
        unpacked.extractall(folder, filter="data")
    return folder / f"badkeys-{version}" / "tests" / "data"


def data(control):
    """What is wrong about the test data of badkeys, and how many findings were compared."""
    wrong, compared, keys = [], 0, 0
    checks = [check for check in badkeys.checks.allchecks if check != "blocklist"]
    names = {check.__name__: expected for check, expected in CHECKS.items()}
    folder = source()
    with tempfile.TemporaryDirectory() as temporary:
        # The list that openssl-blacklist would have of that key.
        modulus = subprocess.run(
            ["openssl", "rsa", "-pubin", "-in", folder / "rsa-debianweak.key", "-noout", "-modulus"], capture_output=True, check=True
        ).stdout
        weak = Path(temporary, "list")
        weak.write_text("# a list\n" + hashlib.sha1(modulus).hexdigest()[20:] + "\n")
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            theirs = badkeys.checks.detectandcheck(path.read_text(errors="replace"), checks)
            command = [ROOT / "target/release/bezout", "audit", "--prime", "--json", "--debian-list", weak, path]
            out = subprocess.run(command, capture_output=True, text=True, check=False).stdout
            lines = list(map(json.loads, out.splitlines()))
            found = {line["found"] for line in lines} - ({"short limbs"} if control else set())
            name = path.name
            if theirs["type"] == "rsa":
                keys += 1
                if not lines or lines[-1]["keys"] != 1:
                    wrong.append(f"{name}: the key is not read: {sorted(found)}")
            elif len(lines) < 2 and not lines[-1]["keys"]:
                wrong.append(f"{name}: neither a key nor a message")
            for check in theirs["results"].keys() - NOT_SAID:
                compared += 1
                if not found & names[check]:
                    wrong.append(f"{name}: {check} {theirs['results'][check]}, here {sorted(found)}")
            if name in SAID and SAID[name] not in found:
                wrong.append(f"{name}: {SAID[name]} is missing: {sorted(found)}")
            if name == "rsa-ok.key" and found != {"summary"}:
                wrong.append(f"{name}: {sorted(found)}")
    print(f"test data of badkeys: {keys} keys of RSA, {compared} findings")
    if not (compared > 10 and keys > 10):
        wrong.append("the test data are not there")
    return wrong


def main():
    if "--time" in sys.argv:
        return measure(10_000)
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
    of_data = data(control)
    print(f"{len(rows)} keys; found by badkeys and here: {counts}")
    for text in (wrong + of_data)[:20]:
        print(text)
    if control:
        return 0 if wrong and of_data else "the control was not noticed"
    wrong += of_data
    return f"{len(wrong)} findings are missing here" if wrong else f"not found by either: {missing}" if missing else 0


if __name__ == "__main__":
    sys.exit(main())
