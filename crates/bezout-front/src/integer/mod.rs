// SPDX-License-Identifier: MIT OR Apache-2.0
//! Signed integers of any length: gcds, cofactors, inverses, symbols; each answer with what ran.
//!
//! Lengths decide which code runs: that for as many limbs as a number has, [`bezout::dynamic`], or,
//! beyond 256 limbs, the crate `bezout-large`. Signs and numbers of limbs are public. Limbs from
//! and to bytes: [`bezout::dynamic::from_le_bytes`] and its sisters.

#[cfg(feature = "kernels")]
mod by_kernel;
mod constant;
mod lengths;
mod number;
mod partial;
#[cfg(feature = "large")]
mod root;
mod variable;

pub use bezout::Ran;
#[cfg(all(feature = "kernels", feature = "large"))]
pub use by_kernel::lcm_by;
#[cfg(feature = "kernels")]
pub use by_kernel::{gcd_by, invert_by, jacobi_by, xgcd_by};
pub use constant::{gcd, inverse, invert, jacobi, lcm, legendre, xgcd};
pub use number::{Answer, Integer};
pub use partial::{partial_xgcd_vartime, split_vartime};
#[cfg(feature = "large")]
pub use root::sqrt_vartime;
pub use variable::{
    gcd_vartime, gcd_vartime_with, invert_vartime, invert_vartime_with, jacobi_vartime,
    kronecker_vartime, legendre_vartime, xgcd_vartime, xgcd_vartime_with,
};
#[cfg(feature = "large")]
pub use variable::{gcd_vartime_with_progress, lcm_vartime};
