// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products in the lanes of vectors, and the passes of batch inversion \[Mon85, Mon87\]: by IFMA on
//! limbs of 52 or 51 bits, by AVX2 on limbs of 29 bits.

use super::product::takes_offset;
use super::routines::*;
use crate::backend::running_products::{MOST_ROWS, RunningProducts, limb};
use crate::cpu::Isa;
use crate::ct::wipe;
use core::marker::PhantomData;

/// The most running products in a lane.
const CHAINS: usize = 2;

/// Exchanges of eight lanes; four need two of them.
const LEVELS: usize = 3;

/// Of four steps all but one keep their products; of two, if three of them have more words than the
/// numbers of four steps.
const EVERY: usize = 4;

/// Whether there are routines for `limbs` limbs by IFMA.
#[inline(always)]
pub(crate) const fn ifma_takes(limbs: usize) -> bool {
    matches!(limbs, 2 | 3 | 4 | 6 | 8 | 9 | 16)
}

/// Whether there are routines for `limbs` limbs by AVX2.
#[inline(always)]
pub(crate) const fn avx2_takes(limbs: usize) -> bool {
    matches!(limbs, 4 | 6 | 8 | 9)
}

/// Whether there are routines modulo `2^255 - r` by AVX2.
#[inline(always)]
pub(crate) const fn avx2_takes_offset(r: u64) -> bool {
    takes_offset(r) && r < 32
}

/// A kind of products, of numbers of `W` words in `L` limbs, in vectors of `N` lanes.
pub(crate) trait Kind<const W: usize, const L: usize, const N: usize> {
    const ISA: Isa;
    /// What products need in the state.
    type Scratch: Copy + AsMut<[[u64; N]]>;
    const SCRATCH: Self::Scratch;
    /// Of a limb.
    const BITS: usize;
    /// Running products in each lane.
    const CHAINS: usize = if W > 9 { 1 } else { CHAINS };
    /// Vectors of a running product: by AVX2 two limbs are in a word.
    const PACKED: usize = if N == 4 { L.div_ceil(2) } else { L };
    /// The steps of which one keeps no products.
    const EVERY: usize = if (EVERY - 1) * Self::PACKED <= EVERY * W {
        EVERY
    } else {
        2
    };
    const FORWARD: unsafe extern "sysv64" fn(*mut u8, *const u64, *mut u64, usize);
    const BACKWARD: unsafe extern "sysv64" fn(*mut u8, *mut u64, *const u64, usize) -> u64;
    const FOLD: unsafe extern "sysv64" fn(*mut u8);
    const UNFOLD: unsafe extern "sysv64" fn(*mut u8);
}

/// Montgomery's, modulo any odd number. What is above 52 bits of a limb does not count.
pub(crate) struct Montgomery52;

/// Montgomery's by AVX2.
pub(crate) struct Montgomery29;

/// Modulo `2^255 - r`, for the offsets that the passes of `product` take.
pub(crate) struct PseudoMersenne51;

/// The same by AVX2, for the offsets of [`avx2_takes_offset`].
pub(crate) struct PseudoMersenne29;

