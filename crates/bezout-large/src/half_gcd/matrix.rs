// SPDX-License-Identifier: MIT OR Apache-2.0
//! Transition matrices of any size, and their products with numbers, columns and each other.

use crate::limbs::{Limbs, low, product, sum, trim};
use crate::product::{Plan, Transform};
use alloc::vec::Vec;
use bezout::parts::limbs::{adc, sbb};

/// From this many limbs on, products of matrices share their transforms.
const TRANSFORM: usize = if cfg!(test) { 12 } else { 150 };

/// With `s` = -1 if `flipped` and +1 if not, a pair (x, y) goes to `(s (a x - b y), s (d y - c
/// x))`.
///
/// The determinant `a d - b c` is s. The entries are not negative, and neither are the pairs: so
/// `x = d x' + b y'` and `y = c x' + a y'` for the new pair (x', y'), and entries never exceed the
/// quotient of an old and a new number.
#[derive(Clone, Debug)]
pub(crate) struct Matrix {
    /// a, b, c, d.
    pub entries: [Limbs; 4],
    pub flipped: bool,
}

/// Which entries stand in the rows of x and of y.
const ROWS: [[usize; 2]; 2] = [[0, 1], [2, 3]];

impl Matrix {
    pub fn identity() -> Self {
        Self {
            entries: [vec![1], vec![], vec![], vec![1]],
            flipped: false,
        }
    }

    /// One step of Euclid's algorithm: (x, y) to (y, x - q y).
    pub fn quotient(q: Limbs) -> Self {
        Self {
            entries: [vec![], vec![1], vec![1], q],
            flipped: true,
        }
    }

    /// Only the identity has a zero beside the diagonal in both rows.
    pub fn is_identity(&self) -> bool {
        self.entries[1].is_empty() && self.entries[2].is_empty()
    }

    /// The limbs of the longest entry.
    fn limbs(&self) -> usize {
        self.entries.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// Prepares products with numbers of up to `limbs` limbs.
    pub fn prepare(self, limbs: usize) -> Prepared {
        let n = self.limbs();
        // One limb more than both: the sum of two products, with a sign.
        let plan = match n.min(limbs) >= TRANSFORM {
            true => Plan::new(n + limbs + 1, n.min(limbs), 2).ok(),
            false => None,
        };
        let transforms = plan.map(|plan| {
            let of = |i: usize| plan.transform(&self.entries[i]).expect("entries are short");
            (plan, [of(0), of(1), of(2), of(3)])
        });
        Prepared {
            matrix: self,
            transforms,
        }
    }
}

/// A matrix with its transforms, if numbers are long enough for them.
pub(crate) struct Prepared {
    pub matrix: Matrix,
    transforms: Option<(Plan, [Transform; 4])>,
}

impl Prepared {
    /// The images of two numbers, modulo 2^(64 n), where n exceeds their limbs and those of the
    /// matrix by one: numbers with a sign, since these may be the lower parts of others.
    fn image(&self, x: &[u64], y: &[u64]) -> [Vec<u64>; 2] {
        let matrix = &self.matrix;
        let n = matrix.limbs() + x.len().max(y.len()) + 1;
        let numbers = [x, y];
        // The row of x is (a, -b), that of y (-c, d); a flip changes both.
        let positive = |row: usize| row ^ usize::from(matrix.flipped);
        let Some((plan, transforms)) = &self.transforms else {
            return [0, 1].map(|row| {
                let (plus, minus) = (positive(row), 1 - positive(row));
                let [p, q] =
                    [plus, minus].map(|i| product(&matrix.entries[ROWS[row][i]], numbers[i]));
                let mut borrow = false;
                let limb = |p: &[u64], i: usize| p.get(i).copied().unwrap_or(0);
                (0..n)
                    .map(|i| {
                        let word;
                        (word, borrow) = sbb(limb(&p, i), limb(&q, i), borrow);
                        word
                    })
                    .collect()
            });
        };
        let of = |x: &[u64]| plan.transform(x).expect("the numbers are short");
        let numbers = [of(x), of(y)];
        let mut sum = plan.sum();
        [0, 1].map(|row| {
            let (plus, minus) = (positive(row), 1 - positive(row));
            let entry = |i: usize| &transforms[ROWS[row][i]];
            sum.add(entry(plus), &numbers[plus]).expect("two products");
            sum.subtract(entry(minus), &numbers[minus])
                .expect("two products");
            let mut out = vec![0; n];
            sum.write(&mut out);
            out
        })
    }

    /// The image of (x, y), where the matrix is that of their parts from limb `k` on, whose images
    /// are given.
    pub fn apply(&self, x: &mut Limbs, y: &mut Limbs, k: usize, images: [Limbs; 2]) {
        if k == 0 {
            [*x, *y] = images;
            return;
        }
        let lower = self.image(low(x, k), low(y, k));
        let [new_x, new_y] = core::array::from_fn(|i| add_at(&lower[i], &images[i], k));
        (*x, *y) = (new_x, new_y);
    }

