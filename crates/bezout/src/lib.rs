// SPDX-License-Identifier: MIT OR Apache-2.0
//! Greatest common divisors, Bézout coefficients, modular inverses and quadratic symbols: constant
//! time where operands are secret, as fast as the CPU allows where they are not.
//!
//! Constant time is the default. A name that ends in `_vartime` says that the time depends on the
//! values of its arguments. "Constant time" means: neither a branch nor an address nor the operand
//! of a variable-latency instruction depends on a secret.
//!
//! ```
//! use bezout::{Uint, const_modulus};
//! const_modulus!(P25519: 4 = 2^255 - 19);
//! let y = P25519.invert(&Uint::from_u64(3)).unwrap();
//! assert_eq!(P25519.mul(&y, &Uint::from_u64(3)), Uint::ONE);
//! ```
#![cfg_attr(not(test), no_std)]
#![deny(unsafe_code)]
// A default path uses one kernel an operation; the others are there for the registry.
#![cfg_attr(not(feature = "kernels"), allow(dead_code, unused_imports))]

#[cfg(feature = "alloc")]
extern crate alloc;

mod backend;
mod ct;
mod error;
mod limbs;
mod limbs_vartime;
mod symbol;
mod uint;
mod word;

#[cfg(feature = "alloc")]
pub mod dynamic;
mod integer;
#[cfg(feature = "kernels")]
pub mod kernels;
#[cfg(feature = "polynomial")]
pub mod polynomial;
pub mod presets;
pub mod residue;

#[cfg(feature = "alloc")]
pub use dynamic::DynModulus;
pub use error::Error;
pub use integer::{Modulus, ModulusRef, Signed, Xgcd, invert_each};
pub use symbol::Symbol;
pub use uint::{Odd, Uint};

/// The examples of the README and of the guide are tests.
#[cfg(all(doctest, feature = "kernels"))]
mod documents {
    #[doc = include_str!("../../../README.md")]
    struct Readme;
    #[doc = include_str!("../../../docs/guide/rust.md")]
    struct Guide;
}
