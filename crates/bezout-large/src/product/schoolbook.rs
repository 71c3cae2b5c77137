// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of short numbers, row by row.

use crate::{backend, choice};

/// `out = a b`, where `out` has as many limbs as both.
pub(crate) fn multiply(out: &mut [u64], a: &[u64], b: &[u64]) {
    let rows = choice::rows();
    out.fill(0);
    for (i, &x) in b.iter().enumerate() {
        let row = &mut out[i..i + a.len() + 1];
        row[a.len()] = rows.add(&mut row[..a.len()], a, x);
    }
}

/// `out = a^2`: products of two different limbs count twice.
pub(super) fn square(out: &mut [u64], a: &[u64]) {
    let rows = choice::rows();
    out.fill(0);
    for (i, &x) in a.iter().enumerate() {
        let others = &a[i + 1..];
        let row = &mut out[2 * i + 1..];
        row[others.len()] = rows.add(&mut row[..others.len()], others, x);
    }
    let (mut carry, mut top) = (0, 0);
    for (pair, &x) in out.as_chunks_mut::<2>().0.iter_mut().zip(a) {
        let [low, high] = *pair;
        let sum = x as u128 * x as u128 + (low << 1 | top) as u128 + carry as u128;
        let (above, overflow) = ((sum >> 64) as u64).overflowing_add(high << 1 | low >> 63);
        *pair = [sum as u64, above];
        (carry, top) = (overflow as u64, high >> 63);
    }
}

/// `out += a`, carried on to the end of `out`; the carry out.
pub(super) fn add(out: &mut [u64], a: &[u64]) -> bool {
    let (low, high) = out.split_at_mut(a.len());
    let mut carry = backend::add(low, None, a);
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
    let mut borrow = backend::sub(low, None, a);
    for x in high {
        if !borrow {
            break;
        }
        (*x, borrow) = x.overflowing_sub(1);
    }
    borrow
}
