// SPDX-License-Identifier: MIT OR Apache-2.0
//! Signed numbers, answers, and what operations in both timings share.

use crate::error::Error;
use alloc::vec::Vec;
use bezout::ct::{Mask, public_by_contract};
use bezout::subtle::ConditionallySelectable;
use bezout::{Ran, Signed, Symbol, Xgcd};

/// An answer, and what computed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer<T> {
    /// The answer.
    pub value: T,
    /// The code that ran. The branch that took it says so.
    pub ran: Ran,
}

impl<T> Answer<T> {
    /// An answer made of this one's value, by the same code.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Answer<U> {
        Answer {
            value: f(self.value),
            ran: self.ran,
        }
    }
}

/// An integer as sign and limbs, the lowest one first. Zeros at the end are allowed, no limbs are
/// zero, and so is -0.
///
/// ```
/// use bezout_front::integer::{Integer, gcd};
/// let minus_twelve = -Integer::from(&[12]);
/// assert_eq!(gcd(minus_twelve, Integer::new(false, &[18])).value, [6]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Integer<'a> {
    pub(super) negative: bool,
    pub(super) limbs: &'a [u64],
}

impl<'a> Integer<'a> {
    /// The integer with this sign and this absolute value.
    pub const fn new(negative: bool, limbs: &'a [u64]) -> Self {
        Self { negative, limbs }
    }

    /// The absolute value.
    pub const fn limbs(self) -> &'a [u64] {
        self.limbs
    }
}

impl<'a> From<&'a [u64]> for Integer<'a> {
    fn from(limbs: &'a [u64]) -> Self {
        Self::new(false, limbs)
    }
}

impl<'a, const N: usize> From<&'a [u64; N]> for Integer<'a> {
    fn from(limbs: &'a [u64; N]) -> Self {
        Self::new(false, limbs)
    }
}

/// The sign and limbs of a number of `bezout-large`.
#[cfg(feature = "large")]
impl<'a> From<&'a bezout_large::Integer> for Integer<'a> {
    fn from(x: &'a bezout_large::Integer) -> Self {
        Self::new(x.is_negative(), x.limbs())
    }
}

impl core::ops::Neg for Integer<'_> {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(!self.negative, self.limbs)
    }
}

/// The common length of two numbers, at least one limb.
pub(super) fn length(a: Integer<'_>, b: Integer<'_>) -> usize {
    a.limbs.len().max(b.limbs.len()).max(1)
}

/// The same number with as many limbs. There is no other copy: it may be a secret.
pub(super) fn padded(x: &[u64], n: usize) -> Vec<u64> {
    let mut out = Vec::with_capacity(n.max(x.len()));
    out.extend_from_slice(x);
    out.resize(n, 0);
    out
}

fn is_zero(limbs: &[u64]) -> Mask {
    Mask::zero(limbs.iter().fold(0, |any, limb| any | limb))
}

/// The cofactors of the absolute values, with the signs of the numbers put back.
pub(super) fn with_signs<T: AsRef<[u64]>>(
    a: Integer<'_>,
    b: Integer<'_>,
    mut found: Xgcd<T>,
) -> Xgcd<T> {
    let put = |cofactor: &mut Signed<T>, negative: bool| {
        let flips = Mask::odd(negative.into()) & !is_zero(cofactor.magnitude.as_ref());
        cofactor.negative ^= flips.choice();
    };
    put(&mut found.s, a.negative);
    put(&mut found.t, b.negative);
    found
}

/// The limbs of a modulus.
pub(super) fn positive(m: Integer<'_>) -> Result<&[u64], Error> {
    let zero = public_by_contract(is_zero(m.limbs).choice());
    if zero || m.negative {
        return Err(Error::Modulus { negative: !zero });
    }
    Ok(m.limbs)
}

/// `y = -y mod m` for `y` in `[0, m)`.
pub(super) fn negate(y: &mut [u64], m: &[u64]) {
    let unless_zero = (!is_zero(y)).word();
    let mut borrow = 0;
    for (y, &m) in y.iter_mut().zip(m) {
        let difference = u128::from(m).wrapping_sub(u128::from(*y) + borrow);
        borrow = difference >> 127;
        *y = difference as u64 & unless_zero;
    }
}

/// The symbol of `a` from that of its absolute value: `(-1 / n)` is -1 for `n = 3` modulo 4.
#[inline(always)]
pub(super) fn symbol<E>(
    name: &'static str,
    a: Integer<'_>,
    n: Integer<'_>,
    run: impl FnOnce(&[u64], &[u64]) -> Result<(Symbol, Ran), E>,
) -> Result<Answer<Symbol>, Error>
where
    Error: From<E>,
{
    let low = n.limbs.first().copied().unwrap_or(0);
    if n.negative || low & 1 == 0 {
        return Err(Error::LowerArgument { symbol: name });
    }
    let (symbol, ran) = run(a.limbs, n.limbs)?;
    let flips = Mask::odd(low >> 1) & Mask::odd(a.negative.into());
    let value = Symbol::conditional_select(&symbol, &-symbol, flips.choice());
    Ok(Answer { value, ran })
}
