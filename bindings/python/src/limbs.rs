// SPDX-License-Identifier: MIT OR Apache-2.0
//! Integers to arrays and back, and an inverse in each row modulo a number of its own.

use crate::errors::refused;
use crate::ffi::{Number, natural};
use crate::long::{Pauses, QUADRATIC};
use crate::objects::Count;
use crate::rows::{Array, Items, Output, by_chunks, check_apart, create, width};
use bezout_front::bezout::slices;
use pyo3::exceptions::{PyMemoryError, PyOverflowError};
use pyo3::prelude::*;
use pyo3::types::PyList;

type Object<'py> = Bound<'py, PyAny>;

/// The limbs of integers as an array of uint64 with `n` words a row, the lowest word first.
///
/// Raises `OverflowError` for negative integers and for those of more than `64 n` bits.
#[pyfunction]
#[pyo3(signature = (integers, n, /))]
pub fn to_limbs<'py>(integers: &Object<'py>, n: Count) -> PyResult<Object<'py>> {
    let n = n.within("n", 1..=1 << 24, "2^24")?;
    let (mut words, mut pauses) = (Vec::new(), Pauses::default());
    // An estimate: what `__len__` says is not asked twice, and may be anything.
    let _ = reserve(&mut words, n.saturating_mul(integers.len().unwrap_or(0)));
    for (i, object) in integers.try_iter()?.enumerate() {
        let mut x = Number::new();
        x.read(&object?)?;
        if x.negative || x.limbs().len() > n {
            return Err(PyOverflowError::new_err(format!(
                "integers[{i}] is negative or has more than {n} words; integers from 0 up and below 2^{} are accepted",
                64 * n
            )));
        }
        pauses.after(integers.py(), n)?;
        reserve(&mut words, n)?;
        words.extend_from_slice(x.limbs());
        words.resize(n * (i + 1), 0);
    }
    let count = words.len() / n;
    let object = create(integers.py(), Items::Words(n), count, false)?;
    Array::new("the result", &object, Items::Words(n))?
        .memory
        .store(0, &words);
    Ok(object)
}

/// Room for as many words more.
fn reserve(words: &mut Vec<u64>, more: usize) -> PyResult<()> {
    let reserved = words.try_reserve(more);
    reserved.map_err(|error| PyMemoryError::new_err(error.to_string()))
}

/// The integers of an array of uint64 with a number in each row. A flat array needs the number of
/// words, `n`.
#[pyfunction]
#[pyo3(signature = (rows, n=None, /))]
pub fn from_limbs<'py>(rows: &Object<'py>, n: Option<Count>) -> PyResult<Bound<'py, PyList>> {
    let n = match n {
        None => width("rows", rows)?.unwrap_or(1),
        Some(n) => n.within("n", 1..=usize::MAX, &format!("2^{} - 1", usize::BITS))?,
    };
    let input = Array::new("rows", rows, Items::Words(n))?;
    // Without rows, n may be any number, for which there need not be memory.
    let mut row = vec![0; if input.count == 0 { 0 } else { n }];
    let mut pauses = Pauses::default();
    let list = (0..input.count).map(|i| {
        pauses.after(rows.py(), n)?;
        input.memory.load(n * i, &mut row);
        natural(rows.py(), &row)
    });
    PyList::new(rows.py(), list.collect::<PyResult<Vec<_>>>()?)
}

/// Rows for which a call of the library has lanes.
const GROUP: usize = 64;

/// The inverse of each row modulo the same row of `moduli`; a row of zeros, and false in `ok`,
/// where there is none.
///
/// Moduli are odd or even; modulo 0 nothing has an inverse. Returns `(out, ok)`.
#[pyfunction]
#[pyo3(signature = (rows, moduli, /, *, out=None, ok=None, threads=Count::ONE))]
#[pyo3(text_signature = "(rows, moduli, /, *, out=None, ok=None, threads=1)")]
pub fn invert_each<'py>(
    rows: &Object<'py>,
    moduli: &Object<'py>,
    out: Option<&Object<'py>>,
    ok: Option<&Object<'py>>,
    threads: Count,
) -> PyResult<(Object<'py>, Object<'py>)> {
    let n = match width("rows", rows)? {
        Some(n) => n,
        None => width("moduli", moduli)?.unwrap_or(1),
    };
    let x = Array::new("rows", rows, Items::Words(n))?;
    let m = Array::new("moduli", moduli, Items::Words(n))?;
    if m.count != x.count {
        let (x, m) = (x.count, m.count);
        return Err(refused(format!(
            "there are {x} rows and {m} moduli; as many of both are accepted"
        )));
    }
    let out = Output::new("out", out, Items::Words(n), x.count, rows)?;
    let ok = Output::new("ok", ok, Items::Truth, x.count, rows)?;
    check_apart(&x, &out.array, Some(&ok.array))?;
    check_apart(&m, &out.array, Some(&ok.array))?;
    let (to, truth) = (out.array.memory, ok.array.memory);
    let rows_at_once = if n <= 64 { GROUP } else { 1 };
    by_chunks(
        rows.py(),
        threads,
        (x.count, n.saturating_mul(3)),
        rows_at_once,
        |range| {
            let (mut xs, mut ms) = (vec![0; n * range.len()], vec![0; n * range.len()]);
            let mut found = vec![0; range.len()];
            x.memory.load(n * range.start, &mut xs);
            m.memory.load(n * range.start, &mut ms);
            match n <= QUADRATIC {
                true => invert_short(&mut xs, &ms, n, &mut found),
                false => found[0] = u8::from(invert_long(&mut xs, &ms)),
            }
            to.store(n * range.start, &xs);
            truth.store_bytes(range.start, &found);
        },
    )?;
    Ok((out.object, ok.object))
}

fn invert_short(xs: &mut [u64], ms: &[u64], n: usize, found: &mut [u8]) {
    let mut scratch = vec![0; slices::invert_each_rows_scratch(n)];
    let all = slices::invert_each_rows(xs, ms, n, &mut scratch).is_ok_and(bool::from);
    let rows = xs.chunks_exact(n).zip(ms.chunks_exact(n));
    for (found, (x, m)) in found.iter_mut().zip(rows) {
        // Modulo 1 the inverse is 0.
        *found = u8::from(all || x.iter().any(|&limb| limb != 0) || is_one(m));
    }
}

/// Of one row: in less than quadratic time, and with places to stop.
fn invert_long(x: &mut [u64], m: &[u64]) -> bool {
    let inverse = bezout_large::invert(x, m).ok().flatten();
    x.fill(0);
    if let Some(inverse) = &inverse {
        x[..inverse.len()].copy_from_slice(inverse);
    }
    inverse.is_some()
}

fn is_one(m: &[u64]) -> bool {
    m[0] == 1 && m[1..].iter().all(|&limb| limb == 0)
}
