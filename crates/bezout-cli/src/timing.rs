// SPDX-License-Identifier: MIT OR Apache-2.0
//! How long one operation takes here: not a benchmark, but honest.

use crate::environment::{self, Environment};
use clap::Args;
use serde::Serialize;
use std::fmt;
use std::time::{Duration, Instant};

/// Whether the time is asked for.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Time {
    /// Repeat the computation for 20 ms, and print the median of its times
    #[arg(long)]
    time: bool,
}

impl Time {
    /// The time of an operation, if it is asked for.
    pub fn measure<T>(self, operation: impl FnMut() -> T) -> Option<Timed> {
        self.time.then(|| measure(operation))
    }
}

/// The median of some calls, with what it means nothing without.
#[derive(Serialize)]
pub struct Timed {
    ns: f64,
    calls: usize,
    clock: &'static str,
    #[serde(flatten)]
    environment: Environment,
}

impl fmt::Display for Timed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Environment {
            cpu,
            compiler,
            flags,
            commit,
        } = &self.environment;
        match self.calls {
            1 => write!(f, "{} (one call", show(self.ns))?,
            calls => write!(f, "{} (median of {calls} calls", show(self.ns))?,
        }
        write!(
            f,
            "; {} clock; {cpu}; {compiler}, {flags}; commit {commit})",
            self.clock
        )
    }
}

/// Calls `operation` again and again for a moment; once if one call takes longer than that.
///
/// A call too short for the clock is timed together with others. The first call of a process waits
/// for pages and caches, so that it tells little of the rest.
fn measure<T>(mut operation: impl FnMut() -> T) -> Timed {
    let timed = |duration: Duration, together: usize, calls| Timed {
        ns: duration.as_secs_f64() * 1e9 / together as f64,
        calls,
        clock: "monotonic",
        environment: environment::detect(),
    };
    let start = Instant::now();
    std::hint::black_box(operation());
    let first = start.elapsed();
    if first >= PATIENCE {
        return timed(first, 1, 1);
    }
    let together = (SAMPLE.as_nanos() / first.as_nanos().max(1)).clamp(1, MOST_TOGETHER) as usize;
    let mut samples = Vec::new();
    while samples.is_empty() || start.elapsed() < PATIENCE {
        let call = Instant::now();
        for _ in 0..together {
            std::hint::black_box(operation());
        }
        samples.push(call.elapsed());
    }
    samples.sort_unstable();
    timed(
        samples[samples.len() / 2],
        together,
        samples.len() * together,
    )
}

/// `2.31 µs` and the like.
fn show(ns: f64) -> String {
    let (scale, unit) = match ns {
        ns if ns < 1e3 => (1.0, "ns"),
        ns if ns < 1e6 => (1e3, "µs"),
        ns if ns < 1e9 => (1e6, "ms"),
        _ => (1e9, "s"),
    };
    format!("{:.2} {unit}", ns / scale)
}

const SAMPLE: Duration = Duration::from_micros(100);
const MOST_TOGETHER: u128 = 1000;
const PATIENCE: Duration = Duration::from_millis(20);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_fit_the_duration() {
        for (ns, text) in [
            (50.0, "50.00 ns"),
            (2310.0, "2.31 µs"),
            (4.5e6, "4.50 ms"),
            (3e9, "3.00 s"),
        ] {
            assert_eq!(show(ns), text);
        }
    }

    #[test]
    fn a_long_operation_runs_once() {
        let mut calls = 0;
        let timed = measure(|| {
            calls += 1;
            std::thread::sleep(PATIENCE);
        });
        assert_eq!((calls, timed.calls), (1, 1));
    }

    #[test]
    fn nothing_runs_that_is_not_asked_for() {
        assert!(Time { time: false }.measure(|| panic!("it ran")).is_none());
    }
}
