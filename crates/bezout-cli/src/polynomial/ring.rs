// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rings by name: those of NTRU, NTRU Prime and BIKE, and any prime field with any modulus.

use super::text::{Polynomial, terms};
use crate::failure::Failure;
use bezout::polynomial::presets::{CYCLIC_RINGS, RINGS};
use bezout::polynomial::{self, CyclicRing, PrimeField, Shape};

/// What `--ring` names, with what `--modulus` gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ring {
    /// Small coefficients, and a modulus of NTRU or NTRU Prime.
    Small(String, polynomial::Ring),
    /// Bits, modulo `x^r - 1`.
    Cyclic(String, CyclicRing),
    /// Polynomials over a prime field, without a modulus.
    Field(String, PrimeField),
    /// Integers modulo `2^k`, still without a modulus.
    Power(String, u32),
}

impl Ring {
    /// The ring of that name.
    pub fn named(name: &str) -> Result<Self, Failure> {
        if let Some((_, ring)) = RINGS.iter().find(|ring| ring.0 == name) {
            return Ok(Self::Small(name.into(), *ring));
        }
        if let Some((_, ring)) = CYCLIC_RINGS.iter().find(|ring| ring.0 == name) {
            return Ok(Self::Cyclic(name.into(), *ring));
        }
        let number = |letter| {
            let digits: &str = name.strip_prefix(letter)?;
            let plain = digits.bytes().all(|c| c.is_ascii_digit());
            plain.then(|| digits.parse::<u32>().unwrap_or(u32::MAX))
        };
        if let Some(p) = number('F') {
            return match PrimeField::new(p) {
                Ok(field) => Ok(Self::Field(name.into(), field)),
                Err(error) => Err(Failure::usage(format!("--ring {name}: {error}"))),
            };
        }
        if let Some(q) = number('Z') {
            return match q {
                4..=65536 if q.is_power_of_two() => Ok(Self::Power(name.into(), q)),
                _ => Err(Failure::usage(format!(
                    "--ring {name}: {q} is not a power of two from 4 to 65536"
                ))),
            };
        }
        Err(Failure::usage(format!(
            "--ring: '{name}' is no ring; accepted are F and a prime below 2^31 such as F7, Z and a power of two such as Z8192, and {}",
            names().join(", ")
        )))
    }

    /// The same coefficients with a modulus, if one is given: in constant time, if the modulus is
    /// one of NTRU or NTRU Prime.
    pub fn with_modulus(self, modulus: Option<&Polynomial>) -> Result<(Self, Vec<u32>), Failure> {
        let (q, modulus) = match (&self, modulus) {
            (Self::Field(_, field), Some(modulus)) => (field.p(), modulus),
            (Self::Power(_, q), Some(modulus)) => (*q, modulus),
            (Self::Field(name, _) | Self::Power(name, _), None) => {
                return Err(Failure::usage(format!(
                    "--ring {name} needs a modulus; give one with --modulus, or name a ring that has one: {}",
                    names().join(", ")
                )));
            }
            (_, None) => {
                let modulus = self.modulus();
                return Ok((self, modulus));
            }
            (Self::Small(name, _) | Self::Cyclic(name, _), Some(_)) => {
                return Err(Failure::usage(format!(
                    "--modulus: the ring {name} has a modulus; F or Z with a number accept one"
                )));
            }
        };
        let modulus = modulus.reduced(q);
        let ring = match shape(&modulus, q) {
            Some(Shape::Prime) => polynomial::Ring::ntru_prime(modulus.len() - 1, q).ok(),
            Some(Shape::AllOnes) => polynomial::Ring::ntru(modulus.len(), q).ok(),
            None => None,
        };
        match (ring, self) {
            (Some(ring), Self::Field(name, _) | Self::Power(name, _)) => {
                Ok((Self::Small(name, ring), modulus))
            }
            (None, Self::Power(name, _)) => Err(Failure::usage(format!(
                "--modulus: no inversion with coefficients of {name} modulo {}; 1 + x + ... + x^(n-1) is accepted, for a prime n up to 1280 modulo which 2 is a generator",
                terms(&Polynomial::from(&modulus[..]), 'x')
            ))),
            (_, ring) => Ok((ring, modulus)),
        }
    }

