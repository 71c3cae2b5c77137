// SPDX-License-Identifier: MIT OR Apache-2.0
//! Results as a table for people and as JSON lines for programs. No number goes out without CPU, compiler, commit
//! and clock.

use crate::case::Case;
use crate::engine::{Measured, is_ours};
use crate::environment::Environment;
use crate::quoted::Quoted;
use crate::row::Timing;
use bezout_measure::regime::Regime;
use serde_json::{Value, json};
use std::fmt::Write;

/// What all rows of one run share.
pub struct Report {
    pub environment: Environment,
    pub clock: &'static str,
}

impl Report {
    /// One measured row in the schema that the README describes.
    pub fn measured_json(&self, case: &Case, row: &Measured) -> Value {
        let mut value = json!({
            "op": case.op.name(),
            "ring": case.ring(),
            "size": case.size,
            "impl": row.name,
            "timing": row.timing.name(),
            "regime": row.regime.name(),
            "cycles": rounded(row.cycles, 1),
            "clock": self.clock,
            "instructions": row.instructions.map(|count| rounded(count, 1)),
            "ns": rounded(row.ns, 1),
            "ratio": row.ratio.map(|ratio| rounded(ratio, 4)),
            "cpu": self.environment.cpu,
            "compiler": self.environment.compiler,
            "flags": self.environment.flags,
            "commit": self.environment.commit,
            "quoted": false,
        });
        if let Some(first) = row.first {
            value["first"] = json!(rounded(first.cycles, 1));
            value["first_ns"] = json!(rounded(first.ns, 1));
            value["first_ratio"] = json!(first.ratio.map(|ratio| rounded(ratio, 4)));
        }
        value
    }

    /// A row out of a publication, in the same schema: what its source does not say is null.
    pub fn quoted_json(&self, case: &Case, row: &Quoted) -> Value {
        json!({
            "op": case.op.name(),
            "ring": case.ring(),
            "size": case.size,
            "impl": row.name,
            "timing": row.timing.name(),
            "regime": Regime::Stream.name(),
            "cycles": row.cycles,
            "clock": "pmu",
            "instructions": null,
            "ns": null,
            "ratio": null,
            "cpu": row.cpu,
            "compiler": null,
            "flags": null,
            "commit": null,
            "quoted": true,
            "source": row.source,
        })
    }

    /// The head of the table.
    pub fn header(&self, regimes: &[Regime]) -> String {
        let Environment {
            cpu,
            compiler,
            flags,
            commit,
        } = &self.environment;
        let mut text = format!(
            "cpu       {cpu}\ncompiler  {compiler}\nflags     {flags}\ncommit    {commit}\nclock     {}\n\n\
             cycles: of one call, waiting for the one before; smallest median of a block of samples\n\
             ratio:  how many times faster than the best peer of the same timing class, in adjacent samples\n",
            self.clock
        );
        if regimes != [Regime::Stream] {
            text += "stream: calls follow calls; rested: calls 2 to 4 after 3 ms of scalar code with a memcpy now and then,\n\
                     and the first of them; scalar: the same without memcpy\n";
        }
        text
    }

    /// One case as a table, with the regimes side by side: fastest first, constant time before variable time.
    pub fn table(
        &self,
        case: &Case,
        regimes: &[Regime],
        rows: &[Measured],
        quoted: &[&Quoted],
    ) -> String {
        let mut text = format!("\n{}/{}/{}\n", case.op.name(), case.ring(), case.size);
        let _ = write!(text, "  {:<44} {:<7}", "impl", "timing");
        for regime in regimes {
            let cycles = match regime {
                Regime::Stream if regimes.len() == 1 => "cycles",
                other => other.name(),
            };
            let _ = write!(text, " {cycles:>12} {:>7} {:>12}", "ratio", "ns");
            let _ = match regime {
                Regime::Stream => write!(text, " {:>12}", "instr."),
                _ => write!(text, " {:>12} {:>7}", "first", "ratio"),
            };
        }
        text += "\n";
        for (name, timing) in order(rows) {
            let mark = if is_ours(name) { '*' } else { ' ' };
            let _ = write!(text, "{mark} {name:<44} {:<7}", timing.name());
            for &regime in regimes {
                let same = |row: &&Measured| {
                    (&*row.name, row.timing, row.regime) == (name, timing, regime)
                };
                text += &columns(regime, rows.iter().find(same));
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
                ..
            } = row;
            let _ = writeln!(
                text,
                "  {name:<44} {:<7} {cycles:>12} quoted: {cpu}; {source}",
                timing.name()
            );
        }
        text
    }
}

/// The implementations, fastest first in the first regime that they have.
fn order(rows: &[Measured]) -> Vec<(&str, Timing)> {
    let mut found: Vec<&Measured> = Vec::new();
    for row in rows {
        if !found
            .iter()
            .any(|other| other.name == row.name && other.timing == row.timing)
        {
            found.push(row);
        }
    }
    found.sort_by(|a, b| {
        let classes = a.timing.name().cmp(b.timing.name());
        classes.then(a.cycles.total_cmp(&b.cycles))
    });
    found
        .into_iter()
        .map(|row| (row.name.as_str(), row.timing))
        .collect()
}

