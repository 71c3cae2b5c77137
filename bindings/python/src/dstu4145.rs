// SPDX-License-Identifier: MIT OR Apache-2.0
//! Signatures of DSTU 4145.

use crate::errors::refused;
use crate::rows::bytes;
use bezout_dstu4145::named::Named;
use bezout_dstu4145::{Error, Hash, read_signature, write_signature};
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

type Object<'py> = Bound<'py, PyAny>;
type Bytes<'py> = Bound<'py, PyBytes>;

fn name(named: Named) -> String {
    let (degree, normal) = named.shape();
    let basis = if normal { "normal" } else { "polynomial" };
    format!("{basis}{degree}")
}

/// The names of the recommended curves: the basis and the degree of the field, such as
/// "polynomial257".
#[pyfunction]
pub fn curves() -> Vec<String> {
    Named::ALL.iter().map(|&named| name(named)).collect()
}

fn curve(text: &str) -> PyResult<Named> {
    let found = Named::ALL.iter().find(|&&named| name(named) == text);
    found.copied().ok_or_else(|| {
        refused(format!(
            "{text:?} is no recommended curve; accepted are {}",
            curves().join(", ")
        ))
    })
}

const HASHES: [&str; 4] = ["gost34311", "kupyna256", "kupyna384", "kupyna512"];

fn hash(text: &str) -> PyResult<Hash> {
    let found = HASHES.iter().position(|&hash| hash == text);
    found.map(|i| Hash::ALL[i]).ok_or_else(|| {
        refused(format!(
            "{text:?} is no hash function of the standard; accepted are {}",
            HASHES.join(", ")
        ))
    })
}

#[cold]
fn exception(error: Error) -> PyErr {
    match error {
        Error::Random => PyOSError::new_err(error.to_string()),
        _ => refused(error.to_string()),
    }
}

fn accepted<T>(result: Result<T, Error>) -> PyResult<T> {
    result.map_err(exception)
}

/// The digest of a message by a hash function of the standard: "gost34311", "kupyna256",
/// "kupyna384" or "kupyna512".
///
/// *Timing:* not constant: these hash functions look up tables at places that depend on the
/// message.
#[pyfunction]
#[pyo3(signature = (hash, message, /))]
pub fn digest<'py>(hash: &str, message: &Object<'py>) -> PyResult<Bytes<'py>> {
    let (py, hash, message) = (message.py(), self::hash(hash)?, bytes("message", message)?);
    Ok(PyBytes::new(py, &py.detach(|| hash.digest(&message))))
}

/// The octets of a signature as an OCTET STRING in DER.
#[pyfunction]
#[pyo3(signature = (signature, /))]
pub fn signature_to_der<'py>(signature: &Object<'py>) -> PyResult<Bytes<'py>> {
    let der = write_signature(&bytes("signature", signature)?);
    Ok(PyBytes::new(signature.py(), &accepted(der)?))
}

/// The octets of a signature in an OCTET STRING in DER.
#[pyfunction]
#[pyo3(signature = (der, /))]
pub fn signature_from_der<'py>(der: &Object<'py>) -> PyResult<Bytes<'py>> {
    let signature = read_signature(&bytes("der", der)?);
    Ok(PyBytes::new(der.py(), &accepted(signature)?))
}

/// A private key on a recommended curve, of its number in bytes, the lowest first, from 1 to n - 1.
///
/// What the object holds is wiped when it goes; the bytes that methods return are Python's, and are
/// not wiped.
#[pyclass(frozen, module = "bezout.dstu4145")]
pub struct PrivateKey(bezout_dstu4145::PrivateKey);

#[pymethods]
impl PrivateKey {
    #[new]
    #[pyo3(signature = (curve, number, /))]
    fn new(curve: &str, number: &Object<'_>) -> PyResult<Self> {
        let number = Zeroizing::new(bytes("number", number)?);
        let key = bezout_dstu4145::PrivateKey::from_le_octets(self::curve(curve)?, &number);
        accepted(key).map(Self)
    }

    /// A random key, from random bytes of the system.
    #[staticmethod]
    #[pyo3(signature = (curve, /))]
    fn random(curve: &str) -> PyResult<Self> {
        let random = &mut getrandom::SysRng;
        let key = bezout_dstu4145::PrivateKey::random(self::curve(curve)?, random);
        accepted(key).map(Self)
    }

    /// The key in PKCS #8, in DER, in either of the two forms that are in use. *Timing:* not
    /// constant.
    #[staticmethod]
    #[pyo3(signature = (der, /))]
    fn from_der(der: &Object<'_>) -> PyResult<Self> {
        let der = Zeroizing::new(bytes("der", der)?);
        accepted(bezout_dstu4145::PrivateKey::from_pkcs8_der(&der)).map(Self)
    }

