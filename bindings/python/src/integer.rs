// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions of Python integers, in variable time.

use crate::errors::{exception, no_inverse};
use crate::ffi::{Number, SHORT, integer, natural};
use crate::long::{self, Pauses};
use bezout_front::bezout::{Symbol, Uint, Xgcd, dynamic};
use bezout_front::integer::{
    Integer, invert_vartime, jacobi_vartime, kronecker_vartime, xgcd_vartime,
};
use bezout_large::{Integer as Long, ProductTree};
use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

type Object<'py> = Bound<'py, PyAny>;
type Triple<'py> = (Object<'py>, Object<'py>, Object<'py>);

/// The function for as many limbs where the library has code for that length, and else something for any length.
macro_rules! by_limbs {
    ($limbs:expr, $fixed:ident($($argument:expr),*), $any:expr) => {
        match $limbs {
            0 | 1 => $fixed::<1>($($argument),*),
            2 => $fixed::<2>($($argument),*),
            3 => $fixed::<3>($($argument),*),
            4 => $fixed::<4>($($argument),*),
            5 => $fixed::<5>($($argument),*),
            6 => $fixed::<6>($($argument),*),
            7 => $fixed::<7>($($argument),*),
            8 => $fixed::<8>($($argument),*),
            9 => $fixed::<9>($($argument),*),
            16 => $fixed::<16>($($argument),*),
            32 => $fixed::<32>($($argument),*),
            64 => $fixed::<64>($($argument),*),
            _ => $any,
        }
    };
}
pub(crate) use by_limbs;

/// A number of fixed length; of a longer one its lowest limbs.
#[inline(always)]
pub fn fixed<const L: usize>(limbs: &[u64]) -> Uint<L> {
    let mut out = [0; L];
    let n = limbs.len().min(L);
    out[..n].copy_from_slice(&limbs[..n]);
    Uint::new(out)
}

/// The length whose code is for both numbers; none, of those that there are, where lengths differ much.
#[inline(always)]
fn common(a: &Number, b: &Number) -> usize {
    let (a, b) = (a.limbs().len(), b.limbs().len());
    if a.abs_diff(b) <= 1 {
        a.max(b)
    } else {
        usize::MAX
    }
}

/// Two arguments.
#[inline(always)]
fn read(a: &Object<'_>, b: &Object<'_>) -> PyResult<(Number, Number)> {
    let (mut x, mut y) = (Number::new(), Number::new());
    x.read(a)?;
    y.read(b)?;
    Ok((x, y))
}

/// Whether both numbers are on the stack: their operations take microseconds.
#[inline(always)]
fn short(a: &Number, b: &Number) -> bool {
    a.limbs().len().max(b.limbs().len()) <= SHORT
}

/// What `run` makes of two long numbers.
fn on_long<T: Send + 'static>(
    py: Python<'_>,
    a: &Number,
    b: &Number,
    run: impl FnOnce(Long, Long) -> T + Send + 'static,
) -> PyResult<T> {
    let [a, b] = [a, b].map(|x| Long::new(x.negative, x.limbs().to_vec()));
    let result = long::work(py, a.limbs().len() + b.limbs().len(), || run(a, b))?;
    // One of many may have been too short for a look.
    py.check_signals()?;
    Ok(result)
}

/// As the functions of signed integers take it.
fn lent(x: &Long) -> Integer<'_> {
    Integer::new(x.is_negative(), x.limbs())
}

/// An argument that may be missing: `None` is one that is there.
pub struct Argument<'a, 'py>(Option<Borrowed<'a, 'py, PyAny>>);

impl<'a, 'py> FromPyObject<'a, 'py> for Argument<'a, 'py> {
    type Error = PyErr;
    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        Ok(Self(Some(object)))
    }
}

