// SPDX-License-Identifier: MIT OR Apache-2.0
//! Cofactors and inverses.

use crate::half_gcd::Descent;
use crate::natural::{Natural, bits, compare, difference, natural, product, sum, trim};
use bezout::dynamic::xgcd_vartime;

/// Up to so many bits the quadratic algorithm is faster.
const QUADRATIC: usize = 8_000;

/// `g = gcd(x, y)`, and `t` with `t y = g` modulo x, as magnitude and sign, at most `x / g`; for x that is not 0.
fn half(x: &[u64], y: &[u64]) -> (Natural, Natural, bool) {
    let mut pair = Descent::new(natural(x), natural(y), true);
    pair.descend(QUADRATIC);
    if !pair.y.is_empty() && bits(&pair.x) > QUADRATIC {
        pair.step();
    }
    let [u, v] = pair.column.take().expect("asked for");
    let small = xgcd_vartime(&pair.x, &pair.y);
    let mut g = small.gcd;
    trim(&mut g);
    // g = p x' + q y' for x' = -s u y and y' = s v y, so t = s (q v - p u).
    let [mut p, mut q] = [small.s.magnitude, small.t.magnitude];
    trim(&mut p);
    trim(&mut q);
    let (first, second) = (product(&q, &v), product(&p, &u));
    let (first_negative, second_negative) =
        (bool::from(small.t.negative), !bool::from(small.s.negative));
    let (t, negative) = if first_negative == second_negative {
        (sum(&first, &second), first_negative)
    } else {
        let (t, less) = difference(&first, &second);
        (t, less ^ first_negative)
    };
    (g, t, negative ^ pair.flipped)
}

/// `x^-1` modulo `m`, in [0, m); none if there is none, or m is 0. Modulo 1 it is 0.
pub fn invert(x: &[u64], m: &[u64]) -> Option<Natural> {
    let m = natural(m);
    if m.is_empty() {
        return None;
    }
    let (_, x) = crate::divide::divide(x, &m);
    let (g, t, negative) = half(&m, &x);
    if g != [1] {
        return None;
    }
    if m == [1] {
        return Some(Natural::new());
    }
    debug_assert!(compare(&t, &m).is_le());
    Some(match negative && !t.is_empty() {
        true => difference(&m, &t).0,
        false => t,
    })
}
