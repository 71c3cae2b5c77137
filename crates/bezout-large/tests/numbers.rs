// SPDX-License-Identifier: MIT OR Apache-2.0
//! `Natural` and `Integer` compute as `num-bigint` does, on numbers at which implementations were
//! wrong.

use bezout_exercise::random::{EDGES, Random};
use bezout_large::{Integer, Natural, ParseError};
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer as _;
use std::collections::HashSet;
use std::panic::catch_unwind;

/// Limbs around which other code takes over: pieces of text, Karatsuba's products, reciprocals,
/// transforms, and what is short.
const LENGTHS: [usize; 22] = [
    0, 1, 2, 3, 4, 7, 8, 9, 29, 30, 31, 32, 47, 48, 49, 89, 90, 91, 100, 143, 144, 145,
];

/// Numbers of up to this many limbs: all ones, powers of two and their neighbors, edges of words,
/// zeros between, and any.
fn classes(random: &mut Random, limbs: usize) -> Vec<Vec<u64>> {
    let power = |bits: usize| {
        let mut x = vec![0; limbs + 1];
        x[bits / 64] = 1 << (bits % 64);
        x
    };
    let below = |bits: usize| {
        let mut x = vec![u64::MAX; bits / 64];
        x.push((1 << (bits % 64)) - 1);
        x
    };
    let some = random.below(64 * limbs as u64 + 1) as usize;
    let mut above = power(some);
    above[0] |= 1;
    let mut sparse = vec![0; limbs];
    if let [low, .., high] = &mut sparse[..] {
        (*low, *high) = (random.word(), random.word());
    }
    let edges = (0..limbs).map(|_| EDGES[random.below(8) as usize]);
    vec![
        vec![u64::MAX; limbs],
        below(some),
        power(some),
        above,
        sparse,
        edges.collect(),
        random.uniform(limbs),
    ]
}

fn pair(negative: bool, limbs: Vec<u64>) -> (Integer, BigInt) {
    let octets: Vec<u8> = limbs.iter().flat_map(|x| x.to_le_bytes()).collect();
    let sign = if negative { Sign::Minus } else { Sign::Plus };
    let expected = BigInt::from_bytes_le(sign, &octets);
    (Integer::new(negative, limbs), expected)
}

/// The oracle's number as ours.
fn ours(x: &BigInt) -> Integer {
    Integer::new(x.sign() == Sign::Minus, x.magnitude().to_u64_digits())
}

fn natural(x: &BigUint) -> Natural {
    x.to_u64_digits().into()
}

/// What is the same, in each form that the operator has, with the values and with references.
macro_rules! all_forms {
    ($a:ident $op:tt $b:ident, $assign:tt, $expected:expr) => {{
        let expected = $expected;
        assert_eq!($a $op $b, expected, "{} {}", stringify!($op), $a);
        assert_eq!($a.clone() $op $b, expected);
        assert_eq!($a $op $b.clone(), expected);
        assert_eq!($a.clone() $op $b.clone(), expected);
        let mut changed = $a.clone();
        changed $assign $b;
        assert_eq!(changed, expected);
        let mut changed = $a.clone();
        changed $assign $b.clone();
        assert_eq!(changed, expected);
    }};
}

