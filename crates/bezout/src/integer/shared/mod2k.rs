// SPDX-License-Identifier: MIT OR Apache-2.0
//! Exact division and inversion modulo powers of two: from the lowest limb up, constant time.

use crate::word::{invert_mod_2_64, mac, sbb};

/// `a = a / d` modulo `2^(64 len)`, for odd `d`. This is the quotient if the division is exact.
///
/// Timing: depends on the lengths.
pub(crate) fn divide(a: &mut [u64], d: &[u64]) {
    let inverse = invert_mod_2_64(d[0]);
    for i in 0..a.len() {
        // This digit clears limb i, whose place it then takes.
        let q = a[i].wrapping_mul(inverse);
        let (mut carry, mut borrow) = (0, 0);
        for (x, &y) in a[i..].iter_mut().zip(d) {
            let low;
            (low, carry) = mac(0, q, y, carry);
            (*x, borrow) = sbb(*x, low, borrow);
        }
        for x in a[i..].iter_mut().skip(d.len()) {
            (*x, borrow) = sbb(*x, carry, borrow);
            carry = 0;
        }
        a[i] = q;
    }
}

/// `out = x^-1 mod 2^k`, for odd `x`; `out` has at least `k` bits.
///
/// Timing: depends on the length and on `k`.
pub(crate) fn invert(out: &mut [u64], x: &[u64], k: usize) {
    out.fill(0);
    out[0] = 1;
    divide(out, x);
    for (i, o) in out.iter_mut().enumerate() {
        let keep = k.saturating_sub(64 * i).min(64);
        *o &= if keep == 64 {
            u64::MAX
        } else {
            (1 << keep) - 1
        };
    }
}
