// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys of RSA from their primes, in constant time.

use crate::errors::refused;
use crate::rows::bytes;
use bezout_rsa_keys::{Options, RsaKey, Totient};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

type Object<'py> = Bound<'py, PyAny>;
type Bytes<'py> = Bound<'py, PyBytes>;

/// Bytes of a prime up to which a key takes some milliseconds.
const LONGEST: usize = 2048;

/// A key of two primes, with what the Chinese remainder theorem needs: the numbers of
/// `RSAPrivateKey` in RFC 8017, as big-endian bytes.
///
/// p, q and e are bytes too, big-endian, and random primes are the caller's: whether they are
/// primes is not tested. `totient` is "lambda", as FIPS 186-5 demands, or "phi", as older software
/// has it. With `larger_first` the larger prime becomes p.
///
/// *Timing:* depends on the numbers of bytes, on e, on the options, and on the reason of a refusal.
/// What the object holds is wiped when it goes; the bytes that its attributes return are Python's,
/// and are not wiped.
#[pyclass(frozen, module = "bezout.rsa_keys", name = "Key")]
pub struct Key(RsaKey);

#[pymethods]
impl Key {
    #[new]
    #[pyo3(signature = (p, q, e=None, /, *, totient="lambda", larger_first=false))]
    #[pyo3(
        text_signature = "(p, q, e=b'\\x01\\x00\\x01', /, *, totient='lambda', larger_first=False)"
    )]
    fn new(
        p: &Object<'_>,
        q: &Object<'_>,
        e: Option<&Object<'_>>,
        totient: &str,
        larger_first: bool,
    ) -> PyResult<Self> {
        let py = p.py();
        let read = |name: &str, number: &Object<'_>| {
            let number = Zeroizing::new(bytes(name, number)?);
            match number.len() {
                ..=LONGEST => Ok(number),
                len => Err(refused(format!(
                    "{name} has {len} bytes; up to {LONGEST} are accepted"
                ))),
            }
        };
        let totient = match totient {
            "lambda" => Totient::Lambda,
            "phi" => Totient::Phi,
            other => {
                return Err(refused(format!(
                    "totient is {other:?}; \"lambda\" and \"phi\" are accepted"
                )));
            }
        };
        let (p, q) = (read("p", p)?, read("q", q)?);
        let e = match e {
            Some(e) => read("e", e)?,
            None => Zeroizing::new(vec![1, 0, 1]),
        };
        let options = Options {
            totient,
            larger_first,
        };
        let key = py.detach(|| RsaKey::from_primes_with(&p, &q, &e, options));
        key.map(Self).map_err(|error| refused(error.to_string()))
    }

    /// The modulus.
    #[getter]
    fn n<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        PyBytes::new(py, self.0.n())
    }

    /// The public exponent.
    #[getter]
    fn e<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        PyBytes::new(py, self.0.e())
    }

    /// The private exponent.
    #[getter]
    fn d<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        PyBytes::new(py, self.0.d())
    }

    /// The first prime.
    #[getter]
    fn p<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        PyBytes::new(py, self.0.p())
    }

    /// The second prime.
    #[getter]
    fn q<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        PyBytes::new(py, self.0.q())
    }

    /// d modulo p - 1.
    #[getter]
    fn d_p<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        PyBytes::new(py, self.0.d_p())
    }

    /// d modulo q - 1.
    #[getter]
    fn d_q<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        PyBytes::new(py, self.0.d_q())
    }

    /// The inverse of q modulo p.
    #[getter]
    fn q_inv<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        PyBytes::new(py, self.0.q_inv())
    }

    /// The whole key as `RSAPrivateKey` of PKCS #1, in DER, which other tools read. Its time shows
    /// lengths of secrets.
    fn to_pkcs1_der<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        PyBytes::new(py, &self.0.to_pkcs1_der_vartime())
    }

    fn __repr__(&self) -> String {
        // The modulus is public.
        let zeros = self.0.n().iter().take_while(|&&byte| byte == 0).count();
        let top = self.0.n().get(zeros).map_or(0, |top| top.leading_zeros());
        let bits = 8 * (self.0.n().len() - zeros) - top as usize;
        format!("<bezout.rsa_keys.Key of {bits} bits>")
    }
}
