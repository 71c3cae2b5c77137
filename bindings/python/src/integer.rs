// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions of Python integers, in variable time.

use crate::errors::{exception, no_inverse, not_invertible};
use crate::ffi::{Number, SHORT, integer, natural};
use crate::long::{self, Pauses};
use bezout_front::bezout::{Symbol, Uint, Xgcd};
use bezout_front::integer::{
    Answer, Integer, gcd_vartime, gcd_vartime_with, invert_vartime, invert_vartime_with,
    jacobi_vartime, kronecker_vartime, lcm_vartime, legendre_vartime, xgcd_vartime,
    xgcd_vartime_with,
};
use bezout_large::Integer as Long;
use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

type Object<'py> = Bound<'py, PyAny>;
type Triple<'py> = (Object<'py>, Object<'py>, Object<'py>);

pub(crate) use bezout_front::by_limbs;

/// A number of fixed length; of a longer one its lowest limbs.
#[inline(always)]
pub fn fixed<const L: usize>(limbs: &[u64]) -> Uint<L> {
    let mut out = [0; L];
    let n = limbs.len().min(L);
    out[..n].copy_from_slice(&limbs[..n]);
    Uint::new(out)
}

/// Two arguments.
#[inline(always)]
fn read(a: &Object<'_>, b: &Object<'_>) -> PyResult<(Number, Number)> {
    let (mut x, mut y) = (Number::new(), Number::new());
    x.read(a)?;
    y.read(b)?;
    Ok((x, y))
}

/// Whether both numbers are on the stack: their operations take microseconds.
#[inline(always)]
fn short(a: &Number, b: &Number) -> bool {
    a.limbs().len().max(b.limbs().len()) <= SHORT
}

/// What `run` makes of two long numbers.
fn on_long<T: Send + 'static>(
    py: Python<'_>,
    a: &Number,
    b: &Number,
    run: impl FnOnce(Long, Long) -> T + Send + 'static,
) -> PyResult<T> {
    let [a, b] = [a, b].map(|x| Long::new(x.negative, x.limbs().to_vec()));
    let result = long::work(py, a.limbs().len() + b.limbs().len(), || run(a, b))?;
    // One of many may have been too short for a look.
    py.check_signals()?;
    Ok(result)
}

/// As the functions of signed integers take it.
fn lent(x: &Long) -> Integer<'_> {
    Integer::new(x.is_negative(), x.limbs())
}

/// The same of a number of Python.
#[inline(always)]
fn signed(x: &Number) -> Integer<'_> {
    Integer::new(x.negative, x.limbs())
}

/// An argument that may be missing: `None` is one that is there.
pub struct Argument<'a, 'py>(Option<Borrowed<'a, 'py, PyAny>>);

impl<'a, 'py> FromPyObject<'a, 'py> for Argument<'a, 'py> {
    type Error = PyErr;
    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        Ok(Self(Some(object)))
    }
}

/// The greatest common divisor of any number of integers, from 0 up. gcd() is 0, and so is gcd(0,
/// 0).
// Two arguments have places of their own, so that no tuple is made for them.
#[pyfunction]
#[pyo3(signature = (a=Argument(None), b=Argument(None), /, *rest), text_signature = "(*integers)")]
pub fn gcd<'py>(
    py: Python<'py>,
    a: Argument<'_, 'py>,
    b: Argument<'_, 'py>,
    rest: &Bound<'py, PyTuple>,
) -> PyResult<Object<'py>> {
    match (a.0, b.0) {
        (Some(a), Some(b)) => {
            let first = gcd_of_two(&a, &b)?;
            let (mut rest, mut pauses) = (rest.iter(), Pauses::default());
            rest.try_fold(first, |found, next| {
                pauses.after(py, SHORT)?;
                gcd_of_two(&found, &next)
            })
        }
        (a, _) => absolute(py, a),
    }
}

/// The gcd of none or one.
#[cold]
fn absolute<'py>(py: Python<'py>, a: Option<Borrowed<'_, 'py, PyAny>>) -> PyResult<Object<'py>> {
    let mut x = Number::new();
    if let Some(a) = a {
        x.read(&a)?;
    }
    natural(py, x.limbs())
}

#[inline(always)]
fn gcd_of_two<'py>(a: &Object<'py>, b: &Object<'py>) -> PyResult<Object<'py>> {
    let py = a.py();
    let (mut x, mut y) = (Number::new(), Number::new());
    x.read(a)?;
    y.read(b)?;
    if short(&x, &y) {
        return gcd_vartime_with(signed(&x), signed(&y), |gcd| natural(py, gcd)).value;
    }
    let found = on_long(py, &x, &y, |x, y| gcd_vartime(lent(&x), lent(&y)))?;
    natural(py, &found.value)
}

/// The least common multiple of any number of integers, from 0 up. lcm() is 1; of 0 and any other
/// it is 0.
#[pyfunction]
#[pyo3(signature = (*integers))]
pub fn lcm<'py>(py: Python<'py>, integers: &Bound<'py, PyTuple>) -> PyResult<Object<'py>> {
    let mut integers = integers.iter();
    let first = match integers.next() {
        Some(first) => absolute(py, Some(first.as_borrowed()))?,
        None => return natural(py, &[1]),
    };
    integers.try_fold(first, |found, next| lcm_of_two(&found, &next))
}

