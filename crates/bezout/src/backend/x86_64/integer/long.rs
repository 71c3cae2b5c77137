// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses and gcds of long numbers by batches of sixty half-delta divsteps: one routine for all lengths, which has a
//! loop over the limbs, and as many limbs as a number needs \[BY19, Wui21\].
//!
//! Everything here is in loops too. Rooms have room for numbers of a few lengths; what works in them knows their length at
//! run time alone.

use super::carry::{adc, sbb};
use super::fg::{BOUNDARIES, Pair};
use super::finish::{quotient, signed};
use super::head::{BIAS, CONSTANTS, Head, LIMB, Vector};
use super::routines::{
    self, GCD_LONG, GCD_REST, GCD_TURNS, INVERT_LONG, INVERT_REST, INVERT_TURNS, LONG_WORDS,
    LONGEST_LOOPED,
};
use super::words::Job;
use crate::backend::limbs60::{self, wide};
use crate::cpu::Isa;
use crate::ct::{Mask, barrier, wipe};
use crate::limbs::equals_word;

/// A limb of 30 bits of `f`, `u`, `g`, `v`, and of the modulus in all lanes.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub(crate) struct Numbers {
    numbers: Vector,
    modulus: Vector,
}

/// A limb of 30 bits of `f`, `g`, and the one of both that is half of the number further up.
pub(crate) type Pairs = [Pair; 2];

/// What the routine for inverses works on.
#[repr(C, align(64))]
pub(crate) struct LongInvertState<T: ?Sized> {
    pub(super) head: Head,
    pub(super) constants: [Vector; 4],
    pub(super) inverse: [Vector; 2],
    pub(super) limbs: T,
}

/// What the routine for gcds works on.
#[repr(C, align(64))]
pub(crate) struct LongGcdState<T: ?Sized> {
    pub(super) head: Head,
    pub(super) constants: [Vector; 4],
    pub(super) boundaries: [Vector; 4],
    pub(super) limbs: T,
}

/// Limb `i` of 30 bits.
#[inline(always)]
fn limb30(x: &[u64], i: usize) -> u64 {
    let (word, shift) = (30 * i / 64, 30 * i % 64);
    let at = |k: usize| x.get(k).copied().unwrap_or(0);
    (at(word) >> shift | at(word + 1) << 1 << (63 - shift)) & LIMB
}

/// The least number of limbs that is enough and that a routine takes.
const fn whole_turns(least: usize, [first, turn]: [usize; 2]) -> usize {
    let turns = if least > first {
        (least - first).div_ceil(turn)
    } else {
        0
    };
    first + turn * if turns == 0 { 1 } else { turns }
}

/// Word `i` of a number of `count` limbs of 60 bits in two's complement.
#[inline(always)]
fn word(limb: impl Fn(usize) -> u64, count: usize, i: usize) -> u64 {
    let (first, shift) = (64 * i / limbs60::BITS, 64 * i % limbs60::BITS);
    // The highest one is signed, and all beyond it are its sign.
    let at = |k: usize| limb(k.min(count - 1)) as i64 >> if k < count { 0 } else { 63 };
    (at(first) >> shift) as u64 | (at(first + 1) << (limbs60::BITS - shift)) as u64
}

impl<const PLACES: usize> LongInvertState<[Numbers; PLACES]> {
    /// Room, in place.
    #[inline(always)]
    fn room() -> Self {
        Self {
            head: Head::new(1, 0),
            constants: CONSTANTS,
            inverse: [Vector::default(); 2],
            limbs: [Numbers::default(); PLACES],
        }
    }
}

