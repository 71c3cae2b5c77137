// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses of long numbers by batches of half-delta divsteps: one routine for all lengths and each
//! instruction set, which has a loop over the limbs, and as many limbs as a number needs \[BY19,
//! Wui21\].
//!
//! Everything here is in loops too. Rooms have room for numbers of a few lengths; what works in
//! them knows their length at run time alone.

use super::carry::{adc, sbb};
use super::engine::{Engine, Ifma, Looped, Unrolled};
use super::finish::{sign_of_unit, signed};
use super::head::{BIAS, CONSTANTS, Head, Vector};
use super::long::{capacity, whole_turns};
use super::routines::{BUCKETS, IFMA_REST, IFMA_TURNS, INVERT_LONG, LONGEST, ifma_invert_long};
use super::words::Job;
use crate::backend::limbs60::{limb_of, wide};
use crate::cpu::Isa;
use crate::ct::{Mask, barrier, wipe};
use core::marker::PhantomData;

/// Limbs of 51 bits without signs; `asmgen/asmgen/divstep/ifma.py` has the reasons.
impl Engine for Ifma {
    const ISA: Isa = Isa::Ifma;
    const WORDS: [usize; 2] = [1, LONGEST];
    const INVERT: Unrolled = Unrolled {
        longest: 0,
        in_vector: 1,
        limbs: &[],
        routines: &[None; BUCKETS],
    };
    const GCD: Unrolled = Self::INVERT;
    const LOOP: Looped = Looped {
        routine: ifma_invert_long,
        third: 17,
        limb: 51,
        top: 2,
        turns: IFMA_TURNS,
        rest: IFMA_REST,
    };
}

/// What a routine finds in its state.
const fn constants<E: Engine>() -> [Vector; 4] {
    match E::LOOP.limb {
        30 => CONSTANTS,
        limb => [
            Vector([(1 << limb) - 1; 4]),
            Vector([E::LOOP.top; 4]),
            Vector([0; 4]),
            Vector([0; 4]),
        ],
    }
}

/// A limb of `f`, `u`, `g`, `v`, and of the modulus in all lanes.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub(crate) struct Numbers {
    pub(super) numbers: Vector,
    pub(super) modulus: Vector,
}

/// What a routine works on.
#[repr(C, align(64))]
pub(crate) struct LongInvertState<E, T: ?Sized> {
    pub(super) head: Head,
    pub(super) constants: [Vector; 4],
    pub(super) inverse: [Vector; 2],
    engine: PhantomData<E>,
    pub(super) limbs: T,
}

/// The low bits of a word, as many as the code behind a routine has in a limb.
#[inline(always)]
fn low<E: Engine>(x: u64) -> u64 {
    x & ((1 << E::LOOP.batch()) - 1)
}

/// Word `i` of a number of `count` limbs of `bits` bits, at least 32, in two's complement.
#[inline(always)]
fn word(limb: impl Fn(usize) -> u64, bits: usize, count: usize, i: usize) -> u64 {
    let (first, shift) = (64 * i / bits, 64 * i % bits);
    // The highest one is signed, and all beyond it are its sign.
    let at = |k: usize| limb(k.min(count - 1)) as i64 >> if k < count { 0 } else { 63 };
    let mut word = (at(first) >> shift) as u64 | (at(first + 1) << (bits - shift)) as u64;
    if 2 * bits - shift < 64 {
        word |= (at(first + 2) << (2 * bits - shift)) as u64;
    }
    word
}

impl<E: Engine, const PLACES: usize> LongInvertState<E, [Numbers; PLACES]> {
    /// Room, in place.
    #[inline(always)]
    fn room() -> Self {
        Self {
            head: Head::in_thirds(1, 0, E::LOOP.third),
            constants: const { constants::<E>() },
            inverse: [Vector::default(); 2],
            engine: PhantomData,
            limbs: [Numbers::default(); PLACES],
        }
    }
}

impl<E: Engine> LongInvertState<E, [Numbers]> {
    /// As [`InvertState::new`](super::invert::InvertState), in words, for the bits and batches of
    /// the job. Returns the number of limbs.
    fn set(&mut self, job: &Job<'_>) -> usize {
        // Cofactors up to `batches + 2` moduli.
        let above = (job.batches + 2).ilog2() as usize + 1;
        let count = whole_turns(E::LOOP.limbs(job.bits + above), E::LOOP.turns);
        assert!(count <= self.limbs.len());
        self.head = Head::in_thirds(job.m[0], job.x[0], E::LOOP.third);
        let negated = job.inverse64.wrapping_neg() & ((1 << E::LOOP.limb) - 1);
        self.inverse[0] = Vector([0, negated, 0, negated]);
        for (i, place) in self.limbs[..count].iter_mut().enumerate() {
            let m = limb_of(job.m, E::LOOP.limb, i);
            place.numbers = Vector([m, 0, limb_of(job.x, E::LOOP.limb, i), 0]);
            place.modulus = Vector([m; 4]);
        }
        self.limbs[E::LOOP.together()].numbers.0[3] = 1;
        self.add_to_top(count, E::LOOP.top);
        count
    }