    /// `(u, v) = (a u + b v, c u + d v)`: a column of the product of all matrices, in magnitudes.
    pub fn apply_column(&self, u: &mut Limbs, v: &mut Limbs) {
        let matrix = &self.matrix;
        let numbers = [&u[..], &v[..]];
        let fits = |plan: &Plan| plan.limbs() > matrix.limbs() + u.len().max(v.len());
        let column = match &self.transforms {
            Some((plan, transforms)) if fits(plan) => {
                let numbers = numbers.map(|x| plan.transform(x).expect("the numbers are short"));
                let mut sum = plan.sum();
                ROWS.map(|row| {
                    for (entry, number) in row.iter().zip(&numbers) {
                        sum.add(&transforms[*entry], number).expect("two products");
                    }
                    let mut out = vec![0; matrix.limbs() + u.len().max(v.len()) + 1];
                    sum.write(&mut out);
                    trim(&mut out);
                    out
                })
            }
            _ => ROWS.map(|row| {
                let [p, q] = [0, 1].map(|i| product(&matrix.entries[row[i]], numbers[i]));
                sum(&p, &q)
            }),
        };
        [*u, *v] = column;
    }

    /// This matrix after `first`, where the entries of the result have up to `limbs` limbs.
    pub fn after(&self, first: &Matrix, limbs: usize) -> Matrix {
        let matrix = &self.matrix;
        let n = (matrix.limbs() + first.limbs() + 1).min(limbs);
        let plan = match matrix.limbs().min(first.limbs()) >= TRANSFORM {
            true => Plan::new(n, matrix.limbs().min(first.limbs()), 2).ok(),
            false => None,
        };
        let mut entries: [Limbs; 4] = Default::default();
        if let Some(plan) = plan {
            let of = |x: &Limbs| plan.transform(x).expect("entries are short");
            let kept = self.transforms.as_ref().filter(|(own, _)| *own == plan);
            let own;
            let transforms = match kept {
                Some((_, transforms)) => transforms,
                None => {
                    own = matrix.entries.each_ref().map(of);
                    &own
                }
            };
            let first = first.entries.each_ref().map(of);
            let mut sum = plan.sum();
            for (i, entry) in entries.iter_mut().enumerate() {
                for j in [0, 1] {
                    sum.add(&transforms[ROWS[i / 2][j]], &first[2 * j + i % 2])
                        .expect("two products");
                }
                *entry = vec![0; n.min(plan.limbs())];
                sum.write(entry);
                trim(entry);
            }
        } else {
            for (i, entry) in entries.iter_mut().enumerate() {
                let [p, q] = [0, 1].map(|j| {
                    product(
                        &matrix.entries[ROWS[i / 2][j]],
                        &first.entries[2 * j + i % 2],
                    )
                });
                *entry = sum(&p, &q);
            }
        }
        Matrix {
            entries,
            flipped: matrix.flipped ^ first.flipped,
        }
    }
}

/// `x + y 2^(64 k)` for an x with a sign, whose sum is not negative.
fn add_at(x: &[u64], y: &[u64], k: usize) -> Limbs {
    let sign = match x.last() {
        Some(top) if top >> 63 == 1 => u64::MAX,
        _ => 0,
    };
    let n = x.len().max(k + y.len()) + 1;
    let mut out = x.to_vec();
    out.resize(n, sign);
    let mut carry = false;
    for (i, out) in out[k..].iter_mut().enumerate() {
        (*out, carry) = adc(*out, y.get(i).copied().unwrap_or(0), carry);
    }
    debug_assert!(out[n - 1] >> 63 == 0, "the sum is negative");
    trim(&mut out);
    out
}

#[cfg(test)]
mod tests {
    use super::add_at;

    #[test]
    fn sums_may_have_one_limb_more_than_both() {
        const ONES: u64 = u64::MAX;
        // 2^192 - 2^64 + 2^64, with a sign limb of zero on top of the first one.
        assert_eq!(add_at(&[0, 1, 0], &[ONES, ONES], 1), [0, 0, 0, 1]);
        assert_eq!(add_at(&[7, 1 << 62], &[ONES, ONES], 1)[2..], [0, 1]);
        // -2^64 + 2^128, and -1 + 2^64.
        assert_eq!(add_at(&[0, ONES], &[0, 1], 1), [0, ONES]);
        assert_eq!(add_at(&[ONES], &[1], 1), [ONES]);
    }

    #[test]
    #[should_panic(expected = "the sum is negative")]
    #[cfg(debug_assertions)]
    fn negative_sums_are_noticed() {
        add_at(&[0, u64::MAX - 1], &[1], 1);
    }
}
