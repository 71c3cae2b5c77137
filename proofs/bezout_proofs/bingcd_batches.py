# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches of the binary GCD in the bytes of `adx_bingcd_batches_4`, from call to return (README, section 2.14).

At the head of the loop the state has a, b, u, w and m, of four words each, and the approximations of a and b. A turn does its steps on these, as
`bingcd_steps.py` has it, and applies the rows of factors. With D = f0 a - g0 b, E = g1 b - f1 a and the digits q below 2^31 it leaves

    |D|/2^31,  |E|/2^31,  U = (f0 u + g0 w + q0 m)/2^31 or U - m, or m less that,  W = (f1 u + g1 w + q1 m)/2^31 or W - m.
"""

import random
from functools import cached_property

from . import bingcd, bingcd_steps, changes, cosimulate, passes
from .bingcd_steps import HALF, STEPS, Batches
from .machine import STACK, WORD, Instruction, Machine, State, Terms, Unknown
from .normal import Forms, plus, product
from .passes import Kind, refusals
from .products import Integers, joined, times
from .steps import Refused
from .update import Lane, Polynomial, Unproved

ROUTINE = "adx_bingcd_batches_4"
PROVED = "its batches are proved, from call to return"
LIMBS = 4
PLACES = {name: 8 * LIMBS * k for k, name in enumerate("abuwm")}
# Behind the numbers; the four factors are between these two and the mask.
XA, XB, FLIP, NEGATIVE, INVERSE, COUNT = 160, 168, 208, 216, 224, 232
# What a turn may write.
WRITTEN = [(0, PLACES["m"]), (XA, INVERSE), (COUNT, COUNT + 8)]
MASK = (1 << STEPS) - 1
# A factor is at most this.
FACTOR = 1 << STEPS
SAMPLES = 32


class OfState(Kind):
    """rdi points to the state."""

    @property
    def objects(self) -> dict[str, int]:
        return {"rdi": 0}


KIND = OfState("batches", LIMBS)


class Run(passes.Run):
    """The routine as terms: what is before the loop, a turn, and what is behind it, both from any state at its head."""

    machine = Batches

    def ends_of_arrays(self) -> tuple[dict, dict]:
        """No pointer moves."""
        return {}, {}

    def at_head(self) -> Machine:
        """Of any turn: of the state, too, it knows nothing but where it is."""
        machine = super().at_head()
        machine.state.words = {at: term for at, term in machine.state.words.items() if at >= STACK >> 1}
        return machine

    def run(self, machine: Machine, code: list[Instruction]) -> None:
        super().run(machine, code)
        if code is self.turn:
            # Rows, and words that were shifted, of the last turn that was run.
            self.made = machine

    def first_word(self, at: int) -> int:
        """A word of the state at the call, or at the head of the loop."""
        return self.terms.make("leaf", "word", at, 0)

    def number(self, name: str) -> list[int]:
        return self.numbers(PLACES[name])

    def left(self, at: int) -> int:
        """A word of the state behind a turn."""
        return self.machine(self.terms, self.ends.end.copy()).word(at)

    def check_end(self, end: State) -> None:
        """The loop takes one from its count, and goes on unless that is zero."""
        less = self.terms.operation("sub", self.first_word(COUNT), self.terms.constant(1))
        if end.words.get(COUNT) != less or end.nonzero != self.terms.operation("nonzero", less):
            raise Refused("the loop does not end where the count is zero")

    def check_stores(self) -> None:
        """Before the loop the approximations are stored, and words of the stack; in a turn what it leaves, and nothing behind the last one."""
        end, returned = self.ends.end.stores, self.ends.returned.stores
        before = [at for at, size in self.prologue.stores if not STACK - (1 << 20) <= at <= STACK - size]
        if sorted(before) != [XA, XB] or returned != end:
            raise Refused("a store before the loop, or behind it")
        if any(not any(low <= at and at + size <= high for low, high in WRITTEN) for at, size in end):
            raise Refused("a store to another place")


def resolved(terms: Terms, term: int, decided: dict[int, bool], words: list[int]) -> int:
    """A term above these words, where conditions are decided."""
    operation, *arguments = terms.all[term]
    inner = terms.inner(term)
    if term in words or not inner:
        return term
    if operation == "ite" and arguments[0] in decided:
        return resolved(terms, arguments[1 if decided[arguments[0]] else 2], decided, words)
    return terms.operation(operation, *(resolved(terms, a, decided, words) for a in inner), *arguments[len(inner) :])


class Prover(bingcd_steps.Prover):
    """The claims on words, each proved once by both solvers."""

    def __init__(self, solvers):
        super().__init__(solvers)
        self.claims: dict[tuple, bool] = {}

    def prove(self, claim: str, terms: Terms, wanted: list[int], names: dict[int, str]) -> None:
        """An error, if the claim does not hold of these terms, for all words that have names."""
        key = (claim, *(terms.text(term, names, 99) for term in wanted))
        if key not in self.claims:
            verdicts = set()
            for solver in self.solvers:
                words = {name: solver.s.BitVec(name, 64) for name in names.values()}
                made = solver.values(terms, wanted, {term: words[name] for term, name in names.items()})
                verdicts.add(getattr(self, f"is_{claim}")(solver, words, [solver.word(value) for value in made]))
            if len(verdicts) != 1:
                raise Refused(f"{claim}: the solvers disagree")
            self.claims[key] = verdicts.pop()
        if not self.claims[key]:
            raise Refused(f"{claim}: it does not hold")

    @staticmethod
    def is_itself(solver, w: dict, made: list) -> bool:
        """A number of one word is approximated by itself."""
        return solver.proved(made[0] == w["first"])

    @staticmethod
    def is_approximation(solver, w: dict, made: list) -> bool:
        """The 33 bits from the highest one of a and b on, which is in `high` at `place`, and the lowest 31 bits. `low` is the word below `high`."""
        s, place = solver.s, w["place"]
        taken = s.Extract(63, 0, s.LShR(s.Concat(w["high"], w["low"]), s.ZeroExt(64, place) + 32))
        claim = made[0] == (taken << STEPS | w.get("first", w["low"]) & MASK)
        # With a place that is a number all shifts are by numbers.
        each = [s.Implies(s.ULE(s.LShR(w["high"], k), 1), s.substitute(claim, (place, solver.word(k)))) for k in range(64)]
        return solver.proved(s.And(*each))

    @staticmethod
    def is_place(solver, w: dict, made: list) -> bool:
        """The place of the highest bit of two words, which are not both zero."""
        s, place = solver.s, solver.s.BitVec("place", 64)
        return solver.proved(made[0] == place, s.ULT(place, 64), s.LShR(w["high"] | w["other"], place) == 1)

    @staticmethod
    def whole(s, w: dict, count: int, letter: str, bits: int = 64 * (LIMBS + 1)):
        found = s.Concat(*(w[f"{letter}{k}"] for k in reversed(range(count))))
        return s.ZeroExt(bits - 64 * count, found) if bits > 64 * count else found

    def is_magnitude(self, solver, w: dict, made: list) -> bool:
        """Of five words t with a sign, a multiple of 2^31 that is less than 2^287: four words of |t|/2^31, and a mask of the sign."""
        s = solver.s
        t = self.whole(s, w, LIMBS + 1, "t")
        *words, mask = made
        out = s.ZeroExt(64, s.Concat(*reversed(words)))
        bound = s.BitVecVal(1 << 64 * LIMBS + STEPS, 64 * (LIMBS + 1))
        given = [s.Extract(STEPS - 1, 0, t) == 0, t < bound, t > -bound]
        return solver.proved(s.And(out << STEPS == s.If(t < 0, -t, t), mask == s.If(t < 0, solver.word(WORD), solver.word(0))), *given)

    def is_divided(self, solver, w: dict, made: list) -> bool:
        """Of five words t/2^31, rounded down."""
        s = solver.s
        return solver.proved(s.Concat(*reversed(made)) == s.LShR(self.whole(s, w, LIMBS + 1, "t"), STEPS))

    def is_negated(self, solver, w: dict, made: list) -> bool:
        """Four words x, or m - x where all of `flip` is ones, which else is zero."""
        s = solver.s
        x, m = (self.whole(s, w, LIMBS, letter, 64 * LIMBS) for letter in "xm")
        for flip, wanted in ((0, x), (WORD, m + ~x + 1)):
            if not solver.proved(s.substitute(s.Concat(*reversed(made)), (w["flip"], solver.word(flip))) == wanted):
                return False
        return True


class Sums(Integers):
    """With digits: 31 low bits of a word times -1/m."""

    def __init__(self, terms: Terms, known: dict[int, Lane], inverse: int):
        super().__init__(terms, known, {})
        self.inverse = inverse
        # By the name of a digit, that word.
        self.digits: dict[str, int] = {}

    def of_and(self, term: int, *pair: int) -> Lane:
        operation, *factors = self.terms.all[pair[0]]
        if self.terms.known(pair[1]) != MASK or operation != "mul" or factors[1] != self.inverse:
            raise Unproved("a mask of what is no product with -1/m")
        self.digits[f"q{term}"] = factors[0]
        return self.unknown(f"q{term}", MASK)


class Turn:
    """A turn from any state at the head of the loop."""

    def __init__(self, run: Run, prover: Prover):
        self.run, self.terms, self.prover = run, run.terms, prover
        shifted = run.made.shifted
        # Five words of each sum.
        groups = [shifted[k : k + LIMBS] for k in range(0, len(shifted), LIMBS)]
        if len(groups) != 4 or any(one[1] != other[0] for group in groups for one, other in zip(group, group[1:])) or len(groups[-1]) != LIMBS:
            raise Refused("there are not four sums that are divided")
        if any(len({low for low, _ in group} | {group[-1][1]}) <= LIMBS for group in groups):
            raise Refused("words of a sum are equal")
        self.sums = [[low for low, _ in group] + [group[-1][1]] for group in groups]

    @cached_property
    def integers(self) -> Sums:
        lanes = {name: [Lane({(f"{name}{k}",): 1}, 0, WORD) for k in range(LIMBS)] for name in PLACES}
        known = {term: lane for name in PLACES for term, lane in zip(self.run.number(name), lanes[name], strict=True)}
        known |= {self.factor(name): Lane({(name,): 1}, 0, FACTOR) for name in ("f0", "g0", "f1", "g1")}
        return Sums(self.terms, known, self.run.first_word(INVERSE))

    def factor(self, name: str) -> int:
        """Of a row: its lower half is f, and its upper half g."""
        row = self.run.made.rows["rax" if name[1] == "0" else "rdx"]
        return self.terms.operation("and", row, self.terms.constant(HALF)) if name[0] == "f" else self.terms.operation("shr", row, 32)

    def times(self, factor: str, number: str) -> Polynomial:
        return product({(factor,): 1}, {(f"{number}{k}",): 1 << 64 * k for k in range(LIMBS)})

    def check(self) -> None:
        run = self.run
        bingcd_steps.Turn(self.terms, [run.first_word(at) for at in (XA, XB)], run.made.rows, self.prover).check()
        try:
            a, b, u, w = self.sums
            self.check_difference(a, ("f0", "a"), ("g0", "b"))
            self.check_difference(b, ("g1", "b"), ("f1", "a"))
            self.check_sum(u, ("f0", "g0"))
            self.check_sum(w, ("f1", "g1"))
            self.check_reduced(u, "u")
            self.check_reduced(w, "w")
        except Unproved as error:
            raise Refused(str(error)) from error
        self.check_masks(*(self.check_magnitude(words, name) for words, name in ((a, "a"), (b, "b"))))
        numbers = ([run.left(PLACES[name] + 8 * k) for k in range(LIMBS)] for name in "ab")
        check_approximations(run, *numbers, [run.left(at) for at in (XA, XB)], self.prover)

    def check_difference(self, words: list[int], left: tuple[str, str], right: tuple[str, str]) -> None:
        """Five words are f x - g y modulo 2^320."""
        operation, *pair = self.terms.all[words[-1]]
        less, *parts = self.terms.all[pair[0]]
        flag, *_ = self.terms.inner(pair[1]) or [None]
        if (operation, less) != ("sub", "sub") or flag is None or pair[1] != self.integers.one_if(flag):
            raise Unproved("the highest word is no difference")
        borrow = self.terms.operation("borrows", *parts, flag)
        self.integers.evaluate([*words, borrow])
        wanted = plus(self.times(*left), self.times(*right), -1)
        found = plus(joined([self.integers.of(word) for word in words]), times(self.integers.of(borrow).value, 1 << 64 * len(words)), -1)
        if plus(found, wanted, -1):
            raise Unproved(f"another number than {' '.join(left)} - {' '.join(right)}")

    def check_sum(self, words: list[int], factors: tuple[str, str]) -> None:
        """Five words are f u + g w + q m, where the low bits of q m are those of -(f u + g w)."""
        integers, run = self.integers, self.run
        integers.evaluate(words)
        found = joined([integers.of(word) for word in words])
        rest = plus(plus(found, self.times(factors[0], "u"), -1), self.times(factors[1], "w"), -1)
        digits = sorted({name for monomial in rest for name in monomial if name in integers.digits})
        if len(digits) != 1 or plus(rest, self.times(digits[0], "m"), -1):
            raise Unproved(f"another number than {factors[0]} u + {factors[1]} w and a multiple of m")
        f, g = map(self.factor, factors)
        x, y = (self.terms.operation("mul", factor, run.number(name)[0]) for factor, name in ((f, "u"), (g, "w")))
        if not Forms(self.terms).equal(integers.digits[digits[0]], self.terms.operation("add", x, y)):
            raise Unproved("a multiple of m that clears other bits")

    def check_magnitude(self, words: list[int], name: str) -> int:
        """The mask of the sign of a difference, whose absolute value is left."""
        mask = self.terms.operation("sar", words[-1], 63)
        left = [self.run.left(PLACES[name] + 8 * k) for k in range(LIMBS)]
        self.prover.prove("magnitude", self.terms, [*left, mask], {word: f"t{k}" for k, word in enumerate(words)})
        return mask

    def check_masks(self, a: int, b: int) -> None:
        """u is negated if one of the two was negative, and the sign of the cofactors if the second one was."""
        terms, run = self.terms, self.run
        if run.left(FLIP) != terms.operation("xor", a, b) or run.left(NEGATIVE) != terms.operation("xor", run.first_word(NEGATIVE), b):
            raise Refused("signs are not those of the differences")

    def check_reduced(self, words: list[int], name: str) -> None:
        """t/2^31, less m if it is not below m; of u m less that, if it is negated."""
        terms, run = self.terms, self.run
        pairs = zip(words, [*words[1:], terms.constant(0)], strict=True)
        x = [terms.operation("or", terms.operation("shr", low, STEPS), terms.operation("shl", high, 64 - STEPS)) for low, high in pairs]
        x[-1] = terms.operation("shr", words[-1], STEPS)
        self.prover.prove("divided", terms, x, {word: f"t{k}" for k, word in enumerate(words)})
        found = self.less_modulus(x)
        left = [run.left(PLACES[name] + 8 * k) for k in range(LIMBS)]
        if name == "u":
            names = {word: f"x{k}" for k, word in enumerate(found)} | {word: f"m{k}" for k, word in enumerate(run.number("m"))}
            self.prover.prove("negated", terms, left, names | {run.left(FLIP): "flip"})
        elif left != found:
            raise Refused("what is left is no number modulo m")

    def less_modulus(self, x: list[int]) -> list[int]:
        """The words of x - m if it is not negative, else those of x, as chosen by what five words of the difference borrow."""
        terms, m = self.terms, [*self.run.number("m"), self.terms.constant(0)]
        less, borrow = [terms.operation("sub", x[0], m[0])], terms.operation("below", x[0], m[0])
        integers = Integers(terms, {word: Lane({(f"{letter}{k}",): 1}, 0, WORD) for letter, number in (("x", x), ("m", m[:-1])) for k, word in enumerate(number)}, {})
        for pair in zip(x[1:], m[1:], strict=True):
            less.append(terms.operation("sub", terms.operation("sub", *pair), integers.one_if(borrow)))
            borrow = terms.operation("borrows", *pair, borrow)
        integers.evaluate([*less, *x, *m, borrow])
        lanes = [joined([integers.of(word) for word in words]) for words in (less, x, m)]
        if plus(plus(plus(lanes[1], lanes[2], -1), lanes[0], -1), times(integers.of(borrow).value, 1 << 64 * len(x))):
            raise Unproved("x - m is another number")
        return [terms.operation("ite", borrow, *pair) for pair in zip(x[:-1], less)]


def check_approximations(run: Run, a: list[int], b: list[int], made: list[int], prover: Prover) -> None:
    """Two words are the approximations of a and b. Each case has another highest word that is not zero in both, or none above the lowest ones."""
    terms = run.terms
    both = [terms.operation("or", *pair) for pair in zip(a, b, strict=True)]
    for top in range(LIMBS):
        decided = {terms.operation("nonzero", both[k]): k == top for k in range(max(top, 1), LIMBS)}
        found = [resolved(terms, term, decided, [*a, *b]) for term in made]
        if top == 0:
            for words, term in zip((a, b), found, strict=True):
                prover.prove("itself", terms, [term], {words[0]: "first"})
            continue
        place = terms.operation("highest", both[top])
        prover.prove("place", terms, [place], {a[top]: "high", b[top]: "other"})
        for words, term in zip((a, b), found, strict=True):
            names = {words[0]: "first", words[top]: "high", words[top - 1]: "low", place: "place"}
            prover.prove("approximation", terms, [term], names)


def check(run: Run, prover: Prover) -> None:
    """An error, if the routine is not proved."""
    run.check_stores()
    if run.secrets_left():
        raise Refused("a secret stays on the stack")
    check_approximations(run, run.number("a"), run.number("b"), [run.prologue.words[at] for at in (XA, XB)], prover)
    Turn(run, prover).check()


class Numbers:
    """Numbers of the contract, and what a turn has to make of them."""

    def __init__(self, run: Run, generator: random.Random):
        self.run, self.generator = run, generator

    def number(self) -> int:
        """Below 2^256: of any length, or of extreme words."""
        g = self.generator
        if g.randrange(2):
            return g.getrandbits(g.choice((1, 31, 64, 65, 127, 192, 255, 256)))
        return sum(g.choice((*cosimulate.EXTREMES, g.getrandbits(64))) << 64 * k for k in range(g.randrange(1, LIMBS + 1)))

    def operands(self) -> dict[str, int]:
        g = self.generator
        m, b = self.number() | 1, self.number() | 1
        # Often with the same highest bits, so that comparisons go wrong.
        a = g.choice((self.number(), b, b ^ g.getrandbits(g.choice((1, 31, 64, 100, 190)))))
        u, w = (g.choice((0, 1, m - 1, m, g.randrange(m + 1))) for _ in range(2))
        return {"a": a, "b": b, "u": u, "w": w, "m": m, "negative": g.choice((0, WORD)), "count": g.choice((1, 2, g.getrandbits(64)))}

    @staticmethod
    def approximations(a: int, b: int) -> list[int]:
        n = max(a.bit_length(), b.bit_length(), 64)
        return [bingcd.approximation(x, n, STEPS, 64 - STEPS) for x in (a, b)]

    def after(self, given: dict[str, int]) -> dict[int, int]:
        """The words that a turn leaves, by places."""
        a, b, u, w, m = (given[name] for name in "abuwm")
        rows = bingcd.update_factors(*self.approximations(a, b), STEPS)
        (f0, g0), (f1, g1) = (map(abs, row) for row in rows)
        d, e = f0 * a - g0 * b, g1 * b - f1 * a
        u, w = ((t + t * -pow(m, -1, 1 << STEPS) % (1 << STEPS) * m) >> STEPS for t in (f0 * u + g0 * w, f1 * u + g1 * w))
        u, w = (t - m if t >= m else t for t in (u, w))
        signs = [WORD if t < 0 else 0 for t in (d, e)]
        u = m - u if signs[0] != signs[1] else u
        left = {"a": abs(d) >> STEPS, "b": abs(e) >> STEPS, "u": u, "w": w}
        found = {PLACES[name] + 8 * k: value >> 64 * k & WORD for name, value in left.items() for k in range(LIMBS)}
        found |= dict(zip((XA, XB), self.approximations(left["a"], left["b"]), strict=True))
        return found | {NEGATIVE: given["negative"] ^ signs[1], COUNT: given["count"] - 1 & WORD}

    def right(self) -> bool:
        """Whether the terms leave that, for some numbers, and so what is before the loop."""
        run, given, g = self.run, self.operands(), self.generator
        terms = run.terms
        leaves = {n: g.getrandbits(64) & (WORD if terms.is_word(n) else 1) for n, term in enumerate(terms.all) if term[0] == "leaf"}
        leaves |= {word: given[name] >> 64 * k & WORD for name in PLACES for k, word in enumerate(run.number(name))}
        xa, xb = self.approximations(given["a"], given["b"])
        for at, value in ((XA, xa), (XB, xb), (NEGATIVE, given["negative"]), (INVERSE, -pow(given["m"], -1, 1 << 64) & WORD), (COUNT, given["count"])):
            leaves[run.first_word(at)] = value
        wanted = {run.left(at): value for at, value in self.after(given).items()}
        before = {run.prologue.words[at]: value for at, value in ((XA, xa), (XB, xb))}
        values = terms.evaluate(leaves, len(terms.all))
        return all(values[term] == value for term, value in (*wanted.items(), *before.items()))


def accepts(code: list[Instruction], prover: Prover, scratch: frozenset | None = None) -> bool:
    """Whether changed code is proved. If it is wrong on some numbers, no proof could be."""
    try:
        run, generator = Run(code, KIND, scratch), random.Random(1)
        run.check_stores()
        if not all(Numbers(run, generator).right() for _ in range(SAMPLES)):
            return False
        check(run, prover)
    except (Refused, Unknown):
        return False
    return True


def of_routine(code: list[Instruction], prover: Prover, every: int, states: int, seed: int) -> tuple[list[str], str]:
    """What is proved of it, and a verdict."""
    try:
        if not prover.keeps():
            raise Refused("a step does not keep what it rests on")
        run = Run(code, KIND)
        check(run, prover)
    except (Refused, Unknown) as error:
        return [], f"refused: {error}"
    count, wrong = cosimulate.cosimulate(code, states, seed, Batches)
    lines = [
        f"{ROUTINE}: {STEPS} steps of the binary GCD in a turn, on the approximations of a and b, and its update of a, b, u and w",
        f"  {count} instructions as on this CPU, on {states} states each, seed {seed}; {len(wrong)} differ",
        *wrong,
    ]
    changed, verdict = refusals(code, lambda other: accepts(other, prover, run.scratch), every, changes.Live(code).unread())
    lines += [*changed, f"  {len(prover.forms)} forms of words of steps and {len(prover.claims)} claims, each proved by both solvers"]
    return lines, "refused: see above" if wrong else PROVED if verdict == passes.PROVED else verdict
