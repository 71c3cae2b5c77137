// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions for numbers whose length is known at run time, in the caller's memory: nothing is
//! allocated.
//!
//! A number is a slice of limbs, least significant first. All numbers of a call have the same
//! number of limbs, at least one. `scratch` has at least as many words as the function of the same
//! name with `_scratch` says, whatever they hold. Another length is [`Error::Count`], and then
//! nothing is written. [`dynamic`](crate::dynamic) has the same functions for numbers of different
//! lengths.
//!
//! ```
//! use bezout::slices;
//! let (x, m, mut out) = ([17, 0], [60, 0], [0; 2]);
//! let mut scratch = [0; slices::invert_mod_scratch(2)];
//! assert!(bool::from(slices::invert_mod(&mut out, &x, &m, &mut scratch)?));
//! assert_eq!(out, [53, 0]);
//! # Ok::<(), bezout::Error>(())
//! ```

use crate::ct::wipe;
use crate::error::Error;
use crate::integer::choice::Operation;
use crate::integer::invert::{Inverter, greater};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::r_squared::r_squared;
use crate::integer::{
    batch, gcd as gcd_of, invert, invert_each, jacobi as jacobi_of, partial, xgcd as xgcd_of,
};
use crate::limbs_vartime;
use crate::symbol::Symbol;
use subtle::Choice;

/// An error unless all of these have as many limbs as the first, and the scratch at least `needed`
/// words.
pub(crate) fn check(
    numbers: &[(&'static str, &[u64])],
    scratch: &[u64],
    needed: usize,
) -> Result<(), Error> {
    let limbs = numbers.first().map_or(0, |(_, x)| x.len());
    for &(argument, x) in numbers {
        if x.len() != limbs || limbs == 0 {
            return Err(Error::Count {
                argument,
                elements: x.len(),
                needed: limbs.max(1),
            });
        }
    }
    check_scratch(scratch, needed)
}

pub(crate) fn check_scratch(scratch: &[u64], needed: usize) -> Result<(), Error> {
    if scratch.len() >= needed {
        return Ok(());
    }
    Err(Error::Count {
        argument: "scratch",
        elements: scratch.len(),
        needed,
    })
}

/// An error unless the words are rows of this many limbs.
pub(crate) fn check_rows(rows: &[u64], limbs: usize) -> Result<(), Error> {
    let (elements, beyond) = (rows.len(), rows.len() % limbs);
    if beyond == 0 {
        return Ok(());
    }
    Err(Error::Count {
        argument: "rows",
        elements,
        needed: elements - beyond + limbs,
    })
}

/// The words of scratch of [`invert_mod`] and [`invert_mod_vartime`], for numbers of `limbs` limbs.
pub const fn invert_mod_scratch(limbs: usize) -> usize {
    greater(invert::scratch_any(limbs), invert::scratch_vartime(limbs))
}

/// Writes `x^-1` modulo any `m`, odd or even, to `out`, in `[0, m)`, for any `x`; returns yes.
/// Writes zero and returns no if the two have a common factor or `m` is 0. Modulo 1 the inverse of
/// every number is 0.
///
/// *Timing:* depends on the length. It does not depend on the parity of the modulus or on the
/// number of its factors 2.
/// *Cost:* an inversion modulo an odd number, a product and an exact division. *Source:* \[BY19,
/// Wui21\].
///
/// # Errors
/// [`Error::Count`].
///
/// ```
/// use bezout::slices::{invert_mod, invert_mod_scratch};
/// let (mut out, mut scratch) = ([1], [0; invert_mod_scratch(1)]);
/// assert!(!bool::from(invert_mod(&mut out, &[3], &[60], &mut scratch)?));
/// assert_eq!(out, [0]);
/// assert!(invert_mod(&mut out, &[3, 0], &[60], &mut scratch).is_err());
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn invert_mod(
    out: &mut [u64],
    x: &[u64],
    m: &[u64],
    scratch: &mut [u64],
) -> Result<Choice, Error> {
    let needed = invert_mod_scratch(out.len());
    check(&[("out", out), ("x", x), ("m", m)], scratch, needed)?;
    Ok(invert::invert_mod(out, x, m, scratch, INVERTER))
}

/// As [`invert_mod`], but as fast as the values allow. *Timing:* variable.
///
/// # Errors
/// [`Error::Count`].
///
/// ```
/// use bezout::slices::{invert_mod_scratch, invert_mod_vartime};
/// let (mut out, mut scratch) = ([0], [0; invert_mod_scratch(1)]);
/// assert!(invert_mod_vartime(&mut out, &[17], &[60], &mut scratch)?);
/// assert_eq!(out, [53]);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn invert_mod_vartime(
    out: &mut [u64],
    x: &[u64],
    m: &[u64],
    scratch: &mut [u64],
) -> Result<bool, Error> {
    let needed = invert_mod_scratch(out.len());
    check(&[("out", out), ("x", x), ("m", m)], scratch, needed)?;
    Ok(invert::invert_vartime(out, x, m, scratch).0)
}

/// The words of scratch of [`invert_odd_mod`], for numbers of `limbs` limbs.
pub const fn invert_odd_mod_scratch(limbs: usize) -> usize {
    invert::scratch(limbs)
}

/// As [`invert_mod`], for an odd modulus, and faster: nothing hides its parity.
///
/// *Timing:* depends on the length and on `m.bits()`; both numbers may be secret. *Cost:* about 2.3
/// divsteps a bit.
/// *Source:* \[BY19, Wui21\].
///
/// # Errors
/// [`Error::Count`].
///
/// ```
/// use bezout::{ModulusRef, slices};
/// let m = ModulusRef::new(&[15])?;
/// let (mut out, mut scratch) = ([0], [0; slices::invert_odd_mod_scratch(1)]);
/// assert!(bool::from(slices::invert_odd_mod(&mut out, &[2], m, &mut scratch)?));
/// assert_eq!(out, [8]);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn invert_odd_mod(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
) -> Result<Choice, Error> {
    let needed = invert_odd_mod_scratch(out.len());
    check(&[("out", out), ("x", x), ("m", m.limbs())], scratch, needed)?;
    Ok(INVERTER(out, x, m, scratch))
}

