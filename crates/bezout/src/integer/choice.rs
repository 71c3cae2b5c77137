// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which code runs for integers: the one place where that is decided.
//!
//! Lengths are in limbs. What is the fastest on which family of CPUs are measurements, which `make
//! tune` repeats: `docs/performance/tune-*.jsonl` has them, and a test of the benchmark compares
//! them with this file. A CPU that was not measured gets choices that are never bad: no register of
//! 512 bits below the length at which calls gain by them even after a pause, and no algorithm that
//! needs a fast divider, unless its model says that it has one.
//! `docs/adr/0008-binary-gcd-in-variable-time.md` and `docs/adr/0027-lehmer-in-digits.md` have the
//! reasons for those in variable time.

#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::engine::{Avx2, Avx512, Engine, Ifma};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::routines::LONGEST_IN_LANES;
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::{product, product_lanes, sixteen};
use crate::cpu::{Cpu, Family};
#[cfg(target_arch = "x86_64")]
use crate::cpu::{FORCED, Isa};
#[cfg(target_arch = "x86_64")]
use crate::integer::shared::interleaved;
use crate::timing::{Ran, Timing};

/// A way to compute with integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Divsteps in batches of 51, by products of 52 bits. The gcd of an extended gcd is by another
    /// way.
    #[cfg(target_arch = "x86_64")]
    Divstep51Ifma,
    /// Divsteps in batches of sixty, on registers of 512 bits.
    #[cfg(target_arch = "x86_64")]
    Divstep60Avx512,
    /// Divsteps in batches of sixty, on registers of 256 bits.
    #[cfg(target_arch = "x86_64")]
    Divstep60Avx2,
    /// Divsteps in batches of sixty, by the general registers and NEON of 64-bit ARM.
    #[cfg(all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    ))]
    Divstep60Aarch64,
    /// Divsteps in batches of sixty.
    Divstep60Portable,
    /// Divsteps in batches of thirty, for CPUs of 32 bits.
    Divstep30Portable,
    /// Sixteen inversions together, in two groups of eight lanes, by products of 52 bits.
    #[cfg(target_arch = "x86_64")]
    LanesIfma,
    /// Eight inversions together, one in each lane.
    #[cfg(target_arch = "x86_64")]
    LanesAvx512,
    /// Four inversions together, one in each lane.
    #[cfg(target_arch = "x86_64")]
    LanesAvx2,
    /// Of many inversions, one after the other.
    OneByOne,
    /// Montgomery's products with two chains of carries; of a batch, several products at a time.
    #[cfg(target_arch = "x86_64")]
    ProductsAdx,
    /// Montgomery's products of 52 bits in vectors: of a batch, eight elements side by side.
    #[cfg(target_arch = "x86_64")]
    ProductsIfma,
    /// The same on limbs of 29 bits, four elements side by side; of numbers of one word, vectors of
    /// 256 bits.
    #[cfg(target_arch = "x86_64")]
    ProductsAvx2,
    /// Products of numbers of one word, in vectors of 512 bits.
    #[cfg(target_arch = "x86_64")]
    ProductsAvx512,
    /// Montgomery's products by the general registers of 64-bit ARM; of a batch of four limbs, two
    /// elements side by side in NEON.
    #[cfg(all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    ))]
    ProductsAarch64,
    /// Montgomery's products.
    ProductsPortable,
    /// The binary algorithm.
    Stein,
    /// Lehmer's algorithm on prefixes of two limbs.
    Lehmer2,
    /// Lehmer's algorithm on digits of 51 bits, by products of 52 bits.
    #[cfg(target_arch = "x86_64")]
    Lehmer51Ifma,
}

/// What is computed, and the public lengths of the numbers.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    not(target_arch = "x86_64"),
    allow(dead_code, reason = "other CPUs have one way for most of these")
)]
pub(crate) enum Operation {
    Invert(usize),
    Gcd(usize),
    Xgcd(usize),
    Jacobi(usize),
    /// Montgomery's product.
    Mul(usize),
    /// Many inversions modulo one number.
    InvertBatch {
        limbs: usize,
        count: usize,
    },
    /// The same modulo `2^255 - r`.
    InvertBatch255 {
        r: u64,
        count: usize,
    },
    /// Many inversions modulo a number of one word.
    InvertWords {
        kind: Words,
        count: usize,
    },
    /// The next group of `count` inversions modulo independent numbers.
    InvertEach {
        bits: usize,
        count: usize,
    },
}

