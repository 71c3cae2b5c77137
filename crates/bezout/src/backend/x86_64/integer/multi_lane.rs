// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversions modulo independent numbers by batches of thirty half-delta divsteps, one in each lane of 64
//! bits: four lanes with AVX2, eight with AVX-512 \[BY19, Wui21\].

use super::finish::{divide, is_unit, residue};
use super::routines::{
    LONGEST_IN_LANES, SHORTEST_IN_LANES, avx2_multi_lane, avx512_multi_lane, with_bucket,
};
use super::words::{padded, write};
use crate::backend::limbs60::{limb_of, negate_if, to_words};
use crate::cpu::Isa;
use crate::ct::{Mask, wipe};
use crate::limbs::equals_word;

/// Steps in a batch.
pub(crate) const BATCH: usize = 30;
/// Vectors of scratch.
const SCRATCH: usize = 17;
const LIMB: u64 = (1 << BATCH) - 1;

/// The most lanes.
pub(crate) const MOST: usize = 8;

/// The numbers of a lane, in the order of a [`MultiLaneState`].
#[derive(Clone, Copy)]
pub(crate) enum Number {
    F,
    G,
    D,
    E,
    M,
}

/// What a routine works on: `LANES` lanes, and numbers of up to `L30` limbs of 30 bits.
#[repr(C, align(64))]
pub(crate) struct MultiLaneState<const LANES: usize, const L30: usize> {
    /// The number of limbs, the number of batches, and padding.
    pub(super) words: [u64; LANES],
    pub(super) delta: [u64; LANES],
    pub(super) inverse: [u64; LANES],
    pub(super) scratch: [[u64; LANES]; SCRATCH],
    pub(super) limbs: [[[u64; LANES]; 5]; L30],
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
    /// Lanes of zeros, which do no harm, with delta = 1/2.
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
            scratch: [[0; LANES]; SCRATCH],
            limbs: [[[0; LANES]; 5]; L30],
        }
    }

    /// A lane with `f = m`, `g = x`, `d = 0`, `e = 2^60 unit`, where `unit` is 0 or 1, and `inverse` is
    /// that of `m` modulo 2^30 or beyond. `m` is odd.
    #[inline(always)]
    pub fn set<const WORDS: usize>(
        &mut self,
        lane: usize,
        m: &[u64; WORDS],
        x: &[u64; WORDS],
        inverse: u64,
        unit: u64,
    ) {
        self.inverse[lane] = inverse.wrapping_neg() & LIMB;
        for (i, numbers) in self.limbs.iter_mut().enumerate() {
            let low = limb_of(m, BATCH, i);
            numbers[Number::F as usize][lane] = low;
            numbers[Number::G as usize][lane] = limb_of(x, BATCH, i);
            numbers[Number::M as usize][lane] = low;
        }
        self.limbs[60 / BATCH][Number::E as usize][lane] = unit;
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
        // SAFETY: the routine reads and writes one such state, with no more limbs than there are, which is
        // aligned and borrowed for the call; the CPU has what it needs. See SAFETY.md.
        unsafe {
            match LANES {
                4 => avx2_multi_lane(state),
                _ => avx512_multi_lane(state),
            }
        }
    }

    /// A number in limbs of 60 bits, the highest one signed.
    #[inline(always)]
    pub fn read(&self, out: &mut [u64], number: Number, lane: usize) {
        let used = (self.words[0] as usize).min(L30);
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
        wipe(self.scratch.as_flattened_mut());
        wipe(self.limbs.as_flattened_mut().as_flattened_mut());
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
    fn row(&mut self, i: usize) -> &mut [u64] {
        &mut self.limbs[self.words * i..][..self.words]
    }
}

/// Inverts at most as many numbers as there are lanes, four with AVX2 or eight with AVX-512, below `2^bits`
/// as their moduli are, by `batches` batches, at least one; zero and no where there is no inverse.
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

/// In a bucket, with `L30` limbs of 30 bits and `L60` of 60.
#[target_feature(enable = "avx2,bmi1,bmi2")]
#[inline(never)]
fn invert_in<const LANES: usize, const L30: usize, const L60: usize, const WORDS: usize>(
    mut x: Rows<'_>,
    moduli: &[OddNumber<'_>],
    batches: usize,
) -> [Mask; MOST] {
    let mut state = MultiLaneState::<LANES, L30>::new(L30);
    for (lane, modulus) in moduli.iter().enumerate() {
        let m = padded::<WORDS>(modulus.limbs);
        // e = 2^60 modulo m, which is 0 modulo 1: a division by 2^60 is left for the end.
        let unit = (!equals_word(&m, 1)).bit();
        let number = padded::<WORDS>(x.row(lane));
        state.set(lane, &m, &number, modulus.inverse64, unit);
    }
    state.run(batches);
    let mut yes = [Mask::from_bit(0); MOST];
    for (lane, modulus) in moduli.iter().enumerate() {
        yes[lane] = finish::<LANES, L30, L60, WORDS>(&state, lane, x.row(lane), modulus.inverse64);
    }
    state.wipe();
    yes
}

/// The result of a lane: now `f` is plus or minus the gcd, and `d x = 2^60 f` modulo `m`.
#[inline(always)]
fn finish<const LANES: usize, const L30: usize, const L60: usize, const WORDS: usize>(
    state: &MultiLaneState<LANES, L30>,
    lane: usize,
    out: &mut [u64],
    inverse64: u64,
) -> Mask {
    let (mut f, mut d, mut m) = ([0; L60], [0; L60], [0; L60]);
    state.read(&mut f, Number::F, lane);
    state.read(&mut d, Number::D, lane);
    state.read(&mut m, Number::M, lane);
    // The second bit of plus or minus 1 is its sign.
    let sign = Mask::odd(f[0] >> 1);
    let yes = is_unit(&f, sign);
    // At most 2^60 + (batches + 1) m in absolute value, as what `divide` takes.
    negate_if(&mut d, sign);
    divide(&mut d, &m, inverse64);
    let mut modulus = [0; WORDS];
    to_words(&mut modulus, &m);
    let mut words = residue(&d, &modulus, yes);
    write(out, &words);
    for secret in [&mut words, &mut modulus] {
        wipe(secret);
    }
    for secret in [&mut f, &mut d, &mut m] {
        wipe(secret);
    }
    yes
}
