# SPDX-License-Identifier: MIT OR Apache-2.0
"""Divsteps over F_3 on vectors of 256 coefficients [BY19]: passes that do what was decided before.

Coefficient i is in vector i mod m, so that a product by x moves whole vectors, which are registers that change their
names from step to step, and shifts one. A coefficient is a bit in two planes: whether it is not zero, and whether it is -1.
A step on (f, g), or on (v, r), is

    f = swap ? g : f,   g = (g - c f) / x        pass "down"
    v = x (swap ? r : v),   r = r - c v          pass "up"

with masks for c and swap from memory. "decide" finds those of later steps, on the lowest 64 coefficients in scalar
registers; "both" weaves it with "up", since the two use different parts of the CPU. "down" broadcasts the masks of c
that were found, and stores them for the "up" of the same steps: it has loads and stores to spare. "two" weaves the
passes "down" of two inversions with one vector each, where one alone waits for its own results most of the time.

Nothing is scheduled. The names of the operations of a step:

| name | what |
|---|---|
| `product0` `product1` | the planes of `c f`; `product0` is `f` where `c` is not 0 |
| `swap0` `swap1` | the planes of the new `f` |
| `x` `y` `u` `z` | exclusive or of a plane of `g` with one of `c f`, and of that with another |
| `difference0` `difference1` | the planes of `g - c f`: `x or u`, `y and z` |
| `shift0` `shift1` | one plane of the vector that is divided or multiplied by x |
| `load` `store` | a plane that is in memory |
| `nonzero` `minus` `swap` | a mask, found or kept |
| `decide` | the same on the lowest coefficients |
"""

from collections.abc import Iterator

from .schedule import commented, low_half

SIZES = (1, 2, 3, 4, 5)
"""Vectors of a polynomial."""
STEPS = 60
"""The most steps of a pass: a multiple of each number of vectors."""
WORDS = 4
"""Of 64 bits in a vector."""
VECTOR = 8 * WORDS
ROW = VECTOR * SIZES[-1]
"""Bytes from a plane of the state to the next one: the planes of f or v, then those of g or r."""
PLANES = 4 * ROW
MASKS = {"nonzero": 0, "minus": VECTOR, "swap": 2 * VECTOR, "decided": 2 * VECTOR + 8}
"""Where the masks of a step are: whether c is not zero, and whether it is -1, each four times; swap; and the same three, as they
are decided: "down" moves them to the others, so that "both" can decide while it reads these."""
STEP = MASKS["decided"] + 24
"""Bytes of the masks of a step."""
IN_REGISTERS = 3
"""Up to this number of vectors, all of the state is in registers; beyond, f or v is in memory."""


def y(register: int | str) -> str:
    return f"ymm{register}" if isinstance(register, int) else register


class Named:
    """Instructions, each with the name of its operation."""

    def __init__(self, scope: str):
        self.scope = scope
        self.lines: list[str] = []

    def __call__(self, name: str, *lines: str):
        self.lines += [commented(line, f"{self.scope}.{name}" if self.scope else name) for line in lines]


