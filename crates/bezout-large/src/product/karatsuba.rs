// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of numbers of equal length from three products of their halves \[KO62\].

use super::schoolbook::{add, sub};
use crate::backend;

/// The limbs of the lower half.
fn half(n: usize) -> usize {
    n.div_ceil(2)
}

/// Words of scratch, beyond those for products of halves.
pub(super) fn scratch(n: usize) -> usize {
    4 * half(n) + 1
}

/// `out = a b`, or `a^2` without `b`. With a = a0 + a1 z and b alike, the middle coefficient of the
/// product is a0 b0 + a1 b1 - (a0 - a1) (b0 - b1). `multiply` computes products of halves.
pub(super) fn multiply(
    out: &mut [u64],
    a: &[u64],
    b: Option<&[u64]>,
    scratch: &mut [u64],
    multiply: impl Fn(&mut [u64], &[u64], Option<&[u64]>, &mut [u64]),
) {
    let low = half(a.len());
    let (product, scratch) = scratch.split_at_mut(2 * low);
    let (sum, scratch) = scratch.split_at_mut(2 * low + 1);
    let (a0, a1) = a.split_at(low);
    // Differences need no room of their own: `out` is written later.
    let (x, y) = out.split_at_mut(low);
    let mut negative = difference(x, a0, a1);
    if let Some(b) = b {
        let y = &mut y[..low];
        negative ^= difference(y, &b[..low], &b[low..]);
        multiply(product, x, Some(y), scratch);
    } else {
        negative = false;
        multiply(product, x, None, scratch);
    }
    let (bottom, top) = out.split_at_mut(2 * low);
    multiply(bottom, a0, b.map(|b| &b[..low]), scratch);
    multiply(top, a1, b.map(|b| &b[low..]), scratch);
    // The upper half may be shorter.
    let (both, above) = sum.split_at_mut(top.len());
    let carry = backend::add(both, Some(&bottom[..top.len()]), top);
    let rest = &bottom[top.len()..];
    above[..rest.len()].copy_from_slice(rest);
    above[rest.len()] = 0;
    if carry {
        add(above, &[1]);
    }
    if negative {
        add(sum, product);
    } else {
        sub(sum, product);
    }
    // The top limb is 0 where `out` has no room for it.
    let limbs = sum.len().min(out.len() - low);
    add(&mut out[low..], &sum[..limbs]);
}

/// `out = |a - b|` for `b` with at most as many limbs as `a`; whether the difference is negative.
fn difference(out: &mut [u64], a: &[u64], b: &[u64]) -> bool {
    let (low, high) = a.split_at(b.len());
    let (out_low, out_high) = out.split_at_mut(b.len());
    let negative = high.iter().all(|&limb| limb == 0) && low.iter().rev().lt(b.iter().rev());
    if negative {
        backend::sub(out_low, Some(b), low);
        out_high.fill(0);
        return true;
    }
    out_high.copy_from_slice(high);
    if backend::sub(out_low, Some(low), b) {
        sub(out_high, &[1]);
    }
    false
}
