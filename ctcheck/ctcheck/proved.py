# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is proved of each routine in assembly, on the bytes of a linked file, and the gap of each by name.

    make prove-bytes                                   # builds the C library, and looks at its routines
    cd ctcheck; python3 -m ctcheck.proved FILE ...     # looks at files that are there

It ends with an error if a routine is refused, or if a file has none. docs/SOUNDNESS.md says what the statements mean.
"""

import pathlib
import sys

from . import ROOT, artefacts, assembly, profiles, statictaint

USUAL = artefacts.C_BUILD / "release" / "libbezout.so"


def verdict(function):
    """Two statements on a routine, or why there is none."""
    if function.leaks:
        return f"refused: {function.leaks[0]}"
    if function.unproved:
        return f"frame proved; gap: {function.unproved} instructions access memory at a place that is not known"
    return "frame proved; places proved"


def lines(found):
    """One line for each routine of a file, and the sums; and how many are refused."""
    own = [f for entry, functions in found.items() if not assembly.is_own(entry) for f in functions]
    text = [f"{f.name}: {verdict(f)}" for f in own]
    refused = sum(bool(f.leaks) for f in own)
    whole = sum(not f.leaks and not f.unproved for f in own)
    gaps = sum(f.unproved for f in own)
    text.append(
        f"{len(own)} routines: the frame is proved of {len(own) - refused}, every place of {whole};"
        f" {gaps} instructions are without a place; {refused} routines are refused"
    )
    return text, refused or not own


def main(arguments):
    files = [pathlib.Path(a) for a in arguments]
    problems = profiles.build_static_taint()
    if not files and not problems:
        problems = profiles.built(["make", "all", f"BUILD={artefacts.C_BUILD}"], ROOT / "bindings" / "c", None)
        files = [USUAL]
    if problems:
        raise SystemExit("\n".join(problems))
    wrong = False
    for file in files:
        text, refused = lines(statictaint.run(profiles.STATIC_TAINT, file))
        print(f"{file}:", *text, sep="\n  ")
        wrong |= bool(refused)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
