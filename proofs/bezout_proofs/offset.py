# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products modulo m = 2^255 - r by mulx, adcx and adox, in the passes of batch inversion: on bytes, as in `passes.py` (README, section
2.10). What a pass makes of zeros is proved for all words by two solvers."""

from .machine import WORD, Instruction, Terms, Unknown
from .normal import plus, product
from .passes import PLACES, Kind, Run, refusals
from .products import BASE, Integers, joined, replaced, times
from .steps import Refused
from .update import Lane, Polynomial, Unproved, constant

LENGTH, LIMBS = 255, 4
# Of r, in the contract.
LEAST, MOST = 3, (1 << 31) - 1
# By AVX2 in lanes.
SMALL = 31
PRODUCTS = {f"adx_pseudo_mersenne_{what}_4": Kind(what, LIMBS) for what in ("forward", "backward")}


class Prover:
    """What terms are for all words, each proved once, by all solvers. A number that decides is named z, and its words are z0 to z3. r is r0, or
    q0 if it is below 32."""

    def __init__(self, solvers: list):
        self.solvers, self.claims = solvers, {}

    def prove(self, terms: Terms, term: int, numbers: dict[str, list[int]], what: str, also: dict[int, str] | None = None) -> None:
        """`also` are forms of other words by these."""
        names = {word: f"{name}{k}" for name, words in numbers.items() for k, word in enumerate(words)}
        key = (what, terms.text(term, names | (also or {})), *names.values())
        if key not in self.claims:
            verdicts = {self.proved_by(solver, *key) for solver in self.solvers}
            if len(verdicts) != 1:
                raise Refused(f"{what}: the solvers disagree")
            self.claims[key] = verdicts.pop()
        if not self.claims[key]:
            raise Refused(f"{what}: not what it should be")

    @staticmethod
    def proved_by(solver, what: str, text: str, *names: str) -> bool:
        s = solver.s
        words = {name: s.BitVec(name, 64) for name in names}
        number, one, none = [words[name] for name in names if name[0] == "z"], s.BitVecVal(1, 64), s.BitVecVal(0, 64)

        def if_zero(a, b):
            return s.If(s.And(*(word == 0 for word in number)), a, b)

        def if_zero_modulo_m(a, b):
            x, r = s.Concat(*number[::-1]), s.ZeroExt(192, words.get("r0", words.get("q0")))
            return s.If(s.Or(x == 0, x == (1 << LENGTH) - r, x == -2 * r), a, b)

        def bits(low: int, high: int):
            return s.ZeroExt(63 - high + low, s.Extract(high, low, s.Concat(*number[::-1])))

        def lowest(count: int):
            r = words.get("r0", words.get("q0"))
            return bits(0, count - 1) + s.If(number[-1] < 0, r, none) + if_zero_modulo_m(one, none)

        wanted = {
            "x, and 1 where it is zero": lambda: number[0] + if_zero_modulo_m(one, none),
            "the mask of zeros": lambda: if_zero_modulo_m(none, ~none),
            "x, and 1 where p is zero": lambda: words["x0"] + if_zero(one, none),
            "the count of zeros": lambda: if_zero(one, none),
            "x, or 1 where it is zero": lambda: number[0] + if_zero(one, none),
            "ones where x is zero": lambda: if_zero(~none, none),
            "0 where x is zero, else 1": lambda: if_zero(none, one),
            "29 bits of x, r for bit 255, and 1 for zero": lambda: lowest(29),
            "51 bits of x, r for bit 255, and 1 for zero": lambda: lowest(51),
            "ones where x is zero modulo m": lambda: if_zero_modulo_m(~none, none),
            "0 where x is zero modulo m, else 1": lambda: if_zero_modulo_m(none, one),
            "r, or 0 where bit 255 is set": lambda: s.If(words["s3"] < 0, none, words["r0"]),
        }
        given = [claim for name, most in (("r0", MOST), ("q0", SMALL)) if name in words for claim in (s.UGE(words[name], LEAST), s.ULE(words[name], most))]
        # "bits 29 to 57 of x".
        asked = [int(part) for part in what.split() if part.isdecimal()] if what.startswith("bits") else []
        try:
            return solver.proved(solver.term(text, words) == (bits(*asked) if asked else wanted[what]()), *given)
        except NameError as error:
            raise Refused(f"{what}: other operations than those of words") from error


def parts(terms: Terms, term: int, operation: str) -> list[int]:
    name, *arguments = terms.all[term]
    if name != operation:
        raise Refused(f"{name} in place of {operation}")
    return arguments


def without_word(terms: Terms, words: list[int], operation: str) -> list[int]:
    """The words to which one word was added, or from which it was subtracted, and that word."""
    first, one = parts(terms, words[0], operation)
    rest = [parts(terms, parts(terms, word, operation)[0], operation) for word in words[1:]]
    if any(terms.known(zero) != 0 for _, zero in rest):
        raise Refused("more than a word is added")
    return [first, *(word for word, _ in rest), one]


class Product:
    """Words that are congruent to a b modulo m: what lies below bit 255 of a number, and h r, where h lies above it."""

    def __init__(self, terms: Terms, a: list[int], b: list[int], r: int, prover: Prover):
        self.terms, self.r, self.prover = terms, r, prover
        factors = {word: Lane({(f"{name}{k}",): 1}, 0, WORD) for name, words in (("a", a), ("b", b)) for k, word in enumerate(words)}
        self.integers = self.where(factors)
        self.factors = product(self.number(a), self.number(b))

    def where(self, known: dict[int, Lane]) -> Integers:
        return Integers(self.terms, {self.r: Lane({("r",): 1}, LEAST, MOST)} | known, {})

    def number(self, words: list[int], integers: Integers | None = None) -> Polynomial:
        integers = integers or self.integers
        integers.evaluate(words)
        return joined([integers.of(word) for word in words])

    def congruent(self, found: Polynomial) -> None:
        """Equal, if r were 2^255: a multiple of m, which is odd, since the denominators of the other factor are powers of 2."""
        if replaced(plus(self.factors, found, -1), "r", 1 << LENGTH):
            raise Refused("the words are not congruent to the product")

    def folded(self, words: list[int]) -> int:
        """They are a number below 2^255 and a word, which is found, without a carry out of them."""
        added = without_word(self.terms, words, "add")
        self.integers.evaluate(added)
        mosts = [self.integers.of(term).most for term in added]
        cut = self.where({term: Lane({(f"t{k}",): 1}, 0, most) for k, (term, most) in enumerate(zip(added, mosts, strict=True))})
        total = plus(self.number(added[:-1], cut), cut.of(added[-1]).value)
        if self.number(words, cut) != total or cut.bound(total) >= (1 << LENGTH) + BASE:
            raise Refused("the sum is too large")
        return added[-1]

    def check(self, words: list[int]) -> None:
        """Below 2^255 + 2^64."""
        self.folded(words)
        self.congruent(self.number(words))

    def check_canonical(self, words: list[int]) -> None:
        """In [0, m). s = x + r has bit 255 if x is not below m, and what is left of it then is x - m."""
        top, mask = parts(self.terms, words[3], "and")
        *s, less = without_word(self.terms, [*words[:3], top], "sub")
        if self.terms.known(mask) != WORD >> 1:
            raise Refused("bit 255 is not cleared")
        h, one = parts(self.terms, parts(self.terms, self.folded(s), "mul")[0], "add")
        if self.terms.known(one) != 1 or self.integers.of(self.folded(s)).value != plus(product(self.integers.of(h).value, {("r",): 1}), {("r",): 1}):
            raise Refused("the sum is not by r larger")
        self.congruent(plus(self.number(s), {("r",): 1}, -1))
        self.prover.prove(self.terms, less, {"s": s, "r": [self.r]}, "r, or 0 where bit 255 is set")
        for lane in (constant(0), Lane({("r",): 1}, LEAST, MOST)):
            cut = self.where({term: Lane({(f"s{k}",): 1}, 0, WORD) for k, term in enumerate(s)} | {less: lane})
            out = [*words[:3], top]
            borrow = self.terms.numbers.get(("borrows", *self.last_borrow(top)))
            # x is not negative, so that nothing is borrowed out of it.
            lost = times(cut.of(borrow).value, 1 << 256) if lane.most and borrow is not None else {}
            if plus(plus(plus(self.number(out, cut), lost, -1), lane.value), self.number(s, cut), -1):
                raise Refused("the difference is not that with r")

    def last_borrow(self, top: int) -> list[int]:
        inner, word = parts(self.terms, top, "sub")
        return [*parts(self.terms, inner, "sub"), parts(self.terms, word, "ite")[0]]


def check(run: Run, prover: Prover) -> None:
    """An error, if the routine is not proved."""
    run.check_stores()
    if run.secrets_left():
        raise Refused("a secret stays on the stack")
    terms, places, r = run.terms, run.places, run.first["rcx"]
    x, p = (run.numbers(places[name]) for name in "xp")
    is_forward = run.kind.what == "forward"
    b = p if is_forward else run.numbers(places["inverse"])
    first = {pair[0] for name, *pair in terms.all if name == "high" and pair[1] == b[0]} - {*x, *p}
    if len(first) != 1:
        raise Refused("the lowest word of a factor is missing")
    y = [first.pop(), *x[1:]]
    if is_forward:
        prover.prove(terms, y[0], {"z": x, "r": [r]}, "x, and 1 where it is zero")
        for k, term in enumerate(run.after(PLACES["p"])):
            both = parts(terms, term, "and")
            if p[k] not in both:
                raise Refused("p[i] is not masked")
            prover.prove(terms, next(one for one in both if one != p[k]), {"z": x, "r": [r]}, "the mask of zeros")
    else:
        prover.prove(terms, y[0], {"z": p, "x": x[:1]}, "x, and 1 where p is zero")
        prover.prove(terms, run.counter, {"z": p}, "the count of zeros")
    for a, _, words in run.products:
        found = Product(terms, y if a == "y" else p, b, r, prover)
        (found.check if a == "y" else found.check_canonical)(words)


def accepts(code: list[Instruction], kind: Kind, prover: Prover, scratch: frozenset | None = None) -> bool:
    try:
        check(Run(code, kind, scratch), prover)
    except (Refused, Unknown, Unproved, ValueError):
        return False
    return True


def of_routine(routine: str, code: list[Instruction], prover: Prover, every: int) -> tuple[list[str], str]:
    """What is proved of one of them, and a verdict."""
    kind = PRODUCTS[routine]
    try:
        run = Run(code, kind)
        check(run, prover)
    except (Refused, Unknown, Unproved) as error:
        return [], f"refused: {error}"
    lines, verdict = refusals(code, lambda other: accepts(other, kind, prover, run.scratch), every)
    return [f"{routine}: a turn, at any element, congruent modulo 2^255 - r", *lines], verdict
