// SPDX-License-Identifier: MIT OR Apache-2.0
//! Forms: the elements of a class group.

use crate::discriminant::Discriminant;
use crate::error::Error;
use crate::group::with_group;
use crate::power::{compose, product_of_powers, square_times};
use crate::triple::Triple;
use bezout_large::Integer;

/// A reduced primitive form `a x^2 + b x y + c y^2` of a negative discriminant: an element of its
/// class group.
///
/// Its functions take time that depends on the values: for public numbers alone.
///
/// ```
/// use bezout_class_group::{Discriminant, Form};
/// // The class group of -23 has three elements.
/// let d = Discriminant::new(&"-23".parse().unwrap())?;
/// let f = Form::generator(&d)?;
/// assert_eq!(f.to_string(), "(2, 1, 3)");
/// assert_eq!(f.square(), f.inverse());
/// assert_eq!(f.compose(&f.square())?, Form::principal(&d));
/// # Ok::<(), bezout_class_group::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Form {
    discriminant: Discriminant,
    triple: Triple,
}

impl Form {
    /// The neutral element: (1, 0, -D/4) or (1, 1, (1-D)/4).
    ///
    /// *Timing:* variable.
    pub fn principal(discriminant: &Discriminant) -> Self {
        Self::of(discriminant, Triple::principal(discriminant.value()))
    }

    /// (2, 1, (1-D)/8), reduced: the element that delay functions begin with.
    ///
    /// *Timing:* variable.
    ///
    /// # Errors
    /// [`Error::NotOfDiscriminant`] if the discriminant is not 1 modulo 8.
    pub fn generator(discriminant: &Discriminant) -> Result<Self, Error> {
        Self::from_ab(discriminant, &2u64.into(), &1u64.into())
    }

    /// The class of the form with these first two coefficients, reduced.
    ///
    /// *Timing:* variable.
    ///
    /// # Errors
    /// [`Error::NotOfDiscriminant`] if `a` is not positive or there is no `c`;
    /// [`Error::NotPrimitive`] if the three have a common factor.
    ///
    /// ```
    /// # use bezout_class_group::{Discriminant, Form};
    /// let d = Discriminant::new(&"-23".parse().unwrap())?;
    /// let f = Form::from_ab(&d, &3u64.into(), &1u64.into())?;
    /// assert_eq!(f.to_string(), "(2, -1, 3)");
    /// # Ok::<(), bezout_class_group::Error>(())
    /// ```
    pub fn from_ab(discriminant: &Discriminant, a: &Integer, b: &Integer) -> Result<Self, Error> {
        let triple = Self::checked(discriminant, a.clone(), b.clone())?;
        Ok(Self::of(discriminant, triple.reduced()))
    }

    /// As [`from_ab`](Self::from_ab), for coefficients that are of a reduced form.
    ///
    /// *Timing:* variable.
    ///
    /// # Errors
    /// The errors of [`from_ab`](Self::from_ab), and [`Error::NotReduced`].
    pub fn from_reduced(
        discriminant: &Discriminant,
        a: &Integer,
        b: &Integer,
    ) -> Result<Self, Error> {
        let triple = Self::checked(discriminant, a.clone(), b.clone())?;
        match triple.is_reduced() {
            true => Ok(Self::of(discriminant, triple)),
            false => Err(Error::NotReduced),
        }
    }

    fn checked(discriminant: &Discriminant, a: Integer, b: Integer) -> Result<Triple, Error> {
        if a <= Integer::ZERO {
            return Err(Error::NotOfDiscriminant);
        }
        let triple = Triple::from_ab(a, b, discriminant.value()).ok_or(Error::NotOfDiscriminant)?;
        match discriminant.is_prime() || triple.is_primitive() {
            true => Ok(triple),
            false => Err(Error::NotPrimitive),
        }
    }

    /// For a reduced form of the discriminant.
    pub(crate) fn of(discriminant: &Discriminant, triple: Triple) -> Self {
        debug_assert!(triple.is_reduced());
        Self {
            discriminant: discriminant.clone(),
            triple,
        }
    }

    pub(crate) fn parts(&self) -> &Triple {
        &self.triple
    }

    /// The discriminant.
    pub fn discriminant(&self) -> &Discriminant {
        &self.discriminant
    }

    /// a, b and c.
    pub fn coefficients(&self) -> [Integer; 3] {
        let Triple { a, b, c } = &self.triple;
        [a, b, c].map(Integer::clone)
    }

    /// Whether it is the neutral element.
    pub fn is_principal(&self) -> bool {
        self.triple.a.is_one()
    }

    /// The inverse.
    ///
    /// *Timing:* variable.
    pub fn inverse(&self) -> Self {
        Self::of(&self.discriminant, self.triple.inverse())
    }

