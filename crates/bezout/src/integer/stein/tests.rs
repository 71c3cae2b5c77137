// SPDX-License-Identifier: MIT OR Apache-2.0
use super::*;
use crate::integer::shared::testing;

#[test]
fn invert_agrees() {
    testing::check_invert(|out, x, m| {
        invert(out, x, m, &mut vec![0; invert_scratch_limbs(m.len())])
    });
}

#[test]
fn gcd_agrees() {
    testing::check_gcd(|out, a, b| gcd(out, a, b, &mut vec![0; gcd_scratch_limbs(a.len())]));
}

#[test]
fn xgcd_agrees() {
    testing::check_xgcd(|g, s, t, a, b| {
        xgcd(g, s, t, a, b, &mut vec![0; xgcd_scratch_limbs(a.len())])
    });
}

#[test]
fn symbols_agree() {
    testing::check_jacobi(|x, n| jacobi(x, n, &mut vec![0; jacobi_scratch_limbs(n.len())]));
    testing::check_kronecker(|a, b| kronecker(a, b, &mut vec![0; jacobi_scratch_limbs(a.len())]));
}

/// Every batch on every pair of edge words and on random ones: the determinant is s 2^64, the rows
/// keep their bound, and both rows clear the low word. A refused batch left one number unchanged.
#[test]
fn batches_keep_their_invariants() {
    let mut random = testing::Random(6);
    let mut refused = 0;
    for i in 0..200_000 {
        let mut word = || {
            if i % 2 == 0 {
                random.word()
            } else {
                testing::EDGES[random.word() as usize % 8]
            }
        };
        let (xl, yl, xh, yh) = (word().max(1), word() | 1, word(), word());
        let Some(m) = steps::full_batch(xl, yl, xh, yh) else {
            refused += 1;
            let short = steps::short_batch(xl, yl, xh, yh, 63);
            assert!(short.c == 0 || short.d == 0);
            continue;
        };
        let wide = |z: u64| z as u128;
        let determinant = (wide(m.a) * wide(m.d)).wrapping_sub(wide(m.b) * wide(m.c));
        let sign = if m.flipped { u128::MAX } else { 1 };
        assert_eq!(determinant, sign << 64);
        assert!(wide(m.a) + wide(m.b) <= 1 << 64 && wide(m.c) + wide(m.d) <= 1 << 64);
        assert_eq!(m.a.wrapping_mul(xl), m.b.wrapping_mul(yl));
        assert_eq!(m.c.wrapping_mul(xl), m.d.wrapping_mul(yl));
    }
    assert!(refused > 0);
}

/// The smaller number is the one that is subtracted: else y never changes, and every batch is
/// refused.
#[test]
fn a_smaller_number_is_exchanged() {
    let mut random = testing::Random(7);
    for _ in 0..100 {
        let [x, y] = [random.word(), random.word() | 1];
        assert!(steps::full_batch(x, y, 1 << 61, 1 << 62).is_some());
    }
}
