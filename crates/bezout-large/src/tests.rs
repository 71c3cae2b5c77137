// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions of this crate against num-bigint and Euclid's algorithm itself. Thresholds are low
//! here, so that short numbers go through every branch; `tests/` has those of the library.

use crate::*;
use bezout_exercise::oracle::{big, cofactors};
use bezout_exercise::random::Random;
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer as _;

fn limbs(x: &BigUint) -> Vec<u64> {
    x.to_u64_digits()
}

/// The Fibonacci numbers F(n) and F(n + 1): all quotients are 1.
fn fibonacci(n: usize) -> [BigUint; 2] {
    (0..n).fold([0u8.into(), 1u8.into()], |[a, b], _| [b.clone(), a + b])
}

/// Pairs that some implementation got wrong, or could, of about `bits` bits.
fn pairs(random: &mut Random, bits: usize) -> Vec<[BigUint; 2]> {
    let one = || BigUint::from(1u8);
    let n = bits.div_ceil(64);
    let mut number = |bits: usize| big(&random.below_bits(bits, bits.div_ceil(64).max(1)));
    let all = (one() << bits) - one();
    let (x, y, small, half) = (number(bits), number(bits), number(20), number(bits / 2));
    let common = number(bits / 4 + 1);
    let mut found = vec![
        [x.clone(), y.clone()],
        [y.clone(), x.clone()],
        [&x * &common, &y * &common],
        fibonacci(bits * 36 / 25),
        [all.clone(), y.clone()],
        [all.clone(), &all >> 1u8],
        [all.clone(), &all - (one() << (bits / 2))],
        // Near equal, and equal tops.
        [x.clone(), &x + &small],
        [x.clone(), &x ^ &half],
        [x.clone(), x.clone()],
        // One long quotient at the start, and one on the way.
        [x.clone(), half.clone()],
        [x.clone(), small.clone()],
        [&x * &half + &small, x.clone()],
        [&half * &x + one(), half.clone()],
        [one() << bits, y.clone()],
        [one() << bits, (one() << (bits / 2)) - one()],
        [x.clone(), BigUint::ZERO],
        [x.clone(), one()],
        [x.clone(), &x * &small],
    ];
    // Quotients that are built: long ones, ones and one huge one in turn, from the gcd up.
    let (mut a, mut b) = (small.clone() | one(), BigUint::ZERO);
    for i in 0.. {
        let q = match i % 4 {
            0 => number(bits / 7),
            1 => one(),
            2 => all.clone() >> (bits - bits / 3),
            _ => number(70),
        };
        (a, b) = (&a * (q + one()) + &b, a);
        if a.bits() as usize >= bits {
            break;
        }
    }
    found.push([a, b]);
    // Limbs that are all ones or zero.
    found.push([big(&random.edges(n)), big(&random.runs(n))]);
    found
}

fn signed(x: &bezout::Signed<Vec<u64>>) -> BigInt {
    let sign = match bool::from(x.negative) {
        true => Sign::Minus,
        false => Sign::Plus,
    };
    assert!(sign == Sign::Plus || !x.magnitude.is_empty(), "-0");
    BigInt::from_biguint(sign, big(&x.magnitude))
}

#[test]
fn gcds_cofactors_and_inverses() {
    let mut random = Random(1);
    for bits in (1..40)
        .map(|i| 97 * i)
        .chain([64, 128, 600, 5000, 8000, 25_000])
    {
        for [a, b] in pairs(&mut random, bits) {
            let (x, y) = (limbs(&a), limbs(&b));
            let (g, s, t) = cofactors(&a, &b);
            assert_eq!(gcd(&x, &y), limbs(&g), "{a:x} {b:x}");
            let found = xgcd(&x, &y);
            assert_eq!(big(&found.gcd), g);
            assert_eq!((signed(&found.s), signed(&found.t)), (s, t), "{a:x} {b:x}");
            let inverse = invert(&x, &y);
            if b == BigUint::ZERO {
                assert_eq!(inverse, Err(bezout::Error::ZeroModulus));
                continue;
            }
            let expected = match b == BigUint::from(1u8) {
                true => Some(BigUint::ZERO),
                false => a.modinv(&b),
            };
            assert_eq!(inverse, Ok(expected.map(|x| limbs(&x))), "{a:x} {b:x}");
        }
    }
    for [a, b] in [[&[][..], &[]], [&[0, 0], &[5, 0]], [&[5, 0], &[0]]] {
        let found = xgcd(a, b);
        let (g, s, t) = cofactors(&big(a), &big(b));
        assert_eq!(
            (big(&found.gcd), signed(&found.s), signed(&found.t)),
            (g, s, t)
        );
    }
}

