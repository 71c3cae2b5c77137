// SPDX-License-Identifier: MIT OR Apache-2.0
//! The command `bezout`: every operation of the library on numbers of any length.
#![forbid(unsafe_code)]

mod arguments;
mod batch;
mod cli;
mod environment;
mod failure;
mod file;
mod key;
mod library;
mod number;
mod operand;
mod output;
mod polynomial;
mod price;
mod progress;
mod registry;
mod report;
mod selftest;
mod timing;
mod trace;
mod verbs;

use crate::failure::Failure;
use std::io::{BufWriter, Write, stderr};
use std::process::ExitCode;

fn main() -> ExitCode {
    let outcome = output::standard().map_err(Failure::from).and_then(|out| {
        let mut out = BufWriter::new(out);
        let outcome = cli::run(&mut out);
        // What is in the buffer after a failure goes out too, or is lost with the reader.
        let flushed = out.flush();
        outcome.and_then(|code| Ok(flushed.map(|()| code)?))
    });
    match outcome {
        Ok(code) => code.into(),
        Err(failure) => {
            if !failure.is_silent() {
                let _ = writeln!(stderr(), "error: {failure}");
            }
            failure.exit_code().into()
        }
    }
}
