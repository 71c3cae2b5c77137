// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arithmetic on integers of any length, with the products and divisions of `bezout-large`.

use bezout::parts::{add_assign, add_word, significant, sub_assign, sub_word};
use bezout_large::{Integer, product};
use core::cmp::Ordering;

/// An integer: a sign and limbs without zero ones on top. Zero is not negative.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Signed {
    pub negative: bool,
    pub limbs: Vec<u64>,
}

impl Signed {
    pub fn new(negative: bool, mut limbs: Vec<u64>) -> Self {
        limbs.truncate(significant(&limbs));
        Self {
            negative: negative && !limbs.is_empty(),
            limbs,
        }
    }

    pub fn word(w: u64) -> Self {
        Self::new(false, vec![w])
    }

    pub fn from_limbs(limbs: &[u64]) -> Self {
        Self::new(false, limbs.to_vec())
    }

    pub fn is_zero(&self) -> bool {
        self.limbs.is_empty()
    }

    pub fn is_one(&self) -> bool {
        !self.negative && self.limbs == [1]
    }

    pub fn is_odd(&self) -> bool {
        self.limbs.first().is_some_and(|low| low & 1 == 1)
    }

    pub fn bits(&self) -> usize {
        bits(&self.limbs)
    }

    pub fn negated(mut self) -> Self {
        self.negative = !self.negative && !self.is_zero();
        self
    }

    pub fn add(&self, other: &Self) -> Self {
        if self.negative == other.negative {
            return Self::new(self.negative, sum(&self.limbs, &other.limbs));
        }
        match compare(&self.limbs, &other.limbs) {
            Ordering::Less => Self::new(other.negative, difference(&other.limbs, &self.limbs)),
            _ => Self::new(self.negative, difference(&self.limbs, &other.limbs)),
        }
    }

    pub fn sub(&self, other: &Self) -> Self {
        self.add(&other.clone().negated())
    }

    pub fn mul(&self, other: &Self) -> Self {
        let limbs = multiply(&self.limbs, &other.limbs);
        Self::new(self.negative != other.negative, limbs)
    }

    /// Quotient and remainder in `[0, d)`, for `d > 0`.
    pub fn div_rem(&self, d: &Self) -> (Self, Self) {
        let (q, r) = bezout_large::divide(&self.limbs, &d.limbs).expect("the divisor is not 0");
        let (q, r) = (Self::new(self.negative, q), Self::new(self.negative, r));
        if r.negative {
            return (q.sub(&Self::word(1)), r.add(d));
        }
        (q, r)
    }

    /// The quotient, if there is no remainder; for `d > 0`.
    pub fn exact(&self, d: &Self) -> Option<Self> {
        let (q, r) = self.div_rem(d);
        r.is_zero().then_some(q)
    }

    /// `floor(self / 2^bits)` of the magnitude, with the sign.
    pub fn shifted_right(&self, bits: usize) -> Self {
        let mut limbs = self.limbs.clone();
        bezout::parts::shr_assign(&mut limbs, bits);
        Self::new(self.negative, limbs)
    }

    /// `2 self`
    pub fn doubled(&self) -> Self {
        self.add(self)
    }

    pub fn compare_magnitude(&self, other: &Self) -> Ordering {
        compare(&self.limbs, &other.limbs)
    }
}

impl From<&Integer> for Signed {
    fn from(x: &Integer) -> Self {
        Self::new(x.is_negative(), x.limbs().to_vec())
    }
}

impl From<&Signed> for Integer {
    fn from(x: &Signed) -> Self {
        Integer::new(x.negative, x.limbs.clone())
    }
}

/// The number of bits; 0 for 0.
pub(crate) fn bits(x: &[u64]) -> usize {
    match significant(x) {
        0 => 0,
        n => 64 * n - x[n - 1].leading_zeros() as usize,
    }
}

/// Compares two numbers without zero limbs on top.
fn compare(a: &[u64], b: &[u64]) -> Ordering {
    a.len()
        .cmp(&b.len())
        .then_with(|| bezout::parts::compare(a, b))
}

fn sum(a: &[u64], b: &[u64]) -> Vec<u64> {
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    let mut out = long.to_vec();
    out.push(0);
    let carry = add_assign(&mut out[..short.len()], short);
    add_word(&mut out[short.len()..], carry.into());
    out
}

/// `a - b` for `a >= b`.
fn difference(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut out = a.to_vec();
    let borrow = sub_assign(&mut out[..b.len()], b);
    sub_word(&mut out[b.len()..], borrow.into());
    out
}

fn multiply(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut out = vec![0; a.len() + b.len()];
    if !a.is_empty() && !b.is_empty() {
        let mut scratch = vec![0; product::mul_scratch(a.len(), b.len())];
        product::mul(&mut out, a, b, &mut scratch).expect("the lengths fit");
    }
    out
}

/// `floor(sqrt(x))`, for `x >= 0`.
pub(crate) fn root(x: &Signed) -> Signed {
    Signed::new(false, bezout_large::isqrt(&x.limbs))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_are_rounded_down() {
        let number = |x: i64| Signed::new(x < 0, vec![x.unsigned_abs()]);
        for (x, d, q, r) in [(7, 3, 2, 1), (-7, 3, -3, 2), (-6, 3, -2, 0), (0, 3, 0, 0)] {
            assert_eq!(number(x).div_rem(&number(d)), (number(q), number(r)));
        }
        assert_eq!(number(-7).exact(&number(3)), None);
    }

    #[test]
    fn roots() {
        for x in (0..70).chain([u64::MAX, 1 << 63, (1 << 62) - 1]) {
            let found = root(&Signed::word(x));
            assert_eq!(found, Signed::word(x.isqrt()), "{x}");
        }
        let long = Signed::new(false, vec![5, 0, 0, 7]);
        let found = root(&long);
        let above = found.add(&Signed::word(1));
        assert!(found.mul(&found).compare_magnitude(&long).is_le());
        assert!(above.mul(&above).compare_magnitude(&long).is_gt());
    }
}
