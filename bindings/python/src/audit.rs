// SPDX-License-Identifier: MIT OR Apache-2.0
//! The tasks of a batch gcd, of limbs in memory that Python objects lend.

use crate::errors::{exception, refused};
use crate::ffi::natural;
use crate::long;
use crate::objects::Count;
use crate::rows::limbs;
use crate::several::numbers;
use bezout_audit::Chunk;
use bezout_audit::files::{Item, Place, Reader};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::sync::Arc;

type Object<'py> = Bound<'py, PyAny>;

/// Moduli of as many words, one after the other.
fn moduli(object: &Object<'_>, words: Count) -> PyResult<(Vec<u64>, usize)> {
    let words = words.within("words", 1..=1 << 24, "2^24")?;
    let all = limbs("moduli", object, words)?;
    let zero = |n: &[u64]| n.iter().all(|&limb| limb == 0);
    match all.chunks_exact(words).position(zero) {
        Some(i) => Err(refused(format!(
            "moduli[{i}] is 0; integers from 1 up are accepted"
        ))),
        None => Ok((all, words)),
    }
}

fn rows(moduli: &[u64], words: usize) -> Vec<&[u64]> {
    moduli.chunks_exact(words).collect()
}

fn to_bytes<'py>(py: Python<'py>, limbs: &[u64]) -> PyResult<Bound<'py, PyBytes>> {
    PyBytes::new_with(py, 8 * limbs.len(), |bytes| {
        for (bytes, limb) in bytes.as_chunks_mut::<8>().0.iter_mut().zip(limbs) {
            *bytes = limb.to_le_bytes();
        }
        Ok(())
    })
}

/// Does long work, which Ctrl-C ends, and also `stop`: an object with `is_set()`, such as
/// `threading.Event`.
fn work<T: Send + 'static>(
    py: Python<'_>,
    stop: Option<&Object<'_>>,
    limbs: usize,
    run: impl FnOnce() -> T + Send + 'static,
) -> PyResult<T> {
    let look = || match stop {
        Some(stop) if stop.call_method0("is_set")?.is_truthy()? => {
            Err(pyo3::exceptions::PyKeyboardInterrupt::new_err("stopped"))
        }
        _ => py.check_signals(),
    };
    long::work_until(py, limbs, look, run)
}

/// The product of the moduli of a chunk, as bytes.
///
/// `moduli` has a modulus in each `words` 64-bit words, the lowest word and the lowest byte first:
/// bytes, or an array of uint64. An event `stop`, if set by another thread, ends the call as Ctrl-C
/// does.
#[pyfunction]
#[pyo3(signature = (moduli, words, /, *, stop=None))]
pub fn product<'py>(
    moduli: &Object<'py>,
    words: Count,
    stop: Option<&Object<'py>>,
) -> PyResult<Bound<'py, PyBytes>> {
    let py = moduli.py();
    let (all, words) = self::moduli(moduli, words)?;
    let run = move || bezout_audit::product(&rows(&all, words));
    let product = work(py, stop, usize::MAX, run)?;
    to_bytes(py, &product.map_err(|error| exception(py, error.into()))?)
}

/// `q` times the products of other chunks, modulo the product of this one, as bytes.
///
/// All are little-endian: bytes, a multiple of 8 of them, or arrays of uint64. `q` is 1 at first,
/// and then what this returned for some of the others; their order does not matter. `others` may be
/// an iterator: each is taken when it is needed.
#[pyfunction]
#[pyo3(signature = (q, product, others, /, *, stop=None))]
pub fn cross<'py>(
    q: &Object<'py>,
    product: &Object<'py>,
    others: &Object<'py>,
    stop: Option<&Object<'py>>,
) -> PyResult<Bound<'py, PyBytes>> {
    let py = q.py();
    let (mut q, product) = (limbs("q", q, 1)?, limbs("product", product, 1)?);
    if product.iter().all(|&limb| limb == 0) {
        return Err(refused("product is 0; integers from 1 up are accepted"));
    }
    let chunk = work(py, stop, usize::MAX, move || Chunk::new(&product))?;
    let chunk = Arc::new(chunk.map_err(|error| exception(py, error.into()))?);
    let mut times = |other: Vec<u64>| {
        let (here, before) = (Arc::clone(&chunk), std::mem::take(&mut q));
        q = work(py, stop, usize::MAX, move || here.times(&before, &other))?;
        Ok::<_, PyErr>(())
    };
    // Without others, q is reduced.
    times(vec![1])?;
    for (i, other) in others.try_iter()?.enumerate() {
        times(limbs(&format!("others[{i}]"), &other?, 1)?)?;
    }
    to_bytes(py, &q)
}

