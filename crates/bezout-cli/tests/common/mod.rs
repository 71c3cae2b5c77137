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
    command: String,
    pub code: i32,
    pub out: String,
    pub err: String,
}

#[allow(dead_code, reason = "each test uses a part of it")]
impl Run {
    /// It ended with this code.
    #[track_caller]
    pub fn ends(&self, code: i32) -> &Self {
        assert_eq!(self.code, code, "{}: {}", self.command, self.err);
        self
    }

    /// It printed this and nothing else, and ended with this code.
    #[track_caller]
    pub fn is(&self, code: i32, out: &str) -> &Self {
        assert_eq!(self.out, out, "{}: {}", self.command, self.err);
        self.ends(code)
    }

    /// It said nothing on standard error.
    #[track_caller]
    pub fn quiet(&self) -> &Self {
        assert_eq!(self.err, "", "{}", self.command);
        self
    }

    /// It said all of this on standard error.
    #[track_caller]
    pub fn says(&self, parts: &[&str]) -> &Self {
        for part in parts {
            let (command, err) = (&self.command, &self.err);
            assert!(err.contains(part), "{command}: no {part:?} in {err}");
        }
        self
    }

    /// It was refused, and said all of this.
    #[track_caller]
    pub fn refused(&self, parts: &[&str]) -> &Self {
        self.is(2, "").says(parts)
    }
}

/// A text has all of these parts.
#[allow(dead_code)]
#[track_caller]
pub fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part:?} in {text}");
    }
}

/// A text begins so.
#[allow(dead_code)]
#[track_caller]
pub fn begins(text: &str, start: &str) {
    assert!(text.starts_with(start), "no {start:?} begins {text}");
}

pub fn run(arguments: &str) -> Run {
    run_with(arguments, "")
}

/// A run with this standard input.
pub fn run_with(arguments: &str, input: &str) -> Run {
    finish(command(arguments), input)
}

pub fn finish(mut command: Command, input: &str) -> Run {
    let arguments: Vec<_> = command.get_args().collect();
    let name = format!("{arguments:?}");
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
        command: name,
        code: status.code().expect("no signal ended it"),
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
    run.quiet().ends(0);
    run.out
}

/// A run that must succeed, print this line, and say nothing on standard error.
#[allow(dead_code)]
#[track_caller]
pub fn gives(arguments: &str, line: &str) {
    assert_eq!(out(arguments), format!("{line}\n"), "bezout {arguments}");
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
    run.refused(&[]);
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
        run(arguments).refused(&parts);
    }
}
