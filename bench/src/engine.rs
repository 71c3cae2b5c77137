// SPDX-License-Identifier: MIT OR Apache-2.0
//! The measurement: all implementations of a case in turn, round after round, on the same fresh operands.

use crate::case::{Case, Operands};
use crate::clock::{Clock, Reading};
use crate::oracle;
use crate::row::{Row, Timing, Work};
use crate::stats::{median_ratio, min_of_medians};
use std::time::{Duration, Instant};

/// One implementation's result for one case; per operation.
#[derive(Clone, Debug)]
pub struct Measured {
    pub name: String,
    pub timing: Timing,
    pub cycles: f64,
    pub instructions: Option<f64>,
    pub ns: f64,
    /// How many times faster than the best peer of the same timing class; `None` if there is no such peer.
    pub ratio: Option<f64>,
}

/// Measures all rows of a case for about `budget`. Second, the complaints about rows that got an answer wrong or could
/// not be measured: those have no result.
pub fn measure(
    case: &Case,
    rows: Vec<Row>,
    clock: &mut Clock,
    budget: Duration,
) -> (Vec<Measured>, Vec<String>) {
    let operands = case.operands();
    let mut complaints = Vec::new();
    let mut runners = Vec::new();
    for row in rows {
        match Runner::prepare(case, &operands, row) {
            Ok(runner) => runners.push(runner),
            Err(complaint) => complaints.push(complaint),
        }
    }
    let order: Duration = runners.iter().map(Runner::sample_time).sum();
    let rounds = (budget.as_nanos() / order.as_nanos().max(1)) as usize;
    run_rounds(&mut runners, rounds.clamp(MIN_ROUNDS, MAX_ROUNDS), clock);
    let (measured, silent): (Vec<_>, Vec<_>) = runners
        .iter()
        .map(|runner| runner.summary().ok_or(&runner.name))
        .partition(Result::is_ok);
    complaints.extend(silent.into_iter().filter_map(Result::err).map(|name| {
        format!(
            "{}: no sample was undisturbed; is another program busy on this core?",
            case.path(name)
        )
    }));
    let measured = measured.into_iter().filter_map(Result::ok).collect();
    (with_ratios(measured, &runners), complaints)
}

/// Whether a row is one of this project's own, rather than a peer.
pub fn is_ours(name: &str) -> bool {
    name.starts_with("bezout/")
}

/// A prepared row and its samples, one a round; `None` where the clock was disturbed.
struct Runner {
    name: String,
    timing: Timing,
    work: Box<dyn Work>,
    per_operation: Duration,
    count: usize,
    samples: Vec<Option<Reading>>,
}

impl Runner {
    fn prepare(case: &Case, operands: &Operands, row: Row) -> Result<Runner, String> {
        let mut work = (row.prepare)(operands);
        oracle::check(case, operands, work.as_mut())
            .map_err(|why| format!("{}: {why}", case.path(&row.name)))?;
        let per_operation = estimate(work.as_mut());
        let count = (SAMPLE_TIME.as_nanos() / per_operation.as_nanos().max(1))
            .clamp(1, MAX_COUNT as u128) as usize;
        Ok(Runner {
            name: row.name,
            timing: row.timing,
            work,
            per_operation,
            count,
            samples: Vec::new(),
        })
    }

    fn sample_time(&self) -> Duration {
        self.per_operation * self.count as u32
    }

    fn sample(&mut self, start: usize, clock: &mut Clock) {
        clear_vector_state();
        let per_operation = 1.0 / (self.count * self.work.results()) as f64;
        let reading = clock.measure(|| self.work.run(start, self.count));
        self.samples.push(reading.map(|reading| Reading {
            cycles: reading.cycles * per_operation,
            instructions: reading.instructions.map(|count| count * per_operation),
            ns: reading.ns * per_operation,
        }));
    }

    fn undisturbed(&self) -> usize {
        self.samples.iter().flatten().count()
    }

    fn cycles(&self) -> Vec<Option<f64>> {
        self.samples
            .iter()
            .map(|sample| sample.map(|reading| reading.cycles))
            .collect()
    }

    fn summary(&self) -> Option<Measured> {
        let collect = |value: fn(&Reading) -> Option<f64>| -> Vec<f64> {
            self.samples.iter().flatten().filter_map(value).collect()
        };
        Some(Measured {
            name: self.name.clone(),
            timing: self.timing,
            cycles: min_of_medians(&collect(|reading| Some(reading.cycles)))?,
            instructions: min_of_medians(&collect(|reading| reading.instructions)),
            ns: min_of_medians(&collect(|reading| Some(reading.ns)))?,
            ratio: None,
        })
    }
}

/// Time of one operation, roughly: the quickest of a few short runs, on operands that the measurement meets last.
fn estimate(work: &mut dyn Work) -> Duration {
    let mut best = Duration::MAX;
    let start = Instant::now();
    for index in 0.. {
        let begin = Instant::now();
        work.run(usize::MAX - 64 + index % 64, 1);
        best = best.min(begin.elapsed());
        if start.elapsed() > Duration::from_millis(5) {
            break;
        }
    }
    best.max(Duration::from_nanos(1))
}

fn run_rounds(runners: &mut [Runner], rounds: usize, clock: &mut Clock) {
    let stride = runners.iter().map(|runner| runner.count).max().unwrap_or(0);
    let starving = |runners: &[Runner]| {
        runners
            .iter()
            .any(|runner| runner.undisturbed() < MIN_SAMPLES)
    };
    let mut round = 0;
    // On a busy machine long samples are seldom undisturbed: then there are more rounds.
    while round < rounds || (round < MAX_EXTENSION * rounds && starving(runners)) {
        // Rotated, so that nobody always follows the same neighbor, with the caches that it leaves behind.
        let shift = round % runners.len().max(1);
        for index in 0..runners.len() {
            let runner = (index + shift) % runners.len();
            runners[runner].sample(round * stride, clock);
        }
        round += 1;
    }
}

