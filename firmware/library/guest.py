#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""What operations on public numbers cost a RISC-V program whose run is proved, as in a zkVM: instructions, in an emulator.

    firmware/library/guest.py [--save | --compare | --quick]

The library, k256 and p256 are built as costs.py builds the library, without compressed instructions, and run in Unicorn. Each
routine has its answer checked. A count is the mean of calls with some random numbers. `--save` keeps the figures in guest.json,
`--compare` fails if one differs by more than a twentieth, `--quick` prints what was kept, as the guide has it.
"""

import argparse
import json
import random
import shutil
import subprocess
import sys

import check
import costs
from check import bare, cross

RESULTS = check.HERE / "guest.json"
# Targets of Rust, and what the linker calls them. RV64's has compressed instructions, which count as others do.
TARGETS = {"RV32IM": ("riscv32im-unknown-none-elf", "elf32lriscv"), "RV64IMAC": ("riscv64imac-unknown-none-elf", "elf64lriscv")}
SECP256K1_N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
SECP256K1_P = 2**256 - 2**32 - 977
CALLS = 8


def inverts(modulus):
    return modulus, lambda x, out: x * out % modulus == 1


def is_root(x, out):
    square = pow(x, (SECP256K1_P - 1) // 2, SECP256K1_P) == 1
    return out * out % SECP256K1_P == x if square else out == 0


def is_half(x, out):
    return out < 1 << 128


# By the names of src/guest.rs: how the guide calls it, the modulus, and whether an answer is right.
OPERATIONS = {
    "guest_invert_secp256k1_n": ("inverse modulo the order of secp256k1, `Modulus::invert_vartime`", *inverts(SECP256K1_N)),
    "guest_k256_patched": ("the same in k256, by `bezout_invert_vartime`", *inverts(SECP256K1_N)),
    "guest_k256": ("the same in k256, `Scalar::invert_vartime`", *inverts(SECP256K1_N)),
    "guest_invert_constant": ("the same in constant time, `Modulus::invert`", *inverts(SECP256K1_N)),
    "guest_invert_p256_n": ("inverse modulo the order of P-256, `Modulus::invert_vartime`", *inverts(check.P256_N)),
    "guest_p256_patched": ("the same in p256, by `bezout_invert_vartime`", *inverts(check.P256_N)),
    "guest_p256": ("the same in p256, `Scalar::invert_vartime`", *inverts(check.P256_N)),
    "guest_symbol": ("symbol modulo the prime of secp256k1", SECP256K1_P, lambda x, out: out == (check.jacobi(x, SECP256K1_P) == 1)),
    "guest_square_root": ("square root modulo the prime of secp256k1", SECP256K1_P, is_root),
    "guest_split": ("halves of a scalar of secp256k1, `Modulus::split_vartime`", SECP256K1_N, is_half),
}

SCRIPT = "SECTIONS { . = %#x; .text : { *(.text*) *(.rodata*) *(.srodata*) *(.data*) *(.sdata*) } .bss : { *(.bss*) *(.sbss*) *(COMMON) } }"
BASE, END, STACK, OPERANDS = 0x10000, 0x1000, 0x200000, 0x300000
SIZE, PAINT = 0x400000, 0x5A


def build(core):
    """The library with all routines, and the compiler."""
    target = TARGETS[core][0]
    rustc, version = bare.compiler(target, check.HERE)
    return check.build(rustc, target, costs.LEVEL, costs.PROFILE, "--features", "guest"), version


def image(core, archive, folder, name):
    """The memory of a program of one routine from BASE on; it begins at the address of the routine, which is returned."""
    script = folder / "guest.ld"
    script.write_text(SCRIPT % BASE)
    command = ["ld.lld-19", "-m", TARGETS[core][1], "--gc-sections", "-T", script, "-e", name, "-u", name, archive]
    subprocess.run([*map(str, command), "-o", folder / "guest.elf"], check=True)
    symbols = subprocess.run(["nm", folder / "guest.elf"], capture_output=True, text=True, check=True).stdout.splitlines()
    entry = next(int(line.split()[0], 16) for line in symbols if line.split()[-1] == name)
    subprocess.run([*map(str, command), "--oformat=binary", "-o", folder / "guest.bin"], check=True)
    return (folder / "guest.bin").read_bytes(), entry


def call(core, program, entry, x):
    """The answer of one call, its instructions, and its bytes of stack."""
    import unicorn
    from unicorn import riscv_const as riscv

    width = unicorn.UC_MODE_RISCV32 if core == "RV32IM" else unicorn.UC_MODE_RISCV64
    machine = unicorn.Uc(unicorn.UC_ARCH_RISCV, width)
    machine.mem_map(0, SIZE)
    machine.mem_write(BASE, program)
    machine.mem_write(STACK, bytes([PAINT]) * (OPERANDS - STACK))
    machine.mem_write(OPERANDS, x.to_bytes(32, "little"))
    registers = {riscv.UC_RISCV_REG_A0: OPERANDS + 64, riscv.UC_RISCV_REG_A1: OPERANDS, riscv.UC_RISCV_REG_SP: OPERANDS, riscv.UC_RISCV_REG_RA: END}
    for register, value in registers.items():
        machine.reg_write(register, value)
    count = 0

    def counted(*_):
        nonlocal count
        count += 1

    machine.hook_add(unicorn.UC_HOOK_CODE, counted)
    machine.emu_start(entry, END, count=10**7)
    if machine.reg_read(riscv.UC_RISCV_REG_PC) != END:
        raise check.Wrong(f"{core}: a call at {entry:#x} has not ended after {count} instructions")
    stack = bytes(machine.mem_read(STACK, OPERANDS - STACK))
    answer = int.from_bytes(machine.mem_read(OPERANDS + 64, 32), "little")
    return answer, count, len(stack.lstrip(bytes([PAINT])))


def measured(core, archive, folder, name):
    _, modulus, right = OPERATIONS[name]
    program, entry = image(core, archive, folder, name)
    numbers, counts, stacks = random.Random(name), [], []
    for _ in range(CALLS):
        x = numbers.randrange(1, modulus)
        answer, count, stack = call(core, program, entry, x)
        if not right(x, answer):
            raise check.Wrong(f"{core}, {name}: wrong answer {answer:#x} for {x:#x}")
        counts.append(count)
        stacks.append(stack)
    return {"operation": name, "instructions": round(sum(counts) / CALLS), "stack": max(stacks), "flash": len(program)}


def all_of():
    rows = []
    for core in TARGETS:
        (archive, folder), version = build(core)
        for name in OPERATIONS:
            rows.append({"core": core, **measured(core, archive, folder, name), "compiler": version})
            print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
    return rows


def table(rows):
    """The figures as a table in Markdown."""
    found = {(row["core"], row["operation"]): row for row in rows}
    lines = ["| operation | " + " | ".join(f"{core}: instructions" for core in TARGETS) + " |", "|---|" + "---:|" * len(TARGETS)]
    for operation, (text, *_) in OPERATIONS.items():
        lines.append(f"| {text} | " + " | ".join(f"{found[core, operation]['instructions']:,}" for core in TARGETS) + " |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(costs.main(__doc__, RESULTS, ("ld.lld-19", "nm"), all_of, table))
