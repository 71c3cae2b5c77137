// SPDX-License-Identifier: MIT OR Apache-2.0
//! Results as a table for people and as lines of JSON for programs. No number goes out without CPU,
//! compiler, commit and clock.

use crate::environment::Environment;
use crate::regime::Regime;
use crate::rows::{Row, Timed, is_ours};
use serde::Serialize;
use std::fmt::Write;

/// What all rows of one run share.
pub struct Report {
    /// Of the program.
    pub environment: Environment,
    /// The clock's name.
    pub clock: &'static str,
    /// In the order of columns.
    pub regimes: Vec<Regime>,
    /// Whether there are peers, and so ratios, in tables.
    pub peers: bool,
}

/// What all rows of a case share.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The operation.
    pub op: &'a str,
    /// The ring.
    pub ring: &'a str,
    /// The size's name.
    pub size: &'a str,
}

/// A row out of a publication: what its source does not say is null.
#[derive(Clone, Copy, Debug)]
pub struct Quoted<'a> {
    /// The implementation.
    pub name: &'a str,
    /// Its timing class.
    pub timing: &'a str,
    /// Of one call.
    pub cycles: u64,
    /// What it was measured on.
    pub cpu: &'a str,
    /// Where the figure is from.
    pub source: &'a str,
}

/// One object of JSON, with the fields that the bench's README describes.
#[derive(Serialize)]
pub struct Line<'a> {
    op: &'a str,
    ring: &'a str,
    size: &'a str,
    r#impl: &'a str,
    timing: &'a str,
    regime: &'a str,
    cycles: Option<f64>,
    clock: &'a str,
    instructions: Option<f64>,
    ns: Option<f64>,
    ratio: Option<f64>,
    cpu: &'a str,
    compiler: Option<&'a str>,
    flags: Option<&'a str>,
    commit: Option<&'a str>,
    quoted: bool,
    #[serde(flatten)]
    first: Option<First>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<&'a str>,
}

#[derive(Serialize)]
struct First {
    first: Option<f64>,
    first_ns: f64,
    first_ratio: Option<f64>,
}

impl Report {
    /// One measured row.
    pub fn line<'a>(&'a self, place: Place<'a>, row: &'a Row) -> Line<'a> {
        let Environment {
            cpu,
            compiler,
            flags,
            commit,
        } = &self.environment;
        let Timed { reading, ratio } = row.call;
        Line {
            op: place.op,
            ring: place.ring,
            size: place.size,
            r#impl: &row.name,
            timing: &row.timing,
            regime: row.regime.name(),
            cycles: rounded(reading.cycles, 1),
            clock: self.clock,
            instructions: rounded(reading.instructions, 1),
            ns: rounded(Some(reading.ns), 1),
            ratio: rounded(ratio, 4),
            cpu,
            compiler: Some(compiler),
            flags: Some(flags),
            commit: Some(commit),
            quoted: false,
            first: row.first.map(|first| First {
                first: rounded(first.reading.cycles, 1),
                first_ns: rounded(Some(first.reading.ns), 1).unwrap_or(0.0),
                first_ratio: rounded(first.ratio, 4),
            }),
            source: None,
        }
    }

    /// The head of the table.
    pub fn header(&self) -> String {
        let Environment {
            cpu,
            compiler,
            flags,
            commit,
        } = &self.environment;
        let mut text = format!(
            "cpu       {cpu}\ncompiler  {compiler}\nflags     {flags}\ncommit    {commit}\nclock     {}\n\n\
             cycles: of one call, waiting for the one before; smallest median of a block of samples\n",
            self.clock
        );
        if self.peers {
            text += "ratio:  how many times faster than the best peer of the same timing class, in adjacent samples\n";
        }
        if self.regimes != [Regime::Stream] {
            text += "stream: calls follow calls; rested: calls 2 to 4 after 3 ms of scalar code with a memcpy now and then,\n\
                     and the first of them; scalar: the same without memcpy\n";
        }
        text
    }

    /// One case as a table, with the regimes side by side: fastest first, constant time before
    /// variable time.
    pub fn table(&self, place: Place<'_>, rows: &[Row], quoted: &[Quoted<'_>]) -> String {
        let mut text = format!("\n{}/{}/{}\n", place.op, place.ring, place.size);
        let _ = write!(text, "  {:<44} {:<7}", "impl", "timing");
        for regime in &self.regimes {
            let cycles = match regime {
                Regime::Stream if self.regimes.len() == 1 => "cycles",
                other => other.name(),
            };
            let ratio = self.ratio("ratio".into());
            let _ = write!(text, " {cycles:>12}{ratio} {:>12}", "ns");
            let _ = match regime {
                Regime::Stream => write!(text, " {:>12}", "instr."),
                _ => write!(text, " {:>12}{ratio}", "first"),
            };
        }
        text += "\n";
        for (timing, name) in order(rows) {
            let mark = if is_ours(name) { '*' } else { ' ' };
            let _ = write!(text, "{mark} {name:<44} {timing:<7}");
            for &regime in &self.regimes {
                let same =
                    |row: &&Row| (&*row.name, &*row.timing, row.regime) == (name, timing, regime);
                text += &self.columns(regime, rows.iter().find(same));
            }
            text += "\n";
        }
        for row in quoted {
            let Quoted {
                name,
                timing,
                cycles,
                cpu,
                source,
            } = row;
            let _ = writeln!(
                text,
                "  {name:<44} {timing:<7} {cycles:>12} quoted: {cpu}; {source}"
            );
        }
        text
    }

    /// What a row has to show for a regime, if it was measured in it.
    fn columns(&self, regime: Regime, row: Option<&Row>) -> String {
        let number = |value: Option<f64>| value.map_or("-".into(), |value| format!("{value:.0}"));
        let times = |timed: Option<Timed>| {
            let ratio = timed.and_then(|timed| timed.ratio);
            self.ratio(ratio.map_or("-".into(), |ratio| format!("{ratio:.2}x")))
        };
        let cycles = |timed: Option<Timed>| number(timed.and_then(|timed| timed.reading.cycles));
        let call = row.map(|row| row.call);
        let ns = number(call.map(|call| call.reading.ns));
        let text = format!(" {:>12}{} {ns:>12}", cycles(call), times(call));
        if regime == Regime::Stream {
            let instructions = number(call.and_then(|call| call.reading.instructions));
            return format!("{text} {instructions:>12}");
        }
        let first = row.and_then(|row| row.first);
        format!("{text} {:>12}{}", cycles(first), times(first))
    }

    /// A column of ratios, if there is one.
    fn ratio(&self, text: String) -> String {
        if self.peers {
            format!(" {text:>7}")
        } else {
            String::new()
        }
    }
}

