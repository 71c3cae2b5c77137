// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of signed numbers in two's complement, in a time that depends on their lengths: those
//! of matrices and vectors.

use crate::product::{Plan, Sum, Transform};
use crate::{backend, choice};
use alloc::vec::Vec;
use bezout::ct::Mask;
use zeroize::Zeroizing;

/// The entries u, v, q, r of a matrix with rows (u, v) and (q, r), in two's complement.
pub(super) type Matrix = [Secret; 4];

/// Limbs that are wiped when they are dropped.
pub(super) type Secret = Zeroizing<Vec<u64>>;

/// The limbs from which on a transform is the fastest.
const TRANSFORM: usize = if cfg!(test) { 20 } else { 100 };

/// The limbs that hold `bits` bits.
pub(super) const fn low_limbs(bits: usize) -> usize {
    bits.div_ceil(64)
}

/// The sign of a number: yes if it is negative.
pub(super) fn sign(x: &[u64]) -> Mask {
    Mask::negative(x[x.len() - 1] as i64)
}

/// The number with this many limbs: its sign is extended, or its low limbs are taken.
pub(super) fn resized(x: &[u64], limbs: usize) -> Secret {
    // Zeros first: a vector of another element asks whether that is zero.
    let mut out = Secret::new(vec![0; limbs]);
    let some = limbs.min(x.len());
    out[..some].copy_from_slice(&x[..some]);
    out[some..].fill(sign(x).word());
    out
}

/// `x += carry`, through all limbs; what is carried out.
pub(super) fn carry_on(x: &mut [u64], mut carry: i128) -> i128 {
    for limb in x {
        carry += *limb as i128;
        *limb = carry as u64;
        carry >>= 64;
    }
    carry
}

/// `x >> bits`, with `out` limbs of the result. Limbs beyond the number are 0.
pub(super) fn shifted(x: &[u64], bits: usize, out: usize) -> Secret {
    let word = |i: usize| x.get(i).copied().unwrap_or(0);
    let (limbs, shift) = (bits / 64, bits % 64);
    let limb = |i: usize| word(limbs + i) >> shift | word(limbs + i + 1) << 1 << (63 - shift);
    Secret::new((0..out).map(limb).collect())
}

/// How products with results of one length are computed.
#[derive(Clone, Copy)]
pub(super) struct Products {
    /// Results are modulo 2^(64 `limbs`), or modulo 2^(64 `limbs`) - 1 with a plan.
    limbs: usize,
    plan: Option<Plan>,
}

/// A number that takes part in products.
pub(super) enum Factor {
    Number(Secret),
    Transform(Transform),
}

impl Products {
    /// For results with a sign, of `limbs` limbs.
    pub fn new(limbs: usize) -> Self {
        // One limb more: then the top of a result is the sign alone. Factors are residues, of all
        // digits.
        let plan = (limbs >= TRANSFORM).then(|| Plan::new(limbs + 1, usize::MAX, 2).ok());
        match plan.flatten() {
            Some(plan) => Self {
                limbs: plan.limbs(),
                plan: Some(plan),
            },
            None => Self { limbs, plan: None },
        }
    }

    /// A number with at most `limbs` limbs as a factor.
    pub fn factor(self, x: &[u64]) -> Factor {
        match self.plan {
            None => Factor::Number(Secret::new(x.to_vec())),
            Some(plan) => {
                let mut residue = resized(x, self.limbs);
                // 2^(64 limbs) is 1.
                carry_on(&mut residue, -(sign(x).bit() as i128));
                Factor::Transform(plan.transform_secret(&residue))
            }
        }
    }

    /// `a0 b0 + a1 b1` in two's complement.
    pub fn dot(self, sum: &mut Option<Sum>, a: [&Factor; 2], b: [&Factor; 2]) -> Secret {
        let mut out = self.residue(sum, a, b);
        if self.cyclic() {
            signed(&mut out);
        }
        out
    }

    /// A sum of one or two products, modulo what results are modulo.
    pub fn residue<const N: usize>(
        self,
        sum: &mut Option<Sum>,
        a: [&Factor; N],
        b: [&Factor; N],
    ) -> Secret {
        let mut out = Secret::new(vec![0; self.limbs]);
        for (a, b) in a.into_iter().zip(b) {
            match (a, b) {
                (Factor::Number(a), Factor::Number(b)) => add_product(&mut out, a, b),
                (Factor::Transform(a), Factor::Transform(b)) => sum
                    .get_or_insert_with(|| a.plan().sum_secret())
                    .add(a, b)
                    .expect("the plan is for two products"),
                _ => unreachable!("factors of one kind"),
            }
        }
        if let (Some(_), Some(sum)) = (self.plan, sum) {
            let carry = sum.take(&mut out);
            let carry = carry_on(&mut out, carry);
            carry_on(&mut out, carry);
        }
        out
    }

