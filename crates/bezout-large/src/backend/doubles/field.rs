// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arithmetic modulo a prime below 2^50 on four integers in doubles. Results have a sign, and are
//! not unique.

use super::prime::Prime;
use crate::backend::vectors::{V, all, minus, multiply, round, sub};

/// A prime, in every lane.
#[derive(Clone, Copy)]
pub(super) struct Field {
    p: V,
    inverse: V,
}

impl Field {
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    #[inline]
    pub fn new(prime: &Prime) -> Self {
        Self {
            p: all(prime.p),
            inverse: all(prime.inverse),
        }
    }

    /// `h - q p` for the integer `q` next to `h / p`.
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    #[inline]
    pub fn reduce(self, h: V) -> V {
        let q = round(multiply(h, self.inverse));
        minus(h, q, self.p)
    }

    /// `a b` modulo p.
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    #[inline]
    pub fn multiply(self, a: V, b: V) -> V {
        let h = multiply(a, b);
        let l = minus(h, a, b);
        sub(self.reduce(h), l)
    }
}
