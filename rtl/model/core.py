# SPDX-License-Identifier: MIT OR Apache-2.0
"""The fast core clock by clock, with every carry-save word: the registers of `rtl/src/bz_top.sv`, by name.

The order of events is explained in docs/explain/07-hardware.md. Numbers are Python integers that hold words.
"""

from dataclasses import dataclass, field, replace

from bezout_reference.integer import swap_plus_minus

from .words import booth, csa32, csa42, exact_shift, gate, mask, multiply_low, negative_inverse, recode, signed

OK, COMMON_FACTOR, REFUSED = 0, 1, 2


@dataclass(frozen=True)
class Parameters:
    width: int
    steps: int  # the proved bound of the rule at this width
    even: int = 4
    odd: int = 4
    steps_per_clock: int = 2
    both_columns: bool = False
    constant_time: bool = True
    polynomial: bool = False  # the mode of one run, where the datapath has both
    adder_clocks: int = 2

    @property
    def most(self):
        return max(self.even, self.odd).bit_length() - 1

    @property
    def parts(self):
        """Parts of `total` places each, in the power of two that scales the rows."""
        return 4

    @property
    def total(self):
        return self.most * self.steps_per_clock

    @property
    def scale(self):
        return self.parts * self.total

    @property
    def pair_width(self):
        return max(self.width + self.total + 2, 4 * self.total)

    @property
    def row_width(self):
        return self.width + self.scale + self.total + 2

    @property
    def clocks(self):
        return max(-(-self.steps // self.steps_per_clock), self.row_start)

    @property
    def row_start(self):
        return 2 + self.parts + self.adder_clocks

    @property
    def end_clocks(self):
        return self.row_start + self.parts + 3 + 3 * self.adder_clocks


@dataclass(frozen=True)
class Step:
    """What the wide adders do in one clock: g' = (x1 g + x2 f + x3 2^t1 (f or g)) / 2^total, f' = f, g or half of it."""

    total: int
    t1: int
    x1: int = 1
    x2: int = 0
    x2_neg: int = 0
    x3: int = 0
    x3_neg: int = 0
    x3_g: int = 0
    f_new: int = 0
    f_g: int = 0


@dataclass
class Registers:
    f: tuple = (0, 0)
    g: tuple = (0, 0)
    rows: list = field(default_factory=list)  # one [f, g] of pairs a column, v first


def combine(pairs_f, pairs_g, step, width, carries):
    """The operands of one step: Y = x1 g + x2 f as a pair, and all three as two pairs, but for X3's two carries."""
    both = lambda pair, enable, negate: tuple(gate(x, enable, negate, width) for x in pair)
    source = pairs_g if step.x3_g else pairs_f
    x1, x2 = both(pairs_g, step.x1, 0), both(pairs_f, step.x2, step.x2_neg)
    x3 = both(tuple((x << step.t1) & mask(width) for x in source), step.x3, step.x3_neg)
    a = csa32(*x1, x2[1], step.x2_neg, width, carries)
    b = csa32(*x3, x2[0], step.x2_neg, width, carries)
    return csa32(*a, x2[0], step.x2_neg, width, carries), a, b


class Core:
    def __init__(self, parameters):
        self.p = parameters
        self.even_step = Step(parameters.total, parameters.most)

    def accept(self, x, m):
        """Operands are taken: what the registers hold in the first clock."""
        p = self.p
        self.carries = 0 if p.polynomial else 1
        swapped = p.both_columns and m % 2 == 0
        f0, g0 = (x, m) if swapped else (m, x)
        self.refused, self.swapped = f0 % 2 == 0, swapped
        f0 |= 1
        self.f0, self.g0 = f0, g0
        self.r = Registers((0, f0), (0, g0 << p.total), [[(0, 0), (0, 0)] for _ in range(1 + p.both_columns)])
        self.head_f, self.head_g, self.delta = f0, g0, 0
        self.step = self.even_step  # for the wide pair
        self.line = [self.even_step] * p.row_start  # newest first; the last is what the quotients look at
        self.row_step = self.even_step
        self.b = [f0, g0][: 1 + p.both_columns]
        self.inverse = negative_inverse(f0, p.total, self.carries)
        self.narrow = 1
        self.k, self.k_f, self.flip = 0, 0, 1
        self.low_u = 0
        self.accumulator = [0] * (1 + p.both_columns)
        self.magnitude, self.sign = 0, 0
        self.tick, self.end = 0, None
        self.zero = 0

    # -- the narrow units ------------------------------------------------------------------------------------------

    def decide(self):
        """Up to two steps from the head's low bits, as one step of the wide adders."""
        p, f, g, delta = self.p, self.head_f, self.head_g, self.delta
        made = []
        for _ in range(p.steps_per_clock):
            decision, delta = swap_plus_minus.decide(f, g, delta, p.even, p.odd, p.polynomial)
            f, g = swap_plus_minus.apply(decision, f, g, p.polynomial)
            made.append(decision)
        self.head_next = f, g, delta
        one = made[0]
        if p.steps_per_clock == 1:
            return Step(one.shift, one.shift, 1, one.odd, one.negate, f_g=one.swap)
        two = made[1]
        return Step(
            one.shift + two.shift, one.shift, 1, one.odd, one.negate, two.odd, two.negate, one.swap, two.swap, one.swap
        )

    def low(self, pair, bits):
        return (pair[0] + pair[1] if self.carries else pair[1]) & mask(bits)

    def low_step(self, f, g, step, bits):
        """S and Y of one step on low bits."""
        add = (lambda a, b, neg: a - b if neg else a + b) if self.carries else (lambda a, b, neg: a ^ b)
        y = add(g if step.x1 else 0, f if step.x2 else 0, step.x2_neg)
        s = add(y, (g if step.x3_g else f) << step.t1 if step.x3 else 0, step.x3_neg)
        return s & mask(bits), y & mask(bits)

    def digit(self, value, bits):
        """The multiple of m (m = -1 modulo 2^scale) that clears `bits` low bits of value: signed, as it is recoded."""
        return signed(value, bits) if self.carries else value & mask(bits)

    def quotients(self):
        """k and k_f of the next row step, from the low bits of the rows and of this step."""
        p = self.p
        vf, vg = (self.low(pair, p.scale) for pair in self.r.rows[0])
        s, y = self.low_step(vf, vg, self.row_step, p.scale)
        minus = (lambda a, b: a - b) if self.carries else (lambda a, b: a ^ b)
        half = minus(y, self.digit(y, self.row_step.t1)) >> self.row_step.t1
        f = half if self.row_step.f_new else vg if self.row_step.f_g else vf
        g = minus(s, self.digit(s, self.row_step.total)) >> self.row_step.total
        step = self.line[-1]
        s, y = self.low_step(f, g, step, p.total)
        return self.digit(s, step.total), self.digit(y, step.t1)

    def narrow_step(self):
        """One digit of the division by 2^total modulo the true modulus, on `scale` low bits."""
        p = self.p
        k = multiply_low(self.narrow, self.inverse, p.total, self.carries)
        if self.carries:
            k = signed(k, p.total)
            self.narrow = ((self.narrow + k * self.f0) & mask(p.scale)) >> p.total
        else:
            self.narrow = (self.narrow ^ multiply_low(k, self.f0, p.scale, 0)) >> p.total
        return k

    # -- the wide rows ---------------------------------------------------------------------------------------------

    def pair_clock(self):
        p, r = self.p, self.r
        y, a, b = combine(r.f, r.g, self.step, p.pair_width, self.carries)
        total = csa42(a, b, 3 * self.step.x3_neg, p.pair_width, self.carries)
        half = exact_shift(y, self.step.t1, p.pair_width, self.carries)
        f = half if self.step.f_new else r.g if self.step.f_g else r.f
        return f, exact_shift(total, self.step.total, p.pair_width, self.carries)

    def booth_words(self, b, k, bits, negate, width):
        """The words of k * b and the ones to add for negated digits."""
        words, ones = [], []
        for i, (one, two, neg) in enumerate(recode(k & mask(bits), bits, (bits + 1) // 2, self.carries)):
            neg ^= negate
            words.append(booth((b << (2 * i)) & mask(width), (one, two, neg), width))
            ones.append(neg)
        return words, ones

    def row_clock(self, column):
        p, w, carries = self.p, self.p.row_width, self.carries
        f, g = self.r.rows[column]
        modulus = self.b[column] & mask(w)
        negate = int(column == 1 and self.flip and carries)
        y, a, b = combine(f, g, self.row_step, w, carries)
        words, ones = self.booth_words(modulus, self.k, p.total, negate, w)
        if len(words) == 1:
            words, ones = words + [0], ones + [0]
        first = csa32(*a, words[0], self.row_step.x3_neg, w, carries)
        second = csa32(*b, words[1], self.row_step.x3_neg, w, carries)
        if len(words) == 3:
            second = csa32(*second, words[2], ones.pop(), w, carries)
        total = csa42(first, second, ones[0] + 2 * ones[1], w, carries)
        words, ones = self.booth_words(modulus, self.k_f, p.most, negate, w)
        if len(words) == 1:
            half = csa32(y[0], y[1], words[0], ones[0], w, carries)
        else:
            half = csa42(y, (words[1], words[0]), ones[0] + 2 * ones[1], w, carries)
        half = exact_shift(half, self.row_step.t1, w, carries)
        new_f = half if self.row_step.f_new else g if self.row_step.f_g else f
        floor = column == 1
        if floor:
            dropped = self.low(total, p.total)
            if 1 <= self.tick <= p.parts:
                self.low_u = (self.low_u >> p.total) | (dropped << (p.scale - p.total))
        return [new_f, exact_shift(total, self.row_step.total, w, carries, floor)]

    def sum_of(self, pair, width):
        return signed(pair[0] + pair[1], width)

    # -- one clock -------------------------------------------------------------------------------------------------

    def clock(self):
        """One clock; returns the result in the clock in which it is there."""
        p, t, c = self.p, self.tick, self.p.adder_clocks
        start = p.row_start
        if self.end is not None and self.end == p.end_clocks:
            return self.result()
        post = None if self.end is None else self.end - start
        decided = self.decide()
        k, k_f = 0, 0
        if post is not None and 1 <= post <= p.parts or self.end is None and t < p.parts:
            k = self.narrow_step()
        elif t >= start and (post is None or post < 1):
            k, k_f = self.quotients()
        next_pair = self.pair_clock()
        rows = [self.row_clock(column) for column in range(len(self.r.rows))]
        b = list(self.b)
        flip = self.flip
        if t == 0:
            one = (1 - (1 << p.scale)) if self.carries else 1
            rows = [[(0, 0), (0, one & mask(p.row_width))], [(0, 0), (0, 0)]][: len(rows)]
        if t == start - 1:
            low = mask(p.scale) if self.carries else 1
            sums = [self.sum_of(row[0], p.row_width) for row in self.r.rows]
            b[0] = (sums[0] << p.scale) | low
            if p.both_columns:
                b[1] = (sums[1] << p.scale) | self.low_u
            rows = [[(0, 0), (0, 1 << (p.scale + p.total))], [(0, 1 << p.scale), (0, 0)]][: len(rows)]
            flip = 0
        if post == 0:
            value = self.low(self.r.rows[0][0], p.scale)
            self.narrow = (-value if self.sign and self.carries else value) & mask(p.scale)
        if post == 1:
            b, flip = [self.f0, self.g0][: len(b)], 1
        self.final_sums(post)
        next_zero = int(self.low(self.r.g, p.pair_width) == 0)
        # The step of the rows in the next clock.
        row_step = self.line[-1]
        if t < start:
            row_step = replace(self.even_step, f_g=int(t == p.parts))
        if t == start - 1:
            row_step = self.even_step
        elif t >= start and post is not None and post >= 1:
            row_step = replace(self.even_step, f_g=int(post == p.parts + 1))
            if post == 1:
                row_step = replace(row_step, x1=0, x2=1, x2_neg=self.sign & self.carries)
        # Registers.
        if self.end is None:
            last = t >= p.clocks if p.constant_time else t >= start and self.zero
            self.end = 0 if last else None
        else:
            self.end += 1
        self.line = [decided] + self.line[:-1]
        self.step, self.row_step = decided, row_step
        self.head_f, self.head_g, self.delta = self.head_next
        self.r = Registers(*next_pair, rows)
        self.b, self.k, self.k_f, self.flip, self.zero = b, k, k_f, flip, next_zero
        self.tick = t + 1
        return None

    def final_sums(self, post):
        """The adders: sign and magnitude of f, then the canonical cofactors."""
        p, c = self.p, self.p.adder_clocks
        if self.end is None:
            return
        if self.end == c - 1:
            self.magnitude = self.sum_of(self.r.f, p.pair_width)
            self.sign = int(self.magnitude < 0)
        if self.end == 2 * c - 1 and self.sign:
            self.magnitude = -self.magnitude
        if post is None:
            return
        if post == p.parts + 3 + c - 1:
            self.accumulator = [self.sum_of(row[0], p.row_width) for row in self.r.rows]
        if post in (p.parts + 3 + 2 * c - 1, p.parts + 3 + 3 * c - 1):
            first = post == p.parts + 3 + 2 * c - 1
            negative = self.accumulator[0] < 0
            factor = 0 if not self.carries else 1 if negative else -1 if first else 0
            self.accumulator[0] += factor * self.f0
            if p.both_columns:
                self.accumulator[1] -= factor * self.g0

    def result(self):
        """(status, gcd, cofactor of x, cofactor of m); without the second column its cofactor is None."""
        if self.refused:
            return REFUSED, 0, 0, 0 if self.p.both_columns else None
        v = self.accumulator[0]
        u = self.accumulator[1] if self.p.both_columns else None
        status = OK if self.magnitude == 1 else COMMON_FACTOR
        return (status, self.magnitude) + ((u, v) if self.swapped else (v, u))


def run(parameters, x, m):
    """(clocks from acceptance to the result, result)."""
    core = Core(parameters)
    core.accept(x, m)
    for clocks in range(1, 100 * parameters.width + 1000):
        result = core.clock()
        if result is not None:
            return clocks, result
    raise RuntimeError("the core does not stop")
