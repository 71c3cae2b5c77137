# SPDX-License-Identifier: MIT OR Apache-2.0
"""Documents of test vectors: their shape, their text, and the command that writes or compares them."""

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path

GENERATOR = "bezout_reference 0.1.0"

# The most bytes of a file that is no sample, and the most tests with the same flags in one that is.
SMALL, MOST = 100_000, 28


def document(operation, tests):
    return {"schema": 1, "operation": operation, "generator": GENERATOR, "tests": list(tests)}


def numbered(tests):
    """The tests of (comment, flags, input, result)."""
    names = ("comment", "flags", "input", "result")
    return [{"id": i, **dict(zip(names, test, strict=True))} for i, test in enumerate(tests, 1)]


def render(found):
    """The file's text: one test a line, so that a difference can be read."""
    head = {key: value for key, value in found.items() if key != "tests"}
    lines = ",\n".join(json.dumps(test, separators=(",", ":")) for test in found["tests"])
    return f'{json.dumps(head, separators=(",", ":"))[:-1]},"tests":[\n{lines}\n]}}\n'


def spaced(tests):
    """At most `MOST` of them, the first and the last too."""
    return tests if len(tests) <= MOST else [tests[i * (len(tests) - 1) // (MOST - 1)] for i in range(MOST)]


def sample(found):
    """What is committed of a large file: its tests with the same flags are `spaced`, and the head says what the file has in all."""
    text = render(found).encode()
    classes = {}
    for test in found["tests"]:
        classes.setdefault(tuple(test["flags"]), []).append(test)
    kept = {test["id"] for tests in classes.values() for test in spaced(tests)}
    if len(text) <= SMALL or len(kept) == len(found["tests"]):
        return found
    head = {key: value for key, value in found.items() if key != "tests"}
    whole = {"tests": len(found["tests"]), "sha256": sha256(text).hexdigest()}
    return {**head, "whole": whole, "tests": [test for test in found["tests"] if test["id"] in kept]}


def write(files, out):
    """Writes the documents that the functions of `files` make, each at its path below `out`."""
    for path, build in files.items():
        target = Path(out) / path
        target.parent.mkdir(parents=True, exist_ok=True)
        found = build()
        target.write_text(render(found))
        print(f"{target}: {len(found['tests'])} tests, {target.stat().st_size} bytes")


def differences(files, out):
    """One line for each file that is missing or not the same."""
    found = []
    for path, build in files.items():
        target = Path(out) / path
        if not target.exists():
            found.append(f"{target}: missing")
        elif (text := target.read_text()) != (wanted := render(build())):
            same = text.partition("\n")[0] == wanted.partition("\n")[0]
            found.append(f"{target}: not what the generator writes" + ("" if same else ", and it has another head"))
    return found


def command(files, description, argv=None):
    """The command line of a generator; returns the exit code."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("--out", default="vectors", type=Path)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    arguments = parser.parse_args(argv)
    if not arguments.check:
        write(files, arguments.out)
        return 0
    found = differences(files, arguments.out)
    print("".join(f"{line}\n" for line in found), end="", file=sys.stderr)
    return int(bool(found))
