// SPDX-License-Identifier: MIT OR Apache-2.0
//! Integers: a folder for each algorithm, a file for each operation.
//!
//! | folder | algorithm |
//! |---|---|
//! | `divstep` | half-delta divsteps \[BY19, Wui21\]: constant-time inversion, gcd and Jacobi symbol |
//! | `bingcd` | optimized binary GCD \[Por20\]: constant-time inversion and Jacobi symbol, for comparison |
//! | `fermat` | `x^(m-2)` modulo a prime: the baseline |
//! | `stein` | binary GCD on words \[Ste67\]: variable time, no division |
//! | `lehmer` | Euclid on leading limbs \[Leh38\]: variable time, for fast dividers |

#[cfg(any(test, feature = "kernels"))]
pub(crate) mod bingcd;
pub(crate) mod divstep;
#[cfg(any(test, feature = "kernels"))]
pub(crate) mod fermat;
pub(crate) mod lehmer;
pub(crate) mod stein;

pub(crate) mod batch;
pub(crate) mod choice;
mod cofactor;
#[cfg(feature = "alloc")]
mod copied;
#[cfg(feature = "alloc")]
pub(crate) mod dyn_modulus;
#[cfg(feature = "alloc")]
pub mod dynamic;
#[cfg(feature = "alloc")]
mod dynamic_numbers;
pub(crate) mod gcd;
#[cfg(target_arch = "x86_64")]
pub(crate) mod interleaved;
pub(crate) mod invert;
pub(crate) mod invert_each;
pub(crate) mod jacobi;
#[cfg(feature = "kernels")]
pub mod kernels;
pub(crate) mod mod2k;
pub(crate) mod modulus;
mod modulus_arithmetic;
pub(crate) mod modulus_ref;
mod modulus_traits;
pub(crate) mod montgomery;
pub(crate) mod pow;
pub mod presets;
pub mod pseudo_mersenne;
pub(crate) mod r_squared;
#[cfg(test)]
mod testing;
mod transition;
mod uint_ops;
mod window;
pub(crate) mod xgcd;
