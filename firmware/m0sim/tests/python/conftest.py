# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the tests share: the command, the assembler, QEMU."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[4]
COMMAND = ROOT / "target/debug/m0sim"


@pytest.fixture(scope="session")
def m0sim():
    """The command, built as for the tests in Rust, with their library; runs it and returns what happened."""
    subprocess.run(["cargo", "build", "--profile", "test", "-q", "--package", "m0sim"], cwd=ROOT, check=True)

    def run(*arguments: object, stdout=subprocess.PIPE) -> subprocess.CompletedProcess:
        command = [COMMAND, *(a if isinstance(a, bytes) else str(a) for a in arguments)]
        return subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, text=True, timeout=120)

    return run


@pytest.fixture(scope="session")
def link(tmp_path_factory):
    """Assembles or compiles a source for the Cortex-M0 and links it."""

    def build(name: str, source: str, *options: str) -> Path:
        folder = tmp_path_factory.mktemp("firmware")
        (folder / name).write_text(source)
        flags = ["-mcpu=cortex-m0", "-mthumb", "-g", "-Wl,--no-warn-rwx-segments", *options]
        subprocess.run(["arm-none-eabi-gcc", *flags, name, "-o", "firmware.elf"], cwd=folder, check=True)
        return folder / "firmware.elf"

    return build


@pytest.fixture(scope="session")
def qemu():
    """Runs a firmware on QEMU's micro:bit, whose core is a Cortex-M0."""

    def run(elf: Path) -> subprocess.CompletedProcess:
        command = ["qemu-system-arm", "-M", "microbit", "-display", "none", "-monitor", "none", "-serial", "none"]
        command += ["-semihosting-config", "enable=on,target=native", "-kernel", str(elf)]
        return subprocess.run(command, capture_output=True, text=True, timeout=120)

    return run
