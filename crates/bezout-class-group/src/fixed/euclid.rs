// SPDX-License-Identifier: MIT OR Apache-2.0
//! Euclid's algorithm by Lehmer's batches on arrays: to the end for an inverse, and to a bound.

use bezout::parts::limbs::bits;
use bezout::parts::{
    lehmer::{Matrix, apply_cofactors, two_limbs_to, wide_window},
    limbs::{add_mul_word, compare, divide, sbb, significant},
};
use core::cmp::Ordering;
use core::mem::swap;

/// Consecutive remainders of `a` and `k`: `x = ∓u k` and `y = ±w k` modulo a, with the upper signs
/// unless flipped.
pub struct Rows<const N: usize> {
    pub x: [u64; N],
    pub y: [u64; N],
    pub u: [u64; N],
    pub w: [u64; N],
    pub flipped: bool,
    /// Limbs in use of x and y, and of u and w; the others are zero.
    len: usize,
    cofactors: usize,
}

/// `(x, y) = matrix (x, y)`, in these places: `apply` may exchange them.
#[inline(always)]
fn update(m: &Matrix, x: &mut [u64], y: &mut [u64]) {
    let Matrix { a, b, c, d, .. } = *m;
    let ([p, q], [r, s]) = match m.flipped {
        true => ([b, a], [c, d]),
        false => ([a, b], [d, c]),
    };
    let mut carries = [0u64; 4];
    let mut borrows = [false; 2];
    for (x, y) in x.iter_mut().zip(y) {
        let (first, second) = match m.flipped {
            true => (*y, *x),
            false => (*x, *y),
        };
        let mut times = |i: usize, w: u64, z: u64| {
            let product = u128::from(w) * u128::from(z) + u128::from(carries[i]);
            carries[i] = (product >> 64) as u64;
            product as u64
        };
        // x = p first - q second, y = r second - s first
        let (xp, xq) = (times(0, p, first), times(1, q, second));
        let (yr, ys) = (times(2, r, second), times(3, s, first));
        (*x, borrows[0]) = sbb(xp, xq, borrows[0]);
        (*y, borrows[1]) = sbb(yr, ys, borrows[1]);
    }
    debug_assert_eq!(carries[0], carries[1] + u64::from(borrows[0]));
    debug_assert_eq!(carries[2], carries[3] + u64::from(borrows[1]));
}

impl<const N: usize> Rows<N> {
    /// For `a > k`.
    #[inline(always)]
    pub fn new(a: &[u64; N], k: &[u64; N]) -> Self {
        let mut w = [0; N];
        w[0] = 1;
        Self {
            x: *a,
            y: *k,
            u: [0; N],
            w,
            flipped: false,
            len: significant(a),
            cofactors: 1,
        }
    }

    /// Goes on until y is not above the bound.
    #[inline(never)]
    pub fn descend(&mut self, bound: &[u64; N]) {
        loop {
            self.shorten();
            let len = self.len;
            if compare(&self.y[..len], &bound[..len]).is_le() {
                return;
            }
            if len < 2 {
                self.step();
                continue;
            }
            let (x, y) = (&self.x[..len], &self.y[..len]);
            let (first, second) = wide_window(x, y);
            let (_, bound) = wide_window(x, &bound[..len]);
            match two_limbs_to(first, second, bound) {
                Some(m) => self.apply(&m),
                None => self.step(),
            }
        }
    }

    /// Goes on until y is 0. Returns the greatest common divisor g, if it has one limb; then `u k =
    /// ∓g` modulo a.
    #[inline(never)]
    pub fn finish(&mut self) -> Option<u64> {
        loop {
            self.shorten();
            let len = self.len;
            if len < 2 {
                break;
            }
            let (first, second) = wide_window(&self.x[..len], &self.y[..len]);
            match two_limbs_to(first, second, 0) {
                Some(m) => self.apply(&m),
                None if significant(&self.y) == 0 => return None,
                None => self.step(),
            }
        }
        let (gcd, row, flipped) = last(self.x[0], self.y[0]);
        // Of the last matrix the row of the divisor is enough.
        let mut out = [0; N];
        let end = (self.cofactors + 1).min(N);
        let carry = add_mul_word(&mut out[..end], &self.u[..end], row[0]);
        let carry = carry | add_mul_word(&mut out[..end], &self.w[..end], row[1]);
        debug_assert_eq!(carry, 0);
        self.u = out;
        self.flipped ^= flipped;
        Some(gcd)
    }

    #[inline(always)]
    fn shorten(&mut self) {
        while self.len > 1 && (self.x[self.len - 1] | self.y[self.len - 1]) == 0 {
            self.len -= 1;
        }
    }

    #[inline(always)]
    fn apply(&mut self, m: &Matrix) {
        let len = self.len;
        update(m, &mut self.x[..len], &mut self.y[..len]);
        self.flipped ^= m.flipped;
        let n = self.cofactors;
        let (u, w) = apply_cofactors(m, &mut self.u[..n], &mut self.w[..n]);
        if (u | w) != 0 {
            (self.u[n], self.w[n]) = (u, w);
            self.cofactors += 1;
        }
    }

    /// One division.
    #[cold]
    #[inline(never)]
    fn step(&mut self) {
        let len = self.len;
        self.flipped = !self.flipped;
        if compare(&self.x[..len], &self.y[..len]) == Ordering::Less {
            swap(&mut self.x, &mut self.y);
            swap(&mut self.u, &mut self.w);
            return;
        }
        let mut q = [0; N];
        divide(&mut q[..len], &mut self.x[..len], &self.y[..len]);
        swap(&mut self.x, &mut self.y);
        // (u, w) = (w, u + q w)
        super::limbs::accumulate(&mut self.u, &self.w, &q[..len], false);
        swap(&mut self.u, &mut self.w);
        self.cofactors = significant(&self.u).max(significant(&self.w)).max(1);
    }
}

/// Euclid's algorithm for numbers of one limb: the greatest common divisor, its row in magnitudes,
/// and whether the signs of this row are flipped.
#[inline(always)]
fn last(mut x: u64, mut y: u64) -> (u64, [u64; 2], bool) {
    let (mut first, mut second) = ([1, 0], [0, 1]);
    let mut flipped = false;
    while y != 0 {
        let q = x / y;
        (x, y) = (y, x - q * y);
        let next = [
            first[0] + q * second[0],
            // The row of 0 may have a limb and a bit; it is not used.
            u64::wrapping_add(first[1], u64::wrapping_mul(q, second[1])),
        ];
        (first, second) = (second, next);
        flipped = !flipped;
    }
    (x, first, flipped)
}

/// `2^bits` in an array; its largest number where it would not fit.
pub fn power_of_two<const N: usize>(exponent: usize) -> [u64; N] {
    let mut out = [0; N];
    match out.get_mut(exponent / 64) {
        Some(limb) => *limb = 1 << (exponent % 64),
        None => out = [u64::MAX; N],
    }
    debug_assert!(bits(&out) > 0);
    out
}
