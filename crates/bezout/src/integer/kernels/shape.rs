// SPDX-License-Identifier: MIT OR Apache-2.0
//! The public properties of operands: what decides which kernels accept them.

/// The public properties of one or two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Limbs of each number.
    pub limbs: usize,
    /// A public bound on the bit length of the modulus; 64 for each limb where none is known.
    pub bits: usize,
    /// Whether the modulus is known to be prime.
    pub prime: bool,
}

impl Shape {
    /// Any numbers of `limbs` limbs.
    pub const fn new(limbs: usize) -> Self {
        Self {
            limbs,
            bits: 64 * limbs,
            prime: false,
        }
    }

    /// The same, modulo a prime.
    pub const fn prime(self) -> Self {
        Self {
            prime: true,
            ..self
        }
    }

    /// The same with a public bound on the bit length of the modulus.
    pub const fn with_bits(self, bits: usize) -> Self {
        Self { bits, ..self }
    }
}

/// The public properties of many numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BatchShape {
    /// How many numbers there are.
    pub count: usize,
    /// Limbs of each number.
    pub limbs: usize,
    /// A public bound on the bit length of all moduli; 64 for each limb where none is known.
    pub bits: usize,
}

impl BatchShape {
    /// Any `count` numbers of `limbs` limbs.
    pub const fn new(count: usize, limbs: usize) -> Self {
        Self {
            count,
            limbs,
            bits: 64 * limbs,
        }
    }

    /// The same with a public bound on the bit length of the moduli.
    pub const fn with_bits(self, bits: usize) -> Self {
        Self { bits, ..self }
    }
}
