// SPDX-License-Identifier: MIT OR Apache-2.0
//! Signed integers against `num-bigint`.

mod common;

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
        assert_eq!(
            positive(&integer::gcd_vartime(a.view(), b.view()).value),
            gcd
        );
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
                    assert_eq!(
                        positive(&inverse),
                        s.mod_floor(&modulus),
                        "{value} {modulus}"
                    );
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

/// By factors of 2 and reciprocity.
fn kronecker(a: &BigInt, n: &BigInt) -> i8 {
    if n.is_zero() {
        return i8::from(a.abs().is_one());
    }
    let low = |x: &BigInt, m: u32| x.mod_floor(&m.into());
    let (mut a, mut n, mut symbol) = (a.clone(), n.clone(), 1);
    if n.is_negative() {
        n = -n;
        symbol = if a.is_negative() { -1 } else { 1 };
    }
    while n.is_even() {
        n /= 2;
        symbol *= match i8::try_from(low(&a, 8)).expect("small") {
            1 | 7 => 1,
            3 | 5 => -1,
            _ => 0,
        };
    }
    a = a.mod_floor(&n);
    while !a.is_zero() {
        while a.is_even() {
            a /= 2;
            if [3.into(), 5.into()].contains(&low(&n, 8)) {
                symbol = -symbol;
            }
        }
        std::mem::swap(&mut a, &mut n);
        if low(&a, 4) == 3.into() && low(&n, 4) == 3.into() {
            symbol = -symbol;
        }
        a = a.mod_floor(&n);
    }
    if n.is_one() { symbol } else { 0 }
}

#[test]
fn symbols() {
    for (a, n) in pairs() {
        let (x, y) = (a.value(), n.value());
        let expected = kronecker(&x, &y);
        let found = integer::kronecker_vartime(a.view(), n.view());
        assert_eq!(found.value.value(), expected, "{x} {y}");
        for (symbol, run) in [
            (
                "Jacobi",
                integer::jacobi as fn(Integer<'_>, Integer<'_>) -> _,
            ),
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
        assert_eq!(
            integer::invert(seven, zero),
            Err(Error::Modulus { negative: false })
        );
        let inverse = integer::invert(zero, Integer::from(&[1]));
        assert_eq!(inverse.map(|y| y.value), Ok(vec![0]));
        assert_eq!(
            integer::jacobi(zero, Integer::from(&[1])).map(|s| s.value.value()),
            Ok(1)
        );
        assert!(integer::jacobi(seven, zero).is_err());
    }
}
