# SPDX-License-Identifier: MIT OR Apache-2.0
"""A proof of each product in NEON, on the emitted text: no sum leaves 64 bits, no factor has more than 32, and

    2^261 out = a b + (q_0 + ... + q_6 2^174) (2^29 t - 1) + (q_7 2^203 + q_8 2^232) m

as polynomials in the limbs, where `2^29 t - 1` is a multiple of m that is below `2^29 m`. So `out` is below 8/7 m if the factors are:
of the running products both, of a number and a product the latter. Limbs of a number are the bits of its words, and words of `out` are its
bits. Modulo `2^255 - r` it is `out = a b` as polynomials where `r` is `2^255`, and limbs are below their bounds. Every vector instruction of
a step is read, and no constant is written. What is left to the tests is the last subtraction, by the general registers.
"""

import re
from dataclasses import dataclass, field, replace
from fractions import Fraction

from .lanes import BITS, FACTOR, LIMBS, PLACE, SCALED, STATE, WORDS, X, ZEROS_IN, Pass
from .lanes_pseudo_mersenne import PseudoMersenne
from .validate import Poly, Unproved, add, symbol, times

MASK = (1 << BITS) - 1
NUMBER = 64 * WORDS
BOUND = Fraction(8, 7)
"""Of a running product, in multiples of m."""


@dataclass(eq=False)
class Sum:
    """A lane: what it is, and the most that it is."""

    what: Poly
    most: int


@dataclass(eq=False)
class Low:
    """The low 32 bits of a sum, which may have more; times `-1 / m`, for a quotient."""

    of: Sum
    quotient: bool = False


@dataclass(frozen=True)
class Bits:
    """Bits of a number from one on, and before one."""

    least: int
    end: int
    narrow: bool = False
    """Whether they are a word of 32 bits."""
    zero: bool = False
    """Whether the number may be zero."""

    def low(self, shift: int) -> "Bits":
        """The low 32 of them, behind the first ones."""
        least = self.least + shift
        return Bits(least, min(self.end, least + 32), True, self.zero)


@dataclass(frozen=True)
class Pieces:
    """Sums from a bit on, each at a place, up to the next of them."""

    of: tuple[tuple[Sum, int, int], ...]


