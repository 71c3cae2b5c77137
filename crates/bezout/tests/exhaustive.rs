// SPDX-License-Identifier: MIT OR Apache-2.0
//! All numbers of a few bits: every kernel of the registry, and the functions that have none.

use bezout::{Uint, dynamic};
use bezout_exercise::check::{exhaustive, operations};
use bezout_exercise::{Share, Suite};

#[test]
fn every_kernel() {
    exhaustive(Suite::Registry, Share::told()).assert();
}

#[test]
fn planted_kernels_are_found() {
    exhaustive(Suite::Planted, Share::ALL).assert_planted(&operations());
}

/// The inverse by its definition.
fn inverse(x: u64, m: u64) -> Option<u64> {
    (0..m).find(|y| x * y % m == 1 % m)
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
    // A sign on zero is none: (0 / -1), and (-1 / 0).
    for (a, b) in [(0, 1), (1, 0)] {
        assert_eq!(
            dynamic::kronecker_vartime(true, &[a], true, &[b]).value(),
            1
        );
    }
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
    let (limbs, found) = dynamic::invert_mod2k(&[6], 8).into_parts();
    assert_eq!((limbs, bool::from(found)), (vec![0], false));
    // None by a public length, of which no memory is taken.
    for k in [(1 << 24) + 1, usize::MAX] {
        let (limbs, found) = dynamic::invert_mod2k(&[3], k).into_parts();
        assert_eq!((limbs, bool::from(found)), (vec![0], false));
    }
    assert!(bool::from(dynamic::invert_mod2k(&[3], 1 << 14).is_some()));
    assert!(bool::from(
        Uint::<1>::from_u64(5).invert_mod2k(65).is_none()
    ));
}
