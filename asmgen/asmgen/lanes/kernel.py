# SPDX-License-Identifier: MIT OR Apache-2.0
"""The routine: rounds of thirty divsteps, and their matrix applied to the long numbers, for all lanes alike.

The limbs are gone through by a loop, so that one routine serves all lengths.
"""

from ..product.code import Code
from .avx2 import Avx2
from .avx512 import Avx512
from .layout import COUNT, LIMB, STATE

EXTENSIONS = {"avx2": Avx2, "avx512": Avx512}

BANNER = """
Purpose: `rounds` rounds of 30 half-delta divsteps in {lanes} lanes of 64 bits, each with numbers of its own: on f, g,
  with the cofactors d, e modulo m [BY19, Wui21].
In: rdi = address of the state, aligned to {width} bytes: vectors of {lanes} words. The first one is the number of limbs,
  the number of rounds, and words not in use; then delta; the inverse of -m modulo 2^30; nine vectors of scratch; and five
  vectors for each limb of 30 bits, the lowest limb first: f, g, d, e, m.
Requires: f, m odd; limbs below 2^30 but the highest, whose lower 32 bits are signed; 2 limbs or more; rounds >= 1;
  {needs}. Delta is {delta}.
Out: f, g, d, e, delta.
Bounds: |f|, |g| do not grow; |d|, |e| grow by at most m a round.
Timing: constant but for the numbers of rounds and limbs.
Clobbers: the registers that the System V ABI lets it clobber; no stack.
Length: {round} instructions a round with the lowest limb, and {limb} for each other limb; {steps} are steps.
"""


class Routine:
    def __init__(self, extension: str):
        self.e = EXTENSIONS[extension]()
        self.layout = self.e.layout
        self.code = Code()
        r = [f"{self.e.register}{i}" for i in range(16)]
        # Registers 0 to 7 are those of the steps.
        self.first, self.second, self.matrix = r[8:12], [r[0], r[5], r[1], r[6]], r[12:16]
        self.operands, self.temporary = r[0:2], r[2:5]
        self.carries = dict(zip("fgde", r[8:12]))
        self.quotients = dict(zip("de", r[6:8]))

    def text(self) -> str:
        c, e = self.code, self.e
        c(*e.prologue())
        c(".p2align 6", "2:")
        begin = len(c.lines)
        self.round()
        limb = self.update()
        c(f"dec qword ptr [{STATE}+8]", "jnz 2b")
        length = len(c.lines) - begin - limb - 2
        c("vzeroupper", "ret")
        return c.text(BANNER.format(
            lanes=e.lanes, width=self.layout.width, needs=e.needs, delta=e.delta, round=length, limb=limb,
            steps=2 * len(e.steps()),
        ))  # fmt: skip

    def dot(self, to: str, a: str, b: str, c: str, d: str, temporary: str):
        """`to = a b + c d`"""
        self.code(f"vpmuldq {to}, {a}, {b}", f"vpmuldq {temporary}, {c}, {d}", f"vpaddq {to}, {to}, {temporary}")

    def round(self):
        """Two batches of fifteen steps, and their matrix."""
        c, e = self.code, self.e
        c(*e.load(), *e.start(), *e.steps(), *e.unpack(self.first))
        # Low bits of f, g after the first batch, negated as the entries are: that changes no step.
        (u, v, q, r), (f, g), temporary = self.first, self.matrix[:2], self.matrix[2]
        self.dot(f, u, self.layout.low("f"), v, self.layout.low("g"), temporary)
        self.dot(g, q, self.layout.low("f"), r, self.layout.low("g"), temporary)
        c(*e.restart(f, g, 15), *e.steps(), *e.save(), *e.unpack(self.second))
        for row in (0, 2):
            for column in (0, 1):
                a, b = self.second[row : row + 2]
                self.dot(self.matrix[row + column], a, self.first[column], b, self.first[2 + column], self.temporary[2])

    def update(self) -> int:
        """The matrix applied; returns the instructions for each limb but the lowest."""
        c, layout = self.code, self.layout
        c(f"lea {LIMB}, [{STATE}+{layout.limbs}]", f"mov {COUNT}, qword ptr [{STATE}]", f"dec {COUNT}")
        self.limb(True)
        c("3:")
        begin = len(c.lines)
        c(f"add {LIMB}, {layout.step}")
        self.limb(False)
        c(f"dec {COUNT}", "jnz 3b")
        limb = len(c.lines) - begin
        for number, carry in self.carries.items():
            c(*self.e.last(carry), f"{self.e.move} {layout.limb(number)}, {carry}")
        return limb

    def limb(self, lowest: bool):
        for pair, modular in (("fg", False), ("de", True)):
            for number, register in zip(pair, self.operands):
                self.code(f"{self.e.move} {register}, {self.layout.limb(number)}")
            for number, row in zip(pair, (self.matrix[:2], self.matrix[2:])):
                self.number(number, row, modular, lowest)

    def number(self, number: str, row: list[str], modular: bool, lowest: bool):
        c, e = self.code, self.e
        total, (a, b, _) = self.carries[number], self.temporary
        if lowest:
            self.dot(total, row[0], self.operands[0], row[1], self.operands[1], a)
            c(*e.bias(total, True))
        else:
            self.dot(b, row[0], self.operands[0], row[1], self.operands[1], a)
            c(*e.bias(total, False), f"vpaddq {total}, {total}, {b}")
        if modular:
            quotient = self.quotients[number]
            if lowest:
                c(f"vpmuludq {quotient}, {total}, {self.layout.slot('inverse')}")
                c(f"{e.and_} {quotient}, {quotient}, {e.mask}")
            c(f"vpmuludq {a}, {quotient}, {self.layout.limb('m')}", f"vpaddq {total}, {total}, {a}")
        if not lowest:
            c(f"{e.and_} {a}, {total}, {e.mask}", f"{e.move} {self.layout.limb(number, behind=1)}, {a}")
        c(e.carry(total))


def routine(extension: str) -> str:
    """The routine as text for `naked_asm!`."""
    return Routine(extension).text()
