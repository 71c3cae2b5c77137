# SPDX-License-Identifier: MIT OR Apache-2.0
"""A routine in lanes as terms: what lies in its state, and what is proved of the limbs there."""

from . import changes
from .limbs import HALF, Products
from .machine import POINTER, Instruction, Machine, Terms, Unknown
from .passes import PROVED
from .steps import Refused


# One of this many times more registers, flags, vectors or words is lost.
SPARSE = 16


class State:
    """Of a routine, run by a machine."""

    def __init__(self, products: Products):
        self.products, self.layout = products, products.layout
        self.kind, self.terms = self.layout.kind, Terms()
        self.machine: Machine = self.kind.machine.fresh(self.terms)
        self.machine.objects = {POINTER: 0}
        # Instructions that have changed something: others load what is there already.
        self.changing: set[Instruction] = set()
        self.constants()

    def step(self, i: Instruction) -> None:
        before = self.machine.state.vectors.get(i.operands[0])
        self.machine.run(i)
        if before is None or self.machine.state.vectors[i.operands[0]] != before:
            self.changing.add(i)

    def constants(self) -> None:
        """What Rust writes once, the same in all lanes."""
        places, layout = self.layout.places, self.layout
        for lane in range(self.kind.lanes):
            self.machine.state.words[places["mask"] + 8 * lane] = self.terms.constant(self.kind.mask)
            self.machine.state.words[places["one"] + 8 * lane] = self.terms.constant(1)
            for r in range(layout.rounds):
                self.machine.state.words[places["orders"] + layout.vector * r + 8 * lane] = self.terms.constant(layout.order(lane ^ 1 << r))
            for place, value in layout.offset_constants.items():
                self.machine.state.words[place + 8 * lane] = self.terms.constant(value)

    def vectors(self, at: int, lane: int, count: int) -> list[int]:
        """Of vectors from a place on, the words of a lane."""
        return [self.machine.word(at + self.layout.vector * j + 8 * lane) for j in range(count)]

    def first_vectors(self, at: int, lane: int, count: int) -> list[int]:
        """As they were at first."""
        return [self.terms.make("leaf", "word", at + self.layout.vector * j + 8 * lane, 0) for j in range(count)]

    def names(self, lane: int) -> dict[int, int]:
        """Of the constants that products read."""
        places, n = self.layout.places, self.layout.limbs
        found = {self.first_vectors(places["inverse"], lane, 1)[0]: self.products.inverse}
        if self.kind.offset:
            multiples = self.first_vectors(places["complement"], lane, 4)
            return found | {multiples[k]: self.products.terms.make("leaf", name) for k, name in ((1, "fold"), (3, "wrap"))}
        for name, place in (("m", places["m"]), ("c", places["complement"])):
            found |= dict(zip(self.first_vectors(place, lane, n), self.products.factors[name], strict=True))
        return found

    def limbs(self, words: list[int]) -> list[int]:
        """Those that are in the words of a number that is kept, which was stored."""
        if not self.kind.is_packed:
            return words
        low, high = [], []
        for k, word in enumerate(words):
            if k + len(words) < self.layout.limbs:
                operation, *pair = self.terms.all[word]
                shifted = [one for one in pair if self.terms.all[one][0] == "shl" and self.terms.all[one][2] == 32] if operation == "or" else []
                if len(shifted) != 1:
                    raise Refused("a word has no two limbs")
                low.append(next(one for one in pair if one != shifted[0]))
                high.append(self.terms.all[shifted[0]][1])
            else:
                low.append(word)
        return low + high

    def factor(self, name: str, limbs: list[int]) -> dict[int, int]:
        return dict(zip(limbs, self.products.factors[name], strict=True))

    def kept(self, name: str, words: list[int]) -> dict[int, int]:
        """Names of the limbs of a number that is kept, as products read them."""
        if not self.kind.is_packed:
            return self.factor(name, words)
        low = [self.terms.operation("and", word, self.terms.constant(HALF)) for word in words]
        high = [self.terms.operation("shr", word, 32) for word in words]
        return self.factor(name, (low + high)[: self.layout.limbs])

    def check_product(self, lane: int, factors: dict[int, int], result: list[int]) -> None:
        self.products.prove("product", self.terms, result, self.names(lane) | factors)

    def check_canonical(self, lane: int, factors: dict[int, int], words: list[int]) -> None:
        self.products.prove("canonical", self.terms, words, self.names(lane) | factors)

    def check_room(self) -> None:
        # From a, b < 8/7 m it follows so that (a b + q m)/2^(bits n) is below 8/7 m, and in its limbs.
        if not self.kind.offset and 64 << 64 * self.layout.words > 7 << self.kind.bits * self.layout.limbs:
            raise Refused("limbs have no room for a product")

    def scratch(self) -> tuple[int, int]:
        """Of the state, what lies behind all numbers: anything may be left there."""
        start = self.layout.places["scratch"]
        return start, start + self.layout.vector * self.kind.scratch.get(self.layout.words, 0)

    def check_stores(self, results: list[tuple[int, int]]) -> None:
        for at, size in self.machine.state.stores:
            if not any(start <= at and at + size <= end for start, end in results):
                raise Refused(f"a store to another place: {at}")

    def decided(self, nonzero: int) -> bool | None:
        """Whether a word is not zero, where it is a number or the distance of two pointers."""
        if (value := self.terms.known(nonzero)) is not None:
            return bool(value)
        operation, one = self.terms.all[nonzero][:2]
        if operation != "nonzero":
            raise Unknown("a branch on something else than a word")
        inner, *pair = self.terms.all[one]
        places = [self.machine.distance(term) for term in pair] if inner == "sub" else [None]
        return None if None in places else places[0] != places[1]


def is_deleted(i: Instruction) -> bool:
    """What no result depends on is left out: lower halves of vectors are in no other proof."""
    return i.mnemonic not in ("nop", "vzeroupper")


def refusals(title: str, code: list[Instruction], accepted: changes.Accepted, changing: set[Instruction], every: int) -> tuple[list[str], str]:
    """Which deletions of instructions and which losses are refused, and a verdict. What loads what is there already may be left out."""
    verdicts = changes.deletions([i for i in code if is_deleted(i)], accepted, every)
    idle = [i for i, found in verdicts.items() if found and i.vector and i not in changing]
    wrong = [f"  accepted without {i.address:x}: {i.text}" for i, found in verdicts.items() if found and i not in idle]
    refused = len(verdicts) - sum(verdicts.values())
    lost, all_refused = changes.refused(code, changes.whole(code, accepted), SPARSE * every)
    lines = [title, f"  deletions: {refused} of {len(verdicts)} refused; {len(idle)} load what is there already", *lost, *wrong]
    return lines, PROVED if verdicts and all_refused and not wrong else "refused: see above"
