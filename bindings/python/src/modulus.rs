// SPDX-License-Identifier: MIT OR Apache-2.0
//! An odd modulus that is kept.

use crate::errors::{exception, no_inverse, refused};
use crate::ffi::{Number, SHORT, integer, natural};
use crate::integer::{by_limbs, fixed, inverse};
use crate::kept::{Kept, SHARED, odd};
use crate::long::{self, Pauses, QUADRATIC};
use crate::objects::{Count, hash};
use crate::rows::{self, Array, Items, Output, Ring, by_chunks, chunk};
use crate::several::remainder;
use bezout_front::integer::{split_vartime, sqrt_vartime};
use pyo3::prelude::*;
use pyo3::types::PyList;
use std::sync::Arc;

type Object<'py> = Bound<'py, PyAny>;

/// An odd modulus from 1 up, for many operations, in variable time.
#[pyclass(frozen, module = "bezout")]
pub struct Modulus {
    number: Number,
    kept: Arc<Kept>,
}

impl Modulus {
    /// Its limbs.
    fn limbs(&self) -> &[u64] {
        self.number.limbs()
    }

    /// An argument, modulo the modulus, from 0 up.
    fn residue(&self, x: &Object<'_>) -> PyResult<Vec<u64>> {
        let mut number = Number::new();
        number.read(x)?;
        let (negative, limbs) = (number.negative, number.limbs().to_vec());
        if !negative && limbs.len() <= self.limbs().len() {
            return Ok(limbs);
        }
        let kept = Arc::clone(&self.kept);
        let words = limbs.len() + self.limbs().len();
        long::work(x.py(), words, move || {
            remainder(negative, &limbs, kept.limbs())
        })
    }

    /// The residue of an integer, in the words of a row.
    fn row(&self, x: &Object<'_>, rows: &mut Vec<u64>) -> PyResult<()> {
        let end = rows.len() + self.limbs().len();
        rows.extend(self.residue(x)?);
        rows.resize(end, 0);
        Ok(())
    }

    /// What a call counts for that takes a time in proportion to the square of the length, or less:
    /// short ones nothing.
    fn words(&self) -> usize {
        match self.limbs().len() <= QUADRATIC {
            true => 0,
            false => usize::MAX,
        }
    }
}

#[pymethods]
impl Modulus {
    #[new]
    #[pyo3(signature = (m, /))]
    fn new(m: &Object<'_>) -> PyResult<Self> {
        let mut number = Number::new();
        number.read(m)?;
        if number.negative || number.limbs().first().is_none_or(|low| low & 1 == 0) {
            return Err(refused(
                "m is not odd and positive; odd integers from 1 up are accepted (bezout.invert accepts every modulus)",
            ));
        }
        let limbs = number.limbs();
        let kept = m.py().detach(|| Kept::new(limbs));
        let kept = Arc::new(kept.map_err(|error| exception(m.py(), error.into()))?);
        Ok(Self { number, kept })
    }

