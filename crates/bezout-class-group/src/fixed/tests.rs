// SPDX-License-Identifier: MIT OR Apache-2.0

use super::limbs::{divide_exactly, reduce};
use super::*;
use crate::discriminant::Discriminant;
use bezout_exercise::random::Random;

/// A random form: a product of powers of forms with small first coefficients.
fn random_form(d: &Integer, random: &mut Random) -> Triple {
    let mut form = Triple::principal(d);
    for _ in 0..3 {
        let small = (2..).map(|a| a + random.word() % 1000).find_map(|a| {
            (0..2 * a).find_map(|b| Triple::from_ab(Integer::from(a), Integer::from(b), d))
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
            assert_eq!(&square.b * &square.b - ((&square.a * &square.c) << 2), *d);
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

/// Forms with first coefficients of a word, and among them with gcds of all kinds.
#[test]
fn products_with_words() {
    let random = &mut Random(9);
    let mut done = 0;
    for bits in [512, 1024] {
        let d = Discriminant::from_seed(&[1, 2, 3], bits).expect("a length");
        let d = d.value();
        let mut f = random_form(d, random);
        for _ in 0..300 {
            let a = 1 + random.word() % [8, 1000, 1 << 30][(random.word() % 3) as usize];
            let a = a.next_multiple_of([1, 2, 4][(random.word() % 3) as usize]);
            f = f.square(d);
            let words =
                (0..200).find_map(|b| Triple::from_ab(Integer::from(a), Integer::from(b), d));
            let Some(g) = words.filter(|g| g.b.limbs().first().is_none_or(|b| *b <= a)) else {
                continue;
            };
            for g in [g.clone(), Triple { b: -&g.b, ..g }] {
                let word = g.b.limbs().first().copied().unwrap_or(0);
                let array = |f: &Triple, product: &Triple| {
                    let found = match bits {
                        512 => Form::<8>::new(f)?
                            .compose_word(a, (word, g.b.is_negative()))?
                            .triple(),
                        _ => Form::<12>::new(f)?
                            .compose_word(a, (word, g.b.is_negative()))?
                            .triple(),
                    };
                    assert_eq!(found, *product, "{a} {word}");
                    Some(())
                };
                done += usize::from(array(&f, &f.compose(&g, d)).is_some());
            }
        }
    }
    assert!(done > 150, "{done}");
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
            let expected = Integer::from(&x[..]).div_rem(&Integer::from(&d[..]));
            let mut rest = x.clone();
            reduce(&mut rest, &d);
            assert_eq!(Integer::new(false, rest), expected.1);
            d[0] |= 1;
            let q = Integer::from(&x[..]);
            let mut product = (q * Integer::from(&d[..])).into_limbs();
            product.resize(8, 0);
            divide_exactly(&mut product, &d, invert_mod_2_64(d[0]));
            assert_eq!(product, x);
        }
    }
}

/// Each row is a remainder: `x = u k` and `y = w k` modulo a, one of them with a minus.
#[test]
fn rows_are_remainders() {
    let random = &mut Random(4);
    for i in 0..3000 {
        let mut number = || {
            let mut x = [0; 8];
            let len = 1 + random.below(4) as usize;
            x[..len].copy_from_slice(&random.any(len));
            x[0] |= 1;
            x
        };
        let (mut a, mut k) = (number(), number());
        if compare(&a, &k).is_lt() {
            core::mem::swap(&mut a, &mut k);
        }
        let mut rows = Rows::<8>::new(&a, &k);
        rows.descend(&power_of_two(i % 200));
        let [n, k, x, y, u, w] =
            [&a, &k, &rows.x, &rows.y, &rows.u, &rows.w].map(|x| Integer::from(&x[..]));
        let (first, second) = match rows.flipped {
            true => (x - u * &k, y + w * &k),
            false => (x + u * &k, y - w * &k),
        };
        assert!((first % &n).is_zero() && (second % &n).is_zero(), "{i}");
    }
}

/// Products that have no form of this length in arrays, in the middle of a power.
#[test]
fn long_forms_between_short_ones() {
    for bits in [512, 1024] {
        let d = Discriminant::from_seed(b"short", bits).expect("a length");
        let x = crate::Form::generator(&d).expect("1 modulo 8");
        let f = x.square_times(600);
        let g = f.inverse().compose(&x).expect("one discriminant");
        for e in [1u64, 2, 3, 1 << 20, 0x1234_5678_9abc_def1] {
            let found = crate::Form::product_of_powers(&[(&f, &[e]), (&g, &[e])]);
            assert_eq!(found, Ok(Some(x.pow(&e.into()))), "{bits} {e}");
        }
    }
}

/// A coefficient that is too long for products is in no form of this length, although the array has
/// room.
#[test]
fn long_forms_are_refused() {
    for len in [1, Form::<8>::H, Form::<8>::H + 1, 8] {
        let long = Integer::new(false, vec![u64::MAX; len]);
        let form = Triple {
            a: long.clone(),
            b: Integer::from(1),
            c: long,
        };
        assert_eq!(
            Form::<8>::new(&form).is_some(),
            len <= Form::<8>::H,
            "{len}"
        );
        let mut c = [0; 8];
        c[len - 1] = 1;
        let one = [1, 0, 0, 0, 0, 0, 0, 0];
        let form = Form::<8>::reduced(one, one, c);
        assert_eq!(form.is_some(), len <= Form::<8>::H + 1, "{len}");
    }
}
