// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of single words: Montgomery's \[Mon85\].

use crate::backend::word_passes::Lanes;
use crate::ct::{Mask, sign64};
use crate::word::sbb;

/// `2^64 - 2^32 + 1`: single words have no faster products for it, and vectors do.
pub(crate) const GOLDILOCKS: u64 = 0xffff_ffff_0000_0001;

/// An odd modulus that is not 1, and its inverse modulo 2^32: `R = 2^32`.
#[derive(Clone, Copy)]
pub(crate) struct Montgomery32 {
    pub m: u32,
    pub inverse: u32,
}

/// An odd modulus that is not 1, and its inverse modulo 2^64: `R = 2^64`.
#[derive(Clone, Copy)]
pub(crate) struct Montgomery64 {
    pub m: u64,
    pub inverse: u64,
}

impl Montgomery32 {
    /// `a b / 2^32`, canonical, for `a b < 2^32 m`.
    #[inline(always)]
    pub fn product(self, a: u32, b: u32) -> u32 {
        let t = u64::from(a) * u64::from(b);
        let q = (t as u32).wrapping_mul(self.inverse);
        let less = (u64::from(q) * u64::from(self.m)) >> 32;
        let difference = (t >> 32) as i64 - less as i64;
        (difference as u32).wrapping_add(self.m & sign64(difference) as u32)
    }
}

impl Montgomery64 {
    /// `a b / 2^64`, canonical, for `a b < 2^64 m`.
    #[inline(always)]
    pub fn product(self, a: u64, b: u64) -> u64 {
        self.reduce(u128::from(a) * u128::from(b))
    }

    /// `t / 2^64`: canonical for `t < 2^64 m`, else at most `t / 2^64`.
    #[inline(always)]
    pub fn reduce(self, t: u128) -> u64 {
        let q = (t as u64).wrapping_mul(self.inverse);
        let less = ((u128::from(q) * u128::from(self.m)) >> 64) as u64;
        let (difference, borrow) = sbb((t >> 64) as u64, less, 0);
        difference.wrapping_add(self.m & Mask::from_bit(borrow).word())
    }
}

/// The methods that are the same for all single words.
macro_rules! single_word {
    ($word:ty) => {
        type V = $word;
        type Zeros = Mask;

        #[inline(always)]
        fn get(self, x: &[$word; 1]) -> $word {
            x[0]
        }

        #[inline(always)]
        fn put(self, x: $word, out: &mut [$word; 1]) {
            *out = [x];
        }

        #[inline(always)]
        fn fill(self, x: $word) -> $word {
            x
        }

        #[inline(always)]
        fn mul(self, a: $word, b: $word) -> $word {
            self.product(a, b)
        }

        #[inline(always)]
        fn turn(self, x: $word, _: usize) -> $word {
            x
        }

        #[inline(always)]
        fn nowhere(self) -> Mask {
            Mask::from_bit(0)
        }

        #[inline(always)]
        fn or(self, a: Mask, b: Mask) -> Mask {
            a | b
        }

        #[inline(always)]
        fn word(self, zeros: Mask) -> u64 {
            zeros.word()
        }

        #[inline(always)]
        fn select(self, there: Mask, a: $word, b: $word) -> $word {
            b ^ ((a ^ b) & there.word() as $word)
        }
    };
}

impl Lanes<u32, 1> for Montgomery32 {
    single_word!(u32);

    #[inline(always)]
    fn zeros(self, _: u32, product: u32) -> Mask {
        Mask::zero(u64::from(product))
    }

    #[inline(always)]
    fn canonical_or_zero(self, there: Mask, x: u32) -> u32 {
        x & !there.word() as u32
    }
}

impl Lanes<u64, 1> for Montgomery64 {
    single_word!(u64);

    #[inline(always)]
    fn zeros(self, _: u64, product: u64) -> Mask {
        Mask::zero(product)
    }

    #[inline(always)]
    fn canonical_or_zero(self, there: Mask, x: u64) -> u64 {
        x & !there.word()
    }
}
