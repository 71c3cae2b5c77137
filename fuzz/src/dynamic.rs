// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers of any length: both timings of each operation against num-bigint.

use crate::choose::{Choose, from_limbs};
use crate::oracle::{check_inverse, check_xgcd, jacobi, kronecker};
use bezout::{CtVec, Error, dynamic};
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use num_traits::Zero;

const LIMBS: usize = 12;

pub fn run(data: &[u8]) {
    let mut choose = Choose::new(data);
    let (long, short) = (choose.up_to(LIMBS), choose.up_to(LIMBS));
    let pair = choose.pair(long, short);
    let limbs = [choose.limbs(&pair[0]), choose.limbs(&pair[1])];
    planted(&pair);
    gcds(&pair, &limbs);
    inverses(&pair, &limbs);
    inverse_of_power(&pair[0], &limbs[0], choose.up_to(64 * LIMBS + 1));
    symbols(&pair, &limbs, [choose.bit(), choose.bit()]);
}

/// The control of tools/fuzz.py: with this variable, operands that have a long common factor are a
/// finding.
fn planted([a, b]: &[BigUint; 2]) {
    if std::env::var_os("BEZOUT_FUZZ_PLANTED").is_some() {
        assert!(
            a == b || a.is_zero() || b.is_zero() || a.gcd(b).bits() < 64,
            "the planted error"
        );
    }
}

fn gcds([a, b]: &[BigUint; 2], [x, y]: &[Vec<u64>; 2]) {
    let g = a.gcd(b);
    assert_eq!(from_limbs(&dynamic::gcd(x, y)), g);
    assert_eq!(from_limbs(&dynamic::gcd_vartime(x, y)), g);
    check_xgcd(a, b, &g, &dynamic::xgcd(x, y));
    check_xgcd(a, b, &g, &dynamic::xgcd_vartime(x, y));
    assert_eq!(from_limbs(&dynamic::mul(x, y)), a * b);
    assert_eq!(from_limbs(&dynamic::lcm(x, y)), a.lcm(b));
}

fn inverses([a, m]: &[BigUint; 2], [x, y]: &[Vec<u64>; 2]) {
    let check = |inverse: Result<Option<Vec<u64>>, Error>, accepted: bool| match inverse {
        Ok(inverse) => {
            assert!(accepted, "an inverse for refused arguments");
            check_inverse(a, m, inverse.as_deref());
        }
        Err(_) => assert!(!accepted, "an error for accepted arguments"),
    };
    let option = |inverse: Result<CtVec, Error>| inverse.map(CtVec::into_option);
    let (positive, odd) = (!m.is_zero(), m.is_odd());
    check(option(dynamic::invert_mod(x, y)), positive);
    check(dynamic::invert_mod_vartime(x, y), positive);
    check(option(dynamic::invert_odd_mod(x, y)), odd);
    check(dynamic::invert_odd_mod_vartime(x, y), odd);
    check(
        option(dynamic::invert_odd_number_mod(x, y)),
        positive && a.is_odd(),
    );
}

fn inverse_of_power(a: &BigUint, x: &[u64], k: usize) {
    let inverse = dynamic::invert_mod2k(x, k).into_option();
    assert_eq!(inverse.is_some(), a.is_odd());
    if let Some(inverse) = inverse {
        check_inverse(a, &(BigUint::from(1u32) << k), Some(&inverse));
    }
}

fn symbols([a, n]: &[BigUint; 2], [x, y]: &[Vec<u64>; 2], negative: [bool; 2]) {
    let expected = n.is_odd().then(|| jacobi(a, n));
    assert_eq!(dynamic::jacobi(x, y).ok(), expected);
    assert_eq!(dynamic::jacobi_vartime(x, y).ok(), expected);
    let sign = |negative| if negative { Sign::Minus } else { Sign::Plus };
    let [a, n] =
        [(a, negative[0]), (n, negative[1])].map(|(x, s)| BigInt::from_biguint(sign(s), x.clone()));
    assert_eq!(
        dynamic::kronecker_vartime(negative[0], x, negative[1], y),
        kronecker(&a, &n)
    );
}
