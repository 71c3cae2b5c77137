// SPDX-License-Identifier: MIT OR Apache-2.0
//! The CPU's own counters of cycles and instructions in user mode, through Linux' perf events.

use super::Reading;
use super::calibrated::{CHAIN_CYCLES, SUPPORTED as CHAIN_KNOWN, chain};
use perf_event::events::Hardware;
use perf_event::{Builder, Sampler};
use std::time::Instant;

/// Two pinned counters, with what an empty sample costs.
pub struct Pmu {
    cycles: Counter,
    instructions: Counter,
    cycles_overhead: f64,
    instructions_overhead: f64,
}

impl Pmu {
    /// Opens both counters and tries them on code of known length: some virtual machines offer counters that stand
    /// still, or that count something else.
    pub fn open() -> Result<Pmu, String> {
        let cycles = Counter::open(Hardware::CPU_CYCLES)?;
        let instructions = Counter::open(Hardware::INSTRUCTIONS)?;
        let mut pmu = Pmu {
            cycles,
            instructions,
            cycles_overhead: 0.0,
            instructions_overhead: 0.0,
        };
        (pmu.cycles_overhead, pmu.instructions_overhead) = pmu.smallest(|| {})?;
        let (cycles, instructions) = pmu.smallest(chain)?;
        let plausible =
            instructions > 0.0 && (!CHAIN_KNOWN || (cycles / CHAIN_CYCLES - 1.0).abs() < 0.1);
        if plausible {
            Ok(pmu)
        } else {
            Err(format!(
                "the cycle counter reads {cycles} for a chain of {CHAIN_CYCLES} cycles"
            ))
        }
    }

    /// Measures `work`; `None` if the kernel took a counter away meanwhile.
    pub fn measure(&mut self, work: impl FnOnce()) -> Option<Reading> {
        let start = Instant::now();
        let (instructions, cycles) = (self.instructions.read()?, self.cycles.read()?);
        work();
        let (cycles_after, instructions_after) = (self.cycles.read()?, self.instructions.read()?);
        let ns = start.elapsed().as_nanos() as f64;
        let count =
            |from: u64, to: u64, overhead: f64| (to.wrapping_sub(from) as f64 - overhead).max(0.0);
        Some(Reading {
            cycles: count(cycles, cycles_after, self.cycles_overhead),
            instructions: Some(count(
                instructions,
                instructions_after,
                self.instructions_overhead,
            )),
            ns,
        })
    }

    fn smallest(&mut self, mut work: impl FnMut()) -> Result<(f64, f64), String> {
        let readings: Vec<Reading> = (0..200).filter_map(|_| self.measure(&mut work)).collect();
        let smallest = |value: fn(&Reading) -> f64| readings.iter().map(value).reduce(f64::min);
        smallest(|r| r.cycles)
            .zip(smallest(|r| r.instructions.unwrap_or(0.0)))
            .ok_or_else(|| "the cycle counter opens but cannot be read".to_string())
    }
}

/// One hardware event, read from user mode by `rdpmc` where the kernel allows that, else by a system call.
struct Counter {
    sampler: Sampler,
}

impl Counter {
    fn open(event: Hardware) -> Result<Counter, String> {
        let explain =
            |error: std::io::Error| format!("cannot open the CPU's counter {event:?}: {error}");
        // Pinned: a counter that shares its hardware with others would be scaled, which is a guess.
        let counter = Builder::new(event)
            .pinned(true)
            .exclude_kernel(true)
            .exclude_hv(true)
            .build()
            .map_err(explain)?;
        let mut sampler = counter.sampled(1).map_err(explain)?;
        sampler.enable().map_err(explain)?;
        Ok(Counter { sampler })
    }

    #[inline(always)]
    fn read(&mut self) -> Option<u64> {
        self.sampler
            .read_user()
            .count()
            .or_else(|| self.sampler.read().ok())
    }
}
