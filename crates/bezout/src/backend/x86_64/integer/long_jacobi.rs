// SPDX-License-Identifier: MIT OR Apache-2.0
//! Jacobi symbols of long numbers by batches of sixty half-delta divsteps that also keep what flips
//! them: one routine for all lengths, which has a loop over the limbs, and as many limbs as a
//! number needs \[Por20b, Wui21\].

use super::fg::BOUNDARIES;
use super::finish::sign_of_unit;
use super::head::{BIAS, CONSTANTS, Vector};
use super::jacobi_words::{JacobiWords, flips};
use super::long::{Pairs, capacity, limb, vectors, whole_turns, write};
use super::routines::{self, JACOBI_LONG, JACOBI_REST, JACOBI_TURNS, LONGEST};
use crate::backend::limbs60::{self, wide};
use crate::cpu::Isa;
use crate::ct::wipe;
use crate::symbol::Symbol;

/// What the routine works on: as `JacobiState`, with the limbs at the end.
#[repr(C, align(64))]
pub(crate) struct LongJacobiState<T: ?Sized> {
    pub(super) words: JacobiWords,
    pub(super) constants: [Vector; 4],
    pub(super) boundaries: [Vector; 3],
    pub(super) above: Vector,
    pub(super) halvings: Vector,
    pub(super) falls: Vector,
    pub(super) joints: Vector,
    pub(super) limbs: T,
}

impl<const VECTORS: usize> LongJacobiState<[Pairs; VECTORS]> {
    /// Room, in place.
    #[inline(always)]
    pub(super) fn room() -> Self {
        let zero = Vector::default();
        Self {
            words: JacobiWords::new(1, 0),
            constants: CONSTANTS,
            boundaries: BOUNDARIES,
            above: zero,
            halvings: zero,
            falls: zero,
            joints: zero,
            limbs: [Pairs::default(); VECTORS],
        }
    }
}

impl LongJacobiState<[Pairs]> {
    /// `f = n`, `g = x`, delta = 1/2, in words; `n` is odd. Returns the number of vectors.
    pub(super) fn set(&mut self, n: &[u64], x: &[u64]) -> usize {
        let count = vectors(n.len(), JACOBI_TURNS);
        self.words = JacobiWords::new(n[0], x[0]);
        write(&mut self.limbs[..count], n, x);
        count
    }

    /// Runs `batches` batches, at least one, on `count` vectors, each with two limbs of both
    /// numbers. Returns the matrix of the last one, which is not applied yet. What it does to the
    /// symbol is missing too.
    ///
    /// Timing: depends on both numbers.
    #[allow(unsafe_code)]
    pub(super) fn run(&mut self, count: usize, batches: usize) -> [i64; 4] {
        assert!(batches > 0 && Isa::Avx2.available());
        assert!(2 * count == whole_turns(2 * count, JACOBI_TURNS) && count <= self.limbs.len());
        self.words.batches = batches as u64;
        let before = core::mem::offset_of!(LongJacobiState<[Pairs; 1]>, limbs);
        self.words.scratch[JACOBI_REST] = (before + count * size_of::<Pairs>() - BIAS) as i64;
        // SAFETY: the routine reads and writes one such state up to the end of `count` vectors,
        // which has been asserted to be inside; the state is aligned and borrowed for the call; the
        // CPU has AVX2.
        unsafe {
            routines::avx2_jacobi_long((&raw mut *self).cast::<u8>().add(BIAS));
        }
        self.words.last_matrix()
    }

    /// The symbol after `batches` batches, of which `t` is the last matrix; `n` is the lowest word
    /// of the first `f`.
    fn symbol(&self, count: usize, t: &[i64; 4], batches: usize, n: u64) -> Symbol {
        let limb = |number, i| limb(&self.limbs[..count], number, i);
        // A word with the sign of `f` before the last batch, whose limbs may be a little too long.
        let before = (0..count).fold(0, |carry, i| (carry >> limbs60::BITS) + limb(0, i) as i64);
        let (after, yes) = sign_of_unit(count, limbs60::BITS, |i| {
            wide(t[0], limb(0, i)) + wide(t[1], limb(1, i))
        });
        let mut flips = flips(
            &self.words,
            [&self.halvings, &self.falls, &self.joints],
            batches,
        );
        self.words
            .settle(&mut flips, t, before, after.word() as i64);
        flips.symbol(n, yes)
    }

    fn wipe(&mut self) {
        wipe(core::slice::from_mut(&mut self.words));
        wipe(self.limbs.as_flattened_mut());
        for lanes in [
            &mut self.above,
            &mut self.halvings,
            &mut self.falls,
            &mut self.joints,
        ] {
            wipe(&mut lanes.0);
        }
    }
}

/// As [`jacobi`](super::jacobi::jacobi), at most [`LONGEST`] words.
///
/// Timing: depends on the length and on `batches`. Source: \[Por20b, Wui21\].
pub(super) fn jacobi(x: &[u64], n: &[u64], batches: usize) -> Symbol {
    let words = n.len();
    assert!(words <= LONGEST && x.len() == words);
    match capacity(words) {
        0 => jacobi_in::<{ JACOBI_LONG[0] / 2 }>(x, n, batches),
        1 => jacobi_in::<{ JACOBI_LONG[1] / 2 }>(x, n, batches),
        _ => jacobi_in::<{ JACOBI_LONG[2] / 2 }>(x, n, batches),
    }
}

#[inline(never)]
fn jacobi_in<const VECTORS: usize>(x: &[u64], n: &[u64], batches: usize) -> Symbol {
    let mut state = LongJacobiState::<[Pairs; VECTORS]>::room();
    jacobi_with(&mut state, x, n, batches)
}

#[inline(never)]
fn jacobi_with(
    state: &mut LongJacobiState<[Pairs]>,
    x: &[u64],
    n: &[u64],
    batches: usize,
) -> Symbol {
    let count = state.set(n, x);
    let t = state.run(count, batches);
    let symbol = state.symbol(count, &t, batches, n[0]);
    state.wipe();
    symbol
}
