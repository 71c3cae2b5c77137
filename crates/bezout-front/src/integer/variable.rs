// SPDX-License-Identifier: MIT OR Apache-2.0
//! The operations in variable time.

use super::lengths::by_limbs;
#[cfg(feature = "large")]
use super::lengths::{LARGE, large};
#[cfg(feature = "large")]
use super::number::length;
use super::number::{Answer, Integer, negate, positive, symbol, with_signs};
use crate::error::Error;
use alloc::vec::Vec;
use bezout::parts::{Way, any_length, of_length};
use bezout::{Odd, Ran, Signed, Symbol, Timing, Uint, Xgcd};

fn ran(way: Way) -> Ran {
    way.ran(Timing::Variable)
}

/// A number of fixed length.
#[inline(always)]
pub(super) fn fixed<const L: usize>(limbs: &[u64]) -> Uint<L> {
    let mut out = [0; L];
    out[..limbs.len()].copy_from_slice(limbs);
    Uint::new(out)
}

/// The length whose code is for both numbers; none, of those that there are, where lengths differ
/// much: a division makes these equal first.
#[inline(always)]
fn common(a: Integer<'_>, b: Integer<'_>) -> usize {
    let (a, b) = (a.limbs.len(), b.limbs.len());
    if a.abs_diff(b) <= 1 {
        a.max(b)
    } else {
        usize::MAX
    }
}

/// As [`gcd`](super::gcd), but as fast as the values allow. *Timing:* variable. *Source:* \[Ste67,
/// Leh38, Mol08\].
///
/// ```
/// use bezout_front::integer::{Integer, gcd_vartime};
/// let answer = gcd_vartime(Integer::from(&[12]), -Integer::from(&[18]));
/// assert_eq!((answer.value, answer.ran.to_string()), (vec![6], "stein/portable".into()));
/// ```
pub fn gcd_vartime(a: Integer<'_>, b: Integer<'_>) -> Answer<Vec<u64>> {
    gcd_vartime_with(a, b, <[u64]>::to_vec)
}

/// As [`gcd_vartime`], for whoever makes something else of the limbs: a short gcd takes nothing
/// from the heap.
#[inline(always)]
pub fn gcd_vartime_with<T>(
    a: Integer<'_>,
    b: Integer<'_>,
    then: impl FnOnce(&[u64]) -> T,
) -> Answer<T> {
    by_limbs!(common(a, b), L => gcd_of_length::<L, _>(a, b, then), {
        let (gcd, ran) = gcd_of_any(a, b);
        let value = then(&gcd);
        Answer { value, ran }
    })
}

#[inline(never)]
fn gcd_of_length<const L: usize, T>(
    a: Integer<'_>,
    b: Integer<'_>,
    then: impl FnOnce(&[u64]) -> T,
) -> Answer<T> {
    let (gcd, way) = of_length::gcd_vartime::<L>(&fixed(a.limbs), &fixed(b.limbs));
    let (value, ran) = (then(gcd.limbs()), ran(way));
    Answer { value, ran }
}

#[inline(never)]
fn gcd_of_any(a: Integer<'_>, b: Integer<'_>) -> (Vec<u64>, Ran) {
    #[cfg(feature = "large")]
    if length(a, b) >= LARGE {
        let (mut gcd, ran) = large::gcd_vartime(a.limbs, b.limbs);
        gcd.resize(length(a, b), 0);
        return (gcd, ran);
    }
    let (gcd, way) = any_length::gcd_vartime(a.limbs, b.limbs);
    (gcd, ran(way))
}

/// As [`gcd_vartime`], and tells now and then of long numbers by about how many bits both are
/// shorter than the shorter one was: see [`bezout_large::gcd_with_progress`].
///
/// ```
/// use bezout_front::integer::{Integer, gcd_vartime_with_progress};
/// let (a, b) = (Integer::from(&[12]), Integer::from(&[18]));
/// assert_eq!(gcd_vartime_with_progress(a, b, |_| ()).value, [6]);
/// ```
#[cfg(feature = "large")]
pub fn gcd_vartime_with_progress(
    a: Integer<'_>,
    b: Integer<'_>,
    progress: impl FnMut(usize),
) -> Answer<Vec<u64>> {
    if length(a, b) < LARGE {
        return gcd_vartime(a, b);
    }
    let (mut value, ran) = large::gcd_with_progress(a.limbs, b.limbs, progress);
    value.resize(length(a, b), 0);
    Answer { value, ran }
}

/// As [`lcm`](super::lcm), but as fast as the values allow; without zeros on top. *Timing:*
/// variable.
///
/// ```
/// use bezout_front::integer::{Integer, lcm_vartime};
/// assert_eq!(lcm_vartime(Integer::from(&[4]), -Integer::from(&[6])).value, [12]);
/// assert_eq!(lcm_vartime(Integer::from(&[]), Integer::from(&[])).value, [0; 0]);
/// ```
#[cfg(feature = "large")]
pub fn lcm_vartime(a: Integer<'_>, b: Integer<'_>) -> Answer<Vec<u64>> {
    gcd_vartime_with(a, b, |gcd| multiple(a, b, gcd))
}

