# SPDX-License-Identifier: MIT OR Apache-2.0
"""The routine: batches of thirty divsteps, and their matrix applied to the long numbers, for all lanes alike.

The steps wait for each other, five cycles each. Between them stands the update of the lowest limbs by the matrix of the
batch before; a loop goes through the other limbs, so that one routine serves all lengths.
"""

from collections.abc import Callable

from ..product.code import Code
from ..schedule import commented
from .avx2 import STEPS, Avx2
from .avx512 import Avx512
from .layout import BATCHES, COUNT, FIRST, LIMB, LIMBS, NAMES, STATE

EXTENSIONS = {"avx2": Avx2, "avx512": Avx512}

BANNER = """
Purpose: `batches` batches of 30 half-delta divsteps in {lanes} lanes of 64 bits, each with numbers of its own: on f, g,
  with the cofactors d, e modulo m [BY19, Wui21].
In: rdi = address of the state, aligned to {width} bytes: vectors of {lanes} words. In the first one are the number of
  limbs, the number of batches, and words not in use; then come delta, the inverse of -m modulo 2^30, {scratch} vectors of
  scratch, and five vectors for each limb of 30 bits, the lowest limb first: f, g, d, e, m.
Requires: f, m odd; limbs below 2^30 but the highest, whose lower 32 bits are signed; {interleaved} limbs or more; batches >= 1;
  {needs}. Delta is {delta}.
Out: f, g, d, e, delta.
Bounds: |f|, |g| do not grow; |d|, |e| grow by at most m a batch.
Timing: constant but for the numbers of batches and limbs.
Clobbers: the registers that the System V ABI lets it clobber; no stack.
Length: {batch} instructions a batch, {steps} for its steps, with {interleaved} limbs; {limb} more for each other limb.
"""

INTERLEAVED = 9
"""Limbs, at least two: their update stands between the steps of the next batch, which wait for each other."""


