// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rings of polynomials: a polynomial is a list of coefficients, the constant term first.

use crate::errors::{exception, refused};
use crate::ffi::Number;
use crate::long::{self, Pauses};
use crate::objects::{hash, ordered};
use bezout_front::polynomial::{self, Coefficients};
use bezout_large::check_stop;
use pyo3::prelude::*;

type Object<'py> = Bound<'py, PyAny>;

/// Coefficients up to which an operation takes less than some milliseconds.
const SHORT: usize = 512;

/// The names of all rings that have a modulus.
#[pyfunction]
pub fn names() -> Vec<&'static str> {
    polynomial::names()
}

/// A ring of polynomials by name, such as "sntrup761-rq"; or "F7" and a modulus, a list of
/// coefficients.
#[pyclass(frozen, module = "bezout.poly")]
pub struct Ring {
    ring: polynomial::Ring,
    name: String,
    named: bool,
}

/// Coefficients modulo q; integers of any size and sign are accepted.
fn coefficients(name: &str, a: &Object<'_>, q: u32) -> PyResult<Vec<u32>> {
    let (mut out, q, mut pauses) = (Vec::new(), u64::from(q), Pauses::default());
    for object in ordered(name, a)? {
        let mut x = Number::new();
        x.read(&object?)?;
        // A limb takes a division.
        pauses.after(a.py(), x.limbs().len().saturating_mul(64))?;
        let step = |rest: u64, limb: &u64| {
            ((u128::from(rest) << 64 | u128::from(*limb)) % u128::from(q)) as u64
        };
        let rest = match *x.limbs() {
            [limb] => limb % q,
            ref limbs => limbs.iter().rev().fold(0, step),
        };
        let negative = x.negative && rest != 0;
        out.push(if negative { q - rest } else { rest } as u32);
    }
    Ok(out)
}

#[pymethods]
impl Ring {
    #[new]
    #[pyo3(signature = (name, modulus=None, /))]
    fn new(py: Python<'_>, name: &str, modulus: Option<&Object<'_>>) -> PyResult<Self> {
        let ring = match modulus {
            None => polynomial::Ring::named(name),
            Some(modulus) => {
                let over = Coefficients::named(name).map_err(|error| exception(py, error))?;
                let over = match over {
                    Coefficients::Field(field) => Coefficients::Field(field.with_pause(check_stop)),
                    over => over,
                };
                over.modulo(&coefficients("modulus", modulus, over.q())?)
            }
        };
        let ring = ring.map_err(|error| exception(py, error))?;
        Ok(Self {
            ring,
            name: name.into(),
            named: modulus.is_none(),
        })
    }

    /// Coefficients are modulo this number.
    #[getter]
    fn q(&self) -> u32 {
        self.ring.q()
    }

    /// The number of coefficients of an element.
    #[getter]
    fn n(&self) -> usize {
        self.ring.len()
    }

    /// The modulus, a list of coefficients.
    #[getter]
    fn modulus(&self) -> Vec<u32> {
        self.ring.modulus()
    }

    fn __repr__(&self) -> String {
        match (self.named, self.ring.len()) {
            (true, _) => format!("Ring({:?})", self.name),
            (false, n) if n < 32 => format!("Ring({:?}, {:?})", self.name, self.ring.modulus()),
            (false, n) => format!("Ring({:?}, <a modulus of degree {n}>)", self.name),
        }
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.ring == other.ring
    }

    fn __hash__(&self) -> u64 {
        hash((self.ring.q(), self.ring.modulus()))
    }

