// SPDX-License-Identifier: MIT OR Apache-2.0
//! What algorithms and operations share.

pub(crate) mod engine;
pub(crate) mod field_ref;
pub(crate) mod mirror;
pub(crate) mod products;
pub(crate) mod shape;