/// The words of scratch of [`gcd`] and [`gcd_vartime`], for numbers of `limbs` limbs.
pub const fn gcd_scratch(limbs: usize) -> usize {
    greater(gcd_of::scratch(limbs), gcd_of::scratch_vartime(limbs))
}

/// Writes the greatest common divisor to `out`; `gcd(0, x) = x`.
///
/// *Timing:* depends on the length. *Source:* \[BY19, Wui21\].
///
/// # Errors
/// [`Error::Count`].
///
/// ```
/// use bezout::slices::{gcd, gcd_scratch};
/// let (mut out, mut scratch) = ([0; 2], [0; gcd_scratch(2)]);
/// gcd(&mut out, &[12, 0], &[0, 1], &mut scratch)?;
/// assert_eq!(out, [4, 0]);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn gcd(out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) -> Result<(), Error> {
    let n = out.len();
    check(&[("out", out), ("a", a), ("b", b)], scratch, gcd_scratch(n))?;
    gcd_of::by(Operation::Gcd(n).way(), out, a, b, scratch);
    Ok(())
}

/// As [`gcd`], but as fast as the values allow. *Timing:* variable.
///
/// # Errors
/// [`Error::Count`].
///
/// ```
/// use bezout::slices::{gcd_scratch, gcd_vartime};
/// let (mut out, mut scratch) = ([0], [0; gcd_scratch(1)]);
/// gcd_vartime(&mut out, &[12], &[18], &mut scratch)?;
/// assert_eq!(out, [6]);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn gcd_vartime(
    out: &mut [u64],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
) -> Result<(), Error> {
    let needed = gcd_scratch(out.len());
    check(&[("out", out), ("a", a), ("b", b)], scratch, needed)?;
    gcd_of::gcd_vartime(out, a, b, scratch);
    Ok(())
}

/// The words of scratch of [`xgcd`] and [`xgcd_vartime`], for numbers of `limbs` limbs.
pub const fn xgcd_scratch(limbs: usize) -> usize {
    greater(xgcd_of::scratch(limbs), xgcd_of::scratch_vartime(limbs))
}

/// Writes the greatest common divisor `g = s a + t b` to the first of `out`, and the absolute
/// values of its canonical cofactors `s` and `t`, see [`Xgcd`](crate::Xgcd), to the others. Returns
/// whether `s` and whether `t` is negative.
///
/// *Timing:* depends on the length. *Cost:* a gcd, an inversion, a product and three exact
/// divisions. *Source:* \[BY19, Wui21\] for the gcd and the inversion.
///
/// # Errors
/// [`Error::Count`].
///
/// ```
/// use bezout::slices::{xgcd, xgcd_scratch};
/// let (mut g, mut s, mut t) = ([0], [0], [0]);
/// let mut scratch = [0; xgcd_scratch(1)];
/// let (s_negative, t_negative) = xgcd([&mut g, &mut s, &mut t], &[240], &[46], &mut scratch)?;
/// // 2 = -9 * 240 + 47 * 46
/// assert_eq!((g, s, t), ([2], [9], [47]));
/// assert!(bool::from(s_negative) && !bool::from(t_negative));
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn xgcd(
    out: [&mut [u64]; 3],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
) -> Result<(Choice, Choice), Error> {
    let way = Operation::Xgcd(a.len()).way();
    xgcd_by(out, a, b, scratch, |g, s, t, a, b, scratch| {
        xgcd_of::by(way, g, s, t, a, b, scratch)
    })
}

