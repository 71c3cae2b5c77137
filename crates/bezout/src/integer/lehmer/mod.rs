// SPDX-License-Identifier: MIT OR Apache-2.0
//! Lehmer's algorithm [Leh38], variable time: Euclid on the leading limbs, applied to the whole numbers
//! once per batch. The algorithm takes odd and even numbers. It needs a fast divider.

mod batches;
mod gcd;
mod invert;
mod steps;
#[cfg(test)]
mod tests;
mod update;
mod xgcd;

pub use steps::{two_limbs, two_limbs_to};
pub use update::apply;

pub(crate) use gcd::{gcd, gcd_scratch_limbs};
pub(crate) use invert::{invert, invert_scratch_limbs};
pub(crate) use xgcd::{xgcd, xgcd_scratch_limbs};
