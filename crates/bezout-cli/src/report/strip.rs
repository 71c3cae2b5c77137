// SPDX-License-Identifier: MIT OR Apache-2.0
//! One trace as a strip from left to right: the bits of both numbers, a column a step, and below
//! them which step is next and how delta goes.

use super::svg::{Short, Svg};
use crate::trace::{Step, Trace};
use bezout_large::Integer;
use std::fmt::Write;

/// The width at which a column is easy to see.
pub fn width(trace: &Trace) -> f64 {
    LEFT + COLUMN * trace.steps.len() as f64 + RIGHT
}

/// Draws a trace of single divsteps: columns `f`, `g`, `delta2`.
pub fn draw(id: &str, title: &str, description: &str, trace: &Trace) -> String {
    let steps = &trace.steps;
    let values = steps.iter().flat_map(|step| step.values.iter().take(2));
    let bits = values.map(Integer::bits).max().unwrap_or(1) as f64;
    let lane = bits * BIT;
    let kinds = TOP + 2.0 * (lane + GAP);
    let deltas = kinds + KIND + GAP;
    let height = deltas + DELTA + 30.0;
    let mut svg = Svg::new(id, title, description, width(trace), height);
    for (i, name) in ["f", "g"].into_iter().enumerate() {
        let top = TOP + i as f64 * (lane + GAP);
        svg.text("lane", (LEFT - 8.0, top + lane / 2.0 + 4.0), "end", name);
        numbers(
            &mut svg,
            steps.iter().map(|step| &step.values[i]),
            top + lane,
        );
    }
    svg.text("lane", (LEFT - 8.0, kinds + KIND - 1.0), "end", "next");
    for (i, pair) in steps.windows(2).enumerate() {
        let place: [f64; 2] = [LEFT + COLUMN * i as f64, kinds];
        svg.path(kind(&pair[0]), &rectangle(place, [COLUMN * 0.85, KIND]));
    }
    svg.text(
        "lane",
        (LEFT - 8.0, deltas + DELTA / 2.0 + 4.0),
        "end",
        "delta",
    );
    delta(&mut svg, steps, deltas);
    let bottom = deltas + DELTA;
    for n in (0..steps.len()).step_by(20) {
        svg.text(
            "tick",
            (LEFT + COLUMN * (n as f64 + 0.5), bottom + 20.0),
            "middle",
            &n.to_string(),
        );
    }
    svg.finish()
}

/// What the step from here on does: the class that says so.
fn kind(before: &Step) -> &'static str {
    let [_, g, delta2] = &before.values[..] else {
        return "even";
    };
    match (g.is_odd(), *delta2 > Integer::ZERO) {
        (false, _) => "even",
        (true, true) => "swap",
        (true, false) => "keep",
    }
}

/// Each number as a column, the lowest bit at the bottom: ones dark, zeros light.
fn numbers<'a>(svg: &mut Svg, values: impl Iterator<Item = &'a Integer>, bottom: f64) {
    let [mut zeros, mut ones, mut below] = [String::new(), String::new(), String::new()];
    for (i, value) in values.enumerate() {
        let left = LEFT + COLUMN * i as f64;
        let size = |bits: usize| [COLUMN * 0.85, bits as f64 * BIT];
        zeros += &rectangle(
            [left, bottom - value.bits() as f64 * BIT],
            size(value.bits()),
        );
        let dark = if value.is_negative() {
            &mut below
        } else {
            &mut ones
        };
        for (start, end) in crate::trace::svg::runs_of_ones(value) {
            *dark += &rectangle([left, bottom - end as f64 * BIT], size(end - start));
        }
    }
    svg.path("zeros", &zeros);
    svg.path("ones", &ones);
    svg.path("ones negative", &below);
}

fn delta(svg: &mut Svg, steps: &[Step], top: f64) {
    let deltas: Vec<f64> = steps
        .iter()
        .map(|s| i64::try_from(&s.values[2]).unwrap_or(0) as f64 / 2.0)
        .collect();
    let most = deltas.iter().fold(1.0, |most: f64, d| most.max(d.abs()));
    let middle = top + DELTA / 2.0;
    let end = LEFT + COLUMN * steps.len() as f64;
    svg.line("axis", (LEFT, middle), (end, middle));
    let mut path = String::new();
    for (i, d) in deltas.iter().enumerate() {
        let (x, y) = (
            LEFT + COLUMN * (i as f64 + 0.5),
            middle - d / most * DELTA / 2.0,
        );
        let _ = write!(
            path,
            "{}{} {}",
            if i == 0 { "M" } else { "L" },
            Short(x),
            Short(y)
        );
    }
    svg.path("delta", &path);
}

fn rectangle([x, y]: [f64; 2], [width, height]: [f64; 2]) -> String {
    format!(
        "M{} {}h{}v{}H{}z",
        Short(x),
        Short(y),
        Short(width),
        Short(height),
        Short(x)
    )
}

const LEFT: f64 = 52.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 6.0;
const COLUMN: f64 = 6.0;
const BIT: f64 = 2.0;
const GAP: f64 = 14.0;
const KIND: f64 = 14.0;
const DELTA: f64 = 44.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::divstep;

    fn example() -> Trace {
        divstep::steps(
            Integer::from(22),
            Integer::from(35),
            1,
            divstep::Variant::HalfDelta,
        )
        .unwrap()
    }

    #[test]
    fn every_step_has_its_kind() {
        let trace = example();
        let kinds: Vec<_> = trace.steps[..trace.steps.len() - 1]
            .iter()
            .map(kind)
            .collect();
        // (1/2, 35, 22), (3/2, 35, 11), (-1/2, 11, -12), ...
        assert_eq!(kinds[..4], ["even", "swap", "even", "even"]);
        let text = draw("s", "t", "d", &trace);
        let document = roxmltree::Document::parse(&text).expect("XML");
        for name in ["even", "swap", "keep"] {
            let drawn = document
                .descendants()
                .filter(|n| n.attribute("class") == Some(name))
                .count();
            assert_eq!(
                drawn,
                kinds.iter().filter(|k| **k == name).count(),
                "{name}"
            );
        }
    }

    #[test]
    fn the_ones_of_all_numbers_are_drawn() {
        let trace = example();
        let text = draw("s", "t", "d", &trace);
        let document = roxmltree::Document::parse(&text).expect("XML");
        let drawn = |class: &str| {
            let paths = document
                .descendants()
                .filter(|n| n.attribute("class") == Some(class));
            let heights = paths.flat_map(|n| {
                n.attribute("d").unwrap_or("").split('v').skip(1).map(|v| {
                    v[..v.find('H').expect("H")]
                        .parse::<f64>()
                        .expect("a height")
                })
            });
            heights.sum::<f64>() / BIT
        };
        let values: Vec<_> = trace
            .steps
            .iter()
            .flat_map(|s| s.values.iter().take(2))
            .collect();
        let limbs = values.iter().flat_map(|x| x.limbs());
        let ones: u32 = limbs.map(|x| x.count_ones()).sum();
        assert_eq!(drawn("ones") + drawn("ones negative"), f64::from(ones));
        assert_eq!(
            drawn("zeros"),
            values.iter().map(|x| x.bits()).sum::<usize>() as f64
        );
    }
}
