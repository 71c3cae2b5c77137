// SPDX-License-Identifier: MIT OR Apache-2.0
//! How far a long computation is.

use crate::half_gcd::{Descent, Watch};
use crate::natural::{Natural, bits, natural};
use bezout::parts::Matrix;

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

/// As [`gcd`](crate::gcd), and tells now and then by about how many bits both numbers are shorter than the shorter one was at the
/// beginning. It tells nothing of numbers that take no time to speak of.
///
/// *Timing:* variable.
///
/// ```
/// let (mut a, mut b) = (vec![u64::MAX; 10_000], vec![3; 10_000]);
/// (a[9_999], b[9_999]) = (1 << 62, 5);
/// let mut seen = Vec::new();
/// let g = bezout_large::gcd_with_progress(&a, &b, |bits| seen.push(bits));
/// assert_eq!(g, bezout_large::gcd(&a, &b));
/// assert!(seen.is_sorted() && *seen.last().unwrap() > 500_000);
/// ```
pub fn gcd_with_progress(a: &[u64], b: &[u64], progress: impl FnMut(usize)) -> Natural {
    let meter = Meter {
        done: 0,
        told: 0,
        tell: progress,
    };
    let mut pair = Descent::watched(natural(a), natural(b), meter);
    if bits(&pair.x).min(bits(&pair.y)) > STEP {
        pair.descend(STEP);
    }
    crate::gcd(&pair.x, &pair.y)
}
