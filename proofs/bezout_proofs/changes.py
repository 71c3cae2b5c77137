# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is changed in decoded code to see that a proof refuses it: an instruction is left out, or something that is read later is lost.

What is lost is live by the texts of the instructions: a path leads from it to a store, or to a branch, and all that is on it is read. Of a
vector all lanes are lost, of an operand in memory all words. The machine leaves something unknown there.
"""

import random
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from .machine import CLOBBER, HALVES, REGISTERS, Instruction

# Whether code is proved.
Accepted = Callable[[list[Instruction]], bool]
# Whether it is with another instruction before one, by its number.
Inserted = Callable[[int, Instruction], bool]

FLAGS = ("carry", "nonzero", "sign", "overflow")
KINDS = ("register", "flag", "vector", "mask", "word of the state", "word of the stack")
READS = {"carry": ("adc", "adcx", "sbb", "cmovb", "jb"), "overflow": ("adox",), "nonzero": ("cmovne", "je", "jne"), "sign": ("cmovs", "cmovns", "cmovg")}
# What changes no flag, and what changes some alone; others change each.
NONE = ("mov", "mulx", "not", "push", "pop", "lea", "nop", "shlx", "shrx", "sarx", "rorx", "ret", CLOBBER)
PARTIAL = {"adcx": ("carry",), "adox": ("overflow",), "inc": FLAGS[1:], "dec": FLAGS[1:], "ror": ("carry", "overflow"), "btr": ("carry", "sign", "overflow")}
# What writes its first operand, or two, and does not read it.
ONLY_WRITE = ("mov", "mulx", "pop", "lea", "andn", "bsr", "shlx", "shrx", "sarx", "rorx")
# What reads its first operand and writes none.
ONLY_READ = ("cmp", "test", "push")
# Vectors that are read where they are written.
SUMS = ("vpmadd52", "vpternlog")
# Nothing but zeros or ones of two equal operands.
ALIKE = ("xor", "vpxor", "vpxorq", "vpxord", "kxorw", "vpsubq", "vpcmpeqq", "sub")
NAME = re.compile(r"\w+")
VECTOR = re.compile(r"^[xyz]mm(\d+)$")
# How many words an operand in memory has, where its vector does not say it.
WORDS = {"vmovq": 1, "vpbroadcastq": 1, "vpinsrq": 1, "vinserti128": 2, "vinserti64x2": 2, "vbroadcasti128": 2, "vbroadcasti32x4": 2, "vinserti64x4": 4, "vbroadcasti64x4": 4}
LANES = {"x": 2, "y": 4, "z": 8}
# Of each kind, where there are as many.
FEWEST = 2


def cells(text: str) -> set[str]:
    """The registers, vectors and masks in an operand."""
    found = {HALVES.get(name, name) for name in NAME.findall(text)}
    return {f"v{vector[1]}" if (vector := VECTOR.match(name)) else name for name in found if name in REGISTERS or VECTOR.match(name) or re.match(r"k\d$", name)}


@dataclass(frozen=True)
class Effect:
    """What an instruction reads and writes, and whether what it does counts by itself: it stores, or branches."""

    reads: frozenset[str]
    writes: frozenset[str]
    counts: bool


def effect(i: Instruction) -> Effect:
    """By its text. Rather less is read than it may be."""
    name, operands = i.mnemonic, i.operands
    flags = {flag for flag, readers in READS.items() if name in readers}
    if name[0] == "j" or name in ("ret", "nop", "vzeroupper"):
        return Effect(frozenset(flags), frozenset(), name[0] == "j")
    count = 2 if name == "mulx" else 0 if name in ONLY_READ else 1
    # The registers of an address are read.
    reads = set().union(*(cells(o) for k, o in enumerate(operands) if k >= count or "[" in o)) | flags
    writes = set().union(*(cells(o.partition("{")[0]) for o in operands[:count] if "[" not in o))
    is_merged = "{k" in operands[0] and "{z}" not in operands[0]
    if "{k" in operands[0]:
        reads |= cells(operands[0].partition("{")[2])
    reads_first = not i.vector and name not in ONLY_WRITE and not (name == "imul" and len(operands) == 3) or is_merged or name.startswith(SUMS)
    is_alike = name in ALIKE and operands[-1] == operands[-2] or name in ("vpternlogq", "vpternlogd") and operands[-1] == "0FFh" or name == "or" and operands[-1] == "0FFFFFFFFFFFFFFFFh"
    if is_alike or name == "sbb" and operands[0] == operands[1]:
        reads -= set().union(*map(cells, operands[count:])) - cells(operands[0].partition("{")[2])
        reads_first = is_merged
    if reads_first:
        reads |= writes
    if name == "mulx":
        reads.add("rdx")
    # A register of the caller that is saved is in a proof of its own.
    if name == "push":
        reads = set().union(*(cells(o) for o in operands if "[" in o))
    if not i.vector and not name.startswith("cmov") and name not in NONE:
        writes |= set(PARTIAL.get(name, FLAGS))
    counts = name not in ("lea", *ONLY_READ) and "[" in operands[0] or "rsp" in writes
    return Effect(frozenset(reads), frozenset(writes), counts)


def target(i: Instruction) -> int:
    return int(i.operands[0].rstrip("h"), 16)


class Live:
    """What is live before each instruction of a routine, by its texts, and which instructions count."""

    def __init__(self, code: list[Instruction]):
        self.code, self.effects = code, [effect(i) for i in code]
        places = {i.address: k for k, i in reversed([*enumerate(code)])}
        self.targets = {places.get(target(i)) for i in code if i.mnemonic[0] == "j"}
        self.next = [self.following(k, places) for k in range(len(code))]
        self.before: list[frozenset[str]] = [frozenset()] * len(code)
        changed = True
        while changed:
            changed = False
            for k in reversed(range(len(code))):
                live = self.behind(k)
                one = self.effects[k]
                now = live - one.writes | one.reads if one.counts or one.writes & live else live
                changed |= now != self.before[k]
                self.before[k] = now

    def following(self, k: int, places: dict[int, int]) -> list[int]:
        i, found = self.code[k], [k + 1] if k + 1 < len(self.code) else []
        if i.mnemonic == "ret":
            return []
        if i.mnemonic[0] == "j" and target(i) in places:
            return [places[target(i)], *(found if i.mnemonic != "jmp" else [])]
        return found

    def behind(self, k: int) -> frozenset[str]:
        return frozenset().union(*(self.before[n] for n in self.next[k]))

    def is_needed(self, k: int) -> bool:
        return self.effects[k].counts or bool(self.effects[k].writes & self.behind(k))

    def unread(self) -> list[Instruction]:
        """Those whose registers, flags and vectors nothing reads before they are written again."""
        return [i for k, i in enumerate(self.code) if self.effects[k].writes and not self.is_needed(k) and i.mnemonic not in ("push", "pop")]

    def places(self) -> dict[str, list[tuple[int, Instruction]]]:
        """By kinds, what may be lost, and before which instruction. Branches go to none of them, and none is one."""
        found: dict[str, list[tuple[int, Instruction]]] = {kind: [] for kind in KINDS}
        for k, i in enumerate(self.code):
            if self.is_place(k):
                for cell in sorted(self.before[k] - {"rsp"}):
                    kind = "flag" if cell in FLAGS else "register" if cell in REGISTERS else "vector" if cell[0] == "v" else "mask"
                    found[kind].append((k, lost(i, cell)))
            operand = self.loaded(k)
            if operand:
                where = [n for n in self.window(k, operand) if self.is_place(n)]
                found["word of the stack" if "[rsp" in operand else "word of the state"] += [(n, lost(self.code[n], operand, words(i))) for n in where]
        return found

    def is_place(self, k: int) -> bool:
        return k not in self.targets and self.code[k].mnemonic[0] != "j"

    def loaded(self, k: int) -> str | None:
        """The operand in memory that an instruction reads, where that counts."""
        i = self.code[k]
        if i.mnemonic in ("lea", "push", "nop") or not self.is_needed(k):
            return None
        if i.mnemonic == "pop":
            return "[rsp]"
        moves = i.mnemonic.startswith(("mov", "vmov", "vextract"))
        return next((o.partition("ptr ")[2] or o for n, o in enumerate(i.operands) if "[" in o and (n or not moves)), None)

    def window(self, k: int, operand: str) -> Iterable[int]:
        """From a read backward, where the operand is the same place, and has the same words."""
        yield k
        registers = cells(operand)
        for n in reversed(range(k)):
            i = self.code[n]
            stores = "[" in i.operands[0] and i.mnemonic not in ("cmp", "test") or i.mnemonic in ("push", "pop")
            if n + 1 in self.targets or i.mnemonic[0] == "j" or i.mnemonic == "ret" or stores or registers & self.effects[n].writes:
                return
            yield n


def words(i: Instruction) -> int:
    """How many an operand in memory has."""
    widths = [LANES[o[0]] for o in i.operands if VECTOR.match(o.partition("{")[0])]
    return WORDS.get(i.mnemonic, max(widths, default=1))


def read(i: Instruction) -> list[tuple[str, Instruction]]:
    """Losses of operands that an instruction of compiled code reads and does not write, by kinds."""
    if i.mnemonic[0] == "j" or i.mnemonic in ("lea", "nop", "ret", "call", *ONLY_READ) or i.operands[0] in i.operands[1:]:
        return []
    found = []
    for operand in i.operands[1:]:
        if "[" in operand:
            found.append(("word", lost(i, operand.partition("ptr ")[2] or operand, words(i))))
        else:
            found += [("vector" if cell not in REGISTERS else "register", lost(i, cell)) for cell in cells(operand)]
    return found


def lost(i: Instruction, cell: str, count: int = 1) -> Instruction:
    """What is put before an instruction."""
    return Instruction(i.address, b"", CLOBBER, (cell, str(count)))


def deletions(code: list[Instruction], accepted: Accepted, every: int) -> dict[Instruction, bool]:
    """Whether the code is accepted without one instruction, for one of `every`."""
    tried = [i for i in code if i.mnemonic != "nop"][::every]
    return {i: accepted([other for other in code if other is not i]) for i in tried}


def refused(code: list[Instruction], inserted: Inserted, every: int) -> tuple[list[str], bool]:
    """How many losses of each kind are refused, one of `every` of them, but some at least; those that are accepted; and whether there are none."""
    counts, wrong, tried = [], [], 0
    for kind, places in Live(code).places().items():
        # The same ones each time.
        some = random.Random(kind).sample(places, min(max(len(places) // every, FEWEST), len(places)))
        accepted = [(k, one) for k, one in some if inserted(k, one)]
        counts.append(f"{len(some) - len(accepted)} of {len(some)} {kind}s".replace("word of the states", "words of the state").replace("word of the stacks", "words of the stack"))
        wrong += [f"    accepted with another {one.operands[0]} before {one.address:x}: {code[k].text}" for k, one in accepted]
        tried += len(some)
    return [f"  lost, and read later: {', '.join(counts)} refused", *wrong], bool(tried) and not wrong


def whole(code: list[Instruction], accepted: Accepted) -> Inserted:
    """Where all of the code is asked."""
    return lambda k, one: accepted([*code[:k], one, *code[k:]])
