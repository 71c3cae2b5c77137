# SPDX-License-Identifier: MIT OR Apache-2.0
"""Normal forms, lemmas on packed words and windows, the update of the long numbers on terms, and whole turns of terms on numbers; each with
errors that are refused."""

import re

import pytest

from bezout_proofs import batch, evex, files, ifma, step_report, steps, symbol, update, whole_runs, wide
from bezout_proofs.machine import LANES, STACK, WORD, Machine, Terms
from bezout_proofs.normal import Forms

pytest.importorskip("z3")
from bezout_proofs.step_lemmas import Solver, batch_lemmas, products_join  # noqa: E402
from bezout_proofs.symbol_lemmas import NAMES, Lemmas, symbol_lemmas  # noqa: E402

Z3 = Solver("z3")


def test_batch_lemmas():
    found = batch_lemmas(Z3)
    assert len(found) == 27 and all(found.values())


@pytest.mark.parametrize(
    "lemma",
    [
        lambda layout: Z3.decodes(layout, "h", larger=2),
        lambda layout: Z3.decodes(layout, "G", larger=2),
        lambda layout: Z3.low_entries(layout, "h", more=1 + layout.spare),
        lambda layout: Z3.low_entries(layout, "G", more=1 + layout.spare),
        lambda layout: Z3.refills(layout, "h", more=1),
        lambda layout: Z3.refills(layout, "G", more=1),
        lambda layout: products_join(layout, "h", less=1),
        lambda layout: Z3.windows(layout, 0, less=1),
        lambda layout: Z3.windows(layout, 1, less=1),
        lambda layout: Z3.windows(layout, 2, less=1),
    ],
)
@pytest.mark.parametrize("layout", [batch.PLAIN, batch.SYMBOL, batch.IFMA], ids=["gcd", "symbol", "51 steps"])
def test_wrong_lemmas_are_refuted(lemma, layout):
    assert not lemma(layout)


def test_symbol_lemmas():
    assert all(symbol_lemmas(Z3).values())


@pytest.mark.parametrize("name, error", [*NAMES.items(), ("rule_goes_on", "direction")])
def test_wrong_rules_are_refuted(name, error):
    assert not getattr(Lemmas(Z3, error), name)()


def test_equal_terms_have_one_form():
    terms = Terms()
    w, forms = batch.Words(terms), Forms(terms)
    a, b, c = (terms.make("leaf", name) for name in "abc")
    assert forms.equal(w.mul(w.add(a, b), c), w.add(w.mul(c, b), w.mul(a, c)))
    assert forms.equal(w.shl(w.sub(a, b), 3), w.mul(w.sub(a, b), w.constant(8)))
    assert forms.equal(terms.operation("and", w.add(a, b), c), terms.operation("and", c, w.add(b, a)))
    assert forms.equal(w.xor(w.xor(a, b), c), w.xor(b, w.xor(c, a))) and forms.equal(w.xor(w.xor(a, b), w.xor(b, a)), w.constant(0))
    assert forms.equal(w.xor(w.xor(a, b), b), a) and not forms.equal(w.xor(w.xor(a, b), c), w.xor(w.xor(a, b), a))
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


INVERSE, GCD, SYMBOL = (step_report.SHAPES[f"avx2_{what}_4"] for what in ("invert", "gcd", "jacobi"))
# Shorter than those of the routine.
LIMBS51 = ifma.Limbs51("fugv", 6, 5 * ifma.BITS - 1, turns=1)
HALVES, QUARTERS = wide.Parts("fugv", 10, 255), wide.Parts("fg", 16, 255)


