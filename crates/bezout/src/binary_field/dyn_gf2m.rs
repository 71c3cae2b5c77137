// SPDX-License-Identifier: MIT OR Apache-2.0
//! Binary fields whose length is known at run time.

use super::engine::with_engine;
use super::field_ref::Gf2mRef;
use super::gf2m::{Element, Gf2m};
use super::invert;
use super::itoh_tsujii::tables::Tables;
use super::shape::{MAX_WORDS, Shape, by_words};
use crate::error::Error;
use alloc::vec;
use alloc::vec::Vec;
use subtle::{Choice, CtOption};

/// A field GF(2^m) whose degree is known at run time: of any irreducible trinomial or pentanomial.
///
/// Elements are words: bit `j` of word `i` is the coefficient of `x^(64 i + j)`. Methods take any number of
/// words, if the polynomial's degree is below m, and return `ceil(m / 64)` words.
///
/// ```
/// use bezout::binary_field::DynGf2m;
/// let field = DynGf2m::new(257, &[12])?.prepare();
/// let y = field.invert(&[2])?.unwrap();
/// assert_eq!(field.multiply(&y, &[2])?, [1, 0, 0, 0, 0]);
/// assert_eq!(DynGf2m::new(257, &[13]).unwrap_err(), bezout::Error::Reducible);
/// # Ok::<(), bezout::Error>(())
/// ```
#[derive(Clone)]
pub struct DynGf2m {
    shape: Shape,
    traces: [u64; MAX_WORDS],
    root: [u64; MAX_WORDS],
    tables: Option<Tables>,
}

/// Evaluates an expression with the field of a constant number of words.
macro_rules! with_field {
    ($self:expr, $n:ident, $field:ident => $body:expr) => {
        by_words!($self.shape.n, $n => {
            let $field = $self.fixed::<$n>();
            $body
        })
    };
}

impl DynGf2m {
    /// The field of `x^degree + x^middle[0] + … + 1`; `middle` has one or three exponents, decreasing.
    ///
    /// # Errors
    /// [`Error::FieldDegree`] unless `2 ≤ degree ≤ 1023`, [`Error::FieldTerms`], [`Error::FieldExponent`],
    /// [`Error::Reducible`].
    ///
    /// *Timing:* variable; the field is public. *Cost:* `degree` squarings.
    pub fn new(degree: usize, middle: &[usize]) -> Result<Self, Error> {
        let shape = Shape::new(degree, middle)?;
        if !shape.is_irreducible() {
            return Err(Error::Reducible);
        }
        Ok(Self {
            shape,
            traces: shape.traces(),
            root: shape.root_of_x(),
            tables: None,
        })
    }

    /// This field with tables for inversion, see [`Prepared`](super::Prepared).
    pub fn prepare(self) -> Self {
        let shape = &self.shape;
        let tables = by_words!(shape.n, N => with_engine!(E => Tables::planned::<E, N>(shape)));
        Self {
            tables: Some(tables),
            ..self
        }
    }

    /// The degree m.
    pub fn degree(&self) -> usize {
        self.shape.m
    }

    /// The exponents of the polynomial between the degree and 0, decreasing.
    pub fn middle(&self) -> &[usize] {
        self.as_ref().middle()
    }

    /// The words of an element, `ceil(m / 64)`.
    pub fn words(&self) -> usize {
        self.shape.n
    }