    /// Whether results are modulo 2^(64 `limbs`) - 1.
    pub fn cyclic(self) -> bool {
        self.plan.is_some()
    }
}

/// From a residue modulo 2^(64 n) - 1 to two's complement, for a number that is far from the ends
/// of the range.
pub(super) fn signed(residue: &mut [u64]) {
    // Negative numbers are one less than there.
    let negative = sign(residue).bit();
    carry_on(residue, negative as i128);
}

/// A residue modulo 2^(64 n) - 1 over 2^`bits`.
pub(super) fn rotated(residue: &[u64], bits: usize) -> Secret {
    let n = residue.len();
    let (limbs, shift) = (bits / 64, bits % 64);
    let word = |i: usize| residue[(limbs + i) % n];
    let limb = |i| word(i) >> shift | word(i + 1) << 1 << (63 - shift);
    Secret::new((0..n).map(limb).collect())
}

/// `out += a b`, modulo 2^(64 `out.len()`). Both together have as many limbs as `out` at least.
fn add_product(out: &mut [u64], a: &[u64], b: &[u64]) {
    let (a, b) = if a.len() > b.len() { (b, a) } else { (a, b) };
    let n = out.len();
    let rows = choice::rows();
    let mut product = Secret::new(vec![0; n]);
    for (i, &x) in a.iter().enumerate().take(n) {
        let length = b.len().min(n - i);
        let carry = rows.add(&mut product[i..i + length], &b[..length], x);
        if let Some(top) = product.get_mut(i + length) {
            *top = carry;
        }
    }
    for (x, y) in [(a, b), (b, a)] {
        if x.len() < n {
            let mask = sign(x).word();
            let high = y[..n - x.len()].iter().map(|limb| limb & mask);
            backend::sub(&mut product[x.len()..], None, &Secret::new(high.collect()));
        }
    }
    backend::add(out, None, &product);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout_exercise::random::Random;
    use num_bigint::{BigInt, BigUint};

    fn value(x: &[u64]) -> BigInt {
        let bytes: Vec<u8> = x.iter().flat_map(|limb| limb.to_le_bytes()).collect();
        BigInt::from_signed_bytes_le(&bytes)
    }

    /// Row by row and by transforms, of factors that have as many limbs as the result together.
    /// Rows lose what is above it.
    #[test]
    fn sums_of_products_with_signs() {
        let mut random = Random(21);
        for limbs in [2, 3, 4, 9, TRANSFORM, TRANSFORM + 20] {
            let products = Products::new(limbs);
            assert_eq!(products.cyclic(), limbs >= TRANSFORM);
            for _ in 0..100 {
                let length = 1 + random.below(limbs as u64 - 1) as usize;
                let lengths = [length, limbs - length];
                let [a, c] = [0; 2].map(|_| lengths.map(|n| random.any(n)));
                let [p, q] = [&a, &c].map(|pair| pair.each_ref().map(|x| products.factor(x)));
                let found = products.dot(&mut None, [&p[0], &q[0]], [&p[1], &q[1]]);
                let [p, q] = [a, c].map(|[x, y]| value(&x) * value(&y));
                let wrong: BigInt = value(&found) - p - q;
                assert!(wrong % (BigInt::from(1) << (64 * found.len())) == BigInt::ZERO);
            }
        }
    }

    /// 7 b = 2 (2^(64 n) - 1) + 1: its upper limb makes a carry through all of the others, which
    /// goes round in turn.
    #[test]
    fn a_carry_goes_round_twice() {
        let mut found = 0;
        for limbs in (TRANSFORM..400).step_by(20) {
            let products = Products::new(limbs);
            let (n, one) = (products.limbs, BigUint::from(1u8));
            if n % 3 != 2 {
                continue;
            }
            let b: BigUint = ((&one << (64 * n + 1)) - &one) / 7u8;
            let [a, b] = [&[7][..], &b.to_u64_digits()].map(|x| products.factor(x));
            let residue = products.residue(&mut None, [&a], [&b]);
            assert!(residue[0] == 1 && residue[1..].iter().all(|&limb| limb == 0));
            found += 1;
        }
        assert!(found > 0);
    }
}
