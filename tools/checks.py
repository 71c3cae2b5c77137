# SPDX-License-Identifier: MIT OR Apache-2.0
"""How the checks of the lint end: with problems on standard error, and an exit code that says whether there are any."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def told(problems: Sequence[str]) -> int:
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


def of_tree(check: Callable[[Path], tuple[int, list[str]]], what: str, about: str | None) -> int:
    """Checks the tree that `--root` names, this one by default. To have looked at nothing is a problem too."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=ROOT)
    count, problems = check(parser.parse_args().root)
    code = told(problems)
    print(f"{count} {what}, {len(problems)} problems")
    return code if count else 1
