// SPDX-License-Identifier: MIT OR Apache-2.0
//! Vectors of four doubles on this target.

#[cfg(target_arch = "aarch64")]
pub(super) use super::aarch64::vectors::*;
#[cfg(target_arch = "x86_64")]
pub(super) use super::x86_64::vectors::*;
