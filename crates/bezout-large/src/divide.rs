// SPDX-License-Identifier: MIT OR Apache-2.0
//! Division with remainder: digit by digit for short quotients, else by a reciprocal \[BZ10,
//! algorithm 3.5\].

use crate::limbs::{
    Limbs, add_assign, bits, compare, difference, high, low, natural, product, product_modulo,
    shifted_left, shifted_right, sub_assign, sum, trim,
};
use crate::product::Plan;
use crate::stop;
use alloc::vec::Vec;
use bezout::Error;
use bezout::parts::limbs::significant;

/// Quotients and divisors of fewer limbs are divided digit by digit.
const RECIPROCAL: usize = if cfg!(test) { 8 } else { 90 };

/// A number that is longer than a divisor by this factor is folded before it is divided.
const FOLDED: usize = 8;

/// Quotient and remainder of `a` by `d`, both without zero limbs on top.
///
/// # Errors
/// [`Error::ZeroModulus`] if `d` is 0.
///
/// *Timing:* variable. *Cost:* about three products of the length of the quotient, or of `d`,
/// whichever is less, for each time that this length fits the quotient.
///
/// ```
/// assert_eq!(bezout_large::divide(&[0, 10], &[3]), Ok((vec![0x5555555555555555, 3], vec![1])));
/// ```
///
/// *Source:* \[BZ10\].
pub fn divide(a: &[u64], d: &[u64]) -> Result<(Vec<u64>, Vec<u64>), Error> {
    match d.iter().all(|limb| *limb == 0) {
        true => Err(Error::ZeroModulus),
        false => Ok(div_rem(a, d)),
    }
}

/// Quotient and remainder of `a` by `d`, which is not 0.
pub(crate) fn div_rem(a: &[u64], d: &[u64]) -> (Limbs, Limbs) {
    let (a, d) = (natural(a), natural(d));
    if compare(&a, &d).is_lt() {
        return (Limbs::new(), a);
    }
    let quotient = a.len() - d.len() + 1;
    if quotient.min(d.len()) < RECIPROCAL {
        return by_digits(a, &d);
    }
    if quotient + 2 < d.len() {
        return short_quotient(&a, &d, quotient);
    }
    Divisor::of(&d).divide(&a)
}

/// Numbers of more limbs are divided in blocks of as many, if the divisor is short.
const BLOCK: usize = if cfg!(test) { 12 } else { 1 << 14 };

/// The schoolbook method, in blocks from the top, between which the work may stop.
fn by_digits(a: Limbs, d: &[u64]) -> (Limbs, Limbs) {
    if a.len() <= BLOCK {
        return block_by_digits(a, d);
    }
    let (mut q, mut rest) = (vec![0; a.len()], Limbs::new());
    for (q, a) in q.chunks_mut(BLOCK).zip(a.chunks(BLOCK)).rev() {
        stop::check();
        let mut part = [a, &rest].concat();
        trim(&mut part);
        if compare(&part, d).is_lt() {
            rest = part;
            continue;
        }
        // The rest is below d, so that the quotient fits.
        let digits;
        (digits, rest) = block_by_digits(part, d);
        q[..digits.len()].copy_from_slice(&digits);
    }
    trim(&mut q);
    (q, rest)
}

fn block_by_digits(mut a: Limbs, d: &[u64]) -> (Limbs, Limbs) {
    let mut divisor = d.to_vec();
    divisor.resize(a.len(), 0);
    let mut q = vec![0; a.len()];
    bezout::parts::limbs::divide(&mut q, &mut a, &divisor);
    trim(&mut q);
    trim(&mut a);
    (q, a)
}

/// For a quotient of fewer limbs than `d` has: their upper parts have nearly the same one.
fn short_quotient(a: &[u64], d: &[u64], quotient: usize) -> (Limbs, Limbs) {
    let k = d.len() - quotient - 1;
    let (mut q, mut rest) = div_rem(&high(a, k), &high(d, k));
    // a - q d = rest 2^(64 k) + (the low part of a) - q (the low part of d).
    rest.splice(0..0, low(a, k).iter().copied());
    trim(&mut rest);
    let mut excess = product(&q, low(d, k));
    trim(&mut excess);
    while compare(&rest, &excess).is_lt() {
        add_assign(&mut rest, d);
        sub_assign(&mut q, &[1]);
    }
    sub_assign(&mut rest, &excess);
    (q, rest)
}

