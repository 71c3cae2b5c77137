// SPDX-License-Identifier: MIT OR Apache-2.0
//! How results are printed: for people, or as JSON for programs.

use crate::number::hexadecimal;
use clap::Args;
use num_bigint::BigInt;
use serde::Serialize;
use std::io::{self, Write};

/// How the result is printed.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Format {
    /// Print one JSON object a result, with integers as strings "0x..."
    #[arg(long)]
    pub json: bool,
}

/// How numbers are printed for people.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Base {
    /// Print numbers in hexadecimal
    #[arg(long)]
    pub hex: bool,
}

impl Base {
    /// The text of a number.
    pub fn show(self, x: &BigInt) -> String {
        if self.hex {
            hexadecimal(x)
        } else {
            x.to_string()
        }
    }
}

/// One line of JSON.
pub fn json(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}

/// Lines of `name  value`, aligned.
pub fn fields(out: &mut dyn Write, fields: &[(&str, String)]) -> io::Result<()> {
    let width = fields.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    fields
        .iter()
        .try_for_each(|(name, value)| writeln!(out, "{name:width$}  {value}"))
}

/// Rows under headings, columns padded to their widest cell.
pub fn table(out: &mut dyn Write, headings: &[&str], rows: &[Vec<String>]) -> io::Result<()> {
    let mut widths: Vec<usize> = headings
        .iter()
        .map(|heading| heading.chars().count())
        .collect();
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.chars().count().max(*width);
        }
    }
    let headings: Vec<String> = headings.iter().map(|heading| heading.to_string()).collect();
    for row in std::iter::once(&headings).chain(rows) {
        let cells: Vec<String> = row
            .iter()
            .zip(&widths)
            .map(|(cell, &width)| format!("{cell:width$}"))
            .collect();
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}