    /// The modulus as an int.
    #[getter]
    fn modulus<'py>(&self, py: Python<'py>) -> PyResult<Object<'py>> {
        natural(py, self.limbs())
    }

    /// Words of a row.
    #[getter]
    #[pyo3(name = "limbs")]
    fn len(&self) -> usize {
        self.limbs().len()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let m = natural(py, self.limbs())?;
        let text = if self.limbs().len() <= SHORT {
            m.repr()?.to_string()
        } else {
            m.call_method1("__format__", ("#x",))?.to_string()
        };
        Ok(format!("Modulus({text})"))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.limbs() == other.limbs()
    }

    fn __hash__(&self) -> u64 {
        hash(self.limbs())
    }

    fn __reduce__<'py>(this: &Bound<'py, Self>) -> PyResult<(Object<'py>, (Object<'py>,))> {
        let m = natural(this.py(), this.get().limbs())?;
        Ok((this.get_type().into_any(), (m,)))
    }

    /// The inverse of an integer, as `bezout.invert`.
    #[pyo3(signature = (x, /))]
    fn invert<'py>(&self, x: &Object<'py>) -> PyResult<Object<'py>> {
        let mut number = Number::new();
        number.read(x)?;
        inverse(x.py(), &number, &self.number)
    }

    /// The inverses of all integers, with one inversion and three products for each.
    ///
    /// Raises `NotInvertible` if one of them has none.
    #[pyo3(signature = (integers, /))]
    fn invert_many<'py>(&self, integers: &Object<'py>) -> PyResult<Bound<'py, PyList>> {
        let (py, n) = (integers.py(), self.limbs().len());
        let out = PyList::empty(py);
        // As many at once as take some milliseconds; then it looks for signals.
        let block = match n <= QUADRATIC {
            true => ((1 << 16) / (n * n)).clamp(chunk(n), 1 << 12),
            false => SHARED,
        };
        let mut rows = Vec::new();
        let mut pauses = Pauses::default();
        for object in integers.try_iter()? {
            self.row(&object?, &mut rows)?;
            pauses.after(py, n)?;
            if rows.len() == n * block {
                self.invert_block(&out, &mut rows)?;
            }
        }
        self.invert_block(&out, &mut rows)?;
        Ok(out)
    }

    /// The inverse of each row of an array; a row of zeros, and false in `ok`, where there is none.
    /// Returns `(out, ok)`.
    #[pyo3(signature = (rows, /, *, out=None, ok=None, threads=Count::ONE))]
    #[pyo3(text_signature = "($self, rows, /, *, out=None, ok=None, threads=1)")]
    fn invert_array<'py>(
        &self,
        rows: &Object<'py>,
        out: Option<&Object<'py>>,
        ok: Option<&Object<'py>>,
        threads: Count,
    ) -> PyResult<(Object<'py>, Object<'py>)> {
        rows::invert_array(&*self.kept, rows, (out, ok), threads)
    }

    /// The Jacobi symbol of an integer and the modulus.
    #[pyo3(signature = (x, /))]
    fn jacobi(&self, x: &Object<'_>) -> PyResult<i8> {
        let residue = self.residue(x)?;
        let kept = Arc::clone(&self.kept);
        let words = self.limbs().len();
        let run = move || bezout_large::jacobi(&residue, kept.limbs());
        let symbol = long::work(x.py(), words, run)?;
        symbol
            .map(|symbol| symbol.value())
            .map_err(|error| exception(x.py(), error.into()))
    }

    /// The Jacobi symbol of each row and the modulus, as an array of int8.
    #[pyo3(signature = (rows, /, *, out=None, threads=Count::ONE))]
    #[pyo3(text_signature = "($self, rows, /, *, out=None, threads=1)")]
    fn jacobi_array<'py>(
        &self,
        rows: &Object<'py>,
        out: Option<&Object<'py>>,
        threads: Count,
    ) -> PyResult<Object<'py>> {
        let n = self.limbs().len();
        let input = Array::new("rows", rows, Items::Words(n))?;
        let out = Output::new("out", out, Items::Symbols, input.count, rows)?;
        rows::check_apart(&input, &out.array, None)?;
        let at_once = if n <= 64 { 64 } else { 1 };
        by_chunks(rows.py(), threads, (input.count, 3 * n), at_once, |range| {
            let mut copy = vec![0; n * range.len()];
            input.memory.load(n * range.start, &mut copy);
            let symbols = by_limbs!(n, jacobi_fixed(&copy, self.limbs()), self.jacobi_any(&copy));
            out.array.memory.store_bytes(range.start, &symbols);
        })?;
        Ok(out.object)
    }

    /// The product of two integers modulo the modulus, in `[0, m)`.
    #[pyo3(signature = (x, y, /))]
    fn mul<'py>(&self, x: &Object<'py>, y: &Object<'py>) -> PyResult<Object<'py>> {
        let (py, x, y) = (x.py(), self.residue(x)?, self.residue(y)?);
        if self.limbs().len() <= SHORT {
            return natural(py, &self.kept.mul(&x, &y));
        }
        let kept = Arc::clone(&self.kept);
        let product = long::work(py, self.words(), move || kept.mul(&x, &y))?;
        natural(py, &product)
    }

    /// `x` to the power of `e` modulo the modulus, in `[0, m)`; of the inverse of x for negative e.
    #[pyo3(signature = (x, e, /))]
    fn pow<'py>(&self, x: &Object<'py>, e: &Object<'py>) -> PyResult<Object<'py>> {
        let py = x.py();
        let mut exponent = Number::new();
        exponent.read(e)?;
        let base = match exponent.negative {
            true => self.residue(&self.invert(x)?)?,
            false => self.residue(x)?,
        };
        let n = self.limbs().len();
        let (kept, exponent) = (Arc::clone(&self.kept), exponent.limbs().to_vec());
        let work = n.saturating_mul(n).saturating_mul(exponent.len());
        let run = move || kept.pow(&base, &exponent);
        // Up to this many word operations it takes some milliseconds.
        let words = if work <= 1 << 15 { 0 } else { usize::MAX };
        natural(py, &long::work(py, words, run)?)
    }

    /// The even square root of an integer modulo the modulus, in `[0, m)`; `None` if there is none,
    /// as the Jacobi symbol shows.
    ///
    /// The modulus has to be a prime, or 1. Whether it is one is not tested; but what is returned
    /// is always true, and `ValueError` says where no root was found although the symbol allows
    /// one, so that the modulus is no prime.
    ///
    /// >>> bezout.Modulus(7).sqrt(2)
    /// 4
    #[pyo3(signature = (x, /))]
    fn sqrt<'py>(&self, x: &Object<'py>) -> PyResult<Option<Object<'py>>> {
        let (py, x) = (x.py(), self.residue(x)?);
        let kept = Arc::clone(&self.kept);
        // From here on it may take some milliseconds.
        let words = if self.limbs().len() <= 8 {
            0
        } else {
            usize::MAX
        };
        let root = long::work(py, words, move || {
            sqrt_vartime(x[..].into(), kept.limbs().into())
        })?;
        match root {
            Ok(Some(root)) => natural(py, &root).map(Some),
            Ok(None) => Ok(None),
            Err(_) => Err(refused(
                "the modulus is no prime: a number without a root has the symbol 1 or 0; odd primes are accepted, and 1",
            )),
        }
    }

    /// `(r, t)` with `v t = r` modulo the modulus, both about half as long: for a modulus of n bits
    /// r is in `[0, 2**(n // 2))`, and t is not 0, of any sign, and `abs(t) < 2**((n + 1) // 2)`.
    ///
    /// A number without an inverse has a result too. Of 0 it is `(0, 1)`.
    ///
    /// >>> bezout.Modulus(241).split(46)
    /// (11, -5)
    #[pyo3(signature = (v, /))]
    fn split<'py>(&self, v: &Object<'py>) -> PyResult<(Object<'py>, Object<'py>)> {
        let (py, v) = (v.py(), self.residue(v)?);
        let kept = Arc::clone(&self.kept);
        let run = move || split_vartime(&v, kept.limbs());
        let halves = long::work(py, self.words(), run)?;
        let halves = halves.map_err(|error| exception(py, error))?;
        let t = integer(py, halves.t.negative.into(), &halves.t.magnitude)?;
        Ok((natural(py, &halves.r)?, t))
    }
}

