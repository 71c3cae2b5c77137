// SPDX-License-Identifier: MIT OR Apache-2.0
//! A verifiable delay function in class groups, with chiavdf's proofs.

use crate::errors::refused;
use crate::ffi::{Number, integer};
use crate::long;
use crate::objects::Count;
use crate::rows::bytes;
use bezout_class_group::{Decoding, Discriminant, Form};
use bezout_large::Integer;
use bezout_vdf::Evaluation;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

type Object<'py> = Bound<'py, PyAny>;
type Bytes<'py> = Bound<'py, PyBytes>;

/// Of a computation: some weeks.
const MOST: usize = 1 << 40;

fn accepted<T>(result: Result<T, impl std::fmt::Display>) -> PyResult<T> {
    result.map_err(|error| refused(error.to_string()))
}

/// The discriminant of a seed, as chiavdf makes it: a prime of this length, which is 7 modulo 8,
/// with a minus.
///
/// `bits` is a multiple of 8 from 16 to 16384.
#[pyfunction]
#[pyo3(signature = (seed, bits, /))]
pub fn discriminant<'py>(seed: &Object<'py>, bits: Count) -> PyResult<Object<'py>> {
    let (py, seed) = (seed.py(), bytes("seed", seed)?);
    let bits = bits.within("bits", 16..=16384, "16384")?;
    let found = long::work(py, usize::MAX, move || Discriminant::from_seed(&seed, bits))?;
    let value = accepted(found)?.to_integer();
    integer(py, value.is_negative(), value.limbs())
}

/// The input of a computation: the element x of the class group, or (2, 1, c) without it.
fn input(discriminant: &Object<'_>, x: Option<&Object<'_>>) -> PyResult<Form> {
    let (py, mut number) = (discriminant.py(), Number::new());
    number.read(discriminant)?;
    let value = Integer::new(number.negative, number.limbs().to_vec());
    let x = x.map(|x| bytes("x", x)).transpose()?;
    let form = long::work(py, usize::MAX, move || {
        let discriminant = Discriminant::new(&value).map_err(|error| error.to_string())?;
        match x {
            None => Form::generator(&discriminant).map_err(|_| {
                let text =
                    "the discriminant is not 1 modulo 8: it has no form (2, 1, c), and x is needed";
                String::from(text)
            }),
            Some(x) => Form::from_bytes(&discriminant, &x, Decoding::Strict).map_err(|error| {
                format!("x: {error}; bytes of a form of this discriminant are accepted")
            }),
        }
    })?;
    accepted(form)
}

/// The result of `iterations` squarings, as bytes of a form: x, or (2, 1, c), to the power of
/// `2**iterations`.
///
/// The discriminant is a prime with a minus, such as `discriminant` returns.
#[pyfunction]
#[pyo3(signature = (discriminant, iterations, /, *, x=None))]
pub fn evaluate<'py>(
    discriminant: &Object<'py>,
    iterations: Count,
    x: Option<&Object<'py>>,
) -> PyResult<Bytes<'py>> {
    let py = discriminant.py();
    let iterations = iterations.within("iterations", 0..=MOST, "2^40")? as u64;
    let x = input(discriminant, x)?;
    let y = long::work(py, usize::MAX, move || x.square_times(iterations))?;
    Ok(PyBytes::new(py, &y.to_bytes()))
}

/// The result of `iterations` squarings and its proof, in chiavdf's bytes, in as many segments as
/// asked for.
///
/// Squarings come one after the other, and the proof takes an eighth of their time, on the same
/// thread.
#[pyfunction]
#[pyo3(signature = (discriminant, iterations, /, *, x=None, segments=Count::ONE))]
#[pyo3(text_signature = "(discriminant, iterations, /, *, x=None, segments=1)")]
pub fn prove<'py>(
    discriminant: &Object<'py>,
    iterations: Count,
    x: Option<&Object<'py>>,
    segments: Count,
) -> PyResult<Bytes<'py>> {
    let py = discriminant.py();
    let iterations = iterations.within("iterations", 0..=MOST, "2^40")? as u64;
    let segments = segments.within("segments", 1..=256, "256")?;
    let x = input(discriminant, x)?;
    let proof = long::work(py, usize::MAX, move || {
        let mut evaluation = Evaluation::new(&x, &Evaluation::parts(iterations, segments))?;
        while evaluation.advance(iterations) {}
        evaluation.prove(1)
    })?;
    Ok(PyBytes::new(py, &accepted(proof)?))
}

/// Whether bytes are the result of `iterations` squarings and its proof, of one segment or of
/// several.
///
/// `consensus` accepts all encodings that chiavdf's verifier does. Raises `ValueError` where the
/// discriminant or x is none.
#[pyfunction]
#[pyo3(signature = (discriminant, iterations, proof, /, *, x=None, consensus=false))]
pub fn verify(
    discriminant: &Object<'_>,
    iterations: Count,
    proof: &Object<'_>,
    x: Option<&Object<'_>>,
    consensus: bool,
) -> PyResult<bool> {
    let py = discriminant.py();
    let iterations = iterations.within("iterations", 0..=MOST, "2^40")? as u64;
    let (x, proof) = (input(discriminant, x)?, bytes("proof", proof)?);
    let decoding = match consensus {
        true => Decoding::Consensus,
        false => Decoding::Strict,
    };
    let run = move || bezout_vdf::verify(&x, iterations, &proof, decoding).is_ok();
    long::work(py, usize::MAX, run)
}
