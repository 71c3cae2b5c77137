// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout-large` under the numbers of other crates: one changed line each, with the same answer as
//! the line before.

/// Modulo 2^607 - 1, which is a prime, and a number.
#[cfg(any(feature = "dashu", feature = "malachite", feature = "gmp"))]
const BITS: usize = 607;

#[test]
fn num_bigint() {
    use num_bigint::BigUint;
    use num_integer::Integer;
    let (a, b): (BigUint, BigUint) = (BigUint::from(240u32) << 900, BigUint::from(46u32) << 800);
    let was = a.gcd(&b);
    let now = bezout_large::gcd(&a.to_u64_digits(), &b.to_u64_digits());
    assert_eq!(was.to_u64_digits(), now);
}

#[cfg(feature = "dashu")]
#[test]
fn dashu() {
    use dashu_int::{UBig, ops::Gcd};
    let m = (UBig::ONE << BITS) - UBig::ONE;
    let (a, b) = (UBig::from(240u32) * &m, UBig::from(46u32) * &m);
    let was = (&a).gcd(&b);
    let now = UBig::from_words(&bezout_large::gcd(a.as_words(), b.as_words()));
    assert_eq!(was, now);
}

#[cfg(feature = "malachite")]
#[test]
fn malachite() {
    use malachite_base::num::arithmetic::traits::ModInverse;
    use malachite_base::num::basic::traits::One;
    use malachite_nz::natural::Natural;
    let (x, m) = (Natural::from(240u32), (Natural::ONE << BITS) - Natural::ONE);
    let was = (&x).mod_inverse(&m);
    let now = bezout_large::invert(&x.to_limbs_asc(), &m.to_limbs_asc());
    assert_eq!(
        was,
        now.expect("m is not 0").map(Natural::from_owned_limbs_asc)
    );
}

#[cfg(feature = "gmp")]
#[test]
fn rug() {
    use rug::{Integer, integer::Order};
    let (x, m) = (Integer::from(240), (Integer::from(1) << BITS as u32) - 1);
    let was = x.invert_ref(&m).map(Integer::from);
    let now = bezout_large::invert(&x.to_digits(Order::Lsf), &m.to_digits(Order::Lsf));
    let now = now
        .expect("m is not 0")
        .map(|y| Integer::from_digits(&y, Order::Lsf));
    assert_eq!(was, now);
}
