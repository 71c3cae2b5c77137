// SPDX-License-Identifier: MIT OR Apache-2.0
//! Discriminants: negative primes, from a number or from a seed.

use crate::error::{Error, MAX_BITS};
use crate::prime::{hash_to_prime, is_prime};
use bezout_large::Integer;
use std::sync::Arc;

/// The discriminant of a class group, negative and 0 or 1 modulo 4.
///
/// ```
/// use bezout_class_group::Discriminant;
/// // chiavdf's discriminant of this seed.
/// let d = Discriminant::from_seed(b"seed", 64)?;
/// assert_eq!(format!("{d:#x}"), "-0xbcde2a621d8f9887");
/// # Ok::<(), bezout_class_group::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Discriminant(Arc<Inner>);

#[derive(PartialEq, Eq, Hash)]
struct Inner {
    value: Integer,
    prime: bool,
}

impl Discriminant {
    /// A prime with a minus, 1 modulo 4: it is fundamental, and the order of the group is odd.
    ///
    /// *Timing:* variable. *Cost:* that of a test of a prime \[BW80\].
    ///
    /// # Errors
    /// [`Error::NotNegative`], [`Error::TooLong`], [`Error::Residue`], [`Error::NotPrime`].
    ///
    /// ```
    /// use bezout_class_group::{Discriminant, Error};
    /// assert!(Discriminant::new(&"-23".parse().unwrap()).is_ok());
    /// assert_eq!(Discriminant::new(&"-15".parse().unwrap()), Err(Error::NotPrime));
    /// assert_eq!(Discriminant::new(&"23".parse().unwrap()), Err(Error::NotNegative));
    /// ```
    pub fn new(value: &Integer) -> Result<Self, Error> {
        let d = Self::composite(value)?;
        match is_prime(value.limbs()) {
            true => Ok(Self::of_prime(d.0.value.clone())),
            false => Err(Error::NotPrime),
        }
    }

    /// Any negative number that is 0 or 1 modulo 4, of which the caller knows what it is: whether
    /// it is fundamental, or prime, is not tested.
    ///
    /// *Timing:* variable.
    ///
    /// # Errors
    /// [`Error::NotNegative`], [`Error::TooLong`], [`Error::Residue`].
    pub fn composite(value: &Integer) -> Result<Self, Error> {
        let bits = value.bits();
        if !value.is_negative() {
            return Err(Error::NotNegative);
        }
        if bits > MAX_BITS {
            return Err(Error::TooLong { bits });
        }
        if !matches!(value.limbs()[0] % 4, 0 | 3) {
            return Err(Error::Residue);
        }
        Ok(Self(Arc::new(Inner {
            value: value.clone(),
            prime: false,
        })))
    }

    /// The discriminant of this many bits that chiavdf computes from a seed: a prime with a minus,
    /// 1 modulo 8.
    ///
    /// The seed, as a number of its length, is incremented before each SHA-256; digests follow each
    /// other up to the length. The three lowest bits and the highest one are set. The first prime
    /// is taken.
    ///
    /// *Timing:* variable. *Cost:* some 0.35 tests of a prime for each bit of the length, of which
    /// a sieve leaves a tenth.
    ///
    /// # Errors
    /// [`Error::EmptySeed`]; [`Error::Seed`], of a seed of an octet, where chiavdf does not end;
    /// [`Error::Bits`] for a length that is no multiple of 8, below 16, or above [`MAX_BITS`].
    pub fn from_seed(seed: &[u8], bits: usize) -> Result<Self, Error> {
        if seed.is_empty() {
            return Err(Error::EmptySeed);
        }
        if !bits.is_multiple_of(8) || !(16..=MAX_BITS).contains(&bits) {
            return Err(Error::Bits { bits });
        }
        let prime = hash_to_prime(seed, bits, 7).ok_or(Error::Seed)?;
        Ok(Self::of_prime(Integer::new(true, prime)))
    }

    fn of_prime(value: Integer) -> Self {
        Self(Arc::new(Inner { value, prime: true }))
    }

    pub(crate) fn value(&self) -> &Integer {
        &self.0.value
    }

    /// Whether it was found to be a prime with a minus.
    pub fn is_prime(&self) -> bool {
        self.0.prime
    }

    /// The number.
    pub fn to_integer(&self) -> Integer {
        self.0.value.clone()
    }

    /// The number of bits of the absolute value.
    pub fn bits(&self) -> usize {
        self.0.value.bits()
    }
}

impl core::fmt::Display for Discriminant {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Display::fmt(&self.0.value, f)
    }
}

impl core::fmt::LowerHex for Discriminant {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::LowerHex::fmt(&self.0.value, f)
    }
}

impl core::fmt::Debug for Discriminant {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Discriminant({self:#x})")
    }
}
