// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversions modulo independent numbers by batches of thirty half-delta divsteps, one in each lane
//! of 64 bits: four lanes with AVX2, eight with AVX-512 \[BY19, Wui21\].

use super::head::Unwritten;
use super::routines::{
    LONGEST_IN_LANES, SHORTEST_IN_LANES, avx2_multi_lane, avx2_multi_lane_enter,
    avx2_multi_lane_leave, avx512_multi_lane, avx512_multi_lane_enter, avx512_multi_lane_leave,
    with_bucket,
};
use crate::cpu::Isa;
use crate::ct::{Mask, wipe};

/// Steps in a batch.
pub(crate) const BATCH: usize = 30;
/// Vectors of scratch.
const SCRATCH: usize = 17;
const LIMB: u64 = (1 << BATCH) - 1;
/// Limbs that are converted together, and bytes that they have.
const GROUP: usize = 4;
const GROUP_BYTES: usize = GROUP * BATCH / 8;

/// The most lanes: those of `sixteen.rs`.
pub(crate) const MOST: usize = 16;

/// What a routine works on: `LANES` lanes, and numbers of up to `L30` limbs of 30 bits.
#[repr(C, align(64))]
pub(crate) struct MultiLaneState<const LANES: usize, const L30: usize> {
    /// The number of limbs, the number of batches, and padding.
    pub(super) words: [u64; LANES],
    pub(super) delta: [u64; LANES],
    pub(super) inverse: [u64; LANES],
    pub(super) scratch: Unwritten<[[u64; LANES]; SCRATCH]>,
    /// Of `f`, `g`, `d`, `e` and the moduli.
    pub(super) limbs: Unwritten<[[[u64; LANES]; 5]; L30]>,
    /// What the last group of limbs has besides.
    pub(super) rest: Unwritten<[[[u64; LANES]; 5]; GROUP - 1]>,
}

/// Whether this CPU has vectors of `lanes` lanes.
#[inline(always)]
pub(crate) fn available(lanes: usize) -> bool {
    match lanes {
        4 => Isa::Avx2.available(),
        8 => Isa::Avx512.available(),
        _ => false,
    }
}

impl<const LANES: usize, const L30: usize> MultiLaneState<LANES, L30> {
    /// Lanes with delta = 1/2; [`Self::enter`] writes the numbers.
    #[inline(always)]
    pub fn new(limbs: usize) -> Self {
        const { assert!(LANES == 4 || LANES == 8) };
        assert!((SHORTEST_IN_LANES..=L30).contains(&limbs));
        // d = -(delta + 1/2) is -1; with AVX2 it is 4 d + 1, twice in words of 32 bits.
        let delta = match LANES {
            4 => 0xffff_fffd_ffff_fffd,
            _ => u64::MAX,
        };
        let mut words = [0; LANES];
        words[0] = limbs as u64;
        Self {
            words,
            delta: [delta; LANES],
            inverse: [0; LANES],
            scratch: Unwritten::NOTHING,
            limbs: Unwritten::NOTHING,
            rest: Unwritten::NOTHING,
        }
    }

