// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which figures a report has, and what they are called.

use super::axis::{Growth, number};
use super::charts::{self, Distribution, Frame, STYLES, Series};
use super::names::Names;
use super::rows::{Cell, Group, Key, bits};
use super::steps::{BITS, Steps};

/// A figure, and what stands below it.
pub struct Figure {
    pub title: String,
    pub svg: String,
    pub note: String,
    /// The place of the table with all numbers.
    pub table: Option<String>,
    /// After the note: a text, and the document that has it.
    pub source: Option<(&'static str, &'static str)>,
}

/// Time over the length of numbers, or over the degree of a field, for each group that has two
/// sizes.
pub fn times(groups: &[Group], ring: &str, names: &Names) -> Vec<Figure> {
    let chosen = groups
        .iter()
        .enumerate()
        .filter(|(_, group)| group.key.ring == ring);
    chosen
        .filter_map(|(i, group)| time(group, i, ring, names))
        .collect()
}

fn time(group: &Group, index: usize, ring: &str, names: &Names) -> Option<Figure> {
    let points = |cells: &[Cell]| {
        let point = |cell: &Cell| {
            let time = if group.in_cycles() {
                cell.cycles
            } else {
                cell.ns
            };
            Some((f64::from(bits(&cell.size)?), time?))
        };
        let mut points: Vec<_> = cells.iter().filter_map(point).collect();
        points.sort_by(|a, b| a.0.total_cmp(&b.0));
        least(points)
    };
    let measured = group.implementations.iter().filter(|i| !i.quoted);
    let all = measured.map(|i| (i.name.clone(), points(&i.cells)));
    let mut all: Vec<_> = all.filter(|(_, points)| points.len() > 1).collect();
    if all.is_empty() {
        return None;
    }
    let count = all.len();
    all.truncate(STYLES);
    let series: Vec<_> = all
        .into_iter()
        .enumerate()
        .map(|(style, (name, points))| Series {
            style,
            default: names.is_default(&group.key, &name),
            name,
            points,
        })
        .collect();
    let title = title(&group.key);
    let unit = if group.in_cycles() { "cycles" } else { "ns" };
    let (x, growth) = match ring {
        "int" => ("bits of the numbers", Growth::Logarithmic),
        _ => ("degree m of the field", Growth::Linear),
    };
    let frame = Frame {
        id: format!("time-{index}"),
        title: &title,
        description: &format!(
            "{unit} of one call over {x}, {} lines; lower is faster. {}",
            series.len(),
            summary(&series, unit)
        ),
        x,
        y: unit,
        growth,
    };
    let svg = charts::lines(&frame, &series);
    let note = match count > STYLES {
        true => format!("The {STYLES} fastest of {count}; the tables have all."),
        false => String::new(),
    };
    Some(Figure {
        title,
        svg,
        note,
        table: Some(table_id(index)),
        source: None,
    })
}

/// One point for each place: fields of one degree may differ in their polynomial.
fn least(points: Vec<(f64, f64)>) -> Vec<(f64, f64)> {
    let mut found: Vec<(f64, f64)> = Vec::new();
    for (x, y) in points {
        match found.last_mut().filter(|last| last.0 == x) {
            Some(last) => last.1 = last.1.min(y),
            None => found.push((x, y)),
        }
    }
    found
}

/// The fastest line in words, for those who do not see the figure.
fn summary(series: &[Series], unit: &str) -> String {
    let Some(best) = series.first() else {
        return String::new();
    };
    let part = |p: &(f64, f64)| format!("{} {unit} at {}", number(p.1), p.0);
    let parts: Vec<_> = best.points.iter().map(part).collect();
    format!("{}: {}.", best.name, parts.join(", "))
}

