// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout xgcd A B`

use super::{Out, Outcome};
use crate::library::{self, Method};
use crate::number::hexadecimal;
use crate::operand::Operands;
use crate::output::{self, Base, Format, Quiet};

/// Two integers.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The first integer, of any sign
    #[arg(value_name = "A")]
    a: String,
    /// The second integer, of any sign
    #[arg(value_name = "B")]
    b: String,
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
    let (a, b) = (operands.read("A", &args.a)?, operands.read("B", &args.b)?);
    let answer = library::xgcd(&a, &b, &by)?;
    let ((g, s, t), ran) = (answer.value, answer.ran);
    if args.format.json {
        let [gcd, s, t] = [g, s, t].map(|x| hexadecimal(&x).into());
        let found = [
            ("gcd", gcd),
            ("s", s),
            ("t", t),
            ("kernel", ran.to_string().into()),
        ];
        output::answer(out, "xgcd", found, ran.timing)?;
    } else {
        let show = |x| args.base.show(x);
        let fields = [
            ("gcd", show(&g)),
            ("s", show(&s)),
            ("t", show(&t)),
            // Not reached if it does not hold.
            ("check", "s A + t B = gcd".into()),
        ];
        args.quiet.fields(out, &fields, 3)?;
    }
    Ok(0)
}