/// The least common multiple by the gcd.
#[cfg(feature = "large")]
pub(super) fn multiple(a: Integer<'_>, b: Integer<'_>, gcd: &[u64]) -> Vec<u64> {
    // gcd(0, 0) divides nothing.
    let (quotient, _) = bezout_large::divide(a.limbs, gcd).unwrap_or_default();
    let tree = bezout_large::ProductTree::new(&[&quotient[..], b.limbs]);
    tree.product().to_vec()
}

/// As [`xgcd`](super::xgcd), but as fast as the values allow. *Timing:* variable. *Source:*
/// \[Ste67, Leh38, Mol08\].
///
/// ```
/// use bezout_front::integer::{Integer, xgcd_vartime};
/// let found = xgcd_vartime(Integer::from(&[6]), -Integer::from(&[6])).value;
/// assert_eq!((found.s.magnitude, found.t.magnitude), (vec![0], vec![1]));
/// assert!(bool::from(found.t.negative));
/// ```
pub fn xgcd_vartime(a: Integer<'_>, b: Integer<'_>) -> Answer<Xgcd<Vec<u64>>> {
    xgcd_vartime_with(a, b, |found| {
        let signed = |x: &Signed<&[u64]>| Signed {
            negative: x.negative,
            magnitude: x.magnitude.to_vec(),
        };
        Xgcd {
            gcd: found.gcd.to_vec(),
            s: signed(&found.s),
            t: signed(&found.t),
        }
    })
}

/// As [`xgcd_vartime`], for whoever makes something else of the limbs: short numbers take nothing
/// from the heap.
#[inline(always)]
pub fn xgcd_vartime_with<T>(
    a: Integer<'_>,
    b: Integer<'_>,
    then: impl FnOnce(Xgcd<&[u64]>) -> T,
) -> Answer<T> {
    by_limbs!(common(a, b), L => xgcd_of_length::<L, _>(a, b, then), {
        let (found, ran) = xgcd_of_any(a, b);
        let value = then(with_signs(a, b, lent(&found, Vec::as_slice)));
        Answer { value, ran }
    })
}

#[inline(never)]
fn xgcd_of_length<const L: usize, T>(
    a: Integer<'_>,
    b: Integer<'_>,
    then: impl FnOnce(Xgcd<&[u64]>) -> T,
) -> Answer<T> {
    let (found, way) = of_length::xgcd_vartime::<L>(&fixed(a.limbs), &fixed(b.limbs));
    let value = then(with_signs(a, b, lent(&found, |x| x.limbs())));
    let ran = ran(way);
    Answer { value, ran }
}

fn lent<N>(found: &Xgcd<N>, limbs: impl Fn(&N) -> &[u64]) -> Xgcd<&[u64]> {
    let signed = |negative, magnitude| Signed {
        negative,
        magnitude,
    };
    Xgcd {
        gcd: limbs(&found.gcd),
        s: signed(found.s.negative, limbs(&found.s.magnitude)),
        t: signed(found.t.negative, limbs(&found.t.magnitude)),
    }
}

#[inline(never)]
fn xgcd_of_any(a: Integer<'_>, b: Integer<'_>) -> (Xgcd<Vec<u64>>, Ran) {
    #[cfg(feature = "large")]
    if length(a, b) >= LARGE {
        let (mut found, ran) = large::xgcd(a.limbs, b.limbs);
        for number in [
            &mut found.gcd,
            &mut found.s.magnitude,
            &mut found.t.magnitude,
        ] {
            number.resize(length(a, b), 0);
        }
        return (found, ran);
    }
    let (found, way) = any_length::xgcd_vartime(a.limbs, b.limbs);
    (found, ran(way))
}

/// As [`invert`](super::invert), but as fast as the values allow. *Timing:* variable. *Source:*
/// \[Ste67, Leh38, Mol08\].
///
/// # Errors
/// The errors are those of `invert`.
///
/// ```
/// use bezout_front::integer::{Integer, invert_vartime};
/// assert_eq!(invert_vartime(-Integer::from(&[17]), Integer::from(&[60]))?.value, [7]);
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn invert_vartime(x: Integer<'_>, m: Integer<'_>) -> Result<Answer<Vec<u64>>, Error> {
    invert_vartime_with(x, m, <[u64]>::to_vec)
}

/// As [`invert_vartime`], for whoever makes something else of the limbs: a short inverse takes
/// nothing from the heap.
///
/// # Errors
/// The errors are those of `invert`.
#[inline(always)]
pub fn invert_vartime_with<T>(
    x: Integer<'_>,
    m: Integer<'_>,
    then: impl FnOnce(&[u64]) -> T,
) -> Result<Answer<T>, Error> {
    let limbs = positive(m)?;
    let of_any = if x.limbs.len() > limbs.len() {
        usize::MAX
    } else {
        limbs.len()
    };
    by_limbs!(of_any, L => invert_of_length::<L, _>(x, limbs, then), {
        let (inverse, ran) = invert_of_any(x, limbs)?;
        let value = then(&inverse);
        Ok(Answer { value, ran })
    })
}