#[test]
fn partial_gcds_are_those_of_euclid() {
    let mut random = Random(2);
    for bits in [1, 64, 65, 130, 500, 1000, 2500, 4000] {
        for [a, b] in pairs(&mut random, bits) {
            let (a, b) = if a < b { (b, a) } else { (a, b) };
            for bound in [
                0,
                1,
                64,
                bits / 4,
                bits / 2,
                bits / 2 + 1,
                bits - 1,
                bits + 70,
            ] {
                let found = partial_xgcd(&limbs(&a), &limbs(&b), bound);
                let (mut x, mut y, mut u, mut v) =
                    (a.clone(), b.clone(), BigUint::ZERO, BigUint::from(1u8));
                let mut positive = false;
                while y.bits() as usize > bound {
                    let (q, r) = x.div_rem(&y);
                    (x, y) = (y, r);
                    (u, v) = (v.clone(), u + q * v);
                    positive = !positive;
                }
                assert_eq!(
                    found.remainders,
                    [limbs(&x), limbs(&y)],
                    "{a:x} {b:x} {bound}"
                );
                assert_eq!(
                    found.cofactors,
                    [limbs(&u), limbs(&v)],
                    "{a:x} {b:x} {bound}"
                );
                assert_eq!(found.first_is_positive, positive);
            }
        }
    }
}

#[test]
fn symbols() {
    // All small ones, by definition; lengths beyond words by the algorithm for short numbers.
    for n in (1..200u64).step_by(2) {
        for x in 0..250u64 {
            let expected = bezout_exercise::oracle::jacobi(&x.into(), &n.into());
            let found = jacobi(&[x], &[n]).unwrap();
            assert_eq!(i8::from(found), expected);
        }
    }
    for n in [&[][..], &[0], &[4], &[2, 1], &[6, 1, 2, 3, 4, 5, 6, 7]] {
        assert_eq!(jacobi(&[1], n), Err(bezout::Error::EvenJacobi));
    }
    for a in -20i64..21 {
        for b in -40i64..41 {
            let short = bezout::dynamic::kronecker_vartime(
                a < 0,
                &[a.unsigned_abs()],
                b < 0,
                &[b.unsigned_abs()],
            );
            let found = kronecker(a < 0, &[a.unsigned_abs()], b < 0, &[b.unsigned_abs()]);
            assert_eq!(found, short, "{a} {b}");
        }
    }
    // A zero with a sign is 0.
    assert_eq!(kronecker(true, &[0], true, &[1]), bezout::Symbol::ONE);
    let mut random = Random(7);
    for bits in (1..25).map(|i| 211 * i) {
        for [a, b] in pairs(&mut random, bits) {
            for (x, n) in [(&a, &b), (&b, &a)] {
                for n in [n.clone() | BigUint::from(1u8), n + 2u8] {
                    let (x, n) = (limbs(x), limbs(&n));
                    if n[0] & 1 == 1 {
                        let expected = bezout::dynamic::jacobi_vartime(&x, &n);
                        assert_eq!(jacobi(&x, &n), expected, "{x:x?} {n:x?}");
                    }
                    let expected = bezout::dynamic::kronecker_vartime(true, &x, true, &n);
                    assert_eq!(kronecker(true, &x, true, &n), expected);
                }
            }
        }
    }
}