/// As [`xgcd`], but as fast as the values allow. *Timing:* variable.
///
/// # Errors
/// [`Error::Count`].
///
/// ```
/// use bezout::slices::{xgcd_scratch, xgcd_vartime};
/// let (mut g, mut s, mut t) = ([0], [0], [0]);
/// xgcd_vartime([&mut g, &mut s, &mut t], &[240], &[46], &mut [0; xgcd_scratch(1)])?;
/// assert_eq!((g, s, t), ([2], [9], [47]));
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn xgcd_vartime(
    out: [&mut [u64]; 3],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
) -> Result<(Choice, Choice), Error> {
    xgcd_by(out, a, b, scratch, |g, s, t, a, b, scratch| {
        xgcd_of::xgcd_vartime(g, s, t, a, b, scratch).0
    })
}

#[inline(always)]
fn xgcd_by(
    [g, s, t]: [&mut [u64]; 3],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
    run: impl FnOnce(&mut [u64], &mut [u64], &mut [u64], &[u64], &[u64], &mut [u64]) -> (Choice, Choice),
) -> Result<(Choice, Choice), Error> {
    let numbers: [(_, &[u64]); 5] = [("g", g), ("s", s), ("t", t), ("a", a), ("b", b)];
    check(&numbers, scratch, xgcd_scratch(a.len()))?;
    Ok(run(g, s, t, a, b, scratch))
}

/// The words of scratch of [`partial_xgcd_vartime`], for numbers of `limbs` limbs.
pub const fn partial_xgcd_scratch(limbs: usize) -> usize {
    partial::partial_scratch(limbs)
}

/// Euclid's algorithm for a and b, until a remainder is below the bound. Writes the remainders on
/// both sides of the bound, and the absolute values of their cofactors of b, see
/// [`Partial`](crate::Partial). Returns whether each cofactor is negative.
///
/// If a and b are both below the bound, they are the remainders, the larger one first. The second
/// remainder is 0 where the greatest common divisor is not below the bound. A bound of 0 is as one
/// of 1.
///
/// *Timing:* variable. *Cost:* about 0.58 divisions of words for each bit between a and the bound.
/// *Source:* \[Leh38, Col80\].
///
/// # Errors
/// [`Error::Count`].
///
/// ```
/// use bezout::slices::{partial_xgcd_scratch, partial_xgcd_vartime};
/// let [mut x, mut y, mut u, mut v] = [[0]; 4];
/// let mut scratch = [0; partial_xgcd_scratch(1)];
/// let (remainders, cofactors) = ([&mut x[..], &mut y], [&mut u[..], &mut v]);
/// let negative = partial_xgcd_vartime(remainders, cofactors, &[240], &[46], &[8], &mut scratch)?;
/// // 10 = 240 - 5 46 and 6 = -4 240 + 21 46
/// assert_eq!((x, y, u, v), ([10], [6], [5], [21]));
/// assert_eq!(negative.map(bool::from), [true, false]);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn partial_xgcd_vartime(
    remainders: [&mut [u64]; 2],
    cofactors: [&mut [u64]; 2],
    a: &[u64],
    b: &[u64],
    bound: &[u64],
    scratch: &mut [u64],
) -> Result<[Choice; 2], Error> {
    let [x, y] = &remainders;
    let [u, v] = &cofactors;
    let numbers: [(_, &[u64]); 7] = [
        ("remainders", x),
        ("remainders", y),
        ("cofactors", u),
        ("cofactors", v),
        ("a", a),
        ("b", b),
        ("bound", bound),
    ];
    check(&numbers, scratch, partial_xgcd_scratch(a.len()))?;
    Ok(partial::partial(
        remainders, cofactors, a, b, bound, scratch,
    ))
}

/// The words of scratch of [`split_vartime`], for a modulus of `limbs` limbs.
pub const fn split_scratch(limbs: usize) -> usize {
    partial::split_scratch(limbs)
}