#[inline(never)]
fn invert_of_length<const L: usize, T>(
    x: Integer<'_>,
    m: &[u64],
    then: impl FnOnce(&[u64]) -> T,
) -> Result<Answer<T>, Error> {
    let (inverse, way) = of_length::invert_mod_vartime::<L>(&fixed(x.limbs), &fixed(m));
    let ran = ran(way);
    let Some(mut inverse) = inverse else {
        return Err(none(x, m, ran));
    };
    if x.negative {
        negate(inverse.limbs_mut(), m);
    }
    let value = then(inverse.limbs());
    Ok(Answer { value, ran })
}

/// The inverse of the absolute value, if there is one.
fn unsigned(x: &[u64], m: &[u64]) -> Result<(Option<Vec<u64>>, Ran), bezout::Error> {
    #[cfg(feature = "large")]
    if x.len().max(m.len()) >= LARGE {
        return large::invert_vartime(x, m);
    }
    let (inverse, way) = any_length::invert_mod_vartime(x, m)?;
    Ok((inverse, ran(way)))
}

#[inline(never)]
fn invert_of_any(x: Integer<'_>, m: &[u64]) -> Result<(Vec<u64>, Ran), Error> {
    let (inverse, ran) = unsigned(x.limbs, m)?;
    let mut inverse = inverse.ok_or_else(|| none(x, m, ran))?;
    inverse.resize(m.len(), 0);
    if x.negative {
        negate(&mut inverse, m);
    }
    Ok((inverse, ran))
}

/// Why there is no inverse.
#[cold]
fn none(x: Integer<'_>, m: &[u64], ran: Ran) -> Error {
    let gcd = gcd_vartime(x, m.into()).value;
    Error::NotInvertible { gcd, ran }
}

/// As [`jacobi`](super::jacobi), but as fast as the values allow. *Timing:* variable. *Source:*
/// \[Ste67\].
///
/// # Errors
/// The errors are those of `jacobi`.
///
/// ```
/// use bezout::Symbol;
/// use bezout_front::integer::{Integer, jacobi_vartime};
/// assert_eq!(jacobi_vartime(Integer::from(&[7]), Integer::from(&[15]))?.value, Symbol::MINUS_ONE);
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn jacobi_vartime(a: Integer<'_>, n: Integer<'_>) -> Result<Answer<Symbol>, Error> {
    symbol("Jacobi", a, n, of_odd)
}

/// As [`legendre`](super::legendre), but as fast as the values allow. *Timing:* variable. *Source:*
/// \[Ste67\].
///
/// # Errors
/// The errors are those of `legendre`.
///
/// ```
/// use bezout::Symbol;
/// use bezout_front::integer::{Integer, legendre_vartime};
/// assert_eq!(legendre_vartime(-Integer::from(&[2]), Integer::from(&[7]))?.value, Symbol::MINUS_ONE);
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn legendre_vartime(a: Integer<'_>, p: Integer<'_>) -> Result<Answer<Symbol>, Error> {
    symbol("Legendre", a, p, of_odd)
}

/// The symbol for odd n.
fn of_odd(x: &[u64], n: &[u64]) -> Result<(Symbol, Ran), bezout::Error> {
    let length = if x.len() > n.len() {
        usize::MAX
    } else {
        n.len()
    };
    let (symbol, way) = by_limbs!(length, jacobi_of_length(x, n), {
        #[cfg(feature = "large")]
        if x.len().max(n.len()) >= LARGE {
            return large::jacobi(x, n);
        }
        any_length::jacobi_vartime(x, n)
    })?;
    Ok((symbol, ran(way)))
}

#[inline(never)]
fn jacobi_of_length<const L: usize>(x: &[u64], n: &[u64]) -> Result<(Symbol, Way), bezout::Error> {
    let odd = Odd::new(fixed::<L>(n)).into_option();
    let odd = odd.ok_or(bezout::Error::EvenJacobi)?;
    Ok(of_length::jacobi_vartime(&fixed(x), &odd))
}

/// The Kronecker symbol `(a / n)` of any two integers: see [`bezout::dynamic::kronecker_vartime`].
/// *Timing:* variable.
/// *Cost:* as of [`gcd_vartime`]. *Source:* \[Ste67, Mol08\].
///
/// ```
/// use bezout::Symbol;
/// use bezout_front::integer::{Integer, kronecker_vartime};
/// assert_eq!(kronecker_vartime(-Integer::from(&[3]), Integer::from(&[8])).value, Symbol::MINUS_ONE);
/// ```
pub fn kronecker_vartime(a: Integer<'_>, n: Integer<'_>) -> Answer<Symbol> {
    // Numbers whose lengths differ much are divided there first.
    #[cfg(feature = "large")]
    if length(a, n) >= LARGE || common(a, n) == usize::MAX {
        let (value, ran) = large::kronecker(a.negative, a.limbs, n.negative, n.limbs);
        return Answer { value, ran };
    }
    let (value, way) = any_length::kronecker_vartime(a.negative, a.limbs, n.negative, n.limbs);
    let ran = ran(way);
    Answer { value, ran }
}
