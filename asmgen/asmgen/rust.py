# SPDX-License-Identifier: MIT OR Apache-2.0
"""The Rust side of the manifest for integers: declarations, the choice of a bucket, and the layout of states, asserted field by field."""

from . import manifest
from .bingcd import batch as bingcd
from .divstep.batch import SHARED, WHOLE_MARK
from .divstep.jacobi import SHARED as JACOBI_WORDS
from .frame import Frame
from .divstep import ifma, long
from .manifest import BUCKETS, DIVSTEPS, LONG_WORDS, LOOPED, WORD, capacity, limbs, name, state, unrolled
from .multi_lane import EXTENSIONS, sixteen
from .multi_lane.conversion import row
from .multi_lane.layout import GROUP, NAMES, place
from .multi_lane.layout import size as multi_lane_size
from .multi_lane.routine import INTERLEAVED
from .product import avx2 as avx2_products
from .product import avx2_blocks, avx2_pseudo_mersenne
from .product import ifma as ifma_products
from .product import ifma_pseudo_mersenne, ifma_rows

REGISTRY = '#[cfg(any(feature = "kernels", test))]'
"""What no default path takes."""


HEAD = """\
// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen from its manifest: do not edit.
//! Every routine in assembly, and which of them serves a length.
#![allow(unsafe_code)]

use super::engine::{Avx2, Avx512, Engine, Looped, Unrolled};
use crate::backend::emitted::routines;
use crate::cpu::{Family, Isa};

"""

LAYOUT = """\
// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen from its manifest: do not edit.
//! Where the routines look for the fields of their states: asserted when the crate is compiled.

#[cfg(any(feature = "kernels", test))]
use super::bingcd::BingcdState;
use super::engine::{Avx2, Ifma};
use super::gcd::GcdState;
use super::invert::InvertState;
use super::jacobi::JacobiState;
use super::long::{LongGcdState, Pairs};
use super::long_invert::{LongInvertState, Numbers};
use super::long_jacobi::LongJacobiState;
use super::multi_lane::MultiLaneState;
use super::product_lanes::{
    Montgomery29, Montgomery52, Products, PseudoMersenne29, PseudoMersenne51,
};
use super::sixteen::SixteenState;
use crate::backend::emitted::layout;

"""

def routines() -> str:
    return HEAD + declarations("integer") + engines() + jacobi() + constants() + buckets()


def declarations(ring: str) -> str:
    lines = (f"    {condition(one)}{one.name}{one.parameters};\n" for one in manifest.routines().values() if one.ring == ring)
    return "routines! {\n    extern \"sysv64\";\n" + "".join(lines) + "}\n\n"


def condition(one: manifest.Routine) -> str:
    return REGISTRY + " " if one.registry else ""


WORDS = {"invert": SHARED, "gcd": SHARED, "jacobi": JACOBI_WORDS}
"""The words of states that the library has by name; others are its scratch."""


def limbs60(operation: str, bits: int) -> int:
    """Limbs of 60 bits in a state."""
    return capacity(operation, bits) // 2


