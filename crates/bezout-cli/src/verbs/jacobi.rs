// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout jacobi A N`

use super::{Out, Outcome};
use crate::library::{self, Method};
use crate::operand::Operands;
use crate::output::{self, Digits, Format, Quiet};

/// The two arguments of the symbol.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The upper argument; negative ones are reduced first
    #[arg(value_name = "A")]
    a: String,
    /// The lower argument, odd, from 1 up
    #[arg(value_name = "N")]
    n: String,
    #[command(flatten)]
    method: Method,
    #[command(flatten)]
    format: Format,
    #[command(flatten)]
    quiet: Quiet,
    #[command(flatten)]
    digits: Digits,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let by = args.method.choose()?;
    let mut operands = Operands::of(args.digits);
    let (a, n) = (operands.read("A", &args.a)?, operands.read("N", &args.n)?);
    let answer = library::jacobi(&a, &n, &by)?;
    let (symbol, ran) = (answer.value, answer.ran);
    if args.format.json {
        let found = [
            ("symbol", symbol.into()),
            ("kernel", ran.to_string().into()),
        ];
        output::answer(out, "jacobi", found, ran.timing)?;
    } else {
        writeln!(out, "{symbol}")?;
    }
    Ok(0)
}
