#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""What operations of the library cost on a Cortex-M4 and on a Cortex-M33: instructions, stack, flash, in QEMU.

    firmware/library/costs.py [--save | --compare | --quick]

The library has no assembly there. It is built as check.py builds it, at level 3 and all at once. QEMU counts instructions, by
SysTick, to 50 of them; it has no model of cycles. `--save` keeps the figures in costs.json, `--compare` fails if one differs by more
than a twentieth, `--quick` prints what was kept, as the guide has it. First a routine that m0sim counts is counted here too.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass

import check
import cortex_m4
from check import bare, cross

RESULTS = check.HERE / "costs.json"
LEVEL, PROFILE = "3", "one unit"

@dataclass(frozen=True)
class Core:
    """A target of Rust, and a board of QEMU with it: where its code and its data are, and the instructions of a nanosecond each
    that a tick of SysTick has."""

    target: str
    cpu: str
    board: str
    code: int
    data: int
    tick: int


CORES = {
    "Cortex-M4": Core("thumbv7em-none-eabi", "cortex-m4", "mps2-an386", 0, 0x20000000, 40),
    "Cortex-M33": Core("thumbv8m.main-none-eabi", "cortex-m33", "mps2-an505", 0x10000000, 0x38000000, 50),
}
# What a user would ask for first, by the names of check.py, and how the guide calls it.
OPERATIONS = {
    "invert_constant": "inverse modulo 2^255 − 19, `F25519::invert`",
    "invert_checked": "inverse modulo the order of P-256, `Modulus::invert`",
    "invert_odd_mod": "inverse modulo any odd number of 256 bits",
    "gcd": "gcd, 256 bits",
    "jacobi": "Jacobi symbol, 256 bits",
    "binary_field": "inverse in GF(2^163)",
}

MAIN = """
#include <stdint.h>
#include "start.h"

uint32_t %(name)s(%(parameters)s);

#define REGISTER(address) (*(volatile uint32_t *)(address))
enum { PAINTED = 1 << 15, PAINT = 0x5a5a5a5a };

static void print_decimal(uint32_t value)
{
    char digits[12];
    int at = 11;
    digits[at] = 0;
    digits[--at] = '\\n';
    do {
        digits[--at] = (char)('0' + value %% 10);
        value /= 10;
    } while (value);
    print(digits + at);
}

int main(void)
{
%(operands)s
    /* The stack below here. */
    uint32_t sp;
    __asm__ volatile("mov %%0, sp" : "=r"(sp));
    volatile uint32_t *bottom = (volatile uint32_t *)(sp - PAINTED);
    for (int i = 0; i < PAINTED / 4; i++) {
        bottom[i] = PAINT;
    }
    REGISTER(0xe000e014) = 0xffffff;
    REGISTER(0xe000e018) = 0;
    REGISTER(0xe000e010) = 5;
    uint32_t before = REGISTER(0xe000e018);
    uint32_t r0 = %(name)s(%(arguments)s);
    uint32_t after = REGISTER(0xe000e018);
    int untouched = 0;
    while (untouched < PAINTED / 4 && bottom[untouched] == PAINT) {
        untouched++;
    }
    print_decimal(r0);
    print_decimal((before - after) & 0xffffff);
    print_decimal((uint32_t)(PAINTED - 4 * untouched));
    return 0;
}
"""


def program(name, operands):
    """C that calls a routine once, and prints what it returned, ticks, and bytes of stack."""
    text = cortex_m4.program(name, operands)
    declared = "\n".join(line for line in text.splitlines() if line.startswith("    static uint8_t a"))
    arguments = ", ".join(f"a{i}" for i in range(len(operands)))
    return MAIN % {"name": name, "parameters": ", ".join(["uint8_t *"] * len(operands)), "arguments": arguments, "operands": declared}


def flash(elf):
    """Bytes of code and constants."""
    printed = subprocess.run(["arm-none-eabi-size", elf], capture_output=True, text=True, check=True).stdout
    return int(printed.splitlines()[1].split()[0])


