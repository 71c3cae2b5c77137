# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whether files have the same bytes of each routine in assembly: what is proved of one of them is then true of all.

    cd ctcheck; python3 -m ctcheck.same_bytes FILE OTHER ...

Files are linked programs, libraries, and archives such as an rlib. Each routine of the list is compared in all files that
have it; those that fewer than two have are named. A symbol without a length is an error.
"""

import hashlib
import pathlib
import re
import sys
import tempfile

from . import assembly, process

SECTION = re.compile(r"^\s*\[\s*(\d+)\] (\S+)\s+PROGBITS\s+([0-9a-f]+) ([0-9a-f]+) ([0-9a-f]+)", re.MULTILINE)
SYMBOL = re.compile(r"^\s*\d+: ([0-9a-f]+)\s+(\w+) FUNC\s+\S+\s+\S+\s+(\d+) (.*?)(?:::h[0-9a-f]{16})?$", re.MULTILINE)
ARCHIVES = (".a", ".rlib")


def readelf(*arguments):
    done = process.run("disassembly", ["readelf", "--wide", *arguments])
    if done.returncode:
        raise SystemExit(f"readelf {' '.join(map(str, arguments))}: {done.stderr}")
    return done.stdout


def of_object(path, entries):
    """(entry, hash) of each routine in an object, a library or a program."""
    sections = {number: (int(at, 16), int(start, 16)) for number, _, at, start, _ in SECTION.findall(readelf("-S", path))}
    data = path.read_bytes()
    for value, size, section, name in SYMBOL.findall(readelf("-s", "--demangle", path)):
        entry = next((e for e in entries if name.endswith(e)), None)
        if entry is None or section not in sections:
            continue
        at, start = sections[section]
        place, length = start + int(value, 16) - at, int(size, 0)
        code = data[place : place + length]
        if not length or len(code) != length:
            raise SystemExit(f"{path}: {name}: the symbol has no length inside of the file")
        yield entry, hashlib.sha256(code).hexdigest()


def hashes(path, entries):
    """The hashes of each routine that a file has."""
    path = pathlib.Path(path).resolve()
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        objects = [path]
        if path.suffix in ARCHIVES:
            done = process.run("disassembly", ["ar", "x", "--output", folder, path])
            if done.returncode:
                raise SystemExit(f"{path}: {done.stderr}")
            objects = [p for p in sorted(pathlib.Path(folder).iterdir()) if p.read_bytes()[:4] == b"\x7fELF"]
        for one in objects:
            for entry, digest in of_object(one, entries):
                found.setdefault(entry, set()).add(digest)
    return found


def problems(files):
    """What differs between files, of which each has some of the routines: hashes by the name of a file."""
    first = {}
    for file, found in files.items():
        if not found:
            yield f"{file}: it has no routine"
        for entry, digests in found.items():
            where, digest = first.setdefault(entry, (file, digests))
            if digests != digest:
                yield f"{file}: {entry}: other bytes than in {where}"
            elif len(digests) != 1:
                yield f"{file}: {entry}: {len(digests)} routines have that name"


def routines():
    return [e for e in assembly.entries() if not assembly.is_own(e)]


def read(paths):
    return {str(path): hashes(path, routines()) for path in paths}


def alone(files):
    """Routines that fewer than two files have: nothing is compared."""
    return [e.rpartition("::")[2] for e in routines() if sum(e in found for found in files.values()) < 2]


def main(arguments):
    if len(arguments) < 2:
        raise SystemExit(__doc__)
    files = read(arguments)
    for file, found in files.items():
        print(f"{file}: {len(found)} of {len(routines())} routines")
    found, missed = list(problems(files)), alone(files)
    print(f"{len(routines()) - len(missed)} routines are in two files or more; {len(found)} differences", *found, sep="\n  ")
    if missed:
        print(f"not compared: {', '.join(missed)}")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
