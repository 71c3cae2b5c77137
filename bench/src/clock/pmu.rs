// SPDX-License-Identifier: MIT OR Apache-2.0
//! The CPU's own counters of cycles and instructions in user mode, through Linux' perf events.

use super::calibrated::{CHAIN_CYCLES, SUPPORTED as CHAIN_KNOWN, chain};
use super::vectors::clear_vector_state;
use bezout_measure::clock::{Clock, MOST_PARTS, Reading};
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
    /// Opens both counters and tries them on code of known length: some virtual machines offer
    /// counters that stand still, or that count something else.
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

    fn smallest(&mut self, mut work: impl FnMut()) -> Result<(f64, f64), String> {
        let readings: Vec<Reading> = (0..200)
            .filter_map(|_| self.measure(1, true, &mut |_| work()))
            .flatten()
            .collect();
        let smallest = |value: fn(&Reading) -> f64| readings.iter().map(value).reduce(f64::min);
        smallest(|r| r.cycles.unwrap_or(0.0))
            .zip(smallest(|r| r.instructions.unwrap_or(0.0)))
            .ok_or_else(|| "the cycle counter opens but cannot be read".to_string())
    }
}

impl Clock for Pmu {
    fn name(&self) -> &'static str {
        "pmu"
    }

    fn clear(&mut self) {
        clear_vector_state();
    }

    /// None if the kernel took a counter away meanwhile.
    fn measure(
        &mut self,
        parts: usize,
        _: bool,
        work: &mut dyn FnMut(usize),
    ) -> Option<Vec<Reading>> {
        // No memory is asked for until the last part is done.
        let mut counts = [[0; 4]; MOST_PARTS];
        let mut times = [0.0; MOST_PARTS];
        for part in 0..parts {
            let start = Instant::now();
            let (instructions, cycles) = (self.instructions.read()?, self.cycles.read()?);
            work(part);
            let (cycles_after, instructions_after) =
                (self.cycles.read()?, self.instructions.read()?);
            times[part] = start.elapsed().as_nanos() as f64;
            counts[part] = [cycles, cycles_after, instructions, instructions_after];
        }
        let count =
            |from: u64, to: u64, overhead: f64| (to.wrapping_sub(from) as f64 - overhead).max(0.0);
        let reading = |part: usize| {
            let [cycles, cycles_after, instructions, instructions_after] = counts[part];
            Reading {
                cycles: Some(count(cycles, cycles_after, self.cycles_overhead)),
                instructions: Some(count(
                    instructions,
                    instructions_after,
                    self.instructions_overhead,
                )),
                ns: times[part],
            }
        };
        Some((0..parts).map(reading).collect())
    }
}

/// One hardware event, read from user mode by `rdpmc` where the kernel allows that, else by a
/// system call.
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