def test_places_of_limbs_of_51_bits_are_those_of_the_assembly(monkeypatch):
    monkeypatch.syspath_prepend(str(files.ROOT / "asmgen"))
    from asmgen import manifest
    from asmgen.divstep import ifma as assembly

    shapes = step_report.shapes_of("ifma_invert_long")
    first, more = assembly.AMONG_STEPS, assembly.UNROLLED
    assert [shape.limbs for shape in shapes] == [first + more * k for k in (1, 2, 3)] + [manifest.ifma_limbs(manifest.LONG_WORDS[-1])]
    for shape in shapes:
        frame = assembly.frame(shape.limbs)
        places = {name.removesuffix("_at_first"): at for name, at in shape.layout.places.items() if at < STACK}
        vectors = {name: at - batch.BIAS for name, at in frame.vectors.items()}
        assert {name: frame.word(name) for name in places} == places
        assert (vectors["limbs"], vectors["constants"], vectors["inverse"]) == (shape.limb_at("f", 0), update.CONSTANTS_AT, shape.inverse_at)
        assert (shape.biases, shape.bits_of_limb, shape.steps) == (tuple(assembly.CONSTANTS.values()), assembly.BITS, assembly.BITS)
        assert shape.top == assembly.TOP and shape.modulus_at(0, 0) - shape.limb_at("f", 0) == 32 and shape.stride == assembly.Ifma.stride


@pytest.mark.parametrize("what, size", [(what, size) for what, limbs in step_report.WIDE_LIMBS.items() for size in limbs])
def test_places_of_parts_are_those_of_the_assembly(what, size, monkeypatch):
    monkeypatch.syspath_prepend(str(files.ROOT / "asmgen"))
    from asmgen import manifest
    from asmgen.divstep import update_fg
    from asmgen.divstep import wide as assembly

    [shape] = step_report.shapes_of(f"avx512_{what}_{size}_amd26")
    frame = manifest.state(what, shape.bits)
    vectors = {name: at - batch.BIAS for name, at in frame.vectors.items()}
    assert {name: frame.word(name) for name in shape.layout.places} == shape.layout.places and shape.limbs == manifest.limbs(what, "avx512", shape.bits)
    assert (vectors["limbs"], vectors["constants"]) == (shape.limb_at("f", 0), update.CONSTANTS_AT)
    found = {vectors["unpack"] + 32 * k + 8 * lane: value for k, row in enumerate(assembly.UNPACK.values()) for lane, value in enumerate(row)}
    if shape.has_cofactors:
        assert (vectors["inverse"], vectors["modulus"]) == (shape.inverse_at, shape.modulus_at(0, 0))
        found |= {vectors["top_mask"] + 8 * lane: value for lane, value in enumerate([update.MASK] * 4 + [-1] * 4)}
    else:
        found |= {vectors["boundaries"] + 8 * lane: value for lane, value in enumerate(sum(update_fg.boundaries(4), []))}
    assert found.items() <= shape.constants.items()


@pytest.mark.parametrize("what, size", [(what, size) for what, limbs in step_report.LIMBS.items() for size in (*limbs, "long")])
def test_places_are_those_of_the_assembly(what, size, monkeypatch):
    monkeypatch.syspath_prepend(str(files.ROOT / "asmgen"))
    from asmgen import manifest
    from asmgen.divstep import long

    shape = step_report.shapes_of(f"avx2_{what}_{size}")[0]
    frame = long.KINDS[what].make_frame(shape.limbs) if shape.turns else manifest.state(what, shape.bits)
    places = {name.removesuffix("_at_first"): at for name, at in shape.layout.places.items() if at < STACK}
    words = {name: frame.word(name) for name in places}
    vectors = {name: at - batch.BIAS for name, at in frame.vectors.items()}
    assert words == places and vectors["limbs"] == shape.limb_at(shape.numbers[0], 0) and vectors["constants"] == update.CONSTANTS_AT
    assert shape.turns or shape.limbs == manifest.limbs(what, "avx2", shape.bits)
    if shape.has_cofactors:
        assert vectors["inverse"] == shape.inverse_at
    if shape.is_symbol:
        assert [vectors[name] for name in symbol.SUMS] == [symbol.sum_at(shape, name, 0) for name in symbol.SUMS]


