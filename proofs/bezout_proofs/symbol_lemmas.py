# SPDX-License-Identifier: MIT OR Apache-2.0
"""Lemmas about what flips a symbol, and the majority rule, by one of the solvers: README, section 2.7.

A pair of numbers takes part in the steps: each makes its first number x = u f + v g of the row (u, v) of f, and x' = q f + r g is it behind a
step that swaps. Its sign is 1 if x is negative. The pair (0+, -1) has a first number -v, or u 0+ where v is 0.
"""

from functools import reduce
from typing import Any

from . import symbol
from .batch import THIRD, Words
from .machine import Terms
from .normal import Polynomial, plus, product
from .step_lemmas import BITS, WIDE, Solver


class Lemmas:
    """All of them, with one error or none."""

    def __init__(self, solver: Solver, error: str | None = None):
        self.solver, self.s, self.error = solver, solver.s, error

    def term(self, make, *names: str, **words: Any) -> Any:
        """What a function makes of words."""
        terms = Terms()
        made = make(Words(terms), *(terms.make("leaf", name) for name in names))
        return self.solver.term(terms.text(made), words)

    def virtual(self, u: Any, v: Any) -> Any:
        """Whether the first number of (0+, -1) is negative."""
        s = self.s
        return v >= 0 if self.error == "zero" else s.Or(v > 0, s.And(v == 0, u < 0))

    def majority(self, a: Any, b: Any, c: Any) -> Any:
        s = self.s
        return s.Or(s.And(a, b), s.And(a, c), s.And(b, c))

    def correction(self, start: Any, now: Any, x: Any) -> Any:
        """By how much falls of x and of the other pair differ since x was `start`, modulo 2; `now` is the sign of the other one."""
        return self.majority(start < 0, now, x < 0 if self.error == "end" else x > 0)

    def flips_of_a_swap(self) -> bool:
        """(g / |f|) becomes ((g - f)/2 / |g|). By the law of reciprocity, and those of -1 and 2: rules 1, 2 and 3 say whether it flips.

        (g / |f|) is (|g| / |f|), or that times (-1 / |f|) if g < 0; and (-f / |g|) is (|f| / |g|), or that times (-1 / |g|) if f > 0."""
        s = self.s
        f, g = s.BitVecs("f g", BITS)
        three = {x: s.Extract(1, 0, s.If(x < 0, -x, x)) == 3 for x in (f, g)}
        law = [s.And(g < 0, three[f]), s.And(f > 0, three[g]), s.And(three[f], three[g]), self.first_rule(s.If(g < 0, -g, g))]
        rules = [self.first_rule(g), s.And(s.Extract(1, 0, f) == 1, s.Extract(1, 0, g) == 3), s.And(f > 0, g < 0)]
        if self.error == "swap":
            rules.pop()
        odd = [s.Extract(0, 0, x) == 1 for x in (f, g)]
        return self.solver.proved(self.exclusive(law) == self.exclusive(rules), *odd)

    def first_rule(self, f: Any) -> Any:
        residue = self.s.Extract(2, 0, f)
        return self.s.Or(residue == 3, residue == 5)

    def exclusive(self, claims: list) -> Any:
        return reduce(self.s.Xor, claims)

    def read_off_words(self) -> bool:
        """With f = -2 h - 1 before a step and f' = -2 h' - 1 behind it: the bits of h and of h & ~h' are those of the rules."""
        s = self.s
        h, after = s.BitVecs("h after", BITS)
        f, f2 = (-2 * s.SignExt(WIDE - BITS, x) - 1 for x in (h, after))
        falls = self.term(lambda w, h, after: w.andn(after, h), "h", "after", h=h, after=after)

        def bit(x, n):
            return s.Extract(n, n, x) == 1

        claims = [
            s.Xor(bit(h, 0), bit(h, 1)) == self.first_rule(f),
            bit(falls, 0) == s.And(s.Extract(1, 0, f) == 1, s.Extract(1, 0, f2) == 3),
            bit(falls, 62 if self.error == "bit" else 63) == s.And(f > 0, f2 < 0),
        ]
        return self.solver.proved(s.And(*claims))

    def rule_begins(self) -> bool:
        """Before any step the row is (1, 0): nothing has fallen, and nothing has to be corrected."""
        f = self.s.Real("f")
        return self.solver.proved(self.s.Not(self.correction(f, self.virtual(1, 0), f)), f != 0)

    def rule_goes_on(self) -> bool:
        """A swap changes the correction by both falls. Rows (u, v) and (q, r) have a determinant above 0, and it times f is r x - v x'.

        Other steps leave the direction of the row, and no x is 0."""
        s = self.s
        u, v, q, r, x, y, f = s.Reals("u v q r x y f")
        rx, vy = s.Reals("rx vy")

        def is_product(a, b, p):
            same, other = (s.Or(s.And(a > 0, c > 0), s.And(a < 0, c < 0)) for c in (b, -b))
            return s.And((p > 0) == same, (p < 0) == other)

        turned = rx - vy if self.error != "direction" else vy - rx
        given = [is_product(r, x, rx), is_product(v, y, vy), (turned > 0) == (f > 0), (turned < 0) == (f < 0), x != 0, y != 0, f != 0]
        before, behind = self.virtual(u, v), self.virtual(q, r)
        changes = s.Xor(self.correction(f, before, x), self.correction(f, behind, y))
        falls = s.Xor(s.And(x > 0, y < 0), s.And(s.Not(before), behind))
        return self.solver.proved(changes == falls, *given) and self.turned()

    def turned(self) -> bool:
        """(u r - v q) f = r (u f + v g) - v (q f + r g), as polynomials."""

        def sum_of(*parts: str) -> Polynomial:
            found: Polynomial = {}
            for part in parts:
                found = plus(found, {tuple(sorted(part.strip("-"))): 1}, -1 if part[0] == "-" else 1)
            return found

        x, y, r, v, f = sum_of("uf", "vg"), sum_of("qf", "rg"), sum_of("r"), sum_of("v"), sum_of("f")
        return product(sum_of("ur", "-vq"), f) == plus(product(r, x), product(v, y), -1)

    def packed_is_virtual(self) -> bool:
        """u F + v G has the sign of u 0+ - v for F = f + 2^42 and G = g - 2^63 with 0 <= f, g < 2^21, and |u| + |v| at most 2^20, both not 0.

        So t = u f + v g is below 2^41 in absolute value."""
        s, n = self.s, THIRD
        u, v, t = s.Ints("u v t")
        size = s.If(u < 0, -u, u) + s.If(v < 0, -v, v)
        most = 1 << 2 * n + (3 if self.error == "packed" else 1)
        given = [size <= 1 << n, size > 0, t < most, -t < most]
        packed = u * (1 << 2 * n + 2) - v * (1 << 3 * n + 3) + t
        return self.solver.proved(s.And((packed < 0) == self.virtual(u, v), packed != 0), *given)

    def virtual_of_words(self) -> bool:
        """The word that `not_negative` makes of entries."""
        s = self.s
        u, v = s.BitVecs("u v", BITS)
        most = 1 << 63 if self.error == "entries" else 1 << 60
        given = [s.And(x <= most, x >= -most) for x in (u, v)]
        word = self.term(symbol.not_negative, "u", "v", u=u, v=v)
        return self.solver.proved((word < 0) == s.Not(self.virtual(u, v)), *given, s.Or(u != 0, v != 0))

    def majority_of_words(self) -> bool:
        """The word that `majority` makes: of each bit, and so of signs."""
        a, b, c = self.s.BitVecs("a b c", BITS)
        word = self.term(symbol.majority, "a", "b", "c", a=a, b=b, c=c)
        other = c if self.error == "complement" else ~c
        return self.solver.proved(word == (a & b | a & other | b & other))

    def carries_keep_the_sign(self) -> bool:
        """A number 2^30 (y + c) + r with 0 <= r < 2^30 is negative if y + c is: c is what a limb carries to those above it, y."""
        y, c, r = self.s.Ints("y c r")
        most = 1 << symbol.LIMB + (self.error == "carry")
        return self.solver.proved(((y + c) * (1 << symbol.LIMB) + r < 0) == (y + c < 0), r >= 0, r < most)


    def two_words_are_all(self) -> bool:
        """What a carry c of the lowest limb makes of others is what it makes of their disjunction a and their conjunction b: of one limb, and
        of one limb x more, which has to be nothing but the 30 bits of a limb."""
        s = self.s
        a, b, c, x = s.BitVecs("a b c x", BITS)
        limbs = [s.And(limb >= 0, limb < 1 << symbol.LIMB + (self.error == "long")) for limb in (a, b, x)]

        def carried(carry, *limbs):
            return reduce(lambda found, limb: found + limb >> symbol.LIMB, limbs, carry)

        first = carried(c, x) == carried(c, x, x)
        more = carried(carried(c, a, b), x) == carried(c, a | x, b & x)
        return self.solver.proved(s.And(first, more), *limbs, b & ~a == 0, c >= -1, c <= 1)


# By name, with an error that is refuted.
NAMES = {
    "flips_of_a_swap": "swap",
    "read_off_words": "bit",
    "rule_begins": "zero",
    "rule_goes_on": "end",
    "packed_is_virtual": "packed",
    "virtual_of_words": "entries",
    "majority_of_words": "complement",
    "carries_keep_the_sign": "carry",
    "two_words_are_all": "long",
}


def symbol_lemmas(solver: Solver) -> dict[str, bool]:
    """All of them, by name."""
    lemmas = Lemmas(solver)
    return {name.replace("_", " "): getattr(lemmas, name)() for name in NAMES}
