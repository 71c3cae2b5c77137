// SPDX-License-Identifier: MIT OR Apache-2.0
//! Polynomials over any prime field below 2^31, in variable time: Euclid's algorithm by divisions,
//! and from some length on by halves.

mod arithmetic;
mod field;
mod gcd;
mod invert;
mod matrix;
mod operations;
mod resultant;

pub use field::PrimeField;
pub use gcd::PolynomialXgcd;
