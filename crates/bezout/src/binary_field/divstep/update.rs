// SPDX-License-Identifier: MIT OR Apache-2.0
//! A transition matrix on polynomials, by carry-less products.

use super::steps::BATCH;
use crate::binary_field::shared::engine::Engine;
use crate::binary_field::shared::shape::{MAX_WORDS, Shape, xor_shifted};

/// A polynomial, with room for `x^m` where m is a multiple of 64.
type Long = [u64; MAX_WORDS + 1];

/// `out = s a + t b`, of which `n + 1` words count. A call for each of four, which the products
/// dwarf.
#[inline(never)]
pub(super) fn combine<E: Engine>(n: usize, out: &mut Long, [s, t]: [u64; 2], [a, b]: [&Long; 2]) {
    let mut carry = 0;
    for ((out, &a), &b) in out[..=n].iter_mut().zip(&a[..=n]).zip(&b[..=n]) {
        let ((low, high), (low1, high1)) = (E::product(s, a), E::product(t, b));
        *out = low ^ low1 ^ carry;
        carry = high ^ high1;
    }
    // Below x^62, which is what divisions take away.
    debug_assert!(n < MAX_WORDS || carry == 0);
    if let Some(above) = out.get_mut(n + 1) {
        *above = carry;
    }
}

/// `a = a / x^62`, for an `a` that it divides.
pub(super) fn divide(n: usize, a: &mut Long) {
    debug_assert!(a[0] << 2 == 0);
    let mut above = a.get_mut(n + 1).map_or(0, core::mem::take);
    for word in a[..=n].iter_mut().rev() {
        (*word, above) = (*word >> BATCH | above << (64 - BATCH), *word);
    }
}

/// `a = a / x^62` modulo the field's polynomial, for an `a` below `x^(m + 62)`: first the multiple
/// of the polynomial is added that makes it divisible.
#[inline(never)]
pub(super) fn divide_in_field<E: Engine>(shape: &Shape, a: &mut Long) {
    let low = u64::MAX >> (64 - BATCH);
    let (q, _) = E::product(a[0] & low, shape.inverse);
    let q = q & low;
    xor_shifted(a, q, 0, BATCH);
    for &k in &shape.middle[..shape.terms] {
        xor_shifted(a, q, k, BATCH);
    }
    xor_shifted(a, q, shape.m, BATCH);
    divide(shape.n, a);
}
