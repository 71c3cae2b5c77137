# SPDX-License-Identifier: MIT OR Apache-2.0
"""A turn of the loop of inversions in lanes, read out of its bytes: thirty divsteps in each lane, in two times fifteen, the matrix of both, and
that of the turn before applied to the numbers (README, section 2.12). `lane_models.py` has what the code makes of words between steps, and
`lane_lemmas.py` what is said of them.
"""

from . import batch, update
from .lane_models import ENTRIES, STEPS, InLane, InPairs, Model
from .machine import POINTER, Instruction, Machine, State, Terms, Unknown
from .steps import Prover, Refused, Turn, is_deleted, target


class Path:
    """What runs from one instruction to another one, where branches depend on numbers."""

    terms: Terms
    code: list[Instruction]
    by_address: dict[int, int]
    limbs: int
    # That of a branch that is told where to go.
    outer: int | None = None
    # The numbers of instructions that change anything, such as no zero in the place of another one.
    changing: set[int]

    def goes_to(self, i: Instruction) -> int:
        """The number of the instruction that a branch goes to."""
        if target(i) not in self.by_address:
            raise Refused("a branch to no instruction")
        return self.by_address[target(i)]

    def follow_to(self, machine: Machine, k: int, stop: int | None, without: int | None, goes_on: bool | None = None) -> State:
        """The state before an instruction, or where the routine returns. A branch inside depends on the count of limbs alone, but for that of
        the loop, which may be told."""
        for n in range(len(self.code) + 2 * self.limbs * len(self.code)):
            if k == stop and (n or goes_on is None):
                return machine.state
            if k >= len(self.code):
                raise Refused("the code behind the loop is missing")
            i = self.code[k]
            if i.mnemonic == "ret":
                if stop is None:
                    return machine.state
                raise Refused("the routine returns from the loop")
            if i.mnemonic == "jmp":
                k = self.goes_to(i)
                continue
            if i.mnemonic in ("je", "jne"):
                goes = goes_on if k == self.outer and goes_on is not None else self.terms.known(machine.state.nonzero)
                if goes is None:
                    raise Refused("a branch that does not depend on the count of limbs alone")
                k = self.goes_to(i) if goes == (i.mnemonic == "jne") else k + 1
                continue
            if k != without:
                before = machine.state.copy() if without is None else None
                machine.run(i)
                self.stepped(machine)
                if before and not machine.state.is_as(before):
                    self.changing.add(k)
            k += 1
        raise Refused("a loop over limbs does not end")

    def stepped(self, machine: Machine) -> None:
        """What else is looked at behind each instruction."""


