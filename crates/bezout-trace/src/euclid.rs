// SPDX-License-Identifier: MIT OR Apache-2.0
//! Euclid's algorithm by division with remainder, plain and with cofactors; the table of \[SHT22\].

use crate::{Matrix, Refusal, Trace, require_non_negative};
use alloc::{format, vec};
use bezout_large::{Integer, Natural};

/// `(a, b) -> (b, a mod b)` until `b = 0`.
///
/// # Errors
/// What the algorithm does not accept, or a trace that does not fit into memory.
pub fn steps(a: Integer, b: Integer) -> Result<Trace, Refusal> {
    require_non_negative("A", &a)?;
    require_non_negative("B", &b)?;
    let (mut a, mut b) = (a, b);
    let mut trace = Trace::start("euclid", &["a", "b"], "start", vec![a.clone(), b.clone()]);
    while !b.is_zero() {
        let text = format!("{a} mod {b}");
        let (q, r) = a.div_rem(&b);
        (a, b) = (b, r);
        trace.push(text, vec![a.clone(), b.clone()], Some(divide(q)), 0)?;
    }
    Ok(trace)
}

/// The same with `a = s a0 + t b0` and `b = s1 a0 + t1 b0`.
///
/// # Errors
/// What the algorithm does not accept, or a trace that does not fit into memory.
pub fn extended(a: Integer, b: Integer) -> Result<Trace, Refusal> {
    require_non_negative("A", &a)?;
    require_non_negative("B", &b)?;
    let (zero, one) = (Integer::ZERO, Integer::from(1));
    let mut v = vec![a, b, one.clone(), zero.clone(), zero, one];
    let mut trace = Trace::start(
        "xgcd",
        &["a", "b", "s", "t", "s1", "t1"],
        "start",
        v.clone(),
    );
    while !v[1].is_zero() {
        let q = &v[0] / &v[1];
        for (old, new) in [(0, 1), (2, 4), (3, 5)] {
            let next = &v[old] - &q * &v[new];
            v[old] = core::mem::replace(&mut v[new], next);
        }
        trace.push(format!("quotient {q}"), v.clone(), Some(divide(q)), 0)?;
    }
    Ok(trace)
}

/// Divisions that suffice for any two numbers of at most `bits` bits, the larger one first or not:
/// n divisions need numbers from the Fibonacci number n + 1 up.
pub fn sufficient_divisions(bits: u64) -> u64 {
    let one = Natural::from(1u8);
    let end = &one << bits as usize;
    let (mut this, mut next, mut n) = (Natural::ZERO, one, 0);
    // `next` is the Fibonacci number n + 1.
    while next < end {
        (this, next) = (next.clone(), this + next);
        n += 1;
    }
    n - 1
}

/// The matrix of a division with quotient `q`.
pub fn divide(q: Integer) -> Matrix {
    [Integer::ZERO, Integer::from(1), Integer::from(1), -q]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::check_matrices;

    /// All pairs of small numbers: the bound is right, and one less is not.
    #[test]
    fn divisions_of_small_numbers() {
        for bits in 1..8 {
            let all = 0..1u32 << bits;
            let lengths = all.clone().flat_map(|a| all.clone().map(move |b| (a, b)));
            let length =
                |(a, b): (u32, u32)| steps(a.into(), b.into()).unwrap().steps.len() as u64 - 1;
            assert_eq!(
                lengths.map(length).max(),
                Some(sufficient_divisions(bits)),
                "{bits}"
            );
        }
    }

    #[test]
    fn cofactors_hold_in_every_step() {
        let (a, b) = (
            Integer::from(240u64 * 1_000_003),
            Integer::from(46u64 * 999_983),
        );
        let trace = extended(a.clone(), b.clone()).unwrap();
        check_matrices(&trace);
        for step in &trace.steps {
            let [x, y, s, t, s1, t1] = &step.values[..] else {
                panic!("six columns")
            };
            assert_eq!((x, y), (&(s * &a + t * &b), &(s1 * &a + t1 * &b)));
        }
        assert_eq!(trace.last()[0], Integer::from(2));
    }
}
