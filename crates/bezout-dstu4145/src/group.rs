// SPDX-License-Identifier: MIT OR Apache-2.0
//! The group law of a curve, without a base point.

use crate::comb::{Comb, ROW, ROWS, WIDTH};
use crate::formulas::Words;
use crate::kernels::Kernels;
use crate::scalar::LONGEST;
use crate::wnaf::{OddMultiples, Progression, Sum, Term, digits_vartime};
use bezout::binary_field::{Element, Prepared};
use subtle::CtOption;

/// Sums of points that are public; infinity is `None`.
#[derive(Clone)]
pub(crate) struct Group<const N: usize> {
    pub field: Prepared<N>,
    pub a: bool,
    pub b: [u64; N],
}

impl<const N: usize> Group<N> {
    /// The element of words that are below the degree.
    pub fn element(&self, words: &[u64; N]) -> Element<N> {
        self.field.reduce(words)
    }

    pub fn contains(&self, p: &Words<N>) -> bool {
        let f = &self.field;
        let [x, y] = p.map(|c| self.element(&c));
        let x2 = f.square(&x);
        let mut t = x;
        if self.a {
            t = f.add(&t, &f.one());
        }
        let left = f.mul(&y, &f.add(&x, &y));
        let right = f.add(&f.mul(&x2, &t), &self.element(&self.b));
        f.equal(&left, &right).into()
    }

    pub fn negate(&self, p: Option<Words<N>>) -> Option<Words<N>> {
        p.map(|[x, y]| [x, core::array::from_fn(|i| x[i] ^ y[i])])
    }

    /// `p + q` by definition, with an inversion.
    pub fn add(&self, p: Option<Words<N>>, q: Option<Words<N>>) -> Option<Words<N>> {
        self.add_with(p, q, |x| self.field.invert(x).unwrap_or(self.field.zero()))
    }

    /// The same with an inversion of the caller's choice.
    pub fn add_with(
        &self,
        p: Option<Words<N>>,
        q: Option<Words<N>>,
        invert: impl Fn(&Element<N>) -> Element<N>,
    ) -> Option<Words<N>> {
        let (Some(p), Some(q)) = (p, q) else {
            return p.or(q);
        };
        let f = &self.field;
        let [[x1, y1], [x2, y2]] = [p, q].map(|p| p.map(|c| self.element(&c)));
        let slope = if p[0] == q[0] {
            // Opposite, or the point of order 2.
            if p[1] != q[1] || p[0] == [0; N] {
                return None;
            }
            f.add(&x1, &f.mul(&y1, &invert(&x1)))
        } else {
            f.mul(&f.add(&y1, &y2), &invert(&f.add(&x1, &x2)))
        };
        let mut x = f.add(&f.square(&slope), &f.add(&slope, &f.add(&x1, &x2)));
        if self.a {
            x = f.add(&x, &f.one());
        }
        let y = f.add(&f.mul(&slope, &f.add(&x1, &x)), &f.add(&x, &y1));
        Some([f.words(&x), f.words(&y)])
    }

    /// `k p` for the lowest `bits` bits of k, by definition.
    pub fn multiply_slowly(&self, k: &[u64], bits: usize, p: Option<Words<N>>) -> Option<Words<N>> {
        let mut sum = None;
        for i in (0..bits).rev() {
            sum = self.add(sum, sum);
            if crate::scalar::bit(k, i) == 1 {
                sum = self.add(sum, p);
            }
        }
        sum
    }

    /// The affine point of projective coordinates; none if Z = 0. In constant time.
    pub fn normalize(&self, [x, y, z]: &[[u64; N]; 3]) -> CtOption<[Element<N>; 2]> {
        let f = &self.field;
        f.invert(&f.reduce(z)).map(|inverse| {
            [
                f.mul(&f.reduce(x), &inverse),
                f.mul(&f.reduce(y), &f.square(&inverse)),
            ]
        })
    }

    fn normalize_public(&self, p: &[[u64; N]; 3]) -> Option<Words<N>> {
        let p: Option<[Element<N>; 2]> = self.normalize(p).into();
        p.map(|p| p.map(|c| self.field.words(&c)))
    }