def words(operation: str, bits: int) -> int:
    """The longest numbers: for inverses the modulus may end within a word."""
    return -(-bits // WORD) if operation == "invert" else bits // WORD


def by_bucket(value, indent: int, buckets=None) -> str:
    """A match on the bucket, one of all or of these."""
    lines = [f"{bits} => {value(bits)}," for bits in buckets or BUCKETS] + ["_ => panic!(\"no such bucket\"),"]
    inner = "".join(f"{' ' * (indent + 4)}{line}\n" for line in lines)
    return f"{' ' * indent}match bits {{\n{inner}{' ' * indent}}}\n"


LOOP = """\
/// The loop of AVX2, which runs wherever there is AVX-512.
const LOOP: Looped = Looped {
    routine: avx2_invert_long,
    third: 20,
    limb: 30,
    top: 0,
    turns: INVERT_TURNS,
    rest: INVERT_REST,
};

"""


def engines() -> str:
    found = LOOP
    for isa, rust in (("avx2", "Avx2"), ("avx512", "Avx512")):
        longest = "LONGEST" if ("invert", isa) in LOOPED else BUCKETS[-1] // WORD
        found += f"impl Engine for {rust} {{\n    const ISA: Isa = Isa::{rust};\n"
        found += f"    const WORDS: [usize; 2] = [{max(manifest.SHORTEST.get(isa, 0) // WORD, 1)}, {longest}];\n"
        for operation in ("invert", "gcd"):
            unrolled_up_to = LOOPED.get((operation, isa), BUCKETS[-1]) // WORD
            in_vector = DIVSTEPS[operation].KINDS[isa].updates[isa].vectors
            counts = [gcd_limbs(isa, bits) for bits in BUCKETS] if operation == "gcd" else []
            some = (f"Some({routine(operation, isa, bits)})" if bits in unrolled(operation, isa) else "None" for bits in BUCKETS)
            found += f"    const {operation.upper()}: Unrolled = Unrolled {{\n        longest: {unrolled_up_to},\n        in_vector: {in_vector},\n"
            found += f"        limbs: &{counts},\n        routines: &[{', '.join(some)}],\n    }};\n"
        found += "    const LOOP: Looped = LOOP;\n}\n\n"
    return found + by_family()


def gcd_limbs(isa: str, bits: int) -> int:
    """Limbs of 30 bits that a routine works on; none where there is no routine."""
    return limbs("gcd", isa, bits) if bits in unrolled("gcd", isa) else 0


def routine(operation: str, isa: str, bits: int) -> str:
    """That of a bucket, or what calls that with the schedule for this family of CPUs."""
    one = (operation, isa, bits)
    return f"by_family::{operation}_{isa}_{bits}" if one in manifest.VARIANTS else name(*one)


def by_family() -> str:
    found = "/// Routines with a schedule of their own for some families of CPUs.\nmod by_family {\n    use super::*;\n"
    for one, families in manifest.VARIANTS.items():
        operation, isa, bits = one
        stem = name(*one)
        arms = "".join(f"Family::{family.title().replace('_', '')} => {stem}_{family}(base), " for family in families)
        found += f"\n    pub unsafe extern \"sysv64\" fn {operation}_{isa}_{bits}(base: *mut u8) {{\n        // SAFETY: the caller's.\n"
        found += f"        unsafe {{ match Family::here() {{ {arms}_ => {stem}(base) }} }}\n    }}\n"
    return found + "}\n\n"


def jacobi() -> str:
    head = (
        "/// Calls the routine of a bucket for symbols.\n///\n/// # Safety\n/// The caller gives what the routine needs.\n"
        "#[inline(always)]\npub(super) unsafe fn jacobi(bits: usize, base: *mut u8) {\n"
        "    // SAFETY: the caller's.\n    unsafe {\n"
    )
    return head + by_bucket(lambda bits: f"{routine('jacobi', 'avx2', bits)}(base)", 8, unrolled("jacobi", "avx2")) + "    }\n}\n\n"


def constants() -> str:
    found = (
        f"/// Words of the longest numbers.\npub(crate) const LONGEST: usize = {LONG_WORDS[-1]};\n"
        f"/// Words of the longest numbers for which there is a bucket for symbols: the routine with a loop serves longer ones.\n"
        f"pub(super) const JACOBI_UNROLLED: usize = {LOOPED['jacobi', 'avx2'] // WORD};\n"
        "/// Bits of the longest numbers that are inverted in lanes.\n"
        f"pub(crate) const LONGEST_IN_LANES: usize = {manifest.MULTI_LANE_BITS};\n"
        "/// Limbs of 30 bits of the shortest numbers that are inverted in lanes.\n"
        f"pub(super) const SHORTEST_IN_LANES: usize = {INTERLEAVED};\n"
        "/// Vectors of scratch and of limbs, of sixteen inversions in lanes.\n"
        f"pub(super) const SIXTEEN_SCRATCH: usize = {len(sixteen.NAMES) - 4};\n"
        f"pub(super) const SIXTEEN_LIMBS: usize = {sixteen.SIZE // sixteen.WIDTH - len(sixteen.NAMES)};\n\n"
    )
    words = ", ".join(map(str, LONG_WORDS))
    found += (
        f"/// Words of the numbers that states for routines with a loop have room for.\npub(super) const LONG_WORDS: [usize; {len(LONG_WORDS)}] = [{words}];\n"
    )
    for operation, _ in LOOPED:
        upper, turn = operation.upper(), long.UNROLLED * long.vectors_of(operation)
        frame = long.KINDS[operation].make_frame(long.limbs(operation, 0))
        found += (
            f"/// Limbs of 30 bits that the routine with a loop works on: the first ones, and those a turn of the loop.\n"
            f"pub(super) const {upper}_TURNS: [usize; 2] = [{long.AMONG_STEPS[operation]}, {turn}];\n"
            f"/// Which word of scratch says where the limbs end.\n"
            f"pub(super) const {upper}_REST: usize = {frame.words['rest'] - len(WORDS[operation])};\n"
            f"/// Limbs of 30 bits for numbers of [`LONG_WORDS`].\n"
            f"pub(super) const {upper}_LONG: [usize; {len(LONG_WORDS)}] = {[manifest.long_limbs(operation, n) for n in LONG_WORDS]};\n"
        )
    # In the same states.
    assert all(manifest.ifma_limbs(n) <= manifest.long_limbs("invert", n) for n in LONG_WORDS)
    found += (
        f"/// Limbs of 51 bits that the routine for IFMA works on: the first ones, and those a turn of the loop.\n"
        f"pub(super) const IFMA_TURNS: [usize; 2] = [{ifma.AMONG_STEPS}, {ifma.UNROLLED}];\n"
        f"/// Which word of scratch says where the limbs end.\n"
        f"pub(super) const IFMA_REST: usize = {ifma.frame(0).words['rest'] - len(SHARED)};\n"
    )
    found += (
        "\n/// Added to the count of batches if the last one is whole, where the routine knows short ones.\n"
        f"pub(super) const WHOLE_MARK: usize = {WHOLE_MARK};\n"
        "/// Steps that a short last batch leaves out, of an inverse or a gcd with AVX2; 0 in a bucket without one.\n"
        "pub(super) const fn left_out(bits: usize) -> usize {\n    match bits {\n"
    )
    found += "".join(f"        {bits} => {steps},\n" for bits in BUCKETS if (steps := left_out(bits)))
    found += "        _ => 0,\n    }\n}\n\n"
    found += f"/// How many buckets there are.\npub(super) const BUCKETS: usize = {len(BUCKETS)};\n"
    found += "/// Which bucket has `bits` bits.\npub(super) const fn bucket(bits: usize) -> usize {\n"
    found += by_bucket(BUCKETS.index, 4) + "}\n\n"
    for operation in DIVSTEPS:
        found += f"/// Limbs of 60 bits in a state of a bucket.\npub(super) const fn {operation}_limbs60(bits: usize) -> usize {{\n"
        found += by_bucket(lambda bits: limbs60(operation, bits), 4, manifest.with_state(operation)) + "}\n\n"
    return found


def left_out(bits: int) -> int:
    """Of both operations, which need as many steps."""
    [steps] = {DIVSTEPS[one].KINDS["avx2"].left_out(limbs(one, "avx2", bits)) for one in ("invert", "gcd")}
    return steps


BUCKETS_ABOUT = """\
/// Calls a function for the bucket of an operation: with its bits, limbs of 60 bits (in lanes, of 30 bits before them) and
/// words as the last constant parameters.
///
/// The bucket follows from the number of words, which is known to the compiler where the caller's type says it: then the
/// other buckets are no part of the program. For fewer `bits` of an inverse, that below it may be taken.
"""


def buckets() -> str:
    found = BUCKETS_ABOUT + "macro_rules! with_bucket {\n"
    for operation in DIVSTEPS:
        bits = ", $bits:expr" if operation == "invert" else ""
        first = "" if operation == "jacobi" else "::<$first:ident>"
        found += f"    ({operation}, $words:expr{bits}, $call:ident{first}($($argument:expr),* $(,)?)) => {{\n"
        found += "        match ($words, $bits) {\n" if bits else "        match $words {\n"
        all_ = manifest.with_state(operation)
        for k, bucket in enumerate(all_):
            last = k == len(all_) - 1
            most = "_" if last else f"..={bucket // WORD}"
            if bits and k:
                found += f"            ({most}, ..={all_[k - 1]}) => {arm(operation, all_[k - 1])}"
            found += f"            {f'({most}, _)' if bits else most} => {arm(operation, bucket)}"
        found += "        }\n    };\n"
    found += "    (multi_lane, $bits:expr, $call:ident::<$first:ident>($($argument:expr),* $(,)?)) => {\n        match $bits {\n"
    for bucket in manifest.multi_lane_buckets():
        last = bucket == manifest.multi_lane_buckets()[-1]
        found += f"            {'_' if last else f'..={bucket}'} => {arm('multi_lane', bucket)}"
    return found + "        }\n    };\n}\npub(super) use with_bucket;\n\n" + each_bucket()


def arm(operation: str, bits: int) -> str:
    first = "" if operation == "jacobi" else "$first, "
    return f"$call::<{first}{sizes(operation, bits)}>($($argument),*),\n"


def sizes(operation: str, bits: int) -> str:
    """The constant parameters of a bucket."""
    if operation == "multi_lane":
        count = manifest.multi_lane_limbs(bits)
        return f"{count}, {row(count)}, {-(-bits // WORD)}"
    return f"{bits}, {limbs60(operation, bits)}, {words(operation, bits)}"


EACH_ABOUT = """\
/// Calls a function for each bucket of an operation, with the constant parameters of [`with_bucket`] and the words that the
/// bucket holds with any value.
#[cfg(test)]
macro_rules! each_bucket {
"""


def each_bucket() -> str:
    """For tests of every length."""
    lists = {**{operation: manifest.with_state(operation) for operation in DIVSTEPS}, "multi_lane": manifest.multi_lane_buckets()}
    found = EACH_ABOUT
    for operation, buckets in lists.items():
        more = lambda bits: f", {-(-manifest.multi_lane_limbs(bits) // 2)}" if operation == "multi_lane" else ""
        calls = "".join(f"        $call::<{sizes(operation, bits)}{more(bits)}, {bits // WORD}>();\n" for bits in buckets)
        found += f"    ({operation}, $call:ident) => {{\n{calls}    }};\n"
    return found + "}\n#[cfg(test)]\npub(crate) use each_bucket;\n"


HALF = 32
"""Bytes of a vector of AVX2."""

# Layouts. A field has the name of its first word or vector, in lower case.

ARRAYS = {"h0": "trail", "N1u": "n1", "Yu": "y", "Mu": "m"}
"""Words that are the first of an array."""
INNER = [f"h{j}" for j in range(1, 21)] + [m + e for m in ("N1", "Y", "M") for e in "uvqr"]


def layouts() -> str:
    found = LAYOUT
    for operation in DIVSTEPS:
        for bits in manifest.with_state(operation):
            count, layout = limbs60(operation, bits), state(operation, bits)
            first = "" if operation == "jacobi" else "Avx2, "
            type_ = f"{operation.capitalize()}State<{first}{bits}, {count}>"
            fields = FIELDS[operation](layout)
            found += assertion(type_, -(-layout.size // 64) * 64, fields)
    for operation, first in (("invert", "Avx2, [Numbers"), ("gcd", "[Pairs"), ("jacobi", "[Pairs")):
        layout = long.KINDS[operation].make_frame(long.limbs(operation, 0))
        vectors = long.limbs(operation, 0) // long.vectors_of(operation)
        type_ = f"Long{operation.capitalize()}State<{first}; {vectors}]>"
        fields = jacobi_fields(layout) if operation == "jacobi" else batch_fields(layout)
        found += assertion(type_, -(-layout.size // 64) * 64, fields)
    # What the loops go along: a limb of all numbers and the modulus, and a vector of limbs of two numbers.
    found += assertion("Numbers", long.LongInvert.stride, {"numbers": 0, "modulus": HALF})
    found += assertion("Pairs", long.LongHalves.stride, {})
    count = ifma.limbs(0)
    layout = ifma.frame(count)
    found += assertion(f"LongInvertState<Ifma, [Numbers; {count}]>", -(-layout.size // 64) * 64, batch_fields(layout))
    for kind in EXTENSIONS.values():
        for bits in manifest.multi_lane_buckets():
            count = manifest.multi_lane_limbs(bits)
            size = -(-multi_lane_size(kind.lanes, count) // 64) * 64
            fields = {field: place(kind.lanes, field) for field in ("words", "delta", "inverse")}
            fields |= {"scratch": place(kind.lanes, NAMES[3]), "limbs": 8 * kind.lanes * len(NAMES)}
            fields["rest"] = multi_lane_size(kind.lanes, count - GROUP + 1)
            found += assertion(f"MultiLaneState<{kind.lanes}, {count}>", size, fields)
    fields = {"inverse": "inverse0", "unit": "unit0", "scratch": sixteen.NAMES[4]}
    fields = {field: sixteen.place(name) for field, name in fields.items()} | {"limbs": sixteen.offset(0, "f", 0)}
    found += assertion("SixteenState", sixteen.SIZE, fields)
    kinds = (
        ("Montgomery52", ifma_products), ("Montgomery52", ifma_rows), ("PseudoMersenne51", ifma_pseudo_mersenne), ("Montgomery29", avx2_products),
        ("Montgomery29", avx2_blocks), ("PseudoMersenne29", avx2_pseudo_mersenne),
    )  # fmt: skip
    for kind, module in kinds:
        for words, count in module.SIZES.items():
            layout = module.code("fold", words).layout
            found += assertion(f"Products<{kind}, {words}, {count}, {layout.lanes}>", layout.size, layout.at)
    return found + REGISTRY + "\n" + assertion("BingcdState", 8 * bingcd.word("batches") + 8, bingcd_fields())


def words_of(layout: Frame, names: list[str], prefix: str) -> dict[str, int]:
    kept = [one for one in names if one in ARRAYS or one not in INNER]
    found = {prefix + ARRAYS.get(one, one.lower()): 8 * layout.words[one] for one in kept}
    return found | {prefix + "scratch": 8 * len(names)}


def batch_fields(layout: Frame) -> dict[str, int]:
    found = words_of(layout, SHARED, "head.words.")
    head = ("Y", "N1", "N2", "N3", "above")
    found |= {("head." if one in head else "") + one.lower(): at for one, at in layout.vectors.items()}
    # The second halves of vectors that the library has as fields of their own.
    found["head.y_copy"] = layout.vectors["Y"] + HALF
    return found


def invert_fields(layout: Frame) -> dict[str, int]:
    return batch_fields(layout) | {"zeros": layout.vectors["inverse"] + HALF}


def jacobi_fields(layout: Frame) -> dict[str, int]:
    return words_of(layout, JACOBI_WORDS, "words.") | {one.lower(): at for one, at in layout.vectors.items()}


FIELDS = {"invert": invert_fields, "gcd": batch_fields, "jacobi": jacobi_fields}
"""By the operation, of a state of a bucket."""


def bingcd_fields() -> dict[str, int]:
    found = {number: 8 * bingcd.LIMBS * k for k, number in enumerate(bingcd.NUMBERS)}
    found["scratch"] = 8 * bingcd.word("xa")
    return found | {one: 8 * bingcd.word(at) for one, at in STATE_WORDS.items()}


STATE_WORDS = {"negative": "negative", "minus_inverse": "-1/m", "batches": "batches"}


def assertion(type_: str, size: int, fields: dict[str, int]) -> str:
    lines, line = [], "   "
    for field, offset in sorted(fields.items(), key=lambda item: item[1]):
        item = f" {field} = {offset},"
        if len(line) + len(item) > 110:
            lines.append(line)
            line = "   "
        line += item
    lines += [line] if fields else []
    return f"layout! {{\n    {type_}, {size}:\n" + "".join(f"{line}\n" for line in lines) + "}\n"