class Pass:
    def __init__(self, m: int, up: bool, registers: range = range(16), state: str = "rdi", masks: str = "rsi", scope: str = ""):
        self.m, self.up = m, up
        self.state, self.masks, self.scope = state, masks, scope
        self.held = m <= IN_REGISTERS
        registers = iter(registers)
        take = lambda: [next(registers) for _ in range(m)]  # noqa: E731
        # f0, f1 are the planes of f or v; g0, g1 those of g or r.
        self.f0, self.f1 = (take(), take()) if self.held else (None, None)
        self.g0, self.g1 = take(), take()
        self.swap = next(registers)
        self.spare = list(registers)

    def named(self, *scopes: str) -> Named:
        return Named(".".join(scope for scope in (self.scope, *scopes) if scope))

    def place(self, plane: int, j: int) -> str:
        return f"ymmword ptr [{self.state}+{ROW * plane + VECTOR * j}]"

    def mask(self, name: str, k: int, word: int = 0) -> str:
        """The address of a mask of step k."""
        return f"[{self.masks}+{STEP * k + MASKS[name] + 8 * word}]"

    def moved(self) -> Iterator[tuple[str, str]]:
        """Registers that hold a vector of the state, with its place."""
        rows = [(2, self.g0), (3, self.g1)]
        rows = [(0, self.f0), (1, self.f1), *rows] if self.held else rows
        return ((y(r), self.place(p, j)) for p, row in rows for j, r in enumerate(row))

    def load(self) -> list[str]:
        code = self.named()
        code("load", *(f"vmovdqa {register}, {place}" for register, place in self.moved()))
        return code.lines

    def store(self) -> list[str]:
        code = self.named()
        code("store", *(f"vmovdqa {place}, {register}" for register, place in self.moved()))
        return code.lines

    def pair(self, f: int, g: int, k: int, shift: bool) -> tuple[list[str], list[str]]:
        """Step k on vector f of f or v, and vector g of g or r; `shift` if one of them is divided or multiplied. What comes last is
        apart."""
        scope = f"step{k + 1}", f"vector{f}"
        f0, f1, a, b, u = self.registers(f)
        code, late = self.named(*scope), self.named(*scope)
        if not self.held:
            code("load", *(f"vmovdqa {r}, {self.place(plane, f)}" for plane, r in enumerate((f0, f1))))
        if self.up:
            nonzero, minus = (f"ymmword ptr {self.mask(name, k)}" for name in ("nonzero", "minus"))
        else:
            nonzero, minus = a, b
            self.take_masks(code, a, b, k, keep=shift)
        self.subtract(code, (f0, f1), (y(self.g0[g]), y(self.g1[g])), (nonzero, minus), (a, b, u))
        if shift:
            shifted = (f0, f1) if self.up else (y(self.g0[g]), y(self.g1[g]))
            late.lines += weave(self.shift(0, shifted[0], a, scope), self.shift(1, shifted[1], b, scope))
        if not self.held:
            late("store", *(f"vmovdqa {self.place(plane, f)}, {r}" for plane, r in enumerate((f0, f1))))
        return code.lines, late.lines

    def registers(self, f: int) -> list[str]:
        """Those of the planes of vector f of f or v, and three others."""
        if self.held:
            return [y(self.f0[f]), y(self.f1[f]), *map(y, self.spare[:3])]
        return [y(r) for r in self.spare[:5]]

    def take_masks(self, code: Named, nonzero: str, minus: str, k: int, keep: bool):
        """The masks of c that were decided, to all lanes; and once a step for the pass "up"."""
        for word, (name, register) in enumerate((("nonzero", nonzero), ("minus", minus))):
            code(name, f"vpbroadcastq {register}, qword ptr {self.mask('decided', k, word)}")
        if keep:
            code("nonzero", f"vmovdqa ymmword ptr {self.mask('nonzero', k)}, {nonzero}")
            code("minus", f"vmovdqa ymmword ptr {self.mask('minus', k)}, {minus}")
            code("swap", f"vmovq qword ptr {self.mask('swap', k)}, xmm{self.swap}")

    def subtract(self, code: Named, f: tuple, g: tuple, masks: tuple, spare: tuple):
        """`f = swap ? g : f`, `g = g - c f`."""
        (f0, f1), (g0, g1), (nonzero, minus), (a, b, u) = f, g, masks, spare
        swap = y(self.swap)
        code("product0", f"vpand {a}, {f0}, {nonzero}")
        code("product1", f"vpxor {b}, {f1}, {minus}")
        code("swap0", f"vpblendvb {f0}, {f0}, {g0}, {swap}")
        code("swap1", f"vpblendvb {f1}, {f1}, {g1}, {swap}")
        code("product1", f"vpand {b}, {b}, {a}")
        code("x", f"vpxor {g0}, {g0}, {a}")
        code("u", f"vpxor {u}, {b}, {g1}")
        code("y", f"vpxor {g1}, {g1}, {a}")
        code("z", f"vpxor {b}, {b}, {g0}")
        code("difference0", f"vpor {g0}, {g0}, {u}")
        code("difference1", f"vpand {g1}, {g1}, {b}")

    def shift(self, plane: int, r: str, t: str, scope: tuple[str, ...]) -> list[str]:
        """By one bit across the lanes of a vector."""
        code = self.named(*scope)
        if self.up:
            across = [f"vperm2i128 {t}, {r}, {r}, 0x08", f"vpalignr {t}, {r}, {t}, 8"]
            bits = [f"vpsllq {r}, {r}, 1", f"vpsrlq {t}, {t}, 63"]
        else:
            across = [f"vperm2i128 {t}, {r}, {r}, 0x81", f"vpalignr {t}, {t}, {r}, 8"]
            bits = [f"vpsrlq {r}, {r}, 1", f"vpsllq {t}, {t}, 63"]
        code(f"shift{plane}", *across, *bits, f"vpor {r}, {r}, {t}")
        return code.lines

    def pairs(self, k: int) -> list[tuple[int, int]]:
        """The vectors of both polynomials that meet in step k; of the first ones one is shifted."""
        if not self.up:
            return [(j, (j + k) % self.m) for j in range(self.m)]
        # The vectors of v move to the next place; the last one becomes the first, and is shifted.
        pairs = [((j - k) % self.m, j) for j in range(self.m)]
        return pairs[-1:] + pairs[:-1]

    def step(self, k: int) -> list[str]:
        """Step k of m, after which every vector is in its place again."""
        code = self.named(f"step{k + 1}")
        swap = self.mask("swap", k) if self.up else self.mask("decided", k, 2)
        code("swap", f"vpbroadcastq {y(self.swap)}, qword ptr {swap}")
        (f, g), *others = self.pairs(k)
        first, late = self.pair(f, g, k, True)
        rest = [line for f, g in others for part in self.pair(f, g, k, False) for line in part]
        # Held in registers, the temporaries of the shift are those of the steps.
        return code.lines + first + (rest + late if self.held else late + rest)


