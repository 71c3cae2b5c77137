// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![deny(unsafe_code)]
#![cfg_attr(not(any(test, feature = "std")), no_std)]

#[macro_use]
extern crate alloc;

mod backend;
mod choice;
mod convert;
pub mod ct;
mod divide;
mod gcd;
mod half_gcd;
mod integer;
mod label;
mod limbs;
mod natural;
mod operators;
mod partial;
mod power;
pub mod product;
mod progress;
#[doc(hidden)]
pub mod ran;
mod root;
#[cfg(feature = "std")]
mod stop;
#[cfg(not(feature = "std"))]
mod stop {
    /// There is no other thread that could stop this one.
    pub fn check() {}
}
mod symbol;
#[cfg(test)]
mod tests;
pub mod text;
mod tree;
mod xgcd;

pub use convert::OutOfRange;
pub use divide::{Divisor, divide};
pub use gcd::gcd;
pub use integer::Integer;
pub use natural::Natural;
pub use partial::{Partial, partial_xgcd, partial_xgcd_below, rational_reconstruct};
pub use power::pow;
pub use progress::gcd_with_progress;
pub use root::isqrt;
#[cfg(feature = "std")]
pub use stop::{check as check_stop, until};
pub use symbol::{jacobi, kronecker};
pub use text::ParseError;
pub use tree::ProductTree;
pub use xgcd::{invert, xgcd};
