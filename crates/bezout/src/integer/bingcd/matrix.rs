// SPDX-License-Identifier: MIT OR Apache-2.0
//! The update factors of a batch.

use crate::ct::Mask;

/// `2^t (a', b') = (f0 a + g0 b, f1 a + g1 b)` after `t` steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Factors {
    pub f0: i64,
    pub g0: i64,
    pub f1: i64,
    pub g1: i64,
}

impl Factors {
    /// From rows `f + 2^32 g` with `f`, `g` in `(-2^31, 2^31]`.
    #[inline(always)]
    pub fn unpack(r0: u64, r1: u64) -> Self {
        const BIAS: i64 = (1 << 31) - 1;
        let halves = |r: u64| {
            let r = r.wrapping_add((BIAS as u64) << 32 | BIAS as u64);
            ((r & 0xffff_ffff) as i64 - BIAS, (r >> 32) as i64 - BIAS)
        };
        let ((f0, g0), (f1, g1)) = (halves(r0), halves(r1));
        Self { f0, g0, f1, g1 }
    }

    /// Negates the first row if `a`, the second one if `b`.
    #[inline(always)]
    pub fn negate_rows(&mut self, a: Mask, b: Mask) {
        let negate = |x: i64, yes: Mask| (x ^ yes.word() as i64) - yes.word() as i64;
        self.f0 = negate(self.f0, a);
        self.g0 = negate(self.g0, a);
        self.f1 = negate(self.f1, b);
        self.g1 = negate(self.g1, b);
    }
}
