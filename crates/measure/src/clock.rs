// SPDX-License-Identifier: MIT OR Apache-2.0
//! What measures, and a clock that needs neither a cycle counter nor unsafe code: a chain of
//! dependent multiplications, whose latency in cycles is known, runs right before and right after
//! each sample as its ruler.

use std::hint::black_box;
use std::time::Instant;

/// What one sample took, or one call on average.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reading {
    /// None where no ruler is known.
    pub cycles: Option<f64>,
    /// Only where the CPU's counter is available.
    pub instructions: Option<f64>,
    /// Of the wall clock.
    pub ns: f64,
}

impl Reading {
    /// Of one call, where the reading is of `calls`.
    #[must_use]
    pub fn per_call(self, calls: usize) -> Self {
        let calls = calls as f64;
        Self {
            cycles: self.cycles.map(|cycles| cycles / calls),
            instructions: self.instructions.map(|count| count / calls),
            ns: self.ns / calls,
        }
    }

    /// What readings are compared by.
    pub fn time(&self) -> f64 {
        self.cycles.unwrap_or(self.ns)
    }
}

/// The most parts that a clock times in one go.
pub const MOST_PARTS: usize = 2;

/// A source of cycles.
pub trait Clock {
    /// Its name in tables and JSON.
    fn name(&self) -> &'static str;

    /// Before each sample, and outside of it: what one row may leave behind for the next.
    fn clear(&mut self) {}

    /// Times parts `0..parts` of some work, one right after the other; at most [`MOST_PARTS`].
    ///
    /// None if the clock was disturbed and the sample means nothing. If the work is not `steady`,
    /// it may change the core's own speed, and that is no disturbance: it is what is measured.
    fn measure(
        &mut self,
        parts: usize,
        steady: bool,
        work: &mut dyn FnMut(usize),
    ) -> Option<Vec<Reading>>;
}

/// The lengths of two rulers agree. What interrupts a ruler only lengthens it. If they differ by
/// more than two percent, the core's frequency changed, or somebody else ran on this core, and no
/// scale is right. A step of the frequency is 4 % at 2.5 GHz; an interrupt costs more.
pub fn agree(first: f64, second: f64) -> bool {
    const TOLERANCE: f64 = 0.02;
    let shorter = first.min(second);
    shorter > 0.0 && (first - second).abs() <= TOLERANCE * shorter
}

/// The system's clock between two rulers.
#[derive(Clone, Copy, Debug)]
pub struct Ruler;

impl Clock for Ruler {
    fn name(&self) -> &'static str {
        if cfg!(target_arch = "x86_64") {
            "calibrated"
        } else {
            "monotonic"
        }
    }

    fn measure(
        &mut self,
        parts: usize,
        steady: bool,
        work: &mut dyn FnMut(usize),
    ) -> Option<Vec<Reading>> {
        let start = Instant::now();
        chain();
        // No memory is asked for until the last part is done.
        let mut times = [Instant::now(); MOST_PARTS + 1];
        for part in 0..parts {
            work(part);
            times[part + 1] = Instant::now();
        }
        chain();
        let end = Instant::now();
        let span = |from: Instant, to: Instant| to.duration_since(from).as_nanos() as f64;
        let (first, second) = (span(start, times[0]), span(times[parts], end));
        if steady && !agree(first, second) {
            return None;
        }
        let cycle = first.min(second) / (LATENCY * LENGTH as f64);
        let reading = |part: usize| {
            let ns = span(times[part], times[part + 1]);
            Reading {
                cycles: (cfg!(target_arch = "x86_64") && cycle > 0.0).then(|| ns / cycle),
                instructions: None,
                ns,
            }
        };
        Some((0..parts).map(reading).collect())
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The scale is right if twice the ruler measures as twice the ruler, part by part: a ratio,
    /// not a time.
    #[test]
    #[cfg(target_arch = "x86_64")]
    fn chains_measure_as_long_as_they_are() {
        let mut cycles: [Vec<f64>; 2] = Default::default();
        for _ in 0..2000 {
            let work = &mut |part: usize| (0..=part).for_each(|_| chain());
            for (part, reading) in Ruler.measure(2, true, work).iter().flatten().enumerate() {
                cycles[part].extend(reading.cycles);
            }
        }
        for (part, cycles) in cycles.iter_mut().enumerate() {
            cycles.sort_by(f64::total_cmp);
            let median = cycles
                .get(cycles.len() / 2)
                .copied()
                .expect("an undisturbed sample of 2000");
            let expected = (part + 1) as f64 * LATENCY * LENGTH as f64;
            assert!(
                (median / expected - 1.0).abs() < 0.1,
                "{} chains measure {median}, not {expected}",
                part + 1
            );
        }
    }

    #[test]
    fn rulers_that_differ_do_not_agree() {
        assert!(agree(100.0, 101.0) && agree(101.0, 100.0));
        assert!(!agree(100.0, 104.0) && !agree(104.0, 100.0) && !agree(0.0, 0.0));
    }
}
