# SPDX-License-Identifier: MIT OR Apache-2.0
"""An inverse, a symbol or a gcd of a length from call to return: the paths of a function of the C library through compiled Rust, on its bytes
(README, section 2.15). What is proved of both ends is in `ends.py` and `gcd_ends.py`.
"""

import random
from dataclasses import replace
from typing import ClassVar

from . import changes, cosimulate, steps, whole_runs
from .compiled import BELOW, FILE, Compiled, Follower, Path, Routine, routine
from .ends import APART, NO, Before, Behind, Ends, Given, Inverse, InverseOfWords, Symbol, SymbolOfWords
from .gcd_ends import Gcd
from .machine import STACK, WORD, Instruction, Terms, Unknown
from .steps import Refused
from .update import Shape, Unproved

PROVED = "it is proved, from call to return"
# Functions, the words of their numbers, and both ends; some are one for all lengths.
LENGTHS: dict[str, tuple[str, tuple[int, ...], type[Behind]]] = {
    "bezout_invert_odd_mod_256": ("invert", (4,), Inverse),
    "bezout_invert_odd_mod_384": ("invert", (6,), Inverse),
    "bezout_invert_odd_mod_512": ("invert", (8,), Inverse),
    "bezout_invert_odd_mod": ("invert", (4, 6, 8, 9), InverseOfWords),
    "bezout_jacobi_256": ("jacobi", (4,), Symbol),
    "bezout_jacobi": ("jacobi", (6, 8, 9), SymbolOfWords),
    "bezout_gcd": ("gcd", (4, 6, 8, 9), Gcd),
}
# By the function: for each length the bits of its numbers, and the routines, one of which it calls.
FUNCTIONS = {
    name: [(64 * n, (f"avx2_{what}_{n}", f"avx2_{what}_{n}_golden_cove")) for n in lengths] for name, (what, lengths, _) in LENGTHS.items()
}
# Where the arguments point to: equal numbers are one place. The result may be where an argument is, and both of these may be one.
WHERE = ((0, 1, 2), (0, 0, 1), (0, 1, 0))
ONE_ARGUMENT = ((0, 1, 1), (0, 0, 0))
# What the stack pointer may be at a call, modulo 64.
RESIDUES = (8, 24, 40, 56)
# Of the variable that says what the CPU has: that of AVX2.
HAS_AVX2 = 2
NUMBERS = 12
# For one deletion with which all of the proof succeeds.
FEWEST = 10
# Of operands that are read, one of this many times more is lost.
LOST = 8
# Of other code: not proved; with the same terms before the routine and at the return; or with others,
# and proved.
REFUSED, SAME, ACCEPTED = "refused", "the same terms", "accepted"


