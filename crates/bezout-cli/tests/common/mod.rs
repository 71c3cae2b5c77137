// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs the command.

pub mod folder;

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The command with these arguments, which are split at spaces.
pub fn command(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bezout"));
    command.args(arguments.split_whitespace());
    command
}

/// What a run gave.
pub struct Run {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

pub fn run(arguments: &str) -> Run {
    run_with(arguments, "")
}

/// A run with this standard input.
pub fn run_with(arguments: &str, input: &str) -> Run {
    finish(command(arguments), input)
}

pub fn finish(mut command: Command, input: &str) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_string();
    // A thread, since the command may fill its output before it has read all.
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().expect("the command ends");
    // A command that refuses its arguments does not read its input.
    let _ = writer.join().expect("the writer does not panic");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    let run = Run {
        code: status.code(),
        out: text(stdout),
        err: text(stderr),
    };
    assert!(!run.err.contains("panicked"), "{}", run.err);
    run
}

/// The output of a run that must succeed and say nothing on standard error.
#[allow(dead_code)] // Each test file is a crate of its own, and not all use it.
pub fn out(arguments: &str) -> String {
    let run = run(arguments);
    assert_eq!(
        (run.code, run.err.as_str()),
        (Some(0), ""),
        "bezout {arguments}"
    );
    run.out
}

/// The JSON of a run that must succeed.
#[allow(dead_code)]
pub fn json(arguments: &str) -> serde_json::Value {
    serde_json::from_str(&out(arguments)).expect("JSON")
}

/// The standard error of a run that must be refused.
#[allow(dead_code)]
pub fn refusal(arguments: &str) -> String {
    let run = run(arguments);
    assert_eq!(
        (run.code, run.out.as_str()),
        (Some(2), ""),
        "bezout {arguments}: {}",
        run.err
    );
    run.err
}

/// The rows of a table, whose cells have bars between: the first one, and the others.
#[allow(dead_code)]
pub fn rows(table: &str) -> impl Iterator<Item = (&str, Vec<&str>)> {
    let rows = table.lines().map(str::trim).filter(|row| !row.is_empty());
    rows.map(|row| {
        let mut cells = row.split(" | ");
        (cells.next().expect("a cell"), cells.collect())
    })
}

/// The first cell of each row has to be refused, with all that the others say.
#[allow(dead_code)]
pub fn refused(table: &str) {
    for (arguments, parts) in rows(table) {
        let error = refusal(arguments);
        for part in parts {
            assert!(error.contains(part), "{arguments}: no {part:?} in {error}");
        }
    }
}
