// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products against num-bigint's, against closed forms where numbers are long, and all forms
//! against each other.

use super::*;
use crate::backend::bounds::{PRIMES, SMALLEST_WIDTH, TERMS};
use crate::backend::{Form, SMALLEST_LOG};
use bezout_exercise::oracle::big;
use bezout_exercise::random::Random;
use num_bigint::{BigInt, BigUint};

const DEGREES: [usize; 3] = [3, 4, 5];

fn below(random: &mut Random, n: usize) -> usize {
    random.below(n as u64) as usize
}

/// A number of one of the kinds that products may treat differently.
fn structured(random: &mut Random, limbs: usize, kind: usize) -> Vec<u64> {
    match kind {
        0 => random.uniform(limbs),
        1 => vec![u64::MAX; limbs],
        // Few bits.
        2 => {
            let mut number = vec![0; limbs];
            for _ in 0..3.min(limbs) {
                number[below(random, limbs)] = 1 << below(random, 64);
            }
            number
        }
        // Long runs of ones and of zeros.
        3 => {
            let run = 1 + below(random, 1 + limbs / 3);
            let one = |i: usize| u64::from((i / run).is_multiple_of(2));
            (0..limbs).map(|i| one(i).wrapping_neg()).collect()
        }
        // One at the top, or nothing.
        4 => (0..limbs).map(|i| (i + 1 == limbs) as u64).collect(),
        _ => vec![0; limbs],
    }
}

const KINDS: usize = 6;

/// The number with a sign that the limbs stand for.
fn signed(limbs: &[u64]) -> BigInt {
    let negative = limbs.last().is_some_and(|&limb| limb >> 63 == 1);
    BigInt::from(big(limbs))
        - if negative {
            BigInt::from(1) << (64 * limbs.len())
        } else {
            BigInt::ZERO
        }
}

fn check_product(a: &[u64], b: &[u64]) {
    let mut out = vec![1; a.len() + b.len()];
    mul(&mut out, a, b, &mut vec![2; mul_scratch(a.len(), b.len())]).unwrap();
    assert!(
        big(&out) == big(a) * big(b),
        "{} times {} limbs",
        a.len(),
        b.len()
    );
}

fn check_square(a: &[u64]) {
    let mut out = vec![1; 2 * a.len()];
    square(&mut out, a, &mut vec![2; square_scratch(a.len())]).unwrap();
    assert!(big(&out) == big(a) * big(a), "square of {} limbs", a.len());
}

#[test]
fn products_and_squares_of_random_lengths() {
    let mut random = Random(1);
    for bits in 0..=13 {
        for _ in 0..6 {
            let [m, n] = [0; 2].map(|_| (1 << bits) + below(&mut random, 1 << bits));
            check_product(&random.uniform(m), &random.uniform(n));
            check_square(&random.uniform(m));
        }
    }
}

#[test]
fn products_of_structured_numbers() {
    let mut random = Random(2);
    let transform = transform_from();
    for limbs in [1, 2, KARATSUBA, transform, 3 * transform] {
        for i in 0..KINDS {
            for j in 0..=i {
                let length = limbs + below(&mut random, limbs);
                check_product(
                    &structured(&mut random, limbs, i),
                    &structured(&mut random, length, j),
                );
            }
            check_square(&structured(&mut random, limbs, i));
        }
    }
}

#[test]
fn products_around_thresholds() {
    let mut random = Random(3);
    let around = |n: usize| [n - 1, n, n + 1];
    for short in around(KARATSUBA)
        .into_iter()
        .chain(around(2 * KARATSUBA))
        .chain(around(transform_from()))
    {
        check_square(&random.uniform(short));
        for long in [1, 2, 3, 4, 7].into_iter().flat_map(|k| around(k * short)) {
            check_product(&random.uniform(long), &random.uniform(short));
        }
    }
    for short in [0, 1, 2, KARATSUBA + 3, transform_from() + 5] {
        check_product(
            &random.uniform(20 * transform_from() + 1),
            &random.uniform(short),
        );
    }
}

