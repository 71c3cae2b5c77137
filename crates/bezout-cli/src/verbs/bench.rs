// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout bench`

use super::{Out, Outcome};
use crate::environment;
use crate::failure::Failure;
use crate::output::{self, Format};
use bezout_exercise::pool::Table;
use bezout_exercise::{Exercise, Suite, Visitor, visit};
use bezout_measure::clock::{Clock, Ruler};
use bezout_measure::engine::Subject;
use bezout_measure::regime::Regime;
use bezout_measure::report::{Place, Report};
use bezout_measure::rows::{self, DISTURBED, Row};
use regex_lite::Regex;
use std::io::{Write, stderr};
use std::time::Duration;

/// Rows go out as they are measured. A number depends on CPU, compiler, commit and clock, which are
/// printed with it; on a busy machine it means little. Other libraries are compared by the program
/// in the source's folder bench.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Only rows in whose operation/ring/size/implementation this regular expression is found
    #[arg(long, value_name = "REGEX")]
    filter: Option<String>,
    /// Bit lengths, with commas between them
    #[arg(long, value_name = "BITS", value_delimiter = ',', value_parser = clap::value_parser!(u64).range(8..=65536))]
    bits: Vec<u64>,
    /// What comes before each sample: nothing (stream), or 3 ms of scalar code, with a memcpy now
    /// and then (rested) or without (scalar); after a pause the first call is reported, and calls 2
    /// to 4
    #[arg(long, value_name = "REGIME", default_value_t = Regime::Stream)]
    regime: Regime,
    /// Seconds for each operation and size
    #[arg(long, value_name = "SECONDS", default_value_t = 0.5)]
    seconds: f64,
    #[command(flatten)]
    format: Format,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let filter = filter(args)?;
    let budget = budget(args)?;
    let report = Report {
        environment: environment::detect(),
        clock: Ruler.name(),
        regimes: vec![args.regime],
        peers: false,
    };
    let mut found = false;
    for table in tables(&args.bits) {
        let size = table.size.name();
        let place = Place {
            op: table.operation,
            ring: table.ring,
            size: &size,
        };
        let keeps = |path: &str| filter.as_ref().is_none_or(|filter| filter.is_match(path));
        let kernels = table.kernels.iter().enumerate();
        let kernels = kernels.map(|(index, (name, timing))| {
            let name = format!("bezout/{name}");
            let path = format!("{}/{}/{size}/{name}", place.op, place.ring);
            (index, path, (name, timing.to_string()))
        });
        let wanted: Vec<_> = kernels.filter(|(_, path, _)| keeps(path)).collect();
        if wanted.is_empty() {
            continue;
        }
        if !found && !args.format.json {
            write!(out, "{}", report.header())?;
        }
        found = true;
        let rows = measure(&table, &wanted, args.regime, budget)?;
        for ((_, path, _), row) in wanted.iter().zip(&rows) {
            if row.is_none() {
                writeln!(stderr(), "{path}: {DISTURBED}")?;
            }
        }
        let rows: Vec<Row> = rows.into_iter().flatten().collect();
        if args.format.json {
            for row in &rows {
                output::json(out, &report.line(place, row))?;
            }
        } else {
            write!(out, "{}", report.table(place, &rows, &[]))?;
        }
        out.flush()?;
    }
    if !found {
        return Err(Failure::usage(
            "--filter: no row is left; 'bezout kernels' lists the names",
        ));
    }
    Ok(0)
}

/// The lines of all kernels at one size, but of those whose samples were all disturbed.
pub(super) fn lines(table: &Table, regime: Regime, budget: Duration) -> Result<String, Failure> {
    let report = Report {
        environment: environment::detect(),
        clock: Ruler.name(),
        regimes: vec![regime],
        peers: false,
    };
    let size = table.size.name();
    let place = Place {
        op: table.operation,
        ring: table.ring,
        size: &size,
    };
    let kernels = table.kernels.iter().enumerate();
    let wanted: Vec<Wanted> = kernels
        .map(|(index, (name, timing))| {
            let name = format!("bezout/{name}");
            (index, String::new(), (name, timing.to_string()))
        })
        .collect();
    let mut text = Vec::new();
    for row in measure(table, &wanted, regime, budget)?.iter().flatten() {
        output::json(&mut text, &report.line(place, row))?;
    }
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// All operations at these lengths, or at the usual ones if there are none.
pub(super) fn tables(lengths: &[u64]) -> Vec<Table> {
    struct Tables(Vec<usize>, Vec<Table>);
    impl Visitor for Tables {
        fn visit<O: Exercise>(&mut self) {
            let sizes = O::sizes(&self.0).into_iter();
            self.1
                .extend(sizes.filter_map(|size| Table::new::<O>(size, Suite::Registry)));
        }
    }
    let lengths = lengths.iter().map(|&bits| bits as usize).collect();
    let mut tables = Tables(lengths, Vec::new());
    visit(&mut tables);
    tables.1
}

/// A kernel's index in its table, its path, and its name with its timing class.
type Wanted = (usize, String, (String, String));

/// None for the kernels whose samples were all disturbed.
fn measure(
    table: &Table,
    wanted: &[Wanted],
    regime: Regime,
    budget: Duration,
) -> Result<Vec<Option<Row>>, Failure> {
    let runners = wanted.iter().map(|(index, ..)| table.runner(*index));
    let runners: Result<Vec<_>, _> = runners.collect();
    let mut runners =
        runners.map_err(|reason| Failure::Wrong(format!("not measured: {reason}")))?;
    let names: Vec<_> = wanted.iter().map(|(_, _, name)| name.clone()).collect();
    let subjects = runners.iter_mut().map(|runner| Subject {
        run: &mut *runner.run,
        results: runner.results,
    });
    let mut subjects: Vec<_> = subjects.collect();
    Ok(rows::measure(
        &names,
        &mut subjects,
        regime,
        budget,
        &mut Ruler,
    ))
}

fn filter(args: &Args) -> Result<Option<Regex>, Failure> {
    let compile = |pattern: &String| {
        Regex::new(pattern)
            .map_err(|error| Failure::usage(format!("--filter: not a regular expression: {error}")))
    };
    args.filter.as_ref().map(compile).transpose()
}

fn budget(args: &Args) -> Result<Duration, Failure> {
    if (0.01..=600.0).contains(&args.seconds) {
        return Ok(Duration::from_secs_f64(args.seconds));
    }
    Err(Failure::usage(format!(
        "--seconds: {} is not between 0.01 and 600",
        args.seconds
    )))
}