    /// PKCS #8 in DER: with the number in octets, as Ukrainian tools read it, or with `sec1` as an
    /// ECPrivateKey, as BouncyCastle does.
    #[pyo3(signature = (*, sec1=false))]
    fn to_der<'py>(&self, py: Python<'py>, sec1: bool) -> PyResult<Bytes<'py>> {
        let der = match sec1 {
            true => self.0.to_pkcs8_sec1_der(),
            false => self.0.to_pkcs8_der(),
        };
        Ok(PyBytes::new(py, &accepted(der)?))
    }

    /// The number, in bytes, the lowest first.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        PyBytes::new(py, &self.0.to_le_octets())
    }

    /// The name of the curve.
    #[getter]
    fn curve(&self) -> String {
        name(self.0.named())
    }

    /// The public key.
    fn public_key(&self, py: Python<'_>) -> PyResult<PublicKey> {
        accepted(py.detach(|| self.0.public_key())).map(PublicKey)
    }

    /// A signature of a digest, with a random number of the system: r and s, each with the lowest
    /// byte first.
    ///
    /// *Timing:* constant.
    #[pyo3(signature = (digest, /))]
    fn sign<'py>(&self, digest: &Object<'py>) -> PyResult<Bytes<'py>> {
        let (py, digest) = (digest.py(), bytes("digest", digest)?);
        let signature = py.detach(|| self.0.sign(&digest, &mut getrandom::SysRng));
        Ok(PyBytes::new(py, &accepted(signature)?))
    }

    /// The same without random bytes: its number is made of key and digest by HMAC with a hash
    /// function of the standard.
    ///
    /// *Timing:* not constant: these hash functions look up tables at places that depend on the
    /// key.
    #[pyo3(signature = (digest, hash, /))]
    fn sign_deterministic<'py>(&self, digest: &Object<'py>, hash: &str) -> PyResult<Bytes<'py>> {
        let (py, hash, digest) = (digest.py(), self::hash(hash)?, bytes("digest", digest)?);
        let signature = py.detach(|| self.0.sign_deterministic(&digest, hash));
        Ok(PyBytes::new(py, &accepted(signature)?))
    }

    fn __repr__(&self) -> String {
        format!("<bezout.dstu4145.PrivateKey on {}>", self.curve())
    }
}

/// A public key on a recommended curve, of a compressed point in bytes, the lowest first.
#[pyclass(frozen, module = "bezout.dstu4145")]
pub struct PublicKey(bezout_dstu4145::PublicKey);

#[pymethods]
impl PublicKey {
    #[new]
    #[pyo3(signature = (curve, compressed, /))]
    fn new(curve: &str, compressed: &Object<'_>) -> PyResult<Self> {
        let compressed = bytes("compressed", compressed)?;
        let key = bezout_dstu4145::PublicKey::from_compressed(self::curve(curve)?, &compressed);
        accepted(key).map(Self)
    }

    /// The key in a SubjectPublicKeyInfo in DER, with the name or with all parameters of a
    /// recommended curve.
    #[staticmethod]
    #[pyo3(signature = (der, /))]
    fn from_der(der: &Object<'_>) -> PyResult<Self> {
        accepted(bezout_dstu4145::PublicKey::from_spki_der(&bytes(
            "der", der,
        )?))
        .map(Self)
    }

    /// SubjectPublicKeyInfo in DER, with the name of the curve.
    fn to_der<'py>(&self, py: Python<'py>) -> PyResult<Bytes<'py>> {
        Ok(PyBytes::new(py, &accepted(self.0.to_spki_der())?))
    }

    /// The compressed point, in bytes, the lowest first.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bytes<'py> {
        PyBytes::new(py, &self.0.to_compressed())
    }

    /// The name of the curve.
    #[getter]
    fn curve(&self) -> String {
        name(self.0.named())
    }

    /// Whether bytes are a signature of this digest under this key.
    ///
    /// Raises `ValueError` for a length that no signature on this curve has.
    #[pyo3(signature = (digest, signature, /))]
    fn verify(&self, digest: &Object<'_>, signature: &Object<'_>) -> PyResult<bool> {
        let py = digest.py();
        let (digest, signature) = (bytes("digest", digest)?, bytes("signature", signature)?);
        match py.detach(|| self.0.verify(&digest, &signature)) {
            Ok(()) => Ok(true),
            Err(Error::Mismatch | Error::Range { .. }) => Ok(false),
            Err(error) => Err(exception(error)),
        }
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0.named() == other.0.named() && self.0.to_compressed() == other.0.to_compressed()
    }

    fn __hash__(&self) -> u64 {
        crate::objects::hash((self.curve(), self.0.to_compressed()))
    }

    fn __reduce__<'py>(this: &Bound<'py, Self>) -> (Object<'py>, (String, Bytes<'py>)) {
        let (py, key) = (this.py(), this.get());
        (this.get_type().into_any(), (key.curve(), key.to_bytes(py)))
    }

    fn __repr__(&self) -> String {
        format!("<bezout.dstu4145.PublicKey on {}>", self.curve())
    }
}
