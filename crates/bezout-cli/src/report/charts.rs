// SPDX-License-Identifier: MIT OR Apache-2.0
//! Figures with two axes: lines, and bars. They are drawn for the width of a phone, so that their
//! text can be read there; a wide screen has several beside each other.

use super::axis::{Axis, Growth, brief, number};
use super::svg::{Short, Svg};
use std::fmt::Write;

/// What a figure is called, and what its axes are.
pub struct Frame<'a> {
    /// Unique in the page.
    pub id: String,
    pub title: &'a str,
    pub description: &'a str,
    pub x: &'a str,
    pub y: &'a str,
    /// Of x; y is always a time, which grows by ratios.
    pub growth: Growth,
}

/// One line of a chart.
pub struct Series {
    /// Which color and marker it has, from 0 on.
    pub style: usize,
    pub name: String,
    /// Whether the public functions take it on the CPU that was measured.
    pub default: bool,
    pub points: Vec<(f64, f64)>,
}

impl Series {
    /// What stands at the line's end: without versions, and cut to what fits.
    fn label(&self) -> String {
        let version = |part: &&str| {
            let mut digits = part
                .split('.')
                .map(|p| p.ends_with(|c: char| c.is_ascii_digit()));
            part.contains('.') && digits.next() == Some(true)
        };
        let ours = self.name.strip_prefix("bezout/");
        let text = ours.map_or_else(
            || {
                let parts: Vec<_> = self.name.split('/').filter(|p| !version(p)).collect();
                parts.join(" ")
            },
            str::to_owned,
        );
        match text.chars().count() > MOST_CHARACTERS {
            true => text.chars().take(MOST_CHARACTERS - 1).collect::<String>() + "…",
            false => text,
        }
    }
}

/// The colors and markers that a reader can tell apart.
pub const STYLES: usize = 8;

/// Lines through points, each with its marker, and its name at its end; a point's numbers are in
/// its tooltip.
pub fn lines(frame: &Frame<'_>, series: &[Series]) -> String {
    let points = || series.iter().flat_map(|s| &s.points);
    let right = WIDTH - NAMES;
    let x = Axis::around(frame.growth, points().map(|p| p.0), LEFT, right);
    let y = Axis::around(Growth::Logarithmic, points().map(|p| p.1), BOTTOM, TOP);
    let mut svg = Svg::new(&frame.id, frame.title, frame.description, WIDTH, HEIGHT);
    for tick in y.ticks() {
        horizontal(&mut svg, y.place(tick), right, &brief(tick));
    }
    let all: Vec<f64> = points().map(|p| p.0).collect();
    for tick in x.ticks_at(&all, 38.0) {
        vertical(&mut svg, x.place(tick), &format!("{tick}"));
    }
    axes(&mut svg, frame, right);
    names(&mut svg, series, |p| (x.place(p.0), y.place(p.1)));
    for one in series {
        let place = |p: &(f64, f64)| (x.place(p.0), y.place(p.1));
        let places: Vec<_> = one.points.iter().map(place).collect();
        svg.open("g", &[("class", &format!("s{}", one.style % STYLES))]);
        let class = if one.default {
            "series default"
        } else {
            "series"
        };
        svg.path(class, &polyline(&places));
        for (place, point) in places.iter().zip(&one.points) {
            svg.open(
                "path",
                &[("class", &"mark"), ("d", &marker(one.style, *place))],
            );
            let text = format!("{}: {} at {}", one.name, number(point.1), point.0);
            svg.with_text("title", &[], &text);
            svg.close();
        }
        svg.close();
    }
    svg.finish()
}

/// The name of each line beside its end, in the order of the ends, and apart from each other.
fn names(svg: &mut Svg, series: &[Series], place: impl Fn(&(f64, f64)) -> (f64, f64)) {
    let ends = series
        .iter()
        .filter_map(|one| Some((one, place(one.points.last()?))));
    let mut ends: Vec<_> = ends.collect();
    ends.sort_by(|a, b| a.1.1.total_cmp(&b.1.1));
    for (y, (one, end)) in apart(ends.iter().map(|e| e.1.1)).into_iter().zip(&ends) {
        let left = WIDTH - NAMES + 16.0;
        svg.line("leader", (end.0 + 6.0, end.1), (left - 3.0, y));
        let class = if one.default { "name default" } else { "name" };
        svg.open("g", &[("class", &format!("s{}", one.style % STYLES))]);
        svg.text(class, (left, y + 4.0), "start", &one.label());
        svg.close();
    }
}

/// Places in order, moved as little as it takes to have room for a line of text each, and to stay
/// in the figure.
fn apart(places: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut found: Vec<f64> = Vec::new();
    for y in places {
        let least = found.last().map_or(TOP, |last| last + LINE);
        found.push(y.max(least));
    }
    let mut most = BOTTOM;
    for y in found.iter_mut().rev() {
        *y = y.min(most);
        most = *y - LINE;
    }
    found
}

