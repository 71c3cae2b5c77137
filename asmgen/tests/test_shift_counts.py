# SPDX-License-Identifier: MIT OR Apache-2.0
"""No shift takes what Intel's cores from Golden Cove on write to a register without executing it: that costs two cycles, each time.

There the renamer does moves and sums of small immediates by itself, for 64 bits alone, and the sum stays open until an instruction
reads it. Most instructions read it at no cost. A shift or a rotation that does takes three cycles in place of one, as number or as
count. What was measured on Granite Rapids: `mov`, `add`, `sub`, `lea`, `inc` and `dec` with an immediate of at most 10 bits are such,
and a copy of their result; `or`, `and`, `xor`, `not`, `neg`, a load, and all of 32 bits are not.
"""

import re

import pytest

from asmgen import manifest

SHIFTS = {"shlx", "shrx", "sarx", "shl", "shr", "sar", "rol", "ror", "rorx"}
JUMP = re.compile(r"j(?P<condition>\w+) (?P<label>\d+)(?P<way>[bf])")
SMALL = 1 << 10
FAMILIES = [*(f"r{a}" for a in ("ax", "bx", "cx", "dx", "si", "di", "bp", "sp")), *(f"r{n}" for n in range(8, 16))]


def full(register: str) -> str:
    """The register of 64 bits of which this is a part, or nothing."""
    name = register.strip()
    if re.fullmatch(r"r\d+[dwb]?", name):
        return name.rstrip("dwb")
    stem = re.sub(r"^[er]", "", name)
    stem = {"al": "ax", "bl": "bx", "cl": "cx", "dl": "dx"}.get(stem, stem)
    return f"r{stem}" if f"r{stem}" in FAMILIES else ""


def small(text: str) -> bool:
    return bool(re.fullmatch(r"[+-]?\d+", text.strip())) and abs(int(text)) < SMALL


def split(line: str) -> tuple[str, list[str]]:
    mnemonic, _, operands = line.partition(" ")
    return mnemonic, [one.strip() for one in operands.split(",")]


def writes(mnemonic: str, operands: list[str]) -> set[str]:
    """General registers that an instruction writes."""
    if mnemonic in ("cmp", "test", "push", "bt") or mnemonic.startswith("j"):
        return set()
    found = {full(operands[0])} - {""}
    if mnemonic in ("mulx", "xchg"):
        found.add(full(operands[1]))
    if mnemonic == "mul" or (mnemonic == "imul" and len(operands) == 1):
        found |= {"rax", "rdx"}
    return found


def left_open(mnemonic: str, operands: list[str]) -> bool:
    """Whether the renamer writes the result alone: a sum with a small immediate, on 64 bits."""
    if operands[0] not in FAMILIES:
        return False
    if mnemonic in ("inc", "dec"):
        return True
    if mnemonic in ("mov", "add", "sub"):
        return small(operands[1])
    place = re.fullmatch(r"\[(\w+)([+-]\d+)\]", operands[1]) if mnemonic == "lea" else None
    return bool(place) and place[1] in FAMILIES and small(place[2])


def slow_shifts(text: str) -> list[str]:
    """Shifts in loops, each with what it reads that was left open on some path."""
    lines = [line.partition("//")[0].strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith(".")]
    next_ = successors(lines)
    # By register, what left it open before each instruction; this grows until nothing changes.
    before: list[dict[str, set[str]]] = [{} for _ in lines]
    work, seen = [0], set()
    while work:
        at = work.pop()
        seen.add(at)
        after = behind(lines[at], before[at])
        for to in next_[at]:
            grown = False
            for register, found in after.items():
                known = before[to].setdefault(register, set())
                grown |= not found <= known
                known |= found
            if grown or to not in seen:
                work.append(to)
    turns = [range(min(to, default=at), at) for at, to in enumerate(next_) if min(to, default=at) <= at]
    slow = []
    for at, line in enumerate(lines):
        mnemonic, operands = split(line)
        if mnemonic in SHIFTS and any(at in turn for turn in turns):
            read = operands[1:] if mnemonic.endswith("x") else operands
            slow += [f"{line}: {one}" for operand in read for one in sorted(before[at].get(full(operand), ()))]
    return slow


def successors(lines: list[str]) -> list[list[int]]:
    """Where each line leads to, by its number."""
    found = []
    for at, line in enumerate(lines):
        to = [] if line == "ret" or line.startswith("jmp") or at + 1 == len(lines) else [at + 1]
        if jump := JUMP.fullmatch(line):
            places = [i for i, other in enumerate(lines) if other == jump["label"] + ":"]
            to.append(max(p for p in places if p < at) if jump["way"] == "b" else min(p for p in places if p > at))
        found.append(to)
    return found


def behind(line: str, state: dict[str, set[str]]) -> dict[str, set[str]]:
    """What is left open behind an instruction, from what was before it."""
    if line.endswith(":") or line == "ret":
        return state
    mnemonic, operands = split(line)
    copied = state.get(operands[-1]) if mnemonic == "mov" and operands[0] in FAMILIES else None
    kept = {register: found for register, found in state.items() if register not in writes(mnemonic, operands)}
    if left_open(mnemonic, operands):
        return kept | {operands[0]: {line}}
    return kept | {operands[0]: copied} if copied else kept


ROUTINES = manifest.routines()


def test_no_routine_has_a_slow_shift():
    found = {name: slow for name, one in ROUTINES.items() if (slow := slow_shifts(one.text()))}
    assert not found


def in_all(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


@pytest.mark.parametrize("name", [name for name, one in ROUTINES.items() if "or r15, -1" in one.text()])
def test_a_move_of_the_count_is_found(name):
    """As each of these routines once had it."""
    found = slow_shifts(in_all(ROUTINES[name].text(), "or r15, -1", "mov r15, -1"))
    assert len(found) >= 60 and all(one.endswith(": mov r15, -1") for one in found)


def test_sums_and_copies_are_found():
    text = ROUTINES["avx512_gcd_64"].text()
    assert len(slow_shifts(re.sub(r"lea (\w+), \[(\w+)\+r15\]", r"lea \1, [\2-1]", text))) >= 60
    shift, loop = "sarx rax, rbx, rcx", "2:\n{}\njnz 2b\nret"
    for opening in ("inc rcx", "dec rbx", "add rcx, 1000", "sub rbx, -3", "lea rcx, [rdx+7]", "mov rdx, 5\nmov rbx, rdx"):
        assert slow_shifts(loop.format(f"{opening}\n{shift}")), opening
        # From the turn before; and not at all without a turn.
        assert slow_shifts(loop.format(f"{shift}\n{opening}")), opening
        assert not slow_shifts(f"{opening}\n{shift}\nret"), opening
    for closed in ("mov ecx, 1", "add rcx, 1024", "or rcx, -1", "lea rcx, [rdx+rax]", "mov rcx, [rdi+8]", "inc rcx\nnot rcx", "inc ebx"):
        assert not slow_shifts(loop.format(f"{closed}\n{shift}")), closed
    # On one of two paths.
    assert slow_shifts(loop.format(f"or rcx, -1\njz 3f\nmov rcx, 63\n3:\n{shift}"))