/// A number by which others are divided, with its reciprocal.
///
/// ```
/// use bezout_large::Divisor;
/// let d = Divisor::new(&[7])?;
/// assert_eq!(d.divide(&[100]), (vec![14], vec![2]));
/// # Ok::<(), bezout::Error>(())
/// ```
///
/// *Source:* \[BZ10\].
#[derive(Clone, Debug)]
pub struct Divisor {
    /// The number times 2^shift, whose top bit is set.
    d: Limbs,
    shift: usize,
    /// About `2^(128 n) / d` for n limbs of d.
    reciprocal: Limbs,
}

impl Divisor {
    /// Of a number.
    ///
    /// # Errors
    /// [`Error::ZeroModulus`] for 0.
    ///
    /// *Timing:* variable. *Cost:* about two products of that length.
    pub fn new(d: &[u64]) -> Result<Self, Error> {
        match significant(d) {
            0 => Err(Error::ZeroModulus),
            n => Ok(Self::of(&d[..n])),
        }
    }

    /// Of a number that is not 0.
    pub(crate) fn of(d: &[u64]) -> Self {
        let d = natural(d);
        let shift = 64 * d.len() - bits(&d);
        let d = shifted_left(&d, shift);
        let reciprocal = reciprocal(&d);
        Self {
            d,
            shift,
            reciprocal,
        }
    }

    /// Quotient and remainder of `a`, both without zero limbs on top.
    ///
    /// *Timing:* variable. *Cost:* a product and a half for each length of the divisor that the
    /// quotient has.
    pub fn divide(&self, a: &[u64]) -> (Vec<u64>, Vec<u64>) {
        // The digits come from the highest one down.
        let mut digits = Vec::new();
        let rest = self.each_digit(a, |digit| digits.push(digit));
        let mut q = digits.into_iter().rev().flatten().collect();
        trim(&mut q);
        (q, rest)
    }

    /// The remainder of `a`, without zero limbs on top. Memory is not needed for the quotient.
    ///
    /// *Timing:* variable. *Cost:* as [`divide`](Self::divide), for long numbers half a product for
    /// each length of the divisor.
    ///
    /// ```
    /// assert_eq!(bezout_large::Divisor::new(&[7])?.remainder(&[100]), [2]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn remainder(&self, a: &[u64]) -> Vec<u64> {
        let short = self.folded(a);
        self.each_digit(short.as_deref().unwrap_or(a), drop)
    }

    /// A number of some two lengths of the divisor that has the same remainder, if `a` is much
    /// longer: with `B = 2^(64 n)` for n limbs of d, from the top `x B + y` becomes `x (B^3 mod
    /// d) + y (B^2 mod d) + z` for the next two lengths z. So it grows by `2 B^2` at most, and its
    /// top limb counts these.
    fn folded(&self, a: &[u64]) -> Option<Limbs> {
        let n = self.d.len();
        if n < RECIPROCAL || a.len() < FOLDED * n {
            return None;
        }
        let plan = Plan::new(2 * n + 1, n + 1, 2).ok()?;
        let mut power = vec![1];
        let mut next = || {
            power.splice(0..0, core::iter::repeat_n(0, n));
            trim(&mut power);
            self.digit(&mut power);
            plan.transform(&power).ok()
        };
        let (_, square, cube) = (next()?, next()?, next()?);
        let (mut part, mut sum) = (plan.transform(&[]).ok()?, plan.sum());
        let mut blocks = a.chunks(2 * n).rev();
        let mut out = blocks.next()?.to_vec();
        for block in blocks {
            stop::check();
            for (digits, power) in [
                (out.get(n..).unwrap_or(&[]), &cube),
                (low(&out, n), &square),
            ] {
                part.set(digits).ok()?;
                sum.add(&part, power).ok()?;
            }
            out.resize(2 * n + 1, 0);
            sum.write(&mut out);
            add_assign(&mut out, block);
        }
        trim(&mut out);
        Some(out)
    }

    /// The first `limbs` limbs of the fraction of `a` by the divisor: `a 2^(64 limbs) / d`, without
    /// its whole part and what is below 1, and without zero limbs on top.
    ///
    /// *Timing:* variable. *Cost:* as [`divide`](Self::divide), for a quotient of `limbs` limbs.
    ///
    /// ```
    /// // 9 / 8 is 1 and an eighth.
    /// assert_eq!(bezout_large::Divisor::new(&[8])?.fraction(&[9], 2), [0, 1 << 61]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn fraction(&self, a: &[u64], limbs: usize) -> Vec<u64> {
        let n = self.d.len();
        let mut rest = shifted_left(&self.remainder(a), self.shift);
        let mut digits = Vec::new();
        for size in core::iter::once(limbs % n).chain(core::iter::repeat_n(n, limbs / n)) {
            if !rest.is_empty() {
                rest.splice(0..0, core::iter::repeat_n(0, size));
            }
            let mut digit = self.digit(&mut rest);
            digit.truncate(size);
            digits.push(digit);
        }
        let mut out = digits.into_iter().rev().flatten().collect();
        trim(&mut out);
        out
    }

    /// Tells the digits of the quotient, each as long as the divisor, and returns the remainder.
    fn each_digit(&self, a: &[u64], mut tell: impl FnMut(Limbs)) -> Limbs {
        let a = shifted_left(a, self.shift);
        let mut rest = Limbs::new();
        for block in a.chunks(self.d.len()).rev() {
            rest.splice(0..0, block.iter().copied());
            trim(&mut rest);
            tell(self.digit(&mut rest));
        }
        shifted_right(&rest, self.shift)
    }

    /// The quotient of `a`, below `2^(64 n) d` for n limbs of d, in n limbs; `a` becomes the
    /// remainder.
    fn digit(&self, a: &mut Limbs) -> Limbs {
        let n = self.d.len();
        let mut q = high(&product(&high(a, n - 1), &self.reciprocal), n + 1);
        // The product is within a few multiples of d of a: all but the low limbs of it are known.
        let (negative, mut rest) = match product_modulo(&q, &self.d, n + 2) {
            Some((product, limbs)) => {
                let a = around(a, limbs);
                let (rest, negative) = difference(&a, &product);
                if bits(&rest) > 64 * limbs - 2 {
                    // Modulo 2^(64 limbs) - 1 it is near 0 on the other side.
                    let mut rest = difference(&vec![u64::MAX; limbs], &rest).0;
                    trim(&mut rest);
                    (!negative, rest)
                } else {
                    (negative, rest)
                }
            }
            None => {
                let (rest, negative) = difference(a, &product(&q, &self.d));
                (negative, rest)
            }
        };
        if negative && !rest.is_empty() {
            while compare(&rest, &self.d).is_gt() {
                sub_assign(&mut rest, &self.d);
                sub_assign(&mut q, &[1]);
            }
            rest = difference(&self.d, &rest).0;
            sub_assign(&mut q, &[1]);
        }
        while compare(&rest, &self.d).is_ge() {
            sub_assign(&mut rest, &self.d);
            add_assign(&mut q, &[1]);
        }
        *a = rest;
        q.resize(n, 0);
        q
    }
}

