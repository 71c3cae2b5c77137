// SPDX-License-Identifier: MIT OR Apache-2.0
//! `Z/m[X] / (X^D - w)`: the norm of an element, and its product with which it is that. All numbers
//! are canonical and in Montgomery's form.
//!
//! The formulas hold whatever `m` and `w` are: an element has an inverse if its norm has one.

use super::Constants;
use super::batch::Word;

/// What follows from the ring.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Binomial<W> {
    pub c: Constants,
    pub w: W,
    /// `[z, z^2, z^3, z^4]` for a root `z` of `X^4 + X^3 + X^2 + X + 1`, where the degree is 5.
    pub roots: [W; 4],
}

impl<W: Word> Binomial<W> {
    #[inline(always)]
    fn mul(&self, a: W, b: W) -> W {
        W::product(&self.c, a, b)
    }

    #[inline(always)]
    fn add(&self, a: W, b: W) -> W {
        W::sum(&self.c, a, b)
    }

    #[inline(always)]
    fn sub(&self, a: W, b: W) -> W {
        W::difference(&self.c, a, b)
    }

    #[inline(always)]
    fn neg(&self, a: W) -> W {
        self.sub(W::default(), a)
    }

    /// `w a`.
    #[inline(always)]
    fn shifted(&self, a: W) -> W {
        self.mul(self.w, a)
    }

    #[inline(always)]
    fn twice(&self, a: W) -> W {
        self.add(a, a)
    }

    /// `a b`.
    #[inline(always)]
    pub fn product<const D: usize>(&self, a: &[W; D], b: &[W; D]) -> [W; D] {
        let mut out = [W::default(); D];
        for (k, out) in out.iter_mut().enumerate() {
            let (mut low, mut high) = (W::default(), W::default());
            for (i, &a) in a.iter().enumerate() {
                match i <= k {
                    true => low = self.add(low, self.mul(a, b[k - i])),
                    false => high = self.add(high, self.mul(a, b[D + k - i])),
                }
            }
            *out = self.add(low, self.mul(self.w, high));
        }
        out
    }

    /// The norm of `a`, and the element whose product with `a` it is.
    #[inline(always)]
    pub fn norm<const D: usize>(&self, a: &[W; D]) -> (W, [W; D]) {
        const { assert!(D >= 2 && D <= 5, "degrees 2 to 5 are accepted") };
        let mut cofactor = [W::default(); D];
        let norm = match D {
            2 => self.quadratic(a, &mut cofactor),
            3 => self.cubic(a, &mut cofactor),
            4 => self.quartic(a, &mut cofactor),
            _ => self.quintic(a, &mut cofactor),
        };
        (norm, cofactor)
    }

    #[inline(always)]
    fn quadratic<const D: usize>(&self, a: &[W; D], out: &mut [W; D]) -> W {
        (out[0], out[1]) = (a[0], self.neg(a[1]));
        let square = self.mul(self.w, self.mul(a[1], a[1]));
        self.sub(self.mul(a[0], a[0]), square)
    }

    #[inline(always)]
    fn cubic<const D: usize>(&self, a: &[W; D], out: &mut [W; D]) -> W {
        let [x, y, z] = [a[0], a[1], a[2]];
        out[0] = self.sub(self.mul(x, x), self.shifted(self.mul(y, z)));
        out[1] = self.sub(self.shifted(self.mul(z, z)), self.mul(x, y));
        out[2] = self.sub(self.mul(y, y), self.mul(x, z));
        let rest = self.add(self.mul(z, out[1]), self.mul(y, out[2]));
        self.add(self.mul(x, out[0]), self.shifted(rest))
    }

    /// As quadratic over `Y = X^2`: `(A + B X)(A - B X) = A^2 - B^2 Y`, of which the norm is taken
    /// in turn.
    #[inline(always)]
    fn quartic<const D: usize>(&self, a: &[W; D], out: &mut [W; D]) -> W {
        let ([p, q], [r, s]) = ([a[0], a[2]], [a[1], a[3]]);
        let squares = self.add(self.mul(p, p), self.shifted(self.mul(q, q)));
        let low = self.sub(squares, self.shifted(self.twice(self.mul(r, s))));
        let squares = self.add(self.mul(r, r), self.shifted(self.mul(s, s)));
        let high = self.sub(self.twice(self.mul(p, q)), squares);
        // (x + y Y)(low - high Y), for both.
        for (i, [x, y]) in [[p, q], [r, s]].into_iter().enumerate() {
            out[i] = self.sub(self.mul(x, low), self.shifted(self.mul(y, high)));
            out[i + 2] = self.sub(self.mul(y, low), self.mul(x, high));
        }
        (out[1], out[3]) = (self.neg(out[1]), self.neg(out[3]));
        self.sub(self.mul(low, low), self.shifted(self.mul(high, high)))
    }

    /// The image of `a` for `X` to `z^k X`.
    #[inline(always)]
    fn image<const D: usize>(&self, a: &[W; D], k: usize) -> [W; D] {
        let mut out = *a;
        for (i, out) in out.iter_mut().enumerate().skip(1) {
            *out = self.mul(*out, self.roots[(i * k - 1) % 5]);
        }
        out
    }

    /// The product of the four others among the images of `a`.
    #[inline(always)]
    fn quintic<const D: usize>(&self, a: &[W; D], out: &mut [W; D]) -> W {
        let two = self.product(&self.image(a, 1), &self.image(a, 2));
        *out = self.product(&two, &self.image(&two, 2));
        let mut rest = W::default();
        for i in 1..D {
            rest = self.add(rest, self.mul(a[i], out[D - i]));
        }
        self.add(self.mul(a[0], out[0]), self.mul(self.w, rest))
    }
}