/// (2^a - 1) (2^b - 1) = 2^(a + b) - 2^a - 2^b + 1, by limbs: the longest sums of the largest
/// digits.
fn is_product_of_ones(out: &[u64], a: usize, b: usize) -> bool {
    let (long, short) = (a.max(b), a.min(b));
    let expected = |i: usize| match i {
        0 => 1,
        i if i < short => 0,
        i if i < long => u64::MAX,
        i if i == long => u64::MAX - 1,
        _ => u64::MAX,
    };
    out.len() == a + b && (1..=out.len()).all(|i| out[i - 1] == expected(i - 1))
}

#[test]
fn ones_at_every_length_of_a_transform() {
    for form in Form::ALL.into_iter().filter(|form| form.available()) {
        for log in SMALLEST_LOG..=15 {
            for degree in DEGREES {
                let plan = Plan::exactly(form, log, degree, 64);
                let half = plan.limbs() / 2;
                let mut sum = plan.sum();
                let ones = plan.transform(&vec![u64::MAX; half]).unwrap();
                sum.add(&ones, &ones).unwrap();
                let mut out = vec![0; 2 * half];
                sum.write(&mut out);
                let square = |i: usize| {
                    if i == 0 {
                        1
                    } else if i < half {
                        0
                    } else if i == half {
                        u64::MAX - 1
                    } else {
                        u64::MAX
                    }
                };
                assert!(
                    out.iter().enumerate().all(|(i, &limb)| limb == square(i)),
                    "{plan:?}"
                );
                // All digits at their largest: 2^n - 1 is 0 modulo itself.
                let ones = plan.transform(&vec![u64::MAX; plan.limbs()]).unwrap();
                sum.add(&ones, &ones).unwrap();
                let mut out = vec![0; plan.limbs()];
                sum.write_cyclic(&mut out).unwrap();
                assert!(
                    out.iter()
                        .all(|&limb| limb == out[0] && (limb == 0 || limb == u64::MAX))
                );
            }
        }
    }
}

#[test]
fn ones_in_long_products() {
    for (a, b) in [(40_000, 40_000), (100_000, 70_001), (100_000, 12_345)] {
        let mut out = vec![0; a + b];
        let mut scratch = vec![0; mul_scratch(a, b)];
        mul(
            &mut out,
            &vec![u64::MAX; a],
            &vec![u64::MAX; b],
            &mut scratch,
        )
        .unwrap();
        assert!(is_product_of_ones(&out, a, b), "{a} times {b}");
        out[b] ^= 1;
        assert!(!is_product_of_ones(&out, a, b));
    }
}

#[test]
fn forms_have_the_same_residues() {
    let mut random = Random(4);
    for form in Form::ALL.into_iter().filter(|form| form.available()) {
        for log in SMALLEST_LOG..=13 {
            for degree in DEGREES {
                let width = SMALLEST_WIDTH + below(&mut random, TERMS.len()) as u32;
                let plan = Plan::exactly(form, log, degree, width);
                let twin = Plan::exactly(Form::Portable, log, degree, width);
                for kind in 0..KINDS - 1 {
                    let length = 1 + below(&mut random, plan.limbs());
                    let number = structured(&mut random, length, kind);
                    let other = random.uniform(plan.limbs());
                    for prime in 0..3 {
                        check_residues(plan, twin, prime, &number, &other);
                    }
                }
            }
        }
    }
}

