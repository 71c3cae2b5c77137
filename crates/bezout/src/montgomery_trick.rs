// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses for one inversion: Montgomery's trick \[Mon87\], for every ring.
//!
//! Elements are rows of words, one behind the other.

use crate::ct::{Mask, public_by_contract, wipe};
use crate::limbs::{is_zero, keep_if};
use subtle::Choice;

/// What the trick takes of a ring.
pub(crate) trait Ring {
    /// Words of an element.
    fn words(&self) -> usize;

    /// Where the products start: any unit will do, since it cancels.
    fn start(&self, out: &mut [u64]);

    /// `out = a b c`, canonical or not, for any element `a`, a product `b`, and a unit `c` that is
    /// always the same.
    fn multiply(&self, out: &mut [u64], a: &[u64], b: &[u64]);

    /// `out = x^-1` for a product `x`, or no.
    fn invert_product(&mut self, out: &mut [u64], x: &[u64]) -> Choice;

    /// `x = x^-1` for any element, canonical; zero and no where there is none. `tmp` has room for one.
    fn invert_element(&mut self, x: &mut [u64], tmp: &mut [u64]) -> Choice;

    /// Whether an element is zero.
    #[inline(always)]
    fn is_zero(&self, x: &[u64]) -> Mask {
        is_zero(x)
    }

    /// Makes a product canonical.
    #[inline(always)]
    fn canonical(&self, _: &mut [u64]) {}

    /// Yes for the ring in which 0 = 1, so that zero has an inverse.
    #[inline(always)]
    fn is_trivial(&self) -> Mask {
        Mask::from_bit(0)
    }

    /// All of `xs` by the inverse of their product, zeros left out: these become 0. Yes if there was
    /// none. None, and `xs` as it was, if the product has no inverse.
    ///
    /// `before` is as long as `xs`, and left with secrets. A ring may have a faster way than [`together`].
    #[inline(always)]
    fn together(
        &mut self,
        xs: &mut [u64],
        before: &mut [u64],
        room: [&mut [u64]; 3],
    ) -> Option<Mask> {
        together(self, xs, before, room)
    }
}

/// Inverts all of `xs` in place; what has no inverse becomes zero. Yes if all had one.
///
/// `before` is as long as `xs`, each slice of `room` as long as an element; all are wiped.
///
/// Timing: depends on the count, and on whether an element that is not zero has no inverse: then all
/// are inverted one by one.
#[inline(always)]
pub(crate) fn invert<R: Ring + ?Sized>(
    ring: &mut R,
    xs: &mut [u64],
    before: &mut [u64],
    room: [&mut [u64]; 3],
) -> Mask {
    let [a, b, c] = room;
    let all = match ring.together(xs, before, [&mut *a, &mut *b, &mut *c]) {
        Some(all) => all,
        None => {
            let mut all = Mask::from_bit(1);
            for x in xs.chunks_exact_mut(ring.words()) {
                all = all & Mask::from_choice(ring.invert_element(x, a));
            }
            all
        }
    };
    for secret in [before, a, b, c] {
        wipe(secret);
    }
    all
}

/// As [`invert`], in variable time: what has no inverse is found by bisection. Nothing is wiped.
pub(crate) fn invert_vartime<R: Ring + ?Sized>(
    ring: &mut R,
    xs: &mut [u64],
    before: &mut [u64],
    room: [&mut [u64]; 3],
) -> bool {
    if xs.is_empty() {
        return true;
    }
    let [a, b, c] = room;
    if let Some(all) = ring.together(xs, before, [&mut *a, &mut *b, &mut *c]) {
        return all.bit() == 1;
    }
    let (n, words) = (xs.len(), ring.words());
    if n == words {
        xs.fill(0);
        return false;
    }
    let half = n / words / 2 * words;
    let (left, right) = xs.split_at_mut(half);
    // No short cut: both halves must be inverted.
    invert_vartime(ring, left, &mut before[..half], [&mut *a, &mut *b, &mut *c])
        & invert_vartime(ring, right, &mut before[half..], [a, b, c])
}

/// See [`Ring::together`]: two passes over the elements.
///
/// With `c` for what a product brings along, `p_0` is the start and `p_(i+1) = p_i x_i c`. On the way
/// back `p_i / p_(i+1) c = 1 / x_i` and `x_i / p_(i+1) c = 1 / p_i`: everything else cancels.
#[inline(always)]
pub(crate) fn together<R: Ring + ?Sized>(
    ring: &mut R,
    xs: &mut [u64],
    before: &mut [u64],
    [product, inverse, element]: [&mut [u64]; 3],
) -> Option<Mask> {
    let n = ring.words();
    ring.start(product);
    for (x, b) in xs.chunks_exact(n).zip(before.chunks_exact_mut(n)) {
        b.copy_from_slice(product);
        nonzero(ring, element, x);
        ring.multiply(product, element, b);
    }
    let yes = ring.invert_product(inverse, product);
    // Whether a nonzero element shares a factor with the modulus.
    if !public_by_contract(yes) {
        return None;
    }
    let trivial = ring.is_trivial();
    let mut all = Mask::from_bit(1);
    for (x, b) in xs.chunks_exact_mut(n).zip(before.chunks_exact(n)).rev() {
        let zero = nonzero(ring, element, x);
        ring.multiply(x, b, inverse);
        ring.canonical(x);
        keep_if(x, !zero);
        product.copy_from_slice(inverse);
        ring.multiply(inverse, element, product);
        all = all & (!zero | trivial);
    }
    Some(all)
}

/// `y = x`, or 1 in place of zero; returns whether it was zero.
#[inline(always)]
fn nonzero<R: Ring + ?Sized>(ring: &R, y: &mut [u64], x: &[u64]) -> Mask {
    let zero = ring.is_zero(x);
    y.copy_from_slice(x);
    // What is zero need not be zeros.
    keep_if(y, !zero);
    y[0] |= zero.bit();
    zero
}
