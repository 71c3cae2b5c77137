// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout lcm A B…`

use super::{Out, Outcome};
use crate::library::{self, Method, shape};
use crate::number::hexadecimal;
use crate::operand::Operands;
use crate::output::{self, Base, Format, Quiet};
use num_bigint::BigInt;
use num_traits::{One, Signed};
use serde::Serialize;

/// Two or more integers.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The integers, of any sign; the multiple is 0 if one of them is 0
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
    lcm: String,
    /// Of the gcd.
    kernel: &'static str,
    timing: String,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let by = args.method.choose()?;
    let mut operands = Operands::of(args.base.digits);
    let (mut lcm, mut longest) = (BigInt::one(), BigInt::one());
    for (i, text) in args.integers.iter().enumerate() {
        let name = format!("integer {}", i + 1);
        let x = operands.read(&name, text)?;
        if lcm.bits().max(x.bits()) > longest.bits() {
            longest = if lcm.bits() > x.bits() {
                lcm.clone()
            } else {
                x.clone()
            };
        }
        // The first one takes no gcd.
        lcm = match i {
            0 => x.abs(),
            _ => library::lcm(&lcm, &x, &by)?,
        };
    }
    if args.format.json {
        let answer = Answer {
            operation: "lcm",
            lcm: hexadecimal(&lcm),
            kernel: by.name(&shape(&longest, &longest)),
            timing: by.timing().to_string(),
        };
        output::json(out, &answer)?;
    } else {
        writeln!(out, "{}", args.base.show(&lcm))?;
    }
    Ok(0)
}