#[test]
fn operators_are_those_of_num_bigint() {
    let mut random = Random(1);
    for n in LENGTHS {
        for m in [0, 1, n / 2, n, n + 1, 2 * n + 1] {
            let (left, right) = (classes(&mut random, n), classes(&mut random, m));
            for (i, (x, y)) in left.into_iter().zip(right).enumerate() {
                let signs = random.below(4);
                // Numbers that differ in a bit, or in nothing, too.
                let y = match i + m {
                    3 => x.clone(),
                    _ => y,
                };
                let ((a, x), (b, y)) = (pair(signs & 1 == 1, x), pair(signs > 1, y));
                arithmetic(&a, &x, &b, &y);
                arithmetic(&b, &y, &a, &x);
                let (p, q) = (a.magnitude(), b.magnitude());
                let (x, y) = (x.magnitude(), y.magnitude());
                assert_eq!(p + q, natural(&(x + y)));
                assert_eq!(p * q, natural(&(x * y)));
                all_forms!(p ^ q, ^=, natural(&(x ^ y)));
                assert_eq!(
                    p - q,
                    ours(&(BigInt::from(x.clone()) - BigInt::from(y.clone())))
                );
                assert_eq!(p.checked_sub(q).is_some(), x >= y);
                assert_eq!(p.abs_diff(q), (p - q).into_magnitude());
                assert_eq!(p.gcd(q), natural(&x.gcd(y)));
                assert_eq!(p.square(), p * p);
                assert_eq!(p.isqrt(), natural(&x.sqrt()));
            }
        }
    }
}

fn arithmetic(a: &Integer, x: &BigInt, b: &Integer, y: &BigInt) {
    all_forms!(a + b, +=, ours(&(x + y)));
    all_forms!(a - b, -=, ours(&(x - y)));
    all_forms!(a * b, *=, ours(&(x * y)));
    assert_eq!(a.cmp(b), x.cmp(y), "{a} {b}");
    assert_eq!(a == b, x == y);
    assert_eq!(-a, ours(&-x));
    if *y == BigInt::ZERO {
        assert_eq!(a.checked_div_rem(b), None);
        assert_eq!(a.checked_div_rem_floor(b), None);
        assert_eq!(a.div_exact(b), None);
        return;
    }
    all_forms!(a / b, /=, ours(&(x / y)));
    all_forms!(a % b, %=, ours(&(x % y)));
    let (q, r) = x.div_mod_floor(y);
    assert_eq!(a.div_rem_floor(b), (ours(&q), ours(&r)), "{a} {b}");
    assert_eq!(a.rem_floor(b), ours(&r));
    assert_eq!((a * b).div_exact(b).as_ref(), Some(a));
    let exact = (x % y == BigInt::ZERO).then(|| ours(&(x / y)));
    assert_eq!(a.div_exact(b), exact);
}

#[test]
fn shifts_and_powers_are_those_of_num_bigint() {
    let mut random = Random(2);
    for n in LENGTHS {
        for (i, x) in classes(&mut random, n).into_iter().enumerate() {
            let (a, x) = pair(i % 2 == 1, x);
            for bits in [0, 1, 63, 64, 65, 128, 64 * n, 64 * n + 1] {
                assert_eq!(&a << bits, ours(&(&x << bits)));
                // Numbers below 0 are rounded down.
                assert_eq!(&a >> bits, ours(&(&x >> bits)), "{a} {bits}");
                let mut moved = a.clone();
                moved <<= bits;
                moved >>= bits;
                assert_eq!(moved, a);
                assert_eq!(a.magnitude() >> bits, natural(&(x.magnitude() >> bits)));
                assert_eq!(a.magnitude().bit(bits), x.magnitude().bit(bits as u64));
            }
            assert_eq!(a.bits() as u64, x.bits());
            let zeros = a.magnitude().trailing_zeros();
            assert_eq!(zeros.map(|zeros| zeros as u64), x.trailing_zeros());
            for e in [0, 1, 2, 3, 7, 12].into_iter().filter(|e| e * n < 200) {
                assert_eq!(a.pow(e as u32), ours(&x.pow(e as u32)), "{a} {e}");
            }
            let root = (x.sign() != Sign::Minus).then(|| ours(&x.sqrt()));
            assert_eq!(a.checked_isqrt(), root);
        }
    }
}