/// For each modulus of a chunk that has a factor above 1 in common with the product of all others,
/// a row of `1 + words` words: its place in the chunk, from 0, and the largest such factor. The
/// rows are bytes, one after the other.
///
/// `q` is what `cross` made of all other chunks; 1 without others. A modulus that occurs twice has
/// itself in common.
#[pyfunction]
#[pyo3(signature = (q, moduli, words, /, *, stop=None))]
pub fn common<'py>(
    q: &Object<'py>,
    moduli: &Object<'py>,
    words: Count,
    stop: Option<&Object<'py>>,
) -> PyResult<Bound<'py, PyBytes>> {
    let py = q.py();
    let (q, (all, words)) = (limbs("q", q, 1)?, self::moduli(moduli, words)?);
    let run = move || bezout_audit::common(&q, &rows(&all, words));
    let found = work(py, stop, usize::MAX, run)?;
    let found = found.map_err(|error| exception(py, error.into()))?;
    let mut out = vec![0; (1 + words) * found.len()];
    for (row, (place, factor)) in out.chunks_exact_mut(1 + words).zip(&found) {
        row[0] = *place as u64;
        row[1..=factor.len()].copy_from_slice(factor);
    }
    to_bytes(py, &out)
}

/// A base of coprime integers above 1 of which all the given ones are products: `(elements,
/// factors)`, where `factors` has for each given one the places of its factors among the elements,
/// as often as they divide it.
///
/// If the moduli are products of two primes, and each has a prime in common with another one, the
/// elements are their primes.
#[pyfunction]
#[pyo3(signature = (integers, /))]
pub fn coprime_base<'py>(integers: &Object<'py>) -> PyResult<(Vec<Object<'py>>, Vec<Vec<usize>>)> {
    let py = integers.py();
    let (values, signs) = numbers(integers)?;
    let bad = |(value, &negative): (&Vec<u64>, &bool)| value.is_empty() || negative;
    if let Some(i) = values.iter().zip(&signs).position(bad) {
        return Err(refused(format!(
            "integers[{i}] is not positive; integers from 1 up are accepted"
        )));
    }
    let run = move || bezout_audit::coprime_base(&values);
    let base = work(py, None, usize::MAX, run)?;
    let base = base.map_err(|error| exception(py, error.into()))?;
    let elements = base.elements.iter().map(|element| natural(py, element));
    Ok((elements.collect::<PyResult<_>>()?, base.factors))
}

/// What a reader found, in Python: the file, the line, its octets, its kind, what it is or why it
/// was not read, and numbers by name.
type Found<'py> = (
    String,
    u64,
    (u64, u64),
    &'static str,
    String,
    Vec<(&'static str, Object<'py>)>,
);

/// All that is in a file, a folder or standard input (`-`), as rows: the file, the line, the first
/// octet and the one after the last, the kind ("rsa", "other", "unread" or "text"), what it is or
/// why it was not read, and its numbers by their names.
#[pyfunction]
#[pyo3(signature = (path, /, *, decimal=false))]
pub fn read(py: Python<'_>, path: std::path::PathBuf, decimal: bool) -> PyResult<Vec<Found<'_>>> {
    let run = move || {
        let mut found = Vec::new();
        let mut reader = Reader {
            decimal,
            tell: |place: &Place<'_>, item| {
                found.push((
                    place.file.to_string(),
                    place.line,
                    place.octets.clone(),
                    item,
                ));
            },
        };
        reader.path(&path);
        found
    };
    let rows = work(py, None, usize::MAX, run)?;
    let rows = rows.into_iter().map(|(file, line, octets, item)| {
        let (kind, text, numbers) = match item {
            Item::Rsa(key) => ("rsa", key.what, key.numbers),
            Item::Other(key) => ("other", key.what, key.numbers),
            Item::Unread(reason) => ("unread", reason, Vec::new()),
            Item::Text => ("text", String::new(), Vec::new()),
        };
        let numbers = numbers
            .into_iter()
            .map(|(name, limbs)| Ok((name, natural(py, &limbs)?)));
        let numbers = numbers.collect::<PyResult<_>>()?;
        Ok((file, line, (octets.start, octets.end), kind, text, numbers))
    });
    rows.collect()
}

/// Why a key of RSA is weak by itself, of what is looked for: rows of a name, a sentence, and the
/// factors of n that were found.
///
/// `prime` also tests whether n is a prime, which takes a power modulo n.
#[pyfunction]
#[pyo3(signature = (n, e=None, /, *, prime=false))]
pub fn weaknesses<'py>(
    n: &Object<'py>,
    e: Option<&Object<'py>>,
    prime: bool,
) -> PyResult<Vec<(&'static str, String, Vec<Object<'py>>)>> {
    let py = n.py();
    let list = pyo3::types::PyList::new(py, [Some(n), e].into_iter().flatten())?;
    let (mut values, signs) = numbers(&list)?;
    if signs.contains(&true) || values[0].is_empty() {
        return Err(refused(
            "n is not positive, or e is negative; accepted are n from 1 and e from 0",
        ));
    }
    let e = e.and_then(|_| values.pop());
    let n = values.swap_remove(0);
    let run = move || bezout_audit::weaknesses(&n, e.as_deref(), prime);
    let found = work(py, None, usize::MAX, run)?;
    let rows = found.into_iter().map(|weakness| {
        let factors = weakness.factors.iter().map(|factor| natural(py, factor));
        Ok((
            weakness.name,
            weakness.text,
            factors.collect::<PyResult<_>>()?,
        ))
    });
    rows.collect()
}
