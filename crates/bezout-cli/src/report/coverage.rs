// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the constant-time check covers: the instruments that each kernel is under, by the library's
//! own tables; and, where a run of `ctcheck` wrote it down, what that run did with each routine,
//! length and instrument.

use crate::failure::in_line;
use crate::registry::Row;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Of the library's tables, in their order.
pub const INSTRUMENTS: [&str; 4] = ["valgrind", "deny-list", "trace", "static taint"];

/// Whether each of the instruments judges a kernel.
pub fn judges(kernel: &Row) -> [bool; 4] {
    INSTRUMENTS.map(|name| kernel.instruments.iter().any(|under| under == name))
}

/// One cell of the matrix that `ctcheck` wrote, a line each.
#[derive(Clone, Debug, Deserialize)]
pub struct Cell {
    pub profile: String,
    pub routine: String,
    pub instrument: String,
    /// `checked`, `not on this CPU`, or the reason why it was not.
    pub state: String,
}

/// The cells of a text, or the first line that is none.
pub fn parse(text: &str) -> Result<Vec<Cell>, String> {
    let lines = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(i, line)| {
            serde_json::from_str(line)
                .map_err(|error| format!("line {}: {}", i + 1, in_line(&error)))
        })
        .collect()
}

/// What became of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub checked: u64,
    /// Not, for a reason that is stated.
    pub reasoned: u64,
    pub not_here: u64,
    /// Neither: the check has failed.
    pub empty: u64,
}

impl Tally {
    fn add(&mut self, state: &str) {
        *match state {
            "checked" => &mut self.checked,
            "not on this CPU" => &mut self.not_here,
            "" => &mut self.empty,
            _ => &mut self.reasoned,
        } += 1;
    }

    /// The class that says how the worst of its cells is.
    pub fn class(&self) -> &'static str {
        match self {
            Self { empty: 1.., .. } => "empty",
            Self { reasoned: 1.., .. } => "reasoned",
            Self { not_here: 1.., .. } => "not-here",
            Self { checked: 1.., .. } => "checked",
            _ => "none",
        }
    }
}

/// The cells of one profile as a table: a row a routine, a column an instrument, all lengths in a
/// cell.
pub struct Matrix {
    pub profile: String,
    pub instruments: Vec<String>,
    pub rows: Vec<(String, Vec<Tally>)>,
    pub total: Tally,
    /// Each reason, and how many cells have it.
    pub reasons: BTreeMap<String, u64>,
}

/// A matrix for each profile, in the order in which they came.
pub fn matrices(cells: &[Cell]) -> Vec<Matrix> {
    let mut profiles: Vec<&str> = Vec::new();
    for cell in cells {
        if !profiles.contains(&&*cell.profile) {
            profiles.push(&cell.profile);
        }
    }
    profiles
        .into_iter()
        .map(|profile| matrix(profile, cells))
        .collect()
}

fn matrix(profile: &str, cells: &[Cell]) -> Matrix {
    let mut found = Matrix {
        profile: profile.into(),
        instruments: Vec::new(),
        rows: Vec::new(),
        total: Tally::default(),
        reasons: BTreeMap::new(),
    };
    for cell in cells.iter().filter(|cell| cell.profile == profile) {
        let column = place(
            &mut found.instruments,
            |i| *i == cell.instrument,
            || cell.instrument.clone(),
        );
        let row = place(
            &mut found.rows,
            |r| r.0 == cell.routine,
            || (cell.routine.clone(), Vec::new()),
        );
        let tallies = &mut found.rows[row].1;
        tallies.resize(tallies.len().max(column + 1), Tally::default());
        tallies[column].add(&cell.state);
        found.total.add(&cell.state);
        if !matches!(&*cell.state, "checked" | "not on this CPU" | "") {
            *found.reasons.entry(cell.state.clone()).or_default() += 1;
        }
    }
    for (_, tallies) in &mut found.rows {
        tallies.resize(found.instruments.len(), Tally::default());
    }
    found
}

fn place<T>(all: &mut Vec<T>, matches: impl Fn(&T) -> bool, new: impl FnOnce() -> T) -> usize {
    all.iter().position(matches).unwrap_or_else(|| {
        all.push(new());
        all.len() - 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::names::Names;

    #[test]
    fn every_instrument_has_a_column() {
        let names = Names::new("");
        let all = names.constant();
        for (_, kernel) in &all {
            assert!(
                judges(kernel).into_iter().filter(|&under| under).count() >= 2,
                "{}",
                kernel.name
            );
        }
        for (i, name) in INSTRUMENTS.iter().enumerate() {
            assert!(all.iter().any(|(_, kernel)| judges(kernel)[i]), "{name}");
        }
    }

    #[test]
    fn the_worst_cell_decides() {
        let line = |length: &str, instrument: &str, state: &str| {
            format!(
                r#"{{"profile":"p","routine":"r","length":"{length}","instrument":"{instrument}","state":"{state}"}}"#
            )
        };
        let text = [
            line("256", "trace", "checked"),
            line("512", "trace", "not on this CPU"),
            line("256", "memcheck", "a reason"),
            line("512", "memcheck", ""),
        ];
        let matrices = matrices(&parse(&text.join("\n")).unwrap());
        assert_eq!(matrices.len(), 1);
        let classes: Vec<_> = matrices[0].rows[0].1.iter().map(Tally::class).collect();
        assert_eq!(
            (&matrices[0].instruments[..], &classes[..]),
            (
                &["trace".to_owned(), "memcheck".into()][..],
                &["not-here", "empty"][..]
            )
        );
        let total = Tally {
            checked: 1,
            reasoned: 1,
            not_here: 1,
            empty: 1,
        };
        assert_eq!(matrices[0].total, total);
        assert_eq!(matrices[0].reasons["a reason"], 1);
        assert!(parse("[]").unwrap_err().starts_with("line 1: "));
    }
}
