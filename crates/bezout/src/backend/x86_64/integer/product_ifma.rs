// SPDX-License-Identifier: MIT OR Apache-2.0
//! Montgomery products on limbs of 52 bits in vectors of eight lanes, and the passes of batch inversion \[Mon85, Mon87\].

use super::routines::{
    ifma_montgomery_backward_4, ifma_montgomery_backward_6, ifma_montgomery_backward_8,
    ifma_montgomery_backward_9, ifma_montgomery_fold_4, ifma_montgomery_fold_6,
    ifma_montgomery_fold_8, ifma_montgomery_fold_9, ifma_montgomery_forward_4,
    ifma_montgomery_forward_6, ifma_montgomery_forward_8, ifma_montgomery_forward_9,
    ifma_montgomery_unfold_4, ifma_montgomery_unfold_6, ifma_montgomery_unfold_8,
    ifma_montgomery_unfold_9,
};
use crate::cpu::Isa;
use crate::ct::wipe;

const BITS: usize = 52;
const LOW: u64 = (1 << BITS) - 1;
const LANES: usize = 8;
const CHAINS: usize = 2;

/// Running products: a step of the passes takes so many numbers, one to each.
pub(crate) const ROWS: usize = LANES * CHAINS;

/// Of so many steps, all but one keep their products.
const KEPT: usize = 4;

/// A word for each lane.
type Vector = [u64; LANES];

/// Whether there are routines for `limbs` limbs.
#[inline(always)]
pub(crate) const fn takes(limbs: usize) -> bool {
    matches!(limbs, 4 | 6 | 8 | 9)
}

/// Sixteen running products of numbers of `W` words, in `L` limbs of 52 bits.
///
/// *Invariant:* a number in limbs is below 8/7 of the modulus; what is above 52 bits of a limb does not count.
#[repr(C, align(64))]
pub(crate) struct Products<const W: usize, const L: usize> {
    pub(super) modulus: [Vector; L],
    /// `-m^-1` modulo 2^52.
    pub(super) factor: Vector,
    pub(super) mask: Vector,
    pub(super) one: Vector,
    pub(super) orders: [Vector; 3],
    /// The running products, or their inverses.
    pub(super) p: [[Vector; L]; CHAINS],
    pub(super) spare: [[Vector; L]; CHAINS],
    /// What `p` was before the first step.
    pub(super) first: [[Vector; L]; CHAINS],
    pub(super) x: [[Vector; L]; CHAINS],
    pub(super) others: [[Vector; L]; 3],
    pub(super) total: [Vector; W],
}

impl<const W: usize, const L: usize> Products<W, L> {
    /// All of them 1, modulo `m`; `minus_inverse` is `-m^-1` modulo 2^52 or beyond.
    #[inline(always)]
    pub fn new(m: &[u64; W], minus_inverse: u64) -> Self {
        let zeros = [[[0; LANES]; L]; CHAINS];
        let mut products = Self {
            modulus: core::array::from_fn(|j| [limb(m, j); LANES]),
            factor: [minus_inverse & LOW; LANES],
            mask: [LOW; LANES],
            one: [1; LANES],
            orders: [1, 2, 4].map(|bit| core::array::from_fn(|lane| (lane ^ bit) as u64)),
            p: zeros,
            spare: zeros,
            first: zeros,
            x: zeros,
            others: [[[0; LANES]; L]; 3],
            total: [[0; LANES]; W],
        };
        for p in &mut products.p {
            p[0] = [1; LANES];
        }
        products
    }

    /// How many words of products are kept in `steps` steps. They fit where the numbers of these steps do, with seven words to
    /// spare.
    pub const fn kept(steps: usize) -> usize {
        (steps.saturating_sub(1) - steps / KEPT) * CHAINS * L * LANES
    }

