# SPDX-License-Identifier: MIT OR Apache-2.0
"""Where the committed results live, and how they are written."""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
CERTIFICATES = ROOT / "proofs" / "certificates"
HULL_RESULTS = CERTIFICATES / "hull.json"
DIVSTEP_BOUNDS = ROOT / "crates" / "bezout" / "src" / "integer" / "divstep" / "bounds.rs"
BINGCD_BOUNDS = ROOT / "crates" / "bezout" / "src" / "integer" / "bingcd" / "bounds.rs"
TRANSFORM_BOUNDS = ROOT / "crates" / "bezout-large" / "src" / "backend" / "bounds.rs"


def certificate_path(region: str) -> Path:
    """The certificate of the start region `square` or `triangle`."""
    return CERTIFICATES / f"half_delta_{region}.json"


def load(path: Path) -> Any:
    """A committed JSON file."""
    return json.loads(path.read_text(encoding="utf-8"))


def certificate_text(certificate: dict[str, Any]) -> str:
    """One line per field: compact, and a change of one field shows as one line."""
    lines = [f'  "{key}": {json.dumps(value, separators=(",", ":"))}' for key, value in certificate.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def records_text(records: list[dict[str, Any]]) -> str:
    """A list of records, one a line."""
    return "[\n" + ",\n".join("  " + json.dumps(record) for record in records) + "\n]\n"