    #[inline(always)]
    fn add_to_top(&mut self, count: usize, top: u64) {
        for number in &mut self.limbs[count - 1].numbers.0 {
            *number = number.wrapping_add(top);
        }
    }

    /// Runs `batches` batches, at least one, on `count` limbs. The matrix of the last one is
    /// returned, and not yet applied.
    ///
    /// Timing: depends on both numbers.
    #[allow(unsafe_code)]
    fn run(&mut self, count: usize, batches: usize) -> [i64; 4] {
        assert!(batches > 0 && E::available());
        assert!(count == whole_turns(count, E::LOOP.turns) && count <= self.limbs.len());
        self.head.words.batches = batches as u64;
        let before = core::mem::offset_of!(LongInvertState<E, [Numbers; 1]>, limbs);
        self.head.words.scratch[E::LOOP.rest] =
            (before + count * size_of::<Numbers>() - BIAS) as u64;
        // SAFETY: the routine reads and writes one such state up to the end of `count` limbs, which
        // has been asserted to be inside; the state is aligned and borrowed for the call; the CPU
        // has what it needs.
        unsafe { (E::LOOP.routine)((&raw mut *self).cast::<u8>().add(BIAS)) }
        self.head.last_matrix_of_thirds(E::LOOP.third)
    }

    /// As many limbs of the routine as are one here, from these places.
    #[inline(always)]
    fn joined(&self, i: usize, of: impl Fn(&Numbers) -> u64) -> u64 {
        let at = |k: usize| self.limbs.get(k).map_or(0, &of);
        match E::LOOP.together() {
            1 => at(i),
            _ => at(2 * i).wrapping_add(at(2 * i + 1) << E::LOOP.limb),
        }
    }

    /// A limb of a number, in one of the lanes.
    #[inline(always)]
    fn limb(&self, lane: usize, i: usize) -> u64 {
        self.joined(i, |place| place.numbers.0[lane])
    }

    /// The same of the modulus.
    #[inline(always)]
    fn modulus(&self, i: usize) -> u64 {
        self.joined(i, |place| place.modulus.0[0])
    }

    /// The sign of `f` after the last matrix, if it is 1 or -1, and whether it is.
    fn gcd_is_unit(&self, count: usize, t: &[i64; 4]) -> (Mask, Mask) {
        sign_of_unit(count, E::LOOP.batch(), |i| {
            wide(t[0], self.limb(0, i)) + wide(t[1], self.limb(2, i))
        })
    }

    /// As `cofactor` of `invert.rs`, with the bounds that stand there: `u' u + v' v`, divided by
    /// the power of two of two batches, modulo `m`. Limb `i` of the result goes to lane 3 of place
    /// `i`, which has been read by then.
    fn cofactor(&mut self, count: usize, t: &[i64; 4], inverse: u64) {
        let term = |s: &Self, i: usize| wide(t[0], s.limb(1, i)) + wide(t[1], s.limb(3, i));
        let quotient = |sum: i128| low::<E>(inverse.wrapping_neg().wrapping_mul(sum as u64)) as i64;
        let mut sum = term(self, 0);
        let first = quotient(sum);
        let m = [self.modulus(0), self.modulus(1)];
        sum = ((sum + wide(first, m[0])) >> E::LOOP.batch()) + term(self, 1) + wide(first, m[1]);
        let second = quotient(sum);
        sum = (sum + wide(second, m[0])) >> E::LOOP.batch();
        let mut below = m[1];
        for i in 2..count {
            let m = self.modulus(i);
            sum += term(self, i) + wide(first, m) + wide(second, below);
            below = m;
            self.limbs[i - 2].numbers.0[3] = barrier(low::<E>(sum as u64));
            sum >>= E::LOOP.batch();
        }
        sum += wide(second, below);
        self.limbs[count - 2].numbers.0[3] = low::<E>(sum as u64);
        self.limbs[count - 1].numbers.0[3] = (sum >> E::LOOP.batch()) as u64;
    }

