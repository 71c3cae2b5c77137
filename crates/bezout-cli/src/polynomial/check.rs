// SPDX-License-Identifier: MIT OR Apache-2.0
//! Whether the library's answers are right, by other arithmetic: products of large integers.

use crate::failure::Failure;
use bezout::polynomial::{PolynomialXgcd, PrimeField};
use bezout_front::polynomial::Ring;
use bezout_large::Natural;

/// Refuses to show what is no inverse.
pub fn inverse(ring: &Ring, a: &[u32], inverse: &[u32]) -> Result<(), Failure> {
    match is_inverse(ring, a, inverse) {
        true => Ok(()),
        false => Err(wrong("A * inverse is not 1")),
    }
}

/// Refuses to show cofactors that are none.
pub fn xgcd(
    field: &PrimeField,
    a: &[u32],
    b: &[u32],
    found: &PolynomialXgcd,
) -> Result<(), Failure> {
    let (x, y) = (
        product(a, &found.s, field.p()),
        product(b, &found.t, field.p()),
    );
    let at = |v: &[u32], i: usize| u64::from(v.get(i).copied().unwrap_or(0));
    let n = x.len().max(y.len()).max(found.gcd.len());
    let sum = |i| (at(&x, i) + at(&y, i)) % u64::from(field.p());
    match (0..n).all(|i| sum(i) == at(&found.gcd, i)) {
        true => Ok(()),
        false => Err(wrong("gcd is not s A + t B")),
    }
}

fn wrong(what: &str) -> Failure {
    Failure::Wrong(format!(
        "the library's result is wrong: {what}. Please report this"
    ))
}

fn is_inverse(ring: &Ring, a: &[u32], inverse: &[u32]) -> bool {
    if inverse.len() > ring.len() {
        return false;
    }
    match ring {
        // Modulo a constant everything is zero.
        Ring::Quotient(_, f) if f.len() == 1 => true,
        // The cofactor of A is the inverse; the other one shows that f divides the difference.
        Ring::Quotient(field, f) => field.xgcd_vartime(a, f).is_ok_and(|mut found| {
            found.s = inverse.to_vec();
            found.gcd == [1] && xgcd(field, a, f, &found).is_ok()
        }),
        _ => is_one(&product(a, inverse, ring.q()), &ring.modulus(), ring.q()),
    }
}

/// Whether a polynomial is 1 modulo a monic one.
fn is_one(a: &[u32], m: &[u32], q: u32) -> bool {
    let (d, q) = (m.len() - 1, u64::from(q));
    let mut rest: Vec<u64> = a.iter().map(|&c| c.into()).collect();
    rest.resize(rest.len().max(d), 0);
    let terms = (0..d).filter(|&j| m[j] != 0).map(|j| (j, u64::from(m[j])));
    let terms: Vec<_> = terms.collect();
    for i in (d..rest.len()).rev() {
        let c = std::mem::take(&mut rest[i]) % q;
        for &(j, m) in terms.iter().filter(|_| c != 0) {
            let at = &mut rest[i - d + j];
            *at = (*at + (q - c) * m) % q;
        }
    }
    rest[0] == 1 && rest[1..].iter().all(|&c| c == 0)
}

/// The product modulo `q`, by one product of integers: coefficients become digits in a base that no
/// sum of them reaches.
fn product(a: &[u32], b: &[u32], q: u32) -> Vec<u32> {
    let bits = |x: u64| u64::BITS - x.leading_zeros();
    let digit = 2 * bits(u64::from(q) - 1) + bits(a.len().min(b.len()) as u64);
    let words = digit.div_ceil(64) as usize;
    let pack = |x: &[u32]| {
        let mut digits = vec![0; x.len() * words];
        x.iter()
            .enumerate()
            .for_each(|(i, &c)| digits[i * words] = u64::from(c));
        Natural::new(digits)
    };
    let digits = (pack(a) * pack(b)).into_limbs();
    let q = u128::from(q);
    let coefficients = digits.chunks(words).map(|digit| {
        let words = digit.iter().rev();
        let value = words.fold(0u128, |v, &w| v << 64 | u128::from(w));
        (value % q) as u32
    });
    coefficients.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout_front::polynomial::{Coefficients, names};

    #[test]
    fn a_wrong_inverse_is_seen() {
        let named = names()
            .into_iter()
            .map(|name| Ring::named(name).expect("a preset"));
        let modulo = |f: &[u32]| Coefficients::named("F7").and_then(|c| c.modulo(f));
        let quotients = [&[1, 0, 1, 1][..], &[3, 0, 1, 2]].map(|f| modulo(f).expect("a ring"));
        for ring in named.chain(quotients) {
            // x has an inverse in each.
            let right = ring.invert_vartime(&[0, 1]).expect("invertible");
            let seen = |y: &[u32]| inverse(&ring, &[0, 1], y);
            assert!(seen(&right).is_ok(), "{ring:?}");
            // Where the last coefficient of NTRU is any, the modulus times it can be added.
            for at in [0, 1, ring.modulus().len() - 2] {
                let mut wrong = right.clone();
                wrong[at] = (wrong[at] + 1) % ring.q();
                let error = seen(&wrong).expect_err("it is wrong").to_string();
                assert!(error.contains("A * inverse is not 1"), "{ring:?} {at}");
            }
            // A right one that is too long: with a multiple of the modulus.
            let (m, q) = (ring.modulus(), ring.q());
            let start = right.len() + 1 - m.len();
            let mut long = right;
            long.resize(start + m.len(), 0);
            for (x, c) in long[start..].iter_mut().zip(&m) {
                *x = (*x + c) % q;
            }
            assert!(seen(&long).is_err(), "{ring:?}");
        }
    }

    #[test]
    fn wrong_cofactors_are_seen() {
        let field = PrimeField::new(7).expect("a prime");
        let (a, b) = ([1, 2, 3], [1, 0, 1, 1]);
        let mut found = field.xgcd_vartime(&a, &b).expect("polynomials");
        assert!(xgcd(&field, &a, &b, &found).is_ok());
        found.t[0] = (found.t[0] + 1) % 7;
        assert!(xgcd(&field, &a, &b, &found).is_err());
    }

    #[test]
    fn products_do_not_overflow() {
        let p = (1 << 31) - 1;
        let squares = [1, 2, 3, 4, 5, 4, 3, 2, 1];
        assert_eq!(product(&[p - 1; 5], &[p - 1; 5], p), squares);
        assert_eq!(product(&[], &[1], p), Vec::<u32>::new());
    }
}