class Routine:
    def __init__(self, extension: str):
        self.e = EXTENSIONS[extension]()
        self.layout = self.e.layout
        r = [f"{self.e.register}{i}" for i in range(16)]
        # Registers 0 to 4 are those of the steps.
        self.second, self.free = [r[0], r[3], r[1], r[4]], r[5:16]
        # Those of the update.
        self.carries = dict(zip("fgde", r[5:9]))
        self.quotients = dict(zip("de", r[9:11]))
        self.operands, self.sums = r[11:13], r[13:15]

    def text(self) -> str:
        c, e = Code(), self.e
        with c.part("enter"):
            c(f"mov {LIMBS}, qword ptr [{STATE}]", f"mov {BATCHES}, qword ptr [{STATE}+8]")
            c(*e.prologue(), *self.load_delta(), *e.start())
        c(".p2align 6", "2:")
        begin = len(c.lines)
        c(*self.batch())
        with c.part("loop"):
            c(f"dec {BATCHES}", "jnz 2b")
        each = len(self.limb(1, self.layout.here)) + 3
        length = sum(not line.endswith(":") for line in c.lines[begin:]) - each
        # The matrix of the last batch.
        with c.part("last_update"):
            c(*self.save_delta(), *self.limb(0, self.layout.limb), *self.loop(1))
        with c.part("leave"):
            c("vzeroupper", "ret")
        return c.text(BANNER.format(
            lanes=e.lanes, width=self.layout.width, needs=e.needs, delta=e.delta, interleaved=INTERLEAVED,
            scratch=len(NAMES) - 3, batch=length, limb=each, steps=2 * len(e.steps()),
        ))  # fmt: skip

    def load_delta(self) -> list[str]:
        return [f"{self.e.move} {self.e.d}, {self.layout.slot('delta')}"]

    def save_delta(self) -> list[str]:
        return [f"{self.e.move} {self.layout.slot('delta')}, {self.e.d}"]

    def batch(self) -> list[str]:
        """Thirty steps, with the matrix of the batch before applied between them; then the next matrix and window."""
        e = self.e
        steps = e.steps()
        each = len(steps) // STEPS
        front = [named(steps[each * k : each * (k + 1)], f"half1.step{k + 1}") for k in range(STEPS)]
        front += [named(self.change(), "change")]
        front += [named(steps[each * k : each * (k + 1)], f"half2.step{k + 1}") for k in range(STEPS)]
        back = [named(self.limb(i, self.layout.limb), f"update.limb{i}") for i in range(INTERLEAVED)]
        lines = merge([line for part in front for line in part], [line for part in back for line in part])
        lines += named(self.loop(INTERLEAVED), "update.loop")
        return [*lines, *named(self.compose(), "compose"), *named(self.window(), "window")]

    def change(self) -> list[str]:
        """The packed words after the first half: f, g negated as the entries are, which changes no step."""
        e = self.e
        f, g = e.packed
        u, v, q, r = self.second
        lines = [*self.save_delta(), *e.unpack(self.second)]
        lines += [f"{e.move} {self.layout.slot(name)}, {entry}" for name, entry in zip(FIRST, self.second)]
        lines += dot(f, u, self.layout.limb("f"), v, self.layout.limb("g"), v)
        lines += dot(g, q, self.layout.limb("f"), r, self.layout.limb("g"), r)
        return [*lines, *e.restart(f, g, 15), *self.load_delta()]

    def compose(self) -> list[str]:
        """The matrix of the batch: that of the second half times that of the first; the signs cancel."""
        lines, results, first = self.e.unpack(self.second), self.free[:4], [self.layout.slot(name) for name in FIRST]
        for i, (row, column) in enumerate(((0, 0), (0, 1), (2, 0), (2, 1))):
            a, b = self.second[row : row + 2]
            lines += dot(results[i], a, first[column], b, first[2 + column], self.free[4 + i])
        return [*self.save_delta(), *lines, *self.e.keep(results)]

    def window(self) -> list[str]:
        """The packed words from the lowest limbs of the next f, g, of which the update will come too late."""
        lines, at = [], self.layout.limb
        for to, row in zip(self.e.packed, (self.free[0:2], self.free[2:4])):
            high, spare = self.free[4:6]
            lines += dot(to, row[0], at("f"), row[1], at("g"), spare)
            lines += dot(high, row[0], at("f", 1), row[1], at("g", 1), spare)
            lines += [f"vpsrlq {to}, {to}, 30", f"vpaddq {to}, {to}, {high}"]
        return [*lines, *self.e.restart(*self.e.packed, 0), *self.load_delta()]

    def loop(self, done: int) -> list[str]:
        """The limbs from `done` on, none perhaps, and what is carried into the highest."""
        lines = [f"lea {LIMB}, [{STATE}+{self.layout.limbs + (done - 1) * self.layout.step}]"]
        lines += [f"mov {COUNT}, {LIMBS}", f"sub {COUNT}, {done}", "jz 4f", "3:"]
        lines += [f"add {LIMB}, {self.layout.step}", *self.limb(1, self.layout.here), f"dec {COUNT}", "jnz 3b", "4:"]
        for number, carry in self.carries.items():
            lines += [*self.e.last(carry), f"{self.e.move} {self.layout.here(number)}, {carry}"]
        return lines

    def limb(self, i: int, at: Callable) -> list[str]:
        """Limb `i` of all numbers, by its address or where `LIMB` points to; the results are for the limb before it."""
        here, before = (i, i - 1) if at == self.layout.limb else (0, -1)
        lines = []
        for pair in ("fg", "de"):
            lines += [f"{self.e.move} {r}, {at(number, here)}" for number, r in zip(pair, self.operands)]
            for number, row in zip(pair, (self.e.matrix[:2], self.e.matrix[2:])):
                lines += self.sum(number, row, i == 0, at("m", here))
                if i:
                    lines += [f"{self.e.and_} {self.sums[0]}, {self.carries[number]}, {self.e.mask}"]
                    lines += [f"{self.e.move} {at(number, before)}, {self.sums[0]}"]
                lines += [self.e.carry(self.carries[number])]
        return lines

    def sum(self, number: str, row: list[str], lowest: bool, modulus: str) -> list[str]:
        """What comes to the carry at a limb: products of the operands with the matrix, and with the quotient."""
        e, total, (a, b) = self.e, self.carries[number], self.sums
        if lowest:
            lines = dot(total, self.operands[0], row[0], self.operands[1], row[1], a) + e.bias(total, True)
        else:
            lines = dot(b, self.operands[0], row[0], self.operands[1], row[1], a)
            lines += [*e.bias(total, False), f"vpaddq {total}, {total}, {b}"]
        if number in "fg":
            return lines
        quotient = self.quotients[number]
        if lowest:
            lines += [f"vpmuludq {quotient}, {total}, {self.layout.slot('inverse')}"]
            lines += [f"{e.and_} {quotient}, {quotient}, {e.mask}"]
        return lines + [f"vpmuludq {a}, {quotient}, {modulus}", f"vpaddq {total}, {total}, {a}"]


def named(lines: list[str], name: str) -> list[str]:
    """The instructions among them with a comment."""
    return [line if line.endswith(":") else commented(line, name) for line in lines]


def dot(to: str, a: str, b: str, c: str, d: str, spare: str) -> list[str]:
    """`to = a b + c d`, where `b` and `d` may be in memory."""
    return [f"vpmuldq {to}, {a}, {b}", f"vpmuldq {spare}, {c}, {d}", f"vpaddq {to}, {to}, {spare}"]


def merge(front: list[str], back: list[str]) -> list[str]:
    """Both in their order, the second one spread over the first."""
    lines, done = [], 0
    for i, line in enumerate(front):
        lines.append(line)
        until = len(back) * (i + 1) // len(front)
        lines += back[done:until]
        done = until
    return lines


def text(extension: str) -> str:
    """The routine as text for `naked_asm!`."""
    return Routine(extension).text()