/// Moduli of one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    not(target_arch = "x86_64"),
    allow(dead_code, reason = "other CPUs have one way for all of them")
)]
pub(crate) enum Words {
    /// Below 2^32.
    Short,
    /// `2^64 - 2^32 + 1`.
    Goldilocks,
    /// Below 2^64.
    Long,
}

impl Operation {
    /// The way in constant time on this CPU.
    #[inline(always)]
    pub fn way(self) -> Way {
        choose(Cpu::here_for_integers(), self, Timing::Constant)
    }

    /// The way in variable time on this CPU.
    #[inline(always)]
    pub fn way_vartime(self) -> Way {
        choose(Cpu::here_for_integers(), self, Timing::Variable)
    }
}

/// Whether a length reaches what a CPU's family has in one of the tables below. Below the least
/// value of all families the compiler knows the answer without the CPU.
macro_rules! reaches {
    ($cpu:expr, $limbs:expr, $table:ident) => {{
        const LEAST: usize = {
            let (mut least, mut k) = (NEVER, 0);
            while k < Family::ALL.len() {
                let value = $table(Family::ALL[k]);
                if value < least {
                    least = value;
                }
                k += 1;
            }
            least
        };
        $limbs >= LEAST && $limbs >= $table($cpu.family())
    }};
}

/// The way on a CPU.
///
/// Where the compiler knows the length, it knows most of the answer: a program with short numbers
/// does not link what only long ones need.
#[inline(always)]
pub(crate) fn choose(cpu: Cpu, operation: Operation, timing: Timing) -> Way {
    use Operation::{Gcd, Invert, Jacobi, Xgcd};
    if timing == Timing::Variable {
        return match operation {
            #[cfg(target_arch = "x86_64")]
            Invert(limbs) | Xgcd(limbs)
                if reaches!(cpu, limbs, lehmer_ifma) && cpu.has(Isa::Ifma) =>
            {
                Way::Lehmer51Ifma
            }
            #[cfg(target_arch = "x86_64")]
            Gcd(limbs) if reaches!(cpu, limbs, lehmer_ifma_gcd) && cpu.has(Isa::Ifma) => {
                Way::Lehmer51Ifma
            }
            Invert(limbs) | Xgcd(limbs) if reaches!(cpu, limbs, lehmer) => Way::Lehmer2,
            Gcd(limbs) if reaches!(cpu, limbs, lehmer_gcd) => Way::Lehmer2,
            Operation::InvertWords { .. } => words(cpu, operation),
            _ => Way::Stein,
        };
    }
    #[cfg(target_arch = "x86_64")]
    match operation {
        Xgcd(limbs)
            if reaches!(cpu, limbs, wide_xgcd)
                && Way::Divstep60Avx512.takes(operation)
                && cpu.has(Isa::Avx512) =>
        {
            return Way::Divstep60Avx512;
        }
        Invert(limbs) | Xgcd(limbs)
            if reaches!(cpu, limbs, ifma)
                && Way::Divstep51Ifma.takes(operation)
                && cpu.has(Isa::Ifma) =>
        {
            return Way::Divstep51Ifma;
        }
        Invert(limbs) | Xgcd(limbs)
            if reaches!(cpu, limbs, wide)
                && limbs <= widest(cpu.family())
                && Way::Divstep60Avx512.takes(operation)
                && cpu.has(Isa::Avx512) =>
        {
            return Way::Divstep60Avx512;
        }
        Gcd(limbs)
            if reaches!(cpu, limbs, wide_gcd)
                && Way::Divstep60Avx512.takes(operation)
                && cpu.has(Isa::Avx512) =>
        {
            return Way::Divstep60Avx512;
        }
        Invert(_) | Gcd(_) | Xgcd(_) | Jacobi(_)
            if Way::Divstep60Avx2.takes(operation) && cpu.has(Isa::Avx2) =>
        {
            return Way::Divstep60Avx2;
        }
        Operation::InvertEach { bits, count } => return lanes(cpu, bits, count),
        Operation::InvertWords { .. } => return words(cpu, operation),
        Operation::InvertBatch { count, .. } | Operation::InvertBatch255 { count, .. }
            if count >= vectors(cpu.family(), operation)
                && Way::ProductsIfma.takes(operation)
                && cpu.has(Isa::Ifma) =>
        {
            return Way::ProductsIfma;
        }
        Operation::InvertBatch { count, .. } | Operation::InvertBatch255 { count, .. }
            if count >= vectors_avx2(cpu.family(), operation)
                && Way::ProductsAvx2.takes(operation)
                && cpu.has(Isa::Avx2) =>
        {
            return Way::ProductsAvx2;
        }
        // There two chains of carries are behind in the shortest batches of eight limbs.
        Operation::InvertBatch {
            limbs: 8,
            count: ..32,
        } if matches!(cpu.family(), Family::Amd25) => {}
        _ if Way::ProductsAdx.takes(operation) && cpu.has(Isa::Adx) => return Way::ProductsAdx,
        _ => {}
    }
    #[cfg(all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    ))]
    match operation {
        Invert(_) | Gcd(_) | Xgcd(_) | Jacobi(_)
            if Way::Divstep60Aarch64.takes(operation) && !cfg!(bezout_force = "portable") =>
        {
            return Way::Divstep60Aarch64;
        }
        Operation::Mul(_) | Operation::InvertBatch { .. } | Operation::InvertBatch255 { .. }
            if Way::ProductsAarch64.takes(operation) && !cfg!(bezout_force = "portable") =>
        {
            return Way::ProductsAarch64;
        }
        _ => {}
    }
    match operation {
        // The form for words of 32 bits has no symbols.
        Jacobi(_) => Way::Divstep60Portable,
        Invert(_) | Gcd(_) | Xgcd(_) => Way::DIVSTEP_PORTABLE,
        Operation::InvertEach { .. } => Way::OneByOne,
        _ => Way::ProductsPortable,
    }
}

