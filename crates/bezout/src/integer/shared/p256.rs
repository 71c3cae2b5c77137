// SPDX-License-Identifier: MIT OR Apache-2.0
//! Squares modulo the prime of P-256, in Montgomery's form: `m = 2^256 - 2^224 + 2^192 + 2^96 - 1`
//! is -1 modulo 2^64, so that the lowest limb is its own quotient, which costs one product and two
//! shifts \[Mon85\].

use super::four_limbs::{self, Limbs};
use crate::ct::Mask;
use crate::limbs::sub_if;
use crate::word::{adc_in_chain as adc, wide};

/// The prime.
const P: Limbs = [u64::MAX, 0xffff_ffff, 0, 0xffff_ffff_0000_0001];

/// Replaces `x` by `x^(2^k)`, canonical if `x` is, and returns yes, if the modulus is this prime.
///
/// Timing: depends on `k`, and on whether it is.
#[inline(always)]
pub(crate) fn square_times(x: &mut [u64], k: usize, m: &[u64]) -> bool {
    match x.first_chunk_mut() {
        Some(x) if m == P => squares(x, k),
        _ => return false,
    }
    true
}

/// Invariant: between squares a number is any below `2^256`, which is below `2m`.
#[inline(never)]
fn squares(x: &mut Limbs, k: usize) {
    let mut y = *x;
    for _ in 0..k {
        y = reduce(&four_limbs::square(&y));
    }
    let below = crate::limbs::borrow(&y, &P);
    sub_if(&mut y, &P, Mask::from_bit(below ^ 1));
    *x = y;
}

/// `t / 2^256` modulo the prime, below `2^256`, for any number.
#[inline(always)]
fn reduce(t: &[u64; 8]) -> Limbs {
    let mut x = [t[0], t[1], t[2], t[3]];
    // Each limb q becomes (m + 1) q / 2^64. What is left of the lower half is at most m.
    for _ in 0..4 {
        let q = x[0];
        let (low, high) = wide(q, P[3]);
        let (x0, k) = adc(x[1], q << 32, 0);
        let (x1, k) = adc(x[2], q >> 32, k);
        let (x2, k) = adc(x[3], low, k);
        x = [x0, x1, x2, high + k];
    }
    let (x0, k) = adc(x[0], t[4], 0);
    let (x1, k) = adc(x[1], t[5], k);
    let (x2, k) = adc(x[2], t[6], k);
    let (x3, k) = adc(x[3], t[7], k);
    // With a carry the sum is below 2^256 + m: less m is more 2^256 - m, one carry below.
    let mask = Mask::from_bit(k).word();
    let (x0, k) = adc(x0, mask & 1, 0);
    let (x1, k) = adc(x1, mask & !P[1], k);
    let (x2, k) = adc(x2, mask, k);
    let (x3, _) = adc(x3, mask & !P[3], k);
    [x0, x1, x2, x3]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Uint;
    use crate::integer::shared::testing::{EDGES, Random};
    use crate::presets::P256_P;

    fn check(x: Limbs) {
        for k in [0, 1, 2, 5] {
            // Powers of x in Montgomery's form: x R^-1 squared k times, times R.
            let (mut found, mut plain) = (x, P256_P.mul(&Uint::new(x), &inverse_of_r()));
            assert!(square_times(&mut found, k, &P));
            for _ in 0..k {
                plain = P256_P.square(&plain);
            }
            let found_plain = P256_P.mul(&Uint::new(found), &inverse_of_r());
            assert_eq!(found_plain, plain, "{x:x?}, {k}");
            assert!(crate::limbs::borrow(&found, &P) == 1, "{x:x?}, {k}");
        }
    }

    fn inverse_of_r() -> Uint<4> {
        let r = Uint::new([1, 0xffff_ffff_0000_0000, u64::MAX, 0xffff_fffe]);
        P256_P.invert(&r).expect("a unit")
    }

    #[test]
    fn squares_of_edges_and_of_random_numbers() {
        for i in 0..EDGES.len().pow(4) {
            let word = |j: u32| EDGES[i / EDGES.len().pow(j) % EDGES.len()];
            check([word(0), word(1), word(2), word(3)]);
        }
        let mut random = Random(3);
        for _ in 0..2_000 {
            check(core::array::from_fn(|_| random.any(1)[0]));
        }
    }

    #[test]
    fn other_moduli_are_refused() {
        let mut x = [3; 4];
        assert!(!square_times(
            &mut x,
            1,
            &[u64::MAX, 0xffff_ffff, 0, 0xffff_ffff_0000_0003]
        ));
        assert!(!square_times(&mut x, 1, &P[..3]));
        assert_eq!(x, [3; 4]);
    }
}
