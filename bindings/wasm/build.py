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
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WEB = ROOT / "web"
sys.path.insert(0, str(ROOT / "tools"))

import bare  # noqa: E402
import cross  # noqa: E402

TARGET = "wasm32-unknown-unknown"
LINKER = "wasm-ld-19"
PAGE = ROOT / "target" / "page" / "index.html"
PACKAGE = ROOT / "target" / "npm"


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


def page(wasm):
    """The whole page, with this module."""
    style, script = (WEB / name for name in ("style.css", "page.js"))
    script = filled(script.read_text(encoding="utf-8"), "MODULE", base64.b64encode(wasm).decode())
    text = filled((WEB / "index.html").read_text(encoding="utf-8"), "/* STYLE */", style.read_text(encoding="utf-8"))
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
    text = page(wasm)
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(text, encoding="utf-8")
    print(f"{output}: {len(text.encode())} bytes, {len(wasm)} of them WebAssembly")
    return 0


if __name__ == "__main__":
    sys.exit(main())