/// The greatest common divisor of any number of integers, from 0 up. gcd() is 0, and so is gcd(0, 0).
// Two arguments have places of their own, so that no tuple is made for them.
#[pyfunction]
#[pyo3(signature = (a=Argument(None), b=Argument(None), /, *rest), text_signature = "(*integers)")]
pub fn gcd<'py>(
    py: Python<'py>,
    a: Argument<'_, 'py>,
    b: Argument<'_, 'py>,
    rest: &Bound<'py, PyTuple>,
) -> PyResult<Object<'py>> {
    match (a.0, b.0) {
        (Some(a), Some(b)) => {
            let first = gcd_of_two(&a, &b)?;
            let (mut rest, mut pauses) = (rest.iter(), Pauses::default());
            rest.try_fold(first, |found, next| {
                pauses.after(py, SHORT)?;
                gcd_of_two(&found, &next)
            })
        }
        (a, _) => absolute(py, a),
    }
}

/// The gcd of none or one.
#[cold]
fn absolute<'py>(py: Python<'py>, a: Option<Borrowed<'_, 'py, PyAny>>) -> PyResult<Object<'py>> {
    let mut x = Number::new();
    if let Some(a) = a {
        x.read(&a)?;
    }
    natural(py, x.limbs())
}

#[inline(always)]
fn gcd_of_two<'py>(a: &Object<'py>, b: &Object<'py>) -> PyResult<Object<'py>> {
    let py = a.py();
    let (mut x, mut y) = (Number::new(), Number::new());
    x.read(a)?;
    y.read(b)?;
    if !short(&x, &y) {
        let found = on_long(py, &x, &y, |x, y| bezout_large::gcd(x.limbs(), y.limbs()))?;
        return natural(py, &found);
    }
    let any = |x: &[u64], y: &[u64]| natural(py, &dynamic::gcd_vartime(x, y));
    by_limbs!(
        common(&x, &y),
        gcd_fixed(py, x.limbs(), y.limbs()),
        any(x.limbs(), y.limbs())
    )
}

#[inline(never)]
fn gcd_fixed<'py, const L: usize>(py: Python<'py>, a: &[u64], b: &[u64]) -> PyResult<Object<'py>> {
    natural(py, fixed::<L>(a).gcd_vartime(&fixed(b)).limbs())
}

/// The least common multiple of any number of integers, from 0 up. lcm() is 1; of 0 and any other it is 0.
#[pyfunction]
#[pyo3(signature = (*integers))]
pub fn lcm<'py>(py: Python<'py>, integers: &Bound<'py, PyTuple>) -> PyResult<Object<'py>> {
    let mut integers = integers.iter();
    let first = match integers.next() {
        Some(first) => absolute(py, Some(first.as_borrowed()))?,
        None => return natural(py, &[1]),
    };
    integers.try_fold(first, |found, next| lcm_of_two(&found, &next))
}

fn lcm_of_two<'py>(a: &Object<'py>, b: &Object<'py>) -> PyResult<Object<'py>> {
    let (x, y) = read(a, b)?;
    let multiple = on_long(a.py(), &x, &y, |x, y| {
        let g = bezout_large::gcd(x.limbs(), y.limbs());
        // gcd(0, 0) divides nothing.
        let (quotient, _) = bezout_large::divide(x.limbs(), &g).unwrap_or_default();
        ProductTree::new(&[&quotient, y.limbs()]).product().to_vec()
    })?;
    natural(a.py(), &multiple)
}

/// `(g, s, t)` with `g = gcd(a, b) = s a + t b`, and the cofactors of GMP, which are the smallest.
#[pyfunction]
#[pyo3(signature = (a, b, /))]
pub fn gcdext<'py>(a: &Object<'py>, b: &Object<'py>) -> PyResult<Triple<'py>> {
    let py = a.py();
    let (mut x, mut y) = (Number::new(), Number::new());
    x.read(a)?;
    y.read(b)?;
    if short(&x, &y) {
        return by_limbs!(
            common(&x, &y),
            gcdext_fixed(py, &x, &y),
            gcdext_any(py, &x, &y)
        );
    }
    let found = on_long(py, &x, &y, |x, y| xgcd_vartime(lent(&x), lent(&y)))?;
    let [s, t] = [&found.s, &found.t].map(|c| integer(py, c.negative.into(), &c.magnitude));
    Ok((natural(py, &found.gcd)?, s?, t?))
}

