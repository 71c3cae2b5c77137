// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rings of polynomials: a polynomial is a list of coefficients, the constant term first.

use crate::errors::{exception, refused};
use crate::ffi::Number;
use crate::long::{self, Pauses};
use crate::objects::{hash, ordered};
use bezout_front::polynomial::{self, Coefficients};
use pyo3::prelude::*;

type Object<'py> = Bound<'py, PyAny>;

/// Coefficients up to which an operation takes less than some milliseconds.
const SHORT: usize = 512;

/// The names of all rings that have a modulus.
#[pyfunction]
pub fn names() -> Vec<&'static str> {
    polynomial::names()
}

/// A ring of polynomials by name, such as "sntrup761-rq"; or "F7" and a modulus, a list of coefficients.
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

    /// The inverse of a polynomial: a list of n coefficients from 0 up.
    ///
    /// Raises `NotInvertible`, with the monic common divisor, if there is none.
    #[pyo3(signature = (a, /))]
    fn invert(&self, py: Python<'_>, a: &Object<'_>) -> PyResult<Vec<u32>> {
        let (ring, a) = (self.ring.clone(), coefficients("a", a, self.ring.q())?);
        let words = if a.len().max(ring.len()) <= SHORT {
            0
        } else {
            usize::MAX
        };
        let inverse = long::work(py, words, move || ring.invert_vartime(&a))?;
        inverse.map_err(|error| exception(py, error))
    }
}

/// The field F_p for a prime p below 2^31: gcds and resultants of polynomials over it.
#[pyclass(frozen, module = "bezout.poly")]
pub struct PrimeField(bezout_front::bezout::polynomial::PrimeField);

type Polynomial = Vec<u32>;

impl PrimeField {
    fn work<T: Send + 'static>(
        &self,
        (a, b): (&Object<'_>, &Object<'_>),
        run: impl FnOnce(
            &bezout_front::bezout::polynomial::PrimeField,
            &[u32],
            &[u32],
        ) -> Result<T, bezout_front::bezout::Error>
        + Send
        + 'static,
    ) -> PyResult<T> {
        let (py, field) = (a.py(), self.0);
        let (a, b) = (
            coefficients("a", a, field.p())?,
            coefficients("b", b, field.p())?,
        );
        let words = if a.len().max(b.len()) <= SHORT {
            0
        } else {
            usize::MAX
        };
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
        let field = bezout_front::bezout::polynomial::PrimeField::new(p);
        field.map(Self).map_err(|error| exception(py, error.into()))
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
