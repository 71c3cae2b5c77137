// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses and products of polynomials: the rings of NTRU, NTRU Prime and BIKE in constant time,
//! and polynomials over any prime field in variable time.
//!
//! ```
//! use bezout::polynomial::presets::HRSS701_S3;
//! let mut a = [0; 701];
//! (a[0], a[1]) = (2, 1);
//! // x - 1 divides x^701 - 1, but not the other factor.
//! let mut inverse = [0; 701];
//! assert!(bool::from(HRSS701_S3.invert(&mut inverse, &a)?));
//! # Ok::<(), bezout::Error>(())
//! ```

mod batch;
pub(crate) mod choice;
mod divstep;
#[cfg(feature = "alloc")]
mod euclid;
mod invert;
#[cfg(target_arch = "x86_64")]
mod itoh_tsujii;
#[cfg(target_arch = "x86_64")]
mod jump;
#[cfg(feature = "kernels")]
pub mod kernels;
mod lift;
mod mul;
mod shared;
mod types;

#[cfg(feature = "alloc")]
pub use euclid::{PolynomialXgcd, PrimeField};
pub use types::centered::Centered;
pub use types::presets;
pub use types::ring::{Coefficients, CyclicRing, MAX_CYCLIC, MAX_DEGREE, Ring, Shape};
