#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Builds the library for ARMv7E-M at each level of optimization, and runs its operations on QEMU's Cortex-M4.

    firmware/library/cortex_m4.py [LEVEL...]

They are those of check.py, with the same compiler, and have to have the same answers. What is constant time is followed in m0sim
alone, which runs no other instructions than those of ARMv6-M.
"""

import re
import shutil
import subprocess
import sys

import check

TARGET = "thumbv7em-none-eabi"
START = check.ROOT / "firmware/cortex-m0/firmware"
BOARD = ["qemu-system-arm", "-M", "mps2-an386", "-display", "none", "-monitor", "none", "-serial", "none"]
BOARD += ["-semihosting-config", "enable=on,target=native", "-kernel"]
GCC = ["arm-none-eabi-gcc", "-mcpu=cortex-m4", "-mthumb", "-O1", "-ffreestanding", "-nostdlib", "-nostartfiles", "-Wl,-z,noexecstack", f"-I{START}"]

# The memory is that of the board, which is zero at first.
SCRIPT = """
ENTRY(start)
SECTIONS
{
    .text 0x0 : { KEEP(*(.vectors)) *(.text*) *(.rodata*) }
    .data 0x20000000 : { *(.data*) }
    .bss : { *(.bss*) *(COMMON) }
    stack_top = 0x20000000 + 0x100000;
    /DISCARD/ : { *(.ARM.exidx*) }
}
"""

MAIN = """
#include <stdint.h>
#include "start.h"

uint32_t %(name)s(%(parameters)s);

static void print_octets(const uint8_t *octets, unsigned length)
{
    while (length-- > 0) {
        char text[3] = {"0123456789abcdef"[octets[length] >> 4], "0123456789abcdef"[octets[length] & 15], 0};
        print(text);
    }
    print("\\n");
}

int main(void)
{
%(operands)s
    uint32_t r0 = %(name)s(%(arguments)s);
    print_octets((const uint8_t *)&r0, sizeof r0);
%(outputs)s
    return 0;
}
"""


def program(name, operands):
    """C that calls a routine once, and prints its result and what it wrote."""
    declared, outputs = [], []
    for i, operand in enumerate(operands):
        place, size, value = re.fullmatch(r"(?:secret:)?(out:|inout:)?(\d+)(?::(0x[0-9a-f]+))?", operand).groups()
        octets = ", ".join(map(str, int(value or "0", 16).to_bytes(int(size), "little")))
        declared.append(f"    static uint8_t a{i}[] __attribute__((aligned(8))) = {{{octets}}};")
        if place:
            outputs.append(f"    print_octets(a{i}, sizeof a{i});")
    arguments = ", ".join(f"a{i}" for i in range(len(operands)))
    parts = {"name": name, "parameters": ", ".join(["uint8_t *"] * len(operands)), "arguments": arguments}
    return MAIN % {**parts, "operands": "\n".join(declared), "outputs": "\n".join(outputs)}


def run(archive, folder, name, operands):
    """What the routine returned, and its outputs, as `m0sim` reports them."""
    source, script, elf = (folder / f"call.{suffix}" for suffix in ("c", "ld", "elf"))
    source.write_text(program(name, operands))
    script.write_text(SCRIPT)
    command = [*GCC, "-Wl,--gc-sections", "-T", script, "-o", elf, source, START / "start.c", archive]
    subprocess.run([*command, "-Wl,--defsym=__aeabi_unwind_cpp_pr0=0"], check=True)
    try:
        done = subprocess.run([*BOARD, elf], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        raise check.Wrong(f"{name}: it has not ended, as after a panic") from None
    lines = done.stdout.split()
    if done.returncode or not all(re.fullmatch("[0-9a-f]+", line) for line in lines):
        raise check.Wrong(f"{name}: {done.stdout.strip()}, exit code {done.returncode}")
    return {"r0": lines[0], "outputs": [{"value": line} for line in lines[1:]], "findings": []}


def judge(archive, folder, _level):
    """Prints what is wrong; returns how many calls are as they should be, and how many are not."""
    good = bad = 0
    for name, cases in check.OPERATIONS.items():
        for operands, right in cases:
            try:
                check.operation(run(archive, folder, name, operands), name, right)
                good += 1
            except check.Wrong as problem:
                print(f"  {problem}")
                bad += 1
    return good, bad


if __name__ == "__main__":
    for tool in ("arm-none-eabi-gcc", "qemu-system-arm"):
        if not shutil.which(tool):
            sys.exit(f"NOT RUN: {tool}")
    sys.exit(check.main(TARGET, __doc__, judge))
