// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout selftest`

use super::{Out, Outcome};
use crate::arguments::path;
use crate::environment::{self, Environment};
use crate::failure::{Failure, NO};
use crate::operand::why_unreadable;
use crate::output::{self, Format};
use crate::selftest::fields::Malformed;
use crate::selftest::{Tally, cross, vectors};
use bezout_exercise::Suite;
#[cfg(feature = "functions")]
use bezout_exercise::public::Plant;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Test vectors, and every kernel that this CPU can run against another way of computing.
///
/// A build with the feature `functions` also checks the library's public functions:
/// cargo install --path crates/bezout-cli --features functions
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Check the test vectors of this folder too: all files *.json in it and below
    #[arg(long, value_name = "DIR", value_parser = path())]
    vectors: Option<PathBuf>,
    #[command(flatten)]
    format: Format,
}

#[derive(Serialize)]
struct Summary {
    tests: u64,
    checks: u64,
    failed: u64,
    skipped: u64,
    files: usize,
    /// Whether public functions are in this build.
    functions: bool,
    operations: Vec<Row>,
    failures: Vec<String>,
    #[serde(flatten)]
    environment: Environment,
}

#[derive(Serialize)]
struct Row {
    operation: String,
    tests: u64,
    checks: u64,
    failed: u64,
    skipped: u64,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let mut tally = Tally::default();
    let mut files = Vec::new();
    if let Some(folder) = &args.vectors {
        collect(folder, &mut files)?;
        if files.is_empty() {
            return Err(Failure::usage(format!(
                "--vectors: no file *.json in {}",
                folder.display()
            )));
        }
    }
    for file in &files {
        let text = std::fs::read_to_string(file).map_err(|error| unreadable(file, &error))?;
        check(&file.display().to_string(), &text, &mut tally)?;
    }
    check("the built-in vectors", vectors::EMBEDDED, &mut tally)?;
    #[cfg(feature = "functions")]
    cross::functions(&mut tally, Plant::None);
    cross::kernels(&mut tally, Suite::Registry);
    let summary = summary(tally, files.len());
    if args.format.json {
        output::json(out, &summary)?;
    } else {
        text(out, &summary)?;
    }
    Ok(if summary.failed == 0 { 0 } else { NO })
}

fn check(name: &str, text: &str, tally: &mut Tally) -> Result<(), Failure> {
    vectors::check(text, tally).map_err(|Malformed(reason)| {
        Failure::usage(format!("--vectors: {name} is not accepted: {reason}"))
    })
}

/// All JSON files of a folder, in order of their names.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let entries = std::fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(|error| unreadable(folder, &error))?.path());
    }
    paths.sort();
    for path in paths {
        // A link to a folder may lead back up, and what is no file may never end.
        let json = path
            .extension()
            .is_some_and(|extension| extension == "json");
        if path.is_dir() && !path.is_symlink() {
            collect(&path, files)?;
        } else if json && path.is_file() {
            files.push(path);
        }
    }
    Ok(())
}

fn unreadable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::usage(format!(
        "--vectors: cannot read {}: {}",
        path.display(),
        why_unreadable(error)
    ))
}

fn summary(tally: Tally, files: usize) -> Summary {
    let rows: Vec<Row> = tally
        .counts
        .into_iter()
        .map(|(operation, count)| Row {
            operation,
            tests: count.tests,
            checks: count.checks,
            failed: count.failed,
            skipped: count.skipped,
        })
        .collect();
    let sum = |field: fn(&Row) -> u64| rows.iter().map(field).sum();
    Summary {
        tests: sum(|row| row.tests),
        checks: sum(|row| row.checks),
        failed: sum(|row| row.failed),
        skipped: sum(|row| row.skipped),
        files,
        functions: cfg!(feature = "functions"),
        operations: rows,
        failures: tally.failures,
        environment: environment::detect(),
    }
}

fn text(out: Out<'_>, summary: &Summary) -> std::io::Result<()> {
    let cells = |row: &Row| {
        let counts = [row.tests, row.checks, row.failed, row.skipped].map(|n| n.to_string());
        [vec![row.operation.clone()], counts.to_vec()].concat()
    };
    let rows: Vec<_> = summary.operations.iter().map(cells).collect();
    output::table(
        out,
        &["operation", "tests", "checks", "failed", "skipped"],
        &rows,
    )?;
    writeln!(out)?;
    for failure in &summary.failures {
        writeln!(out, "{failure}")?;
    }
    let Environment {
        cpu,
        compiler,
        flags,
        commit,
    } = &summary.environment;
    writeln!(out, "{cpu}; {compiler}, {flags}; commit {commit}")?;
    let Summary {
        tests,
        checks,
        failed,
        skipped,
        files,
        functions,
        ..
    } = summary;
    let files = if *files == 0 {
        "built-in vectors".into()
    } else {
        format!("built-in vectors and {files} files")
    };
    let skipped = if *skipped == 0 {
        String::new()
    } else {
        format!(", {skipped} tests skipped of operations that this build does not have")
    };
    if !functions {
        writeln!(
            out,
            "public functions are not checked: a build with --features functions does it"
        )?;
    }
    writeln!(
        out,
        "{tests} tests ({files}, cross-checks), {checks} answers, {failed} wrong{skipped}"
    )
}
