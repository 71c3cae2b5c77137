// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses with one inversion: Montgomery's trick \[Mon87\], for every ring.
//!
//! Elements are rows of words, one after the other.

use crate::ct::{Mask, public_by_contract, wipe};
#[cfg(feature = "rayon")]
use crate::error::Error;
use crate::limbs::{is_zero, keep_if};
use subtle::Choice;

/// What the trick needs from a ring.
pub(crate) trait Ring {
    /// Words of an element.
    fn words(&self) -> usize;

    /// Writes the start of the products. Any unit is correct, since it cancels.
    fn start(&self, out: &mut [u64]);

    /// `out = a b c`, canonical or not, for any element `a`, a product `b`, and a unit `c` that is
    /// always the same.
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64]);

    /// Writes `x^-1` to `out` for a product `x` and returns yes. Returns no if there is none.
    fn invert_product(&mut self, out: &mut [u64], x: &[u64]) -> Choice;

    /// Replaces any element `x` by its canonical inverse and returns yes. Writes zero and returns
    /// no if there is none. `tmp` has room for one element.
    fn invert_element(&mut self, x: &mut [u64], tmp: &mut [u64]) -> Choice;

    /// Whether an element is zero.
    #[inline(always)]
    fn is_zero(&self, x: &[u64]) -> Mask {
        is_zero(x)
    }

    /// Makes a product canonical.
    #[inline(always)]
    fn canonical(&self, _: &mut [u64]) {}

    /// Yes for the ring with 0 = 1, where zero has an inverse.
    #[inline(always)]
    fn is_trivial(&self) -> Mask {
        Mask::from_bit(0)
    }

    /// Inverts all of `xs` by the inverse of the product of the nonzero ones; zeros become 0.
    /// Returns yes if there were no zeros. If the product has no inverse, returns none and leaves
    /// `xs` unchanged.
    ///
    /// `before` is as long as `xs` and still holds secrets at the end. A ring may have a faster way
    /// than [`together`].
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

/// Inverts all of `xs` in place. An element without an inverse becomes zero. Returns yes if all had
/// one.
///
/// `before` is as long as `xs`, and each slice of `room` as long as an element. All are wiped.
///
/// Timing: depends on the count, and on whether a nonzero element has no inverse. All elements are
/// then inverted one by one.
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

/// Elements of the parts into which a batch of this many goes: one for each thread of the current
/// pool, or several. Below the least of them a part is not worth a thread, and above the most of
/// them a cache would not hold it.
#[cfg(feature = "rayon")]
pub(crate) fn part(count: usize) -> usize {
    count
        .div_ceil(rayon::current_num_threads())
        .clamp(512, 4096)
}

/// Calls `invert` with parts of `xs` and of its scratch, on all threads of the current pool.
#[cfg(feature = "rayon")]
pub(crate) fn par_invert<T: Send>(
    xs: &mut [T],
    scratch: &mut [T],
    invert: impl Fn(&mut [T], &mut [T]) -> Result<Choice, Error> + Sync,
) -> Result<Choice, Error> {
    use rayon::prelude::*;
    let (elements, accepted) = (xs.len(), scratch.len());
    if elements > accepted {
        return Err(Error::TooMany {
            argument: "xs",
            elements,
            accepted,
        });
    }
    let part = part(elements);
    xs.par_chunks_mut(part)
        .zip(scratch.par_chunks_mut(part))
        .map(|(xs, scratch)| invert(xs, scratch))
        .try_reduce(|| Choice::from(1), |a, b| Ok(a & b))
}

/// As [`invert`], in variable time. Bisection finds the elements without an inverse. Nothing is
/// wiped.
///
/// It is inlined as that one is, so that the compiler knows the length of elements where its caller
/// does. The halves of a bisection do without.
#[inline(always)]
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
    match ring.together(xs, before, [&mut *a, &mut *b, &mut *c]) {
        Some(all) => all.bit() == 1,
        None => bisect(ring, xs, before, [a, b, c]),
    }
}

