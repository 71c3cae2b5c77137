// SPDX-License-Identifier: MIT OR Apache-2.0
//! The greatest common divisor.

use crate::choice::lengths;
use crate::half_gcd::Descent;
use crate::label::HALF_GCD;
use crate::limbs::{Limbs, bits, natural, trim};
use bezout::parts::any_length;
use bezout::{Ran, Timing};

/// The greatest common divisor of two numbers; `gcd(0, x) = x`. It has no zero limbs on top.
pub fn gcd(a: &[u64], b: &[u64]) -> Limbs {
    gcd_with_ran(a, b).0
}

/// [`gcd`], and what ran.
pub fn gcd_with_ran(a: &[u64], b: &[u64]) -> (Limbs, Ran) {
    let lengths = &lengths().gcd;
    if bits(a).max(bits(b)) <= lengths.above {
        return by_batches(a, b);
    }
    let mut pair = Descent::new(natural(a), natural(b), false);
    pair.descend(lengths.to);
    if !pair.y.is_empty() && bits(&pair.x) > lengths.to {
        pair.step();
    }
    let (g, ran) = by_batches(&pair.x, &pair.y);
    (g, if pair.halved { HALF_GCD } else { ran })
}

fn by_batches(a: &[u64], b: &[u64]) -> (Limbs, Ran) {
    let (mut out, way) = any_length::gcd_vartime(a, b);
    trim(&mut out);
    (out, way.ran(Timing::Variable))
}
