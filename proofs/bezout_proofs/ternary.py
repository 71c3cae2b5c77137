# SPDX-License-Identifier: MIT OR Apache-2.0
"""Passes of divsteps over F_3, on bytes as in `passes.py` (README, section 2.13): their turns are steps on polynomials.

A coefficient is a bit in two planes, whether it is not zero and whether it is -1. Coefficient i is bit i / m of vector i mod m. The words of each
step are found among the terms of a turn by their values on random inputs, and proved as functions of the words before the step by two solvers.
"""

import itertools
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import and_, or_

from . import passes
from .machine import LANES, STACK, WORD, Instruction, Machine, State, Unknown, signed
from .passes import PLACES, Kind, refusals
from .steps import Refused

SAMPLES = 16
PROVED = "its steps over F_3 are proved, from call to return"
SIZES = (1, 2, 3, 4, 5)
VECTOR = 8 * LANES
# Bytes from a plane of the state to the next one: two of f or v, then two of g or r.
ROW = VECTOR * SIZES[-1]
# Of a step: c is not zero, c is -1, four times each, and swap; and these three as they are decided.
NONZERO, MINUS, SWAP, DECIDED = 0, VECTOR, 2 * VECTOR, 2 * VECTOR + 8
STEP = DECIDED + 24
# f, g and -delta.
WINDOW = 5
# Places of what pointers point to, by the pass: the pointers to masks have moved. "two" has another state.
STATES = {"rdi": PLACES["p"], "rcx": 3 << 34}
MASKS = {"p": 1 << 34, "x": 5 << 34}
ARGUMENTS = {"p": "rsi", "x": "r8"}


class Pass(Kind):
    """`limbs` is the number of vectors of a polynomial: rdi points to a state and rsi to masks; rcx and r8 to those of another one, or rcx to a window."""

    @property
    def step(self) -> int:
        return STEP * self.limbs

    @property
    def states(self) -> list[str]:
        return {"decide": [], "two": ["rdi", "rcx"]}.get(self.what, ["rdi"])

    @property
    def decides(self) -> bool:
        return self.what in ("both", "decide")

    @property
    def up(self) -> bool:
        return self.what in ("up", "both")

    @property
    def pointers(self) -> list[str]:
        return ["p", "x"][: max(1, len(self.states))]

    @property
    def objects(self) -> dict[str, int]:
        return {name: STATES[name] for name in (*self.states, *["rcx"] * self.decides)} | {name: MASKS[name] for name in self.pointers}

    def vector(self, state: str, plane: int, j: int) -> list[int]:
        """The places of its words."""
        return [STATES[state] + ROW * plane + VECTOR * j + 8 * lane for lane in range(LANES)]

    @property
    def window(self) -> list[int]:
        return [STATES["rcx"] + 8 * k for k in range(WINDOW)] if self.decides else []

    @property
    def places(self) -> list[int]:
        """Of all words of states and of the window."""
        vectors = itertools.product(self.states, range(4), range(self.limbs))
        return [at for where in vectors for at in self.vector(*where)] + self.window


PASSES = {f"avx2_ternary_{what}_{LANES * m}": Pass(what, m) for m in SIZES for what in ("down", "up", "both")}
PASSES |= {"avx2_ternary_two_4": Pass("two", 1), "base_ternary_decide_1": Pass("decide", 1)}


