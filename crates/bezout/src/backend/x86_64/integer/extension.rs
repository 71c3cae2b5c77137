// SPDX-License-Identifier: MIT OR Apache-2.0
//! The instruction sets with vectors.

use crate::cpu::Isa;

/// An instruction set with vectors, and what its routines for batches of divsteps differ in.
pub(crate) trait Extension {
    /// What the CPU has to have.
    const ISA: Isa;
    /// Words of the shortest numbers.
    const SHORTEST: usize;

    /// For an inverse, limbs of all four numbers in a vector.
    const LIMBS: usize;
    /// For a gcd, the segments of both numbers, of which a vector holds a limb each.
    const SEGMENTS: usize;

    /// Words of the longest numbers for which there is a bucket with a routine of its own: one with a loop
    /// serves longer ones.
    const INVERT_UNROLLED: usize;
    const GCD_UNROLLED: usize;
    /// Words of the longest numbers.
    const LONGEST: usize;

    /// Whether there is a routine for numbers of so many words.
    #[inline(always)]
    fn takes(words: usize) -> bool {
        (Self::SHORTEST..=Self::LONGEST).contains(&words)
    }

    /// Whether this CPU has it.
    #[inline(always)]
    fn available() -> bool {
        Self::ISA.available()
    }

    /// How many limbs of 30 bits the routine of each bucket for gcds works on; 0 where there is none.
    const GCD_LIMBS: &[usize];

    /// Calls the routine of a bucket for inverses.
    ///
    /// # Safety
    /// `base` points [`BIAS`](super::head::BIAS) bytes into an `InvertState` of the bucket, with at least
    /// one batch to do; and the CPU has the instruction set.
    #[allow(unsafe_code)]
    unsafe fn invert(bits: usize, base: *mut u8);

    /// Calls the routine of a bucket for gcds.
    ///
    /// # Safety
    /// The same for a `GcdState`.
    #[allow(unsafe_code)]
    unsafe fn gcd(bits: usize, base: *mut u8);
}

/// Vectors of 256 bits: one limb of all four numbers.
pub(crate) struct Avx2;

/// Vectors of 256 bits, and products of 52 bits with their halves apart.
pub(crate) struct Ifma;

/// Vectors of 512 bits: two limbs of all four numbers.
pub(crate) struct Avx512;
