// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout gcd A B…`

use super::{Out, Outcome};
use crate::library::{self, Method, shape};
use crate::number::hexadecimal;
use crate::operand::Operands;
use crate::output::{self, Base, Format, Quiet};
use num_bigint::BigInt;
use serde::Serialize;

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

#[derive(Serialize)]
struct Answer {
    operation: &'static str,
    gcd: String,
    kernel: &'static str,
    timing: String,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let by = args.method.choose()?;
    let mut operands = Operands::of(args.base.digits);
    let (mut gcd, mut longest) = (BigInt::default(), BigInt::default());
    for (i, text) in args.integers.iter().enumerate() {
        let x = operands.read(&format!("integer {}", i + 1), text)?;
        gcd = library::gcd(&gcd, &x, &by)?;
        if x.bits() > longest.bits() {
            longest = x;
        }
    }
    if args.format.json {
        let answer = Answer {
            operation: "gcd",
            gcd: hexadecimal(&gcd),
            kernel: by.name(&shape(&longest, &longest)),
            timing: by.timing().to_string(),
        };
        output::json(out, &answer)?;
    } else {
        writeln!(out, "{}", args.base.show(&gcd))?;
    }
    Ok(0)
}