    /// The modulus of a ring that has one.
    fn modulus(&self) -> Vec<u32> {
        match self {
            Self::Small(_, ring) => {
                let (d, q) = (ring.degree(), ring.q());
                match ring.shape() {
                    Shape::AllOnes => vec![1; d + 1],
                    Shape::Prime => {
                        let mut m = vec![0; d + 1];
                        (m[0], m[1], m[d]) = (q - 1, q - 1, 1);
                        m
                    }
                }
            }
            Self::Cyclic(_, ring) => {
                let mut m = vec![0; ring.degree() + 1];
                m[0] = 1;
                m[ring.degree()] = 1;
                m
            }
            Self::Field(..) | Self::Power(..) => Vec::new(),
        }
    }

    pub fn name(&self) -> &str {
        let (Self::Small(name, _)
        | Self::Cyclic(name, _)
        | Self::Field(name, _)
        | Self::Power(name, _)) = self;
        name
    }

    /// Coefficients are modulo this number.
    pub fn q(&self) -> u32 {
        match self {
            Self::Small(_, ring) => ring.q(),
            Self::Cyclic(..) => 2,
            Self::Field(_, field) => field.p(),
            Self::Power(_, q) => *q,
        }
    }

    /// The bits of a packed coefficient, those of the test vectors.
    pub fn digit(&self) -> u32 {
        match self.q() {
            2 => 1,
            3..=16 => 4,
            17..=65536 => 16,
            _ => 32,
        }
    }
}

fn shape(modulus: &[u32], q: u32) -> Option<Shape> {
    let d = modulus.len().checked_sub(1)?;
    if d >= 2 && modulus.iter().all(|&c| c == 1) {
        return Some(Shape::AllOnes);
    }
    let middle = |i| i > 1 && i < d;
    let prime = d >= 2
        && modulus[d] == 1
        && modulus[..2] == [q - 1; 2]
        && modulus
            .iter()
            .enumerate()
            .all(|(i, &c)| c == 0 || !middle(i));
    prime.then_some(Shape::Prime)
}

/// The rings that have a modulus, by name.
pub fn names() -> Vec<&'static str> {
    let small = RINGS.iter().map(|ring| ring.0);
    small
        .chain(CYCLIC_RINGS.iter().map(|ring| ring.0))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_modulus_of_ntru_or_ntru_prime_is_recognized() {
        let with = |name: &str, coefficients: &[u32]| {
            let modulus = Polynomial::from(coefficients);
            Ring::named(name).and_then(|ring| ring.with_modulus(Some(&modulus)))
        };
        for (name, ring) in RINGS {
            let preset = Ring::named(name).expect("a preset");
            let modulus = preset.modulus();
            let letter = if ring.q() > 2 && ring.q().is_power_of_two() {
                'Z'
            } else {
                'F'
            };
            let found = with(&format!("{letter}{}", ring.q()), &modulus);
            assert!(
                matches!(&found, Ok((Ring::Small(_, r), _)) if r == ring),
                "{name}: {found:?}"
            );
        }
        let field = |found| matches!(found, Ok((Ring::Field(..), _)));
        assert!(field(with("F7", &[1, 0, 1])));
        assert!(field(with("F7", &[6, 6, 1, 1])));
        assert!(field(with("F8209", &[8208, 8208, 0, 1])));
        assert!(field(with("F3", &[])));
        assert!(with("Z8192", &[1, 0, 1]).is_err());
        assert!(with("hrss701-s3", &[1, 1, 1]).is_err());
        assert!(
            Ring::named("F7")
                .and_then(|r| r.with_modulus(None))
                .is_err()
        );
    }
}
