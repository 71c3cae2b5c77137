// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions of lists of integers, by product trees, and fractions from residues.

use crate::errors::{not_invertible, refused};
use crate::ffi::{Number, integer, natural};
use crate::long::{self, Pauses};
use bezout_front::integer::partial_xgcd_vartime;
use bezout_large::ProductTree;
use pyo3::prelude::*;

type Object<'py> = Bound<'py, PyAny>;

/// The absolute values of integers, and their signs.
pub fn numbers(list: &Object<'_>) -> PyResult<(Vec<Vec<u64>>, Vec<bool>)> {
    let (mut limbs, mut signs) = (Vec::new(), Vec::new());
    let mut pauses = Pauses::default();
    for object in list.try_iter()? {
        let mut x = Number::new();
        x.read(&object?)?;
        pauses.after(list.py(), x.limbs().len())?;
        signs.push(x.negative);
        limbs.push(x.limbs().to_vec());
    }
    Ok((limbs, signs))
}

fn total(numbers: &[Vec<u64>]) -> usize {
    numbers.iter().map(Vec::len).sum()
}

/// The product of integers, by a tree; of none it is 1.
#[pyfunction]
#[pyo3(signature = (integers, /))]
pub fn product<'py>(integers: &Object<'py>) -> PyResult<Object<'py>> {
    let (limbs, signs) = numbers(integers)?;
    let negative = signs.iter().fold(false, |all, sign| all ^ sign);
    let words = total(&limbs);
    let run = move || ProductTree::new(&limbs).product().to_vec();
    let py = integers.py();
    integer(py, negative, &long::work(py, words, run)?)
}

/// The least integer from 0 up that is `residues[i]` modulo `moduli[i]`, for each i.
///
/// The moduli are positive and pairwise coprime; else it raises `ValueError`, and `NotInvertible`
/// with a gcd.
#[pyfunction]
#[pyo3(signature = (residues, moduli, /))]
pub fn crt<'py>(residues: &Object<'py>, moduli: &Object<'py>) -> PyResult<Object<'py>> {
    let py = residues.py();
    let ((mut residues, signs), (moduli, below)) = (numbers(residues)?, numbers(moduli)?);
    if residues.len() != moduli.len() {
        let (r, m) = (residues.len(), moduli.len());
        return Err(refused(format!(
            "there are {r} residues and {m} moduli; as many of both are accepted"
        )));
    }
    if below.contains(&true) || moduli.iter().any(Vec::is_empty) {
        return Err(refused(
            "a modulus is not positive; integers from 1 up are accepted",
        ));
    }
    let found = long::work(py, total(&residues) + total(&moduli), move || {
        for ((r, negative), m) in residues.iter_mut().zip(signs).zip(&moduli) {
            if negative {
                *r = remainder(true, r, m);
            }
        }
        let tree = ProductTree::new(&moduli);
        tree.crt(&residues)
            .ok_or_else(|| first_common(&moduli, &[1]).unwrap_or_default())
    })?;
    match found {
        Ok(x) => natural(py, &x),
        Err(gcd) => Err(not_invertible(
            py,
            "a modulus and the product of those before it have a common factor; pairwise coprime moduli are accepted",
            natural(py, &gcd)?,
        )),
    }
}

/// The first gcd that is not 1, of a modulus and the product of those before it and of `before`. By
/// halves, since products with one after the other take a time in proportion to the square of their
/// number.
fn first_common(moduli: &[Vec<u64>], before: &[u64]) -> Option<Vec<u64>> {
    bezout_large::check_stop();
    if let [m] = moduli {
        return Some(bezout_large::gcd(before, m)).filter(|gcd| *gcd != [1]);
    }
    let (lower, upper) = moduli.split_at(moduli.len() / 2);
    let [first, second] = [lower, upper].map(|half| ProductTree::new(half).product().to_vec());
    first_common(lower, &remainder(false, before, &first)).or_else(|| {
        let before = ProductTree::new(&[before, &first]).product().to_vec();
        first_common(upper, &remainder(false, &before, &second))
    })
}

/// `x`, or `-x` if it is negative, modulo `m`, from 0 up, for positive m.
pub fn remainder(negative: bool, x: &[u64], m: &[u64]) -> Vec<u64> {
    let (_, rest) = bezout_large::divide(x, m).unwrap_or_default();
    if !negative || rest.is_empty() {
        return rest;
    }
    let mut out = m.to_vec();
    let mut borrow = false;
    for (i, limb) in out.iter_mut().enumerate() {
        let (difference, under) = limb.overflowing_sub(rest.get(i).copied().unwrap_or(0));
        let (difference, again) = difference.overflowing_sub(borrow.into());
        (*limb, borrow) = (difference, under || again);
    }
    out
}

