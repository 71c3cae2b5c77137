// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout kernels`

use super::{Out, Outcome};
use crate::output::{self, Format};
use crate::registry::{self, Row};
use bezout_front::kernels::LONG;

/// Nothing but the format.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    format: Format,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let mut rows = registry::rows();
    // What is for long integers alone, and cannot be asked for by name.
    rows.extend(LONG.iter().map(|long| Row {
        ring: "int",
        operation: long.operation,
        label: long.operation,
        name: long.ran.to_string(),
        timing: long.ran.timing.to_string(),
        available: true,
        default: "all",
        domain: long.domain,
        instruments: long.instruments.iter().map(ToString::to_string).collect(),
        citation: long.citation,
    }));
    if args.format.json {
        rows.iter().try_for_each(|row| output::json(out, row))?;
    } else {
        let headings = [
            "operation",
            "kernel",
            "timing",
            "default",
            "available",
            "takes",
            "checked by",
            "source",
        ];
        let cells: Vec<_> = rows.iter().map(cells).collect();
        output::table(out, &headings, &cells)?;
    }
    Ok(0)
}

fn cells(row: &Row) -> Vec<String> {
    let instruments = if row.instruments.is_empty() {
        "-".into()
    } else {
        row.instruments.join(", ")
    };
    vec![
        row.label.into(),
        row.name.clone(),
        row.timing.clone(),
        row.default.into(),
        if row.available { "yes" } else { "no" }.into(),
        row.domain.into(),
        instruments,
        row.citation.into(),
    ]
}