impl<'a> Quoted<'a> {
    /// The row in the same schema as measured ones.
    pub fn line(self, place: Place<'a>) -> Line<'a> {
        Line {
            op: place.op,
            ring: place.ring,
            size: place.size,
            r#impl: self.name,
            timing: self.timing,
            regime: Regime::Stream.name(),
            cycles: Some(self.cycles as f64),
            clock: "pmu",
            instructions: None,
            ns: None,
            ratio: None,
            cpu: self.cpu,
            compiler: None,
            flags: None,
            commit: None,
            quoted: true,
            first: None,
            source: Some(self.source),
        }
    }
}

/// The implementations, fastest first in the first regime that they have.
fn order(rows: &[Row]) -> Vec<(&str, &str)> {
    let mut rows: Vec<&Row> = rows.iter().collect();
    // Stable: `ct` comes before `vartime`, and the first regime before the others.
    let regime = rows.first().map(|row| row.regime);
    rows.sort_by(|a, b| {
        let class = a.timing.cmp(&b.timing);
        let first = (Some(a.regime) != regime).cmp(&(Some(b.regime) != regime));
        let time = a.call.reading.time().total_cmp(&b.call.reading.time());
        class.then(first).then(time)
    });
    let mut found = Vec::new();
    for row in rows {
        let name = (&*row.timing, &*row.name);
        if !found.contains(&name) {
            found.push(name);
        }
    }
    found
}

fn rounded(value: Option<f64>, digits: i32) -> Option<f64> {
    let scale = 10f64.powi(digits);
    value.map(|value| (value * scale).round() / scale)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Reading;

    const PLACE: Place<'static> = Place {
        op: "invert",
        ring: "int",
        size: "2^255-19",
    };

    fn report(regimes: &[Regime]) -> Report {
        Report {
            environment: Environment {
                cpu: "some CPU".into(),
                compiler: "rustc 1.2.3".into(),
                flags: "opt-level=3".into(),
                commit: "0123abc".into(),
            },
            clock: "calibrated",
            regimes: regimes.to_vec(),
            peers: true,
        }
    }

    fn timed(cycles: f64, ns: f64, ratio: f64) -> Timed {
        Timed {
            reading: Reading {
                cycles: Some(cycles),
                instructions: None,
                ns,
            },
            ratio: Some(ratio),
        }
    }

