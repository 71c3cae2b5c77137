// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout bench`

use super::{Out, Outcome};
use crate::bench::case::{Case, implementation};
use crate::environment::Environment;
use crate::failure::Failure;
use crate::output::{self, Format};
use bezout_exercise::Suite;
use bezout_exercise::pool::Runner;
use bezout_measure::clock::{Clock, Ruler};
use bezout_measure::engine::{self, Subject, Summary};
use bezout_measure::regime::Regime;
use regex_lite::Regex;
use serde::Serialize;
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
    /// What comes before each sample: nothing (stream), or 3 ms of scalar code, with a memcpy now and
    /// then (rested) or without (scalar); after a pause the first call is reported, and calls 2 to 4
    #[arg(long, value_name = "REGIME", default_value_t = Regime::Stream)]
    regime: Regime,
    /// Seconds for each operation and size
    #[arg(long, value_name = "SECONDS", default_value_t = 0.5)]
    seconds: f64,
    #[command(flatten)]
    format: Format,
}

#[derive(Serialize)]
struct Row<'a> {
    op: &'a str,
    ring: &'a str,
    size: &'a str,
    r#impl: String,
    timing: String,
    regime: &'a str,
    cycles: Option<f64>,
    clock: &'a str,
    instructions: Option<f64>,
    ns: f64,
    #[serde(flatten)]
    environment: &'a Environment,
    quoted: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_ns: Option<f64>,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let filter = filter(args)?;
    let budget = budget(args)?;
    let environment = Environment::detect();
    let mut rows = 0;
    let lengths: Vec<usize> = args.bits.iter().map(|&bits| bits as usize).collect();
    for case in Case::all(&lengths, Suite::Registry) {
        let keeps = |path: &str| filter.as_ref().is_none_or(|filter| filter.is_match(path));
        let mut runners = case
            .runners(Suite::Registry, keeps)
            .map_err(|reason| Failure::Wrong(format!("not measured: {reason}")))?;
        if runners.is_empty() {
            continue;
        }
        if rows == 0 && !args.format.json {
            head(out, args, &environment)?;
        }
        rows += runners.len();
        let mut subjects: Vec<Subject<'_>> = runners
            .iter_mut()
            .map(|runner| Subject {
                run: &mut *runner.run,
                results: 1,
            })
            .collect();
        let samples = engine::measure(&mut subjects, args.regime, budget, &mut Ruler);
        for (runner, samples) in runners.iter().zip(samples) {
            match samples.summary() {
                Some(summary) => print(out, args, &environment, &case, runner, summary)?,
                None => complain(&case, runner),
            }
        }
        out.flush()?;
    }
    if rows == 0 {
        return Err(Failure::usage(
            "--filter: no row is left; 'bezout kernels' lists the names",
        ));
    }
    Ok(0)
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

fn head(out: Out<'_>, args: &Args, environment: &Environment) -> std::io::Result<()> {
    let fields = [
        ("cpu", environment.cpu.clone()),
        ("compiler", environment.compiler.into()),
        ("flags", environment.flags.into()),
        ("commit", environment.commit.into()),
        ("clock", Ruler.name().into()),
        ("regime", args.regime.name().into()),
    ];
    output::fields(out, &fields)?;
    writeln!(
        out,
        "\n{:<7} {:>9}  {:<34} {:<7} {:>12} {:>12}{}",
        "op",
        "size",
        "impl",
        "timing",
        "cycles",
        "ns",
        if args.regime == Regime::Stream {
            String::new()
        } else {
            format!(" {:>12}", "first")
        }
    )
}

fn print(
    out: Out<'_>,
    args: &Args,
    environment: &Environment,
    case: &Case,
    runner: &Runner,
    Summary { call, first }: Summary,
) -> std::io::Result<()> {
    let (op, size, name) = (
        case.operation,
        &case.size.name(),
        implementation(runner.name),
    );
    let round = |x: f64| (x * 10.0).round() / 10.0;
    if args.format.json {
        let row = Row {
            op,
            ring: case.ring,
            size,
            r#impl: name,
            timing: case.timing(runner.name),
            regime: args.regime.name(),
            cycles: call.cycles.map(round),
            clock: Ruler.name(),
            instructions: None,
            ns: round(call.ns),
            environment,
            quoted: false,
            first: first.and_then(|first| first.cycles).map(round),
            first_ns: first.map(|first| round(first.ns)),
        };
        return output::json(out, &row);
    }
    let cycles = |cycles: Option<f64>| cycles.map_or("-".into(), |cycles| format!("{cycles:.0}"));
    let (timing, ns) = (case.timing(runner.name), call.ns);
    write!(
        out,
        "{op:<7} {size:>9}  {name:<34} {timing:<7} {:>12} {ns:>12.0}",
        cycles(call.cycles)
    )?;
    if let Some(first) = first {
        write!(out, " {:>12}", cycles(first.cycles))?;
    }
    writeln!(out)
}

fn complain(case: &Case, runner: &Runner) {
    let path = case.path(runner.name);
    let _ = writeln!(
        stderr(),
        "{path}: no sample was undisturbed; is another program busy on this core?"
    );
}
