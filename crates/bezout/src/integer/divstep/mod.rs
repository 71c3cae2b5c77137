// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps of Bernstein and Yang, \[BY19, Wui21\]: a folder for each width of words,
//! and one for assembly.

#[cfg(all(
    target_arch = "aarch64",
    target_endian = "little",
    target_feature = "neon"
))]
pub(crate) mod aarch64;
pub(crate) mod batches;
pub(crate) mod bounds;
#[cfg(test)]
pub(crate) mod faults;
#[cfg(any(test, feature = "kernels"))]
pub(crate) mod vartime;
#[cfg(any(target_pointer_width = "32", feature = "kernels", test))]
pub(crate) mod word32;
#[cfg_attr(
    target_pointer_width = "32",
    allow(dead_code, reason = "CPUs of 32 bits take the form above")
)]
pub(crate) mod word64;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;
