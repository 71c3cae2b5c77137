// SPDX-License-Identifier: MIT OR Apache-2.0
//! Prime fields of `ff` 0.13, the traits by which `halo2curves`, `pasta_curves` 0.5, `bls12_381`,
//! `blstrs` and others are used: their scalars, and the field of a curve where the crate shows it.

use ::ff13::{Field, PrimeField};

#[allow(
    clippy::duplicate_mod,
    reason = "the same functions, for the traits of either version"
)]
#[path = "fields.rs"]
mod fields;
pub use fields::*;
