// SPDX-License-Identifier: MIT OR Apache-2.0
//! Euclid's algorithm to a bound, and halves of numbers, against their definition in an independent
//! library.

mod common;

use bezout::{Error, Modulus, Odd, Uint, slices};
use bezout_exercise::oracle::{around, remainders};
use common::{Random, big, limbs};
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;

fn uint<const L: usize>(x: &[u64]) -> Uint<L> {
    Uint::new(core::array::from_fn(|i| x[i]))
}

fn signed(negative: impl Into<bool>, magnitude: &[u64]) -> BigInt {
    let (negative, magnitude) = (negative.into(), big(magnitude));
    assert!(!(negative && magnitude == BigUint::ZERO), "minus zero");
    BigInt::from_biguint(if negative { Sign::Minus } else { Sign::Plus }, magnitude)
}

/// Both forms of the function, against the rows of a and b.
fn check_partial<const L: usize>(
    a: &[u64],
    b: &[u64],
    bound: &BigUint,
    rows: &[(BigUint, BigInt)],
) {
    let limit = limbs(bound, L);
    let found = uint::<L>(a).partial_xgcd_vartime(&uint(b), &uint(&limit));
    let [u, v] = found
        .cofactors
        .map(|c| signed(c.negative, c.magnitude.limbs()));
    let [x, y] = found.remainders.map(|r| big(r.limbs()));
    let text = format!("{a:x?}, {b:x?}, bound {bound:x}");
    let found = [(x, u), (y, v)];
    assert_eq!(found, around(rows, bound), "{text}");

    let mut out = [(); 4].map(|()| vec![7; L]);
    let [x, y, u, v] = out.each_mut().map(|x| &mut x[..]);
    let mut scratch = vec![7; slices::partial_xgcd_scratch(L)];
    let negative = slices::partial_xgcd_vartime([x, y], [u, v], a, b, &limit, &mut scratch);
    let [x, y, u, v] = out;
    let [first, second] = negative.expect("equal lengths");
    let again = [(big(&x), signed(first, &u)), (big(&y), signed(second, &v))];
    assert_eq!(again, found, "{text}");
}

/// Both forms of the function: what they promise, and that r is the remainder at the bound.
fn check_split<const L: usize>(m: &[u64], v: &[u64]) {
    let (mut r, mut t) = (vec![7; L], vec![7; L]);
    let mut scratch = vec![7; slices::split_scratch(L)];
    let negative = slices::split_vartime(&mut r, &mut t, v, m, &mut scratch).expect("lengths");
    let text = format!("{v:x?} mod {m:x?}");
    if m[0] % 2 == 1 {
        let modulus = Modulus::new(Odd::new(uint::<L>(m)).expect("odd"));
        let split = modulus.split_vartime(&uint(v));
        assert_eq!((split.r, split.t.magnitude), (uint(&r), uint(&t)), "{text}");
        assert_eq!(split.t.negative.unwrap_u8(), negative.unwrap_u8(), "{text}");
    }
    let (m, v, r, t) = (big(m), big(v), big(&r), signed(negative, &t));
    let n = m.bits();
    assert!(r.bits() <= n / 2 && t.bits() <= n.div_ceil(2), "{text}");
    assert!(t != BigInt::ZERO, "{text}");
    let (wide, whole) = (BigInt::from(v.clone()), BigInt::from(m.clone()));
    let rest = (&wide * &t - BigInt::from(r.clone())) % &whole;
    assert_eq!(rest, BigInt::ZERO, "{text}");
    let half = BigUint::from(1u8) << (n / 2);
    assert_eq!(r == BigUint::ZERO, v.gcd(&m) >= half, "{text}");
    let rows = remainders(&m, &(v % &m));
    assert_eq!((r, t), around(&rows, &half)[1], "{text}");
}

