// SPDX-License-Identifier: MIT OR Apache-2.0
//! Short private exponents: they are denominators in the continued fraction of e / n.

use super::close::{compare_any, may_be_square, minus, shifted};
use super::small::bits;
use crate::natural::{Natural, is_one, product, sum, trimmed};
use bezout_large::{divide, isqrt};

/// The private exponent and the factors of n, if the exponent has less than a quarter of its bits, about.
///
/// All convergents are looked at: which one it is depends on its length, which is not known, and their cofactors are needed
/// one by one.
pub(super) fn private(n: &[u64], e: &[u64]) -> Option<(Natural, Vec<Natural>)> {
    // A short private exponent d has e d > phi(n).
    if 4 * bits(e) + 64 < 3 * bits(n) || compare_any(e, n).is_gt() || n[0] & 1 == 0 {
        return None;
    }
    let mut scratch = Vec::new();
    let (mut x, mut y) = (e.to_vec(), n.to_vec());
    // Convergents k / d of e / n, the last and the one before.
    let (mut k, mut d) = ([vec![], vec![1]], [vec![1], vec![]]);
    while !y.is_empty() && 4 * bits(&d[1]) < bits(n) + 64 {
        let (quotient, rest) = divide(&x, &y).expect("it is not 0");
        let mut step = |pair: &mut [Natural; 2]| {
            let times = product(&quotient, &pair[1], &mut scratch);
            pair.swap(0, 1);
            pair[1] = trimmed(sum(times, core::mem::take(&mut pair[1])));
        };
        step(&mut k);
        step(&mut d);
        (x, y) = (core::mem::take(&mut y), trimmed(rest));
        if let Some(factors) = split(n, e, &k[1], &d[1]) {
            return Some((d[1].clone(), factors));
        }
    }
    None
}

/// The factors of n if `e d - 1 = k phi(n)`, or both sides have a factor in common.
fn split(n: &[u64], e: &[u64], k: &[u64], d: &[u64]) -> Option<Vec<Natural>> {
    if k.is_empty() || is_one(d) {
        return None;
    }
    let (phi, _) = divide(&product(e, d, &mut Vec::new()), k).ok()?;
    if compare_any(&phi, n).is_ge() {
        return None;
    }
    // p + q = n - phi + 1; of its half, the square minus n is that of (p - q) / 2.
    let total = sum(minus(n.to_vec(), &phi), vec![1]);
    if total.first()? & 1 == 1 {
        return None;
    }
    let half = shifted(&total, 1);
    let square = product(&half, &half, &mut Vec::new());
    if compare_any(&square, n).is_lt() {
        return None;
    }
    let rest = minus(square, n);
    if !may_be_square(&rest) {
        return None;
    }
    let b = isqrt(&rest);
    if product(&b, &b, &mut Vec::new()) != rest || compare_any(&half, &b).is_le() {
        return None;
    }
    let p = minus(half.clone(), &b);
    (!is_one(&p)).then(|| vec![p, sum(half, b)])
}
