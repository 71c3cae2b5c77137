// SPDX-License-Identifier: MIT OR Apache-2.0
//! An odd modulus as every kernel takes it.

use crate::ct::{Mask, public_by_contract};
use crate::error::Error;
use crate::{limbs, word};

/// An odd modulus as every kernel takes it: its limbs, its inverse modulo 2^64 and a public bound
/// on its length.
///
/// Every modulus type lends one. It costs only a few multiplications, so it suits a modulus that is
/// used once.
#[derive(Clone, Copy)]
pub struct ModulusRef<'a> {
    limbs: &'a [u64],
    inverse64: u64,
    bits: usize,
}

impl<'a> ModulusRef<'a> {
    /// Makes a modulus from its limbs, least significant first.
    ///
    /// # Errors
    /// [`Error::ZeroModulus`] if it is zero or has no limbs, [`Error::EvenModulus`] if it is even.
    ///
    /// *Timing:* depends on the number of limbs, and on which error is returned, if any.
    pub fn new(limbs: &'a [u64]) -> Result<Self, Error> {
        let Some(&low) = limbs.first() else {
            return Err(Error::ZeroModulus);
        };
        // The contract names both: callers may make a modulus of a secret, as of the prime of an
        // RSA key.
        if public_by_contract(Mask::odd(low).choice()) {
            return Ok(Self::from_odd(limbs));
        }
        Err(match public_by_contract(limbs::is_zero(limbs).choice()) {
            true => Error::ZeroModulus,
            false => Error::EvenModulus,
        })
    }

    /// The same, for limbs that are known to be odd. The lowest bit is forced, so that the inverse
    /// exists in any case.
    #[inline(always)]
    pub(crate) fn from_odd(limbs: &'a [u64]) -> Self {
        Self {
            limbs,
            inverse64: word::invert_mod_2_64(limbs[0]),
            bits: 64 * limbs.len(),
        }
    }

    /// The same, from known parts.
    #[inline(always)]
    pub(crate) const fn from_parts(limbs: &'a [u64], inverse64: u64, bits: usize) -> Self {
        Self {
            limbs,
            inverse64,
            bits,
        }
    }

    /// Returns the same modulus with a public bound on its bit length, which may be shorter than
    /// its limbs. The schedules of kernels then depend on `bits`.
    ///
    /// # Errors
    /// [`Error::Bits`] if `bits` is more than the limbs have, or less than the length of the
    /// modulus.
    ///
    /// *Timing:* depends on the number of limbs, on `bits`, and on whether the modulus fits them.
    pub fn with_bits(self, bits: usize) -> Result<Self, Error> {
        let accepted = 64 * self.limbs.len();
        let mut beyond = 0;
        for (i, &x) in self.limbs.iter().enumerate() {
            let keep = bits.saturating_sub(64 * i).min(64);
            beyond |= if keep == 64 { 0 } else { x >> keep };
        }
        if bits > accepted || beyond != 0 {
            return Err(Error::Bits { bits, accepted });
        }
        Ok(Self { bits, ..self })
    }

    /// The limbs, least significant first.
    #[inline(always)]
    pub const fn limbs(&self) -> &'a [u64] {
        self.limbs
    }

    /// The inverse of the modulus modulo 2^64.
    #[inline(always)]
    pub const fn inverse64(&self) -> u64 {
        self.inverse64
    }

    /// A public bound on the bit length; 64 for each limb unless the caller has set it.
    #[inline(always)]
    pub const fn bits(&self) -> usize {
        self.bits
    }
}
