// SPDX-License-Identifier: MIT OR Apache-2.0
//! What results have to be, by num-bigint alone.

use crate::choose::from_limbs;
use bezout::{Signed, Symbol, Xgcd};
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use num_traits::{One, Zero};

fn signed(x: &Signed<Vec<u64>>) -> BigInt {
    let sign = if x.negative.into() {
        Sign::Minus
    } else {
        Sign::Plus
    };
    BigInt::from_biguint(sign, from_limbs(&x.magnitude))
}

/// Checks that these are the canonical cofactors.
pub fn check_xgcd(a: &BigUint, b: &BigUint, g: &BigUint, x: &Xgcd<Vec<u64>>) {
    let (s, t) = (signed(&x.s), signed(&x.t));
    assert_eq!(&from_limbs(&x.gcd), g);
    let int = |x: &BigUint| BigInt::from(x.clone());
    assert_eq!(&s * int(a) + &t * int(b), int(g), "s a + t b");
    let (zero, one, twice) = (BigInt::zero(), BigInt::one(), g * 2u32);
    if g.is_zero() {
        assert_eq!((s, t), (zero.clone(), zero));
    } else if a == b {
        assert_eq!((s, t), (zero, one));
    } else {
        let expected = |other: &BigUint, cofactor: &BigInt| match other.is_zero() || other == &twice
        {
            true => cofactor == &one,
            false => cofactor.magnitude() * &twice < *other,
        };
        assert!(expected(b, &s), "s = {s} is not canonical");
        assert!(expected(a, &t), "t = {t} is not canonical");
    }
}

/// Checks an inverse modulo m, which is not 0, or that there is none.
pub fn check_inverse(x: &BigUint, m: &BigUint, inverse: Option<&[u64]>) {
    assert_eq!(
        inverse.is_some(),
        x.gcd(m).is_one(),
        "whether there is an inverse"
    );
    if let Some(inverse) = inverse {
        let inverse = from_limbs(inverse);
        assert!(&inverse < m);
        assert_eq!(inverse * x % m, BigUint::one() % m);
    }
}

/// The Jacobi symbol for an odd n, by its laws.
pub fn jacobi(x: &BigUint, n: &BigUint) -> Symbol {
    let (mut x, mut n, mut sign) = (x % n, n.clone(), Symbol::ONE);
    let low = |x: &BigUint| x.iter_u64_digits().next().unwrap_or(0);
    while !x.is_zero() {
        let zeros = x.trailing_zeros().unwrap_or(0);
        x >>= zeros;
        if zeros % 2 == 1 && matches!(low(&n) % 8, 3 | 5) {
            sign = -sign;
        }
        if low(&x) % 4 == 3 && low(&n) % 4 == 3 {
            sign = -sign;
        }
        let rest = &n % &x;
        (n, x) = (x, rest);
    }
    if n.is_one() { sign } else { Symbol::ZERO }
}

/// The Kronecker symbol, by its definition from that of Jacobi.
pub fn kronecker(a: &BigInt, b: &BigInt) -> Symbol {
    if b.is_zero() {
        return if a.magnitude().is_one() {
            Symbol::ONE
        } else {
            Symbol::ZERO
        };
    }
    let zeros = b.magnitude().trailing_zeros().unwrap_or(0);
    let odd = b.magnitude() >> zeros;
    let mut symbol = jacobi(
        &a.mod_floor(&BigInt::from(odd.clone())).magnitude().clone(),
        &odd,
    );
    if zeros > 0 && a.is_even() {
        return Symbol::ZERO;
    }
    let residue = a.mod_floor(&BigInt::from(8));
    if zeros % 2 == 1 && (residue == BigInt::from(3) || residue == BigInt::from(5)) {
        symbol = -symbol;
    }
    if a.sign() == Sign::Minus && b.sign() == Sign::Minus {
        -symbol
    } else {
        symbol
    }
}
