// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rows of schoolbook products, sums and differences.

/// `a b + c + d`, which fits two words: the low one and the high one.
#[inline(always)]
pub(crate) fn multiply_add(a: u64, b: u64, c: u64, d: u64) -> (u64, u64) {
    let t = a as u128 * b as u128 + c as u128 + d as u128;
    (t as u64, (t >> 64) as u64)
}

/// `out += a x + carry`, and the word carried out. Both have the same length.
#[inline(always)]
pub(crate) fn add_row(out: &mut [u64], a: &[u64], x: u64, mut carry: u64) -> u64 {
    for (out, &a) in out.iter_mut().zip(a) {
        (*out, carry) = multiply_add(a, x, *out, carry);
    }
    carry
}

/// `out = a + b + carry`, and the carry out. The old `out` stands for an `a` that is not given.
#[inline(always)]
pub(crate) fn add(out: &mut [u64], a: Option<&[u64]>, b: &[u64], mut carry: bool) -> bool {
    for (i, (out, &b)) in out.iter_mut().zip(b).enumerate() {
        let (sum, c) = a.map_or(*out, |a| a[i]).overflowing_add(b);
        let (sum, d) = sum.overflowing_add(carry as u64);
        (*out, carry) = (sum, c | d);
    }
    carry
}

/// `out = a - b - borrow`, and the borrow out, as above.
#[inline(always)]
pub(crate) fn sub(out: &mut [u64], a: Option<&[u64]>, b: &[u64], mut borrow: bool) -> bool {
    for (i, (out, &b)) in out.iter_mut().zip(b).enumerate() {
        let (difference, c) = a.map_or(*out, |a| a[i]).overflowing_sub(b);
        let (difference, d) = difference.overflowing_sub(borrow as u64);
        (*out, borrow) = (difference, c | d);
    }
    borrow
}