class Update:
    """The vectors of a turn as terms, with one error or none."""

    def __init__(self, shape: update.Shape, error: str | None = None, terms: Terms | None = None, matrix: batch.Matrix | None = None):
        self.shape, self.error, self.terms = shape, error, terms or Terms()
        self.machine, self.w = (evex.Wide if isinstance(shape, wide.Parts) else Machine).fresh(self.terms), batch.Words(self.terms)
        self.machine.state.words = {at: self.terms.constant(value) for at, value in shape.constants.items()}
        self.matrix = matrix or {name: self.terms.make("leaf", name) for name in "uvqr"}
        self.after = {}
        if isinstance(shape, wide.Parts):
            self.in_parts()
        elif shape.has_cofactors:
            for lane in range(LANES):
                (self.number if shape.bits_of_limb == update.LIMB else self.number51)(lane)
        else:
            for name in shape.numbers:
                self.halves(name)

    def half(self, a: int, signed: bool) -> int:
        return self.machine.signed_half(a) if signed else self.machine.low_half(a)

    def times(self, a: int, b: int, signed: bool) -> int:
        return self.w.mul(self.half(a, signed), self.half(b, signed))

    def low(self, a: int) -> int:
        return getattr(self.w, "and")(a, self.machine.word(update.CONSTANTS_AT))

    def constant(self, k: int, half: int = 0) -> int:
        return self.machine.word(update.CONSTANTS_AT + 32 * k + 16 * half)

    def digits(self, name: str) -> tuple[list[int], list[int]]:
        """Both digits of the entries in the row of a number."""
        pair = [self.matrix[entry] for entry in update.ROWS[name]]
        if self.error == "another row":
            pair.reverse()
        return [self.low(m) for m in pair], [self.w.shr(m, update.LIMB) for m in pair]

    def products(self, digits: tuple[list[int], list[int]], x: list[list[int]], i: int) -> int:
        """What belongs to a position, without a quotient."""
        (low, high), w, total = digits, self.w, self.w.constant(0)
        for k in (0, 1) if i < len(x) else ():
            total = w.add(total, self.times(low[k], x[i][k], self.error != "no sign"))
        for k in (0, 1) if i else ():
            total = w.add(total, self.times(high[k], x[i - 1][k], True))
        return w.add(total, self.constant(1 if i == 0 or self.error == "bias" else 2))

    def carried(self, total: int) -> int:
        return self.w.shr(total, 31 if self.error == "count" else update.LIMB)

    def number(self, lane: int) -> None:
        w, word, shape = self.w, self.machine.word, self.shape
        name = shape.numbers[lane]
        digits, count = self.digits(name), shape.limbs
        x = [[word(shape.limb_at(other, i)) for other in ("fg" if name in "fg" else "uv")] for i in range(count)]
        quotients, carry, out = [], None, []
        for i in range(count + 1):
            total = self.products(digits, x, i)
            for k in (0, 1):
                if k < i < count + k and k < len(quotients):
                    total = w.add(total, self.times(quotients[k], word(shape.modulus_at(i - k, lane)), False))
            total = w.add(total, carry) if carry is not None else total
            if i < 2:
                inverse = word(shape.inverse_at + 8 * lane)
                quotients.append(self.low(self.times(total, inverse, False)))
                if self.error != "no digit" or i == 0:
                    total = w.add(total, self.times(quotients[-1], word(shape.modulus_at(0, lane)), False))
            carry = self.carried(total)
            if i >= 2:
                out.append(total if self.error == "no mask" else self.low(total))
        out.append(carry if self.error == "top" else w.sub(carry, self.constant(3)))
        self.after |= {shape.limb_at(name, i): term for i, term in enumerate(out)}

    def number51(self, lane: int) -> None:
        """With halves of products of 52 bits."""
        w, word, shape, error = self.w, self.machine.word, self.shape, self.error
        name, last = shape.numbers[lane], shape.limbs - 1
        pair = [self.matrix[entry] for entry in update.ROWS[name]]
        pair = pair[::-1] if error == "another row" else pair
        x = [[word(shape.limb_at(other, i)) for other in ("fg" if name in "fg" else "uv")] for i in range(shape.limbs)]
        m = [word(shape.modulus_at(i, lane)) for i in range(shape.limbs)]
        shifted = 50 if error == "count" else ifma.BITS

        def halves(half: str, total: int, i: int) -> int:
            for a, b in zip(pair, x[i], strict=True):
                total = w.add(total, getattr(w, half)(a, b))
            return total

        total = halves("low52", w.constant(0), 0)
        digit = self.low(w.low52(total, word(shape.inverse_at + 8 * lane)))
        total = total if error == "no digit" else w.add(total, w.low52(digit, m[0]))
        carry, out = w.sar(total, shifted), []
        for i in range(1, last + 2):
            high = w.constant(0)
            for a, b in zip(pair, x[i - 1], strict=True):
                high = high if error == "no sign" else w.ite(w.bit(a, 63), w.sub(high, b), high)
            high = w.add(halves("high52", high, i - 1), w.high52(digit, m[i - 1]))
            total = high if error == "once" else w.add(high, high)
            if i <= last:
                total = w.add(w.add(halves("low52", total, i), w.low52(digit, m[i])), carry)
                carry = w.sar(total, shifted)
                out.append(total if error == "no mask" else self.low(total))
        both = w.add(*pair)
        below = out[-1] if error == "no T" else w.sub(out[-1], w.add(both, both))
        out[-1] = self.low(below)
        total = total if error == "top" else w.add(total, self.constant(1))
        out.append(w.add(total, w.add(carry, w.sar(below, ifma.BITS))))
        self.after |= {shape.limb_at(name, i): term for i, term in enumerate(out)}

    def in_parts(self) -> None:
        """All parts of the numbers at once, with carries that have signs."""
        w, word, shape, error = self.w, self.machine.word, self.shape, self.error
        mask, count, parts = word(update.CONSTANTS_AT), shape.vectors, range(shape.parts)
        *_, digits = wide.digits(w, shape.layout, self.machine.signed_half, mask)
        for lane, name in enumerate(shape.numbers):
            pair = [digits[entry] for entry in update.ROWS[name]]
            pair = pair[::-1] if error == "another row" else pair
            x = [[[word(shape.limb_at(other, count * p + i)) for other in ("fg" if name in "fg" else "uv")] for i in range(count)] for p in parts]
            quotients, kept, carries, out = [], [[] for _ in parts], [w.constant(0) for _ in parts], [[] for _ in parts]
            for i in range(count + 1):
                for p in parts:
                    total = carries[p]
                    for (low, high), k in zip(pair, (0, 1), strict=True):
                        total = w.add(total, self.times(low, x[p][i][k], error != "no sign")) if i < count else total
                        total = w.add(total, self.times(high, x[p][i - 1][k], True)) if i else total
                    for k, quotient in enumerate(quotients[:i]):
                        if i < count + k:
                            total = w.add(total, self.times(quotient, word(shape.modulus_at(count * p + i - k, lane)), False)) if i > k else total
                    if i < 2 and shape.has_cofactors:
                        if not p:
                            quotients.append(self.low(self.times(total, word(shape.inverse_at + 8 * lane), False)))
                        if error != "no digit" or i == 0:
                            total = w.add(total, self.times(quotients[-1], word(shape.modulus_at(count * p, lane)), False))
                    if i == count and p + 1 in parts and error != "no join":
                        total = w.add(total, kept[p + 1][0])
                    carries[p] = w.sar(total, 31 if error == "count" else update.LIMB)
                    (kept if i < 2 else out)[p].append(total if i >= 2 and error == "no mask" else self.low(total))
            for p in parts:
                last = p + 1 not in parts
                end = carries[p] if last else w.add(carries[p], kept[p + 1][1])
                out[p].append(end if last and error != "top" else self.low(end))
                if not last:
                    over = w.sar(end, update.LIMB)
                    out[p + 1][0] = w.add(out[p + 1][0], w.add(over, w.constant(3)) if error == "over" else over)
            self.after |= {shape.limb_at(name, i): term for i, term in enumerate(term for part in out for term in part)}

    def halves(self, name: str) -> None:
        w, word, shape = self.w, self.machine.word, self.shape
        digits, count, kept, carries = self.digits(name), shape.vectors, [], [None, None]
        x = [[[word(shape.limb_at(other, half * count + i)) for other in "fg"] for i in range(count)] for half in (0, 1)]
        out = [[], []]
        for i in range(count + 1):
            for half in (0, 1):
                total = self.products(digits, x[half], i)
                total = w.add(total, carries[half]) if i else total
                if i == count and half == 0 and self.error != "no join":
                    total = w.add(total, kept[0])
                carries[half] = self.carried(total)
                if i >= 2:
                    out[half].append(total if self.error == "no mask" else self.low(total))
                elif half == 1:
                    kept.append(self.low(total))
        ends = [w.add(w.add(carries[half], kept[1]) if half == 0 else carries[half], self.constant(4, half)) for half in (0, 1)]
        for half in (0, 1):
            out[half].append(ends[half] if self.error == "top" else getattr(w, "and")(ends[half], self.constant(5, half)))
        over = w.add(self.carried(ends[0]), self.constant(6, 1))
        out[1][0] = w.add(out[1][0], w.add(over, self.constant(3)) if self.error == "over" else over)
        self.after |= {shape.limb_at(name, i): term for i, term in enumerate(out[0] + out[1])}

    def prove(self) -> None:
        self.shape.integers(self.terms, Forms(self.terms), self.matrix).prove(self.after)


