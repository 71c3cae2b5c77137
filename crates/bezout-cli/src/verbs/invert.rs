// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout invert X --modulus M`

use super::{Out, Outcome};
use crate::failure::{Failure, NO};
use crate::library::{Inverse, Inversion, Method};
use crate::number::hexadecimal;
use crate::operand::Operands;
use crate::output::{self, Base, Format, Quiet};
use crate::timing::{Time, Timed};
use serde::Serialize;

/// A number and a modulus.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The integer to invert; negative ones are reduced first
    #[arg(value_name = "X")]
    x: String,
    /// The modulus, odd or even, from 1 up
    #[arg(short, long, value_name = "M")]
    modulus: String,
    #[command(flatten)]
    method: Method,
    #[command(flatten)]
    time: Time,
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
    inverse: Option<String>,
    gcd: String,
    kernel: String,
    timing: String,
    #[serde(flatten)]
    time: Option<Timed>,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let by = args.method.choose()?;
    let mut operands = Operands::of(args.base.digits);
    let x = operands.read("X", &args.x)?;
    let m = operands.read("the modulus", &args.modulus)?;
    let inversion = Inversion::new(&x, &m, &by);
    let found = inversion.run();
    let answer = inversion.checked(found)?;
    let time = args.time.measure(|| inversion.run());
    let (kernel, timing) = (answer.ran.to_string(), answer.ran.timing.to_string());
    let (inverse, gcd) = match &answer.value {
        Inverse::Is(inverse) => (Some(inverse), &1.into()),
        Inverse::None { gcd } => (None, gcd),
    };
    if let (true, Inverse::None { gcd }) = (args.quiet.quiet, &answer.value) {
        let gcd = args.base.show(gcd);
        return Err(Failure::No(format!("not invertible: the gcd is {gcd}")));
    }
    if args.format.json {
        let answer = Answer {
            operation: "invert",
            inverse: inverse.map(hexadecimal),
            gcd: hexadecimal(gcd),
            kernel,
            timing,
            time,
        };
        output::json(out, &answer)?;
    } else {
        let show = |x| args.base.show(x);
        let mut fields = match inverse {
            // Not reached if it does not multiply back.
            Some(y) => vec![
                ("inverse", show(y)),
                ("check", "X * inverse mod M = 1".into()),
            ],
            None => vec![("inverse", "none".into()), ("gcd", show(gcd))],
        };
        fields.push(("kernel", format!("{kernel} ({timing})")));
        fields.extend(time.map(|time| ("time", time.to_string())));
        args.quiet.fields(out, &fields, 1)?;
    }
    Ok(if inverse.is_some() { 0 } else { NO })
}