class Whole:
    """A function as terms, on all of its paths."""

    # What was decided of addresses, which are the same in changed code.
    placed: ClassVar[dict[tuple, bool | None]] = {}

    def __init__(self, code: list[Instruction], routines: list[Routine], shape: Shape, kind: type[Behind], solvers: list, residues: tuple[int, ...] = RESIDUES, in_order: bool = False, lost: Instruction | None = None):
        # Whether arguments are taken to be in memory in one order, that of their places.
        self.in_order = in_order
        self.terms, self.shape, self.solvers, self.routines = Terms(), shape, solvers, routines
        self.m, self.x = ([self.terms.make("leaf", name, k) for k in range(shape.bits // 64)] for name in "mx")
        self.given = Given(self.terms, shape, solvers, self.m, self.x)
        self.kind, self.result = kind, kind.result(shape)
        self.pointers = {self.terms.make("leaf", name): name for name in self.kind.POINTERS}
        self.where: tuple[int, ...] = WHERE[0]
        self.decided: dict[tuple, bool | None] = {}
        # Of the file, and no constants of it.
        self.variables: set[int] = set()
        self.start, self.follower = code[0].address, Follower(code[1:], routines, self.decide, self.settled, lost)
        self.followed: dict[int, Instruction] = {}
        self.paths = [self.ends(path, WHERE[0]) for residue in residues for path in self.follow(WHERE[0], residue)]

    @property
    def seen(self) -> list[Instruction]:
        """The instructions of all paths that were followed so far."""
        return list(self.followed.values())

    def follow(self, places: tuple[int, ...], residue: int) -> list[Path]:
        # What is written beside the result is in a place of its own.
        self.where = (*places, len(places))[: len(self.pointers)]
        found = self.follower.paths(self.start, lambda: self.fresh(self.where, residue))
        self.followed |= {i.address: i for path in found for i in path.seen}
        return found

    def check_ways(self) -> int:
        """How many paths there are: on all of them the terms are the same, or, where both arguments are one, with words of m in the place of x."""
        first, *others = self.paths
        wanted = {False: (first.before, first.returned)}
        others = [(ends, False) for ends in others]
        for places in (*WHERE[1:], *ONE_ARGUMENT):
            others += [(self.ends(path, places), places[1] == places[2]) for path in self.follow(places, RESIDUES[0])]
        renamed = self.renamed([*first.before.values(), *first.returned])
        wanted[True] = dict(zip(first.before, renamed, strict=False)), tuple(renamed[len(first.before) :])
        for ends, is_one in others:
            if (ends.before, ends.returned) != wanted[is_one]:
                raise Refused("another path has other terms")
        return 1 + len(others)

    def renamed(self, wanted: list[int]) -> list[int]:
        """Terms with words of m in the place of those of x."""
        found, left = dict(zip(self.x, self.m, strict=True)), list(wanted)
        while left:
            term = left[-1]
            missing = [a for a in self.terms.inner(term) if a not in found]
            if term in found or missing:
                left += missing if term not in found else []
                if term in found:
                    left.pop()
                continue
            operation, *arguments = self.terms.all[term]
            inner = self.terms.inner(term)
            changed = [found[a] for a in inner]
            found[term] = self.terms.operation(operation, *changed, *arguments[len(inner) :]) if changed != list(inner) else term
        return [found[term] for term in wanted]

    def fresh(self, places: tuple[int, ...], residue: int) -> Compiled:
        machine = self.follower.fresh(self.terms, {name: k * APART for name, k in zip(self.kind.POINTERS, places, strict=True)}, residue)
        machine.state.registers |= {name: self.terms.constant(value) for name, value in self.kind.numbers(self.shape).items()}
        for place, number in ((places[1], self.x), (places[2], self.m)):
            machine.state.words |= {place * APART + 8 * k: word for k, word in enumerate(number)}
        return machine

    def decide(self, condition: int, chosen: list[tuple[int, bool]]) -> bool | None:
        """What holds for odd m on a CPU with AVX2, by both solvers; either, where nothing but the CPU, or the order of arguments in memory, decides."""
        is_place = self.leaves_of(condition) <= self.pointers.keys()
        key = condition, *((self.where, *chosen) if is_place else ())
        if key not in self.decided:
            self.decided[key] = self.decide_place(condition, chosen) if is_place else self.decide_once(condition)
        return self.decided[key]

    def settled(self, term: int) -> int:
        """A condition on where arguments are, or a word that is an index, as a number, if it always is that one."""
        if self.terms.known(term) is not None:
            return term
        if self.terms.is_word(term):
            return self.always(term)
        verdict = self.decide(term, []) if self.leaves_of(term) <= self.pointers.keys() else None
        return term if verdict is None else self.terms.constant(int(verdict))

    def always(self, term: int) -> int:
        """A word as the number that it is for one m and one CPU, if it is that one for all of them, by both solvers."""
        leaves = self.leaves_of(term)
        if self.is_secret(leaves):
            return term
        one = dict.fromkeys(range(term + 1), 0) | {self.m[0]: 1} | dict.fromkeys(self.variables, 1 << HAS_AVX2)
        number = self.terms.constant(self.terms.evaluate(one, term + 1)[term])
        verdicts = []
        for solver in self.solvers:
            known, given = self.known(solver, leaves)
            found, wanted = map(solver.word, solver.values(self.terms, [term, number], known))
            verdicts.append(solver.proved(found == wanted, *given))
        if len(set(verdicts)) != 1:
            raise Refused("the solvers disagree on an index")
        return number if verdicts[0] else term

    def decide_place(self, condition: int, chosen: list[tuple[int, bool]]) -> bool | None:
        """Of addresses of arguments that are apart, or one, and none of which is around the end of memory."""
        chosen = [(other, way) for other, way in chosen if self.leaves_of(other) <= self.pointers.keys()]
        conditions = [(self.terms.text(term), way) for term, way in ((condition, True), *chosen)]
        key = (*conditions, *self.sizes, *self.where, self.in_order, *(solver.s.__name__ for solver in self.solvers))
        if key not in self.placed:
            self.placed[key] = self.decide_addresses(condition, chosen)
        return self.placed[key]

    def decide_addresses(self, condition: int, chosen: list[tuple[int, bool]]) -> bool | None:
        verdicts = []
        for solver in self.solvers:
            s, known = solver.s, {leaf: solver.s.BitVec(name, 64) for leaf, name in self.pointers.items()}
            claim, *others = solver.values(self.terms, [condition, *(other for other, _ in chosen)], known)
            given = [other if way else s.Not(other) for other, (_, way) in zip(others, chosen, strict=True)]
            ends = [(at, size, place) for at, size, place in zip(known.values(), self.sizes, self.where, strict=True)]
            given += [s.ULT(at, -size & WORD) for at, size, _ in ends]
            for k, (at, size, place) in enumerate(ends):
                for other, more, another in ends[:k]:
                    below, above = s.ULE(at + size, other), s.ULE(other + more, at)
                    in_order = below if place < another else above
                    given.append(at == other if place == another else in_order if self.in_order else s.Or(below, above))
            verdicts.append((solver.proved(claim, *given), solver.proved(s.Not(claim), *given)))
        return self.agreed(verdicts)

    @property
    def sizes(self) -> list[int]:
        """Bytes of what arguments point to."""
        return [sum(self.result), *(8 * len(number) for number in (self.x, self.m)), *self.kind.more(self.shape)]

    @staticmethod
    def agreed(verdicts: list[tuple[bool, bool]]) -> bool | None:
        if len(set(verdicts)) != 1:
            raise Refused("the solvers disagree on a branch")
        always, never = verdicts[0]
        if always and never:
            raise Refused("no arguments are as they are assumed to be")
        return None if always == never else always

    def decide_once(self, condition: int) -> bool | None:
        leaves = self.leaves_of(condition)
        if self.is_secret(leaves):
            raise Refused("a branch on a secret")
        verdicts = []
        for solver in self.solvers:
            known, given = self.known(solver, leaves)
            (claim,) = solver.values(self.terms, [condition], known)
            verdicts.append((solver.proved(claim, *given), solver.proved(solver.s.Not(claim), *given)))
        verdict = self.agreed(verdicts)
        if verdict is None and leaves & set(self.m):
            raise Refused("a branch on a secret")
        return verdict

    def is_secret(self, leaves: set[int]) -> bool:
        """Whether there are others than words of m, and the one variable of the file, which says what the CPU has."""
        self.variables |= {leaf for leaf in leaves if self.terms.all[leaf][1] == "word" and self.terms.all[leaf][2] >= FILE}
        if len(self.variables) > 1:
            raise Refused("more than one variable of the file")
        return bool(leaves - set(self.m) - self.variables)

    def known(self, solver, leaves: set[int]) -> tuple[dict, list]:
        """Words for a solver, and what is given of them."""
        known = {leaf: solver.s.BitVec(f"leaf{leaf}", 64) for leaf in leaves}
        given = [solver.s.Extract(0, 0, known[self.m[0]]) == 1] if self.m[0] in known and self.kind.OF_ODD else []
        return known, given + [solver.s.Extract(HAS_AVX2, HAS_AVX2, known[leaf]) == 1 for leaf in self.variables & leaves]

    def leaves_of(self, term: int) -> set[int]:
        found, seen, left = set(), set(), [term]
        while left:
            one = left.pop()
            if one in seen:
                continue
            seen.add(one)
            if self.terms.all[one][0] == "leaf":
                found.add(one)
            left += self.terms.inner(one)
        return found

    def ends(self, path: Path, places: tuple[int, ...]) -> Ends:
        if len(path.calls) != 1:
            raise Refused("not one call of a routine")
        (call,) = path.calls
        out, machine = places[0] * APART, path.machine
        written = [(out, out + sum(self.result)), (STACK - 2 * BELOW, STACK)]
        written += [(k * APART, k * APART + size) for k, size in zip(self.where[len(places) :], self.kind.more(self.shape), strict=True)]
        for at, size in machine.state.stores:
            if not any(first <= at and at + size <= last for first, last in written):
                raise Refused(f"a store to another place: {at}")
        parts = [out + sum(self.result[:k]) for k in range(len(self.result))]
        returned = [machine.word(at) if size == 8 else machine.part(at, size) for at, size in zip(parts, self.result, strict=True)]
        if None in returned:
            raise Refused("a result that was not written")
        answer = self.terms.operation("and", machine.state.registers["rax"], self.terms.constant(NO))
        before = Compiled(self.terms, call.before)
        at_call = {place: before.word(call.base + place) for place in self.places}
        return Ends(call, at_call, (*returned, answer), path)

    @property
    def places(self) -> list[int]:
        """Of all that the routine is given."""
        return list(whole_runs.first_state(self.shape, 1, 0, 0))


class Numbers:
    """Numbers of the contract, what the routine makes of their state, by the terms of its turns, and what is to be returned."""

    def __init__(self, turn: steps.Turn, kind: type[Behind], count: int, seed: int):
        shape, generator, self.all = turn.shape, random.Random(seed), []
        for k in range(count):
            m, x = kind.numbers_of_run(shape, k, generator)
            f, g = kind.of_routine(m, x)
            first = whole_runs.first_state(shape, f, g, steps.turns(shape))
            last = dict(first)
            if found := whole_runs.differs(turn, f, g, steps.turns(shape), last):
                raise Refused(f"{x:#x} and {m:#x}: {found}")
            self.all.append((m, x, first, last, kind.wanted(shape, m, x)))

    def wrong(self, whole: Whole, ends: Ends) -> int:
        """For how many of them the terms of a path differ, before the routine or behind it."""
        terms, count, generator = whole.terms, 0, random.Random(1)
        for m, x, first, last, answer in self.all:
            leaves = {n: generator.getrandbits(64) & (WORD if terms.is_word(n) else 1) for n, term in enumerate(terms.all) if term[0] == "leaf"}
            leaves |= {leaf: number >> 64 * k & WORD for words, number in ((whole.m, m), (whole.x, x)) for k, leaf in enumerate(words)}
            # What a turn does not leave is scratch.
            leaves |= {leaf: last[place] for place, leaf in ends.call.leaves.items() if place in last}
            values = terms.evaluate(leaves, len(terms.all))
            before = {place: values[term] for place, term in ends.before.items()}
            count += before != first or tuple(values[term] for term in ends.returned) != answer
        return count


def check(whole: Whole) -> tuple[int, int]:
    """An error, if the function is not proved; else how many words of a state are as wanted, and how many paths have the same terms."""
    before = Before(whole.kind.given(whole.given, whole.paths[0]), whole.paths[0])
    whole.kind(before, whole.paths[0]).check()
    return before.check(), whole.check_ways()


def with_numbers(whole: Whole, code: list[Instruction], numbers: Numbers, lost: Instruction | None = None) -> Whole | None:
    """Other code as terms, or with a loss, if these give what the numbers should; with arguments in one order first, which is fewer paths."""
    orders = [(RESIDUES[:2], True)] + [(RESIDUES[:1], False)] * bool(whole.kind.more(whole.shape))
    try:
        for residues, in_order in orders:
            other = Whole(code, whole.routines, whole.shape, whole.kind, whole.solvers[:1], residues, in_order, lost)
            if any(numbers.wrong(other, ends) for ends in other.paths):
                return None
    except (Refused, Unknown):
        return None
    return other


def holds(whole: Whole) -> bool:
    try:
        check(whole)
    except (Refused, Unknown, Unproved):
        return False
    return True


def has_one_way(whole: Whole) -> bool:
    """Whether all paths have the terms of the first one."""
    try:
        whole.check_ways()
    except (Refused, Unknown):
        return False
    return True


def texts(whole: Whole) -> list[list[int]]:
    """Of each path what is claimed of, as terms that do not depend on their numbers."""
    found = whole.terms.structures()
    return [[found[term] for term in (*ends.before.values(), *ends.returned)] for ends in whole.paths]


class AtLength:
    """A function that is proved at one of its lengths, and which other code of it would be."""

    def __init__(self, code: list[Instruction], whole: Whole, numbers: Numbers):
        self.code, self.whole, self.numbers = code, whole, numbers
        self.words, self.count = check(whole)
        self.wrong = sum(numbers.wrong(whole, ends) for ends in whole.paths[:2])
        self.wanted = texts(whole)[0]

    @classmethod
    def of(cls, kind: type[Behind], shape: Shape, names: tuple[str, ...], code: list[Instruction], codes: dict[str, list[Instruction]], solvers: list, prover, seed: int = 1) -> "AtLength":
        turn = steps.Turn(codes[names[0]], shape, prover)
        turn.check()
        numbers = Numbers(turn, kind, NUMBERS, seed)
        return cls(code, Whole(code, [routine(one, codes[one]) for one in names], shape, kind, solvers), numbers)

    def verdict(self, code: list[Instruction], lost: Instruction | None = None) -> str:
        """By one solver, and with a loss, if there is one."""
        if not lost and not {i.address for i in set(code) - set(self.code)} & self.whole.followed.keys():
            return SAME
        other = with_numbers(self.whole, code, self.numbers, lost)
        if not other:
            return REFUSED
        if all(found == self.wanted for found in texts(other)) and has_one_way(other):
            return SAME
        return ACCEPTED if holds(other) else REFUSED

    def deletions(self, every: int) -> dict[Instruction, str]:
        """Verdicts without one of the instructions of all paths, or of one of `every`."""
        return {i: self.without(i) for i in [i for i in self.whole.seen if i.mnemonic not in ("ret", "call", "vzeroupper")][::every]}

    def without(self, one: Instruction) -> str:
        return self.verdict([replace(i, mnemonic="nop", operands=("",)) if i.address == one.address else i for i in self.code])

    def losses(self, every: int) -> tuple[str, list[str]]:
        """Where an operand is lost that an instruction reads: how many of each kind are refused, of one of `every`, but some at least; and those
        that are not, but where the terms are the same without that instruction too."""
        places: dict[str, list[tuple[Instruction, Instruction]]] = {}
        for i in self.whole.seen:
            for kind, one in changes.read(i):
                places.setdefault(kind, []).append((i, one))
        counts, wrong = [], []
        for kind, found in sorted(places.items()):
            some = random.Random(kind).sample(found, min(max(len(found) // every, changes.FEWEST), len(found)))
            left = [(i, one) for i, one in some if self.verdict(self.code, one) != REFUSED]
            unneeded = [i for i, _ in left if self.without(i) == SAME]
            counts.append(f"{len(some) - len(left)} of {len(some) - len(unneeded)} {kind}s")
            wrong += [f"    accepted with another {one.operands[0]} before {i.address:x}: {i.text}" for i, one in left if i not in unneeded]
        return f"  lost, and read at once: {', '.join(counts)} refused", wrong


def proved(name: str, code: list[Instruction], codes: dict[str, list[Instruction]], shapes: dict[str, Shape], solvers: list, prover) -> list[AtLength]:
    """A function at each of its lengths, or an error."""
    lengths = zip(shapes_of(name, shapes), FUNCTIONS[name], strict=True)
    return [AtLength.of(LENGTHS[name][2], shape, names, code, codes, solvers, prover) for shape, (_, names) in lengths]


def shapes_of(name: str, shapes: dict[str, Shape]) -> list[Shape]:
    """Those of its routines, for numbers of its own lengths."""
    return [replace(shapes[names[0]], bits=bits) for bits, names in FUNCTIONS[name]]


def of_function(name: str, code: list[Instruction], codes: dict[str, list[Instruction]], shapes: dict[str, Shape], solvers: list, prover, every: int, states: int, seed: int) -> tuple[list[str], str]:
    """What is proved of a function, at each of its lengths, and a verdict."""
    found = [of_length(name, shape, names, code, codes, solvers, prover, every, states, seed) for shape, (_, names) in zip(shapes_of(name, shapes), FUNCTIONS[name], strict=True)]
    return [line for lines, _ in found for line in lines], next((verdict for _, verdict in found if verdict != PROVED), PROVED)


def of_length(name: str, shape: Shape, names: tuple[str, ...], code: list[Instruction], codes: dict[str, list[Instruction]], solvers: list, prover, every: int, states: int, seed: int) -> tuple[list[str], str]:
    _, _, kind = LENGTHS[name]
    at = "".join(f" where {register} is {value}" for register, value in kind.numbers(shape).items())
    try:
        found = AtLength.of(kind, shape, names, code, codes, solvers, prover, seed)
        seen = found.whole.seen
        compared, differs = cosimulate.cosimulate(seen, states, seed, Compiled)
    except (Refused, Unknown) as error:
        return [], f"refused{at}: {error}"
    verdicts, (lost, wrong) = found.deletions(every), found.losses(LOST * every)
    refused, same, accepted = ([i for i, verdict in verdicts.items() if verdict == one] for one in (REFUSED, SAME, ACCEPTED))
    lines = [
        f"{name}{at}: {found.words} words of the state before {' or '.join(names)} are as wanted, {kind.OF}",
        f"  what is returned is {kind.TEXT}; by both solvers",
        f"  {found.count} paths have these terms: alignments, places of arguments, CPUs; {len(seen)} instructions in them",
        f"  {compared} of them as on this CPU, on {states} states each; {len(differs)} differ",
        *differs,
        f"  {NUMBERS} numbers by these terms and {steps.turns(shape)} turns, seed {seed}; {found.wrong} are wrong",
        f"  deletions of instructions: {len(refused)} of {len(verdicts)} refused; without {len(same)} the same terms are left",
        *(f"    proved without {i.address:x}: {i.text}" for i in accepted),
        lost,
        *wrong,
    ]
    return lines, PROVED if not found.wrong and not differs and not wrong and len(refused) > FEWEST * len(accepted) else f"refused{at}: see above"
