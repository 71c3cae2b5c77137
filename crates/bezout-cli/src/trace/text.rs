// SPDX-License-Identifier: MIT OR Apache-2.0
//! A trace as an aligned table.

use super::Trace;
use num_bigint::BigInt;
use std::io::{self, Write};

/// One line of headings, one line a step; cells padded to the widest of their column.
pub fn write(out: &mut dyn Write, trace: &Trace, show: fn(&BigInt) -> String) -> io::Result<()> {
    let mut rows = vec![
        trace
            .columns
            .iter()
            .map(|c| c.to_string())
            .collect::<Vec<_>>(),
    ];
    rows.extend(
        trace
            .steps
            .iter()
            .map(|step| step.values.iter().map(show).collect()),
    );
    let mut widths = vec![0; trace.columns.len()];
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.len().max(*width);
        }
    }
    let operations = trace.steps.iter().map(|step| step.operation.as_str());
    for (row, operation) in rows
        .iter()
        .zip(std::iter::once("Operation").chain(operations))
    {
        for (cell, &width) in row.iter().zip(&widths) {
            write!(out, "{cell:width$}  ")?;
        }
        writeln!(out, "{operation}")?;
    }
    Ok(())
}
