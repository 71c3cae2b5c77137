# SPDX-License-Identifier: MIT OR Apache-2.0
"""An inverse of a length from call to return: the compiled Rust before a routine and behind it, on the bytes of a function of the C library
(README, section 2.15).

Before: the state that the routine is called with is the one that `whole_runs.py` writes, for all odd m and all x. Behind: from any state within
the bounds of `update.py`, what is returned is the cofactor with the sign of f, divided by 2^120, in [0, m), and yes, or zeros and no.
"""

import math
import random
from dataclasses import dataclass

from . import batch, cosimulate, steps, whole_runs
from .compiled import BELOW, FILE, Call, Compiled, Follower, Path, Routine, routine
from .machine import STACK, WORD, Instruction, Terms, Unknown
from .normal import Forms, plus, product
from .pairs import LIMB, MASK, Longs, Word, exact, pairs_of
from .steps import Refused
from .update import Polynomial, Shape, Unproved

PROVED = "it is proved, from call to return"
# By the function: the routines, one of which it calls.
FUNCTIONS = {f"bezout_invert_odd_mod_{64 * n}": (f"avx2_invert_{n}", f"avx2_invert_{n}_golden_cove") for n in (4, 6)}
# Where the arguments point to: equal numbers are one place. The result may be where an argument is, and both of these may be one.
ARGUMENTS = ("rdi", "rsi", "rdx")
WHERE = ((0, 1, 2), (0, 0, 1), (0, 1, 0))
ONE_ARGUMENT = ((0, 1, 1), (0, 0, 0))
# What the stack pointer may be at a call, modulo 64.
RESIDUES = (8, 24, 40, 56)
APART = 1 << 34
# Of the variable that says what the CPU has: that of AVX2.
HAS_AVX2 = 2
NO = (1 << 32) - 1
NUMBERS = 12
# For one deletion with which all of the proof succeeds.
FEWEST = 10
# Bits of the highest sum of limbs of f.
LARGEST = 123


@dataclass
class Ends:
    """Terms of one path: the state before the routine, by places; the words that are returned, and the answer."""

    path: Path
    call: Call
    before: dict[int, int]
    returned: tuple[int, ...]


class Whole:
    """A function as terms, on all of its paths."""

    def __init__(self, code: list[Instruction], routines: list[Routine], shape: Shape, solvers: list, residues: tuple[int, ...] = RESIDUES):
        self.terms, self.shape, self.solvers, self.routines = Terms(), shape, solvers, routines
        self.words = shape.bits // 64
        self.m, self.x = ([self.terms.make("leaf", name, k) for k in range(self.words)] for name in "mx")
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
        out = places[0] * APART
        for at, size in path.state.stores:
            if not (out <= at and at + size <= out + 8 * self.words or STACK - 2 * BELOW <= at and at + size <= STACK):
                raise Refused(f"a store to another place: {at}")
        machine = Compiled(self.terms, path.state)
        answer = self.terms.operation("and", path.state.registers["rax"], self.terms.constant(NO))
        before = Compiled(self.terms, call.before)
        at_call = {place: before.word(call.base + place) for place in self.places}
        return Ends(path, call, at_call, (*(machine.word(out + 8 * k) for k in range(self.words)), answer))

    @property
    def places(self) -> list[int]:
        """Of all that the routine is given."""
        return list(whole_runs.first_state(self.shape, 1, 0, 0))