/// The way of many inversions modulo a number of one word, in either timing.
#[inline(always)]
fn words(cpu: Cpu, operation: Operation) -> Way {
    #[cfg(target_arch = "x86_64")]
    if let Operation::InvertWords { kind, count } = operation {
        if count >= words_avx512(cpu.family(), kind) && cpu.has(Isa::Avx512) {
            return Way::ProductsAvx512;
        }
        if count >= words_avx2(cpu.family(), kind) && cpu.has(Isa::Avx2) {
            return Way::ProductsAvx2;
        }
    }
    let _ = (cpu, operation);
    Way::ProductsPortable
}

/// The limbs that `count` elements of a batch are extended to, where the next longer length has a
/// form that this one lacks, and the copies pay. For one limb they do not, and for two they would
/// be at par with `mulx` and AVX2.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn extended(limbs: usize, count: usize) -> Option<usize> {
    let next = next_form(limbs)?;
    let way = Operation::InvertBatch { limbs: next, count }.way();
    let pays = match way {
        Way::ProductsIfma => !product_lanes::ifma_takes(limbs),
        Way::ProductsAvx2 | Way::ProductsAdx => true,
        _ => false,
    };
    (pays && count >= FEWEST_EXTENDED).then_some(next)
}

/// Fewer elements are not worth the products of ones that fill the lanes.
#[cfg(target_arch = "x86_64")]
const FEWEST_EXTENDED: usize = 16;

/// From how many elements of a batch on NEON takes fewer instructions: what surrounds its passes
/// takes some 1,000.
#[cfg(all(
    target_arch = "aarch64",
    target_endian = "little",
    target_feature = "neon"
))]
const FEWEST_NEON: usize = 8;

