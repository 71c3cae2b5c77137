// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is made of a measurement under the names of implementations. A name that begins with
//! `bezout/` is this project's; the others are peers.

use crate::clock::{Clock, Reading};
use crate::engine::{self, Samples, Subject, times};
use crate::regime::Regime;
use crate::stats::median_ratio;
use std::time::Duration;

/// One implementation's result for one case, of one call.
#[derive(Clone, Debug)]
pub struct Row {
    /// The implementation.
    pub name: String,
    /// Its timing class: `ct` or `vartime`.
    pub timing: String,
    /// What came before each sample.
    pub regime: Regime,
    /// Of a call in a stream; after a pause, of calls two to four.
    pub call: Timed,
    /// Of the first call after a pause.
    pub first: Option<Timed>,
}

/// What a call took.
#[derive(Clone, Copy, Debug)]
pub struct Timed {
    /// By the clock.
    pub reading: Reading,
    /// How many times faster than the best peer of the same timing class; none if there is no such
    /// peer.
    pub ratio: Option<f64>,
}

/// Whether a row is one of this project's own, rather than a peer.
pub fn is_ours(name: &str) -> bool {
    name.starts_with("bezout/")
}

/// Measures all subjects, whose names and timing classes these are, for about `budget`. None for
/// those whose samples were all disturbed.
pub fn measure(
    names: &[(String, String)],
    subjects: &mut [Subject<'_>],
    regime: Regime,
    budget: Duration,
    clock: &mut dyn Clock,
) -> Vec<Option<Row>> {
    let samples = engine::measure(subjects, regime, budget, clock);
    rows(names, regime, &samples)
}

/// Why there is no row.
pub const DISTURBED: &str = "no sample was undisturbed; is another program busy on this core?";

fn rows(names: &[(String, String)], regime: Regime, samples: &[Samples]) -> Vec<Option<Row>> {
    let row = |((name, timing), samples): (&(String, String), &Samples)| {
        let timed = |reading| Timed {
            reading,
            ratio: None,
        };
        let summary = samples.summary()?;
        Some(Row {
            name: name.clone(),
            timing: timing.clone(),
            regime,
            call: timed(summary.call),
            first: summary.first.map(timed),
        })
    };
    let mut rows: Vec<_> = names.iter().zip(samples).map(row).collect();
    let calls = ratios(&rows, samples, |row| Some(row.call), |s| &s.calls);
    // The best peer of the first call may be another one.
    let first = ratios(&rows, samples, |row| row.first, |s| &s.first);
    for (row, (call, of_first)) in rows.iter_mut().zip(calls.into_iter().zip(first)) {
        let Some(row) = row else { continue };
        row.call.ratio = call;
        if let Some(first) = &mut row.first {
            first.ratio = of_first;
        }
    }
    rows
}

/// How many times faster than the best peer of its timing class each row is.
fn ratios(
    rows: &[Option<Row>],
    samples: &[Samples],
    timed: fn(&Row) -> Option<Timed>,
    part: fn(&Samples) -> &[Option<Reading>],
) -> Vec<Option<f64>> {
    // Adjacent samples decide; where no round has both, the summaries do.
    let speed = |other: usize, row: usize| {
        let [other, row] = [other, row].map(|index| times(part(&samples[index])));
        median_ratio(&other, &row)
    };
    let time = |index: usize| Some(timed(rows[index].as_ref()?)?.reading.time());
    let faster = |best: usize, row: usize| {
        let summaries = || Some(time(best)? / time(row)?);
        speed(best, row).or_else(summaries) > Some(1.0)
    };
    let best_of = |timing: &str| {
        let peer = |&index: &usize| {
            let row = rows[index].as_ref();
            let is_peer = row.is_some_and(|row| row.timing == timing && !is_ours(&row.name));
            is_peer && time(index).is_some()
        };
        let peers = (0..rows.len()).filter(peer);
        peers.reduce(|best, row| if faster(best, row) { row } else { best })
    };
    let ratio = |index: usize| {
        time(index)?;
        speed(best_of(&rows[index].as_ref()?.timing)?, index)
    };
    (0..rows.len()).map(ratio).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(cycles: f64) -> Vec<Option<Reading>> {
        let reading = Reading {
            cycles: Some(cycles),
            instructions: None,
            ns: cycles,
        };
        vec![Some(reading); 20]
    }

    /// Rows of these names, timing classes, and cycles of a call and of the first one.
    fn found(all: &[(&str, &str, f64, f64)]) -> Vec<Row> {
        let names = all.iter().map(|row| (row.0.into(), row.1.into()));
        let names: Vec<(String, String)> = names.collect();
        let samples = all.iter().map(|row| Samples {
            calls: samples(row.2),
            first: samples(row.3),
        });
        let samples: Vec<Samples> = samples.collect();
        let rows = rows(&names, Regime::Rested, &samples);
        rows.into_iter().map(|row| row.expect("samples")).collect()
    }

    fn call_ratios(rows: &[Row]) -> Vec<Option<f64>> {
        rows.iter().map(|row| row.call.ratio).collect()
    }

    /// Peers may have one name for both timing classes: each is compared with the samples of its
    /// own class.
    #[test]
    fn one_name_in_two_classes_is_two_rows() {
        let rows = found(&[
            ("peer", "ct", 100.0, 1.0),
            ("peer", "vartime", 40.0, 1.0),
            ("bezout/a", "vartime", 20.0, 1.0),
        ]);
        assert_eq!(call_ratios(&rows), [Some(1.0), Some(1.0), Some(2.0)]);
    }

    #[test]
    fn ratios_compare_within_a_timing_class() {
        let rows = found(&[
            ("bezout/a", "ct", 50.0, 1.0),
            ("slow", "ct", 200.0, 1.0),
            ("best", "ct", 100.0, 1.0),
            ("bezout/b", "vartime", 10.0, 1.0),
        ]);
        assert_eq!(call_ratios(&rows), [Some(2.0), Some(0.5), Some(1.0), None]);
    }

    #[test]
    fn the_first_call_has_a_ratio_of_its_own() {
        let rows = found(&[
            ("bezout/a", "ct", 50.0, 200.0),
            ("cold", "ct", 100.0, 900.0),
            ("warm", "ct", 400.0, 300.0),
        ]);
        let first: Vec<_> = rows
            .iter()
            .map(|row| row.first.and_then(|first| first.ratio))
            .collect();
        assert_eq!(call_ratios(&rows), [Some(2.0), Some(1.0), Some(0.25)]);
        assert_eq!(first, [Some(1.5), Some(300.0 / 900.0), Some(1.0)]);
    }

    #[test]
    fn without_a_sample_there_is_no_row() {
        let names = [("peer".into(), "ct".into())];
        assert!(rows(&names, Regime::Stream, &[Samples::default()])[0].is_none());
    }
}
