// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields GF(2^m): elements are integers whose bit i is the coefficient of x^i.

use crate::errors::{exception, not_invertible, refused};
use crate::ffi::{Number, natural};
use crate::long::Pauses;
use crate::objects::{Count, hash, ordered};
use crate::rows::{self, Ring};
use bezout_front::binary_field::{DynGf2m, MAX_DEGREE, invert_vartime, named};
use bezout_front::{Error, bezout};
use pyo3::prelude::*;
use pyo3::types::PyString;

type Object<'py> = Bound<'py, PyAny>;

/// The field GF(2^m): of a degree and the middle exponents of its polynomial, of a polynomial as an
/// int, or of a name.
#[pyclass(frozen, module = "bezout.gf2")]
pub struct Field(DynGf2m);

impl Ring for DynGf2m {
    fn words(&self) -> usize {
        self.words()
    }

    fn invert_rows(&self, rows: &mut [u64], ok: &mut [u8]) {
        let (n, top) = (self.words(), self.degree() % 64);
        for row in rows
            .chunks_exact_mut(n)
            .filter(|row| top > 0 && row[n - 1] >> top != 0)
        {
            row.fill(0);
        }
        let mut scratch = vec![0; self.invert_rows_scratch(ok.len())];
        // All of them are elements.
        let all = self.invert_rows(rows, &mut scratch).is_ok_and(bool::from);
        for (row, ok) in rows.chunks_exact(n).zip(ok) {
            *ok = u8::from(all || row.iter().any(|&word| word != 0));
        }
    }
}

/// The degree and the middle exponents of a polynomial with a constant term.
fn exponents(poly: &[u64]) -> PyResult<(usize, Vec<usize>)> {
    let bits =
        (0..64 * poly.len().min(MAX_DEGREE / 64 + 2)).filter(|i| poly[i / 64] >> (i % 64) & 1 == 1);
    // No polynomial with more terms is a field here.
    let mut bits: Vec<usize> = bits.take(64).collect();
    match (bits.pop(), bits.first()) {
        (Some(degree), Some(0)) if degree <= MAX_DEGREE => {
            bits.remove(0);
            bits.reverse();
            Ok((degree, bits))
        }
        _ => Err(refused(format!(
            "the polynomial has no constant term, or a degree that is not in 2 ... {MAX_DEGREE}; irreducible trinomials and pentanomials are accepted"
        ))),
    }
}

/// The middle exponents that are given.
fn middle_exponents(given: &Object<'_>) -> PyResult<Vec<usize>> {
    let mut out = Vec::new();
    // There are at most three; of more, the number alone counts.
    for (i, object) in ordered("middle", given)?.enumerate().take(64) {
        let mut x = Number::new();
        x.read(&object?)?;
        if x.negative {
            return Err(refused(format!(
                "middle[{i}] is negative; decreasing exponents from 1 up are accepted"
            )));
        }
        out.push(match *x.limbs() {
            [] => 0,
            [x] => usize::try_from(x).unwrap_or(usize::MAX),
            _ => usize::MAX,
        });
    }
    Ok(out)
}

impl Field {
    fn element(&self, name: &str, x: &Object<'_>) -> PyResult<Vec<u64>> {
        let mut number = Number::new();
        number.read(x)?;
        if number.negative || bezout::dynamic::bits(number.limbs()) > self.0.degree() as u64 {
            let m = self.0.degree();
            return Err(refused(format!(
                "{name} is no element; integers from 0 up and below 2^{m} are accepted"
            )));
        }
        Ok(number.limbs().to_vec())
    }

    /// What `run` makes of an element.
    fn of<'py>(
        &self,
        a: &Object<'py>,
        run: impl FnOnce(&[u64]) -> Result<Vec<u64>, bezout::Error>,
    ) -> PyResult<Object<'py>> {
        self.made(a.py(), run(&self.element("a", a)?))
    }

    fn made<'py>(
        &self,
        py: Python<'py>,
        result: Result<Vec<u64>, bezout::Error>,
    ) -> PyResult<Object<'py>> {
        match result {
            Ok(words) => natural(py, &words),
            Err(error) => Err(exception(py, error.into())),
        }
    }
}

