// SPDX-License-Identifier: MIT OR Apache-2.0
//! How far a long computation is.

use crate::gcd::gcd_with_ran;
use crate::half_gcd::{Descent, Watch};
use crate::label::HALF_GCD;
use crate::limbs::{Limbs, bits, natural};
use bezout::Ran;
use bezout::parts::lehmer::Matrix;

/// Adds up the bits that steps take off both numbers, and tells them.
struct Meter<F> {
    done: usize,
    told: usize,
    tell: F,
}

/// Bits between two reports: some milliseconds of work.
const STEP: usize = if cfg!(test) { 100 } else { 1 << 16 };

impl<F: FnMut(usize)> Meter<F> {
    fn add(&mut self, largest: u64) {
        self.done += largest.checked_ilog2().unwrap_or(0) as usize;
        if self.done - self.told >= STEP {
            self.told = self.done;
            (self.tell)(self.done);
        }
    }
}

impl<F: FnMut(usize)> Watch for Meter<F> {
    fn quotient(&mut self, q: u64) {
        self.add(q);
    }

    fn batch(&mut self, m: &Matrix) {
        self.add(m.a.max(m.b).max(m.c).max(m.d));
    }
}

/// As [`gcd`](crate::gcd), and tells now and then by about how many bits both numbers are shorter
/// than the shorter one was at the beginning. It tells nothing of numbers that take no time to
/// speak of.
///
/// *Timing:* variable.
///
/// ```
/// let mut x = 1u64;
/// let mut number = || -> Vec<u64> {
///     let next = |_| {
///         x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
///         x ^ x >> 29
///     };
///     (0..10_000).map(next).collect()
/// };
/// let (a, b) = (number(), number());
/// let mut seen = Vec::new();
/// let g = bezout_large::gcd_with_progress(&a, &b, |bits| seen.push(bits));
/// assert_eq!(g, bezout_large::gcd(&a, &b));
/// assert!(seen.is_sorted() && *seen.last().unwrap() > 400_000);
/// ```
pub fn gcd_with_progress(a: &[u64], b: &[u64], progress: impl FnMut(usize)) -> Limbs {
    gcd_with_progress_and_ran(a, b, progress).0
}

/// [`gcd_with_progress`], and what ran.
pub fn gcd_with_progress_and_ran(
    a: &[u64],
    b: &[u64],
    progress: impl FnMut(usize),
) -> (Limbs, Ran) {
    let meter = Meter {
        done: 0,
        told: 0,
        tell: progress,
    };
    let mut pair = Descent::watched(natural(a), natural(b), meter);
    if bits(&pair.x).min(bits(&pair.y)) > STEP {
        pair.descend(STEP);
    }
    let (g, ran) = gcd_with_ran(&pair.x, &pair.y);
    (g, if pair.halved { HALF_GCD } else { ran })
}
