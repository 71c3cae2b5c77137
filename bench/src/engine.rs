// SPDX-License-Identifier: MIT OR Apache-2.0
//! The measurement: all implementations of a case in turn, round after round, on the same fresh operands.

use crate::case::{Case, Operands};
use crate::oracle;
use crate::row::{Row, Timing, Work};
use bezout_measure::clock::Clock;
use bezout_measure::engine::{self, Samples, Subject, Summary};
use bezout_measure::regime::Regime;
use bezout_measure::stats::median_ratio;
use std::time::Duration;

/// One implementation's result for one case; per operation.
#[derive(Clone, Debug)]
pub struct Measured {
    pub name: String,
    pub timing: Timing,
    pub regime: Regime,
    /// After a pause, of calls two to four.
    pub cycles: f64,
    pub instructions: Option<f64>,
    pub ns: f64,
    /// How many times faster than the best peer of the same timing class; `None` if there is no such peer.
    pub ratio: Option<f64>,
    /// The first call after a pause; `None` in a stream.
    pub first: Option<First>,
}

/// The first call after a pause.
#[derive(Clone, Copy, Debug)]
pub struct First {
    pub cycles: f64,
    pub ns: f64,
    /// As that of the other calls: the best peer is that of the first call.
    pub ratio: Option<f64>,
}

/// Measures all rows of a case in each regime for about `budget`. Second, the complaints about rows that got an answer
/// wrong or could not be measured: those have no result.
pub fn measure(
    case: &Case,
    rows: Vec<Row>,
    regimes: &[Regime],
    clock: &mut dyn Clock,
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
    let mut measured = Vec::new();
    for &regime in regimes {
        run(&mut runners, regime, budget, clock);
        let (found, silent): (Vec<_>, Vec<_>) = runners
            .iter()
            .map(|runner| runner.measured(regime).ok_or(&runner.name))
            .partition(Result::is_ok);
        complaints.extend(silent.into_iter().filter_map(Result::err).map(|name| {
            format!(
                "{}: no sample was undisturbed; is another program busy on this core?",
                case.path(name)
            )
        }));
        let found = found.into_iter().filter_map(Result::ok).collect();
        measured.extend(with_ratios(found, &runners));
    }
    (measured, complaints)
}

/// Whether a row is one of this project's own, rather than a peer.
pub fn is_ours(name: &str) -> bool {
    name.starts_with("bezout/")
}

/// A prepared row and its samples.
struct Runner {
    name: String,
    timing: Timing,
    work: Box<dyn Work>,
    samples: Samples,
}

impl Runner {
    fn prepare(case: &Case, operands: &Operands, row: Row) -> Result<Runner, String> {
        let mut work = (row.prepare)(operands);
        oracle::check(case, operands, work.as_mut())
            .map_err(|why| format!("{}: {why}", case.path(&row.name)))?;
        Ok(Runner {
            name: row.name,
            timing: row.timing,
            work,
            samples: Samples::default(),
        })
    }

    fn measured(&self, regime: Regime) -> Option<Measured> {
        let Summary { call, first } = self.samples.summary()?;
        Some(Measured {
            name: self.name.clone(),
            timing: self.timing,
            regime,
            cycles: call.cycles?,
            instructions: call.instructions,
            ns: call.ns,
            ratio: None,
            first: first.and_then(|first| {
                Some(First {
                    cycles: first.cycles?,
                    ns: first.ns,
                    ratio: None,
                })
            }),
        })
    }
}

fn run(runners: &mut [Runner], regime: Regime, budget: Duration, clock: &mut dyn Clock) {
    let mut runs: Vec<_> = runners
        .iter_mut()
        .map(|runner| {
            let (results, work) = (runner.work.results(), runner.work.as_mut());
            (results, |start: usize, count: usize| work.run(start, count))
        })
        .collect();
    let mut subjects: Vec<Subject<'_>> = runs
        .iter_mut()
        .map(|(results, run)| Subject {
            run,
            results: *results,
        })
        .collect();
    let samples = engine::measure(&mut subjects, regime, budget, clock);
    for (runner, samples) in runners.iter_mut().zip(samples) {
        runner.samples = samples;
    }
}

/// Fills in the ratios of rows of one regime.
fn with_ratios(mut measured: Vec<Measured>, runners: &[Runner]) -> Vec<Measured> {
    for timing in [Timing::Constant, Timing::Variable] {
        for (row, ratio) in ratios(
            &measured,
            runners,
            timing,
            |row| Some(row.cycles),
            |s| engine::times(&s.calls),
        ) {
            measured[row].ratio = ratio;
        }
        for (row, ratio) in ratios(
            &measured,
            runners,
            timing,
            |row| Some(row.first?.cycles),
            |s| engine::times(&s.first),
        ) {
            if let Some(first) = &mut measured[row].first {
                first.ratio = ratio;
            }
        }
    }
    measured
}

