// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod der;
mod error;
mod key;

pub use error::{Error, MIN_MODULUS_BITS, MIN_PRIME_BITS};
pub use key::{Options, RsaKey, Totient};
