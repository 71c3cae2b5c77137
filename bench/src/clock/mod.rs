// SPDX-License-Identifier: MIT OR Apache-2.0
//! Core cycles of a piece of code: from the CPU's counter where it may be read, else from the
//! time-stamp counter.
//!
//! The time-stamp counter runs at one rate while the core's clock changes. So a chain of dependent
//! multiplications, whose latency in core cycles is known, runs right before and right after each
//! sample: it is the ruler.

mod calibrated;
#[cfg(target_os = "linux")]
mod pmu;
mod vectors;

use bezout_measure::clock::Clock;
use calibrated::Calibrated;

/// The best clock of this machine, or the one that was asked for by name.
pub fn open(wanted: Option<&str>) -> Result<Box<dyn Clock>, String> {
    match wanted {
        Some("pmu") => open_pmu(),
        Some("calibrated") => open_calibrated(),
        None => open_pmu().or_else(|_| open_calibrated()),
        Some(other) => Err(format!(
            "unknown clock `{other}`: accepted are `pmu` and `calibrated`"
        )),
    }
}

fn open_calibrated() -> Result<Box<dyn Clock>, String> {
    Ok(Box::new(Calibrated::open()?))
}

#[cfg(target_os = "linux")]
fn open_pmu() -> Result<Box<dyn Clock>, String> {
    Ok(Box::new(pmu::Pmu::open()?))
}

#[cfg(not(target_os = "linux"))]
fn open_pmu() -> Result<Box<dyn Clock>, String> {
    Err("the CPU's cycle counter is read through Linux' perf events only".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_clock_is_refused_by_name() {
        let error = open(Some("sundial")).err().unwrap();
        assert!(
            error.contains("sundial") && error.contains("calibrated"),
            "{error}"
        );
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn some_clock_opens_and_readings_are_positive() {
        let mut clock = open(None).unwrap();
        for (parts, steady) in [(1, true), (2, false)] {
            let found = (0..1000).find_map(|_| {
                clock.measure(parts, steady, &mut |_| {
                    std::hint::black_box((0..10_000u64).sum::<u64>());
                })
            });
            let found = found.expect("a thousand tries give one undisturbed sample");
            assert_eq!(found.len(), parts);
            for reading in found {
                assert!(
                    reading.cycles > Some(0.0) && reading.ns > 0.0,
                    "{reading:?}"
                );
            }
        }
    }
}
