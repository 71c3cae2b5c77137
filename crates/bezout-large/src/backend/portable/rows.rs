// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rows of schoolbook products.

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
