# SPDX-License-Identifier: MIT OR Apache-2.0
"""A turn of the loop of inversions in lanes by AVX2, read out of its bytes: thirty divsteps in each lane, in two times fifteen, the matrix of
both, and that of the turn before applied to the numbers (README, section 2.12).

A lane has two words of 32 bits for each of f, g and delta. With D = 4 d + 1 or 4 d + 2, where d = -(delta + 1/2), a word of F and one of G take
a divstep as integers. Low bits of f, g and a column of the matrix are in these words; `lane_lemmas.py` has what is said of them.
"""

from dataclasses import dataclass

from . import batch, update
from .halves import Halves
from .machine import LANES, POINTER, WORD, Instruction, State, Terms, Unknown, signed
from .normal import Forms
from .steps import Prover, Refused, Turn, is_deleted, target
from .update import Integers, Shape

STEPS = 15
LETTERS = "DFG"
# Places in a state, in vectors: what is before the constants, and behind them the matrix of fifteen steps, and that of the turn before.
VECTOR = 8 * LANES
DELTA, INVERSE, CONSTANTS = VECTOR, 2 * VECTOR, 3 * VECTOR
PAIRS = {
    "one": (1, 1),
    "four": (4, 4),
    "half": (1 << 14, 1 << 14),
    "unit_f": (-(1 << 30), 0),
    "unit_g": (0, -(1 << 30)),
    "mask": ((1 << 30) - 1, 0),
    "bias": (0, 1 << 30),
    "next_bias": (0, (1 << 30) - 1),
    "last_bias": (0, 1),
}
MATRIX = CONSTANTS + VECTOR * (len(PAIRS) + 4)
LIMBS = MATRIX + 4 * VECTOR
ENTRIES = "uvqr"
NUMBERS = "fguv"
# Vectors of the packed words and of delta.
PACKED = {"F": "ymm0", "G": "ymm1", "D": "ymm2"}
ROUTINES = ("avx2_multi_lane",)
# Bits that the highest limb has for signs and multiples of a modulus.
SPARE = 8


@dataclass(frozen=True)
class InLane(Shape):
    """The numbers of one lane: d and e of the paper are u and v here."""

    lane: int = 0

    steps = 2 * STEPS
    left_out = 0

    def at(self, number: int, i: int) -> int:
        return LIMBS + VECTOR * ((len(NUMBERS) + 1) * i + number) + 8 * self.lane

    def limb_at(self, name: str, i: int) -> int:
        return self.at(NUMBERS.index(name), i)

    def modulus_at(self, i: int, lane: int = 0) -> int:
        return self.at(len(NUMBERS), i)

    def span(self, i: int) -> tuple[int, int]:
        return (-update.TOP, update.TOP) if i == self.limbs - 1 else (0, self.mask)

    @property
    def inverses(self) -> list[int]:
        return [INVERSE + 8 * self.lane]

    def integers(self, terms: Terms, forms: Forms, matrix: dict[str, int]) -> "OneZero":
        return OneZero(terms, forms, matrix, self)


class OneZero(Integers):
    """A batch divides by one limb."""

    prove_zero = Integers.prove_one_zero


def step(D: int, F: int, G: int) -> tuple[int, int, int]:
    """The step on words of 32 bits with their sign, by the cases of the definition; D is not 0."""
    D, F, G = map(signed, (D, F, G))
    if G & 1 and D < 0:
        found = ~D - 4, G, cut(G - F) >> 1
    else:
        found = D - 4, F, cut(G + (G & 1) * F) >> 1
    return tuple(cut(value) & WORD for value in found)


def cut(value: int) -> int:
    return (value + (1 << 31)) % (1 << 32) - (1 << 31)


