// SPDX-License-Identifier: MIT OR Apache-2.0
//! The public types, and those that have a name.

pub(crate) mod centered;
pub mod presets;
pub(crate) mod ring;
