// SPDX-License-Identifier: MIT OR Apache-2.0
//! Results as a table for people and as JSON lines for programs. No number goes out without CPU, compiler, commit
//! and clock.

use crate::case::Case;
use crate::engine::{Measured, is_ours};
use crate::environment::Environment;
use crate::quoted::Quoted;
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
        json!({
            "op": case.op.name(),
            "ring": case.ring(),
            "size": case.size,
            "impl": row.name,
            "timing": row.timing.name(),
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
        })
    }

    /// A row out of a publication, in the same schema: what its source does not say is null.
    pub fn quoted_json(&self, case: &Case, row: &Quoted) -> Value {
        json!({
            "op": case.op.name(),
            "ring": case.ring(),
            "size": case.size,
            "impl": row.name,
            "timing": row.timing.name(),
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
    pub fn header(&self) -> String {
        let Environment {
            cpu,
            compiler,
            flags,
            commit,
        } = &self.environment;
        format!(
            "cpu       {cpu}\ncompiler  {compiler}\nflags     {flags}\ncommit    {commit}\nclock     {}\n\n\
             cycles: of one call, waiting for the one before; smallest median of a block of samples\n\
             ratio:  how many times faster than the best peer of the same timing class, in adjacent samples\n",
            self.clock
        )
    }

    /// One case as a table, fastest first, constant time before variable time.
    pub fn table(&self, case: &Case, rows: &[Measured], quoted: &[&Quoted]) -> String {
        let mut text = format!("\n{}/{}/{}\n", case.op.name(), case.ring(), case.size);
        let _ = writeln!(
            text,
            "  {:<44} {:<7} {:>12} {:>7} {:>12} {:>12}",
            "impl", "timing", "cycles", "ratio", "instr.", "ns"
        );
        let mut rows: Vec<&Measured> = rows.iter().collect();
        rows.sort_by(|a, b| {
            a.timing
                .name()
                .cmp(b.timing.name())
                .then(a.cycles.total_cmp(&b.cycles))
        });
        for row in rows {
            let mark = if is_ours(&row.name) { '*' } else { ' ' };
            let ratio = row.ratio.map_or("-".into(), |ratio| format!("{ratio:.2}x"));
            let instructions = row
                .instructions
                .map_or("-".into(), |count| format!("{count:.0}"));
            let _ = writeln!(
                text,
                "{mark} {:<44} {:<7} {:>12.0} {ratio:>7} {instructions:>12} {:>12.0}",
                row.name,
                row.timing.name(),
                row.cycles,
                row.ns
            );
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

fn rounded(value: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    (value * scale).round() / scale
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Op;
    use crate::quoted;
    use crate::row::Timing;

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
            cycles: 5000.04,
            instructions: None,
            ns: 2000.0,
            ratio: Some(1.25),
        }
    }

    const KEYS: [&str; 15] = [
        "op",
        "ring",
        "size",
        "impl",
        "timing",
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
                + r#""cycles":5000.0,"clock":"calibrated","instructions":null,"ns":2000.0,"ratio":1.25,"cpu":"some CPU","#
                + r#""compiler":"rustc 1.2.3","flags":"opt-level=3","commit":"0123abc","quoted":false}"#
        );
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
        let text = report().table(&Case::new(Op::Invert, "2^255-19"), &[measured()], &[]);
        assert!(text.contains("\n* bezout/divstep60/portable"), "{text}");
        assert!(text.contains("1.25x"), "{text}");
        for part in [
            "some CPU",
            "rustc 1.2.3",
            "0123abc",
            "calibrated",
            "opt-level=3",
        ] {
            assert!(report().header().contains(part));
        }
    }
}
