# SPDX-License-Identifier: MIT OR Apache-2.0
"""An inverse or a symbol of a length from call to return: the paths of a function of the C library through compiled Rust, on its bytes (README,
section 2.15). What is proved of both ends is in `ends.py`.
"""

import random
from dataclasses import replace

from . import cosimulate, steps, whole_runs
from .compiled import BELOW, FILE, Compiled, Follower, Path, Routine, routine
from .ends import NO, Before, Ends, Given, behind
from .machine import STACK, WORD, Instruction, Terms, Unknown
from .steps import Refused
from .update import Shape, Unproved

PROVED = "it is proved, from call to return"
# By the function: the bits of its numbers, and the routines, one of which it calls.
LENGTHS = {"invert": ("bezout_invert_odd_mod_{}", (4, 6, 8)), "jacobi": ("bezout_jacobi_{}", (4,))}
FUNCTIONS = {
    name.format(64 * n): (64 * n, (f"avx2_{what}_{n}", f"avx2_{what}_{n}_golden_cove")) for what, (name, lengths) in LENGTHS.items() for n in lengths
}
# Where the arguments point to: equal numbers are one place. The result may be where an argument is, and both of these may be one.
ARGUMENTS = ("rdi", "rsi", "rdx")
WHERE = ((0, 1, 2), (0, 0, 1), (0, 1, 0))
ONE_ARGUMENT = ((0, 1, 1), (0, 0, 0))
# What the stack pointer may be at a call, modulo 64.
RESIDUES = (8, 24, 40, 56)
APART = 1 << 34
# Of the variable that says what the CPU has: that of AVX2.
HAS_AVX2 = 2
NUMBERS = 12
# For one deletion with which all of the proof succeeds.
FEWEST = 10