class Before:
    """The state that the routine is called with: words of m, whose lowest bit is set, and of x."""

    def __init__(self, whole: Whole, ends: Ends):
        self.whole, self.terms, self.shape, self.found = whole, whole.terms, whole.shape, ends.before
        self.w = batch.Words(self.terms)
        # The lowest bit is set anyway: it is what the function does where it is.
        self.m = [getattr(self.w, "or")(whole.m[0], self.w.constant(1)), *whole.m[1:]]
        self.inverse = self.newton()

    def newton(self) -> int:
        """The inverse of m modulo 2^64, of the one modulo 2^5."""
        w, m = self.w, self.m[0]
        y = w.xor(w.add(m, w.shl(m, 1)), w.constant(2))
        e = w.sub(w.constant(1), w.mul(m, y))
        for _ in range(4):
            y, e = w.mul(y, w.add(e, w.constant(1))), w.mul(e, e)
        return y

    def check_newton(self) -> None:
        """m y = 1 - e^16, where e = 1 - m y0 is a multiple of 2^5."""
        w, m = self.w, self.m[0]
        forms = Forms(self.terms)
        y0 = w.xor(w.add(m, w.shl(m, 1)), w.constant(2))
        e = w.sub(w.constant(1), w.mul(m, y0))
        power = e
        for _ in range(4):
            power = w.mul(power, power)
        if not forms.equal(w.mul(m, self.inverse), w.sub(w.constant(1), power)):
            raise Refused("the inverse of the lowest word: not by Newton's iteration")
        for solver in self.whole.solvers:
            (value,) = solver.values(self.terms, [e], {self.whole.m[0]: solver.s.BitVec("m0", 64)})
            if not solver.proved(solver.s.Extract(4, 0, value) == 0):
                raise Refused("the inverse of the lowest word: wrong modulo 2^5")

    def bits(self, number: list[int], first: int, count: int) -> int:
        """Of a number in words, those from `first` on; bits above it are zeros."""
        w = self.w
        k, shift = divmod(first, 64)
        found = w.shr(number[k], shift) if shift and k < len(number) else number[k] if k < len(number) else w.constant(0)
        if shift + count > 64 and k + 1 < len(number):
            found = getattr(w, "or")(found, w.shl(number[k + 1], 64 - shift))
        return found if 64 * len(number) - first <= count <= 64 else getattr(w, "and")(found, w.constant((1 << count) - 1))

    def wanted(self) -> dict[int, int]:
        """`whole_runs.first_state` as terms."""
        w, shape, layout = self.w, self.shape, self.shape.layout
        state = {place: w.constant(value) for place, value in whole_runs.first_state(shape, 1, 0, steps.turns(shape)).items()}
        at, numbers = layout.places, {"f": self.m, "g": self.whole.x}
        for word, letter in batch.LETTERS.items():
            state[at["w2" + letter]] = self.bits(numbers[letter], 0, 64)
            low = self.bits(numbers[letter], word == "h", layout.low_bits[word])
            flipped = w.xor(low, w.constant((1 << layout.low_bits[word]) - 1))
            state[at["start_" + word]] = w.add(flipped, w.constant(layout.unit[word]))
        for name, i in shape.places:
            if name in numbers:
                state[shape.limb_at(name, i)] = self.bits(numbers[name], shape.bits_of_limb * i, shape.bits_of_limb)
        for i in range(shape.limbs):
            for lane in range(4):
                state[shape.modulus_at(i, lane)] = self.bits(self.m, shape.bits_of_limb * i, shape.bits_of_limb)
        inverse = getattr(w, "and")(w.sub(w.constant(0), self.inverse), w.constant(shape.mask))
        return state | dict.fromkeys(shape.inverses, inverse)

    def check(self) -> int:
        """How many words are as wanted, for all m and x: of one form, or by both solvers."""
        self.check_newton()
        forms, wanted = Forms(self.terms), self.wanted()
        inverse = forms.of(self.inverse)
        for place, term in wanted.items():
            if not forms.equal(self.found[place], term) and not self.equal(self.found[place], term, forms, inverse):
                raise Refused(f"the state at {place}: not what it should be")
        return len(wanted)

    def is_always(self, term: int, value: int) -> bool:
        return self.equal(term, self.w.constant(value), Forms(self.terms), -1)

    def equal(self, one: int, other: int, forms: Forms, inverse: int) -> bool:
        """By both solvers; the inverse may be anything."""
        verdicts = []
        leaves = [*self.whole.m, *self.whole.x]
        for solver in self.whole.solvers:
            known = {leaf: solver.s.BitVec(f"leaf{leaf}", 64) for leaf in leaves}
            any_inverse = solver.s.BitVec("inverse", 64)
            known |= {term: any_inverse for term in range(len(self.terms.all)) if forms.of(term) == inverse}
            a, b = map(solver.word, solver.values(self.terms, [one, other], known))
            verdicts.append(solver.proved(solver.word(a) == b))
        return all(verdicts)


