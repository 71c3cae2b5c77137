// SPDX-License-Identifier: MIT OR Apache-2.0
//! How long one operation takes here: not a benchmark, but honest.

use std::time::{Duration, Instant};

/// The median of some calls.
#[derive(Clone, Copy, Debug)]
pub struct Timed {
    pub median: Duration,
    pub calls: usize,
}

/// Calls `operation` again and again for a moment; once if one call takes longer than that.
///
/// A call too short for the clock is timed together with others. The first call of a process waits
/// for pages and caches, so that it tells little of the rest.
pub fn measure<T, E>(mut operation: impl FnMut() -> Result<T, E>) -> Result<Timed, E> {
    let start = Instant::now();
    std::hint::black_box(operation()?);
    let first = start.elapsed();
    if first >= PATIENCE {
        return Ok(Timed {
            median: first,
            calls: 1,
        });
    }
    let together = (SAMPLE.as_nanos() / first.as_nanos().max(1)).clamp(1, MOST_TOGETHER);
    let mut samples = Vec::new();
    while samples.is_empty() || start.elapsed() < PATIENCE {
        let call = Instant::now();
        for _ in 0..together {
            std::hint::black_box(operation()?);
        }
        samples.push(call.elapsed());
    }
    samples.sort_unstable();
    Ok(Timed {
        median: samples[samples.len() / 2] / together as u32,
        calls: samples.len() * together as usize,
    })
}

/// `2.31 µs` and the like.
pub fn show(duration: Duration) -> String {
    let seconds = duration.as_secs_f64();
    let (scale, unit) = match seconds {
        s if s < 1e-6 => (1e9, "ns"),
        s if s < 1e-3 => (1e6, "µs"),
        s if s < 1.0 => (1e3, "ms"),
        _ => (1.0, "s"),
    };
    format!("{:.2} {unit}", seconds * scale)
}

/// The clock behind these times, by its name in JSON.
pub const CLOCK: &str = "monotonic";
const SAMPLE: Duration = Duration::from_micros(100);
const MOST_TOGETHER: u128 = 1000;
const PATIENCE: Duration = Duration::from_millis(20);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_fit_the_duration() {
        for (nanoseconds, text) in [
            (50, "50.00 ns"),
            (2310, "2.31 µs"),
            (4_500_000, "4.50 ms"),
            (3_000_000_000, "3.00 s"),
        ] {
            assert_eq!(show(Duration::from_nanos(nanoseconds)), text);
        }
    }

    #[test]
    fn a_long_operation_runs_once() {
        let mut calls = 0;
        let timed = measure(|| -> Result<(), ()> {
            calls += 1;
            std::thread::sleep(PATIENCE);
            Ok(())
        });
        assert_eq!((calls, timed.map(|t| t.calls)), (1, Ok(1)));
    }

    #[test]
    fn an_error_ends_it() {
        assert_eq!(measure(|| Err::<(), _>("no")).map(|t| t.calls), Err("no"));
    }
}