    /// Lanes with `f = m`, `g = x`, `d = 0` and `e = 2^60`, or `e = 0` modulo 1. A modulus is odd,
    /// or a lane has zeros; each row ends in a zero. What is the negative inverse of a modulus
    /// modulo 2^30 is in its lane.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn enter<const ROW: usize>(&mut self, x: &[[u64; ROW]; LANES], m: &[[u64; ROW]; LANES]) {
        self.assert_rows::<ROW>();
        let (state, x, m) = ((&raw mut *self).cast::<u8>(), x.as_ptr(), m.as_ptr());
        // SAFETY: as for `run`; and the routine reads in `LANES` rows as many bytes as groups of
        // its limbs have.
        unsafe {
            match LANES {
                4 => avx2_multi_lane_enter(state, x.cast(), m.cast(), 8 * ROW),
                _ => avx512_multi_lane_enter(state, x.cast(), m.cast(), 8 * ROW),
            }
        }
    }

    /// Writes the results, and leaves all ones in `delta` for each that there is: now `f` is plus
    /// or minus the gcd, and `d x = 2^60 f` modulo `m`. Overwrites all else that depends on an
    /// operand.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn leave<const ROW: usize>(&mut self, out: &mut [[u64; ROW]; LANES]) {
        self.assert_rows::<ROW>();
        let (state, out) = ((&raw mut *self).cast::<u8>(), out.as_mut_ptr());
        // SAFETY: as for `run`; and the routine writes in `LANES` rows as many bytes as groups of
        // its limbs have, and one more.
        unsafe {
            match LANES {
                4 => avx2_multi_lane_leave(state, out.cast(), 8 * ROW),
                _ => avx512_multi_lane_leave(state, out.cast(), 8 * ROW),
            }
        }
    }

    fn assert_rows<const ROW: usize>(&self) {
        const { assert!(8 * ROW > GROUP_BYTES * L30.div_ceil(GROUP)) };
        assert!(available(LANES) && self.words[0] as usize <= L30);
    }

    /// Runs `batches` batches, at least one.
    ///
    /// Timing: depends on `batches` and the number of limbs.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn run(&mut self, batches: usize) {
        assert!(batches > 0 && available(LANES) && self.words[0] as usize <= L30);
        self.words[1] = batches as u64;
        let state = (&raw mut *self).cast::<u8>();
        // SAFETY: the routine reads and writes one such state, with no more limbs than there are,
        // which is aligned and borrowed for the call; the CPU has what it needs. See SAFETY.md.
        unsafe {
            match LANES {
                4 => avx2_multi_lane(state),
                _ => avx512_multi_lane(state),
            }
        }
    }
}

/// A modulus: odd, with its inverse modulo 2^64.
#[derive(Clone, Copy)]
pub(crate) struct OddNumber<'a> {
    pub limbs: &'a [u64],
    pub inverse64: u64,
}

/// Numbers of `words` limbs, one after the other: their results take their places.
pub(crate) struct Rows<'a> {
    pub limbs: &'a mut [u64],
    pub words: usize,
}

impl Rows<'_> {
    /// No chunks of the slice, whose count would be a division.
    #[inline(always)]
    pub(super) fn row(&mut self, i: usize) -> &mut [u64] {
        &mut self.limbs[self.words * i..][..self.words]
    }
}

