// SPDX-License-Identifier: MIT OR Apache-2.0
//! Whether the library's table of what is fastest on which CPU is what was measured.

use crate::case::Case;
use bezout::kernels::integer::{
    BatchShape, Gcd, Invert, InvertBatch, InvertEach, Jacobi, Shape, Xgcd,
};
use bezout::kernels::{self, Cpu, Family, Isa, Operation};
use bezout_measure::rows::Row;
#[cfg(test)]
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The kernels between which the table chooses, at lengths of any modulus, for groups of
/// independent inversions, and for batches.
pub const FILTER: &str = "^((invert|gcd|xgcd|jacobi)/int/[0-9]+/bezout/((divstep60|stein)/(portable|avx2|avx512)|divstep51/ifma|lehmer2/portable|lehmer51/ifma)|invert_each/int/[0-9]+x[0-9]+/bezout/.*|invert_batch/int/[0-9]+x[0-9]+/bezout/montgomery_trick/.*)$";

/// How much slower than another kernel a default may be.
const TOLERANCE: f64 = 1.05;

const CONSTANT: &str = "ct";

/// What one kernel took.
#[derive(Clone, Debug)]
pub struct Point {
    operation: String,
    bits: usize,
    /// Of a group of independent inversions, or of a batch; none for what is done by itself.
    count: Option<usize>,
    constant_time: bool,
    regime: String,
    kernel: String,
    cycles: f64,
}

impl Point {
    /// Of a row of this run.
    pub fn of(case: &Case, row: &Row) -> Option<Self> {
        Some(Self {
            operation: case.op.name().into(),
            bits: case.size.bits(),
            count: size(&case.name)?.1,
            constant_time: row.timing == CONSTANT,
            regime: row.regime.name().into(),
            kernel: row.name.strip_prefix("bezout/")?.into(),
            cycles: row.call.reading.cycles?,
        })
    }

    /// Of a line of an earlier run.
    #[cfg(test)]
    fn read(line: &str) -> Option<Self> {
        let row: Value = serde_json::from_str(line).ok()?;
        let text = |key: &str| row[key].as_str();
        let (bits, count) = size(text("size")?)?;
        Some(Self {
            operation: text("op")?.into(),
            bits,
            count,
            constant_time: text("timing")? == CONSTANT,
            regime: text("regime")?.into(),
            kernel: text("impl")?.strip_prefix("bezout/")?.into(),
            cycles: row["cycles"].as_f64()?,
        })
    }

    /// Whether both are of the same operation on numbers of the same sizes, of one timing class.
    fn is_of_case(&self, other: &Self) -> bool {
        let of = |point: &Self| (point.bits, point.count, point.constant_time);
        of(self) == of(other) && self.operation == other.operation
    }
}

/// Bits, and how many numbers: `256`, or `256x5`.
fn size(name: &str) -> Option<(usize, Option<usize>)> {
    Some(match name.split_once('x') {
        None => (name.parse().ok()?, None),
        Some((bits, count)) => (bits.parse().ok()?, Some(count.parse().ok()?)),
    })
}

/// Kernels of groups, and how many inversions each runs together.
const LANES: [(&str, usize); 4] = [
    ("divstep30_lanes/ifma", 16),
    ("divstep30_lanes/avx512", 8),
    ("divstep30_lanes/avx2", 4),
    ("one_by_one/portable", 1),
];

