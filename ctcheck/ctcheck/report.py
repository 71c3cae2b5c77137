# SPDX-License-Identifier: MIT OR Apache-2.0
"""One line for each check, and how many of them passed."""

import pathlib
import time

OPEN = pathlib.Path(__file__).with_name("open.txt")


def open_checks():
    """The titles of the checks that do not pass yet."""
    lines = OPEN.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


class Report:
    """Where every check ends. One with problems has failed, unless it is known not to pass yet."""

    def __init__(self, most_problems=20, known=None):
        self.passed = self.failed = self.open = 0
        self.known = open_checks() if known is None else known
        self.most_problems = most_problems
        self.start = time.monotonic()

    def check(self, what, problems, detail=""):
        problems = list(problems)
        if problems and what.strip() in self.known:
            self.open += 1
            word = "open"
        elif problems:
            self.failed += 1
            word = "FAIL"
        else:
            self.passed += 1
            word = "ok  "
        print(word, what, f"({detail})" if detail else "", flush=True)
        for problem in problems[: self.most_problems]:
            print(f"       {problem}", flush=True)
        if len(problems) > self.most_problems:
            print(f"       and {len(problems) - self.most_problems} more", flush=True)

    def note(self, text):
        """Something to know that is no check."""
        print(f"     {text}", flush=True)

    def close(self):
        self.note(f"{time.monotonic() - self.start:.0f} seconds")
        if self.open:
            self.note(f"{self.open} checks do not pass yet: {OPEN.name}")
        # `tools/test.py` counts by this line.
        print(f"{self.passed} passed, {self.failed} failed", flush=True)
        return 1 if self.failed or not self.passed else 0
