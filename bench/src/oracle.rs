// SPDX-License-Identifier: MIT OR Apache-2.0
//! The independent answer to every operation: an implementation that is wrong, or linked to the
//! wrong function, must not print a time.

use crate::case::{Case, Op};
use crate::operands::Operands;
use crate::polynomial::Ring;
use crate::row::{Answer, Work};
use bezout_exercise::binary_field::oracle::{product, remainder};
use bezout_exercise::oracle::jacobi;
use bezout_exercise::polynomial::{self, digit, digits};
use bezout_exercise::public::{Numbers, task};
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::One;

/// Compares results for the pool's first operands, and says what is wrong if one is.
pub fn check(case: &Case, operands: &Operands, work: &mut dyn Work) -> Result<(), String> {
    for index in 0..CHECKED.min(operands.first.len()) {
        let answer = work.answer(index);
        let (a, b) = (&operands.first[index], &operands.second[index]);
        let right = match operands.known.get(index) {
            Some(known) => is_known(case.op, a, b, known, &answer),
            None => is_right(case, a, b, &answer),
        };
        if !right {
            // A large number says nothing.
            let shown = |x: &BigUint| format!("{x:#x}").chars().take(SHOWN).collect::<String>();
            let answer: String = format!("{answer:x?}").chars().take(SHOWN).collect();
            let [a, b] = [a, b].map(shown);
            return Err(format!(
                "wrong result for operand {index}: {answer} (a = {a}, b = {b})"
            ));
        }
    }
    Ok(())
}

fn is_right(case: &Case, a: &BigUint, b: &BigUint, answer: &Answer) -> bool {
    let m = &case.modulus;
    match (case.op, answer) {
        (_, Answer::Right(right)) => *right,
        // The cost of a batch's element stands next to that of a multiplication.
        (Op::Invert | Op::InvertBatch | Op::Mul | Op::Client, Answer::Inverse(inverse)) => {
            inverse.as_ref().is_some_and(|y| is_inverse(case, a, y))
        }
        (Op::Gcd, Answer::Gcd(gcd)) => *gcd == a.gcd(b),
        (Op::Gcd, Answer::Coprime(coprime)) => *coprime == a.gcd(b).is_one(),
        (Op::Xgcd, Answer::Xgcd(gcd, s, t)) => *gcd == a.gcd(b) && is_combination(a, b, gcd, s, t),
        (Op::Jacobi | Op::Legendre, Answer::Symbol(symbol)) => *symbol == i32::from(jacobi(a, m)),
        (Op::Legendre, Answer::Square(square)) => *square == (jacobi(a, m) == 1),
        (Op::Sqrt, Answer::Root(Some(y))) => y < m && y * y % m == *a,
        (Op::Sqrt, Answer::Root(None)) => jacobi(a, m) == -1,
        (Op::Split, Answer::Halves(r, t)) => {
            let m = BigInt::from(m.clone());
            let half = m.bits().div_ceil(2) + 1;
            let short = r.bits() <= half && t.bits() <= half && *t != BigInt::ZERO;
            short && ((BigInt::from(a.clone()) * t - r) % m) == BigInt::ZERO
        }
        (op, Answer::Number(number)) => {
            let numbers = Numbers::of([a, b, m], case.limbs());
            let expected = (task(op.name()).expected)(&numbers);
            expected == Some(vec![number.clone().into()])
        }
        _ => false,
    }
}

/// Whether an answer is the one that the operands were made with.
fn is_known(op: Op, a: &BigUint, b: &BigUint, known: &BigUint, answer: &Answer) -> bool {
    match (op, answer) {
        (Op::Invert, Answer::Inverse(inverse)) => inverse.as_ref() == Some(known),
        (Op::Gcd, Answer::Gcd(gcd)) => gcd == known,
        (Op::Xgcd, Answer::Xgcd(gcd, s, t)) => gcd == known && is_combination(a, b, gcd, s, t),
        (Op::Product, Answer::Number(product)) => *product == a * b,
        _ => false,
    }
}

