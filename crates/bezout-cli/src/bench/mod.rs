// SPDX-License-Identifier: MIT OR Apache-2.0
//! How fast the library's own kernels are here: what is measured, by which clock, and how.

pub mod case;
pub mod clock;
pub mod measure;
