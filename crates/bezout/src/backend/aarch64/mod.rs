// SPDX-License-Identifier: MIT OR Apache-2.0
//! Intrinsics for 64-bit ARM, chosen at run time by what the CPU has: a file for each ring.

#[cfg(feature = "binary-field")]
pub(crate) mod binary_field;