class LaneTurn(Path, Turn):
    """One turn of the loop as terms; and what is before the loop and behind it."""

    # Where the count of turns is at first, and where limbs are counted.
    first_count = 8
    count_in = "rdx"

    def __init__(self, code: list[Instruction], limbs: int, prover: Prover, kind: type[Model], seed: int = 1):
        self.terms, self.limbs, self.prover, self.code = Terms(), limbs, prover, code
        self.by_address = {i.address: k for k, i in enumerate(code)}
        self.model = kind(self.terms)
        self.step, self.kind, self.shapes = self.model.step, self.model.kind, self.model.shapes(limbs)
        self.find_loop([i for i in code if i.mnemonic == "jne" and target(i) < i.address])
        self.constants = self.model.constants() | self.counts()
        self.start = self.fresh().state.copy()
        self.changing = set()
        self.ends = self.executed()
        self.index(seed)

    def find_loop(self, back: list[Instruction]) -> None:
        """By its branches back."""
        if len(back) != 3 or len({target(i) for i in back}) != 3:
            raise Refused("there are not one loop, with one over limbs inside, and one over limbs behind it")
        outer = min(back, key=target)
        if [target(outer) <= i.address <= outer.address for i in back] != [True, True, False]:
            raise Refused("the loops over limbs are not inside and behind the loop")
        self.head, self.outer = self.goes_to(outer), self.by_address[outer.address]

    def counts(self) -> dict:
        """What else is a number."""
        return {0: self.limbs, "r8": self.limbs}

    def fresh(self) -> Machine:
        """As at the head of the loop: the count of limbs is a number."""
        machine, model = self.kind.fresh(self.terms), self.model
        vectors = machine.state.vectors
        vectors |= {name: tuple(model.joined(model.split(lane)) for lane in vectors[name]) for name in model.packed_in.values()}
        for key, value in self.constants.items():
            term = self.terms.constant(value)
            if isinstance(key, tuple):
                vectors[key[0]] = tuple(term if lane == key[1] else other for lane, other in enumerate(vectors[key[0]]))
            else:
                (machine.state.registers if isinstance(key, str) else machine.state.words)[key] = term
        return machine

    def begun(self) -> Machine:
        machine = self.kind.fresh(self.terms)
        machine.state.words[0] = self.terms.constant(self.limbs)
        return machine

    def executed(self, without: int | None = None) -> dict[str, State]:
        """The states at the head of the first turn, at the end of one, and where the routine returns; without one instruction."""
        parts = {"begin": (self.begun(), 0, self.head), "end": (self.fresh(), self.head, self.outer), "behind": (self.fresh(), self.outer + 1, None)}
        return {name: self.follow_to(machine, at, until, without) for name, (machine, at, until) in parts.items()}

    def sample(self, generator) -> list[int]:
        """Words, and small ones of delta."""
        leaves = {n: generator.getrandbits(64) for n, term in enumerate(self.terms.all) if term[0] == "leaf"}
        for lane in self.kind.fresh(self.terms).state.vectors[self.model.packed_in[self.model.letters[0]]]:
            leaves[lane] = self.model.delta(generator)
        return self.terms.evaluate(leaves, len(self.terms.all))

    def chains(self, words: dict[str, tuple[int, ...]], where: str, first: int) -> dict[str, tuple[int, ...]]:
        """The words behind fifteen steps, each of which is proved."""
        ends, letters = [], self.model.letters
        for now in zip(*(words[letter] for letter in letters), strict=True):
            for n in range(STEPS):
                following = self.next(now)
                if following is None:
                    raise Refused(f"step {first + n + 1} of {where} is missing")
                now, self.steps = following, self.steps + 1
            ends.append(now)
        return dict(zip(letters, zip(*ends, strict=True), strict=True))

    def check(self) -> int:
        """How many steps of words were found. All that a turn leaves to the next one is as wanted, and so is what is before and behind the loop."""
        self.steps, self.wanted = 0, {}
        for shape in self.shapes:
            self.want_lane(shape)
        self.want_counts()
        found = self.outputs(self.ends)
        for key, term in self.wanted.items():
            if not self.forms.equal(found[key], term):
                raise Refused(f"{' '.join(map(str, key))}: not what it should be")
        return self.steps

    def want_counts(self) -> None:
        w, registers = self.words, self.start.registers
        self.want("begin", {**self.constants, POINTER: registers[POINTER], self.count_in: self.first(self.first_count)})
        less = w.sub(registers[self.count_in], w.constant(1))
        same = {name: registers[name] for name in (POINTER, "rsp")}
        self.want("end", {**self.constants, **same, self.count_in: less, "goes on if nonzero": w.nonzero(less)})

    def want(self, where: str, words: dict) -> None:
        """Of constants, their values."""
        constants = {key: self.terms.constant(value) for key, value in words.items() if key in self.constants}
        self.wanted |= {(where, key): constants.get(key, value) for key, value in words.items()}

    def lane_of(self, state: State, letter: str, lane: int) -> int:
        return state.vectors[self.model.packed_in[letter]][lane]

    def matrix_at(self, shape: InLane) -> list:
        """Where the matrix of the turn before is."""
        return [self.model.matrix_at(k, shape.lane) for k in range(len(ENTRIES))]

    def at_first(self, key) -> int:
        return self.start.vectors[key[0]][key[1]] if isinstance(key, tuple) else self.first(key)

    def want_lane(self, shape: InLane) -> None:
        model, lane = self.model, shape.lane
        (of_f, of_g), delta = model.rows, model.letters[0]
        matrix_at = self.matrix_at(shape)
        old = {name: self.at_first(at) for name, at in zip(ENTRIES, matrix_at, strict=True)}
        limbs = self.updated_by(shape, old, "end")
        behind = self.updated_by(shape, old, "behind")

        def packed(letter: str, t: int, shift: int, what: str) -> tuple[int, ...]:
            return tuple(self.made(term, f"{what} of {letter} in {shape.name}") for term in model.packed(letter, t, shift))

        words = {letter: model.split(self.lane_of(self.start, letter, lane)) for letter in model.letters}
        after = self.chains(words, shape.name, 0)
        first = model.unpacked(after)
        pairs = [(limbs[shape.limb_at("f", i)], limbs[shape.limb_at("g", i)]) for i in (0, 1)]
        again = {letter: packed(letter, model.row(first, letter, *pairs[0]), STEPS, "the words behind fifteen steps") for letter in model.rows}
        after = self.chains({**again, delta: after[delta]}, shape.name, STEPS)
        matrix = batch.times(self.words, model.unpacked(after), first)
        vectors = {letter: model.joined(model.packed(letter, model.window(matrix, letter, pairs), 0)) for letter in model.rows}
        vectors |= {delta: model.joined(after[delta])}
        rest = {at: self.first(at) for at in shape.rest}
        same = rest | {at: self.first(at) for at in shape.inputs}
        entries = dict(zip(matrix_at, matrix.values(), strict=True))
        self.want("end", {**limbs, **same, **entries, **{(model.packed_in[letter], lane): term for letter, term in vectors.items()}})
        # Before the first batch: the unit matrix, times what a batch is divided by.
        unit = {at: self.terms.constant((name in "ur") << shape.scale) for at, name in zip(matrix_at, ENTRIES, strict=True)}
        vectors = {letter: model.joined(model.packed(letter, self.first(shape.limb_at(name, 0)), 0)) for letter, name in ((of_f, "f"), (of_g, "g"))}
        vectors |= {delta: self.first(model.delta_at(shape))}
        numbers = {at: self.first(at) for at in limbs}
        self.want("begin", {**unit, **same, **numbers, **{(model.packed_in[letter], lane): term for letter, term in vectors.items()}})
        self.want("behind", {**behind, **rest, model.delta_at(shape): self.lane_of(self.start, delta, lane)})

    def updated_by(self, shape: InLane, matrix: dict[str, int], name: str) -> dict[int, int]:
        """The limbs of a lane behind the update, which is proved."""
        machine = self.kind(self.terms, self.ends[name].copy())
        limbs = {at: machine.word(at) for at in (shape.limb_at(*place) for place in shape.places)}
        try:
            shape.integers(self.terms, self.forms, matrix).prove(limbs)
        except update.Unproved as error:
            raise Refused(f"the update of {shape.name}, {name}: {error}") from error
        return limbs

    def outputs(self, ends: dict[str, State]) -> dict:
        """The terms of the code for what is wanted."""
        machines = {name: self.kind(self.terms, state.copy()) for name, state in ends.items()}
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
        return accepts([nothing if n == k else i for n, i in enumerate(self.code)], self.limbs, self.prover, type(self.model))


