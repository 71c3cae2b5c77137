// SPDX-License-Identifier: MIT OR Apache-2.0
//! A trace as a drawing: one row a step, in it the bits of the first two columns, a one dark and a
//! zero light, the lowest bit on the right. What an algorithm does shows at a glance: Euclid's
//! remainders shrink from the left, divsteps eat the numbers from the right.

use super::Trace;
use bezout_large::Integer;
use std::fmt::Write as _;
use std::io::{self, Write};

/// Writes the whole document.
pub fn write(out: &mut dyn Write, trace: &Trace, title: &str) -> io::Result<()> {
    let layout = Layout::of(trace);
    let (width, height) = (layout.width(), layout.height(trace));
    let title = escape(title);
    writeln!(
        out,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" font-family="sans-serif" font-size="11" fill="#222">
<title>{title}</title>
<desc>One row a step: the bits of {} and {}, ones dark, lowest on the right; negative numbers in red.</desc>
<rect width="{width}" height="{height}" fill="#fff"/>
<text x="{MARGIN}" y="20" font-size="14">{title}</text>"##,
        trace.columns[0], trace.columns[1]
    )?;
    for (i, column) in trace.columns.iter().take(2).enumerate() {
        writeln!(
            out,
            r#"<text x="{:.1}" y="{}">{column}</text>"#,
            layout.left(i),
            TOP - 6.0
        )?;
    }
    if layout.has_text() {
        writeln!(
            out,
            r#"<text x="{:.1}" y="{}">Operation</text>"#,
            layout.left(2),
            TOP - 6.0
        )?;
    }
    for (row, step) in trace.steps.iter().enumerate() {
        for (i, value) in step.values.iter().take(2).enumerate() {
            draw_number(out, &layout, row, i, value)?;
        }
        if layout.has_text() {
            let (x, y) = (layout.left(2), layout.top(row) + 0.75 * layout.row);
            writeln!(
                out,
                r#"<text x="{x:.1}" y="{y:.1}">{}</text>"#,
                shorten(&step.operation)
            )?;
        }
    }
    writeln!(out, "</svg>")
}

struct Layout {
    bits: f64,
    bit: f64,
    row: f64,
}

impl Layout {
    fn of(trace: &Trace) -> Self {
        let values = trace
            .steps
            .iter()
            .flat_map(|step| step.values.iter().take(2));
        let bits = values.map(Integer::bits).max().unwrap_or(0).max(1) as f64;
        let row = if trace.steps.len() <= MOST_ROWS_WITH_TEXT {
            14.0
        } else {
            2.0
        };
        Self {
            bits,
            bit: (COLUMN / bits).min(row),
            row,
        }
    }

    fn has_text(&self) -> bool {
        self.row > 10.0
    }

    fn column(&self) -> f64 {
        (self.bit * self.bits).max(30.0)
    }

    fn left(&self, column: usize) -> f64 {
        MARGIN + column as f64 * (self.column() + GAP)
    }

    fn top(&self, row: usize) -> f64 {
        TOP + row as f64 * self.row
    }

    fn width(&self) -> f64 {
        let end = if self.has_text() {
            self.left(2) + TEXT
        } else {
            self.left(2)
        };
        end.max(400.0).ceil()
    }

    fn height(&self, trace: &Trace) -> f64 {
        (self.top(trace.steps.len()) + MARGIN).ceil()
    }
}

fn draw_number(
    out: &mut dyn Write,
    layout: &Layout,
    row: usize,
    column: usize,
    value: &Integer,
) -> io::Result<()> {
    let (y, height) = (layout.top(row), layout.row * 0.85);
    let right = layout.left(column) + layout.column();
    let length = value.bits() as f64 * layout.bit;
    let (light, dark) = if value.is_negative() {
        ("#f6d5d0", "#b3261e")
    } else {
        ("#d6e3f3", "#1f4e8c")
    };
    if value.is_zero() {
        // A number of no bits at all: a thin line, so that the row does not look forgotten.
        let x = right - layout.bit.max(1.0);
        return writeln!(
            out,
            r##"<path d="M{x:.2} {:.2}H{right:.2}" stroke="#999"/>"##,
            y + height
        );
    }
    let x = right - length;
    writeln!(
        out,
        r#"<rect x="{x:.2}" y="{y:.1}" width="{length:.2}" height="{height:.1}" fill="{light}"/>"#
    )?;
    let mut path = String::new();
    for (start, end) in runs_of_ones(value) {
        let (from, to) = (
            right - end as f64 * layout.bit,
            right - start as f64 * layout.bit,
        );
        let _ = write!(path, "M{from:.2} {y:.1}H{to:.2}v{height:.1}H{from:.2}z");
    }
    writeln!(out, r#"<path d="{path}" fill="{dark}"/>"#)
}

/// `[start, end)` of each run of one bits, from the lowest.
pub fn runs_of_ones(value: &Integer) -> Vec<(usize, usize)> {
    let magnitude = value.magnitude();
    let mut runs = Vec::new();
    let mut start = None;
    for i in 0..=magnitude.bits() {
        match (magnitude.bit(i), start) {
            (true, None) => start = Some(i),
            (false, Some(from)) => {
                runs.push((from, i));
                start = None;
            }
            _ => {}
        }
    }
    runs
}

/// An operation such as a division of long numbers, cut to what fits.
fn shorten(text: &str) -> String {
    if text.chars().count() <= MOST_CHARACTERS {
        return escape(text);
    }
    let cut: String = text.chars().take(MOST_CHARACTERS - 1).collect();
    escape(&cut) + "…"
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

const MARGIN: f64 = 12.0;
const TOP: f64 = 52.0;
const GAP: f64 = 24.0;
const TEXT: f64 = 240.0;
/// The widest that a number is drawn.
const COLUMN: f64 = 480.0;
const MOST_ROWS_WITH_TEXT: usize = 500;
const MOST_CHARACTERS: usize = 40;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_cover_the_ones() {
        for x in 0..1024u32 {
            let sum: u64 = runs_of_ones(&Integer::from(x))
                .iter()
                .map(|(s, e)| (1 << e) - (1 << s))
                .sum();
            assert_eq!(sum, u64::from(x));
        }
    }

    #[test]
    fn texts_are_escaped_and_cut() {
        assert_eq!(shorten("a<b & c"), "a&lt;b &amp; c");
        assert_eq!(shorten(&"9".repeat(41)).chars().count(), MOST_CHARACTERS);
    }
}
