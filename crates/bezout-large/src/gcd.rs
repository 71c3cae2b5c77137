// SPDX-License-Identifier: MIT OR Apache-2.0
//! The greatest common divisor.

use crate::half_gcd::Descent;
use crate::natural::{Natural, bits, natural, trim};
use bezout::dynamic::gcd_vartime;
use bezout::parts::in_digits;

/// The greatest common divisor of two numbers; `gcd(0, x) = x`. It has no zero limbs on top.
pub fn gcd(a: &[u64], b: &[u64]) -> Natural {
    if bits(a).max(bits(b)) <= quadratic() {
        return by_batches(a, b);
    }
    let mut pair = Descent::new(natural(a), natural(b), false);
    let last = last();
    pair.descend(last);
    if !pair.y.is_empty() && bits(&pair.x) > last {
        pair.step();
    }
    by_batches(&pair.x, &pair.y)
}

fn by_batches(a: &[u64], b: &[u64]) -> Natural {
    let mut out = gcd_vartime(a, b);
    trim(&mut out);
    out
}

/// Up to this many bits the quadratic algorithm is faster from the start.
fn quadratic() -> usize {
    match in_digits() {
        _ if cfg!(test) => 300,
        true => 100_000,
        false => 44_000,
    }
}

/// A descent goes down to this many bits.
fn last() -> usize {
    match in_digits() {
        _ if cfg!(test) => 200,
        true => 40_000,
        false => 24_000,
    }
}
