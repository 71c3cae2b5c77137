# SPDX-License-Identifier: MIT OR Apache-2.0
"""The bits of terms: what is moved, masked and selected is the same bit in another place. A bit of a sum, a product or a word that was read is one
of its own. Two terms with the same bits are equal for all words."""

from collections.abc import Callable

from .machine import Terms
from .normal import Forms

WIDTH = 64
ARITHMETIC = {"add", "sub", "mul", "join", "leaf"}
# 0, 1, or the number of a bit that is no constant, from 2 on.
Bit = int
ALL = tuple[Bit, ...]


class Bits:
    def __init__(self, terms: Terms, forms: Forms, read: Callable[[int], ALL | None]):
        """`read` has the bits of a leaf, if they have names elsewhere."""
        self.terms, self.forms, self.read = terms, forms, read
        self.numbers: dict[tuple, Bit] = {}
        self.found: dict[int, ALL] = {}

    def bit(self, *key) -> Bit:
        return self.numbers.setdefault(key, len(self.numbers) + 2)

    def named(self, *key) -> ALL:
        """All bits of something that has a name."""
        return tuple(self.bit(*key, k) for k in range(WIDTH))

    def of(self, term: int) -> ALL:
        if term not in self.found:
            self.found[term] = self.made(term, *self.terms.all[term])
        return self.found[term]

    def made(self, term: int, operation: str, *arguments) -> ALL:
        zeros = (0,) * WIDTH
        match operation:
            case "constant":
                return tuple(arguments[0] >> k & 1 for k in range(WIDTH))
            case "leaf":
                return self.read(term) or self.opaque(term)
            case "and" | "or" | "xor":
                return tuple(self.gate(operation, a, b) for a, b in zip(*map(self.of, arguments), strict=True))
            case "andn":
                return tuple(self.gate("and", self.negated(a), b) for a, b in zip(*map(self.of, arguments), strict=True))
            case "shl":
                return (zeros + self.of(arguments[0]))[WIDTH - arguments[1] :][:WIDTH]
            case "shr":
                return (self.of(arguments[0]) + zeros)[arguments[1] :][:WIDTH]
            case "sar":
                bits = self.of(arguments[0])
                return (bits + bits[-1:] * WIDTH)[arguments[1] :][:WIDTH]
            case "join":
                low, high = map(self.of, arguments)
                return low[:32] + high[:32]
            case "ite":
                condition = self.condition(arguments[0])
                return tuple(self.chosen(condition, a, b) for a, b in zip(*map(self.of, arguments[1:]), strict=True))
            # Of sums all bits may be set.
            case "add" if not ARITHMETIC & {self.terms.all[a][0] for a in arguments}:
                a, b = map(self.of, arguments)
                if all(0 in pair for pair in zip(a, b, strict=True)):
                    return tuple(x or y for x, y in zip(a, b, strict=True))
        return self.opaque(term)

    def opaque(self, term: int) -> ALL:
        """Above its range it has its sign."""
        least, most = self.terms.range(term)
        n = max(most, ~least if least < 0 else 0).bit_length()
        bits = self.named("of", self.forms.of(term))[: n + (least < 0)]
        return (bits + (bits[-1:] if least < 0 else (0,)) * WIDTH)[:WIDTH]

    def condition(self, term: int) -> Bit:
        operation, *arguments = self.terms.all[term]
        if operation == "constant":
            return int(arguments[0] != 0)
        if operation == "bit":
            return self.of(arguments[0])[arguments[1]]
        # Less than 1, of what is 0 or 1.
        if operation == "below" and self.terms.known(arguments[1]) == 1 and not any(self.of(arguments[0])[1:]):
            return self.negated(self.of(arguments[0])[0])
        return self.bit("of", self.forms.of(term))

    def negated(self, a: Bit) -> Bit:
        return 1 - a if a < 2 else self.bit("not", a)

    def gate(self, operation: str, a: Bit, b: Bit) -> Bit:
        a, b = sorted((a, b))
        if operation == "and":
            return 0 if not a else b if a == 1 or a == b else self.bit(operation, a, b)
        if operation == "or":
            return b if not a or a == b else 1 if a == 1 else self.bit(operation, a, b)
        return b if not a else 0 if a == b else self.negated(b) if a == 1 else self.bit(operation, a, b)

    def chosen(self, condition: Bit, a: Bit, b: Bit) -> Bit:
        return a if a == b or condition == 1 else b if condition == 0 else condition if (a, b) == (1, 0) else self.bit("ite", condition, a, b)
