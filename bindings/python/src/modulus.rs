// SPDX-License-Identifier: MIT OR Apache-2.0
//! An odd modulus that is kept.

use crate::errors::{exception, no_inverse, refused};
use crate::ffi::{Number, SHORT, natural};
use crate::integer::{by_limbs, fixed, inverse};
use crate::long;
use crate::objects::hash;
use crate::rows::{self, Array, Items, Output, Ring, by_chunks, chunk};
use crate::several::remainder;
use bezout_front::bezout::{self, DynModulus, Odd, Uint};
use pyo3::prelude::*;
use pyo3::types::PyList;
use std::sync::Arc;

type Object<'py> = Bound<'py, PyAny>;

/// An odd modulus from 1 up, for many operations.
#[pyclass(frozen, module = "bezout")]
pub struct Modulus {
    number: Number,
    ring: Arc<DynModulus>,
}

impl Ring for DynModulus {
    fn words(&self) -> usize {
        self.modulus().len()
    }

    fn invert_rows(&self, rows: &mut [u64], ok: &mut [u8]) {
        let n = self.words();
        let mut scratch = vec![0; self.invert_rows_scratch(ok.len())];
        // In constant time, which has faster code for many lengths.
        let all = self.invert_rows(rows, &mut scratch).is_ok_and(bool::from);
        for (row, ok) in rows.chunks_exact(n).zip(ok) {
            *ok = u8::from(all || row.iter().any(|&limb| limb != 0));
        }
    }
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
        Ok(self.reduced(&number))
    }

    fn reduced(&self, x: &Number) -> Vec<u64> {
        match x.negative || x.limbs().len() > self.limbs().len() {
            true => remainder(x.negative, x.limbs(), self.limbs()),
            false => x.limbs().to_vec(),
        }
    }

    /// The residue of an integer, in the words of a row.
    fn row(&self, x: &Object<'_>, rows: &mut Vec<u64>) -> PyResult<()> {
        let mut number = Number::new();
        number.read(x)?;
        let end = rows.len() + self.limbs().len();
        if number.negative || number.limbs().len() > self.limbs().len() {
            rows.extend(self.reduced(&number));
        } else {
            rows.extend_from_slice(number.limbs());
        }
        rows.resize(end, 0);
        Ok(())
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
        let limbs = number.limbs().to_vec();
        // A short one takes less than a millisecond.
        let words = if limbs.len() <= 512 { 0 } else { usize::MAX };
        let ring = long::work(m.py(), words, move || DynModulus::new(&limbs))?
            .map_err(|error| exception(m.py(), error.into()))?;
        Ok(Self {
            number,
            ring: Arc::new(ring),
        })
    }

    /// The modulus as an int.
    #[getter]
    fn modulus<'py>(&self, py: Python<'py>) -> PyResult<Object<'py>> {
        natural(py, self.limbs())
    }

    /// Words of a row.
    #[getter]
    #[pyo3(name = "limbs")]
    fn words(&self) -> usize {
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
        let block = ((1 << 16) / (n * n)).clamp(chunk(n), 1 << 12);
        let mut rows = Vec::with_capacity(n * block);
        for object in integers.try_iter()? {
            self.row(&object?, &mut rows)?;
            if rows.len() == n * block {
                self.invert_block(&out, &mut rows)?;
            }
        }
        self.invert_block(&out, &mut rows)?;
        Ok(out)
    }

    /// The inverse of each row of an array; a row of zeros, and false in `ok`, where there is none. Returns `(out, ok)`.
    #[pyo3(signature = (rows, /, *, out=None, ok=None, threads=1))]
    fn invert_array<'py>(
        &self,
        rows: &Object<'py>,
        out: Option<&Object<'py>>,
        ok: Option<&Object<'py>>,
        threads: usize,
    ) -> PyResult<(Object<'py>, Object<'py>)> {
        rows::invert_array(&*self.ring, rows, (out, ok), threads)
    }

    /// The Jacobi symbol of an integer and the modulus.
    #[pyo3(signature = (x, /))]
    fn jacobi(&self, x: &Object<'_>) -> PyResult<i8> {
        let residue = self.residue(x)?;
        let ring = Arc::clone(&self.ring);
        let words = self.limbs().len();
        let run = move || bezout_large::jacobi(&residue, ring.modulus());
        let symbol = long::work(x.py(), words, run)?;
        symbol
            .map(|symbol| symbol.value())
            .map_err(|error| exception(x.py(), error.into()))
    }

    /// The Jacobi symbol of each row and the modulus, as an array of int8.
    #[pyo3(signature = (rows, /, *, out=None, threads=1))]
    fn jacobi_array<'py>(
        &self,
        rows: &Object<'py>,
        out: Option<&Object<'py>>,
        threads: usize,
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
            return natural(py, &self.ring.mul(&x, &y));
        }
        let ring = Arc::clone(&self.ring);
        natural(py, &long::work(py, usize::MAX, move || ring.mul(&x, &y))?)
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
        let (ring, exponent) = (Arc::clone(&self.ring), exponent.limbs().to_vec());
        let work = n.saturating_mul(n).saturating_mul(exponent.len());
        let run = move || {
            let m = ring.modulus();
            by_limbs!(
                padded(m.len()),
                pow_fixed(m, &base, &exponent),
                pow_any(&ring, &base, &exponent)
            )
        };
        // Up to this many word operations it takes some milliseconds.
        let words = if work <= 1 << 15 { 0 } else { usize::MAX };
        natural(py, &long::work(py, words, run)?)
    }
}

