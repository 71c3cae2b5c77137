// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout completions SHELL`

use super::{Out, Outcome};
use clap::Command;
use clap_complete::Shell;

/// The shell.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The shell that is to complete the command
    #[arg(value_enum)]
    shell: Shell,
}

/// Writes the script that completes `command`.
pub fn run(args: &Args, mut command: Command, out: Out<'_>) -> Outcome {
    // By way of memory: the generator panics where it cannot write.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "bezout", &mut script);
    out.write_all(&script)?;
    Ok(0)
}
