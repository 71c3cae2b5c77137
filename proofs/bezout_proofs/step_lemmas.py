# SPDX-License-Identifier: MIT OR Apache-2.0
"""Lemmas about packed steps and packed words, for two solvers with one interface: that of z3, which cvc5 has too."""

import functools
import importlib

from . import batch, lemmas
from .batch import IFMA, PLAIN, SYMBOL, Layout
from .machine import Terms, Unknown
from .normal import Forms

# Modules with the same functions. Both have to agree.
SOLVERS = ("z3", "cvc5.pythonic")
BITS = 64
# By the steps of a third, and the spare bits of a layout.
PACKINGS = {(packing.steps, spare): packing for packing, spare in ((lemmas.BATCH, 0), (lemmas.JACOBI, 1), (lemmas.BATCH51, 0))}
# Enough for -2 h - 1 and for sums.
WIDE = 68


class Solver:
    """Lemmas by one of the solvers."""

    def __init__(self, name: str):
        self.s = importlib.import_module(name)
        self.words = {name: self.s.BitVec(name, BITS) for name in "dhG"}

    def proved(self, claim, *given) -> bool:
        solver = self.s.Solver()
        solver.add(*given, self.s.Not(claim))
        verdict = solver.check()
        if verdict not in (self.s.sat, self.s.unsat):
            raise ValueError(f"{self.s.__name__} has no answer")
        return verdict == self.s.unsat

    def word(self, value):
        return self.s.BitVecVal(value, BITS) if isinstance(value, int) else value

    @functools.cached_property
    def operations(self) -> dict:
        """Those of the machine."""
        s, word = self.s, self.word

        def carried(a, b, c, sign):
            return s.Extract(BITS + 1, BITS + 1, self.with_carry(a, b, c, sign)) == 1

        return {
            "add": lambda a, b: word(a) + word(b),
            "sub": lambda a, b: word(a) - word(b),
            "mul": lambda a, b: word(a) * word(b),
            "and": lambda a, b: word(a) & word(b),
            "or": lambda a, b: word(a) | word(b),
            "xor": lambda a, b: word(a) ^ word(b),
            "andn": lambda a, b: ~word(a) & word(b),
            "shl": lambda a, n: word(a) << n,
            "shr": lambda a, n: s.LShR(word(a), n),
            "sar": lambda a, n: word(a) >> n,
            "ror": lambda a, n: s.RotateRight(word(a), n),
            # By the low six bits of a word.
            "shlx": lambda a, n: word(a) << (word(n) & BITS - 1),
            "shrx": lambda a, n: s.LShR(word(a), word(n) & BITS - 1),
            "lowest": self.lowest,
            "highest": self.highest,
            "bit": lambda a, n: s.Extract(n, n, word(a)) == 1,
            "below": lambda a, b: s.ULT(word(a), word(b)),
            "greater": lambda a, b: word(a) > word(b),
            "nonzero": lambda a: word(a) != 0,
            "ite": lambda c, a, b: s.If(c, word(a), word(b)) if not isinstance(c, int) else a if c else b,
            "blend": lambda a, b, m: s.Concat(*(s.Extract(8 * k + 7, 8 * k, s.If(s.Extract(8 * k + 7, 8 * k + 7, word(m)) == 1, word(b), word(a))) for k in range(7, -1, -1))),
            "join8": lambda a, b: s.Concat(s.Extract(BITS - 1, 8, word(a)), s.Extract(7, 0, word(b))),
            "carries": lambda a, b, c: carried(a, b, c, 1),
            "borrows": lambda a, b, c: carried(a, b, c, -1),
        }

    def highest(self, a):
        """The place of the highest bit that is set; of zero it may be anything."""
        found = self.s.BitVec("of_zero", BITS)
        for k in range(BITS):
            found = self.s.If(self.s.Extract(k, k, self.word(a)) == 1, self.word(k), found)
        return found

    def lowest(self, a):
        """The place of the lowest bit that is set, or 64."""
        found = self.word(BITS)
        for k in reversed(range(BITS)):
            found = self.s.If(self.s.Extract(k, k, self.word(a)) == 1, self.word(k), found)
        return found

    def with_carry(self, a, b, c, sign: int):
        """a + b + c, or a - b - c, above one bit and below what is carried: in one sum, which solvers like better than two."""
        s, word = self.s, self.word
        flag = s.If(c, s.BitVecVal(1, 1), s.BitVecVal(0, 1)) if not isinstance(c, int) else s.BitVecVal(c, 1)
        x, y = (s.ZeroExt(1, s.Concat(word(value), low)) for value, low in ((a, s.BitVecVal(int(sign > 0), 1)), (b, flag)))
        return x + y if sign > 0 else x - y

    def values(self, terms: Terms, wanted: list[int], known: dict) -> list:
        """Terms above some that are known, each of which is made once."""
        s, found, needed, left = self.s, dict(known), set(), list(wanted)
        while left:
            term = left.pop()
            if term not in needed and term not in found:
                needed.add(term)
                left += terms.inner(term)
        for term in sorted(needed):
            operation, *arguments = terms.all[term]
            if operation == "leaf":
                raise Unknown(f"{arguments}: a term reads something else than its words")
            if operation == "constant":
                found[term] = arguments[0]
                continue
            inner = terms.inner(term)
            first, flag = (terms.all[a] for a in inner) if operation in ("add", "sub") else ((), ())
            if first and first[0] == operation and flag[0] == "ite" and [terms.known(a) for a in flag[2:]] == [1, 0] and {*first[1:], flag[1]} <= found.keys():
                found[term] = s.Extract(BITS, 1, self.with_carry(*(found[a] for a in (*first[1:], flag[1])), 1 if operation == "add" else -1))
                continue
            if operation not in self.operations:
                raise Unknown(f"{operation}: an operation that no solver is asked about")
            found[term] = self.operations[operation](*(found[a] for a in inner), *arguments[len(inner) :])
        return [found[term] for term in wanted]

    def term(self, form: str, words: dict | None = None):
        """The term that `machine.Terms.text` is the text of: nothing but operations, words and numbers."""
        # Names and literals alone: a form is made of them by this package.
        names = {f"{name}_": operation for name, operation in self.operations.items()}
        return self.word(eval(form, {"__builtins__": {}}, {**names, **(words or self.words)}))

    def joins(self, forms: tuple[str, ...], count: int, low: int, width: int, is_exact: bool = False) -> bool:
        """Whether the low `width` bits of forms are, one behind the other, the low bits of `count` words so, for all words; above them, if exact, are zeros."""
        s, words = self.s, {f"L{j}": self.s.BitVec(f"L{j}", BITS) for j in range(count)}
        whole = s.ZeroExt(BITS, s.Concat(*(s.Extract(low - 1, 0, word) for word in reversed(words.values()))))
        found = [self.term(form, words) for form in forms]
        if is_exact and width < BITS and not all(self.proved(s.Extract(BITS - 1, width, form) == 0) for form in found):
            return False
        return all(self.proved(s.Extract(width - 1, 0, form) == s.Extract(width * (k + 1) - 1, width * k, whole)) for k, form in enumerate(found))

    def step(self) -> tuple:
        """The packed step, by the cases of the definition."""
        s, (d, h, G) = self.s, self.words.values()
        even, swap, half = s.Extract(0, 0, G) == 1, d < 0, G >> 1
        return (
            s.If(s.And(s.Not(even), swap), -2 - d, d - 1),
            s.If(s.And(s.Not(even), swap), half, h),
            s.If(even, half, s.If(swap, half + ~h, half + h)),
        )

    def is_component(self, component: int, form: str) -> bool:
        """Whether a form is d, h or G behind a step, for all words."""
        return self.proved(self.term(form) == self.step()[component])

    def step_is_divstep(self, most: int = 1 << 62) -> bool:
        """With delta = -d - 1/2, f = -2 h - 1, g = -G - 1 as integers: the packed step is the divstep, if h is below this, and -h not above it."""
        s, (d, h, G) = self.s, self.words.values()

        def wide(x):
            return s.SignExt(WIDE - BITS, x)

        def f_of(h):
            return -2 * wide(h) - 1

        def g_of(G):
            return -wide(G) - 1

        j, f, g = -wide(d) - 1, f_of(h), g_of(G)  # delta - 1/2, as in proofs/coq/Divsteps.v
        even, below = s.Extract(0, 0, g) == 0, j < 0
        j2 = s.If(s.Or(even, below), j + 1, -j)
        f2 = s.If(s.Or(even, below), f, g)
        g2 = s.If(even, g >> 1, s.If(below, (g + f) >> 1, (g - f) >> 1))
        after = self.step()
        claim = s.And(-wide(after[0]) - 1 == j2, f_of(after[1]) == f2, g_of(after[2]) == g2)
        small = [s.And(wide(x) < limit, wide(x) >= -limit) for x, limit in ((d, 1 << 62), (h, most))]
        return self.proved(claim, *small)

    def packed(self, layout: Layout, word: str, larger: int = 0) -> tuple:
        """A packed word behind a third with what is known of it: a row (u, v) of the matrix, and low bits w in the range of 2.1."""
        row, packing = {"h": "F", "G": "G"}[word], PACKINGS[layout.steps, layout.spare]
        given, w, u, v = lemmas.row_of_matrix(packing, row, larger, self.s)
        whole = packing.word(row, w, u, v)
        cut = lambda x: self.s.Extract(BITS - 1, 0, x)
        return given, cut(~(whole >> 1) if word == "h" else ~whole), cut(w), cut(u), cut(v)

    def decodes(self, layout: Layout, word: str, larger: int = 0) -> bool:
        """Both entries of the matrix are what `unpacked` takes out of a packed word, negated."""
        given, value, _, *row = self.packed(layout, word, larger)
        terms = Terms()
        found = layout.unpacked(batch.Words(terms), word, terms.make("leaf", word)).values()
        forms = [terms.text(term) for term in found]
        return all(self.proved(self.term(form, {word: value}) == -entry, *given) for form, entry in zip(forms, row, strict=True))

    def low_entries(self, layout: Layout, word: str, more: int = 0) -> bool:
        """The words of `entries` have these entries, negated, in their low bits, one for each step, or in `more`."""
        given, value, _, *row = self.packed(layout, word)
        terms = Terms()
        found = layout.entries(batch.Words(terms), word, terms.make("leaf", word))
        claims = [self.term(terms.text(term), {word: value}) + entry for term, entry in zip(found, row, strict=True)]
        return all(self.proved(self.s.Extract(layout.steps + more - 1, 0, claim) == 0, *given) for claim in claims)

    def refills(self, layout: Layout, word: str, more: int = 0) -> bool:
        """With t = u x + v z of the bits above: what `by_sum` makes is the packing of the low bits of w + t, or of w + 2 t with a spare bit."""
        given, value, w, *_ = self.packed(layout, word)
        t = self.s.BitVec("t", BITS)
        terms = Terms()
        made = by_sum(layout, batch.Words(terms), word, terms.make("leaf", word), terms.make("leaf", "t"))
        low = (w + (t << layout.spare)) & (1 << layout.steps + more + layout.spare) - 1
        start = low + PACKINGS[layout.steps, layout.spare].unit["F" if word == "h" else "G"]
        wanted = ~(start >> 1) if word == "h" else ~start
        # Entries of the row of f are even: f stays odd.
        even = [self.s.Extract(0, 0, t) == 0] if word == "h" and not layout.spare else []
        return self.proved(self.term(terms.text(made), {word: value, "t": t}) == wanted, *given, *even)

    def windows(self, layout: Layout, behind: int, less: int = 0) -> bool:
        """The windows behind the last third of the batch before, the first and the second one, and the bits above them.

        With thirds of 20 steps 2^20 f' = N + 2^k Q for f' behind the third, where N is the row of its matrix times the windows before it, and Q that of the matrix
        since the turn began times the words `above`; k is 40, and 20 behind the second third, where Q has the next bits; with a spare bit
        one more. So N is 2^20 n. |N| is at most 2^60, or 2^61. Of the last windows 64 bits are right alone, and N is 2^20 f' modulo 2^64."""
        s, word = self.s, lambda name: self.s.BitVec(name, BITS)
        terms = Terms()
        w = batch.Words(terms)
        packed, before, above, y = ({name: terms.make("leaf", name + mark) for name in names} for mark, names in marked_names())
        n, Q = word("n"), word("Q")
        spare, third = layout.spare, layout.steps
        given = [n <= 1 << 2 * third + spare, n >= -(1 << 2 * third + spare)]
        names = {term: "N" for term in batch.applied(w, layout.matrix(w, packed), before).values()}
        if behind == 0:
            _, now, high = layout.before(w, packed, y, before)
            given, f, sums = [], n, {}
            window = f & (1 << 2 * third + spare) - 1
        elif behind == 1:
            first, now, high = layout.behind_first(w, packed, before, above)
            f, sums, Q_word = n + (Q << third + spare), batch.applied(w, first, above), -Q
            window = n
        else:
            y, now, high = layout.behind_second(w, packed, y, before, above)
            f, sums, Q_word = n + (Q << spare), batch.applied(w, y, above), Q
            window = f
        # Matrices of thirds are negated in the code.
        words = {"N": -(n << third - less)} | ({"Q": Q_word} if sums else {})
        names |= {term: "Q" for term in sums.values()}
        for letter in "fg":
            found, bits = (self.term(terms.text(pair[letter], names), words) for pair in (now, high))
            if not self.proved(s.And(found == window, bits == s.LShR(f, third + spare) << BITS - third), *given):
                return False
        return True


