# SPDX-License-Identifier: MIT OR Apache-2.0
"""From rows of words to limbs in lanes, and from the limbs after the last batch to rows of inverses.

Four limbs have 120 bits, or 15 bytes. So two limbs are in the 64 bits from a byte on that is the same in each group of four, and
all shifts are constants. On the way back a group is stored as 16 bytes, of which the last one is zero and written over by the next.
"""

from ..product.code import Code
from .layout import COUNT, FIRST, GROUP, LIMB, LIMBS, MATRIX, NUMBERS, STATE
from .routine import EXTENSIONS

BITS = 30
BYTES = GROUP * BITS // 8
"""Of a group of limbs."""
STRIDE, THRICE = "r9", "r10"
"""Bytes from a row to the next, and three times that."""
GROUPS = "rdx"
"""Of what leaves: read at the begin, since a check that follows secrets knows little of a state that was written to."""

ENTER = """
Purpose: numbers x and moduli m into {lanes} lanes: f = m, g = x, d = 0, e = 2^60 modulo m or, modulo 1, 0.
In: rdi = address of the state, as for the batches; rsi and rdx = addresses of {lanes} numbers x and as many m, in words of 64
  bits, the lowest one first; rcx = bytes from one number to the next.
Requires: zeros between a number and the next one, and as many bytes there as groups of four limbs reach, 15 each, and one more;
  {needs}.
Out: all limbs, those of the last group too.
Timing: constant but for the number of limbs.
Clobbers: the registers that the System V ABI lets it clobber; no stack.
Length: {{length}} instructions.
"""

LEAVE = """
Purpose: the inverses from what the last batch has left in {lanes} lanes [BY19, Wui21]: now f is plus or minus the gcd, and
  d x = 2^60 f modulo m. A lane whose f is neither 1 nor -1 has no inverse: its result is zero.
In: rdi = address of the state; rsi = address of {lanes} results, in words of 64 bits, the lowest one first; rdx = bytes from one
  to the next.
Requires: f in its lower limbs below 2^30 and in the highest, 30 bits and a sign; |d| <= 2^60 + 2^9 m, 2 m in its limbs; room in
  the rows as for what enters; {needs}.
Out: the results in [0, m), zeros behind each of them as far as its groups reach; delta is all ones where there is an inverse, else
  zero; zeros for all else that depends on a number.
Timing: constant but for the number of limbs.
Clobbers: the registers that the System V ABI lets it clobber; no stack.
Length: {{length}} instructions.
"""