#[inline(never)]
fn gcdext_fixed<'py, const L: usize>(
    py: Python<'py>,
    a: &Number,
    b: &Number,
) -> PyResult<Triple<'py>> {
    let Xgcd { gcd, s, t } = fixed::<L>(a.limbs()).xgcd_vartime(&fixed(b.limbs()));
    let [s, t] = [(s, a), (t, b)].map(|(cofactor, number)| {
        let negative = bool::from(cofactor.negative) ^ number.negative;
        integer(py, negative, cofactor.magnitude.limbs())
    });
    Ok((natural(py, gcd.limbs())?, s?, t?))
}

#[cold]
fn gcdext_any<'py>(py: Python<'py>, a: &Number, b: &Number) -> PyResult<Triple<'py>> {
    let found = xgcd_vartime(signed(a), signed(b));
    let [s, t] = [&found.s, &found.t].map(|c| integer(py, c.negative.into(), &c.magnitude));
    Ok((natural(py, &found.gcd)?, s?, t?))
}

fn signed(x: &Number) -> Integer<'_> {
    Integer::new(x.negative, x.limbs())
}

/// The inverse of `x` modulo `m`, as `pow(x, -1, m)`: in `[0, m)`, and for negative `m` in `(m, 0]`.
///
/// Modulo 1 and -1 it is 0. Raises `NotInvertible`, with the gcd, if that is not 1, and for `m = 0`.
#[pyfunction]
#[pyo3(signature = (x, m, /))]
pub fn invert<'py>(x: &Object<'py>, m: &Object<'py>) -> PyResult<Object<'py>> {
    let (mut a, mut modulus) = (Number::new(), Number::new());
    a.read(x)?;
    modulus.read(m)?;
    inverse(x.py(), &a, &modulus)
}

#[inline(always)]
pub fn inverse<'py>(py: Python<'py>, x: &Number, m: &Number) -> PyResult<Object<'py>> {
    let limbs = m.limbs().len();
    if limbs == 0 {
        return Err(no_inverse(py, "x", x.limbs()));
    }
    if limbs > SHORT || x.limbs().len() > limbs {
        return invert_any(py, x, m);
    }
    by_limbs!(limbs, invert_fixed(py, x, m), invert_any(py, x, m))
}

#[inline(never)]
fn invert_fixed<'py, const L: usize>(
    py: Python<'py>,
    x: &Number,
    m: &Number,
) -> PyResult<Object<'py>> {
    let modulus = fixed::<L>(m.limbs());
    let Some(inverse) = fixed::<L>(x.limbs()).invert_mod_vartime(&modulus) else {
        return Err(no_inverse(
            py,
            "x",
            &bezout_large::gcd(x.limbs(), m.limbs()),
        ));
    };
    if !x.negative && !m.negative {
        return natural(py, inverse.limbs());
    }
    let mut y = *inverse.limbs();
    let negative = with_sign(&mut y, x.negative, m);
    integer(py, negative, &y)
}

#[inline(never)]
fn invert_any<'py>(py: Python<'py>, x: &Number, m: &Number) -> PyResult<Object<'py>> {
    let inverse = match short(x, m) {
        true => invert_vartime(signed(x), Integer::from(m.limbs())),
        false => on_long(py, x, m, |x, m| invert_vartime(lent(&x), m.limbs().into()))?,
    };
    let mut y = inverse.map_err(|error| match error {
        bezout_front::Error::NotInvertible { gcd } => no_inverse(py, "x", &gcd),
        error => exception(py, error),
    })?;
    // The sign of x is in it already.
    let negative = with_sign(&mut y, false, m);
    integer(py, negative, &y)
}

