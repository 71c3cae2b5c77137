// SPDX-License-Identifier: MIT OR Apache-2.0
//! The instruction sets with vectors.

use crate::cpu::Isa;

/// A routine on a state. It takes the address [`BIAS`](super::head::BIAS) bytes into it, with at least one batch to do.
pub(super) type Routine = unsafe extern "sysv64" fn(*mut u8);

/// An instruction set with vectors, and what its routines for batches of divsteps differ in.
pub(crate) trait Engine {
    /// What the CPU has to have.
    const ISA: Isa;
    /// Words of the shortest numbers.
    const SHORTEST: usize = 1;
    /// Words of the longest numbers.
    const LONGEST: usize;

    /// Words of the longest numbers for which there is a bucket with a routine of its own: one with a loop
    /// serves longer ones.
    const INVERT_UNROLLED: usize = 0;
    const GCD_UNROLLED: usize = 0;
    /// For an inverse, limbs of all four numbers in a vector.
    const LIMBS: usize = 1;
    /// For a gcd, the segments of both numbers, of which a vector holds a limb each.
    const SEGMENTS: usize = 2;
    /// How many limbs of 30 bits the routine of each bucket for gcds works on; 0 where there is none.
    const GCD_LIMBS: &[usize] = &[];
    /// The routine of each bucket for inverses, on an `InvertState`.
    const INVERT: &[Option<Routine>];
    /// The same for gcds and a `GcdState`.
    const GCD: &[Option<Routine>] = &[];

    /// The routine with a loop for inverses, on a `LongInvertState`.
    const INVERT_LONG: Routine;
    /// Steps of a third of its batches.
    const THIRD: usize = 20;
    /// Bits of its limbs.
    const LIMB: usize = 30;
    /// What is added to the highest limb of each number.
    const TOP: u64 = 0;
    /// Limbs that it works on: the first ones, and those a turn of the loop.
    const TURNS: [usize; 2];
    /// Which word of scratch says where the limbs end.
    const REST: usize;

    /// Steps of a batch, and bits of the limbs that the code behind a routine works on.
    const BATCH: usize = 3 * Self::THIRD;
    /// How many limbs of the routine with a loop are one of those.
    const TOGETHER: usize = Self::BATCH / Self::LIMB;

    /// Limbs of the routine with a loop, for signed numbers of `bits` bits besides their sign.
    #[inline(always)]
    fn limbs(bits: usize) -> usize {
        (bits + 1).div_ceil(Self::LIMB)
    }

    /// Whether there is a routine for numbers of `words` words.
    #[inline(always)]
    fn takes(words: usize) -> bool {
        (Self::SHORTEST..=Self::LONGEST).contains(&words)
    }

    /// Whether this CPU has it.
    #[inline(always)]
    fn available() -> bool {
        Self::ISA.available()
    }
}

/// The name of an engine's kernels.
#[cfg(feature = "witness")]
pub(super) const fn name<E: Engine>() -> &'static str {
    match E::ISA {
        Isa::Ifma => "divstep51/ifma",
        Isa::Avx512 => "divstep60/avx512",
        _ => "divstep60/avx2",
    }
}

/// Vectors of 256 bits: one limb of all four numbers.
pub(crate) struct Avx2;

/// Vectors of 256 bits, and products of 52 bits with their halves apart; for inverses alone.
pub(crate) struct Ifma;

/// Vectors of 512 bits: two limbs of all four numbers.
pub(crate) struct Avx512;