/// The first element of a column grows by half a prime at each level if these digits are half a
/// prime: without a reduction between the passes it would exceed what a double holds.
#[test]
fn forms_have_the_same_residues_where_sums_grow() {
    for form in Form::ALL.into_iter().filter(|form| form.available()) {
        let (log, degree) = (17, 3);
        let plan = Plan::exactly(form, log, degree, 64);
        let twin = Plan::exactly(Form::Portable, log, degree, 64);
        for (prime, p) in PRIMES.into_iter().enumerate() {
            // Odd, so that a double would lose a bit.
            for half in [p / 2 - 1, p / 2 + 2] {
                let mut number = vec![0; plan.limbs()];
                number[0] = half;
                (0..log).for_each(|level| number[degree << level] = half);
                check_residues(plan, twin, prime, &number, &[half]);
            }
        }
    }
}

/// Compares each step of a product modulo one prime.
fn check_residues(plan: Plan, twin: Plan, prime: usize, number: &[u64], other: &[u64]) {
    let plans = [plan, twin];
    let mut words = plans.map(|plan| {
        [
            vec![0; plan.part()],
            vec![0; plan.part()],
            vec![0; plan.part()],
        ]
    });
    let same = |words: &[[Vec<u64>; 3]; 2], i: usize, transformed: bool| {
        let [x, y] = [0, 1].map(|k| plans[k].residues(prime, &words[k][i], transformed));
        assert!(x == y, "{plan:?} prime {prime} part {i}");
    };
    for (plan, [a, b, _]) in plans.iter().zip(&mut words) {
        plan.forward(prime, a, number);
        plan.forward(prime, b, other);
    }
    same(&words, 0, true);
    same(&words, 1, true);
    for store in [Store::Set, Store::Add, Store::Subtract, Store::Subtract] {
        for (plan, [a, b, out]) in plans.iter().zip(&mut words) {
            plan.multiply(prime, out, Some(a), Some(b), store);
        }
        same(&words, 2, true);
    }
    for (plan, [a, b, _]) in plans.iter().zip(&mut words) {
        plan.multiply(prime, a, None, Some(b), Store::Set);
        plan.multiply(prime, b, None, None, Store::Set);
        plan.inverse(prime, a);
        plan.inverse(prime, b);
    }
    same(&words, 0, false);
    same(&words, 1, false);
}

#[test]
fn coefficients_as_large_as_they_may_be() {
    for form in Form::ALL.into_iter().filter(|form| form.available()) {
        for width in 68..=70 {
            let terms = TERMS[(width - SMALLEST_WIDTH) as usize] as usize;
            let plan = Plan::exactly(form, 12, 4, width);
            let bits = width as usize * terms;
            let ones = (BigUint::from(1u8) << bits) - 1u8;
            let mut limbs = ones.to_u64_digits();
            let factor = plan.transform(&limbs).unwrap();
            for negative in [false, true] {
                let mut sum = plan.sum();
                let sign = if negative { Sum::subtract } else { Sum::add };
                sign(&mut sum, &factor, &factor).unwrap();
                // A digit more is refused.
                assert!(sign(&mut sum, &factor, &plan.transform(&[1]).unwrap()).is_err());
                let mut out = vec![0; 2 * limbs.len() + 1];
                sum.write(&mut out);
                let square = BigInt::from(&ones * &ones);
                assert!(
                    signed(&out) == if negative { -square } else { square },
                    "{width} bits"
                );
            }
            limbs.push(1);
            let longer = plan.transform(&limbs).unwrap();
            assert!(plan.sum().add(&longer, &longer).is_err());
        }
    }
}

