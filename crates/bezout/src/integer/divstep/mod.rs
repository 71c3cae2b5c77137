// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps of Bernstein and Yang, in batches of sixty \[BY19, Wui21\].

pub(crate) mod batches;
pub(crate) mod bounds;
pub(crate) mod gcd;
pub(crate) mod invert;
pub(crate) mod jacobi;
pub(crate) mod matrix;
pub(crate) mod steps;
pub(crate) mod update;
#[cfg(any(test, feature = "kernels"))]
pub(crate) mod vartime;
#[cfg(test)]
mod vartime_tests;
#[cfg(any(target_pointer_width = "32", feature = "kernels", test))]
pub(crate) mod word32;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;
