// SPDX-License-Identifier: MIT OR Apache-2.0
//! A transition matrix on polynomials, by carry-less products.

use super::steps::BATCH;
use crate::binary_field::shared::engine::Engine;
use crate::binary_field::shared::shape::{MAX_WORDS, Shape, xor_shifted};

/// A polynomial, with room for `x^m` where m is a multiple of 64.
type Long = [u64; MAX_WORDS + 1];

/// `out = s a + t b`, of which `N + 1` words count. A call for each of four, which the products dwarf.
#[inline(never)]
pub(super) fn combine<E: Engine, const N: usize>(
    out: &mut Long,
    s: u64,
    a: &Long,
    t: u64,
    b: &Long,
) {
    let mut carry = 0;
    for i in 0..=N {
        let (low, high) = E::product(s, a[i]);
        let (low1, high1) = E::product(t, b[i]);
        out[i] = low ^ low1 ^ carry;
        carry = high ^ high1;
    }
    // Below x^62, which is what divisions take away.
    debug_assert!(N + 1 == out.len() || carry == 0 || N < MAX_WORDS);
    if N < MAX_WORDS {
        out[N + 1] = carry;
    }
}

/// `a = a / x^62`, for an `a` that it divides.
#[inline(always)]
pub(super) fn divide<const N: usize>(a: &mut Long) {
    debug_assert!(a[0] << 2 == 0);
    for i in 0..=N {
        let above = if i < MAX_WORDS { a[i + 1] } else { 0 };
        a[i] = a[i] >> BATCH | above << (64 - BATCH);
    }
    if N < MAX_WORDS {
        a[N + 1] = 0;
    }
}

/// `a = a / x^62` modulo the field's polynomial, for an `a` below `x^(m + 62)`: first the multiple of the
/// polynomial is added that makes it divisible.
#[inline(never)]
pub(super) fn divide_in_field<E: Engine, const N: usize>(shape: &Shape, a: &mut Long) {
    let low = u64::MAX >> (64 - BATCH);
    let (q, _) = E::product(a[0] & low, shape.inverse);
    let q = q & low;
    xor_shifted(a, q, 0, BATCH);
    for &k in &shape.middle[..shape.terms] {
        xor_shifted(a, q, k, BATCH);
    }
    xor_shifted(a, q, shape.m, BATCH);
    divide::<N>(a);
}
