// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps in portable Rust for 64-bit CPUs, in batches of sixty, for any number of
//! limbs.

pub(crate) mod gcd;
pub(crate) mod invert;
pub(crate) mod jacobi;
pub(crate) mod matrix;
pub(crate) mod steps;
pub(crate) mod update;
