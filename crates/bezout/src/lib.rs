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

#[cfg(feature = "alloc")]
extern crate alloc;

mod backend;
#[cfg(feature = "binary-field")]
pub mod binary_field;
mod cpu;
mod ct;
mod error;
mod integer;
#[cfg(feature = "kernels")]
mod kernel;
#[cfg(feature = "kernels")]
pub mod kernels;
mod limbs;
mod limbs_vartime;
mod montgomery_trick;
mod symbol;
mod uint;
mod word;

pub use error::Error;
#[cfg(feature = "alloc")]
pub use integer::dyn_modulus::DynModulus;
#[cfg(feature = "alloc")]
pub use integer::dynamic;
pub use integer::invert_each::invert_each;
pub use integer::modulus::Modulus;
pub use integer::modulus_ref::ModulusRef;
pub use integer::xgcd::{Signed, Xgcd};
pub use integer::{presets, pseudo_mersenne};
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
