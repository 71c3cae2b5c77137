// SPDX-License-Identifier: MIT OR Apache-2.0
//! Whether the library's table of what is fastest on which CPU is what was measured.

use crate::case::Case;
use crate::engine::Measured;
use crate::row::Timing;
use bezout::kernels::integer::preferred;
#[cfg(test)]
use serde_json::Value;

/// The kernels between which the table chooses, at lengths of any modulus.
pub const FILTER: &str = "^(invert|gcd|xgcd|jacobi)/int/[0-9]+/bezout/((divstep60|stein)/(portable|avx2|avx512)|divstep51/ifma|lehmer2/portable)$";

/// How much slower than another kernel a default may be.
const TOLERANCE: f64 = 1.05;

/// What one kernel took.
#[derive(Clone, Debug)]
pub struct Point {
    operation: String,
    bits: usize,
    constant_time: bool,
    regime: String,
    kernel: String,
    cycles: f64,
}

impl Point {
    /// Of a row of this run.
    pub fn of(case: &Case, row: &Measured) -> Option<Self> {
        Some(Self {
            operation: case.op.name().into(),
            bits: case.bits,
            constant_time: row.timing == Timing::Constant,
            regime: row.regime.name().into(),
            kernel: row.name.strip_prefix("bezout/")?.into(),
            cycles: row.cycles,
        })
    }

    /// Of a line of an earlier run.
    #[cfg(test)]
    fn read(line: &str) -> Option<Self> {
        let row: Value = serde_json::from_str(line).ok()?;
        let text = |key: &str| row[key].as_str();
        Some(Self {
            operation: text("op")?.into(),
            bits: text("size")?.parse().ok()?,
            constant_time: text("timing")? == Timing::Constant.name(),
            regime: text("regime")?.into(),
            kernel: text("impl")?.strip_prefix("bezout/")?.into(),
            cycles: row["cycles"].as_f64()?,
        })
    }

    fn is_rival(&self, other: &Self) -> bool {
        (&self.operation, self.bits, self.constant_time, &self.regime)
            == (
                &other.operation,
                other.bits,
                other.constant_time,
                &other.regime,
            )
    }
}

/// Where a default of a family of CPUs is more than 5 % slower than another kernel, in words.
pub fn complaints(family: &str, points: &[Point]) -> Vec<String> {
    let mut found = Vec::new();
    for point in points {
        let rivals = || points.iter().filter(|other| other.is_rival(point));
        let Point {
            operation,
            bits,
            constant_time,
            regime,
            ..
        } = point;
        // Each group once: where its first point is.
        if rivals()
            .next()
            .is_some_and(|first| first.kernel != point.kernel)
        {
            continue;
        }
        let Some(names) = preferred(family, operation, *constant_time, bits.div_ceil(64)) else {
            continue;
        };
        let named = |name: &&str| rivals().find(|other| other.kernel == *name);
        let place = format!("{operation}, {bits} bits, {regime}");
        let Some(default) = names.iter().find_map(named) else {
            found.push(format!("{place}: none of {names:?} was measured"));
            continue;
        };
        let best = rivals().min_by(|a, b| a.cycles.total_cmp(&b.cycles));
        let best = best.unwrap_or(default);
        if default.cycles > TOLERANCE * best.cycles {
            found.push(format!(
                "{place}: the default {} takes {:.2} of {}",
                default.kernel,
                default.cycles / best.cycles,
                best.kernel
            ));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn point(kernel: &str, limbs: usize, cycles: f64) -> Point {
        Point {
            operation: "gcd".into(),
            bits: 64 * limbs,
            constant_time: !kernel.starts_with("stein") && !kernel.starts_with("lehmer"),
            regime: "stream".into(),
            kernel: kernel.into(),
            cycles,
        }
    }

    #[test]
    fn a_default_that_loses_is_named_and_one_that_wins_is_not() {
        let points = |default, other| {
            [
                point("divstep60/portable", 4, other),
                point("divstep60/avx2", 4, default),
                point("stein/portable", 4, 1.0),
                point("lehmer2/portable", 4, 2.0),
            ]
        };
        assert!(complaints("other", &points(100.0, 150.0)).is_empty());
        assert!(complaints("other", &points(104.0, 100.0)).is_empty());
        let found = complaints("other", &points(106.0, 100.0));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("1.06 of divstep60/portable"), "{found:?}");
    }

    #[test]
    fn a_default_that_was_not_measured_is_named() {
        let found = complaints("other", &[point("lehmer2/portable", 4, 1.0)]);
        assert!(
            found.len() == 1 && found[0].contains("stein/portable"),
            "{found:?}"
        );
    }

    /// The library's table and the measurements that it was made of.
    #[test]
    fn the_table_is_what_was_measured() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/performance");
        let mut families = 0;
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            let Some(family) = name
                .strip_prefix("tune-")
                .and_then(|name| name.strip_suffix(".jsonl"))
            else {
                continue;
            };
            let text = std::fs::read_to_string(&path).unwrap();
            let points: Vec<Point> = text.lines().filter_map(Point::read).collect();
            assert_eq!(points.len(), text.lines().count(), "{name}");
            assert!(preferred(family, "gcd", true, 4).is_some(), "{name}");
            assert_eq!(complaints(family, &points), [""; 0], "{name}");
            // Another table than this one would not do: the same with the choices of other CPUs.
            assert_ne!(complaints("other", &points), [""; 0], "{name}");
            families += 1;
        }
        assert!(families > 0, "no measurement is there");
    }
}
