// SPDX-License-Identifier: MIT OR Apache-2.0
//! The measurement: several things in turn, round after round.

use crate::clock::{Clock, Reading};
use crate::regime::Regime;
use crate::stats::min_of_medians;
use std::time::{Duration, Instant};

/// Something that is measured.
pub struct Subject<'a> {
    /// Runs operations number `start` to `start + count`.
    pub run: &'a mut dyn FnMut(usize, usize),
    /// How many results an operation has: values are divided by it.
    pub results: usize,
}

/// The samples of one subject, one a round and each of one result; none where the clock was
/// disturbed.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// Of a call in a stream; after a pause, of calls two to four on average.
    pub calls: Vec<Option<Reading>>,
    /// Of the first call after a pause; empty for a stream.
    pub first: Vec<Option<Reading>>,
}

/// What is made of the samples.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// As [`Samples::calls`].
    pub call: Reading,
    /// As [`Samples::first`].
    pub first: Option<Reading>,
}

impl Samples {
    /// None if all samples were disturbed.
    pub fn summary(&self) -> Option<Summary> {
        Some(Summary {
            call: reading(&self.calls)?,
            first: reading(&self.first),
        })
    }

    fn undisturbed(&self) -> usize {
        self.calls.iter().flatten().count()
    }
}

fn reading(samples: &[Option<Reading>]) -> Option<Reading> {
    let collect = |value: fn(&Reading) -> Option<f64>| -> Vec<f64> {
        samples.iter().flatten().filter_map(value).collect()
    };
    Some(Reading {
        cycles: min_of_medians(&collect(|one| one.cycles)),
        instructions: min_of_medians(&collect(|one| one.instructions)),
        ns: min_of_medians(&collect(|one| Some(one.ns)))?,
    })
}

/// The times of samples, for ratios of neighbors.
pub fn times(samples: &[Option<Reading>]) -> Vec<Option<f64>> {
    let time = |sample: &Option<Reading>| sample.as_ref().map(Reading::time);
    samples.iter().map(time).collect()
}

