// SPDX-License-Identifier: MIT OR Apache-2.0
//! Curves `y^2 + x y = x^3 + a x^2 + b` over GF(2^m), with a base point of prime order.

use crate::basis::NormalBasis;
use crate::comb::{Comb, Multiply};
use crate::error::Error;
use crate::formulas::Words;
use crate::group::Group;
use crate::kernels::Kernels;
use crate::scalar::{Long, Order};
use crate::wnaf::OddMultiples;
use bezout::binary_field::{Element, Gf2m};
use bezout::ct::public_by_contract;
use subtle::ConditionallySelectable;

/// A point that is not infinity: its coordinates in the polynomial basis, below the degree of the
/// field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point<const N: usize> {
    /// The coefficients of x.
    pub x: [u64; N],
    /// The coefficients of y.
    pub y: [u64; N],
}

/// A curve with a base point of prime order n, and what is precomputed for both.
///
/// All of it is public. It has tables of 20 to 100 KB and takes some milliseconds to make: make one
/// for a program, not for each signature. [`named`](crate::named) lends those of the standard.
#[derive(Clone)]
pub struct Curve<const N: usize> {
    pub(crate) group: Group<N>,
    pub(crate) order: Order<N>,
    pub(crate) base: Words<N>,
    pub(crate) basis: Option<NormalBasis<N>>,
    comb: Comb<N>,
    /// Odd multiples of the base point, and of 2^half of it.
    pub(crate) multiples: [OddMultiples<N>; 2],
}

/// The multiples of the base point in a table for verification.
const BASE_MULTIPLES: usize = 64;

impl<const N: usize> core::fmt::Debug for Curve<N> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let (m, a) = (self.degree(), u8::from(self.group.a));
        write!(f, "Curve {{ m: {m}, a: {a}, b: {:x?} }}", self.group.b)
    }
}

impl<const N: usize> Curve<N> {
    /// The curve with these coefficients, whose base point has the prime order `n`; words are
    /// little-endian.
    ///
    /// That n is prime is not checked: the caller knows it, as from a standard. *Timing:* variable.
    ///
    /// # Errors
    /// [`Error::Curve`] if the degree of the field is even, b is 0, or n even or of less than 64
    /// bits or more than m + 1 of them; [`Error::NotReduced`], [`Error::NotOnCurve`], and
    /// [`Error::SmallOrder`] if `n P` is not infinity.
    pub fn new(
        field: &Gf2m<N>,
        a: bool,
        b: &[u64; N],
        n: &[u64; N],
        base: &Point<N>,
    ) -> Result<Self, Error> {
        Self::build(field, a, *b, n, [base.x, base.y], None)
    }

    /// The same where elements are given, hashed and shown by a normal basis of type II.
    ///
    /// # Errors
    /// As [`new`](Self::new), and [`Error::Curve`] if the field has no such basis.
    ///
    /// *Timing:* variable; all arguments are public.
    pub fn with_normal_basis(
        field: &Gf2m<N>,
        a: bool,
        b: &[u64; N],
        n: &[u64; N],
        base: &Point<N>,
    ) -> Result<Self, Error> {
        let basis = NormalBasis::new(field)?;
        let [b, x, y] = [b, &base.x, &base.y].map(|bits| basis.to_polynomial(bits));
        Self::build(field, a, b, n, [x, y], Some(basis))
    }

