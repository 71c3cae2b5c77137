// SPDX-License-Identifier: MIT OR Apache-2.0
//! Square roots modulo a prime of any length, in variable time.

use super::lengths::by_limbs;
use super::number::{Integer, negate, padded, positive};
use super::variable::{fixed, jacobi_vartime};
use crate::error::Error;
use alloc::vec;
use alloc::vec::Vec;
use bezout::parts::limbs::significant;
use bezout::{Modulus, Odd};
use bezout_large::{Divisor, ProductTree, check_stop, isqrt};

/// The even `y` in `[0, m)` with `y^2 = x` modulo an odd prime m, or modulo 1; none if x is no
/// square.
///
/// Whether m is a prime is not tested, but nothing wrong comes of it: each root is squared, and
/// none means that the Jacobi symbol is -1, so that x is no square. Where neither is found, m is no
/// prime, which is an error.
///
/// *Timing:* variable. *Cost:* that of a power modulo m for `m = 2^s t + 1` with a small s, else
/// that of five. *Source:* \[Atk92, Coh93\], \[BZ10\].
///
/// # Errors
/// [`Error::Modulus`] and [`Error::NotPrime`].
///
/// ```
/// use bezout_front::Error;
/// use bezout_front::integer::sqrt_vartime;
/// assert_eq!(sqrt_vartime((&[2]).into(), (&[7]).into())?, Some(vec![4]));
/// assert_eq!(sqrt_vartime((&[3]).into(), (&[7]).into())?, None);
/// // 2 is no square modulo 3, and none modulo 5.
/// assert_eq!(sqrt_vartime((&[2]).into(), (&[15]).into()), Err(Error::NotPrime));
/// # Ok::<(), Error>(())
/// ```
pub fn sqrt_vartime(x: Integer<'_>, m: Integer<'_>) -> Result<Option<Vec<u64>>, Error> {
    let m = positive(m)?;
    let m = &m[..significant(m)];
    if m[0] & 1 == 0 {
        return Err(Error::NotPrime);
    }
    let (_, mut r) = bezout_large::divide(x.limbs, m)?;
    if x.negative {
        r.resize(m.len(), 0);
        negate(&mut r, m);
    }
    let x = &r[..significant(&r)];
    if x.is_empty() {
        return Ok(Some(Vec::new()));
    }
    match jacobi_vartime(x.into(), m.into())?.value.value() {
        1 => {}
        0 => return Err(Error::NotPrime),
        _ => return Ok(None),
    }
    // The square of a number is 1 modulo 8, and no symbol modulo it is -1.
    let twos = twos(m);
    if twos > 2 && square(&isqrt(m)) == m {
        return Err(Error::NotPrime);
    }
    // Half of the square of `twos` is what the constants take.
    let short = m.len() <= 64 && (twos <= 64 || twos * twos <= 128 * m.len());
    let root = match twos {
        _ if short => by_limbs!(with_code(m.len()), of_length(x, m), None),
        1 => Some(Divisor::new(m)?.pow(x, &quarter(m))),
        _ => Some(lucas(x, m)?),
    };
    let is_root = |root: &Vec<u64>| Divisor::new(m).is_ok_and(|m| m.remainder(&square(root)) == x);
    let mut root = root.filter(is_root).ok_or(Error::NotPrime)?;
    if root[0] & 1 == 1 {
        root.resize(m.len(), 0);
        negate(&mut root, m);
    }
    root.truncate(significant(&root));
    Ok(Some(root))
}

/// `s` of `m = 2^s t + 1`, for an odd m above 1.
fn twos(m: &[u64]) -> usize {
    let limb = |i: usize| m[i] & if i == 0 { !1 } else { u64::MAX };
    let i = (0..m.len()).find(|&i| limb(i) != 0).unwrap_or(0);
    64 * i + limb(i).trailing_zeros() as usize
}

/// The next length that there is code for.
fn with_code(limbs: usize) -> usize {
    if limbs <= 9 {
        limbs
    } else {
        limbs.next_power_of_two()
    }
}

fn of_length<const L: usize>(x: &[u64], m: &[u64]) -> Option<Vec<u64>> {
    let modulus = Modulus::new(Odd::new(fixed::<L>(m)).into_option()?);
    let root = modulus.sqrt(&fixed(x)).into_option()?;
    Some(root.limbs().to_vec())
}

fn product(a: &[u64], b: &[u64]) -> Vec<u64> {
    check_stop();
    ProductTree::new(&[a, b]).product().to_vec()
}

fn square(a: &[u64]) -> Vec<u64> {
    product(a, a)
}

/// `(m + 1) / 4` for m that is 3 modulo 4.
fn quarter(m: &[u64]) -> Vec<u64> {
    let mut out = halved(&halved(m));
    bezout::parts::limbs::add_word(&mut out, 1);
    out
}

/// Half of a number, rounded down.
fn halved(x: &[u64]) -> Vec<u64> {
    let above = |i: usize| x.get(i + 1).copied().unwrap_or(0) << 63;
    let halves = x.iter().enumerate().map(|(i, &limb)| limb >> 1 | above(i));
    halves.collect()
}

/// A root of x, of which the symbol is 1, modulo m that is no square: half of `V((m + 1) / 2)` of
/// Lucas' sequence of a polynomial `X^2 - h X + x` that is irreducible if m is a prime. What it
/// gives else may be no root.
fn lucas(x: &[u64], m: &[u64]) -> Result<Vec<u64>, Error> {
    let divisor = Divisor::new(m)?;
    let times = |a: &[u64], b: &[u64]| divisor.remainder(&product(a, b));
    let less = |a: Vec<u64>, b: Vec<u64>| {
        let mut b = padded(&b, m.len());
        negate(&mut b, m);
        let mut sum = padded(&a, m.len() + 1);
        bezout::parts::limbs::add_assign(&mut sum, &padded(&b, m.len() + 1));
        divisor.remainder(&sum)
    };
    let mut h = 0;
    loop {
        h += 1;
        let discriminant = less(times(&[h], &[h]), times(&[4], x));
        match jacobi_vartime(discriminant[..].into(), m.into())?
            .value
            .value()
        {
            -1 => break,
            0 if !discriminant.is_empty() => return Err(Error::NotPrime),
            _ => {}
        }
    }
    let mut half = halved(m);
    bezout::parts::limbs::add_word(&mut half, 1);
    // V(k), V(k + 1) and x^k, of which V(2k) is V(k)^2 - 2 x^k and V(2k + 1) is V(k) V(k + 1) - h
    // x^k.
    let (mut v, mut w, mut power) = (vec![2], vec![h], vec![1]);
    for i in (0..64 * half.len()).rev() {
        let between = less(times(&v, &w), times(&power, &[h]));
        if half[i / 64] >> (i % 64) & 1 == 1 {
            let above = times(&power, x);
            w = less(times(&w, &w), times(&above, &[2]));
            power = times(&power, &above);
            v = between;
        } else {
            v = less(times(&v, &v), times(&power, &[2]));
            power = times(&power, &power);
            w = between;
        }
    }
    if v.first().is_some_and(|low| low & 1 == 1) {
        v = padded(&v, m.len() + 1);
        bezout::parts::limbs::add_assign(&mut v, &padded(m, m.len() + 1));
    }
    let mut root = halved(&v);
    root.truncate(significant(&root));
    Ok(root)
}
