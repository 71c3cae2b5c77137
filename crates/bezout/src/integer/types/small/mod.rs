// SPDX-License-Identifier: MIT OR Apache-2.0
//! Moduli of one word: the prime fields of today's proofs, and any odd number below 2^32 or 2^64.
//!
//! | constant | modulus | words |
//! |---|---|---|
//! | [`BABY_BEAR`] | `2^31 - 2^27 + 1` | `u32` |
//! | [`KOALA_BEAR`] | `2^31 - 2^24 + 1` | `u32` |
//! | [`MERSENNE_31`] | `2^31 - 1` | `u32` |
//! | [`GOLDILOCKS`] | `2^64 - 2^32 + 1` | `u64` |
//! | [`Modulus::<u32>::new`], [`Modulus::<u64>::new`] | any odd number | either |
//! | [`Extension`] | `X^D - w` over any of these, degrees 2 to 5 | arrays |
//!
//! Numbers are words: `&mut [u32]` and `&mut [u64]` are inverted in place, without a heap. Any word
//! is accepted, also one at or above the modulus. Functions with `_montgomery` in their names take
//! and return numbers in Montgomery's form, `x R` for `x`, with `R` = 2^32 or 2^64. What other
//! crates have in memory:
//!
//! | elements | form |
//! |---|---|
//! | those of Plonky3's crates p3-baby-bear and p3-koala-bear | Montgomery's, `u32` |
//! | those of p3-mersenne-31 and p3-goldilocks | the number itself, at times one above the modulus |
//! | those of ark-ff, of one word | Montgomery's, `u64` |
//!
//! The modulus is public, here and nowhere else in this crate: which code runs depends on it.
//!
//! ```
//! use bezout::small::{BABY_BEAR, GOLDILOCKS, Modulus};
//! let mut xs = [2, 0, 3];
//! assert!(!bool::from(GOLDILOCKS.invert_batch(&mut xs)));
//! assert_eq!((GOLDILOCKS.mul(2, xs[0]), xs[1], GOLDILOCKS.mul(3, xs[2])), (1, 0, 1));
//! assert_eq!(BABY_BEAR.invert(2).unwrap(), (BABY_BEAR.modulus() + 1) / 2);
//! assert_eq!(Modulus::<u32>::new(17)?.invert_vartime(20), Some(6));
//! # Ok::<(), bezout::Error>(())
//! ```

mod extension;
mod modulus;
#[cfg(test)]
mod tests;

pub use extension::Extension;
pub use modulus::{Modulus, Word};

/// `2^31 - 2^27 + 1`: the field BabyBear.
pub const BABY_BEAR: Modulus<u32> = Modulus::of(0x7800_0001);

/// `2^31 - 2^24 + 1`: the field KoalaBear.
pub const KOALA_BEAR: Modulus<u32> = Modulus::of(0x7f00_0001);

/// `2^31 - 1`.
pub const MERSENNE_31: Modulus<u32> = Modulus::of(0x7fff_ffff);

/// `2^64 - 2^32 + 1`.
pub const GOLDILOCKS: Modulus<u64> = Modulus::of(0xffff_ffff_0000_0001);
