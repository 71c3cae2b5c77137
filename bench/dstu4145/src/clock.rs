// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rows that take turns, by the engine of the other benches, and how they are printed.

use bezout_measure::clock::{Clock, Ruler};
use bezout_measure::engine::{self, Subject};
use bezout_measure::regime::Regime;
use std::hint::black_box;
use std::time::Duration;

/// For all rows of one curve.
const BUDGET: Duration = Duration::from_secs(2);

/// One of the things that are measured.
pub struct Row<'a> {
    operation: &'static str,
    name: String,
    call: Box<dyn FnMut(usize) + 'a>,
}

impl<'a> Row<'a> {
    /// `call` gets the number of the call.
    pub fn new(
        operation: &'static str,
        name: impl Into<String>,
        call: impl FnMut(usize) + 'a,
    ) -> Self {
        let (name, call) = (name.into(), Box::new(call));
        Self {
            operation,
            name,
            call,
        }
    }
}

/// Cycles in a nanosecond, now.
pub fn cycles_per_nanosecond() -> f64 {
    let one = |_| {
        let readings = Ruler.measure(1, false, &mut |_| (0..1000).for_each(|i| _ = black_box(i)));
        let reading = readings?.pop()?;
        Some(reading.cycles? / reading.ns)
    };
    (0..20).filter_map(one).fold(0.0, f64::max)
}

/// Measures rows, which take turns, and prints them.
pub fn run(m: usize, mut rows: Vec<Row<'_>>) {
    let calls = rows.iter_mut().map(|row| {
        let call = &mut row.call;
        move |start: usize, count: usize| (0..count).for_each(|i| call(start.wrapping_add(i)))
    });
    let mut calls: Vec<_> = calls.collect();
    let subjects = calls.iter_mut().map(|run| Subject { run, results: 1 });
    let mut subjects: Vec<Subject<'_>> = subjects.collect();
    let samples = engine::measure(&mut subjects, Regime::Stream, BUDGET, &mut Ruler);
    println!();
    for (row, samples) in rows.iter().zip(samples) {
        let readings = samples.calls.iter().flatten();
        let mut cycles: Vec<f64> = readings.filter_map(|one| one.cycles).collect();
        cycles.sort_by(f64::total_cmp);
        let at = |index: usize| cycles.get(index).copied().unwrap_or(f64::NAN);
        let (operation, name) = (row.operation, &row.name);
        println!(
            "{m}  {operation:7} {name:44} {:>10.0} {:>10.0}",
            at(0),
            at(cycles.len() / 2)
        );
    }
}