    /// Lends the field as a kernel takes it, with its tables if it has some.
    pub fn as_ref(&self) -> Gf2mRef<'_> {
        Gf2mRef {
            shape: &self.shape,
            tables: self.tables.as_ref(),
        }
    }

    fn fixed<const N: usize>(&self) -> Gf2m<N> {
        let first = |words: &[u64; MAX_WORDS]| core::array::from_fn(|i| words[i]);
        Gf2m {
            shape: self.shape,
            traces: first(&self.traces),
            root: first(&self.root),
        }
    }

    /// The element of these words.
    fn element<const N: usize>(
        &self,
        argument: &'static str,
        words: &[u64],
    ) -> Result<Element<N>, Error> {
        let (mut out, mut beyond) = ([0; N], 0);
        for (i, &word) in words.iter().enumerate() {
            match out.get_mut(i) {
                Some(out) => *out = word,
                None => beyond |= word,
            }
        }
        let top = self.shape.m % 64;
        let above = if top == 0 { 0 } else { out[N - 1] >> top };
        if above | beyond == 0 {
            return Ok(Element(out));
        }
        Err(Error::NotReduced {
            argument,
            degree: self.shape.m,
        })
    }

    /// The remainder of a polynomial of any degree modulo the field's.
    ///
    /// *Timing:* depends on the number of words.
    pub fn reduce(&self, words: &[u64]) -> Vec<u64> {
        with_field!(self, N, field => field.words(&field.reduce(words)).to_vec())
    }

    /// `a + b`, which is `a - b` too. *Timing:* constant.
    ///
    /// # Errors
    /// [`Error::NotReduced`], here and in the other methods, if an argument's degree is not below m. *Timing*
    /// depends on that, and on the numbers of words.
    pub fn add(&self, a: &[u64], b: &[u64]) -> Result<Vec<u64>, Error> {
        with_field!(self, N, field => {
            let (a, b) = (self.element("a", a)?, self.element("b", b)?);
            Ok(field.words(&field.add(&a, &b)).to_vec())
        })
    }

    /// `a b`. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn multiply(&self, a: &[u64], b: &[u64]) -> Result<Vec<u64>, Error> {
        with_field!(self, N, field => {
            let (a, b) = (self.element("a", a)?, self.element("b", b)?);
            Ok(field.words(&field.multiply(&a, &b)).to_vec())
        })
    }

    /// `a^(2^times)`. *Timing:* depends on `times`, not on `a`. *Cost:* `times` squarings.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn square_times(&self, a: &[u64], times: usize) -> Result<Vec<u64>, Error> {
        with_field!(self, N, field => {
            let a = self.element("a", a)?;
            Ok(field.words(&field.square_times(&a, times)).to_vec())
        })
    }

    /// `1 / a`; none if `a = 0`. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn invert(&self, a: &[u64]) -> Result<CtOption<Vec<u64>>, Error> {
        self.inverse(a, invert::invert)
    }

    /// `1 / a`; none if `a = 0`. *Timing:* variable, see [`Gf2m::invert_vartime`].
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn invert_vartime(&self, a: &[u64]) -> Result<Option<Vec<u64>>, Error> {
        self.inverse(a, invert::invert_vartime).map(Option::from)
    }

    fn inverse(
        &self,
        a: &[u64],
        invert: fn(&Gf2mRef<'_>, &mut [u64], &[u64]),
    ) -> Result<CtOption<Vec<u64>>, Error> {
        with_field!(self, N, field => {
            let (a, mut out) = (self.element::<N>("a", a)?, [0; N]);
            invert(&self.as_ref(), &mut out, &a.0);
            let out = field.words(&Element(out)).to_vec();
            Ok(CtOption::new(out, !field.is_zero(&a)))
        })
    }

    /// `a / b`; none if `b = 0`. *Timing:* constant. *Cost:* an inversion and a multiplication.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn divide(&self, a: &[u64], b: &[u64]) -> Result<CtOption<Vec<u64>>, Error> {
        with_field!(self, N, field => {
            let (a, b) = (self.element("a", a)?, self.element::<N>("b", b)?);
            let mut out = [0; N];
            invert::invert(&self.as_ref(), &mut out, &b.0);
            let out = field.words(&field.multiply(&a, &Element(out))).to_vec();
            Ok(CtOption::new(out, !field.is_zero(&b)))
        })
    }

    /// The element whose square is `a`. *Timing:* constant. *Cost:* a multiplication.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn sqrt(&self, a: &[u64]) -> Result<Vec<u64>, Error> {
        with_field!(self, N, field => {
            let a = self.element("a", a)?;
            Ok(field.words(&field.sqrt(&a)).to_vec())
        })
    }

    /// The trace, see [`Gf2m::trace`]. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn trace(&self, a: &[u64]) -> Result<Choice, Error> {
        with_field!(self, N, field => Ok(field.trace(&self.element("a", a)?)))
    }

    /// The half-trace, see [`Gf2m::half_trace`]. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add), and [`Error::EvenDegree`].
    pub fn half_trace(&self, a: &[u64]) -> Result<Vec<u64>, Error> {
        with_field!(self, N, field => {
            let a = self.element("a", a)?;
            Ok(field.words(&field.half_trace(&a)?).to_vec())
        })
    }

    /// The `y` with `y^2 + y = a` whose coefficient of `x^0` is 0, see [`Gf2m::solve_quadratic`]; none if `a` has
    /// trace 1. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn solve_quadratic(&self, a: &[u64]) -> Result<CtOption<Vec<u64>>, Error> {
        with_field!(self, N, field => {
            let a = self.element("a", a)?;
            let yes = !field.trace(&a);
            let y = field.solve_quadratic(&a).unwrap_or(field.zero());
            Ok(CtOption::new(field.words(&y).to_vec(), yes))
        })
    }

    /// Replaces each element by its inverse, and leaves 0 as it is. *Timing:* depends on the number of elements.
    /// *Cost:* an inversion, and three multiplications an element.
    ///
    /// # Errors
    /// As [`add`](Self::add); nothing is changed then.
    pub fn invert_batch(&self, xs: &mut [Vec<u64>]) -> Result<(), Error> {
        with_field!(self, N, field => {
            let element = |x: &Vec<u64>| self.element::<N>("an element of xs", x);
            let mut elements = xs.iter().map(element).collect::<Result<Vec<_>, Error>>()?;
            let mut scratch = vec![field.zero(); elements.len()];
            field.batch(&mut elements, &mut scratch, |x| {
                let mut out = [0; N];
                invert::invert(&self.as_ref(), &mut out, &x.0);
                CtOption::new(Element(out), !field.is_zero(x))
            })?;
            for (x, y) in xs.iter_mut().zip(&elements) {
                *x = field.words(y).to_vec();
            }
            Ok(())
        })
    }
}

impl core::fmt::Debug for DynGf2m {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        with_field!(self, N, field => field.fmt(f))
    }
}