impl Modulus {
    /// Appends the inverses of rows to a list, and empties the rows.
    fn invert_block(&self, out: &Bound<'_, PyList>, rows: &mut Vec<u64>) -> PyResult<()> {
        let (py, n) = (out.py(), self.limbs().len());
        let mut inverses = rows.clone();
        let mut found = vec![0; rows.len() / n];
        py.detach(|| {
            let chunks = inverses.chunks_mut(n * chunk(n));
            for (rows, found) in chunks.zip(found.chunks_mut(chunk(n))) {
                Ring::invert_rows(&*self.ring, rows, found);
            }
        });
        py.check_signals()?;
        if let Some(i) = found.iter().position(|&found| found == 0) {
            let gcd = bezout_large::gcd(&rows[n * i..n * (i + 1)], self.limbs());
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

fn odd<const L: usize>(m: &[u64]) -> Odd<Uint<L>> {
    Odd::new(fixed::<L>(m))
        .into_option()
        .unwrap_or(Odd::new_const(Uint::ONE))
}

fn jacobi_fixed<const L: usize>(rows: &[u64], m: &[u64]) -> Vec<u8> {
    let m = odd::<L>(m);
    let symbol = |row: &[u64]| fixed::<L>(row).jacobi_vartime(&m).value() as u8;
    rows.chunks_exact(L).map(symbol).collect()
}

/// The next length that there is code for.
fn padded(n: usize) -> usize {
    match n {
        0..=9 => n,
        10..=64 => n.next_power_of_two(),
        _ => usize::MAX,
    }
}

/// A power: of a short exponent at once, of a long one in parts of L limbs from the top.
fn pow_fixed<const L: usize>(m: &[u64], x: &[u64], e: &[u64]) -> Vec<u64> {
    let (m, x) = (bezout::Modulus::<L>::new(odd(m)), fixed::<L>(x));
    if e.len() <= 1 {
        return m.pow(&x, &fixed::<1>(e)).limbs().to_vec();
    }
    let mut half = [0; L];
    half[L - 1] = 1 << 63;
    let half = Uint::new(half);
    let mut out = m.reduce(&Uint::ONE);
    for (i, part) in e.chunks(L).enumerate().rev() {
        if i + 1 < e.len().div_ceil(L) {
            let raised = m.pow(&out, &half);
            out = m.mul(&raised, &raised);
        }
        out = m.mul(&out, &m.pow(&x, &fixed::<L>(part)));
    }
    out.limbs().to_vec()
}

/// A power, with four bits of the exponent at a time.
fn pow_any(m: &DynModulus, x: &[u64], e: &[u64]) -> Vec<u64> {
    let mut table = vec![m.reduce(&[1]), m.reduce(x)];
    for i in 2..16 {
        table.push(m.mul(&table[i - 1], &table[1]));
    }
    let mut out = table[0].clone();
    for i in (0..16 * e.len()).rev() {
        for _ in 0..4 {
            out = m.mul(&out, &out);
        }
        let digit = e[i / 16] >> (4 * (i % 16)) & 15;
        out = m.mul(&out, &table[digit as usize]);
    }
    out
}
