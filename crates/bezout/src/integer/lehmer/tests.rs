// SPDX-License-Identifier: MIT OR Apache-2.0
use super::*;
use crate::integer::shared::testing;

#[test]
fn invert_agrees() {
    testing::check_invert(|out, x, m| {
        invert::<1>(out, x, m, &mut vec![0; invert_scratch_limbs::<1>(m.len())])
    });
    testing::check_invert(|out, x, m| {
        invert::<2>(out, x, m, &mut vec![0; invert_scratch_limbs::<2>(m.len())])
    });
}

/// The same for the entries of digits, where numbers may be one unit below the prefix and two
/// above.
#[test]
fn short_batches_are_usable_one_unit_further() {
    let mut random = testing::Random(8);
    let mut used = 0;
    for i in 0..200_000 {
        let mut word = || match i % 2 {
            0 => random.word(),
            _ => testing::EDGES[random.word() as usize % 8],
        };
        let (x, y) = (
            ((word() | 1 << 63) as u128) << 64 | word() as u128,
            (word() as u128) << 64 | word() as u128,
        );
        let Some(m) = steps::short_entries(x, y, &mut ()) else {
            continue;
        };
        used += 1;
        assert!([m.a, m.b, m.c, m.d].iter().all(|entry| *entry < 1 << 51));
        let wide = |z: u64| num_bigint::BigInt::from(z);
        let one = num_bigint::BigInt::from(if m.flipped { -1 } else { 1 });
        for (e, f) in [(-1, 2), (2, -1)] {
            let (x, y) = (
                num_bigint::BigInt::from(x) + e,
                num_bigint::BigInt::from(y) + f,
            );
            let least = num_bigint::BigInt::from(1u128 << 76);
            assert!(&one * (wide(m.a) * &x - wide(m.b) * &y) > least);
            assert!(&one * (wide(m.d) * &y - wide(m.c) * &x) > least);
        }
    }
    assert!(used > 50_000);
}

/// On digits, with the tests of the other prefixes, and with operands that end batches early.
#[cfg(target_arch = "x86_64")]
#[test]
fn digits_agree() {
    if !crate::cpu::Isa::Ifma.available() {
        return;
    }
    testing::check_invert(|out, x, m| {
        invert::<DIGITS>(
            out,
            x,
            m,
            &mut vec![7; invert_scratch_limbs::<DIGITS>(m.len())],
        )
    });
    testing::check_gcd(|out, a, b| {
        gcd::<DIGITS>(
            out,
            a,
            b,
            &mut vec![7; gcd_scratch_limbs::<DIGITS>(a.len())],
        )
    });
    testing::check_xgcd(|g, s, t, a, b| {
        xgcd::<DIGITS>(
            g,
            s,
            t,
            a,
            b,
            &mut vec![7; xgcd_scratch_limbs::<DIGITS>(a.len())],
        )
    });
}

#[test]
fn gcd_agrees() {
    testing::check_gcd(|out, a, b| {
        gcd::<1>(out, a, b, &mut vec![0; gcd_scratch_limbs::<1>(a.len())])
    });
    testing::check_gcd(|out, a, b| {
        gcd::<2>(out, a, b, &mut vec![0; gcd_scratch_limbs::<2>(a.len())])
    });
}

#[test]
fn xgcd_agrees() {
    testing::check_xgcd(|g, s, t, a, b| {
        xgcd::<1>(
            g,
            s,
            t,
            a,
            b,
            &mut vec![0; xgcd_scratch_limbs::<1>(a.len())],
        )
    });
    testing::check_xgcd(|g, s, t, a, b| {
        xgcd::<2>(
            g,
            s,
            t,
            a,
            b,
            &mut vec![0; xgcd_scratch_limbs::<2>(a.len())],
        )
    });
}

#[test]
fn partial_agrees() {
    testing::check_partial(|out, a, b, limit| {
        let mut scratch = vec![7; partial_scratch_limbs(a.len())];
        partial(out, a, b, limit, &mut scratch)
    });
}

/// Batches on prefixes of edge words and random ones: determinant s, and rows that stay
/// non-negative for the least and the most that may follow the prefix.
#[test]
fn batches_are_usable_whatever_follows() {
    let mut random = testing::Random(7);
    let mut used = 0;
    for i in 0..200_000 {
        let mut word = || {
            if i % 2 == 0 {
                random.word()
            } else {
                testing::EDGES[random.word() as usize % 8]
            }
        };
        let (x, y) = (
            ((word() | 1 << 63) as u128) << 64 | word() as u128,
            (word() as u128) << 64 | word() as u128,
        );
        for m in [
            steps::one_limb((x >> 64) as u64, (y >> 64) as u64),
            steps::two_limbs(x, y),
        ]
        .into_iter()
        .flatten()
        {
            used += 1;
            let wide = |z: u64| num_bigint::BigInt::from(z);
            let (a, b, c, d) = (wide(m.a), wide(m.b), wide(m.c), wide(m.d));
            let one = num_bigint::BigInt::from(if m.flipped { -1 } else { 1 });
            assert_eq!(&a * &d - &b * &c, one);
            let top = num_bigint::BigInt::from(u64::MAX);
            for (e, f) in [(&top - &top, top.clone()), (top.clone(), &top - &top)] {
                let full = |z: u128, low| (num_bigint::BigInt::from(z) << 64) + low;
                let (x, y) = (full(x, e), full(y, f));
                assert!(
                    &one * (&a * &x - &b * &y) > &top - &top
                        && &one * (&d * &y - &c * &x) > &top - &top
                );
            }
        }
    }
    assert!(used > 100_000);
}
