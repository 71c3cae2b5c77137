// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversions modulo independent numbers, one in each lane of the vectors of x86-64 \[BY19, Wui21\].
//!
//! All lanes run the same number of rounds of thirty divsteps, which depends on public lengths alone.

use super::invert::{divide, is_unit, padded, residue, write};
use crate::backend::x86_64::integer::multi_lane::{BATCH, Number, State, available};
use crate::ct::{Mask, wipe};
use crate::integer::divstep::batches::batches_of;
use crate::integer::divstep::update::{negate_if, to_words};
use crate::integer::modulus_ref::ModulusRef;
use crate::limbs::equals_word;

/// The longest numbers, in bits.
pub(crate) const BITS: usize = 4096;

/// The largest group.
pub(crate) const GROUP: usize = 8;

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

/// Inverts at most as many numbers as there are lanes, four or eight, below `2^bits` as their moduli are; zero
/// and no where there is no inverse.
///
/// Timing: depends on the number of elements, on their limbs and on `bits`.
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn invert(
    lanes: usize,
    x: Rows<'_>,
    moduli: &[ModulusRef<'_>],
    bits: usize,
) -> [Mask; GROUP] {
    assert!(bits <= BITS && moduli.len() <= lanes && lanes <= GROUP && available(lanes));
    // SAFETY: the CPU has these vectors, and with them AVX2, BMI1 and BMI2.
    unsafe {
        match lanes {
            8 => with_length::<8>(x, moduli, bits),
            _ => with_length::<4>(x, moduli, bits),
        }
    }
}

/// Limbs of 30 bits with room for a sign and for a factor that is the number of rounds, in the lower half
/// of the 32 bits of the highest limb.
#[target_feature(enable = "avx2,bmi1,bmi2")]
#[inline]
fn with_length<const W: usize>(
    x: Rows<'_>,
    moduli: &[ModulusRef<'_>],
    bits: usize,
) -> [Mask; GROUP] {
    match bits {
        0..=256 => rounds::<W, 9, 5, 4>(x, moduli, bits),
        257..=384 => rounds::<W, 13, 7, 6>(x, moduli, bits),
        385..=528 => rounds::<W, 18, 9, 9>(x, moduli, bits),
        529..=1024 => rounds::<W, 35, 18, 16>(x, moduli, bits),
        1025..=2048 => rounds::<W, 69, 35, 32>(x, moduli, bits),
        _ => rounds::<W, 137, 69, 64>(x, moduli, bits),
    }
}

/// With `N` limbs of 30 bits, `C` of 60 and `K` of 64.
#[target_feature(enable = "avx2,bmi1,bmi2")]
#[inline(never)]
fn rounds<const W: usize, const N: usize, const C: usize, const K: usize>(
    mut x: Rows<'_>,
    moduli: &[ModulusRef<'_>],
    bits: usize,
) -> [Mask; GROUP] {
    let mut state = State::<W, N>::new(N);
    for (lane, modulus) in moduli.iter().enumerate() {
        let m = padded::<K>(modulus.limbs());
        // e = 2^60 modulo m, which is 0 modulo 1: a division by 2^60 is left for the end.
        let unit = (!equals_word(&m, 1)).bit();
        state.set(
            lane,
            &m,
            &padded::<K>(x.row(lane)),
            modulus.inverse64(),
            unit,
        );
    }
    state.run(batches_of(BATCH, bits));
    let mut yes = [Mask::from_bit(0); GROUP];
    for (lane, modulus) in moduli.iter().enumerate() {
        yes[lane] = finish::<W, N, C, K>(&state, lane, x.row(lane), modulus.inverse64());
    }
    state.wipe();
    yes
}

/// The result of a lane: now `f` is plus or minus the gcd, and `d x = 2^60 f` modulo `m`.
#[inline(always)]
fn finish<const W: usize, const N: usize, const C: usize, const K: usize>(
    state: &State<W, N>,
    lane: usize,
    out: &mut [u64],
    inverse64: u64,
) -> Mask {
    let (mut f, mut d, mut m) = ([0; C], [0; C], [0; C]);
    state.read(&mut f, Number::F, lane);
    state.read(&mut d, Number::D, lane);
    state.read(&mut m, Number::M, lane);
    // The second bit of plus or minus 1 is its sign.
    let sign = Mask::odd(f[0] >> 1);
    let yes = is_unit(&f, sign);
    // At most 2^60 + (rounds + 1) m in absolute value, as what `divide` takes.
    negate_if(&mut d, sign);
    divide(&mut d, &m, inverse64);
    let mut modulus = [0; K];
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
