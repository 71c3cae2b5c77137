// SPDX-License-Identifier: MIT OR Apache-2.0
//! Diffie-Hellman on curve25519, and keys that look like random bytes.

use crate::errors::refused;
use crate::objects::Count;
use crate::rows::exactly;
use bezout_x25519::elligator2;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

type Object<'py> = Bound<'py, PyAny>;
type Bytes<'py> = Bound<'py, PyBytes>;

/// A result, of which Python gets a copy.
fn returned<'py>(py: Python<'py>, bytes: [u8; 32]) -> Bytes<'py> {
    PyBytes::new(py, &Zeroizing::new(bytes)[..])
}

/// The function of RFC 7748, of a secret and a coordinate of 32 bytes each, without a check of the
/// result.
#[pyfunction]
#[pyo3(signature = (secret, u, /))]
pub fn x25519<'py>(secret: &Object<'py>, u: &Object<'py>) -> PyResult<Bytes<'py>> {
    let (py, secret, u) = (secret.py(), exactly("secret", secret)?, exactly("u", u)?);
    Ok(returned(py, bezout_x25519::x25519(&secret, &u)))
}

/// The public key of a secret: 32 random bytes, as `os.urandom(32)` gives them. Every value is a
/// secret.
#[pyfunction]
#[pyo3(signature = (secret, /))]
pub fn public_key<'py>(secret: &Object<'py>) -> PyResult<Bytes<'py>> {
    let py = secret.py();
    Ok(returned(
        py,
        bezout_x25519::public_key(&*exactly("secret", secret)?),
    ))
}

/// What both sides have in common. It is no key: hash it with both public keys.
///
/// Raises `ValueError` if the other side's key is a point of small order, so that the result would
/// not depend on the secret.
#[pyfunction]
#[pyo3(signature = (secret, public_key, /))]
pub fn shared_secret<'py>(secret: &Object<'py>, public_key: &Object<'py>) -> PyResult<Bytes<'py>> {
    let py = secret.py();
    let (secret, public_key) = (
        exactly("secret", secret)?,
        exactly("public_key", public_key)?,
    );
    let shared = bezout_x25519::shared_secret(&secret, &public_key);
    match shared.into_option() {
        Some(shared) => Ok(returned(py, shared)),
        None => Err(refused(
            "public_key is a point of small order; coordinates of other points are accepted",
        )),
    }
}

/// The public key of a secret, plus a point of small order that a number from 0 to 7 chooses: with
/// all of them alike, and after `to_uniform`, it looks like random bytes. It gives the same shared
/// secrets.
#[pyfunction]
#[pyo3(signature = (secret, torsion, /))]
pub fn public_key_with_torsion<'py>(secret: &Object<'py>, torsion: Count) -> PyResult<Bytes<'py>> {
    let (py, secret) = (secret.py(), exactly("secret", secret)?);
    let torsion = torsion.within("torsion", 0..=7, "7")? as u8;
    Ok(returned(
        py,
        elligator2::public_key_with_torsion(&secret, torsion),
    ))
}

/// 32 bytes that look random, from which `from_uniform` makes the public key again; `None` for
/// about half of all keys: take another secret then. `random` is a random number from 0 to 255, of
/// which three bits are used.
#[pyfunction]
#[pyo3(signature = (public_key, random, /))]
pub fn to_uniform<'py>(public_key: &Object<'py>, random: Count) -> PyResult<Option<Bytes<'py>>> {
    let (py, public_key) = (public_key.py(), exactly("public_key", public_key)?);
    let random = random.within("random", 0..=255, "255")? as u8;
    let bytes = elligator2::to_uniform(&public_key, random).into_option();
    Ok(bytes.map(|bytes| returned(py, bytes)))
}

/// The public key of which any 32 bytes are the representative.
#[pyfunction]
#[pyo3(signature = (uniform, /))]
pub fn from_uniform<'py>(uniform: &Object<'py>) -> PyResult<Bytes<'py>> {
    let py = uniform.py();
    Ok(returned(
        py,
        elligator2::from_uniform(&*exactly("uniform", uniform)?),
    ))
}
