// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of four words in the lanes of NEON, and the passes of batch inversion \[Mon85, Mon87\]:
//! on nine limbs of 29 bits, two numbers side by side.

#![allow(unsafe_code)]

use super::product;
use super::routines::{
    neon_montgomery_backward_4, neon_montgomery_forward_4, neon_pseudo_mersenne_backward_4,
    neon_pseudo_mersenne_forward_4,
};
use crate::backend::running_products::{MOST_ROWS, RunningProducts, limb};
use crate::ct::{Mask, wipe};
use crate::limbs::{borrow, sub_if};
use core::marker::PhantomData;

const WORDS: usize = 4;
const LIMBS: usize = 9;
const BITS: usize = 29;
const LANES: usize = 2;

/// Of eight steps all but one keep their products.
const KEPT: usize = 8;

/// Limbs of two numbers, with room for what loads in pairs take.
type Pairs = [[u32; LANES]; LIMBS + 1];

/// Whether there are routines for `limbs` limbs.
#[inline(always)]
pub(crate) const fn takes(limbs: usize) -> bool {
    limbs == WORDS
}

/// Whether there are routines modulo `2^255 - r`.
#[inline(always)]
pub(crate) const fn takes_offset(r: u64) -> bool {
    r % 2 == 1 && r >= 3 && r >> 16 == 0
}

/// A kind of products.
pub(crate) trait Kind: Sized {
    const FORWARD: unsafe extern "C" fn(*mut u8, *const u64, *mut u64, usize);
    const BACKWARD: unsafe extern "C" fn(*mut u8, *mut u64, *const u64, usize) -> u64;

    /// Words of a running product, out of its words and what is above them.
    fn words(products: &Products<Self>, words: &mut [u64; WORDS], above: u64);

    /// A product of running products in words.
    fn multiply(products: &Products<Self>, a: &[u64; WORDS], b: &[u64; WORDS]) -> [u64; WORDS];
}

/// Montgomery's, modulo any odd number.
pub(crate) struct Montgomery;

/// Modulo `2^255 - r`, for the offsets of [`takes_offset`].
pub(crate) struct PseudoMersenne;

impl Kind for Montgomery {
    const FORWARD: unsafe extern "C" fn(*mut u8, *const u64, *mut u64, usize) =
        neon_montgomery_forward_4;
    const BACKWARD: unsafe extern "C" fn(*mut u8, *mut u64, *const u64, usize) -> u64 =
        neon_montgomery_backward_4;

    #[inline(always)]
    fn words(products: &Products<Self>, words: &mut [u64; WORDS], above: u64) {
        let m = &products.words;
        let reduced = Mask::from_bit(above) | !Mask::from_bit(borrow(words, m));
        sub_if(words, m, reduced);
    }

    #[inline(always)]
    fn multiply(products: &Products<Self>, a: &[u64; WORDS], b: &[u64; WORDS]) -> [u64; WORDS] {
        let mut out = [0; WORDS];
        product::montgomery(&mut out, a, b, &products.words, products.factor);
        out
    }
}

impl Kind for PseudoMersenne {
    const FORWARD: unsafe extern "C" fn(*mut u8, *const u64, *mut u64, usize) =
        neon_pseudo_mersenne_forward_4;
    const BACKWARD: unsafe extern "C" fn(*mut u8, *mut u64, *const u64, usize) -> u64 =
        neon_pseudo_mersenne_backward_4;

    #[inline(always)]
    fn words(products: &Products<Self>, words: &mut [u64; WORDS], above: u64) {
        // Beyond 2^256 it is less than 2^56.
        words[0] = words[0].wrapping_add(above * 2 * products.factor);
    }

    #[inline(always)]
    fn multiply(products: &Products<Self>, a: &[u64; WORDS], b: &[u64; WORDS]) -> [u64; WORDS] {
        product::pseudo_mersenne(a, b, products.factor)
    }
}

/// Two running products.
///
/// *Invariant:* a number in limbs is below 8/7 of the modulus; modulo `2^255 - r` its limbs are
/// below 2^29 + 2^25, and the last one below 2^24.
#[repr(C, align(64))]
pub(crate) struct Products<K> {
    /// The modulus.
    pub(super) words: [u64; WORDS],
    /// `(k m + 1) / 2^29`, where `k` is `-m^-1` modulo `2^29`; or `64 r`, `2 r` and twice `r` in 64
    /// bits.
    pub(super) scaled: [u32; 12],
    /// The modulus and `k`.
    pub(super) modulus: [u32; 12],
    /// The running products, or their inverses.
    pub(super) p: Pairs,
    /// What `p` was before the first step.
    pub(super) first: Pairs,
    pub(super) spare: Pairs,
    /// `-m^-1` modulo 2^64, or `r`.
    factor: u64,
    kind: PhantomData<K>,
}

const ONES: Pairs = {
    let mut ones = [[0; LANES]; LIMBS + 1];
    ones[0] = [1; LANES];
    ones
};

