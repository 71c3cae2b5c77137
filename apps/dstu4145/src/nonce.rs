// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers e that are computed from the key and the hash, by HMAC in the manner of RFC 6979 \[Por13\].
//!
//! They have L bits as the standard's random ones. The hash goes in as the element that is signed, since two digests that
//! are the same element have the same signature anyway.

use crate::curve::Curve;
use crate::key::HashElement;
use crate::scalar::{fill_from_le_octets, to_le_octets, truncate};
use core::marker::PhantomData;
use digest::Digest;
use digest::block_api::BlockSizeUser;
use zeroize::{Zeroize, Zeroizing};

pub(crate) struct Nonces<D, const N: usize> {
    k: Zeroizing<Vec<u8>>,
    v: Zeroizing<Vec<u8>>,
    bits: usize,
    first: bool,
    hash: PhantomData<D>,
}

impl<D: Digest + BlockSizeUser + Clone, const N: usize> Nonces<D, N> {
    pub fn new(curve: &Curve<N>, d: &[u64; N], h: &HashElement<N>) -> Self {
        let mut seed = Zeroizing::new(vec![0; curve.order.octets() + curve.element_octets()]);
        let (number, element) = seed.split_at_mut(curve.order.octets());
        to_le_octets(d, number);
        number.reverse();
        to_le_octets(&curve.element_bits(&h.0), element);
        element.reverse();
        let size = <D as Digest>::output_size();
        let mut out = Self {
            k: Zeroizing::new(vec![0; size]),
            v: Zeroizing::new(vec![1; size]),
            bits: curve.length(),
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

    /// The next number of L bits; the caller refuses 0.
    pub fn next(&mut self) -> [u64; N] {
        if !self.first {
            self.step(&[0], &[]);
        }
        self.first = false;
        let mut t = Zeroizing::new(Vec::new());
        while 8 * t.len() < self.bits {
            self.v = hmac::<D>(&self.k, &[&self.v]);
            t.extend_from_slice(&self.v);
        }
        // The highest L bits of what is a number with the highest octet first.
        let excess = 8 * t.len() - self.bits;
        let kept = t.len() - excess / 8;
        t.truncate(kept);
        t.reverse();
        let mut words = [0; N];
        let mut wide = Zeroizing::new(vec![0; t.len().div_ceil(8) + 1]);
        fill_from_le_octets(&mut wide, &t);
        for (i, word) in words.iter_mut().enumerate() {
            let at = |j: usize| wide.get(j).copied().unwrap_or(0);
            *word = at(i) >> (excess % 8);
            if !excess.is_multiple_of(8) {
                *word |= at(i + 1) << (64 - excess % 8);
            }
        }
        let out = truncate(&words, self.bits);
        words.zeroize();
        out
    }
}

/// HMAC of RFC 2104, over any hash function.
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