    /// `2^times p`.
    pub fn double(&self, p: &Words<N>, times: usize) -> Option<Words<N>> {
        let mut k = [0; LONGEST];
        k[times / 64] = 1 << (times % 64);
        let (table, bits) = (&[*p], times + 1);
        self.sum(&[Term { table, k, bits }])
    }

    /// `p, 3 p, 5 p, …`; none if one of them is infinity.
    pub fn odd_multiples(&self, p: &Words<N>, count: usize) -> Option<OddMultiples<N>> {
        let f = &self.field;
        let q = &self.double(p, 1)?;
        let mut projective = vec![[[0; N]; 3]; count - 1];
        let (a, b) = (self.a, &self.b);
        let out = &mut projective;
        (Kernels::find()?.progression)(f, Progression { a, b, p, q, out });
        let mut inverses: Vec<Element<N>> = projective.iter().map(|p| f.reduce(&p[2])).collect();
        if inverses.iter().any(|z| f.is_zero(z).into()) {
            return None;
        }
        let mut scratch = inverses.clone();
        f.invert_batch(&mut inverses, &mut scratch).ok()?;
        let mut out = vec![*p];
        for ([x, y, _], inverse) in projective.iter().zip(&inverses) {
            let x = f.mul(&f.reduce(x), inverse);
            let y = f.mul(&f.reduce(y), &f.square(inverse));
            out.push([f.words(&x), f.words(&y)]);
        }
        Some(out)
    }

    /// The comb of multiples of `base` for numbers of at least this many bits. None if a point of
    /// its table is infinity.
    pub fn comb(&self, base: &Words<N>, bits: usize) -> Option<Comb<N>> {
        let steps = bits.div_ceil(WIDTH * ROWS);
        let columns = steps * ROWS;
        let mut powers = vec![Some(*base)];
        for i in 1..WIDTH * columns {
            powers.push(self.add(powers[i - 1], powers[i - 1]));
        }
        let mut points = Vec::with_capacity(ROWS * ROW);
        for row in 0..ROWS {
            for index in 0..ROW {
                let tooth = |i: usize| powers[i * columns + row * steps];
                let mut sum = tooth(WIDTH - 1);
                for i in 0..WIDTH - 1 {
                    let p = tooth(i);
                    let minus = index >> i & 1 == 1;
                    sum = self.add(sum, if minus { self.negate(p) } else { p });
                }
                points.push(sum?);
            }
        }
        Some(Comb::new(points, steps))
    }

    /// A sum of products in projective coordinates; None is infinity, or that equal or opposite
    /// points were met.
    pub fn sum(&self, terms: &[Term<'_, N>]) -> Option<Words<N>> {
        let (a, b) = (self.a, &self.b);
        let form = |t: &Term<'_, N>| digits_vartime(&t.k, t.table.len(), t.bits);
        let forms = &terms.iter().map(form).collect::<Vec<_>>();
        let projective = (Kernels::find()?.sum)(&self.field, Sum { a, b, terms, forms });
        self.normalize_public(&projective)
    }

    /// `k p`.
    pub fn multiply(&self, k: &[u64; N], bits: usize, p: &Words<N>) -> Option<Words<N>> {
        let mut long = [0; LONGEST];
        long[..N].copy_from_slice(k);
        let fast = self.odd_multiples(p, 8).and_then(|table| {
            let table = &table;
            let k = long;
            self.sum(&[Term { table, k, bits }])
        });
        fast.or_else(|| self.multiply_slowly(k, bits, Some(*p)))
    }
}

#[cfg(test)]
mod tests {
    use crate::named::polynomial_163;

    #[test]
    fn the_point_of_order_two_is_its_own_negative() {
        let curve = polynomial_163();
        let point = curve.decompress(&[0; 21]).unwrap();
        let point = Some([point.x, point.y]);
        assert_eq!(curve.group.negate(point), point);
        assert_eq!(curve.group.add(point, point), None);
        assert_eq!(curve.group.multiply_slowly(&[3], 2, point), point);
    }
}
