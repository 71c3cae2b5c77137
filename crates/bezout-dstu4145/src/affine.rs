// SPDX-License-Identifier: MIT OR Apache-2.0
//! Multiples of points in affine coordinates and in projective ones, by double-and-add with an
//! inversion of the caller's choice: for the benchmark of inversions alone, which compares what an
//! algorithm for them gains in each. Variable time.

use crate::curve::{Curve, Point};
use crate::formulas::{Formulas, Projective};
use crate::scalar::bit;
use bezout::binary_field::{Arithmetic, Computation, Element};

/// `k p` for `0 < k < n`: an inversion for each doubling and addition. None is infinity.
///
/// *Timing:* variable.
pub fn multiply_affine<const N: usize>(
    curve: &Curve<N>,
    k: &[u64; N],
    p: &Point<N>,
    invert: impl Fn(&Element<N>) -> Element<N>,
) -> Option<Point<N>> {
    let (mut sum, p) = (None, Some([p.x, p.y]));
    for i in (0..curve.order.bits()).rev() {
        sum = curve.group.add_with(sum, sum, &invert);
        if bit(k, i) == 1 {
            sum = curve.group.add_with(sum, p, &invert);
        }
    }
    sum.map(|[x, y]| Point { x, y })
}

struct DoubleAndAdd<'a, const N: usize> {
    curve: &'a Curve<N>,
    k: &'a [u64; N],
    p: &'a Point<N>,
}

impl<const N: usize> Computation<N> for DoubleAndAdd<'_, N> {
    type Output = [[u64; N]; 3];

    #[inline(always)]
    fn run<A: Arithmetic<N>>(self, f: A) -> Self::Output {
        let formulas = Formulas::new(f, self.curve.group.a, &self.curve.group.b);
        let p = [f.load(&self.p.x), f.load(&self.p.y)];
        let mut sum: Option<Projective<A::Element>> = None;
        for i in (0..self.curve.order.bits()).rev() {
            if let Some(point) = sum {
                sum = Some(formulas.double(point));
            }
            if bit(self.k, i) == 1 {
                sum = Some(match sum {
                    None => formulas.lift(&[self.p.x, self.p.y]),
                    Some(point) => formulas.add(point, p),
                });
            }
        }
        sum.map_or([[0; N]; 3], |p| formulas.store(p))
    }
}

/// The same in López-Dahab coordinates, with one inversion. None is infinity.
///
/// *Timing:* variable.
pub fn multiply_projective<const N: usize>(
    curve: &Curve<N>,
    k: &[u64; N],
    p: &Point<N>,
    invert: impl Fn(&Element<N>) -> Element<N>,
) -> Option<Point<N>> {
    let f = curve.field();
    let [x, y, z] = f
        .compute(DoubleAndAdd { curve, k, p })
        .map(|c| f.reduce(&c));
    if f.is_zero(&z).into() {
        return None;
    }
    let inverse = invert(&z);
    Some(Point {
        x: f.words(&f.mul(&x, &inverse)),
        y: f.words(&f.mul(&y, &f.square(&inverse))),
    })
}
