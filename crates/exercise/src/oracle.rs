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

/// The Kronecker symbol, by its definition from that of Jacobi.
pub fn kronecker(a: &BigInt, b: &BigInt) -> i8 {
    if *b == BigInt::ZERO {
        return i8::from(*a.magnitude() == BigUint::from(1u8));
    }
    let zeros = b.magnitude().trailing_zeros().unwrap_or(0);
    if zeros > 0 && a.is_even() {
        return 0;
    }
    let odd = BigInt::from(b.magnitude() >> zeros);
    let symbol = jacobi(a.mod_floor(&odd).magnitude(), odd.magnitude());
    let two = zeros % 2 == 1 && a.bit(1) != a.bit(2);
    let signs = a.sign() == Sign::Minus && b.sign() == Sign::Minus;
    if two != signs { -symbol } else { symbol }
}

/// One of the square roots of a number that has some modulo a prime [Tonelli and Shanks].
pub fn root(x: &BigUint, p: &BigUint) -> BigUint {
    let one = BigUint::from(1u8);
    let twos = (p - &one).trailing_zeros().expect("an odd prime");
    let odd = (p - &one) >> twos;
    let mut z = BigUint::from(2u8);
    while jacobi(&z, p) != -1 {
        z += 1u8;
    }
    let (mut y, mut c) = (x.modpow(&((&odd + &one) >> 1), p), z.modpow(&odd, p));
    let mut t = x.modpow(&odd, p);
    for i in (0..twos.saturating_sub(1)).rev() {
        // The order of t divides 2^(i + 1); where it is that, a power of c halves it.
        if t.modpow(&(&one << i), p) == p - &one {
            (y, t) = (y * &c % p, t * &c * &c % p);
        }
        c = &c * &c % p;
    }
    y
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
    fn kronecker_is_multiplicative() {
        let symbol = |a: i64, b: i64| kronecker(&a.into(), &b.into());
        for a in -40..=40 {
            assert_eq!(symbol(a, -1), if a < 0 { -1 } else { 1 }, "{a}");
            let two = [0, 1, 0, -1, 0, -1, 0, 1][a.rem_euclid(8) as usize];
            assert_eq!(symbol(a, 2), two, "{a}");
            assert_eq!(symbol(a, 0), i8::from(a.abs() == 1), "{a}");
            for (b, c) in (1..30).flat_map(|b| [-1, 2, 3, 4, 5, 15].map(|c| (b, c))) {
                assert_eq!(
                    symbol(a, b * c),
                    symbol(a, b) * symbol(a, c),
                    "{a}, {b}, {c}"
                );
            }
        }
    }

    #[test]
    fn roots_are_roots() {
        for p in [3u32, 5, 13, 17, 41, 97, 193, 257, 7681, 12289] {
            for x in 0..p.min(300) {
                let square = (x * x % p).into();
                let y = root(&square, &p.into());
                assert_eq!(&y * &y % p, square, "{x} modulo {p}");
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
