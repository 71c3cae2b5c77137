// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions of bytes, big-endian, in constant time.

use crate::errors::refused;
use crate::long;
use crate::rows::bytes;
use bezout_front::bezout::CtVec;
use bezout_front::bezout::dynamic::{from_be_bytes, to_be_bytes};
use bezout_front::integer::{self, Integer};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

/// These functions take as long as faster ones of as many times the limbs, where that is some
/// milliseconds.
const SLOWER: usize = 4;

type Object<'py> = Bound<'py, PyAny>;

/// An argument: its limbs, which are wiped, and its number of bytes.
fn number(name: &str, object: &Object<'_>) -> PyResult<(Zeroizing<Vec<u64>>, usize)> {
    let bytes = Zeroizing::new(bytes(name, object)?);
    Ok((Zeroizing::new(from_be_bytes(&bytes)), bytes.len()))
}

/// As many bytes with a number in them, which fits.
fn answer<'py>(py: Python<'py>, limbs: Vec<u64>, size: usize) -> PyResult<Bound<'py, PyBytes>> {
    let limbs = Zeroizing::new(limbs);
    PyBytes::new_with(py, size, |out| {
        to_be_bytes(&limbs, out).map_err(|error| refused(error.to_string()))
    })
}

/// Whether there is an answer is public from here on.
fn found<'py>(py: Python<'py>, result: CtVec, size: usize) -> PyResult<Bound<'py, PyBytes>> {
    let (limbs, yes) = result.into_parts();
    match yes.into() {
        true => answer(py, limbs, size),
        false => {
            let text = "x has no inverse modulo m; the gcd is a secret";
            Err(crate::errors::not_invertible(
                py,
                text,
                py.None().into_bound(py),
            ))
        }
    }
}

/// The inverse of x modulo m, with as many bytes as m.
///
/// Raises `NotInvertible` without a gcd if there is none, and `ValueError` for `m = 0`. *Timing:*
/// depends on the numbers of bytes, on whether m is odd or zero, and on whether there is an
/// inverse.
#[pyfunction]
#[pyo3(signature = (x, m, /))]
pub fn invert<'py>(x: &Object<'py>, m: &Object<'py>) -> PyResult<Bound<'py, PyBytes>> {
    let py = x.py();
    let ((x, _), (m, size)) = (number("x", x)?, number("m", m)?);
    let result = long::work(py, SLOWER * (x.len() + m.len()), move || {
        integer::inverse(Integer::from(&x[..]), Integer::from(&m[..]))
    })?;
    let result =
        result.map_err(|_| refused("the modulus m is zero; numbers from 1 up are accepted"))?;
    found(py, result.value, size)
}

/// The greatest common divisor, with as many bytes as the longer one.
///
/// *Timing:* depends on the numbers of bytes.
#[pyfunction]
#[pyo3(signature = (a, b, /))]
pub fn gcd<'py>(a: &Object<'py>, b: &Object<'py>) -> PyResult<Bound<'py, PyBytes>> {
    let py = a.py();
    let ((a, size), (b, other)) = (number("a", a)?, number("b", b)?);
    let gcd = long::work(py, SLOWER * (a.len() + b.len()), move || {
        integer::gcd(Integer::from(&a[..]), Integer::from(&b[..])).value
    })?;
    answer(py, gcd, size.max(other))
}

/// The Jacobi symbol (a / n), for odd n: -1, 0 or 1, which is public then.
///
/// *Timing:* depends on the numbers of bytes, and on whether n is odd.
#[pyfunction]
#[pyo3(signature = (a, n, /))]
pub fn jacobi(a: &Object<'_>, n: &Object<'_>) -> PyResult<i8> {
    let py = a.py();
    let ((a, _), (n, _)) = (number("a", a)?, number("n", n)?);
    let symbol = long::work(py, SLOWER * (a.len() + n.len()), move || {
        integer::jacobi(Integer::from(&a[..]), Integer::from(&n[..]))
    })?;
    symbol
        .map(|symbol| symbol.value.value())
        .map_err(|_| refused("n is even; odd numbers are accepted"))
}
