// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod base;
#[cfg(feature = "files")]
pub mod files;
mod plan;
mod tasks;
#[cfg(test)]
mod tests;
mod tree;
mod weak;

pub use base::{Base, coprime_base};
pub use plan::shared_factors;
pub use tasks::{Chunk, common, cross, product};
pub use weak::{Weakness, weaknesses};
