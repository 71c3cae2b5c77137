#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the tables of docs/seeds.md: what the five publications print, beside what was measured or synthesized here.

    tools/seeds.py [--check | --measure | --split]

Cycles come from docs/performance/seeds.jsonl, which `--measure` writes anew on this machine, a minute of `bezout bench`; gates and
FO4 from rtl/syn/results. `--check` compares with what is there and writes nothing. `--split` prints where the cycles of the binary
GCD go, by the model of llvm-mca.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "rtl" / "syn"), str(ROOT / "tools")]

import performance  # noqa: E402
from performance import number, table  # noqa: E402

PAGE = ROOT / "docs" / "seeds.md"
LINES = "seeds.jsonl"
END = "<!-- end of the table -->\n"
BENCH = [ROOT / "target" / "release" / "bezout", "bench", "--json"]

# Table 1 of [KB13], in microseconds: m, the size here, and (Inv, Inv*) on an i3-350M, i5-3570 and i5-4670, each by ICC and by MCC.
BINARY = [
    (89, "gf2_89", "6.71 5.44 6.27 5.10 2.53 1.95 2.76 1.84 2.53 1.95 2.37 1.84"),
    (163, "dstu163", "16.08 11.34 14.38 11.96 6.85 4.05 6.33 4.65 6.85 3.95 6.13 4.05"),
    (191, "dstu191", "18.17 14.52 17.38 14.71 7.73 5.46 7.85 5.48 7.73 5.26 7.65 5.48"),
    (233, "dstu233", "27.13 22.12 24.57 19.39 11.80 7.04 11.59 7.65 11.80 7.02 11.02 6.90"),
    (257, "dstu257", "31.56 25.18 27.93 24.54 13.21 7.99 13.33 8.56 12.17 7.81 12.33 7.60"),
    (307, "dstu307", "37.72 30.45 34.24 26.11 17.98 11.11 17.64 12.41 17.68 9.58 17.54 11.41"),
    (367, "dstu367", "53.18 42.17 46.05 33.81 23.35 14.78 21.84 16.63 22.35 13.18 21.64 14.63"),
    (409, "fips409", "61.31 40.18 54.48 47.76 26.41 16.97 26.81 18.51 25.97 14.93 26.41 17.51"),
    (431, "dstu431", "67.75 54.24 59.10 44.03 28.99 17.86 29.29 19.25 28.27 17.00 28.99 18.25"),
    (571, "fips571", "103.44 64.86 94.42 70.26 46.46 25.47 44.87 26.98 43.39 24.64 44.67 26.83"),
]
EUCLID, MODIFIED = "euclid32/portable", "modified_euclid32/portable"

PSEUDO = ("invert_pseudo_mersenne255", "2^255-19")
P25519 = ("invert", "2^255-19")
# What a publication prints, and the line here that stands beside it: operation and size, and the kernel.
BINARY_GCD = [
    ("optimized binary GCD, two factors in a register", "6,253", P25519, "bingcd31/adx"),
    ("the same in the compiler's code", "no number", PSEUDO, "bingcd31/portable"),
    ("four factors in registers: the first inner loop", "no number of the whole", PSEUDO, "bingcd31_plain/portable"),
    ("with the check that composite moduli need", "some 100 more", PSEUDO, "bingcd31_checked/portable"),
    ("Fermat's little theorem", "9,175; 9,301 [NS18]", PSEUDO, "fermat/portable"),
    ("divsteps", "8,520 [BY19]", P25519, "divstep60/avx2"),
]
DIVSTEPS = [
    ("2^255 − 19", "10,050, 8,778, 8,543 (Haswell, Skylake, Kaby Lake)", "11,854, 9,301, 8,971 [NS18]", P25519, "divstep60/avx2"),
    ("2^511 − 187", "under 30,000", "72,804, 47,062, 45,014 [NS18]", ("invert", "511"), "divstep60/avx2"),
    ("F_3[x]/(x^700 + … + 1), NTRU-HRSS", "90,000 (Haswell)", "150,000", ("invert", "hrss701-s3"), "ternary_divstep/avx2"),
    ("F_4591[x]/(x^761 − x − 1)", "707,000, 611,000 (Haswell, Skylake)", "752,000, 662,000", ("invert", "sntrup761-rq"), "jump_divstep/avx2"),
    ("F_3[x]/(x^761 − x − 1)", "no number", "no number", ("invert", "sntrup761-r3"), "ternary_divstep/avx2"),
    ("bits modulo x^23371 − 1, LEDAcrypt", "2 to 4 times faster", "no number", ("invert_cyclic", "ledacrypt-23371"), "binary_divstep/portable"),
]

# Options of `bezout bench`, for each size of those tables; kernels that no table has are left out.
RUNS = [
    ["--filter", r"^invert/int/2\^255-19/bezout/(bingcd31/adx|divstep60/avx2)"],
    ["--filter", r"pseudo_mersenne255/.*/(bingcd31|fermat).*/portable"],
    ["--filter", "^invert/int/511/bezout/divstep60/avx2", "--bits", "511"],
    ["--filter", "^invert/poly/(hrss701-s3|sntrup761)"],
    ["--filter", "ledacrypt-23371/.*divstep"],
    ["--filter", "^invert/gf2/.*euclid32"],
]

