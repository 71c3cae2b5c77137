// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout kernels`

use super::{Out, Outcome};
use crate::output::{self, Format};
use bezout_exercise::{Exercise, Visitor, visit};
use bezout_front::kernels::LONG;
use serde::Serialize;

/// Nothing but the format.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    format: Format,
}

#[derive(Serialize)]
struct Row {
    ring: &'static str,
    operation: &'static str,
    /// The operation's name among those of all rings.
    #[serde(skip)]
    label: &'static str,
    name: String,
    timing: String,
    available: bool,
    /// Where the public functions use it on this CPU: `all`, `some` or `no` sizes that it takes.
    default: &'static str,
    domain: &'static str,
    instruments: Vec<String>,
    citation: &'static str,
}

#[derive(Default)]
struct Rows(Vec<Row>);

impl Visitor for Rows {
    fn visit<O: Exercise>(&mut self) {
        let parameters = O::parameters();
        for kernel in O::table() {
            let accepted = parameters.iter().filter(|p| kernel.accepts(p)).count();
            let default = parameters.iter().filter(|p| kernel.is_default(p)).count();
            self.0.push(Row {
                ring: O::RING,
                operation: O::NAME,
                label: O::LABEL,
                name: kernel.name.into(),
                timing: kernel.timing.to_string(),
                available: kernel.available(),
                default: match default {
                    0 => "no",
                    n if n == accepted => "all",
                    _ => "some",
                },
                domain: kernel.domain,
                instruments: kernel.instruments.iter().map(ToString::to_string).collect(),
                citation: kernel.citation,
            });
        }
    }
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let mut rows = Rows::default();
    visit(&mut rows);
    // What is for long integers alone, and cannot be asked for by name.
    rows.0.extend(LONG.iter().map(|long| Row {
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
        rows.0.iter().try_for_each(|row| output::json(out, row))?;
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
        let cells: Vec<_> = rows.0.iter().map(cells).collect();
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
