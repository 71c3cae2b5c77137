# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compiles the Rust of the guides with the dependencies that their pages show, and with no others.

    python docs/build_guides.py [FILE...]      (without files: all pages of docs/guide)

Doctests run the same code, but with all that the tests of a crate depend on. Who copies a page has a new project with its
```toml block alone. So each page with ```rust blocks becomes a package in target/guides: its dependencies are the blocks of
```toml above, the path `../bezout` is this checkout, and each block of Rust is a program. A block without `fn main` is the body
of one, and one that ends in `Ok::<(), E>(())` may return errors. They are compiled, and not run. The versions are those of
Cargo.lock; all packages have one target directory.

The last line of the output counts the programs; the exit code is 1 if one does not compile.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from run_blocks import ROOT, Malformed, blocks, shown

WORK = ROOT / "target" / "guides"
NO_MAIN = "{attributes}fn main() {{\n{code}\n}}\n"
FALLIBLE = "{attributes}fn main() {{\n    fn run() -> Result<(), impl core::fmt::Debug> {{\n{code}\n    }}\n    run().unwrap();\n}}\n"


def program(code):
    """A program whose body is a block."""
    lines = [line.removeprefix("# ").removeprefix("#\n") for line in code.splitlines()]
    attributes = "".join(line + "\n" for line in lines if line.startswith("#!["))
    code = "\n".join(line for line in lines if not line.startswith("#!["))
    if re.search(r"\bfn main\(", code):
        return attributes + code + "\n"
    template = FALLIBLE if code.rstrip().endswith("(())") else NO_MAIN
    return template.format(attributes=attributes, code=code)


def package(path, folder):
    """Writes the package of a page; the names of its programs."""
    found = blocks(path)
    manifests = [block for block in found if block.info == "toml"]
    programs = [block for block in found if block.info.split(",")[0] == "rust"]
    if not programs:
        return []
    if not manifests or manifests[0].line > programs[0].line:
        raise Malformed(f"{programs[0].place}: no ```toml block with the dependencies is above it")
    if len(manifests) > 1:
        raise Malformed(f"{manifests[1].place}: a second ```toml block; one is accepted, above all Rust")
    name = path.stem.replace("_", "-")
    head = f'[package]\nname = "guide-{name}"\nversion = "0.0.0"\nedition = "2024"\n\n[workspace]\n\n'
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "src" / "bin").mkdir(parents=True)
    (folder / "Cargo.toml").write_text(head + manifests[0].text, encoding="utf-8")
    shutil.copy(ROOT / "Cargo.lock", folder)
    names = [f"line-{block.line}" for block in programs]
    for each, block in zip(names, programs):
        (folder / "src" / "bin" / f"{each}.rs").write_text(program(block.text), encoding="utf-8")
    return names


def build(path, work=WORK):
    """How many programs a page has, and None or why one does not compile."""
    work.mkdir(parents=True, exist_ok=True)
    link = work / "bezout"
    if not link.is_symlink():
        link.symlink_to(ROOT)
    folder = work / path.stem
    names = package(path, folder)
    if not names:
        return 0, None
    command = [os.environ.get("CARGO", "cargo"), "check", "--quiet", "--bins", "--target-dir", str(WORK / "target")]
    done = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return len(names), done.stderr if done.returncode else None


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Compile the Rust of the guides with the dependencies that they show.")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="default: docs/guide")
    options = parser.parse_args(arguments)
    compiled = failed = 0
    for path in options.files or sorted((ROOT / "docs" / "guide").glob("*.md")):
        try:
            count, problem = build(path.resolve())
        except (OSError, UnicodeDecodeError, Malformed) as error:
            count, problem = 1, str(error)
        if count:
            print(f"{'ok' if problem is None else 'FAILED':8} {shown(path.resolve())}: {count} programs")
        if problem is not None:
            print("    " + problem.replace("\n", "\n    "))
        failed += count if problem is not None else 0
        compiled += count if problem is None else 0
    print(f"{compiled} compiled, {failed} in pages that do not compile")
    # Nothing at all is no success.
    return 0 if compiled and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
