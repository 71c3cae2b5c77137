// SPDX-License-Identifier: MIT OR Apache-2.0
//! The batches of a gcd: sixty half-delta divsteps, and beside them the update of `f` and `g` by
//! the batch before, in NEON \[BY19, Wui21\].

use super::state::{Head, State, join, limb};
use crate::ct::wipe;

/// What a routine works on.
#[repr(C, align(64))]
pub(crate) struct GcdState<const LIMBS: usize> {
    pub(super) head: Head,
    pub(super) batches: u64,
    /// Of `f` and `g`.
    pub(super) limbs: [[u32; 2]; LIMBS],
}

/// Runs `batches` batches, at least one, from `f` and `g`, which have limbs of 60 bits and are less
/// than `2^(30 LIMBS)` in absolute value. Writes the last `f`.
///
/// Timing: depends on the lengths and on `batches`.
#[inline(always)]
pub(crate) fn run<const N: usize, const LIMBS: usize>(
    f: &mut [u64; N],
    g: &[u64; N],
    batches: usize,
) where
    GcdState<LIMBS>: State,
{
    assert!(batches > 0);
    let mut state: GcdState<LIMBS> = GcdState {
        head: Head::new(f[0], g[0]),
        batches: batches as u64,
        limbs: core::array::from_fn(|i| [limb::<N, LIMBS>(f, i), limb::<N, LIMBS>(g, i)]),
    };
    state.run();
    join::<N, LIMBS>(f, |i| state.limbs[i][0]);
    state.head.wipe();
    wipe(state.limbs.as_flattened_mut());
}
