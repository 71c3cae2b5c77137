# SPDX-License-Identifier: MIT OR Apache-2.0
"""The log of what has run that does not run with every change: a line of JSON for each command, in tools/nights.jsonl.

`tools/test.py --nightly` adds the lines, and who runs it commits them. `tools/check_promises.py` reads them: a promise of
SECURITY.md that such a command holds has to have a line of a run that passed, of one of the last commits.
"""

import json
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOG = Path(__file__).with_name("nights.jsonl")
# A run of an older commit says nothing any more.
MOST_COMMITS = 200


def git(*arguments: str, root: Path = ROOT) -> str | None:
    """What it prints, or none where it fails."""
    done = subprocess.run(["git", *arguments], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return done.stdout.strip() if done.returncode == 0 else None


def commit(root: Path = ROOT) -> str:
    """The commit that is checked out, with a mark if the files differ from it."""
    changed = git("status", "--porcelain", "--untracked-files=no", "--", ".", ":!tools/nights.jsonl", root=root)
    return (git("rev-parse", "HEAD", root=root) or "unknown") + ("+changes" if changed else "")


def words(command: list[str] | str) -> str:
    """A command without the places of programs: what it runs is of the project, and Python is wherever it is installed."""
    parts = command.split() if isinstance(command, str) else command
    return " ".join(Path(word).name if word.startswith("/") else word for word in parts)


def write(part: str, command: list[str], passed: int, failed: int, cpu: float, log: Path = LOG) -> None:
    row = {"date": time.strftime("%Y-%m-%d", time.gmtime()), "commit": commit(), "part": part}
    row |= {"command": words(command), "passed": passed, "failed": failed, "cpu_seconds": round(cpu)}
    with log.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def read(log: Path = LOG) -> list[dict]:
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []


def age(row: dict, root: Path = ROOT) -> int | None:
    """How many commits are newer: than its own, or, where that was written again since, than its day. None without a history."""
    if is_shallow(root):
        return None
    if git("merge-base", "--is-ancestor", row["commit"], "HEAD", root=root) is not None:
        return int(git("rev-list", "--count", f"{row['commit']}..HEAD", root=root) or 0)
    return int(git("rev-list", "--count", f"--since={row['date']}T00:00:00Z", "HEAD", root=root) or 0)


def is_shallow(root: Path = ROOT) -> bool:
    """Whether the history is not here, so that nothing has an age."""
    return git("rev-parse", "--is-shallow-repository", root=root) != "false"


def problem(part: str, command: str, rows: list[dict], root: Path = ROOT) -> str:
    """Why the log does not show that a command has passed of late, or nothing."""
    runs = [row for row in rows if row["part"] == part and row["command"] == command]
    if not runs:
        return f"{command} of part {part} never ran: python3 tools/test.py --nightly --alone {part}"
    last = runs[-1]
    if last["failed"] or not last["passed"]:
        return f"{command} of part {part} failed on {last['date']}"
    if last["commit"].endswith("+changes"):
        return f"{command} of part {part} last ran on files that are no commit, on {last['date']}"
    old = age(last, root)
    if old is None or old <= MOST_COMMITS:
        return ""
    return f"{command} of part {part} last ran {old} commits ago; {MOST_COMMITS} are accepted"
