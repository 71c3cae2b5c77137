# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every routine of the library: its operation, instruction set, length and layout.

From this list come the assembly, its declarations, the choice of a bucket by length, the assertions on the layout of each
state (`rust.py`, `rust_polynomial.py`), and what the constant-time check knows of it (`taint.py`). A new length is one number in `BUCKETS`.

A bucket is a number of bits: what it holds is any number below that power of two. A routine is named by its instruction
set, its operation and the number of 64-bit words that it takes with any value; of a polynomial over F_3, the words of a plane.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from . import multi_lane, schedules, ternary
from .bingcd import batch as bingcd
from .divstep import gcd, ifma, invert, jacobi, long, routine
from .frame import Frame
from .multi_lane import sixteen, sixteen_rows
from .product import avx2 as avx2_products
from .product import avx2_blocks, avx2_pseudo_mersenne
from .product import ifma as ifma_products
from .product import ifma_pseudo_mersenne, ifma_rows, lanes, montgomery, near_power, pseudo_mersenne

BUCKETS = (256, 384, 528, 576, 1024, 2048, 4096, 6656)
"""In bits: 528 is for P-521, and for all that has eight words."""
LOOPED = {("invert", "avx2"): 2048, ("gcd", "avx2"): 4096, ("jacobi", "avx2"): 1024}
"""The longest bucket with a routine of its own; beyond it one routine with a loop serves all lengths."""
SHORTEST = {"avx512": 1024}
"""The shortest bucket with a routine of an instruction set: no CPU that was measured takes it for shorter numbers."""
VARIANTS = {
    **{("invert", "avx512", 6656): ["amd26"], ("gcd", "avx512", 6656): ["amd26"]},
    **{("invert", "avx2", bits): ["golden_cove"] for bits in (256, 384, 528, 576)},
    **{(one, "avx2", bits): ["golden_cove"] for one in ("gcd", "jacobi") for bits in (256, 384, 528, 576, 1024)},
    **{("invert", "avx512", 1024): ["golden_cove"], ("gcd", "avx512", 2048): ["golden_cove"]},
    ("gcd", "avx512", 4096): ["amd26", "golden_cove"],
}
"""Routines with a schedule of their own for a family of CPUs, by its name in the library's `Family`, in lower case with underscores."""
LONG_WORDS = (64, 104, 256)
"""Capacities of the states of such a routine, in words of the numbers."""
MULTI_LANE_BITS = 4096
"""Of the longest bucket of inversions in lanes."""
WORD, LIMB = 64, 30

DIVSTEPS = {"invert": invert, "gcd": gcd, "jacobi": jacobi}
"""Operations by batches of sixty divsteps, each with a class of batches for each instruction set."""


@dataclass(frozen=True)
class Routine:
    name: str
    parameters: str
    """In Rust, with the result."""
    text: Callable[[], str]
    entry: str
    """What the constant-time check is told of its arguments; `taint.py` has the grammar."""
    ring: str = "integer"
    """Where in the library's back end it stands."""
    registry: bool = False
    """Whether only the registry of kernels calls it."""
    schedule: str = ""
    """The name of the schedule that it is emitted from."""
    search: tuple[str, str, int] | None = None
    """What a search for its schedule measures: operation, instruction set, and limbs, words or steps."""


def steps(bits: int) -> int:
    """Steps after which |f| is the gcd, for numbers of `bits` bits: one fewer than the bound of `proofs/`, after which g = 0."""
    return (12_211 * bits + 7968) // 5301 - 1