/// For the rows of one class, by number, how many times faster than the best peer they are.
fn ratios(
    measured: &[Measured],
    runners: &[Runner],
    timing: Timing,
    cycles: fn(&Measured) -> Option<f64>,
    times: fn(&Samples) -> Vec<Option<f64>>,
) -> Vec<(usize, Option<f64>)> {
    let samples = |row: &Measured| {
        let same = |runner: &&Runner| runner.name == row.name && runner.timing == row.timing;
        runners
            .iter()
            .find(same)
            .map(|runner| times(&runner.samples))
    };
    // How many times faster than `other` a row is. Adjacent samples decide; where no round has both, the summaries do.
    let speed = |other: &Measured, row: &Measured| {
        let pair = samples(other).zip(samples(row));
        pair.and_then(|(other, row)| median_ratio(&other, &row))
    };
    let of_class = || {
        let rows = measured.iter().enumerate();
        rows.filter(|(_, row)| row.timing == timing && cycles(row).is_some())
    };
    let faster = |best: &'_ Measured, row: &'_ Measured| {
        let summaries = || Some(cycles(best)? / cycles(row)?);
        speed(best, row).or_else(summaries) > Some(1.0)
    };
    let peers = of_class()
        .map(|(_, row)| row)
        .filter(|row| !is_ours(&row.name));
    let best = peers.reduce(|best, row| if faster(best, row) { row } else { best });
    let Some(best) = best else {
        return Vec::new();
    };
    of_class()
        .map(|(index, row)| (index, speed(best, row)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Op;
    use crate::row::Answer;
    use bezout_measure::clock::Reading;

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
        let mut clock = crate::clock::open(None).unwrap();
        let regimes = [Regime::Stream, Regime::Rested];
        let budget = Duration::from_millis(200);
        let (measured, complaints) = measure(&case, rows, &regimes, clock.as_mut(), budget);
        let names: Vec<_> = measured
            .iter()
            .map(|row| (row.name.as_str(), row.regime))
            .collect();
        let expected = regimes.map(|regime| [("bezout/x", regime), ("peer", regime)]);
        assert_eq!(names, expected.as_flattened());
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
        for row in &measured {
            let first = row
                .first
                .map(|first| first.cycles > 0.0 && first.ratio.is_some());
            assert_eq!(first, (row.regime == Regime::Rested).then_some(true));
        }
    }

    /// Peers may have one name for both timing classes: each is compared with the samples of its own class.
    #[test]
    fn one_name_in_two_classes_is_two_rows() {
        let runners = [
            runner("peer", Timing::Constant, 100.0),
            runner("peer", Timing::Variable, 40.0),
            runner("bezout/a", Timing::Variable, 20.0),
        ];
        let measured = with_ratios(runners.iter().filter_map(stream).collect(), &runners);
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
        let measured = with_ratios(runners.iter().filter_map(stream).collect(), &runners);
        let ratios: Vec<Option<f64>> = measured.iter().map(|row| row.ratio).collect();
        assert_eq!(ratios, [Some(2.0), Some(0.5), Some(1.0), None]);
    }

    /// The best peer of the first call may be another one.
    #[test]
    fn the_first_call_has_a_ratio_of_its_own() {
        let mut runners = [
            runner("bezout/a", Timing::Constant, 50.0),
            runner("cold", Timing::Constant, 100.0),
            runner("warm", Timing::Constant, 400.0),
        ];
        for (runner, first) in runners.iter_mut().zip([200.0, 900.0, 300.0]) {
            runner.samples.first = samples(first);
        }
        let rested = |runner: &Runner| runner.measured(Regime::Rested);
        let measured = with_ratios(runners.iter().filter_map(rested).collect(), &runners);
        let ratios: Vec<_> = measured
            .iter()
            .map(|row| (row.ratio, row.first.and_then(|first| first.ratio)))
            .collect();
        assert_eq!(ratios[0], (Some(2.0), Some(1.5)));
        assert_eq!(ratios[2], (Some(0.25), Some(1.0)));
    }

    fn stream(runner: &Runner) -> Option<Measured> {
        runner.measured(Regime::Stream)
    }

    fn samples(cycles: f64) -> Vec<Option<Reading>> {
        let reading = Reading {
            cycles: Some(cycles),
            instructions: None,
            ns: cycles,
        };
        vec![Some(reading); 20]
    }

    fn runner(name: &str, timing: Timing, cycles: f64) -> Runner {
        Runner {
            name: name.into(),
            timing,
            work: Box::new(Nothing),
            samples: Samples {
                calls: samples(cycles),
                first: Vec::new(),
            },
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
