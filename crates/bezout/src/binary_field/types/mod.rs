// SPDX-License-Identifier: MIT OR Apache-2.0
//! The public types and functions.

mod compute;
pub(crate) mod dyn_gf2m;
pub(crate) mod gf2m;
#[cfg(feature = "operators")]
pub(crate) mod operators;
#[cfg(feature = "alloc")]
pub(crate) mod prepared;
#[macro_use]
pub mod presets;
