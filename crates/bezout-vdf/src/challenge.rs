// SPDX-License-Identifier: MIT OR Apache-2.0
//! The prime that a proof answers, and powers of 2 modulo it.

use bezout::{Modulus, Odd, Uint};
use bezout_class_group::Form;
use bezout_class_group::parts::hash_to_prime;

/// Octets of a challenge in a proof: the highest one first.
pub const OCTETS: usize = 33;

const LIMBS: usize = 5;

/// A prime of 264 bits, or what a proof has in its place.
pub struct Challenge(pub Uint<LIMBS>);

impl Challenge {
    /// The prime of an input and its result.
    pub fn of(x: &Form, y: &Form) -> Self {
        let seed = [x.to_bytes(), y.to_bytes()].concat();
        let prime = hash_to_prime(&seed, 8 * OCTETS, 1);
        let limbs = prime.try_into().expect("264 bits have five limbs");
        Self(Uint::new(limbs))
    }

    /// The number in a proof; none if it is even, or has not 264 bits.
    pub fn read(octets: &[u8; OCTETS]) -> Option<Self> {
        let accepted = octets[0] >> 7 == 1 && octets[OCTETS - 1] & 1 == 1;
        accepted.then(|| Uint::from_be_slice(octets).ok().map(Self))?
    }

    pub fn write(&self, out: &mut Vec<u8>) {
        let start = out.len();
        out.resize(start + OCTETS, 0);
        self.0
            .to_be_slice(&mut out[start..])
            .expect("264 bits have 33 octets");
    }

    pub fn limbs(&self) -> &[u64] {
        self.0.limbs()
    }

    /// `2^squarings` modulo the number, which is odd.
    pub fn power_of_two(&self, squarings: u64) -> Uint<LIMBS> {
        let odd = Odd::new(self.0).into_option().expect("it is odd");
        Modulus::new(odd).pow(&Uint::from_u64(2), &Uint::<1>::from_u64(squarings))
    }
}