    fn __reduce__<'py>(this: &Bound<'py, Self>) -> PyResult<(Object<'py>, Object<'py>)> {
        let (py, ring) = (this.py(), this.get());
        let arguments = match ring.named {
            true => (&ring.name,).into_pyobject(py)?.into_any(),
            false => (&ring.name, ring.ring.modulus())
                .into_pyobject(py)?
                .into_any(),
        };
        Ok((this.get_type().into_any(), arguments))
    }

    /// The remainder of a polynomial of any length modulo the modulus: a list of n coefficients
    /// from 0 up.
    ///
    /// In rings of NTRU the last of them is 0, since elements are given modulo `x^n - 1`.
    #[pyo3(signature = (a, /))]
    fn reduce(&self, a: &Object<'_>) -> PyResult<Vec<u32>> {
        self.of_one(a, polynomial::Ring::reduce_vartime)
    }

    /// The same polynomial with the coefficients that are nearest to 0: from `-(q // 2)` to
    /// `(q - 1) // 2`.
    ///
    /// It is the lift of NTRU, from one ring to another one of the same n.
    ///
    /// >>> bezout.poly.Ring("sntrup761-r3").lift([2, 1])[:3]
    /// [-1, 1, 0]
    #[pyo3(signature = (a, /))]
    fn lift(&self, a: &Object<'_>) -> PyResult<Vec<i32>> {
        Ok(centered(self.reduce(a)?, self.ring.q()))
    }

    /// The sum of two polynomials modulo the modulus.
    #[pyo3(signature = (a, b, /))]
    fn add(&self, a: &Object<'_>, b: &Object<'_>) -> PyResult<Vec<u32>> {
        self.of_two(a, b, polynomial::Ring::add_vartime)
    }

    /// The difference `a - b` of two polynomials modulo the modulus.
    #[pyo3(signature = (a, b, /))]
    fn sub(&self, a: &Object<'_>, b: &Object<'_>) -> PyResult<Vec<u32>> {
        self.of_two(a, b, polynomial::Ring::sub_vartime)
    }

    /// The negative of a polynomial modulo the modulus.
    #[pyo3(signature = (a, /))]
    fn neg(&self, a: &Object<'_>) -> PyResult<Vec<u32>> {
        self.of_one(a, |ring, a| ring.sub_vartime(&[], a))
    }

    /// The product of two polynomials modulo the modulus.
    ///
    /// With `cyclic=True` it is the product modulo `x^n - 1`, as NTRU multiplies before it reduces;
    /// rings whose modulus does not divide that raise `ValueError`.
    ///
    /// >>> ring = bezout.poly.Ring("hrss701-rq")
    /// >>> ring.mul([1, 2], ring.invert([1, 2]))[:3]
    /// [1, 0, 0]
    #[pyo3(signature = (a, b, /, *, cyclic=false))]
    fn mul(&self, a: &Object<'_>, b: &Object<'_>, cyclic: bool) -> PyResult<Vec<u32>> {
        self.of_two(
            a,
            b,
            match cyclic {
                true => polynomial::Ring::mul_cyclic_vartime,
                false => polynomial::Ring::mul_vartime,
            },
        )
    }

    /// The inverse of a polynomial: a list of n coefficients from 0 up.
    ///
    /// Raises `NotInvertible`, with the monic common divisor, if there is none.
    #[pyo3(signature = (a, /))]
    fn invert(&self, a: &Object<'_>) -> PyResult<Polynomial> {
        self.of_one(a, polynomial::Ring::invert_vartime)
    }
}

type Polynomial = Vec<u32>;
type Result<T> = std::result::Result<T, bezout_front::Error>;

impl Ring {
    /// What `run` makes of a polynomial.
    fn of_one(
        &self,
        a: &Object<'_>,
        run: impl FnOnce(&polynomial::Ring, &[u32]) -> Result<Polynomial> + Send + 'static,
    ) -> PyResult<Polynomial> {
        let (py, a) = (a.py(), coefficients("a", a, self.ring.q())?);
        self.work(py, a.len(), move |ring| run(ring, &a))
    }

    /// The same of two.
    fn of_two(
        &self,
        a: &Object<'_>,
        b: &Object<'_>,
        run: impl FnOnce(&polynomial::Ring, &[u32], &[u32]) -> Result<Polynomial> + Send + 'static,
    ) -> PyResult<Polynomial> {
        let (py, q) = (a.py(), self.ring.q());
        let (a, b) = (coefficients("a", a, q)?, coefficients("b", b, q)?);
        self.work(py, a.len().max(b.len()), move |ring| run(ring, &a, &b))
    }

    fn work(
        &self,
        py: Python<'_>,
        len: usize,
        run: impl FnOnce(&polynomial::Ring) -> Result<Polynomial> + Send + 'static,
    ) -> PyResult<Polynomial> {
        let ring = self.ring.clone();
        let words = words(len.max(ring.len()));
        let result = long::work(py, words, move || run(&ring))?;
        result.map_err(|error| exception(py, error))
    }
}

/// What work on as many coefficients counts for.
fn words(len: usize) -> usize {
    if len <= SHORT { 0 } else { usize::MAX }
}

/// Coefficients from 0 to q - 1 as those nearest to 0.
fn centered(a: Vec<u32>, q: u32) -> Vec<i32> {
    // q is at most 2^31.
    let center = |c: u32| match c > (q - 1) / 2 {
        true => (i64::from(c) - i64::from(q)) as i32,
        false => c as i32,
    };
    a.into_iter().map(center).collect()
}

/// The field F_p for a prime p below 2^31: gcds and resultants of polynomials over it.
#[pyclass(frozen, module = "bezout.poly")]
pub struct PrimeField(Field);

type Field = bezout_front::bezout::polynomial::PrimeField;
type Refusal = bezout_front::bezout::Error;

impl PrimeField {
    fn work<T: Send + 'static>(
        &self,
        (a, b): (&Object<'_>, &Object<'_>),
        run: impl FnOnce(&Field, &[u32], &[u32]) -> std::result::Result<T, Refusal> + Send + 'static,
    ) -> PyResult<T> {
        let (py, field) = (a.py(), self.0);
        let (a, b) = (
            coefficients("a", a, field.p())?,
            coefficients("b", b, field.p())?,
        );
        let words = words(a.len().max(b.len()));
        let result = long::work(py, words, move || run(&field, &a, &b))?;
        result.map_err(|error| exception(py, error.into()))
    }
}