/// How often each count occurred, and the count that is proved to suffice.
pub struct Distribution<'a> {
    /// Counts and how often they occurred, in order.
    pub counts: &'a [(u64, u64)],
    pub mean: f64,
    pub bound: u64,
    /// Where the axes of all figures beside each other end: a count, and how often a bar of counts
    /// may occur.
    pub ends: (u64, u64),
}

/// Bars, with lines at the mean and at the bound.
pub fn bars(frame: &Frame<'_>, of: &Distribution<'_>) -> String {
    let right = WIDTH - RIGHT;
    let scale = |end: u64, from, to| {
        let ends = [0.0, 1.06 * end.max(1) as f64];
        Axis::around(Growth::Linear, ends.into_iter(), from, to)
    };
    let (x, y) = (
        scale(of.ends.0, LEFT, right),
        scale(of.ends.1, BOTTOM, TOP + 34.0),
    );
    let mut svg = Svg::new(&frame.id, frame.title, frame.description, WIDTH, HEIGHT);
    for tick in y.ticks() {
        horizontal(&mut svg, y.place(tick), right, &brief(tick));
    }
    for tick in x.ticks() {
        vertical(&mut svg, x.place(tick), &brief(tick));
    }
    let width = x.place(BIN as f64) - x.place(0.0);
    let mut path = String::new();
    for (start, times) in binned(of.counts) {
        let (left, top) = (x.place(start as f64 - 0.5), y.place(times as f64));
        let (left, right) = (Short(left + 0.05 * width), Short(left + 0.95 * width));
        let (top, bottom) = (Short(top), Short(BOTTOM));
        let _ = write!(path, "M{left} {bottom}V{top}H{right}V{bottom}z");
    }
    svg.path("bar", &path);
    axes(&mut svg, frame, right);
    let mean = x.place(of.mean);
    svg.line("mean", (mean, BOTTOM), (mean, TOP + 12.0));
    svg.text(
        "label",
        (mean, TOP + 8.0),
        "middle",
        &format!("mean {:.1}", of.mean),
    );
    let bound = x.place(of.bound as f64);
    svg.line("bound", (bound, BOTTOM), (bound, TOP + 30.0));
    svg.text(
        "label strong",
        (bound.min(right - 34.0), TOP + 26.0),
        "middle",
        &format!("proved {}", of.bound),
    );
    svg.finish()
}

/// Counts in bars of equal width: the first count of each, and how often all of its counts
/// occurred.
pub fn binned(counts: &[(u64, u64)]) -> Vec<(u64, u64)> {
    let mut found: Vec<(u64, u64)> = Vec::new();
    for &(count, times) in counts {
        let start = count / BIN * BIN;
        match found.last_mut().filter(|last| last.0 == start) {
            Some(last) => last.1 += times,
            None => found.push((start, times)),
        }
    }
    found
}

/// The counts of one bar: a pixel or two on a phone.
const BIN: u64 = 4;

fn horizontal(svg: &mut Svg, y: f64, right: f64, text: &str) {
    svg.line("grid", (LEFT, y), (right, y));
    svg.text("tick", (LEFT - 6.0, y + 4.0), "end", text);
}

fn vertical(svg: &mut Svg, x: f64, text: &str) {
    svg.line("grid", (x, BOTTOM), (x, TOP));
    svg.text("tick", (x, BOTTOM + 16.0), "middle", text);
}

fn axes(svg: &mut Svg, frame: &Frame<'_>, right: f64) {
    svg.line("axis", (LEFT, BOTTOM), (right, BOTTOM));
    svg.text("label", (right, HEIGHT - 4.0), "end", frame.x);
    svg.text("label", (2.0, 14.0), "start", frame.y);
}

fn polyline(places: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (i, (x, y)) in places.iter().enumerate() {
        let _ = write!(
            path,
            "{}{} {}",
            if i == 0 { "M" } else { "L" },
            Short(*x),
            Short(*y)
        );
    }
    path
}

/// A disc, a square, a triangle or a diamond, filled or (by the style sheet) hollow.
fn marker(style: usize, (x, y): (f64, f64)) -> String {
    let (x0, x1, y0, y1) = (
        Short(x - 3.6),
        Short(x + 3.6),
        Short(y - 3.6),
        Short(y + 3.6),
    );
    let (x, y) = (Short(x), Short(y));
    match style % 4 {
        0 => format!("M{x0} {y}a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z"),
        1 => format!("M{x0} {y0}H{x1}V{y1}H{x0}z"),
        2 => format!("M{x} {y0}L{x1} {y1}H{x0}z"),
        _ => format!("M{x} {y0}L{x1} {y}L{x} {y1}L{x0} {y}z"),
    }
}

const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 290.0;
const LEFT: f64 = 46.0;
const RIGHT: f64 = 14.0;
/// For the names of lines.
const NAMES: f64 = 152.0;
const LINE: f64 = 15.0;
const MOST_CHARACTERS: usize = 19;
const TOP: f64 = 26.0;
const BOTTOM: f64 = 248.0;

