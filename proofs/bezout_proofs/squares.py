# SPDX-License-Identifier: MIT OR Apache-2.0
"""A chain of squares modulo 2^256 - c in a loop, `adx_near_power_squares_4`: on bytes, as in `passes.py` (README, section 2.11).

At the head of the loop registers hold four words, a number A, and all ones if A counts 2^256 more, else zero: then A is below `CARRIED`.
"""

from .machine import WORD, Instruction, Unknown
from .normal import plus, product
from .offset import parts
from .passes import PLACES, Kind, refusals
from .passes import Run as Pass
from .products import BASE, Integers, joined
from .steps import Refused
from .update import Lane, Polynomial, Unproved, constant

LIMBS = 4
# Of c, in the contract.
LEAST, MOST = 1, (1 << 63) - 1
CARRIED = 1 << 127
# At the head of the loop: the words of the number, its carry as a mask, and how many squares are left.
WORDS, CARRY, COUNT = ("rax", "rbx", "rcx", "rbp"), "rsi", "rdi"
C = Lane({("c",): 1}, LEAST, MOST)


class Chain(Kind):
    """x is where rdi points to; rsi is the count, rdx is c."""

    @property
    def objects(self) -> dict[str, int]:
        return {"rdi": PLACES["p"]}


PRODUCTS = {"adx_near_power_squares_4": Chain("squares", LIMBS)}


class Run(Pass):
    """The routine as terms: what is before the loop, a turn, and what is behind it, both from any state at its head."""

    def __init__(self, code: list[Instruction], kind: Kind, scratch: frozenset | None = None):
        super().__init__(code, kind, scratch)
        self.head, self.last = self.at_head().state, self.behind_the_loop()

    def ends_of_arrays(self) -> tuple[dict, dict]:
        """No pointer moves."""
        return {}, {}

    def check_end(self, end) -> None:
        """The loop takes one from its count, and goes on unless that is zero."""
        less = self.terms.operation("sub", self.at_head().state.registers[COUNT], self.terms.constant(1))
        if end.registers[COUNT] != less or end.nonzero != self.terms.operation("nonzero", less):
            raise Refused("the loop does not end where the count is zero")

    def check_stores(self) -> None:
        """A turn writes nothing, and what is behind the loop x alone; before it words of the stack are pushed."""
        spans = [*self.ends.end.stores, *self.last.stores]
        if any(at < PLACES["p"] or at + size > PLACES["p"] + self.kind.step for at, size in spans):
            raise Refused("a store to another place")

    def check_begin(self) -> None:
        found = self.prologue.registers
        wanted = [*self.numbers(PLACES["p"]), self.terms.constant(0), self.first["rsi"]]
        if [found[name] for name in (*WORDS, CARRY, COUNT)] != wanted:
            raise Refused("the loop does not begin with x and the count")


class Turn:
    """From a number at the head of the loop, with a carry or without one."""

    def __init__(self, run: Run, carried: bool):
        self.run = run
        heads = [run.head.registers[name] for name in (*WORDS, CARRY)]
        if len({*heads, run.first["rdx"]}) != LIMBS + 2:
            raise Refused("the words at the head of the loop are not apart")
        most = [WORD, CARRIED - 1 >> 64, 0, 0] if carried else [WORD] * LIMBS
        lanes = [Lane({(f"a{k}",): 1}, 0, bound) if bound else constant(0) for k, bound in enumerate(most)]
        known = dict(zip(heads, [*lanes, constant(WORD if carried else 0)], strict=True))
        self.integers = Integers(run.terms, known | {run.first["rdx"]: C}, {})
        self.value = plus(joined(lanes), C.value if carried else {})

    def number(self, words: list[int]) -> Polynomial:
        self.integers.evaluate(words)
        return joined([self.integers.of(word) for word in words])

    def check(self) -> None:
        """What it leaves is congruent to the square, and below `CARRIED` where it has a carry."""
        run, terms, end = self.run, self.run.terms, self.run.ends.end.registers
        words = [end[name] for name in WORDS]
        carry = self.carry(end[CARRY])
        self.integers.evaluate([carry])
        left = plus(self.number(words), self.integers.of(carry).value, 1 << 64 * LIMBS)
        # What c is multiplied by: words, so that they are integers. The last of them is above the others.
        made = [terms.all[term] for term in sorted(self.integers.lanes)]
        factors = [term[2] for term in made if term[:2] == ("mul", run.first["rdx"])]
        if len(factors) != LIMBS + 1:
            raise Refused("c is a factor of other words than those above 2^256")
        *high, top = factors
        if parts(terms, words[0], "add")[1] != terms.operation("mul", run.first["rdx"], top):
            raise Refused("the words above 2^256 are not the last ones")
        multiple = plus(self.number(high), self.number([top]))
        if plus(plus(product(self.value, self.value), left, -1), product(multiple, plus({(): 1 << 64 * LIMBS}, C.value, -1)), -1):
            raise Refused("the words are not congruent to the square")
        # Beside c top there is a number below 2^256: with a carry, less than c top is left.
        if self.integers.bound(plus(left, product(C.value, self.number([top])), -1)) >= BASE**LIMBS:
            raise Refused("what is left with a carry is too large")
        if C.most * self.integers.of(top).most > CARRIED:
            raise Refused("what is left with a carry has no bound")

    def carry(self, mask: int) -> int:
        """The flag of which a mask is made: 0 - flag."""
        nothing, bit = parts(self.run.terms, mask, "sub")
        flag, one, zero = parts(self.run.terms, bit, "ite")
        if [self.run.terms.known(term) for term in (nothing, one, zero)] != [0, 1, 0]:
            raise Refused("the carry is no mask")
        return flag

    def check_last(self) -> None:
        """Behind the loop the number is stored, with its carry."""
        words = [self.run.last.words.get(PLACES["p"] + 8 * k) for k in range(LIMBS)]
        if None in words or self.number(words) != self.value:
            raise Refused("another number is stored")


def check(run: Run) -> None:
    """An error, if the routine is not proved."""
    run.check_stores()
    if run.secrets_left():
        raise Refused("a secret stays on the stack")
    run.check_begin()
    for carried in (False, True):
        turn = Turn(run, carried)
        turn.check()
        turn.check_last()


def accepts(code: list[Instruction], kind: Kind, scratch: frozenset | None = None) -> bool:
    try:
        check(Run(code, kind, scratch))
    except (Refused, Unknown, Unproved, ValueError):
        return False
    return True


def of_routine(routine: str, code: list[Instruction], every: int) -> tuple[list[str], str]:
    """What is proved of it, and a verdict."""
    kind = PRODUCTS[routine]
    try:
        run = Run(code, kind)
        check(run)
    except (Refused, Unknown, Unproved) as error:
        return [], f"refused: {error}"
    lines, verdict = refusals(code, lambda other: accepts(other, kind, run.scratch), every)
    return [f"{routine}: a turn squares modulo 2^256 - c, for any number and any c from {LEAST} to {MOST}", *lines], verdict
