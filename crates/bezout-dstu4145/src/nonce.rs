// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers e that are computed from the key and the hash, by HMAC in the manner of RFC 6979
//! \[Por13\].
//!
//! They have L bits as the standard's random ones. The hash goes in as the element that is signed,
//! since two digests that are the same element have the same signature anyway.

use crate::scalar::{fill_from_le_octets, to_le_octets};
use core::marker::PhantomData;
use digest::Digest;
use digest::block_api::BlockSizeUser;
use zeroize::Zeroizing;

/// It knows no number of words, so that each hash function is compiled once.
pub(crate) struct Nonces<D> {
    k: Zeroizing<Vec<u8>>,
    v: Zeroizing<Vec<u8>>,
    bits: usize,
    first: bool,
    hash: PhantomData<D>,
}

impl<D: Digest + BlockSizeUser + Clone> Nonces<D> {
    /// Numbers of `bits` bits, from the key and the bits of an element, each with its number of
    /// octets.
    pub fn new(bits: usize, key: (&[u64], usize), element: (&[u64], usize)) -> Self {
        let mut seed = Zeroizing::new(vec![0; key.1 + element.1]);
        let (first, second) = seed.split_at_mut(key.1);
        for (octets, words) in [(first, key.0), (second, element.0)] {
            to_le_octets(words, octets);
            octets.reverse();
        }
        let size = <D as Digest>::output_size();
        let mut out = Self {
            k: Zeroizing::new(vec![0; size]),
            v: Zeroizing::new(vec![1; size]),
            bits,
            first: true,
            hash: PhantomData,
        };
        for separator in [0, 1] {
            out.step(&[separator], &seed);
        }
        out
    }

    /// `K = HMAC(K, V || separator || data)`, `V = HMAC(K, V)`.
    fn step(&mut self, separator: &[u8], data: &[u8]) {
        self.k = hmac::<D>(&self.k, &[&self.v, separator, data]);
        self.v = hmac::<D>(&self.k, &[&self.v]);
    }

    /// Writes the next number, for which there is room; the caller refuses 0.
    #[inline(never)]
    pub fn next(&mut self, out: &mut [u64]) {
        if !self.first {
            self.step(&[0], &[]);
        }
        self.first = false;
        // One that grows leaves a copy behind.
        let longest = self.bits.div_ceil(8) + self.v.len();
        let mut t = Zeroizing::new(Vec::with_capacity(longest));
        while 8 * t.len() < self.bits {
            self.v = hmac::<D>(&self.k, &[&self.v]);
            t.extend_from_slice(&self.v);
        }
        // The highest L bits of what is a number with the highest octet first.
        let excess = 8 * t.len() - self.bits;
        let kept = t.len() - excess / 8;
        t.truncate(kept);
        t.reverse();
        let mut wide = Zeroizing::new(vec![0; t.len().div_ceil(8) + 1]);
        fill_from_le_octets(&mut wide, &t);
        for (i, word) in out.iter_mut().enumerate() {
            let at = |j: usize| wide.get(j).copied().unwrap_or(0);
            *word = at(i) >> (excess % 8);
            if !excess.is_multiple_of(8) {
                *word |= at(i + 1) << (64 - excess % 8);
            }
        }
    }
}

/// HMAC of RFC 2104, over any hash function.
#[inline(never)]
fn hmac<D: Digest + BlockSizeUser>(key: &[u8], parts: &[&[u8]]) -> Zeroizing<Vec<u8>> {
    let mut block = Zeroizing::new(vec![0; D::block_size()]);
    if key.len() > block.len() {
        let short = D::digest(key);
        block[..short.len()].copy_from_slice(&short);
    } else {
        block[..key.len()].copy_from_slice(key);
    }
    let padded = |pad: u8| Zeroizing::new(block.iter().map(|b| b ^ pad).collect::<Vec<u8>>());
    let mut inner = D::new();
    inner.update(&*padded(0x36));
    for part in parts {
        inner.update(part);
    }
    let mut outer = D::new();
    outer.update(&*padded(0x5c));
    outer.update(inner.finalize());
    Zeroizing::new(outer.finalize().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sha2::Sha256;

    /// A number of 163 bits, the highest digits first.
    fn number(text: &str) -> [u64; 3] {
        let digit = |i: usize| u64::from_str_radix(&text[i..i + 1], 16).unwrap();
        let mut out = [0; 3];
        for i in 0..text.len() {
            let place = text.len() - 1 - i;
            out[place / 16] |= digit(i) << (4 * (place % 16));
        }
        out
    }

    /// The example of RFC 6979, appendix A.1: the third number is the first that is below the
    /// order.
    #[test]
    fn the_numbers_of_the_rfc_in_their_order() {
        let key = number("09a4d6792295a7f730fc3f2b49cbc0f62e862272f");
        let hash = number("01795edf0d54db760f156d0dac04c0322b3a204224");
        let mut nonces = Nonces::<Sha256>::new(163, (&key, 21), (&hash, 21));
        for expected in [
            "4982d236f3ffc758838ca6f5e9fea455106af3b2b",
            "63863c30451dadf4944df4877b740d4f160a8b6ab",
            "23af4074c90a02b3fe61d286d5c87f425e6bdd81b",
        ] {
            let mut out = [0; 3];
            nonces.next(&mut out);
            assert_eq!(out, number(expected));
        }
    }
}
