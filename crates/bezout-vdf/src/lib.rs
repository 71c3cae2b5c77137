// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod challenge;
mod checkpoint;
mod error;
mod evaluation;
mod prover;
#[cfg(test)]
mod tests;
mod verifier;

pub use checkpoint::{Checkpoint, Loaded};
pub use error::{Error, Which};
pub use evaluation::Evaluation;
pub use verifier::verify;