/// The halves of what has no inverse together.
#[inline(never)]
fn bisect<R: Ring + ?Sized>(
    ring: &mut R,
    xs: &mut [u64],
    before: &mut [u64],
    [a, b, c]: [&mut [u64]; 3],
) -> bool {
    let (n, words) = (xs.len(), ring.words());
    if n == words {
        xs.fill(0);
        return false;
    }
    let half = n / words / 2 * words;
    let (left, right) = xs.split_at_mut(half);
    let (first, second) = before.split_at_mut(half);
    // No short cut: both halves must be inverted.
    half_vartime(ring, left, first, [&mut *a, &mut *b, &mut *c])
        & half_vartime(ring, right, second, [a, b, c])
}

#[inline(never)]
fn half_vartime<R: Ring + ?Sized>(
    ring: &mut R,
    xs: &mut [u64],
    before: &mut [u64],
    room: [&mut [u64]; 3],
) -> bool {
    invert_vartime(ring, xs, before, room)
}

/// See [`Ring::together`]: two passes over the elements.
///
/// Let `c` be the constant factor of a product. Then `p_0` is the start and `p_(i+1) = p_i x_i c`.
/// On the way back `p_i / p_(i+1) c = 1 / x_i` and `x_i / p_(i+1) c = 1 / p_i`: everything else
/// cancels.
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
        ring.mul(product, element, b);
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
        ring.mul(x, b, inverse);
        ring.canonical(x);
        keep_if(x, !zero);
        product.copy_from_slice(inverse);
        ring.mul(inverse, element, product);
        all = all & (!zero | trivial);
    }
    Some(all)
}

/// Sets `y` to `x`, or to 1 if `x` is zero. Returns whether `x` was zero.
#[inline(always)]
fn nonzero<R: Ring + ?Sized>(ring: &R, y: &mut [u64], x: &[u64]) -> Mask {
    let zero = ring.is_zero(x);
    y.copy_from_slice(x);
    // What is zero need not be zeros.
    keep_if(y, !zero);
    y[0] |= zero.bit();
    zero
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Residues modulo 17, reduced or not, that count their inversions. Products are not reduced.
    struct Counting(usize);

    impl Ring for Counting {
        fn words(&self) -> usize {
            1
        }

        fn start(&self, out: &mut [u64]) {
            out[0] = 1;
        }

        fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
            out[0] = a[0] * b[0] % 17 + 17;
        }

        fn canonical(&self, x: &mut [u64]) {
            x[0] %= 17;
        }

        fn invert_product(&mut self, out: &mut [u64], x: &[u64]) -> Choice {
            self.0 += 1;
            let inverse = (0..17).find(|y| x[0] * y % 17 == 1);
            out[0] = inverse.unwrap_or(0);
            Choice::from(inverse.is_some() as u8)
        }

        fn invert_element(&mut self, x: &mut [u64], tmp: &mut [u64]) -> Choice {
            let yes = self.invert_product(tmp, x);
            x.copy_from_slice(tmp);
            yes
        }

        fn is_zero(&self, x: &[u64]) -> Mask {
            Mask::zero(x[0] % 17)
        }
    }

    /// The time does not show them: 17 is a zero that is not reduced.
    #[test]
    fn zeros_take_no_more_inversions() {
        for zero in [0, 17] {
            for place in 0..5 {
                let mut xs = [1, 2, 3, 4, 20];
                xs[place] = zero;
                let (mut ring, mut before, mut room) = (Counting(0), [0; 5], [[0]; 3]);
                let (mut found, room) = (xs, room.each_mut().map(|x| &mut x[..]));
                let all = invert(&mut ring, &mut found, &mut before, room);
                assert_eq!((all.bit(), ring.0), (0, 1));
                for (x, y) in xs.iter().zip(found) {
                    assert!(y < 17);
                    assert_eq!(x * y % 17, u64::from(*x != zero));
                }
            }
        }
    }
}
