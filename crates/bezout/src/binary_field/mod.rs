// SPDX-License-Identifier: MIT OR Apache-2.0
//! Binary fields GF(2^m): arithmetic and inversion for any trinomial and pentanomial, `m ≤ 1023`.
//!
//! ```
//! use bezout::binary_field::presets::DSTU_257;
//! let a = DSTU_257.from_be_bytes(&[0x12, 0x34])?;
//! let y = DSTU_257.invert(&a).unwrap();
//! assert_eq!(DSTU_257.words(&DSTU_257.mul(&a, &y)), [1, 0, 0, 0, 0]);
//! assert!(bool::from(DSTU_257.invert(&DSTU_257.zero()).is_none()));
//! # Ok::<(), bezout::Error>(())
//! ```

mod batch;
mod choice;
mod divstep;
mod euclid;
mod invert;
mod itoh_tsujii;
#[cfg(feature = "kernels")]
pub mod kernels;
mod modified_euclid;
mod shared;
// Its macros are in the tests.
#[macro_use]
mod types;
#[cfg(test)]
mod tests;

pub use crate::backend::computation::{Arithmetic, Computation};
pub use shared::field_ref::Gf2mRef;
pub use shared::shape::MAX_DEGREE;
pub use types::dyn_gf2m::DynGf2m;
pub use types::gf2m::{Element, Gf2m};
#[cfg(feature = "operators")]
pub use types::operators::Value;
#[cfg(feature = "alloc")]
pub use types::prepared::Prepared;
pub use types::presets;
