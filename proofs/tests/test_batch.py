# SPDX-License-Identifier: MIT OR Apache-2.0
"""Normal forms, lemmas on packed words and windows, and the update of the long numbers on terms; each with errors that are refused."""

import pytest

from bezout_proofs import batch, update
from bezout_proofs.machine import LANES, Machine, Terms
from bezout_proofs.normal import Forms

pytest.importorskip("z3")
from bezout_proofs.step_lemmas import Solver, batch_lemmas, products_join  # noqa: E402

Z3 = Solver("z3")


def test_batch_lemmas():
    found = batch_lemmas(Z3)
    assert len(found) == 9 and all(found.values())


@pytest.mark.parametrize(
    "lemma",
    [
        lambda: Z3.decodes("h", larger=2),
        lambda: Z3.decodes("G", larger=2),
        lambda: Z3.low_entries("h", steps=21),
        lambda: Z3.low_entries("G", steps=21),
        lambda: Z3.refills("h", steps=21),
        lambda: Z3.refills("G", steps=21),
        lambda: products_join("h", scale=19),
        lambda: Z3.windows(0, used=19),
        lambda: Z3.windows(1, used=19),
        lambda: Z3.windows(2, used=19),
    ],
)
def test_wrong_lemmas_are_refuted(lemma):
    assert not lemma()


def test_equal_terms_have_one_form():
    terms = Terms()
    w, forms = batch.Words(terms), Forms(terms)
    a, b, c = (terms.make("leaf", name) for name in "abc")
    assert forms.equal(w.mul(w.add(a, b), c), w.add(w.mul(c, b), w.mul(a, c)))
    assert forms.equal(w.shl(w.sub(a, b), 3), w.mul(w.sub(a, b), w.constant(8)))
    assert forms.equal(terms.operation("and", w.add(a, b), c), terms.operation("and", c, w.add(b, a)))
    for one, other in [(w.add(a, b), w.sub(a, b)), (w.sar(a, 1), w.shr(a, 1)), (w.sar(a, 1), w.sar(a, 2)), (w.andn(a, b), w.andn(b, a))]:
        assert not forms.equal(one, other)


def test_what_is_forgotten_leaves_nothing():
    terms = Terms()
    w, forms = batch.Words(terms), Forms(terms)
    a, b = (terms.make("leaf", name) for name in "ab")
    forms.of(b)
    mark, size = forms.mark(), len(terms.all)
    forms.of(w.sar(w.add(a, b), 1))
    forms.forget(mark)
    terms.forget(size)
    assert forms.mark() == mark and len(terms.all) == len(terms.numbers) == size
    assert forms.equal(w.sar(w.add(a, b), 2), w.sar(w.add(b, a), 2)) and not forms.equal(w.sar(w.add(a, b), 2), w.sar(w.add(a, b), 1))


class Update:
    """The vectors of a turn as terms, with one error or none."""

    def __init__(self, error: str | None = None):
        self.error, self.terms = error, Terms()
        self.machine, self.w = Machine.fresh(self.terms), batch.Words(self.terms)
        self.machine.state.words = {at: self.terms.constant(value) for at, value in update.CONSTANTS.items()}
        self.matrix = {name: self.terms.make("leaf", name) for name in "uvqr"}
        self.after = {}
        for lane in range(LANES):
            self.number(lane)

    def half(self, a: int, signed: bool) -> int:
        return self.machine.signed_half(a) if signed else self.machine.low_half(a)

    def times(self, a: int, b: int, signed: bool) -> int:
        return self.w.mul(self.half(a, signed), self.half(b, signed))

    def low(self, a: int) -> int:
        return getattr(self.w, "and")(a, self.machine.word(update.CONSTANTS_AT))

    def constant(self, k: int) -> int:
        return self.machine.word(update.CONSTANTS_AT + 32 * k)

    def number(self, lane: int) -> None:
        w, word = self.w, self.machine.word
        pair = [self.matrix[name] for name in update.ROWS[update.NUMBERS[lane]]]
        low, high = [self.low(m) for m in pair], [w.shr(m, update.LIMB) for m in pair]
        x = [[word(update.limb_at(i, other)) for other in (lane & 1, lane & 1 | 2)] for i in range(update.LIMBS)]
        quotients, carry, out = [], None, []
        if self.error == "another row":
            pair.reverse()
            low.reverse()
        for i in range(update.LIMBS + 1):
            total = w.constant(0)
            if i < update.LIMBS:
                for k in (0, 1):
                    total = w.add(total, self.times(low[k], x[i][k], self.error != "no sign"))
            for k in (0, 1) if i else ():
                total = w.add(total, self.times(high[k], x[i - 1][k], True))
            for k in (0, 1):
                if k < i < update.LIMBS + k and k < len(quotients):
                    total = w.add(total, self.times(quotients[k], word(update.MODULUS_AT + 32 * (i - k) + 8 * lane), False))
            total = w.add(total, self.constant(1 if i == 0 or self.error == "bias" else 2))
            total = w.add(total, carry) if carry is not None else total
            if i < 2:
                inverse = word(update.INVERSE_AT + 8 * lane)
                quotients.append(self.low(self.times_low(total, inverse)))
                if self.error != "no digit" or i == 0:
                    total = w.add(total, self.times(quotients[-1], word(update.MODULUS_AT + 8 * lane), False))
            carry = w.shr(total, 31 if self.error == "count" else update.LIMB)
            if i >= 2:
                out.append(total if self.error == "no mask" else self.low(total))
        out.append(carry if self.error == "top" else w.sub(carry, self.constant(3)))
        self.after |= {update.limb_at(i, lane): term for i, term in enumerate(out)}

    def times_low(self, a: int, b: int) -> int:
        return self.times(a, b, False)

    def prove(self) -> None:
        update.Integers(self.terms, Forms(self.terms), self.matrix).prove(self.after)


def test_the_update_is_the_matrix_times_the_numbers():
    Update().prove()


@pytest.mark.parametrize("error", ["another row", "no sign", "bias", "no digit", "count", "no mask", "top"])
def test_another_update_is_refused(error):
    with pytest.raises(update.Unproved):
        Update(error).prove()


def test_the_premises_of_the_update_are_needed(monkeypatch):
    monkeypatch.setattr(update, "TOP", 1 << 40)
    with pytest.raises(update.Unproved, match="32 bits"):
        Update().prove()
