// SPDX-License-Identifier: MIT OR Apache-2.0
//! The transition matrix of a batch.

/// With `s` = -1 if `flipped` and +1 if not, a pair (x, y) goes to
/// (s (a x - b y), -s (c x - d y)), over a power of two where a kernel says so.
///
/// The signs are a fixed pattern, so entries only ever add: subtracting a multiple of the row of y
/// from the row of x adds magnitudes, as the two rows have opposite signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Matrix {
    pub a: u64,
    pub b: u64,
    pub c: u64,
    pub d: u64,
    pub flipped: bool,
}

impl Matrix {
    pub(crate) const IDENTITY: Self = Matrix {
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        flipped: false,
    };

    /// This matrix after `first`. The caller knows that the entries fit.
    #[inline(always)]
    pub(super) fn after(&self, first: &Matrix) -> Matrix {
        Matrix {
            a: self.a * first.a + self.b * first.c,
            b: self.a * first.b + self.b * first.d,
            c: self.c * first.a + self.d * first.c,
            d: self.c * first.b + self.d * first.d,
            flipped: self.flipped ^ first.flipped,
        }
    }
}
