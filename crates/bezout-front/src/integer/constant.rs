// SPDX-License-Identifier: MIT OR Apache-2.0
//! The operations in constant time.

use super::lengths::by_limbs;
#[cfg(feature = "large")]
use super::lengths::{LARGE, large};
use super::number::{Answer, Integer, length, negate, positive, symbol, with_signs};
use crate::error::Error;
use alloc::vec;
use alloc::vec::Vec;
use bezout::ct::{Mask, wipe};
use bezout::parts::secret::CT_VEC;
use bezout::parts::{Way, any_length, of_length};
use bezout::{CtVec, ModulusRef, Ran, Signed, Symbol, Timing, Uint, Xgcd};
use zeroize::Zeroizing;

fn ran(way: Way) -> Ran {
    way.ran(Timing::Constant)
}

fn answer<T>((value, way): (T, Way)) -> Answer<T> {
    let ran = ran(way);
    Answer { value, ran }
}

/// Writes the limbs to a longer number of zeros.
#[inline(always)]
fn fill(out: &mut [u64], limbs: &[u64]) {
    out[..limbs.len()].copy_from_slice(limbs);
}

/// The greatest common divisor, from 0 up; `gcd(0, 0) = 0`.
///
/// *Timing:* depends on the lengths. *Cost:* quadratic in the longer one up to 256 limbs, beyond n
/// (log n)^2. *Source:* \[BY19, Wui21\].
///
/// ```
/// use bezout_front::integer::{Integer, gcd};
/// let answer = gcd(Integer::from(&[12]), -Integer::from(&[0, 1]));
/// assert_eq!(answer.value, [4, 0]);
/// assert!(answer.ran.to_string().starts_with("divstep"));
/// ```
pub fn gcd(a: Integer<'_>, b: Integer<'_>) -> Answer<Vec<u64>> {
    let n = length(a, b);
    #[cfg(feature = "large")]
    if n >= LARGE {
        let (value, ran) = large::gcd(a.limbs, b.limbs);
        return Answer { value, ran };
    }
    answer(by_limbs!(n, L => {
        let (mut x, mut y) = (Zeroizing::new([0; L]), Zeroizing::new([0; L]));
        fill(&mut x[..], a.limbs);
        fill(&mut y[..], b.limbs);
        let mut out = vec![0; L];
        let way = of_length::gcd::<L>(&mut out, &x[..], &y[..]);
        (out, way)
    }, any_length::gcd(a.limbs, b.limbs)))
}

/// The least common multiple of the absolute values; 0 if one of them is 0.
///
/// *Timing:* depends on the lengths. *Cost:* quadratic in the longer one. *Source:* \[BY19,
/// Wui21\].
///
/// ```
/// use bezout_front::integer::{Integer, lcm};
/// assert_eq!(lcm(Integer::from(&[4]), -Integer::from(&[6])).value[0], 12);
/// ```
pub fn lcm(a: Integer<'_>, b: Integer<'_>) -> Answer<Vec<u64>> {
    answer(any_length::lcm(a.limbs, b.limbs))
}

/// `g = gcd(a, b)` and cofactors `s`, `t` with `g = s a + t b`.
///
/// The cofactors are the canonical ones, as in GMP. For `|a| = |b|` they are `(0, sgn b)`. Else
/// `s = sgn a` if `b = 0` or `|b| = 2g`, `t = sgn b` if `a = 0` or `|a| = 2g`, and otherwise `|s|
/// < |b| / 2g` and `|t| < |a| / 2g`. All three are 0 for `a = b = 0`. The code that is named is
/// that of the inverse in it.
///
/// *Timing:* depends on the lengths and signs. *Cost:* quadratic in the longer one. *Source:*
/// \[BY19, Wui21\].
///
/// ```
/// use bezout_front::integer::{Integer, xgcd};
/// let found = xgcd(-Integer::from(&[240]), Integer::from(&[46])).value;
/// // 2 = 9 (-240) + 47 46
/// assert_eq!((found.gcd, found.s.magnitude, found.t.magnitude), (vec![2], vec![9], vec![47]));
/// assert!(!bool::from(found.s.negative) && !bool::from(found.t.negative));
/// ```
pub fn xgcd(a: Integer<'_>, b: Integer<'_>) -> Answer<Xgcd<Vec<u64>>> {
    let found = by_limbs!(
        length(a, b),
        xgcd_of_length(a, b),
        any_length::xgcd(a.limbs, b.limbs)
    );
    answer(found).map(|found| with_signs(a, b, found))
}