fn with_ratios(mut measured: Vec<Measured>, runners: &[Runner]) -> Vec<Measured> {
    let samples = |row: &Measured| {
        runners
            .iter()
            .find(|runner| runner.name == row.name && runner.timing == row.timing)
    };
    // How many times faster than `other` a row is. Adjacent samples decide; where no round has both, the summaries do.
    let speed = |other: &Measured, row: &Measured| {
        let pair = samples(other).zip(samples(row));
        pair.and_then(|(other, row)| median_ratio(&other.cycles(), &row.cycles()))
    };
    for timing in [Timing::Constant, Timing::Variable] {
        let peers = measured
            .iter()
            .filter(|row| row.timing == timing && !is_ours(&row.name));
        let faster = |best, row| {
            if speed(best, row).unwrap_or(best.cycles / row.cycles) > 1.0 {
                row
            } else {
                best
            }
        };
        let Some(best) = peers.reduce(faster).cloned() else {
            continue;
        };
        for row in measured.iter_mut().filter(|row| row.timing == timing) {
            row.ratio = speed(&best, row);
        }
    }
    measured
}

/// Code that leaves the upper halves of vector registers dirty slows down legacy SSE code after it by hundreds of
/// cycles a call. It pays for that itself within its own chain; the next row must not.
#[inline(always)]
fn clear_vector_state() {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx") {
        // SAFETY: the CPU has AVX, and the clobber below tells the compiler that every vector register is lost.
        unsafe { std::arch::asm!("vzeroupper", options(nomem, nostack), clobber_abi("C")) }
    }
}

/// Long against the clock's overhead, short against what disturbs a machine.
const SAMPLE_TIME: Duration = Duration::from_micros(20);
const MAX_COUNT: usize = 64;
const MIN_ROUNDS: usize = 15;
const MAX_ROUNDS: usize = 4000;
const MIN_SAMPLES: usize = 5;
const MAX_EXTENSION: usize = 4;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Op;
    use crate::row::Answer;

    fn row(name: &str, timing: Timing, add: u32) -> Row {
        let prepare = |operands: &Operands| {
            let gcds = operands.map_pairs(Clone::clone);
            (num_bigint::BigUint::default(), gcds)
        };
        let operation =
            move |out: &mut num_bigint::BigUint,
                  (a, b): &(num_bigint::BigUint, num_bigint::BigUint)| {
                *out = num_integer::Integer::gcd(a, b) + add;
                out.iter_u64_digits().next().unwrap_or(0)
            };
        Row::new(name, timing, prepare, operation, |out| {
            Answer::Gcd(out.clone())
        })
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn right_rows_are_measured_and_wrong_rows_are_not() {
        let case = Case::new(Op::Gcd, "256");
        let rows = vec![
            row("bezout/x", Timing::Variable, 0),
            row("peer", Timing::Variable, 0),
            row("off", Timing::Variable, 1),
        ];
        let mut clock = Clock::open(None).unwrap();
        let (measured, complaints) = measure(&case, rows, &mut clock, Duration::from_millis(200));
        let names: Vec<&str> = measured.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(names, ["bezout/x", "peer"]);
        assert_eq!(complaints.len(), 1);
        assert!(
            complaints[0].starts_with("gcd/int/256/off: wrong result"),
            "{complaints:?}"
        );
        assert!(
            measured
                .iter()
                .all(|row| row.cycles > 0.0 && row.ns > 0.0 && row.ratio.is_some())
        );
    }

    /// Peers may have one name for both timing classes: each is compared with the samples of its own class.
    #[test]
    fn one_name_in_two_classes_is_two_rows() {
        let runners = [
            runner("peer", Timing::Constant, 100.0),
            runner("peer", Timing::Variable, 40.0),
            runner("bezout/a", Timing::Variable, 20.0),
        ];
        let measured = with_ratios(
            runners.iter().filter_map(Runner::summary).collect(),
            &runners,
        );
        let ratios: Vec<Option<f64>> = measured.iter().map(|row| row.ratio).collect();
        assert_eq!(ratios, [Some(1.0), Some(1.0), Some(2.0)]);
    }

    #[test]
    fn ratios_compare_within_a_timing_class() {
        let runners = [
            runner("bezout/a", Timing::Constant, 50.0),
            runner("slow", Timing::Constant, 200.0),
            runner("best", Timing::Constant, 100.0),
            runner("bezout/b", Timing::Variable, 10.0),
        ];
        let measured = with_ratios(
            runners.iter().filter_map(Runner::summary).collect(),
            &runners,
        );
        let ratios: Vec<Option<f64>> = measured.iter().map(|row| row.ratio).collect();
        assert_eq!(ratios, [Some(2.0), Some(0.5), Some(1.0), None]);
    }

    fn runner(name: &str, timing: Timing, cycles: f64) -> Runner {
        Runner {
            name: name.into(),
            timing,
            work: Box::new(Nothing),
            per_operation: Duration::ZERO,
            count: 1,
            samples: vec![
                Some(Reading {
                    cycles,
                    instructions: None,
                    ns: cycles
                });
                20
            ],
        }
    }

    struct Nothing;

    impl Work for Nothing {
        fn run(&mut self, _: usize, _: usize) {}

        fn answer(&mut self, _: usize) -> Answer {
            unreachable!("the test measures nothing")
        }
    }
}
