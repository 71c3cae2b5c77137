// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod bike;
mod encode;
mod error;
mod mask;
pub mod ntru;
pub mod prime;
mod radix;
mod remainder;
mod secret;

pub use error::Error;

/// Fills a slice with random bytes.
pub type Random<'a> = &'a mut dyn FnMut(&mut [u8]);

/// How many polynomials without an inverse are thrown away before the source of random bytes is to blame. At most
/// one in 27 of random ones has none.
const ATTEMPTS: usize = 64;

#[cfg(doctest)]
mod documents {
    #[doc = include_str!("../../../docs/guide/ntru.md")]
    struct Guide;
}
