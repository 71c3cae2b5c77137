// SPDX-License-Identifier: MIT OR Apache-2.0
//! Integers: a folder for each algorithm, a file for each operation, `choice` of which code runs,
//! the public `types`, and what is `shared`.
//!
//! | folder | algorithm |
//! |---|---|
//! | `divstep` | half-delta divsteps \[BY19, Wui21\]: constant-time inversion, gcd and Jacobi symbol |
//! | `bingcd` | optimized binary GCD \[Por20\]: constant-time inversion and Jacobi symbol, for comparison |
//! | `fermat` | `x^(m-2)` modulo a prime: the baseline |
//! | `stein` | binary GCD on words \[Ste67\]: variable time, no division |
//! | `lehmer` | Euclid on leading limbs \[Leh38\]: variable time, for fast dividers |
//! | `word` | moduli of one word: one inverse by divsteps or the binary algorithm, many by products in lanes |

#[cfg(any(test, feature = "kernels"))]
pub(crate) mod bingcd;
pub(crate) mod divstep;
#[cfg(any(test, feature = "kernels"))]
pub(crate) mod fermat;
pub(crate) mod lehmer;
pub(crate) mod stein;
pub(crate) mod word;

pub(crate) mod batch;
#[cfg(target_arch = "x86_64")]
mod extended;
pub(crate) mod gcd;
pub(crate) mod invert;
pub(crate) mod invert_each;
pub(crate) mod jacobi;
pub(crate) mod partial;
pub(crate) mod residues;
#[cfg(test)]
mod tests;
pub(crate) mod xgcd;

pub(crate) mod choice;
#[cfg(feature = "kernels")]
pub mod kernels;
pub(crate) mod shared;
pub(crate) mod types;