/// `x` modulo `2^(64 limbs) - 1`, or that modulus for 0.
fn around(x: &[u64], limbs: usize) -> Limbs {
    x.chunks(limbs).fold(Limbs::new(), |mut sum, part| {
        add_assign(&mut sum, part);
        while sum.len() > limbs {
            let above = sum.split_off(limbs);
            add_assign(&mut sum, &above);
        }
        sum
    })
}

/// About `2^(128 n) / d` for the n limbs of d, whose top bit is set: a few units off, by Newton's
/// iteration.
fn reciprocal(d: &[u64]) -> Limbs {
    let n = d.len();
    if n < RECIPROCAL {
        let mut power = vec![0; 2 * n];
        power.push(1);
        return by_digits(power, d).0;
    }
    let h = n / 2 + 2;
    let first = reciprocal(&high(d, n - h));
    // The error E = 2^(64 (n + h)) - d v of the first h limbs v.
    let (error, negative) = match product_modulo(d, &first, n + 3) {
        Some((product, limbs)) => {
            let mut power = vec![0; (n + h) % limbs];
            power.push(1);
            let (error, negative) = difference(&power, &product);
            match bits(&error) > 64 * limbs - 2 {
                true => (difference(&vec![u64::MAX; limbs], &error).0, !negative),
                false => (error, negative),
            }
        }
        None => {
            let mut power = vec![0; n + h];
            power.push(1);
            difference(&power, &product(d, &first))
        }
    };
    let correction = high(&product(&first, &high(&error, n - h)), 3 * h - n);
    let mut out = vec![0; n - h];
    out.extend_from_slice(&first);
    match negative {
        true => difference(&out, &correction).0,
        false => sum(&out, &correction),
    }
}

#[cfg(test)]
mod tests {
    use super::around;

    #[test]
    fn what_is_above_comes_back() {
        const TOP: u64 = u64::MAX;
        assert_eq!(around(&[1, 2, 3, 4, 5], 2), [9, 6]);
        assert_eq!(around(&[TOP, TOP, 1], 2), [1, 0]);
        // A zero.
        assert_eq!(around(&[TOP; 4], 2), [TOP, TOP]);
    }
}
