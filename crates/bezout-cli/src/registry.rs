// SPDX-License-Identifier: MIT OR Apache-2.0
//! All kernels of the library's tables, as the command and the report list them.

use bezout_exercise::{Exercise, Visitor, visit};
use serde::Serialize;

/// One kernel.
#[derive(Serialize)]
pub struct Row {
    pub ring: &'static str,
    pub operation: &'static str,
    /// The operation's name among those of all rings.
    #[serde(skip)]
    pub label: &'static str,
    pub name: String,
    pub timing: String,
    pub available: bool,
    /// Where the public functions use it on this CPU: `all`, `some` or `no` sizes that it takes.
    pub default: &'static str,
    pub domain: &'static str,
    pub instruments: Vec<String>,
    pub citation: &'static str,
}

/// In the order of the tables.
pub fn rows() -> Vec<Row> {
    let mut rows = Rows::default();
    visit(&mut rows);
    rows.0
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
