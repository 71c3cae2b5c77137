# SPDX-License-Identifier: MIT OR Apache-2.0
"""One line for each check, and how many of them passed."""

import time


class Report:
    """Where every check ends. One with problems has failed."""

    def __init__(self, most_problems=20):
        self.passed = self.failed = 0
        self.most_problems = most_problems
        self.start = time.monotonic()

    def check(self, what, problems, detail=""):
        problems = list(problems)
        if problems:
            self.failed += 1
        else:
            self.passed += 1
        print("FAIL" if problems else "ok  ", what, f"({detail})" if detail else "", flush=True)
        for problem in problems[: self.most_problems]:
            print(f"       {problem}", flush=True)
        if len(problems) > self.most_problems:
            print(f"       and {len(problems) - self.most_problems} more", flush=True)

    def note(self, text):
        """Something to know that is no check."""
        print(f"     {text}", flush=True)

    def close(self):
        self.note(f"{time.monotonic() - self.start:.0f} seconds")
        # `tools/test.py` counts by this line.
        print(f"{self.passed} passed, {self.failed} failed", flush=True)
        return 1 if self.failed or not self.passed else 0
