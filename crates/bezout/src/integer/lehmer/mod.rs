// SPDX-License-Identifier: MIT OR Apache-2.0
//! Lehmer's algorithm [Leh38], variable time: Euclid on the leading limbs, applied to the whole
//! numbers once per batch. The algorithm takes odd and even numbers. It needs a fast divider.

mod batches;
#[cfg(target_arch = "x86_64")]
mod digits;
mod gcd;
mod invert;
mod partial;
mod steps;
#[cfg(test)]
mod tests;
mod update;
mod xgcd;

pub use batches::{in_digits, long_row, reduce_to};
pub use partial::reduce_above;
pub use steps::{two_limbs, two_limbs_to};
pub use update::apply;

#[cfg(target_arch = "x86_64")]
pub(crate) use batches::DIGITS;
pub(crate) use batches::LONGEST;
#[cfg(all(feature = "kernels", target_arch = "x86_64"))]
pub(crate) use digits::LEAST as LEAST_IN_DIGITS;
pub(crate) use gcd::{gcd, gcd_scratch_limbs};
pub(crate) use invert::{invert, invert_scratch_limbs};
pub(crate) use partial::{partial, partial_scratch_limbs};
pub(crate) use xgcd::{xgcd, xgcd_scratch_limbs};