    /// Brings what [`cofactor`](Self::cofactor) leaves to `[0, m)`; zero unless `yes`.
    fn residue(&self, out: &mut [u64], count: usize, m: &[u64], yes: Mask) {
        let d = |i: usize| self.limbs[i].numbers.0[3];
        let word = |i: usize| word(d, E::LOOP.batch(), count, i);
        let negative = Mask::negative(d(count - 1) as i64).word();
        let (mut carry, mut borrow) = (0, 0);
        for (i, (o, &m)) in out.iter_mut().zip(m).enumerate() {
            (*o, carry) = adc(word(i), m & negative, carry);
            (_, borrow) = sbb(*o, m, borrow);
        }
        // Now below 2 m: one bit more than the words of m may have.
        let above = word(out.len()).wrapping_add(carry.into());
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

/// `out = x^-1 mod m` and yes, or zero and no where there is none; at most [`LONGEST`] words. The
/// batches of the job are those of the instruction set.
///
/// Timing: depends on the length, on `bits` and `batches`. Source: \[BY19, Wui21\].
pub(crate) fn invert<E: Engine>(out: &mut [u64], job: &Job<'_>) -> Mask {
    let n = out.len();
    assert!(0 < n && n <= LONGEST && job.x.len() == n && job.m.len() == n);
    // One limb more, which may be read as the upper one of two. For limbs of 51 bits there is too
    // much room.
    match capacity(n) {
        0 => invert_in::<E, { INVERT_LONG[0] + 1 }>(out, job),
        1 => invert_in::<E, { INVERT_LONG[1] + 1 }>(out, job),
        _ => invert_in::<E, { INVERT_LONG[2] + 1 }>(out, job),
    }
}

#[inline(never)]
fn invert_in<E: Engine, const PLACES: usize>(out: &mut [u64], job: &Job<'_>) -> Mask {
    let mut state = LongInvertState::<E, [Numbers; PLACES]>::room();
    invert_with(&mut state, out, job)
}

#[inline(never)]
fn invert_with<E: Engine>(
    state: &mut LongInvertState<E, [Numbers]>,
    out: &mut [u64],
    job: &Job<'_>,
) -> Mask {
    // v = 2^60 (or 2^51): two reductions by that are left for the end.
    let count = state.set(job);
    let joined = count.div_ceil(E::LOOP.together());
    let mut t = state.run(count, job.batches);
    state.add_to_top(count, E::LOOP.top.wrapping_neg());
    let (sign, yes) = state.gcd_is_unit(joined, &t);
    // If the gcd is f = -1, it is -u that counts.
    (t[0], t[1]) = (signed(t[0], sign), signed(t[1], sign));
    state.cofactor(joined, &t, job.inverse64);
    state.residue(out, joined, job.m, yes);
    state.wipe();
    yes
}

/// States of their own, for tests.
#[cfg(test)]
pub(crate) mod testing {
    use super::super::engine::Avx2;
    use super::*;

    /// A state with the number of its limbs.
    pub(crate) struct Sized(Box<LongInvertState<Avx2, [Numbers]>>, usize);

    impl Sized {
        pub fn new(job: &Job<'_>) -> Self {
            let room = LongInvertState::<Avx2, [Numbers; INVERT_LONG[2] + 1]>::room();
            let mut state: Box<LongInvertState<Avx2, [Numbers]>> = Box::new(room);
            let count = state.set(job);
            Self(state, count)
        }

        pub fn run(&mut self, batches: usize) -> [i64; 4] {
            self.0.run(self.1, batches)
        }
    }

    #[test]
    fn words_of_negative_numbers_are_in_two_s_complement() {
        for bits in [51, 60] {
            // -5 in three limbs, and 2^(2 bits - 1) - 1, whose highest limb is positive.
            let ones = (1 << bits) - 1;
            let words = |d: [u64; 3]| [0, 1, 2, 3].map(|i| word(|k| d[k], bits, 3, i));
            assert_eq!(
                words([ones - 4, ones, u64::MAX]),
                [u64::MAX - 4, u64::MAX, u64::MAX, u64::MAX]
            );
            assert_eq!(
                words([ones, ones >> 1, 0]),
                [u64::MAX, (1 << (2 * bits - 65)) - 1, 0, 0]
            );
        }
    }

    #[test]
    fn words_are_those_of_limbs() {
        let x: Vec<u64> = (1..20)
            .map(|i| 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(i))
            .collect();
        for bits in [30, 51, 60] {
            let count = (64 * x.len()).div_ceil(bits) + 1;
            if bits > 32 {
                let back = |i| word(|k| limb_of(&x, bits, k), bits, count, i);
                assert!((0..x.len()).all(|i| back(i) == x[i]), "{bits}");
            }
            let sum = (0..count).fold(0u64, |sum, i| sum ^ limb_of(&x, bits, i));
            assert!(sum >> bits == 0 && limb_of(&x, bits, 0) == x[0] & ((1 << bits) - 1));
        }
    }
}
