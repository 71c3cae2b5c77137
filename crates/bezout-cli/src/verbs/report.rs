// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout report --output FILE`

use super::{Out, Outcome, bench};
use crate::arguments::path;
use crate::environment;
use crate::failure::Failure;
use crate::file::NewFile;
use crate::operand::why_unreadable;
use crate::report::{self, Report, coverage, rows, steps};
use crate::trace::divstep::{self, Variant};
use bezout_front::integer;
use bezout_large::Integer;
use bezout_measure::regime::Regime;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// One page of HTML for a browser or for paper: the machine, tables and figures of times, step
/// counts beside proved bounds, a trace, and what the constant-time check covers. It needs no
/// network and no script.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The file to write, which must not exist
    #[arg(long, short, value_name = "FILE", value_parser = path())]
    output: PathBuf,
    /// Replace the file if it exists
    #[arg(long)]
    force: bool,
    /// Lines of `bezout bench --json`, or of the program in the source's folder bench; may be
    /// repeated. Without them the library's kernels are measured, which takes about a minute
    #[arg(long, value_name = "FILE", value_parser = path())]
    data: Vec<PathBuf>,
    /// What a run of the constant-time check wrote: `python3 -m ctcheck --matrix FILE`
    #[arg(long, value_name = "FILE", value_parser = path())]
    coverage: Option<PathBuf>,
    /// Random pairs whose steps are counted
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pairs: u64,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    // A file that cannot be written is said so before a minute of work.
    let mut file = NewFile::create(&args.output, args.force, false)?;
    let lines = if args.data.is_empty() {
        measured()?
    } else {
        let files = args
            .data
            .iter()
            .map(|file| read(file, "--data", rows::parse));
        files.collect::<Result<Vec<_>, _>>()?.concat()
    };
    let cells = match &args.coverage {
        Some(file) => read(file, "--coverage", coverage::parse)?,
        None => Vec::new(),
    };
    let (x, m) = (Integer::from(X), Integer::from(M));
    let report = Report {
        environment: environment::detect(),
        lines,
        given: !args.data.is_empty(),
        code: code()?,
        steps: steps::count(args.pairs).map_err(Failure::Usage)?,
        trace: divstep::steps(x, m, 1, Variant::HalfDelta).map_err(Failure::Usage)?,
        command: format!("bezout trace divstep {X:#x} {M:#x} --svg"),
        cells,
    };
    file.write(report::page(&report).as_bytes())?;
    file.keep()?;
    writeln!(out, "{}", args.output.display())?;
    Ok(0)
}

/// The trace that is shown: the golden ratio modulo the largest prime of 64 bits.
const X: u64 = 0x9e37_79b9_7f4a_7c15;
const M: u64 = 0xffff_ffff_ffff_ffc5;

/// The code that the library takes on this CPU.
fn code() -> Result<String, Failure> {
    let m = (Integer::from(1) << 255) - Integer::from(19);
    let answer = integer::inverse((&[3]).into(), (&m).into());
    let answer = answer.map_err(|error| Failure::Wrong(error.to_string()))?;
    Ok(answer.ran.to_string())
}

/// One line or more of a file.
fn read<T>(
    file: &Path,
    option: &str,
    parse: fn(&str) -> Result<Vec<T>, String>,
) -> Result<Vec<T>, Failure> {
    let refused = |why: String| Failure::usage(format!("{option} {}: {why}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| refused(why_unreadable(&error)))?;
    let all = parse(&text).map_err(refused)?;
    if all.is_empty() {
        return Err(refused("it is empty; lines of JSON are accepted".into()));
    }
    Ok(all)
}

/// The operations that a report shows if it is not given lines.
const OPERATIONS: [(&str, &str); 6] = [
    ("int", "invert"),
    ("int", "gcd"),
    ("int", "xgcd"),
    ("int", "jacobi"),
    ("gf2", "invert"),
    ("poly", "invert"),
];
/// For each operation and size; a row has at least fifteen samples.
const BUDGET: Duration = Duration::from_millis(50);

fn measured() -> Result<Vec<rows::Line>, Failure> {
    let mut text = String::new();
    let tables = bench::tables(&[]).into_iter();
    let shown = tables.filter(|t| {
        // Not the sweep over degrees of one field.
        OPERATIONS.contains(&(t.ring, t.operation)) && !t.size.name().contains("deg=")
    });
    for table in shown {
        text += &bench::lines(&table, Regime::Stream, BUDGET)?;
    }
    rows::parse(&text).map_err(Failure::Wrong)
}