fn check<const L: usize>(random: &mut Random) {
    let a = random.any(L);
    let b = random.companion(&a);
    for (a, b) in [(&a, &b), (&b, &a)] {
        let rows = remainders(&big(a), &big(b));
        let one = BigUint::from(1u8);
        let mut bounds = vec![BigUint::ZERO, one.clone(), one.clone() << (32 * L)];
        bounds.push(big(&random.any(L)));
        for _ in 0..4 {
            let (r, _) = &rows[random.below(rows.len() as u64) as usize];
            bounds.push(r.clone());
            bounds.push((r + &one).min(big(&vec![u64::MAX; L])));
        }
        for bound in bounds {
            check_partial::<L>(a, b, &bound, &rows);
        }
        if a.iter().any(|&w| w != 0) {
            check_split::<L>(a, b);
        }
    }
}

#[test]
fn adversarial_and_random() {
    let mut random = Random(31);
    for _ in 0..1500 {
        check::<1>(&mut random);
        check::<2>(&mut random);
        check::<3>(&mut random);
        check::<4>(&mut random);
    }
    for _ in 0..400 {
        check::<5>(&mut random);
        check::<6>(&mut random);
        check::<9>(&mut random);
    }
}

/// The moduli of signatures.
#[test]
fn group_orders() {
    let mut random = Random(32);
    let order = bezout::presets::ED25519_ORDER;
    for _ in 0..4000 {
        check_split::<4>(order.modulus().get().limbs(), &random.any(4));
    }
}

#[test]
fn all_small_numbers() {
    for m in 1..160 {
        for v in 0..m + 9 {
            check_split::<1>(&[m], &[v]);
            check_split::<2>(&[0, m], &[0, v]);
            check_split::<2>(&[m, 0], &[v, m & 1]);
        }
    }
    for a in 0..40 {
        for b in 0..40 {
            let rows = remainders(&BigUint::from(a), &BigUint::from(b));
            for bound in 0..42u64 {
                check_partial::<1>(&[a], &[b], &bound.into(), &rows);
            }
        }
    }
}

#[test]
fn errors_name_the_argument() {
    let needed = slices::split_scratch(2);
    let split = |r: usize, t: usize, v: usize, m: &[u64], scratch: usize| {
        let (mut r, mut t) = (vec![7; r], vec![7; t]);
        let result = slices::split_vartime(&mut r, &mut t, &vec![3; v], m, &mut vec![0; scratch]);
        assert!(r.iter().chain(&t).all(|&w| w == 7), "written");
        result.expect_err("refused")
    };
    let count = |argument, elements, needed| Error::Count {
        argument,
        elements,
        needed,
    };
    assert_eq!(split(2, 1, 2, &[5, 0], needed), count("t", 1, 2));
    assert_eq!(split(2, 2, 3, &[5, 0], needed), count("v", 3, 2));
    assert_eq!(split(2, 2, 2, &[5], needed), count("m", 1, 2));
    assert_eq!(split(0, 0, 0, &[], needed), count("r", 0, 1));
    let short = count("scratch", needed - 1, needed);
    assert_eq!(split(2, 2, 2, &[5, 0], needed - 1), short);
    assert_eq!(split(2, 2, 2, &[0, 0], needed), Error::ZeroModulus);

    let names = [
        "remainders",
        "remainders",
        "cofactors",
        "cofactors",
        "a",
        "b",
        "bound",
    ];
    let needed = slices::partial_xgcd_scratch(2);
    for (wrong, argument) in names.into_iter().enumerate().skip(1) {
        let mut rows = [(); 7].map(|()| vec![7; 2]);
        rows[wrong] = vec![7; 3];
        let [x, y, u, v, a, b, bound] = rows.each_mut().map(|x| &mut x[..]);
        let mut scratch = vec![0; needed];
        let result = slices::partial_xgcd_vartime([x, y], [u, v], a, b, bound, &mut scratch);
        assert_eq!(result.expect_err("refused"), count(argument, 3, 2));
        assert!(rows.iter().flatten().all(|&w| w == 7), "written");
    }
}
