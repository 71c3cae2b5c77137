// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion by exponentiation \[IT88\] in binary rings modulo `x^r - 1`, `r` prime and 2 a
//! generator modulo `r`.
//!
//! `x^r - 1 = (x - 1)(1 + x + ... + x^(r-1))`, and the second factor is irreducible. So the order
//! of a unit divides `2^(r-1) - 1`, and `a^-1 = (a^(2^(r-2) - 1))^2`. Powers of two move
//! coefficients: `i` goes to `2^k i` modulo `r`; the rest is an addition chain, `2^(k+m) - 1 =
//! (2^k - 1) 2^m + (2^m - 1)`.

mod chains;
mod invert;
mod network;

pub(crate) use invert::{invert, invert_cyclic, mul, scratch};