def weave(a: list[str], b: list[str]) -> list[str]:
    """Both, in order, evenly mixed."""
    rows = [((i + 0.5) / len(x), n, i) for n, x in enumerate((a, b)) for i in range(len(x))]
    return [(a, b)[n][i] for _, n, i in sorted(rows)]


WINDOW = {"f0": "rax", "f1": "r9", "g0": "r10", "g1": "r11", "delta": "rdx"}
"""The lowest coefficients of f and g, and -delta: words in memory, in this order, and their registers."""


def decision(k: int) -> list[str]:
    """Step k on the lowest coefficients: its masks, and the step."""
    f0, f1, g0, g1, delta = WINDOW.values()
    c0, c1, swap = "rbx", "rbp", "r12"
    code, masks = Named(f"decide.step{k + 1}"), STEP * k + MASKS["decided"]
    code("nonzero", f"mov {c0}, {g0}")
    code("minus", f"mov {c1}, {f1}")
    code("nonzero", f"and {low_half(c0)}, 1")
    code("minus", f"xor {c1}, {g1}")
    code("nonzero", f"neg {c0}")
    code("minus", f"and {c1}, {g0}")
    code("swap", f"mov {swap}, {delta}")
    code("minus", f"and {low_half(c1)}, 1")
    code("swap", f"sar {swap}, 63")
    code("minus", f"neg {c1}")
    code("swap", f"and {swap}, {c0}")
    for word, (name, register) in enumerate((("nonzero", c0), ("minus", c1), ("swap", swap))):
        code(name, f"mov [rsi+{masks + 8 * word}], {register}")
    code("product0", f"and {c0}, {f0}")
    code("product1", f"xor {c1}, {f1}", f"and {c1}, {c0}")
    code("swap", f"test {swap}, {swap}")
    code("swap0", f"cmovnz {f0}, {g0}")
    code("swap1", f"cmovnz {f1}, {g1}")
    code("x", f"xor {g0}, {c0}")
    code("y", f"xor {c0}, {g1}")
    code("u", f"xor {g1}, {c1}")
    code("z", f"xor {c1}, {g0}")
    code("difference0", f"or {g0}, {g1}")
    code("difference1", f"and {c0}, {c1}")
    code("shift0", f"shr {g0}, 1")
    code("shift1", f"mov {g1}, {c0}", f"shr {g1}, 1")
    # The last one is no `dec`, whose result Intel's cores from Golden Cove on shift in three cycles.
    code("delta", f"dec {delta}", f"sub {delta}, {swap}", f"xor {delta}, {swap}")
    return code.lines


SAVED = ("rbx", "rbp", "r12", "r13")
PURPOSES = {
    "down": "steps on f and g, g divided by x after each",
    "up": "steps on v and r, v multiplied by x after each",
    "two": "steps on f and g of two inversions, g divided by x after each",
    "both": "steps on v and r, v multiplied by x after each; and decides as many steps of a window",
    "decide": "decides steps of a window",
}


