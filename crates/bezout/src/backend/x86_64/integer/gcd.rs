// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rounds of sixty half-delta divsteps for a gcd, which takes no cofactors: BMI2 and AVX2, or AVX-512.

use super::declare;
use super::invert::{
    Avx2, Avx512, BIAS, CONSTANTS, Extension, Head, Lanes, MASK, MINUS, NEXT_BIAS, UNPACK,
};
use super::pairs::{self, Pair};
use crate::ct::wipe;
use crate::integer::divstep::matrix::Matrix;
use core::marker::PhantomData;
use core::mem::MaybeUninit;

/// An extension whose vectors hold several limbs of two numbers, one of each part of the numbers.
pub(crate) trait Parts: Extension {
    /// Parts of a number, which are limbs in a vector.
    const PARTS: usize;
    /// Constants where parts meet; `asmgen/asmgen/divstep/pairs.py` has the meaning of each.
    const SEAMS: [Lanes; 4];
    /// How many limbs the routine for a [`State`] of `capacity` limbs works on.
    fn length(capacity: usize) -> usize;
    /// Calls the routine for a [`State`] of `capacity` limbs.
    ///
    /// # Safety
    /// That of the routine.
    #[allow(unsafe_code)]
    unsafe fn run(capacity: usize, base: *mut u8);
}

/// What a routine works on: numbers of up to `N` limbs of 30 bits.
#[repr(C, align(64))]
pub(crate) struct State<E: Parts, const N: usize> {
    head: Head,
    constants: [Lanes; 4],
    seams: [Lanes; 4],
    unpack: [Lanes; 4],
    limbs: [Pair; N],
    extension: PhantomData<E>,
}

impl<E: Parts, const N: usize> State<E, N> {
    /// `f` odd, any `g`, delta = 1/2, in limbs of 60 bits. In place, as the state for inverses.
    #[target_feature(enable = "avx2")]
    #[allow(unsafe_code)]
    pub fn new<'a, const W: usize>(
        place: &'a mut MaybeUninit<Self>,
        f: &[u64; W],
        g: &[u64; W],
    ) -> &'a mut Self {
        const { assert!(2 * W == N) };
        let low = |a: &[u64; W]| a[0] | a[1] << 60;
        let state = place.as_mut_ptr();
        // SAFETY: all of these are fields of a state that is borrowed; it has room for `N` pairs.
        unsafe {
            (&raw mut (*state).head).write(Head::new(low(f), low(g)));
            (&raw mut (*state).constants).write(CONSTANTS);
            (&raw mut (*state).seams).write(E::SEAMS);
            (&raw mut (*state).unpack).write(UNPACK);
            Self::parts().write((&raw mut (*state).limbs).cast(), f, g);
            &mut *state
        }
    }

    #[inline(always)]
    fn parts() -> pairs::Parts {
        pairs::Parts {
            length: E::length(N),
            parts: E::PARTS,
        }
    }

    /// `rounds` rounds, at least one. The matrix of the last one is returned, and not yet applied.
    ///
    /// Timing: depends on `rounds`.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn run(&mut self, rounds: usize) -> Matrix {
        assert!(rounds > 0 && E::available());
        self.head.set_rounds(rounds);
        // SAFETY: the routine reads and writes exactly one such state, which is aligned and borrowed
        // for the call; the CPU has what it needs. See SAFETY.md.
        unsafe {
            E::run(N, (&raw mut *self).cast::<u8>().add(BIAS));
        }
        self.head.last_matrix()
    }

    /// The numbers in limbs of 60 bits, the highest one signed; the others may be a little too long, or
    /// negative.
    #[inline(always)]
    pub fn read<const W: usize>(&self) -> [Pair; W] {
        const { assert!(2 * W == N) };
        Self::parts().read(&self.limbs)
    }

    /// Overwrites everything that depends on an operand.
    #[inline(always)]
    pub fn wipe(&mut self) {
        self.head.wipe();
        wipe(&mut self.limbs);
    }
}

/// The constant of a seam between halves.
const fn seam(low: u64, high: u64) -> Lanes {
    Lanes([low, low, high, high])
}

/// Constants between halves.
pub(super) const SEAMS: [Lanes; 3] = [
    seam(NEXT_BIAS, MINUS),
    seam(MASK.0[0], u64::MAX),
    seam(0, MINUS),
];

/// Declares the routines of an extension, and which state each is for: `capacity: limbs, name, file`.
macro_rules! routines {
    ($extension:ty, $parts:literal, $seams:expr, { $($capacity:literal: $limbs:literal, $name:ident, $file:literal;)* }) => {
        declare! { $($name, $file;)* }

        impl Parts for $extension {
            const PARTS: usize = $parts;
            const SEAMS: [Lanes; 4] = $seams;

            #[inline(always)]
            fn length(capacity: usize) -> usize {
                match capacity {
                    $($capacity => $limbs,)*
                    _ => unreachable!(),
                }
            }

            #[inline(always)]
            #[allow(unsafe_code)]
            unsafe fn run(capacity: usize, base: *mut u8) {
                match capacity {
                    // SAFETY: the caller's.
                    $($capacity => unsafe { $name(base) },)*
                    _ => unreachable!(),
                }
            }
        }
    };
}

routines!(Avx2, 2, [SEAMS[0], SEAMS[1], SEAMS[2], Lanes([0; 4])], {
    12: 10, avx2_gcd10, "avx2_gcd10.s";
    16: 14, avx2_gcd14, "avx2_gcd14.s";
    20: 18, avx2_gcd18, "avx2_gcd18.s";
    36: 36, avx2_gcd36, "avx2_gcd36.s";
    72: 70, avx2_gcd70, "avx2_gcd70.s";
    140: 138, avx2_gcd138, "avx2_gcd138.s";
    224: 222, avx2_gcd222, "avx2_gcd222.s";
});

// The mask alone, for vectors of 64 bytes: the highest of four parts is signed.
routines!(Avx512, 4, [MASK, SEAMS[1], MASK, MASK], {
    12: 12, avx512_gcd12, "avx512_gcd12.s";
    16: 16, avx512_gcd16, "avx512_gcd16.s";
    20: 20, avx512_gcd20, "avx512_gcd20.s";
    36: 36, avx512_gcd36, "avx512_gcd36.s";
    72: 72, avx512_gcd72, "avx512_gcd72.s";
    140: 140, avx512_gcd140, "avx512_gcd140.s";
    224: 224, avx512_gcd224, "avx512_gcd224.s";
});