@pytest.mark.parametrize("name", ["avx2_invert_4", "avx2_invert_16", "avx2_gcd_4", "avx2_gcd_9", "avx2_invert_long", "avx2_jacobi_long", "ifma_invert_long", "avx512_invert_16", "avx512_gcd_32"])
def test_the_update_is_the_matrix_times_the_numbers(name):
    Update(step_report.shapes_of(name)[0]).prove()


COMMON = ["another row", "no sign", "bias", "count", "no mask", "top"]


IN_PARTS = ["another row", "no sign", "count", "no mask", "top", "no join", "over"]
OF_LIMBS51 = ["another row", "no sign", "count", "no mask", "top", "no digit", "once", "no T"]


@pytest.mark.parametrize(
    "shape, error", [(INVERSE, e) for e in (*COMMON, "no digit")] + [(GCD, e) for e in (*COMMON, "no join", "over")] + [(LIMBS51, e) for e in OF_LIMBS51]
    + [(shape, e) for shape, more in ((HALVES, ["no digit"]), (QUARTERS, [])) for e in (*IN_PARTS, *more)],
)
def test_another_update_is_refused(shape, error):
    with pytest.raises(update.Unproved):
        Update(shape, error).prove()


@pytest.mark.parametrize("shape", [INVERSE, GCD, HALVES, QUARTERS])
def test_the_premises_of_the_update_are_needed(shape, monkeypatch):
    monkeypatch.setattr(update, "TOP", 1 << 40)
    with pytest.raises(update.Unproved, match="32 bits"):
        Update(shape).prove()