#[inline(never)]
fn xgcd_of_length<const L: usize>(a: Integer<'_>, b: Integer<'_>) -> (Xgcd<Vec<u64>>, Way) {
    let (mut x, mut y) = (Uint::<L>::ZERO, Uint::<L>::ZERO);
    fill(x.limbs_mut(), a.limbs);
    fill(y.limbs_mut(), b.limbs);
    let (mut found, way) = of_length::xgcd(&x, &y);
    let signed = |x: &Signed<Uint<L>>| Signed {
        negative: x.negative,
        magnitude: x.magnitude.limbs().to_vec(),
    };
    let out = Xgcd {
        gcd: found.gcd.limbs().to_vec(),
        s: signed(&found.s),
        t: signed(&found.t),
    };
    let Xgcd { gcd, s, t } = &mut found;
    for number in [&mut x, &mut y, gcd, &mut s.magnitude, &mut t.magnitude] {
        wipe(number.limbs_mut());
    }
    (out, way)
}

/// The inverse of `x` modulo `m`, in `[0, m)`, with as many limbs as `m`, or none: whether there is
/// one stays a secret. `m` is odd or even; modulo 1 the inverse of every number is 0.
///
/// *Timing:* depends on lengths and signs, and on whether `m` is odd. *Cost:* quadratic in the
/// length of `m`, and for even `m` in the longer one; for odd `m` beyond 256 limbs n (log n)^2 for
/// the longer one. *Source:* \[BY19, Wui21\].
///
/// # Errors
/// [`Error::Modulus`] unless `m` is positive.
///
/// ```
/// use bezout_front::integer::{Integer, inverse};
/// let m = Integer::from(&[60]);
/// assert_eq!(inverse(-Integer::from(&[17]), m)?.value.unwrap(), [7]);
/// assert!(bool::from(inverse(Integer::from(&[9]), m)?.value.is_none()));
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn inverse(x: Integer<'_>, m: Integer<'_>) -> Result<Answer<CtVec>, Error> {
    let limbs = positive(m)?;
    let n = limbs.len();
    let ((mut out, yes), ran) = 'found: {
        if limbs[0] & 1 == 0 {
            let (inverse, way) = any_length::invert_mod(x.limbs, limbs)?;
            break 'found (inverse.into_parts(), ran(way));
        }
        #[cfg(feature = "large")]
        if n >= LARGE {
            let (inverse, ran) = large::invert(x.limbs, limbs)?;
            break 'found (inverse.into_parts(), ran);
        }
        // A longer number is reduced first.
        let of_any = if x.limbs.len() > n { usize::MAX } else { n };
        let (found, way) = by_limbs!(of_any, L => {
            let mut number = Zeroizing::new([0; L]);
            fill(&mut number[..], x.limbs);
            let mut out = vec![0; L];
            let (yes, way) = of_length::invert::<L>(&mut out, &number[..], ModulusRef::new(limbs)?);
            ((out, yes), way)
        }, {
            let (inverse, way) = any_length::invert_odd_mod(x.limbs, limbs)?;
            (inverse.into_parts(), way)
        });
        (found, ran(way))
    };
    out.truncate(n);
    if x.negative {
        negate(&mut out, limbs);
    }
    let value = CT_VEC(out, Mask::from_choice(yes));
    Ok(Answer { value, ran })
}

