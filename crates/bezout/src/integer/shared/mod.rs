// SPDX-License-Identifier: MIT OR Apache-2.0
//! What algorithms and operations share.

pub(crate) mod chain;
pub(crate) mod cofactor;
pub(crate) mod four_limbs;
#[cfg(target_arch = "x86_64")]
pub(crate) mod interleaved;
pub(crate) mod mod2k;
pub(crate) mod modulus_ref;
pub(crate) mod montgomery;
pub(crate) mod near_power;
pub(crate) mod p256;
pub(crate) mod pow;
pub(crate) mod r_squared;
pub(crate) mod root;
#[cfg(feature = "alloc")]
pub(crate) mod small_primes;
#[cfg(test)]
pub(crate) mod testing;
pub(crate) mod transition;
#[cfg(any(
    target_arch = "x86_64",
    all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    )
))]
pub(crate) mod vectors;
pub(crate) mod window;
