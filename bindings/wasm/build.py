#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Builds the page: the library as WebAssembly, and one file of HTML that has it, the style and the script in it.

    bindings/wasm/build.py [--output FILE]

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


def module():
    """The path of the compiled library."""
    if not shutil.which(LINKER):
        raise cross.Missing(f"{LINKER}: Debian package lld-19")
    rustc, version = bare.compiler(TARGET, HERE)
    folder = cross.FOLDER / "wasm"
    environment = {**bare.plain_environment(), "RUSTC": str(rustc)}
    environment["CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER"] = LINKER
    environment["CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS"] = "-Clinker-flavor=wasm-ld"
    command = ["cargo", "build", "--release", "--quiet", "--locked", "--target", TARGET, "--target-dir", folder]
    subprocess.run(command, cwd=HERE, env=environment, check=True)
    print(f"{version}, {LINKER}")
    return folder / TARGET / "release" / "bezout_wasm.wasm"


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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=Path, default=PAGE, metavar="FILE")
    output = parser.parse_args().output
    try:
        wasm = module().read_bytes()
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