/// Where a CPU's groups of independent inversions take more than 5 % longer than in the best
/// groups, in words.
fn losing_groups(cpu: Cpu, points: &[Point]) -> Vec<String> {
    let groups = || points.iter().filter(|p| p.operation == "invert_each");
    let sizes: BTreeSet<_> = groups().map(|p| p.bits).collect();
    let mut found = Vec::new();
    for bits in sizes {
        let of_size = || groups().filter(|p| p.bits == bits);
        let regimes: BTreeSet<_> = of_size().map(|p| &p.regime).collect();
        let time = |regime: &str, (kernel, lanes): (&str, usize), count: usize| {
            let done = lanes.min(count);
            let of = |p: &&Point| p.regime == regime && p.kernel == kernel && p.count == Some(done);
            // The measurement is of one number.
            of_size().find(of).map(|p| (p.cycles * done as f64, done))
        };
        // Of the library's groups, and of the fastest ones, for no number and for each up to the
        // longest group that was measured.
        let most = of_size().filter_map(|p| p.count).max().unwrap_or(0);
        let mut sums: Vec<_> = regimes
            .into_iter()
            .map(|r| (r, vec![0.0], vec![0.0_f64]))
            .collect();
        for count in 1..=most {
            let shape = BatchShape::new(count, bits.div_ceil(64)).with_bits(bits);
            let name = default::<InvertEach>(cpu, true, &shape);
            let kernel = LANES.into_iter().find(|lanes| Some(lanes.0) == name);
            let mut default_takes = Worst::default();
            let mut others = LANES.map(|_| Some(Worst::default()));
            for (regime, taken, best) in &mut sums {
                let times = LANES.map(|kernel| time(regime, kernel, count));
                let Some((cycles, done)) = kernel.and_then(|kernel| time(regime, kernel, count))
                else {
                    found.push(format!(
                        "{count} x {bits} bits, {regime}: {name:?} was not measured"
                    ));
                    return found;
                };
                let totals = times.map(|one| one.map(|(cycles, done)| cycles + best[count - done]));
                let least = totals
                    .iter()
                    .flatten()
                    .copied()
                    .fold(f64::INFINITY, f64::min);
                taken.push(cycles + taken[count - done]);
                best.push(least);
                default_takes.add(regime, taken[count] / least, "the best groups");
                for (other, total) in others.iter_mut().zip(totals) {
                    *other =
                        total.and_then(|t| other.take().map(|o| o.with(regime, t / least, "")));
                }
            }
            if let Some((regime, words)) = default_takes.loses(others.iter().flatten()) {
                let kernel = kernel.map_or("", |k| k.0);
                found.push(format!("{count} x {bits} bits, {regime}: {kernel} {words}"));
            }
        }
    }
    found
}

/// The regime in which a kernel is the furthest behind, how far, and behind what.
#[derive(Clone, Default)]
struct Worst {
    regime: String,
    ratio: f64,
    best: String,
}

impl Worst {
    fn add(&mut self, regime: &str, ratio: f64, best: &str) {
        if ratio > self.ratio {
            (self.regime, self.ratio, self.best) = (regime.into(), ratio, best.into());
        }
    }

    fn with(mut self, regime: &str, ratio: f64, best: &str) -> Self {
        self.add(regime, ratio, best);
        self
    }

    /// The regime, and in words how much it loses there, if that is more than 5 %, and if another
    /// kernel loses less in its own worst regime. Where each kernel loses in one of them the
    /// default is that which loses least.
    fn loses<'a>(&self, mut others: impl Iterator<Item = &'a Self>) -> Option<(&str, String)> {
        let lost = self.ratio > TOLERANCE && others.any(|other| other.ratio < self.ratio);
        lost.then(|| {
            (
                self.regime.as_str(),
                format!("takes {:.2} of {}", self.ratio, self.best),
            )
        })
    }
}

/// The kernel of the public functions on a CPU.
fn default<O: Operation>(
    cpu: Cpu,
    constant_time: bool,
    shape: &O::Parameter,
) -> Option<&'static str> {
    let timing = match constant_time {
        true => kernels::Timing::Constant,
        false => kernels::Timing::Variable,
    };
    O::default_on(cpu, timing, shape).map(|kernel| kernel.name)
}

/// The same of an operation by its name; none if the library has no choice there.
fn default_of(
    cpu: Cpu,
    operation: &str,
    constant_time: bool,
    limbs: usize,
    count: Option<usize>,
) -> Option<&'static str> {
    let shape = Shape::new(limbs);
    match operation {
        "invert_batch" => {
            default::<InvertBatch>(cpu, constant_time, &BatchShape::new(count?, limbs))
        }
        "invert" => default::<Invert>(cpu, constant_time, &shape),
        "gcd" => default::<Gcd>(cpu, constant_time, &shape),
        "xgcd" => default::<Xgcd>(cpu, constant_time, &shape),
        "jacobi" => default::<Jacobi>(cpu, constant_time, &shape),
        _ => None,
    }
}

/// A CPU of a family with AVX2 and those instruction sets beyond it whose kernels were measured.
fn cpu(family: Family, points: &[Point]) -> Cpu {
    let measured = |name: &str| points.iter().any(|point| point.kernel.ends_with(name));
    let mut isas = vec![Isa::Avx2];
    for (name, isa) in [
        ("/adx", Isa::Adx),
        ("/avx512", Isa::Avx512),
        ("/ifma", Isa::Ifma),
    ] {
        isas.extend(measured(name).then_some(isa));
    }
    Cpu::new(&isas, family)
}

