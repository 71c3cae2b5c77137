// SPDX-License-Identifier: MIT OR Apache-2.0
//! The batches of an inversion: sixty half-delta divsteps, and beside them the update of the long
//! numbers by the batch before, in NEON \[BY19, Wui21\].

use super::state::{Head, State, join, limb};
use crate::ct::wipe;

/// What a routine works on.
#[repr(C, align(64))]
pub(crate) struct InvertState<const LIMBS: usize, const PADDED: usize> {
    pub(super) head: Head,
    pub(super) inverse: u64,
    pub(super) batches: u64,
    pub(super) unused: u64,
    /// Of `f`, `g`, `d` and `e`.
    pub(super) limbs: [[u32; 4]; LIMBS],
    pub(super) modulus: [u32; PADDED],
}

/// Runs `batches` batches, at least one, from `f`, `g`, `d`, `e`, which have limbs of 60 bits and
/// are less than `2^(30 LIMBS)` in absolute value, on `d` and `e` in `(-2m, m)`. `inverse` is that
/// of `m` modulo `2^60` or beyond. Writes the last `f` and `d`.
///
/// Timing: depends on the lengths and on `batches`.
#[inline(always)]
pub(crate) fn run<const N: usize, const LIMBS: usize, const PADDED: usize>(
    numbers: [&mut [u64; N]; 4],
    m: &[u64; N],
    inverse: u64,
    batches: usize,
) where
    InvertState<LIMBS, PADDED>: State,
{
    assert!(batches > 0);
    let mut state: InvertState<LIMBS, PADDED> = InvertState {
        head: Head::new(numbers[0][0], numbers[1][0]),
        inverse,
        batches: batches as u64,
        unused: 0,
        limbs: core::array::from_fn(|i| numbers.each_ref().map(|x| limb::<N, LIMBS>(x, i))),
        modulus: core::array::from_fn(|i| if i < LIMBS { limb::<N, LIMBS>(m, i) } else { 0 }),
    };
    state.run();
    let [f, _, d, _] = numbers;
    join::<N, LIMBS>(f, |i| state.limbs[i][0]);
    join::<N, LIMBS>(d, |i| state.limbs[i][2]);
    state.head.wipe();
    wipe(core::slice::from_mut(&mut state.inverse));
    wipe(state.limbs.as_flattened_mut());
    wipe(&mut state.modulus);
}
