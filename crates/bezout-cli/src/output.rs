// SPDX-License-Identifier: MIT OR Apache-2.0
//! How results are printed: for people, or as JSON for programs.

use crate::number::hexadecimal;
use bezout_large::Integer;
use clap::{Args, ValueEnum};
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::io::{self, Write};

/// How the result is printed.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Format {
    /// Print one JSON object a result, with integers as strings "0x..."
    #[arg(long)]
    pub json: bool,
}

/// Two hexadecimal digits each.
pub fn octets(octets: &[u8]) -> String {
    octets.iter().map(|octet| format!("{octet:02x}")).collect()
}

/// Whether a result is for a pipe.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Quiet {
    /// Print the numbers of the result alone, one a line
    #[arg(short, long, conflicts_with = "json")]
    pub quiet: bool,
}

impl Quiet {
    /// Lines of `name  value`, or the first `numbers` of the values alone.
    pub fn fields(
        self,
        out: &mut dyn Write,
        fields: &[(&str, String)],
        numbers: usize,
    ) -> io::Result<()> {
        if !self.quiet {
            return self::fields(out, fields);
        }
        let mut values = fields[..numbers].iter();
        values.try_for_each(|(_, value)| writeln!(out, "{value}"))
    }
}

/// The digits of numbers that are read.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Digits {
    /// The base of numbers: with 16 they are hexadecimal without 0x, both read and printed
    #[arg(
        long,
        value_name = "BASE",
        default_value = "10",
        hide_default_value = true
    )]
    base: Radix,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Radix {
    #[default]
    #[value(name = "10")]
    Ten,
    #[value(name = "16")]
    Sixteen,
}

impl Digits {
    /// The base.
    pub fn radix(self) -> u32 {
        match self.base {
            Radix::Ten => 10,
            Radix::Sixteen => 16,
        }
    }

    /// The text in hexadecimal, with `0x` unless that is left out.
    pub fn hexadecimal(self, x: &Integer) -> String {
        match self.base {
            Radix::Ten => hexadecimal(x),
            Radix::Sixteen => format!("{x:x}"),
        }
    }
}

/// How numbers are read, and printed for people.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Base {
    /// Print numbers in hexadecimal, with 0x
    #[arg(long)]
    pub hex: bool,
    #[command(flatten)]
    pub digits: Digits,
}

impl Base {
    /// With `0x`, unless digits stand alone.
    pub fn hexadecimal(self) -> Self {
        let hex = self.digits.base == Radix::Ten;
        Self { hex, ..self }
    }

    /// What is before hexadecimal digits; none if numbers are printed in decimals.
    pub fn prefix(self) -> Option<&'static str> {
        match self.digits.base {
            _ if self.hex => Some("0x"),
            Radix::Sixteen => Some(""),
            Radix::Ten => None,
        }
    }

    /// The text of a number.
    pub fn show(self, x: &Integer) -> String {
        match self.digits.base {
            _ if self.hex => hexadecimal(x),
            Radix::Sixteen => self.digits.hexadecimal(x),
            Radix::Ten => x.to_string(),
        }
    }
}

/// Standard output, which says where it cannot be written to: that of the standard library takes a
/// descriptor that is not open for writing for one that nobody reads.
#[cfg(unix)]
pub fn standard() -> io::Result<impl Write> {
    use std::os::fd::AsFd;
    let descriptor = io::stdout().as_fd().try_clone_to_owned()?;
    Ok(std::fs::File::from(descriptor))
}

/// Standard output.
#[cfg(not(unix))]
pub fn standard() -> io::Result<impl Write> {
    Ok(io::stdout().lock())
}

/// One line of JSON.
pub fn json(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}

/// One line of JSON with an operation, what it found, and what its time depends on.
pub fn answer<const N: usize>(
    out: &mut dyn Write,
    operation: &'static str,
    found: [(&'static str, Value); N],
    timing: impl ToString,
) -> io::Result<()> {
    let mut all = vec![("operation", operation.into())];
    all.extend(found);
    all.push(("timing", timing.to_string().into()));
    json(out, &Object(all))
}

/// A JSON object whose fields are in this order.
pub struct Object<T>(pub Vec<(&'static str, T)>);

impl<T: Serialize> Serialize for Object<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// Lines of `name  value`, aligned.
pub fn fields(out: &mut dyn Write, fields: &[(&str, String)]) -> io::Result<()> {
    let width = fields.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    fields
        .iter()
        .try_for_each(|(name, value)| writeln!(out, "{}  {value}", padded(name, width)))
}

/// The text with spaces up to this width. Widths of a format end at 65535, and numbers do not.
fn padded(text: &str, width: usize) -> String {
    let blank = width.saturating_sub(text.chars().count());
    [text, &" ".repeat(blank)].concat()
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
            .map(|(cell, &width)| padded(cell, width))
            .collect();
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_characters() {
        let mut out = Vec::new();
        let rows = [vec!["éé".to_string(), "1".to_string()]];
        table(&mut out, &["abc", "n"], &rows).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "abc  n\néé   1\n");
    }
}
