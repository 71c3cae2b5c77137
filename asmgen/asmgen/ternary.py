# SPDX-License-Identifier: MIT OR Apache-2.0
"""Divsteps over F_3 on vectors of 256 coefficients [BY19]: passes that do what was decided before.

Coefficient i is in vector i mod m, so that a product by x moves whole vectors, which are registers that change their
names from step to step, and shifts one. A step on (f, g), or on (v, r), is

    f = swap ? g : f,   g = (g - c f) / x        pass "down"
    v = x (swap ? r : v),   r = r - c v          pass "up"

with masks for c and swap from memory. "decide" finds those of later steps, on the lowest 64 coefficients in scalar
registers; "both" weaves it with "up", since the two use different parts of the CPU. "down" broadcasts the masks of c
that were found, and stores them for the "up" of the same steps: it has loads and stores to spare. "two" weaves the
passes "down" of two inversions with one vector each, where one alone waits for its own results most of the time.
"""

from collections.abc import Iterator

SIZES = (1, 2, 3, 4, 5)
"""Vectors of a polynomial."""
ROW = 160
"""Bytes from a plane of the state to the next one: the planes of f or v, then those of g or r."""
MASKS = 96
"""Bytes of the masks of a step: not zero and -1, each four times, swap; and the same three, as they are decided."""
DECIDED = 72
"""Where those three begin: "down" moves them to the others, so that "both" can decide while it reads these."""
IN_REGISTERS = 3
"""Up to so many vectors, all of the state is in registers; beyond, f or v is in memory."""


def y(register: int | str) -> str:
    return f"ymm{register}" if isinstance(register, int) else register


class Pass:
    def __init__(self, m: int, up: bool, registers: range = range(16), state: str = "rdi", masks: str = "rsi"):
        self.m, self.up = m, up
        self.state, self.masks = state, masks
        self.held = m <= IN_REGISTERS
        registers = iter(registers)
        take = lambda: [next(registers) for _ in range(m)]  # noqa: E731
        # f0, f1 are the planes of f or v; g0, g1 those of g or r.
        self.f0, self.f1 = (take(), take()) if self.held else (None, None)
        self.g0, self.g1 = take(), take()
        self.swap = next(registers)
        self.spare = list(registers)

    def place(self, plane: int, j: int) -> str:
        return f"ymmword ptr [{self.state}+{ROW * plane + 32 * j}]"

    def moved(self) -> list[tuple[int, list[int]]]:
        rows = [(2, self.g0), (3, self.g1)]
        return [(0, self.f0), (1, self.f1), *rows] if self.held else rows

    def load(self) -> list[str]:
        return [f"vmovdqa {y(r)}, {self.place(p, j)}" for p, row in self.moved() for j, r in enumerate(row)]

    def store(self) -> list[str]:
        return [f"vmovdqa {self.place(p, j)}, {y(r)}" for p, row in self.moved() for j, r in enumerate(row)]

    def pair(self, f: int, g: int, masks: int, shift: bool) -> list[str]:
        """One step on vector f of f or v, and vector g of g or r; `shift` if one of them is divided or multiplied."""
        wide = [f"ymmword ptr [{self.masks}+{masks + 32 * k}]" for k in range(2)]
        g0, g1 = y(self.g0[g]), y(self.g1[g])
        if self.held:
            f0, f1, (a, b, u) = y(self.f0[f]), y(self.f1[f]), map(y, self.spare[:3])
            before, after = [], []
        else:
            f0, f1, a, b, u = map(y, self.spare[:5])
            before = [f"vmovdqa {f0}, {self.place(0, f)}", f"vmovdqa {f1}, {self.place(1, f)}"]
            after = [f"vmovdqa {self.place(0, f)}, {f0}", f"vmovdqa {self.place(1, f)}, {f1}"]
        swap = y(self.swap)
        nonzero, minus = wide if self.up else (a, b)
        if not self.up:
            found = (f"qword ptr [{self.masks}+{masks + DECIDED + 8 * k}]" for k in range(2))
            before += [f"vpbroadcastq {r}, {word}" for r, word in zip((a, b), found, strict=True)]
        if not self.up and shift:
            before += [f"vmovdqa {place}, {r}" for place, r in zip(wide, (a, b), strict=True)]
            before += [f"vmovq qword ptr [{self.masks}+{masks + 64}], xmm{self.swap}"]
        code = [
            *before,
            f"vpand {a}, {f0}, {nonzero}",
            f"vpxor {b}, {f1}, {minus}",
            f"vpblendvb {f0}, {f0}, {g0}, {swap}",
            f"vpblendvb {f1}, {f1}, {g1}, {swap}",
            f"vpand {b}, {b}, {a}",
            f"vpxor {g0}, {g0}, {a}",
            f"vpxor {u}, {b}, {g1}",
            f"vpxor {g1}, {g1}, {a}",
            f"vpxor {b}, {b}, {g0}",
            f"vpor {g0}, {g0}, {u}",
            f"vpand {g1}, {g1}, {b}",
        ]
        if shift:
            first, second = ((f0, a), (f1, b)) if self.up else ((g0, a), (g1, b))
            self.late = weave(self.shift(*first), self.shift(*second)) + after
            return code
        return code + after

    def shift(self, r: str, t: str) -> list[str]:
        """By one bit across the lanes of a vector."""
        if self.up:
            return [
                f"vperm2i128 {t}, {r}, {r}, 0x08",
                f"vpalignr {t}, {r}, {t}, 8",
                f"vpsllq {r}, {r}, 1",
                f"vpsrlq {t}, {t}, 63",
                f"vpor {r}, {r}, {t}",
            ]
        return [
            f"vperm2i128 {t}, {r}, {r}, 0x81",
            f"vpalignr {t}, {t}, {r}, 8",
            f"vpsrlq {r}, {r}, 1",
            f"vpsllq {t}, {t}, 63",
            f"vpor {r}, {r}, {t}",
        ]

    def step(self, k: int) -> list[str]:
        """Step k of m, after which every vector is in its place again."""
        m, masks = self.m, MASKS * k
        swap = masks + (64 if self.up else DECIDED + 16)
        code = [f"vpbroadcastq {y(self.swap)}, qword ptr [{self.masks}+{swap}]"]
        if self.up:
            # The vectors of v move to the next place; the last one becomes the first, and is shifted.
            pairs = [((j - k) % m, j) for j in range(m)]
            pairs = pairs[-1:] + pairs[:-1]
        else:
            pairs = [(j, (j + k) % m) for j in range(m)]
        rest = []
        for i, (f, g) in enumerate(pairs):
            block = self.pair(f, g, masks, i == 0)
            code, rest = (code + block, rest) if i == 0 else (code, rest + block)
        # Held in registers, the temporaries of the shift are those of the steps.
        return code + rest + self.late if self.held else code + self.late + rest


