// SPDX-License-Identifier: MIT OR Apache-2.0
//! Answers by another library, or by definition.

use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;

/// Limbs as the oracle's number.
pub fn big(x: &[u64]) -> BigUint {
    let halves = x.iter().flat_map(|&w| [w as u32, (w >> 32) as u32]);
    BigUint::new(halves.collect())
}

/// The oracle's number as `n` limbs, of which higher ones are lost.
pub fn limbs(x: &BigUint, n: usize) -> Vec<u64> {
    let mut v = x.to_u64_digits();
    v.resize(n, 0);
    v
}

/// Whether the oracle's number is negative, and its magnitude as `n` limbs.
pub fn signed(x: &BigInt, n: usize) -> (bool, Vec<u64>) {
    (x.sign() == Sign::Minus, limbs(x.magnitude(), n))
}

/// The inverse; modulo 1 it is 0.
pub fn inverse(x: &BigUint, m: &BigUint) -> Option<BigUint> {
    if *m == BigUint::from(1u8) {
        Some(BigUint::ZERO)
    } else {
        x.modinv(m)
    }
}

/// The canonical cofactors of `a` and `b`, by their definition, out of the oracle's arithmetic.
pub fn cofactors(a: &BigUint, b: &BigUint) -> (BigUint, BigInt, BigInt) {
    let (zero, one) = (BigInt::ZERO, BigInt::from(1));
    let g = a.gcd(b);
    if g == BigUint::ZERO {
        return (g, zero.clone(), zero);
    }
    if a == b {
        return (g, zero, one);
    }
    let (x, y) = (BigInt::from(a / &g), BigInt::from(b / &g));
    if y == zero || y == BigInt::from(2) {
        let t = if y == zero { zero } else { (&one - &x) / &y };
        return (g, one, t);
    }
    if x == zero || x == BigInt::from(2) {
        let s = if x == zero { zero } else { (&one - &y) / &x };
        return (g, s, one);
    }
    let mut s = BigInt::from(inverse(x.magnitude(), y.magnitude()).expect("coprime"));
    if &s * 2 > y {
        s -= &y;
    }
    let t = (&one - &s * &x) / &y;
    (g, s, t)
}

/// All remainders of Euclid's algorithm for `a` and `b`, the larger one first, or b, down to 0,
/// with their cofactors of b.
pub fn remainders(a: &BigUint, b: &BigUint) -> Vec<(BigUint, BigInt)> {
    let (first, second) = ((a.clone(), BigInt::ZERO), (b.clone(), BigInt::from(1)));
    let mut rows = match a <= b {
        true => vec![second, first],
        false => vec![first, second],
    };
    while let [.., x, y] = &rows[..]
        && y.0 != BigUint::ZERO
    {
        let (q, rest) = x.0.div_rem(&y.0);
        let cofactor = &x.1 - BigInt::from(q) * &y.1;
        rows.push((rest, cofactor));
    }
    rows
}

/// The first two consecutive ones of these rows of which the second one is below the bound, or
/// below 1 if that is 0.
pub fn around<'r>(rows: &'r [(BigUint, BigInt)], bound: &BigUint) -> &'r [(BigUint, BigInt)] {
    let below = |pair: &&[(BigUint, BigInt)]| pair[1].0 < *bound || pair[1].0 == BigUint::ZERO;
    rows.windows(2).find(below).expect("the last one is 0")
}

/// The Jacobi symbol by the textbook: reduce, take out twos, turn over.
pub fn jacobi(x: &BigUint, n: &BigUint) -> i8 {
    let (mut a, mut n, mut s) = (x % n, n.clone(), 1);
    while a != BigUint::ZERO {
        let zeros = a.trailing_zeros().unwrap_or(0);
        a >>= zeros;
        if zeros % 2 == 1 && [3, 5].contains(&(n.to_u64_digits()[0] % 8)) {
            s = -s;
        }
        if a.to_u64_digits()[0] % 4 == 3 && n.to_u64_digits()[0] % 4 == 3 {
            s = -s;
        }
        (a, n) = (n % &a, a);
    }
    if n == BigUint::from(1u8) { s } else { 0 }
}

/// Whether a small number is prime.
pub fn is_prime(n: u64) -> bool {
    n > 1
        && (2..)
            .take_while(|d| d * d <= n)
            .all(|d| !n.is_multiple_of(d))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbol(a: u32, n: u32) -> i8 {
        jacobi(&a.into(), &n.into())
    }

    #[test]
    fn jacobi_of_a_prime_is_eulers_criterion() {
        for p in [3u32, 5, 7, 11, 13, 101, 997] {
            for a in 0..2 * p {
                let power = BigUint::from(a).modpow(&((p - 1) / 2).into(), &p.into());
                let expected = match power.to_u64_digits()[..] {
                    [] => 0,
                    [1] => 1,
                    _ => -1,
                };
                assert_eq!(symbol(a, p), expected, "({a}/{p})");
            }
        }
    }

    #[test]
    fn jacobi_of_a_composite_is_the_product() {
        for a in 0..210 {
            let product = symbol(a, 3) * symbol(a, 5) * symbol(a, 7);
            assert_eq!(symbol(a, 105), product, "({a}/105)");
        }
    }
}
