// SPDX-License-Identifier: MIT OR Apache-2.0
//! The batches of a Jacobi symbol: sixty half-delta divsteps that collect flips, and beside them
//! the update of `f` and `g` by the batch before, in NEON \[Por20b, Wui21\].

use super::state::{Head, State, join, limb};
use crate::backend::flips::Flips;
use crate::ct::wipe;

/// What a routine works on.
#[repr(C, align(64))]
pub(crate) struct JacobiState<const LIMBS: usize> {
    pub(super) head: Head,
    pub(super) halvings: i64,
    pub(super) falls: i64,
    pub(super) turns: i64,
    pub(super) batches: u64,
    pub(super) unused: u64,
    /// Of `f` and `g`.
    pub(super) limbs: [[u32; 2]; LIMBS],
}

/// Runs `batches` batches, at least one, from `f` and `g`, which have limbs of 60 bits and are less
/// than `2^(30 LIMBS)` in absolute value. Writes the last `f`, and returns the flips.
///
/// Timing: depends on the lengths and on `batches`.
#[inline(always)]
pub(crate) fn run<const N: usize, const LIMBS: usize>(
    f: &mut [u64; N],
    g: &[u64; N],
    batches: usize,
) -> Flips
where
    JacobiState<LIMBS>: State,
{
    assert!(batches > 0);
    // The steps look at the low 61 bits.
    let low = |x: &[u64; N]| x[0] | x[1] << 60;
    let mut state: JacobiState<LIMBS> = JacobiState {
        head: Head::new(low(f), low(g)),
        halvings: 0,
        falls: 0,
        turns: 0,
        batches: batches as u64,
        unused: 0,
        limbs: core::array::from_fn(|i| [limb::<N, LIMBS>(f, i), limb::<N, LIMBS>(g, i)]),
    };
    state.run();
    join::<N, LIMBS>(f, |i| state.limbs[i][0]);
    let flips = Flips {
        halvings: state.halvings,
        falls: state.falls,
        turns: state.turns,
    };
    state.head.wipe();
    for word in [&mut state.halvings, &mut state.falls, &mut state.turns] {
        wipe(core::slice::from_mut(word));
    }
    wipe(state.limbs.as_flattened_mut());
    flips
}
