// SPDX-License-Identifier: MIT OR Apache-2.0
//! Multiples of the base point by a comb \[LL94\] with signed digits \[HPB05\]: constant time.
//!
//! An odd number below `2^l` is a sum of `2^i` or `-2^i` for all i below l. So there is no digit 0,
//! and no case of an addition that does nothing: each adds a point of a table, or its negative.
//! Every table is read as a whole.

use crate::formulas::{Formulas, Projective, Words};
use crate::scalar::{Long, bit};
use bezout::binary_field::{Arithmetic, Computation};
use bezout::ct::Mask;

/// Precomputed points. Row `b` has `2^(WIDTH - 1)` points: the sums of `± 2^(i columns + b steps)
/// P` for i below `WIDTH`, where the sign of the last one is plus, and bit i of the index says that
/// the sign of the i-th one is minus.
#[derive(Clone)]
pub(crate) struct Comb<const N: usize> {
    points: Vec<Words<N>>,
    /// Columns of a row: how many doublings there are, and one.
    steps: usize,
}

/// Teeth: the bits of a digit.
pub(crate) const WIDTH: usize = 6;
/// Points in a row.
pub(crate) const ROW: usize = 1 << (WIDTH - 1);
/// Rows.
pub(crate) const ROWS: usize = 4;

impl<const N: usize> Comb<N> {
    /// The table of `points` for numbers of up to `WIDTH ROWS steps` bits, in the order of
    /// [`Comb`].
    pub fn new(points: Vec<Words<N>>, steps: usize) -> Self {
        debug_assert_eq!(points.len(), ROWS * ROW);
        Self { points, steps }
    }

    /// The number of bits that a number may have.
    fn bits(&self) -> usize {
        WIDTH * ROWS * self.steps
    }
}

/// `k P` for an odd `k` below `2^bits`: `(X, Y, Z)`, where Z is 0 for a few `k` that have to be
/// taken in another way.
pub(crate) struct Multiply<'a, const N: usize> {
    pub comb: &'a Comb<N>,
    pub a: bool,
    pub b: &'a [u64; N],
    pub k: &'a Long,
}

impl<const N: usize> Computation<N> for Multiply<'_, N> {
    type Output = [[u64; N]; 3];

    #[inline(always)]
    fn run<A: Arithmetic<N>>(self, f: A) -> Self::Output {
        let formulas = Formulas::new(f, self.a, self.b);
        // Bit i says whether the sign of 2^i is plus.
        let mut signs = *self.k;
        let last = self.comb.bits() - 1;
        for i in 0..signs.len() {
            signs[i] = signs[i] >> 1 | signs.get(i + 1).map_or(0, |w| w << 63);
        }
        signs[last / 64] |= 1 << (last % 64);

        let (steps, columns) = (self.comb.steps, self.comb.steps * ROWS);
        let mut sum: Option<Projective<A::Element>> = None;
        for step in (0..steps).rev() {
            if let Some(point) = sum {
                sum = Some(formulas.double(point));
            }
            for row in 0..ROWS {
                let place = row * steps + step;
                let top = bit(&signs, (WIDTH - 1) * columns + place);
                let mut index = 0;
                for i in 0..WIDTH - 1 {
                    index |= (bit(&signs, i * columns + place) ^ top) << i;
                }
                let mut point = look_up(&self.comb.points[row * ROW..][..ROW], index);
                let minus = Mask::even(top).word();
                let [x, y] = &mut point;
                for (y, x) in y.iter_mut().zip(x) {
                    *y ^= *x & minus;
                }
                sum = Some(match sum {
                    None => formulas.lift(&point),
                    Some(p) => formulas.add(p, [f.load(&point[0]), f.load(&point[1])]),
                });
            }
        }
        zeroize::Zeroize::zeroize(&mut signs);
        // There is a step.
        sum.map_or([[0; N]; 3], |p| formulas.store(p))
    }
}

/// The point at a secret place; all of them are read.
#[inline(always)]
fn look_up<const N: usize>(row: &[Words<N>], index: u64) -> Words<N> {
    let mut out = [[0; N]; 2];
    for (i, point) in row.iter().enumerate() {
        let mask = Mask::equal(i as u64, index).word();
        for (out, words) in out.iter_mut().zip(point) {
            for (out, word) in out.iter_mut().zip(words) {
                *out |= word & mask;
            }
        }
    }
    out
}