class Model:
    """What the code makes of words between steps, of one lane."""

    def __init__(self, terms: Terms):
        self.words, self.machine = batch.Words(terms), Halves.fresh(terms)
        self.cut = super(Halves, self.machine).signed_half

    def packed(self, letter: str, t: int, shift: int) -> tuple[int, int]:
        """Both packed words from the bits `shift` to `shift + 14` of a word."""
        w = self.words
        low = w.sar(self.cut(w.shl(self.machine.signed_half(t), 17 - shift)), 17)
        return tuple(self.cut(w.add(low, w.constant(unit))) for unit in PAIRS[f"unit_{letter.lower()}"])

    def unpacked(self, words: dict[str, tuple[int, int]]) -> dict[str, int]:
        """The matrix of fifteen steps, negated."""
        w, half = self.words, PAIRS["half"][0]
        entries = [w.sar(self.cut(w.add(word, w.constant(half))), STEPS) for letter in "FG" for word in words[letter]]
        return dict(zip(ENTRIES, entries, strict=True))

    def row(self, entries: dict[str, int], letter: str, f: int, g: int) -> int:
        """A row of a matrix of words of 32 bits times f and g, of which the low ones count."""
        (u, v), half = ("uv" if letter == "F" else "qr"), self.machine.signed_half
        return self.words.dot(entries[u], half(f), entries[v], half(g))

    def window(self, entries: dict[str, int], letter: str, limbs: list[tuple[int, int]]) -> int:
        """From the limbs 0 and 1 of f and g: the number behind a batch, in its low bits."""
        entries = {name: self.machine.signed_half(entry) for name, entry in entries.items()}
        low, high = (self.row(entries, letter, *pair) for pair in limbs)
        return self.words.add(self.words.shr(low, 2 * STEPS), high)


