// SPDX-License-Identifier: MIT OR Apache-2.0
//! The greatest common divisor.

use crate::half_gcd::Descent;
use crate::natural::{Natural, bits, natural, trim};
use bezout::dynamic::gcd_vartime;

/// Up to this many bits the quadratic algorithm is faster from the start.
const QUADRATIC: usize = if cfg!(test) { 300 } else { 24_000 };

/// A descent goes down to this many bits.
const LAST: usize = if cfg!(test) { 200 } else { 10_000 };

/// The greatest common divisor of two numbers; `gcd(0, x) = x`. It has no zero limbs on top.
pub fn gcd(a: &[u64], b: &[u64]) -> Natural {
    let mut pair = Descent::new(natural(a), natural(b), false);
    if bits(&pair.x).max(bits(&pair.y)) > QUADRATIC {
        pair.descend(LAST);
        if !pair.y.is_empty() && bits(&pair.x) > LAST {
            pair.step();
        }
    }
    if pair.x.is_empty() {
        return pair.y;
    }
    let mut out = gcd_vartime(&pair.x, &pair.y);
    trim(&mut out);
    out
}