#[test]
fn signed_sums_of_products_in_digits_of_any_width() {
    let mut random = Random(5);
    for form in Form::ALL.into_iter().filter(|form| form.available()) {
        for width in SMALLEST_WIDTH..SMALLEST_WIDTH + TERMS.len() as u32 {
            let plan = Plan::exactly(form, SMALLEST_LOG, DEGREES[width as usize % 3], width);
            for _ in 0..8 {
                let half = plan.limbs() / 2;
                let numbers: Vec<_> = (0..4)
                    .map(|_| {
                        let (length, kind) =
                            (1 + below(&mut random, half), below(&mut random, KINDS));
                        structured(&mut random, length, kind)
                    })
                    .collect();
                let kept: Vec<_> = numbers.iter().map(|x| plan.transform(x).unwrap()).collect();
                let value: Vec<_> = numbers.iter().map(|x| BigInt::from(big(x))).collect();
                let mut sum = plan.sum();
                sum.subtract(&kept[0], &kept[1]).unwrap();
                sum.add(&kept[2], &kept[3]).unwrap();
                let expected = &value[2] * &value[3] - &value[0] * &value[1];
                let mut out = vec![3; plan.limbs() + 2];
                sum.write(&mut out);
                assert!(signed(&out) == expected, "{plan:?}");
                // The sum is zero now. Short outputs get the low limbs.
                sum.add(&kept[2], &kept[3]).unwrap();
                sum.subtract(&kept[0], &kept[1]).unwrap();
                let mut low = vec![3; 1 + below(&mut random, half)];
                sum.write(&mut low);
                assert_eq!(low, out[..low.len()]);
                sum.write(&mut low);
                assert!(low.iter().all(|&limb| limb == 0));
            }
        }
    }
}

#[test]
fn cyclic_products() {
    let mut random = Random(6);
    for form in Form::ALL.into_iter().filter(|form| form.available()) {
        for (log, degree, width) in [(6, 3, 64), (6, 5, 66), (7, 4, 65), (8, 3, 63), (6, 4, 58)] {
            let plan = Plan::exactly(form, log, degree, width);
            let limbs = plan.limbs();
            let modulus = (BigInt::from(1) << (64 * limbs)) - 1;
            let mut sum = plan.sum();
            let mut out = vec![0; limbs];
            for kind in 0..KINDS {
                let (a, b) = (structured(&mut random, limbs, kind), random.uniform(limbs));
                let (x, y) = (plan.transform(&a).unwrap(), plan.transform(&b).unwrap());
                let (a, b) = (BigInt::from(big(&a)), BigInt::from(big(&b)));
                for (sign, product) in [(1, &a * &b), (-1, &modulus * &modulus - &a * &b)] {
                    let add = if sign == 1 { Sum::add } else { Sum::subtract };
                    add(&mut sum, &x, &y).unwrap();
                    sum.write_cyclic(&mut out).unwrap();
                    assert!(
                        BigInt::from(big(&out)) % &modulus == product % &modulus,
                        "{plan:?}"
                    );
                }
            }
            // A power of two turns the limbs round.
            let (number, places) = (random.uniform(limbs), below(&mut random, limbs));
            let mut power = vec![0; limbs];
            power[places] = 1;
            sum.add(
                &plan.transform(&number).unwrap(),
                &plan.transform(&power).unwrap(),
            )
            .unwrap();
            sum.write_cyclic(&mut out).unwrap();
            out.rotate_left(places);
            assert_eq!(out, number);
        }
    }
}

