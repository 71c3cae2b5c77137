// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout completions SHELL`

use super::{Out, Outcome};
use crate::cli::Cli;
use clap::CommandFactory;
use clap_complete::Shell;

/// The shell.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The shell that is to complete the command
    #[arg(value_enum)]
    shell: Shell,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    // By way of memory: the generator panics where it cannot write.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "bezout", &mut script);
    out.write_all(&script)?;
    Ok(0)
}