/// Where a default of a family of CPUs is more than 5 % slower than another kernel, in words.
pub fn complaints(family: Family, points: &[Point]) -> Vec<String> {
    let cpu = cpu(family, points);
    let mut found = losing_groups(cpu, points);
    for (at, point) in points.iter().enumerate() {
        // Each group once: where its first point is.
        if points[..at].iter().any(|earlier| earlier.is_of_case(point)) {
            continue;
        }
        let Point {
            operation,
            bits,
            count,
            constant_time,
            ..
        } = point;
        let Some(name) = default_of(cpu, operation, *constant_time, bits.div_ceil(64), *count)
        else {
            continue;
        };
        let numbers = count.map(|count| format!("{count} x ")).unwrap_or_default();
        let place = format!("{operation}, {numbers}{bits} bits");
        let case: Vec<_> = points
            .iter()
            .filter(|other| other.is_of_case(point))
            .collect();
        // By kernel, where it is the furthest behind.
        let mut worst: BTreeMap<&str, Worst> = BTreeMap::new();
        for one in &case {
            let rivals = case.iter().filter(|other| other.regime == one.regime);
            let best = rivals
                .min_by(|a, b| a.cycles.total_cmp(&b.cycles))
                .unwrap_or(one);
            let ratio = one.cycles / best.cycles;
            worst
                .entry(&one.kernel)
                .or_default()
                .add(&one.regime, ratio, &best.kernel);
        }
        let Some(default) = worst.get(name) else {
            found.push(format!("{place}: {name} was not measured"));
            continue;
        };
        if let Some((regime, words)) = default.loses(worst.values()) {
            found.push(format!("{place}, {regime}: the default {name} {words}"));
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
            count: None,
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
        assert!(complaints(Family::Other, &points(100.0, 150.0)).is_empty());
        assert!(complaints(Family::Other, &points(104.0, 100.0)).is_empty());
        let found = complaints(Family::Other, &points(106.0, 100.0));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("1.06 of divstep60/portable"), "{found:?}");
    }

    #[test]
    fn a_batch_that_loses_is_named_and_one_that_wins_is_not() {
        let points = |count, adx, avx2| {
            [
                ("montgomery_trick/adx", adx),
                ("montgomery_trick/avx2", avx2),
            ]
            .map(|(kernel, cycles)| Point {
                operation: "invert_batch".into(),
                count: Some(count),
                ..point(kernel, 6, cycles)
            })
        };
        // On Zen 3 vectors are the default from 64 elements on.
        let cpu = Family::Amd25;
        assert_eq!(complaints(cpu, &points(32, 100.0, 110.0)), [""; 0]);
        assert_eq!(complaints(cpu, &points(64, 110.0, 100.0)), [""; 0]);
        for (count, adx, avx2) in [(32, 110.0, 100.0), (64, 100.0, 110.0)] {
            let found = complaints(cpu, &points(count, adx, avx2));
            let place = format!("invert_batch, {count} x 384 bits, stream");
            assert!(
                found.len() == 1 && found[0].starts_with(&place),
                "{found:?}"
            );
        }
    }

    /// Of inversions in binary fields, on CPUs with carry-less products and without them.
    #[test]
    fn variable_time_is_not_slower_in_fields() {
        use bezout::binary_field::{DynGf2m, presets};
        use bezout::kernels::Timing;
        use bezout::kernels::binary_field::{FieldShape, Invert};
        // `bezout bench --filter ^invert/gf2/ --json` wrote it, on Zen 3.
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fields-amd-25.jsonl");
        let text = std::fs::read_to_string(path).unwrap();
        let rows: Vec<Value> = text
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let sizes: BTreeSet<_> = rows.iter().filter_map(|row| row["size"].as_str()).collect();
        assert!(sizes.len() > 10, "{sizes:?}");
        let cpus = [
            &[][..],
            &[Isa::Pclmulqdq],
            &[Isa::Pclmulqdq, Isa::Vpclmulqdq],
        ];
        for size in sizes {
            let preset = presets::named(size).unwrap();
            let field = DynGf2m::new(preset.degree, preset.middle)
                .unwrap()
                .prepare();
            let shape = FieldShape::new(field.as_ref());
            for isas in cpus {
                let cycles = |timing| {
                    let kernel = Invert::default_on(Cpu::new(isas, Family::Other), timing, &shape);
                    let name = format!("bezout/{}", kernel.unwrap().name);
                    let of = |row: &&Value| row["size"] == *size && row["impl"] == *name;
                    rows.iter()
                        .find(of)
                        .and_then(|row| row["cycles"].as_f64())
                        .expect(&name)
                };
                let (variable, constant) = (cycles(Timing::Variable), cycles(Timing::Constant));
                assert!(
                    variable <= TOLERANCE * constant,
                    "{size} {isas:?}: {variable} {constant}"
                );
            }
        }
    }

    /// Each of two kernels is the slower one in one of the regimes; the default is the first.
    #[test]
    fn the_default_that_loses_least_is_not_named() {
        let found = |rested: f64, other: f64| {
            let one = |regime: &str, kernel: &str, cycles: f64| Point {
                regime: regime.into(),
                ..point(kernel, 64, cycles)
            };
            let points = [
                one("stream", "divstep60/avx512", 100.0),
                one("stream", "divstep60/avx2", other),
                one("rested", "divstep60/avx512", rested),
                one("rested", "divstep60/avx2", 100.0),
            ];
            complaints(Family::GoldenCove, &points)
        };
        assert_eq!(found(104.0, 120.0), [""; 0]);
        assert_eq!(found(120.0, 130.0), [""; 0]);
        let slow = found(120.0, 110.0);
        assert!(
            slow[0].contains("rested") && slow[0].contains("takes 1.20 of divstep60/avx2"),
            "{slow:?}"
        );
    }

    #[test]
    fn a_default_that_was_not_measured_is_named() {
        let found = complaints(Family::Other, &[point("lehmer2/portable", 4, 1.0)]);
        assert!(
            found.len() == 1 && found[0].contains("stein/portable"),
            "{found:?}"
        );
    }

    /// A group takes `wide` or `narrow` in lanes, and a number 10 by itself.
    fn groups(bits: usize, wide: f64, narrow: f64) -> Vec<Point> {
        let kernels = LANES.into_iter().skip(1).zip([wide, narrow, 0.0]);
        kernels
            .flat_map(|((kernel, lanes), cycles)| {
                (1..=8).map(move |count| Point {
                    operation: "invert_each".into(),
                    count: Some(count),
                    cycles: match lanes {
                        1 => 10.0,
                        _ => cycles * count.div_ceil(lanes) as f64 / count as f64,
                    },
                    ..point(kernel, bits / 64, 0.0)
                })
            })
            .collect()
    }

    #[test]
    fn groups_that_lose_are_named_and_those_that_win_are_not() {
        let found =
            |bits, wide, narrow| complaints(Family::Amd25Avx512, &groups(bits, wide, narrow));
        // Lanes of 256 bits for three and four, and of 512 bits for five and more.
        assert_eq!(found(256, 30.0, 21.0), [""; 0]);
        // Wide ones that lose to four and one more; and narrow ones that lose to single numbers.
        let wide = found(256, 38.0, 21.0);
        assert!(
            wide[0].starts_with("5 x 256 bits") && wide[0].contains("avx512"),
            "{wide:?}"
        );
        let narrow = found(256, 30.0, 34.0);
        assert!(
            narrow[0].starts_with("3 x 256 bits") && narrow[0].contains("avx2"),
            "{narrow:?}"
        );
        // Single numbers, where lanes would be faster.
        let single = found(2048, 30.0, 35.0);
        assert!(single[0].contains("one_by_one"), "{single:?}");
        let mut partial = groups(256, 30.0, 21.0);
        partial.retain(|point| !point.kernel.ends_with("/avx2"));
        let missing = complaints(Family::Amd25Avx512, &partial);
        assert!(missing[0].contains("was not measured"), "{missing:?}");
    }

    #[test]
    fn sixteen_that_lose_to_two_groups_of_eight_are_named() {
        let found = |cycles: f64| {
            let mut points = groups(256, 30.0, 21.0);
            points.push(Point {
                operation: "invert_each".into(),
                count: Some(16),
                ..point("divstep30_lanes/ifma", 4, cycles / 16.0)
            });
            complaints(Family::Amd25Avx512, &points)
        };
        assert_eq!(found(45.0), [""; 0]);
        let slow = found(70.0);
        assert!(
            slow[0].starts_with("16 x 256 bits") && slow[0].contains("ifma"),
            "{slow:?}"
        );
    }

    /// The library's table and the measurements that it was made of.
    #[test]
    fn the_table_is_what_was_measured() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/performance");
        let mut families = Vec::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            let Some(name) = name
                .strip_prefix("tune-")
                .and_then(|name| name.strip_suffix(".jsonl"))
            else {
                continue;
            };
            let text = std::fs::read_to_string(&path).unwrap();
            let points: Vec<Point> = text.lines().filter_map(Point::read).collect();
            assert_eq!(points.len(), text.lines().count(), "{name}");
            let family = Family::ALL.into_iter().find(|family| family.name() == name);
            let family = family.expect("a family of the library");
            assert_eq!(complaints(family, &points), [""; 0], "{name}");
            // Another table than this one would not do: the same with the choices of other CPUs.
            assert_ne!(complaints(Family::Other, &points), [""; 0], "{name}");
            families.push(family);
        }
        // What no CPU was measured for has the choices that are never bad.
        let unmeasured = [Family::Other, Family::FastDivider];
        for family in Family::ALL {
            let known = families.contains(&family) || unmeasured.contains(&family);
            assert!(known, "{family:?} has no measurement");
        }
    }
}
