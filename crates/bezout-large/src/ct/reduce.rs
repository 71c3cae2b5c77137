// SPDX-License-Identifier: MIT OR Apache-2.0
//! Division by a power of two modulo an odd number, in a time that depends on the lengths.

use super::matrix::{Products, Secret, carry_on, low_limbs, resized, rotated, sign, signed};
use crate::backend;
use crate::choice::transform_from;
use crate::product::{Plan, schoolbook};
use alloc::vec::Vec;
use bezout::ct::Mask;
use bezout::parts::secret::{BATCH, add_if, borrow, negate_if, sub_if};

/// `v` over 2^(60 `batches`) modulo `m`, or minus that, in `[0, m)`, for an absolute value of `v`
/// up to 2^(60 `batches`).
///
/// The power is divided out in two steps of k limbs. Each makes V of (V - q m) / B, where B = 2^(64
/// k), and q clears the low limbs.
///
/// *Invariant:* V begins in [-B^2, B^2], and each q is in [0, B - 1]. So the first V is above -(B +
/// m), and at most B. The second one is at least -(B + m - 1 + (B - 1) m) / B, which is above -(m +
/// 1), and at most 1: it is in [-m, 1].
pub(super) fn divide(v: &[u64], batches: usize, m: &[u64], negative: Mask) -> Secret {
    let n = m.len();
    let k = low_limbs(BATCH * batches).div_ceil(2).max(n);
    let m_wide = Secret::new([m, &vec![0; k - n]].concat());
    let inverse = inverse(&m_wide);
    let mut v = shifted_up(v, 128 * k - BATCH * batches, 2 * k + 1);
    for _ in 0..2 {
        let mut q = product(&v[..k], &inverse);
        q.truncate(k);
        let multiple = upper(&q, &m_wide, &v[..k]);
        // The low limbs are the same: the difference of the others is exact.
        let mut rest = resized(&v[k..], k + 1);
        let less = backend::sub(&mut rest[..k], None, &multiple);
        rest[k] = rest[k].wrapping_sub(less as u64);
        v = resized(&rest, 2 * k + 1);
    }
    // From -m to 1, or from -1 to m: in [0, m] after a sum, but for 1 modulo 1, which is m too.
    v.truncate(n + 1);
    negate_if(&mut v, negative);
    let m = Secret::new([m, &[0]].concat());
    let below = sign(&v);
    add_if(&mut v, &m, below);
    let above = Mask::even(borrow(&v, &m));
    sub_if(&mut v, &m, above);
    v.truncate(n);
    v
}

/// `x 2^bits`, in `limbs` limbs.
fn shifted_up(x: &[u64], bits: usize, limbs: usize) -> Secret {
    let (places, shift) = (bits / 64, bits % 64);
    let x = resized(x, limbs);
    let word = |i: usize| if i < places { 0 } else { x[i - places] };
    let below = |i: usize| if i < places + 1 { 0 } else { x[i - places - 1] };
    let limb = |i| word(i) << shift | below(i) >> 1 >> (63 - shift);
    Secret::new((0..limbs).map(limb).collect())
}

/// `1/m` modulo 2^(64 n), for the n limbs of an odd `m`. Each step of Newton's doubles the limbs.
fn inverse(m: &[u64]) -> Secret {
    // Right modulo 8; each step doubles the bits.
    let mut word = m[0];
    for _ in 0..5 {
        word = word.wrapping_mul(2u64.wrapping_sub(m[0].wrapping_mul(word)));
    }
    let mut lengths = vec![m.len()];
    while let Some(&n) = lengths.last()
        && n > 1
    {
        lengths.push(n.div_ceil(2));
    }
    let mut x = Secret::new(Vec::with_capacity(m.len()));
    x.push(word);
    for &n in lengths.iter().rev().skip(1) {
        let known = x.len();
        // m x = 1 + e 2^(64 known), and the new limbs are those of -e x.
        let mut error = upper(&m[..n], &x[..known], &resized(&[1], known));
        error.truncate(n - known);
        let error = Secret::new([&error[..], &vec![0; 2 * known - n]].concat());
        let mut limbs = product(&error, &x[..known]);
        limbs.truncate(n - known);
        for limb in limbs.iter_mut() {
            *limb = !*limb;
        }
        carry_on(&mut limbs, 1);
        x.extend_from_slice(&limbs);
    }
    x
}

