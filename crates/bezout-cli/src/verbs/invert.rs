// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout invert X --modulus M`

use super::{Out, Outcome};
use crate::environment::{self, Environment};
use crate::failure::NO;
use crate::library::{Inverse, Inversion, Method};
use crate::number::hexadecimal;
use crate::operand::Operands;
use crate::output::{self, Base, Format};
use crate::timing::{self, CLOCK, Timed};
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
    format: Format,
    #[command(flatten)]
    base: Base,
}

#[derive(Serialize)]
struct Answer {
    operation: &'static str,
    inverse: Option<String>,
    gcd: String,
    kernel: &'static str,
    timing: String,
    ns: f64,
    calls: usize,
    clock: &'static str,
    #[serde(flatten)]
    environment: Environment,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let by = args.method.choose()?;
    let mut operands = Operands::default();
    let x = operands.read("X", &args.x)?;
    let m = operands.read("the modulus", &args.modulus)?;
    let inversion = Inversion::new(&x, &m, &by)?;
    let result = inversion.result()?;
    let timed = timing::measure(|| inversion.run())?;
    let environment = environment::detect();
    let (inverse, gcd) = match &result {
        Inverse::Is(inverse) => (Some(inverse), &1.into()),
        Inverse::None { gcd } => (None, gcd),
    };
    if args.format.json {
        let answer = Answer {
            operation: "invert",
            inverse: inverse.map(hexadecimal),
            gcd: hexadecimal(gcd),
            kernel: inversion.name,
            timing: by.timing.to_string(),
            ns: timed.median.as_secs_f64() * 1e9,
            calls: timed.calls,
            clock: CLOCK,
            environment,
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
        fields.push(("kernel", format!("{} ({})", inversion.name, by.timing)));
        fields.push(("time", time(&timed, &environment)));
        output::fields(out, &fields)?;
    }
    Ok(if inverse.is_some() { 0 } else { NO })
}

/// A time for people, with what it means nothing without.
pub fn time(timed: &Timed, environment: &Environment) -> String {
    let Environment {
        cpu,
        compiler,
        flags,
        commit,
    } = environment;
    let (median, calls) = (timing::show(timed.median), timed.calls);
    let calls = if calls == 1 {
        "one call".into()
    } else {
        format!("median of {calls} calls")
    };
    format!("{median} ({calls}; {CLOCK} clock; {cpu}; {compiler}, {flags}; commit {commit})")
}
