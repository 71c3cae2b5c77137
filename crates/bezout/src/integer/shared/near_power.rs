// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arithmetic modulo `m = 2^256 - c` for odd `c` below `2^63`, such as the field of secp256k1.
//!
//! An element is any number in `[0, 2^256)`, which is below `2m`. Only [`Ring::leave`] brings it to
//! `[0, m)`.

use super::chain::Ring;
use super::four_limbs::{self, Limbs};
use crate::ct::Mask;
use crate::limbs::{add_assign, equals_word, is_zero, select_into};
use crate::word::{adc_in_chain as adc, sbb, wide};
#[cfg(target_arch = "x86_64")]
use crate::{
    backend::x86_64::integer::product,
    integer::choice::{Operation, Way},
};

/// The ring, by its `c`.
#[derive(Clone, Copy)]
pub(crate) struct NearPower(u64);

impl NearPower {
    /// The ring of this modulus, if it is one of these. Timing: depends on whether it is.
    #[inline(always)]
    pub(crate) fn new(m: &[u64]) -> Option<Self> {
        let near = m.len() == 4 && m[1] & m[2] & m[3] == u64::MAX && m[0] >> 63 == 1;
        near.then(|| Self(m[0].wrapping_neg()))
    }

    /// `t` modulo `m`, for any number below `2^512`.
    ///
    /// The high words of the products come first, so that one carry is left above all of them:
    /// `top` is at most `c + 1`. If `c top`, below `2^127`, makes a carry, what remains is below
    /// `2^127`: the `c` that the carry counts goes to two limbs.
    #[inline(always)]
    fn reduce(self, t: &[u64; 8]) -> Limbs {
        let c = self.0;
        let [(l0, h0), (l1, h1), (l2, h2), (l3, h3)] =
            [wide(t[4], c), wide(t[5], c), wide(t[6], c), wide(t[7], c)];
        let (x1, k) = adc(t[1], h0, 0);
        let (x2, k) = adc(t[2], h1, k);
        let (x3, k) = adc(t[3], h2, k);
        let high = h3 + k;
        let (x0, k) = adc(t[0], l0, 0);
        let (x1, k) = adc(x1, l1, k);
        let (x2, k) = adc(x2, l2, k);
        let (x3, k) = adc(x3, l3, k);
        let (y0, y1) = wide(high + k, c);
        let (x0, k) = adc(x0, y0, 0);
        let (x1, k) = adc(x1, y1, k);
        let (x2, k) = adc(x2, 0, k);
        let (x3, k) = adc(x3, 0, k);
        let (x0, k) = adc(x0, c & Mask::from_bit(k).word(), 0);
        [x0, x1 + k, x2, x3]
    }

    /// `x + 2^256 k` for a bit `k`, where the sum with `c` stays below `2^256`.
    #[inline(always)]
    fn carried(self, x: Limbs, k: u64) -> Limbs {
        let (x0, k) = adc(x[0], self.0 & Mask::from_bit(k).word(), 0);
        let (x1, k) = adc(x[1], 0, k);
        let (x2, k) = adc(x[2], 0, k);
        [x0, x1, x2, x[3] + k]
    }

    #[inline(always)]
    fn canonical(self, x: &Limbs) -> Limbs {
        let (mut out, mut less) = (*x, *x);
        let large = add_assign(&mut less, &[self.0, 0, 0, 0]);
        select_into(&mut out, &less, Mask::from_bit(large));
        out
    }
}

impl Ring<4> for NearPower {
    fn enter(&self, x: &Limbs) -> Limbs {
        *x
    }

    fn leave(&self, x: &Limbs) -> Limbs {
        self.canonical(x)
    }

    fn one(&self) -> Limbs {
        [1, 0, 0, 0]
    }

    #[inline(never)]
    fn mul(&self, x: &mut Limbs, b: &Limbs) {
        *x = self.reduce(&four_limbs::mul(x, b));
    }

    #[inline(never)]
    fn square_times(&self, x: &mut Limbs, k: usize) {
        #[cfg(target_arch = "x86_64")]
        if k > 0 && Operation::Mul(x.len()).way() == Way::ProductsAdx {
            return product::near_power_squares(x, k, self.0);
        }
        let mut y = *x;
        for _ in 0..k {
            y = self.reduce(&four_limbs::square(&y));
        }
        *x = y;
    }

    /// Twice the canonical number is below `2^256 + m - c`: with a carry, what remains has room for
    /// `c`.
    fn double(&self, x: &Limbs) -> Limbs {
        let mut y = self.canonical(x);
        let k = add_assign(&mut y, &self.canonical(x));
        self.carried(y, k)
    }

    /// Below zero for 0 alone, which becomes `2^256 - 1 - c`.
    fn less_one(&self, x: &Limbs) -> Limbs {
        let (x0, k) = sbb(x[0], 1, 0);
        let (x1, k) = sbb(x[1], 0, k);
        let (x2, k) = sbb(x[2], 0, k);
        let (x3, k) = sbb(x[3], 0, k);
        // Nothing borrows: the other limbs are then all ones, and this one is 2^64 - 1.
        [x0 - (self.0 & Mask::from_bit(k).word()), x1, x2, x3]
    }

    fn equal(&self, a: &Limbs, b: &Limbs) -> Mask {
        let (a, b) = (self.canonical(a), self.canonical(b));
        is_zero(&core::array::from_fn::<_, 4, _>(|i| a[i] ^ b[i]))
    }

    fn is_one(&self, x: &Limbs) -> Mask {
        equals_word(&self.canonical(x), 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::integer::shared::testing::EDGES;
    use crate::presets::SECP256K1_P;
    use crate::{Uint, const_modulus};

    /// Of both codes: the squares of edges, and of roots of numbers whose last carry comes
    /// late, and goes on to the next word.
    #[test]
    fn chains_of_squares_are_products() {
        const_modulus!(LARGEST: 4 = "0xffffffffffffffffffffffffffffffffffffffffffffffff800000000000012b");
        for m in [SECP256K1_P, LARGEST] {
            let ring = NearPower::new(m.modulus().get().limbs()).expect("near");
            let check = |x: Uint<4>| {
                for k in [0, 1, 2, 7] {
                    let mut expected = m.reduce(&x);
                    for _ in 0..k {
                        expected = m.mul(&expected, &expected);
                    }
                    let mut found = *x.limbs();
                    ring.square_times(&mut found, k);
                    assert_eq!(ring.leave(&found), *expected.limbs(), "{x:x?}, {k}");
                }
            };
            for i in 0..EDGES.len().pow(4) {
                let word = |j: u32| EDGES[i / EDGES.len().pow(j) % EDGES.len()];
                check(Uint::new([word(0), word(1), word(2), word(3)]));
            }
            for n in 1..200 {
                let next = Uint::new([n, 1, 0, 0]);
                for number in [m.neg(&Uint::from_u64(n)), next] {
                    if let Some(root) = m.sqrt(&number).into_option() {
                        check(root);
                        check(m.neg(&root));
                    }
                }
            }
        }
    }
}
