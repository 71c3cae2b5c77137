// SPDX-License-Identifier: MIT OR Apache-2.0
//! Key encapsulation: NTRU and Streamlined NTRU Prime.

use crate::errors::refused;
use crate::rows::bytes;
use bezout_ntru::{Error, ntru, prime};
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

type Object<'py> = Bound<'py, PyAny>;
type Bytes<'py> = Bound<'py, PyBytes>;

#[derive(Clone, Copy)]
enum Parameters {
    Prime(&'static prime::Parameters),
    Ntru(&'static ntru::Parameters),
}

/// The same of both kinds, which have the same functions.
macro_rules! each {
    ($parameters:expr, |$name:ident| $body:expr) => {
        match $parameters {
            Parameters::Prime($name) => $body,
            Parameters::Ntru($name) => $body,
        }
    };
}

fn all() -> impl Iterator<Item = Parameters> {
    let primes = prime::ALL.iter().map(Parameters::Prime);
    primes.chain(ntru::ALL.iter().map(Parameters::Ntru))
}

impl Parameters {
    fn name(self) -> &'static str {
        each!(self, |set| set.name())
    }
}

/// The names of all sets of parameters.
#[pyfunction]
pub fn names() -> Vec<&'static str> {
    all().map(Parameters::name).collect()
}

/// What uses random bytes of the system; an `OSError` if there are none.
fn with_random<T>(run: impl FnOnce(&mut dyn FnMut(&mut [u8])) -> T) -> PyResult<T> {
    let mut failed = None;
    let result = run(&mut |bytes| {
        if let Err(error) = getrandom::fill(bytes) {
            failed = Some(error);
        }
    });
    match failed {
        Some(error) => Err(PyOSError::new_err(error.to_string())),
        None => Ok(result),
    }
}

fn accepted<T>(result: Result<T, Error>) -> PyResult<T> {
    result.map_err(|error| refused(error.to_string()))
}

/// A key encapsulation mechanism by name, such as "sntrup761" or "ntruhrss701": one side makes a
/// key pair, the other one a ciphertext and a key from the public key, and the first one the same
/// key from the ciphertext.
///
/// Keys and ciphertexts are bytes of the third round of NIST's contest. Random bytes are the
/// system's, and do not pass through Python. What is computed with is wiped; the bytes that are
/// returned are Python's, and are not wiped.
#[pyclass(frozen, eq, hash, module = "bezout.kem")]
#[derive(PartialEq, Hash)]
pub struct Kem(&'static str);

impl Kem {
    fn parameters(&self) -> Parameters {
        let named = all().find(|set| set.name() == self.0);
        named.unwrap_or(Parameters::Prime(&prime::SNTRUP761))
    }
}

#[pymethods]
impl Kem {
    #[new]
    #[pyo3(signature = (name, /))]
    fn new(name: &str) -> PyResult<Self> {
        match all().find(|set| set.name() == name) {
            Some(set) => Ok(Self(set.name())),
            None => Err(refused(format!(
                "{name:?} is no mechanism; accepted are {}",
                names().join(", ")
            ))),
        }
    }

    /// The name.
    #[getter]
    fn name(&self) -> &'static str {
        self.0
    }

    /// The bytes of a public key.
    #[getter]
    fn public_key_bytes(&self) -> usize {
        each!(self.parameters(), |set| set.public_key_bytes())
    }

    /// The bytes of a secret key.
    #[getter]
    fn secret_key_bytes(&self) -> usize {
        each!(self.parameters(), |set| set.secret_key_bytes())
    }

    /// The bytes of a ciphertext.
    #[getter]
    fn ciphertext_bytes(&self) -> usize {
        each!(self.parameters(), |set| set.ciphertext_bytes())
    }

    fn __repr__(&self) -> String {
        format!("Kem({:?})", self.0)
    }

    fn __reduce__<'py>(this: &Bound<'py, Self>) -> (Object<'py>, (&'static str,)) {
        (this.get_type().into_any(), (this.get().0,))
    }

    /// `(public_key, secret_key)`, from random bytes of the system.
    ///
    /// *Timing:* depends on how many polynomials without an inverse were thrown away.
    fn key_pair<'py>(&self, py: Python<'py>) -> PyResult<(Bytes<'py>, Bytes<'py>)> {
        each!(self.parameters(), |set| {
            let pair = py.detach(|| with_random(|random| set.key_pair(random)))?;
            let (public, secret) = accepted(pair)?;
            Ok((
                PyBytes::new(py, public.as_bytes()),
                PyBytes::new(py, secret.as_bytes()),
            ))
        })
    }

    /// `(ciphertext, key)` for a public key: a key of 32 bytes, which only who has the secret key
    /// gets from the ciphertext.
    ///
    /// Raises `ValueError` for bytes that no key generation returns.
    #[pyo3(signature = (public_key, /))]
    fn encapsulate<'py>(&self, public_key: &Object<'py>) -> PyResult<(Bytes<'py>, Bytes<'py>)> {
        let (py, public_key) = (public_key.py(), bytes("public_key", public_key)?);
        each!(self.parameters(), |set| {
            let public = accepted(set.public_key(&public_key))?;
            let run = || with_random(|random| public.encapsulate(random));
            let (ciphertext, key) = py.detach(run)?;
            let key = Zeroizing::new(key);
            Ok((PyBytes::new(py, &ciphertext), PyBytes::new(py, &key[..])))
        })
    }

    /// The key of a ciphertext: 32 bytes.
    ///
    /// A ciphertext that nobody made with the public key gives another key, of which the sender
    /// knows nothing. Raises `ValueError` for a wrong length, and for a secret key that no key
    /// generation returns. *Timing:* constant.
    #[pyo3(signature = (secret_key, ciphertext, /))]
    fn decapsulate<'py>(
        &self,
        secret_key: &Object<'py>,
        ciphertext: &Object<'py>,
    ) -> PyResult<Bytes<'py>> {
        let py = secret_key.py();
        let secret_key = Zeroizing::new(bytes("secret_key", secret_key)?);
        let ciphertext = bytes("ciphertext", ciphertext)?;
        each!(self.parameters(), |set| {
            let key = py.detach(|| set.decapsulate(&secret_key, &ciphertext));
            let key = Zeroizing::new(accepted(key)?);
            Ok(PyBytes::new(py, &key[..]))
        })
    }
}