/// The next longer length that has products in vectors.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) const fn next_form(limbs: usize) -> Option<usize> {
    match limbs {
        3 => Some(4),
        5 => Some(6),
        7 => Some(8),
        10..=15 => Some(16),
        _ => None,
    }
}

/// The way of the gcd of an extended gcd, whose inverse goes this way.
#[inline(always)]
pub(crate) fn beside(inverse: Way, limbs: usize) -> Way {
    let _ = limbs;
    match inverse {
        // After a pause registers of 512 bits slow down there what IFMA does behind them.
        #[cfg(target_arch = "x86_64")]
        Way::Divstep51Ifma
            if limbs < 48
                && FORCED.is_none()
                && matches!(Cpu::here().family(), Family::GoldenCove) =>
        {
            Way::Divstep60Avx2
        }
        #[cfg(target_arch = "x86_64")]
        Way::Divstep51Ifma => Operation::Gcd(limbs).way(),
        way => way,
    }
}

impl Way {
    /// What ran, for numbers that went this way.
    pub const fn ran(self, timing: Timing) -> Ran {
        let (algorithm, backend) = match self {
            #[cfg(target_arch = "x86_64")]
            Self::Divstep51Ifma => ("divstep51", "ifma"),
            #[cfg(target_arch = "x86_64")]
            Self::Divstep60Avx512 => ("divstep60", "avx512"),
            #[cfg(target_arch = "x86_64")]
            Self::Divstep60Avx2 => ("divstep60", "avx2"),
            #[cfg(all(
                target_arch = "aarch64",
                target_endian = "little",
                target_feature = "neon"
            ))]
            Self::Divstep60Aarch64 => ("divstep60", "aarch64"),
            Self::Divstep60Portable => ("divstep60", "portable"),
            Self::Divstep30Portable => ("divstep30", "portable"),
            #[cfg(target_arch = "x86_64")]
            Self::LanesIfma => ("divstep30_lanes", "ifma"),
            #[cfg(target_arch = "x86_64")]
            Self::LanesAvx512 => ("divstep30_lanes", "avx512"),
            #[cfg(target_arch = "x86_64")]
            Self::LanesAvx2 => ("divstep30_lanes", "avx2"),
            Self::OneByOne => ("one_by_one", "portable"),
            #[cfg(target_arch = "x86_64")]
            Self::ProductsAdx => ("montgomery", "adx"),
            #[cfg(target_arch = "x86_64")]
            Self::ProductsIfma => ("montgomery", "ifma"),
            #[cfg(target_arch = "x86_64")]
            Self::ProductsAvx2 => ("montgomery", "avx2"),
            #[cfg(target_arch = "x86_64")]
            Self::ProductsAvx512 => ("montgomery", "avx512"),
            #[cfg(all(
                target_arch = "aarch64",
                target_endian = "little",
                target_feature = "neon"
            ))]
            Self::ProductsAarch64 => ("montgomery", "aarch64"),
            Self::ProductsPortable => ("montgomery", "portable"),
            Self::Stein => ("stein", "portable"),
            Self::Lehmer2 => ("lehmer2", "portable"),
            #[cfg(target_arch = "x86_64")]
            Self::Lehmer51Ifma => ("lehmer51", "ifma"),
        };
        Ran {
            algorithm,
            backend,
            timing,
        }
    }

    /// Divsteps for any CPU of this target: those of 32 bits have no product of more than 64 bits.
    pub(crate) const DIVSTEP_PORTABLE: Self = if cfg!(target_pointer_width = "32") {
        Self::Divstep30Portable
    } else {
        Self::Divstep60Portable
    };

    /// Whether it does an operation, on a CPU that can run it.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(crate) fn takes(self, operation: Operation) -> bool {
        use Operation::{Gcd, Invert, InvertBatch, InvertBatch255, InvertEach, Jacobi, Mul, Xgcd};
        match (self, operation) {
            (Self::Divstep51Ifma, Invert(limbs) | Xgcd(limbs)) => Ifma::takes(limbs),
            (Self::Divstep60Avx512, Invert(limbs) | Gcd(limbs) | Xgcd(limbs)) => {
                Avx512::takes(limbs)
            }
            (Self::Divstep60Avx2, Invert(limbs) | Gcd(limbs) | Xgcd(limbs) | Jacobi(limbs)) => {
                Avx2::takes(limbs)
            }
            (Self::LanesAvx512 | Self::LanesAvx2, InvertEach { bits, .. }) => {
                bits <= LONGEST_IN_LANES
            }
            (Self::LanesIfma, InvertEach { bits, .. }) => bits <= sixteen::LONGEST,
            (Self::ProductsIfma, InvertBatch { limbs, .. }) => product_lanes::ifma_takes(limbs),
            (Self::ProductsIfma, InvertBatch255 { r, .. }) => product::takes_offset(r),
            (Self::ProductsAvx2, InvertBatch { limbs, .. }) => product_lanes::avx2_takes(limbs),
            (Self::ProductsAvx2, InvertBatch255 { r, .. }) => product_lanes::avx2_takes_offset(r),
            (Self::ProductsAdx, Mul(limbs)) => product::takes(limbs),
            (Self::ProductsAdx, InvertBatch { limbs, count }) => {
                product::takes(limbs) && interleaved::pays(count)
            }
            (Self::ProductsAdx, InvertBatch255 { r, count }) => {
                product::takes_offset(r) && interleaved::pays(count)
            }
            _ => false,
        }
    }

    /// Whether it does an operation.
    #[cfg(all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    ))]
    #[inline(always)]
    pub(crate) fn takes(self, operation: Operation) -> bool {
        use crate::backend::aarch64::integer::{long::takes, product, product_lanes};
        match operation {
            Operation::Invert(limbs)
            | Operation::Gcd(limbs)
            | Operation::Xgcd(limbs)
            | Operation::Jacobi(limbs) => self == Self::Divstep60Aarch64 && takes(limbs),
            Operation::Mul(limbs) => self == Self::ProductsAarch64 && product::takes(limbs),
            Operation::InvertBatch { limbs, count } => {
                self == Self::ProductsAarch64 && product_lanes::takes(limbs) && count >= FEWEST_NEON
            }
            Operation::InvertBatch255 { r, count } => {
                self == Self::ProductsAarch64
                    && product_lanes::takes_offset(r)
                    && count >= FEWEST_NEON
            }
            _ => false,
        }
    }

    /// How many independent inversions it runs together.
    #[inline(always)]
    pub(crate) const fn lanes(self) -> usize {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::LanesIfma => 16,
            #[cfg(target_arch = "x86_64")]
            Self::LanesAvx512 => 8,
            #[cfg(target_arch = "x86_64")]
            Self::LanesAvx2 => 4,
            _ => 1,
        }
    }
}

