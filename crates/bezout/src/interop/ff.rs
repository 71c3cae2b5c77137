// SPDX-License-Identifier: MIT OR Apache-2.0
//! Prime fields of `ff` 0.14, the traits by which `p256`, `k256`, `curve25519-dalek`,
//! `pasta_curves` 0.6 and others are used: their scalars, and the field of a curve where the crate
//! shows it.

use ::ff::{Field, PrimeField};

#[allow(
    clippy::duplicate_mod,
    reason = "the same functions, for the traits of either version"
)]
#[path = "fields.rs"]
mod fields;
pub use fields::*;
