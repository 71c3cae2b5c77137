// SPDX-License-Identifier: MIT OR Apache-2.0
//! Polynomials as people write them.

use alloc::string::String;
use alloc::vec::Vec;
use bezout_large::Integer;
use core::fmt::Write;

/// Coefficients as they were written, the constant term first, without zeros at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Polynomial {
    /// The constant term first.
    pub coefficients: Vec<Integer>,
    /// The letter that stood for the variable, if one did.
    pub variable: Option<char>,
}

impl Polynomial {
    /// The polynomial with these coefficients.
    pub fn new(mut coefficients: Vec<Integer>, variable: Option<char>) -> Self {
        while coefficients.last().is_some_and(Integer::is_zero) {
            coefficients.pop();
        }
        Self {
            coefficients,
            variable,
        }
    }

    /// Coefficients modulo `q`, without zeros at the end.
    pub fn reduced(&self, q: u32) -> Vec<u32> {
        let modulus = Integer::from(q);
        let reduce = |c: &Integer| u32::try_from(&c.rem_floor(&modulus)).unwrap_or(0);
        trimmed(self.coefficients.iter().map(reduce).collect())
    }
}

impl From<&[u32]> for Polynomial {
    fn from(coefficients: &[u32]) -> Self {
        Self::new(coefficients.iter().map(|&c| c.into()).collect(), None)
    }
}

/// Without zeros at the end.
pub fn trimmed(mut coefficients: Vec<u32>) -> Vec<u32> {
    while coefficients.last() == Some(&0) {
        coefficients.pop();
    }
    coefficients
}

/// `2x^3 - x + 1`.
pub fn terms(polynomial: &Polynomial, variable: char) -> String {
    let mut text = String::new();
    let terms = polynomial.coefficients.iter().enumerate().rev();
    for (i, c) in terms.filter(|(_, c)| !c.is_zero()) {
        text.push_str(match (text.is_empty(), c.is_negative()) {
            (true, true) => "-",
            (true, false) => "",
            (false, true) => " - ",
            (false, false) => " + ",
        });
        // Writing to a string does not fail.
        if i == 0 || !c.magnitude().is_one() {
            let _ = write!(text, "{}", c.magnitude());
        }
        let _ = match i {
            0 => Ok(()),
            1 => write!(text, "{variable}"),
            _ => write!(text, "{variable}^{i}"),
        };
    }
    if text.is_empty() { "0".into() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coefficient_of_one_is_not_written() {
        let show = |c: &[i64]| {
            terms(
                &Polynomial::new(c.iter().map(|&c| c.into()).collect(), None),
                'x',
            )
        };
        assert_eq!(show(&[-1, 1, 0, 2]), "2x^3 + x - 1");
        assert_eq!(show(&[1, 0, -1]), "-x^2 + 1");
        assert_eq!(show(&[]), "0");
    }
}