/// Writes numbers `r` and `t`, about half as long as any modulus m, odd or even, with `v t = r`
/// modulo m, see [`Split`](crate::Split): for `t` its absolute value. Returns whether t is
/// negative.
///
/// For m of `n` bits, r is in `[0, 2^floor(n / 2))`, and t is not 0 and has an absolute value below
/// `2^ceil(n / 2)`. For `v = 0`, r is 0 and t is 1. A number without an inverse has a result too; r
/// is 0 iff `gcd(v, m)` is at least `2^floor(n / 2)`.
///
/// *Timing:* variable. *Cost:* about 0.29 divisions of words for each bit of m. *Source:* \[Leh38,
/// Col80\].
///
/// # Errors
/// [`Error::Count`], and [`Error::ZeroModulus`] if m is 0.
///
/// ```
/// use bezout::slices::{split_scratch, split_vartime};
/// let (mut r, mut t) = ([0], [0]);
/// let negative = split_vartime(&mut r, &mut t, &[46], &[240], &mut [0; split_scratch(1)])?;
/// // -5 46 = 10 modulo 240
/// assert_eq!((r, t, bool::from(negative)), ([10], [5], true));
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn split_vartime(
    r: &mut [u64],
    t: &mut [u64],
    v: &[u64],
    m: &[u64],
    scratch: &mut [u64],
) -> Result<Choice, Error> {
    let numbers: [(_, &[u64]); 4] = [("r", r), ("t", t), ("v", v), ("m", m)];
    check(&numbers, scratch, split_scratch(m.len()))?;
    if limbs_vartime::is_zero(m) {
        return Err(Error::ZeroModulus);
    }
    Ok(partial::split(r, t, v, m, scratch))
}

/// The words of scratch of [`jacobi`], [`jacobi_vartime`] and [`kronecker_vartime`], for numbers of
/// `limbs` limbs.
pub const fn jacobi_scratch(limbs: usize) -> usize {
    greater(jacobi_of::scratch(limbs), jacobi_of::scratch_vartime(limbs))
}

/// The Jacobi symbol `(x / n)` of any `x` and an odd `n`: 0 iff the two have a common factor.
///
/// *Timing:* depends on the length, and on whether `n` is odd. *Source:* \[Por20b, Wui21\].
///
/// # Errors
/// [`Error::Count`], and [`Error::EvenJacobi`] if `n` is even.
///
/// ```
/// use bezout::{Symbol, slices};
/// let mut scratch = [0; slices::jacobi_scratch(1)];
/// assert_eq!(slices::jacobi(&[7], &[15], &mut scratch)?, Symbol::MINUS_ONE);
/// assert!(slices::jacobi(&[7], &[16], &mut scratch).is_err());
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn jacobi(x: &[u64], n: &[u64], scratch: &mut [u64]) -> Result<Symbol, Error> {
    check_jacobi(x, n, scratch)?;
    Ok(jacobi_of::by(
        Operation::Jacobi(n.len()).way(),
        x,
        n,
        scratch,
    ))
}

/// As [`jacobi`], but as fast as the values allow. *Timing:* variable.
///
/// # Errors
/// As for the constant-time function.
///
/// ```
/// use bezout::{Symbol, slices};
/// let mut scratch = [0; slices::jacobi_scratch(1)];
/// assert_eq!(slices::jacobi_vartime(&[7], &[15], &mut scratch)?, Symbol::MINUS_ONE);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn jacobi_vartime(x: &[u64], n: &[u64], scratch: &mut [u64]) -> Result<Symbol, Error> {
    check_jacobi(x, n, scratch)?;
    Ok(jacobi_of::jacobi_vartime(x, n, scratch).0)
}

fn check_jacobi(x: &[u64], n: &[u64], scratch: &[u64]) -> Result<(), Error> {
    check(&[("x", x), ("n", n)], scratch, jacobi_scratch(x.len()))?;
    if n[0] & 1 == 0 {
        return Err(Error::EvenJacobi);
    }
    Ok(())
}

/// The Kronecker symbol `(a / b)` of any two numbers, which are not negative. It is the Jacobi
/// symbol where `b` is odd; `(a / 2)` is 0 for even `a`, and else 1 or -1 as `a` is ±1 or ±3 modulo
/// 8; `(a / 0)` is 1 for `a = 1` and else 0.
///
/// *Timing:* variable.
///
/// # Errors
/// [`Error::Count`].
///
/// ```
/// use bezout::{Symbol, slices};
/// let mut scratch = [0; slices::jacobi_scratch(1)];
/// assert_eq!(slices::kronecker_vartime(&[3], &[8], &mut scratch)?, Symbol::MINUS_ONE);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn kronecker_vartime(a: &[u64], b: &[u64], scratch: &mut [u64]) -> Result<Symbol, Error> {
    check(&[("a", a), ("b", b)], scratch, jacobi_scratch(a.len()))?;
    Ok(jacobi_of::kronecker_vartime(a, b, scratch).0)
}

