# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches on numbers of any length: the first limbs among the steps, as those of short numbers, the rest in a loop.

A turn of the loop works on four limbs, behind which an inversion has those of the modulus. Its pointer is one group behind, for
the sums of limb `i` give limb `i - 2`. A sum begins with the products; the carry comes last, by `ssra`, since it is what one limb
waits for of the one before. The number of turns is on the stack, where no store through that pointer could be.
"""

from ..schedule import commented
from .divstep import AMONG, LIMB, Frame, Kind, body, last, whole

POINTER, TURNS, SPARE = "x15", "x16", "x17"
"""General registers that no word of the steps is in."""
NEXT = ("v20", "v21")
"""Sums of every other limb, beside the registers that are handed over."""
NUMBERS, WRITTEN = "v22", "v23"
BITS = 30 * (AMONG + 4) - 2
"""A length, for what does not depend on it."""


class Loop:
    """In which registers it has what, as `divstep.handed` leaves it there."""

    def __init__(self, kind: Kind, label: int):
        self.kind, self.label, self.frame = kind, label, Frame(kind, AMONG)
        names = iter([f"v{i}" for i in (*range(8), 16, 17)])
        self.first, self.second = [next(names), next(names)], [next(names), next(names)]
        self.k = [next(names), next(names)] if kind.cofactors else []
        pairs = len(kind.numbers) // 2
        self.sums = ([next(names) for _ in range(pairs)], list(NEXT[:pairs]))
        self.numbers, self.modulus = (next(names), NUMBERS), next(names) if kind.cofactors else None
        self.limb = 4 * len(kind.numbers)
        """Bytes of a limb of all numbers."""

    def at(self, i: int) -> str:
        """Limb `i` of this turn."""
        return f"[{POINTER}, #{self.frame.group + self.limb * i if i >= 0 else self.limb * (4 + i)}]"

    def vector(self, i: int) -> tuple[str, int]:
        """Where limb `i` of this turn, or of the one before, is: an inversion has one in a vector, others two."""
        if self.kind.cofactors:
            return self.numbers[(i + 1) % 2], 0
        return self.numbers[(i // 2 + 1) % 2], i % 2 * 2

    def products(self, i: int, half: int, first: str) -> list[str]:
        """Those of limb `i` by a half of each entry, into the next sums."""
        sums, (x, at) = self.sums[(i + half + 1) % 2], self.vector(i)
        found = [(sums[0], self.first, at), (sums[0], self.second, at + 1)]
        if self.kind.cofactors:
            found += [(sums[1], self.first, 2), (sums[1], self.second, 3)]
        lines = [f"{first if entries is self.first else 'smlal'} {to}.2d, {entries[half]}.2s, {x}.s[{lane}]" for to, entries, lane in found]
        if self.kind.cofactors:
            lines.append(f"smlal {sums[1]}.2d, {self.k[half]}.2s, {self.modulus}.s[{i % 4}]")
        return lines

    def carry(self, i: int) -> list[str]:
        old, new = self.sums[i % 2], self.sums[(i + 1) % 2]
        return [f"ssra {b}.2d, {a}.2d, #{LIMB}" for a, b in zip(old, new)]

    def position(self, i: int) -> list[str]:
        """Limb `i` of a turn."""
        lines = []
        if self.kind.cofactors or i % 2 == 0:
            lines.append(f"ldr q{self.vector(i)[0][1:]}, {self.at(i)}")
        lines += self.products(i - 1, 1, "smull")
        if self.kind.cofactors and i == 0:
            lines.append(f"ldr q{self.modulus[1:]}, {self.at(4)}")
        lines += [*self.products(i, 0, "smlal"), *self.carry(i)]
        if self.kind.cofactors or i % 2:
            pair = self.sums[(i + 1) % 2] if self.kind.cofactors else [self.sums[0][0], self.sums[1][0]][:: 1 if i % 2 == 0 else -1]
            lines += [f"uzp1 {WRITTEN}.4s, {pair[0]}.4s, {pair[1]}.4s", f"bic {WRITTEN}.4s, #0xc0, lsl #24"]
            lines.append(f"str q{WRITTEN[1:]}, {self.at(i - 2 if self.kind.cofactors else i - 3)}")
        return lines

    def narrow(self, sums: list[str]) -> str:
        return f"uzp1 {WRITTEN}.4s, {sums[0]}.4s, {sums[1]}.4s" if self.kind.cofactors else f"xtn {WRITTEN}.2s, {sums[0]}.2d"

    def end(self) -> list[str]:
        """The two highest limbs. The pointer is at the last group."""
        new, width, lanes = self.sums[1], *(("q", "4s") if self.kind.cofactors else ("d", "2s"))
        lines = [*self.products(-1, 1, "smull"), *self.carry(0), self.narrow(new), f"bic {WRITTEN}.{lanes}, #0xc0, lsl #24"]
        lines.append(f"str {width}{WRITTEN[1:]}, {self.at(-2)}")
        lines += [f"sshr {one}.2d, {one}.2d, #{LIMB}" for one in new]
        return [*lines, self.narrow(new), f"str {width}{WRITTEN[1:]}, {self.at(-1)}", f"str {width}{WRITTEN[1:]}, [x0, #{self.frame.top('f')}]"]

    def turn(self) -> list[str]:
        """What a symbol collects of an update, as `Batch.turns` has it, behind the loop."""
        before, differs, turns = POINTER, TURNS, self.kind.registers["turns"]
        lines = [f"ldr {name}, [x0, #{self.frame.word(word)}]" for name, word in ((before, "before"), (differs, "differs"))]
        lines += [f"ldrsw {SPARE}, [x0, #{self.frame.top('f')}]", f"eon {SPARE}, {before}, {SPARE}", f"and {SPARE}, {differs}, {SPARE}"]
        return [*lines, f"eor {turns}, {turns}, {SPARE}", f"eor {turns}, {turns}, {before}"]

    def lines(self) -> list[str]:
        start = [f"add {POINTER}, x0, #{self.frame.limb(AMONG - 4)}", f"ldr {TURNS}, [sp, #80]"]
        again = [f"add {POINTER}, {POINTER}, #{self.frame.group}", f"subs {TURNS}, {TURNS}, #1", f"b.ne {self.label}b"]
        found = [commented(line, "rest.start") for line in start] + [f"{self.label}:"]
        for i in range(4):
            found += [commented(line, f"rest.limb{i}") for line in self.position(i)]
        found += [commented(line, "rest.next") for line in again] + [commented(line, "rest.top") for line in self.end()]
        if self.kind.flips:
            found += [commented(line, f"rest.{name}") for line, name in zip(self.turn(), TURN_NAMES)]
        return found


TURN_NAMES = ("before", "differs", "after", "two", "both", "turns", "turns")


def text(kind: Kind) -> str:
    frame, passes = Frame(kind, AMONG), [body(kind, BITS), Loop(kind, 3).lines()]
    end = [*last(kind, BITS), *Loop(kind, 4).lines()]
    for name in kind.flips:
        end.append(commented(f"str {kind.registers[name]}, [x0, #{frame.word(name)}]", f"store_{name}"))
    start, loop = passes[1].index("3:"), next(i for i, line in enumerate(passes[1]) if line.startswith("b.ne"))
    once = sum(map(len, passes)) - (loop - start) - 1
    length = (
        "numbers of any length",
        f"{frame.limbs} bytes and {frame.group} for each four limbs",
        f"{AMONG} and four for each of `groups`, which is at least 1",
        f"{once} instructions a pass, and {loop - start} for each of `groups`",
    )
    return whole(frame, length, [line for one in passes for line in one], end, ("groups",))
