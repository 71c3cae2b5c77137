#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes docs/performance/README.md, and the table and the chart of README.md, from the measurements in docs/performance/*.jsonl.

    tools/performance.py [--check]
    tools/performance.py --tuning zen        prints the tables of `make tune` for the CPUs with this in their names

--check compares with what is there and writes nothing. The schema of the lines is in bench/README.md. To publish new
measurements, put the file there, name it in SECTIONS or TUNING, and run this.
"""

import argparse
import json
import re
import sys
import textwrap
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "performance"
PAGE = FOLDER / "README.md"
CHART = FOLDER / "fastest.svg"
README = ROOT / "README.md"
BEGIN, END = "<!-- tools/performance.py writes this table -->\n", "<!-- end of the table -->\n"


@dataclass(frozen=True)
class Section:
    """A file of comparisons with other libraries: its heading, which timing classes to show, what else to know, and the CPU of
    figures that are quoted beside them."""

    file: str
    heading: str
    classes: tuple[str, ...] = ("ct", "vartime")
    notes: tuple[str, ...] = ()
    quoted: str = ""


SECTIONS = [
    Section(
        "granite-rapids.jsonl",
        "Granite Rapids",
        notes=("The hypervisor shows the model of Rocket Lake, and instruction sets that only Granite Rapids has.",),
        quoted="Intel Golden Cove",
    ),
    Section("zen4.jsonl", "Zen 4"),
    Section("zen5.jsonl", "Zen 5", notes=("Of P-384 the fastest peer was not among these rows: AWS-LC's bignum_montinv_p384.",)),
    Section("zen3-large.jsonl", "Zen 3, large numbers", ("vartime",)),
    Section("cascade-lake.jsonl", "Cascade Lake, variable time", ("vartime",)),
]

TUNING = {
    "tune-amd-26.jsonl": "Zen 5",
    "tune-amd-25-avx512.jsonl": "Zen 4",
    "tune-amd-25.jsonl": "Zen 3",
    "tune-golden-cove.jsonl": "Granite Rapids",
}
"""Files that `make tune` wrote, with their headings."""

SHOWN = {"Zen 4": "zen4.jsonl", "Granite Rapids": "granite-rapids.jsonl"}
"""The files whose figures README.md has, by the names of their CPUs."""
SHOWN_CASES = [
    *(("invert", "2^255-19"), ("invert", "256"), ("invert", "1024"), ("invert", "4096")),
    *(("gcd", "4096"), ("legendre", "2^255-19")),
]

CLASSES = {"ct": "constant time", "vartime": "variable time"}
PRIMES = {
    **{"p256": "the prime of P-256", "p384": "the prime of P-384", "p521": "the prime of P-521", "csidh512": "the prime of CSIDH-512"},
    "muhash3072": "the prime of MuHash3072",
    **{"secp256k1": "the prime of secp256k1", "ed25519-order": "the order of Ed25519", "bls12-381-r": "the order of BLS12-381"},
}
OPERATIONS = {
    **{"invert": "inverse", "gcd": "gcd", "xgcd": "gcd with cofactors", "jacobi": "Jacobi symbol", "legendre": "Legendre symbol"},
    **{"mul": "product", "product": "product", "invert_batch": "inverse in an array of 1024", "invert_each": "inverses with a modulus each"},
    **{"sqrt": "square root", "split": "halves of a number", "sieve": "factors below 1000 or in 256 bits"},
}
CLIENTS = {
    **{f"plonky3-{name}-1024-inverses": f"inverse in an array of 1024 modulo {field}" for name, field in (
        ("goldilocks", "Goldilocks"), ("baby-bear", "BabyBear"), ("koala-bear", "KoalaBear"), ("mersenne-31", "2^31-1"),
    )},
    "plonky3-goldilocks-2-1024-inverses": "1024 inverses in degree 2 over Goldilocks",
    "plonky3-baby-bear-4-1024-inverses": "1024 inverses in degree 4 over BabyBear",
    "p256-verify": "verification of ECDSA on P-256",
}

INTRODUCTION = """\
# Performance

`make performance` writes this page from the JSON lines beside it. No figure is typed by hand. [bench/README.md](../../bench/README.md)
says how the lines are measured, and what each field means. [experiments.md](experiments.md) has what was tried and not kept.

- *Cycles* are those of one call: the least of all runs of a file.
- A *ratio* says how many times faster Bezout is than the fastest peer of the same timing class. It is a median over adjacent
  samples. Two numbers are the lowest and the highest run.
