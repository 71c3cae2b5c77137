// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the benchmark's names are among the library's kernels.

use super::rows::Key;
use crate::registry::{self, Row};
use bezout::kernels::Timing;

/// The library's kernels, on this CPU.
pub struct Names {
    rows: Vec<Row>,
    cpu: String,
}

impl Names {
    pub fn new(cpu: &str) -> Self {
        Self {
            rows: registry::rows(),
            cpu: cpu.into(),
        }
    }

    fn place(&self, key: &Key, name: &str) -> Option<usize> {
        let name = name.strip_prefix("bezout/")?;
        let mut rows = self.rows.iter();
        rows.position(|row| row.ring == key.ring && row.operation == key.op && row.name == name)
    }

    /// Whether it is what the public functions take: it is one of them; or the tables say so of
    /// this CPU, on which it was measured.
    pub fn is_default(&self, key: &Key, name: &str) -> bool {
        let taken = |place: usize| key.cpu == self.cpu && self.rows[place].default != "no";
        name.starts_with("bezout/") && name.contains("::")
            || self.place(key, name).is_some_and(taken)
    }

    /// The place in the page that has a kernel's instruments.
    pub fn anchor(&self, key: &Key, name: &str) -> Option<String> {
        let place = self.place(key, name)?;
        is_constant(&self.rows[place]).then(|| anchor(place))
    }

    /// The kernels in constant time, each with its place.
    pub fn constant(&self) -> Vec<(String, &Row)> {
        let rows = self.rows.iter().enumerate();
        let rows = rows.filter(|(_, row)| is_constant(row));
        rows.map(|(place, row)| (anchor(place), row)).collect()
    }
}

fn is_constant(row: &Row) -> bool {
    row.timing == Timing::Constant.to_string()
}

fn anchor(place: usize) -> String {
    format!("kernel-{place}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(cpu: &str) -> Key {
        Key {
            cpu: cpu.into(),
            op: "invert".into(),
            ring: "int".into(),
            timing: "ct".into(),
            regime: "stream".into(),
        }
    }

    #[test]
    fn defaults_are_those_of_this_cpu_alone() {
        let names = Names::new("this");
        let some = |default: &str| {
            let mut rows = names.rows.iter();
            let row = rows.find(|row| {
                row.ring == "int" && row.operation == "invert" && row.default == default
            });
            format!("bezout/{}", row.unwrap().name)
        };
        assert!(names.is_default(&key("this"), &some("some")));
        assert!(!names.is_default(&key("other"), &some("some")));
        assert!(!names.is_default(&key("this"), &some("no")));
        assert!(names.is_default(&key("other"), "bezout/Modulus::invert"));
        assert!(!names.is_default(&key("this"), "peer::invert"));
    }

    #[test]
    fn a_name_leads_to_the_row_of_its_kernel() {
        let names = Names::new("this");
        let constant = names.constant();
        assert!(constant.len() > 50);
        let (anchor, row) = constant
            .iter()
            .find(|(_, row)| row.ring == "int" && row.operation == "invert")
            .unwrap();
        let name = format!("bezout/{}", row.name);
        assert_eq!(names.anchor(&key("any"), &name).as_ref(), Some(anchor));
        assert_eq!(names.anchor(&key("any"), "bezout/lehmer2/portable"), None);
        assert_eq!(names.anchor(&key("any"), "peer"), None);
    }
}
