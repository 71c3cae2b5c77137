// SPDX-License-Identifier: MIT OR Apache-2.0
//! Cofactors and inverses.

use crate::choice::lengths;
use crate::divide::div_rem;
use crate::half_gcd::Descent;
use crate::label::{COMPARISON, HALF_GCD};
use crate::limbs::{Limbs, bits, compare, difference, natural, product, sum, trim};
use alloc::vec::Vec;
use bezout::parts::any_length;
use bezout::{Error, Ran, Signed, Timing, Xgcd};
use core::cmp::Ordering;

/// What [`half`] finds.
struct Half {
    g: Limbs,
    t: Limbs,
    negative: bool,
    ran: Ran,
}

/// `g = gcd(x, y)`, and `t` with `t y = g` modulo x, as magnitude and sign, at most `x / g`; for x
/// that is not 0.
fn half(x: &[u64], y: &[u64]) -> Half {
    let mut pair = Descent::new(natural(x), natural(y), true);
    let end = lengths().xgcd.to;
    pair.descend(end);
    if !pair.y.is_empty() && bits(&pair.x) > end {
        pair.step();
    }
    let [u, v] = pair.column.take().expect("asked for");
    let (small, way) = any_length::xgcd_vartime(&pair.x, &pair.y);
    let mut g = small.gcd;
    trim(&mut g);
    // g = p x' + q y' for x' = -s u y and y' = s v y, so t = s (q v - p u).
    let [mut p, mut q] = [small.s.magnitude, small.t.magnitude];
    trim(&mut p);
    trim(&mut q);
    let (first, second) = (product(&q, &v), product(&p, &u));
    let (first_negative, second_negative) =
        (bool::from(small.t.negative), !bool::from(small.s.negative));
    // p and q have different signs, so that both products have the same one, or one of them is 0.
    let negative = match q.is_empty() {
        true => second_negative,
        false => first_negative,
    };
    let t = sum(&first, &second);
    Half {
        g,
        t,
        negative: negative ^ pair.flipped,
        ran: match pair.halved {
            true => HALF_GCD,
            false => way.ran(Timing::Variable),
        },
    }
}

/// The greatest common divisor and its canonical cofactors, see [`Xgcd`]; without zero limbs on
/// top.
///
/// *Timing:* variable. *Cost:* that of [`invert`], a product and a division.
///
/// ```
/// let x = bezout_large::xgcd(&[240], &[46]);
/// assert_eq!((x.gcd, x.s.magnitude, x.t.magnitude), (vec![2], vec![9], vec![47]));
/// assert!(bool::from(x.s.negative));
/// ```
pub fn xgcd(a: &[u64], b: &[u64]) -> Xgcd<Vec<u64>> {
    xgcd_with_ran(a, b).0
}

/// [`xgcd`], and what ran.
pub fn xgcd_with_ran(a: &[u64], b: &[u64]) -> (Xgcd<Vec<u64>>, Ran) {
    if bits(a).max(bits(b)) <= lengths().xgcd.above {
        let significant = |x| &x[..bits(x).div_ceil(64)];
        let (found, way) = any_length::xgcd_vartime(significant(a), significant(b));
        return (trimmed(found), way.ran(Timing::Variable));
    }
    let (a, b) = (natural(a), natural(b));
    if compare(&a, &b).is_lt() {
        let (Xgcd { gcd, s, t }, ran) = ordered(b, a);
        return (Xgcd { gcd, s: t, t: s }, ran);
    }
    ordered(a, b)
}

fn trimmed(mut x: Xgcd<Vec<u64>>) -> Xgcd<Vec<u64>> {
    for number in [&mut x.gcd, &mut x.s.magnitude, &mut x.t.magnitude] {
        trim(number);
    }
    x
}

fn signed(negative: bool, magnitude: Limbs) -> Signed<Vec<u64>> {
    Signed {
        negative: u8::from(negative).into(),
        magnitude,
    }
}

/// For `a >= b`.
fn ordered(a: Limbs, b: Limbs) -> (Xgcd<Vec<u64>>, Ran) {
    let word = |w: u64| signed(false, natural(&[w]));
    if b.is_empty() || a == b {
        // (1, 0), or (0, 1) for equal ones. Both 0 are too short for this way.
        let (s, t) = (u64::from(b.is_empty()), u64::from(!b.is_empty()));
        let found = Xgcd {
            gcd: a,
            s: word(s),
            t: word(t),
        };
        return (found, COMPARISON);
    }
    let Half {
        g: gcd,
        t,
        negative,
        ran,
    } = half(&a, &b);
    let order = div_rem(&a, &gcd).0;
    // In (-order / 2, order / 2].
    let t = div_rem(&t, &order).1;
    let rest = difference(&order, &t).0;
    let (t, t_negative) = match compare(&t, &rest) {
        Ordering::Less => (t, negative),
        Ordering::Equal => (t, false),
        Ordering::Greater => (rest, !negative),
    };
    // s a = g - t b
    let product = product(&t, &b);
    let (numerator, s_negative) = match t_negative {
        true => (sum(&product, &gcd), false),
        false => difference(&gcd, &product),
    };
    let (s, rest) = div_rem(&numerator, &a);
    debug_assert!(rest.is_empty());
    let found = Xgcd {
        gcd,
        s: signed(s_negative, s),
        t: signed(t_negative, t),
    };
    (found, ran)
}

/// `x^-1` modulo `m`, in [0, m), without zero limbs on top; none if x and m are not coprime. Modulo
/// 1 it is 0.
///
/// # Errors
/// [`Error::ZeroModulus`].
///
/// *Timing:* variable. *Cost:* some forty products at 2^20 bits.
///
/// ```
/// assert_eq!(bezout_large::invert(&[3], &[7])?, Some(vec![5]));
/// assert_eq!(bezout_large::invert(&[3], &[6])?, None);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn invert(x: &[u64], m: &[u64]) -> Result<Option<Vec<u64>>, Error> {
    Ok(invert_with_ran(x, m)?.0)
}

/// [`invert`], and what ran.
pub fn invert_with_ran(x: &[u64], m: &[u64]) -> Result<(Option<Vec<u64>>, Ran), Error> {
    if bits(m).max(bits(x)) <= lengths().invert.above {
        let (mut inverse, way) = any_length::invert_mod_vartime(x, m)?;
        inverse.iter_mut().for_each(trim);
        return Ok((inverse, way.ran(Timing::Variable)));
    }
    let m = natural(m);
    if m.is_empty() {
        return Err(Error::ZeroModulus);
    }
    let x = div_rem(x, &m).1;
    if bits(&m) <= lengths().invert.above {
        return invert_with_ran(&x, &m);
    }
    let Half {
        g,
        t,
        negative,
        ran,
    } = half(&m, &x);
    if g != [1] {
        return Ok((None, ran));
    }
    // At most m: equal to it for m = 1 alone.
    let t = div_rem(&t, &m).1;
    let inverse = match negative && !t.is_empty() {
        true => difference(&m, &t).0,
        false => t,
    };
    Ok((Some(inverse), ran))
}