#[cfg(test)]
mod tests {
    use super::*;
    use roxmltree::Document;

    fn frame(growth: Growth) -> Frame<'static> {
        Frame {
            id: "f".into(),
            title: "t",
            description: "d",
            x: "bits",
            y: "cycles",
            growth,
        }
    }

    /// The numbers of a path.
    fn numbers(path: &str) -> Vec<f64> {
        let parts = path.split(|c: char| c.is_ascii_alphabetic() || c == ' ');
        parts
            .filter(|p| !p.is_empty())
            .map(|p| p.parse().expect(path))
            .collect()
    }

    #[test]
    fn twice_the_length_and_four_times_the_time_is_a_straight_line() {
        let points = vec![(256.0, 1000.0), (512.0, 4000.0), (1024.0, 16_000.0)];
        let series = [Series {
            style: 0,
            name: "a".into(),
            default: false,
            points,
        }];
        let text = lines(&frame(Growth::Logarithmic), &series);
        let document = Document::parse(&text).expect("XML");
        let path = document
            .descendants()
            .find(|n| n.attribute("class") == Some("series"))
            .expect("a line");
        let at = numbers(path.attribute("d").expect("a path"));
        assert_eq!(at.len(), 6);
        assert!(
            (at[2] - at[0] - (at[4] - at[2])).abs() < 0.21
                && (at[1] - at[3] - (at[3] - at[5])).abs() < 0.21
        );
        assert!(at[0] < at[2] && at[1] > at[3]);
        let tips: Vec<_> = document
            .descendants()
            .filter(|n| n.tag_name().name() == "title")
            .filter_map(|n| n.text())
            .collect();
        assert_eq!(
            tips,
            [
                "t",
                "a: 1,000 at 256",
                "a: 4,000 at 512",
                "a: 16,000 at 1024"
            ]
        );
    }

    #[test]
    fn bars_are_as_high_as_their_counts_and_the_bound_is_right_of_them() {
        let of = Distribution {
            counts: &[(500, 10), (505, 20)],
            mean: 503.3,
            bound: 590,
            ends: (600, 30),
        };
        let text = bars(&frame(Growth::Linear), &of);
        let document = Document::parse(&text).expect("XML");
        let path = |class| {
            let node = document
                .descendants()
                .find(|n| n.attribute("class") == Some(class))
                .expect(class);
            numbers(node.attribute("d").expect("a path"))
        };
        // M left bottom V top H right V bottom z, twice.
        let at = path("bar");
        assert_eq!(at.len(), 10);
        assert!(
            (2.0 * (at[1] - at[2]) - (at[6] - at[7])).abs() < 0.31,
            "{at:?}"
        );
        assert!(path("mean")[0] < path("bound")[0] && path("bound")[0] < WIDTH - RIGHT);
        assert!(text.contains("proved 590") && text.contains("mean 503.3"));
    }

    #[test]
    fn no_pair_is_lost_in_the_bars() {
        let counts: Vec<_> = (0..100)
            .filter(|n| n % 7 != 3)
            .map(|n| (500 + n, n))
            .collect();
        let found = binned(&counts);
        assert!(found.len() == 25 && found.iter().all(|f| f.0 % BIN == 0));
        let sum = |all: &[(u64, u64)]| all.iter().map(|c| c.1).sum::<u64>();
        assert_eq!(sum(&found), sum(&counts));
        assert_eq!(binned(&[]), []);
    }

    #[test]
    fn names_have_room_and_stay_in_the_figure() {
        for places in [
            vec![TOP; 8],
            vec![BOTTOM; 8],
            vec![100.0, 101.0, 230.0, 247.0, 248.0],
        ] {
            let found = apart(places.iter().copied());
            assert!(
                found.windows(2).all(|p| p[1] - p[0] >= LINE - 1e-9),
                "{found:?}"
            );
            assert!(
                found.iter().all(|y| (TOP..=BOTTOM).contains(y)),
                "{found:?}"
            );
        }
        assert_eq!(apart([50.0, 90.0].into_iter()), [50.0, 90.0]);
    }

    #[test]
    fn a_name_at_a_line_has_no_version() {
        let label = |name: &str| {
            let (style, default, points) = (0, false, Vec::new());
            Series {
                style,
                name: name.into(),
                default,
                points,
            }
            .label()
        };
        assert_eq!(label("bezout/divstep60/avx2"), "divstep60/avx2");
        assert_eq!(label("crrl/0.9.0/GF25519"), "crrl GF25519");
        assert_eq!(
            label("s2n-bignum/aws-lc-sys-0.47.0/bignum_modinv"),
            "s2n-bignum bignum_…"
        );
    }

    #[test]
    fn without_points_there_is_an_empty_figure() {
        let text = lines(&frame(Growth::Linear), &[]);
        assert!(Document::parse(&text).is_ok() && !text.contains("NaN") && !text.contains("inf"));
    }
}