def test_a_multiple_of_an_entry_is_no_entry():
    made = Update(LIMBS51)
    integers, (entry, *_) = LIMBS51.integers(made.terms, Forms(made.terms), made.matrix), made.matrix.values()
    assert integers.factor(integers.of(entry)).least == 0
    twice = integers.of(made.w.add(entry, entry))
    with pytest.raises(update.Unproved, match="52 bits"):
        integers.factor(twice)
    with pytest.raises(update.Unproved, match="no entry"):
        integers.sign(twice, 63)


@pytest.mark.parametrize("name", ["ENTRY", "PRODUCT"])
def test_the_premises_of_digits_are_needed(name, monkeypatch):
    monkeypatch.setattr(wide, name, 1 << 62)
    with pytest.raises(update.Unproved, match="32 bits"):
        Update(HALVES).prove()


def test_another_digit_is_refused(monkeypatch):
    digits = wide.digits

    def other(w, *given):
        *factors, found = digits(w, *given)
        return *factors, found | {"v": found["u"]}

    monkeypatch.setattr(wide, "digits", other)
    with pytest.raises(update.Unproved, match="digits that are not"):
        Update(QUARTERS).prove()


def test_a_highest_limb_beyond_52_bits_is_refused(monkeypatch):
    monkeypatch.setattr(ifma, "TOP", 1 << 52)
    with pytest.raises(update.Unproved, match="52 bits"):
        Update(LIMBS51).prove()


def test_the_lowest_limb_of_the_upper_half_leaves_its_bits(monkeypatch):
    monkeypatch.setattr(update, "OVER", 1)
    with pytest.raises(update.Unproved, match="limb 5 leaves its bounds"):
        Update(GCD).prove()


