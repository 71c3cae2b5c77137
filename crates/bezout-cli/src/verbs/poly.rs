// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout poly OPERATION --ring RING …`

use super::invert::time;
use super::{Out, Outcome};
use crate::environment::{self, Environment};
use crate::failure::{Failure, NO};
use crate::library::Method;
use crate::operand::Operands;
use crate::output;
use crate::polynomial::library::{self, Inverse, Inversion, require_vartime};
use crate::polynomial::{self, Coefficients, Common, Ring};
use crate::timing::{self, CLOCK};
use clap::Subcommand;
use serde::Serialize;

/// Operations on polynomials
#[derive(clap::Args, Debug)]
#[command(arg_required_else_help = true, subcommand_required = true, after_help = NOTES)]
pub struct Args {
    #[command(subcommand)]
    operation: Operation,
}

#[derive(Subcommand, Debug)]
enum Operation {
    /// The inverse of a polynomial in a ring
    #[command(after_help = NOTES)]
    Invert(InvertArgs),
    /// The monic greatest common divisor of two polynomials
    #[command(after_help = NOTES)]
    Gcd(PairArgs),
    /// The monic greatest common divisor with cofactors: gcd = s A + t B
    #[command(after_help = NOTES)]
    Xgcd(PairArgs),
    /// The resultant of two polynomials
    #[command(after_help = NOTES)]
    Resultant(PairArgs),
}

/// A polynomial and a ring.
#[derive(clap::Args, Debug)]
struct InvertArgs {
    /// The polynomial to invert; its coefficients are reduced
    #[arg(value_name = "A")]
    a: String,
    /// The ring by name, such as sntrup761-rq or bike-l1; or F and a prime, Z and a power of two
    #[arg(short, long, value_name = "RING")]
    ring: String,
    /// The modulus, for rings F… and Z…
    #[arg(short, long, value_name = "F")]
    modulus: Option<String>,
    #[command(flatten)]
    method: Method,
    #[command(flatten)]
    common: Common,
}

/// Two polynomials over a prime field.
#[derive(clap::Args, Debug)]
struct PairArgs {
    /// The first polynomial
    #[arg(value_name = "A")]
    a: String,
    /// The second polynomial
    #[arg(value_name = "B")]
    b: String,
    /// The field: F and a prime below 2^31
    #[arg(short, long, value_name = "RING")]
    ring: String,
    /// Allow a time that depends on the values: there is no other way here
    #[arg(long)]
    vartime: bool,
    #[command(flatten)]
    common: Common,
}

#[derive(Serialize)]
struct InvertAnswer<'a> {
    operation: &'static str,
    ring: &'a str,
    inverse: Option<Coefficients>,
    gcd: Coefficients,
    kernel: &'static str,
    timing: String,
    ns: f64,
    calls: usize,
    clock: &'static str,
    #[serde(flatten)]
    environment: Environment,
}

#[derive(Serialize)]
struct PairAnswer<'a> {
    operation: &'static str,
    ring: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    gcd: Option<Coefficients>,
    #[serde(skip_serializing_if = "Option::is_none")]
    s: Option<Coefficients>,
    #[serde(skip_serializing_if = "Option::is_none")]
    t: Option<Coefficients>,
    #[serde(skip_serializing_if = "Option::is_none")]
    resultant: Option<u32>,
    timing: &'static str,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    match &args.operation {
        Operation::Invert(args) => invert(args, out),
        Operation::Gcd(args) => pair("poly_gcd", args, out),
        Operation::Xgcd(args) => pair("poly_xgcd", args, out),
        Operation::Resultant(args) => pair("poly_resultant", args, out),
    }
}

