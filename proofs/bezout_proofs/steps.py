# SPDX-License-Identifier: MIT OR Apache-2.0
"""A turn of the loop of an inverse, a gcd or a symbol, read out of its bytes: sixty divsteps, in three times twenty on packed words, or 51,
and what `batch.py` says of the words between them, and `symbol.py` of those of a symbol.

A packed step works on d = -(delta + 1/2) and on two words h and G: with f = -2 h - 1 and g = -G - 1 it is the divstep. The words
of each step are found among the terms of one turn of the loop by their values on random inputs; that they are those of the
step is then proved of terms, for all words, by two solvers. All else is compared as forms of terms.
"""

import random
from dataclasses import dataclass

from . import batch, evex, files, symbol, update
from .changes import target
from .machine import POINTER, REGISTERS, STACK, WORD, Instruction, Machine, State, Terms, Unknown, signed
from .normal import Forms
from .update import Shape

SAMPLES = 16
# Registers of the words of a step, and where the caller has them at first.
LOADED = {"rdx": "d", "rcx": "start_h", "rbx": "start_G"}
# The number of batches left at which a whole batch is the last one.
WHOLE = 64


class Refused(ValueError):
    """The code is not that of the steps."""


def turns(shape: Shape) -> int:
    """Turns that suffice for f, or for g to be 0 if this is a symbol, for odd f and any g of the operands' length, by the certificate's formula."""
    formula = files.load(files.certificate_path("square"))["formula"]
    least = (formula["p"] * shape.bits + formula["c"]) // formula["q"] - (not shape.is_symbol)
    return -(-(least + shape.left_out) // shape.steps)


def step(d: int, h: int, G: int) -> tuple[int, int, int]:
    """The packed step on words, with its cases as in the definition of the divstep."""
    half = signed(G) >> 1
    if G & 1:
        return (d - 1) & WORD, h, half & WORD
    if signed(d) >= 0:
        return (d - 1) & WORD, h, (half + h) & WORD
    return (-2 - d) & WORD, half & WORD, (half + ~h) & WORD


@dataclass
class Loop:
    """The turn of the loop: its instructions, and where code goes on when it leaves in the middle."""

    before: list[Instruction]
    body: list[Instruction]
    leaving: int | None
    ending: int
    # Numbers of instructions by their addresses, of the first one where there are more.
    behind: dict[int, int]


def loop(code: list[Instruction], shape: Shape) -> Loop:
    """The one loop of the routine, which may be left in the middle, or not; with one over limbs inside, each turn of which is written out."""
    back = [i for i in code if i.mnemonic == "jne" and target(i) < i.address]
    if len(back) != 1:
        raise Refused("there is not one loop")
    head = target(back[0])
    body = [i for i in code if head <= i.address <= back[0].address]
    inside = [i for i in body if i.mnemonic.startswith("j")]
    if [i.mnemonic for i in inside] != ["je"] * (shape.left_out > 0) + ["jb"] * (shape.turns > 0) + ["jne"]:
        raise Refused("the loop has other branches than one back, and those that leave it or go over limbs")
    if shape.turns:
        end = body.index(inside[-2]) + 1
        again = [i for i in body[:end] if i.address >= target(inside[-2])]
        body = body[:end] + again * (shape.turns - 1) + body[end:]
    return Loop(
        [i for i in code if i.address < head],
        body,
        target(inside[0]) if shape.left_out else None,
        back[0].address + len(back[0].code),
        {i.address: k for k, i in reversed([*enumerate(code)])},
    )


def kept(terms: Terms, d: int) -> dict[str, int]:
    """What registers may have at the head of each turn, besides the words of the steps."""
    return {"rsi": terms.operation("sar", d, 63), "rbp": terms.operation("shr", d, 63), "r15": terms.constant(WORD)}


def entered(machine: Machine, names: list[str], constants: dict[int, int], vectors: dict[str, tuple[int, ...]]) -> Machine:
    """A fresh machine as at the head of the loop, with what is the same there in each turn; these registers have it."""
    terms, registers = machine.terms, machine.state.registers
    has = kept(terms, registers["rdx"])
    registers.update({name: has[name] for name in names})
    machine.state.words = {place: terms.constant(value) for place, value in constants.items()}
    machine.state.vectors |= vectors
    return machine


class Prover:
    """Whether a term is a component of a step, for all words. Each form of it is proved once, by both solvers."""

    def __init__(self, solvers, letters: str = "dhG"):
        self.solvers, self.letters = solvers, letters
        self.forms: dict[str, bool] = {}

    def proves(self, terms: Terms, component: int, number: int, names: dict[int, str]) -> bool:
        form = f"{self.letters[component]} = {terms.text(number, names)}"
        if form not in self.forms:
            verdicts = [solver(component, form.partition(" = ")[2]) for solver in self.solvers]
            if len(set(verdicts)) != 1:
                raise Refused(f"{form}: the solvers disagree")
            self.forms[form] = verdicts[0]
        return self.forms[form]


@dataclass
class Ends:
    """The states at the end of a turn, where the routine returns from there, and where it returns from its middle, if it may; and the word
    that is zero if it does."""

    end: State
    whole: State
    left: State | None
    leave_on: int | None


class Turn:
    """One turn of the loop as terms, with their values on some inputs."""

    step = staticmethod(step)

    def __init__(self, code: list[Instruction], shape: Shape, prover: Prover, seed: int = 1):
        self.terms, self.shape, self.prover, self.code = Terms(), shape, prover, code
        self.layout, self.places = shape.layout, shape.layout.places
        self.constants = self.layout.constants | shape.constants
        self.parts = loop(code, shape)
        self.kind = evex.machine_for(code)
        prologue = entered(self.kind.fresh(self.terms), [], self.constants, {})
        for i in self.parts.before:
            prologue.run(i)
        first = prologue.state.registers
        # Each turn has to leave them so again, and vectors and masks that are constants.
        self.kept = [name for name, term in kept(self.terms, first["rdx"]).items() if first[name] == term]
        if any(first[name] != self.first(self.places[word]) for name, word in LOADED.items()):
            raise Refused("the first turn does not begin with the words that the caller gives")
        if first[POINTER] != self.start_of(POINTER):
            raise Refused("the state is elsewhere in the first turn")
        if any(not STACK - (1 << 20) <= at <= STACK - size for at, size in prologue.state.stores):
            raise Refused("something before the loop stores to other places than the stack")
        # In the order of their places.
        for k, name in enumerate(("rest", "batches") if shape.turns else ()):
            if prologue.read(f"[rsp+{8 * k}]") != self.first(self.places[f"{name}_at_first"]):
                raise Refused(f"{name}: not on the stack")
        vectors = prologue.state.vectors
        self.kept_vectors = {name: lanes for name, lanes in vectors.items() if all(self.terms.known(lane) is not None for lane in lanes)}
        machine = entered(self.kind.fresh(self.terms), self.kept, self.constants, self.kept_vectors)
        self.start = machine.state.copy()
        # Before each instruction.
        self.states: list[State] = []
        self.ends = self.run(machine, self.parts.body, self.states)
        self.index(seed)

    def index(self, seed: int) -> None:
        """All terms of the turn by their forms, and by their values on some inputs."""
        self.words, self.forms = batch.Words(self.terms), Forms(self.terms)
        self.by_form = {self.forms.of(n): n for n in reversed(range(len(self.terms.all)))}
        self.values = [self.sample(random.Random(f"{seed} {n}")) for n in range(SAMPLES)]
        self.by_values: dict[tuple, list[int]] = {}
        # A step is of words; a condition has a value too.
        self.word_terms = [n for n in range(len(self.terms.all)) if self.terms.is_word(n)]
        for number in self.word_terms:
            self.by_values.setdefault(self.signature(number), []).append(number)

    def run(self, machine: Machine, body: list[Instruction], states: list[State] | None = None, ends: "Ends | None" = None) -> "Ends":
        """From an instruction on to the end of the turn; `ends` has what is known, if this is behind where it may leave."""
        left, leave_on = (ends.left, ends.leave_on) if ends else (None, None)
        for k, i in enumerate(body[:-1]):
            if states is not None:
                states.append(machine.state.copy())
            if i.mnemonic == "jb":
                if machine.is_below() != any(other.mnemonic == "jb" for other in body[k + 1 :]):
                    raise Unknown("the loop over limbs has another end")
            elif i.mnemonic == "je":
                left, leave_on = self.follow(machine.state, self.parts.leaving), machine.state.nonzero
            else:
                machine.run(i)
        return Ends(machine.state, self.follow(machine.state, self.parts.ending), left, leave_on)

    def follow(self, state: State, at: int) -> State:
        """The state where the routine returns, from where it leaves the loop."""
        machine, k = self.kind(self.terms, state.copy()), self.parts.behind.get(at)
        while k is not None and k < len(self.code):
            i = self.code[k]
            if i.mnemonic in ("pop", "ret"):
                return machine.state
            if i.mnemonic == "jmp":
                k = self.parts.behind.get(target(i))
                continue
            machine.run(i)
            # What follows has to be there too.
            k = k + 1 if self.code[k + 1 : k + 2] and self.code[k + 1].address == i.address + len(i.code) else None
        raise Refused("the code behind the loop is missing")

    def sample(self, generator: random.Random) -> list[int]:
        leaves = {n: generator.getrandbits(64) for n, term in enumerate(self.terms.all) if term[0] == "leaf"}
        # Counts of steps are small.
        d = self.start.registers["rdx"]
        leaves[d] = generator.randrange(-9, 9) & WORD
        return self.terms.evaluate(leaves, len(self.terms.all))

    def signature(self, number: int) -> tuple:
        return tuple(values[number] for values in self.values)

    def next(self, words: tuple[int, ...]) -> tuple[int, ...] | None:
        """The terms of the next step, proved; or nothing, if there are none."""
        wanted = zip(*(self.step(*(values[w] for w in words)) for values in self.values), strict=True)
        candidates = [self.by_values.get(tuple(values), []) for values in wanted]
        names = dict(zip(words, self.prover.letters, strict=True))
        found = []
        for component, numbers in enumerate(candidates):
            proved = [n for n in numbers if self.proved(component, n, names)]
            if not proved:
                return None
            found.append(proved[0])
        return tuple(found)

    def proved(self, component: int, number: int, names: dict[int, str]) -> bool:
        try:
            return self.prover.proves(self.terms, component, number, names)
        except (Refused, Unknown):
            return False

    def chain(self, words: tuple[int, int, int], third: int) -> list[tuple[int, int, int]]:
        """The words before each step of a third and behind the last one."""
        found = [words]
        for n in range(self.layout.steps):
            following = self.next(found[-1])
            if following is None:
                raise Refused(f"step {third * self.layout.steps + n + 1} is missing")
            found.append(following)
        return found

    def made(self, term: int, what: str) -> int:
        """The term of the code that is equal to this one."""
        found = self.by_form.get(self.forms.of(term))
        if found is None:
            raise Refused(f"{what}: nothing in the loop is equal to it")
        return found

    def start_of(self, register: str) -> int:
        """What the caller gives."""
        return self.terms.make("leaf", register)

    def first(self, place: int) -> int:
        """What is at a place before the turn."""
        return self.terms.make("leaf", "word", place, 0)

    def check(self) -> list[list[tuple[int, int, int]]]:
        """The words before each step and behind the last one, of each third. All that the turn leaves to the next one is as wanted."""
        thirds = self.model()
        found = self.outputs(self.ends)
        for key, term in self.wanted.items():
            if not self.forms.equal(found[key], term):
                raise Refused(f"{' '.join(map(str, key))}: not what it should be")
        return thirds

    def model(self) -> list[list[tuple[int, int, int]]]:
        """The words before each step and behind the last one, of each third; and what the turn is wanted to leave to the next one."""
        w, layout, registers = self.words, self.layout, self.start.registers
        end, y, windows = ({letter: self.first(self.places[name + letter]) for letter in letters} for name, letters in batch.LEFT)
        whole_matrix, windows, high = layout.before(w, end, layout.stored(w, y), windows)
        limbs = self.updated(whole_matrix)
        above = {letter: self.shape.above(w, lambda i: limbs[self.shape.limb_at(letter, i)]) for letter in "fg"}
        thirds = [self.chain((registers["rdx"], registers["rcx"], registers["rbx"]), 0)]
        for third in (1, 2, 3):
            d, *packed = thirds[-1][-1]
            last = dict(zip("hG", packed, strict=True))
            begin = {word: self.made(term, f"{word} behind third {third}") for word, term in layout.refilled(w, last, high).items()}
            if third == 1:
                first, windows, high = layout.behind_first(w, last, windows, above)
            elif third == 2:
                y, windows, high = layout.behind_second(w, last, first, windows, above)
            if third < 3:
                thirds.append(self.chain((d, begin["h"], begin["G"]), third))
        both = limbs | {self.places["Y" + name]: term for name, term in layout.stored(w, y).items()}
        if self.shape.is_symbol:
            both |= symbol.wanted(w, self.shape, self.first, [[h for _, h, _ in third] for third in thirds], whole_matrix, y, limbs)
        self.wanted = self.all_wanted(thirds[-1], begin, both, windows)
        return thirds

    def updated(self, matrix: batch.Matrix) -> dict[int, int]:
        """The limbs, by their places, behind the update of the long numbers, which is proved."""
        machine = self.kind(self.terms, self.ends.end.copy())
        limbs = {at: machine.word(at) for at in (self.shape.limb_at(name, i) for name, i in self.shape.places)}
        try:
            self.shape.integers(self.terms, self.forms, matrix).prove(limbs)
        except update.Unproved as error:
            raise Refused(f"the update of the long numbers: {error}") from error
        return limbs

    def all_wanted(self, last: list[tuple[int, int, int]], begin: dict[str, int], both: dict[int, int], windows: batch.Pair) -> dict:
        """What a turn leaves to the next one, to the caller, and a short batch to the caller: by where, and register or place."""
        w, (d, h, G), (_, short_h, short_G) = self.words, last[-1], last[-1 - self.shape.left_out]
        at = self.places
        less = w.sub(self.first(at["batches"]), w.constant(1))
        stays = {place: w.constant(value) for place, value in self.constants.items()}
        stays |= {place: self.first(place) for place in self.shape.inputs}
        stays |= both | {at["w2" + letter]: term for letter, term in windows.items()}
        stays |= {at["batches"]: less, at["end_h"]: h, at["end_G"]: G}
        registers = {"rdx": d, "rcx": begin["h"], "rbx": begin["G"], **{name: kept(self.terms, d)[name] for name in self.kept}}
        registers |= {name: self.start.registers[name] for name in (POINTER, "rsp")}
        registers |= {(name, lane): term for name, lanes in self.kept_vectors.items() for lane, term in enumerate(lanes)}
        start = {at[word]: registers[name] for name, word in LOADED.items()}
        # The count of batches and the end of the limbs are taken from the stack.
        start |= {"rsp": w.add(registers["rsp"], w.constant(16)) if self.shape.turns else registers["rsp"]}
        short = both | {at["end_h"]: short_h, at["end_G"]: short_G}
        wanted = {("end", key): term for key, term in (stays | registers).items()}
        wanted |= {("whole", key): term for key, term in (stays | start).items()}
        if not self.shape.left_out:
            return wanted | {("goes on if nonzero", ""): w.nonzero(less)}
        wanted |= {("left", key): term for key, term in short.items()}
        return wanted | {
            ("leaves if zero", ""): w.nonzero(less),
            ("goes on if nonzero", ""): w.nonzero(w.sub(less, w.constant(WHOLE))),
        }

    def outputs(self, ends: Ends) -> dict:
        """The terms of the code for what is wanted."""
        machines = {name: self.kind(self.terms, state) for name in ("end", "whole", "left") if (state := getattr(ends, name))}
        found = {("leaves if zero", ""): ends.leave_on, ("goes on if nonzero", ""): ends.end.nonzero}
        for name, key in self.wanted:
            if name in machines:
                machine = machines[name]
                if isinstance(key, tuple):
                    found[name, key] = machine.state.vectors[key[0]][key[1]]
                else:
                    found[name, key] = machine.state.registers[key] if isinstance(key, str) else machine.word(key)
        return found

    def accepts_without(self, k: int) -> bool:
        """Whether the turn leaves what is wanted without the instruction k of the loop; of a turn that is checked."""
        verdict = self.leaves(k, self.parts.body[k + 1 :])
        return self.proves_without(self.parts.body[k]) if verdict is None else verdict

    def accepts_with(self, k: int, one: Instruction) -> bool:
        """The same with another instruction before that one of the routine, in the loop or not."""
        at = k - self.code.index(self.parts.body[0])
        inside = 0 <= at < len(self.parts.body)
        verdict = self.leaves(at, [one, *self.parts.body[at:]]) if inside else None
        return accepts([*self.code[:k], one, *self.code[k:]], self.shape, self.prover) if verdict is None else verdict

    def leaves(self, k: int, rest: list[Instruction]) -> bool | None:
        """Whether the turn leaves what is wanted, if from the instruction k of the loop on there is something else. If forms differ, but no
        value does, all of the proof has to be tried."""
        mark, terms = self.forms.mark(), len(self.terms.all)
        late = any(i.mnemonic == "je" for i in self.parts.body[:k])
        try:
            found = self.outputs(self.run(self.kind(self.terms, self.states[k].copy()), rest, ends=self.ends if late else None))
            if all(self.forms.equal(found[key], term) for key, term in self.wanted.items()):
                return True
            if self.differs(found):
                return False
        except Unknown:
            return False
        finally:
            self.forms.forget(mark)
            self.terms.forget(terms)
        return None

    def proves_without(self, one: Instruction, shape: Shape | None = None) -> bool:
        """Whether all of the proof succeeds without an instruction, for this shape or another one."""
        nothing = Instruction(one.address, one.code, "nop", ())
        return accepts([nothing if i is one else i for i in self.code], shape or self.shape, self.prover)

    def differs(self, found: dict) -> bool:
        """Whether words have other values than those that are wanted, on some inputs: no proof could accept them."""
        generator, size = random.Random(1), len(self.terms.all)
        for values in self.values:
            leaves = {n: generator.getrandbits(64 if self.terms.is_word(n) else 1) for n in range(len(values), size) if self.terms.all[n][0] == "leaf"}
            after = self.terms.evaluate(leaves, size, values)
            if any(after[found[key]] != after[term] for key, term in self.wanted.items()):
                return True
        return False


def check(code: list[Instruction], shape: Shape, prover: Prover) -> None:
    """An error, if the code is not that of the steps."""
    try:
        Turn(code, shape, prover).check()
    except Unknown as error:
        raise Refused(str(error)) from error


def accepts(code: list[Instruction], shape: Shape, prover: Prover) -> bool:
    try:
        check(code, shape, prover)
    except Refused:
        return False
    return True


# What no word that is left depends on: registers of the caller are in another proof.
APART = ("pop", "ret", "nop", "vzeroupper")


def is_deleted(i: Instruction) -> bool:
    saves = i.mnemonic == "push" and "[" not in i.text
    return not (i.mnemonic.startswith("j") or i.mnemonic in APART or saves)


def is_copy(i: Instruction) -> bool:
    """From a register to another one. The code may be proved without it, if what was added to the other one is shifted out again."""
    return i.mnemonic == "mov" and all(operand in REGISTERS for operand in i.operands)


def deleted(turn: Turn) -> list[int]:
    """The numbers of instructions of the loop to delete."""
    return [k for k, i in enumerate(turn.parts.body) if is_deleted(i)]


def idle(turn: Turn) -> list[Instruction]:
    """Those which change nothing, such as a load of a word that its register has: without them the code does the same."""
    states = [*turn.states, turn.ends.end]
    return [turn.parts.body[k] for k in deleted(turn) if states[k].is_as(states[k + 1])]


def deletions(turn: Turn, every: int = 1) -> dict[Instruction, bool]:
    """Whether a turn that is checked is accepted without one instruction of the loop, for each that changes something; or for one of
    `every`. And for each before and behind the loop."""
    body, nothing = turn.parts.body, idle(turn)
    found = {body[k]: turn.accepts_without(k) for k in deleted(turn)[::every] if body[k] not in nothing}
    around = [i for i in turn.code if i not in body and is_deleted(i)]
    return found | {i: turn.proves_without(i) for i in around}