def measured(core, archive, folder, name, operands):
    """Instructions, stack and flash of one call; of flash what a program has more than one that calls nothing."""
    script = cortex_m4.SCRIPT.replace(".text 0x0", f".text {core.code:#x}").replace("0x20000000", f"{core.data:#x}")
    (folder / "costs.ld").write_text(script)
    gcc = [word.replace("cortex-m4", core.cpu) for word in map(str, cortex_m4.GCC)]
    linked = ["-Wl,--gc-sections", "-T", folder / "costs.ld", "-Wl,--defsym=__aeabi_unwind_cpp_pr0=0"]
    sizes = []
    for kind, text in (("empty", program(name, operands).replace(f"uint32_t r0 = {name}(", "uint32_t r0 = 0; (void)(")), ("call", program(name, operands))):
        (folder / f"{kind}.c").write_text(text)
        command = [*gcc, *linked, "-o", folder / f"{kind}.elf", folder / f"{kind}.c", cortex_m4.START / "start.c", archive]
        subprocess.run([str(word) for word in command], check=True)
        sizes.append(flash(folder / f"{kind}.elf"))
    board = [core.board if word == "mps2-an386" else word for word in cortex_m4.BOARD[:-1]]
    done = subprocess.run([*board, "-icount", "shift=0", "-kernel", folder / "call.elf"], capture_output=True, text=True, timeout=300)
    lines = (done.stdout + done.stderr).split()
    if done.returncode or len(lines) != 3 or not all(re.fullmatch(r"\d+", line) for line in lines):
        raise check.Wrong(f"{name}: {lines}, exit code {done.returncode}")
    return {"operation": name, "instructions": core.tick * int(lines[1]), "stack": int(lines[2]), "flash": sizes[1] - sizes[0]}


def calibrate():
    """The ruler itself: a routine of the Cortex-M0, which m0sim counts, has as many instructions and as much stack on each board."""
    folder = cross.FOLDER / "firmware" / "ruler"
    folder.mkdir(parents=True, exist_ok=True)
    places = [folder / name for name in ("libbezout_m0.a", "bezout_m0.elf")]
    subprocess.run(["make", "-s", "-C", check.ROOT / "firmware/cortex-m0", f"BUILD={folder}", *places], check=True)
    subprocess.run(["cargo", "build", "--profile", "test", "--quiet", "--package", "m0sim"], cwd=check.ROOT, check=True)
    operands = ["out:32", "secret:32:0x1234567"]
    known = json.loads(check.m0sim("call", places[1], "bezout_m0_invert", *operands, "--json").stdout)
    for name, core in CORES.items():
        row = measured(core, places[0], folder, "bezout_m0_invert", operands)
        if abs(row["instructions"] - known["instructions"]) > core.tick or row["stack"] != known["stack"]:
            raise check.Wrong(f"{name}: {row}, where m0sim counts {known['instructions']} instructions and {known['stack']} bytes of stack")


def all_of():
    """Both cores, and the compiler."""
    check.require()
    calibrate()
    rows = []
    for name, core in CORES.items():
        rustc, version = bare.compiler(core.target, check.HERE)
        archive, folder = check.build(rustc, core.target, LEVEL, PROFILE)
        for operation in OPERATIONS:
            operands, _ = check.OPERATIONS[operation][0]
            rows.append({"core": name, **measured(core, archive, folder, operation, operands), "compiler": version})
            print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
    return rows


def differences(rows, kept):
    """What is no longer as it was kept, beyond a twentieth: compilers and small changes of the library move figures a little."""
    known = {(row["core"], row["operation"]): row for row in kept}
    found = []
    for row in rows:
        old = known.get((row["core"], row["operation"]))
        if old is None:
            found.append(f"{row['core']}, {row['operation']}: nothing was kept; --save keeps it")
            continue
        for field in ("instructions", "stack", "flash"):
            if 20 * abs(row[field] - old[field]) > old[field]:
                found.append(f"{row['core']}, {row['operation']}: {field} {row[field]}, kept {old[field]}; --save keeps it")
    return found


def table(rows):
    """The figures as a table in Markdown."""
    found = {(row["core"], row["operation"]): row for row in rows}
    lines = ["| operation | " + " | ".join(f"{core}: instructions | stack | flash" for core in CORES) + " |", "|---|" + "---:|" * 3 * len(CORES)]
    for operation, text in OPERATIONS.items():
        cells = [f"{found[core, operation][field]:,}" for core in CORES for field in ("instructions", "stack", "flash")]
        lines.append(f"| {text} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def main(description, results, tools, measure, table):
    """The command line of figures that are kept in a file."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--save", action="store_true", help="keep the figures")
    what.add_argument("--compare", action="store_true", help="exit code 1 if one is not what was kept")
    what.add_argument("--quick", action="store_true", help="print what was kept")
    arguments = parser.parse_args()
    kept = json.loads(results.read_text(encoding="utf-8")) if results.exists() else []
    if arguments.quick:
        print(table(kept), end="")
        return 0
    for tool in tools:
        if not shutil.which(tool):
            print(f"NOT RUN: {tool}")
            return 1
    try:
        rows = measure()
    except (cross.Missing, check.Wrong) as problem:
        print(f"NOT RUN: {problem}" if isinstance(problem, cross.Missing) else problem)
        return 1
    if arguments.save:
        results.write_text("[\n" + ",\n".join("  " + json.dumps(row) for row in rows) + "\n]\n", encoding="utf-8")
    print(table(rows), end="")
    wrong = differences(rows, kept) if arguments.compare else []
    for line in wrong:
        print(line, file=sys.stderr)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(__doc__, RESULTS, ("arm-none-eabi-gcc", "qemu-system-arm"), all_of, table))
