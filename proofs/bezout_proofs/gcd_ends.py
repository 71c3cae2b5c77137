# SPDX-License-Identifier: MIT OR Apache-2.0
"""Both ends of a gcd of any two numbers, on terms, as `ends.py` has those of an inverse (README, section 2.15).

Let A be b, and B be 0, if a is 0, and else a and b. Before the routine F is A without its factors 2, or 1 if both are zero, and G is B. Behind it the
magnitude of f gets the factors 2 that A and B share, and becomes 0 if both are zero.
"""

import math
import random
from collections.abc import Iterable

from .compiled import Compiled
from .ends import APART, Behind, Ends, Given, OfWords
from .machine import WORD, Terms
from .pairs import LIMB, pairs_of
from .steps import Refused
from .update import Shape

# Behind the result and both numbers.
SCRATCH = 3 * APART


def counts_of(terms: Terms) -> list[int]:
    """Words by which numbers of more words are shifted: the bits above the lowest six choose words."""
    words = [arguments[0] for operation, *arguments in terms.all if operation == "bit" and arguments[1] == 0]
    found = [terms.all[term][1] for term in words if terms.all[term][0] == "shr" and terms.all[term][2] == 6]
    return list(dict.fromkeys(found))


class Gcd(OfWords, Behind):
    TEXT = "the magnitude of f with the factors 2 that both numbers share, and 0 of two zeros"
    OF_ODD = False
    OF = "for all a and b"

    @staticmethod
    def more(shape: Shape) -> list[int]:
        """Of scratch, as many words as `bezout_gcd_scratch` says for these lengths."""
        n = shape.bits // 64
        return [8 * (2 * n + max(4 * n, 3 * (n if n < 7 else 4 * (64 * n // 204) + 4), 2 * (n + 64 * n // 60) + 2))]

    @staticmethod
    def result(shape: Shape) -> list[int]:
        return [8] * (shape.bits // 64)

    @staticmethod
    def wanted(shape: Shape, m: int, x: int) -> tuple[int, ...]:
        return *(math.gcd(m, x) >> 64 * k & WORD for k in range(shape.bits // 64)), 0

    @staticmethod
    def given(given: Given, ends: Ends) -> Given:
        """f and g are in scratch."""
        before = Compiled(given.terms, ends.call.before)
        n = len(given.m)
        f, g = ([before.word(SCRATCH + 8 * (first + k)) for k in range(n)] for first in (0, n))
        return Given(given.terms, given.shape, given.solvers, f, g, given)

    @staticmethod
    def of_routine(m: int, x: int) -> tuple[int, int]:
        """m is the second number, and x the first one."""
        a, b = (x, m) if x else (m, 0)
        return (a // (a & -a) if a else 1), b

    @staticmethod
    def numbers_of_run(shape: Shape, k: int, generator: random.Random) -> tuple[int, int]:
        """Zeros, one number alone, and numbers with a factor in common, and with factors 2."""
        bits = shape.bits
        if k < 5:
            return ((0, 0), (0, 3 << bits - 2), (6, 0), (1 << bits - 1, 1 << 70), ((1 << bits) - 1,) * 2)[k]
        common, twos = generator.getrandbits(generator.randrange(1, bits - 80)), [generator.randrange(40) for _ in "mx"]
        sizes = [bits - common.bit_length() - k for k in twos]
        return tuple((common * generator.getrandbits(size)) << k for size, k in zip(sizes, twos, strict=True))

    def overwritten(self, first: int, k: int) -> list[int]:
        """What a number in memory was before it was overwritten once more than k times."""
        found = self.ends.path.machine.overwritten
        words = [found.get(first + 8 * i, []) for i in range(self.shape.bits // 64)]
        if min(map(len, words)) <= k:
            raise Refused("a number that is not where it should be")
        return [terms[k] for terms in words]

    def named(self, solver) -> Iterable[tuple[str, tuple]]:
        """Each claim is of words that the claims before it are of: these may be anything in it."""
        s, count = solver.s, self.shape.bits // 64
        counts = counts_of(self.terms)
        if len(counts) != 2:
            raise Refused(f"{len(counts)} counts of shifts of more words, and not 2")
        numbers = {"a": self.before.given.call.x, "b": self.before.given.call.m, "A": self.overwritten(SCRATCH, 1), "B": self.before.given.x, "M": self.overwritten(0, 0)}
        word = {name: [s.BitVec(f"{name}{k}", 64) for k in range(count)] for name in numbers}
        known = {name: dict(zip(terms, word[name], strict=True)) for name, terms in numbers.items()}
        zero, one = s.BitVecVal(0, 64), s.BitVecVal(1, 64)

        def is_zero(name: str):
            return s.And(*(w == 0 for w in word[name]))

        def values(terms: list[int], *names: str, more: dict | None = None) -> list:
            found = {term: w for name in names for term, w in known[name].items()} | (more or {})
            return [solver.word(value) for value in solver.values(self.terms, terms, found)]

        for k, (found, other) in enumerate(zip(values(numbers["A"], "a", "b"), values(numbers["B"], "a", "b"), strict=True)):
            yield f"another word {k} of A", (found == s.If(is_zero("a"), word["b"][k], word["a"][k]), [])
            yield f"another word {k} of B", (other == s.If(is_zero("a"), zero, word["b"][k]), [])
        place, twos = s.BitVec("place", 64), s.BitVec("twos", 64)
        yield "a place of a bit that is none", (s.ULE(solver.lowest(place), 64), [])
        # In each case the words below one are zeros, and the lowest bit of that one may be at any place.
        for name, which in (("A", 0), ("B", 1)):
            for k in range(count + 1):
                more = {numbers[name][i]: 0 for i in range(k)} | ({counts[0]: twos} if which else {})
                more |= {term: place for word_k in numbers[name][k : k + 1] if (term := self.terms.numbers.get(("lowest", word_k))) is not None}
                (found,) = values([counts[which]], "A", "B", more=more)
                lowest = place + 64 * k if k < count else s.BitVecVal(64 * count, 64)
                wanted = s.If(s.ULT(twos, lowest), twos, lowest) if which else lowest if k < count else zero
                given = [word[name][k] != 0, s.ULE(place, 64)] if k < count else []
                yield f"another count of factors 2 of {name}", (found == wanted, [*given, s.ULT(twos, 64 * count)])
        bits = s.BitVec("bits", 6)
        for j in range(count):
            cut = s.Concat(s.BitVecVal(j, 58), bits)
            wide = s.Concat(s.BitVecVal(0, 122), bits)
            for k, found in enumerate(values(self.before.given.m, "A", more={counts[0]: cut})):
                low, high = (word["A"][k + i] if k + i < count else zero for i in (j, j + 1))
                wanted = s.Extract(63, 0, s.LShR(s.Concat(high, low), wide))
                yield f"another word {k} of f", (found == (wanted if k else wanted | s.If(is_zero("A"), one, zero)), [])
            *shifted, answer = values(list(self.ends.returned), "A", "M", more={counts[1]: cut})
            for k, found in enumerate(shifted):
                high, low = (word["M"][k - i] if k >= i else zero for i in (j, j + 1))
                wanted = s.Extract(127, 64, s.Concat(high, low) << wide)
                yield f"another word {k} of the result", (found == s.If(is_zero("A"), zero, wanted), [])
            yield "another answer", (answer == 0, [])
        yield "another magnitude", self.magnitude(solver, numbers["M"])

    def magnitude(self, solver, made: list[int]) -> tuple:
        """Words of the magnitude of f, if it has no more of them."""
        s, word, bits, last = solver.s, self.words(solver, []), self.shape.bits, self.of_f[-1]
        low = [s.Extract(LIMB - 1, 0, word[cut]) for cut in self.of_f[1:-1]]
        f = s.Concat(word[dict(pairs_of(self.terms))[last]], word[last], *reversed(low))
        magnitude = s.If(f < 0, -f, f)
        found = s.Concat(*reversed([solver.word(value) for value in solver.values(self.terms, made, word)]))
        return found == s.Extract(bits - 1, 0, magnitude), [s.LShR(magnitude, bits) == 0]