class Behind:
    """What is returned, from any state that the routine may leave."""

    def __init__(self, before: Before, ends: Ends):
        self.before, self.ends, self.terms, self.shape = before, ends, before.terms, before.shape
        self.w, self.leaves = before.w, ends.call.leaves
        self.limbs = -(-self.shape.bits // LIMB)

    def limb(self, name: str, i: int) -> int:
        return self.leaves[self.shape.limb_at(name, i)]

    def matrix(self) -> dict[str, int]:
        """Of the last batch: as that of a turn is made before it is applied."""
        layout, at = self.shape.layout, self.shape.layout.places
        words, y, windows = ({letter: self.leaves[at[name + letter]] for letter in letters} for name, letters in batch.LEFT)
        return layout.before(self.w, words, y, windows)[0]

    def known(self) -> tuple[dict[int, Word], dict[str, tuple[int, int]]]:
        shape, known, ranges = self.shape, {}, {}

        def know(term: int, name: str, least: int, most: int) -> None:
            known[term], ranges[name] = exact({(name,): 1}, least, most), (least, most)

        for name, term in self.matrix().items():
            know(term, "M" + name, -(1 << shape.steps), 1 << shape.steps)
        for name, i in shape.places:
            know(self.limb(name, i), f"{name}{i}", *shape.span(i))
        for i in range(self.limbs):
            know(self.before.bits(self.before.m, LIMB * i, LIMB), f"m{i}", 0, MASK >> max(0, LIMB * (i + 1) - shape.bits))
        return known, ranges

    def number(self, name: str) -> list[Polynomial]:
        """A number in limbs of 60 bits."""
        parts = range(0, self.shape.limbs, 2)
        return [plus({(f"{name}{i}",): 1}, {(f"{name}{i + 1}",): 1} if i + 1 < self.shape.limbs else {}, 1 << self.shape.bits_of_limb) for i in parts]

    def check(self) -> None:
        try:
            self.check_sums()
        except Unproved as error:
            raise Refused(str(error)) from error
        self.check_returned()

    def check(self) -> None:
        try:
            self.check_sums()
        except Unproved as error:
            raise Refused(str(error)) from error
        self.check_returned()

    def check_sums(self) -> None:
        """By polynomials: limbs of F, the first row of the last matrix times f and g, and of +-U + q m, the same times u and v. Each digit of q
        clears a limb, as a product with -1/m."""
        count, w, terms = self.limbs, self.w, self.terms
        pairs = list(dict(pairs_of(terms)))
        if len(pairs) != 2 * count + 1:
            raise Refused(f"{len(pairs)} shifts of two words by a limb, and not {2 * count + 1}")
        self.of_f, self.of_u = pairs[:count], pairs[count:]
        # Of 1 and -1 the second bit is the sign.
        sign = w.sar(w.shl(self.of_f[1], 62), 63)
        negated, above = w.sub(w.constant(0), self.before.inverse), self.above()
        forms = Forms(terms)
        for s in (1, -1):
            known, ranges = self.known()
            known |= dict.fromkeys(above, exact({}, 0, 0)) | {sign: exact({(): -1} if s < 0 else {}, *((s - 1) // 2,) * 2)}
            longs = Longs(terms, forms, known, ranges, negated)
            longs.evaluate([*pairs, *longs.low_of])
            carry: Polynomial = {}
            for k, low in enumerate(self.of_f):
                carry = self.same(longs, low, plus(carry, self.row("fg", k)), f"limb {k} of f")
            carry = {}
            for k, low in enumerate(self.of_u):
                total = plus(carry, self.row("uv", k), s) if k < count else carry
                for j in (0, 1):
                    if j == k and longs.quotients.get(f"quotient{j}") != total:
                        raise Unproved(f"digit {j} of the quotient is none of the sum that it clears")
                    if 0 <= k - j < count:
                        total = plus(total, {(f"m{k - j}", f"quotient{j}"): 1})
                carry = self.same(longs, low, total, f"limb {k} of the cofactor")
            ends = longs.span(longs.pair(self.of_f[-1])), longs.span(carry)
        if not all(-(1 << bits) <= least and most < 1 << bits for (least, most), bits in zip(ends, (LARGEST, 63), strict=True)):
            raise Unproved("a highest limb that is too long")

    def same(self, longs: Longs, low: int, total: Polynomial, what: str) -> Polynomial:
        """What is carried to the next limb, if the total is that of the code."""
        if longs.pair(low) != total:
            raise Unproved(f"{what} is another sum")
        return longs.floor(low).value

    def row(self, pair: str, k: int) -> Polynomial:
        """Limb k of the first row of the matrix times two numbers."""
        return plus(*(product({("M" + entry,): 1}, self.number(name)[k]) for entry, name in zip("uv", pair, strict=True)))

    def above(self) -> list[int]:
        """The words of limbs above those that the routine works on, which are zeros by both solvers."""
        machine, shape = Compiled(self.terms, self.ends.call.before), self.shape
        places = [shape.layout.limbs_at + shape.stride * i + 8 * lane for i in range(shape.limbs, 2 * self.limbs) for lane in range(len(shape.numbers))]
        found = [machine.word(self.ends.call.base + place) for place in places]
        if any(place in self.leaves for place in places) or not all(self.before.is_always(term, 0) for term in found):
            raise Refused("a limb above those of the routine is not zero")
        return found

    def check_returned(self) -> None:
        """By both solvers, from the words of these sums: the words that are returned, and the answer."""
        names = ("another answer or number where f is not 1 or -1", "another number below 0", "another number from 0 to m", "another number above m")
        for solver in self.before.whole.solvers:
            for claim, given, name in zip(*self.claims(solver), names, strict=True):
                if not solver.proved(claim, *given):
                    raise Refused(name)

    def claims(self, solver) -> tuple[list, list]:
        """What is returned, in each case; and what is given there."""
        s, terms, count = solver.s, self.terms, self.limbs
        highs, top = dict(pairs_of(terms)), self.floor_of(self.of_u[-1])
        cuts = [*self.of_f[1:], highs[self.of_f[-1]], *self.of_u[2:], top]
        word = {cut: s.BitVec(f"cut{k}", 64) for k, cut in enumerate(cuts)} | {leaf: s.BitVec(f"m{k}", 64) for k, leaf in enumerate(self.before.whole.m)}
        *out, answer = map(solver.word, solver.values(terms, list(self.ends.returned), word))
        low = {cut: s.Extract(LIMB - 1, 0, word[cut]) for cut in (*self.of_f[1:], *self.of_u[2:])}
        last = s.Concat(word[highs[self.of_f[-1]]], word[self.of_f[-1]])
        f = [low[cut] for cut in self.of_f[1:-1]]
        one, minus = (s.And(f[0] == first, *(limb == other for limb in f[1:]), last == other) for first, other in ((1, 0), (-1, -1)))
        width = 64 * len(out) + 2
        given = [s.Extract(0, 0, f[0]) == 1, last < 1 << LARGEST, last >= -(1 << LARGEST), s.Extract(0, 0, word[self.before.whole.m[0]]) == 1]
        whole = s.Concat(word[top], *(low[cut] for cut in reversed(self.of_u[2:])))
        d = s.Extract(width - 1, 0, s.SignExt(width, whole))
        m = s.ZeroExt(2, s.Concat(*(word[leaf] for leaf in reversed(self.before.whole.m))))
        fits = s.SignExt(width, whole) == s.SignExt(width + whole.size() - width, d)
        number = s.ZeroExt(2, s.Concat(*reversed(out)))
        cases = [(d + m, [d < 0, -m <= d]), (d, [0 <= d, d < m]), (d - m, [m <= d, d - m < m])]
        none = s.And(answer == NO, number == 0)
        return (
            [none, *(s.And(answer == 0, number == wanted) for wanted, _ in cases)],
            [[*given, s.Not(s.Or(one, minus))], *([*given, s.Or(one, minus), fits, *case] for _, case in cases)],
        )

    def floor_of(self, low: int) -> int:
        """The word of a pair without its lowest limb."""
        w = self.w
        both = w.shr(low, LIMB), w.shl(dict(pairs_of(self.terms))[low], 64 - LIMB)
        return next(n for pair in (both, both[::-1]) if (n := self.terms.numbers.get(("or", *pair))) is not None)


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
            yes = math.gcd(x, m) == 1
            inverse = pow(x, -1, m) if yes else 0
            answer = (*(inverse >> 64 * j & WORD for j in range(shape.bits // 64)), 0 if yes else NO)
            self.all.append((m, x, first, last, answer))

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
    before = Before(whole, whole.paths[0])
    Behind(before, whole.paths[0]).check()
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


def of_function(name: str, code: list[Instruction], codes: dict[str, list[Instruction]], shape: Shape, solvers: list, prover, every: int, states: int, seed: int) -> tuple[list[str], str]:
    """What is proved of a function, and a verdict."""
    try:
        routines = [routine(one, codes[one]) for one in FUNCTIONS[name]]
        turn = steps.Turn(codes[FUNCTIONS[name][0]], shape, prover)
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
        f"{name}: {words} words of the state before {' or '.join(FUNCTIONS[name])} are as wanted, for all odd m and all x",
        "  what is returned is the cofactor with the sign of f, in [0, m), and 0, or zeros and -1; by both solvers",
        f"  {paths} paths have these terms: alignments, places of arguments, CPUs; {len(whole.seen)} instructions in them",
        f"  {compared} of them as on this CPU, on {states} states each; {len(differs)} differ",
        *differs,
        f"  {NUMBERS} numbers by these terms and {steps.turns(shape)} turns, seed {seed}; {wrong} are wrong",
        f"  deletions of instructions: {refused} of {refused + same + len(accepted)} refused; without {same} the same terms are left",
        *(f"    proved without {i.address:x}: {i.text}" for i in accepted),
    ]
    return lines, PROVED if not wrong and not differs and refused > FEWEST * len(accepted) else "refused: see above"