def banner(kind: str, m: int) -> str:
    decides, vectors = kind in ("both", "decide"), kind != "decide"
    state = f"rdi = address of the state, aligned to {VECTOR} bytes: four planes, {ROW} bytes apart, of m vectors; "
    head = [
        f"Purpose: {PURPOSES[kind]}, over F_3, 64 coefficients in two words [BY19]. m = {m}.",
        f"In: {state if vectors else ''}rsi = masks,",
        f"  {STEP} bytes a step, aligned to {VECTOR} bytes: not zero and -1, four times, swap, and what was decided, once.",
        f"  rdx = {'steps / m' if vectors else 'steps'}, at least 1.",
    ]
    if kind == "two":
        head += ["  rcx, r8 = the other state and its masks."]
    if decides:
        head += ["  rcx = the window: five words, two of f, two of g, -delta."]
    needs = ["f(0) is not zero"] * decides + ["AVX2"] * vectors
    head += [
        f"Requires: {'; '.join(needs)}.",
        "Timing: constant but for the number of steps.",
        "Clobbers: the registers that the System V ABI lets it clobber"
        + ("; no stack but four pushed words." if decides else "; no stack."),
    ]
    return "".join(f"// {line}\n" for line in head)


def passes(kind: str, m: int) -> list[Pass]:
    """What works on vectors."""
    if kind == "decide":
        return []
    if kind == "two":
        return [Pass(m, False, range(8), scope="first"), Pass(m, False, range(8, 16), "rcx", "r8", "second")]
    return [Pass(m, kind != "down")]


def turn(kind: str, m: int) -> list[str]:
    """The steps of a turn of the loop."""
    lines, work = [], passes(kind, m)
    for k in range(m if work else 1):
        parts = [one.step(k) for one in work] + ([decision(k)] if kind in ("both", "decide") else [])
        lines += weave(*parts) if len(parts) == 2 else parts[0]
    return lines


def text(kind: str, m: int) -> str:
    """The routine as text for `naked_asm!`."""
    decides, work = kind in ("both", "decide"), passes(kind, m)
    counter, code = "r13" if decides else "r11", Named("")
    if decides:
        code("save", *(f"push {r}" for r in SAVED))
    code("enter", f"mov {counter}, rdx")
    if decides:
        code("load_window", *(f"mov {r}, [rcx+{8 * i}]" for i, r in enumerate(WINDOW.values())))
    code.lines += [line for one in work for line in one.load()]
    code.lines += ["2:", *turn(kind, m)]
    code("loop", *(f"add {masks}, {STEP * m}" for masks in (["rsi", "r8"] if kind == "two" else ["rsi"])))
    code("loop", f"dec {counter}", "jnz 2b")
    code.lines += [line for one in work for line in one.store()]
    if decides:
        code("store_window", *(f"mov [rcx+{8 * i}], {r}" for i, r in enumerate(WINDOW.values())))
        code("leave", *(f"pop {r}" for r in reversed(SAVED)))
    code("leave", *["vzeroupper"] * bool(work), "ret")
    return banner(kind, m) + "\n".join(code.lines) + "\n"


def kinds() -> Iterator[tuple[str, int]]:
    """Of all routines, with their numbers of vectors; of "decide" none."""
    for m in SIZES:
        for kind in ("down", "up", "both"):
            yield kind, m
    yield "two", 1
    yield "decide", 1


def name(kind: str, m: int) -> str:
    """A window has one word, a vector four."""
    return "base_ternary_decide_1" if kind == "decide" else f"avx2_ternary_{kind}_{WORDS * m}"


def parameters(kind: str) -> str:
    """In Rust. To decide takes no state, but has its arguments where "both" has them."""
    first, window = "state: *mut u8, masks: *mut u8, groups: usize", f", window: *mut [u64; {len(WINDOW)}]"
    more = {"two": ", other: *mut u8, its_masks: *mut u8", "both": window, "decide": window}
    return f"({first}{more.get(kind, '')})"


def entry(kind: str, m: int) -> str:
    """The arguments for the check of constant time: all secret but the number of steps, which says how many masks there are."""
    state, masks, groups = f"secret[{PLANES}]", f"secret[{STEP * m}*rdx]", f"rdx=number[1..{STEPS // m}]"
    first = f"rsi={masks} {groups}" if kind == "decide" else f"rdi={state} rsi={masks} {groups}"
    window = f" rcx=secret[{8 * len(WINDOW)}]"
    return first + {"two": f" rcx={state} r8={masks}", "both": window, "decide": window}.get(kind, "")