class LaneTurn(Turn):
    """One turn of the loop as terms; and what is before the loop and behind it."""

    step = staticmethod(step)

    def __init__(self, code: list[Instruction], limbs: int, prover: Prover, seed: int = 1):
        self.terms, self.limbs, self.prover, self.code = Terms(), limbs, prover, code
        self.by_address = {i.address: k for k, i in enumerate(code)}
        back = [i for i in code if i.mnemonic == "jne" and target(i) < i.address]
        if len(back) != 3 or len({target(i) for i in back}) != 3:
            raise Refused("there are not one loop, with one over limbs inside, and one over limbs behind it")
        self.outer = min(back, key=target)
        self.head = target(self.outer)
        if [self.head <= i.address <= self.outer.address for i in back] != [True, True, False]:
            raise Refused("the loops over limbs are not inside and behind the loop")
        self.shapes = [InLane(NUMBERS, limbs, update.LIMB * limbs - SPARE, lane=lane) for lane in range(LANES)]
        self.constants = {0: limbs}
        for k, (low, high) in enumerate(PAIRS.values()):
            value = high << 32 | low & (1 << 32) - 1
            self.constants |= {CONSTANTS + VECTOR * k + 8 * lane: value & WORD for lane in range(LANES)}
        self.model = Model(self.terms)
        self.start = self.fresh().state.copy()
        # The numbers of instructions that change anything, such as no zero in the place of another one.
        self.changing: set[int] = set()
        self.ends = self.executed()
        self.index(seed)

    def fresh(self) -> Halves:
        """As at the head of the loop: the count of limbs is a number. A lane is any two words."""
        machine = Halves.fresh(self.terms)
        machine.state.vectors |= {name: tuple(machine.joined(*machine.halves(lane)) for lane in machine.state.vectors[name]) for name in PACKED.values()}
        machine.state.registers["r8"] = self.terms.constant(self.limbs)
        machine.state.words = {at: self.terms.constant(value) for at, value in self.constants.items()}
        return machine

    def executed(self, without: int | None = None) -> dict[str, State]:
        """The states at the head of the first turn, at the end of one, and where the routine returns; without one instruction."""
        begin = Halves.fresh(self.terms)
        begin.state.words[0] = self.terms.constant(self.limbs)
        head, outer = self.by_address[self.head], self.by_address[self.outer.address]
        parts = {"begin": (begin, 0, head), "end": (self.fresh(), head, outer), "behind": (self.fresh(), outer + 1, None)}
        return {name: self.follow_to(machine, at, until, without) for name, (machine, at, until) in parts.items()}

    def follow_to(self, machine: Halves, k: int, stop: int | None, without: int | None) -> State:
        """The state before an instruction, or where the routine returns. A branch inside depends on the count of limbs alone."""
        for _ in range(len(self.code) + 2 * self.limbs * len(self.code)):
            if k == stop:
                return machine.state
            if k >= len(self.code):
                raise Refused("the code behind the loop is missing")
            i = self.code[k]
            if i.mnemonic == "ret":
                if stop is None:
                    return machine.state
                raise Refused("the routine returns from the loop")
            if i.mnemonic in ("je", "jne"):
                goes = self.terms.known(machine.state.nonzero)
                if goes is None:
                    raise Refused("a branch that does not depend on the count of limbs alone")
                k = self.by_address[target(i)] if goes == (i.mnemonic == "jne") else k + 1
                continue
            if k != without:
                before = machine.state.copy() if without is None else None
                machine.run(i)
                if before and not machine.state.is_as(before):
                    self.changing.add(k)
            k += 1
        raise Refused("a loop over limbs does not end")

    def sample(self, generator) -> list[int]:
        """Words that D may have: it is 1 or 2 modulo 4."""
        leaves = {n: generator.getrandbits(64) for n, term in enumerate(self.terms.all) if term[0] == "leaf"}
        for lane in Halves.fresh(self.terms).state.vectors[PACKED["D"]]:
            pair = [4 * generator.randrange(-99, 99) + generator.randrange(1, 3) for _ in range(2)]
            leaves[lane] = pair[0] & (1 << 32) - 1 | (pair[1] & (1 << 32) - 1) << 32
        return self.terms.evaluate(leaves, len(self.terms.all))

    def chains(self, words: dict[str, tuple[int, int]], lane: int, first: int) -> dict[str, tuple[int, int]]:
        """Both words behind fifteen steps, each of which is proved."""
        ends = []
        for half in (0, 1):
            now = tuple(words[letter][half] for letter in LETTERS)
            for n in range(STEPS):
                following = self.next(now)
                if following is None:
                    raise Refused(f"step {first + n + 1} of lane {lane} is missing")
                now, self.steps = following, self.steps + 1
            ends.append(now)
        return dict(zip(LETTERS, zip(*ends, strict=True), strict=True))

    def check(self) -> int:
        """How many steps of words were found. All that a turn leaves to the next one is as wanted, and so is what is before and behind the loop."""
        self.steps, self.wanted = 0, {}
        for shape in self.shapes:
            self.want_lane(shape)
        w = self.words
        self.want("begin", {**self.constants, "rdi": self.start.registers[POINTER], "rdx": self.first(8), "r8": w.constant(self.limbs)})
        less = w.sub(self.start.registers["rdx"], w.constant(1))
        same = {name: self.start.registers[name] for name in (POINTER, "rsp", "r8")}
        self.want("end", {**self.constants, **same, "rdx": less, "goes on if nonzero": w.nonzero(less)})
        found = self.outputs(self.ends)
        for key, term in self.wanted.items():
            if not self.forms.equal(found[key], term):
                raise Refused(f"{' '.join(map(str, key))}: not what it should be")
        return self.steps

    def want(self, where: str, words: dict) -> None:
        """Of constants, their values."""
        constants = {key: self.terms.constant(value) for key, value in words.items() if key in self.constants}
        self.wanted |= {(where, key): constants.get(key, value) for key, value in words.items()}

    def lane_of(self, state: State, letter: str, lane: int) -> int:
        return state.vectors[PACKED[letter]][lane]

    def want_lane(self, shape: InLane) -> None:
        model, lane, machine = self.model, shape.lane, self.model.machine
        old = {name: self.first(MATRIX + VECTOR * k + 8 * lane) for k, name in enumerate(ENTRIES)}
        limbs = self.updated_by(shape, old, "end")
        behind = self.updated_by(shape, old, "behind")

        def packed(letter: str, t: int, shift: int, what: str) -> tuple[int, int]:
            return tuple(self.made(term, f"{what} of {letter} in lane {lane}") for term in model.packed(letter, t, shift))

        words = {letter: machine.halves(self.lane_of(self.start, letter, lane)) for letter in LETTERS}
        after = self.chains(words, lane, 0)
        first = model.unpacked(after)
        pairs = [(limbs[shape.limb_at("f", i)], limbs[shape.limb_at("g", i)]) for i in (0, 1)]
        again = {letter: packed(letter, model.row(first, letter, *pairs[0]), STEPS, "the words behind fifteen steps") for letter in "FG"}
        after = self.chains({**again, "D": after["D"]}, lane, STEPS)
        matrix = batch.times(self.words, model.unpacked(after), first)
        delta = machine.joined(*after["D"])
        vectors = {letter: machine.joined(*model.packed(letter, model.window(matrix, letter, pairs), 0)) for letter in "FG"}
        same = {at: self.first(at) for at in (*shape.inverses, *(shape.modulus_at(i) for i in range(self.limbs)))}
        entries = {MATRIX + VECTOR * k + 8 * lane: matrix[name] for k, name in enumerate(ENTRIES)}
        self.want("end", {**limbs, **same, **entries, **{(PACKED[letter], lane): term for letter, term in (vectors | {"D": delta}).items()}})
        # Before the first batch: the unit matrix, times what a batch is divided by.
        unit = {at: self.terms.constant((name in "ur") << 2 * STEPS) for at, name in zip(entries, ENTRIES, strict=True)}
        vectors = {letter: machine.joined(*model.packed(letter, self.first(shape.limb_at(letter.lower(), 0)), 0)) for letter in "FG"}
        vectors |= {"D": self.first(DELTA + 8 * lane)}
        numbers = {at: self.first(at) for at in limbs}
        self.want("begin", {**unit, **same, **numbers, **{(PACKED[letter], lane): term for letter, term in vectors.items()}})
        self.want("behind", {**behind, DELTA + 8 * lane: self.lane_of(self.start, "D", lane)})

    def updated_by(self, shape: InLane, matrix: dict[str, int], name: str) -> dict[int, int]:
        """The limbs of a lane behind the update, which is proved."""
        machine = Halves(self.terms, self.ends[name].copy())
        limbs = {at: machine.word(at) for at in (shape.limb_at(*place) for place in shape.places)}
        try:
            shape.integers(self.terms, self.forms, matrix).prove(limbs)
        except update.Unproved as error:
            raise Refused(f"the update of lane {shape.lane}, {name}: {error}") from error
        return limbs

    def outputs(self, ends: dict[str, State]) -> dict:
        """The terms of the code for what is wanted."""
        machines = {name: Halves(self.terms, state.copy()) for name, state in ends.items()}
        found = {}
        for name, key in self.wanted:
            state = machines[name].state
            if isinstance(key, tuple):
                found[name, key] = state.vectors[key[0]][key[1]]
            elif isinstance(key, int):
                found[name, key] = machines[name].word(key)
            else:
                found[name, key] = state.registers[key] if key in state.registers else state.nonzero
        return found

    def accepts_without(self, k: int) -> bool:
        """Whether all that is wanted is left without an instruction."""
        mark, terms = self.forms.mark(), len(self.terms.all)
        try:
            found = self.outputs(self.executed(k))
            if all(self.forms.equal(found[key], term) for key, term in self.wanted.items()):
                return True
            if self.differs(found):
                return False
        except (Refused, Unknown):
            return False
        finally:
            self.forms.forget(mark)
            self.terms.forget(terms)
        nothing = Instruction(self.code[k].address, self.code[k].code, "nop", ())
        return accepts([nothing if n == k else i for n, i in enumerate(self.code)], self.limbs, self.prover)


def check(code: list[Instruction], limbs: int, prover: Prover) -> LaneTurn:
    """An error, if the code is not that of the steps."""
    try:
        turn = LaneTurn(code, limbs, prover)
        turn.check()
    except Unknown as error:
        raise Refused(str(error)) from error
    return turn


def accepts(code: list[Instruction], limbs: int, prover: Prover) -> bool:
    try:
        check(code, limbs, prover)
    except Refused:
        return False
    return True


def deletions(turn: LaneTurn, every: int = 1) -> dict[Instruction, bool]:
    """Whether a turn that is checked is accepted without one instruction that changes something, for one of `every`."""
    return {turn.code[k]: turn.accepts_without(k) for k in [k for k, i in enumerate(turn.code) if is_deleted(i) and k in turn.changing][::every]}