/// Inverts at most as many numbers as there are lanes, four with AVX2 or eight with AVX-512, below
/// `2^bits` as their moduli are, by `batches` batches, at least one; zero and no where there is no
/// inverse.
///
/// Timing: depends on the number of elements, on their limbs, on `bits` and `batches`.
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn invert(
    lanes: usize,
    x: Rows<'_>,
    moduli: &[OddNumber<'_>],
    bits: usize,
    batches: usize,
) -> [Mask; MOST] {
    assert!(bits <= LONGEST_IN_LANES && moduli.len() <= lanes && available(lanes));
    // SAFETY: the CPU has these vectors, and with them AVX2, BMI1 and BMI2.
    unsafe {
        match lanes {
            8 => in_lanes::<8>(x, moduli, bits, batches),
            _ => in_lanes::<4>(x, moduli, bits, batches),
        }
    }
}

#[target_feature(enable = "avx2,bmi1,bmi2")]
#[inline]
fn in_lanes<const LANES: usize>(
    x: Rows<'_>,
    moduli: &[OddNumber<'_>],
    bits: usize,
    batches: usize,
) -> [Mask; MOST] {
    with_bucket!(multi_lane, bits, invert_in::<LANES>(x, moduli, batches))
}

/// In a bucket: with `L30` limbs of 30 bits, and `WORDS` words, for which a row has room.
#[target_feature(enable = "avx2,bmi1,bmi2")]
#[inline(never)]
fn invert_in<const LANES: usize, const L30: usize, const ROW: usize, const WORDS: usize>(
    mut x: Rows<'_>,
    moduli: &[OddNumber<'_>],
    batches: usize,
) -> [Mask; MOST] {
    let mut state = MultiLaneState::<LANES, L30>::new(L30);
    let (mut numbers, mut odd) = ([[0; ROW]; LANES], [[0; ROW]; LANES]);
    for (lane, modulus) in moduli.iter().enumerate() {
        copy::<WORDS>(&mut odd[lane], modulus.limbs);
        copy::<WORDS>(&mut numbers[lane], x.row(lane));
        state.inverse[lane] = modulus.inverse64.wrapping_neg() & LIMB;
    }
    state.enter(&numbers, &odd);
    state.run(batches);
    state.leave(&mut numbers);
    let mut yes = [Mask::from_bit(0); MOST];
    for (lane, number) in numbers.iter().enumerate().take(moduli.len()) {
        copy::<WORDS>(x.row(lane), number);
        yes[lane] = Mask::from_bit(state.delta[lane] & 1);
    }
    wipe(&mut state.delta);
    wipe(numbers.as_flattened_mut());
    wipe(odd.as_flattened_mut());
    yes
}

/// The lowest `WORDS` words, or as many as there are; what is above them becomes zero.
#[inline(always)]
pub(super) fn copy<const WORDS: usize>(to: &mut [u64], from: &[u64]) {
    match (to.first_chunk_mut::<WORDS>(), from.first_chunk::<WORDS>()) {
        (Some(low), Some(words)) => {
            *low = *words;
            to[WORDS..].fill(0);
        }
        _ => copy_other(to, from),
    }
}

/// The same for a number of another length.
#[cold]
#[inline(never)]
fn copy_other(to: &mut [u64], from: &[u64]) {
    let shared = to.len().min(from.len());
    to[..shared].copy_from_slice(&from[..shared]);
    to[shared..].fill(0);
}

#[cfg(test)]
pub(crate) mod testing {
    use super::{BATCH, GROUP, LIMB, MultiLaneState, SCRATCH, Unwritten};

    /// The numbers of a lane, in the order of a [`MultiLaneState`].
    #[derive(Clone, Copy)]
    pub(crate) enum Number {
        F,
        G,
    }

    impl<const LANES: usize, const L30: usize> MultiLaneState<LANES, L30> {
        /// As [`Self::new`], with ones where nothing has to be written.
        pub(crate) fn filled() -> Self {
            Self {
                scratch: Unwritten::of([[1; LANES]; SCRATCH]),
                limbs: Unwritten::of([[[1; LANES]; 5]; L30]),
                rest: Unwritten::of([[[1; LANES]; 5]; GROUP - 1]),
                ..Self::new(L30)
            }
        }

        /// Of a state that was [`filled`](Self::filled): the limbs.
        #[allow(unsafe_code)]
        fn limbs(&self) -> &[[[u64; LANES]; 5]; L30] {
            // SAFETY: the type has the layout of what it holds, and all of it was written.
            unsafe { &*(&raw const self.limbs).cast() }
        }

        /// The limbs behind them in the last group.
        #[allow(unsafe_code)]
        fn rest(&self) -> &[[[u64; LANES]; 5]] {
            // SAFETY: as for the limbs.
            let rest: &[_; GROUP - 1] = unsafe { &*(&raw const self.rest).cast() };
            &rest[..L30.next_multiple_of(GROUP) - L30]
        }

        /// The two matrices, behind the constants.
        #[allow(unsafe_code)]
        fn matrices(&self) -> &[[u64; LANES]] {
            // SAFETY: as for the limbs.
            let scratch: &[_; SCRATCH] = unsafe { &*(&raw const self.scratch).cast() };
            &scratch[SCRATCH - 8..]
        }

        /// A number in limbs of 60 bits, the highest one signed.
        pub(crate) fn read(&self, out: &mut [u64], number: Number, lane: usize) {
            let limb = |i: usize| match self.limbs().get(i) {
                Some(limbs) => limbs[number as usize][lane],
                None => 0,
            };
            for (i, o) in out.iter_mut().enumerate() {
                *o = limb(2 * i).wrapping_add(limb(2 * i + 1) << BATCH);
            }
        }

        /// Whether nothing is left of the numbers but where there are inverses.
        pub(crate) fn is_wiped(&self) -> bool {
            let limbs = self.limbs().iter().chain(self.rest()).flatten();
            let vectors = limbs.chain(self.matrices()).chain([&self.inverse]);
            vectors.flatten().all(|&word| word == 0)
        }

        /// The negative inverse of an odd number modulo 2^30.
        pub(crate) fn set_inverse(&mut self, lane: usize, m: u64) {
            self.inverse[lane] = crate::word::invert_mod_2_64(m).wrapping_neg() & LIMB;
        }
    }
}