#[pymethods]
impl Field {
    #[new]
    #[pyo3(signature = (field, middle=None, /))]
    fn new(field: &Object<'_>, middle: Option<&Object<'_>>) -> PyResult<Self> {
        let py = field.py();
        let middle = middle.map(middle_exponents).transpose()?;
        let made = if let Ok(name) = field.cast::<PyString>() {
            if middle.is_some() {
                return Err(refused(
                    "a field by name has its polynomial; a degree accepts middle exponents",
                ));
            }
            named(name.to_str()?)
        } else {
            let mut number = Number::new();
            number.read(field)?;
            if number.negative {
                return Err(refused(
                    "the field is negative; a degree and middle exponents, a polynomial, and a name are accepted",
                ));
            }
            let (degree, middle) = match middle {
                None => exponents(number.limbs())?,
                Some(middle) => match *number.limbs() {
                    [] => (0, middle),
                    [degree] => (degree as usize, middle),
                    _ => (usize::MAX, middle),
                },
            };
            DynGf2m::new(degree, &middle).map_err(Error::from)
        };
        made.map(|field| Self(field.prepare()))
            .map_err(|error| exception(py, error))
    }

    /// The degree m.
    #[getter]
    fn degree(&self) -> usize {
        self.0.degree()
    }

    /// 2.
    #[getter]
    fn characteristic(&self) -> u8 {
        2
    }

