// SPDX-License-Identifier: MIT OR Apache-2.0
//! Transition matrices of Euclid's divisions, and the algorithm by halves: the quotients of the
//! upper half of the coefficients are those of all, as long as the degree of the remainder is above
//! the rest.

use super::arithmetic::{add, divide, mul, sub_mul};
use super::field::PrimeField;
use alloc::vec;
use alloc::vec::Vec;

/// Lengths below which divisions are done one by one. Measured.
const HALVES: usize = 1000;
/// Lengths of the second operand from which on halves take less time: with cofactors, and without,
/// where products of matrices are all that is added. Measured.
const WITH_COFACTORS: usize = 2000;
const WITHOUT_COFACTORS: usize = 20000;

/// Two rows of two polynomials.
pub(super) struct Matrix(pub Vec<[Vec<u32>; 2]>);

impl Matrix {
    pub fn identity() -> Self {
        Self(vec![[vec![1], Vec::new()], [Vec::new(), vec![1]]])
    }

    /// One division: (a, b) becomes (b, a - q b).
    fn divide(&mut self, field: &PrimeField, q: &[u32]) {
        let [above, below] = &mut self.0[..] else {
            unreachable!("two rows")
        };
        for (x, y) in above.iter_mut().zip(below) {
            let next = sub_mul(field, core::mem::take(x), q, y);
            *x = core::mem::replace(y, next);
        }
    }

    /// Both polynomials that come of (a, b).
    fn apply(&self, field: &PrimeField, a: &[u32], b: &[u32]) -> (Vec<u32>, Vec<u32>) {
        let mut rows = self
            .0
            .iter()
            .map(|[x, y]| add(field, mul(field, x, a), mul(field, y, b)));
        (
            rows.next().unwrap_or_default(),
            rows.next().unwrap_or_default(),
        )
    }

    /// This one after another one.
    fn after(&self, field: &PrimeField, first: &Self) -> Self {
        let column = |k: usize| self.apply(field, &first.0[0][k], &first.0[1][k]);
        let ((a, c), (b, d)) = (column(0), column(1));
        Self(vec![[a, b], [c, d]])
    }
}

/// Divides until `b` is zero; the matrix of all divisions is put before `m`.
pub(super) fn reduce(
    field: &PrimeField,
    a: &mut Vec<u32>,
    b: &mut Vec<u32>,
    mut m: Option<&mut Matrix>,
) {
    let enough = match m {
        Some(_) => WITH_COFACTORS,
        None => WITHOUT_COFACTORS,
    };
    while !b.is_empty() {
        if a.len() > b.len() && b.len() > enough {
            let steps = halves(field, a, b);
            (*a, *b) = steps.apply(field, a, b);
            if let Some(m) = &mut m {
                **m = steps.after(field, m);
            }
            if b.is_empty() {
                break;
            }
        }
        let (q, r) = divide(field, core::mem::take(a), b);
        *a = core::mem::replace(b, r);
        if let Some(m) = &mut m {
            m.divide(field, &q);
        }
    }
}

/// The divisions of `a` by `b`, of a smaller degree, until the degree of the second one is below
/// half of that of `a`.
fn halves(field: &PrimeField, a: &[u32], b: &[u32]) -> Matrix {
    let half = a.len() / 2;
    if b.len() <= half {
        return Matrix::identity();
    }
    if a.len() < HALVES {
        let (mut a, mut b, mut m) = (a.to_vec(), b.to_vec(), Matrix::identity());
        while b.len() > half {
            let (q, r) = divide(field, a, &b);
            (a, b) = (b, r);
            m.divide(field, &q);
        }
        return m;
    }
    let mut m = halves(field, &a[half..], &b[half..]);
    let (c, d) = m.apply(field, a, b);
    if d.len() <= half {
        return m;
    }
    let (q, r) = divide(field, c, &d);
    m.divide(field, &q);
    // What is left is a division of d by r, of which the upper part decides down to half.
    let rest = (2 * half + 1).saturating_sub(d.len());
    if r.len() <= half || r.len() <= rest {
        return m;
    }
    halves(field, &d[rest..], &r[rest..]).after(field, &m)
}
