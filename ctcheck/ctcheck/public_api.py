# SPDX-License-Identifier: MIT OR Apache-2.0
"""The public functions of the library's source that promise constant time: each has to be in some case."""

import re

from . import ROOT, is_checked

SOURCES = ("crates/bezout/src", *(f"apps/{app}/src" for app in ("x25519", "rsa_keys", "dstu4145", "ntru")))
# What it depends on is said in the documentation; that it is variable in values, too.
TIMING = re.compile(r"^\s*///.*\*Timing:\*(?P<text>.*)$")
DOC = re.compile(r"^\s*(///|#\[)")
FUNCTION = re.compile(r"^\s*pub (?:const )?fn (?P<name>\w+)")
VARIABLE = re.compile(r"variable|values|not constant|on all", re.IGNORECASE)


def promised(text):
    """The names of the functions in a file with a *Timing:* line that does not say that it is variable."""
    timing = None
    for line in text.splitlines():
        if m := TIMING.match(line):
            timing = m["text"]
        elif timing is not None and line.lstrip().startswith("///"):
            timing += line.strip()
        elif timing is not None and not DOC.match(line):
            if (m := FUNCTION.match(line)) and not m["name"].endswith("_vartime"):
                if not VARIABLE.search(timing.partition("*Cost")[0]):
                    yield m["name"]
            timing = None


def missing(names, folders=SOURCES):
    """Functions that no case names."""
    words = {w for name in names for w in re.findall(r"\w+", name)}
    for folder in folders:
        for path in filter(is_checked, sorted((ROOT / folder).rglob("*.rs"))):
            for name in promised(path.read_text(encoding="utf-8")):
                if name not in words:
                    yield f"{path.relative_to(ROOT)}: {name} promises constant time, and no case calls it"
