// SPDX-License-Identifier: MIT OR Apache-2.0
//! The leaves of the recursion: Lehmer's algorithm on whole numbers, with all four cofactors.

use super::matrix::Matrix;
use super::watch::Watch;
use crate::limbs::{Limbs, bits, compare, trim};
use alloc::vec::Vec;
use bezout::parts::{
    lehmer::{Cofactors, apply, apply_cofactors, long_row, reduce_to, two_limbs, wide_window},
    limbs::{add_mul_word, add_word, divide, significant},
};
use core::mem::swap;

/// A column of the matrix: entries of the rows of x and of y, in magnitudes, with zero limbs on
/// top.
struct Column {
    u: Vec<u64>,
    v: Vec<u64>,
    len: usize,
}

impl Column {
    fn new(u: u64, v: u64, limbs: usize) -> Self {
        let vector = |w| {
            let mut x = vec![0; long_row(limbs.max(1))];
            x[0] = w;
            x
        };
        Self {
            u: vector(u),
            v: vector(v),
            len: 1,
        }
    }

    /// The column as a reduction takes it.
    fn cofactors(&mut self) -> Cofactors<'_> {
        Cofactors {
            u: &mut self.u,
            v: &mut self.v,
            len: self.len,
        }
    }

    /// The column after a batch.
    #[inline(always)]
    fn apply(&mut self, m: &bezout::parts::lehmer::Matrix) {
        let (u, v) = apply_cofactors(m, &mut self.u[..self.len], &mut self.v[..self.len]);
        if u | v != 0 {
            self.u[self.len] = u;
            self.v[self.len] = v;
            self.len += 1;
        }
    }

    /// (u, v) = (v, u + q v)
    fn quotient(&mut self, q: &[u64]) {
        let used = significant(&self.v);
        for (i, &q) in q.iter().enumerate().filter(|(_, q)| **q != 0) {
            let carry = add_mul_word(&mut self.u[i..i + used], &self.v[..used], q);
            add_word(&mut self.u[i + used..], carry);
        }
        swap(&mut self.u, &mut self.v);
        self.len = significant(&self.u).max(significant(&self.v)).max(1);
    }

    fn entries(mut self) -> [Limbs; 2] {
        trim(&mut self.u);
        trim(&mut self.v);
        [self.u, self.v]
    }
}

/// Reduces (x, y) as long as both stay at least `2^target`, where a batch of 63 bits or one
/// division is possible.
pub(super) fn leaf(x: &mut Limbs, y: &mut Limbs, target: usize, watch: &mut impl Watch) -> Matrix {
    let mut len = x.len().max(y.len());
    // Entries are at most the quotient of an old and a new number. A limb may be written beyond
    // that as zero.
    let limbs = (bits(x).max(bits(y)) - target.min(bits(x).max(bits(y)))) / 64 + 3;
    let mut columns = [Column::new(1, 0, limbs), Column::new(0, 1, limbs)];
    x.resize(long_row(len), 0);
    y.resize(long_row(len), 0);
    let (mut flipped, mut reduced) = (false, false);
    {
        let (mut x, mut y) = (&mut x[..], &mut y[..]);
        loop {
            while len > 0 && (x[len - 1] | y[len - 1]) == 0 {
                len -= 1;
            }
            if len > 0 && !reduced {
                let [first, second] = &mut columns;
                let (mut first_part, mut second_part) = (first.cofactors(), second.cofactors());
                let mut parts = [&mut first_part, &mut second_part];
                flipped ^= reduce_to(&mut x, &mut y, len, &mut parts, target, |m| watch.batch(m));
                (first.len, second.len) = (first_part.len, second_part.len);
                reduced = true;
            }
            while len > 0 && (x[len - 1] | y[len - 1]) == 0 {
                len -= 1;
            }
            let top = match len {
                0 | 1 => break,
                _ => x[len - 1] | y[len - 1],
            };
            if 64 * len - (top.leading_zeros() as usize) < target + 64 {
                break;
            }
            let (first, second) = wide_window(&x[..len], &y[..len]);
            if let Some(m) = two_limbs(first, second) {
                watch.batch(&m);
                apply(&m, &mut x, &mut y, len);
                columns.iter_mut().for_each(|column| column.apply(&m));
                flipped ^= m.flipped;
            } else if let Some(q) = division(&mut x[..len], &y[..len], target) {
                swap(&mut x, &mut y);
                watch.quotient(q.first().copied().unwrap_or(0));
                columns.iter_mut().for_each(|column| column.quotient(&q));
                flipped = !flipped;
                reduced = false;
            } else {
                break;
            }
        }
    }
    if flipped {
        swap(x, y);
    }
    trim(x);
    trim(y);
    let [[a, c], [b, d]] = columns.map(Column::entries);
    Matrix {
        entries: [a, b, c, d],
        flipped,
    }
}

/// `x = x mod y` and the quotient, if the new x and y are at least `2^target`; none, and nothing
/// changes, if not.
fn division(x: &mut [u64], y: &[u64], target: usize) -> Option<Limbs> {
    if bits(y) <= target {
        return None;
    }
    if compare(x, y).is_lt() {
        return (bits(x) > target).then(Limbs::new);
    }
    let mut rest = x.to_vec();
    let mut q = vec![0; x.len()];
    divide(&mut q, &mut rest, y);
    if bits(&rest) <= target {
        return None;
    }
    x.copy_from_slice(&rest);
    trim(&mut q);
    Some(q)
}