#[test]
fn cofactors_and_what_is_modular() {
    let mut random = Random(3);
    for n in [0, 1, 2, 3, 9, 30] {
        for (x, y) in classes(&mut random, n)
            .into_iter()
            .zip(classes(&mut random, n))
        {
            for signs in 0..4 {
                let (a, b) = (
                    Integer::new(signs & 1 == 1, x.clone()),
                    Integer::new(signs > 1, y.clone()),
                );
                let (g, s, t) = a.xgcd(&b);
                assert_eq!(g, a.magnitude().gcd(b.magnitude()).into());
                assert_eq!(&s * &a + &t * &b, g);
            }
            let (a, m) = (pair(false, x.clone()), pair(false, y.clone()));
            let (a, x, m, y) = (
                a.0.magnitude(),
                a.1.magnitude(),
                m.0.magnitude(),
                m.1.magnitude(),
            );
            if m.is_zero() {
                assert_eq!((a.invert_mod(m), a.pow_mod(a, m)), (None, None));
                continue;
            }
            let inverse = bezout_exercise::oracle::inverse(x, y);
            assert_eq!(a.invert_mod(m), inverse.map(|x| natural(&x)));
            let power = x.modpow(&BigUint::from(65537u32), y);
            assert_eq!(
                a.pow_mod(&Natural::from(65537u32), m),
                Some(natural(&power))
            );
        }
    }
}

#[test]
fn text_in_every_base() {
    let mut random = Random(4);
    for radix in 2..=36 {
        for n in [0, 1, 2, 3, 29, 30, 31, 64, 150] {
            for (i, x) in classes(&mut random, n).into_iter().enumerate() {
                let (a, x) = pair(i % 2 == 1, x);
                let text = x.to_str_radix(radix);
                assert_eq!(
                    a.to_str_radix(radix).as_ref(),
                    Some(&text),
                    "{radix} {n} {i}"
                );
                for text in [text.clone(), text.to_uppercase()] {
                    assert_eq!(
                        Integer::from_str_radix(&text, radix).as_ref(),
                        Ok(&a),
                        "{radix} {n}"
                    );
                }
                let digits = text.trim_start_matches('-');
                let padded = format!("+{}{digits}", "0".repeat(random.below(50) as usize));
                assert_eq!(
                    Natural::from_str_radix(&padded, radix).as_ref(),
                    Ok(a.magnitude())
                );
            }
        }
        // The neighbors of powers of the base, where zeros stand in the middle.
        for e in [1, 18, 19, 20, 600, 1201] {
            let power = BigUint::from(radix).pow(e);
            for x in [&power - 1u8, power.clone(), &power + 1u8] {
                let text = x.to_str_radix(radix);
                assert_eq!(
                    natural(&x).to_str_radix(radix),
                    Some(text.clone()),
                    "{radix}^{e}"
                );
                assert_eq!(Natural::from_str_radix(&text, radix), Ok(natural(&x)));
            }
        }
        let last = char::from_digit(radix - 1, radix).expect("a digit");
        let next = char::from_u32(u32::from(last) + 1).expect("a character");
        assert_eq!(
            Natural::from_str_radix(&format!("1{last}{next}0"), radix),
            Err(ParseError::Digit { position: 2 })
        );
    }
    for radix in [0, 1, 37, u32::MAX] {
        assert_eq!(
            Natural::from_str_radix("1", radix),
            Err(ParseError::Radix { radix })
        );
        assert_eq!(Integer::from(1).to_str_radix(radix), None);
    }
    for text in ["-1", "-0"] {
        assert_eq!(
            text.parse::<Natural>(),
            Err(ParseError::Digit { position: 0 })
        );
    }
    let x = Integer::from(-1_000_000_000_007i64);
    let y = -1_000_000_000_007i64;
    assert_eq!(
        format!("{x:+} {x:040} {x:<20}|{x:>20}"),
        format!("{y:+} {y:040} {y:<20}|{y:>20}")
    );
    let x = Natural::from(0x00be_2007u32);
    let all = format!("{x} {x:x} {x:#x} {x:X} {x:#X} {x:o} {x:#o} {x:b} {x:#b}");
    let x = 0x00be_2007u32;
    assert_eq!(
        all,
        format!("{x} {x:x} {x:#x} {x:X} {x:#X} {x:o} {x:#o} {x:b} {x:#b}")
    );
}

