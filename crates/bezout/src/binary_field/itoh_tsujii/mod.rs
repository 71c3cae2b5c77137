// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion by exponentiation, with tables or without. \[IT88\]

mod invert;
#[cfg(feature = "alloc")]
pub(crate) mod plan;
#[cfg(feature = "alloc")]
pub(crate) mod tables;

pub(crate) use invert::invert;
