// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
//!
//! Where a step has a matrix `(p, q, r, s)` and the first two columns go from `(x, y)` to `(x',
//! y')`, `x' 2^shift = p x + q y` and `y' 2^shift = r x + s y`. In [`binary_field`] numbers are
//! polynomials modulo 2, bit by bit, and their products have no carries.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod binary_field;
pub mod binary_gcd;
pub mod bingcd;
pub mod divstep;
pub mod euclid;
pub mod jacobi;
pub mod lehmer;
pub mod plus_minus;
pub mod polynomial;
pub mod stein;

use alloc::string::String;
use alloc::{format, vec, vec::Vec};
use bezout_large::Integer;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// The transition matrix of a step, row by row.
pub type Matrix = [Integer; 4];

/// The state after one operation.
#[derive(Clone, Debug)]
pub struct Step {
    /// What was done, in words.
    pub operation: String,
    /// In the order of [`Trace::columns`].
    pub values: Vec<Integer>,
    /// None for the first record, which is the input.
    pub matrix: Option<Matrix>,
    /// Which power of two the step divided by.
    pub shift: usize,
}

/// All steps of one run.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The name that the executable specification has for the algorithm.
    pub algorithm: &'static str,
    /// What the values of a step are.
    pub columns: &'static [&'static str],
    /// From the input on.
    pub steps: Vec<Step>,
    bits: u64,
}

/// The reason why there is no trace: names the argument, and what is accepted.
pub type Refusal = String;

impl Trace {
    /// A trace that starts with the input.
    pub fn start(
        algorithm: &'static str,
        columns: &'static [&'static str],
        operation: &str,
        values: Vec<Integer>,
    ) -> Self {
        let first = Step {
            operation: operation.into(),
            values,
            matrix: None,
            shift: 0,
        };
        Self {
            algorithm,
            columns,
            steps: vec![first],
            bits: 0,
        }
    }

    /// Adds the state after an operation.
    ///
    /// # Errors
    /// If the trace would not fit into memory.
    pub fn push(
        &mut self,
        operation: impl Into<String>,
        values: Vec<Integer>,
        matrix: Option<Matrix>,
        shift: usize,
    ) -> Result<(), Refusal> {
        // What a record holds is one more number of each column; a constant for the rest of it.
        self.bits += values.iter().map(|x| x.bits() as u64).sum::<u64>() + 1000;
        if self.bits > MAX_BITS {
            return Err(format!(
                "the trace of these numbers has more than {} steps and would not fit into memory; shorter numbers, or more steps a line (--batch), are accepted",
                self.steps.len()
            ));
        }
        self.steps.push(Step {
            operation: operation.into(),
            values,
            matrix,
            shift,
        });
        Ok(())
    }

    /// The values after the last step.
    pub fn last(&self) -> &[Integer] {
        self.steps.last().map_or(&[], |step| &step.values)
    }
}

/// Half a gigabyte.
const MAX_BITS: u64 = 1 << 32;

impl Serialize for Trace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let steps: Vec<_> = self
            .steps
            .iter()
            .map(|step| StepView(self.columns, step))
            .collect();
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("schema", &1)?;
        map.serialize_entry("algorithm", self.algorithm)?;
        map.serialize_entry("columns", self.columns)?;
        map.serialize_entry("steps", &steps)?;
        map.end()
    }
}

/// `0x1f`, `-0x1f`: how all JSON of this project writes integers.
fn hexadecimal(x: &Integer) -> String {
    format!("{x:#x}")
}

struct StepView<'a>(&'a [&'static str], &'a Step);

impl Serialize for StepView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(columns, step) = self;
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("operation", &step.operation)?;
        map.serialize_entry("values", &Values(columns, &step.values))?;
        map.serialize_entry(
            "matrix",
            &step.matrix.as_ref().map(|m| m.each_ref().map(hexadecimal)),
        )?;
        map.serialize_entry("shift", &step.shift)?;
        map.end()
    }
}

struct Values<'a>(&'a [&'static str], &'a [Integer]);

impl Serialize for Values<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().zip(self.1.iter().map(hexadecimal)))
    }
}

/// A matrix of small entries.
pub fn small(entries: [i64; 4]) -> Matrix {
    entries.map(Integer::from)
}

/// `(p x + q y, r x + s y) / 2^shift`, which is exact.
pub fn apply([p, q, r, s]: &Matrix, shift: usize, x: &Integer, y: &Integer) -> (Integer, Integer) {
    ((p * x + q * y) >> shift, (r * x + s * y) >> shift)
}

/// Refuses what the algorithm is not defined for.
pub fn require_non_negative(name: &str, x: &Integer) -> Result<(), Refusal> {
    match x.is_negative() {
        true => Err(format!(
            "{name} is negative; this algorithm accepts integers from 0 up"
        )),
        false => Ok(()),
    }
}

