// SPDX-License-Identifier: MIT OR Apache-2.0
use super::matrix::Matrix;
use super::steps::{BATCH, steps};
use super::update::{from_words, is_even, limbs30, negate_if, to_words, update_de, update_fg};
use crate::backend::limbs60::limbs60;
use crate::ct::Mask32;
use crate::integer::choice::Way;
use crate::integer::divstep::word64::invert as sixty;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::testing;
use crate::integer::{gcd, invert, xgcd};
use crate::word::invert_mod_2_64;
use num_bigint::BigInt;

const WAY: Way = Way::Divstep30Portable;
const LIMB: i32 = (1 << BATCH) - 1;

/// The definition, step by step, on numbers that are long enough.
fn defined(mut d: i32, f: i32, g: i32) -> (i32, [i64; 4]) {
    let (mut f, mut g) = (f as i64, g as i64);
    let (mut u, mut v, mut q, mut r) = (1i64, 0, 0, 1);
    for _ in 0..BATCH {
        let odd = g & 1 == 1;
        if odd && d < 0 {
            (f, g, u, v, q, r) = (g, g - f, 2 * q, 2 * r, q - u, r - v);
            d = -d - 2;
        } else {
            if odd {
                (g, q, r) = (g + f, q + u, r + v);
            }
            (u, v) = (2 * u, 2 * v);
            d -= 1;
        }
        g >>= 1;
    }
    (d, [u, v, q, r])
}

fn check_steps(d: i32, f: i32, g: i32) {
    let (f, g) = ((f | 1) & LIMB, g & LIMB);
    let (next, t) = steps(d, f, g);
    let found = [t.u, t.v, t.q, t.r].map(i64::from);
    assert_eq!((next, found), defined(d, f, g), "d = {d}, f = {f}, g = {g}");
}

/// Every pair of low bits of the first packed word, at every delta that makes a difference to it:
/// ten bits of `f` and `g`, and the same ten above others.
#[test]
fn all_low_bits() {
    for f in (1..1024).step_by(2) {
        for g in 0..1024 {
            for d in [-11, -10, -3, -2, -1, 0, 1, 2, 9, 10] {
                check_steps(d, f, g);
            }
            check_steps(-1, f | f << 10 | g << 20, g | g << 10 | f << 20);
        }
    }
}

#[test]
fn steps_are_those_of_the_definition() {
    let mut random = testing::Random(30);
    for _ in 0..200_000 {
        let (w, d) = (random.word(), random.word() % 200);
        check_steps(d as i32 - 100, w as i32, (w >> 32) as i32);
    }
    // No swap at all, and one followed by nothing but halvings: entries of 2^30.
    for (d, f, g, entries) in [
        (-1, 1, 0, [1 << 30, 0, 0, 1]),
        (-1, 1, 1, [0, 1 << 30, -1, 1]),
    ] {
        let (_, t) = steps(d, f, g);
        assert_eq!([t.u, t.v, t.q, t.r], entries);
    }
}

/// Two batches of thirty are one of sixty, at every length: odd and even counts of limbs.
#[test]
fn matrices_are_those_of_the_form_for_64_bits() {
    let mut random = testing::Random(31);
    for n in 1..=20 {
        for _ in 0..10_000 {
            let (x, mut m) = (random.any(n), random.any(n));
            m[0] |= 1;
            let mut word32 = Vec::new();
            super::invert::trace(&x, &m, |t| word32.push(t));
            let mut pairs = word32.chunks_exact(2);
            let wide = |t: &Matrix| [t.u, t.v, t.q, t.r].map(i64::from);
            sixty::trace(&x, &m, |t| {
                // Thirty steps may end in the middle of sixty.
                let Some(pair) = pairs.next() else { return };
                let ([a, b, c, d], [u, v, q, r]) = (wide(&pair[1]), wide(&pair[0]));
                let product = [a * u + b * q, a * v + b * r, c * u + d * q, c * v + d * r];
                assert_eq!(product, [t.u, t.v, t.q, t.r], "{x:x?} mod {m:x?}");
            });
            assert!(pairs.next().is_none());
        }
    }
}

/// The value of signed limbs of 30 bits.
fn value(x: &[u64]) -> BigInt {
    let mut sum = BigInt::ZERO;
    for &pair in x.iter().rev() {
        sum = (sum << BATCH) + (pair >> 32) as i32;
        sum = (sum << BATCH) + pair as u32 as i32;
    }
    sum
}

#[test]
fn conversions_are_exact() {
    let mut random = testing::Random(32);
    for n in 1..=20 {
        assert_eq!(is_even(n), limbs30(n) == 2 * limbs60(n));
        for _ in 0..50 {
            let x = random.any(n);
            let mut limbs = vec![7; limbs60(n)];
            from_words(&mut limbs, &x);
            assert_eq!(value(&limbs), testing::big(&x).into());
            let mut back = vec![7; n];
            to_words(&mut back, &mut limbs);
            assert_eq!(back, x);
        }
    }
}

