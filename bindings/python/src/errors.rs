// SPDX-License-Identifier: MIT OR Apache-2.0
//! Exceptions.

use crate::ffi::natural;
use bezout_front::Error;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

/// `NotInvertible` with this text and gcd, an object of Python.
pub fn not_invertible(py: Python<'_>, text: &str, gcd: Bound<'_, PyAny>) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let make = || {
        let class = CLASS.import(py, "bezout._errors", "NotInvertible")?;
        class.call1((text, gcd))
    };
    make().map_or_else(|error| error, PyErr::from_value)
}

/// The same for an integer.
#[cold]
pub fn no_inverse(py: Python<'_>, what: &str, gcd: &[u64]) -> PyErr {
    let text = format!("{what} has no inverse: the gcd with the modulus is not 1");
    match natural(py, gcd) {
        Ok(gcd) => not_invertible(py, &text, gcd),
        Err(error) => error,
    }
}

/// The exception for an error of the library.
#[cold]
pub fn exception(py: Python<'_>, error: Error) -> PyErr {
    let text = error.to_string();
    let object = match error {
        Error::NotInvertible { gcd, .. } => natural(py, &gcd),
        Error::CommonDivisor { gcd } => gcd.into_pyobject(py),
        Error::Zero => 0u8
            .into_pyobject(py)
            .map(Bound::into_any)
            .map_err(PyErr::from),
        _ => return PyValueError::new_err(text),
    };
    match object {
        Ok(gcd) => not_invertible(py, &text, gcd),
        Err(error) => error,
    }
}

/// A `ValueError`.
pub fn refused(text: impl Into<String>) -> PyErr {
    PyValueError::new_err(text.into())
}