#[test]
fn fractions_come_back() {
    let mut random = Random(3);
    for bits in [10, 64, 200, 1000, 3000] {
        for i in 0..20 {
            let m = big(&random.odd_of_bits(2 * bits + 2, (2 * bits + 2).div_ceil(64)));
            let mut number = || big(&random.below_bits(bits, bits.div_ceil(64)));
            let (n, d) = (number(), number() + 1u8);
            let g = n.gcd(&d);
            let (n, d) = (n / &g, d / &g);
            let Some(inverse) = d.modinv(&m) else {
                continue;
            };
            let residue = &n * inverse % &m;
            let (negative, residue) = match i % 2 == 1 && residue != BigUint::ZERO {
                true => (true, &m - residue),
                false => (false, residue),
            };
            let bound = limbs(&(BigUint::from(1u8) << bits));
            let found = rational_reconstruct(&limbs(&residue), &limbs(&m), &bound, &bound);
            assert_eq!(found, Some((limbs(&n), negative, limbs(&d))));
        }
    }
    // The bounds themselves, 2 and 3.
    assert_eq!(
        rational_reconstruct(&[68], &[101], &[2], &[3]),
        Some((vec![2], false, vec![3]))
    );
    // No fraction of small numbers, and a denominator that has a factor of m.
    assert_eq!(
        rational_reconstruct(&[50], &[101], &[2], &[2]),
        Some((vec![1], true, vec![2]))
    );
    assert_eq!(rational_reconstruct(&[40], &[101], &[2], &[2]), None);
    assert_eq!(rational_reconstruct(&[5], &[15], &[1], &[3]), None);
    assert_eq!(rational_reconstruct(&[5], &[0], &[1], &[3]), None);
    // There is -1 / 3, but 2 / 2 comes first, for bounds with which there may be several.
    assert_eq!(rational_reconstruct(&[5], &[8], &[2], &[4]), None);
}

#[test]
fn powers_are_those_of_num_bigint() {
    let mut random = Random(8);
    for i in 0..600 {
        let [n, m, k] = [9, 7, 3].map(|most| random.below(most) as usize);
        let e = match i % 5 {
            0 => vec![random.below(9)],
            1 => vec![u64::MAX; k],
            // Runs of zeros, and windows that end with one.
            2 => vec![1 << random.below(64), 0, random.below(3)],
            _ => random.any(k.max(1)),
        };
        let (x, m) = (random.any(n.max(1)), random.any(m.max(1)));
        let (big_m, wanted) = (big(&m), pow(&x, &e, &m));
        if big_m == BigUint::ZERO {
            assert_eq!(wanted, Err(bezout::Error::ZeroModulus));
            continue;
        }
        let expected = big(&x).modpow(&big(&e), &big_m);
        assert_eq!(wanted, Ok(limbs(&expected)), "{x:x?} {e:x?} {m:x?}");
    }
    // Every short exponent, and one modulo 1.
    for e in 0..70u64 {
        for m in [1u64, 2, 7, 1 << 20, u64::MAX] {
            let expected = BigUint::from(3u8).modpow(&e.into(), &m.into());
            assert_eq!(pow(&[3], &[e], &[m]), Ok(limbs(&expected)), "{e} {m}");
        }
    }
    assert_eq!(pow(&[], &[], &[5, 0]), Ok(vec![1]));
}

#[test]
fn quotients_and_remainders() {
    let mut random = Random(4);
    let number = |random: &mut Random, n: usize| big(&random.any(n.max(1)));
    for i in 0..400 {
        let (n, m) = (1 + random.below(60) as usize, 1 + random.below(60) as usize);
        let d = number(&mut random, m) + 1u8;
        let q = number(&mut random, n);
        let rest = match i % 4 {
            0 => BigUint::ZERO,
            1 => &d - 1u8,
            _ => number(&mut random, m) % &d,
        };
        let a = &q * &d + &rest;
        let (found, remainder) = divide(&limbs(&a), &limbs(&d)).unwrap();
        assert_eq!((found, remainder), (limbs(&q), limbs(&rest)), "{a:x} {d:x}");
    }
    // Divisors at the extremes.
    for n in [1, 7, 8, 9, 20, 40] {
        for m in [1, 8, 9, 20] {
            let ones = |n: usize| (BigUint::from(1u8) << (64 * n)) - 1u8;
            for d in [
                ones(m),
                BigUint::from(1u8) << (64 * m - 1),
                ones(m) - ones(m / 2),
            ] {
                for a in [ones(n + m), &d * ones(n), &d * ones(n) - 1u8, BigUint::ZERO] {
                    let (q, r) = a.div_rem(&d);
                    assert_eq!(divide(&limbs(&a), &limbs(&d)), Ok((limbs(&q), limbs(&r))));
                }
            }
        }
    }
    assert_eq!(divide(&[1], &[0]), Err(bezout::Error::ZeroModulus));
}

