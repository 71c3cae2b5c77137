# SPDX-License-Identifier: MIT OR Apache-2.0
"""Lemmas about packed steps, for two solvers with one interface: that of z3, which cvc5 has too."""

import importlib

# Modules with the same functions. Both have to agree.
SOLVERS = ("z3", "cvc5.pythonic")
BITS = 64
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

    def term(self, form: str):
        """The term that a form of `steps.Prover` is the text of: nothing but operations, words and numbers."""
        s, word = self.s, self.word
        operations = {
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
            "bit": lambda a, n: s.Extract(n, n, word(a)) == 1,
            "below": lambda a, b: s.ULT(word(a), word(b)),
            "nonzero": lambda a: word(a) != 0,
            "ite": lambda c, a, b: s.If(c, word(a), word(b)),
        }
        # Names and literals alone: a form is made of them by this package.
        names = {f"{name}_": operation for name, operation in operations.items()}
        return self.word(eval(form, {"__builtins__": {}}, {**names, **self.words}))

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

    def step_is_divstep(self) -> bool:
        """With delta = -d - 1/2, f = -2 h - 1, g = -G - 1 as integers: the packed step is the divstep, if |h| and |G| are below 2^62."""
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
        small = [s.And(x < 1 << 62, x > -(1 << 62)) for x in (d, h, G)]
        return self.proved(claim, *small)
