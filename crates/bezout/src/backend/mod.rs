// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inner loops for particular CPUs, each with a portable twin, behind safe functions on raw words. `SAFETY.md` says why
//! the unsafe code is sound.

#[cfg(target_arch = "aarch64")]
pub(crate) mod aarch64;
#[cfg(feature = "binary-field")]
pub(crate) mod computation;
pub(crate) mod flips;
pub(crate) mod limbs60;
pub(crate) mod portable;
pub(crate) mod rows;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;