    /// Multiplies all running products by a number of each step, zeros left out.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn forward(&mut self, xs: &[[u64; W]], kept: &mut [u64]) {
        let steps = steps(xs);
        assert!(available(W) && steps > 0 && kept.len() >= Self::kept(steps));
        let (state, x, kept) = (self.state(), xs.as_ptr().cast(), kept.as_mut_ptr());
        // SAFETY: the routine for W reads ROWS rows of x for each step, and writes the kept products of as many steps; the state
        // is aligned and borrowed for the call; the CPU has IFMA. See SAFETY.md.
        unsafe {
            match W {
                4 => ifma_montgomery_forward_4(state, x, kept, steps),
                6 => ifma_montgomery_forward_6(state, x, kept, steps),
                8 => ifma_montgomery_forward_8(state, x, kept, steps),
                _ => ifma_montgomery_forward_9(state, x, kept, steps),
            }
        }
    }

    /// The product of all running products, canonical.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn fold(&mut self) -> [u64; W] {
        assert!(available(W));
        let state = self.state();
        // SAFETY: the routine for W stays in the state, which is aligned and borrowed for the call; the CPU has IFMA. See
        // SAFETY.md.
        unsafe {
            match W {
                4 => ifma_montgomery_fold_4(state),
                6 => ifma_montgomery_fold_6(state),
                8 => ifma_montgomery_fold_8(state),
                _ => ifma_montgomery_fold_9(state),
            }
        }
        self.total.map(|word| word[0])
    }

    /// Replaces the running products by their inverses, out of that of [`fold`](Self::fold), which is canonical. A factor of
    /// it is a factor of all inverses from then on.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn unfold(&mut self, inverse: &[u64; W]) {
        assert!(available(W));
        self.total = inverse.map(|word| [word; LANES]);
        let state = self.state();
        // SAFETY: as for `fold`.
        unsafe {
            match W {
                4 => ifma_montgomery_unfold_4(state),
                6 => ifma_montgomery_unfold_6(state),
                8 => ifma_montgomery_unfold_8(state),
                _ => ifma_montgomery_unfold_9(state),
            }
        }
    }

    /// Takes the numbers of [`forward`](Self::forward) out of the inverses of running products, from the last one to the first,
    /// and replaces them by their canonical inverses. Zeros stay. Returns zero if there were none.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn backward(&mut self, xs: &mut [[u64; W]], kept: &[u64]) -> u64 {
        let steps = steps(xs);
        assert!(available(W) && steps > 0 && kept.len() >= Self::kept(steps));
        let (state, x, kept) = (self.state(), xs.as_mut_ptr().cast(), kept.as_ptr());
        // SAFETY: the routine for W reads and writes ROWS rows of x for each step, and reads the kept products of as many steps;
        // the state is aligned and borrowed for the call; the CPU has IFMA. See SAFETY.md.
        unsafe {
            match W {
                4 => ifma_montgomery_backward_4(state, x, kept, steps),
                6 => ifma_montgomery_backward_6(state, x, kept, steps),
                8 => ifma_montgomery_backward_8(state, x, kept, steps),
                _ => ifma_montgomery_backward_9(state, x, kept, steps),
            }
        }
    }

    /// Before [`backward`](Self::backward), for numbers that were the first: the running products before them were 1.
    #[inline(always)]
    pub fn begin_at_one(&mut self) {
        for first in &mut self.first {
            *first = [[0; LANES]; L];
            first[0] = [1; LANES];
        }
    }

    /// Overwrites all.
    #[inline(always)]
    pub fn wipe(&mut self) {
        wipe(self.modulus.as_flattened_mut());
        wipe(&mut self.factor);
        for numbers in [&mut self.p, &mut self.spare, &mut self.first, &mut self.x] {
            wipe(numbers.as_flattened_mut().as_flattened_mut());
        }
        wipe(self.others.as_flattened_mut().as_flattened_mut());
        wipe(self.total.as_flattened_mut());
    }

    fn state(&mut self) -> *mut u8 {
        const { assert!(takes(W) && BITS * L >= 64 * W + 4) };
        (&raw mut *self).cast()
    }
}

#[inline(always)]
fn available(limbs: usize) -> bool {
    takes(limbs) && Isa::Ifma.available()
}

/// The numbers of whole steps alone are accepted.
#[inline(always)]
fn steps<const W: usize>(xs: &[[u64; W]]) -> usize {
    assert!(xs.len().is_multiple_of(ROWS));
    xs.len() / ROWS
}

/// Limb `j` of a number of words.
#[inline(always)]
fn limb<const W: usize>(x: &[u64; W], j: usize) -> u64 {
    let (i, shift) = (BITS * j / 64, BITS * j % 64);
    let word = |i: usize| if i < W { x[i] } else { 0 };
    let above = if shift == 0 {
        0
    } else {
        word(i + 1) << (64 - shift)
    };
    (word(i) >> shift | above) & LOW
}
