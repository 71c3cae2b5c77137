// SPDX-License-Identifier: MIT OR Apache-2.0
//! A prime below 2^50 in Montgomery's form with R = 2^64: constants of all forms are computed here.

use bezout::ct::Mask;

/// An odd modulus below 2^50.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Modulus {
    pub p: u64,
    /// -1/p modulo 2^64.
    negative_inverse: u64,
    /// R^2 modulo p.
    square: u64,
}

impl Modulus {
    pub const fn new(p: u64) -> Self {
        // p is its own inverse modulo 8; each step doubles the bits.
        let mut x = p;
        let mut bits = 3;
        while bits < 64 {
            x = x.wrapping_mul(2u64.wrapping_sub(p.wrapping_mul(x)));
            bits *= 2;
        }
        let r = (1u128 << 64) % p as u128;
        Self {
            p,
            negative_inverse: x.wrapping_neg(),
            square: (r * r % p as u128) as u64,
        }
    }

    /// `t / R` modulo p, below 2p, for `t` below `p R`.
    #[inline(always)]
    pub const fn divide(self, t: u128) -> u64 {
        let m = (t as u64).wrapping_mul(self.negative_inverse);
        ((t + m as u128 * self.p as u128) >> 64) as u64
    }

    /// `x w / R` modulo p, below 2p, for `x w` below `p R`.
    #[inline(always)]
    pub const fn multiply_lazily(self, x: u64, w: u64) -> u64 {
        self.divide(x as u128 * w as u128)
    }

    /// `x` modulo p, for `x` below 2p.
    #[inline(always)]
    pub fn once(self, x: u64) -> u64 {
        let less = x.wrapping_sub(self.p);
        less.wrapping_add(self.p & Mask::negative(less as i64).word())
    }

    /// `x w / R` modulo p.
    #[inline(always)]
    pub fn multiply(self, x: u64, w: u64) -> u64 {
        self.once(self.multiply_lazily(x, w))
    }

    /// `x R` modulo p, for any `x`: the form of constants.
    #[inline(always)]
    pub fn enter(self, x: u64) -> u64 {
        self.multiply(x, self.square)
    }

    /// `x / R` modulo p, for `x` below p: then the quotient is below p too.
    #[inline(always)]
    pub const fn leave(self, x: u64) -> u64 {
        self.divide(x as u128)
    }

    /// `w^e` of a constant.
    pub fn power(self, mut w: u64, mut e: u64) -> u64 {
        let mut result = self.enter(1);
        while e > 0 {
            if e & 1 == 1 {
                result = self.multiply(result, w);
            }
            w = self.multiply(w, w);
            e >>= 1;
        }
        result
    }

    /// `1 / w` of a constant.
    pub fn invert(self, w: u64) -> u64 {
        self.power(w, self.p - 2)
    }

    pub const fn negate(self, w: u64) -> u64 {
        if w == 0 { 0 } else { self.p - w }
    }
}
