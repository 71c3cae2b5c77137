// SPDX-License-Identifier: MIT OR Apache-2.0
//! The independent answer to every operation: an implementation that is wrong, or linked to the wrong function, must
//! not print a time.

use crate::case::{Arithmetic, Case, Op, Operands};
use crate::polynomial::Ring;
use crate::row::{Answer, Work};
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Zero};

/// Compares results for the pool's first operands, and says what is wrong if one is.
pub fn check(case: &Case, operands: &Operands, work: &mut dyn Work) -> Result<(), String> {
    for index in 0..CHECKED {
        let answer = work.answer(index);
        let (a, b) = (&operands.first[index], &operands.second[index]);
        if !is_right(case, a, b, &answer) {
            return Err(format!(
                "wrong result for operand {index}: {answer:x?} (a = {a:#x}, b = {b:#x})"
            ));
        }
    }
    Ok(())
}

fn is_right(case: &Case, a: &BigUint, b: &BigUint, answer: &Answer) -> bool {
    if let (Op::Table(_) | Op::InvertBatch, Answer::Right(right)) = (case.op, answer) {
        return *right;
    }
    if let Some(ring) = Ring::named(case.size) {
        return matches!(answer, Answer::Inverse(Some(inverse)) if ring.is_inverse(a, inverse));
    }
    if case.ring() == "gf2" {
        return match answer {
            Answer::Inverse(Some(inverse)) => {
                inverse.bits() < case.modulus.bits()
                    && carry_less(a, inverse, &case.modulus).is_one()
            }
            _ => false,
        };
    }
    match (case.op, answer) {
        (Op::Client, Answer::Right(right)) => *right,
        (Op::Invert | Op::Client, Answer::Inverse(inverse)) => *inverse == a.modinv(&case.modulus),
        // The cost of a batch's element stands next to that of a multiplication.
        (Op::InvertBatch | Op::Mul, Answer::Inverse(inverse)) => {
            *inverse == a.modinv(&case.modulus)
        }
        (Op::Mul, Answer::Number(product)) => *product == a * b % &case.modulus,
        (Op::Arithmetic(arithmetic), Answer::Number(number)) => {
            *number == result(arithmetic, a, b, &case.modulus)
        }
        (Op::Gcd, Answer::Gcd(gcd)) => *gcd == a.gcd(b),
        (Op::Gcd, Answer::Coprime(coprime)) => *coprime == a.gcd(b).is_one(),
        (Op::Xgcd, Answer::Xgcd(gcd, s, t)) => {
            let sum = s * BigInt::from(a.clone()) + t * BigInt::from(b.clone());
            *gcd == a.gcd(b) && sum == BigInt::from(gcd.clone())
        }
        (Op::Jacobi | Op::Legendre, Answer::Symbol(symbol)) => *symbol == jacobi(a, &case.modulus),
        (Op::Legendre, Answer::Square(square)) => *square == (jacobi(a, &case.modulus) == 1),
        _ => false,
    }
}

/// What `arithmetic` makes of `a` and `b`, which are below the modulus if it plays a part.
fn result(arithmetic: Arithmetic, a: &BigUint, b: &BigUint, m: &BigUint) -> BigUint {
    match arithmetic {
        Arithmetic::Add => (a + b) % m,
        Arithmetic::Sub => (a + (m - b)) % m,
        Arithmetic::Neg => (m - a) % m,
        Arithmetic::Square => a * a % m,
        Arithmetic::Pow => a.modpow(b, m),
        Arithmetic::Divide => a * b.modinv(m).expect("operands are coprime to it") % m,
        Arithmetic::Lcm => a.lcm(b),
        Arithmetic::Product => a * b,
    }
}

/// The Jacobi symbol (a/n) for odd n, by reciprocity and division: slow, and obvious.
fn jacobi(a: &BigUint, n: &BigUint) -> i32 {
    let (mut a, mut n, mut symbol) = (a % n, n.clone(), 1);
    while !a.is_zero() {
        let twos = a.trailing_zeros().unwrap_or(0);
        a >>= twos;
        let (a_mod_8, n_mod_8) = (low(&a) & 7, low(&n) & 7);
        if twos % 2 == 1 && (n_mod_8 == 3 || n_mod_8 == 5) {
            symbol = -symbol;
        }
        if a_mod_8 % 4 == 3 && n_mod_8 % 4 == 3 {
            symbol = -symbol;
        }
        std::mem::swap(&mut a, &mut n);
        a %= &n;
    }
    if n.is_one() { symbol } else { 0 }
}

