// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout gcd A B…`

use super::{Out, Outcome};
use crate::library::{self, Method};
use crate::number::hexadecimal;
use crate::operand::Operands;
use crate::output::{self, Base, Format, Quiet};

/// Two or more integers.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The integers, of any sign; gcd(0, 0) is 0
    #[arg(required = true, num_args = 2.., value_name = "INTEGER")]
    integers: Vec<String>,
    #[command(flatten)]
    method: Method,
    #[command(flatten)]
    format: Format,
    #[command(flatten)]
    quiet: Quiet,
    #[command(flatten)]
    base: Base,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let by = args.method.choose()?;
    let mut operands = Operands::of(args.base.digits);
    let texts = args.integers.iter().enumerate();
    let numbers = texts.map(|(i, text)| operands.read(&format!("integer {}", i + 1), text));
    let numbers = numbers.collect::<Result<Vec<_>, _>>()?;
    // Two are required.
    let (first, rest) = numbers.split_first().expect("an integer");
    let answer = library::gcd_of_all(first, rest, &by)?;
    let (gcd, ran) = (answer.value, answer.ran);
    if args.format.json {
        let found = [
            ("gcd", hexadecimal(&gcd).into()),
            ("kernel", ran.to_string().into()),
        ];
        output::answer(out, "gcd", found, ran.timing)?;
    } else {
        writeln!(out, "{}", args.base.show(&gcd))?;
    }
    Ok(0)
}