#[test]
fn square_roots() {
    for x in (0u64..300).chain([u64::MAX, 1 << 63, (1 << 62) - 1]) {
        assert_eq!(isqrt(&[x, 0]), limbs(&x.isqrt().into()));
    }
    let mut random = Random(16);
    for length in (1..=40).chain([127, 128, 129, 1000, 2000, 5000]) {
        let ones = (BigUint::from(1u8) << length) - 1u8;
        let half = BigUint::from(1u8) << (length - 1);
        let any = || big(&random.below_bits(length, length.div_ceil(64)));
        let mut roots = vec![ones, half.clone(), half + 1u8];
        roots.extend(std::iter::repeat_with(any).take(20));
        for root in roots {
            let square = &root * &root;
            // The first number with this root, and the last one.
            assert_eq!(isqrt(&limbs(&square)), limbs(&root), "{root:x}");
            assert_eq!(isqrt(&limbs(&(&square + &root * 2u8))), limbs(&root));
            if square > BigUint::ZERO {
                assert_eq!(isqrt(&limbs(&(square - 1u8))), limbs(&(root - 1u8)));
            }
        }
    }
}

#[test]
fn remainders_of_long_numbers() {
    let mut random = Random(15);
    let ones = |n: usize| (BigUint::from(1u8) << (64 * n)) - 1u8;
    for m in [1, 7, 8, 9, 20] {
        let divisors = [
            big(&random.any(m)) + 1u8,
            ones(m),
            BigUint::from(1u8),
            BigUint::from(1u8) << (64 * m - 1),
            (BigUint::from(1u8) << (64 * m - 1)) + 1u8,
        ];
        for n in [
            7 * m,
            8 * m - 1,
            8 * m,
            8 * m + 1,
            9 * m,
            35 * m + 3,
            200 * m,
        ] {
            for d in &divisors {
                let divisor = Divisor::new(&limbs(d)).unwrap();
                let any = big(&random.any(n));
                let multiple = d * (&any / d);
                for a in [any, ones(n), BigUint::from(1u8) << (64 * n - 1), multiple] {
                    assert_eq!(
                        divisor.remainder(&limbs(&a)),
                        limbs(&(&a % d)),
                        "{a:x} {d:x}"
                    );
                }
            }
        }
    }
}

#[test]
fn fractions() {
    let mut random = Random(14);
    for i in 0..200 {
        let (n, m) = (random.below(40) as usize, 1 + random.below(30) as usize);
        let a = big(&random.any(n.max(1)));
        let d = big(&random.any(m)) + 1u8;
        let places = [0, 1, m, m + 2, 2 * m + 1][i % 5];
        let expected = ((&a % &d) << (64 * places)) / &d;
        let found = Divisor::new(&limbs(&d))
            .unwrap()
            .fraction(&limbs(&a), places);
        assert_eq!(found, limbs(&expected), "{a:x} {d:x} {places}");
    }
}