class Whole:
    """A function as terms, on all of its paths."""

    def __init__(self, code: list[Instruction], routines: list[Routine], shape: Shape, solvers: list, residues: tuple[int, ...] = RESIDUES):
        self.terms, self.shape, self.solvers, self.routines = Terms(), shape, solvers, routines
        self.m, self.x = ([self.terms.make("leaf", name, k) for k in range(shape.bits // 64)] for name in "mx")
        self.given = Given(self.terms, shape, solvers, self.m, self.x)
        self.result = behind(shape).result(shape)
        self.decided: dict[int, bool | None] = {}
        self.start, self.follower = code[0].address, Follower(code[1:], routines, self.decide)
        self.paths = [self.ends(path, WHERE[0]) for residue in residues for path in self.follow(WHERE[0], residue)]
        self.seen = list({i.address: i for ends in self.paths for i in ends.path.seen}.values())

    def follow(self, places: tuple[int, ...], residue: int) -> list[Path]:
        return self.follower.paths(self.start, lambda: self.fresh(places, residue))

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
        machine = self.follower.fresh(self.terms, {name: k * APART for name, k in zip(ARGUMENTS, places, strict=True)}, residue)
        for place, number in ((places[1], self.x), (places[2], self.m)):
            machine.state.words |= {place * APART + 8 * k: word for k, word in enumerate(number)}
        return machine

    def decide(self, condition: int) -> bool | None:
        """What holds for odd m on a CPU with AVX2, by both solvers; either, where nothing but the CPU decides."""
        if condition not in self.decided:
            self.decided[condition] = self.decide_once(condition)
        return self.decided[condition]

    def decide_once(self, condition: int) -> bool | None:
        leaves = self.leaves_of(condition)
        # In the file, and no constant of it.
        variable = [leaf for leaf in leaves if self.terms.all[leaf][1] == "word" and self.terms.all[leaf][2] >= FILE]
        if leaves - set(self.m) - set(variable) or len(variable) > 1:
            raise Refused("a branch on a secret")
        verdicts = []
        for solver in self.solvers:
            known = {leaf: solver.s.BitVec(f"leaf{leaf}", 64) for leaf in leaves}
            given = [solver.s.Extract(0, 0, known[self.m[0]]) == 1] if self.m[0] in known else []
            given += [solver.s.Extract(HAS_AVX2, HAS_AVX2, known[leaf]) == 1 for leaf in variable]
            (claim,) = solver.values(self.terms, [condition], known)
            verdicts.append((solver.proved(claim, *given), solver.proved(solver.s.Not(claim), *given)))
        if len(set(verdicts)) != 1:
            raise Refused("the solvers disagree on a branch")
        always, never = verdicts[0]
        if not always and not never and leaves & set(self.m):
            raise Refused("a branch on a secret")
        return None if always == never else always

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
        for at, size in machine.state.stores:
            if not (out <= at and at + size <= out + sum(self.result) or STACK - 2 * BELOW <= at and at + size <= STACK):
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

    def __init__(self, turn: steps.Turn, count: int, seed: int):
        shape, generator, self.all = turn.shape, random.Random(seed), []
        for k in range(count):
            m = (1, 1, 3, 3)[k] if k < 4 else generator.getrandbits(shape.bits) | 1
            m |= (k % 2) << shape.bits - 1 if k > 4 else 0
            x = (0, 1, 1, 6)[k] if k < 4 else m if k == 4 else generator.getrandbits(generator.randrange(1, shape.bits + 1))
            first = whole_runs.first_state(shape, m, x, steps.turns(shape))
            last = dict(first)
            if found := whole_runs.differs(turn, m, x, steps.turns(shape), last):
                raise Refused(f"{x:#x} and {m:#x}: {found}")
            self.all.append((m, x, first, last, behind(shape).wanted(shape, m, x)))

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
    before = Before(whole.given, whole.paths[0])
    behind(whole.shape)(before, whole.paths[0]).check()
    return before.check(), whole.check_ways()


def deletions(whole: Whole, code: list[Instruction], numbers: Numbers, every: int) -> tuple[int, int, list[Instruction]]:
    """Of the instructions of all paths, or of one of `every`: how many are refused, if one is missing, and of how many the same terms are left;
    and those that are neither, which one solver proves."""
    tried = [i for i in whole.seen if i.mnemonic not in ("ret", "call", "vzeroupper")][::every]
    same, accepted = 0, []
    wanted = texts(whole)
    for one in tried:
        without = [Instruction(i.address, i.code, "nop", ("",)) if i is one else i for i in code]
        try:
            other = Whole(without, whole.routines, whole.shape, whole.solvers[:1], RESIDUES[:2])
            if any(numbers.wrong(other, ends) for ends in other.paths):
                continue
        except (Refused, Unknown):
            continue
        if texts(other) == wanted:
            same += 1
        elif holds(other):
            accepted.append(one)
    return len(tried) - same - len(accepted), same, accepted


def holds(whole: Whole) -> bool:
    try:
        check(whole)
    except (Refused, Unknown, Unproved):
        return False
    return True


def texts(whole: Whole) -> list:
    """What is claimed of, as terms that do not depend on their numbers."""
    forms: dict[tuple, int] = {}
    found: list[int] = []
    for term, (operation, *arguments) in enumerate(whole.terms.all):
        inner = whole.terms.inner(term)
        rest = arguments if not inner else arguments[len(inner) :]
        key = (operation, *(found[a] for a in inner), "", *rest)
        found.append(forms.setdefault(key, hash(key)))
    return [[found[term] for term in (*ends.before.values(), *ends.returned)] for ends in whole.paths[:1]]


def shape_of(name: str, shapes: dict[str, Shape]) -> Shape:
    """That of its routines, for numbers of its own length."""
    bits, names = FUNCTIONS[name]
    return replace(shapes[names[0]], bits=bits)


def of_function(name: str, code: list[Instruction], codes: dict[str, list[Instruction]], shapes: dict[str, Shape], solvers: list, prover, every: int, states: int, seed: int) -> tuple[list[str], str]:
    """What is proved of a function, and a verdict."""
    shape, (_, names) = shape_of(name, shapes), FUNCTIONS[name]
    try:
        routines = [routine(one, codes[one]) for one in names]
        turn = steps.Turn(codes[names[0]], shape, prover)
        turn.check()
        numbers = Numbers(turn, NUMBERS, seed)
        whole = Whole(code, routines, shape, solvers)
        compared, differs = cosimulate.cosimulate(whole.seen, states, seed, Compiled)
        wrong = sum(numbers.wrong(whole, ends) for ends in whole.paths[:2])
        words, paths = check(whole)
    except (Refused, Unknown) as error:
        return [], f"refused: {error}"
    refused, same, accepted = deletions(whole, code, numbers, every)
    lines = [
        f"{name}: {words} words of the state before {' or '.join(names)} are as wanted, for all odd m and all x",
        f"  what is returned is {behind(shape).TEXT}; by both solvers",
        f"  {paths} paths have these terms: alignments, places of arguments, CPUs; {len(whole.seen)} instructions in them",
        f"  {compared} of them as on this CPU, on {states} states each; {len(differs)} differ",
        *differs,
        f"  {NUMBERS} numbers by these terms and {steps.turns(shape)} turns, seed {seed}; {wrong} are wrong",
        f"  deletions of instructions: {refused} of {refused + same + len(accepted)} refused; without {same} the same terms are left",
        *(f"    proved without {i.address:x}: {i.text}" for i in accepted),
    ]
    return lines, PROVED if not wrong and not differs and refused > FEWEST * len(accepted) else "refused: see above"