/// The way of the next group of independent inversions. It takes the same time however many of its
/// lanes are in use.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn lanes(cpu: Cpu, bits: usize, count: usize) -> Way {
    let family = cpu.family();
    if count >= least_of_sixteen(family) && bits <= sixteen::LONGEST && cpu.has(Isa::Ifma) {
        return Way::LanesIfma;
    }
    let (most, fewer) = least_in_lanes(family, bits);
    // Where a single inversion takes IFMA it is ahead of a full group in lanes: measured on Zen 4.
    // On Golden Cove it is not.
    let single = cpu.has(Isa::Ifma)
        && bits.div_ceil(64) >= ifma(family)
        && !matches!(family, Family::GoldenCove);
    if single || bits > LONGEST_IN_LANES {
        return Way::OneByOne;
    }
    if count >= most && bits / 64 >= wide_lanes(family) && cpu.has(Isa::Avx512) {
        return Way::LanesAvx512;
    }
    if count >= fewer && cpu.has(Isa::Avx2) {
        return Way::LanesAvx2;
    }
    Way::OneByOne
}

const NEVER: usize = usize::MAX;

/// From how many limbs on registers of 512 bits are faster for inverses and cofactors. After a
/// pause, several CPUs run them at half speed for some 50 microseconds.
#[cfg(target_arch = "x86_64")]
const fn wide(family: Family) -> usize {
    unless_forced(match family {
        Family::Amd26 | Family::GoldenCove => 16,
        _ => 64,
    })
}