/// From the inverse of `|x|` modulo `|m|` the absolute value of that of x modulo m; returns whether it is negative.
fn with_sign(y: &mut [u64], x_is_negative: bool, m: &Number) -> bool {
    // Of -y and y - m, which are the same modulo m, the one on the side of m.
    if x_is_negative != m.negative && y.iter().any(|&limb| limb != 0) {
        let mut borrow = false;
        for (y, &m) in y.iter_mut().zip(m.limbs()) {
            let (difference, under) = m.overflowing_sub(*y);
            let (difference, again) = difference.overflowing_sub(borrow.into());
            (*y, borrow) = (difference, under || again);
        }
    }
    m.negative
}

/// The Jacobi symbol `(a / n)`, for odd positive `n`: -1, 0 or 1.
#[pyfunction]
#[pyo3(signature = (a, n, /))]
pub fn jacobi(a: &Object<'_>, n: &Object<'_>) -> PyResult<i8> {
    lower_is_odd("Jacobi", a, n)
}

/// The Legendre symbol `(a / p)`, for an odd prime `p`: 1 for squares, -1 for other numbers, 0 for multiples of `p`.
///
/// Whether `p` is a prime is not tested; for other odd numbers it is the Jacobi symbol.
#[pyfunction]
#[pyo3(signature = (a, p, /))]
pub fn legendre(a: &Object<'_>, p: &Object<'_>) -> PyResult<i8> {
    lower_is_odd("Legendre", a, p)
}

#[inline(always)]
fn lower_is_odd(symbol: &'static str, a: &Object<'_>, n: &Object<'_>) -> PyResult<i8> {
    let (mut x, mut y) = (Number::new(), Number::new());
    x.read(a)?;
    y.read(n)?;
    let low = y.limbs().first().copied().unwrap_or(0);
    if y.negative || low & 1 == 0 {
        let error = bezout_front::Error::LowerArgument { symbol };
        return Err(exception(a.py(), error));
    }
    if !short(&x, &y) {
        let found = on_long(a.py(), &x, &y, |x, y| jacobi_vartime(lent(&x), lent(&y)))?;
        return found
            .map(Symbol::value)
            .map_err(|error| exception(a.py(), error));
    }
    let limbs = if x.limbs().len() <= y.limbs().len() {
        y.limbs().len()
    } else {
        usize::MAX
    };
    let any =
        || Ok::<_, PyErr>(dynamic::jacobi_vartime(x.limbs(), y.limbs()).map_or(0, Symbol::value));
    let symbol = by_limbs!(limbs, jacobi_fixed(x.limbs(), y.limbs()), any())?;
    // (-1 / n) is -1 for n = 3 modulo 4.
    Ok(if x.negative && low & 2 != 0 {
        -symbol
    } else {
        symbol
    })
}

#[inline(never)]
fn jacobi_fixed<const L: usize>(x: &[u64], n: &[u64]) -> PyResult<i8> {
    let n = bezout_front::bezout::Odd::new(fixed::<L>(n)).into_option();
    Ok(n.map_or(0, |n| fixed::<L>(x).jacobi_vartime(&n).value()))
}

/// The Kronecker symbol `(a / n)` of any two integers: -1, 0 or 1.
#[pyfunction]
#[pyo3(signature = (a, n, /))]
pub fn kronecker(a: &Object<'_>, n: &Object<'_>) -> PyResult<i8> {
    let (x, y) = read(a, n)?;
    if short(&x, &y) {
        return Ok(kronecker_vartime(signed(&x), signed(&y)).value());
    }
    let found = on_long(a.py(), &x, &y, |x, y| kronecker_vartime(lent(&x), lent(&y)))?;
    Ok(found.value())
}