#[test]
fn sums_prime_by_prime() {
    use Factor::{Kept, Once};
    let mut random = Random(8);
    for form in Form::ALL.into_iter().filter(|form| form.available()) {
        for (log, degree, width) in [(6, 3, 64), (6, 5, 66), (7, 4, 65), (8, 3, 63), (6, 4, 58)] {
            let plan = Plan::exactly(form, log, degree, width);
            let modulus = (BigUint::from(1u8) << (64 * plan.limbs())) - 1u8;
            for kind in 0..KINDS {
                // Long enough that sums go round.
                let mut number = |kind| {
                    let limbs = plan.limbs() - below(&mut random, plan.limbs() / 3);
                    structured(&mut random, limbs, kind)
                };
                let numbers = [number(kind), number(0), number(1), number(kind), number(0)];
                let [a, b, c, x, y] = numbers.each_ref().map(|number| &number[..]);
                let found = plan.sums(
                    &[a, b, c],
                    &[
                        &[(0, Kept(1))],
                        &[(1, Once(x)), (2, Once(y)), (0, Kept(0))],
                        &[],
                        &[(2, Kept(0)), (0, Once(y))],
                    ],
                );
                let [a, b, c, x, y] = numbers.each_ref().map(|number| big(number));
                let expected = [
                    &a * &b,
                    &b * x + &c * &y + &a * &a,
                    BigUint::ZERO,
                    &c * &a + &a * y,
                ];
                for (found, expected) in found.expect("they fit").iter().zip(expected) {
                    assert_eq!(found.len(), plan.limbs());
                    assert!(big(found) % &modulus == expected % &modulus, "{plan:?}");
                }
            }
            let long = vec![1; plan.limbs() + 1];
            let (kept, none): ([&[u64]; 1], [&[u64]; 1]) = ([&long], [&[]]);
            assert!(plan.sums(&kept, &[]).is_err());
            assert!(plan.sums(&none, &[&[(0, Once(&long))]]).is_err());
            assert!(plan.sums(&none, &[&[(1, Kept(0))]]).is_err());
            assert!(plan.sums(&none, &[&[(usize::MAX, Kept(0))]]).is_err());
            assert!(plan.sums(&none, &[&[(0, Kept(1))]]).is_err());
        }
        let plan = Plan::exactly(form, 12, 4, 70);
        let terms = TERMS[(70 - SMALLEST_WIDTH) as usize] as usize;
        let most = vec![1; 70 * terms / 64];
        let sum = |products: &[(usize, Factor)]| plan.sums(&[&most], &[products]);
        assert!(sum(&[(0, Kept(0))]).is_ok());
        assert!(sum(&[(0, Kept(0)), (0, Once(&[1 << 63, 1 << 63]))]).is_err());
    }
}

#[test]
fn plans_are_as_long_as_asked_and_hold_what_they_promise() {
    let mut random = Random(7);
    for bits in 0..20 {
        for _ in 0..20 {
            let limbs = (1 << bits) + below(&mut random, 1 << bits);
            let (factor, products) = (1 + below(&mut random, limbs), 1 + below(&mut random, 8));
            let plan = Plan::new(limbs, factor, products).unwrap();
            assert!(plan.limbs() >= limbs && (limbs < 200 || plan.limbs() < limbs + limbs / 2));
            assert!(products as u64 * plan.digits_of(&vec![1; factor]) as u64 <= plan.terms());
        }
    }
    assert!(Plan::new(usize::MAX, 1, 1).is_err() && Plan::new(1 << 27, 1, 1).is_err());
    assert!(Plan::new(1 << 20, usize::MAX, usize::MAX).is_err());
}

#[test]
fn wrong_lengths_are_refused() {
    let (mut out, a) = ([7; 5], [1, 2, 3]);
    assert!(mul(&mut out, &a, &a, &mut []).is_err() && square(&mut out, &a, &mut []).is_err());
    assert_eq!(out, [7; 5]);
    let n = transform_from();
    let a = vec![1; n];
    let mut out = vec![7; 2 * n];
    let mut scratch = vec![0; mul_scratch(n, n) - 1];
    let error = mul(&mut out, &a, &a, &mut scratch).unwrap_err().to_string();
    assert!(error.starts_with("scratch has"), "{error}");
    assert!(square(&mut out, &a, &mut scratch[..square_scratch(n) - 1]).is_err());

    let (plan, other) = (
        Plan::new(2 * n, n, 1).unwrap(),
        Plan::new(4 * n, n, 1).unwrap(),
    );
    assert_ne!(plan, other);
    assert!(plan.transform(&vec![0; plan.limbs() + 1]).is_err());
    let (x, y) = (plan.transform(&a).unwrap(), other.transform(&a).unwrap());
    let mut sum = plan.sum();
    assert!(sum.add(&x, &y).is_err() && sum.add(&y, &x).is_err());
    assert!(sum.write_cyclic(&mut out[..100]).is_err());
}
