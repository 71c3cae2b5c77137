# SPDX-License-Identifier: MIT OR Apache-2.0
"""The record that every algorithm yields, and its two renderings. The package docstring states the protocol."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    operation: str
    values: dict[str, int]
    matrix: tuple[int, int, int, int] | None = None
    shift: int = 0


def table(steps):
    """The steps as aligned text, one line a record under one line of headings."""
    steps = list(steps)
    rows = [[*steps[0].values, "Operation"]] if steps else []
    rows += [[*(str(v) for v in s.values.values()), s.operation] for s in steps]
    widths = [max(map(len, column)) for column in zip(*rows)]
    return "\n".join("  ".join(c.ljust(w) for c, w in zip(row, widths)).rstrip() for row in rows)


def hexadecimal(n):
    """An integer as the project writes it in JSON: "0x1f", "-0x1f"."""
    return f"{n:#x}"


def to_json(algorithm, steps):
    """The steps as a dictionary ready for `json.dumps`."""
    steps = list(steps)
    return {
        "schema": 1,
        "algorithm": algorithm,
        "columns": list(steps[0].values) if steps else [],
        "steps": [
            {
                "operation": s.operation,
                "values": {name: hexadecimal(v) for name, v in s.values.items()},
                "matrix": None if s.matrix is None else [hexadecimal(e) for e in s.matrix],
                "shift": s.shift,
            }
            for s in steps
        ],
    }
