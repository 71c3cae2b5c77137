// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout kernels`

use super::{Out, Outcome};
use crate::output::{self, Format};
use bezout::kernels::{GCD, INVERT, INVERT_PSEUDO_MERSENNE255, JACOBI, Kernel, Timing, XGCD};
use serde::Serialize;

/// Nothing but the format.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    format: Format,
}

#[derive(Serialize)]
struct Row {
    operation: &'static str,
    name: &'static str,
    timing: String,
    /// Whether it is what the operation uses if nothing else is asked for.
    default: bool,
    available: bool,
    min_limbs: usize,
    /// None where there is no limit.
    max_limbs: Option<usize>,
    prime_only: bool,
    /// Of what form moduli, or lower arguments of symbols, are.
    moduli: &'static str,
    instruments: Vec<String>,
    citation: &'static str,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let mut rows = rows("invert", INVERT);
    let mut special = self::rows("invert255", INVERT_PSEUDO_MERSENNE255);
    special.iter_mut().for_each(|row| {
        row.default = false;
        row.moduli = if row.prime_only {
            "2^255-19"
        } else {
            "2^255-r"
        };
    });
    rows.extend(special);
    rows.extend(self::rows("gcd", GCD));
    rows.extend(self::rows("xgcd", XGCD));
    rows.extend(self::rows("jacobi", JACOBI));
    if args.format.json {
        rows.iter().try_for_each(|row| output::json(out, row))?;
    } else {
        let headings = [
            "operation",
            "kernel",
            "timing",
            "default",
            "available",
            "limbs",
            "moduli",
            "checked by",
            "source",
        ];
        let cells: Vec<_> = rows.iter().map(cells).collect();
        output::table(out, &headings, &cells)?;
    }
    Ok(0)
}

/// Lengths at which one default gives way to another.
const LENGTHS: [usize; 5] = [1, 8, 9, 104, 1000];

fn rows<F>(operation: &'static str, table: &'static [Kernel<F>]) -> Vec<Row> {
    let default = |timing: Timing| {
        let some = move |limbs| bezout::kernels::default(table, timing, limbs);
        LENGTHS.into_iter().filter_map(some)
    };
    let row = |kernel: &Kernel<F>| Row {
        operation,
        name: kernel.name,
        timing: kernel.timing.to_string(),
        default: default(kernel.timing).any(|default| std::ptr::eq(default, kernel)),
        available: (kernel.available)(),
        min_limbs: *kernel.limbs.start(),
        max_limbs: Some(*kernel.limbs.end()).filter(|&end| end != usize::MAX),
        prime_only: kernel.prime_only,
        moduli: match operation {
            "invert" if kernel.prime_only => "prime",
            "invert" | "jacobi" => "odd",
            _ => "-",
        },
        instruments: kernel.instruments.iter().map(ToString::to_string).collect(),
        citation: kernel.citation,
    };
    table.iter().map(row).collect()
}

fn cells(row: &Row) -> Vec<String> {
    let word = |yes: bool| if yes { "yes" } else { "no" }.to_string();
    let limbs = match row.max_limbs {
        Some(max) => format!("{} to {max}", row.min_limbs),
        None => format!("{} and more", row.min_limbs),
    };
    let instruments = if row.instruments.is_empty() {
        "-".into()
    } else {
        row.instruments.join(", ")
    };
    vec![
        row.operation.into(),
        row.name.into(),
        row.timing.clone(),
        word(row.default),
        word(row.available),
        limbs,
        row.moduli.into(),
        instruments,
        row.citation.into(),
    ]
}