/// What a row has to show for a regime, if it was measured in it.
fn columns(regime: Regime, row: Option<&Measured>) -> String {
    let number = |value: Option<f64>| value.map_or("-".into(), |value| format!("{value:.0}"));
    let times = |ratio: Option<f64>| ratio.map_or("-".into(), |ratio| format!("{ratio:.2}x"));
    let ratio = times(row.and_then(|row| row.ratio));
    let cycles = number(row.map(|row| row.cycles));
    let mut text = format!(
        " {cycles:>12} {ratio:>7} {:>12}",
        number(row.map(|row| row.ns))
    );
    if regime == Regime::Stream {
        text += &format!(" {:>12}", number(row.and_then(|row| row.instructions)));
        return text;
    }
    let first = row.and_then(|row| row.first);
    let ratio = times(first.and_then(|first| first.ratio));
    text + &format!(
        " {:>12} {ratio:>7}",
        number(first.map(|first| first.cycles))
    )
}

fn rounded(value: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    (value * scale).round() / scale
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Op;
    use crate::engine::First;
    use crate::quoted;

    fn report() -> Report {
        let environment = Environment {
            cpu: "some CPU".into(),
            compiler: "rustc 1.2.3".into(),
            flags: "opt-level=3".into(),
            commit: "0123abc".into(),
        };
        Report {
            environment,
            clock: "calibrated",
        }
    }

    fn measured() -> Measured {
        Measured {
            name: "bezout/divstep60/portable".into(),
            timing: Timing::Constant,
            regime: Regime::Stream,
            cycles: 5000.04,
            instructions: None,
            ns: 2000.0,
            ratio: Some(1.25),
            first: None,
        }
    }

    fn rested() -> Measured {
        Measured {
            regime: Regime::Rested,
            cycles: 6000.0,
            first: Some(First {
                cycles: 9000.0,
                ns: 3600.0,
                ratio: Some(0.875),
            }),
            ..measured()
        }
    }

    const KEYS: [&str; 16] = [
        "op",
        "ring",
        "size",
        "impl",
        "timing",
        "regime",
        "cycles",
        "clock",
        "instructions",
        "ns",
        "ratio",
        "cpu",
        "compiler",
        "flags",
        "commit",
        "quoted",
    ];

    fn keys(value: &Value) -> Vec<&str> {
        value
            .as_object()
            .unwrap()
            .keys()
            .map(String::as_str)
            .collect()
    }

    #[test]
    fn measured_rows_have_the_schema() {
        let value = report().measured_json(&Case::new(Op::Invert, "2^255-19"), &measured());
        assert_eq!(keys(&value), KEYS);
        assert_eq!(
            value.to_string(),
            r#"{"op":"invert","ring":"int","size":"2^255-19","impl":"bezout/divstep60/portable","timing":"ct","#
                .to_string()
                + r#""regime":"stream","cycles":5000.0,"clock":"calibrated","instructions":null,"ns":2000.0,"ratio":1.25,"cpu":"some CPU","#
                + r#""compiler":"rustc 1.2.3","flags":"opt-level=3","commit":"0123abc","quoted":false}"#
        );
    }

    #[test]
    fn a_row_after_a_pause_adds_its_first_call() {
        let value = report().measured_json(&Case::new(Op::Invert, "2^255-19"), &rested());
        let first = ["first", "first_ns", "first_ratio"];
        assert_eq!(keys(&value), [&KEYS[..], &first].concat());
        assert_eq!(value["regime"], "rested");
        let found = first.map(|key| value[key].as_f64());
        assert_eq!(found, [Some(9000.0), Some(3600.0), Some(0.875)]);
    }

    #[test]
    fn regimes_stand_side_by_side() {
        let regimes = [Regime::Stream, Regime::Rested];
        let case = Case::new(Op::Invert, "2^255-19");
        let text = report().table(&case, &regimes, &[measured(), rested()], &[]);
        let row = text.lines().find(|line| line.starts_with('*')).unwrap();
        let fields: Vec<&str> = row.split_whitespace().skip(3).collect();
        assert_eq!(
            fields,
            [
                "5000", "1.25x", "2000", "-", "6000", "1.25x", "2000", "9000", "0.88x"
            ]
        );
        assert!(report().header(&regimes).contains("rested: calls 2 to 4"));
    }

    #[test]
    fn quoted_rows_add_their_source_and_nothing_else() {
        let case = Case::new(Op::Invert, "2^255-19");
        let quoted = quoted::rows(&case);
        assert!(!quoted.is_empty());
        for row in quoted {
            let value = report().quoted_json(&case, row);
            assert_eq!(keys(&value), [&KEYS[..], &["source"]].concat());
            assert_eq!(value["quoted"], true);
            assert!(
                value["source"]
                    .as_str()
                    .is_some_and(|source| !source.is_empty())
            );
        }
    }

    #[test]
    fn table_marks_our_rows_and_names_the_machine() {
        let text = report().table(
            &Case::new(Op::Invert, "2^255-19"),
            &[Regime::Stream],
            &[measured()],
            &[],
        );
        assert!(text.contains("\n* bezout/divstep60/portable"), "{text}");
        assert!(text.contains("1.25x"), "{text}");
        for part in [
            "some CPU",
            "rustc 1.2.3",
            "0123abc",
            "calibrated",
            "opt-level=3",
        ] {
            assert!(report().header(&[Regime::Stream]).contains(part));
        }
    }
}
