// SPDX-License-Identifier: MIT OR Apache-2.0
//! Forms in Rust alone.

pub(crate) mod rows;
pub(crate) mod transform;
