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
//! | many numbers | [`Modulus::invert_batch`]; [`invert_each`] where each has a modulus of its own; as rows of one slice: [`DynModulus::invert_rows`], [`slices::invert_each_rows`] |
//! | no heap, and lengths at run time | [`slices`] |
//! | a modulus of one word, as BabyBear or Goldilocks, and batches | [`small`] |
//! | elements of 2^255 - 19 | [`pseudo_mersenne::F25519`], with operators and square roots |
//!
//! # What is promised
//!
//! Constant time is the default. The time of a function whose name ends in `_vartime` depends on
//! the values of its arguments. *Constant time* means: neither a branch nor an address nor the
//! operand of an instruction of variable latency depends on a secret. Lengths are public.
//! Everything that the
//! *Timing:* line of a function names is public too. The existence of an inverse is a secret:
//! functions return it as a [`CtOption`](subtle::CtOption) or a [`Choice`](subtle::Choice).
//!
//! `invert` takes any number with as many limbs as the modulus, also numbers at or above the
//! modulus. It returns the canonical inverse, or none if there is no inverse, as for zero. Modulo 1
//! the inverse of every number is 0. Functions do not panic on their input, except where the
//! documentation says so: `CtVec::unwrap` and `CtVec::expect`, functions for constants such as
//! [`Modulus::new_const`], and the functions in the tables of the registry, which rely on slices of
//! the stated lengths.
//!
//! # Which code runs
//!
//! The library queries the CPU once. On x86-64 with AVX2, AVX-512 or ADX the inner loops are
//! generated assembly. Other CPUs use portable Rust, which performs the same steps. For tests,
//! `--cfg bezout_force="portable"` (also `"adx"`, `"avx2"`, `"pclmulqdq"`, `"vpclmulqdq"`,
//! `"avx512"`, `"ifma"`, `"pmull"`) in `RUSTFLAGS` selects the best form up to that one. With the
//! feature `kernels` a program can call every algorithm by name.
//!
//! # Features
//!
//! | feature | adds | default |
//! |---|---|---|
//! | `alloc` | `dynamic`, `DynModulus`: lengths known at run time | yes |
//! | `kernels` | the registry: every algorithm by name, traces | no |
//! | `rand_core` | `invert_blinded` | no |
//! | `binary-field` | GF(2^m): arithmetic and inversion; experimental | no |
//! | `polynomial` | inversion and products for NTRU, NTRU Prime, BIKE; gcds over any prime field; experimental | no |
//! | `operators` | `+`, `-`, `*` and `==` on elements of GF(2^m) together with their field | no |
//! | `ct` | masks for code on top that decides on secrets: `ct` | no |
//! | `zeroize` | `Zeroize` for numbers and moduli | no |
//! | `crypto-bigint`, `num-bigint`, `ruint` | their numbers: conversions, and a trait of one changed line | no |
//! | `ff`, `ff13` | inversion, also of many, for every prime field of that crate's traits, in its versions 0.14 and 0.13 | no |
//! | `ark`, `ark05` | inversion of many elements of the fields of `ark-ff`, in its versions 0.6 and 0.5 | no |
//! | `plonky3` | inversion of many elements of the fields of `p3-field` | no |
//! | `rayon` | large batches on all threads: functions that begin with `par_`; it needs `std` | no |
//! | `serde` | numbers as text or as limbs | no |
#![cfg_attr(not(test), no_std)]
#![deny(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "witness")]
extern crate std;

/// Says to a test which code begins here.
macro_rules! note {
    ($name:expr) => {
        #[cfg(feature = "witness")]
        $crate::witness::note($name);
    };
}

mod backend;
#[cfg(feature = "binary-field")]
pub mod binary_field;
#[cfg(feature = "alloc")]
mod copied;
mod cpu;
#[cfg(not(feature = "ct"))]
mod ct;
#[cfg(feature = "ct")]
pub mod ct;
#[cfg(feature = "alloc")]
mod ct_vec;
mod error;
mod integer;
#[cfg(any(
    feature = "ark",
    feature = "ark05",
    feature = "crypto-bigint",
    feature = "ff",
    feature = "ff13",
    feature = "num-bigint",
    feature = "plonky3",
    feature = "ruint",
    feature = "serde"
))]
pub mod interop;
#[cfg(feature = "kernels")]
mod kernel;
#[cfg(feature = "kernels")]
pub mod kernels;
mod limbs;
mod limbs_vartime;
mod montgomery_trick;
pub mod parts;
#[cfg(feature = "polynomial")]
pub mod polynomial;
mod symbol;
mod timing;
mod uint;
#[doc(hidden)]
#[cfg(feature = "witness")]
pub mod witness;
mod word;

#[cfg(feature = "alloc")]
pub use ct_vec::CtVec;
pub use error::Error;
pub use integer::invert_each::invert_each;
pub use integer::partial::{Partial, Split};
pub use integer::shared::modulus_ref::ModulusRef;
#[cfg(feature = "alloc")]
pub use integer::types::dyn_modulus::DynModulus;
#[cfg(feature = "alloc")]
pub use integer::types::dynamic;
pub use integer::types::modulus::Modulus;
pub use integer::types::square_roots::SquareRoots;
pub use integer::types::{presets, pseudo_mersenne, slices, small};
pub use integer::xgcd::{Signed, Xgcd};
pub use subtle;
pub use symbol::Symbol;
pub use timing::{Ran, Timing};
pub use uint::{Odd, Uint};

/// The examples of the README and of the guides are tests.
#[cfg(all(doctest, feature = "kernels"))]
mod documents {
    #[doc = include_str!("../../../README.md")]
    struct Readme;
    #[doc = include_str!("../README.md")]
    struct CrateReadme;
    #[doc = include_str!("../../../docs/guide/rust.md")]
    struct Guide;
    #[cfg(all(
        feature = "ark",
        feature = "crypto-bigint",
        feature = "ff",
        feature = "ff13",
        feature = "num-bigint",
        feature = "rayon",
        feature = "ruint"
    ))]
    #[doc = include_str!("../../../docs/guide/clients.md")]
    struct Clients;
    #[cfg(feature = "ff")]
    #[doc = include_str!("../../../docs/guide/zkvm.md")]
    struct Guests;
}
