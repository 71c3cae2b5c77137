// SPDX-License-Identifier: MIT OR Apache-2.0
//! The public types and functions.

#[cfg(feature = "alloc")]
pub mod any_length;
#[cfg(feature = "alloc")]
pub(crate) mod dyn_modulus;
#[cfg(feature = "alloc")]
pub mod dynamic;
#[cfg(feature = "alloc")]
mod dynamic_numbers;
pub(crate) mod modulus;
mod modulus_arithmetic;
mod modulus_traits;
mod partial;
pub mod presets;
pub mod pseudo_mersenne;
pub mod slices;
pub mod small;
pub(crate) mod square_roots;
pub(crate) mod uint_ops;
