// SPDX-License-Identifier: MIT OR Apache-2.0
//! Binary fields whose length is known at run time.

use super::gf2m;
use crate::backend::portable::binary_field::gather;
use crate::binary_field::itoh_tsujii::tables::Tables;
use crate::binary_field::shared::engine::with_engine;
use crate::binary_field::shared::field_ref::Gf2mRef;
use crate::binary_field::shared::products::{power, product};
use crate::binary_field::shared::shape::{MAX_WORDS, Shape, by_words};
use crate::binary_field::{batch, invert};
use crate::copied::Copied;
use crate::ct::{Mask, public_by_contract, wipe};
use crate::ct_vec::CtVec;
use crate::error::Error;
use crate::limbs;
use alloc::vec::Vec;
use core::fmt;
use subtle::Choice;

/// A field GF(2^m) whose degree is known at run time: of any irreducible trinomial or pentanomial.
///
/// Elements are words: bit `j` of word `i` is the coefficient of `x^(64 i + j)`. Methods take any number of
/// words, if the polynomial's degree is below m, and return `ceil(m / 64)` words.
///
/// ```
/// use bezout::binary_field::DynGf2m;
/// let field = DynGf2m::new(257, &[12])?.prepare();
/// let y = field.invert(&[2])?.unwrap();
/// assert_eq!(field.mul(&y, &[2])?, [1, 0, 0, 0, 0]);
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

    /// This field with tables for inversion, see [`Prepared`](crate::binary_field::Prepared).
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

    /// The element of these words.
    fn element(&self, argument: &'static str, words: &[u64]) -> Result<Copied, Error> {
        let (mut out, mut beyond) = (self.room(), 0);
        for (i, &word) in words.iter().enumerate() {
            match out.get_mut(i) {
                Some(out) => *out = word,
                None => beyond |= word,
            }
        }
        let top = self.shape.m % 64;
        if top > 0 {
            beyond |= out[self.shape.n - 1] >> top;
        }
        if public_by_contract(Mask::zero(beyond).choice()) {
            return Ok(out);
        }
        Err(Error::NotReduced {
            argument,
            degree: self.shape.m,
        })
    }

    /// Zeros, for an element.
    fn room(&self) -> Copied {
        Copied::new(&[], self.shape.n)
    }

    /// The representative of an element below degree m, in place.
    fn canonical(&self, mut a: Copied) -> Vec<u64> {
        self.shape.reduce_bits(&mut a, 64 * self.shape.n);
        a.into()
    }

    /// A product of elements, any representative of it.
    fn times(&self, a: &[u64], b: &[u64]) -> Copied {
        let mut out = self.room();
        product(&self.shape, &mut out, a, b);
        out
    }

    /// `a^(2^times)`, any representative of it.
    fn raised(&self, a: &[u64], times: usize) -> Copied {
        let mut out = self.room();
        power(&self.shape, &mut out, a, times);
        out
    }

    /// The remainder of a polynomial of any degree modulo the field's.
    ///
    /// *Timing:* depends on the number of words.
    pub fn reduce(&self, words: &[u64]) -> Vec<u64> {
        let (n, mut wide) = (self.shape.n, [0; 2 * MAX_WORDS]);
        // From the top: shift by as many words as come next, add these, reduce.
        for chunk in words.rchunks(n) {
            let count = chunk.len();
            wide.copy_within(..n, count);
            wide[..count].copy_from_slice(chunk);
            self.shape.reduce_bits(&mut wide, 64 * (n + count));
        }
        let out = wide[..n].to_vec();
        wipe(&mut wide);
        out
    }

    /// `a + b`, which is `a - b` too. *Timing:* constant.
    ///
    /// # Errors
    /// [`Error::NotReduced`], here and in the other methods, if an argument's degree is not below m. The time
    /// depends on that, and on the numbers of words.
    pub fn add(&self, a: &[u64], b: &[u64]) -> Result<Vec<u64>, Error> {
        let (mut a, b) = (self.element("a", a)?, self.element("b", b)?);
        add(&mut a, &b);
        Ok(a.into())
    }

    /// `a b`. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn mul(&self, a: &[u64], b: &[u64]) -> Result<Vec<u64>, Error> {
        let (a, b) = (self.element("a", a)?, self.element("b", b)?);
        Ok(self.canonical(self.times(&a, &b)))
    }

    /// `a^(2^times)`. *Timing:* depends on `times`, not on `a`. *Cost:* `times` squarings.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn square_times(&self, a: &[u64], times: usize) -> Result<Vec<u64>, Error> {
        let a = self.element("a", a)?;
        Ok(self.canonical(self.raised(&a, times)))
    }

    /// `1 / a`; none if `a = 0`. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn invert(&self, a: &[u64]) -> Result<CtVec, Error> {
        let (a, mut out) = (self.element("a", a)?, self.room());
        invert::invert(&self.as_ref(), &mut out, &a);
        let zero = limbs::is_zero(&a).choice();
        Ok(CtVec::new(self.canonical(out), !zero))
    }

    /// `1 / a`; none if `a = 0`. *Timing:* variable, see [`Gf2m::invert_vartime`](gf2m::Gf2m::invert_vartime).
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn invert_vartime(&self, a: &[u64]) -> Result<Option<Vec<u64>>, Error> {
        let (a, mut out) = (self.element("a", a)?, self.room());
        invert::invert_vartime(&self.as_ref(), &mut out, &a);
        let invertible = a.iter().any(|&word| word != 0);
        Ok(invertible.then(|| self.canonical(out)))
    }

    /// `a / b`; none if `b = 0`. *Timing:* constant. *Cost:* an inversion and a multiplication.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn divide(&self, a: &[u64], b: &[u64]) -> Result<CtVec, Error> {
        let (a, b) = (self.element("a", a)?, self.element("b", b)?);
        let mut y = self.room();
        invert::invert(&self.as_ref(), &mut y, &b);
        let quotient = self.canonical(self.times(&a, &y));
        Ok(CtVec::new(quotient, !limbs::is_zero(&b).choice()))
    }

    /// The element whose square is `a`, see [`Gf2m::sqrt`](gf2m::Gf2m::sqrt). *Timing:* constant.
    /// *Cost:* a multiplication.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn sqrt(&self, a: &[u64]) -> Result<Vec<u64>, Error> {
        let a = self.element("a", a)?;
        let (mut even, mut odd) = (self.room(), self.room());
        for (i, &word) in a.iter().enumerate() {
            even[i / 2] |= gather(word) << (32 * (i % 2));
            odd[i / 2] |= gather(word >> 1) << (32 * (i % 2));
        }
        add(&mut even, &self.times(&odd, &self.root[..a.len()]));
        Ok(self.canonical(even))
    }

    /// The trace, see [`Gf2m::trace`](gf2m::Gf2m::trace). *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn trace(&self, a: &[u64]) -> Result<Choice, Error> {
        Ok(self.trace_of(&self.element("a", a)?))
    }

    fn trace_of(&self, a: &[u64]) -> Choice {
        let both = a.iter().zip(&self.traces).fold(0, |s, (a, t)| s ^ a & t);
        gf2m::parity(both).choice()
    }

    /// The half-trace, see [`Gf2m::half_trace`](gf2m::Gf2m::half_trace). *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add), and [`Error::EvenDegree`].
    pub fn half_trace(&self, a: &[u64]) -> Result<Vec<u64>, Error> {
        if self.shape.m.is_multiple_of(2) {
            return Err(Error::EvenDegree {
                degree: self.shape.m,
            });
        }
        let a = self.element("a", a)?;
        Ok(self.canonical(self.half_trace_of(&a)))
    }

    fn half_trace_of(&self, a: &[u64]) -> Copied {
        let mut sum = Copied::new(a, a.len());
        for _ in 0..self.shape.m / 2 {
            sum = self.raised(&sum, 2);
            add(&mut sum, a);
        }
        sum
    }

    /// The `y` with `y^2 + y = a` whose coefficient of `x^0` is 0, see
    /// [`Gf2m::solve_quadratic`](gf2m::Gf2m::solve_quadratic); none if `a` has trace 1. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn solve_quadratic(&self, a: &[u64]) -> Result<CtVec, Error> {
        let a = self.element("a", a)?;
        let y = if self.shape.m.is_multiple_of(2) {
            self.solve_for_even_degree(&a)
        } else {
            self.half_trace_of(&a)
        };
        let mut y = self.canonical(y);
        let found = !self.trace_of(&a);
        let mask = Mask::from_choice(found).word();
        y[0] &= !1;
        y.iter_mut().for_each(|word| *word &= mask);
        Ok(CtVec::new(y, found))
    }

    /// As [`Gf2m::solve_for_even_degree`](gf2m::Gf2m).
    fn solve_for_even_degree(&self, a: &[u64]) -> Copied {
        let mut t = self.room();
        let place = (0..self.shape.m).find(|i| self.traces[i / 64] >> (i % 64) & 1 == 1);
        let place = place.unwrap_or(0);
        t[place / 64] = 1 << (place % 64);
        let (mut z, mut w) = (self.room(), Copied::new(a, a.len()));
        for _ in 1..self.shape.m {
            let w2 = self.raised(&w, 1);
            z = self.raised(&z, 1);
            add(&mut z, &self.times(&w2, &t));
            w = w2;
            add(&mut w, a);
        }
        z
    }

    /// Replaces each element by its inverse, and leaves 0 as it is. Returns yes if no element is 0. *Timing:* depends on the number
    /// of elements. *Cost:* an inversion, and three multiplications an element.
    ///
    /// # Errors
    /// As [`add`](Self::add); nothing is changed then.
    pub fn invert_batch(&self, xs: &mut [Vec<u64>]) -> Result<Choice, Error> {
        let element = |x: &Vec<u64>| self.element("an element of xs", x);
        let elements = xs.iter().map(element).collect::<Result<Vec<_>, Error>>()?;
        let n = self.shape.n;
        let mut rows = Copied::new(&[], n * elements.len());
        for (row, x) in rows.chunks_exact_mut(n).zip(&elements) {
            row.copy_from_slice(x);
        }
        let mut scratch = Copied::new(&[], self.invert_rows_scratch(xs.len()));
        let all = batch::invert_rows(&self.as_ref(), &mut rows, &mut scratch);
        for (x, y) in xs.iter_mut().zip(rows.chunks_exact(n)) {
            wipe(x);
            *x = y.to_vec();
        }
        Ok(all)
    }

    /// The words of scratch of [`invert_rows`](Self::invert_rows), for this many rows. From 256 rows on it grows no more.
    pub fn invert_rows_scratch(&self, rows: usize) -> usize {
        batch::rows_scratch(self.shape.n, rows)
    }

    /// As [`invert_batch`](Self::invert_batch), for elements of [`words`](Self::words) words each, one after the other in `rows`, and
    /// with the caller's scratch: nothing is allocated. It has at least
    /// [`invert_rows_scratch`](Self::invert_rows_scratch) words, and is wiped.
    ///
    /// *Timing:* depends on the number of rows. *Cost:* an inversion for 256 rows, and three multiplications for each. *Source:*
    /// \[Mon87\].
    ///
    /// # Errors
    /// [`Error::Count`] if the length of `rows` is no multiple of the words, or `scratch` is too short; [`Error::NotReduced`] if the
    /// degree of a row is not below m. Nothing is then changed.
    ///
    /// ```
    /// use bezout::binary_field::DynGf2m;
    /// let field = DynGf2m::new(67, &[5, 2, 1])?;
    /// let mut rows = [2, 0, 0, 0];
    /// let mut scratch = vec![0; field.invert_rows_scratch(2)];
    /// assert!(!bool::from(field.invert_rows(&mut rows, &mut scratch)?));
    /// assert_eq!(field.mul(&rows[..2], &[2])?, [1, 0]);
    /// assert_eq!(rows[2..], [0, 0]);
    /// assert!(field.invert_rows(&mut [0, 8], &mut scratch).is_err());
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_rows(&self, rows: &mut [u64], scratch: &mut [u64]) -> Result<Choice, Error> {
        let (n, top) = (self.shape.n, self.shape.m % 64);
        let count = rows.len() / n;
        let too_short = |argument, elements, needed| Error::Count {
            argument,
            elements,
            needed,
        };
        if rows.len() != count * n {
            return Err(too_short("rows", rows.len(), (count + 1) * n));
        }
        let needed = self.invert_rows_scratch(count);
        if scratch.len() < needed {
            return Err(too_short("scratch", scratch.len(), needed));
        }
        if top > 0 {
            let tops = rows.chunks_exact(n).map(|row| row[n - 1] >> top);
            let beyond = tops.fold(0, |all, bits| all | bits);
            if !public_by_contract(Mask::zero(beyond).choice()) {
                return Err(Error::NotReduced {
                    argument: "an element of rows",
                    degree: self.shape.m,
                });
            }
        }
        Ok(batch::invert_rows(&self.as_ref(), rows, scratch))
    }
}

/// `a += b`.
fn add(a: &mut [u64], b: &[u64]) {
    a.iter_mut().zip(b).for_each(|(a, b)| *a ^= b);
}

impl fmt::Debug for DynGf2m {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_ref().fmt(f)
    }
}