def marked_names() -> list[tuple[str, str]]:
    """Names of packed words, windows, words above, and a matrix, with a mark of each."""
    return [("1", "hG"), ("2", "fg"), ("3", "fg"), ("4", "uvqr")]


def by_sum(layout: Layout, w: batch.Words, word: str, value: int, t: int) -> int:
    """`joined` with the sum of both products as one word."""
    high = {"f": w.shl(t, BITS - layout.steps), "g": w.constant(0)}
    return layout.joined(w, word, value, w.constant(-1), w.constant(0), high)


def products_join(layout: Layout, word: str, less: int = 0) -> bool:
    """Whether `joined` is `by_sum` of u x + v z, where the factors are -u and -v in their low bits, and anything above them."""
    terms = Terms()
    w = batch.Words(terms)
    u, v, x, z, i, j, value = (terms.make("leaf", name) for name in ("u", "v", "x", "z", "i", "j", word))
    first, second = (w.sub(w.shl(above, layout.steps - less), entry) for above, entry in ((i, u), (j, v)))
    made = layout.joined(w, word, value, first, second, layout.highest(w, {"f": x, "g": z}))
    return Forms(terms).equal(made, by_sum(layout, w, word, value, w.dot(u, x, v, z)))


def batch_lemmas(solver: Solver) -> dict[str, bool]:
    """All lemmas on packed words between thirds, by name."""
    found = {}
    for layout, whose in ((PLAIN, ""), (SYMBOL, " of a symbol"), (IFMA, " of 51 steps")):
        for word in ("h", "G"):
            found[f"{word}{whose} gives both entries of its row"] = solver.decodes(layout, word)
            found[f"{word}{whose} has them in low bits"] = solver.low_entries(layout, word)
            found[f"{word}{whose} is refilled"] = solver.refills(layout, word) and products_join(layout, word)
        for behind in range(3):
            found[f"windows {behind}{whose} are low bits of f and g"] = solver.windows(layout, behind)
    return found
