// SPDX-License-Identifier: MIT OR Apache-2.0
//! The time-stamp counter, scaled by a dependent chain of known latency around each sample.

use super::vectors::clear_vector_state;
use bezout_measure::clock::{Clock, MOST_PARTS, Reading, agree};
use std::time::{Duration, Instant};

/// The time-stamp counter with what a reading of it costs and how long a tick is.
pub struct Calibrated {
    overhead: u64,
    ns_per_tick: f64,
}

impl Calibrated {
    pub fn open() -> Result<Calibrated, String> {
        if !SUPPORTED {
            return Err(
                "cycles are calibrated on x86-64 only: elsewhere the CPU's cycle counter is needed"
                    .into(),
            );
        }
        Ok(Calibrated {
            overhead: reading_overhead(),
            ns_per_tick: ns_per_tick(),
        })
    }
}

impl Clock for Calibrated {
    fn name(&self) -> &'static str {
        "calibrated"
    }

    fn clear(&mut self) {
        clear_vector_state();
    }

    fn measure(
        &mut self,
        parts: usize,
        steady: bool,
        work: &mut dyn FnMut(usize),
    ) -> Option<Vec<Reading>> {
        let start = ticks();
        chain();
        // No memory is asked for until the last part is done.
        let mut times = [ticks(); MOST_PARTS + 1];
        for part in 0..parts {
            work(part);
            times[part + 1] = ticks();
        }
        chain();
        let end = ticks();
        let span =
            |from: u64, to: u64| (to.saturating_sub(from)).saturating_sub(self.overhead) as f64;
        let (first, second) = (span(start, times[0]), span(times[parts], end));
        let shorter = first.min(second);
        if shorter <= 0.0 || steady && !agree(first, second) {
            return None;
        }
        let reading = |part: usize| {
            let elapsed = span(times[part], times[part + 1]);
            Reading {
                cycles: Some(elapsed * CHAIN_CYCLES / shorter),
                instructions: None,
                ns: elapsed * self.ns_per_tick,
            }
        };
        Some((0..parts).map(reading).collect())
    }
}

fn reading_overhead() -> u64 {
    (0..1000)
        .map(|_| ticks())
        .map(|start| ticks().saturating_sub(start))
        .min()
        .unwrap_or(0)
}

fn ns_per_tick() -> f64 {
    let (from, start) = (ticks(), Instant::now());
    while start.elapsed() < Duration::from_millis(50) {}
    start.elapsed().as_nanos() as f64 / ticks().saturating_sub(from) as f64
}

#[cfg(test)]
pub use arch::CHAIN_LENGTH;
pub use arch::{CHAIN_CYCLES, SUPPORTED, chain, ticks};

#[cfg(target_arch = "x86_64")]
mod arch {
    use std::arch::asm;
    use std::arch::x86_64::{_mm_lfence, _rdtsc};

    pub const SUPPORTED: bool = true;
    pub const CHAIN_LENGTH: usize = 1000;
    /// A 64-bit multiplication has had a latency of 3 cycles on every Intel core since Nehalem and
    /// every Zen. Additions are no ruler: recent cores fold chains of them while renaming
    /// registers.
    pub const CHAIN_CYCLES: f64 = 3.0 * CHAIN_LENGTH as f64;

    /// The time-stamp counter, after all earlier instructions and before all later ones.
    #[inline(always)]
    pub fn ticks() -> u64 {
        // SAFETY: every x86-64 CPU has both instructions, and neither touches memory.
        unsafe {
            _mm_lfence();
            let ticks = _rdtsc();
            _mm_lfence();
            ticks
        }
    }

    /// The ruler: straight-line, since a loop's last branch is mispredicted now and then.
    #[inline(never)]
    pub fn chain() {
        // SAFETY: one scratch register and the flags, both declared.
        unsafe {
            asm!(
                ".rept {length}", "imul {x}, {x}", ".endr",
                x = inout(reg) 3u64 => _, length = const CHAIN_LENGTH, options(nomem, nostack),
            );
        }
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod arch {
    pub const SUPPORTED: bool = false;
    pub const CHAIN_LENGTH: usize = 1;
    pub const CHAIN_CYCLES: f64 = 1.0;

    pub fn ticks() -> u64 {
        0
    }

    pub fn chain() {}
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;

    /// The scale is right if twice the ruler measures twice the ruler: a statement on ratios, not
    /// on time.
    #[test]
    fn chains_measure_as_long_as_they_are() {
        let mut clock = Calibrated::open().unwrap();
        let mut cycles: Vec<f64> = (0..2000)
            .filter_map(|_| clock.measure(1, true, &mut |_| (0..4).for_each(|_| chain())))
            .filter_map(|parts| parts[0].cycles)
            .collect();
        assert!(
            cycles.len() > 100,
            "only {} of 2000 samples were undisturbed",
            cycles.len()
        );
        cycles.sort_by(f64::total_cmp);
        let median = cycles[cycles.len() / 2];
        let expected = 4.0 * 3.0 * CHAIN_LENGTH as f64;
        assert!(
            (median / expected - 1.0).abs() < 0.1,
            "four chains measure {median}, expected about {expected}"
        );
    }
}