    fn build(
        field: &Gf2m<N>,
        a: bool,
        b: [u64; N],
        n: &[u64; N],
        base: Words<N>,
        basis: Option<NormalBasis<N>>,
    ) -> Result<Self, Error> {
        let refused = |reason| Err(Error::Curve { reason });
        if field.degree().is_multiple_of(2) {
            return refused("the degree of the field is even, accepted are odd ones");
        }
        if b == [0; N] {
            return refused("b is 0, accepted are other elements");
        }
        if Kernels::<N>::find().is_none() {
            return refused("the field has less than 129 or more than 448 bits");
        }
        let Some(order) = Order::new(*n) else {
            return refused("n is even, accepted are odd primes");
        };
        if order.bits() < 64 || order.bits() > field.degree() + 1 {
            return refused("n has less than 64 bits or more than m + 1");
        }
        for (argument, words) in [
            ("b", &b),
            ("base point", &base[0]),
            ("base point", &base[1]),
        ] {
            let degree = field.degree();
            field
                .element(words)
                .map_err(|_| Error::NotReduced { argument, degree })?;
        }
        let field = field.prepare();
        let group = Group { field, a, b };
        let argument = "base point";
        if !group.contains(&base) {
            return Err(Error::NotOnCurve { argument });
        }
        if group.multiply_slowly(n, order.bits(), Some(base)).is_some() {
            return Err(Error::SmallOrder { argument });
        }
        // Room for 6 n, and a bit more than the number has.
        let comb = group.comb(&base, order.bits() + 4);
        let comb = comb.ok_or(Error::SmallOrder { argument })?;
        let half = order.bits().div_ceil(2);
        let table = |p: Option<Words<N>>| {
            let multiples = p.and_then(|p| group.odd_multiples(&p, BASE_MULTIPLES));
            multiples.ok_or(Error::SmallOrder { argument })
        };
        let multiples = [table(Some(base))?, table(group.double(&base, half))?];
        Ok(Self {
            group,
            order,
            base,
            basis,
            comb,
            multiples,
        })
    }

    /// The field.
    pub fn field(&self) -> &Gf2m<N> {
        &self.group.field
    }

    /// The degree of the field.
    pub fn degree(&self) -> usize {
        self.group.field.degree()
    }

    /// Whether a is 1; it is 0 otherwise.
    pub fn a(&self) -> bool {
        self.group.a
    }

    /// b, in the polynomial basis.
    pub fn b(&self) -> &[u64; N] {
        &self.group.b
    }

    /// The order of the base point.
    pub fn order(&self) -> &[u64; N] {
        self.order.words()
    }

    /// The base point, in the polynomial basis.
    pub fn base_point(&self) -> Point<N> {
        let [x, y] = self.base;
        Point { x, y }
    }

    /// The bits of e and of what becomes r: one less than n has.
    pub fn length(&self) -> usize {
        self.order.bits() - 1
    }

    /// The bits of an element as the standard writes them: in the curve's basis.
    pub(crate) fn element_bits(&self, a: &Element<N>) -> [u64; N] {
        let words = self.group.field.words(a);
        match &self.basis {
            None => words,
            Some(basis) => basis.from_polynomial(&words),
        }
    }

    /// The element of these bits below the degree.
    pub(crate) fn element(&self, bits: &[u64; N]) -> Element<N> {
        match &self.basis {
            None => self.group.element(bits),
            Some(basis) => self.group.element(&basis.to_polynomial(bits)),
        }
    }

    /// `k P` and whether it is `-k P` instead, for `0 < k < n`. *Timing:* constant, except for a
    /// few k for which it begins again; nobody meets them by chance.
    fn multiply_base(&self, k: &[u64; N]) -> Option<([Element<N>; 2], subtle::Choice)> {
        for times in 0..3 {
            let (mut odd, negated): (Long, _) = self.order.odd(k, times);
            let (comb, group) = (&self.comb, &self.group);
            let (a, b, k) = (group.a, &group.b, &odd);
            let mut p = (Kernels::find()?.comb)(&group.field, Multiply { comb, a, b, k });
            let affine = self.group.normalize(&p);
            zeroize::Zeroize::zeroize(&mut odd);
            zeroize::Zeroize::zeroize(p.as_flattened_mut());
            if public_by_contract(affine.is_some()) {
                let zero = self.group.field.zero();
                return Some((affine.unwrap_or([zero; 2]), negated));
            }
        }
        None
    }

    /// The x coordinate of `k P`. *Timing:* as [`multiply_base`](Self::multiply_base).
    pub(crate) fn base_x(&self, k: &[u64; N]) -> Option<Element<N>> {
        self.multiply_base(k).map(|([x, _], _)| x)
    }

    /// `-k P`. *Timing:* as [`multiply_base`](Self::multiply_base).
    pub(crate) fn minus_base(&self, k: &[u64; N]) -> Option<Words<N>> {
        let f = &self.group.field;
        self.multiply_base(k).map(|([x, y], negated)| {
            let minus = f.add(&x, &y);
            [x, Element::conditional_select(&minus, &y, negated)].map(|c| f.words(&c))
        })
    }
}