/// The product of polynomials over F2 modulo one, bit by bit.
fn carry_less(a: &BigUint, b: &BigUint, modulus: &BigUint) -> BigUint {
    let mut out = BigUint::zero();
    for i in (0..b.bits()).rev() {
        out <<= 1;
        if out.bits() == modulus.bits() {
            out ^= modulus;
        }
        if b.bit(i) {
            out ^= a;
        }
    }
    out
}

fn low(x: &BigUint) -> u64 {
    x.iter_u64_digits().next().unwrap_or(0)
}

const CHECKED: usize = 8;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverses_of_polynomials_are_checked() {
        let case = Case::new(Op::Invert, "gf2_127");
        // x times (x^126 + x^62) is x^127 + x^63, which is 1.
        let (a, one) = (BigUint::from(2u32), BigUint::one());
        let right: BigUint = (&one << 126) ^ (&one << 62);
        assert!(is_right(
            &case,
            &a,
            &a,
            &Answer::Inverse(Some(right.clone()))
        ));
        assert!(!is_right(
            &case,
            &a,
            &a,
            &Answer::Inverse(Some(right ^ one))
        ));
        assert!(!is_right(&case, &a, &a, &Answer::Inverse(None)));
    }

    #[test]
    fn products_are_those_of_both_operands() {
        let case = Case::new(Op::Mul, "2^255-19");
        let [a, b, right] = [3u32, 5, 15].map(BigUint::from);
        assert!(is_right(&case, &a, &b, &Answer::Number(right.clone())));
        assert!(!is_right(&case, &a, &a, &Answer::Number(right)));
        let inverse = a.modinv(&case.modulus);
        assert!(is_right(&case, &a, &b, &Answer::Inverse(inverse.clone())));
        assert!(!is_right(&case, &b, &a, &Answer::Inverse(inverse)));
    }

    /// Small enough to be done by hand, and each wrong for another operation.
    #[test]
    fn arithmetic_is_that_of_its_name() {
        let [a, b, m] = [4u32, 6, 77].map(BigUint::from);
        let results = [10u32, 75, 73, 16, 15, 52, 12, 24];
        for (arithmetic, right) in Arithmetic::ALL.into_iter().zip(results) {
            let found = result(arithmetic, &a, &b, &m);
            assert_eq!(found, BigUint::from(right), "{arithmetic:?}");
        }
        let case = Case::new(Op::Arithmetic(Arithmetic::Product), "256");
        let product = Answer::Number(BigUint::from(24u32));
        assert!(is_right(&case, &a, &b, &product));
        assert!(!is_right(&case, &b, &b, &product));
    }

    #[test]
    fn jacobi_of_a_prime_is_eulers_criterion() {
        for p in [3u32, 5, 7, 11, 13, 101, 997] {
            let modulus = BigUint::from(p);
            for a in 0..2 * p {
                let power = BigUint::from(a).modpow(&BigUint::from((p - 1) / 2), &modulus);
                let expected = if power.is_zero() {
                    0
                } else if power.is_one() {
                    1
                } else {
                    -1
                };
                assert_eq!(jacobi(&BigUint::from(a), &modulus), expected, "({a}/{p})");
            }
        }
    }

    #[test]
    fn jacobi_of_a_composite_is_the_product() {
        for a in 0..210u32 {
            let symbol = |n: u32| jacobi(&BigUint::from(a), &BigUint::from(n));
            assert_eq!(symbol(105), symbol(3) * symbol(5) * symbol(7), "({a}/105)");
        }
    }

    #[test]
    fn wrong_answers_are_refused() {
        let (six, ten) = (BigUint::from(6u32), BigUint::from(10u32));
        let right = |op, answer| is_right(&Case::new(op, "256"), &six, &ten, &answer);
        assert!(right(Op::Gcd, Answer::Gcd(BigUint::from(2u32))));
        assert!(!right(Op::Gcd, Answer::Gcd(BigUint::from(1u32))));
        assert!(!right(Op::Gcd, Answer::Coprime(true)));
        assert!(right(
            Op::Xgcd,
            Answer::Xgcd(BigUint::from(2u32), BigInt::from(2), BigInt::from(-1))
        ));
        assert!(!right(
            Op::Xgcd,
            Answer::Xgcd(BigUint::from(2u32), BigInt::from(2), BigInt::from(1))
        ));
        // An answer to another question is wrong too.
        assert!(!right(Op::Invert, Answer::Gcd(BigUint::from(2u32))));
        assert!(!right(Op::Invert, Answer::Inverse(None)));
    }
}
