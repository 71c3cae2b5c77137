// SPDX-License-Identifier: MIT OR Apache-2.0
//! Partial extended gcds: Euclid's remainders on both sides of a bound, and fractions from
//! residues.

use crate::half_gcd::Descent;
use crate::limbs::{Limbs, bits, compare, natural};
use alloc::vec::Vec;

/// Consecutive remainders of Euclid's algorithm with the cofactors of the second number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partial {
    /// The last remainder that is not below the bound, and the first one that is.
    pub remainders: [Vec<u64>; 2],
    /// Magnitudes u and v with `remainders = ±u b, ∓v b` modulo a, both at most `a /
    /// remainders[0]`.
    pub cofactors: [Vec<u64>; 2],
    /// Whether the sign of the first cofactor is plus and that of the second minus; else they are
    /// the other way.
    pub first_is_positive: bool,
}

/// Euclid's algorithm for `a >= b` until a remainder is below `2^bound`: the remainders on both
/// sides of the bound.
///
/// It is what NUCOMP, rational reconstruction and continued fractions need. If a itself is below
/// the bound, or `b > a`, the algorithm begins with a step that exchanges them, as a division of
/// the smaller one by the larger one does. The second remainder is 0 where the greatest common
/// divisor is not below the bound.
///
/// *Timing:* variable.
///
/// ```
/// // 240 = 5 46 + 10, 46 = 4 10 + 6, 10 = 6 + 4: the first remainder below 2^3 is 6 = -4 240 + 21 46.
/// let partial = bezout_large::partial_xgcd(&[240], &[46], 3);
/// assert_eq!(partial.remainders, [vec![10], vec![6]]);
/// assert_eq!(partial.cofactors, [vec![5], vec![21]]);
/// assert!(!partial.first_is_positive);
/// ```
pub fn partial_xgcd(a: &[u64], b: &[u64], bound: usize) -> Partial {
    // A larger bound is as one that is above both.
    let bound = bound.min(bits(a).max(bits(b)));
    let mut limit = vec![u64::MAX; bound / 64];
    limit.push((1 << (bound % 64)) - 1);
    partial_to(a, b, &limit)
}

/// The same until a remainder is below any number, not a power of two alone. A bound of 0 is as one
/// of 1.
///
/// *Timing:* variable.
///
/// ```
/// // 240 = 5 46 + 10, 46 = 4 10 + 6: the first remainder below 10 is 6.
/// let partial = bezout_large::partial_xgcd_below(&[240], &[46], &[10]);
/// assert_eq!(partial.remainders, [vec![10], vec![6]]);
/// ```
pub fn partial_xgcd_below(a: &[u64], b: &[u64], bound: &[u64]) -> Partial {
    let mut limit = natural(bound);
    for limb in &mut limit {
        let (less, borrow) = limb.overflowing_sub(1);
        *limb = less;
        if !borrow {
            break;
        }
    }
    partial_to(a, b, &natural(&limit))
}

/// Euclid's algorithm until a remainder is not above the limit.
fn partial_to(a: &[u64], b: &[u64], limit: &[u64]) -> Partial {
    let mut pair = Descent::new(natural(a), natural(b), true);
    let order = compare(&pair.x, &pair.y);
    if order.is_lt() || order.is_eq() && compare(&pair.y, limit).is_gt() {
        pair.step();
    }
    pair.descend(bits(limit).saturating_add(MARGIN));
    pair.mend();
    if compare(&pair.y, limit).is_gt() {
        pair.finish(limit);
    }
    let first_is_positive = pair.flipped;
    Partial {
        remainders: [pair.x, pair.y],
        cofactors: pair.column.take().unwrap_or_default(),
        first_is_positive,
    }
}

/// Bits above the bound where Lehmer's algorithm takes whole numbers.
const MARGIN: usize = 512;

/// The fraction `n / d` that is `x` modulo `m`, with `|n| <= n_bound` and `0 < d <= d_bound`: the
/// magnitude of n, whether n is negative, and d. It is in lowest terms, and d is coprime to m.
///
/// If `2 n_bound d_bound < m` there is at most one, and None says that there is none \[WGD82\].
/// With larger bounds there may be several, and None says that the first remainder of Euclid's
/// algorithm up to `n_bound` gives none.
///
/// *Timing:* variable.
///
/// ```
/// // 355 / 113 modulo 2^31 - 1.
/// let found = bezout_large::rational_reconstruct(&[570128405], &[2_147_483_647], &[1000], &[1000]);
/// assert_eq!(found, Some((vec![355], false, vec![113])));
/// ```
pub fn rational_reconstruct(
    x: &[u64],
    m: &[u64],
    n_bound: &[u64],
    d_bound: &[u64],
) -> Option<(Limbs, bool, Limbs)> {
    let m = natural(m);
    if m.is_empty() {
        return None;
    }
    let x = crate::divide::div_rem(x, &m).1;
    let mut pair = Descent::new(m.clone(), x, true);
    pair.descend(bits(n_bound).saturating_add(MARGIN));
    pair.mend();
    pair.finish(n_bound);
    let [_, d] = pair.column.take().unwrap_or_default();
    let negative = pair.flipped && !pair.y.is_empty();
    let n = pair.y;
    let fits = !d.is_empty() && compare(&d, d_bound).is_le();
    let coprime = || crate::gcd(&n, &d) == [1] && crate::gcd(&d, &m) == [1];
    (fits && coprime()).then_some((n, negative, d))
}