/// Measures all subjects for about `budget`.
pub fn measure(
    subjects: &mut [Subject<'_>],
    regime: Regime,
    budget: Duration,
    clock: &mut dyn Clock,
) -> Vec<Samples> {
    let plans: Vec<Plan> = match regime {
        Regime::Stream => subjects.iter_mut().map(plan).collect(),
        Regime::Rested | Regime::Scalar => vec![AFTER_PAUSE; subjects.len()],
    };
    let stride = plans.iter().map(|plan| plan.calls).max().unwrap_or(0);
    let mut samples = vec![Samples::default(); subjects.len()];
    let starving = |samples: &[Samples]| samples.iter().any(|s| s.undisturbed() < FEWEST);
    let start = Instant::now();
    for round in 0..MOST_ROUNDS {
        let spent = start.elapsed();
        // On a busy machine long samples are seldom undisturbed: then there are more rounds.
        let extended = spent < EXTENSION * budget && starving(&samples);
        if round >= FEWEST_ROUNDS && spent >= budget && !extended {
            break;
        }
        // Rotated, so that nobody always follows the same neighbor, with the caches that it leaves
        // behind.
        for index in 0..subjects.len() {
            let index = (index + round) % subjects.len();
            sample(
                &mut subjects[index],
                plans[index],
                regime,
                round * stride,
                clock,
                &mut samples[index],
            );
        }
    }
    samples
}

/// What a sample is.
#[derive(Clone, Copy)]
struct Plan {
    calls: usize,
    /// Whether it is dropped if the rulers around it differ.
    steady: bool,
}

const AFTER_PAUSE: Plan = Plan {
    calls: 1 + AFTER_FIRST,
    steady: false,
};

/// One sample.
fn sample(
    subject: &mut Subject<'_>,
    plan: Plan,
    regime: Regime,
    start: usize,
    clock: &mut dyn Clock,
    samples: &mut Samples,
) {
    let Subject { run, results } = subject;
    clock.clear();
    regime.rest();
    if regime == Regime::Stream {
        let found = clock.measure(1, plan.steady, &mut |_| run(start, plan.calls));
        let call = found.map(|parts| parts[0].per_call(plan.calls * *results));
        samples.calls.push(call);
        return;
    }
    let found = clock.measure(2, plan.steady, &mut |part| match part {
        0 => run(start, 1),
        _ => run(start + 1, AFTER_FIRST),
    });
    let part = |k: usize, calls: usize| {
        let parts = found.as_ref();
        parts.map(|parts| parts[k].per_call(calls * *results))
    };
    samples.first.push(part(0, 1));
    samples.calls.push(part(1, AFTER_FIRST));
}

/// As many calls as take about as long as the rulers around them; one call at least.
fn plan(subject: &mut Subject<'_>) -> Plan {
    let mut each = Duration::MAX;
    let start = Instant::now();
    // On operands that the measurement meets last.
    for index in 0.. {
        let begin = Instant::now();
        (subject.run)(usize::MAX - 64 + index % 64, 1);
        each = each.min(begin.elapsed());
        if start.elapsed() > WARMING {
            break;
        }
    }
    Plan {
        calls: (SAMPLE.as_nanos() / each.as_nanos().max(1)).clamp(1, MOST_CALLS) as usize,
        steady: each < LONG,
    }
}

/// Calls after the first one of a pause.
const AFTER_FIRST: usize = 3;
/// Long against the clock's overhead, short against what disturbs a machine.
const SAMPLE: Duration = Duration::from_micros(20);
const MOST_CALLS: u128 = 64;
/// A call of that length is never left alone, and what lengthens a ruler is little in it: the
/// median has to do.
const LONG: Duration = Duration::from_millis(1);
const WARMING: Duration = Duration::from_millis(5);
const FEWEST_ROUNDS: usize = 15;
const MOST_ROUNDS: usize = 4000;
/// Fewer samples make a median depend on which operands it met.
const FEWEST: usize = 9;
const EXTENSION: u32 = 4;

#[cfg(test)]
mod tests {
    use super::*;

    /// A clock whose time is the number of operations, and that is disturbed every other time while
    /// steady.
    #[derive(Default)]
    struct Counting {
        samples: usize,
        cleared: usize,
    }

    impl Clock for Counting {
        fn name(&self) -> &'static str {
            "counting"
        }

        fn clear(&mut self) {
            self.cleared += 1;
        }

        fn measure(
            &mut self,
            parts: usize,
            steady: bool,
            work: &mut dyn FnMut(usize),
        ) -> Option<Vec<Reading>> {
            self.samples += 1;
            let mut found = Vec::new();
            for part in 0..parts {
                let before = DONE.get();
                work(part);
                let ns = (DONE.get() - before) as f64;
                found.push(Reading {
                    cycles: Some(10.0 * ns),
                    instructions: None,
                    ns,
                });
            }
            (!steady || self.samples.is_multiple_of(2)).then_some(found)
        }
    }

    thread_local! {
        static DONE: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
    }

    fn run(regime: Regime) -> (Vec<Samples>, Vec<usize>, Counting) {
        let (mut starts, mut clock) = (Vec::new(), Counting::default());
        let mut first = |start: usize, count: usize| {
            starts.push(start);
            DONE.set(DONE.get() + count);
        };
        let mut second = |_, count: usize| DONE.set(DONE.get() + 4 * count);
        let mut subjects = [
            Subject {
                run: &mut first,
                results: 1,
            },
            Subject {
                run: &mut second,
                results: 2,
            },
        ];
        let found = measure(&mut subjects, regime, Duration::from_millis(1), &mut clock);
        (found, starts, clock)
    }

    #[test]
    fn a_stream_is_of_one_operation_and_leaves_out_what_was_disturbed() {
        let (samples, _, clock) = run(Regime::Stream);
        for (samples, cycles) in samples.iter().zip([10.0, 20.0]) {
            let summary = samples.summary().expect("half of the samples");
            assert_eq!((summary.call.cycles, summary.first), (Some(cycles), None));
            assert!(samples.calls.len() >= FEWEST_ROUNDS && samples.undisturbed() >= FEWEST);
        }
        assert_eq!(clock.cleared, clock.samples);
    }

    #[test]
    fn no_sample_of_a_long_call_is_left_out() {
        let mut sleep = |_, count: usize| std::thread::sleep(2 * LONG * count as u32);
        let mut subjects = [Subject {
            run: &mut sleep,
            results: 1,
        }];
        let (budget, mut clock) = (Duration::from_millis(1), Counting::default());
        let samples = measure(&mut subjects, Regime::Stream, budget, &mut clock);
        assert_eq!(samples[0].undisturbed(), FEWEST_ROUNDS);
    }

    #[test]
    fn after_a_pause_the_first_call_stands_alone() {
        for regime in [Regime::Rested, Regime::Scalar] {
            let (samples, starts, _) = run(regime);
            let summary = samples[1].summary().expect("samples");
            assert_eq!(summary.call.ns, 2.0);
            assert_eq!(summary.first.map(|one| one.ns), Some(2.0));
            assert_eq!(samples[1].first.len(), FEWEST_ROUNDS);
            // Fresh operands in each call.
            assert_eq!(starts[..4], [0, 1, 4, 5]);
        }
    }

    #[test]
    fn without_a_sample_there_is_no_summary() {
        assert_eq!(Samples::default().summary(), None);
        let disturbed = Samples {
            calls: vec![None; 20],
            first: Vec::new(),
        };
        assert_eq!(disturbed.summary(), None);
        assert_eq!(times(&disturbed.calls), vec![None; 20]);
    }
}