impl LongInvertState<[Numbers]> {
    /// As [`InvertState::new`](super::invert::InvertState), in words; for `bits` bits and so many batches.
    /// Returns the number of limbs.
    fn set(&mut self, job: &Job<'_>, unit: u64) -> usize {
        // A sign, and cofactors up to `batches + 2` moduli.
        let above = (job.batches + 2).ilog2() as usize + 1;
        let count = whole_turns((job.bits + 1 + above).div_ceil(30), INVERT_TURNS);
        assert!(count <= self.limbs.len());
        self.head = Head::new(job.m[0], job.x[0]);
        let negated = job.inverse64.wrapping_neg() & LIMB;
        self.inverse[0] = Vector([0, negated, 0, negated]);
        for (i, place) in self.limbs[..count].iter_mut().enumerate() {
            let m = limb30(job.m, i);
            place.numbers = Vector([m, 0, limb30(job.x, i), 0]);
            place.modulus = Vector([m; 4]);
        }
        self.limbs[60 / 30].numbers.0[3] = unit;
        count
    }

    /// So many batches, at least one, on so many limbs. The matrix of the last one is returned, and not yet
    /// applied.
    ///
    /// Timing: depends on both numbers.
    #[allow(unsafe_code)]
    fn run(&mut self, count: usize, batches: usize) -> [i64; 4] {
        assert!(batches > 0 && Isa::Avx2.available());
        assert!(count == whole_turns(count, INVERT_TURNS) && count <= self.limbs.len());
        self.head.words.batches = batches as u64;
        let before = core::mem::offset_of!(LongInvertState<[Numbers; 1]>, limbs);
        self.head.words.scratch[INVERT_REST] =
            (before + count * size_of::<Numbers>() - BIAS) as u64;
        // SAFETY: the routine reads and writes one such state up to the end of `count` limbs, which has been
        // asserted to be inside; the state is aligned and borrowed for the call; the CPU has AVX2.
        unsafe {
            routines::avx2_invert_long((&raw mut *self).cast::<u8>().add(BIAS));
        }
        self.head.last_matrix()
    }

    /// A limb of 60 bits of a number, in one of the lanes.
    #[inline(always)]
    fn limb(&self, lane: usize, i: usize) -> u64 {
        let at = |k: usize| self.limbs.get(k).map_or(0, |place| place.numbers.0[lane]);
        at(2 * i).wrapping_add(at(2 * i + 1) << 30)
    }

    /// The same of the modulus.
    #[inline(always)]
    fn modulus(&self, i: usize) -> u64 {
        let at = |k: usize| self.limbs.get(k).map_or(0, |place| place.modulus.0[0]);
        at(2 * i) | at(2 * i + 1) << 30
    }

    /// The sign of `f` after the last matrix, if it is 1 or -1, and whether it is.
    fn gcd_is_unit(&self, count60: usize, t: &[i64; 4]) -> (Mask, Mask) {
        let term = |i: usize| wide(t[0], self.limb(0, i)) + wide(t[1], self.limb(2, i));
        let mut carry = (term(0) >> limbs60::BITS) + term(1);
        // Of 1 and -1 the second bit is the sign.
        let sign = Mask::odd(carry as u64 >> 1);
        // All other bits are the same, and the first one is set: f is odd.
        let s = sign.word();
        let mut difference = (carry as u64 ^ s) & (limbs60::LIMB - 1);
        for i in 2..count60 {
            carry = (carry >> limbs60::BITS) + term(i);
            difference |= (carry as u64 ^ s) & limbs60::LIMB;
        }
        difference |= (carry >> limbs60::BITS) as u64 ^ s;
        (sign, Mask::zero(difference))
    }

    /// As `cofactor` of `invert.rs`, with the bounds that stand there: `(u' u + v' v) / 2^120` modulo `m`. Limb
    /// `i` of 60 bits of the result goes to lane 3 of place `i`, which has been read by then.
    fn cofactor(&mut self, count60: usize, t: &[i64; 4], inverse: u64) {
        let term = |s: &Self, i: usize| wide(t[0], s.limb(1, i)) + wide(t[1], s.limb(3, i));
        let mut sum = term(self, 0);
        let first = quotient(sum as u64, inverse);
        let m = [self.modulus(0), self.modulus(1)];
        sum = ((sum + wide(first, m[0])) >> limbs60::BITS) + term(self, 1) + wide(first, m[1]);
        let second = quotient(sum as u64, inverse);
        sum = (sum + wide(second, m[0])) >> limbs60::BITS;
        let mut below = m[1];
        for i in 2..count60 {
            let m = self.modulus(i);
            sum += term(self, i) + wide(first, m) + wide(second, below);
            below = m;
            self.limbs[i - 2].numbers.0[3] = barrier(sum as u64 & limbs60::LIMB);
            sum >>= limbs60::BITS;
        }
        sum += wide(second, below);
        self.limbs[count60 - 2].numbers.0[3] = sum as u64 & limbs60::LIMB;
        self.limbs[count60 - 1].numbers.0[3] = (sum >> limbs60::BITS) as u64;
    }