fn invert(args: &InvertArgs, out: Out<'_>) -> Outcome {
    let ring = Ring::named(&args.ring)?;
    let mut operands = Operands::default();
    let a = polynomial::read(&mut operands, "A", &args.a, &ring)?;
    let modulus = args
        .modulus
        .as_deref()
        .map(|text| polynomial::read(&mut operands, "the modulus", text, &ring))
        .transpose()?;
    let (ring, modulus) = ring.with_modulus(modulus.as_ref())?;
    let inversion = Inversion::new(&a, &ring, &modulus, &args.method)?;
    let result = inversion.result()?;
    let timed = timing::measure(|| inversion.run())?;
    let environment = environment::detect();
    let (kernel, class) = inversion.kernel();
    let (inverse, gcd) = match &result {
        Inverse::Is(inverse) => (Some(inverse), &vec![1]),
        Inverse::None { gcd } => (None, gcd),
    };
    if args.common.format.json {
        let answer = InvertAnswer {
            operation: "poly_invert",
            ring: &args.ring,
            inverse: inverse.map(|x| Coefficients::from(&x[..])),
            gcd: Coefficients::from(&gcd[..]),
            kernel,
            timing: class.to_string(),
            ns: timed.median.as_secs_f64() * 1e9,
            calls: timed.calls,
            clock: CLOCK,
            environment,
        };
        output::json(out, &answer)?;
    } else {
        let show = |x: &[u32]| args.common.shown.show(&ring, x);
        let mut fields = match inverse {
            // Not reached if it does not multiply back.
            Some(y) => vec![
                ("inverse", show(y)),
                ("check", "A * inverse = 1 in the ring".into()),
            ],
            None => vec![("inverse", "none".into()), ("gcd", show(gcd))],
        };
        fields.push(("kernel", format!("{kernel} ({class})")));
        fields.push(("time", time(&timed, &environment)));
        output::fields(out, &fields)?;
    }
    Ok(if inverse.is_some() { 0 } else { NO })
}

fn pair(operation: &'static str, args: &PairArgs, out: Out<'_>) -> Outcome {
    let ring = Ring::named(&args.ring)?;
    let Ring::Field(name, field) = &ring else {
        return Err(Failure::usage(format!(
            "--ring {}: {} needs a field; F and a prime below 2^31 is accepted, such as F7",
            args.ring,
            operation.replace('_', " ")
        )));
    };
    require_vartime(args.vartime, &operation.replace('_', " "))?;
    let mut operands = Operands::default();
    let a = polynomial::read(&mut operands, "A", &args.a, &ring)?.reduced(field.p());
    let b = polynomial::read(&mut operands, "B", &args.b, &ring)?.reduced(field.p());
    let mut answer = PairAnswer {
        operation,
        ring: name,
        gcd: None,
        s: None,
        t: None,
        resultant: None,
        timing: "vartime",
    };
    let show = |x: &[u32]| args.common.shown.show(&ring, x);
    let fields = match operation {
        "poly_gcd" => {
            let gcd = library::gcd(field, &a, &b)?;
            let text = show(&gcd);
            answer.gcd = Some(Coefficients(gcd));
            vec![("", text)]
        }
        "poly_xgcd" => {
            let found = library::xgcd(field, &a, &b)?;
            let fields = vec![
                ("gcd", show(&found.gcd)),
                ("s", show(&found.s)),
                ("t", show(&found.t)),
                // Not reached if it does not hold.
                ("check", "s A + t B = gcd".into()),
            ];
            answer.gcd = Some(Coefficients(found.gcd));
            answer.s = Some(Coefficients(found.s));
            answer.t = Some(Coefficients(found.t));
            fields
        }
        _ => {
            let resultant = library::resultant(field, &a, &b)?;
            answer.resultant = Some(resultant);
            vec![("", resultant.to_string())]
        }
    };
    if args.common.format.json {
        output::json(out, &answer)?;
    } else if let [("", value)] = &fields[..] {
        writeln!(out, "{value}")?;
    } else {
        output::fields(out, &fields)?;
    }
    Ok(0)
}

const NOTES: &str = "\
Polynomials are terms (2x^3 - x + 1), lists of coefficients with the constant term first ([1, -1, 0, 2]),
packed coefficients (0x2011; 1 bit each modulo 2, 4 bits up to 16, 16 bits up to 65536, else 32), files
(@path) or standard input (-). A polynomial that starts with a sign needs -- before it.

Rings: sntrup{653,761,857,953,1013,1277}-r3 and -rq, hrss701-, hps2048509-, hps2048677-, hps4096821-s2, -s3
and -rq, bike-l1, -l3, -l5, ledacrypt-23371; F and a prime below 2^31, and Z and a power of two, with
--modulus.";
