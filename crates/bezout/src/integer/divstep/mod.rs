// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps of Bernstein and Yang, in batches of sixty \[BY19, Wui21\].

pub(crate) mod bounds;
pub(crate) mod matrix;
pub(crate) mod schedule;
pub(crate) mod steps;
pub(crate) mod update;
pub(crate) mod vartime;
#[cfg(test)]
mod vartime_tests;
