# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is proved of each routine in assembly, on the bytes of a linked file, and the gap of each by name.

    make prove-bytes                                   # builds the C library, and looks at its routines
    cd ctcheck; python3 -m ctcheck.proved FILE ...     # looks at files that are there
    cd ctcheck; python3 -m ctcheck.proved --planted [FILE ...]   # changes the code, and counts what is refused

It ends with an error if a routine is refused, or if a file has none. docs/SOUNDNESS.md says what the statements mean.
"""

import argparse
import pathlib
import re
import sys

from . import HERE, ROOT, artefacts, assembly, profiles, statictaint

USUAL = artefacts.C_BUILD / "release" / "libbezout.so"
# Lengths of routines whose line in the list of routines has none.
PLACES = HERE / "taint" / "places.txt"
LENGTHS = re.compile(r"^(\S+) .*?(\S+)=number\[(-?\d+)\.\.(-?\d+)(?:/(\d+))?\]", re.MULTILINE)


def lengths():
    """What the line of each entry with lengths says of them."""
    found = {}
    for entry, place, first, last, step in LENGTHS.findall(PLACES.read_text(encoding="utf-8")):
        found[entry] = f" where {place} is {first} to {last}" + (f" in steps of {step}" if step else "")
    unknown = sorted(found.keys() - {*assembly.entries(), *assembly.entries("aarch64")})
    if unknown:
        raise SystemExit(f"{PLACES}: {unknown[0]} is not in {assembly.TABLE}")
    return found


def verdict(function, at=""):
    """Two statements on a routine, or why there is none."""
    if function.leaks:
        return f"refused: {function.leaks[0]}"
    if function.unproved:
        return f"frame proved; gap: {function.unproved} instructions access memory at a place that is not known"
    return f"frame proved; places proved{at}"


def at_lengths(found, places):
    """The functions of both runs: places are those of the second, where it has the function."""
    for entry, functions in places.items():
        by_address = {f.address: f for f in functions}
        for function in found.get(entry, []):
            other = by_address[function.address]
            function.unproved = other.unproved
            function.leaks += other.leaks
    return found


def both(tool, file):
    """The routines of a file: secrets by one list, places by the lengths of the other too."""
    return at_lengths(statictaint.run(tool, file), statictaint.run(tool, file, PLACES))


def lines(found, ranges):
    """One line for each routine of a file, and the sums; and how many are refused."""
    own = {entry: functions for entry, functions in found.items() if not assembly.is_own(entry)}
    text = [f"{f.name}: {verdict(f, ranges.get(entry, ''))}" for entry, functions in own.items() for f in functions]
    own = [f for functions in own.values() for f in functions]
    refused = sum(bool(f.leaks) for f in own)
    whole = sum(not f.leaks and not f.unproved for f in own)
    gaps = sum(f.unproved for f in own)
    text.append(
        f"{len(own)} routines: the frame is proved of {len(own) - refused}, every place of {whole};"
        f" {gaps} instructions are without a place; {refused} routines are refused"
    )
    return text, refused or not own


def planted(found):
    """How many changes of code were refused, by routine, and those that were not; the last word is whether all were."""
    text, counts = [], [0, 0]
    for functions in found.values():
        for f in functions:
            # Where other runs have numbers of instructions, this one has those of changes.
            text.append(f"{f.name}: {f.unproved} of {f.secret} planted errors refused")
            text += [f"  accepted: {leak}" for leak in f.leaks]
            counts = [counts[0] + f.unproved, counts[1] + f.secret]
    text.append(f"{counts[0]} of {counts[1]} planted errors refused")
    return text, counts[0] == counts[1] and all(f.secret for functions in found.values() for f in functions) and found


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--planted", action="store_true", help="change the code of routines with lengths of their own")
    arguments = parser.parse_args(arguments)
    files = arguments.files
    problems = profiles.build_static_taint()
    if not files and not problems:
        problems = profiles.built(["make", "all", f"BUILD={artefacts.C_BUILD}"], ROOT / "bindings" / "c", None)
        files = [USUAL]
    if problems:
        raise SystemExit("\n".join(problems))
    wrong = False
    ranges = lengths()
    for file in files:
        if arguments.planted:
            text, right = planted(statictaint.run(profiles.STATIC_TAINT, file, PLACES, "planted"))
            wrong |= not right
        else:
            text, refused = lines(both(profiles.STATIC_TAINT, file), ranges)
            wrong |= bool(refused)
        print(f"{file}:", *text, sep="\n  ")
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
