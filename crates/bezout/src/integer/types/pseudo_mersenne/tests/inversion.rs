// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses: every kernel, on invertible numbers and on those with a factor of every size.

use super::super::{PseudoMersenne255, bingcd, fermat};
use super::{
    Limbs, PRIMES, Random, RandomLimbs, big, edge_words, edges, modulus, offsets, small,
    smooth_offset,
};
use crate::uint::Uint;
use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{Num, One};
use std::vec::Vec;
use subtle::Choice;

type Kernel = fn(&mut [u64], &[u64], &PseudoMersenne255) -> Choice;

const KERNELS: [(&str, Kernel); 3] = [
    ("bingcd31_2p255", bingcd::invert),
    ("bingcd31_plain_2p255", bingcd::invert_plain),
    ("bingcd31_2p255_checked", bingcd::invert_checked),
];

/// That all kernels agree on the inverse of `x`, and that it is one, or that there is none.
fn check(m: &PseudoMersenne255, x: &Limbs) {
    let n = modulus(m.r());
    let invertible = match m.r() {
        // A prime.
        19 => big(x) % &n != BigUint::ZERO,
        _ => big(x).gcd(&n).is_one(),
    };
    let y = m.invert(&Uint::new(*x));
    let case = std::format!("r = {}, x = {:x}", m.r(), big(x));
    assert_eq!(bool::from(y.is_some()), invertible, "{case}");
    let y = y.unwrap_or(Uint::ZERO);
    if invertible {
        assert!(big(y.limbs()) < n, "{case}");
        assert!((big(x) * big(y.limbs()) % &n).is_one(), "{case}");
    }
    let checked = m.invert_checked(&Uint::new(*x));
    assert_eq!(bool::from(checked.is_some()), invertible, "{case}");
    assert_eq!(checked.unwrap_or(Uint::ZERO), y, "{case}");
    for (name, kernel) in KERNELS {
        let mut out = [u64::MAX; 4];
        let yes = kernel(&mut out, x, m);
        assert_eq!(bool::from(yes), invertible, "{name}: {case}");
        assert_eq!(out, *y.limbs(), "{name}: {case}");
    }
    let mut out = [u64::MAX; 4];
    let yes = fermat::invert(&mut out, x, m);
    let expected = if m.r() == 19 {
        (invertible, *y.limbs())
    } else {
        (false, [0; 4])
    };
    assert_eq!((bool::from(yes), out), expected, "fermat_25519: {case}");
}

fn context(r: u32) -> PseudoMersenne255 {
    PseudoMersenne255::new(r).unwrap()
}

#[test]
fn edge_words_and_the_ends() {
    let words = edge_words();
    for (i, r) in offsets().into_iter().enumerate() {
        let m = context(r);
        edges(r).iter().for_each(|x| check(&m, x));
        // All of them for 19, a different part of them for each of the others.
        let step = if r == 19 { 1 } else { 7 };
        words
            .iter()
            .skip(i % step)
            .step_by(step)
            .for_each(|x| check(&m, x));
    }
}

#[test]
fn powers_of_two_and_runs_of_ones() {
    for r in offsets() {
        let m = context(r);
        let n = modulus(r);
        for i in 0..256u32 {
            // 2^254 takes all the steps that there are.
            let power = BigUint::one() << i;
            check(&m, &small(&power));
            check(&m, &small(&(&power - 1u32)));
            check(&m, &small(&(&power % &n + &n)));
            check(&m, &small(&(&n * 2u32 - &power % &n)));
            // Ones, 29 to 33 of them in a row: what approximations of 31 bits see last.
            for k in 29..34u32 {
                let run = ((BigUint::one() << k) - 1u32) << i;
                check(&m, &small(&(run % &n)));
            }
        }
    }
}

/// Numbers on which one step more a batch, 32 of them on 31 exact bits, does not converge.
#[test]
fn numbers_that_need_the_right_batch() {
    const NUMBERS: [&str; 4] = [
        "7f0154451dffffffffffffffffffffffffffffffffffffffffffffffffffffed",
        "ff00d1614dfffffffffffffffffffffffffffffffffffffffffffffffffffc2f",
        "1470e998fffffffffffffffffffffffffffffffffffffffffffffffffffffc2f",
        "5c2599e4e7a6c084b769a7d7615729fcb1d93226eba0b65ac56d71b46e38b8c2",
    ];
    for text in NUMBERS {
        let x = BigUint::from_str_radix(text, 16).unwrap();
        for r in offsets() {
            let n = modulus(r);
            let m = context(r);
            let x = &x % &n;
            check(&m, &small(&x));
            check(&m, &small(&(&n - &x)));
            // The same distance from this modulus as from 2^255 - 19.
            check(&m, &small(&((&x + &n + 19u32 - r) % &n)));
        }
    }
}

/// Equal high bits at the start, so that the approximations compare wrongly.
#[test]
fn numbers_next_to_the_modulus() {
    for r in offsets() {
        let m = context(r);
        let n = modulus(r);
        for s in 66..253u32 {
            for d in 0..4u32 {
                check(&m, &small(&(&n - (BigUint::one() << s) + 2 * d)));
            }
        }
    }
}

/// gcds of every length: the numbers that share any set of factors with `2^255 - 1`.
#[test]
fn every_common_factor() {
    let mut factors: Vec<BigUint> = [
        7u64,
        31,
        103,
        151,
        2143,
        11119,
        106_591,
        949_111,
        9_520_972_806_333_758_431,
    ]
    .map(BigUint::from)
    .to_vec();
    let n = modulus(1);
    let last = factors.iter().fold(n.clone(), |n, f| n / f);
    factors.push(last);
    assert_eq!(factors.iter().product::<BigUint>(), n);
    let m = context(1);
    let mut random = Random(3);
    for set in 0..1u32 << factors.len() {
        let chosen = factors
            .iter()
            .enumerate()
            .filter(|(i, _)| set >> i & 1 == 1);
        let g: BigUint = chosen.map(|(_, f)| f).product();
        for cofactor in [1, 2, random.word(), random.word() | 1] {
            check(&m, &small(&(&g * cofactor % &n)));
            check(&m, &small(&(&n - &g * cofactor % &n)));
        }
        let x = big(&random.limbs()) % &n / &g * &g;
        check(&m, &small(&x));
    }
    assert!(
        PRIMES
            .iter()
            .all(|p| (modulus(smooth_offset()) % p) == BigUint::ZERO)
    );
    let m = context(smooth_offset());
    let n = modulus(smooth_offset());
    for p in PRIMES {
        for i in 0..300 {
            let multiple = big(&random.limbs()) % &n / p * p;
            check(&m, &small(&multiple));
            // The cofactor of a small prime: a gcd of almost the length of the modulus.
            check(&m, &small(&(&n / p * (i % p))));
        }
    }
}

#[test]
fn random_numbers() {
    let mut random = Random(4);
    for i in 0..100_000 {
        let r = match i % 8 {
            0 => smooth_offset(),
            1..6 => 19,
            _ => (random.word() >> 33) as u32 | 1,
        };
        check(&context(r), &random.limbs());
    }
}
