// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of short numbers, row by row.

/// `a b + c + d`, which fits two words: the low one and the high one.
#[inline(always)]
fn multiply_add(a: u64, b: u64, c: u64, d: u64) -> (u64, u64) {
    let t = a as u128 * b as u128 + c as u128 + d as u128;
    (t as u64, (t >> 64) as u64)
}

/// `out = a b`, where `out` has as many limbs as both.
pub(super) fn multiply(out: &mut [u64], a: &[u64], b: &[u64]) {
    out.fill(0);
    for (i, &x) in b.iter().enumerate() {
        let row = &mut out[i..];
        row[a.len()] = add_row(row, a, x);
    }
}

/// `out = a^2`: products of two different limbs count twice.
pub(super) fn square(out: &mut [u64], a: &[u64]) {
    out.fill(0);
    for (i, &x) in a.iter().enumerate() {
        let others = &a[i + 1..];
        let row = &mut out[2 * i + 1..];
        row[others.len()] = add_row(row, others, x);
    }
    let (mut carry, mut top) = (0, 0);
    for (pair, &x) in out.as_chunks_mut::<2>().0.iter_mut().zip(a) {
        let [low, high] = *pair;
        let (square, above) = multiply_add(x, x, low << 1 | top, carry);
        let (sum, overflow) = above.overflowing_add(high << 1 | low >> 63);
        *pair = [square, sum];
        (carry, top) = (overflow as u64, high >> 63);
    }
}

/// `out += a x`, and the word carried out.
#[inline(always)]
fn add_row(out: &mut [u64], a: &[u64], x: u64) -> u64 {
    let mut carry = 0;
    for (out, &a) in out.iter_mut().zip(a) {
        (*out, carry) = multiply_add(a, x, *out, carry);
    }
    carry
}

/// `out += a`, carried on to the end of `out`; the carry out.
pub(super) fn add(out: &mut [u64], a: &[u64]) -> bool {
    let (low, high) = out.split_at_mut(a.len());
    let mut carry = false;
    for (x, &y) in low.iter_mut().zip(a) {
        let (sum, c) = x.overflowing_add(y);
        let (sum, d) = sum.overflowing_add(carry as u64);
        (*x, carry) = (sum, c | d);
    }
    for x in high {
        if !carry {
            break;
        }
        (*x, carry) = x.overflowing_add(1);
    }
    carry
}

/// `out -= a`, borrowed on to the end of `out`; the borrow out.
pub(super) fn sub(out: &mut [u64], a: &[u64]) -> bool {
    let (low, high) = out.split_at_mut(a.len());
    let mut borrow = false;
    for (x, &y) in low.iter_mut().zip(a) {
        let (difference, c) = x.overflowing_sub(y);
        let (difference, d) = difference.overflowing_sub(borrow as u64);
        (*x, borrow) = (difference, c | d);
    }
    for x in high {
        if !borrow {
            break;
        }
        (*x, borrow) = x.overflowing_sub(1);
    }
    borrow
}
