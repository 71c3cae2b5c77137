#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that public functions have records in `crates/exercise`, where tests, benches and fuzzing find them.

    tools/check_records.py [--root DIRECTORY]

A function without a record is in the list below, with what tests it. One that has constant time by
its record has to promise it: `ctcheck` then needs a case of it.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "ctcheck"))

from ctcheck import public_api  # noqa: E402

RECORDS = "crates/exercise/src/public"
SOURCES = re.compile(r"^(integer/|binary_field/|polynomial/|uint\.rs)")
# A line of `functions!`: how it is called, its name, its numbers. Others have the name as a text.
RECORD = re.compile(r"\b[a-z_0-9]+ (\w+::\w+)\([xymk](?:, [xymk])*\)|(?:\+ |fixed\()\"(\w+(?:::\w+)?)\"")
# Its values are operands.
VALUES = ("Residue255", "F25519")
ELSEWHERE = {
    r"(Gf2m|DynGf2m)::(new|element|random\w*|words|(to|from)_\w+_bytes)": "unit tests of binary fields",
    r"(Gf2m|DynGf2m)::(half_trace|compute)\w*|Gf2m::value": "identities in unit tests of binary fields",
    r"PrimeField::with_pause": "`polynomial.rs`",
    r"Prepared::(invert|divide|invert_batch)": "unit tests of binary fields",
    r"Residue255::(from|to|is)_\w+|\w+255::pow2k": "unit tests of these residues, `types.rs`",
    r"Extension::(invert(_batch)?(_montgomery)?(_vartime)?|mul)": "unit tests of `small`",
    r"Small::(to|from)_montgomery": "records of what is in this form",
    r"(\w*Modulus|ModulusRef|SquareRoots|Odd|Small|Extension)::(new|new_const|with_bits)|Uint::(new|from_u64|power_of_two_plus)": "others begin with it",
    r"(Uint|dynamic)::(from|to)_[bl]e_(slice|bytes)|dynamic::bits": "`arithmetic.rs`",
    r"\w*Modulus::invert_blinded": "`differential.rs`",
    r"Modulus::par_invert_batch": "unit tests of threads",
    r"Residue255::invert_array": "the record of its batches",
}


def records(root: Path) -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in sorted((root / RECORDS).glob("*.rs"))]
    return {a or b for text in texts for a, b in RECORD.findall(text)}


def functions(root: Path):
    """Each one, its file and its name, and whether it takes operands beside itself."""
    public_api.ROOT = root
    for path, text in public_api.files(public_api.LIBRARY):
        known = public_api.exported(path)
        for f in public_api.functions(text) if SOURCES.match(path) else ():
            free = not f.owner and (public_api.module(path) or f.name == Path(path).stem)
            if f.owner in known or free:
                yield f, path, public_api.title(f, path), f.takes_operands() or f.owner in VALUES


def check(root: Path) -> list[str]:
    found, wrong, used = list(functions(root)), [], set()
    have = records(root)
    for f, path, title, operands in found:
        if title in have and not f.name.endswith("_vartime") and not f.promises():
            wrong.append(f"{path}: {title} has constant time by its record, and its *Timing:* line promises none")
        if not operands:
            continue
        tested = [which for which in ELSEWHERE if re.fullmatch(which, title)]
        used.update(tested)
        if title not in have and not tested:
            wrong.append(f"{path}: {title} has no record in {RECORDS}")
    titles = {title for _, _, title, _ in found}
    wrong += [f"{RECORDS}: {title} is no public function" for title in sorted(have - titles)]
    wrong += [f"tools/check_records.py: nothing is {which}" for which in ELSEWHERE if which not in used]
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree to check")
    wrong = check(parser.parse_args().root)
    for line in wrong:
        print(line, file=sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
