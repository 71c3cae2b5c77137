// SPDX-License-Identifier: MIT OR Apache-2.0
//! Pornin's optimized binary GCD, 31 steps a batch \[Por20\].

mod batches;
pub(crate) mod bounds;
pub(crate) mod invert;
pub(crate) mod jacobi;
pub(crate) mod matrix;
pub(crate) mod steps;
pub(crate) mod update;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;
