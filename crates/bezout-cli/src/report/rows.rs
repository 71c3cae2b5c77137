// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the benchmark measured: its lines of JSON, one implementation's rows of all runs as one.

use crate::failure::in_line;
use serde::Deserialize;

/// One line of the benchmark, with what a report shows of it; `bench/README.md` has the schema.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Line {
    pub op: String,
    pub ring: String,
    pub size: String,
    #[serde(rename = "impl")]
    pub name: String,
    pub timing: String,
    #[serde(default = "stream")]
    pub regime: String,
    pub cycles: Option<f64>,
    pub ns: Option<f64>,
    pub ratio: Option<f64>,
    pub cpu: String,
    pub compiler: Option<String>,
    pub flags: Option<String>,
    pub commit: Option<String>,
    pub clock: String,
    #[serde(default)]
    pub quoted: bool,
}

/// Old lines do not say so.
fn stream() -> String {
    "stream".into()
}

/// Quotients of all times and ratios between these are numbers, and have a place on an axis.
const LEAST: f64 = 1e-18;
const MOST: f64 = 1e18;

/// The lines of a text, or the first one that is none.
pub fn parse(text: &str) -> Result<Vec<Line>, String> {
    let lines = text.lines().enumerate();
    let lines = lines.filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(i, line)| {
            let row = serde_json::from_str::<Line>(line)
                .map_err(|error| format!("line {}: {}", i + 1, in_line(&error)))?;
            let usable = |x: Option<f64>| x.is_none_or(|x| (LEAST..=MOST).contains(&x));
            match usable(row.cycles) && usable(row.ns) && usable(row.ratio) {
                true => Ok(row),
                false => Err(format!(
                    "line {}: a time or a ratio is out of range; accepted are {LEAST:e} to {MOST:e}",
                    i + 1
                )),
            }
        })
        .collect()
}

/// The rows that belong in one table.
#[derive(Debug)]
pub struct Group {
    pub key: Key,
    /// In the order in which they came.
    pub sizes: Vec<String>,
    pub implementations: Vec<Implementation>,
}

/// What all rows of a group have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    pub cpu: String,
    pub op: String,
    pub ring: String,
    pub timing: String,
    pub regime: String,
}

/// An implementation, with one cell for each size that it was measured at.
#[derive(Debug)]
pub struct Implementation {
    pub name: String,
    pub quoted: bool,
    pub cells: Vec<Cell>,
}

/// All runs of one implementation at one size.
#[derive(Debug)]
pub struct Cell {
    pub size: String,
    /// The least of all runs.
    pub cycles: Option<f64>,
    pub ns: Option<f64>,
    /// How many times faster than the best peer, in each run that has one.
    pub ratios: Vec<f64>,
}

impl Cell {
    /// Cycles, or nanoseconds where no cycles were counted.
    pub fn time(&self) -> Option<f64> {
        self.cycles.or(self.ns)
    }
}

impl Group {
    /// Whether its times are cycles, all of them.
    pub fn in_cycles(&self) -> bool {
        let mut cells = self.implementations.iter().flat_map(|i| &i.cells);
        cells.all(|cell| cell.cycles.is_some())
    }

    /// The least time at a size, by which all others are divided.
    pub fn fastest(&self, size: &str) -> Option<f64> {
        let cells = self.implementations.iter().filter_map(|i| i.at(size));
        cells.filter_map(Cell::time).min_by(f64::total_cmp)
    }
}

impl Implementation {
    pub fn at(&self, size: &str) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.size == size)
    }
}

/// All lines by what can be compared, in the order in which they came; in each group the one first
/// that is fastest at the most sizes.
pub fn groups(lines: &[Line]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for line in lines {
        let key = Key {
            cpu: line.cpu.clone(),
            op: line.op.clone(),
            ring: line.ring.clone(),
            timing: line.timing.clone(),
            regime: line.regime.clone(),
        };
        let group = entry(
            &mut groups,
            |group| group.key == key,
            || Group {
                key: key.clone(),
                sizes: Vec::new(),
                implementations: Vec::new(),
            },
        );
        if !group.sizes.contains(&line.size) {
            group.sizes.push(line.size.clone());
        }
        add(group, line);
    }
    for group in &mut groups {
        group
            .sizes
            .sort_by_key(|size| (bits(size).is_none(), bits(size), size.clone()));
        let ranks: Vec<(String, f64)> = group
            .implementations
            .iter()
            .map(|i| (i.name.clone(), rank(group, i)))
            .collect();
        let of = |name: &str| {
            ranks
                .iter()
                .find(|(n, _)| n == name)
                .map_or(f64::MAX, |r| r.1)
        };
        group
            .implementations
            .sort_by(|a, b| of(&a.name).total_cmp(&of(&b.name)));
    }
    groups
}

