// SPDX-License-Identifier: MIT OR Apache-2.0
//! The command `bezout`: every operation of the library on numbers of any length.
#![forbid(unsafe_code)]

mod batch;
mod cli;
mod environment;
mod failure;
mod library;
mod number;
mod operand;
mod output;
mod polynomial;
mod selftest;
mod timing;
mod trace;
mod verbs;

use clap::Parser;
use std::io::{BufWriter, Write, stderr, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = cli::Cli::parse_from(cli::arguments());
    let mut out = BufWriter::new(stdout().lock());
    let outcome = cli
        .run(&mut out)
        .and_then(|code| Ok(out.flush().map(|()| code)?));
    // What is left in the buffer after a failure goes out first, or is lost with the reader.
    let _ = out.flush();
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