def batches(bits: int, length: int = 60) -> int:
    """Batches of `length` steps for numbers of `bits` bits."""
    return -(-steps(bits) // length)


def limbs(operation: str, isa: str, bits: int) -> int:
    """Limbs of 30 bits, a multiple of those in a vector.

    There is room for a sign, and for cofactors up to `batches + 2` moduli.
    """
    factor = (batches(bits) + 2).bit_length() if operation == "invert" else 0
    in_vector = DIVSTEPS[operation].KINDS[isa].updates[isa].vectors
    return -(-(bits + 1 + factor) // (LIMB * in_vector)) * in_vector


def capacity(operation: str, bits: int) -> int:
    """Limbs of the state of a bucket, which serves each instruction set with a routine for it: an even number."""
    most = max(limbs(operation, isa, bits) for isa in DIVSTEPS[operation].KINDS if bits in unrolled(operation, isa))
    return most + most % 2


def with_state(operation: str) -> list[int]:
    """The buckets with a routine of their own for some instruction set."""
    return [bits for bits in BUCKETS if any(bits in unrolled(operation, isa) for isa in DIVSTEPS[operation].KINDS)]


def unrolled(operation: str, isa: str) -> list[int]:
    """The buckets with routines of their own."""
    return [bits for bits in BUCKETS if SHORTEST.get(isa, 0) <= bits <= LOOPED.get((operation, isa), BUCKETS[-1])]


def long_limbs(operation: str, words: int) -> int:
    """Limbs of a number of `words` words for the routine with a loop."""
    return long.limbs(operation, limbs(operation, "avx2", WORD * words))


def ifma_limbs(words: int) -> int:
    """Limbs of a number of `words` words for the routine for IFMA, with room for cofactors up to `batches + 2` moduli."""
    bits = WORD * words
    return ifma.limbs(bits + (batches(bits, ifma.BITS) + 2).bit_length())


def multi_lane_limbs(bits: int) -> int:
    """As `limbs`, for batches of thirty divsteps; the highest limb may have 32 bits."""
    return -(-(bits - 1 + (batches(bits, 30) + 2).bit_length()) // LIMB)


def multi_lane_buckets() -> list[int]:
    return [bits for bits in BUCKETS if bits <= MULTI_LANE_BITS]


def name(operation: str, isa: str, bits: int) -> str:
    """The routine of a bucket."""
    return f"{isa}_{operation}_{bits // WORD}"


def state(operation: str, bits: int) -> Frame:
    """The layout of a bucket's state."""
    return DIVSTEPS[operation].frame(capacity(operation, bits))


def batch(operation: str, isa: str, count: int, times: dict):
    """A batch of divsteps on `count` limbs, with a schedule."""
    if operation == "ifma":
        return ifma.IfmaBatch(isa, count, times)
    return DIVSTEPS[operation].KINDS[isa](isa, count, times)


def divstep_text(operation: str, isa: str, count: int, times: dict) -> str:
    if operation == "ifma":
        return ifma.text(times)
    return routine.text(batch(operation, isa, count, times), DIVSTEPS[operation].BANNER)


def divstep_routines() -> list[Routine]:
    found = {}
    for operation, module in DIVSTEPS.items():
        for isa in module.KINDS:
            for bits in unrolled(operation, isa):
                stem, count, frame = name(operation, isa, bits), limbs(operation, isa, bits), state(operation, bits)
                # The library's states are aligned to 64 bytes.
                size = -(-frame.size // 64) * 64 - 128
                for one in [stem, *(f"{stem}_{family}" for family in VARIANTS.get((operation, isa, bits), []))]:
                    found[one] = Routine(
                        one,
                        "(base: *mut u8)",
                        lambda o=operation, i=isa, n=count, s=one: divstep_text(o, i, n, schedules.read(s)),
                        f"rdi=secret[-128..{size}] rdi{frame.word('batches'):+d}=public[8]",
                        schedule=one,
                        search=(operation, isa, count),
                    )
    return list(found.values())


def long_routines() -> list[Routine]:
    found = []
    for operation, isa in LOOPED:
        schedule = long.SCHEDULES[operation]
        frame = long.KINDS[operation].make_frame(long_limbs(operation, LONG_WORDS[-1]))
        words = [frame.word(name) for name in ("batches", "rest")]
        public = " ".join(f"rdi{at:+d}=public[8]" for at in words)
        found.append(
            Routine(
                f"{isa}_{operation}_long",
                "(base: *mut u8)",
                lambda o=operation, s=schedule: long.text(o, schedules.read(s)),
                f"rdi=secret[-128..{-(-frame.size // 64) * 64 - 128}] {public}",
                schedule=schedule,
            )
        )
    return found


def ifma_routines() -> list[Routine]:
    frame = ifma.frame(ifma_limbs(LONG_WORDS[-1]))
    public = " ".join(f"rdi{frame.word(name):+d}=public[8]" for name in ("batches", "rest"))
    name = "ifma_invert_long"
    entry = f"rdi=secret[-128..{-(-frame.size // 64) * 64 - 128}] {public}"
    text = lambda: ifma.text(schedules.read(name))
    return [Routine(name, "(base: *mut u8)", text, entry, schedule=name, search=("ifma", "ifma", ifma.AMONG_STEPS))]


def multi_lane_routines() -> list[Routine]:
    found, most = [], multi_lane_limbs(MULTI_LANE_BITS)
    conversions = {
        "enter": "(state: *mut u8, x: *const u64, m: *const u64, stride: usize)",
        "leave": "(state: *mut u8, out: *mut u64, stride: usize)",
    }
    for isa, kind in multi_lane.EXTENSIONS.items():
        state = f"rdi=secret[{multi_lane.size(kind.lanes, most)}] rdi+0=public[16]"
        found.append(Routine(f"{isa}_multi_lane", "(state: *mut u8)", lambda i=isa: multi_lane.text(i), state))
        rows = f"secret[{8 * kind.lanes * multi_lane.conversion.row(most)}]"
        entries = {"enter": f"{state} rsi={rows} rdx={rows} rcx=public", "leave": f"{state} rsi={rows} rdx=public"}
        for name, parameters in conversions.items():
            text = lambda n=name, i=isa: multi_lane.conversion.text(n, i)
            found.append(Routine(f"{isa}_multi_lane_{name}", parameters, text, entries[name]))
    return [*found, *sixteen_routines()]


def sixteen_routines() -> list[Routine]:
    state, rows = f"rdi=secret[{sixteen.SIZE}]", f"secret[{8 * 16 * sixteen.WORDS}]"
    many = "*{} [[u64; 4]; 16]"
    enter = f"(state: *mut u8, x: {many.format('const')}, m: {many.format('const')})"
    return [
        Routine("ifma_multi_lane", "(state: *mut u8, batches: usize)", sixteen.text, f"{state} rsi=public"),
        Routine("ifma_multi_lane_enter", enter, lambda: sixteen_rows.text("enter"), f"{state} rsi={rows} rdx={rows}"),
        Routine("ifma_multi_lane_leave", f"(state: *mut u8, out: {many.format('mut')})", lambda: sixteen_rows.text("leave"), f"{state} rsi={rows}"),
    ]


def bingcd_routines() -> list[Routine]:
    words = bingcd.LIMBS
    name, size = f"adx_bingcd_batches_{words}", 8 * (words * len(bingcd.NUMBERS) + len(bingcd.WORDS))
    return [
        Routine(
            name,
            "(state: *mut u8)",
            lambda: bingcd.text(schedules.read(name)),
            f"rdi=secret[{size}] rdi+{size - 8}=public[8]",
            registry=True,
            schedule=name,
            search=("bingcd", "adx", words),
        )
    ]


ARRAY = 1 << 20
"""Bytes of an array whose length is an argument, for the constant-time check."""


def product_routines() -> list[Routine]:
    rows, result = "p: *mut [u64; 4], x: *{} [u64; 4], count: usize, r: u64", " -> u64"
    entry = f"rdi=secret[{ARRAY}] rsi=secret[{ARRAY}] rdx=public rcx=public"
    found = [
        Routine("adx_pseudo_mersenne_forward_4", f"({rows.format('const')})", pseudo_mersenne.forward, entry),
        Routine("adx_pseudo_mersenne_backward_4", f"({rows.format('mut')}){result}", pseudo_mersenne.backward, entry),
        Routine(
            "adx_near_power_squares_4",
            "(x: *mut [u64; 4], count: usize, c: u64)",
            near_power.squares,
            "rdi=secret[32] rsi=public rdx=public",
        ),
    ]
    words = "p: *mut u64, x: *{} u64, count: usize, m: *const u64, minus_inverse: u64"
    for n in montgomery.SIZES:
        one = " ".join(f"{register}=secret[{8 * n}]" for register in ("rdi", "rsi", "rdx", "rcx"))
        many = f"rdi=secret[{ARRAY}] rsi=secret[{ARRAY}] rdx=public rcx=secret[{8 * n}]"
        single = "(out: *mut u64, a: *const u64, b: *const u64, m: *const u64, minus_inverse: u64)"
        found += [
            Routine(f"adx_montgomery_{n}", single, lambda n=n: montgomery.single(n), one),
            Routine(
                f"adx_montgomery_forward_{n}", f"({words.format('const')})", lambda n=n: montgomery.forward(n), many
            ),
            Routine(
                f"adx_montgomery_backward_{n}",
                f"({words.format('mut')}){result}",
                lambda n=n: montgomery.backward(n),
                many,
            ),
        ]
    return found


def lane_routines() -> list[Routine]:
    """The passes in the lanes of vectors."""
    found = []
    kinds = (
        ("ifma_montgomery", ifma_products), ("ifma_montgomery", ifma_rows), ("ifma_pseudo_mersenne", ifma_pseudo_mersenne),
        ("avx2_montgomery", avx2_products),
        ("avx2_montgomery", avx2_blocks), ("avx2_pseudo_mersenne", avx2_pseudo_mersenne),
    )  # fmt: skip
    families = [(name, kind, words) for name, kind in kinds for words in kind.SIZES]
    rows = "state: *mut u8, x: *{} u64, kept: *{} u64, steps: usize"
    passes = {"forward": f"({rows.format('const', 'mut')})", "backward": f"({rows.format('mut', 'const')}) -> u64"}
    for family, kind, n in families:
        state = f"rdi=secret[{kind.code('fold', n).layout.size}]"
        for name in lanes.PASSES:
            entry = f"{state} rsi=secret[{ARRAY}] rdx=secret[{ARRAY}] rcx=public" if name in passes else state
            parameters = passes.get(name, "(state: *mut u8)")
            found.append(Routine(f"{family}_{name}_{n}", parameters, lambda k=kind, o=name, n=n: k.text(o, n), entry))
    return found


def ternary_routines() -> list[Routine]:
    return [
        Routine(
            ternary.name(kind, m),
            ternary.parameters(kind),
            lambda kind=kind, m=m: ternary.text(kind, m),
            ternary.entry(kind, m),
            ring="polynomial",
        )
        for kind, m in ternary.kinds()
    ]


@cache
def routines() -> dict[str, Routine]:
    """All of them, by name; a text is made once."""
    found = [*divstep_routines(), *long_routines(), *ifma_routines(), *multi_lane_routines(), *bingcd_routines(), *product_routines()]
    found += lane_routines()
    return {one.name: replace(one, text=cache(one.text)) for one in [*found, *ternary_routines()]}