# The ten rows of the critical path [SHT22]: FO4 of the designs for 1024 and for 255 bits, and the kind of cell that is one.
PATH = [
    ("local clock gating", "3.9", "2", None),
    ("flip-flop, clock to output", "4.4", "5", "flip-flop"),
    ("inverter", "0", "0.8", "inverter"),
    ("first carry-save adder of u + y", "4.3", "2", None),
    ("second carry-save adder of u + y", "4.3", "3.4", None),
    ("buffer", "0", "1.4", "buffer"),
    ("carry-save adder of a multiple", "3.8", "3.3", None),
    ("shift in carry-save form", "2", "1.7", None),
    ("late select", "2", "2", None),
    ("control in advance", "2.4", "3", None),
]
ON_THE_PATH = ("baseline_ct_255_24", "ct_255")


def measured() -> dict[tuple, dict]:
    """By (operation, size, kernel): the line with the fewest cycles."""
    found: dict[tuple, dict] = {}
    for row in performance.lines(LINES):
        key = (row["op"], row["size"], row["impl"].removeprefix("bezout/"))
        if key not in found or row["cycles"] < found[key]["cycles"]:
            found[key] = row
    return found


def binary_table(rows: dict[tuple, dict]) -> str:
    header = ["m", *(f"{cpu}, {compiler}" for cpu in ("i3-350M", "i5-3570", "i5-4670") for compiler in ("ICC", "MCC")), "least gain, most", "here", "gain"]
    body = []
    for m, size, text in BINARY:
        times = text.split()
        pairs = list(zip(times[::2], times[1::2], strict=True))
        gains = sorted(1 - float(modified) / float(plain) for plain, modified in pairs)
        plain, modified = (rows["invert", size, kernel]["ns"] / 1000 for kernel in (EUCLID, MODIFIED))
        body.append([str(m), *(f"{a} / {b}" for a, b in pairs), f"{gains[0]:.0%}, {gains[-1]:.0%}", f"{plain:.2f} / {modified:.2f}", f"{1 - modified / plain:.0%}"])
    return table(header, body, 1)


def binary_gcd_table(rows: dict[tuple, dict]) -> str:
    cycles = {kernel: rows[*where, kernel]["cycles"] for _, _, where, kernel in BINARY_GCD}
    body = [[what, published, f"`{kernel}`", number(cycles[kernel])] for what, published, _, kernel in BINARY_GCD]
    check = cycles["bingcd31_checked/portable"] - cycles["bingcd31/portable"]
    fermat = cycles["fermat/portable"]
    body += [
        ["the check alone", "some 100", "`bingcd31_checked/portable` less `bingcd31/portable`", number(check)],
        ["binary GCD over Fermat", "0.68", "`bingcd31/adx`; `bingcd31/portable`", f"{cycles['bingcd31/adx'] / fermat:.2f}; {cycles['bingcd31/portable'] / fermat:.2f}"],
    ]
    return table(["inversion modulo 2^255 − 19, cycles", "published, Coffee Lake", "kernel here", "here"], body, 3)


def divsteps_table(rows: dict[tuple, dict]) -> str:
    body = [
        [what, published, before, f"`{kernel}`", number(rows[*where, kernel]["cycles"])]
        for what, published, before, where, kernel in DIVSTEPS
    ]
    return table(["inversion, cycles", "published", "before it", "kernel here", "here"], body, 4)


def caption_table(rows: dict[tuple, dict]) -> str:
    return performance.filled(performance.caption(list(rows.values())))


def path_table(_: dict[tuple, dict]) -> str:
    """FO4 by kind of cell; what the library's cells do not tell apart is one sum."""
    import report

    paths = {row["config"]: row["path"] for row in report.committed() if row["library"] == "osu018"}
    sums = [kinds(paths[config]) for config in ON_THE_PATH]
    body = [[what, long, short, *(f"{part[kind]:.1f}" if kind else "–" for part in sums)] for what, long, short, kind in PATH]
    published = (f"{sum(float(row[column]) for row in PATH if not row[3]):.1f}" for column in (1, 2))
    body.append(["all other gates: the rows with a dash", *published, *(f"{part['gates']:.1f}" for part in sums)])
    body.append(["setup of the last flip-flop", "–", "–", *(f"{part['setup']:.1f}" for part in sums)])
    body.append(["sum", "28.6", "24.4", *(f"{sum(part.values()):.1f}" for part in sums)])
    return table(["FO4", "published, 1024 bits", "published, 255 bits", *(f"`{config}`" for config in ON_THE_PATH)], body, 1)


def kinds(path: list[dict]) -> dict[str, float]:
    """The stages of a path by kind of cell."""
    sums = dict.fromkeys(("flip-flop", "inverter", "buffer", "setup", "gates"), 0.0)
    for stage in path:
        prefixes = {"setup": "setup", "df": "flip-flop", "inv": "inverter", "buf": "buffer"}
        kind = next((kind for prefix, kind in prefixes.items() if stage["cell"].lower().startswith(prefix)), "gates")
        sums[kind] += stage["fo4"]
    return sums


