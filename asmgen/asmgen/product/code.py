# SPDX-License-Identifier: MIT OR Apache-2.0
"""A routine line by line: its registers by name, its arguments in words that it pushes, and sums of products.

Nothing is scheduled: a product is a hundred independent enough instructions, and the CPU's own window is larger than
that. What has to be right is their number.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from ..schedule import commented

SAVED = "rbx rbp r12 r13 r14 r15".split()
REGISTERS = "rax rbx rcx rdx rbp rsi rdi r8 r9 r10 r11 r12 r13 r14 r15".split()
"""All but the stack pointer. `rdx` is the multiplier of mulx."""


class Code:
    def __init__(self):
        self.lines: list[str] = []
        self.slots: list[str] = []
        self._parts: list[str] = []

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """What the instructions written meanwhile are for: the comment behind them."""
        self._parts.append(name)
        yield
        self._parts.pop()

    def __call__(self, *lines: str):
        name = ".".join(self._parts)
        self.lines += [
            line if not name or "//" in line or line.startswith(".") or line.endswith(":") else commented(line, name)
            for line in lines
        ]

    def enter(self):
        with self.part("save"):
            self(*(f"push {register}" for register in SAVED))

    def push(self, name: str, register: str):
        """Keeps a register in a word on the stack, by name. All pushes come before the first use of a name."""
        self.slots.append(name)
        with self.part(f"slot {name}"):
            self(f"push {register}")

    def slot(self, name: str) -> str:
        return f"qword ptr [rsp{8 * (len(self.slots) - 1 - self.slots.index(name)):+d}]"

    def leave(self, result: str | None = None, secrets: tuple[str, ...] = ()):
        """Overwrites the words on the stack that hold secrets, drops all, and returns."""
        with self.part("wipe"):
            self(*(f"mov {self.slot(name)}, 0" for name in secrets))
        for name in reversed(self.slots):
            with self.part(f"slot {name}"):
                self("pop rax" if name == result else "pop rdx")
        with self.part("leave"):
            self(*(f"pop {register}" for register in reversed(SAVED)), "ret")

    def text(self, banner: str) -> str:
        count = sum(not line.endswith(":") and not line.startswith(".") for line in self.lines)
        head = banner.strip().format(length=count)
        return "".join(f"{line}\n" for line in [*("// " + l for l in head.splitlines()), *self.lines])


def row(base: str, limbs: int, first: int = 0) -> list[str]:
    """The addresses of the words of a number, `first` words from where `base` points to."""
    return [f"qword ptr [{base}{8 * (first + k):+d}]" for k in range(limbs)]


def first_row(code: Code, t: list[str], low: str, number: list[str]):
    """`t = rdx number`: one word more than the number has."""
    code(f"mulx {t[1]}, {t[0]}, {number[0]}")
    for k in range(1, len(number)):
        code(f"mulx {t[k + 1]}, {low}, {number[k]}", f"{'adc' if k > 1 else 'add'} {t[k]}, {low}")
    code(f"adc {t[len(number)]}, 0")


def next_row(code: Code, t: list[str], low: str, high: str, zero: str, number: list[str]):
    """`t += rdx number`, where the last word of `t`, one more than the number has, is new."""
    code(f"xor {zero}, {zero}")
    last = len(number) - 1
    for k, word in enumerate(number):
        upper = t[k + 1] if k == last else high
        code(f"mulx {upper}, {low}, {word}", f"adcx {t[k]}, {low}", f"adox {t[k + 1]}, {zero if k == last else high}")
    code(f"adcx {t[last + 1]}, {zero}")