class Run(passes.Run):
    """The routine as terms: what is before the loop, a turn, and what is behind it, both from any state at its head."""

    def __init__(self, code: list[Instruction], kind: Pass, scratch: frozenset | None = None):
        super().__init__(code, kind, scratch)
        self.head, self.last = self.at_head().state, self.behind_the_loop()

    def ends_of_arrays(self) -> tuple[dict, dict]:
        """Only pointers to masks move, and the loop counts."""
        return {self.forms.of(self.first[ARGUMENTS[name]]): name for name in self.kind.pointers}, {}

    def moved(self, name: str) -> tuple[int, int]:
        return self.pointer(name), self.kind.step

    @cached_property
    def held(self) -> dict[int, tuple]:
        """By places the registers, and lanes, that have these words of a state or the window."""
        words = {self.terms.make("leaf", "word", at, 0): at for at in self.kind.places}
        state, found = self.prologue, {}
        for name, lanes in state.vectors.items():
            found |= {words[term]: (name, lane) for lane, term in enumerate(lanes) if term in words}
        return found | {words[term]: (name,) for name, term in state.registers.items() if term in words}

    def at_head(self) -> Machine:
        """Of any turn: what a register holds of a state, its place does not have. Other vectors have anything."""
        machine = super().at_head()
        state = machine.state
        state.words = {at: term for at, term in state.words.items() if at not in self.kind.places}
        vectors = {name: [self.terms.make("leaf", "scratch", name, lane) for lane in range(LANES)] for name in state.vectors}
        for at, (name, *lane) in self.held.items():
            if lane:
                vectors[name][lane[0]] = self.terms.make("leaf", "state", at)
            state.words[at] = self.terms.make("leaf", "stale", at)
        state.vectors = {name: tuple(lanes) for name, lanes in vectors.items()}
        return machine

    def word(self, state: State, at: int) -> int:
        """The word of a state or the window, where it is at the head of the loop and at the end of a turn."""
        if at not in self.held:
            return Machine(self.terms, state).word(at)
        name, *lane = self.held[at]
        return state.vectors[name][lane[0]] if lane else state.registers[name]

    def check_end(self, end: State) -> None:
        """The loop takes one from its count, and goes on unless that is zero."""
        for cell in self.scratch:
            less = self.terms.operation("sub", self.terms.make("leaf", "scratch", cell), self.terms.constant(1))
            found = self.cells(self.prologue).get(cell), self.cells(end).get(cell), end.nonzero
            if found == (self.first["rdx"], less, self.terms.operation("nonzero", less)):
                return
        raise Refused("the loop does not end where the count is zero")

    def check_begin(self) -> None:
        """Before the loop nothing is stored but on the stack, and nothing is read that is not held; words of the window are where turns change them."""
        read = {term[2] for term in self.terms.all[: self.few] if term[:2] == ("leaf", "word")}
        scratch = {self.terms.make("leaf", "scratch", cell) for cell in self.scratch}
        held = self.held
        if read - held.keys() or any(self.word(self.head, at) not in scratch for at in self.kind.window):
            raise Refused("a word is kept that a turn may change")
        if any(not STACK - (1 << 20) <= at <= STACK - size for at, size in self.prologue.stores):
            raise Refused("a store before the loop")

    def check_last(self) -> None:
        """Behind the loop states and the window are in memory, and nothing else is stored; vectors have no upper half."""
        machine = Machine(self.terms, self.last)
        if any(machine.word(at) != self.word(self.head, at) for at in self.kind.places):
            raise Refused("another number is stored")
        self.check_within(self.last.stores, set(self.kind.places))
        upper = [lane for lanes in self.last.vectors.values() for lane in lanes[LANES // 2 :]]
        if self.kind.states and any(self.terms.known(lane) != 0 for lane in upper):
            raise Refused("vectors have an upper half at the return")

    def check_within(self, stores: tuple[tuple[int, int], ...], places: set[int]) -> None:
        if any(at + k not in places for at, size in stores for k in range(0, size, 8)):
            raise Refused("a store to another place")


def is_value(x: tuple, value: int):
    """Where coefficients, in two planes, have this value: 2 is -1."""
    nonzero, minus = x
    return (~nonzero, nonzero & ~minus, nonzero & minus)[value]


def of_field(function: Callable[..., int], *elements: tuple) -> list:
    """The planes of a function over F_3, of coefficients in planes of words or of a solver's."""
    cases = [(function(*values) % 3, values) for values in itertools.product(range(3), repeat=len(elements))]
    where = {case: reduce(and_, map(is_value, elements, case[1])) for case in cases}
    return [reduce(or_, (words for (value, _), words in where.items() if value in kept)) for kept in ((1, 2), (2,))]


def difference(w: dict, plane: int):
    """A plane of g - c f."""
    return of_field(lambda g, c, f: g - c * f, *((w[f"{name}0"], w[f"{name}1"]) for name in "gcf"))[plane]


def factor(w: dict, plane: int):
    """A plane of f g, which is g/f; for the lowest coefficient alone."""
    return of_field(lambda g, f: g * f, *((w[f"{name}0"], w[f"{name}1"]) for name in "gf"))[plane]


def less(d: int, swap: bool) -> int:
    """-delta behind a step, of that before it."""
    return -(1 - -d) if swap else -(1 + -d)


# What a word is wanted to be, of words by their names.
WANTED: dict[str, Callable[[dict], int]] = {
    "difference0": lambda w: difference(w, 0),
    "difference1": lambda w: difference(w, 1),
    "swap0": lambda w: w["g0"] if w["s"] else w["f0"],
    "swap1": lambda w: w["g1"] if w["s"] else w["f1"],
    "nonzero": lambda w: -(factor(w, 0) & 1),
    "minus": lambda w: -(factor(w, 1) & 1),
    "swap": lambda w: WORD if signed(w["d"]) < 0 and w["c0"] else 0,
    "delta": lambda w: less(w["d"], bool(w["s"])),
    "down": lambda w: w["low"] >> 1 | w["next"] << 63,
    "down_last": lambda w: w["low"] >> 1,
    "up": lambda w: w["low"] << 1 | w["next"] >> 63,
    "up_first": lambda w: w["low"] << 1,
}
# Those of them that are zeros or ones, each of which is tried.
MASKED = {"difference0": ("c0", "c1"), "difference1": ("c0", "c1"), "swap0": ("s",), "swap1": ("s",), "swap": ("c0",), "delta": ("s",)}
LITERAL = re.compile(r"\b\d")
OPERATION, BITWISE = re.compile(r"\w+_(?=\()"), {"and_", "or_", "xor_", "andn_"}
NAMES = ("f0", "f1", "g0", "g1", "c0", "c1", "s", "d", "low", "next")


class Prover:
    """Whether a form is a word of a step, for all words. Each is proved once, by both solvers."""

    def __init__(self, solvers):
        self.solvers = solvers
        self.forms: dict[tuple[str, str], bool] = {}

    def proves(self, component: str, form: str) -> bool:
        if (component, form) not in self.forms:
            verdicts = {self.proved_by(solver, component, form) for solver in self.solvers}
            if len(verdicts) != 1:
                raise Refused(f"{component} = {form}: the solvers disagree")
            (self.forms[component, form],) = verdicts
        return self.forms[component, form]

    def proved_by(self, solver, component: str, form: str) -> bool:
        """-1 is of coefficients that are not zero, masks are zeros or ones, and the lowest coefficient of f is not zero."""
        s, bitwise = solver.s, component.startswith("difference")
        if bitwise and (not set(OPERATION.findall(form)) <= BITWISE or LITERAL.search(form)):
            return False
        # Of what is bitwise, one bit has all.
        bits = 1 if bitwise else 64
        w = {name: s.BitVec(name, bits) for name in NAMES}
        given = [w["f1"] & ~w["f0"] == 0, w["g1"] & ~w["g0"] == 0] if component in ("difference0", "difference1", "nonzero", "minus") else []
        if component in ("nonzero", "minus"):
            given.append(w["f0"] & 1 == 1)
        masks = MASKED.get(component, ())
        for values in itertools.product((0, (1 << bits) - 1), repeat=len(masks)):
            w |= {name: s.BitVecVal(value, bits) for name, value in zip(masks, values, strict=True)}
            if not solver.proved(solver.term(form, w) == self.wanted(s, component, w), *given):
                return False
        return True

    @staticmethod
    def wanted(s, component: str, w: dict):
        if component in ("swap0", "swap1"):
            return s.If(w["s"] != 0, w[f"g{component[-1]}"], w[f"f{component[-1]}"])
        if component == "swap":
            return s.If(s.And(w["d"] < 0, w["c0"] != 0), s.BitVecVal(WORD, 64), s.BitVecVal(0, 64))
        if component == "delta":
            return s.If(w["s"] != 0, less(w["d"], True), less(w["d"], False))
        if component.startswith("down"):
            top = s.BitVecVal(0, 1) if component == "down_last" else s.Extract(0, 0, w["next"])
            return s.Concat(top, s.Extract(63, 1, w["low"]))
        if component.startswith("up"):
            bottom = s.BitVecVal(0, 1) if component == "up_first" else s.Extract(63, 63, w["next"])
            return s.Concat(s.Extract(62, 0, w["low"]), bottom)
        return WANTED[component](w)


@dataclass(frozen=True)
class Word:
    """A word of a step: the terms that are proved to be equal to it, and its values on the samples."""

    terms: frozenset[int]
    values: tuple[int, ...]


Coefficients = list[list[Word]]
"""Of a vector: the words of both planes, of each lane."""


class Turn:
    """A turn from any state at the head of the loop, whose steps are proved one behind the other."""

    def __init__(self, run: Run, prover: Prover):
        self.run, self.terms, self.prover = run, run.terms, prover
        for at in run.kind.places:
            self.leaf(at)
        self.size = len(self.terms.all)
        self.values = [self.sample(random.Random(k)) for k in range(SAMPLES)]
        self.by_values: dict[tuple[int, ...], list[int]] = {}
        for n in range(self.size):
            if self.terms.is_word(n):
                self.by_values.setdefault(tuple(values[n] for values in self.values), []).append(n)
        self.stored: set[int] = set()

    def leaf(self, at: int) -> int:
        """A word at the head of the loop."""
        return self.run.word(self.run.head, at)

    def sample(self, generator: random.Random) -> list[int]:
        """Numbers of the contract: of f and g, or v and r, and masks; all else is anything."""
        leaves = {n: generator.getrandbits(64) for n, term in enumerate(self.terms.all) if term[0] == "leaf"}
        kind = self.run.kind
        pairs = [pair for state in kind.states for plane in (0, 2) for j in range(kind.limbs) for pair in zip(kind.vector(state, plane, j), kind.vector(state, plane + 1, j), strict=True)]
        pairs += [tuple(kind.window[k : k + 2]) for k in (0, 2) if kind.window]
        for nonzero, minus in ((self.leaf(a), self.leaf(b)) for a, b in pairs):
            leaves[minus] &= leaves[nonzero]
        if kind.window:
            leaves[self.leaf(kind.window[0])] |= 1
        for n in leaves:
            if self.terms.all[n][1] == "word" and any(0 <= self.terms.all[n][2] - MASKS[name] < kind.step for name in kind.pointers):
                leaves[n] = generator.choice((0, WORD))
        return self.terms.evaluate(leaves, self.size)

    def given(self, at: int) -> Word:
        """A word of the state at the head of the loop."""
        term = self.leaf(at)
        if term >= self.size:
            raise Refused("a word is not used")
        return Word(frozenset([term]), tuple(values[term] for values in self.values))

    def made(self, component: str, words: dict[str, Word]) -> Word:
        """What the code makes of these words."""
        names = {term: name for name, word in words.items() for term in word.terms}
        each = [dict(zip(words, values, strict=True)) for values in zip(*(word.values for word in words.values()), strict=True)]
        values = tuple(WANTED[component](given) & WORD for given in each)
        found = frozenset(n for n in self.by_values.get(values, []) if self.proved(component, n, names))
        if not found:
            raise Refused(f"{component}: nothing in the turn is equal to it")
        return Word(found, values)

    def proved(self, component: str, number: int, names: dict[int, str]) -> bool:
        try:
            return self.prover.proves(component, self.terms.text(number, names))
        except Unknown:
            return False

    def stepped(self, f: Coefficients, g: Coefficients, masks: list[tuple[Word, Word]], swap: Word) -> tuple[Coefficients, Coefficients]:
        """The new f, and g - c f, lane by lane."""
        kept, rest = [], []
        for (f0, f1), (g0, g1), (c0, c1) in zip(f, g, masks, strict=True):
            words = {"f0": f0, "f1": f1, "g0": g0, "g1": g1, "s": swap}
            kept.append([self.made(f"swap{plane}", words) for plane in (0, 1)])
            words |= {"c0": c0, "c1": c1}
            rest.append([self.made(f"difference{plane}", words) for plane in (0, 1)])
        return kept, rest

    def shifted(self, lanes: Coefficients, up: bool) -> Coefficients:
        """A vector by one bit, across its lanes."""
        found = []
        for k, lane in enumerate(lanes):
            at = k - 1 if up else k + 1
            beside = lanes[at] if 0 <= at < len(lanes) else None
            name = ("up" if beside else "up_first") if up else "down" if beside else "down_last"
            found.append([self.made(name, {"low": lane[plane]} | ({"next": beside[plane]} if beside else {})) for plane in (0, 1)])
        return found

    def polynomial(self, state: str, plane: int) -> list[Coefficients]:
        kind = self.run.kind
        rows = ([kind.vector(state, plane + n, j) for n in (0, 1)] for j in range(kind.limbs))
        return [[[self.given(row[lane]) for row in pair] for lane in range(LANES)] for pair in rows]

    def check(self) -> None:
        kind = self.run.kind
        for state, pointer in zip(kind.states, kind.pointers, strict=False):
            self.check_vectors(state, MASKS[pointer])
        if kind.decides:
            self.check_window()
        self.run.check_within(self.run.ends.end.stores, self.stored)

    def check_vectors(self, state: str, masks: int) -> None:
        """A step of each of m: f is f or g, and g is (g - c f)/x; or v is x v or x r, and r is r - c v."""
        kind = self.run.kind
        f, g = (self.polynomial(state, plane) for plane in (0, 2))
        for k in range(kind.limbs):
            at = masks + STEP * k
            if kind.up:
                c = [(self.given(at + NONZERO + 8 * lane), self.given(at + MINUS + 8 * lane)) for lane in range(LANES)]
                swap = self.given(at + SWAP)
            else:
                c0, c1, swap = (self.given(at + DECIDED + 8 * n) for n in range(3))
                c = [(c0, c1)] * LANES
                for lane in range(LANES):
                    self.check_word(at + NONZERO + 8 * lane, c0)
                    self.check_word(at + MINUS + 8 * lane, c1)
                self.check_word(at + SWAP, swap)
            both = [self.stepped(f[j], g[j], c, swap) for j in range(kind.limbs)]
            f, g = ([pair[n] for pair in both] for n in (0, 1))
            if kind.up:
                f = [self.shifted(f[-1], True), *f[:-1]]
            else:
                g = [*g[1:], self.shifted(g[0], False)]
        for plane, vectors in ((0, f), (2, g)):
            for j, lanes in enumerate(vectors):
                for n in (0, 1):
                    for place, words in zip(kind.vector(state, plane + n, j), lanes, strict=True):
                        self.check_word(place, words[n])

    def check_window(self) -> None:
        """Each step decides c, which is g/f at x = 0, and swap, which is so where delta is above zero and c is not zero; and does this step."""
        kind, window = self.run.kind, self.run.kind.window
        f0, f1, g0, g1, d = map(self.given, window)
        for k in range(kind.limbs):
            words = {"f0": f0, "f1": f1, "g0": g0, "g1": g1}
            c0, c1 = self.made("nonzero", words), self.made("minus", words)
            swap = self.made("swap", {"d": d, "c0": c0})
            for n, word in enumerate((c0, c1, swap)):
                self.check_word(MASKS["p"] + STEP * k + DECIDED + 8 * n, word)
            ((f0, f1),), rest = self.stepped([[f0, f1]], [[g0, g1]], [(c0, c1)], swap)
            ((g0, g1),) = self.shifted(rest, False)
            d = self.made("delta", {"d": d, "s": swap})
        for at, word in zip(window, (f0, f1, g0, g1, d), strict=True):
            self.check_word(at, word)

    def check_word(self, at: int, word: Word) -> None:
        """What is at a place behind the turn."""
        self.stored.add(at)
        if self.run.word(self.run.ends.end, at) not in word.terms:
            raise Refused("a word behind the turn is not what it should be")


def check(run: Run, prover: Prover) -> None:
    """An error, if the routine is not proved."""
    run.check_begin()
    run.check_last()
    if run.secrets_left():
        raise Refused("a secret stays on the stack")
    Turn(run, prover).check()


def accepts(code: list[Instruction], kind: Pass, prover: Prover, scratch: frozenset | None = None) -> bool:
    try:
        check(Run(code, kind, scratch), prover)
    except (Refused, Unknown):
        return False
    return True


def of_routine(routine: str, code: list[Instruction], prover: Prover, every: int) -> tuple[list[str], str]:
    """What is proved of it, and a verdict."""
    kind = PASSES[routine]
    try:
        run = Run(code, kind)
        check(run, prover)
    except (Refused, Unknown) as error:
        return [], f"refused: {error}"
    lines, verdict = refusals(code, lambda other: accepts(other, kind, prover, run.scratch), every)
    return [f"{routine}: {told(kind)}", *lines], PROVED if verdict == passes.PROVED else verdict


def told(kind: Pass) -> str:
    steps = f"{kind.limbs} step{'s' * (kind.limbs > 1)}"
    of = {"down": "f and g", "two": "f and g of two inversions"}.get(kind.what, "v and r")
    does = [f"a turn does {steps} on {64 * LANES * kind.limbs} coefficients of {of}"] if kind.states else []
    return ", and ".join(does + [f"a turn decides {steps}"] * kind.decides)
