// SPDX-License-Identifier: MIT OR Apache-2.0
//! Gcds of long numbers by batches of sixty half-delta divsteps: one routine for all lengths, which
//! has a loop over the limbs, and as many limbs as a number needs \[BY19, Wui21\].
//!
//! Everything here is in loops too, and so for symbols in `long_jacobi.rs`. Rooms have room for
//! numbers of a few lengths; what works in them knows their length at run time alone.

use super::fg::{BOUNDARIES, Pair};
use super::head::{BIAS, CONSTANTS, Head, Vector};
use super::routines::{self, GCD_LONG, GCD_REST, GCD_TURNS, LONG_WORDS, LONGEST};
use crate::backend::limbs60::{self, limb_of, wide};
use crate::cpu::Isa;
use crate::ct::{Mask, barrier, wipe};
use crate::word::adc;

/// A limb of 30 bits of `f`, `g`, and the one of both that is half of the number further up.
pub(crate) type Pairs = [Pair; 2];

/// What the routine for gcds works on.
#[repr(C, align(64))]
pub(crate) struct LongGcdState<T: ?Sized> {
    pub(super) head: Head,
    pub(super) constants: [Vector; 4],
    pub(super) boundaries: [Vector; 4],
    pub(super) limbs: T,
}

/// Which state has room for numbers of `words` words.
#[inline(always)]
pub(super) fn capacity(words: usize) -> usize {
    LONG_WORDS.iter().filter(|&&most| most < words).count()
}

/// The least number of limbs that is enough and that a routine takes.
pub(super) const fn whole_turns(least: usize, [first, turn]: [usize; 2]) -> usize {
    let turns = if least > first {
        (least - first).div_ceil(turn)
    } else {
        0
    };
    first + turn * if turns == 0 { 1 } else { turns }
}

/// How many vectors a routine takes for numbers of `words` words.
pub(super) fn vectors(words: usize, turns: [usize; 2]) -> usize {
    whole_turns((64 * words + 1).div_ceil(30), turns) / 2
}

/// Writes two numbers.
pub(super) fn write(limbs: &mut [Pairs], f: &[u64], g: &[u64]) {
    let count = limbs.len();
    for (i, vector) in limbs.iter_mut().enumerate() {
        *vector = [i, i + count].map(|k| Pair([limb_of(f, 30, k), limb_of(g, 30, k)]));
    }
}

/// A limb of 60 bits of one of the two numbers.
#[inline(always)]
pub(super) fn limb(limbs: &[Pairs], number: usize, i: usize) -> u64 {
    let at = |k: usize| {
        let half = usize::from(k >= limbs.len());
        limbs[k - half * limbs.len()][half].0[number]
    };
    at(2 * i).wrapping_add(at(2 * i + 1) << 30)
}

impl<const VECTORS: usize> LongGcdState<[Pairs; VECTORS]> {
    /// Room, in place.
    #[inline(always)]
    fn room() -> Self {
        let [a, b, c] = BOUNDARIES;
        Self {
            head: Head::new(1, 0),
            constants: CONSTANTS,
            boundaries: [a, b, c, Vector::default()],
            limbs: [Pairs::default(); VECTORS],
        }
    }
}

impl LongGcdState<[Pairs]> {
    /// As [`GcdState::new`](super::gcd::GcdState), in words. Returns the number of vectors.
    fn set(&mut self, f: &[u64], g: &[u64]) -> usize {
        let count = vectors(f.len(), GCD_TURNS);
        self.head = Head::new(f[0], g[0]);
        write(&mut self.limbs[..count], f, g);
        count
    }

    /// As for inverses, on `count` vectors of two limbs of each number.
    #[allow(unsafe_code)]
    fn run(&mut self, count: usize, batches: usize) -> [i64; 4] {
        assert!(batches > 0 && Isa::Avx2.available());
        assert!(2 * count == whole_turns(2 * count, GCD_TURNS) && count <= self.limbs.len());
        self.head.words.batches = batches as u64;
        let before = core::mem::offset_of!(LongGcdState<[Pairs; 1]>, limbs);
        self.head.words.scratch[GCD_REST] = (before + count * size_of::<Pairs>() - BIAS) as u64;
        // SAFETY: the routine reads and writes one such state up to the end of `count` vectors,
        // which has been asserted to be inside; the state is aligned and borrowed for the call; the
        // CPU has AVX2.
        unsafe {
            routines::avx2_gcd_long((&raw mut *self).cast::<u8>().add(BIAS));
        }
        self.head.last_matrix()
    }