    /// Brings what [`cofactor`](Self::cofactor) leaves to `[0, m)`; zero unless `yes`.
    fn residue(&self, out: &mut [u64], count60: usize, m: &[u64], yes: Mask) {
        let d = |i: usize| self.limbs[i].numbers.0[3];
        let negative = Mask::negative(d(count60 - 1) as i64).word();
        let (mut carry, mut borrow) = (0, 0);
        for (i, (o, &m)) in out.iter_mut().zip(m).enumerate() {
            (*o, carry) = adc(word(d, count60, i), m & negative, carry);
            (_, borrow) = sbb(*o, m, borrow);
        }
        // Now below 2 m: one bit more than the words of m may have.
        let above = word(d, count60, out.len()).wrapping_add(carry.into());
        let less = Mask::negative(above.wrapping_sub(borrow.into()) as i64);
        let mut borrow = 0;
        for (o, &m) in out.iter_mut().zip(m) {
            let difference;
            (difference, borrow) = sbb(*o, m & (!less).word(), borrow);
            *o = barrier(difference & yes.word());
        }
    }

    fn wipe(&mut self) {
        self.head.wipe(1);
        wipe(&mut self.inverse);
        wipe(&mut self.limbs);
    }
}

/// `out = x^-1 mod m` and yes, or zero and no where there is none; at most [`LONGEST_LOOPED`] words.
///
/// Timing: depends on the length, on `bits` and `batches`. Source: \[BY19, Wui21\].
pub(super) fn invert(out: &mut [u64], job: &Job<'_>) -> Mask {
    let n = out.len();
    assert!(n <= LONGEST_LOOPED && job.x.len() == n && job.m.len() == n);
    // One limb more, which is read as the high half of the last one of 60 bits.
    match capacity(n) {
        0 => invert_in::<{ INVERT_LONG[0] + 1 }>(out, job),
        1 => invert_in::<{ INVERT_LONG[1] + 1 }>(out, job),
        _ => invert_in::<{ INVERT_LONG[2] + 1 }>(out, job),
    }
}

/// Which state has room for numbers of so many words.
#[inline(always)]
fn capacity(words: usize) -> usize {
    LONG_WORDS.iter().filter(|&&most| most < words).count()
}

#[inline(never)]
fn invert_in<const PLACES: usize>(out: &mut [u64], job: &Job<'_>) -> Mask {
    let mut state = LongInvertState::<[Numbers; PLACES]>::room();
    invert_with(&mut state, out, job)
}

