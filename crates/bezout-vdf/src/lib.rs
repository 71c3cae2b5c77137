// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod challenge;
mod checkpoint;
mod error;
mod evaluation;
mod prover;
mod verifier;

pub use checkpoint::{Checkpoint, Loaded};
pub use error::{Error, Which};
pub use evaluation::Evaluation;
pub use verifier::verify;

/// The examples of the guide are tests.
#[cfg(doctest)]
mod documents {
    #[doc = include_str!("../../../docs/guide/vdf.md")]
    struct Guide;
}