def weave(a: list[str], b: list[str]) -> list[str]:
    """Both, in order, evenly mixed."""
    rows = [((i + 0.5) / len(x), n, i) for n, x in enumerate((a, b)) for i in range(len(x))]
    return [(a, b)[n][i] for _, n, i in sorted(rows)]


# f in rax, r9; g in r10, r11; -delta in rdx.
WINDOW = ("rax", "r9", "r10", "r11", "rdx")


def decision(masks: int) -> list[str]:
    """One step on the lowest coefficients: its masks, and the step."""
    f0, f1, g0, g1, delta = WINDOW
    c0, c1, swap = "rbx", "rbp", "r12"
    return [
        f"mov {c0}, {g0}",
        f"mov {c1}, {f1}",
        f"and {c0}d, 1".replace("rbxd", "ebx"),
        f"xor {c1}, {g1}",
        f"neg {c0}",
        f"and {c1}, {g0}",
        f"mov {swap}, {delta}",
        f"and {c1}d, 1".replace("rbpd", "ebp"),
        f"sar {swap}, 63",
        f"neg {c1}",
        f"and {swap}, {c0}",
        f"mov [rsi+{masks + DECIDED}], {c0}",
        f"mov [rsi+{masks + DECIDED + 8}], {c1}",
        f"mov [rsi+{masks + DECIDED + 16}], {swap}",
        f"and {c0}, {f0}",
        f"xor {c1}, {f1}",
        f"and {c1}, {c0}",
        f"test {swap}, {swap}",
        f"cmovnz {f0}, {g0}",
        f"cmovnz {f1}, {g1}",
        f"xor {g0}, {c0}",
        f"xor {c0}, {g1}",
        f"xor {g1}, {c1}",
        f"xor {c1}, {g0}",
        f"or {g0}, {g1}",
        f"and {c0}, {c1}",
        f"shr {g0}, 1",
        f"mov {g1}, {c0}",
        f"shr {g1}, 1",
        f"xor {delta}, {swap}",
        f"sub {delta}, {swap}",
        f"dec {delta}",
    ]