def pairs_table(_: dict[tuple, dict]) -> str:
    import design_space

    body = []
    for row in design_space.rows(quick=True, save=False, pairs=20):
        published = [f"{row['published_clocks']:,}", f"{row['published_fo4']}", f"{row['published_execution_ns']}", f"{row['published_area_mm2']:.2f}"]
        here = [f"{row['clocks']:,.0f}", f"{row['fo4']}", f"{row['clocks'] * row['fo4']:,.0f}", f"{row['area_64']:,}"]
        body.append([f"{row['even']}, {row['odd']}", *published, *here])
    header = ["even, odd", "clocks", "FO4 a clock", "ns", "mm²", "clocks here", "FO4 a clock, 64 bits", "their product", "µm², 64 bits"]
    return table(header, body, 1)


TABLES = {
    "binary-gcd": binary_gcd_table, "divsteps": divsteps_table, "binary-field": binary_table, "lines": caption_table,
    "path": path_table, "pairs": pairs_table,
}  # fmt: skip


def page(text: str) -> str:
    """The page with each table put in behind its mark."""
    rows = measured()
    for name, make in TABLES.items():
        begin = f"<!-- tools/seeds.py writes this table: {name} -->\n"
        before, found, rest = text.partition(begin)
        if not found:
            raise SystemExit(f"{PAGE}: no line {begin.strip()!r}, behind which the table goes")
        text = before + begin + make(rows) + END + rest.split(END, 1)[1]
    return text


def measure() -> None:
    """The lines of all tables, by this machine."""
    wanted = {(op, size, kernel) for *_, (op, size), kernel in [*BINARY_GCD, *DIVSTEPS]}
    wanted |= {("invert", size, kernel) for _, size, _ in BINARY for kernel in (EUCLID, MODIFIED)}
    kept = {}
    for options in RUNS:
        printed = subprocess.run([*BENCH, *options], stdout=subprocess.PIPE, text=True, check=True).stdout
        for row in map(json.loads, printed.splitlines()):
            key = (row["op"], row["size"], row["impl"].removeprefix("bezout/"))
            if key in wanted:
                kept[key] = row
    if missing := wanted - kept.keys():
        raise SystemExit(f"not measured, so nothing is written: {sorted(missing)}; the CPU has to run each of these kernels")
    (performance.FOLDER / LINES).write_text("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in kept.values()), encoding="utf-8")


ROUTINE = ROOT / "crates" / "bezout" / "src" / "backend" / "x86_64" / "integer" / "asm" / "adx_bingcd_batches_4.s"


def batch() -> tuple[list[str], list[str]]:
    """The instructions of a batch of the binary GCD, and those of its steps alone."""
    lines = [line for line in ROUTINE.read_text(encoding="utf-8").splitlines() if not line.startswith("//")]
    body = lines[next(at for at, line in enumerate(lines) if line.startswith("2:")) + 1 :]
    body = body[: next(at for at, line in enumerate(body) if line.endswith("// loop"))]
    return body, [line for line in body if re.search(r"// (copy for )?step\d+\.", line)]


def modeled(lines: list[str], cpu: str) -> float:
    """Cycles of a pass over these instructions, when passes follow each other, by llvm-mca."""
    text = ".intel_syntax noprefix\n" + "".join(line.split("//")[0] + "\n" for line in lines)
    command = ["llvm-mca", "-mtriple=x86_64", f"-mcpu={cpu}", "-iterations=200", "-instruction-info=0", "-resource-pressure=0"]
    printed = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True).stdout
    return int(re.search(r"Total Cycles: +(\d+)", printed)[1]) / 200


def split() -> None:
    """The published split of the cycles, by a model of the published family of CPUs."""
    body, steps = batch()
    names = {name for name in re.findall(r"// (?:copy for )?(step\d+)\.", "\n".join(steps))}
    count, least = len(names), 2 * 255 - 2
    print(f"a batch: {count} iterations of {len(steps) / count:.0f} instructions, {len(body) - len(steps)} instructions beside them")
    whole, alone = modeled(body, "skylake"), modeled(steps, "skylake")
    print(f"an iteration: {alone / count:.2f} cycles; {least} of them: {alone / count * least:,.0f}")
    print(f"all else of the batches of {least} iterations: {(whole - alone) / count * least:,.0f}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="compare, and write nothing")
    what.add_argument("--measure", action="store_true", help="measure on this machine first; needs `cargo build --release`")
    what.add_argument("--split", action="store_true", help="print the model of the binary GCD; needs llvm-mca, of the Debian package llvm")
    options = parser.parse_args(arguments)
    if options.split:
        split()
        return 0
    if options.measure:
        measure()
    before = PAGE.read_text(encoding="utf-8")
    after = page(before)
    if options.check and after != before:
        print(f"{PAGE} is not what `tools/seeds.py` writes", file=sys.stderr)
        return 1
    if after != before:
        PAGE.write_text(after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