class Model(steps.Turn):
    """A turn of terms alone, as `batch.py` and `Update` have it."""

    def __init__(self, shape: update.Shape):
        self.terms, self.shape, self.kept = Terms(), shape, []
        self.layout, self.places = shape.layout, shape.layout.places
        self.constants = self.layout.constants | shape.constants
        self.kept_vectors = {}
        self.start = steps.entered(Machine.fresh(self.terms), self.kept, self.constants, {}).state
        self.words, self.forms = batch.Words(self.terms), Forms(self.terms)
        self.model()

    def chain(self, words, third):
        w, found = self.words, [words]
        for _ in range(self.layout.steps):
            d, h, G = found[-1]
            odd, half = w.andn(G, w.constant(1)), w.sar(G, 1)
            swap = w.nonzero(getattr(w, "and")(odd, w.shr(d, 63)))
            down = w.ite(swap, w.sub(w.constant(-2), d), w.sub(d, w.constant(1)))
            found.append((down, w.ite(swap, half, h), w.ite(w.nonzero(odd), w.add(half, w.xor(w.sar(d, 63), h)), half)))
        return found

    def made(self, term, what):
        return term

    def updated(self, matrix):
        return Update(self.shape, None, self.terms, matrix).after


MODELS = {shape: Model(shape) for shape in (INVERSE, GCD, SYMBOL, LIMBS51, HALVES, QUARTERS)}


@pytest.mark.parametrize("shape", [INVERSE, GCD, SYMBOL, LIMBS51, HALVES, QUARTERS, step_report.SHAPES["avx2_gcd_6"]])
def test_turns_of_the_model_are_the_divsteps(shape):
    model = MODELS.get(shape) or Model(shape)
    assert whole_runs.whole_runs(model, 5, steps.turns(shape), 7) == []


@pytest.mark.parametrize("shape", (INVERSE, GCD, SYMBOL, LIMBS51, HALVES, QUARTERS))
def test_six_turns_are_too_few(shape):
    [found] = whole_runs.whole_runs(MODELS[shape], 5, 6, 7)[-1:]
    assert found.endswith(": the last f and g")


@pytest.mark.parametrize(
    "shape, place, text",
    [
        (SYMBOL, batch.SYMBOL.places["F"], "the symbol"),
        (SYMBOL, batch.SYMBOL.places["turns"], "the symbol"),
        (SYMBOL, symbol.sum_at(SYMBOL, "joints", 1), "the symbol"),
        (SYMBOL, batch.SYMBOL.places["d"], "f and g behind turn 2"),
        (INVERSE, update.INVERSE_AT + 8, "the size of the cofactors behind turn 2|the cofactor"),
        (INVERSE, batch.PLAIN.places["d"], "f and g behind turn 2"),
        (GCD, batch.PLAIN.places["d"], "f and g behind turn 2"),
        (GCD, batch.PLAIN.places["w2g"], "f and g behind turn 2"),
        (INVERSE, INVERSE.limb_at("v", 2), "the cofactor"),
        (LIMBS51, LIMBS51.inverse_at + 8, "the size of the cofactors behind turn 2|the cofactor"),
        (LIMBS51, batch.IFMA.places["d"], "f and g behind turn 2"),
        (HALVES, update.INVERSE_AT + 24, "the size of the cofactors behind turn 2|the cofactor"),
        (QUARTERS, batch.PLAIN.places["d"], "f and g behind turn 2"),
        (LIMBS51, LIMBS51.limb_at("f", 4), "f and g behind turn 1"),
    ],
)
def test_another_first_state_is_refused(shape, place, text, monkeypatch):
    first_state = whole_runs.first_state

    def other(*given):
        state = first_state(*given)
        return state | {place: state[place] - 1 & WORD if place != INVERSE.limb_at("v", 2) else 2}

    monkeypatch.setattr(whole_runs, "first_state", other)
    found = whole_runs.whole_runs(MODELS[shape], 5, steps.turns(shape), 7)
    assert found and re.search(f": ({text})$", found[-1])


@pytest.mark.parametrize("shape, place", [(INVERSE, batch.PLAIN.places["Yv"]), (SYMBOL, symbol.sum_at(SYMBOL, "joints", 0))])
def test_a_word_that_is_not_in_the_first_state_is_anything(shape, place, monkeypatch):
    """Also one that is zero there."""
    first_state = whole_runs.first_state
    assert first_state(shape, 3, 2, 1)[place] == 0
    monkeypatch.setattr(whole_runs, "first_state", lambda *given: {at: value for at, value in first_state(*given).items() if at != place})
    assert whole_runs.whole_runs(MODELS[shape], 5, steps.turns(shape), 7)