fn lcm_of_two<'py>(a: &Object<'py>, b: &Object<'py>) -> PyResult<Object<'py>> {
    let (x, y) = read(a, b)?;
    let multiple = on_long(a.py(), &x, &y, |x, y| lcm_vartime(lent(&x), lent(&y)))?;
    natural(a.py(), &multiple.value)
}

/// `(g, s, t)` with `g = gcd(a, b) = s a + t b`, and the cofactors of GMP, which are the smallest.
#[pyfunction]
#[pyo3(signature = (a, b, /))]
pub fn gcdext<'py>(a: &Object<'py>, b: &Object<'py>) -> PyResult<Triple<'py>> {
    let py = a.py();
    let (mut x, mut y) = (Number::new(), Number::new());
    x.read(a)?;
    y.read(b)?;
    if short(&x, &y) {
        return xgcd_vartime_with(signed(&x), signed(&y), |found| triple(py, &found)).value;
    }
    let found = on_long(py, &x, &y, |x, y| xgcd_vartime(lent(&x), lent(&y)))?;
    triple(py, &found.value)
}

#[inline(always)]
fn triple<'py, T: AsRef<[u64]>>(py: Python<'py>, found: &Xgcd<T>) -> PyResult<Triple<'py>> {
    let [s, t] = [&found.s, &found.t]
        .map(|cofactor| integer(py, cofactor.negative.into(), cofactor.magnitude.as_ref()));
    Ok((natural(py, found.gcd.as_ref())?, s?, t?))
}

/// The inverse of `x` modulo `m`, as `pow(x, -1, m)`: in `[0, m)`, and for negative `m` in `(m,
/// 0]`.
///
/// Modulo 1 and -1 it is 0. Raises `NotInvertible`, with the gcd, if that is not 1, and for `m =
/// 0`.
#[pyfunction]
#[pyo3(signature = (x, m, /))]
pub fn invert<'py>(x: &Object<'py>, m: &Object<'py>) -> PyResult<Object<'py>> {
    let (mut a, mut modulus) = (Number::new(), Number::new());
    a.read(x)?;
    modulus.read(m)?;
    inverse(x.py(), &a, &modulus)
}

#[inline(always)]
pub fn inverse<'py>(py: Python<'py>, x: &Number, m: &Number) -> PyResult<Object<'py>> {
    if m.limbs().is_empty() {
        let text = "x has no inverse: the modulus m is 0; other integers are accepted";
        return Err(not_invertible(py, text, natural(py, x.limbs())?));
    }
    // Modulo a negative number it is minus the inverse of -x modulo the absolute value, in (m, 0].
    let (modulus, negative) = (Integer::from(m.limbs()), m.negative);
    let object = |y: &[u64]| integer(py, negative, y);
    let found = if short(x, m) {
        let number = Integer::new(x.negative ^ negative, x.limbs());
        invert_vartime_with(number, modulus, object)
    } else {
        let found = on_long(py, x, m, move |x, m| {
            let number = Integer::new(x.is_negative() ^ negative, x.limbs());
            invert_vartime(number, m.limbs().into())
        })?;
        found.map(|answer| answer.map(|y| object(&y)))
    };
    match found {
        Ok(Answer { value, .. }) => value,
        Err(bezout_front::Error::NotInvertible { gcd, .. }) => Err(no_inverse(py, "x", &gcd)),
        Err(error) => Err(exception(py, error)),
    }
}

/// The Jacobi symbol `(a / n)`, for odd positive `n`: -1, 0 or 1.
#[pyfunction]
#[pyo3(signature = (a, n, /))]
pub fn jacobi(a: &Object<'_>, n: &Object<'_>) -> PyResult<i8> {
    lower_is_odd(jacobi_vartime, a, n)
}

/// The Legendre symbol `(a / p)`, for an odd prime `p`: 1 for squares, -1 for other numbers, 0 for
/// multiples of `p`.
///
/// Whether `p` is a prime is not tested; for other odd numbers it is the Jacobi symbol.
#[pyfunction]
#[pyo3(signature = (a, p, /))]
pub fn legendre(a: &Object<'_>, p: &Object<'_>) -> PyResult<i8> {
    lower_is_odd(legendre_vartime, a, p)
}

type OfTwo = fn(Integer<'_>, Integer<'_>) -> Result<Answer<Symbol>, bezout_front::Error>;

#[inline(always)]
fn lower_is_odd(symbol: OfTwo, a: &Object<'_>, n: &Object<'_>) -> PyResult<i8> {
    let (mut x, mut y) = (Number::new(), Number::new());
    x.read(a)?;
    y.read(n)?;
    let found = match short(&x, &y) {
        true => symbol(signed(&x), signed(&y)),
        false => on_long(a.py(), &x, &y, move |x, y| symbol(lent(&x), lent(&y)))?,
    };
    found
        .map(|answer| answer.value.value())
        .map_err(|error| exception(a.py(), error))
}

/// The Kronecker symbol `(a / n)` of any two integers: -1, 0 or 1.
#[pyfunction]
#[pyo3(signature = (a, n, /))]
pub fn kronecker(a: &Object<'_>, n: &Object<'_>) -> PyResult<i8> {
    let (x, y) = read(a, n)?;
    if short(&x, &y) {
        return Ok(kronecker_vartime(signed(&x), signed(&y)).value.value());
    }
    let found = on_long(a.py(), &x, &y, |x, y| kronecker_vartime(lent(&x), lent(&y)))?;
    Ok(found.value.value())
}