/// Names the routines of a kind.
macro_rules! kind {
    ($kind:ty, $words:literal, $limbs:literal, $lanes:literal, $bits:literal, $scratch:literal: $forward:ident, $backward:ident, $fold:ident, $unfold:ident) => {
        impl Kind<$words, $limbs, $lanes> for $kind {
            type Scratch = [[u64; $lanes]; $scratch];
            const SCRATCH: Self::Scratch = [[0; $lanes]; $scratch];
            const ISA: Isa = if $lanes == 4 { Isa::Avx2 } else { Isa::Ifma };
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
    Montgomery52, 2, 3, 8, 52, 0: ifma_montgomery_forward_2, ifma_montgomery_backward_2, ifma_montgomery_fold_2, ifma_montgomery_unfold_2
);
kind!(
    Montgomery52, 3, 4, 8, 52, 0: ifma_montgomery_forward_3, ifma_montgomery_backward_3, ifma_montgomery_fold_3, ifma_montgomery_unfold_3
);
kind!(
    Montgomery52, 4, 5, 8, 52, 0: ifma_montgomery_forward_4, ifma_montgomery_backward_4, ifma_montgomery_fold_4, ifma_montgomery_unfold_4
);
kind!(
    Montgomery52, 6, 8, 8, 52, 0: ifma_montgomery_forward_6, ifma_montgomery_backward_6, ifma_montgomery_fold_6, ifma_montgomery_unfold_6
);
kind!(
    Montgomery52, 8, 10, 8, 52, 0: ifma_montgomery_forward_8, ifma_montgomery_backward_8, ifma_montgomery_fold_8, ifma_montgomery_unfold_8
);
kind!(
    Montgomery52, 9, 12, 8, 52, 0: ifma_montgomery_forward_9, ifma_montgomery_backward_9, ifma_montgomery_fold_9, ifma_montgomery_unfold_9
);
kind!(
    Montgomery52, 16, 20, 8, 52, 0: ifma_montgomery_forward_16, ifma_montgomery_backward_16, ifma_montgomery_fold_16, ifma_montgomery_unfold_16
);
kind!(
    PseudoMersenne51, 4, 5, 8, 51, 0: ifma_pseudo_mersenne_forward_4, ifma_pseudo_mersenne_backward_4, ifma_pseudo_mersenne_fold_4, ifma_pseudo_mersenne_unfold_4
);

kind!(
    Montgomery29, 4, 9, 4, 29, 0: avx2_montgomery_forward_4, avx2_montgomery_backward_4, avx2_montgomery_fold_4, avx2_montgomery_unfold_4
);
kind!(
    Montgomery29, 6, 14, 4, 29, 60: avx2_montgomery_forward_6, avx2_montgomery_backward_6, avx2_montgomery_fold_6, avx2_montgomery_unfold_6
);
kind!(
    Montgomery29, 8, 18, 4, 29, 78: avx2_montgomery_forward_8, avx2_montgomery_backward_8, avx2_montgomery_fold_8, avx2_montgomery_unfold_8
);
kind!(
    Montgomery29, 9, 20, 4, 29, 88: avx2_montgomery_forward_9, avx2_montgomery_backward_9, avx2_montgomery_fold_9, avx2_montgomery_unfold_9
);
kind!(
    PseudoMersenne29, 4, 9, 4, 29, 9: avx2_pseudo_mersenne_forward_4, avx2_pseudo_mersenne_backward_4, avx2_pseudo_mersenne_fold_4, avx2_pseudo_mersenne_unfold_4
);

/// Running products of numbers of `W` words, in `L` limbs: one or two for each of `N` lanes.
///
/// *Invariant:* a number in limbs is below 8/7 of the modulus; modulo `2^255 - r` its limbs are
/// below 2^51 + 2^45, or below 2^29 + 2^15 and the last one below 2^30.
#[repr(C, align(64))]
pub(crate) struct Products<K: Kind<W, L, N>, const W: usize, const L: usize, const N: usize> {
    pub(super) modulus: [[u64; N]; L],
    /// `-m^-1` modulo two to the bits of a limb, or `r`.
    pub(super) factor: [u64; N],
    pub(super) mask: [u64; N],
    pub(super) one: [u64; N],
    pub(super) orders: [[u64; N]; LEVELS],
    /// The running products, or their inverses.
    pub(super) p: [[[u64; N]; L]; CHAINS],
    pub(super) spare: [[[u64; N]; L]; CHAINS],
    /// What `p` was before the first step.
    pub(super) first: [[[u64; N]; L]; CHAINS],
    pub(super) x: [[[u64; N]; L]; CHAINS],
    pub(super) others: [[[u64; N]; L]; LEVELS],
    pub(super) total: [[u64; N]; W],
    /// Two to the bits of all limbs, less the modulus; of [`PseudoMersenne29`] constants.
    pub(super) complement: [[u64; N]; L],
    /// By AVX2: ones where the lane of a chain has a zero.
    pub(super) zeros: [[u64; N]; CHAINS],
    pub(super) scratch: K::Scratch,
    kind: PhantomData<K>,
}

/// Products by Montgomery's method.
pub(crate) trait Montgomery {}
impl Montgomery for Montgomery52 {}
impl Montgomery for Montgomery29 {}

impl<K: Kind<W, L, N> + Montgomery, const W: usize, const L: usize, const N: usize>
    Products<K, W, L, N>
{
    /// All of them 1, modulo `m`; `minus_inverse` is `-m^-1` modulo 2^64.
    #[inline(always)]
    pub fn montgomery(m: &[u64; W], minus_inverse: u64) -> Self {
        Self::new(m, minus_inverse & ((1 << K::BITS) - 1))
    }
}

impl Products<PseudoMersenne51, 4, 5, 8> {
    /// All of them 1, modulo `2^255 - r`, for an offset of [`takes_offset`].
    #[inline(always)]
    pub fn pseudo_mersenne(r: u64) -> Self {
        assert!(takes_offset(r));
        Self::new(&modulus(r), r)
    }
}

impl Products<PseudoMersenne29, 4, 9, 4> {
    /// The same for an offset of [`avx2_takes_offset`].
    #[inline(always)]
    pub fn pseudo_mersenne(r: u64) -> Self {
        assert!(avx2_takes_offset(r));
        let mut products = Self::new(&modulus(r), r);
        let constants = [(1 << 23) - 1, 64 * r, (1 << 30) - 1, 128 * r];
        for (vector, constant) in products.complement.iter_mut().zip(constants) {
            *vector = [constant; 4];
        }
        products
    }
}

/// `2^255 - r`.
#[inline(always)]
fn modulus(r: u64) -> [u64; 4] {
    [r.wrapping_neg(), u64::MAX, u64::MAX, u64::MAX >> 1]
}

impl<K: Kind<W, L, N>, const W: usize, const L: usize, const N: usize> Products<K, W, L, N> {
    #[inline(always)]
    fn new(m: &[u64; W], factor: u64) -> Self {
        let zeros = [[[0; N]; L]; CHAINS];
        let (mask, mut less) = ((1 << K::BITS) - 1, 1);
        let mut products = Self {
            modulus: core::array::from_fn(|j| [limb(m, K::BITS, j); N]),
            factor: [factor; N],
            mask: [mask; N],
            one: [1; N],
            orders: [1, 2, 4].map(|bit| core::array::from_fn(|lane| order::<N>(lane ^ bit))),
            p: zeros,
            spare: zeros,
            first: zeros,
            x: zeros,
            others: [[[0; N]; L]; LEVELS],
            total: [[0; N]; W],
            complement: core::array::from_fn(|j| {
                less += mask - limb(m, K::BITS, j);
                let low = less & mask;
                less >>= K::BITS;
                [low; N]
            }),
            zeros: [[0; N]; CHAINS],
            scratch: K::SCRATCH,
            kind: PhantomData,
        };
        Self::set_to_one(&mut products.p);
        products
    }

    fn set_to_one(products: &mut [[[u64; N]; L]; CHAINS]) {
        let vectors = products.as_flattened_mut();
        vectors.fill([0; N]);
        for chain in 0..CHAINS {
            vectors[chain * K::PACKED] = [1; N];
        }
    }

    fn state(&mut self) -> *mut u8 {
        const { assert!(K::BITS * L + 1 >= 64 * W && K::CHAINS * N <= MOST_ROWS) };
        (&raw mut *self).cast()
    }

    #[inline(always)]
    fn available() -> bool {
        K::ISA.available()
    }
}

impl<K: Kind<W, L, N>, const W: usize, const L: usize, const N: usize> RunningProducts<W>
    for Products<K, W, L, N>
{
    const ROWS: usize = K::CHAINS * N;

    fn kept(steps: usize) -> usize {
        (steps.saturating_sub(1) - steps / K::EVERY) * K::CHAINS * K::PACKED * N
    }

    #[inline(always)]
    #[allow(unsafe_code)]
    fn forward(&mut self, xs: &[[u64; W]], kept: &mut [u64]) {
        let steps = Self::steps(xs);
        assert!(Self::available() && steps > 0 && kept.len() >= Self::kept(steps));
        let (state, x, kept) = (self.state(), xs.as_ptr().cast(), kept.as_mut_ptr());
        // SAFETY: the routine for W reads ROWS rows of x for each step, and writes the kept
        // products of as many steps; the state is aligned and borrowed for the call; the CPU has
        // what it needs. See SAFETY.md.
        unsafe { K::FORWARD(state, x, kept, steps) }
    }

    #[inline(always)]
    #[allow(unsafe_code)]
    fn fold(&mut self) -> [u64; W] {
        assert!(Self::available());
        let state = self.state();
        // SAFETY: the routine for W stays in the state, which is aligned and borrowed for the call;
        // the CPU has what it needs. See SAFETY.md.
        unsafe { K::FOLD(state) };
        self.total.map(|word| word[0])
    }

    #[inline(always)]
    #[allow(unsafe_code)]
    fn unfold(&mut self, inverse: &[u64; W]) {
        assert!(Self::available());
        self.total = inverse.map(|word| [word; N]);
        let state = self.state();
        // SAFETY: as for `fold`.
        unsafe { K::UNFOLD(state) }
    }

    #[inline(always)]
    #[allow(unsafe_code)]
    fn backward(&mut self, xs: &mut [[u64; W]], kept: &[u64]) -> u64 {
        let steps = Self::steps(xs);
        assert!(Self::available() && steps > 0 && kept.len() >= Self::kept(steps));
        let (state, x, kept) = (self.state(), xs.as_mut_ptr().cast(), kept.as_ptr());
        // SAFETY: the routine for W reads and writes ROWS rows of x for each step, and reads the
        // kept products of as many steps; the state is aligned and borrowed for the call; the CPU
        // has what it needs. See SAFETY.md.
        unsafe { K::BACKWARD(state, x, kept, steps) }
    }

    #[inline(always)]
    fn begin_at_one(&mut self) {
        Self::set_to_one(&mut self.first);
    }

    #[inline(always)]
    fn wipe(&mut self) {
        wipe(self.modulus.as_flattened_mut());
        wipe(&mut self.factor);
        for numbers in [&mut self.p, &mut self.spare, &mut self.first, &mut self.x] {
            wipe(numbers.as_flattened_mut().as_flattened_mut());
        }
        wipe(self.others.as_flattened_mut().as_flattened_mut());
        wipe(self.total.as_flattened_mut());
        wipe(self.complement.as_flattened_mut());
        wipe(self.zeros.as_flattened_mut());
        wipe(self.scratch.as_mut().as_flattened_mut());
    }
}

/// What moves a lane: of four, the numbers of its halves.
const fn order<const N: usize>(lane: usize) -> u64 {
    let lane = lane as u64;
    if N == 4 {
        (2 * lane) | ((2 * lane + 1) << 32)
    } else {
        lane
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::running_products::tests::refuse_short_room;

    fn passes_refuse_short_room<
        K: Kind<W, L, N> + Montgomery,
        const W: usize,
        const L: usize,
        const N: usize,
    >() {
        let modulus = core::array::from_fn(|i| if i == 0 { 13 } else { 1 });
        if K::ISA.available() {
            // -1/13 modulo 2^64.
            refuse_short_room(|| {
                Products::<K, W, L, N>::montgomery(&modulus, 0xb13b_13b1_3b13_b13b)
            });
        }
    }

    #[test]
    fn short_room_is_refused() {
        passes_refuse_short_room::<Montgomery52, 2, 3, 8>();
        passes_refuse_short_room::<Montgomery52, 3, 4, 8>();
        passes_refuse_short_room::<Montgomery52, 4, 5, 8>();
        passes_refuse_short_room::<Montgomery52, 16, 20, 8>();
        passes_refuse_short_room::<Montgomery29, 4, 9, 4>();
        passes_refuse_short_room::<Montgomery29, 9, 20, 4>();
    }
}