#[test]
fn text_in_both_bases() {
    let mut random = Random(5);
    for n in (0..30).chain([60, 61, 100]) {
        for _ in 0..4 {
            let x = big(&random.any(n.max(1)));
            let ours = Integer::new(random.word() & 1 == 1, limbs(&x));
            let sign = if ours.is_negative() { "-" } else { "" };
            assert_eq!(ours.to_string(), format!("{sign}{x}"));
            assert_eq!(format!("{ours:x}"), format!("{sign}{x:x}"));
            assert_eq!(ours.to_string().parse(), Ok(ours.clone()));
            assert_eq!(format!("{ours:#x}").parse(), Ok(ours.clone()));
            assert_eq!(
                format!("000{x}").parse(),
                Ok(Integer::new(false, limbs(&x)))
            );
        }
    }
    for digits in 1..200 {
        for x in [
            BigUint::from(10u8).pow(digits),
            BigUint::from(10u8).pow(digits) - 1u8,
        ] {
            let ours = Integer::new(false, limbs(&x));
            assert_eq!(ours.to_string(), x.to_string());
            assert_eq!(x.to_string().parse(), Ok(ours));
        }
    }
    let refused = |text: &str| text.parse::<Integer>().unwrap_err();
    for text in ["", "-", "0x", "-0x", "+"] {
        assert_eq!(refused(text), ParseError::Empty, "{text}");
    }
    for (text, position) in [
        ("12a", 2),
        ("-1-", 2),
        ("0xg", 2),
        ("--1", 1),
        ("1 ", 1),
        ("é", 0),
    ] {
        assert_eq!(refused(text), ParseError::Digit { position }, "{text}");
    }
    assert_eq!("-0".parse::<Integer>().unwrap().to_string(), "0");
    let radix = 37;
    for (error, start) in [
        (ParseError::Empty, "the text has no digits; accepted are"),
        (
            ParseError::Digit { position: 7 },
            "the character at byte 7 is no digit; accepted are",
        ),
        (
            ParseError::Radix { radix },
            "the base 37 has no digits; accepted are bases from 2",
        ),
    ] {
        assert!(error.to_string().starts_with(start), "{error}");
    }
}

#[test]
fn trees_and_the_chinese_remainder_theorem() {
    let mut random = Random(6);
    for count in [0, 1, 2, 3, 5, 8, 17, 40] {
        for length in [1, 2, 9] {
            let numbers: Vec<BigUint> = (0..count)
                .map(|i| big(&random.any(1 + (i * length) % (length + 3))) + 1u8)
                .collect();
            let numbers_limbs: Vec<_> = numbers.iter().map(limbs).collect();
            let tree = ProductTree::with_threads(&numbers_limbs, numbers.len() % 4);
            let product: BigUint = numbers.iter().product();
            assert_eq!(tree.product(), limbs(&product));
            for x in [
                big(&random.any(3 * length * (count + 1))),
                BigUint::ZERO,
                &product - 1u8,
                product.clone(),
                (BigUint::from(1u8) << product.bits()) - 1u8,
            ] {
                let expected: Vec<_> = numbers.iter().map(|m| limbs(&(&x % m))).collect();
                assert_eq!(tree.remainders(&limbs(&x)), expected, "{x:x} {numbers:x?}");
            }
        }
    }
    // Neighbors among 2^64 - k that share no factor.
    let mut moduli: Vec<BigUint> = Vec::new();
    for k in 1u64.. {
        let candidate = BigUint::from(k.wrapping_neg()) * BigUint::from(3 * k + 2);
        if moduli
            .iter()
            .all(|m| m.gcd(&candidate) == BigUint::from(1u8))
        {
            moduli.push(candidate);
        }
        if moduli.len() == 25 {
            break;
        }
    }
    for count in [1, 2, 3, 7, 25] {
        let some: Vec<_> = moduli[..count].iter().map(limbs).collect();
        let tree = ProductTree::with_threads(&some, 1 + count % 3);
        let x = big(&random.any(60)) % big(tree.product());
        let residues: Vec<_> = moduli[..count].iter().map(|m| limbs(&(&x % m))).collect();
        assert_eq!(tree.crt(&residues), Some(limbs(&x)));
        assert_eq!(tree.crt(&residues[1..]), None);
        let more = [&residues[..], &residues[..1]].concat();
        assert_eq!(tree.crt(&more), None);
    }
    let tree = ProductTree::new(&[&[6][..], &[10]]);
    assert_eq!(tree.crt(&[&[1][..], &[1]]), None);
    let tree = ProductTree::new(&[&[6][..], &[0]]);
    assert_eq!(tree.crt(&[&[1][..], &[1]]), None);
    assert_eq!(tree.remainders(&[8]), [vec![2], vec![8]]);
}