/// How many steps an algorithm takes.
pub fn steps(all: &[Steps]) -> Vec<Figure> {
    let highest = all.iter().flat_map(|s| charts::binned(&s.counts));
    let highest = highest.map(|bar| bar.1).max().unwrap_or(0);
    let ends = (all.iter().map(|s| s.bound).max().unwrap_or(0), highest);
    let figure = |(i, steps): (usize, &Steps)| {
        let title = format!("{}, {BITS} bits", steps.name);
        let note = format!(
            "{} {} on average and {} at most, in {} random pairs. {} are proved to suffice:",
            number(steps.mean()),
            steps.step,
            steps.most(),
            number(steps.pairs as f64),
            steps.bound
        );
        let frame = Frame {
            id: format!("steps-{i}"),
            title: &title,
            description: &note,
            x: steps.step,
            y: "pairs",
            growth: Growth::Linear,
        };
        let of = Distribution {
            counts: &steps.counts,
            mean: steps.mean(),
            bound: steps.bound,
            ends,
        };
        let svg = charts::bars(&frame, &of);
        Figure {
            title,
            svg,
            note,
            table: None,
            source: Some((steps.theorem, steps.proof)),
        }
    };
    all.iter().enumerate().map(figure).collect()
}

/// Where the table of a group is.
pub fn table_id(index: usize) -> String {
    format!("table-{index}")
}

/// A group in words.
pub fn title(key: &Key) -> String {
    let operation = match &*key.op {
        "invert" => "Inverse",
        "gcd" => "Gcd",
        "xgcd" => "Gcd with cofactors",
        "jacobi" => "Jacobi symbol",
        "legendre" => "Legendre symbol",
        "mul" | "multiply" | "montgomery_product" => "Product",
        "invert_batch" => "Inverses in an array",
        "invert_each" => "Inverses with a modulus each",
        other => other,
    };
    let ring = match &*key.ring {
        "int" => "",
        "gf2" => " in GF(2^m)",
        "poly" => " of polynomials",
        other => other,
    };
    let timing = match &*key.timing {
        "ct" => "constant time",
        "vartime" => "variable time",
        other => other,
    };
    let regime = match &*key.regime {
        "stream" => String::new(),
        other => format!(", {other}"),
    };
    format!("{operation}{ring}, {timing}{regime}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::rows::{groups, parse};

    fn text(ring: &str, size: &str, name: &str, cycles: f64) -> String {
        format!(
            r#"{{"op":"invert","ring":"{ring}","size":"{size}","impl":"{name}","timing":"ct","cycles":{cycles},"clock":"c","ns":1,"ratio":null,"cpu":"C"}}"#
        )
    }

    #[test]
    fn only_sizes_on_an_axis_make_a_line() {
        let lines = [
            text("int", "256", "a", 10.0),
            text("int", "p256", "a", 10.0),
            text("int", "256", "b", 20.0),
            text("int", "512", "b", 40.0),
            text("gf2", "gf2_233-dstu", "c", 30.0),
            text("gf2", "gf2_233-fips", "c", 20.0),
            text("gf2", "gf2_163-dstu", "c", 10.0),
        ];
        let groups = groups(&parse(&lines.join("\n")).unwrap());
        let found = times(&groups, "int", &Names::new(""));
        assert_eq!(found.len(), 1);
        assert!(found[0].svg.contains("b: 20 at 256") && !found[0].svg.contains("a: 10"));
        let found = times(&groups, "gf2", &Names::new(""));
        assert_eq!(found[0].title, "Inverse in GF(2^m), constant time");
        assert!(found[0].svg.contains("c: 20 at 233") && found[0].svg.contains("c: 10 at 163"));
        assert!(!found[0].svg.contains("c: 30"));
    }

    #[test]
    fn a_chart_says_how_many_lines_it_leaves_out() {
        let all = (0..STYLES + 3).flat_map(|i| {
            let name = if i == 3 {
                "bezout/Modulus::invert".into()
            } else {
                format!("k{i}")
            };
            ["256", "512"].map(|size| text("int", size, &name, 100.0 + i as f64))
        });
        let all: Vec<_> = all.collect();
        let figure = &times(
            &groups(&parse(&all.join("\n")).unwrap()),
            "int",
            &Names::new(""),
        )[0];
        assert_eq!(figure.svg.matches("class=\"name").count(), STYLES);
        assert_eq!(figure.svg.matches("name default").count(), 1);
        assert_eq!(figure.note, "The 8 fastest of 11; the tables have all.");
    }
}