    fn stream() -> Row {
        Row {
            name: "bezout/divstep60/portable".into(),
            timing: "ct".into(),
            regime: Regime::Stream,
            call: timed(5000.04, 2000.0, 1.25),
            first: None,
        }
    }

    fn rested() -> Row {
        Row {
            regime: Regime::Rested,
            call: timed(6000.0, 2000.0, 1.25),
            first: Some(timed(9000.0, 3600.0, 0.875)),
            ..stream()
        }
    }

    fn json(line: &Line<'_>) -> String {
        serde_json::to_string(line).expect("JSON")
    }

    #[test]
    fn measured_rows_have_the_schema() {
        let start = r#"{"op":"invert","ring":"int","size":"2^255-19","impl":"bezout/divstep60/portable","timing":"ct","#;
        let end = r#""cpu":"some CPU","compiler":"rustc 1.2.3","flags":"opt-level=3","commit":"0123abc","quoted":false"#;
        let report = report(&[Regime::Stream]);
        let numbers = r#""regime":"stream","cycles":5000.0,"clock":"calibrated","instructions":null,"ns":2000.0,"ratio":1.25,"#;
        assert_eq!(
            json(&report.line(PLACE, &stream())),
            format!("{start}{numbers}{end}}}")
        );
        // A row after a pause adds its first call.
        let numbers = r#""regime":"rested","cycles":6000.0,"clock":"calibrated","instructions":null,"ns":2000.0,"ratio":1.25,"#;
        let first = r#","first":9000.0,"first_ns":3600.0,"first_ratio":0.875}"#;
        assert_eq!(
            json(&report.line(PLACE, &rested())),
            format!("{start}{numbers}{end}{first}")
        );
    }

    #[test]
    fn quoted_rows_add_their_source_and_nothing_else() {
        let quoted = Quoted {
            name: "bingcd",
            timing: "ct",
            cycles: 6253,
            cpu: "another CPU",
            source: "a paper",
        };
        let expected = r#"{"op":"invert","ring":"int","size":"2^255-19","impl":"bingcd","timing":"ct","regime":"stream","#
            .to_string()
            + r#""cycles":6253.0,"clock":"pmu","instructions":null,"ns":null,"ratio":null,"cpu":"another CPU","#
            + r#""compiler":null,"flags":null,"commit":null,"quoted":true,"source":"a paper"}"#;
        assert_eq!(json(&quoted.line(PLACE)), expected);
        let table = report(&[Regime::Stream]).table(PLACE, &[], &[quoted]);
        assert!(
            table.contains("6253 quoted: another CPU; a paper"),
            "{table}"
        );
    }

    #[test]
    fn regimes_stand_side_by_side() {
        let report = report(&[Regime::Stream, Regime::Rested]);
        let text = report.table(PLACE, &[stream(), rested()], &[]);
        let row = text
            .lines()
            .find(|line| line.starts_with('*'))
            .expect("our row");
        let fields: Vec<&str> = row.split_whitespace().skip(3).collect();
        assert_eq!(
            fields,
            [
                "5000", "1.25x", "2000", "-", "6000", "1.25x", "2000", "9000", "0.88x"
            ]
        );
        assert!(report.header().contains("rested: calls 2 to 4"));
        let alone = Report {
            peers: false,
            ..report
        };
        let text = alone.table(PLACE, &[stream(), rested()], &[]);
        assert!(text.contains("9000") && !text.contains("1.25x") && !text.contains("ratio"));
        assert!(!alone.header().contains("ratio"));
    }

    #[test]
    fn rows_are_in_order_of_their_time_within_their_class() {
        let row = |name: &str, timing: &str, cycles| Row {
            name: name.into(),
            timing: timing.into(),
            call: timed(cycles, cycles, 1.0),
            ..stream()
        };
        let rows = [
            row("a", "vartime", 1.0),
            row("b", "ct", 3.0),
            row("c", "ct", 2.0),
        ];
        assert_eq!(order(&rows), [("ct", "c"), ("ct", "b"), ("vartime", "a")]);
    }

    #[test]
    fn table_marks_our_rows_and_names_the_machine() {
        let report = report(&[Regime::Stream]);
        let text = report.table(PLACE, &[stream()], &[]);
        assert!(text.contains("\n* bezout/divstep60/portable"), "{text}");
        assert!(text.contains("1.25x"), "{text}");
        for part in [
            "some CPU",
            "rustc 1.2.3",
            "0123abc",
            "calibrated",
            "opt-level=3",
        ] {
            assert!(report.header().contains(part));
        }
    }
}
