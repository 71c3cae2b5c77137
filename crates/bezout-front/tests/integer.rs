// SPDX-License-Identifier: MIT OR Apache-2.0
//! Signed integers against `num-bigint`.

mod common;

use bezout_exercise::oracle::kronecker;
use bezout_front::Error;
use bezout_front::integer::{self, Answer, Integer};
use common::{Number, number, pairs, positive, signed};
use num_bigint::BigInt;
use num_integer::{ExtendedGcd, Integer as _};
use num_traits::{One, Signed, Zero};

#[test]
fn gcds() {
    for (a, b) in pairs() {
        let gcd = a.value().gcd(&b.value());
        assert_eq!(positive(&integer::gcd(a.view(), b.view()).value), gcd);
        let found = integer::gcd_vartime(a.view(), b.view()).value;
        assert_eq!(positive(&found), gcd);
    }
}

/// The canonical cofactors, by their definition.
fn is_canonical(a: &BigInt, b: &BigInt, g: &BigInt, s: &BigInt, t: &BigInt) -> bool {
    if a.abs() == b.abs() {
        return s.is_zero() && *t == b.signum();
    }
    let of = |x: &BigInt, y: &BigInt, c: &BigInt| match y.is_zero() || y.abs() == g * 2 {
        true => *c == x.signum(),
        false => c.abs() * g * 2 < y.abs(),
    };
    of(a, b, s) && of(b, a, t)
}

#[test]
fn cofactors_are_canonical() {
    for (a, b) in pairs() {
        let (x, y) = (a.value(), b.value());
        for found in [
            integer::xgcd(a.view(), b.view()),
            integer::xgcd_vartime(a.view(), b.view()),
        ] {
            let found = found.value;
            let (g, s, t) = (positive(&found.gcd), signed(&found.s), signed(&found.t));
            assert_eq!(g, x.gcd(&y));
            assert_eq!(&s * &x + &t * &y, g, "{x} {y}");
            assert!(is_canonical(&x, &y, &g, &s, &t), "{x} {y}: {s} {t}");
        }
    }
}

#[test]
fn inverses() {
    let (mut yes, mut no) = (0, 0);
    for (x, m) in pairs() {
        let (value, modulus) = (x.value(), m.value());
        for found in [
            integer::invert(x.view(), m.view()),
            integer::invert_vartime(x.view(), m.view()),
        ] {
            let negative = modulus.is_negative();
            if !modulus.is_positive() {
                assert_eq!(found, Err(Error::Modulus { negative }));
                continue;
            }
            let ExtendedGcd { gcd, x: s, .. } = value.extended_gcd(&modulus);
            match found {
                Ok(Answer { value: inverse, .. }) => {
                    assert_eq!(inverse.len(), m.limbs.len());
                    let expected = s.mod_floor(&modulus);
                    assert_eq!(positive(&inverse), expected, "{value} {modulus}");
                    assert!(gcd.is_one());
                    yes += 1;
                }
                Err(Error::NotInvertible { gcd: found, .. }) => {
                    assert_eq!(positive(&found), gcd, "{value} {modulus}");
                    assert!(!gcd.is_one());
                    no += 1;
                }
                Err(other) => panic!("{other}"),
            }
        }
    }
    assert!(yes > 1000 && no > 1000, "{yes} {no}");
}

#[test]
fn symbols() {
    for (a, n) in pairs() {
        let (x, y) = (a.value(), n.value());
        let expected = kronecker(&x, &y);
        let found = integer::kronecker_vartime(a.view(), n.view());
        assert_eq!(found.value.value(), expected, "{x} {y}");
        let jacobi: fn(Integer<'_>, Integer<'_>) -> _ = integer::jacobi;
        for (symbol, run) in [
            ("Jacobi", jacobi),
            ("Jacobi", integer::jacobi_vartime),
            ("Legendre", integer::legendre),
            ("Legendre", integer::legendre_vartime),
        ] {
            let found = run(a.view(), n.view());
            if y.is_odd() && y.is_positive() {
                assert_eq!(found.map(|s| s.value.value()), Ok(expected), "{x} {y}");
            } else {
                assert_eq!(found, Err(Error::LowerArgument { symbol }));
            }
        }
    }
}

#[test]
fn zero_has_any_sign_and_any_number_of_limbs() {
    let zero = Number {
        negative: true,
        limbs: vec![0, 0],
    };
    let (empty, seven) = (Integer::from(&[]), Integer::from(&[7]));
    assert_eq!(number(zero.negative, &zero.limbs), BigInt::zero());
    for zero in [zero.view(), empty] {
        assert_eq!(integer::gcd(zero, seven).value[0], 7);
        assert_eq!(integer::gcd(zero, zero).value[0], 0);
        let found = integer::xgcd(zero, -seven).value;
        assert!(!bool::from(found.s.negative) && bool::from(found.t.negative));
        let negative = false;
        assert_eq!(
            integer::invert(seven, zero),
            Err(Error::Modulus { negative })
        );
        let inverse = integer::invert(zero, Integer::from(&[1]));
        assert_eq!(inverse.map(|y| y.value), Ok(vec![0]));
        let symbol = integer::jacobi(zero, Integer::from(&[1]));
        assert_eq!(symbol.map(|s| s.value.value()), Ok(1));
        assert!(integer::jacobi(seven, zero).is_err());
    }
}