    /// `(u f + v g) / 2^60` of the last matrix, in `out`, and the opposite of it if it is negative.
    fn absolute(&self, out: &mut [u64], count: usize, t: &[i64; 4]) {
        let term = |i: usize| {
            let limb = |number| limb(&self.limbs[..count], number, i);
            wide(t[0], limb(0)) + wide(t[1], limb(1))
        };
        // Words of 64 bits out of limbs of 60: how many bits wait, and what they are.
        let (mut carry, mut waiting, mut bits) = (term(0) >> limbs60::BITS, 0u128, 0);
        let mut words = out.iter_mut();
        for i in 1..count {
            carry += term(i);
            waiting |= u128::from(carry as u64 & limbs60::LIMB) << bits;
            carry >>= limbs60::BITS;
            bits += limbs60::BITS;
            if bits >= 64 {
                if let Some(to) = words.next() {
                    *to = waiting as u64;
                }
                waiting >>= 64;
                bits -= 64;
            }
        }
        waiting |= (carry as u128) << bits;
        for to in words {
            *to = waiting as u64;
            waiting >>= 64;
        }
        let s = Mask::negative((carry >> 64) as i64).word();
        let mut add = s & 1;
        for o in out {
            let (x, carry) = adc(*o ^ s, 0, add);
            (*o, add) = (barrier(x), carry);
        }
    }

    fn wipe(&mut self) {
        self.head.wipe(1);
        wipe(self.limbs.as_flattened_mut());
    }
}

/// As [`gcd_odd`](super::gcd::gcd_odd), at most [`LONGEST`] words.
///
/// Timing: depends on the length and on `batches`. Source: \[BY19, Wui21\].
pub(super) fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], batches: usize) {
    let n = f.len();
    assert!(n <= LONGEST && g.len() == n && out.len() == n);
    match capacity(n) {
        0 => gcd_in::<{ GCD_LONG[0] / 2 }>(out, f, g, batches),
        1 => gcd_in::<{ GCD_LONG[1] / 2 }>(out, f, g, batches),
        _ => gcd_in::<{ GCD_LONG[2] / 2 }>(out, f, g, batches),
    }
}

#[inline(never)]
fn gcd_in<const VECTORS: usize>(out: &mut [u64], f: &[u64], g: &[u64], batches: usize) {
    let mut state = LongGcdState::<[Pairs; VECTORS]>::room();
    gcd_with(&mut state, out, f, g, batches);
}

#[inline(never)]
fn gcd_with(
    state: &mut LongGcdState<[Pairs]>,
    out: &mut [u64],
    f: &[u64],
    g: &[u64],
    batches: usize,
) {
    let count = state.set(f, g);
    let t = state.run(count, batches);
    state.absolute(out, count, &t);
    state.wipe();
}

/// States of their own, for tests.
#[cfg(test)]
pub(crate) mod testing {
    use super::super::long_jacobi::LongJacobiState;
    use super::super::routines::{IFMA_TURNS, INVERT_TURNS, JACOBI_LONG, JACOBI_TURNS};
    use super::*;

    /// A state with the number of its limbs, or vectors of them.
    pub(crate) struct Sized<S: ?core::marker::Sized>(Box<S>, usize);

    impl Sized<LongGcdState<[Pairs]>> {
        pub fn gcd(f: &[u64], g: &[u64]) -> Self {
            let room = LongGcdState::<[Pairs; GCD_LONG[2] / 2]>::room();
            let mut state: Box<LongGcdState<[Pairs]>> = Box::new(room);
            let count = state.set(f, g);
            Self(state, count)
        }

        pub fn run(&mut self, batches: usize) -> [i64; 4] {
            self.0.run(self.1, batches)
        }
    }

    impl Sized<LongJacobiState<[Pairs]>> {
        pub fn jacobi(n: &[u64], x: &[u64]) -> Self {
            let room = LongJacobiState::<[Pairs; JACOBI_LONG[2] / 2]>::room();
            let mut state: Box<LongJacobiState<[Pairs]>> = Box::new(room);
            let count = state.set(n, x);
            Self(state, count)
        }

        pub fn run(&mut self, batches: usize) -> [i64; 4] {
            self.0.run(self.1, batches)
        }
    }

    #[test]
    fn limbs_are_whole_turns_and_enough() {
        for turns in [INVERT_TURNS, IFMA_TURNS, GCD_TURNS, JACOBI_TURNS] {
            for least in 0..600 {
                let count = whole_turns(least, turns);
                assert!(count >= least.max(turns[0] + turns[1]));
                assert_eq!((count - turns[0]) % turns[1], 0);
                assert!(count == turns[0] + turns[1] || count - turns[1] < least);
            }
        }
    }
}
