// SPDX-License-Identifier: MIT OR Apache-2.0
//! The measurement: all implementations of a case in turn, round after round, on the same fresh
//! operands.

use crate::case::Case;
use crate::operands::Operands;
use crate::oracle;
use crate::row;
use bezout_measure::clock::Clock;
use bezout_measure::engine::Subject;
use bezout_measure::regime::Regime;
use bezout_measure::rows::{self, DISTURBED, Row};
use std::time::Duration;

/// Measures all rows of a case in each regime for about `budget`. Second, the complaints about rows
/// that got an answer wrong or could not be measured: those have no result.
pub fn measure(
    case: &Case,
    rows: Vec<row::Row>,
    regimes: &[Regime],
    clock: &mut dyn Clock,
    budget: Duration,
) -> (Vec<Row>, Vec<String>) {
    let operands = Operands::new(case);
    let (mut names, mut work, mut complaints) = (Vec::new(), Vec::new(), Vec::new());
    for row in rows {
        let mut prepared = (row.prepare)(&operands);
        match oracle::check(case, &operands, prepared.as_mut()) {
            Ok(()) => {
                names.push((row.name, row.timing.to_string()));
                work.push(prepared);
            }
            Err(why) => complaints.push(format!("{}: {why}", case.path(&row.name))),
        }
    }
    let mut runs: Vec<_> = work
        .iter_mut()
        .map(|work| (work.results(), |start, count| work.run(start, count)))
        .collect();
    let subjects = runs.iter_mut().map(|(results, run)| Subject {
        run,
        results: *results,
    });
    let (mut subjects, mut measured) = (subjects.collect::<Vec<_>>(), Vec::new());
    for &regime in regimes {
        let found = rows::measure(&names, &mut subjects, regime, budget, clock);
        let silent = found.iter().zip(&names).filter(|(row, _)| row.is_none());
        let complain =
            |(_, (name, _)): (_, &(String, String))| format!("{}: {DISTURBED}", case.path(name));
        complaints.extend(silent.map(complain));
        measured.extend(found.into_iter().flatten());
    }
    (measured, complaints)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Op;
    use crate::row::{Answer, Timing};
    use bezout_exercise::Size;
    use num_bigint::BigUint;
    use num_integer::Integer;

    fn row(name: &str, add: u32) -> row::Row {
        row::Row::new(
            name,
            Timing::Variable,
            |operands| (BigUint::ZERO, operands.map_pairs(Clone::clone)),
            move |out: &mut BigUint, (a, b): &(BigUint, BigUint)| {
                *out = a.gcd(b) + add;
                out.iter_u64_digits().next().unwrap_or(0)
            },
            |out| Answer::Gcd(out.clone()),
        )
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn right_rows_are_measured_and_wrong_rows_are_not() {
        let case = Case::new::<bezout::kernels::integer::Gcd>(Op::Gcd, Size::Bits(256));
        let case = case.expect("gcds of 256 bits");
        let rows = vec![row("bezout/x", 0), row("peer", 0), row("off", 1)];
        let mut clock = crate::clock::open(None).unwrap();
        let regimes = [Regime::Stream, Regime::Rested];
        let budget = Duration::from_millis(200);
        let (measured, complaints) = measure(&case, rows, &regimes, clock.as_mut(), budget);
        let names = measured.iter().map(|row| (row.name.as_str(), row.regime));
        let expected = regimes.map(|regime| [("bezout/x", regime), ("peer", regime)]);
        assert_eq!(names.collect::<Vec<_>>(), expected.as_flattened());
        assert_eq!(complaints.len(), 1);
        let wrong = "gcd/int/256/off: wrong result";
        assert!(complaints[0].starts_with(wrong), "{complaints:?}");
        for row in &measured {
            let sound = |one: rows::Timed| one.reading.cycles > Some(0.0) && one.ratio.is_some();
            assert!(sound(row.call) && row.call.reading.ns > 0.0);
            let rested = (row.regime == Regime::Rested).then_some(true);
            assert_eq!(row.first.map(sound), rested);
        }
    }
}