/// The product of two numbers without its low limbs, which are known, as many as `b` has: the
/// others come from the product modulo 2^(64 N) - 1 for an N that is hardly longer than `a`.
fn upper(a: &[u64], b: &[u64], known: &[u64]) -> Secret {
    let (n, b_limbs, low) = (a.len(), b.len(), known.len());
    // A limb on top that is 0, as there is no sign.
    let products = Products::new(n + 1);
    if !products.cyclic() {
        let mut out = Secret::new(vec![0; n + b.len()]);
        schoolbook::multiply(&mut out, a, b);
        return Secret::new(out[low..].to_vec());
    }
    let [a, b] = [a, b].map(|x| products.factor(&Secret::new([x, &[0]].concat())));
    let mut out = products.residue(&mut None, [&a], [&b]);
    let (bottom, above) = out.split_at_mut(low);
    let less = backend::sub(bottom, None, known);
    // 2^(64 N) is 1.
    let less = carry_on(above, -(less as i128));
    carry_on(&mut out, less);
    let mut out = rotated(&out, 64 * low);
    signed(&mut out);
    out.truncate(n + b_limbs - low);
    out
}

/// The product of two numbers of one length. Not by `mul`, which may take Karatsuba's way: that
/// decides on signs.
fn product(a: &[u64], b: &[u64]) -> Secret {
    let n = a.len();
    let mut out = Secret::new(vec![0; 2 * n]);
    let plan = (n >= transform_from()).then(|| Plan::new(2 * n, n, 1).ok());
    let Some(plan) = plan.flatten() else {
        schoolbook::multiply(&mut out, a, b);
        return out;
    };
    let [a, b] = [a, b].map(|x| plan.transform_secret(x));
    let mut sum = plan.sum_secret();
    sum.add(&a, &b).expect("the plan is for one product");
    sum.take(&mut out);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `x` modulo `m`, where its top bit is its sign.
    fn remainder(x: &[u64], m: u64) -> u64 {
        let mut magnitude = x.to_vec();
        let negative = sign(x);
        negate_if(&mut magnitude, negative);
        let limb = |r: u128, &x: &u64| (r << 64 | x as u128) % m as u128;
        let r = magnitude.iter().rev().fold(0, limb) as u64;
        if negative.word() != 0 && r != 0 {
            m - r
        } else {
            r
        }
    }

    /// The numbers near both ends of the range, near zero, and near multiples of the modulus.
    fn numbers(batches: usize, m: u64) -> Vec<Vec<u64>> {
        let limbs = BATCH * batches / 64 + 2;
        let mut top = vec![0; limbs];
        top[BATCH * batches / 64] = 1 << (BATCH * batches % 64);
        let mut all = Vec::new();
        for small in [0, 1, 2, m, m.wrapping_mul(3) >> 8] {
            let mut x = vec![0; limbs];
            x[0] = small;
            let mut below = top.clone();
            carry_on(&mut below, -(small as i128));
            all.extend([x, below]);
        }
        let negated = all.iter().map(|x| {
            let mut x = x.clone();
            negate_if(&mut x, Mask::odd(1));
            x
        });
        let negated: Vec<_> = negated.collect();
        all.into_iter().chain(negated).collect()
    }

    #[test]
    fn quotients_are_reduced_from_end_to_end() {
        let moduli = (1..=255).step_by(2).chain([
            u64::MAX,
            u64::MAX - 2,
            1 << 63 | 1,
            0x1234_5678_9abc_def1,
        ]);
        for (m, batches) in moduli.flat_map(|m| [1, 2, 3, 17].map(|b| (m, b))) {
            let power = (0..BATCH * batches).fold(1 % m as u128, |p, _| 2 * p % m as u128);
            for v in numbers(batches, m) {
                let expected = remainder(&v, m);
                for negative in [false, true] {
                    let y = divide(&v, batches, &[m], Mask::odd(negative.into()))[0];
                    let product = (y as u128 * power % m as u128) as u64;
                    let wanted = match negative && expected != 0 {
                        true => m - expected,
                        false => expected,
                    };
                    assert!(y < m && product == wanted, "{v:?} {m} {batches} {negative}");
                }
            }
        }
    }
}
