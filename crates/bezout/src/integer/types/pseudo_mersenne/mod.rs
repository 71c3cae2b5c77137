// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arithmetic modulo a constant: the pseudo-Mersenne numbers `2^255 - r`, prime or not, for any odd
//! `r` below `2^31` \[Por20\]. Constant time throughout.
//!
//! | type | `r` | elements |
//! |---|---|---|
//! | [`Residue255<R>`] | known to the compiler | the type itself, with operators |
//! | [`F25519`] | 19: the field of Curve25519 | the same, with square roots |
//! | [`PseudoMersenne255`] | known at run time | [`Uint<4>`](crate::Uint), as for [`Modulus`](crate::Modulus) |
//!
//! All types run the same code on numbers that are reduced only to 256 bits.
//!
//! ```
//! use bezout::pseudo_mersenne::F25519;
//! let x = F25519::from_u64(9);
//! let y = x.invert().unwrap();
//! assert_eq!(x * y, F25519::ONE);
//! assert_eq!(x.sqrt().unwrap().square(), x);
//! ```

mod arithmetic;
pub(crate) mod batch;
// A kernel of the registry; the default is the divstep one.
#[cfg(any(test, feature = "kernels"))]
pub(crate) mod bingcd;
pub(crate) mod chain;
pub(crate) mod fermat;
mod modulus255;
mod operators;
mod residue255;
mod sqrt;

#[cfg(test)]
mod tests;

pub use modulus255::PseudoMersenne255;
pub use residue255::{F25519, Residue255};