/// Up to how many limbs they are.
#[cfg(target_arch = "x86_64")]
const fn widest(family: Family) -> usize {
    match (family, FORCED) {
        // Beyond it the routine is that of 32 limbs.
        (Family::GoldenCove, None) => 16,
        _ => usize::MAX,
    }
}

/// From how many limbs on they are for gcds.
#[cfg(target_arch = "x86_64")]
const fn wide_gcd(family: Family) -> usize {
    match family {
        Family::GoldenCove => unless_forced(17),
        _ => wide(family),
    }
}

/// From how many limbs on the inverse of an extended gcd may go another way than one by itself.
pub(crate) const XGCD_APART: usize = 100;

/// From how many limbs on they are faster than IFMA for cofactors.
#[cfg(target_arch = "x86_64")]
const fn wide_xgcd(family: Family) -> usize {
    match (family, FORCED) {
        (Family::GoldenCove, None) => XGCD_APART,
        _ => NEVER,
    }
}

/// From how many limbs on IFMA is the fastest for inverses, in registers of 256 bits.
#[cfg(target_arch = "x86_64")]
const fn ifma(family: Family) -> usize {
    unless_forced(match family {
        // Beyond the longest numbers for registers of 512 bits.
        Family::Amd26 => 105,
        Family::GoldenCove => 21,
        _ => 32,
    })
}

/// From how many elements on a batch is faster in vectors. Registers of 512 bits have to gain even
/// after a pause.
#[cfg(target_arch = "x86_64")]
const fn vectors(family: Family, operation: Operation) -> usize {
    unless_forced(match (family, operation) {
        (Family::Amd25Avx512 | Family::Amd26, Operation::InvertBatch { limbs: 9, .. }) => 6,
        // By count, which puts it at 4.
        (Family::Amd25Avx512 | Family::Amd26, Operation::InvertBatch { limbs: 16, .. }) => 8,
        (Family::GoldenCove, Operation::InvertBatch { limbs, .. }) if !matches!(limbs, 6 | 8) => 8,
        (Family::Amd25Avx512 | Family::Amd26 | Family::GoldenCove, _) => 12,
        _ => 256,
    })
}

/// The same by AVX2, against products with two chains of carries; those of nine limbs are portable,
/// and on every CPU far behind.
#[cfg(target_arch = "x86_64")]
const fn vectors_avx2(family: Family, operation: Operation) -> usize {
    unless_forced(match (family, operation) {
        (Family::Amd25 | Family::GoldenCove, Operation::InvertBatch { limbs: 9, .. }) => 8,
        (_, Operation::InvertBatch { limbs: 9, .. }) => 16,
        (Family::Amd25, Operation::InvertBatch { limbs: 4, .. }) => 16,
        (Family::GoldenCove, Operation::InvertBatch { limbs: 4, .. }) => 32,
        (Family::GoldenCove, Operation::InvertBatch { limbs: 6, .. }) => 128,
        (Family::Amd25 | Family::GoldenCove, _) => 64,
        _ => NEVER,
    })
}

/// From how many numbers of one word on registers of 512 bits are faster; by counts of
/// instructions.
#[cfg(target_arch = "x86_64")]
const fn words_avx512(family: Family, kind: Words) -> usize {
    match (family, kind) {
        // Single words have the better products.
        (_, Words::Long) => NEVER,
        (Family::Amd25Avx512 | Family::Amd26 | Family::GoldenCove, Words::Short) => {
            unless_forced(48)
        }
        (Family::Amd25Avx512 | Family::Amd26 | Family::GoldenCove, Words::Goldilocks) => {
            unless_forced(64)
        }
        // More than they take after a pause.
        _ => unless_forced(1 << 18),
    }
}