/// Refuses what the algorithm is not defined for.
pub fn require_odd(name: &str, x: &Integer) -> Result<(), Refusal> {
    if !x.is_odd() || x.is_negative() {
        return Err(format!(
            "{name} is not odd and positive; this algorithm accepts odd integers from 1 up"
        ));
    }
    Ok(())
}

/// The low `bits` bits, in two's complement.
pub fn low(x: &Integer, bits: usize) -> Integer {
    x.rem_floor(&(Integer::from(1) << bits))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// The protocol of the module: exact matrices, one value a column.
    pub fn check_matrices(trace: &Trace) {
        assert!(trace.steps[0].matrix.is_none());
        for pair in trace.steps.windows(2) {
            assert_eq!(pair[1].values.len(), trace.columns.len());
            let Some([p, q, r, s]) = &pair[1].matrix else {
                continue;
            };
            let (x, y) = (&pair[0].values[0], &pair[0].values[1]);
            let (x1, y1) = (&pair[1].values[0], &pair[1].values[1]);
            let shift = pair[1].shift;
            assert_eq!(x1 << shift, p * x + q * y, "{}", pair[1].operation);
            assert_eq!(y1 << shift, r * x + s * y, "{}", pair[1].operation);
        }
    }

    /// All algorithms on all pairs of small numbers, and on multiples of them, the second one odd:
    /// one number ends at the gcd, the other one at zero.
    #[test]
    fn small_numbers() {
        type OfTwo = fn(Integer, Integer) -> Result<Trace, Refusal>;
        let of: [OfTwo; 10] = [
            euclid::steps,
            euclid::extended,
            stein::steps,
            plus_minus::steps,
            binary_gcd::steps,
            |a, b| lehmer::steps("lehmer1", a, b, 4),
            |a, b| bingcd::steps(a, b, 4),
            |a, b| bingcd::steps(a, b, 2),
            |a, b| divstep::steps(a, b, 5, divstep::Variant::HalfDelta),
            |a, b| divstep::steps(a, b, 1, divstep::Variant::DeltaOne),
        ];
        let pairs = (0..32u64).flat_map(|a| (1..32u64).step_by(2).map(move |b| (a, b)));
        for (a, b) in pairs.flat_map(|(a, b)| [(a, b), (977 * a, 1013 * b)]) {
            let numbers = || (Integer::from(a), Integer::from(b));
            let gcd = bezout_large::gcd(&[a], &[b]);
            for steps in of {
                let trace = steps(numbers().0, numbers().1).unwrap();
                check_matrices(&trace);
                let [x, y] = [0, 1].map(|i| trace.last()[i].magnitude());
                assert!(x.is_zero() || y.is_zero());
                assert_eq!((x + y).limbs(), &gcd[..], "{} {a} {b}", trace.algorithm);
            }
            for step in binary_gcd::steps(numbers().0, numbers().1).unwrap().steps {
                let [x, y, u, v] = &step.values[..] else {
                    panic!("four columns")
                };
                let (y0, m) = numbers();
                let same = |x: &Integer, u: &Integer| (x - u * &y0).rem_floor(&m).is_zero();
                assert!(same(x, u) && same(y, v) && u < &m && v < &m, "{a} {b}");
            }
            let long = lehmer::steps("lehmer1", numbers().0, numbers().1, 6).unwrap();
            let all = euclid::steps(numbers().0, numbers().1).unwrap().steps;
            for step in long.steps {
                assert!(all.iter().any(|one| one.values == step.values), "{a} {b}");
            }
            let symbol = jacobi::steps(numbers().0, numbers().1).unwrap();
            let [_, n, symbol] = symbol.last() else {
                panic!("three columns")
            };
            let expected = i8::from(bezout_large::jacobi(&[a], &[b]).unwrap());
            let found = if n.magnitude().is_one() {
                symbol.clone()
            } else {
                Integer::ZERO
            };
            assert_eq!(found, i64::from(expected).into(), "{a} {b}");
        }
        for (a, b) in [(-1, 3), (3, -3), (3, 4)] {
            let refused = binary_gcd::steps(a.into(), b.into());
            assert!(refused.is_err(), "{a} {b}");
        }
    }

    #[test]
    fn a_trace_that_does_not_fit_is_refused() {
        let mut trace = Trace::start("euclid", &["a"], "start", vec![Integer::from(1)]);
        trace.bits = MAX_BITS - 1500;
        assert_eq!(trace.push("x", vec![Integer::from(1)], None, 0), Ok(()));
        assert!(
            trace
                .push("x", vec![Integer::from(1)], None, 0)
                .unwrap_err()
                .contains("--batch")
        );
    }
}
