// SPDX-License-Identifier: MIT OR Apache-2.0
//! Binary greatest common divisor on words [Ste67], variable time: no division anywhere.

mod fixed;
mod gcd;
mod invert;
mod schedule;
mod steps;
#[cfg(test)]
mod tests;
mod update;

pub use gcd::{gcd, gcd_scratch_limbs};
pub use invert::{invert, invert_scratch_limbs};
