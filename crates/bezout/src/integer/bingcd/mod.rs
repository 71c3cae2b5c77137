// SPDX-License-Identifier: MIT OR Apache-2.0
//! Pornin's optimized binary GCD, 31 steps a batch \[Por20\].

pub(crate) mod bounds;
pub(crate) mod matrix;
pub(crate) mod schedule;
pub(crate) mod steps;
#[cfg(target_arch = "x86_64")]
pub(crate) mod unsigned;
pub(crate) mod update;
