// SPDX-License-Identifier: MIT OR Apache-2.0
//! Binary fields whose length is known at run time.

use super::gf2m;
use crate::backend::portable::binary_field::gather;
use crate::binary_field::shared::field_ref::Gf2mRef;
use crate::binary_field::shared::products::{power, product};
use crate::binary_field::shared::shape::{MAX_WORDS, Shape};
use crate::binary_field::{batch, invert};
use crate::ct::{Mask, public_by_contract, wipe};
use crate::error::Error;
use crate::limbs;
use core::fmt;
use core::ops::{Deref, DerefMut};
use subtle::Choice;
#[cfg(feature = "alloc")]
use {
    crate::binary_field::itoh_tsujii::tables::Tables,
    crate::binary_field::shared::engine::with_engine,
    crate::binary_field::shared::shape::by_words,
    crate::copied::Copied,
    crate::ct_vec::CtVec,
    alloc::{vec, vec::Vec},
};

/// A field GF(2^m) whose degree is known at run time: of any irreducible trinomial or pentanomial.
///
/// Elements are words: bit `j` of word `i` is the coefficient of `x^(64 i + j)`. Methods take any
/// number of words, if the polynomial's degree is below m, and return `ceil(m / 64)` words, below
/// degree m: equal elements have equal words. Those whose names end in `_into` write to the
/// caller's words, as many, and allocate nothing; another number of words is [`Error::Count`];
/// without `alloc` there are these alone. After an error what they write to is zero. Two fields are
/// equal if their polynomials are.
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
    #[cfg(feature = "alloc")]
    tables: Option<Tables>,
}

