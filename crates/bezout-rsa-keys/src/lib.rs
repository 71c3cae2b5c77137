// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod der;
mod error;
mod key;

pub use error::Error;
pub use key::{MIN_MODULUS_BITS, MIN_PRIME_BITS, Options, RsaKey, Totient};
