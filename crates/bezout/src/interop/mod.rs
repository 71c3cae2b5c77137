// SPDX-License-Identifier: MIT OR Apache-2.0
//! Other crates' numbers: conversions both ways, and traits by which one changed line uses this
//! crate.
//!
//! Each crate is a feature of its own. The traits' methods begin with `bezout_`, so that none hides
//! a method of the type. What the methods promise is what this crate's functions of the same name
//! promise.

#[cfg(feature = "ark")]
pub mod ark;
#[cfg(feature = "ark05")]
pub mod ark05;
#[cfg(feature = "crypto-bigint")]
pub mod crypto_bigint;
#[cfg(feature = "ff")]
pub mod ff;
#[cfg(feature = "ff13")]
pub mod ff13;
#[cfg(feature = "num-bigint")]
pub mod num_bigint;
#[cfg(feature = "plonky3")]
pub mod plonky3;
#[cfg(feature = "ruint")]
pub mod ruint;
#[cfg(feature = "serde")]
mod serde;