impl Products<Montgomery> {
    /// Both of them 1, modulo `m`; `minus_inverse` is `-m^-1` modulo 2^64.
    #[inline(always)]
    pub fn montgomery(m: &[u64; WORDS], minus_inverse: u64) -> Self {
        let k = minus_inverse & ((1 << BITS) - 1);
        let (mut multiple, mut carry) = ([0; WORDS + 1], 1);
        for (out, &word) in multiple.iter_mut().zip(m) {
            let sum = u128::from(k) * u128::from(word) + carry;
            (*out, carry) = (sum as u64, sum >> 64);
        }
        multiple[WORDS] = carry as u64;
        let scaled = core::array::from_fn(|j| limb(&multiple, BITS, j + 1) as u32);
        let mut products = Self::new(m, scaled, minus_inverse);
        products.modulus = core::array::from_fn(|j| limb(m, BITS, j) as u32);
        products.modulus[LIMBS] = k as u32;
        products
    }
}

impl Products<PseudoMersenne> {
    /// Both of them 1, modulo `2^255 - r`.
    #[inline(always)]
    pub fn pseudo_mersenne(r: u64) -> Self {
        assert!(takes_offset(r));
        let mut scaled = [0; 12];
        [scaled[0], scaled[1], scaled[4], scaled[6]] = [64, 2, 1, 1].map(|n| n * r as u32);
        let m = [r.wrapping_neg(), u64::MAX, u64::MAX, u64::MAX >> 1];
        Self::new(&m, scaled, r)
    }
}

impl<K: Kind> Products<K> {
    #[inline(always)]
    fn new(m: &[u64; WORDS], scaled: [u32; 12], factor: u64) -> Self {
        Self {
            words: *m,
            scaled,
            modulus: [0; 12],
            p: ONES,
            first: ONES,
            spare: ONES,
            factor,
            kind: PhantomData,
        }
    }

    /// A running product.
    fn product(&self, lane: usize) -> [u64; WORDS] {
        let mut x = [0u64; WORDS + 1];
        for (j, pair) in self.p[..LIMBS].iter().enumerate() {
            let (i, shift) = (BITS * j / 64, BITS * j % 64);
            let sum = u128::from(x[i]) + (u128::from(pair[lane]) << shift);
            x[i] = sum as u64;
            x[i + 1] += (sum >> 64) as u64;
        }
        let mut out = core::array::from_fn(|i| x[i]);
        K::words(self, &mut out, x[WORDS]);
        wipe(&mut x);
        out
    }

    fn state(&mut self) -> *mut u8 {
        (&raw mut *self).cast()
    }
}

impl<K: Kind> RunningProducts<WORDS> for Products<K> {
    const ROWS: usize = {
        assert!(LANES <= MOST_ROWS);
        LANES
    };

    fn kept(steps: usize) -> usize {
        (steps.saturating_sub(1) - steps / KEPT) * LIMBS
    }

    #[inline(always)]
    fn forward(&mut self, xs: &[[u64; WORDS]], kept: &mut [u64]) {
        let steps = Self::steps(xs);
        assert!(steps > 0 && kept.len() >= Self::kept(steps));
        let (state, x, kept) = (self.state(), xs.as_ptr().cast(), kept.as_mut_ptr());
        // SAFETY: the routine reads ROWS rows of x for each step, and writes the kept products of
        // as many steps; the state is borrowed for the call. Every CPU of this target has its
        // instructions. See SAFETY.md.
        unsafe { K::FORWARD(state, x, kept, steps) }
    }

    #[inline(always)]
    fn fold(&mut self) -> [u64; WORDS] {
        K::multiply(self, &self.product(0), &self.product(1))
    }

    #[inline(always)]
    fn unfold(&mut self, inverse: &[u64; WORDS]) {
        // The product of the other one with the inverse of both.
        let mut inverses = [1, 0].map(|other| K::multiply(self, &self.product(other), inverse));
        for (j, pair) in self.p[..LIMBS].iter_mut().enumerate() {
            *pair = core::array::from_fn(|lane| limb(&inverses[lane], BITS, j) as u32);
        }
        wipe(inverses.as_flattened_mut());
    }

    #[inline(always)]
    fn backward(&mut self, xs: &mut [[u64; WORDS]], kept: &[u64]) -> u64 {
        let steps = Self::steps(xs);
        assert!(steps > 0 && kept.len() >= Self::kept(steps));
        let (state, x, kept) = (self.state(), xs.as_mut_ptr().cast(), kept.as_ptr());
        // SAFETY: the routine reads and writes ROWS rows of x for each step, and reads the kept
        // products of as many steps; the state is borrowed for the call. Every CPU of this target
        // has its instructions. See SAFETY.md.
        unsafe { K::BACKWARD(state, x, kept, steps) }
    }

    #[inline(always)]
    fn begin_at_one(&mut self) {
        self.first = ONES;
    }

    #[inline(always)]
    fn wipe(&mut self) {
        wipe(&mut self.words);
        for vector in [&mut self.scaled, &mut self.modulus] {
            wipe(vector);
        }
        for pairs in [&mut self.p, &mut self.first, &mut self.spare] {
            wipe(pairs.as_flattened_mut());
        }
        wipe(core::slice::from_mut(&mut self.factor));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::running_products::tests::refuse_short_room;

    #[test]
    fn short_room_is_refused() {
        // -1/13 modulo 2^64.
        refuse_short_room(|| Products::montgomery(&[13, 1, 1, 1], 0xb13b_13b1_3b13_b13b));
        refuse_short_room(|| Products::pseudo_mersenne(19));
    }
}
