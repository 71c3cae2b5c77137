#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that code in constant time takes its masks from `ct.rs`, and makes none itself.

    tools/check_masks.py [--root DIRECTORY]

What makes a mask without a barrier is known by its form: a sign that is shifted down, a bit that is negated, a carry or a
comparison that is a `bool` first. Functions and files for public values have the time of their values, and `vartime` in
their names. What has such a form and decides on nothing secret is in the list below, with the reason.
"""

import re
import sys
from pathlib import Path

from checks import of_tree
from rust_names import SILENT

FOLDERS = (
    "crates/bezout/src",
    "crates/bezout-dstu4145/src",
    "crates/bezout-large/src/ct",
    "crates/bezout-ntru/src",
    "crates/bezout-rsa-keys/src",
    "crates/bezout-x25519/src",
    "firmware/cortex-m0/src",
)
# Where masks come from; arithmetic and algorithms on public values; what serves tests alone.
OTHERS = re.compile(r"/src/ct\.rs$|vartime|/tests?/|/tests?\.rs$|/testing\.rs$|/integer/(stein|lehmer)/|/polynomial/euclid/")
# No secret is an index: what is of the type `usize` is public.
UNSIGNED = r"(?:u(?:8|16|32|64|128))"
FORMS = {
    "a sign that is shifted down": re.compile(
        rf"\bas i(?:8|16|32|64|128)\)*\s*>>\s*(?:7|15|31|63|127)\b|>>\s*(?:31|63|127)\)\s*as {UNSIGNED}\b"
    ),
    "a bit that is negated": re.compile(
        rf"(?:(?<!inverse64\()\)|\b(?:bit|carry|borrow|minus|negative|yes|odd))"
        r"\s*\.wrapping_neg\(\)|(?:&\s*1\)+)\s*\.wrapping_sub\(1\)|\b0(?:_?u\d+)?\.wrapping_sub\("
    ),
    "a carry that is a `bool`": re.compile(r"\.(?:overflowing|carrying|borrowing)_(?:add|sub)\("),
    "a comparison that is a number": re.compile(
        rf"\([^()]*\s(?:==|!=|<|>|<=|>=)\s[^()]*\) as {UNSIGNED}\b|\b{UNSIGNED}::from\([^()]*\s(?:==|!=|<|>|<=|>=)\s[^;]*\)"
    ),
}
PRIVATE = "crates/bezout/src/"
ALLOWED = {
    (PRIVATE + "backend/portable/sort.rs", "*m = less(*y, *x).wrapping_neg();"): "`ct::hide` hides the masks of a row at once",
    (PRIVATE + "backend/x86_64/integer/euler_lanes.rs", "invert_mod_2_64(n[0][lane]).wrapping_neg());"): "an inverse",
    (PRIVATE + "backend/x86_64/integer/head.rs", "const MINUS: u64 = (1u64 << 32).wrapping_neg();"): "a constant",
    (PRIVATE + "backend/x86_64/integer/multi_lane.rs", "invert_mod_2_64(m).wrapping_neg() & LIMB;"): "an inverse",
    (PRIVATE + "integer/types/uint_ops.rs", "Mask::from_bit(u64::from(k <= Self::BITS));"): "the exponent is public",
    (PRIVATE + "word.rs", "let (t, over) = a.overflowing_add(b);"): "a carry goes on as a word, and decides on nothing",
    (PRIVATE + "word.rs", "let (t, again) = t.overflowing_add(carry);"): "the same",
    (PRIVATE + "polynomial/divstep/binary.rs", "|i| (i == 0 || i == r) as u64,"): "a place is public",
    (PRIVATE + "polynomial/lift.rs", "((i == 0) as u16).wrapping_sub(*e) >> j & low;"): "a place is public",
}


def code_of(text: str) -> str:
    """Code without comments, texts and the unit tests at the end, on the lines where it stands."""
    text = SILENT.sub(lambda found: "\n" * found[0].count("\n") or " ", text)
    return re.split(r"#\[cfg\(test\)\]\s*mod tests \{", text)[0]


def check(root: Path, allowed: dict[tuple[str, str], str]) -> tuple[int, list[str]]:
    """The number of files that are looked at, and problems."""
    files, problems, unused = 0, [], set(allowed)
    for path in sorted(path for folder in FOLDERS for path in (root / folder).rglob("*.rs")):
        place = path.relative_to(root).as_posix()
        if OTHERS.search(place):
            continue
        files += 1
        for number, line in enumerate(code_of(path.read_text(encoding="utf-8")).splitlines(), 1):
            hits = [f"{form}: {hit[0]}" for form, pattern in FORMS.items() if (hit := pattern.search(line))]
            known = {(file, code) for file, code in allowed if file == place and line.strip().endswith(code)}
            unused -= known if hits else set()
            problems += [f"{place}:{number}: {hit}: a mask comes from `ct.rs`" for hit in hits if not known]
    return files, problems + [f"{file}: allowed, and not there: {code}" for file, code in sorted(unused)]


if __name__ == "__main__":
    sys.exit(of_tree(lambda root: check(root, ALLOWED), "files in constant time", __doc__))
