// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers modulo the order of the base point, in constant time.

use bezout::ct::Mask;
use bezout::{Modulus, Odd, Uint};
use subtle::Choice;

/// The words of the longest numbers, those of a field of 571 bits with a few bits to spare.
pub(crate) const LONGEST: usize = 10;

/// A number with room for multiples.
pub(crate) type Long = [u64; LONGEST];

/// Arithmetic modulo n, the prime order of the base point.
#[derive(Clone)]
pub(crate) struct Order<const N: usize> {
    modulus: Modulus<N>,
    words: [u64; N],
    bits: usize,
}

impl<const N: usize> Order<N> {
    /// None if `n` is even.
    pub fn new(words: [u64; N]) -> Option<Self> {
        let n = Uint::new(words);
        let modulus = Modulus::new(Option::from(Odd::new(n))?);
        Some(Self {
            modulus,
            words,
            bits: n.bits_vartime(),
        })
    }

    pub const fn words(&self) -> &[u64; N] {
        &self.words
    }

    /// The bits of n.
    pub const fn bits(&self) -> usize {
        self.bits
    }

    /// The octets of a number below n.
    pub const fn octets(&self) -> usize {
        self.bits.div_ceil(8)
    }

    /// Whether `0 < x < n`.
    pub fn contains(&self, x: &[u64; N]) -> Choice {
        let (_, borrow) = subtract(x, &self.words);
        let any = x.iter().fold(0, |any, w| any | w);
        (Mask::odd(borrow) & !Mask::zero(any)).choice()
    }

    /// `e + d r mod n`, for e below n.
    pub fn multiply_add(&self, d: &[u64; N], r: &[u64; N], e: &[u64; N]) -> [u64; N] {
        let product = self.modulus.mul(&Uint::new(*d), &Uint::new(*r));
        let (mut sum, mut carry) = ([0; N], 0);
        for i in 0..N {
            let t = u128::from(product.limbs()[i]) + u128::from(e[i]) + carry;
            (sum[i], carry) = (t as u64, t >> 64);
        }
        let (reduced, borrow) = subtract(&sum, &self.words);
        // The sum is kept if n was too large for it: a borrow without a carry before.
        let keep = Mask::odd(borrow & (1 ^ carry as u64));
        core::array::from_fn(|i| keep.select(sum[i], reduced[i]))
    }

    /// An odd number that is `k` or `-k` modulo n, and whether it is `-k`; then plus `2 n`, `times`
    /// times.
    pub fn odd(&self, k: &[u64; N], times: u32) -> (Long, Choice) {
        let (negative, _) = subtract(&self.words, k);
        let even = Mask::even(k[0]);
        let mut out = [0; LONGEST];
        for i in 0..N {
            out[i] = even.select(negative[i], k[i]);
        }
        for _ in 0..2 * times {
            let mut carry = 0;
            for (i, word) in out.iter_mut().enumerate() {
                let n = self.words.get(i).map_or(0, |w| u128::from(*w));
                let t = u128::from(*word) + n + carry;
                (*word, carry) = (t as u64, t >> 64);
            }
        }
        (out, even.choice())
    }
}

/// `a - b` and the borrow.
fn subtract<const N: usize>(a: &[u64; N], b: &[u64; N]) -> ([u64; N], u64) {
    let (mut out, mut borrow) = ([0; N], 0);
    for i in 0..N {
        let t = u128::from(a[i]).wrapping_sub(u128::from(b[i]) + borrow);
        (out[i], borrow) = (t as u64, t >> 127);
    }
    (out, borrow as u64)
}

/// The lowest bits of a number, the others zero; how many is public.
pub(crate) fn truncate<const N: usize>(x: &[u64; N], bits: usize) -> [u64; N] {
    core::array::from_fn(|i| match bits.saturating_sub(64 * i) {
        0 => 0,
        rest if rest < 64 => x[i] & ((1 << rest) - 1),
        _ => x[i],
    })
}

/// Bit `i`, for a public i.
#[inline(always)]
pub(crate) fn bit(x: &[u64], i: usize) -> u64 {
    x[i / 64] >> (i % 64) & 1
}

/// Reads octets, the lowest first; those beyond the words are left out.
pub(crate) fn fill_from_le_octets(words: &mut [u64], octets: &[u8]) {
    for (i, &octet) in octets.iter().enumerate() {
        if let Some(word) = words.get_mut(i / 8) {
            *word |= u64::from(octet) << (8 * (i % 8));
        }
    }
}

/// The octets of a number, the lowest first; those beyond its words are zero.
pub(crate) fn to_le_octets(x: &[u64], out: &mut [u8]) {
    for (i, octet) in out.iter_mut().enumerate() {
        *octet = x.get(i / 8).map_or(0, |w| (w >> (8 * (i % 8))) as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_may_be_longer_than_the_words() {
        // 2^192 - 237: no curve has an order that is as near to its words.
        let n = [!0 - 236, !0, !0];
        let order = Order::new(n).unwrap();
        let less = |k: u64| [n[0] - k, n[1], n[2]];
        assert_eq!(order.multiply_add(&[1, 0, 0], &less(1), &less(1)), less(2));
        assert_eq!(
            order.multiply_add(&[1, 0, 0], &less(5), &[7, 0, 0]),
            [2, 0, 0]
        );
        assert_eq!(order.multiply_add(&less(1), &[3, 0, 0], &[3, 0, 0]), [0; 3]);
    }

    #[test]
    fn odd_forms_stay_odd() {
        let order = Order::<1>::new([101]).unwrap();
        for k in 1..101 {
            for times in 0..3 {
                let (odd, negated) = order.odd(&[k], times);
                let positive = if k % 2 == 1 { k } else { 101 - k };
                assert_eq!(odd[0], positive + 202 * u64::from(times));
                assert_eq!(bool::from(negated), k % 2 == 0);
                assert_eq!(odd[1..], [0; LONGEST - 1]);
            }
        }
    }
}
