// SPDX-License-Identifier: MIT OR Apache-2.0

use super::limbs::{divide_exactly, reduce};
use super::*;
use crate::discriminant::Discriminant;
use bezout_exercise::random::Random;

/// A random form: a product of powers of forms with small first coefficients.
fn random_form(d: &Signed, random: &mut Random) -> Triple {
    let mut form = Triple::principal(d);
    for _ in 0..3 {
        let small = (2..).map(|a| a + random.word() % 1000).find_map(|a| {
            (0..2 * a).find_map(|b| Triple::from_ab(Signed::word(a), Signed::word(b), d))
        });
        form = form.compose(&small.expect("half of all primes split").reduced(), d);
        for _ in 0..d.bits() / 12 + (random.word() % 8) as usize {
            form = form.square(d);
        }
    }
    form
}

fn agree<const N: usize>(bits: usize, count: usize) -> bool {
    let random = &mut Random(bits as u64);
    let bounds = Bounds::<N>::new(bits);
    let mut direct = 0;
    for i in 0..count {
        let d = Discriminant::from_seed(&[i as u8, 1, 2, 3], bits).expect("a length");
        let d = d.value();
        let (mut f, mut g) = (random_form(d, random), random_form(d, random));
        for _ in 0..30 {
            let (square, product) = (f.square(d), f.compose(&g, d));
            assert_eq!(
                square
                    .b
                    .mul(&square.b)
                    .sub(&square.a.mul(&square.c).doubled().doubled()),
                *d
            );
            if let (Some(x), Some(y)) = (Form::<N>::new(&f), Form::<N>::new(&g)) {
                let found = x.square(&bounds).map(|form| form.triple());
                direct += usize::from(found.is_some());
                assert!(found.is_none_or(|found| found == square));
                let found = x.compose(&y, &bounds).map(|form| form.triple());
                direct += usize::from(found.is_some());
                assert!(found.is_none_or(|found| found == product));
            }
            (f, g) = (square, product);
        }
    }
    direct >= 60 * count - 2
}

/// Arrays and vectors give the same, and arrays are what computes.
#[test]
fn arrays_are_vectors() {
    for (bits, direct) in [
        (512, agree::<8>(512, 8)),
        (496, agree::<8>(496, 4)),
        (1024, agree::<12>(1024, 6)),
        (776, agree::<12>(776, 2)),
        (2048, agree::<20>(2048, 1)),
        (3072, agree::<28>(3072, 1)),
    ] {
        assert!(direct, "{bits} bits");
    }
}

#[test]
fn divisions() {
    let mut random = Random(7);
    for t in 1..6 {
        for case in 0..200 {
            let word = |random: &mut Random| match random.word() % 4 {
                0 => 0,
                1 => u64::MAX,
                _ => random.word(),
            };
            let mut d: Vec<u64> = (0..t).map(|_| word(&mut random)).collect();
            d[t - 1] |= 1 << (case % 64);
            let x: Vec<u64> = (0..8).map(|_| word(&mut random)).collect();
            let expected = Signed::from_limbs(&x).div_rem(&Signed::from_limbs(&d));
            let mut rest = x.clone();
            reduce(&mut rest, &d);
            assert_eq!(Signed::new(false, rest), expected.1);
            d[0] |= 1;
            let q = Signed::from_limbs(&x);
            let mut product = q.mul(&Signed::from_limbs(&d)).limbs;
            product.resize(8, 0);
            divide_exactly(&mut product, &d, invert_mod_2_64(d[0]));
            assert_eq!(product, x);
        }
    }
}