impl DynGf2m {
    /// The field of `x^degree + x^middle[0] + … + 1`; `middle` has one or three exponents,
    /// decreasing.
    ///
    /// # Errors
    /// [`Error::FieldDegree`] unless `2 ≤ degree ≤ 1023`, [`Error::FieldTerms`],
    /// [`Error::FieldExponent`], [`Error::Reducible`].
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
            #[cfg(feature = "alloc")]
            tables: None,
        })
    }

    /// This field with tables for inversion, see [`Prepared`](crate::binary_field::Prepared).
    #[cfg(feature = "alloc")]
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
            #[cfg(feature = "alloc")]
            tables: self.tables.as_ref(),
            #[cfg(not(feature = "alloc"))]
            tables: None,
        }
    }

    /// The element of these words.
    #[inline]
    fn element<'a>(&self, argument: &'static str, words: &'a [u64]) -> Result<Operand<'a>, Error> {
        let (first, more) = words.split_at(words.len().min(self.shape.n));
        self.check(argument, first, more.iter().fold(0, |all, word| all | word))?;
        if first.len() == self.shape.n {
            return Ok(Operand::Whole(first));
        }
        let mut room = self.room();
        room[..first.len()].copy_from_slice(first);
        Ok(Operand::Short(room))
    }

    /// Whether nothing is beyond the degree.
    #[inline]
    fn check(&self, argument: &'static str, words: &[u64], mut beyond: u64) -> Result<(), Error> {
        let top = self.shape.m % 64;
        if top > 0 {
            beyond |= words.get(self.shape.n - 1).map_or(0, |word| word >> top);
        }
        match public_by_contract(Mask::zero(beyond).choice()) {
            true => Ok(()),
            false => Err(Error::NotReduced {
                argument,
                degree: self.shape.m,
            }),
        }
    }

    /// Zeros, for an element.
    fn room(&self) -> Room {
        Room {
            words: [0; MAX_WORDS],
            n: self.shape.n,
        }
    }

    /// Writes the result of an operation, the representative below degree m. Of an error, `found`
    /// says before it writes.
    fn write<T>(
        &self,
        out: &mut [u64],
        found: impl FnOnce(&mut [u64]) -> Result<T, Error>,
    ) -> Result<T, Error> {
        out.fill(0);
        if out.len() != self.shape.n {
            return Err(Error::Count {
                argument: "out",
                elements: out.len(),
                needed: self.shape.n,
            });
        }
        let rest = found(out)?;
        self.shape.reduce_bits(out, 64 * self.shape.n);
        Ok(rest)
    }

    /// The words that a function writes, on the heap.
    #[cfg(feature = "alloc")]
    fn vector<T>(
        &self,
        write: impl FnOnce(&mut [u64]) -> Result<T, Error>,
    ) -> Result<(Vec<u64>, T), Error> {
        let mut out = vec![0; self.shape.n];
        let rest = write(&mut out)?;
        Ok((out, rest))
    }

    /// A product of elements, any representative of it.
    fn times(&self, a: &[u64], b: &[u64]) -> Room {
        let mut out = self.room();
        product(&self.shape, &mut out, a, b);
        out
    }

    /// `a^(2^times)`, any representative of it.
    fn raised(&self, a: &[u64], times: usize) -> Room {
        let mut out = self.room();
        power(&self.shape, &mut out, a, self.shape.squarings(times));
        out
    }

    /// The remainder of a polynomial of any degree modulo the field's.
    ///
    /// *Timing:* depends on the number of words.
    #[cfg(feature = "alloc")]
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
    /// [`Error::NotReduced`], here and in the other methods, if an argument's degree is not below
    /// m. The time depends on that, and on the numbers of words.
    #[cfg(feature = "alloc")]
    pub fn add(&self, a: &[u64], b: &[u64]) -> Result<Vec<u64>, Error> {
        Ok(self.vector(|out| self.add_into(out, a, b))?.0)
    }

    /// As [`add`](Self::add), to the caller's words. *Timing:* constant.
    ///
    /// # Errors
    /// The errors are those of `add`; another length of `out` is one too.
    pub fn add_into(&self, out: &mut [u64], a: &[u64], b: &[u64]) -> Result<(), Error> {
        self.write(out, |out| {
            let (a, b) = (self.element("a", a)?, self.element("b", b)?);
            out.copy_from_slice(&a);
            add(out, &b);
            Ok(())
        })
    }

    /// Whether `a = b`. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    ///
    /// ```
    /// use bezout::binary_field::DynGf2m;
    /// let aes = DynGf2m::new(8, &[4, 3, 1])?;
    /// assert!(bool::from(aes.equal(&[0x53], &[0x53, 0])?));
    /// assert_eq!(aes, DynGf2m::new(8, &[4, 3, 1])?.prepare());
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn equal(&self, a: &[u64], b: &[u64]) -> Result<Choice, Error> {
        let (a, b) = (self.element("a", a)?, self.element("b", b)?);
        let differ = a.iter().zip(b.iter()).fold(0, |s, (a, b)| s | a ^ b);
        Ok(Mask::zero(differ).choice())
    }

    /// `a b`. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    #[cfg(feature = "alloc")]
    pub fn mul(&self, a: &[u64], b: &[u64]) -> Result<Vec<u64>, Error> {
        Ok(self.vector(|out| self.mul_into(out, a, b))?.0)
    }

    /// As [`mul`](Self::mul), to the caller's words. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    ///
    /// ```
    /// use bezout::binary_field::DynGf2m;
    /// let aes = DynGf2m::new(8, &[4, 3, 1])?;
    /// let mut out = [0];
    /// aes.mul_into(&mut out, &[0x53], &[0xca])?;
    /// assert_eq!(out, [1]);
    /// assert!(aes.mul_into(&mut [0, 0], &[0x53], &[0xca]).is_err());
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn mul_into(&self, out: &mut [u64], a: &[u64], b: &[u64]) -> Result<(), Error> {
        self.write(out, |out| {
            let (a, b) = (self.element("a", a)?, self.element("b", b)?);
            product(&self.shape, out, &a, &b);
            Ok(())
        })
    }

    /// `a^2`. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    ///
    /// ```
    /// use bezout::binary_field::DynGf2m;
    /// assert_eq!(DynGf2m::new(8, &[4, 3, 1])?.square(&[0x10])?, [0x1b]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    #[cfg(feature = "alloc")]
    pub fn square(&self, a: &[u64]) -> Result<Vec<u64>, Error> {
        self.square_times(a, 1)
    }

    /// `a^(2^times)`. *Timing:* depends on `times`, not on `a`. *Cost:* `times` modulo m squarings,
    /// as m of them give back `a`.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    #[cfg(feature = "alloc")]
    pub fn square_times(&self, a: &[u64], times: usize) -> Result<Vec<u64>, Error> {
        Ok(self.vector(|out| self.square_times_into(out, a, times))?.0)
    }

    /// As [`square_times`](Self::square_times), to the caller's words. *Timing:* depends on
    /// `times`, not on `a`.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn square_times_into(&self, out: &mut [u64], a: &[u64], times: usize) -> Result<(), Error> {
        self.write(out, |out| {
            let (a, shape) = (self.element("a", a)?, &self.shape);
            power(shape, out, &a, shape.squarings(times));
            Ok(())
        })
    }

    /// `1 / a`; none if `a = 0`. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    #[cfg(feature = "alloc")]
    pub fn invert(&self, a: &[u64]) -> Result<CtVec, Error> {
        let (out, yes) = self.vector(|out| self.invert_into(out, a))?;
        Ok(CtVec::new(out, yes))
    }

    /// As [`invert`](Self::invert), to the caller's words: writes `1 / a` and returns yes, or zero
    /// and no. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn invert_into(&self, out: &mut [u64], a: &[u64]) -> Result<Choice, Error> {
        self.write(out, |out| {
            let a = self.element("a", a)?;
            invert::invert(&self.as_ref(), out, &a);
            Ok(!limbs::is_zero(&a).choice())
        })
    }

    /// `1 / a`; none if `a = 0`. *Timing:* variable, see
    /// [`Gf2m::invert_vartime`](gf2m::Gf2m::invert_vartime).
    ///
    /// # Errors
    /// As [`add`](Self::add).
    #[cfg(feature = "alloc")]
    pub fn invert_vartime(&self, a: &[u64]) -> Result<Option<Vec<u64>>, Error> {
        let (out, yes) = self.vector(|out| self.invert_into_vartime(out, a))?;
        Ok(yes.then_some(out))
    }

    /// As [`invert_vartime`](Self::invert_vartime), to the caller's words: writes `1 / a` and
    /// returns true, or zero and false.
    /// *Timing:* variable.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn invert_into_vartime(&self, out: &mut [u64], a: &[u64]) -> Result<bool, Error> {
        self.write(out, |out| {
            let a = self.element("a", a)?;
            invert::invert_vartime(&self.as_ref(), out, &a);
            Ok(a.iter().any(|&word| word != 0))
        })
    }

    /// `a / b`; none if `b = 0`. *Timing:* constant. *Cost:* an inversion and a multiplication.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    #[cfg(feature = "alloc")]
    pub fn divide(&self, a: &[u64], b: &[u64]) -> Result<CtVec, Error> {
        let (out, yes) = self.vector(|out| self.divide_into(out, a, b))?;
        Ok(CtVec::new(out, yes))
    }

    /// As [`divide`](Self::divide), to the caller's words: writes `a / b` and returns yes, or zero
    /// and no. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn divide_into(&self, out: &mut [u64], a: &[u64], b: &[u64]) -> Result<Choice, Error> {
        self.write(out, |out| {
            let (a, b) = (self.element("a", a)?, self.element("b", b)?);
            let mut y = self.room();
            invert::invert(&self.as_ref(), &mut y, &b);
            product(&self.shape, out, &a, &y);
            Ok(!limbs::is_zero(&b).choice())
        })
    }

    /// The element whose square is `a`, see [`Gf2m::sqrt`](gf2m::Gf2m::sqrt). *Timing:* constant.
    /// *Cost:* a multiplication.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    #[cfg(feature = "alloc")]
    pub fn sqrt(&self, a: &[u64]) -> Result<Vec<u64>, Error> {
        Ok(self.vector(|out| self.sqrt_into(out, a))?.0)
    }

    /// As [`sqrt`](Self::sqrt), to the caller's words. *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn sqrt_into(&self, out: &mut [u64], a: &[u64]) -> Result<(), Error> {
        self.write(out, |out| {
            let a = self.element("a", a)?;
            let (mut even, mut odd) = (self.room(), self.room());
            for (i, &word) in a.iter().enumerate() {
                even[i / 2] |= gather(word) << (32 * (i % 2));
                odd[i / 2] |= gather(word >> 1) << (32 * (i % 2));
            }
            product(&self.shape, out, &odd, &self.root[..a.len()]);
            add(out, &even);
            Ok(())
        })
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
    #[cfg(feature = "alloc")]
    pub fn half_trace(&self, a: &[u64]) -> Result<Vec<u64>, Error> {
        Ok(self.vector(|out| self.half_trace_into(out, a))?.0)
    }

    /// As [`half_trace`](Self::half_trace), to the caller's words. *Timing:* constant.
    ///
    /// # Errors
    /// The errors are those of `half_trace`; another length of `out` is one too.
    pub fn half_trace_into(&self, out: &mut [u64], a: &[u64]) -> Result<(), Error> {
        let degree = self.shape.m;
        self.write(out, |out| match degree.is_multiple_of(2) {
            true => Err(Error::EvenDegree { degree }),
            false => {
                out.copy_from_slice(&self.half_trace_of(&self.element("a", a)?));
                Ok(())
            }
        })
    }

    fn half_trace_of(&self, a: &[u64]) -> Room {
        let mut sum = self.room();
        sum.copy_from_slice(a);
        for _ in 0..self.shape.m / 2 {
            sum = self.raised(&sum, 2);
            add(&mut sum, a);
        }
        sum
    }

    /// The `y` with `y^2 + y = a` whose coefficient of `x^0` is 0, see
    /// [`Gf2m::solve_quadratic`](gf2m::Gf2m::solve_quadratic); none if `a` has trace 1. *Timing:*
    /// constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    #[cfg(feature = "alloc")]
    pub fn solve_quadratic(&self, a: &[u64]) -> Result<CtVec, Error> {
        let (y, found) = self.vector(|out| self.solve_quadratic_into(out, a))?;
        Ok(CtVec::new(y, found))
    }

    /// As [`solve_quadratic`](Self::solve_quadratic), to the caller's words: writes the solution
    /// and returns yes, or zero and no.
    /// *Timing:* constant.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn solve_quadratic_into(&self, out: &mut [u64], a: &[u64]) -> Result<Choice, Error> {
        let found = self.write(out, |out| {
            let a = self.element("a", a)?;
            let found = !self.trace_of(&a);
            let y = if self.shape.m.is_multiple_of(2) {
                self.solve_for_even_degree(&a)
            } else {
                self.half_trace_of(&a)
            };
            out.copy_from_slice(&y);
            Ok(found)
        })?;
        let mask = Mask::from_choice(found).word();
        out[0] &= !1;
        out.iter_mut().for_each(|word| *word &= mask);
        Ok(found)
    }

    /// As [`Gf2m::solve_for_even_degree`](gf2m::Gf2m).
    fn solve_for_even_degree(&self, a: &[u64]) -> Room {
        let mut t = self.room();
        let place = (0..self.shape.m).find(|i| self.traces[i / 64] >> (i % 64) & 1 == 1);
        let place = place.unwrap_or(0);
        t[place / 64] = 1 << (place % 64);
        let (mut z, mut w) = (self.room(), self.room());
        w.copy_from_slice(a);
        for _ in 1..self.shape.m {
            let w2 = self.raised(&w, 1);
            z = self.raised(&z, 1);
            add(&mut z, &self.times(&w2, &t));
            w = w2;
            add(&mut w, a);
        }
        z
    }

    /// The bytes of an encoded element, `ceil(m / 8)`.
    pub fn byte_length(&self) -> usize {
        self.shape.m.div_ceil(8)
    }

    /// The element encoded by bytes, the coefficients of `x^0 … x^7` in the first one; any number
    /// of bytes is accepted.
    ///
    /// *Timing:* depends on the number of bytes, and on whether they are refused.
    ///
    /// # Errors
    /// [`Error::NotReduced`] if a coefficient of `x^m` or above is set.
    #[cfg(feature = "alloc")]
    pub fn from_le_bytes(&self, bytes: &[u8]) -> Result<Vec<u64>, Error> {
        self.decode(bytes.iter())
    }

    /// The same, with the coefficients of `x^0 … x^7` in the last byte.
    ///
    /// *Timing:* depends on the number of bytes, and on whether they are refused.
    ///
    /// # Errors
    /// As [`from_le_bytes`](Self::from_le_bytes).
    ///
    /// ```
    /// use bezout::binary_field::DynGf2m;
    /// let field = DynGf2m::new(163, &[7, 6, 3])?;
    /// let a = field.from_be_bytes(&[1, 2])?;
    /// assert_eq!(a, [0x102, 0, 0]);
    /// let mut bytes = [0; 21];
    /// field.to_be_bytes(&a, &mut bytes)?;
    /// assert_eq!(bytes[19..], [1, 2]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    #[cfg(feature = "alloc")]
    pub fn from_be_bytes(&self, bytes: &[u8]) -> Result<Vec<u64>, Error> {
        self.decode(bytes.iter().rev())
    }

    #[cfg(feature = "alloc")]
    fn decode<'a>(&self, bytes: impl Iterator<Item = &'a u8>) -> Result<Vec<u64>, Error> {
        let (mut words, mut beyond) = (self.room(), 0);
        for (i, &byte) in bytes.enumerate() {
            match words.get_mut(i / 8) {
                Some(word) => *word |= u64::from(byte) << (8 * (i % 8)),
                None => beyond |= u64::from(byte),
            }
        }
        self.check("bytes", &words, beyond)?;
        Ok(words.to_vec())
    }

    /// Writes `a`, the coefficients of `x^0 … x^7` in the first byte; zeros fill the rest of `out`.
    ///
    /// *Timing:* depends on the length of `out`.
    ///
    /// # Errors
    /// As [`add`](Self::add), and [`Error::Overflow`] if `out` is shorter than
    /// [`byte_length`](Self::byte_length); it is zeroed then.
    pub fn to_le_bytes(&self, a: &[u64], out: &mut [u8]) -> Result<(), Error> {
        self.encode(a, out)
    }

    /// The same, with the coefficients of `x^0 … x^7` in the last byte.
    ///
    /// *Timing:* depends on the length of `out`.
    ///
    /// # Errors
    /// As [`to_le_bytes`](Self::to_le_bytes).
    pub fn to_be_bytes(&self, a: &[u64], out: &mut [u8]) -> Result<(), Error> {
        self.encode(a, out)?;
        out.reverse();
        Ok(())
    }

    fn encode(&self, a: &[u64], out: &mut [u8]) -> Result<(), Error> {
        out.fill(0);
        if out.len() < self.byte_length() {
            return Err(Error::Overflow {
                bits: 8 * out.len(),
            });
        }
        let a = self.element("a", a)?;
        for (bytes, word) in out.chunks_mut(8).zip(a.iter()) {
            bytes.copy_from_slice(&word.to_le_bytes()[..bytes.len()]);
        }
        Ok(())
    }

    /// Replaces each element by its inverse, and leaves 0 as it is. Returns yes if no element is 0.
    /// *Timing:* depends on the number of elements. *Cost:* an inversion, and three multiplications
    /// an element.
    ///
    /// # Errors
    /// As [`add`](Self::add); nothing is changed then.
    #[cfg(feature = "alloc")]
    pub fn invert_batch(&self, xs: &mut [Vec<u64>]) -> Result<Choice, Error> {
        let n = self.shape.n;
        let mut rows = Copied::new(&[], n * xs.len());
        for (row, x) in rows.chunks_exact_mut(n).zip(xs.iter()) {
            row.copy_from_slice(&self.element("an element of xs", x)?);
        }
        let mut scratch = Copied::new(&[], self.invert_rows_scratch(xs.len()));
        let all = batch::invert_rows(&self.as_ref(), &mut rows, &mut scratch);
        for (x, y) in xs.iter_mut().zip(rows.chunks_exact(n)) {
            wipe(x);
            *x = y.to_vec();
        }
        Ok(all)
    }

    /// The words of scratch of [`invert_rows`](Self::invert_rows), for this many rows. From 256
    /// rows on it grows no more.
    pub fn invert_rows_scratch(&self, rows: usize) -> usize {
        batch::rows_scratch(self.shape.n, rows)
    }

    /// As [`invert_batch`](Self::invert_batch), for elements of [`words`](Self::words) words each,
    /// one after the other in `rows`, and with the caller's scratch: nothing is allocated. It has
    /// at least [`invert_rows_scratch`](Self::invert_rows_scratch) words, and is wiped.
    ///
    /// *Timing:* depends on the number of rows. *Cost:* an inversion for 256 rows, and three
    /// multiplications for each. *Source:* \[Mon87\].
    ///
    /// # Errors
    /// [`Error::Count`] if the length of `rows` is no multiple of the words, or `scratch` is too
    /// short; [`Error::NotReduced`] if the degree of a row is not below m. Nothing is then changed.
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

/// An argument, which is copied if it has fewer words than an element.
enum Operand<'a> {
    Whole(&'a [u64]),
    Short(Room),
}

impl Deref for Operand<'_> {
    type Target = [u64];
    #[inline]
    fn deref(&self) -> &[u64] {
        match self {
            Self::Whole(words) => words,
            Self::Short(room) => room,
        }
    }
}

/// An element, on the stack; wiped.
struct Room {
    words: [u64; MAX_WORDS],
    n: usize,
}

impl Deref for Room {
    type Target = [u64];
    fn deref(&self) -> &[u64] {
        &self.words[..self.n]
    }
}

impl DerefMut for Room {
    fn deref_mut(&mut self) -> &mut [u64] {
        &mut self.words[..self.n]
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        wipe(&mut self.words[..self.n]);
    }
}

/// `a += b`.
fn add(a: &mut [u64], b: &[u64]) {
    a.iter_mut().zip(b).for_each(|(a, b)| *a ^= b);
}

impl PartialEq for DynGf2m {
    fn eq(&self, other: &Self) -> bool {
        (self.degree(), self.middle()) == (other.degree(), other.middle())
    }
}

impl Eq for DynGf2m {}

impl fmt::Debug for DynGf2m {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_ref().fmt(f)
    }
}
