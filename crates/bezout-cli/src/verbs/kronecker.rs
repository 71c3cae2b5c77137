// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout kronecker A N`

use super::{Out, Outcome};
use crate::library;
use crate::operand::Operands;
use crate::output::{self, Digits, Format, Quiet};

/// The two arguments of the symbol.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The upper argument, any integer
    #[arg(value_name = "A")]
    a: String,
    /// The lower argument, any integer
    #[arg(value_name = "N")]
    n: String,
    /// Accepted as everywhere; this operation always takes a time that depends on the values
    #[arg(long)]
    vartime: bool,
    #[command(flatten)]
    format: Format,
    #[command(flatten)]
    quiet: Quiet,
    #[command(flatten)]
    digits: Digits,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let mut operands = Operands::of(args.digits);
    let (a, n) = (operands.read("A", &args.a)?, operands.read("N", &args.n)?);
    let symbol = library::kronecker(&a, &n);
    if args.format.json {
        output::answer(out, "kronecker", [("symbol", symbol.into())], "vartime")?;
    } else {
        writeln!(out, "{symbol}")?;
    }
    Ok(0)
}