fn is_combination(a: &BigUint, b: &BigUint, gcd: &BigUint, s: &BigInt, t: &BigInt) -> bool {
    let [a, b, gcd] = [a, b, gcd].map(|x| BigInt::from(x.clone()));
    s * a + t * b == gcd
}

/// Whether this is the canonical inverse of an operand, all of which have one: their product is 1.
fn is_inverse(case: &Case, a: &BigUint, inverse: &BigUint) -> bool {
    let m = &case.modulus;
    match Ring::of(case) {
        _ if case.ring == "int" => inverse < m && (a * inverse % m).is_one(),
        Some(Ring::Small(ring)) => {
            let [Some(a), Some(y)] = [a, inverse].map(|x| digits(x, digit(&ring), ring.len()))
            else {
                return false;
            };
            let [a, y] = [a, y].map(|x| x.into_iter().map(u32::from).collect::<Vec<_>>());
            let q = ring.q();
            let product = polynomial::oracle::product(&a, &y, q);
            // Modulo 1 + x + ... + x^d the highest coefficient is one too many.
            let reduced = y.iter().all(|&c| c < q) && y[ring.degree()..].iter().all(|&c| c == 0);
            reduced
                && polynomial::oracle::remainder(&product, &polynomial::modulus(&ring), q) == [1]
        }
        // Modulo x^r - 1 what is above is added to what is below.
        Some(Ring::Cyclic(ring)) => {
            let product = product(a, inverse);
            let high = &product >> ring.degree();
            let low = &product ^ (&high << ring.degree());
            inverse.bits() <= ring.degree() as u64 && (high ^ low).is_one()
        }
        None => inverse.bits() < m.bits() && remainder(product(a, inverse), m).is_one(),
    }
}

const CHECKED: usize = 8;
/// Digits of a number in a complaint, and what is around an answer.
const SHOWN: usize = 1400;

#[cfg(test)]
mod tests {
    use super::*;
    use bezout::kernels::integer::{Gcd, Invert};
    use bezout_exercise::{Exercise, Size};

    fn case<O: Exercise>(op: Op, size: Size) -> Case {
        Case::new::<O>(op, size).expect("operands of this size")
    }

    fn number(x: u32) -> BigUint {
        x.into()
    }

    /// In each ring, the inverse of x.
    #[test]
    fn inverses_of_polynomials_are_checked() {
        use bezout::kernels::{binary_field, polynomial};
        let one = BigUint::one();
        let check = |case: Case, x: u64, right: BigUint, off: BigUint| {
            let x = BigUint::from(x);
            let is_right = |y: BigUint| is_right(&case, &x, &x, &Answer::Inverse(Some(y)));
            assert!(is_right(right.clone()), "{}", case.name);
            assert!(
                !is_right(&right ^ off) && !is_right(right + (&one << 70000)),
                "{}",
                case.name
            );
            assert!(!super::is_right(&case, &x, &x, &Answer::Inverse(None)));
        };
        // x times (x^126 + x^62) is x^127 + x^63, which is 1.
        let field = case::<binary_field::Invert>(Op::Invert, Size::named("gf2_127", 127));
        check(field, 2, (&one << 126) ^ (&one << 62), one.clone());
        let cyclic = case::<polynomial::InvertCyclic>(Op::Invert, Size::named("bike-l1", 12323));
        check(cyclic, 2, &one << 12322, one.clone());
        // x (x^760 - 1) = 1 modulo x^761 - x - 1 and 4591.
        let small = case::<polynomial::Invert>(Op::Invert, Size::named("sntrup761-rq", 761));
        check(small, 1 << 16, (&one << (16 * 760)) + 4590u32, one.clone());
        // -(1 + x + ... + x^699) = x^700, whose product with x is 1 modulo 1 + x + ... + x^700
        // and 3.
        let ones = case::<polynomial::Invert>(Op::Invert, Size::named("hrss701-s3", 700));
        let right = (0..700).fold(BigUint::ZERO, |sum, i| sum + (number(2) << (16 * i)));
        check(ones, 1 << 16, right, &one << (16 * 700));
    }

