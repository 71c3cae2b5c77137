# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks on the binary that what promises constant time keeps it. `README.md` has the whole story."""

import pathlib

# The folder of the check, and the project's.
HERE = pathlib.Path(__file__).resolve().parent.parent
ROOT = HERE.parent

# The rings that no case covers yet. SECURITY.md names them too; a test compares.
UNCHECKED = ()


def is_checked(path):
    """Whether a source file is under this check."""
    return not any(part.removesuffix(".rs") in UNCHECKED for part in path.parts)