SAVED = ("rbx", "rbp", "r12")


def routine(kind: str, m: int) -> str:
    decides, vectors = kind in ("both", "decide"), kind != "decide"
    text = {
        "down": "steps on f and g, g divided by x after each",
        "up": "steps on v and r, v multiplied by x after each",
        "two": "steps on f and g of two inversions, g divided by x after each",
        "both": "steps on v and r, v multiplied by x after each; and decides as many steps of a window",
        "decide": "decides steps of a window",
    }[kind]
    count = "steps / m" if vectors else "steps"
    head = [f"Purpose: {text}, over F_3, 64 coefficients in two words [BY19]. m = {m}."]
    state = f"rdi = address of the state, aligned to 32 bytes: four planes, {ROW} bytes apart, of m vectors; "
    head += [
        f"In: {state if vectors else ''}rsi = masks,",
        f"  {MASKS} bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.",
    ]
    head += [f"  rdx = {count}, at least 1."]
    if kind == "two":
        head += ["  rcx, r8 = the other state and its masks."]
    if decides:
        head += ["  rcx = the window: five words, two of f, two of g, -delta."]
    head += [
        "Requires: f(0) is not zero; AVX2." if decides else "Requires: AVX2.",
        "Timing: constant but for the number of steps.",
        "Clobbers: the registers that the System V ABI lets it clobber"
        + ("; no stack but four pushed words." if decides else "; no stack."),
    ]
    code = ["mov r11, rdx"] if not decides else []
    counter = "r11" if not decides else "r13"
    p = Pass(m, kind not in ("down", "two"), range(8) if kind == "two" else range(16)) if vectors else None
    other = Pass(m, False, range(8, 16), "rcx", "r8") if kind == "two" else None
    if decides:
        code += [f"push {r}" for r in (*SAVED, "r13")] + ["mov r13, rdx"]
        code += [f"mov {r}, [rcx+{8 * i}]" for i, r in enumerate(WINDOW)]
    if p:
        code += p.load() + (other.load() if other else [])
    code.append("2:")
    for k in range(m if p else 1):
        step = p.step(k) if p else []
        if other:
            code += weave(step, other.step(k))
        else:
            code += weave(step, decision(MASKS * k)) if decides and p else step or decision(0)
    code += [f"add {masks}, {MASKS * m}" for masks in (("rsi", "r8") if other else ("rsi",))]
    code += [f"dec {counter}", "jnz 2b"]
    if p:
        code += p.store() + (other.store() if other else [])
    if decides:
        code += [f"mov [rcx+{8 * i}], {r}" for i, r in enumerate(WINDOW)]
        # What was secret and is not an output is not left behind.
        code += [f"pop {r}" for r in ("r13", *reversed(SAVED))]
    if p:
        code.append("vzeroupper")
    code.append("ret")
    return "".join(f"// {line}\n" for line in head) + "\n".join(code) + "\n"


def routines() -> Iterator[tuple[str, str]]:
    """Name and text of each."""
    for m in SIZES:
        for kind in ("down", "up", "both"):
            yield f"ternary_{kind}{m}", routine(kind, m)
    yield "ternary_two1", routine("two", 1)
    yield "ternary_decide", routine("decide", 1)


STEPS = 60
"""The most steps of a pass."""


def entries() -> Iterator[tuple[str, str]]:
    """Name and arguments of each, for the check of constant time: all secret but the number of steps."""
    state, masks = f"rdi=secret[{4 * ROW}]", f"rsi=secret[{MASKS * STEPS}]"
    window = f"rcx=secret[{8 * len(WINDOW)}]"
    for name, _ in routines():
        vectors = masks if name.endswith("decide") else f"{state} {masks}"
        if "two" in name:
            yield name, f"{state} {masks} rdx=public {state.replace('rdi', 'rcx')} {masks.replace('rsi', 'r8')}"
            continue
        decides = f" {window}" if "both" in name or name.endswith("decide") else ""
        yield name, f"{vectors} rdx=public{decides}"
