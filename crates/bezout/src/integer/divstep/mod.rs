// SPDX-License-Identifier: MIT OR Apache-2.0
//! Divsteps.
pub mod vartime;
#[cfg(test)]
mod vartime_tests;
