// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of four limbs by four, for moduli near a power of two.

use crate::word::{adc_in_chain as adc, mac, wide};

/// A number in `[0, 2^256)`, least significant limb first.
pub(crate) type Limbs = [u64; 4];

/// `a b`.
#[inline(always)]
pub(crate) fn mul(a: &Limbs, b: &Limbs) -> [u64; 8] {
    let mut t = [0; 8];
    for i in 0..4 {
        let mut carry = 0;
        for j in 0..4 {
            (t[i + j], carry) = mac(t[i + j], a[i], b[j], carry);
        }
        t[i + 4] = carry;
    }
    t
}

/// `a^2`: ten products of limbs instead of sixteen.
#[inline(always)]
pub(crate) fn square(a: &Limbs) -> [u64; 8] {
    let [a0, a1, a2, a3] = *a;
    // The products of different limbs, once: t1 ... t6.
    let (t1, h1) = wide(a0, a1);
    let (l2, h2) = wide(a0, a2);
    let (l3, h3) = wide(a0, a3);
    let (l4, h4) = wide(a1, a3);
    let (l5, h5) = wide(a2, a3);
    let (t2, c) = adc(h1, l2, 0);
    let (t3, c) = adc(l3, h2, c);
    let (t4, c) = adc(h3, l4, c);
    let (t5, c) = adc(l5, h4, c);
    let t6 = h5 + c;
    let (low, high) = wide(a1, a2);
    let (t3, c) = adc(t3, low, 0);
    let (t4, c) = adc(t4, high, c);
    let (t5, c) = adc(t5, 0, c);
    // No carry is lost: the sum of these products is below 2^448.
    let t6 = t6 + c;
    // Twice that, and the squares.
    let (s0, q1) = wide(a0, a0);
    let (q2, q3) = wide(a1, a1);
    let (q4, q5) = wide(a2, a2);
    let (q6, q7) = wide(a3, a3);
    let (s1, c) = adc(q1, t1 << 1, 0);
    let (s2, c) = adc(q2, t2 << 1 | t1 >> 63, c);
    let (s3, c) = adc(q3, t3 << 1 | t2 >> 63, c);
    let (s4, c) = adc(q4, t4 << 1 | t3 >> 63, c);
    let (s5, c) = adc(q5, t5 << 1 | t4 >> 63, c);
    let (s6, c) = adc(q6, t6 << 1 | t5 >> 63, c);
    // Nor here: the square is below 2^512.
    let (s7, _) = adc(q7, t6 >> 63, c);
    [s0, s1, s2, s3, s4, s5, s6, s7]
}

/// The low half of `t` plus the low words of the products of its high limbs by `factor`; the carry
/// of that plus the highest word, at most `factor`; and the other high words, which belong a limb
/// higher. They are added later, with what the second part becomes: one chain of carries less.
#[inline(always)]
pub(crate) fn fold(t: &[u64; 8], factor: u64) -> (Limbs, u64, [u64; 3]) {
    let (l0, h0) = wide(t[4], factor);
    let (l1, h1) = wide(t[5], factor);
    let (l2, h2) = wide(t[6], factor);
    let (l3, h3) = wide(t[7], factor);
    let (x0, c) = adc(t[0], l0, 0);
    let (x1, c) = adc(t[1], l1, c);
    let (x2, c) = adc(t[2], l2, c);
    let (x3, c) = adc(t[3], l3, c);
    ([x0, x1, x2, x3], h3 + c, [h0, h1, h2])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::integer::shared::testing::{EDGES, Random};

    fn check(a: &Limbs) {
        assert_eq!(square(a), mul(a, a), "{a:x?}");
    }

    #[test]
    fn squares_are_products() {
        for i in 0..EDGES.len().pow(4) {
            let word = |j: u32| EDGES[i / EDGES.len().pow(j) % EDGES.len()];
            check(&[word(0), word(1), word(2), word(3)]);
        }
        let mut random = Random(3);
        for _ in 0..20_000 {
            check(&core::array::from_fn(|_| random.any(1)[0]));
        }
    }
}