/// The same by AVX2.
#[cfg(target_arch = "x86_64")]
const fn words_avx2(family: Family, kind: Words) -> usize {
    match (family, kind) {
        (_, Words::Long) => NEVER,
        (_, Words::Short) => unless_forced(48),
        (Family::Amd25, Words::Goldilocks) => unless_forced(96),
        // Where it was not measured it may not be ahead of single words.
        (_, Words::Goldilocks) => unless_forced(NEVER),
    }
}

/// As `wide`, for independent inversions in lanes.
#[cfg(target_arch = "x86_64")]
const fn wide_lanes(family: Family) -> usize {
    unless_forced(match family {
        Family::Other | Family::FastDivider => 64,
        _ => 1,
    })
}

/// From how many independent inversions on a group of sixteen is faster: measured on Golden Cove; a
/// prototype was on Zen 4, and on Zen 5 there are a quarter fewer instructions.
#[cfg(target_arch = "x86_64")]
const fn least_of_sixteen(family: Family) -> usize {
    unless_forced(match family {
        Family::Amd25Avx512 | Family::Amd26 | Family::GoldenCove => 16,
        _ => NEVER,
    })
}

/// With `--cfg bezout_force`, an instruction set pays for all lengths.
#[cfg(target_arch = "x86_64")]
const fn unless_forced(limbs: usize) -> usize {
    if FORCED.is_some() { 1 } else { limbs }
}

/// How many independent inversions are at least needed, for a group of eight lanes, and for one of
/// four, to be faster than one after the other.
#[cfg(target_arch = "x86_64")]
const fn least_in_lanes(family: Family, bits: usize) -> (usize, usize) {
    match (family, bits) {
        (Family::Amd26, ..=576) => (5, 4),
        (Family::Amd26, ..=1024) => (5, NEVER),
        (Family::Amd26, ..=2048) => (7, NEVER),
        (Family::Amd26, _) => (8, NEVER),
        (Family::Amd25Avx512, ..=512) => (5, 3),
        (Family::Amd25Avx512, ..=1024) => (6, 4),
        (Family::Amd25, 1025..=1536) => (8, 4),
        (Family::GoldenCove, ..=256) => (5, 2),
        (Family::GoldenCove, ..=512) => (5, 3),
        (Family::GoldenCove, ..=1024) => (5, 4),
        (Family::GoldenCove, ..=2048) => (6, NEVER),
        (Family::GoldenCove, _) => (8, NEVER),
        (Family::Amd25 | Family::Amd25Avx512, 1025..) => (8, NEVER),
        (_, ..=384) => (5, 2),
        (_, ..=1024) => (5, 3),
        (_, ..=2048) => (5, NEVER),
        _ => (7, NEVER),
    }
}

/// From how many limbs on Lehmer's algorithm on digits is the fastest for inverses and cofactors,
/// where there is IFMA. Such a CPU has a fast divider.
#[cfg(target_arch = "x86_64")]
const fn lehmer_ifma(family: Family) -> usize {
    match family {
        Family::Amd25 | Family::Amd25Avx512 => 17,
        // Beyond the lengths that were measured there.
        Family::Amd26 => 105,
        Family::GoldenCove => 36,
        Family::Other | Family::FastDivider => 32,
    }
}

/// The same for gcds.
#[cfg(target_arch = "x86_64")]
const fn lehmer_ifma_gcd(family: Family) -> usize {
    match family {
        Family::Amd25 | Family::Amd25Avx512 => 40,
        Family::GoldenCove => 84,
        _ => lehmer_ifma(family),
    }
}

/// From how many limbs on Lehmer's algorithm is faster than the binary one, for inverses and
/// cofactors.
const fn lehmer(family: Family) -> usize {
    match family {
        Family::Other => NEVER,
        Family::Amd25 | Family::Amd25Avx512 => 24,
        // Where Zen 3 and Zen 4 gain by it more than a little.
        Family::FastDivider => 48,
        Family::GoldenCove => 52,
        Family::Amd26 => 64,
    }
}

/// The same for gcds.
const fn lehmer_gcd(family: Family) -> usize {
    match family {
        Family::Amd25 | Family::Amd25Avx512 => 40,
        Family::FastDivider => 128,
        _ => NEVER,
    }
}
