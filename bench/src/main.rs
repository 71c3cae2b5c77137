// SPDX-License-Identifier: MIT OR Apache-2.0
//! Bezout's kernels against other libraries. See README.md for what is measured and how.

#![cfg_attr(
    not(all(feature = "blst", feature = "gmp", feature = "secp256k1", s2n_bignum)),
    allow(
        dead_code,
        reason = "where peers are left out, some parts of the interface that they share have no user"
    )
)]

mod case;
mod cli;
#[cfg(feature = "clients")]
mod clients;
mod clock;
mod engine;
mod environment;
mod gf2;
mod kernels;
mod large;
mod list;
mod operands;
mod oracle;
mod ours;
mod ours_large;
mod peers;
mod polynomial;
mod row;
mod tune;

use bezout_measure::clock::Clock;
use bezout_measure::quoted;
use bezout_measure::report::{Quoted, Report};
use case::{Case, Op};
use cli::{Command, Options};
use row::Row;
use std::io::{self, Write};
use std::process::ExitCode;
use tune::Point;

fn main() -> ExitCode {
    let outcome = match cli::parse(std::env::args().skip(1)) {
        Ok(Command::Help) => write!(io::stdout(), "{}", cli::HELP).map(|()| ExitCode::SUCCESS),
        Ok(Command::Run(options)) => run(&options),
        Err(error) => {
            eprintln!("bezout-bench: {error}");
            return ExitCode::from(USAGE);
        }
    };
    match outcome {
        Ok(code) => code,
        // A reader such as `head` has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bezout-bench: cannot write the results: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> io::Result<ExitCode> {
    let selected = select(options);
    if selected.is_empty() {
        eprintln!("bezout-bench: the filter keeps no row; --list shows the names of all");
        return Ok(ExitCode::from(USAGE));
    }
    if options.list {
        return list(&selected).map(|()| ExitCode::SUCCESS);
    }
    match clock::open(options.clock.as_deref()) {
        Ok(mut clock) => measure(options, selected, clock.as_mut()),
        Err(error) => {
            eprintln!("bezout-bench: {error}");
            Ok(ExitCode::from(USAGE))
        }
    }
}

/// A case with the rows that the filter keeps.
type Selected = (Case, Vec<Row>, Vec<Quoted<'static>>);

fn select(options: &Options) -> Vec<Selected> {
    let select_case = |case: Case| {
        let keeps = |name: &str| options.keeps(&case.path(name));
        let rows = list::rows(&case).into_iter();
        let rows: Vec<Row> = rows.filter(|row| keeps(&row.name)).collect();
        let quoted = quoted::inversions(&case.name).filter(|_| case.op == Op::Invert);
        let quoted: Vec<_> = quoted.filter(|row| keeps(row.name)).collect();
        (!rows.is_empty() || !quoted.is_empty()).then_some((case, rows, quoted))
    };
    let mut cases = list::cases();
    if options.tune {
        cases.extend(list::groups());
    }
    cases.into_iter().filter_map(select_case).collect()
}

fn list(selected: &[Selected]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for (case, rows, quoted) in selected {
        for row in rows {
            writeln!(out, "{} {}", case.path(&row.name), row.timing)?;
        }
        for row in quoted {
            writeln!(out, "{} ct (quoted)", case.path(row.name))?;
        }
    }
    Ok(())
}

fn measure(
    options: &Options,
    selected: Vec<Selected>,
    clock: &mut dyn Clock,
) -> io::Result<ExitCode> {
    let report = Report {
        environment: environment::detect(),
        clock: clock.name(),
        regimes: options.regimes.clone(),
        peers: true,
    };
    let mut out = io::stdout().lock();
    let mut code = ExitCode::SUCCESS;
    let mut points = Vec::new();
    if !options.json {
        write!(out, "{}", report.header())?;
    }
    for (case, rows, quoted) in selected {
        let (measured, complaints) =
            engine::measure(&case, rows, &options.regimes, clock, options.budget);
        points.extend(measured.iter().filter_map(|row| Point::of(&case, row)));
        for complaint in complaints {
            eprintln!("bezout-bench: {complaint}");
            code = ExitCode::FAILURE;
        }
        let place = case.place();
        if options.json {
            let lines = measured.iter().map(|row| report.line(place, row));
            for line in lines.chain(quoted.into_iter().map(|row| row.line(place))) {
                writeln!(out, "{}", serde_json::to_string(&line)?)?;
            }
        } else {
            write!(out, "{}", report.table(place, &measured, &quoted))?;
        }
        out.flush()?;
    }
    if options.tune {
        let family = bezout::kernels::Family::here();
        for complaint in tune::complaints(family, &points) {
            eprintln!("bezout-bench: {}: {complaint}", family.name());
            code = ExitCode::FAILURE;
        }
    }
    Ok(code)
}

const USAGE: u8 = 2;
