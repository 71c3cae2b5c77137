// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sizes of operands in a benchmark.

use crate::oracle::big;
use crate::random::Random;
use bezout::{ModulusRef, presets};

/// A size of operands in a benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// The bits of numbers at most, and of moduli exactly.
    Bits(usize),
    /// A group of several numbers.
    Group {
        /// Bits of a number.
        bits: usize,
        /// Numbers.
        count: usize,
    },
    /// Modulo a prime that has a name.
    Prime(Prime),
    /// In a ring that has a name.
    Named {
        /// The name.
        name: &'static str,
        /// Bits of an element.
        bits: usize,
        /// The degree of all operands, if they have one.
        degree: Option<usize>,
    },
}

/// The primes of cryptography that have rows of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each has its name, and its modulus")]
pub enum Prime {
    P25519,
    Ed25519Order,
    Secp256k1,
    P256,
    P384,
    P521,
    Bls12R,
    Bls12P,
    Csidh512,
    MuHash3072,
    /// Crate features and publications use this prime, so 511 bits stand for it.
    P511,
}

impl Prime {
    /// Its name in a table of results, and its limbs.
    fn data(self) -> (&'static str, Vec<u64>) {
        let limbs = |m: ModulusRef<'_>| m.limbs().to_vec();
        match self {
            Self::P25519 => ("2^255-19", limbs(presets::P25519.as_ref())),
            Self::Ed25519Order => ("ed25519-order", limbs(presets::ED25519_ORDER.as_ref())),
            Self::Secp256k1 => ("secp256k1", limbs(presets::SECP256K1_P.as_ref())),
            Self::P256 => ("p256", limbs(presets::P256_P.as_ref())),
            Self::P384 => ("p384", limbs(presets::P384_P.as_ref())),
            Self::P521 => ("p521", limbs(presets::P521_P.as_ref())),
            Self::Bls12R => ("bls12-381-r", limbs(presets::BLS12_381_R.as_ref())),
            Self::Bls12P => ("bls12-381-p", limbs(presets::BLS12_381_P.as_ref())),
            Self::Csidh512 => ("csidh512", limbs(presets::CSIDH512.as_ref())),
            Self::MuHash3072 => ("muhash3072", limbs(presets::MUHASH3072.as_ref())),
            Self::P511 => ("511", limbs(presets::P511_187.as_ref())),
        }
    }
}

const LENGTHS: &[usize] = &[256, 384, 512, 1024, 2048, 4096];

impl Size {
    /// Modulo `2^255 - 19`.
    pub const P25519: Self = Self::Prime(Prime::P25519);

    /// In the ring of this name, with operands of all degrees.
    pub fn named(name: &'static str, bits: usize) -> Self {
        Self::Named {
            name,
            bits,
            degree: None,
        }
    }

    /// Numbers of these lengths, and modulo the prime if 255 or no length at all is asked for.
    pub fn of_numbers(lengths: &[usize]) -> Vec<Self> {
        let prime = lengths.is_empty() || lengths.contains(&255);
        let lengths = if lengths.is_empty() { LENGTHS } else { lengths };
        let numbers = lengths.iter().map(|&bits| Self::Bits(bits));
        prime
            .then_some(Self::P25519)
            .into_iter()
            .chain(numbers)
            .collect()
    }

    /// Its name in a table of results.
    pub fn name(self) -> String {
        match self {
            Self::Bits(bits) => bits.to_string(),
            Self::Group { bits, count } => format!("{bits}x{count}"),
            Self::Prime(prime) => prime.data().0.into(),
            Self::Named { name, degree, .. } => match degree {
                Some(degree) => format!("{name},deg={degree}"),
                None => name.into(),
            },
        }
    }

    /// Bits of the numbers.
    pub fn bits(self) -> usize {
        match self {
            Self::Bits(bits) | Self::Group { bits, .. } | Self::Named { bits, .. } => bits,
            Self::Prime(prime) => big(&prime.data().1).bits() as usize,
        }
    }

    /// Limbs of the numbers.
    pub fn limbs(self) -> usize {
        self.bits().div_ceil(64)
    }

    /// The prime, or the one odd number that all operands of this many bits share; none of a ring
    /// that has a name.
    pub fn modulus(self) -> Option<Vec<u64>> {
        match self {
            Self::Bits(bits) | Self::Group { bits, .. } => {
                Some(Random(!(bits as u64)).odd_of_bits(bits, self.limbs()))
            }
            Self::Prime(prime) => Some(prime.data().1),
            Self::Named { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_bigint::BigUint;

    const PRIMES: [(Prime, usize); 11] = [
        (Prime::P25519, 255),
        (Prime::Ed25519Order, 253),
        (Prime::Secp256k1, 256),
        (Prime::P256, 256),
        (Prime::P384, 384),
        (Prime::P521, 521),
        (Prime::Bls12R, 255),
        (Prime::Bls12P, 381),
        (Prime::Csidh512, 511),
        (Prime::MuHash3072, 3072),
        (Prime::P511, 511),
    ];

    #[test]
    fn primes_have_their_length_and_pass_fermat_s_test() {
        for (prime, bits) in PRIMES {
            let p = big(&Size::Prime(prime).modulus().expect("a prime"));
            assert_eq!((p.bits(), Size::Prime(prime).bits()), (bits as u64, bits));
            let two = BigUint::from(2u8);
            assert_eq!(two.modpow(&(&p - 1u8), &p), BigUint::from(1u8), "{prime:?}");
        }
    }

    #[test]
    fn other_moduli_are_odd_and_of_their_length() {
        for bits in [8, 64, 255, 256, 4096] {
            let m = big(&Size::Bits(bits).modulus().expect("a number"));
            assert!(m.bit(0) && m.bits() == bits as u64, "{bits}");
        }
    }
}
