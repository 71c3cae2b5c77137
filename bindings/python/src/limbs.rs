// SPDX-License-Identifier: MIT OR Apache-2.0
//! Integers to arrays and back, and an inverse in each row modulo a number of its own.

use crate::errors::refused;
use crate::ffi::{Number, natural};
use crate::integer::{by_limbs, fixed};
use crate::rows::{Array, Items, Output, by_chunks, check_apart, create, width};
use bezout_front::bezout::subtle::CtOption;
use bezout_front::bezout::{self, ModulusRef, Uint, dynamic};
use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;
use pyo3::types::PyList;

type Object<'py> = Bound<'py, PyAny>;

/// The limbs of integers as an array of uint64 with `n` words a row, the lowest word first.
///
/// Raises `OverflowError` for negative integers and for those of more than `64 n` bits.
#[pyfunction]
#[pyo3(signature = (integers, n, /))]
pub fn to_limbs<'py>(integers: &Object<'py>, n: usize) -> PyResult<Object<'py>> {
    if !(1..=1 << 24).contains(&n) {
        return Err(refused(format!("n is {n}; integers from 1 to 2^24 are accepted")));
    }
    let mut words = Vec::with_capacity(n * integers.len().unwrap_or(0));
    for (i, object) in integers.try_iter()?.enumerate() {
        let mut x = Number::new();
        x.read(&object?)?;
        if x.negative || x.limbs().len() > n {
            return Err(PyOverflowError::new_err(format!(
                "integers[{i}] is negative or has more than {n} words; integers from 0 up to 2^{} are accepted", 64 * n
            )));
        }
        words.extend_from_slice(x.limbs());
        words.resize(words.len().next_multiple_of(n).max(n * (i + 1)), 0);
    }
    let count = words.len() / n;
    let object = create(integers.py(), Items::Words(n), count, false)?;
    Array::new("the result", &object, Items::Words(n))?.memory.store(0, &words);
    Ok(object)
}

/// The integers of an array of uint64 with a number in each row. A flat array needs the number of words, `n`.
#[pyfunction]
#[pyo3(signature = (rows, n=None, /))]
pub fn from_limbs<'py>(rows: &Object<'py>, n: Option<usize>) -> PyResult<Bound<'py, PyList>> {
    let n = match n {
        None => width("rows", rows)?,
        Some(0) => return Err(refused("n is 0; integers from 1 up are accepted")),
        Some(n) => n,
    };
    let input = Array::new("rows", rows, Items::Words(n))?;
    let mut row = vec![0; n];
    let list = (0..input.count).map(|i| {
        input.memory.load(n * i, &mut row);
        natural(rows.py(), &row)
    });
    PyList::new(rows.py(), list.collect::<PyResult<Vec<_>>>()?)
}

/// Rows for which a call of the library has lanes.
const GROUP: usize = 64;

/// The inverse of each row modulo the same row of `moduli`; a row of zeros, and false in `ok`, where there is none.
///
/// Moduli are odd or even; modulo 0 nothing has an inverse. Returns `(out, ok)`.
#[pyfunction]
#[pyo3(signature = (rows, moduli, /, *, out=None, ok=None, threads=1))]
pub fn invert_each<'py>(
    rows: &Object<'py>,
    moduli: &Object<'py>,
    out: Option<&Object<'py>>,
    ok: Option<&Object<'py>>,
    threads: usize,
) -> PyResult<(Object<'py>, Object<'py>)> {
    let n = width("rows", rows)?;
    let x = Array::new("rows", rows, Items::Words(n))?;
    let m = Array::new("moduli", moduli, Items::Words(n))?;
    if m.count != x.count {
        let (x, m) = (x.count, m.count);
        return Err(refused(format!("there are {x} rows and {m} moduli; as many of both are accepted")));
    }
    let out = Output::new("out", out, Items::Words(n), x.count, rows)?;
    let ok = Output::new("ok", ok, Items::Truth, x.count, rows)?;
    check_apart(&x, &out.array, Some(&ok.array))?;
    check_apart(&m, &out.array, Some(&ok.array))?;
    let (to, truth) = (out.array.memory, ok.array.memory);
    let rows_at_once = if n <= 64 { GROUP } else { 1 };
    by_chunks(rows.py(), threads, (x.count, 3 * n), rows_at_once, |range| {
        let (mut xs, mut ms) = (vec![0; n * range.len()], vec![0; n * range.len()]);
        let mut found = vec![0; range.len()];
        x.memory.load(n * range.start, &mut xs);
        m.memory.load(n * range.start, &mut ms);
        let odd = ms.chunks_exact(n).all(|m| m[0] & 1 == 1);
        if odd {
            by_limbs!(n, each_fixed(&mut xs, &ms, &mut found), each_any(&mut xs, &ms, &mut found));
        } else {
            each_any(&mut xs, &ms, &mut found);
        }
        to.store(n * range.start, &xs);
        truth.store_bytes(range.start, &found);
    })?;
    Ok((out.object, ok.object))
}

/// Odd moduli of a length that there is code for.
fn each_fixed<const L: usize>(xs: &mut [u64], ms: &[u64], found: &mut [u8]) {
    let mut out = [CtOption::new(Uint::<L>::ZERO, 0.into()); GROUP];
    let out = &mut out[..found.len()];
    let numbers: Vec<Uint<L>> = xs.chunks_exact(L).map(fixed).collect();
    let moduli = ms.chunks_exact(L).map(ModulusRef::new);
    let Ok(moduli) = moduli.collect::<Result<Vec<_>, _>>() else {
        return each_any(xs, ms, found);
    };
    if bezout::invert_each(out, &numbers, &moduli).is_err() {
        return each_any(xs, ms, found);
    }
    for ((row, found), out) in xs.chunks_exact_mut(L).zip(found).zip(out) {
        *found = u8::from(bool::from(out.is_some()));
        row.copy_from_slice(out.unwrap_or(Uint::ZERO).limbs());
    }
}

fn each_any(xs: &mut [u64], ms: &[u64], found: &mut [u8]) {
    let n = xs.len() / found.len();
    for ((x, m), found) in xs.chunks_exact_mut(n).zip(ms.chunks_exact(n)).zip(found) {
        let inverse = dynamic::invert_mod_vartime(x, m).ok().flatten();
        *found = inverse.is_some().into();
        x.fill(0);
        if let Some(inverse) = inverse {
            x.copy_from_slice(&inverse[..n]);
        }
    }
}