impl Answer<CtVec> {
    /// The inverse of `x` modulo `m`, which are the numbers that it was asked for, or the error
    /// that says why there is none.
    ///
    /// *Timing:* depends on the lengths of the numbers, and on whether there is an inverse.
    ///
    /// # Errors
    /// [`Error::NotInvertible`] with the gcd.
    pub fn or_gcd_of(self, x: Integer<'_>, m: Integer<'_>) -> Result<Answer<Vec<u64>>, Error> {
        let ran = self.ran;
        let value = self.value.into_option();
        let value = value.ok_or_else(|| Error::NotInvertible {
            gcd: gcd(x, m).value,
            ran,
        })?;
        Ok(Answer { value, ran })
    }
}

/// As [`inverse`]; where there is none, the error says why.
///
/// *Timing:* also on whether there is an inverse. *Cost:* as of [`inverse`]. *Source:* \[BY19,
/// Wui21\].
///
/// # Errors
/// [`Error::Modulus`] unless `m` is positive; [`Error::NotInvertible`], with the gcd, if that is
/// not 1.
///
/// ```
/// use bezout_front::Error;
/// use bezout_front::integer::{Integer, invert};
/// let m = Integer::from(&[60]);
/// assert_eq!(invert(-Integer::from(&[17]), m)?.value, [7]);
/// let none = invert(Integer::from(&[9]), m);
/// assert!(matches!(none, Err(Error::NotInvertible { gcd, .. }) if gcd == [3]));
/// assert_eq!(invert(Integer::from(&[9]), -m), Err(Error::Modulus { negative: true }));
/// # Ok::<(), Error>(())
/// ```
pub fn invert(x: Integer<'_>, m: Integer<'_>) -> Result<Answer<Vec<u64>>, Error> {
    inverse(x, m)?.or_gcd_of(x, m)
}

/// The Jacobi symbol `(a / n)`, for odd positive `n`.
///
/// *Timing:* depends on lengths and signs. *Cost:* quadratic in the longer one. *Source:* \[Por20b,
/// Wui21\].
///
/// # Errors
/// [`Error::LowerArgument`] unless `n` is odd and positive.
///
/// ```
/// use bezout::Symbol;
/// use bezout_front::integer::{Integer, jacobi};
/// assert_eq!(jacobi(-Integer::from(&[1]), Integer::from(&[7]))?.value, Symbol::MINUS_ONE);
/// assert!(jacobi(Integer::from(&[1]), Integer::from(&[8])).is_err());
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn jacobi(a: Integer<'_>, n: Integer<'_>) -> Result<Answer<Symbol>, Error> {
    symbol("Jacobi", a, n, of_odd)
}

/// The Legendre symbol `(a / p)`, for an odd prime `p`: 1 for squares, -1 for other numbers, 0 for
/// multiples of `p`. Whether `p` is a prime is not tested; for other odd numbers it is the
/// [`jacobi`] symbol.
///
/// *Timing:* depends on lengths and signs. *Cost:* as of [`jacobi`]. *Source:* \[Por20b, Wui21\].
///
/// # Errors
/// [`Error::LowerArgument`] unless `p` is odd and positive.
///
/// ```
/// use bezout::Symbol;
/// use bezout_front::integer::{Integer, legendre};
/// assert_eq!(legendre(Integer::from(&[2]), Integer::from(&[7]))?.value, Symbol::ONE);
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn legendre(a: Integer<'_>, p: Integer<'_>) -> Result<Answer<Symbol>, Error> {
    symbol("Legendre", a, p, of_odd)
}

/// The symbol for odd n.
fn of_odd(x: &[u64], n: &[u64]) -> Result<(Symbol, Ran), bezout::Error> {
    let (symbol, way) = by_limbs!(x.len().max(n.len()), L => {
        let (mut upper, mut lower) = (Zeroizing::new([0; L]), Zeroizing::new([0; L]));
        fill(&mut upper[..], x);
        fill(&mut lower[..], n);
        of_length::jacobi::<L>(&upper[..], &lower[..])
    }, any_length::jacobi(x, n)?);
    Ok((symbol, ran(way)))
}
