// SPDX-License-Identifier: MIT OR Apache-2.0
//! Random bytes, which come from the caller.

/// Fills a slice with random bytes.
pub type Random<'a> = &'a mut dyn FnMut(&mut [u8]);

/// How many polynomials without an inverse are thrown away before the source of random bytes is to
/// blame. At most one in 27 of random ones has none.
pub const ATTEMPTS: usize = 64;
