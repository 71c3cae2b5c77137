// SPDX-License-Identifier: MIT OR Apache-2.0
//! Polynomials over F2 by definition: bit i of a number is the coefficient of `x^i`.

use num_bigint::BigUint;

/// `a mod f`, for `f` not 0.
pub fn remainder(mut a: BigUint, f: &BigUint) -> BigUint {
    while a.bits() >= f.bits() {
        let shift = a.bits() - f.bits();
        a ^= f << shift;
    }
    a
}

/// `a b`.
pub fn product(a: &BigUint, b: &BigUint) -> BigUint {
    let mut sum = BigUint::ZERO;
    for i in (0..b.bits()).filter(|&i| b.bit(i)) {
        sum ^= a << i;
    }
    sum
}

/// The inverse of `a` modulo an irreducible `f`; none if there is none. Euclid's algorithm.
pub fn inverse(a: &BigUint, f: &BigUint) -> Option<BigUint> {
    let (mut u, mut v) = (remainder(a.clone(), f), f.clone());
    let (mut b, mut c) = (BigUint::from(1u8), BigUint::ZERO);
    // b a = u and c a = v.
    while u.bits() > 1 {
        if u.bits() < v.bits() {
            (u, v, b, c) = (v, u, c, b);
        }
        let shift = u.bits() - v.bits();
        u ^= &v << shift;
        b ^= &c << shift;
    }
    (u.bits() == 1).then(|| remainder(b, f))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverses_multiply_to_one() {
        // x^11 + x^2 + 1 is irreducible.
        let f = BigUint::from(0x805u32);
        assert_eq!(inverse(&BigUint::ZERO, &f), None);
        assert_eq!(inverse(&f, &f), None);
        for a in (1..2048u32).map(BigUint::from) {
            let y = inverse(&a, &f).expect("a field");
            assert_eq!(remainder(product(&a, &y), &f), BigUint::from(1u8));
        }
    }
}