impl Modulus {
    /// Appends the inverses of rows to a list, and empties the rows.
    fn invert_block(&self, out: &Bound<'_, PyList>, rows: &mut Vec<u64>) -> PyResult<()> {
        let (py, n) = (out.py(), self.limbs().len());
        let (kept, mut inverses) = (Arc::clone(&self.kept), rows.clone());
        let (inverses, found) = long::work(py, self.words(), move || {
            let mut found = vec![0; inverses.len() / n];
            let at_once = kept.at_once().unwrap_or(chunk(n));
            let chunks = inverses.chunks_mut(n * at_once);
            for (rows, found) in chunks.zip(found.chunks_mut(at_once)) {
                kept.invert_rows(rows, found);
            }
            (inverses, found)
        })?;
        py.check_signals()?;
        if let Some(i) = found.iter().position(|&found| found == 0) {
            let (kept, row) = (Arc::clone(&self.kept), rows[n * i..n * (i + 1)].to_vec());
            let gcd = long::work(py, self.words(), move || {
                bezout_large::gcd(&row, kept.limbs())
            })?;
            let place = format!("integers[{}]", out.len() + i);
            return Err(no_inverse(py, &place, &gcd));
        }
        rows.clear();
        for row in inverses.chunks_exact(n) {
            out.append(natural(py, row)?)?;
        }
        Ok(())
    }

    fn jacobi_any(&self, rows: &[u64]) -> Vec<u8> {
        let symbol =
            |row| bezout_large::jacobi(row, self.limbs()).map_or(0, |symbol| symbol.value());
        rows.chunks_exact(self.limbs().len())
            .map(|row| symbol(row) as u8)
            .collect()
    }
}

fn jacobi_fixed<const L: usize>(rows: &[u64], m: &[u64]) -> Vec<u8> {
    let m = odd::<L>(m);
    let symbol = |row: &[u64]| fixed::<L>(row).jacobi_vartime(&m).value() as u8;
    rows.chunks_exact(L).map(symbol).collect()
}