fn add(group: &mut Group, line: &Line) {
    let implementation = entry(
        &mut group.implementations,
        |i| i.name == line.name,
        || Implementation {
            name: line.name.clone(),
            quoted: line.quoted,
            cells: Vec::new(),
        },
    );
    let cell = entry(
        &mut implementation.cells,
        |cell| cell.size == line.size,
        || Cell {
            size: line.size.clone(),
            cycles: None,
            ns: None,
            ratios: Vec::new(),
        },
    );
    let least = |old: Option<f64>, new: Option<f64>| match (old, new) {
        (Some(old), Some(new)) => Some(old.min(new)),
        (old, new) => old.or(new),
    };
    cell.cycles = least(cell.cycles, line.cycles);
    cell.ns = least(cell.ns, line.ns);
    cell.ratios.extend(line.ratio);
}

/// The element that matches, which is added if there is none.
fn entry<T>(all: &mut Vec<T>, matches: impl Fn(&T) -> bool, new: impl FnOnce() -> T) -> &mut T {
    let place = all.iter().position(matches).unwrap_or_else(|| {
        all.push(new());
        all.len() - 1
    });
    &mut all[place]
}

/// How many times slower than the fastest, as the geometric mean over its sizes.
fn rank(group: &Group, implementation: &Implementation) -> f64 {
    let logarithms = implementation.cells.iter().filter_map(|cell| {
        let fastest = group.fastest(&cell.size)?;
        Some((cell.time()? / fastest).ln())
    });
    let logarithms: Vec<f64> = logarithms.collect();
    match logarithms.len() {
        0 => f64::MAX,
        n => logarithms.iter().sum::<f64>() / n as f64,
    }
}

/// The bits that a size has by its name: `256`, `2^255-19`; of a field its degree, `gf2_163-dstu`.
/// None of groups of numbers, of rings, and of operands of one degree.
pub fn bits(size: &str) -> Option<u32> {
    let digits = |text: &str| {
        let end = text
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(text.len());
        Some((text[..end].parse().ok()?, text[end..].to_owned()))
    };
    if let Some(rest) = size.strip_prefix("gf2_") {
        let (degree, rest) = digits(rest)?;
        return (!rest.contains("deg=")).then_some(degree);
    }
    let power = size.strip_prefix("2^");
    let (bits, rest) = digits(power.unwrap_or(size))?;
    let plain = rest.is_empty() || power.is_some() && rest.starts_with('-');
    plain.then_some(bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, size: &str, cycles: f64, ratio: &str) -> String {
        format!(
            r#"{{"op":"invert","ring":"int","size":"{size}","impl":"{name}","timing":"ct","cycles":{cycles},"clock":"c","instructions":null,"ns":null,"ratio":{ratio},"cpu":"C","compiler":null,"flags":null,"commit":null}}"#
        )
    }

    #[test]
    fn runs_of_one_implementation_are_one_cell() {
        let text = [
            line("slow", "p256", 90.0, "null"),
            line("slow", "512", 900.0, "null"),
            line("fast", "256", 50.5, "1.25"),
            String::new(),
            line("fast", "512", 100.0, "null"),
            line("fast", "256", 60.5, "1.5"),
            line("slow", "256", 100.0, "null"),
        ];
        let groups = groups(&parse(&text.join("\n")).unwrap());
        assert_eq!(groups.len(), 1);
        let group = &groups[0];
        assert_eq!(group.sizes, ["256", "512", "p256"]);
        assert_eq!(group.key.regime, "stream");
        let names: Vec<_> = group.implementations.iter().map(|i| &*i.name).collect();
        assert_eq!(names, ["fast", "slow"]);
        let cell = group.implementations[0].at("256").unwrap();
        assert_eq!((cell.cycles, &*cell.ratios), (Some(50.5), &[1.25, 1.5][..]));
        assert_eq!(group.fastest("512"), Some(100.0));
        assert!(group.in_cycles());
    }

    #[test]
    fn what_is_no_line_is_named() {
        let bad = [line("a", "1", 1.0, "null"), "{}".into()].join("\n");
        let why = "line 2: missing field `op` at column 2";
        assert_eq!(parse(&bad).unwrap_err(), why);
        for (cycles, ratio) in [
            (0.0, "1"),
            (-1.0, "1"),
            (5e-324, "1"),
            (1e308, "1"),
            (1.0, "0"),
        ] {
            let why = parse(&line("a", "1", cycles, ratio)).expect_err(ratio);
            let range = "line 1: a time or a ratio is out of range; accepted are 1e-18 to 1e18";
            assert_eq!(why, range);
        }
    }

    #[test]
    fn sizes_have_bits_where_they_can_be_compared() {
        for (size, expected) in [
            ("256", Some(256)),
            ("2^255-19", Some(255)),
            ("gf2_163-dstu", Some(163)),
            ("gf2_431-dstu,deg=86", None),
            ("p256", None),
            ("256x4", None),
            ("sntrup761-rq", None),
        ] {
            assert_eq!(bits(size), expected, "{size}");
        }
    }
}
