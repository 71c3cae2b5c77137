// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout pow X E --modulus M`

use super::{Out, Outcome};
use crate::failure::{Failure, NO};
use crate::library::{self, Inverse, Method};
use crate::number::hexadecimal;
use crate::operand::Operands;
use crate::output::{self, Base, Format, Quiet};

/// A number, an exponent and a modulus.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The integer to raise; negative ones are reduced first
    #[arg(value_name = "X")]
    x: String,
    /// The exponent; a negative one needs an inverse of X
    #[arg(value_name = "E")]
    e: String,
    /// The modulus, from 1 up; an even one needs --vartime
    #[arg(short, long, value_name = "M")]
    modulus: String,
    /// Take a time that depends on the values: needed for an even modulus
    #[arg(long)]
    vartime: bool,
    #[command(flatten)]
    format: Format,
    #[command(flatten)]
    quiet: Quiet,
    #[command(flatten)]
    base: Base,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let mut operands = Operands::of(args.base.digits);
    let x = operands.read("X", &args.x)?;
    let e = operands.read("E", &args.e)?;
    let m = operands.read("the modulus", &args.modulus)?;
    let method = Method {
        vartime: args.vartime,
        kernel: None,
    };
    let power = match library::power(&x, &e, &m, &method.choose()?)? {
        Inverse::Is(power) => Some(power),
        Inverse::None { gcd } if !args.format.json => {
            let gcd = args.base.show(&gcd);
            return Err(Failure::No(format!(
                "X has no inverse, so that a negative power of it is none: the gcd with the modulus is {gcd}"
            )));
        }
        Inverse::None { .. } => None,
    };
    match &power {
        Some(power) if !args.format.json => writeln!(out, "{}", args.base.show(power))?,
        _ => {
            let found = [("power", power.as_ref().map(hexadecimal).into())];
            let timing = if args.vartime { "vartime" } else { "ct" };
            output::answer(out, "pow", found, timing)?;
        }
    }
    Ok(if power.is_some() { 0 } else { NO })
}