- *Stream*: calls follow calls. *Rested*: calls 2 to 4 after 3 ms of other code. *First*: the first call after it.
- A row is the fastest public function of that commit, or the fastest kernel where none was measured. The lines have the others. They
  name the commit that was measured: later ones may be faster or slower.
"""

TUNING_INTRODUCTION = """
## Kernels by CPU

`make tune` measures the kernels among which the library chooses. These are cycles of one call in a stream, then of calls 2 to 4
after a pause. A size `256x4` means four inverses of 256 bits in a call; its cycles are those of one of them.
`tools/performance.py --tuning zen` prints them as tables, for the CPUs with this in their names.
"""


def lines(file: str) -> list[dict]:
    return [json.loads(line) for line in (FOLDER / file).read_text(encoding="utf-8").splitlines()]


def is_ours(row: dict) -> bool:
    return row["impl"].startswith("bezout/")


def is_public(row: dict) -> bool:
    """Whether the row is a function of the API, and not a kernel by its name in the registry."""
    return "::" in row["impl"] or "invert_each" in row["impl"]


@dataclass
class Cell:
    """One implementation in one regime, over all runs of a file: cycles and ratios, of a first call too."""

    cycles: float | None
    ratios: list[float]
    first: float | None
    first_ratios: list[float]


NOT_MEASURED = Cell(None, [], None, [])


def merged(rows: list[dict]) -> dict[tuple, Cell]:
    """By (operation, size, timing, implementation, regime), in the order of the file."""
    found: dict[tuple, Cell] = {}
    for row in rows:
        key = (row["op"], row["size"], row["timing"], row["impl"], row.get("regime") or "stream")
        cell = found.setdefault(key, Cell(row["cycles"], [], None, []))
        cell.cycles = min(cell.cycles, row["cycles"])
        cell.ratios += [row["ratio"]] if row["ratio"] is not None else []
        if (first := row.get("first")) is not None:
            cell.first = first if cell.first is None else min(cell.first, first)
            cell.first_ratios += [row["first_ratio"]] if row["first_ratio"] is not None else []
    return found


def slower_in_variable_time(rows: list[dict]) -> list[tuple[str, str]]:
    """Operations and sizes where a function in `_vartime` took more cycles than the one of the same name without."""
    cells = merged([row for row in rows if is_ours(row) and is_public(row) and not row["quoted"]])
    found = []
    for (op, size, _, impl, regime), cell in cells.items():
        twin = cells.get((op, size, "ct", impl.replace("_vartime", ""), regime))
        if "_vartime" in impl and twin and cell.cycles > twin.cycles and (op, size) not in found:
            found.append((op, size))
    return found


def case_name(op: str, size: str) -> str:
    if op == "client":
        return CLIENTS.get(size, size)
    operation = OPERATIONS.get(op, op)
    if size in PRIMES or not re.fullmatch(r"\d+(x\d+)?", size):
        return f"{operation} modulo {PRIMES.get(size, size)}"
    # A gcd has no modulus.
    return f"{operation} modulo any odd {size}-bit number" if op.startswith("invert") else f"{operation}, {size} bits"


def number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def span(ratios: list[float]) -> str:
    if not ratios:
        return ""
    least, most = f"{min(ratios):.2f}", f"{max(ratios):.2f}"
    return least if least == most else f"{least} to {most}"


def peer_name(impl: str) -> str:
    """`crrl/0.9.0/GF25519` without its version."""
    package, _, *function = impl.split("/")
    return " ".join([package, *function])


def table(header: list[str], rows: list[list[str]], texts: int) -> str:
    """Markdown, of whose columns the first ones are text and the others numbers."""
    ruler = ["---"] * texts + ["---:"] * (len(header) - texts)
    return "".join("| " + " | ".join(row) + " |\n" for row in [header, ruler, *rows])


CAPTION = {"cpu": "CPU", "compiler": "compiler", "flags": "flags", "commit": "commit", "clock": "clock"}
"""What a figure has to be printed with."""


def caption(rows: list[dict], fields=CAPTION) -> str:
    """What each figure of these rows has to be printed with, or these fields of it."""

    def all_of(field: str) -> str:
        return ", ".join(dict.fromkeys(f"`{row[field]}`" for row in rows))

    return "; ".join(f"{CAPTION[field]} {all_of(field)}" for field in fields) + "."


def filled(text: str) -> str:
    return textwrap.fill(text, 120, break_long_words=False, break_on_hyphens=False) + "\n"


def fastest_peer(cells: dict[tuple, Cell], op: str, size: str, timing: str) -> str:
    """The implementation of others that took the fewest cycles in a stream, or nothing."""
    peers = {
        key[3]: cell.cycles
        for key, cell in cells.items()
        if key[:3] == (op, size, timing) and key[4] == "stream" and not key[3].startswith("bezout/")
    }
    return min(peers, key=peers.get) if peers else ""


def ours(rows: list[dict], op: str, size: str, timing: str) -> str:
    """What is shown of a case: the fastest public function; without one, the fastest kernel; or nothing."""
    same = [row for row in rows if is_ours(row) and (row["op"], row["size"], row["timing"]) == (op, size, timing)]
    same = [row for row in same if is_public(row)] or same
    return min(same, key=lambda row: (row.get("regime") == "rested", row["cycles"]))["impl"] if same else ""


def quotation(row: dict) -> str:
    """A figure of a publication, which is in no ratio."""
    return f"Quoted for the {case_name(row['op'], row['size'])}, on {row['cpu']}: {row['impl']}, {number(row['cycles'])} cycles ({row['source']})."


def comparison(section: Section) -> str:
    rows = [row for row in lines(section.file) if row["timing"] in section.classes]
    quoted = dict.fromkeys(quotation(row) for row in rows if row["quoted"] and row["cpu"] == section.quoted)
    rows = [row for row in rows if not row["quoted"]]
    cells = merged(rows)
    regimes = list(dict.fromkeys(key[4] for key in cells))
    notes = [caption(rows), *section.notes, *quoted, f"[Lines]({section.file})."]
    text = f"\n## {section.heading}\n\n" + filled(" ".join(notes))
    for timing in section.classes:
        header = ["", "Bezout", "fastest peer", "stream", "ratio"]
        header += ["rested", "ratio", "first", "ratio"] if "rested" in regimes else []
        body = []
        for op, size in dict.fromkeys(key[:2] for key in cells if key[2] == timing):
            peer = fastest_peer(cells, op, size, timing)
            if not (impl := ours(rows, op, size, timing)):
                continue
            row = [case_name(op, size), impl.removeprefix("bezout/"), peer_name(peer) if peer else ""]
            for regime in regimes:
                cell = cells.get((op, size, timing, impl, regime), NOT_MEASURED)
                row += [number(cell.cycles), span(cell.ratios)]
                row += [number(cell.first), span(cell.first_ratios)] if regime == "rested" else []
            body.append(row)
        if body:
            text += f"\n{CLASSES[timing].capitalize()}:\n\n{table(header, body, 3)}"
    return text


def tuning(file: str, heading: str) -> str:
    rows = lines(file)
    cells = merged(rows)
    text = f"\n### {heading}\n\n" + filled(f"{caption(rows)} [Lines]({file}).")
    for op in dict.fromkeys(row["op"] for row in rows):
        kernels = sorted({(key[2], key[3]) for key in cells if key[0] == op})
        header = [OPERATIONS[op], *(impl.removeprefix("bezout/") for _, impl in kernels)]
        body = []
        for size in dict.fromkeys(key[1] for key in cells if key[0] == op):
            row = [size if "x" in size else f"{size} bits"]
            for timing, impl in kernels:
                both = [cells.get((op, size, timing, impl, regime)) for regime in ("stream", "rested")]
                row.append("; ".join(number(cell.cycles) for cell in both if cell))
            body.append(row)
        text += f"\n{table(header, body, 1)}"
    return text


def page() -> str:
    text = INTRODUCTION + "".join(comparison(section) for section in SECTIONS)
    return text + TUNING_INTRODUCTION + "Lines: " + ", ".join(f"[{heading}]({file})" for file, heading in TUNING.items()) + ".\n"


def shown_rows() -> dict[str, list[dict]]:
    """What was measured of the six rows of README.md, for each CPU."""
    return {cpu: [row for row in lines(file) if (row["op"], row["size"]) in SHOWN_CASES and not row["quoted"]] for cpu, file in SHOWN.items()}


def shown_cells(rows: dict[str, list[dict]]) -> dict[str, list[Cell]]:
    """The figures of these rows, in their order, for each CPU."""
    cells = {cpu: merged(rows[cpu]) for cpu in rows}
    return {cpu: [cells[cpu][*case, "ct", ours(rows[cpu], *case, "ct"), "stream"] for case in SHOWN_CASES] for cpu in rows}


def shown_table() -> str:
    """The six rows of README.md, for each CPU, with their captions."""
    rows = shown_rows()
    cells = shown_cells(rows)
    body = []
    for place, (op, size) in enumerate(SHOWN_CASES):
        peers = [peer_name(fastest_peer(merged(rows[cpu]), op, size, "ct")) for cpu in SHOWN]
        figures = [text for cpu in SHOWN for text in (number(cells[cpu][place].cycles), span(cells[cpu][place].ratios))]
        body.append([case_name(op, size), ", ".join(dict.fromkeys(peers)), *figures])
    header = ["constant time", "fastest peer", *(text for cpu in SHOWN for text in (f"{cpu}, cycles", "times as fast"))]
    # What is the same for all stands once.
    together = [row for cpu in SHOWN for row in rows[cpu]]
    common = [field for field in CAPTION if len({row[field] for row in together}) == 1]
    own = [field for field in CAPTION if field not in common]
    texts = ["Calls in a stream;", caption(together, common), *(f"{cpu}: {caption(rows[cpu], own)}" for cpu in SHOWN)]
    return table(header, body, 2) + "\n" + filled(" ".join(texts))



def chart() -> str:
    """The ratios of these rows as bars; the line is at the speed of the fastest peer."""
    cells = shown_cells(shown_rows())
    label, unit, bar, gap = 280, 90, 14, 12
    step = bar * len(SHOWN) + gap
    height = bar * len(SHOWN) + 2 * gap + step * len(SHOWN_CASES)
    least = {cpu: [min(cell.ratios) for cell in cells[cpu]] for cpu in SHOWN}
    width = label + unit * max(max(ratios) for ratios in least.values()) + 50
    body = []
    for color, cpu in enumerate(SHOWN):
        y = gap + bar * color
        body.append(f'<rect class="c{color}" x="{label}" y="{y}" width="{bar}" height="{bar - 2}"/>')
        body.append(f'<text x="{label + bar + 6}" y="{y + bar - 4}">{escape(cpu)}</text>')
        for place, ratio in enumerate(least[cpu]):
            top = y + bar * (len(SHOWN) - color) + gap + step * place + bar * color
            body.append(f'<rect class="c{color}" x="{label}" y="{top}" width="{unit * ratio:.0f}" height="{bar - 2}"/>')
            body.append(f'<text x="{label + unit * ratio + 6:.0f}" y="{top + bar - 4}">{ratio:.2f}</text>')
    for place, case in enumerate(SHOWN_CASES):
        middle = gap + bar * len(SHOWN) + gap + step * place + bar * len(SHOWN) // 2
        body.append(f'<text x="{label - 8}" y="{middle + 4}" text-anchor="end">{escape(case_name(*case))}</text>')
    body.append(f'<path d="M{label + unit} {gap + bar * len(SHOWN)}V{height}"/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" height="{height}" role="img">\n'
        f"<title>How many times faster than the fastest peer</title>\n<desc>The lower ratio of two runs, {escape(' and '.join(SHOWN))}</desc>\n"
        "<style>svg{background:#fff;color:#111}text{font:12px sans-serif;fill:currentColor}path{stroke:currentColor;stroke-dasharray:3}"
        ".c0{fill:#2166ac}.c1{fill:#d6842b}@media(prefers-color-scheme:dark){svg{background:#111;color:#eee}.c0{fill:#6aaed6}}</style>\n"
        + "\n".join(body)
        + "\n</svg>\n"
    )


def readme(text: str) -> str:
    """README.md with the table put in."""
    before, rest = text.split(BEGIN)
    return before + BEGIN + shown_table() + END + rest.split(END)[1]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    parser.add_argument("--tuning", metavar="CPU", help="print the tables of these CPUs, and write nothing")
    options = parser.parse_args(arguments)
    if options.tuning is not None:
        print("".join(tuning(*item) for item in TUNING.items() if options.tuning.lower() in item[1].lower()))
        return 0
    check, stale = options.check, 0
    for path, text in ((PAGE, page()), (CHART, chart()), (README, readme(README.read_text(encoding="utf-8")))):
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if check:
            print(f"{path} is not what `make performance` writes", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
