// SPDX-License-Identifier: MIT OR Apache-2.0
//! From numbers to places in a figure, and the numbers that an axis shows.

/// How an axis grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    Linear,
    /// Equal ratios are equal distances.
    Logarithmic,
}

/// One axis: the numbers from `low` to `high` lie between two places.
#[derive(Clone, Copy, Debug)]
pub struct Axis {
    growth: Growth,
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Axis {
    /// An axis for all these numbers, and a little more at a logarithmic one. Numbers from 0 down
    /// have no logarithm and are left out.
    pub fn around(growth: Growth, numbers: impl Iterator<Item = f64>, from: f64, to: f64) -> Self {
        let usable = |x: &f64| x.is_finite() && (growth == Growth::Linear || *x > 0.0);
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for x in numbers.filter(usable) {
            (low, high) = (low.min(x), high.max(x));
        }
        if low > high {
            (low, high) = (1.0, 10.0);
        }
        if growth == Growth::Logarithmic {
            let room = (high / low).powf(0.04).max(1.05);
            (low, high) = (low / room, high * room);
        } else if low == high {
            (low, high) = (low - 1.0, high + 1.0);
        }
        Self {
            growth,
            low,
            high,
            from,
            to,
        }
    }

    /// The place of a number.
    pub fn place(&self, x: f64) -> f64 {
        let part = match self.growth {
            Growth::Linear => (x - self.low) / (self.high - self.low),
            Growth::Logarithmic => (x / self.low).ln() / (self.high / self.low).ln(),
        };
        self.from + part * (self.to - self.from)
    }

    /// Round numbers on the axis, seven at most.
    pub fn ticks(&self) -> Vec<f64> {
        match self.growth {
            Growth::Linear => self.linear(),
            Growth::Logarithmic => self.logarithmic(),
        }
    }

    /// Ticks at those numbers that have room beside each other, which is `gap`, if they are few;
    /// else at round ones.
    pub fn ticks_at(&self, numbers: &[f64], gap: f64) -> Vec<f64> {
        let mut sorted = numbers.to_vec();
        sorted.sort_by(f64::total_cmp);
        sorted.dedup();
        let mut kept: Vec<f64> = Vec::new();
        // The largest number is the one that everybody asks for.
        for &x in sorted.iter().rev() {
            let far = |last: &f64| (self.place(*last) - self.place(x)).abs() >= gap;
            if kept.last().is_none_or(far) {
                kept.push(x);
            }
        }
        kept.reverse();
        kept
    }

    fn linear(&self) -> Vec<f64> {
        let step = [1.0, 2.0, 5.0];
        let rough = (self.high - self.low) / f64::from(MOST);
        let power = 10f64.powf(rough.log10().floor());
        let next = step.iter().map(|s| s * power).find(|&s| s >= rough);
        let step = next.unwrap_or(10.0 * power);
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step).floor() as i64;
        (first..=last).map(|i| i as f64 * step).collect()
    }

    /// Powers of ten; with 2 and 5, or at least all of one digit, between them where there are few.
    fn logarithmic(&self) -> Vec<f64> {
        let within = |digits: &[f64]| {
            let (first, last) = (
                self.low.log10().floor() as i32,
                self.high.log10().ceil() as i32,
            );
            let all = (first..=last).flat_map(|e| digits.iter().map(move |d| d * 10f64.powi(e)));
            all.filter(|x| (self.low..=self.high).contains(x))
                .collect::<Vec<_>>()
        };
        let found = within(&[1.0]);
        if found.len() >= 3 {
            return found;
        }
        let found = within(&[1.0, 2.0, 5.0]);
        if found.len() >= 3 {
            return found;
        }
        let all: Vec<f64> = (10..100).map(|d| f64::from(d) / 10.0).collect();
        let found = within(&all);
        let every = found.len().div_ceil(MOST as usize).max(1);
        found.into_iter().step_by(every).collect()
    }
}

const MOST: i32 = 6;

/// A number on an axis: `1000000` is `1M`, and none is longer than six characters.
pub fn brief(x: f64) -> String {
    let (scaled, unit) = match x.abs() {
        a if a >= 1e9 => (x / 1e9, "G"),
        a if a >= 1e6 => (x / 1e6, "M"),
        a if a >= 1e3 => (x / 1e3, "k"),
        _ => (x, ""),
    };
    let text = format!("{scaled:.1}");
    format!("{}{unit}", text.strip_suffix(".0").unwrap_or(&text))
}

/// A number in full: with groups of three digits, or with one decimal place if it is short.
pub fn number(x: f64) -> String {
    if x < 1000.0 {
        return super::svg::Short(x).to_string();
    }
    let digits = format!("{x:.0}");
    let mut text = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(c);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_ratios_are_equal_distances() {
        let axis = Axis::around(
            Growth::Logarithmic,
            [100.0, 10_000.0].into_iter(),
            0.0,
            100.0,
        );
        let places = [100.0, 1000.0, 10_000.0].map(|x| axis.place(x));
        assert!((places[1] - places[0] - (places[2] - places[1])).abs() < 1e-9);
        assert!(places[0] > 0.0 && places[2] < 100.0);
        assert_eq!(axis.ticks(), [100.0, 1000.0, 10_000.0]);
    }

    #[test]
    fn every_axis_has_a_few_ticks_inside() {
        for growth in [Growth::Linear, Growth::Logarithmic] {
            for low in [0.003, 1.0, 17.0, 2e5] {
                for ratio in [1.0, 1.01, 1.5, 3.0, 20.0, 900.0] {
                    let axis = Axis::around(growth, [low, low * ratio].into_iter(), 300.0, 20.0);
                    let ticks = axis.ticks();
                    assert!(
                        (1..=9).contains(&ticks.len()),
                        "{growth:?} {low} {ratio}: {ticks:?}"
                    );
                    let inside = |x: f64| (19.99..=300.01).contains(&axis.place(x));
                    assert!(ticks.iter().all(|&x| inside(x)), "{growth:?} {low} {ratio}");
                }
            }
        }
    }

    #[test]
    fn nothing_at_all_is_an_axis_too() {
        let axis = Axis::around(
            Growth::Logarithmic,
            [f64::NAN, 0.0, -1.0].into_iter(),
            0.0,
            1.0,
        );
        assert!(axis.place(2.0).is_finite() && !axis.ticks().is_empty());
    }

    #[test]
    fn ticks_have_room() {
        let axis = Axis::around(Growth::Linear, [0.0, 100.0].into_iter(), 0.0, 100.0);
        assert_eq!(
            axis.ticks_at(&[100.0, 0.0, 95.0, 40.0, 40.0], 20.0),
            [0.0, 40.0, 100.0]
        );
    }

    #[test]
    fn numbers_are_brief() {
        for (x, text) in [
            (0.5, "0.5"),
            (20.0, "20"),
            (5000.0, "5k"),
            (12_500.0, "12.5k"),
            (3e6, "3M"),
            (2e9, "2G"),
        ] {
            assert_eq!(brief(x), text);
        }
    }

    #[test]
    fn numbers_have_groups_of_three() {
        for (x, text) in [
            (0.5, "0.5"),
            (12.34, "12.3"),
            (999.96, "1000"),
            (1000.4, "1,000"),
            (1_234_567.0, "1,234,567"),
        ] {
            assert_eq!(number(x), text);
        }
    }
}
