// SPDX-License-Identifier: MIT OR Apache-2.0
//! The instruction sets with vectors.

use crate::cpu::Isa;

/// A routine on a state. It takes the address [`BIAS`](super::head::BIAS) bytes into it, with at
/// least one batch to do.
pub(super) type Routine = unsafe extern "sysv64" fn(*mut u8);

/// The routines of one operation, one for each bucket that has a routine of its own.
pub(crate) struct Unrolled {
    /// Words of the longest numbers in such a bucket: a routine with a loop serves longer ones.
    pub(super) longest: usize,
    /// Limbs of each number in a vector; for a gcd, the segments of a number, of which a vector
    /// holds a limb each.
    pub(super) in_vector: usize,
    /// For gcds, how many limbs of 30 bits each works on; 0 where there is no routine.
    pub(super) limbs: &'static [usize],
    /// On an `InvertState` or a `GcdState`.
    pub(super) routines: &'static [Option<Routine>],
}

/// The routine with a loop for inverses, on a `LongInvertState`.
pub(crate) struct Looped {
    pub(super) routine: Routine,
    /// Steps of a third of its batches.
    pub(super) third: usize,
    /// Bits of its limbs.
    pub(super) limb: usize,
    /// What is added to the highest limb of each number: 0 if that has a sign.
    pub(super) top: u64,
    /// Limbs that it works on: the first ones, and those a turn of the loop.
    pub(super) turns: [usize; 2],
    /// Which word of scratch says where the limbs end.
    pub(super) rest: usize,
}

impl Looped {
    /// Steps of a batch, and bits of the limbs that the code behind the routine works on.
    #[inline(always)]
    pub(crate) const fn batch(&self) -> usize {
        3 * self.third
    }

    /// How many limbs of the routine are one of those.
    #[inline(always)]
    pub(super) const fn together(&self) -> usize {
        self.batch() / self.limb
    }

    /// Limbs for signed numbers of `bits` bits besides their sign.
    #[inline(always)]
    pub(super) fn limbs(&self, bits: usize) -> usize {
        match self.top {
            0 => (bits + 1).div_ceil(self.limb),
            _ => (bits - 1).div_ceil(self.limb) + 1,
        }
    }
}

/// An instruction set with vectors, and what its routines for batches of divsteps differ in.
pub(crate) trait Engine {
    /// What the CPU has to have.
    const ISA: Isa;
    /// Words of the shortest numbers, and of the longest ones.
    const WORDS: [usize; 2];
    const INVERT: Unrolled;
    const GCD: Unrolled;
    const LOOP: Looped;

    /// Whether there is a routine for numbers of `words` words.
    #[inline(always)]
    fn takes(words: usize) -> bool {
        (Self::WORDS[0]..=Self::WORDS[1]).contains(&words)
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