class PairTurn(LaneTurn):
    """By IFMA. A turn begins where the matrix of the one before is known: with the windows, in the middle of the loop, into which the routine
    branches at first."""

    first_count = "rsi"
    count_in = "rsi"

    def find_loop(self, back: list[Instruction]) -> None:
        into = [i for i in self.code if i.mnemonic == "jmp"]
        if len(back) != 1 or len(into) != 1 or not target(back[0]) < target(into[0]) < back[0].address:
            raise Refused("there is not one loop, with a branch into it")
        self.head, self.outer = self.goes_to(into[0]), self.by_address[back[0].address]

    def counts(self) -> dict:
        return {}

    def begun(self) -> Machine:
        return self.kind.fresh(self.terms)

    def executed(self, without: int | None = None) -> dict[str, State]:
        parts = {"begin": (self.begun(), 0, None), "end": (self.fresh(), self.head, True), "behind": (self.fresh(), self.head, False)}
        ends = {"begin": self.head, "end": self.head, "behind": None}
        return {name: self.follow_to(machine, at, ends[name], without, goes) for name, (machine, at, goes) in parts.items()}

    def want_counts(self) -> None:
        w, registers = self.words, self.start.registers
        one, same = w.constant(1), {name: registers[name] for name in (POINTER, "rsp")}
        less = w.sub(registers["rsi"], one)
        self.want("begin", {**self.constants, **same, "rsi": w.add(registers["rsi"], one)})
        self.want("end", {**self.constants, **same, "rsi": less, "goes on if nonzero": w.nonzero(less)})

    def matrix_at(self, shape: InLane) -> list:
        return [self.model.matrix_at(k, shape.lane, shape.group) for k in range(len(ENTRIES))]

    def want_lane(self, shape: InLane) -> None:
        """Of both groups, with the first one."""
        if shape.group:
            return
        model, lane, w = self.model, shape.lane, self.words
        both = [other for other in self.shapes if other.lane == lane]
        delta = model.packed_in["d"], lane
        limbs, begin = {}, {}
        for one in both:
            at = self.matrix_at(one)
            old = {name: self.at_first(key) for name, key in zip(ENTRIES, at, strict=True)}
            limbs |= self.updated_by(one, old, "end")
            self.want("behind", self.updated_by(one, old, "behind"))
            # Before the first batch: the unit matrix, as entries are, negated and times 2^22 in the place of 2^30.
            begin |= {key: w.constant(-(name in "ur") << one.scale) for name, key in zip(ENTRIES, at, strict=True)}
        half, minus = w.constant((1 << 32) - 1), w.constant(-1)
        joined = {name: getattr(w, "or")(w.shl(limbs[both[1].limb_at(name, 0)], 32), getattr(w, "and")(limbs[both[0].limb_at(name, 0)], half)) for name in "fg"}
        windows = {name: model.machine.halves(term) for name, term in joined.items()}
        ends, matrices = [], []
        for one, d in zip(both, model.machine.halves(self.start.vectors[delta[0]][lane]), strict=True):
            f, g = (windows[name][one.group] for name in "fg")

            def packed(what: str, f: int, g: int, where: str = one.name) -> dict[str, tuple[int, ...]]:
                found = zip("hHGK", model.packed("h", f) + model.packed("G", g), strict=True)
                return {letter: (self.made(term, f"{what} of {where}"),) for letter, term in found}

            after = self.chains({"d": (d,), **packed("the words", f, g)}, one.name, 0)
            first = model.entries({letter: word for letter, (word,) in after.items()}, True)
            rows = (model.behind(model.dot(first[u], f, first[v], g)) for u, v in ("uv", "qr"))
            after = self.chains({"d": after["d"], **packed("the words behind fifteen steps", *rows)}, one.name, STEPS)
            matrices.append(model.times(model.entries({letter: word for letter, (word,) in after.items()}, False), first))
            ends += after["d"]
        same = {at: self.first(at) for one in both for at in one.inputs}
        entries = {key: model.scaled(matrix[name], one.group) for one, matrix in zip(both, matrices, strict=True) for name, key in zip(ENTRIES, self.matrix_at(one), strict=True)}
        self.want("end", {**limbs, **same, **entries, delta: model.machine.joined(*ends)})
        self.want("begin", {**begin, **same, **{at: self.first(at) for at in limbs}, delta: minus})


def check(code: list[Instruction], limbs: int, prover: Prover, kind: type[Model]) -> LaneTurn:
    """An error, if the code is not that of the steps."""
    try:
        turn = (PairTurn if kind is InPairs else LaneTurn)(code, limbs, prover, kind)
        turn.check()
    except Unknown as error:
        raise Refused(str(error)) from error
    return turn


def accepts(code: list[Instruction], limbs: int, prover: Prover, kind: type[Model]) -> bool:
    try:
        check(code, limbs, prover, kind)
    except Refused:
        return False
    return True


def deletions(turn: LaneTurn, every: int = 1) -> dict[Instruction, bool]:
    """Whether a turn that is checked is accepted without one instruction that changes something, for one of `every`."""
    return {turn.code[k]: turn.accepts_without(k) for k in [k for k, i in enumerate(turn.code) if is_deleted(i) and k in turn.changing][::every]}
