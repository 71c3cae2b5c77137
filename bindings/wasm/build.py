#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Builds the page: the library as WebAssembly, and one file of HTML that has it, the style and the script in it. Or the package for
npm.

    bindings/wasm/build.py [--output FILE]
    bindings/wasm/build.py --npm            a folder for `npm pack` and `npm install`, target/npm

The compiler and the standard library are those of `tools/bare.py`; the linker is Debian's, of the package `lld-19`. The page
needs no server and loads nothing: it can be opened from a disk.
"""

import argparse
import base64
import json
import os
import random
import re
import shutil
import subprocess
import sys
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WEB = ROOT / "web"
SCRIPTS = ("reading.js", "lessons.js", "picture.js", "page.js")
STYLES = (ROOT / "crates" / "bezout-cli" / "src" / "report" / "theme.css", WEB / "style.css")
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "reference")]

import bare  # noqa: E402
import cross  # noqa: E402
from bezout_reference.__main__ import ALGORITHMS  # noqa: E402

TARGET = "wasm32-unknown-unknown"
LINKER = "wasm-ld-19"
PAGE = ROOT / "target" / "page" / "index.html"
PACKAGE = ROOT / "target" / "npm"

# For what the page says of costs: the length; pairs for a mean; the kernel of each algorithm, with the steps that it always does,
# one less than suffice, or the name that the specification has for an algorithm whose steps depend on the numbers.
BITS, PAIRS = 256, 100
KERNELS = {
    "euclid": ("lehmer2/portable", "euclid"),
    "stein": ("stein/portable", "stein"),
    "binary-gcd": ("bingcd31/portable", 511),
    "divstep": ("divstep60/portable", 590),
}
# Delays of carry-save adders, by the model of docs/seeds.md.
ADDERS = {"euclid": 9, "plus-minus": 3}


def module(package, profile):
    """The bytes of a package of this folder, compiled."""
    if not shutil.which(LINKER):
        raise cross.Missing(f"{LINKER}: Debian package lld-19")
    rustc, version = bare.compiler(TARGET, HERE)
    folder = cross.FOLDER / "wasm"
    environment = {**bare.plain_environment(), "RUSTC": str(rustc)}
    environment["CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER"] = LINKER
    environment["CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS"] = "-Clinker-flavor=wasm-ld"
    command = ["cargo", "build", "--package", package, "--profile", profile, "--quiet", "--locked", "--target", TARGET]
    subprocess.run([*command, "--target-dir", folder], cwd=HERE, env=environment, check=True)
    print(f"{version}, {LINKER}")
    return (folder / TARGET / profile / f"{package.replace('-', '_')}.wasm").read_bytes()


def filled(text, name, content):
    """The text with the content in its one place."""
    if text.count(name) != 1:
        raise ValueError(f"{name} occurs {text.count(name)} times; once is accepted")
    return text.replace(name, content)


def docs(output):
    """Where the page's links to the documentation begin: the repository, or, as long as that has no address, this folder."""
    repository = re.search(r'^repository = "(.*)"$', (ROOT / "Cargo.toml").read_text(encoding="utf-8"), re.M)[1]
    return f"{repository}/blob/main/" if repository else f"{os.path.relpath(ROOT, output.resolve().parent)}/"


def costs():
    """What a step costs: cycles of whole inversions from the measured lines, and how many steps these are."""
    file = "docs/performance/cascade-lake.jsonl"
    lines = [json.loads(line) for line in (ROOT / file).read_text(encoding="utf-8").splitlines()]
    lines = [line for line in lines if (line["op"], line["ring"], line["size"]) == ("invert", "int", str(BITS))]
    draw = random.Random(BITS)
    pairs = [[draw.getrandbits(BITS) | 1 << (BITS - 1) | 1 for _ in range(2)] for _ in range(PAIRS)]
    found = {}
    for name, (kernel, steps) in KERNELS.items():
        cycles = min(line["cycles"] for line in lines if line["impl"] == f"bezout/{kernel}")
        if isinstance(steps, str):
            steps = sum(sum(1 for _ in ALGORITHMS[steps][0](a, b, 1)) - 1 for a, b in pairs) / PAIRS
        found[name] = {"cycles": cycles, "steps": steps}
    for name, rows in ADDERS.items():
        found.setdefault(name, {})["rows"] = rows
    kernels = ", ".join(kernel for kernel, _ in KERNELS.values())
    (cpu,) = {line["cpu"] for line in lines}
    return {"bits": BITS, "pairs": PAIRS, "file": file, "cpu": cpu, "kernels": kernels, "rows": found}


def page(wasm, output):
    """The whole page, with this module."""
    joined = {name: "".join(path.read_text(encoding="utf-8") for path in paths) for name, paths in (("STYLE", STYLES), ("SCRIPT", [WEB / name for name in SCRIPTS]))}
    script = filled(joined["SCRIPT"], "/* MODULE */", base64.b64encode(zlib.compress(wasm, 9)).decode())
    script = filled(filled(script, "/* COSTS */", json.dumps(costs())), "/* DOCS */", docs(output))
    text = filled((WEB / "index.html").read_text(encoding="utf-8"), "/* STYLE */", joined["STYLE"])
    return filled(text, "/* SCRIPT */", script)


def package(folder):
    """What is published on npm, in a folder."""
    source = HERE / "npm"
    wasm = module("bezout-npm", "npm")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    files = [source / name for name in ("package.json", "index.js", "index.d.ts", "README.md")]
    for path in [*files, *ROOT.glob("LICENSE-*")]:
        shutil.copy(path, folder)
    text = f'// SPDX-License-Identifier: MIT OR Apache-2.0\nexport default "{base64.b64encode(wasm).decode()}";\n'
    (folder / "module.js").write_text(text, encoding="utf-8")
    return len(wasm)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=Path, default=PAGE, metavar="FILE")
    parser.add_argument("--npm", action="store_true")
    arguments = parser.parse_args()
    output = arguments.output
    try:
        if arguments.npm:
            print(f"{PACKAGE}: {package(PACKAGE)} bytes of WebAssembly")
            return 0
        wasm = module("bezout-wasm", "release")
    except cross.Missing as missing:
        print(f"not here: {missing}", file=sys.stderr)
        return 1
    text = page(wasm, output)
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(text, encoding="utf-8")
    print(f"{output}: {len(text.encode())} bytes, {len(wasm)} bytes of WebAssembly in it, compressed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
