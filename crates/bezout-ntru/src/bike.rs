// SPDX-License-Identifier: MIT OR Apache-2.0
//! The key pair of BIKE \[ABB22\]: two sparse polynomials over two elements, and their quotient
//! modulo `x^r - 1`. No encapsulation: this is where BIKE inverts.
//!
//! Polynomials are words of 64 coefficients, the constant term in the lowest bit of the first.

use crate::mask;
use crate::random::Random;
use bezout::ct::Mask;
use bezout::polynomial::{CyclicRing, presets};
use core::fmt;
use zeroize::Zeroizing;

/// A parameter set.
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    ring: CyclicRing,
    /// Of each of the two polynomials.
    weight: usize,
}

/// Level 1: r = 12323.
pub const BIKE_L1: Parameters = Parameters {
    ring: presets::BIKE_L1,
    weight: 71,
};
/// Level 3: r = 24659.
pub const BIKE_L3: Parameters = Parameters {
    ring: presets::BIKE_L3,
    weight: 103,
};
/// Level 5: r = 40973.
pub const BIKE_L5: Parameters = Parameters {
    ring: presets::BIKE_L5,
    weight: 137,
};
/// All of them.
pub const ALL: &[Parameters] = &[BIKE_L1, BIKE_L3, BIKE_L5];

/// The two secret polynomials, and `h = h1/h0`, which is public.
#[derive(Clone)]
pub struct KeyPair {
    h0: Zeroizing<Vec<u64>>,
    h1: Zeroizing<Vec<u64>>,
    h: Vec<u64>,
}

impl Parameters {
    /// The degree of the modulus.
    pub const fn r(&self) -> usize {
        self.ring.degree()
    }

    /// The number of ones of each secret polynomial.
    pub const fn weight(&self) -> usize {
        self.weight
    }

    /// A key pair.
    ///
    /// `random` is asked for 4 bytes for each one of the first polynomial, then of the second.
    /// Their weight is odd, so that the first has an inverse.
    ///
    /// *Timing:* depends on the parameters. *Cost:* one inversion, and a rotation for each one of
    /// the second polynomial.
    ///
    /// ```
    /// use bezout_ntru::bike::BIKE_L1;
    /// let pair = BIKE_L1.key_pair(&mut |bytes| getrandom::fill(bytes).unwrap());
    /// assert_eq!(pair.h0().iter().map(|word| word.count_ones()).sum::<u32>(), 71);
    /// ```
    ///
    /// Source: \[ABB22\].
    pub fn key_pair(&self, random: Random) -> KeyPair {
        let first = self.places(random);
        let second = self.places(random);
        let (h0, h1) = (self.dense(&first), self.dense(&second));
        let mut inverse = Zeroizing::new(vec![0; self.ring.words()]);
        // In range, and of odd weight: never an error, and always found.
        let _ = self.ring.invert(&mut inverse, &h0);
        let h = self.times_sparse(&inverse, &second);
        KeyPair { h0, h1, h }
    }

    /// Different places of ones. Each is drawn from those from its number on; if it is taken, its
    /// number is not.
    fn places(&self, random: Random) -> Zeroizing<Vec<u32>> {
        let mut bytes = Zeroizing::new(vec![0; 4 * self.weight]);
        random(&mut bytes);
        let mut places = Zeroizing::new(vec![0; self.weight]);
        for (i, x) in (0..self.weight).rev().zip(bytes.chunks(4)) {
            let word = u32::from_le_bytes([x[0], x[1], x[2], x[3]]);
            let place = i as u32 + ((word as u64 * (self.r() - i) as u64) >> 32) as u32;
            let taken = places[i + 1..].iter();
            let taken = taken.fold(0, |all, p| all | (1 ^ mask::nonzero(p ^ place)));
            let mask = mask::from_bit(taken);
            places[i] = place ^ ((place ^ i as u32) & mask);
        }
        places
    }

    /// All words are touched for each place.
    fn dense(&self, places: &[u32]) -> Zeroizing<Vec<u64>> {
        let mut out = Zeroizing::new(vec![0u64; self.ring.words()]);
        for &place in places {
            let bit = 1u64 << (place & 63);
            for (i, word) in out.iter_mut().enumerate() {
                *word |= bit & Mask::equal(u64::from(place >> 6), i as u64).word();
            }
        }
        out
    }

    /// `a` times the sum of the powers of `x` at these places, modulo `x^r - 1`: rotations by as
    /// many, bit after bit of a place, whether it is set or not.
    fn times_sparse(&self, a: &[u64], places: &[u32]) -> Vec<u64> {
        let (r, words) = (self.r(), self.ring.words());
        // a twice: read from r - place on it is rotated by that.
        let mut twice = Zeroizing::new(vec![0u64; 2 * words + 1]);
        twice[..words].copy_from_slice(a);
        for (i, &word) in a.iter().enumerate() {
            let at = r / 64 + i;
            twice[at] |= word << (r % 64);
            // r is odd, so that this is no shift by 64.
            twice[at + 1] |= word >> (64 - r % 64);
        }
        let mut shifted = Zeroizing::new(vec![0u64; 2 * words + 1]);
        let mut out = vec![0; words];
        for &place in places {
            shifted.copy_from_slice(&twice);
            let count = r as u32 - place;
            for bit in (0..u32::BITS - (r as u32).leading_zeros()).rev() {
                let mask = mask::from_bit(count >> bit);
                let mask = mask as u64 | (mask as u64) << 32;
                // What later shifts can reach.
                let needed = (words + (1usize << bit).div_ceil(64)).min(2 * words);
                shift_down(&mut shifted, needed, 1 << bit, mask);
            }
            out.iter_mut()
                .zip(shifted.iter())
                .for_each(|(o, s)| *o ^= s);
        }
        out[words - 1] &= (1 << (r % 64)) - 1;
        out
    }
}

/// The lowest `needed` words of `a` without its lowest `count` bits, a power of two, where the mask
/// is set.
fn shift_down(a: &mut [u64], needed: usize, count: usize, mask: u64) {
    let (whole, rest) = (count / 64, count % 64);
    for i in 0..needed {
        let word = |i: usize| a.get(i).copied().unwrap_or(0);
        let low = word(i + whole);
        let moved = match rest {
            0 => low,
            _ => low >> rest | word(i + whole + 1) << (64 - rest),
        };
        a[i] ^= (a[i] ^ moved) & mask;
    }
}

impl KeyPair {
    /// The first secret polynomial.
    pub fn h0(&self) -> &[u64] {
        &self.h0
    }

    /// The second one.
    pub fn h1(&self) -> &[u64] {
        &self.h1
    }

    /// Their quotient, the public key.
    pub fn h(&self) -> &[u64] {
        &self.h
    }
}

/// Without the secrets.
impl fmt::Debug for KeyPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyPair")
    }
}