    /// The product.
    ///
    /// *Timing:* variable. *Cost:* two partial extended gcds of half the length of the
    /// discriminant. *Source:* \[Sha89, JvdP02\].
    ///
    /// # Errors
    /// [`Error::OtherDiscriminant`].
    pub fn compose(&self, other: &Self) -> Result<Self, Error> {
        let d = &self.discriminant;
        if *d != other.discriminant {
            return Err(Error::OtherDiscriminant);
        }
        let triple = with_group!(d.value(), compose(&self.triple, &other.triple));
        Ok(Self::of(d, triple))
    }

    /// The square.
    ///
    /// *Timing:* variable. *Cost:* that of [`square_times`](Self::square_times) once, and the
    /// memory of the result.
    pub fn square(&self) -> Self {
        self.square_times(1)
    }

    /// `self^(2^times)`: up to 3072 bits of the discriminant without an allocation a squaring.
    ///
    /// *Timing:* variable. *Cost:* a squaring takes an extended gcd of half the length of the
    /// discriminant, to the end and once more to the half. *Source:* \[Sha89, JvdP02\].
    pub fn square_times(&self, times: u64) -> Self {
        let triple = with_group!(self.discriminant.value(), square_times(&self.triple, times));
        Self::of(&self.discriminant, triple)
    }

    /// The power with an exponent in limbs, the lowest one first; the inverse of it if negative.
    ///
    /// *Timing:* variable. *Cost:* a squaring a bit, a product every six bits.
    ///
    /// ```
    /// # use bezout_class_group::{Discriminant, Form};
    /// let d = Discriminant::new(&"-23".parse().unwrap())?;
    /// let f = Form::generator(&d)?;
    /// assert_eq!(f.pow(&(-4i64).into()), f.inverse());
    /// # Ok::<(), bezout_class_group::Error>(())
    /// ```
    pub fn pow(&self, exponent: &Integer) -> Self {
        let power = match product(&[(self, exponent.limbs())]) {
            Ok(Some(power)) => power,
            _ => self.neutral(),
        };
        match exponent.is_negative() {
            true => power.inverse(),
            false => power,
        }
    }

    /// The product of powers of forms, with exponents in limbs, by one chain of squarings; none if
    /// there is no factor with an exponent above 0.
    ///
    /// *Timing:* variable. *Cost:* for many factors about one product for each and each eight bits.
    /// *Source:* \[Pip76\].
    ///
    /// # Errors
    /// [`Error::OtherDiscriminant`].
    pub fn product_of_powers(factors: &[(&Self, &[u64])]) -> Result<Option<Self>, Error> {
        product(factors)
    }

    /// Whether the order of the form is `n`, of which `primes` are the prime factors: the n-th
    /// power is 1, and the power of no `n / p`. A p that is 0 or does not divide n gives no.
    ///
    /// *Timing:* variable.
    ///
    /// ```
    /// # use bezout_class_group::{Discriminant, Form};
    /// let d = Discriminant::new(&"-23".parse().unwrap())?;
    /// let f = Form::generator(&d)?;
    /// assert!(f.has_order(&3u64.into(), &[3u64.into()]));
    /// assert!(!f.has_order(&9u64.into(), &[3u64.into()]));
    /// # Ok::<(), bezout_class_group::Error>(())
    /// ```
    pub fn has_order(&self, n: &Integer, primes: &[Integer]) -> bool {
        if *n <= Integer::ZERO || !self.pow(n).is_principal() {
            return false;
        }
        primes.iter().all(|p| {
            let part = if p.is_negative() {
                None
            } else {
                n.div_exact(p)
            };
            part.is_some_and(|part| !self.pow(&part).is_principal())
        })
    }

    fn neutral(&self) -> Self {
        Self::principal(&self.discriminant)
    }
}

fn product(factors: &[(&Form, &[u64])]) -> Result<Option<Form>, Error> {
    let Some((first, _)) = factors.first() else {
        return Ok(None);
    };
    let d = &first.discriminant;
    if factors.iter().any(|(form, _)| form.discriminant != *d) {
        return Err(Error::OtherDiscriminant);
    }
    let triples: Vec<(&Triple, &[u64])> = factors
        .iter()
        .map(|(form, exponent)| (&form.triple, *exponent))
        .collect();
    let found = with_group!(d.value(), product_of_powers(&triples));
    Ok(found.map(|triple| Form::of(d, triple)))
}

impl core::fmt::Display for Form {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let [a, b, c] = self.coefficients();
        write!(f, "({a}, {b}, {c})")
    }
}

impl core::fmt::Debug for Form {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Form{self}")
    }
}