/// Products modulo 2^(64 N) - 1 tell what a quotient leaves. Here the dividend is 1 modulo that, so
/// that its multiple of the divisor is on the other side of 0, for each N that may be taken.
#[test]
fn dividends_whose_residues_wrap_around() {
    let (mut random, n) = (Random(9), 150);
    for limbs in n + 2..2 * n - 1 {
        let mut d = random.uniform(n);
        d[n - 1] |= 1 << 63;
        // The quotient has as many limbs as the divisor.
        let t = big(&random.uniform(2 * n - limbs)) >> 1u8;
        let a = t * ((BigUint::from(1u8) << (64 * limbs)) - 1u8) + 1u8;
        let (q, rest) = divide(&a.to_u64_digits(), &d).unwrap();
        assert!(
            big(&q) == &a / big(&d) && big(&rest) == &a % big(&d),
            "{limbs} limbs"
        );
    }
}

#[test]
fn trees_of_long_numbers() {
    let mut random = Random(10);
    for threads in [1, 2, 5] {
        let numbers: Vec<_> = (0..9).map(|i| random.odd(150 + 7 * i)).collect();
        let tree = ProductTree::with_threads(&numbers, threads);
        for x in [random.uniform(2000), vec![u64::MAX; 1500]] {
            let expected: Vec<_> = numbers.iter().map(|m| limbs(&(big(&x) % big(m)))).collect();
            assert_eq!(tree.remainders(&x), expected);
        }
    }
}

#[test]
fn a_partial_gcd_below_its_bound_exchanges() {
    let partial = partial_xgcd(&[3], &[5], 10);
    assert_eq!(partial.remainders, [vec![5], vec![3]]);
    assert_eq!(partial.cofactors, [vec![1], vec![]]);
    assert!(partial.first_is_positive);
    // No bound is too large.
    assert_eq!(partial, partial_xgcd(&[3], &[5], usize::MAX));
}

/// Each bound between two powers of two, of which another remainder may be the first one below.
#[test]
fn partial_gcds_below_any_number() {
    let mut random = Random(23);
    for bits in [8, 64, 200, 3000] {
        for [a, b] in pairs(&mut random, bits) {
            // Those that Euclid's algorithm finds, and their neighbors, decide.
            let (mut x, mut y) = (a.clone().max(b.clone()), a.clone().min(b.clone()));
            let mut bounds = vec![BigUint::ZERO, BigUint::from(1u8), &a + &b];
            while y != BigUint::ZERO {
                (x, y) = (y.clone(), &x % &y);
                bounds.extend([x.clone(), &x + 1u8]);
            }
            for bound in bounds.iter().step_by(bounds.len().div_ceil(40)) {
                let found = partial_xgcd_below(&limbs(&a), &limbs(&b), &limbs(bound));
                let [x, y] = found.remainders.map(|x| big(&x));
                let [u, v] = found.cofactors.map(|u| big(&u));
                let least = bound.max(&BigUint::from(1u8)).clone();
                assert!(y < least, "{a:x} {b:x} {bound:x}");
                assert!(
                    x >= least || a < least && b < least,
                    "{a:x} {b:x} {bound:x}"
                );
                // v x + u y = a, and x = +-u b modulo a.
                assert_eq!(&v * &x + &u * &y, a);
                if a != BigUint::ZERO {
                    let (plus, minus) = match found.first_is_positive {
                        true => (&u * &b, &v * &b),
                        false => (&v * &b, &u * &b),
                    };
                    let (x, y) = if found.first_is_positive {
                        (x, y)
                    } else {
                        (y, x)
                    };
                    assert_eq!(plus % &a, x % &a);
                    assert_eq!((minus + y) % &a, BigUint::ZERO);
                }
            }
        }
    }
}

#[test]
fn progress_is_told() {
    let (mut random, mut seen) = (Random(11), Vec::new());
    let (a, b) = (random.uniform(100), random.uniform(100));
    assert_eq!(
        gcd_with_progress(&a, &b, |bits| seen.push(bits)),
        gcd(&a, &b)
    );
    assert!(seen.is_sorted() && seen.len() > 20 && (5000..6600).contains(seen.last().unwrap()));
}
