#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Draws waveforms as SVG: what some signals are, clock by clock, in a VCD file that `simulate.py --trace` wrote.

    python3 rtl/waves.py trace.vcd [--from CLOCK] [--to CLOCK] SIGNAL [SIGNAL ...] > waves.svg

A signal is a name at the top, or a path with dots below it. A clock takes ten units of time and rises at each multiple of
ten; a signal is drawn as it is right before that.
"""

import argparse
import re
import sys
from html import escape
from itertools import groupby
from pathlib import Path

STEP, LINE, LABEL = 22, 26, 96  # pixels: a clock, a signal, the names
PERIOD = 10


def read(text):
    """For each signal's path: its bits, and its changes (time, value), in order."""
    head, _, body = text.partition("$enddefinitions $end")
    scope, codes = [], {}
    for kind, *words in (line.split() for line in head.splitlines() if line.strip()):
        if kind == "$scope":
            scope.append(words[1])
        elif kind == "$upscope":
            scope.pop()
        elif kind == "$var":
            # The outermost scope has no name, or is that of the tool; ports stand in it and in the module.
            codes.setdefault(words[2], []).append((".".join([*scope, words[3]]), int(words[1])))
    changes, time = {code: [] for code in codes}, 0
    for line in body.split("\n"):
        if line.startswith("#"):
            time = int(line[1:])
        elif match := re.fullmatch(r"([01xz])(\S+)|b([01xz]+) (\S+)", line.strip()):
            value, code = match[1] or match[3], match[2] or match[4]
            changes[code].append((time, int(re.sub("[xz]", "0", value), 2)))
    return {name: (bits, changes[code]) for code, named in codes.items() for name, bits in named}


def find(signals, name):
    """The signal of that name that is nearest to the top."""
    found = [path for path in signals if path == name or path.endswith("." + name)]
    if not found:
        raise ValueError(f"SIGNAL: the file has no {name!r}; accepted are names such as {', '.join(sorted(signals)[:4])}")
    return signals[min(found, key=lambda path: path.count("."))]


def samples(changes, clocks):
    """The values right before the rising edges."""
    values, at, value = [], 0, 0
    for clock in clocks:
        while at < len(changes) and changes[at][0] < PERIOD * clock:
            value = changes[at][1]
            at += 1
        values.append(value)
    return values


def drawn(bits, values, top):
    """A line of SVG for a bit, hexagons with numbers for more of them."""
    low, high, out = top + LINE - 6, top + 6, []
    x = LABEL
    if bits == 1:
        path = f"M{x} {high if values[0] else low}"
        for value in values:
            path += f"V{high if value else low}h{STEP}"
        return f'<path d="{path}"/>'
    for value, run in groupby(values):
        width = STEP * len(list(run))
        out.append(f'<path d="M{x + 3} {high}H{x + width - 3}L{x + width} {(high + low) // 2}L{x + width - 3} {low}H{x + 3}L{x} {(high + low) // 2}Z"/>')
        if len(text := f"{value:x}") * 7 < width:
            out.append(f'<text x="{x + width / 2:g}" y="{low - 3}" text-anchor="middle">{text}</text>')
        x += width
    return "".join(out)


def svg(signals, names, first, last):
    """The drawing; its colors follow the text around it."""
    clocks = range(first, last + 1)
    width, height = LABEL + STEP * len(clocks) + 4, LINE * (len(names) + 1) + 16
    edges = "".join(f"M{LABEL + STEP * i} {LINE}v{height - LINE}" for i in range(len(clocks) + 1))
    numbers = "".join(
        f'<text x="{LABEL + STEP * i + STEP // 2}" y="16" text-anchor="middle">{i}</text>' for i in range(len(clocks)) if i % 2 == 0
    )
    rows = []
    for row, name in enumerate(names, 1):
        bits, changes = find(signals, name)
        rows.append(f'<text x="{LABEL - 8}" y="{LINE * row + LINE - 8}" text-anchor="end">{escape(name)}</text>')
        rows.append(drawn(bits, samples(changes, clocks), LINE * row))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">\n'
        f"<title>Signals clock by clock</title>\n<desc>{escape(', '.join(names))} over {len(clocks)} clocks</desc>\n"
        "<style>svg{background:#fff;color:#111}text{font:11px monospace;fill:currentColor}path{fill:none;stroke:currentColor}"
        "@media(prefers-color-scheme:dark){svg{background:#111;color:#eee}}</style>\n"
        f'<path opacity=".2" d="{edges}"/>\n{numbers}\n' + "\n".join(rows) + "\n</svg>\n"
    )


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--from", dest="first", type=int, default=1, metavar="CLOCK", help="the first clock (default 1)")
    parser.add_argument("--to", dest="last", type=int, metavar="CLOCK", help="the last clock (default: the end)")
    parser.add_argument("file", type=Path, help="a VCD file")
    parser.add_argument("signals", nargs="+", metavar="SIGNAL")
    arguments = parser.parse_args(arguments)
    try:
        signals = read(arguments.file.read_text(encoding="utf-8"))
        end = max((changes[-1][0] for _, changes in signals.values() if changes), default=PERIOD) // PERIOD
        last = end if arguments.last is None else arguments.last
        if not 1 <= arguments.first <= last <= end:
            raise ValueError(f"CLOCK: {arguments.first} to {last} is not within the file; accepted are 1 to {end}")
        print(svg(signals, arguments.signals, arguments.first, last), end="")
    except (OSError, ValueError) as error:
        parser.error(str(error))


if __name__ == "__main__":
    sys.exit(main())