#[pymethods]
impl PrimeField {
    #[new]
    #[pyo3(signature = (p, /))]
    fn new(p: &Object<'_>) -> PyResult<Self> {
        let (py, mut number) = (p.py(), Number::new());
        number.read(p)?;
        let p = match *number.limbs() {
            [p] if !number.negative => u32::try_from(p).ok(),
            _ => None,
        };
        let Some(p) = p else {
            return Err(refused(
                "p is no prime below 2^31; primes below 2^31 are accepted",
            ));
        };
        let field = Field::new(p).map_err(|error| exception(py, error.into()))?;
        Ok(Self(field.with_pause(check_stop)))
    }

    /// The prime.
    #[getter]
    fn p(&self) -> u32 {
        self.0.p()
    }

    fn __repr__(&self) -> String {
        format!("PrimeField({})", self.0.p())
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0 == other.0
    }

    fn __hash__(&self) -> u64 {
        hash(self.0.p())
    }

    fn __reduce__<'py>(this: &Bound<'py, Self>) -> (Object<'py>, (u32,)) {
        (this.get_type().into_any(), (this.get().0.p(),))
    }

    /// The same polynomial with coefficients from 0 to p - 1, and without zeros at the end; zero is
    /// an empty list.
    #[pyo3(signature = (a, /))]
    fn reduce(&self, a: &Object<'_>) -> PyResult<Polynomial> {
        let mut a = coefficients("a", a, self.0.p())?;
        a.truncate(a.iter().rposition(|&c| c != 0).map_or(0, |last| last + 1));
        Ok(a)
    }

    /// The same polynomial with the coefficients that are nearest to 0: from `-(p // 2)` to
    /// `(p - 1) // 2`.
    ///
    /// >>> bezout.poly.PrimeField(7).lift([3, 4, 5])
    /// [3, -3, -2]
    #[pyo3(signature = (a, /))]
    fn lift(&self, a: &Object<'_>) -> PyResult<Vec<i32>> {
        Ok(centered(self.reduce(a)?, self.0.p()))
    }

    /// The sum.
    #[pyo3(signature = (a, b, /))]
    fn add(&self, a: &Object<'_>, b: &Object<'_>) -> PyResult<Polynomial> {
        self.work((a, b), Field::add_vartime)
    }

    /// The difference `a - b`.
    #[pyo3(signature = (a, b, /))]
    fn sub(&self, a: &Object<'_>, b: &Object<'_>) -> PyResult<Polynomial> {
        self.work((a, b), Field::sub_vartime)
    }

    /// The negative.
    #[pyo3(signature = (a, /))]
    fn neg(&self, a: &Object<'_>) -> PyResult<Polynomial> {
        let minus = self
            .reduce(a)?
            .into_iter()
            .map(|c| if c == 0 { 0 } else { self.0.p() - c });
        Ok(minus.collect())
    }

    /// The product.
    ///
    /// >>> bezout.poly.PrimeField(7).mul([-1, 1], [1, 1])
    /// [6, 0, 1]
    #[pyo3(signature = (a, b, /))]
    fn mul(&self, a: &Object<'_>, b: &Object<'_>) -> PyResult<Polynomial> {
        self.work((a, b), Field::mul_vartime)
    }

    /// The quotient and the remainder of a by b, `a = q b + r`, with a smaller degree of r than of
    /// b.
    ///
    /// Raises `ValueError` if b is zero.
    ///
    /// >>> bezout.poly.PrimeField(7).divmod([1, 0, 1], [1, 1])
    /// ([6, 1], [2])
    #[pyo3(signature = (a, b, /))]
    fn divmod(&self, a: &Object<'_>, b: &Object<'_>) -> PyResult<(Polynomial, Polynomial)> {
        let found = self.work((a, b), |field, a, b| match b.iter().all(|&c| c == 0) {
            true => Ok(None),
            false => field.div_rem_vartime(a, b).map(Some),
        })?;
        found.ok_or_else(|| refused("b is zero; polynomials that are not zero are accepted"))
    }

    /// The monic greatest common divisor; an empty list where both are zero.
    #[pyo3(signature = (a, b, /))]
    fn gcd(&self, a: &Object<'_>, b: &Object<'_>) -> PyResult<Polynomial> {
        self.work((a, b), |field, a, b| field.gcd_vartime(a, b))
    }

    /// `(g, s, t)` with the monic `g = gcd(a, b) = s a + t b`.
    #[pyo3(signature = (a, b, /))]
    fn gcdext(
        &self,
        a: &Object<'_>,
        b: &Object<'_>,
    ) -> PyResult<(Polynomial, Polynomial, Polynomial)> {
        let found = self.work((a, b), |field, a, b| field.xgcd_vartime(a, b))?;
        Ok((found.gcd, found.s, found.t))
    }

    /// The resultant of two polynomials.
    #[pyo3(signature = (a, b, /))]
    fn resultant(&self, a: &Object<'_>, b: &Object<'_>) -> PyResult<u32> {
        self.work((a, b), |field, a, b| field.resultant_vartime(a, b))
    }
}
