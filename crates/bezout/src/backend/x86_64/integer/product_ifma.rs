// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products on limbs of 52 or 51 bits in vectors of eight lanes, and the passes of batch inversion \[Mon85, Mon87\].

use super::product::takes_offset;
use super::routines::*;
use crate::cpu::Isa;
use crate::ct::wipe;
use core::marker::PhantomData;

const LANES: usize = 8;
const CHAINS: usize = 2;

/// Running products: a step of the passes takes one number to each.
pub(crate) const ROWS: usize = LANES * CHAINS;

/// Of four steps all but one keep their products.
const KEPT: usize = 4;

/// A word for each lane.
type Vector = [u64; LANES];

/// Whether there are routines for `limbs` limbs.
#[inline(always)]
pub(crate) const fn takes(limbs: usize) -> bool {
    matches!(limbs, 4 | 6 | 8 | 9)
}

/// A kind of products, of numbers of `W` words in `L` limbs.
pub(crate) trait Kind<const W: usize, const L: usize> {
    /// Of a limb.
    const BITS: usize;
    const FORWARD: unsafe extern "sysv64" fn(*mut u8, *const u64, *mut u64, usize);
    const BACKWARD: unsafe extern "sysv64" fn(*mut u8, *mut u64, *const u64, usize) -> u64;
    const FOLD: unsafe extern "sysv64" fn(*mut u8);
    const UNFOLD: unsafe extern "sysv64" fn(*mut u8);
}

/// Montgomery's, modulo any odd number. What is above 52 bits of a limb does not count.
pub(crate) struct Montgomery52;

/// Modulo `2^255 - r`, for the offsets that the passes of `product` take.
pub(crate) struct PseudoMersenne51;

/// Names the routines of a kind.
macro_rules! kind {
    ($kind:ty, $words:literal, $limbs:literal, $bits:literal: $forward:ident, $backward:ident, $fold:ident, $unfold:ident) => {
        impl Kind<$words, $limbs> for $kind {
            const BITS: usize = $bits;
            const FORWARD: unsafe extern "sysv64" fn(*mut u8, *const u64, *mut u64, usize) =
                $forward;
            const BACKWARD: unsafe extern "sysv64" fn(*mut u8, *mut u64, *const u64, usize) -> u64 =
                $backward;
            const FOLD: unsafe extern "sysv64" fn(*mut u8) = $fold;
            const UNFOLD: unsafe extern "sysv64" fn(*mut u8) = $unfold;
        }
    };
}
kind!(
    Montgomery52, 4, 5, 52: ifma_montgomery_forward_4, ifma_montgomery_backward_4, ifma_montgomery_fold_4, ifma_montgomery_unfold_4
);
kind!(
    Montgomery52, 6, 8, 52: ifma_montgomery_forward_6, ifma_montgomery_backward_6, ifma_montgomery_fold_6, ifma_montgomery_unfold_6
);
kind!(
    Montgomery52, 8, 10, 52: ifma_montgomery_forward_8, ifma_montgomery_backward_8, ifma_montgomery_fold_8, ifma_montgomery_unfold_8
);
kind!(
    Montgomery52, 9, 12, 52: ifma_montgomery_forward_9, ifma_montgomery_backward_9, ifma_montgomery_fold_9, ifma_montgomery_unfold_9
);
kind!(
    PseudoMersenne51, 4, 5, 51: ifma_pseudo_mersenne_forward_4, ifma_pseudo_mersenne_backward_4, ifma_pseudo_mersenne_fold_4, ifma_pseudo_mersenne_unfold_4
);

/// Sixteen running products of numbers of `W` words, in `L` limbs.
///
/// *Invariant:* a number in limbs is below 8/7 of the modulus; modulo `2^255 - r` its limbs are below 2^51 + 2^45.
#[repr(C, align(64))]
pub(crate) struct Products<K, const W: usize, const L: usize> {
    pub(super) modulus: [Vector; L],
    /// `-m^-1` modulo 2^52, or `r`.
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
    kind: PhantomData<K>,
}

impl<const W: usize, const L: usize> Products<Montgomery52, W, L>
where
    Montgomery52: Kind<W, L>,
{
    /// All of them 1, modulo `m`; `minus_inverse` is `-m^-1` modulo 2^52 or beyond.
    #[inline(always)]
    pub fn montgomery(m: &[u64; W], minus_inverse: u64) -> Self {
        Self::new(
            m,
            minus_inverse & ((1 << <Montgomery52 as Kind<W, L>>::BITS) - 1),
        )
    }
}

impl Products<PseudoMersenne51, 4, 5> {
    /// All of them 1, modulo `2^255 - r`, for an offset of [`takes_offset`].
    #[inline(always)]
    pub fn pseudo_mersenne(r: u64) -> Self {
        assert!(takes_offset(r));
        let (ones, top) = (u64::MAX, u64::MAX >> 1);
        Self::new(&[r.wrapping_neg(), ones, ones, top], r)
    }
}

impl<K: Kind<W, L>, const W: usize, const L: usize> Products<K, W, L> {
    #[inline(always)]
    fn new(m: &[u64; W], factor: u64) -> Self {
        let zeros = [[[0; LANES]; L]; CHAINS];
        let mut products = Self {
            modulus: core::array::from_fn(|j| [limb(m, K::BITS, j); LANES]),
            factor: [factor; LANES],
            mask: [(1 << K::BITS) - 1; LANES],
            one: [1; LANES],
            orders: [1, 2, 4].map(|bit| core::array::from_fn(|lane| (lane ^ bit) as u64)),
            p: zeros,
            spare: zeros,
            first: zeros,
            x: zeros,
            others: [[[0; LANES]; L]; 3],
            total: [[0; LANES]; W],
            kind: PhantomData,
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
        unsafe { K::FORWARD(state, x, kept, steps) }
    }

    /// The product of all running products, canonical.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn fold(&mut self) -> [u64; W] {
        assert!(available(W));
        let state = self.state();
        // SAFETY: the routine for W stays in the state, which is aligned and borrowed for the call; the CPU has IFMA. See
        // SAFETY.md.
        unsafe { K::FOLD(state) };
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
        unsafe { K::UNFOLD(state) }
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
        unsafe { K::BACKWARD(state, x, kept, steps) }
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
        const { assert!(takes(W) && K::BITS * L + 1 >= 64 * W) };
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

/// Limb `j`, of `bits` bits, of a number of words.
#[inline(always)]
fn limb<const W: usize>(x: &[u64; W], bits: usize, j: usize) -> u64 {
    let (i, shift) = (bits * j / 64, bits * j % 64);
    let word = |i: usize| if i < W { x[i] } else { 0 };
    let above = if shift == 0 {
        0
    } else {
        word(i + 1) << (64 - shift)
    };
    (word(i) >> shift | above) & ((1 << bits) - 1)
}