#[inline(never)]
fn invert_with(state: &mut LongInvertState<[Numbers]>, out: &mut [u64], job: &Job<'_>) -> Mask {
    // v = 2^60 modulo m, which is 0 modulo 1: two reductions by 2^60 are left for the end.
    let unit = (!equals_word(job.m, 1)).bit();
    let count = state.set(job, unit);
    let count60 = count.div_ceil(2);
    let mut t = state.run(count, job.batches);
    let (sign, yes) = state.gcd_is_unit(count60, &t);
    // If the gcd is f = -1, it is -u that counts.
    (t[0], t[1]) = (signed(t[0], sign), signed(t[1], sign));
    state.cofactor(count60, &t, job.inverse64);
    state.residue(out, count60, job.m, yes);
    state.wipe();
    yes
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
        let count = whole_turns((64 * f.len() + 1).div_ceil(30), GCD_TURNS) / 2;
        assert!(count <= self.limbs.len());
        self.head = Head::new(f[0], g[0]);
        for (i, vector) in self.limbs[..count].iter_mut().enumerate() {
            *vector = [i, i + count].map(|k| Pair([limb30(f, k), limb30(g, k)]));
        }
        count
    }

    /// As for inverses, on so many vectors of two limbs of each number.
    #[allow(unsafe_code)]
    fn run(&mut self, count: usize, batches: usize) -> [i64; 4] {
        assert!(batches > 0 && Isa::Avx2.available());
        assert!(2 * count == whole_turns(2 * count, GCD_TURNS) && count <= self.limbs.len());
        self.head.words.batches = batches as u64;
        let before = core::mem::offset_of!(LongGcdState<[Pairs; 1]>, limbs);
        self.head.words.scratch[GCD_REST] = (before + count * size_of::<Pairs>() - BIAS) as u64;
        // SAFETY: as for inverses.
        unsafe {
            routines::avx2_gcd_long((&raw mut *self).cast::<u8>().add(BIAS));
        }
        self.head.last_matrix()
    }

    /// A limb of 60 bits of a number, in one of the lanes.
    #[inline(always)]
    fn limb(&self, count: usize, lane: usize, i: usize) -> u64 {
        let at = |k: usize| {
            let half = usize::from(k >= count);
            self.limbs[k - half * count][half].0[lane]
        };
        at(2 * i).wrapping_add(at(2 * i + 1) << 30)
    }

    /// `(u f + v g) / 2^60` of the last matrix, in `out`, and the opposite of it if it is negative.
    fn absolute(&self, out: &mut [u64], count: usize, t: &[i64; 4]) {
        let term = |i: usize| {
            let limb = |lane| self.limb(count, lane, i);
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
            let (x, over) = (*o ^ s).overflowing_add(add);
            (*o, add) = (barrier(x), u64::from(over));
        }
    }

    fn wipe(&mut self) {
        self.head.wipe(1);
        wipe(self.limbs.as_flattened_mut());
    }
}

/// As [`gcd_odd`](super::gcd::gcd_odd), at most [`LONGEST_LOOPED`] words.
///
/// Timing: depends on the length and on `batches`. Source: \[BY19, Wui21\].
pub(super) fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], batches: usize) {
    let n = f.len();
    assert!(n <= LONGEST_LOOPED && g.len() == n && out.len() == n);
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
    use super::*;

    /// A state with the number of its limbs, or vectors of them.
    pub(crate) struct Sized<S: ?core::marker::Sized>(Box<S>, usize);

    impl Sized<LongInvertState<[Numbers]>> {
        pub fn invert(job: &Job<'_>) -> Self {
            let room = LongInvertState::<[Numbers; INVERT_LONG[2] + 1]>::room();
            let mut state: Box<LongInvertState<[Numbers]>> = Box::new(room);
            let count = state.set(job, 1);
            Self(state, count)
        }

        pub fn run(&mut self, batches: usize) -> [i64; 4] {
            self.0.run(self.1, batches)
        }
    }

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

    #[test]
    fn limbs_are_whole_turns_and_enough() {
        for turns in [INVERT_TURNS, GCD_TURNS] {
            for least in 0..600 {
                let count = whole_turns(least, turns);
                assert!(count >= least.max(turns[0] + turns[1]));
                assert_eq!((count - turns[0]) % turns[1], 0);
                assert!(count == turns[0] + turns[1] || count - turns[1] < least);
            }
        }
    }

    #[test]
    fn words_of_negative_numbers_are_in_two_s_complement() {
        // -5 in three limbs, and 2^119 - 1, whose highest limb is positive.
        let minus = [limbs60::LIMB - 4, limbs60::LIMB, u64::MAX];
        let plus = [limbs60::LIMB, limbs60::LIMB >> 1, 0];
        let words = |d: [u64; 3]| [0, 1, 2, 3].map(|i| word(|k| d[k], 3, i));
        assert_eq!(words(minus), [u64::MAX - 4, u64::MAX, u64::MAX, u64::MAX]);
        assert_eq!(words(plus), [u64::MAX, (1 << 55) - 1, 0, 0]);
    }
}
