# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the code blocks of Markdown files, so that no document says what is not so.

    python docs/run_blocks.py [--nightly] [FILE...]
                              (without files: README.md, docs/seeds.md, docs/explain, docs/guide, crates/*/README.md)

```python blocks of one file run in order in one namespace, with `bezout_reference` importable and two functions there:
`rust_batches(kernel, x, m)`, the matrices that a kernel of the Rust library computes, and `rust_jacobi(x, n)`.

```console blocks are transcripts: a line that starts with `$ ` (and goes on after a `\\` at its end) runs in a shell
in the project's root, and the lines up to the next one must be what it prints, on both streams, exactly. `…` in such a
line stands for anything in a line, a line of `…` alone for any number of lines. A command that exits with an error
fails, unless the document shows that: `$ false; echo $?`.

```console skip blocks are listed and not run; ```console nightly blocks are run with `--nightly` alone. Blocks in other
languages are left alone.

The command is BEZOUT in the environment, else target/release/bezout; transcripts find it as `bezout`. The last line of
the output counts the blocks; the exit code is 1 if one failed.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import traceback
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TIMEOUT = 600  # seconds; a transcript may build the command


class Malformed(Exception):
    """A file or a block that cannot be run as it is written."""


@dataclass(frozen=True)
class Block:
    path: Path
    line: int  # of the first line of code, from 1
    info: str  # what follows the fence: the language and its marks
    text: str

    @property
    def place(self):
        return f"{shown(self.path)}:{self.line}"


def shown(path):
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


def blocks(path):
    """The fenced blocks of a file, in order."""
    lines, found, start = path.read_text(encoding="utf-8").splitlines(), [], None
    for number, line in enumerate(lines, 1):
        if start is None and (match := re.match(r"(`{3,})(.*)", line)):
            start, fence, info = number, match[1], " ".join(match[2].split())
        elif start is not None and line.rstrip() == fence:
            text = "\n".join(lines[start : number - 1]) + "\n"
            found.append(Block(path, start + 1, info, text))
            start = None
    if start is not None:
        raise Malformed(f"{shown(path)}:{start}: this block has no end")
    return found


# What Python blocks find in their namespace.


def command():
    path = Path(os.environ.get("BEZOUT") or ROOT / "target" / "release" / "bezout").absolute()
    if not path.is_file():
        raise FileNotFoundError(f"{path} is not there; build it with `cargo build --release`, or name it in BEZOUT")
    return path


def ask(*arguments):
    """What the command answers, as JSON."""
    call = [str(command()), *map(str, arguments), "--json"]
    done = subprocess.run(call, capture_output=True, text=True, timeout=TIMEOUT)
    if done.returncode:
        raise RuntimeError(f"{' '.join(call)}\nexit code {done.returncode}: {done.stderr.strip()}")
    return json.loads(done.stdout)


def rust_batches(kernel, x, m):
    """The four integers of each batch of an inversion of x modulo m: its matrix, row by row."""
    answer = ask("trace", kernel, x, m)
    if answer["kernel"] != kernel:
        raise RuntimeError(f"asked for the kernel {kernel}, got {answer['kernel']}")
    return [tuple(integer(entry) for entry in batch) for batch in answer["batches"]]


def rust_jacobi(x, n):
    """The Jacobi symbol (x/n) by the default constant-time kernel."""
    return integer(ask("jacobi", x, n)["symbol"])


def integer(value):
    return int(value, 0) if isinstance(value, str) else value


# Running.


def run_python(block, namespace):
    """None, or why the block failed."""
    try:
        # The blank lines make line numbers those of the file, which tracebacks then quote.
        exec(compile("\n" * (block.line - 1) + block.text, str(block.path), "exec"), namespace)
    except SyntaxError as error:
        return f"line {error.lineno}: {error.msg}"
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        frames = [frame for frame in frames if frame.filename == str(block.path)]
        places = [f"line {frame.lineno}: {frame.line}" for frame in frames]
        return "\n".join([*places, "".join(traceback.format_exception_only(error)).strip()])
    return None


def transcript(block):
    """(command, expected lines) for each `$ ` line of a console block."""
    calls = []
    for line in block.text.splitlines():
        if calls and calls[-1][0].endswith("\\"):
            calls[-1][0] += "\n" + line
        elif line.startswith("$ "):
            calls.append([line[2:], []])
        elif calls:
            calls[-1][1].append(line)
        else:
            raise Malformed("the first line of a console block starts with `$ `")
    if not calls:
        raise Malformed("there is no command in this block")
    return calls


def pattern(expected):
    """The regular expression that says what the lines say."""
    any_lines = "(?:.*\n)*?"
    return "".join(
        any_lines if line == "…" else ".*".join(map(re.escape, line.split("…"))) + "\n" for line in expected
    )


def run_console(block):
    """None, or why the block failed."""
    try:
        calls = transcript(block)
    except Malformed as error:
        return str(error)
    for call, expected in calls:
        code, output = shell(call)
        if code:
            return f"$ {call}\nexit code {code}, which the document does not show; it printed\n{output}"
        if not re.fullmatch(pattern(expected), output):
            return "\n".join([f"$ {call}", "expected", *expected, "printed", output.rstrip("\n")])
    return None


def shell(call):
    """(exit code, what was printed)."""
    environment = os.environ | {"LC_ALL": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "100", "CARGO_TERM_QUIET": "true"}
    with tempfile.TemporaryDirectory() as folder:
        try:
            # By the name that the documents have for it, whatever the file is called.
            os.symlink(command(), Path(folder) / "bezout")
        except FileNotFoundError:
            pass  # The shell says so if the command is called; not every transcript does.
        environment["PATH"] = folder + os.pathsep + environment.get("PATH", "")
        call = ["bash", "-c", call]
        options = {"cwd": ROOT, "env": environment, "timeout": TIMEOUT, "stdin": subprocess.DEVNULL}
        try:
            done = subprocess.run(call, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
        except subprocess.TimeoutExpired:
            return 124, f"no end after {TIMEOUT} seconds\n"
    output = done.stdout
    return done.returncode, output if output.endswith("\n") or not output else output + "\n"


def run_file(path, nightly):
    """[(block, None or why it failed)] of the blocks that can be run; those marked `skip`, and by day `nightly`, are listed."""
    results, python_failed = [], False
    namespace = {"__name__": "__main__", "rust_batches": rust_batches, "rust_jacobi": rust_jacobi}
    for block in blocks(path):
        match block.info.split():
            case ["python"] if python_failed:
                results.append((block, "not run: it needs the block that failed before it"))
            case ["python"]:
                results.append((block, run_python(block, namespace)))
                python_failed = results[-1][1] is not None
            case ["console", "skip"]:
                print(f"not run  {block.place}")
            case ["console", "nightly"] if not nightly:
                print(f"not run  {block.place}: by night")
            case ["console"] | ["console", "nightly"]:
                results.append((block, run_console(block)))
            case [("python" | "console"), *marks]:
                results.append((block, f"unknown mark: {' '.join(marks)}; `console skip` and `console nightly` are accepted"))
    return results


def default_files():
    readme = ROOT / "README.md"
    folders = (sorted((ROOT / "docs" / name).glob("*.md")) for name in ("explain", "guide"))
    # That of the C interface needs its library and C compilers: `make test-c` runs it.
    documents = [path for folder in folders for path in folder if path.name != "c.md"]
    crates = sorted((ROOT / "crates").glob("*/README.md"))
    return [*(path for path in (readme, ROOT / "docs" / "seeds.md") if path.exists()), *documents, *crates]


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Run the code blocks of Markdown files.")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="default: README, docs/seeds.md, docs/explain, docs/guide, crates")
    parser.add_argument("--nightly", action="store_true", help="also the blocks that take too long for every change")
    options = parser.parse_args(arguments)
    files = options.files or default_files()
    sys.path.insert(0, str(ROOT / "reference"))
    passed = failed = 0
    for path in files:
        try:
            results = run_file(path.resolve(), options.nightly)
        except (OSError, UnicodeDecodeError, Malformed) as error:
            print(f"FAILED   {error}")
            failed += 1
            continue
        for block, problem in results:
            print(f"{'ok' if problem is None else 'FAILED':8} {block.place}")
            if problem is not None:
                print("    " + problem.replace("\n", "\n    "))
        failed += sum(problem is not None for _, problem in results)
        passed += sum(problem is None for _, problem in results)
    print(f"{passed} passed, {failed} failed")
    # Nothing at all is no success.
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
