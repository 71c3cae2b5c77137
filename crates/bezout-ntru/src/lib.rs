// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod bike;
mod encode;
mod error;
mod mask;
pub mod ntru;
mod odd;
pub mod prime;
mod product;
mod radix;
mod sample;

pub use error::Error;

use bezout::polynomial::Ring;
use odd::Odd;
use product::Poly;
use subtle::Choice;
use zeroize::Zeroizing;

/// Fills a slice with random bytes.
pub type Random<'a> = &'a mut dyn FnMut(&mut [u8]);

/// How many polynomials without an inverse are thrown away before the source of random bytes is to blame. At most
/// one in 27 of random ones has none.
const ATTEMPTS: usize = 64;

/// The inverse of a centered polynomial, centered, and 1; or zero and 0.
fn inverse(ring: &Ring, a: &[i16], q: &Odd) -> (Poly, u32) {
    let a: Zeroizing<Vec<u16>> = Zeroizing::new(a.iter().map(|&c| q.residue(c)).collect());
    let (out, found) = invert(ring, &a);
    let centered = out.iter().map(|&c| q.signed(c)).collect();
    (Zeroizing::new(centered), found)
}

/// The inverse of an element of the ring, and 1; or zero and 0.
fn invert(ring: &Ring, a: &[u16]) -> (Zeroizing<Vec<u16>>, u32) {
    let mut out = Zeroizing::new(vec![0; a.len()]);
    // Of the right length, and in range.
    let found = ring.invert(&mut out, a).unwrap_or(Choice::from(0));
    (out, found.unwrap_u8().into())
}

#[cfg(doctest)]
mod documents {
    #[doc = include_str!("../../../docs/guide/ntru.md")]
    struct Guide;
}