/// The words of scratch of [`invert_rows`], for a modulus of `limbs` limbs and this many rows. From
/// 256 rows on it grows no more.
pub const fn invert_rows_scratch(limbs: usize, rows: usize) -> usize {
    (2 * limbs).saturating_add(batch::rows_scratch(limbs, rows))
}

/// Replaces each of `rows` by its inverse, with one inversion for 256 rows and three
/// multiplications for each \[Mon87\]. `rows` has numbers of as many limbs as the modulus, one
/// after the other. What has no inverse, such as zero, becomes zero. Returns yes if all had one.
/// [`DynModulus::invert_rows`](crate::DynModulus::invert_rows) is the same for a modulus that is
/// used again.
///
/// *Timing:* depends on the number of limbs (and on `m.bits()`), on that of rows, and on which
/// groups of 256 have a *nonzero* row that shares a factor with the modulus: the rows of these are
/// inverted one by one.
///
/// # Errors
/// [`Error::Count`] if the length of `rows` is no multiple of the limbs, or `scratch` is too short;
/// nothing is then changed.
///
/// ```
/// use bezout::{ModulusRef, slices};
/// let m = ModulusRef::new(&[17])?;
/// let mut rows = [2, 0, 3];
/// let mut scratch = [0; slices::invert_rows_scratch(1, 3)];
/// assert!(!bool::from(slices::invert_rows(&mut rows, m, &mut scratch)?));
/// assert_eq!(rows, [9, 0, 6]);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn invert_rows(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
) -> Result<Choice, Error> {
    let n = m.limbs().len();
    check_rows(rows, n)?;
    check_scratch(scratch, invert_rows_scratch(n, rows.len() / n))?;
    let (r2, rest) = scratch.split_at_mut(n);
    r_squared(r2, m.limbs(), &mut rest[..n]);
    let all = batch::invert_rows(rows, m, r2, &mut rest[n..]);
    wipe(&mut scratch[..2 * n]);
    Ok(all)
}

/// The words of scratch of [`invert_each_rows`], for numbers of `limbs` limbs.
pub const fn invert_each_rows_scratch(limbs: usize) -> usize {
    limbs.saturating_add(invert_mod_scratch(limbs))
}

/// Replaces each of `rows` by its inverse modulo the number in the same place of `moduli`; both
/// have numbers of `limbs` limbs, one after the other. Moduli may be even. What has no inverse
/// becomes zero, as modulo 0. Returns yes if all had one. [`invert_each`](crate::invert_each) is
/// the same for numbers of a length that the compiler knows.
///
/// *Timing:* depends on `limbs`, on the number of rows, and on which moduli are even. *Cost:* as
/// [`invert_each`](crate::invert_each): several inversions at a time where the CPU gains by it.
/// Rows with an even modulus are inverted one by one. *Source:* \[BY19, Wui21\].
///
/// # Errors
/// [`Error::Count`] if the length of `rows` is no multiple of `limbs` or `limbs` is 0, `moduli` has
/// another length, or `scratch` is too short; nothing is then changed.
///
/// ```
/// use bezout::slices::{invert_each_rows, invert_each_rows_scratch};
/// let (mut rows, moduli) = ([2, 3, 17], [17, 15, 60]);
/// let mut scratch = [0; invert_each_rows_scratch(1)];
/// assert!(!bool::from(invert_each_rows(&mut rows, &moduli, 1, &mut scratch)?));
/// assert_eq!(rows, [9, 0, 53]);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn invert_each_rows(
    rows: &mut [u64],
    moduli: &[u64],
    limbs: usize,
    scratch: &mut [u64],
) -> Result<Choice, Error> {
    if limbs == 0 {
        return Err(Error::Count {
            argument: "limbs",
            elements: 0,
            needed: 1,
        });
    }
    check_rows(rows, limbs)?;
    if moduli.len() != rows.len() {
        return Err(Error::Count {
            argument: "moduli",
            elements: moduli.len(),
            needed: rows.len(),
        });
    }
    check_scratch(scratch, invert_each_rows_scratch(limbs))?;
    Ok(invert_each::rows(rows, moduli, limbs, scratch))
}

/// By the way of the numbers' length.
const INVERTER: Inverter =
    |out, x, m, scratch| invert::by(Operation::Invert(x.len()).way(), out, x, m, scratch);
