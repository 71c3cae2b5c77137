// SPDX-License-Identifier: MIT OR Apache-2.0
//! Core cycles of a piece of code: from the CPU's counter where it may be read, else from the time-stamp counter.
//!
//! The time-stamp counter runs at one rate while the core's clock changes. So a chain of dependent multiplications,
//! whose latency in core cycles is known, runs right before and right after each sample: it is the ruler.

mod calibrated;
#[cfg(target_os = "linux")]
mod pmu;

use calibrated::Calibrated;

/// What one sample took. `instructions` only where the CPU's counter is available.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    pub cycles: f64,
    pub instructions: Option<f64>,
    pub ns: f64,
}

/// A source of cycles.
pub enum Clock {
    #[cfg(target_os = "linux")]
    Pmu(pmu::Pmu),
    Calibrated(Calibrated),
}

impl Clock {
    /// The best clock of this machine, or the one that was asked for by name.
    pub fn open(wanted: Option<&str>) -> Result<Clock, String> {
        match wanted {
            Some("pmu") => open_pmu(),
            Some("calibrated") => Calibrated::open().map(Clock::Calibrated),
            None => open_pmu().or_else(|_| Calibrated::open().map(Clock::Calibrated)),
            Some(other) => Err(format!(
                "unknown clock `{other}`: accepted are `pmu` and `calibrated`"
            )),
        }
    }

    /// The name in tables and JSON.
    pub fn name(&self) -> &'static str {
        match self {
            #[cfg(target_os = "linux")]
            Clock::Pmu(_) => "pmu",
            Clock::Calibrated(_) => "calibrated",
        }
    }

    /// Measures one run of `work`; `None` if the clock was disturbed meanwhile and the sample means nothing.
    pub fn measure(&mut self, work: impl FnOnce()) -> Option<Reading> {
        match self {
            #[cfg(target_os = "linux")]
            Clock::Pmu(pmu) => pmu.measure(work),
            Clock::Calibrated(calibrated) => calibrated.measure(work),
        }
    }
}

#[cfg(target_os = "linux")]
fn open_pmu() -> Result<Clock, String> {
    pmu::Pmu::open().map(Clock::Pmu)
}

#[cfg(not(target_os = "linux"))]
fn open_pmu() -> Result<Clock, String> {
    Err("the CPU's cycle counter is read through Linux' perf events only".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_clock_is_refused_by_name() {
        let error = Clock::open(Some("sundial")).err().unwrap();
        assert!(
            error.contains("sundial") && error.contains("calibrated"),
            "{error}"
        );
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn some_clock_opens_and_readings_are_positive() {
        let mut clock = Clock::open(None).unwrap();
        let reading = (0..1000).find_map(|_| {
            clock.measure(|| {
                std::hint::black_box((0..10_000u64).sum::<u64>());
            })
        });
        let reading = reading.expect("a thousand tries give one undisturbed sample");
        assert!(reading.cycles > 0.0 && reading.ns > 0.0, "{reading:?}");
    }
}