    #[test]
    fn products_are_those_of_both_operands() {
        let case = case::<Invert>(Op::Mul, Size::P25519);
        let [a, b, right] = [3, 5, 15].map(number);
        assert!(is_right(&case, &a, &b, &Answer::Number(right.clone())));
        assert!(!is_right(&case, &a, &a, &Answer::Number(right)));
        let inverse = a.modinv(&case.modulus);
        assert!(is_right(&case, &a, &b, &Answer::Inverse(inverse.clone())));
        assert!(!is_right(&case, &b, &a, &Answer::Inverse(inverse)));
    }

    #[test]
    fn numbers_are_those_of_their_operation() {
        let [a, b] = [4, 6].map(number);
        for (op, right) in [(Op::Lcm, 12), (Op::Product, 24)] {
            let case = case::<Gcd>(op, Size::Bits(256));
            let answer = Answer::Number(number(right));
            assert!(is_right(&case, &a, &b, &answer), "{op:?}");
            assert!(!is_right(&case, &b, &b, &answer), "{op:?}");
        }
    }

    /// Modulo the prime of the case both roots of 4 are right, and that 2 has none or is one.
    #[test]
    fn roots_are_squared() {
        let case = case::<Invert>(Op::Sqrt, Size::P25519);
        let [two, three, four] = [2, 3, 4].map(number);
        let is_root = |x: &BigUint, y: Option<BigUint>| is_right(&case, x, x, &Answer::Root(y));
        assert!(is_root(&four, Some(two.clone())));
        assert!(is_root(&four, Some(&case.modulus - &two)));
        assert!(!is_root(&four, Some(three)));
        assert!(!is_root(&four, Some(&case.modulus + &two)));
        assert!(!is_root(&four, None));
        assert!(is_root(&two, None));
    }

    /// A residue is r / t; one half that is as long as the modulus is no half.
    #[test]
    fn halves_are_short() {
        let case = case::<Invert>(Op::Split, Size::P25519);
        let m = BigInt::from(case.modulus.clone());
        let [r, t] = [5, -3].map(BigInt::from);
        let third = number(3).modinv(&case.modulus).expect("m is a prime");
        let x = &case.modulus - number(5) * third % &case.modulus;
        let is_split =
            |r: &BigInt, t: &BigInt| is_right(&case, &x, &x, &Answer::Halves(r.clone(), t.clone()));
        assert!(is_split(&r, &t));
        assert!(!is_split(&r, &-&t));
        assert!(!is_split(&(&r + &m), &t));
        assert!(!is_split(&BigInt::ZERO, &BigInt::ZERO));
    }

    #[test]
    fn wrong_answers_are_refused() {
        let [six, ten] = [6, 10].map(number);
        let size = Size::Bits(256);
        let right = |op, answer| is_right(&case::<Gcd>(op, size), &six, &ten, &answer);
        assert!(right(Op::Gcd, Answer::Gcd(number(2))));
        assert!(!right(Op::Gcd, Answer::Gcd(number(1))));
        assert!(!right(Op::Gcd, Answer::Coprime(true)));
        let [plus, minus, two] = [1, -1, 2].map(BigInt::from);
        assert!(right(Op::Xgcd, Answer::Xgcd(number(2), two.clone(), minus)));
        assert!(!right(Op::Xgcd, Answer::Xgcd(number(2), two, plus)));
        // An answer to another question is wrong too.
        assert!(!right(Op::Invert, Answer::Gcd(number(2))));
        assert!(!right(Op::Invert, Answer::Inverse(None)));
    }
}
