// SPDX-License-Identifier: MIT OR Apache-2.0
//! Binary greatest common divisor on words [Ste67], variable time: no division anywhere.

mod batches;
mod fixed;
mod gcd;
mod invert;
mod jacobi;
mod steps;
#[cfg(test)]
mod tests;
mod update;
mod xgcd;

pub(crate) use gcd::{gcd, gcd_scratch_limbs};
pub(crate) use invert::{invert, invert_scratch_limbs};
pub(crate) use jacobi::{jacobi, jacobi_scratch_limbs, kronecker};
pub(crate) use xgcd::{xgcd, xgcd_scratch_limbs};
