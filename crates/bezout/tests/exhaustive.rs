// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every modulus and every number of a few bits, by every kernel.

mod common;

use bezout::kernels::{GCD, INVERT, JACOBI, XGCD};
use bezout::{ModulusRef, Uint, dynamic};
use common::{all, is_prime};

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The inverse by its definition.
fn inverse(x: u64, m: u64) -> Option<u64> {
    (0..m).find(|y| x * y % m == 1 % m)
}

#[test]
fn invert_every_odd_modulus_below_1024() {
    for m in (1..1024u64).step_by(2) {
        let modulus = [m];
        let mref = ModulusRef::new(&modulus).expect("odd");
        // One table of inverses for all x below 2m: the search is what would take long.
        let mut table = vec![None; m as usize];
        for x in 0..m {
            if table[x as usize].is_none()
                && let Some(y) = inverse(x, m)
            {
                table[x as usize] = Some(y);
                table[y as usize] = Some(x);
            }
        }
        for kernel in all(INVERT, 1).filter(|k| !k.prime_only || is_prime(m)) {
            let mut scratch = vec![0; (kernel.scratch)(1)];
            // Beyond m for a stretch, and at the very top of the word.
            for x in (0..m + 8).chain(u64::MAX - 3..=u64::MAX) {
                let mut out = [7];
                let yes = bool::from((kernel.run)(&mut out, &[x], mref, &mut scratch));
                let expected = table[(x % m) as usize];
                assert_eq!(yes, expected.is_some(), "{}: {x} mod {m}", kernel.name);
                assert_eq!(
                    out[0],
                    expected.unwrap_or(0),
                    "{}: {x} mod {m}",
                    kernel.name
                );
            }
        }
    }
}

#[test]
fn invert_every_even_modulus_below_400() {
    for m in (2..400u64).step_by(2) {
        for x in (0..2 * m).chain(u64::MAX - 3..=u64::MAX) {
            let expected = inverse(x % m, m);
            let y = Uint::<1>::from_u64(x).invert_mod(&Uint::from_u64(m));
            assert_eq!(Option::from(y), expected.map(Uint::from_u64), "{x} mod {m}");
            let y = dynamic::invert_mod_vartime(&[x], &[m]).expect("positive");
            assert_eq!(y, expected.map(|y| vec![y]), "{x} mod {m}");
        }
    }
}

#[test]
fn nothing_is_invertible_modulo_zero() {
    for x in 0..8 {
        let x = Uint::<2>::from_u64(x);
        assert!(bool::from(x.invert_mod(&Uint::ZERO).is_none()));
        assert_eq!(x.invert_mod_vartime(&Uint::ZERO), None);
    }
}

#[test]
fn gcd_and_cofactors_of_every_pair_below_300() {
    for a in 0..300u64 {
        for b in 0..300u64 {
            let g = gcd(a, b);
            for kernel in all(GCD, 1) {
                let mut out = [7];
                (kernel.run)(&mut out, &[a], &[b], &mut vec![0; (kernel.scratch)(1)]);
                assert_eq!(out[0], g, "{}: {a}, {b}", kernel.name);
            }
            let (_, s, t) = common::cofactors(&a.into(), &b.into());
            for kernel in all(XGCD, 1) {
                let (mut og, mut os, mut ot) = ([7], [7], [7]);
                let mut scratch = vec![0; (kernel.scratch)(1)];
                let (ns, nt) = (kernel.run)(&mut og, &mut os, &mut ot, &[a], &[b], &mut scratch);
                let signed = |n: bezout::kernels::Choice, x: u64| {
                    num_bigint::BigInt::from(x) * if bool::from(n) { -1 } else { 1 }
                };
                assert_eq!(og[0], g, "{}: {a}, {b}", kernel.name);
                assert_eq!(signed(ns, os[0]), s, "{}: s of {a}, {b}", kernel.name);
                assert_eq!(signed(nt, ot[0]), t, "{}: t of {a}, {b}", kernel.name);
                assert!(os[0] != 0 || !bool::from(ns), "{}: -0", kernel.name);
                assert!(ot[0] != 0 || !bool::from(nt), "{}: -0", kernel.name);
            }
        }
    }
}

#[test]
fn jacobi_every_odd_number_below_512() {
    for n in (1..512u64).step_by(2) {
        for kernel in all(JACOBI, 1) {
            let mut scratch = vec![0; (kernel.scratch)(1)];
            for x in (0..n + 8).chain(u64::MAX - 3..=u64::MAX) {
                let expected = common::jacobi(&x.into(), &n.into());
                let s = (kernel.run)(&[x], &[n], &mut scratch);
                assert_eq!(s.value(), expected, "{}: ({x} / {n})", kernel.name);
            }
        }
    }
}

/// The Kronecker symbol by its definition: the product over the prime factors of the lower number.
fn kronecker(a: i64, b: i64) -> i8 {
    if b == 0 {
        return i8::from(a.abs() == 1);
    }
    let mut s = if a < 0 && b < 0 { -1 } else { 1 };
    let mut rest = b.abs();
    for p in 2..=b.abs() {
        while rest % p == 0 {
            rest /= p;
            s *= match p {
                2 if a % 2 == 0 => 0,
                2 => {
                    if [1, 7].contains(&a.rem_euclid(8)) {
                        1
                    } else {
                        -1
                    }
                }
                _ if a % p == 0 => 0,
                // Euler's criterion, by squaring everything.
                _ => {
                    if (1..p).any(|x| (x * x - a) % p == 0) {
                        1
                    } else {
                        -1
                    }
                }
            };
        }
    }
    s
}

#[test]
fn kronecker_all_signs() {
    for a in -60..=60i64 {
        for b in -60..=60i64 {
            let s =
                dynamic::kronecker_vartime(a < 0, &[a.unsigned_abs()], b < 0, &[b.unsigned_abs()]);
            assert_eq!(s.value(), kronecker(a, b), "({a} / {b})");
        }
    }
    // A sign on zero is none.
    assert_eq!(
        dynamic::kronecker_vartime(true, &[0], true, &[1]).value(),
        1
    );
}

#[test]
fn invert_mod2k_every_odd_number() {
    for k in 0..=10 {
        for x in (1..2048u64).step_by(2) {
            let y = Uint::<1>::from_u64(x).invert_mod2k(k).expect("odd").limbs()[0];
            assert!(y < 1 << k || k == 0 && y == 0);
            assert_eq!(x.wrapping_mul(y) % (1 << k), 1 % (1 << k));
        }
    }
    assert!(bool::from(Uint::<1>::from_u64(6).invert_mod2k(8).is_none()));
    assert!(bool::from(
        Uint::<1>::from_u64(5).invert_mod2k(65).is_none()
    ));
}
