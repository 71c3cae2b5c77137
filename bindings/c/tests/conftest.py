# SPDX-License-Identifier: MIT OR Apache-2.0
"""The library as it is installed, once for all tests."""

import pathlib
import re
import subprocess

import pytest

HERE = pathlib.Path(__file__).resolve().parent.parent
# The build that `make` keeps, so that a second run takes no time.
BUILD = HERE.parent.parent / "target" / "c"


def run(*command, **options):
    """Runs a command, and gives its output; a failure shows all of it."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False, **options)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="session")
def prefix(tmp_path_factory):
    """Where it is installed."""
    place = tmp_path_factory.mktemp("installed")
    run("make", "install", f"PREFIX={place}", f"BUILD={BUILD}", cwd=HERE)
    return place


@pytest.fixture(scope="session")
def names():
    """The functions of the header."""
    text = (HERE / "include" / "bezout.h").read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return set(re.findall(r"\b(bezout_\w+)\(", text))