#[test]
fn octets_from_both_ends() {
    let mut random = Random(5);
    for n in LENGTHS {
        for x in classes(&mut random, n) {
            let (a, x) = pair(false, x);
            let (a, x) = (a.magnitude(), x.magnitude());
            let (mut little, mut big) = (x.to_bytes_le(), x.to_bytes_be());
            if a.is_zero() {
                (little, big) = (vec![], vec![]);
            }
            assert_eq!(a.to_le_bytes(), little);
            assert_eq!(a.to_be_bytes(), big);
            assert_eq!(Natural::from_le_bytes(&little), *a);
            assert_eq!(Natural::from_be_bytes(&big), *a);
            little.extend([0; 9]);
            big.splice(0..0, [0; 9]);
            assert_eq!(Natural::from_le_bytes(&little), *a);
            assert_eq!(Natural::from_be_bytes(&big), *a);
        }
    }
}

#[test]
fn integers_of_rust_and_back() {
    macro_rules! through {
        ($($type:ident)*) => {$(
            for x in [$type::MIN, $type::MAX, $type::MAX - 1, $type::MAX / 2 + 1, 0, 1, 77] {
                let a = Integer::from(x);
                assert_eq!(a.to_string(), x.to_string());
                assert_eq!($type::try_from(&a), Ok(x));
                assert_eq!(Natural::try_from(a.clone()).is_ok(), x >= 0);
                if let Ok(a) = Natural::try_from(Integer::from(x)) {
                    assert_eq!($type::try_from(&a), Ok(x));
                    assert_eq!(Integer::from(a), Integer::from(x));
                }
            }
            let above = Integer::from($type::MAX) + Integer::from(1);
            let below = Integer::from($type::MIN) - Integer::from(1);
            for x in [&above, &below, &(&above << 200)] {
                let error = $type::try_from(x).expect_err("it is too long");
                assert!(error.to_string().ends_with(stringify!($type)), "{error}");
            }
            assert!($type::try_from(above.magnitude()).is_err());
        )*};
    }
    #[allow(
        unused_comparisons,
        reason = "there are types without a sign among these"
    )]
    {
        through!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);
    }
}

#[test]
fn zero_is_one_number() {
    let zeros = [
        Integer::default(),
        Integer::ZERO,
        Integer::new(true, vec![0, 0]),
        -Integer::ZERO,
        Integer::from(5) - Integer::from(5),
        Integer::from(-5) * Integer::from(0),
        "-0".parse().expect("a zero"),
    ];
    assert!(
        zeros
            .iter()
            .all(|x| x.is_zero() && !x.is_negative() && !x.is_odd())
    );
    assert_eq!(HashSet::from(zeros).len(), 1);
    assert_eq!(Natural::default(), Natural::ZERO);
    // Moved by more bits than memory has, it is zero still.
    assert_eq!(Natural::ZERO << usize::MAX, Natural::ZERO);
    assert_eq!(Integer::ZERO << usize::MAX, Integer::ZERO);
    assert!(Integer::from(1).is_one() && !Integer::from(-1).is_one());
    let many = [3u8, 4, 5].map(Natural::from);
    assert_eq!(many.iter().sum::<Natural>(), Natural::from(12u8));
    assert_eq!(many.into_iter().product::<Natural>(), Natural::from(60u8));
    let many = [3, -4, 5].map(Integer::from);
    assert_eq!(many.iter().product::<Integer>(), Integer::from(-60));
    assert_eq!(many.into_iter().sum::<Integer>(), Integer::from(4));
}

#[test]
fn division_by_zero_panics_and_checked_does_not() {
    let one = Natural::from(1u8);
    assert_eq!(one.checked_div_rem(&Natural::ZERO), None);
    assert!(catch_unwind(|| Natural::from(1u8) / Natural::ZERO).is_err());
    assert!(catch_unwind(|| Natural::from(1u8) % Natural::ZERO).is_err());
    assert!(catch_unwind(|| Integer::from(1).div_rem_floor(&Integer::ZERO)).is_err());
}
