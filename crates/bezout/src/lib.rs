// SPDX-License-Identifier: MIT OR Apache-2.0
//! Greatest common divisors, Bézout coefficients, modular inverses and quadratic symbols: constant
//! time where operands are secret, as fast as the CPU allows where they are not.
//!
//! ```
//! use bezout::{Symbol, Uint, const_modulus};
//! const_modulus!(P25519: 4 = 2^255 - 19);
//! let x = Uint::from_u64(3);
//! let y = P25519.invert(&x).unwrap();
//! assert_eq!(P25519.mul(&x, &y), Uint::ONE);
//! assert_eq!(P25519.jacobi(&x), Symbol::ONE);
//! assert_eq!(Uint::<1>::from_u64(12).gcd(&Uint::from_u64(18)), Uint::from_u64(6));
//! ```
//!
//! # Where to begin
//!
//! | you have | use |
//! |---|---|
//! | a well-known prime | [`presets`] |
//! | a constant odd modulus | [`const_modulus!`], which makes a [`Modulus`] |
//! | an odd modulus at run time | [`Modulus`]; [`DynModulus`] where the compiler does not know its length |
//! | any modulus, for one inverse | [`Uint::invert_mod`], [`dynamic::invert_mod`] |
//! | two numbers | [`Uint::gcd`], [`Uint::xgcd`], and the same in [`dynamic`] |
//! | many numbers | [`Modulus::invert_batch`]; [`invert_each`] where each has a modulus of its own |
//! | elements of 2^255 - 19 | [`pseudo_mersenne::F25519`], with operators and square roots |
//!
//! # What is promised
//!
//! Constant time is the default. A name that ends in `_vartime` says that the time depends on the
//! values of its arguments. *Constant time* means: neither a branch nor an address nor the operand of an
//! instruction of variable latency depends on a secret. Lengths are public, and what the *Timing:* line
//! of a function names. Whether there is an inverse is a secret too: it comes as a
//! [`CtOption`](subtle::CtOption) or a [`Choice`](subtle::Choice).
//!
//! `invert` takes any number of the modulus' limbs, those at or above the modulus included, and returns
//! the canonical inverse. Zero, and any other number without an inverse, has none. Modulo 1 the inverse
//! of everything is 0. Nothing panics on its input.
//!
//! # Which code runs
//!
//! The CPU is asked once. On x86-64 with AVX2 or AVX-512 the inner loops are generated assembly; other
//! CPUs take portable Rust, which does the same steps. `--cfg bezout_force="portable"` (also `"adx"`,
//! `"avx2"`, `"avx512"`) in `RUSTFLAGS` takes the best form up to that one, for tests. With the feature
//! `kernels` every algorithm can be called by name.
//!
//! # Features
//!
//! | feature | adds | default |
//! |---|---|---|
//! | `alloc` | `dynamic`, `DynModulus`: lengths known at run time | yes |
//! | `kernels` | the registry: every algorithm by name, traces | no |
//! | `rand_core` | `invert_blinded` | no |
//! | `zeroize` | `Zeroize` for the number types | no |
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
#[cfg(feature = "polynomial")]
pub mod polynomial;
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
    #[doc = include_str!("../README.md")]
    struct CrateReadme;
    #[doc = include_str!("../../../docs/guide/rust.md")]
    struct Guide;
}
