// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rounds of thirty half-delta divsteps on independent numbers, one inversion in each lane of 64 bits:
//! four lanes with AVX2, eight with AVX-512.

use super::invert::limb;
use crate::cpu::Isa;
use crate::ct::wipe;
use core::arch::naked_asm;

/// Steps in a round.
pub(crate) const BATCH: usize = 30;
/// Vectors of scratch.
const SPARE: usize = 17;
/// Limbs of the shortest numbers.
const SHORTEST: usize = 9;
const LIMB: u64 = (1 << BATCH) - 1;

/// The numbers of a lane, in the order of a [`State`].
#[derive(Clone, Copy)]
pub(crate) enum Number {
    F,
    G,
    D,
    E,
    M,
}

/// What a routine works on: `W` lanes, and numbers of up to `N` limbs of 30 bits.
#[repr(C, align(64))]
pub(crate) struct State<const W: usize, const N: usize> {
    /// The number of limbs, the number of rounds, and padding.
    words: [u64; W],
    delta: [u64; W],
    inverse: [u64; W],
    spare: [[u64; W]; SPARE],
    limbs: [[[u64; W]; 5]; N],
}

/// Whether this CPU has vectors of so many lanes.
#[inline(always)]
pub(crate) fn available(lanes: usize) -> bool {
    match lanes {
        4 => Isa::Avx2.available(),
        8 => Isa::Avx512.available(),
        _ => false,
    }
}

impl<const W: usize, const N: usize> State<W, N> {
    /// Lanes of zeros, which do no harm, with delta = 1/2.
    #[inline(always)]
    pub fn new(limbs: usize) -> Self {
        const { assert!(W == 4 || W == 8) };
        assert!((SHORTEST..=N).contains(&limbs));
        // d = -(delta + 1/2) is -1; with AVX2 it is 4 d + 1, twice in words of 32 bits.
        let delta = match W {
            4 => 0xffff_fffd_ffff_fffd,
            _ => u64::MAX,
        };
        let mut words = [0; W];
        words[0] = limbs as u64;
        Self {
            words,
            delta: [delta; W],
            inverse: [0; W],
            spare: [[0; W]; SPARE],
            limbs: [[[0; W]; 5]; N],
        }
    }

    /// A lane with `f = m`, `g = x`, `d = 0`, `e = 2^60 unit`, where `unit` is 0 or 1, and `inverse` is
    /// that of `m` modulo 2^30 or beyond. `m` is odd.
    #[inline(always)]
    pub fn set<const K: usize>(
        &mut self,
        lane: usize,
        m: &[u64; K],
        x: &[u64; K],
        inverse: u64,
        unit: u64,
    ) {
        self.inverse[lane] = inverse.wrapping_neg() & LIMB;
        for (i, numbers) in self.limbs.iter_mut().enumerate() {
            let low = limb(m, i);
            numbers[Number::F as usize][lane] = low;
            numbers[Number::G as usize][lane] = limb(x, i);
            numbers[Number::M as usize][lane] = low;
        }
        self.limbs[60 / BATCH][Number::E as usize][lane] = unit;
    }

    /// `rounds` rounds, at least one.
    ///
    /// Timing: depends on `rounds` and the number of limbs.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn run(&mut self, rounds: usize) {
        assert!(rounds > 0 && available(W));
        self.words[1] = rounds as u64;
        let state = (&raw mut *self).cast::<u8>();
        // SAFETY: the routine reads and writes one such state, with no more limbs than there are, which is
        // aligned and borrowed for the call; the CPU has what it needs. See SAFETY.md.
        unsafe {
            match W {
                4 => avx2_lanes(state),
                _ => avx512_lanes(state),
            }
        }
    }

    /// A number in limbs of 60 bits, the highest one signed.
    #[inline(always)]
    pub fn read(&self, out: &mut [u64], number: Number, lane: usize) {
        let used = (self.words[0] as usize).min(N);
        let limb = |i: usize| match i < used {
            true => self.limbs[i][number as usize][lane],
            false => 0,
        };
        for (i, o) in out.iter_mut().enumerate() {
            *o = limb(2 * i).wrapping_add(limb(2 * i + 1) << BATCH);
        }
    }

    /// Overwrites everything that depends on an operand.
    #[inline(always)]
    pub fn wipe(&mut self) {
        wipe(&mut self.delta);
        wipe(&mut self.inverse);
        wipe(self.spare.as_flattened_mut());
        wipe(self.limbs.as_flattened_mut().as_flattened_mut());
    }
}

/// Declares a routine from the file that `asmgen` writes, which begins with its contract.
macro_rules! routine {
    ($name:ident, $file:literal) => {
        /// # Safety
        /// `state` points to a [`State`] of the lanes of this extension, and the CPU has it.
        #[unsafe(naked)]
        #[allow(unsafe_code)]
        unsafe extern "sysv64" fn $name(state: *mut u8) {
            naked_asm!(include_str!(concat!("asm/", $file)), options(raw))
        }
    };
}

routine!(avx2_lanes, "avx2_lanes.s");
routine!(avx512_lanes, "avx512_lanes.s");