/// `-x` for the extreme number that there is room for: all bits one.
#[test]
fn updates_are_exact_at_the_edges() {
    for n in 1..=20 {
        let limbs = |words: &[u64]| {
            let mut out = vec![0; limbs60(n)];
            from_words(&mut out, words);
            out
        };
        let negative = |words: &[u64]| {
            let mut out = limbs(words);
            negate_if(&mut out, Mask32::odd(1));
            assert_eq!(value(&out), -BigInt::from(testing::big(words)));
            out
        };
        let m = vec![u64::MAX; n];
        let mut x = m.clone();
        x[0] -= 1;
        let mut random = testing::Random(n as u64);
        for i in 0..200 {
            let w = if i == 0 { 1 } else { random.word() };
            let (f, g) = if i % 3 == 0 { (w, 0) } else { (w, w >> 30) };
            let (_, t) = steps(-1, (f as i32 | 1) & LIMB, g as i32 & LIMB);
            check_update_de(&t, &negative(&m), &negative(&x), &limbs(&m), is_even(n));
            check_update_de(&t, &negative(&m), &limbs(&x), &limbs(&m), is_even(n));
            check_update_de(&t, &limbs(&x), &negative(&x), &limbs(&m), is_even(n));
        }
    }
}

/// Rows of the greatest entries, on numbers at both ends of their range.
#[test]
fn updates_of_d_and_e_stay_in_their_range() {
    let most = 1 << BATCH;
    let rows = [
        (most, 0),
        (-most, 0),
        (0, most),
        (0, -most),
        (most / 2, most / 2),
        (-most / 2, 1 - most / 2),
    ];
    let m = 0x8000_0000_0000_0015u128;
    let number = |size: u128, negative: u32| {
        let mut out = vec![0; limbs60(2)];
        from_words(&mut out, &[size as u64, (size >> 64) as u64]);
        negate_if(&mut out, Mask32::odd(negative));
        out
    };
    let modulus = number(m, 0);
    let ends = [
        number(2 * m - 1, 1),
        number(1, 1),
        number(0, 0),
        number(m - 1, 0),
    ];
    for (u, v) in rows {
        for (q, r) in rows {
            let t = Matrix { u, v, q, r };
            for d in &ends {
                for e in &ends {
                    check_update_de(&t, d, e, &modulus, is_even(2));
                }
            }
        }
    }
}

/// One update, against its definition: the product, divided by 2^30 modulo `m`, in its range.
fn check_update_de(t: &Matrix, d: &[u64], e: &[u64], m: &[u64], even: bool) {
    let inverse = invert_mod_2_64(m[0] & 0xffff_ffff) as u32;
    let (mut d1, mut e1) = (d.to_vec(), e.to_vec());
    update_de(&mut d1, &mut e1, t, m, inverse, even);
    let big = value(m);
    for (found, a, b) in [(&d1, t.u, t.v), (&e1, t.q, t.r)] {
        let found = value(found);
        let error = (&found << BATCH) - (value(d) * a + value(e) * b);
        assert_eq!(error % &big, BigInt::ZERO);
        assert!(-2 * &big < found && found < big, "{t:?}");
    }
}

/// Updates of f and g from negative numbers too, against exact division.
#[test]
fn updates_of_f_and_g_divide_exactly() {
    let mut random = testing::Random(33);
    for n in 1..=20 {
        for i in 0..100 {
            let (mut f, mut g) = (vec![0; limbs60(n)], vec![0; limbs60(n)]);
            let (mut x, y) = (random.any(n), random.any(n));
            x[0] |= 1;
            from_words(&mut f, &x);
            from_words(&mut g, &y);
            negate_if(&mut f, Mask32::odd(i));
            negate_if(&mut g, Mask32::odd(i >> 1));
            let (_, t) = steps(-1, f[0] as i32, g[0] as i32);
            let (vf, vg) = (value(&f), value(&g));
            update_fg(&mut f, &mut g, &t, is_even(n));
            assert_eq!(value(&f) << BATCH, &vf * t.u + &vg * t.v);
            assert_eq!(value(&g) << BATCH, &vf * t.q + &vg * t.r);
        }
    }
}

#[test]
fn invert_agrees() {
    testing::check_invert(|out, x, m| {
        // The kernel takes odd moduli; others are not its business.
        if m[0] & 1 == 0 {
            let mut scratch = vec![7; crate::integer::invert::scratch_vartime(m.len())];
            return crate::integer::invert::invert_vartime(out, x, m, &mut scratch).0;
        }
        let mut scratch = vec![7; invert::scratch(m.len())];
        let modulus = ModulusRef::new(m).expect("odd");
        invert::by(WAY, out, x, modulus, &mut scratch).into()
    });
}

#[test]
fn gcd_agrees() {
    testing::check_gcd(|out, a, b| {
        gcd::by(WAY, out, a, b, &mut vec![7; gcd::scratch(a.len())]);
    });
}

#[test]
fn xgcd_agrees() {
    testing::check_xgcd(|g, s, t, a, b| {
        let (x, y) = xgcd::by(WAY, g, s, t, a, b, &mut vec![7; xgcd::scratch(a.len())]);
        (x.into(), y.into())
    });
}
