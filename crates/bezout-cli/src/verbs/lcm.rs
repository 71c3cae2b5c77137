// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout lcm A B…`

use super::{Out, Outcome};
use crate::library::{self, Method};
use crate::number::hexadecimal;
use crate::operand::Operands;
use crate::output::{self, Base, Format, Quiet};
use bezout_large::Integer;

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

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let by = args.method.choose()?;
    let mut operands = Operands::of(args.base.digits);
    let (mut lcm, mut longest, mut kernel) = (Integer::from(1), 0, None);
    for (i, text) in args.integers.iter().enumerate() {
        let name = format!("integer {}", i + 1);
        let x = operands.read(&name, text)?;
        // The first one takes no gcd.
        if i == 0 {
            lcm = Integer::new(false, x.into_magnitude());
            continue;
        }
        let bits = lcm.bits().max(x.bits());
        let answer = library::lcm(&lcm, &x, &by)?;
        lcm = answer.value;
        if bits >= longest {
            (longest, kernel) = (bits, Some(answer.ran.to_string()));
        }
    }
    if args.format.json {
        // The kernel is what ran for the gcd of the longest ones.
        let found = [("lcm", hexadecimal(&lcm).into()), ("kernel", kernel.into())];
        output::answer(out, "lcm", found, by.timing())?;
    } else {
        writeln!(out, "{}", args.base.show(&lcm))?;
    }
    Ok(0)
}
