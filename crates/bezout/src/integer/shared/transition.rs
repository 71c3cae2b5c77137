// SPDX-License-Identifier: MIT OR Apache-2.0
//! The transition matrix of a batch of `lehmer` and `stein`, and its application to cofactors.

use crate::limbs_vartime::adc;
use crate::word::mac;

/// With `s` = -1 if `flipped` and +1 if not, a pair (x, y) goes to
/// (s (a x - b y), -s (c x - d y)), over a power of two where a kernel says so.
///
/// The signs are a fixed pattern, so entries only ever add: subtracting a multiple of the row of y
/// from the row of x adds magnitudes, as the two rows have opposite signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Matrix {
    /// The entry of x in the row of x.
    pub a: u64,
    /// The entry of y in the row of x.
    pub b: u64,
    /// The entry of x in the row of y.
    pub c: u64,
    /// The entry of y in the row of y.
    pub d: u64,
    /// Whether s is -1.
    pub flipped: bool,
}

impl Matrix {
    /// It changes nothing.
    pub const IDENTITY: Self = Matrix {
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        flipped: false,
    };

    /// This matrix after `first`. The caller knows that the entries fit.
    #[inline(always)]
    pub fn after(&self, first: &Matrix) -> Matrix {
        Matrix {
            a: self.a * first.a + self.b * first.c,
            b: self.a * first.b + self.b * first.d,
            c: self.c * first.a + self.d * first.c,
            d: self.c * first.b + self.d * first.d,
            flipped: self.flipped ^ first.flipped,
        }
    }
}

/// One column of the product of all matrices, in magnitudes: entries of the rows of x and of y. The
/// schedules say what the signs are and where the entries end.
pub struct Cofactors<'a> {
    /// The entry of the row of x.
    pub u: &'a mut [u64],
    /// The entry of the row of y.
    pub v: &'a mut [u64],
    /// Limbs in use; the others are zero.
    pub len: usize,
}

impl<'a> Cofactors<'a> {
    /// The column (u, v) of two words.
    pub fn new(u: &'a mut [u64], v: &'a mut [u64], words: (u64, u64)) -> Self {
        u.fill(0);
        v.fill(0);
        (u[0], v[0]) = words;
        Cofactors { u, v, len: 1 }
    }

    /// The next batch, by [`apply_cofactors`].
    pub(crate) fn apply(&mut self, m: &Matrix) {
        let (hu, hv) = apply_cofactors(m, &mut self.u[..self.len], &mut self.v[..self.len]);
        if (hu | hv) != 0 && self.len < self.u.len() {
            self.u[self.len] = hu;
            self.v[self.len] = hv;
            self.len += 1;
        }
    }
}

/// `(u, v) = (a u + b v, c u + d v)` in place. Returns the words carried out. For rows that add up
/// to at most 2^64: each operand is below 2^64 in each limb, so a carry is one word.
#[inline(always)]
pub fn apply_cofactors(m: &Matrix, u: &mut [u64], v: &mut [u64]) -> (u64, u64) {
    let (mut cu, mut cv) = (0u64, 0u64);
    for (u, v) in u.iter_mut().zip(v.iter_mut()) {
        let (wa, ha) = mac(cu, m.a, *u, 0);
        let (wb, hb) = mac(wa, m.b, *v, 0);
        let (wc, hc) = mac(cv, m.c, *u, 0);
        let (wd, hd) = mac(wc, m.d, *v, 0);
        (*u, cu) = (wb, ha.wrapping_add(hb));
        (*v, cv) = (wd, hc.wrapping_add(hd));
    }
    (cu, cv)
}

/// The same for the matrix of the last batch: an entry is a word there, but the sum of a row may
/// have 65 bits, so each product carries its own word. What leaves the slices is zero.
#[inline(always)]
pub(crate) fn apply_last(m: &Matrix, u: &mut [u64], v: &mut [u64]) {
    let (mut ca, mut cb, mut cc, mut cd) = (0u64, 0u64, 0u64, 0u64);
    let (mut ku, mut kv) = (false, false);
    for (u, v) in u.iter_mut().zip(v.iter_mut()) {
        let (wa, wb, wc, wd);
        (wa, ca) = mac(0, m.a, *u, ca);
        (wb, cb) = mac(0, m.b, *v, cb);
        (wc, cc) = mac(0, m.c, *u, cc);
        (wd, cd) = mac(0, m.d, *v, cd);
        (*u, ku) = adc(wa, wb, ku);
        (*v, kv) = adc(wc, wd, kv);
    }
}