@dataclass
class Step:
    """Of Montgomery's products."""

    vectors: dict[str, object] = field(default_factory=dict)
    floors: list[tuple[str, Sum, Poly]] = field(default_factory=list)
    """What is carried, of which sum, and what is left of it."""
    digits: list[tuple[Sum, str, int, bool]] = field(default_factory=list)
    """Factors of multiples of m: of which sum, the name, the most, and whether it is one of m itself."""
    columns: list[Sum] = field(default_factory=list)
    stored: dict[int, Sum] = field(default_factory=dict)
    words: list[object] = field(default_factory=list)
    proved: list[str] = field(default_factory=list)
    factors: set[str] = field(default_factory=set)
    """Letters of the limbs that the product at hand takes."""

    def run(self, lines: list[str]):
        for i, register in enumerate(X):
            self.vectors[register] = word(i)
        self.fixed = self.constants()
        self.vectors |= self.fixed
        for line in lines:
            code = line.partition("\t")[0]
            mnemonic, _, rest = code.partition(" ")
            operands = [one.strip() for one in re.findall(r"\[[^\]]*\]|[^,\s\[][^,\[]*(?:\[\d+\])?", rest)]
            if re.search(r"\b[vqd]\d", rest):
                getattr(self, f"_{mnemonic}", self._unknown)(operands, line)
        if self.factors or self.stored or self.vectors[ZEROS_IN] != "zeros":
            raise Unproved("a product is not written, or zeros are not counted")

    def constants(self) -> dict[str, list]:
        return {register: limbs_from("t", 4 * i) for i, register in enumerate(Pass.CONSTANTS)}

    def limb(self, letter: str, j: int) -> Sum:
        """One of a running product."""
        return Sum(symbol(f"{letter}{j}"), MASK if j + 1 < LIMBS else int(BOUND * (1 << NUMBER)) >> BITS * j)

    def _unknown(self, _, line: str):
        raise Unproved(f"an instruction that is not known: {line}")

    def _of(self, operand: str):
        return self.vectors[name_of(operand)]

    def _set(self, operand: str, value):
        register = name_of(operand)
        if register in self.fixed:
            raise Unproved(f"{register} is written")
        self.vectors[register] = value

    def _factor(self, operand: str) -> Sum:
        """An operand of a product."""
        value = self._of(operand)
        if "s[" in operand:
            value = value[int(operand[-2])]
        elif isinstance(value, list):
            value = value[operand.endswith(".4s")]
        elif isinstance(value, Bits):
            j = value.least // BITS
            if value != Bits(BITS * j, min(BITS * (j + 1), NUMBER), True):
                raise Unproved(f"no limb: {value}")
            value = Sum(symbol(f"y{j}"), (1 << value.end - value.least) - 1)
        elif isinstance(value, Low):
            # The bits of a quotient above 29 do no harm.
            value = self._digit(value, (1 << 32) - 1)
        if not isinstance(value, Sum) or value.most >> 32:
            raise Unproved(f"no factor of 32 bits: {operand}")
        return value

    def _digit(self, low: Low, most: int) -> Sum:
        known = [one for one in self.digits if one[0] is low.of]
        if known and (known[0][2], known[0][3]) == (most, low.quotient):
            return Sum(symbol(known[0][1]), most)
        if known or not low.quotient and most != MASK:
            raise Unproved("a digit in two forms, or one that is not masked")
        name = f"q{len(self.digits)}" if low.quotient else next(iter(self._rest(low.of).what))[0]
        self.digits.append((low.of, name, most, low.quotient))
        return Sum(symbol(name), most)

    # Numbers.

    def _orr(self, operands, line):
        a, b = self._of(operands[1]), self._of(operands[2])
        if a == "zeros" and b == "zero":
            return self._set(operands[0], "zeros")
        union = [one if isinstance(one, frozenset) else frozenset([one]) for one in (a, b)]
        self._set(operands[0], union[0] | union[1])

    def _cmeq(self, operands, line):
        if self._of(operands[1]) != frozenset(word(i) for i in range(WORDS)) or operands[2] != "#0":
            raise Unproved(f"not all words of a number: {line}")
        self._set(operands[0], "zero")

    def _sub(self, operands, line):
        if self._of(operands[1]) != word(0) or self._of(operands[2]) != "zero":
            raise Unproved(f"not the lowest word plus 1: {line}")
        self._set(operands[0], Bits(0, 64))

    def _ushr(self, operands, line):
        value, shift = self._of(operands[1]), int(operands[2][1:])
        if isinstance(value, Bits):
            self._set(operands[0], replace(value, least=value.least + shift))
        elif isinstance(value, Low):
            self._set(operands[0], ("above", value, shift))
        elif shift == BITS and value is self.columns[-1]:
            self._set(operands[0], self._floor(value))
        else:
            self._set(operands[0], Pieces(((value, shift, 0),)))

    def _sli(self, operands, line):
        low, high, shift = self._of(operands[0]), self._of(operands[1]), int(operands[2][1:])
        if isinstance(low, Bits):
            if high.least != low.end or shift != low.end - low.least:
                raise Unproved(f"bits that are not neighbors: {line}")
            return self._set(operands[0], Bits(low.least, low.least + 64, zero=low.zero))
        pieces = low if isinstance(low, Pieces) else Pieces(((low, 0, 0),))
        self._set(operands[0], Pieces((*pieces.of, (high, 0, shift))))

    def _xtn(self, operands, line):
        value = self._of(operands[1])
        self._set(operands[0], value.low(0) if isinstance(value, Bits) else Low(value))

    def _shrn(self, operands, line):
        value, shift = self._of(operands[1]), int(operands[2][1:])
        if isinstance(value, Bits):
            return self._set(operands[0], value.low(shift))
        if shift != BITS or value.most >> BITS + 32:
            raise Unproved(f"bits are lost: {line}")
        self._set(operands[0], self._floor(value))

    def _uzp1(self, operands, line):
        self._set(operands[0], [Low(self._of(operands[1])), Low(self._of(operands[2]))])

    def _bic(self, operands, line):
        value = self._of(operands[0])
        if operands[1:] == ["#0xe0", "lsl #24"]:
            if isinstance(value, Bits):
                value = replace(value, end=min(value.end, value.least + BITS))
            elif isinstance(value, list):
                value = [self._rest(one.of) for one in value]
            else:
                value = self._digit(value, MASK)
            return self._set(operands[0], value)
        word, zero = self._of(operands[1]), self._of(operands[2])
        if zero != "zero":
            raise Unproved(f"not for a zero: {line}")
        self.words.append(word)
        self._set(operands[0], "a word")
        if len(self.words) == WORDS + 1:
            self._prove_words()

    def _mul(self, operands, line):
        low, factor = self._of(operands[1]), self._of(operands[2])[int(operands[2][-2])]
        if factor != "factor":
            raise Unproved(f"not by the inverse of m: {line}")
        self._set(operands[0], Low(low.of, quotient=True))

    # Columns.

    def _umull(self, operands, line):
        if line.startswith("umlal2") != operands[1].endswith(".4s"):
            raise Unproved(f"other halves: {line}")
        a, b = self._factor(operands[1]), self._factor(operands[2])
        self.factors |= {next(iter(one.what))[0][0] for one in (a, b)}
        self._set(operands[0], Sum(times(a.what, b.what), a.most * b.most))

    def _umlal(self, operands, line):
        before = self._of(operands[0])
        self._umull(operands, line)
        self._added(operands[0], before, self._of(operands[0]), line)

    _umlal2 = _umlal

    def _usra(self, operands, line):
        if operands[2] != f"#{BITS}":
            raise Unproved(f"another shift: {line}")
        self._added(operands[0], self._of(operands[0]), self._floor(self._of(operands[1])), line)

    def _added(self, to: str, a: Sum, b: Sum, line: str):
        total = Sum(add(a.what, b.what), a.most + b.most)
        if total.most >> 64:
            raise Unproved(f"more than 64 bits: {line}")
        self.columns = [one for one in self.columns if one is not a] + [total]
        self._set(to, total)

    def _floor(self, value: Sum) -> Sum:
        """What is above 29 bits. Nothing is below, where a quotient was added."""
        for name, of, _ in self.floors:
            if of is value:
                return Sum(symbol(name), value.most >> BITS)
        rest: Poly = symbol(f"rest{len(self.floors)}")
        for of, name, most, quotient in self.digits:
            if quotient and value.what == add(of.what, {tuple(sorted((name, "m0"))): 1}):
                rest = {}
        self.floors.append((f"floor{len(self.floors)}", value, rest))
        return Sum(symbol(self.floors[-1][0]), value.most >> BITS)

    def _rest(self, value: Sum) -> Sum:
        self._floor(value)
        return next(Sum(rest, MASK) for _, of, rest in self.floors if of is value)

    # Memory.

    def _ldp(self, operands, line):
        for k, operand in enumerate(operands[:2]):
            self._load(operand, operands[2], k * (16 if operand[0] == "q" else 8), line)

    def _ldr(self, operands, line):
        self._load(operands[0], operands[1], 0, line)

    def _load(self, to: str, place: str, more: int, line: str):
        base, offset = re.fullmatch(r"\[(\w+), #(\d+)\]", place).groups()
        at = int(offset) + more
        if base == STATE and PLACE["modulus"] <= at < PLACE["modulus"] + 4 * 12 and to[0] == "q":
            return self._set(to, limbs_from("m", (at - PLACE["modulus"]) // 4))
        j, rest = divmod(at, 8)
        if base == STATE or to[0] != "d" or rest or j >= LIMBS:
            raise Unproved(f"no limb is there: {line}")
        self._set(to, self.limb("p" if base == "x4" else "u", j))

    def _stp(self, operands, line):
        for k, operand in enumerate(operands[:2]):
            self._store(self._of(operand), operands[2], k * (16 if operand[0] == "q" else 8))

    def _str(self, operands, line):
        self._store(self._of(operands[0]), operands[1], 0)

    def _store(self, value, place: str, more: int):
        j = (int(re.search(r"#(\d+)\]", place)[1]) + more) // 8
        for k, limb in enumerate(value if isinstance(value, list) else [value]):
            self.stored[j + k] = limb
        if len(self.stored) == LIMBS:
            self._prove([self.stored[j] for j in range(LIMBS)])

    def _mov(self, operands, line):
        value = self._of(operands[1])
        if value not in ("a word", "zeros"):
            raise Unproved(f"not a word: {line}")
        if operands[0].startswith("v"):
            self._set(operands[0], value)

    # What it comes to.

    HIGHEST = NUMBER - BITS * (LIMBS - 1)
    """Bits of the highest limb that are in words."""

    def highest(self, column: Sum) -> bool:
        """Whether a column is the highest limb."""
        name, of, _ = self.floors[-1]
        return column.what == symbol(name)

    def _prove_words(self):
        columns: list[Sum] = []
        for word in self.words:
            columns += [one for one, _, _ in word.of if one not in columns]
        if len(columns) != LIMBS or not self.highest(columns[-1]):
            raise Unproved("words of other columns")
        for i, word in enumerate(self.words):
            wanted = []
            for j, column in enumerate(columns):
                least = 64 * i - BITS * j
                if i < WORDS and -64 < least < BITS:
                    wanted.append((column, max(least, 0), max(-least, 0)))
            if word != Pieces(tuple(wanted or [(columns[-1], self.HIGHEST, 0)])):
                raise Unproved(f"word {i} has other bits")
        self._prove([*(self._rest(column) for column in columns[:-1]), columns[-1]])

    def _prove(self, limbs: list[Sum]):
        if len(self.digits) != LIMBS or any(quotient != (i >= SCALED) for i, (_, _, _, quotient) in enumerate(self.digits)):
            raise Unproved("not as many digits as there are")
        if any(limb.most > MASK for limb in limbs[:-1]):
            raise Unproved("a limb is not of 29 bits")
        a, b = sorted(self.factors & set("yup"))
        total = {monomial: -k for monomial, k in times(number(a), number(b)).items()}
        m, bound = Fraction(0), Fraction(1 << NUMBER) * BOUND * (1 if "y" in (a, b) else BOUND)
        for i, (_, name, most, quotient) in enumerate(self.digits):
            multiple = number("m") if quotient else add({(f"t{j}",): 1 << BITS * (j + 1) for j in range(LIMBS)}, {(): 1}, -1)
            total = add(total, times({(name,): 1 << BITS * i}, multiple), -1)
            m += most << BITS * (i if quotient else i + 1)
        for j, limb in enumerate(limbs):
            total = add(total, limb.what, 1 << BITS * (LIMBS + j))
        # From the last one to the first, what is carried is what it came from, less what was left there.
        for name, of, rest in reversed(self.floors):
            k, odd = divmod(total.pop((name,), 0), 1 << BITS)
            if odd:
                raise Unproved("a carry to another place")
            total = add(total, add(of.what, rest, -1), k)
        if total:
            raise Unproved("the identity does not hold")
        if (bound + m) / (1 << BITS * LIMBS) > BOUND:
            raise Unproved("a product leaves its bound")
        self.done(a + b)

    def done(self, factors: str):
        self.proved.append(factors)
        for one in (self.digits, self.floors, self.columns, self.stored, self.words, self.factors):
            one.clear()


def word(i: int) -> Bits:
    """As it is loaded: the lowest one is that of a zero until 1 is added there."""
    return Bits(64 * i, 64 * i + 64, zero=i == 0)


def zero() -> tuple:
    """0, m or 2 m: see `PseudoMersenne.nonzero`."""
    low, first, second, high = (word(i) for i in range(WORDS))
    none = ("cmeq", ("orr", ("orr", ("orr", low, first), second), high), "#0")
    differs = ("orr", ("shl", ("eor", high, first), "#1"), ("eor", second, first))
    lowest = ("add", ("add", low, "r"), ("and", ("sshr", high, "#63"), "r"))
    return ("orr", ("cmeq", ("orr", ("orn", differs, first), lowest), "#0"), none)


ZERO = zero()


def name_of(operand: str) -> str:
    return "v" + re.match(r"[vqd](\d+)", operand)[1]


R = (1 << 16) - 1
"""The most that `r` is."""


@dataclass
class PseudoMersenneStep(Step):
    splits: dict[int, tuple[Sum, Sum]] = field(default_factory=dict)
    """What is above the low 24 bits of the low 29, and these, by the sum."""

    def constants(self) -> dict[str, list]:
        first, second = PseudoMersenne.CONSTANTS
        return {first: [Sum({("r",): n}, n * R) if n else None for n in (64, 2, 0, 0)], second: "r"}

    def limb(self, letter: str, j: int) -> Sum:
        return Sum(symbol(f"{letter}{j}"), self.bound(j))

    def bound(self, j: int) -> int:
        return (1 << 24) - 1 if j + 1 == LIMBS else MASK + (j == 1) * (1 << 25)

    def _digit(self, low: Low, most: int) -> Sum:
        return self._rest(low.of)

    # A zero is found by one expression, of the words and r.

    def _of_words(self, operands, line):
        self._set(operands[0], (line.split(" ")[0], *(self._of(one) if one[0] == "v" else one for one in operands[1:])))

    _eor = _shl = _orn = _sshr = _and = _cmeq = _of_words

    def _orr(self, operands, line):
        a, b = self._of(operands[1]), self._of(operands[2])
        self._set(operands[0], "zeros") if (a, b) == ("zeros", ZERO) else self._of_words(operands, line)

    def _add(self, operands, line):
        a, b = self._of(operands[1]), self._of(operands[2])
        if not isinstance(a, Sum):
            return self._of_words(operands, line)
        if not operands[0].endswith(".2s") or a.most + b.most >> 32:
            raise Unproved(f"more than 32 bits: {line}")
        self._set(operands[0], Sum(add(a.what, b.what), a.most + b.most))

    def _sub(self, operands, line):
        if (self._of(operands[1]), self._of(operands[2])) != (word(0), ZERO):
            raise Unproved(f"not the lowest word plus 1: {line}")
        self._set(operands[0], Bits(0, 64))

    # What is above 256 bits.

    def _bic(self, operands, line):
        value = self._of(operands[0])
        if operands[1:] == ["#0xe0"]:
            name, low, shift = value
            if name != "above" or shift != 24:
                raise Unproved(f"other bits: {line}")
            self._set(operands[0], self._split(low.of)[0])
        elif operands[1:] == ["#0xff", "lsl #24"]:
            self._set(operands[0], self._split(value.of)[1])
        elif operands[2][0] == "v" and self._of(operands[2]) == ZERO:
            self.vectors[name_of(operands[2])] = "zero"
            super()._bic(operands, line)
            self.vectors[name_of(operands[2])] = ZERO
        else:
            super()._bic(operands, line)

    def _split(self, value: Sum) -> tuple[Sum, Sum]:
        if id(value) not in self.splits:
            rest, k = self._rest(value), len(self.floors)
            self.floors.append((f"above{k}", rest, symbol(f"rest{k}")))
            self.splits[id(value)] = Sum(symbol(f"above{k}"), MASK >> 24), Sum(symbol(f"rest{k}"), (1 << 24) - 1)
        return self.splits[id(value)]

    def _uaddw(self, operands, line):
        self._added(operands[0], self._of(operands[1]), self._of(operands[2]), line)

    # What it comes to.

    HIGHEST = 255 - BITS * (LIMBS - 1)

    def highest(self, column: Sum) -> bool:
        # What is above comes back as r times it, in one word.
        return (column.most >> self.HIGHEST) * R < 1 << 64 - 1

    def _prove(self, limbs: list[Sum]):
        if any(limb.most > self.bound(j) for j, limb in enumerate(limbs) if j + 1 < LIMBS or not self.words):
            raise Unproved("a limb leaves its bound")
        a, b = sorted(self.factors & set("yup"))
        total = times(number(a), number(b))
        for j, limb in enumerate(limbs):
            total = add(total, limb.what, -1 << BITS * j)
        # What is left is what it came from, less what is carried.
        for name, of, rest in reversed(self.floors):
            shift = 24 if name.startswith("above") else BITS
            total = substitute(total, next(iter(rest))[0], add(of.what, symbol(name), -1 << shift))
        if substitute(total, "r", {(): 1 << 255}):
            raise Unproved("the identity does not hold")
        self.splits.clear()
        self.done(a + b)


def substitute(total: Poly, name: str, value: Poly) -> Poly:
    """A polynomial with another one in place of an unknown."""
    if not any(name in monomial for monomial in total):
        return total
    found: Poly = {}
    for monomial, k in total.items():
        part: Poly = {tuple(one for one in monomial if one != name): k}
        for _ in range(monomial.count(name)):
            part = times(part, value)
        found = add(found, part)
    return found


def limbs_from(letter: str, first: int) -> list:
    """Four limbs of a number that is below `2^256`, or what is behind them."""
    found = []
    for j in range(first, first + 4):
        most = MASK if j + 1 < LIMBS else (1 << NUMBER - BITS * j) - 1 if j < LIMBS else 0
        found.append(Sum(symbol(f"{letter}{j}"), most) if j < LIMBS else "factor" if (letter, j) == ("m", FACTOR) else None)
    return found


def number(letter: str) -> Poly:
    return {(f"{letter}{j}",): 1 << BITS * j for j in range(LIMBS)}


def steps(text: str) -> list[list[str]]:
    """The vector instructions behind each load of numbers, which are straight-line code."""
    found: list[list[str]] = []
    inside = False
    for line in text.split("\n"):
        if line.startswith("ld4"):
            found.append([])
            inside = True
        elif re.search(r"// (loop|result|save|restore)$", line):
            inside = False
        elif inside:
            found[-1].append(line)
    return found


def prove(kind: type[Pass], text: str) -> list[str]:
    """The factors of each product, by their letters: `y` are numbers, `p` products before a step, and `u` inverses."""
    enter = [line.partition("\t")[0] for line in text.split("\n") if line.endswith("// constants")]
    q = [register.replace("v", "q") for register in kind.CONSTANTS]
    wanted = [f"ldp {q[0]}, {q[1]}, [{STATE}, #{PLACE['scaled']}]", *(f"ldr {one}, [{STATE}, #{PLACE['scaled'] + 32}]" for one in q[2:])]
    if enter[: len(wanted)] != wanted:
        raise Unproved("the constants are not there")
    proved = []
    for lines in steps(text):
        step = (Step if kind is Pass else PseudoMersenneStep)({ZEROS_IN: "zeros"})
        try:
            step.run(lines)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as problem:
            raise Unproved(f"not of the form of a step: {problem!r}") from problem
        proved += step.proved
    return proved
