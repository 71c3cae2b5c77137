// SPDX-License-Identifier: MIT OR Apache-2.0
//! The batches of an inversion: sixty half-delta divsteps, and beside them the update of the long numbers by the batch before,
//! in NEON \[BY19, Wui21\].

#![allow(unsafe_code)]

use super::routines::neon_invert_4;
use crate::ct::wipe;

/// What a routine works on. The numbers `f`, `g`, `d` and `e` have limbs of 30 bits, of which the highest is signed.
#[repr(C, align(64))]
pub(super) struct InvertState<const LIMBS: usize, const PADDED: usize> {
    /// The low 60 bits of `f` and `g`.
    pub(super) f: u64,
    pub(super) g: u64,
    /// `-(delta + 1/2)`.
    pub(super) delta: i64,
    /// The matrix that the first pass applies.
    pub(super) u: i64,
    pub(super) v: i64,
    pub(super) q: i64,
    pub(super) r: i64,
    pub(super) inverse: u64,
    pub(super) batches: u64,
    pub(super) unused: u64,
    pub(super) limbs: [[u32; 4]; LIMBS],
    pub(super) modulus: [u32; PADDED],
}

/// 30-bit limbs of numbers of four words, and of their modulus in whole vectors.
const LIMBS: usize = 9;
const PADDED: usize = 12;
const BITS: u32 = 30;
const LOW: u64 = (1 << BITS) - 1;
/// Limbs of 60 bits of the same numbers.
pub(crate) const LENGTH: usize = 5;

/// Whether there is a routine for numbers of as many words.
pub(crate) const fn takes(words: usize) -> bool {
    words == 4
}

/// Runs `batches` batches, at least one, from `f`, `g`, `d`, `e`, which have limbs of 60 bits and are less than `2^257` in absolute
/// value, on `d` and `e` in `(-2m, m)`. `inverse` is that of `m` modulo `2^60` or beyond. Writes the last `f` and `d`.
///
/// Timing: depends on `batches`.
#[inline(always)]
pub(crate) fn run(
    numbers: [&mut [u64; LENGTH]; 4],
    m: &[u64; LENGTH],
    inverse: u64,
    batches: usize,
) {
    assert!(batches > 0);
    let [f, g, d, e] = numbers;
    let mut state: InvertState<LIMBS, PADDED> = InvertState {
        f: f[0],
        g: g[0],
        // delta = 1/2
        delta: -1,
        // The unit matrix, times what a pass divides by.
        u: 1 << 60,
        v: 0,
        q: 0,
        r: 1 << 60,
        inverse,
        batches: batches as u64,
        unused: 0,
        limbs: core::array::from_fn(|i| [limb(f, i), limb(g, i), limb(d, i), limb(e, i)]),
        modulus: core::array::from_fn(|i| if i < LIMBS { limb(m, i) } else { 0 }),
    };
    // SAFETY: the routine reads and writes exactly one such state, which is aligned and borrowed for the call; every CPU of
    // this target has NEON. See SAFETY.md.
    unsafe { neon_invert_4((&raw mut state).cast()) }
    for (i, (f, d)) in f.iter_mut().zip(d.iter_mut()).enumerate() {
        let at = |number: usize| {
            let limb = |i: usize| u64::from(state.limbs[i][number]);
            match i == LENGTH - 1 {
                // The highest limb, with its sign.
                true => state.limbs[2 * i][number] as i32 as u64,
                false => limb(2 * i) | limb(2 * i + 1) << BITS,
            }
        };
        (*f, *d) = (at(0), at(2));
    }
    wipe(state.limbs.as_flattened_mut());
    wipe(&mut state.modulus);
    for word in [&mut state.f, &mut state.g, &mut state.inverse] {
        wipe(core::slice::from_mut(word));
    }
}

/// Limb `i` of 30 bits.
#[inline(always)]
fn limb(x: &[u64; LENGTH], i: usize) -> u32 {
    match (i % 2, i == LIMBS - 1) {
        (_, true) => x[i / 2] as u32,
        (0, _) => (x[i / 2] & LOW) as u32,
        _ => (x[i / 2] >> BITS) as u32,
    }
}
