// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod discriminant;
mod encoding;
mod error;
mod fixed;
mod form;
mod group;
mod power;
mod prime;
mod triple;

pub use discriminant::Discriminant;
pub use encoding::Decoding;
pub use error::{Error, MAX_BITS};
pub use form::Form;

/// What the delay function stands on. It may change in any version.
#[doc(hidden)]
pub mod parts {
    pub use crate::prime::hash_to_prime;
}
