// SPDX-License-Identifier: MIT OR Apache-2.0
//! Forms in Rust alone.

pub(crate) mod rows;
pub(crate) mod transform;
#[cfg(not(target_arch = "x86_64"))]
pub(crate) mod vectors;
