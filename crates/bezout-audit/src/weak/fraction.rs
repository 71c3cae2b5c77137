// SPDX-License-Identifier: MIT OR Apache-2.0
//! Short private exponents: they are denominators in the continued fraction of e / n.

use super::close::may_be_square;
use bezout_large::Natural;

/// The private exponent and the factors of n, if the exponent has less than a quarter of its bits,
/// about.
///
/// All convergents are looked at: which one it is depends on its length, which is not known, and
/// their cofactors are needed one by one.
pub(super) fn private(n: &Natural, e: &Natural) -> Option<(Natural, [Natural; 2])> {
    // A short private exponent d has e d > phi(n).
    if 4 * e.bits() + 64 < 3 * n.bits() || e > n || !n.is_odd() {
        return None;
    }
    let (mut x, mut y) = (e.clone(), n.clone());
    let (zero, one) = (Natural::ZERO, Natural::from(1u8));
    // Convergents k / d of e / n, the last and the one before.
    let (mut k, mut d) = ([zero.clone(), one.clone()], [one, zero]);
    while !y.is_zero() && 4 * d[1].bits() < n.bits() + 64 {
        let (quotient, rest) = x.div_rem(&y);
        for pair in [&mut k, &mut d] {
            pair.swap(0, 1);
            let times = &quotient * &pair[0];
            pair[1] += times;
        }
        (x, y) = (y, rest);
        if let Some(factors) = split(n, e, &k[1], &d[1]) {
            let [_, d] = d;
            return Some((d, factors));
        }
    }
    None
}

/// The factors of n if `e d - 1 = k phi(n)`, or both sides have a factor in common.
fn split(n: &Natural, e: &Natural, k: &Natural, d: &Natural) -> Option<[Natural; 2]> {
    if d.is_one() {
        return None;
    }
    let (phi, _) = (e * d).checked_div_rem(k)?;
    if phi >= *n {
        return None;
    }
    // p + q = n - phi + 1; of its half, the square minus n is that of (p - q) / 2.
    let total = n.checked_sub(&phi)? + Natural::from(1u8);
    if total.is_odd() {
        return None;
    }
    let half = total >> 1;
    let rest = half.square().checked_sub(n)?;
    if !may_be_square(&rest) {
        return None;
    }
    let b = rest.isqrt();
    if b.square() != rest {
        return None;
    }
    let p = half.checked_sub(&b)?;
    (!p.is_zero() && !p.is_one()).then(|| [p, half + b])
}