    /// 2^m, the number of elements.
    #[getter]
    fn order<'py>(&self, py: Python<'py>) -> PyResult<Object<'py>> {
        let m = self.0.degree();
        let mut words = vec![0; m / 64 + 1];
        words[m / 64] = 1 << (m % 64);
        natural(py, &words)
    }

    /// The polynomial as an int.
    #[getter]
    fn irreducible_poly<'py>(&self, py: Python<'py>) -> PyResult<Object<'py>> {
        let m = self.0.degree();
        let mut words = vec![0u64; m / 64 + 1];
        for &i in self.0.middle().iter().chain([&0, &m]) {
            words[i / 64] ^= 1 << (i % 64);
        }
        natural(py, &words)
    }

    /// Words of a row.
    #[getter]
    fn limbs(&self) -> usize {
        self.0.words()
    }

    fn __repr__(&self) -> String {
        let middle: Vec<String> = self.0.middle().iter().map(ToString::to_string).collect();
        let comma = if middle.len() == 1 { "," } else { "" };
        format!("Field({}, ({}{comma}))", self.0.degree(), middle.join(", "))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0.degree() == other.0.degree() && self.0.middle() == other.0.middle()
    }

    fn __hash__(&self) -> u64 {
        hash((self.0.degree(), self.0.middle()))
    }

    fn __reduce__<'py>(this: &Bound<'py, Self>) -> PyResult<(Object<'py>, (Object<'py>,))> {
        let poly = this.get().irreducible_poly(this.py())?;
        Ok((this.get_type().into_any(), (poly,)))
    }

    /// `a + b`, which is also `a - b`.
    #[pyo3(signature = (a, b, /))]
    fn add<'py>(&self, a: &Object<'py>, b: &Object<'py>) -> PyResult<Object<'py>> {
        let b = self.element("b", b)?;
        self.of(a, |a| self.0.add(a, &b))
    }

    /// `a b`.
    #[pyo3(signature = (a, b, /))]
    fn mul<'py>(&self, a: &Object<'py>, b: &Object<'py>) -> PyResult<Object<'py>> {
        let b = self.element("b", b)?;
        self.of(a, |a| self.0.mul(a, &b))
    }

    /// `a^2`.
    #[pyo3(signature = (a, /))]
    fn square<'py>(&self, a: &Object<'py>) -> PyResult<Object<'py>> {
        self.of(a, |a| self.0.square_times(a, 1))
    }

    /// The square root of a; every element has one.
    #[pyo3(signature = (a, /))]
    fn sqrt<'py>(&self, a: &Object<'py>) -> PyResult<Object<'py>> {
        self.of(a, |a| self.0.sqrt(a))
    }

    /// `1 / a`. Raises `NotInvertible` for 0.
    #[pyo3(signature = (a, /))]
    fn invert<'py>(&self, a: &Object<'py>) -> PyResult<Object<'py>> {
        let words = invert_vartime(&self.0, &self.element("a", a)?);
        natural(a.py(), &words.map_err(|error| exception(a.py(), error))?)
    }

    /// `a / b`. Raises `NotInvertible` for `b = 0`.
    #[pyo3(signature = (a, b, /))]
    fn divide<'py>(&self, a: &Object<'py>, b: &Object<'py>) -> PyResult<Object<'py>> {
        let inverse = invert_vartime(&self.0, &self.element("b", b)?);
        let inverse = inverse.map_err(|error| exception(a.py(), error))?;
        self.of(a, |a| self.0.mul(a, &inverse))
    }

    /// The sum of `a^(2^i)` for i from 0 up to m - 1: 0 or 1.
    #[pyo3(signature = (a, /))]
    fn field_trace(&self, a: &Object<'_>) -> PyResult<u8> {
        let trace = self.0.trace(&self.element("a", a)?);
        trace
            .map(|choice| choice.unwrap_u8())
            .map_err(|error| exception(a.py(), error.into()))
    }

    /// The sum of `a^(4^i)` for i from 0 up to (m - 1) / 2, in a field of odd degree.
    #[pyo3(signature = (a, /))]
    fn half_trace<'py>(&self, a: &Object<'py>) -> PyResult<Object<'py>> {
        self.of(a, |a| self.0.half_trace(a))
    }

    /// A `y` with `y^2 + y = a`; None if there is none. The other one is `y + 1`.
    #[pyo3(signature = (a, /))]
    fn solve_quadratic<'py>(&self, a: &Object<'py>) -> PyResult<Option<Object<'py>>> {
        let found = self.0.solve_quadratic(&self.element("a", a)?);
        let found = found.map_err(|error| exception(a.py(), error.into()))?;
        found.into_option().map(|y| natural(a.py(), &y)).transpose()
    }

    /// The inverses of all elements, with one inversion and three products for each.
    ///
    /// Raises `NotInvertible` if one of them is 0.
    #[pyo3(signature = (elements, /))]
    fn invert_many<'py>(&self, elements: &Object<'py>) -> PyResult<Vec<Object<'py>>> {
        let (py, n) = (elements.py(), self.0.words());
        let (mut rows, mut pauses) = (Vec::new(), Pauses::default());
        for (i, object) in elements.try_iter()?.enumerate() {
            rows.extend(self.element(&format!("elements[{i}]"), &object?)?);
            rows.resize(n * (i + 1), 0);
            pauses.after(py, n)?;
        }
        let mut found = vec![0; rows.len() / n];
        for (rows, found) in rows.chunks_mut(256 * n).zip(found.chunks_mut(256)) {
            py.detach(|| Ring::invert_rows(&self.0, rows, found));
            py.check_signals()?;
        }
        if let Some(i) = found.iter().position(|&found| found == 0) {
            let zero = natural(py, &[])?;
            return Err(not_invertible(
                py,
                &format!("elements[{i}] is zero, which has no inverse"),
                zero,
            ));
        }
        rows.chunks_exact(n).map(|row| natural(py, row)).collect()
    }

    /// The inverse of each row of an array; a row of zeros, and false in `ok`, for zero and for
    /// what is no element. Returns `(out, ok)`.
    #[pyo3(signature = (rows, /, *, out=None, ok=None, threads=Count::ONE))]
    #[pyo3(text_signature = "($self, rows, /, *, out=None, ok=None, threads=1)")]
    fn invert_array<'py>(
        &self,
        rows: &Object<'py>,
        out: Option<&Object<'py>>,
        ok: Option<&Object<'py>>,
        threads: Count,
    ) -> PyResult<(Object<'py>, Object<'py>)> {
        rows::invert_array(&self.0, rows, (out, ok), threads)
    }
}