/// `(n, d)` with `n = d x` modulo `m`, `|n| <= n_bound` and `0 < d <= d_bound`, in lowest terms and
/// with d coprime to m.
///
/// The bounds are `isqrt((m - 1) // 2)` unless given; if `2 n_bound d_bound < m` there is at most
/// one such fraction. Raises `ValueError` if there is none; with larger bounds also if there are
/// some, but none by the first remainder of Euclid's algorithm up to `n_bound`.
#[pyfunction]
#[pyo3(signature = (x, m, /, n_bound=None, d_bound=None))]
pub fn rational_reconstruct<'py>(
    x: &Object<'py>,
    m: &Object<'py>,
    n_bound: Option<&Object<'py>>,
    d_bound: Option<&Object<'py>>,
) -> PyResult<(Object<'py>, Object<'py>)> {
    let py = x.py();
    let (mut a, mut modulus) = (Number::new(), Number::new());
    a.read(x)?;
    modulus.read(m)?;
    if modulus.negative || modulus.limbs().is_empty() {
        return Err(refused(
            "the modulus m is not positive; integers from 1 up are accepted",
        ));
    }
    let bound = |name: &str, given: Option<&Object<'py>>| {
        given.map(|given| from_zero(name, given)).transpose()
    };
    let (n, d) = (bound("n_bound", n_bound)?, bound("d_bound", d_bound)?);
    let (negative, a, m) = (a.negative, a.limbs().to_vec(), modulus.limbs().to_vec());
    let found = long::work(py, a.len() + m.len(), move || {
        let x = remainder(negative, &a, &m);
        let root = match n.is_some() && d.is_some() {
            true => Vec::new(),
            false => default_bound(&m),
        };
        let (n, d) = (n.unwrap_or(root.clone()), d.unwrap_or(root));
        bezout_large::rational_reconstruct(&x, &m, &n, &d)
    })?;
    let Some((n, negative, d)) = found else {
        return Err(refused(
            "no fraction was found that is x modulo m, with a numerator and a denominator up to the bounds",
        ));
    };
    Ok((integer(py, negative, &n)?, natural(py, &d)?))
}

type Row<'py> = (Object<'py>, Object<'py>);

/// Euclid's algorithm for a and b from 0 up, until a remainder is below the bound: `((x, u), (y,
/// v))` with the remainders on both sides, `x >= bound > y`, and `x = u b`, `y = v b` modulo a.
///
/// If a and b are both below the bound, they are x and y, the larger one first. y is 0 where the
/// gcd is not below the bound. A bound of 0 is as one of 1. The rows are a basis of the lattice of
/// all such pairs.
///
/// >>> bezout.partial_gcdext(240, 46, 8)
/// ((10, -5), (6, 21))
#[pyfunction]
#[pyo3(signature = (a, b, bound, /))]
pub fn partial_gcdext<'py>(
    a: &Object<'py>,
    b: &Object<'py>,
    bound: &Object<'py>,
) -> PyResult<(Row<'py>, Row<'py>)> {
    let py = a.py();
    let [a, b, bound] = [("a", a), ("b", b), ("bound", bound)].map(|(name, x)| from_zero(name, x));
    let (a, b, bound) = (a?, b?, bound?);
    let words = if a.len().max(b.len()) <= long::QUADRATIC {
        0
    } else {
        usize::MAX
    };
    let found = long::work(py, words, move || partial_xgcd_vartime(&a, &b, &bound))?;
    let row = |i: usize| {
        let cofactor = &found.cofactors[i];
        let cofactor = integer(py, cofactor.negative.into(), &cofactor.magnitude)?;
        Ok::<_, PyErr>((natural(py, &found.remainders[i])?, cofactor))
    };
    Ok((row(0)?, row(1)?))
}

/// The limbs of an argument from 0 up.
fn from_zero(name: &str, given: &Object<'_>) -> PyResult<Vec<u64>> {
    let mut number = Number::new();
    number.read(given)?;
    match number.negative {
        true => Err(refused(format!(
            "{name} is negative; integers from 0 up are accepted"
        ))),
        false => Ok(number.limbs().to_vec()),
    }
}

/// `isqrt((m - 1) // 2)` for positive m.
fn default_bound(m: &[u64]) -> Vec<u64> {
    // Half of m is what is wanted for an odd m, and one more than that for an even one.
    let (mut half, _) = bezout_large::divide(m, &[2]).unwrap_or_default();
    if m[0] & 1 == 0 {
        half = remainder(true, &[1], &half);
    }
    bezout_large::isqrt(&half)
}