def row(limbs: int) -> int:
    """Words from a number to the next."""
    return -(-(BYTES * -(-limbs // GROUP) + 1) // 8)


class Conversion(Code):
    def __init__(self, extension: str):
        super().__init__()
        self.e = EXTENSIONS[extension]()
        self.layout = self.e.layout
        self.zero, self.mask, *self.free = (f"{self.e.register}{i}" for i in range(16))

    def move(self, to: str, source: str):
        self(f"{self.e.move} {to}, {source}")

    def logic(self, operation: str, to: str, a: str, b: str):
        """`and`, `or` or `xor`, which have other names in registers of 512 bits."""
        self(f"vp{operation}{self.e.logic} {to}, {a}, {b}")

    def spread(self, to: str, value: int):
        small = to.replace(self.e.register, "xmm")
        self(f"mov rax, {value:#x}", f"vmovq {small}, rax", f"vpbroadcastq {to}, {small}")

    def constants(self, one: str):
        with self.part("constants"):
            self.logic("xor", self.zero, self.zero, self.zero)
            self.spread(self.mask, (1 << BITS) - 1)
            self.spread(one, 1)

    def begin(self, count: str = LIMBS):
        self(f"mov {COUNT}, {count}", f"lea {LIMB}, [{STATE}+{self.layout.limbs}]")

    def groups(self, to: str):
        self(f"mov {to}, qword ptr [{STATE}]", f"add {to}, {GROUP - 1}", f"shr {to}, {GROUP.bit_length() - 1}")

    def repeat(self, label: str, limbs: int = 1):
        self(f"add {LIMB}, {limbs * self.layout.step}", f"dec {COUNT}", f"jnz {label}b")

    def rows(self, size: str, near: str, far: str, offset: int = 0) -> list[str]:
        """Addresses in the rows of all lanes; `far` is that of the fifth row."""
        places = [f"{first}{step}" for first in (near, far) for step in ("", f"+{STRIDE}", f"+2*{STRIDE}", f"+{THRICE}")]
        return [f"{size} ptr [{place}+{offset}]" for place in places[: self.e.lanes]]

    def leave(self):
        with self.part("leave"):
            self("vzeroupper", "ret")

    # What enters.

    def enter(self):
        differ, one, *free = self.free
        with self.part("enter"):
            self("mov r11, rsi", f"mov {STRIDE}, rcx", f"lea {THRICE}, [{STRIDE}+2*{STRIDE}]")
        self.constants(one)
        with self.part("groups"):
            self.move(differ, self.zero)
            self.groups(LIMBS)
            self.begin()
            if self.e.lanes > 4:
                self(f"lea rax, [r11+4*{STRIDE}]", f"lea {LIMBS}, [rdx+4*{STRIDE}]")
        self("2:")
        for i in range(0, GROUP, 2):
            self.two(i, free, differ)
        with self.part("next"):
            self(*(f"add {pointer}, {BYTES}" for pointer in ("r11", "rdx", "rax", LIMBS)[: self.e.lanes // 2]))
            self.repeat("2", GROUP)
        with self.part("unit"):
            # The sum of the limbs is 1 for the modulus 1 alone.
            self.logic("xor", differ, differ, one)
            self(f"vpsubq {one}, {self.zero}, {differ}", f"vpsrlq {one}, {one}, 63")
            self.move(self.layout.limb("e", 60 // BITS), one)
        self.leave()

    def two(self, i: int, free: list[str], differ: str):
        """Two limbs of a group, which are in the same 64 bits."""
        both, limb, *spare = free
        offset = BITS * i // 8
        for numbers, pointers in (("g", ("r11", "rax")), ("fm", ("rdx", LIMBS))):
            with self.part(f"load.{numbers}{i}"):
                self.take(both, spare, self.rows("qword", *pointers, offset))
            for j in (i, i + 1):
                with self.part(f"limb.{numbers}{j}"):
                    shift = BITS * j - 8 * offset
                    self(*([f"vpsrlq {limb}, {both}, {shift}"] if shift else []))
                    if shift + BITS < 64:
                        self.logic("and", limb, limb if shift else both, self.mask)
                    for number in numbers:
                        self.move(self.layout.here(number, j), limb)
                    if "m" in numbers:
                        self(f"vpaddq {differ}, {differ}, {limb}")
        with self.part("zero"):
            for j in (i, i + 1):
                for number in "de":
                    self.move(self.layout.here(number, j), self.zero)

    def take(self, to: str, spare: list[str], addresses: list[str]):
        """Words from these addresses, one to each lane."""
        small = lambda register, name: register.replace(self.e.register, name)
        halves = [to, *spare][: self.e.lanes // 4]
        for half in halves:
            low, high = small(half, "xmm"), small(spare[-1], "xmm")
            for register in (low, high):
                self(f"vmovq {register}, {addresses.pop(0)}", f"vpinsrq {register}, {register}, {addresses.pop(0)}, 1")
            self(f"vinserti128 {small(half, 'ymm')}, {small(half, 'ymm')}, {high}, 1")
        if len(halves) > 1:
            self(f"vinserti64x4 {to}, {to}, {small(halves[1], 'ymm')}, 1")

    # What leaves.

    def finish(self):
        one, yes, *free = self.free
        with self.part("enter"):
            self("mov r11, rsi", f"mov {STRIDE}, rdx", f"lea {THRICE}, [{STRIDE}+2*{STRIDE}]")
            self(f"mov {LIMBS}, qword ptr [{STATE}]")
            self.groups(GROUPS)
        self.constants(one)
        top = self.divide(one, yes, free)
        with self.part("unit"):
            # Of the highest limb of f as many bits are enough.
            self.logic("and", yes, yes, self.mask)
            self(f"vpsubq {yes}, {yes}, {one}", f"vpsrad {yes}, {yes}, 31")
            self.move(self.layout.slot("delta"), yes)
        less = self.reduce(top, free)
        self.store(less, yes, free)
        self.leave()

    def divide(self, one: str, differ: str, free: list[str]) -> str:
        """`d = d / 2^60`, or minus that, modulo m: from -1 to m + 1. Returns its highest limb; `differ` is 0 where f is a unit."""
        sign, ones, *digits, total, term, m, before = free[:8]
        self.biases = free[8:10]
        with self.part("divide"):
            if self.e.biased:
                self.spread(self.biases[0], 1 << 62)
                self.spread(self.biases[1], (1 << 62) - (1 << 32))
            self.begin()
            self(f"sub {COUNT}, 2")
        with self.part("divide.limb0"):
            with self.part("unit"):
                # Of 1 and -1 the second bit is the sign.
                self.move(differ, self.layout.here("f"))
                self(f"vpsllq {sign}, {differ}, 62", f"vpsrlq {sign}, {sign}, 63", f"vpsubq {sign}, {self.zero}, {sign}")
                self.logic("and", ones, sign, self.mask)
                self.logic("or", term, ones, one)
                self.logic("xor", differ, differ, term)
            self.signed(total, sign)
            self.move(before, self.layout.here("m"))
            self.digit(digits[0], total, term, before)
            self.carry(total, first=True)
        with self.part("divide.limb1"):
            self(f"add {LIMB}, {self.layout.step}")
            self.limb(differ, sign, ones, total, term, m, digits[0])
            self.digit(digits[1], total, term, before)
            self.carry(total)
            self.move(before, m)
        self("2:")
        with self.part("divide.limb"):
            self(f"add {LIMB}, {self.layout.step}")
            self.limb(differ, sign, ones, total, term, m, digits[0])
            self.product(total, term, digits[1], before)
            self.carry(total, self.layout.here("d", -2), term)
            self.move(before, m)
            self(f"dec {COUNT}", "jnz 2b")
        with self.part("divide.top"):
            self.product(total, term, digits[1], before)
            self.carry(total, self.layout.here("d", -1), term)
            if self.e.biased:
                self(f"vpaddq {total}, {total}, {self.biases[1]}", f"vpsubq {total}, {total}, {self.biases[0]}")
            self.move(self.layout.here("d"), total)
        return total

    def signed(self, to: str, sign: str):
        """A limb of d, or of -d."""
        self.logic("xor", to, sign, self.layout.here("d"))
        self(f"vpsubq {to}, {to}, {sign}")

    def limb(self, differ: str, sign: str, ones: str, total: str, term: str, m: str, digit: str):
        with self.part("unit"):
            self.logic("xor", term, ones, self.layout.here("f"))
            self.logic("or", differ, differ, term)
        self.signed(term, sign)
        self(f"vpaddq {total}, {total}, {term}")
        self.move(m, self.layout.here("m"))
        self.product(total, term, digit, m)

    def product(self, total: str, term: str, a: str, b: str):
        self(f"vpmuludq {term}, {a}, {b}", f"vpaddq {total}, {total}, {term}")

    def digit(self, to: str, total: str, term: str, lowest: str):
        """What times m clears the low bits of a sum."""
        self(f"vpmuludq {to}, {total}, {self.layout.slot('inverse')}")
        self.logic("and", to, to, self.mask)
        self.product(total, term, to, lowest)

    def carry(self, total: str, place: str = "", spare: str = "", first: bool = False):
        """Leaves what a sum carries, and stores its low bits. Where there is no arithmetic shift, sums are kept above zero."""
        if self.e.biased:
            self(f"vpaddq {total}, {total}, {self.biases[not first]}")
        if place:
            self.logic("and", spare, total, self.mask)
            self.move(place, spare)
        self(self.e.carry(total))

    def reduce(self, top: str, free: list[str]) -> str:
        """The same from 0 to 2 m as f, and less m as g. Returns where that is negative."""
        negative, carry, borrow, limb = [register for register in free if register != top][:4]
        with self.part("reduce"):
            self(f"vpsrad {negative}, {top}, 31")
            self.move(carry, self.zero)
            self.move(borrow, self.zero)
            self.begin()
        self("2:")
        with self.part("reduce.limb"):
            self.logic("and", limb, negative, self.layout.here("m"))
            self(f"vpaddq {limb}, {limb}, {self.layout.here('d')}", f"vpaddq {limb}, {limb}, {carry}", f"vpsrlq {carry}, {limb}, {BITS}")
            self.logic("and", limb, limb, self.mask)
            self.move(self.layout.here("f"), limb)
            self(f"vpsubq {limb}, {limb}, {self.layout.here('m')}", f"vpaddq {limb}, {limb}, {borrow}", f"vpsrad {borrow}, {limb}, 31")
            self.logic("and", limb, limb, self.mask)
            self.move(self.layout.here("g"), limb)
            self.repeat("2")
        return borrow

    def store(self, less: str, yes: str, free: list[str]):
        """One of the two, or zeros, to the rows."""
        first, spare, *limbs = [register for register in free if register != less][: GROUP + 2]
        second = yes
        with self.part("store"):
            self.logic("and", first, yes, less)
            self.logic("xor", second, yes, first)
            self.begin(GROUPS)
            if self.e.lanes > 4:
                self(f"lea rax, [r11+4*{STRIDE}]")
        self("2:")
        for i, limb in enumerate(limbs):
            with self.part("store.select"):
                self.logic("and", limb, first, self.layout.here("f", i))
                self.logic("and", spare, second, self.layout.here("g", i))
                self.logic("or", limb, limb, spare)
            with self.part("wipe"):
                for number in NUMBERS:
                    self.move(self.layout.here(number, i), self.zero)
        with self.part("store.join"):
            low, high = limbs[0], limbs[2]
            for even, odd in (limbs[:2], limbs[2:]):
                self(f"vpsllq {odd}, {odd}, {BITS}")
                self.logic("or", even, even, odd)
            self(f"vpsllq {spare}, {high}, {2 * BITS}", f"vpsrlq {high}, {high}, {64 - 2 * BITS}")
            self.logic("or", low, low, spare)
        with self.part("store.rows"):
            addresses = self.rows("xmmword", "r11", "rax")
            for register, unpack, begin in ((spare, "l", 0), (limbs[1], "h", 1)):
                self(f"vpunpck{unpack}qdq {register}, {low}, {high}")
                for k, address in enumerate(addresses[begin::2]):
                    small = register.replace(self.e.register, "xmm")
                    self(f"{self.e.extract} {address}, {register}, {k}" if k else f"vmovdqu {address}, {small}")
            self(*(f"add {pointer}, {BYTES}" for pointer in ("r11", "rax")[: self.e.lanes // 4]))
            self.repeat("2", GROUP)
        with self.part("wipe"):
            for name in ("inverse", *FIRST, *MATRIX):
                self.move(self.layout.slot(name), self.zero)


def text(name: str, extension: str) -> str:
    """`enter` or `leave` as text for `naked_asm!`."""
    code = Conversion(extension)
    code.enter() if name == "enter" else code.finish()
    return code.text((ENTER if name == "enter" else LEAVE).format(lanes=code.e.lanes, needs=code.e.needs))
