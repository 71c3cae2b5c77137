// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod binary_field;
pub mod error;
pub mod integer;
#[cfg(feature = "kernels")]
pub mod kernels;
pub mod polynomial;

pub use bezout;
pub use error::Error;
