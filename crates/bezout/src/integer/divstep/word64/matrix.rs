// SPDX-License-Identifier: MIT OR Apache-2.0
//! The transition matrix of a batch of divsteps.

/// `2^t (f', g') = (u f + v g, q f + r g)` after `t` steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Matrix {
    pub u: i64,
    pub v: i64,
    pub q: i64,
    pub r: i64,
}

impl Matrix {
    /// `(f', g')` modulo `2^(64 - t)`, from the low words of `f` and `g`.
    #[inline(always)]
    pub fn apply_low(&self, f: i64, g: i64, t: u32) -> (i64, i64) {
        let dot = |a: i64, b: i64| a.wrapping_mul(f).wrapping_add(b.wrapping_mul(g)) >> t;
        (dot(self.u, self.v), dot(self.q, self.r))
    }

    /// The matrix of `first`, then `self`.
    #[inline(always)]
    pub fn compose(&self, first: &Self) -> Self {
        // The products are at most 2^60 in absolute value and so are their sums.
        Self {
            u: self.u * first.u + self.v * first.q,
            v: self.u * first.v + self.v * first.r,
            q: self.q * first.u + self.r * first.q,
            r: self.q * first.v + self.r * first.r,
        }
    }
}
