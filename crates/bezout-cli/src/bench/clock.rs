// SPDX-License-Identifier: MIT OR Apache-2.0
//! Core cycles without access to a cycle counter: a chain of dependent multiplications, whose
//! latency in cycles is known, runs right before and right after each sample as its ruler.

use std::hint::black_box;
use std::time::Instant;

/// What one sample took.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// None where no ruler is known.
    pub cycles: Option<f64>,
    pub ns: f64,
}

/// The name of the clock in tables and JSON.
pub const NAME: &str = if cfg!(target_arch = "x86_64") {
    "calibrated"
} else {
    "monotonic"
};

/// Measures `work`. None if the two chains disagree: then the core's frequency changed, or somebody
/// else ran on this core, and no scale is right.
pub fn measure(work: impl FnOnce()) -> Option<Reading> {
    let start = Instant::now();
    chain();
    let before = Instant::now();
    work();
    let after = Instant::now();
    chain();
    let end = Instant::now();
    let span = |from: Instant, to: Instant| to.duration_since(from).as_nanos() as f64;
    let (first, second, ns) = (span(start, before), span(after, end), span(before, after));
    // What interrupts a chain only lengthens it.
    let shorter = first.min(second);
    if shorter <= 0.0 || (first - second).abs() > TOLERANCE * shorter {
        return None;
    }
    let cycles = cfg!(target_arch = "x86_64").then(|| ns * LATENCY * LENGTH as f64 / shorter);
    Some(Reading { cycles, ns })
}

#[inline(never)]
fn chain() {
    let mut x = black_box(3u64);
    for _ in 0..LENGTH {
        x = x.wrapping_mul(x);
    }
    black_box(x);
}

/// A 64-bit multiplication takes 3 cycles on every Intel core since Nehalem and every Zen.
/// Additions are no ruler: recent cores fold chains of them while renaming registers.
const LATENCY: f64 = 3.0;
/// Long enough that reading the clock, some 30 ns, does not count.
const LENGTH: usize = 10_000;
/// Two percent: a frequency step is 4 % at 2.5 GHz; an interrupt costs more.
const TOLERANCE: f64 = 0.02;

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;

    /// The scale is right if twice the ruler measures as twice the ruler: a ratio, not a time.
    #[test]
    fn chains_measure_as_long_as_they_are() {
        let mut cycles: Vec<f64> = (0..2000)
            .filter_map(|_| measure(|| (0..2).for_each(|_| chain())))
            .filter_map(|reading| reading.cycles)
            .collect();
        cycles.sort_by(f64::total_cmp);
        let median = cycles
            .get(cycles.len() / 2)
            .copied()
            .expect("an undisturbed sample of 2000");
        let expected = 2.0 * LATENCY * LENGTH as f64;
        assert!(
            (median / expected - 1.0).abs() < 0.1,
            "two chains measure {median}, not {expected}"
        );
    }
}
