// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rings of polynomials: identities, and errors. Answers are compared through the registry and
//! the records of public functions.

use bezout::Error;
use bezout::kernels::polynomial::{Invert, InvertCyclic};
use bezout::polynomial::presets::{CYCLIC_RINGS, RINGS};
use bezout::polynomial::{PrimeField, Ring, Shape};
use bezout_exercise::Suite;
use bezout_exercise::binary_field::oracle;
use bezout_exercise::check::Report;
use bezout_exercise::oracle::big;
use bezout_exercise::polynomial::{CyclicInversion, Found, Inversion, uniform};
use bezout_exercise::random::Random;

#[test]
fn inverses_multiply_to_one_and_kernels_agree() {
    inverses_multiply_to_one(12);
    cyclic_inverses_multiply_to_one(3, 3);
}

/// Takes minutes: in the nightly run, optimized.
#[test]
#[ignore]
fn ten_thousand_inverses_in_every_ring() {
    inverses_multiply_to_one(10_000);
    cyclic_inverses_multiply_to_one(10_000, 20);
}

fn inverses_multiply_to_one(count: usize) {
    let (mut random, mut report) = (Random(1), Report::default());
    for &(name, ring) in RINGS {
        let (n, q, mut none) = (ring.len(), ring.q(), 0);
        for _ in 0..count {
            let a = uniform(&mut random, n, q);
            let a: Vec<u16> = a.into_iter().map(|c| c as u16).collect();
            let (mut out, mut product) = (vec![7; n], vec![7; n]);
            let yes = bool::from(ring.invert(&mut out, &a).unwrap());
            ring.mul(&mut product, &a, &out).unwrap();
            // Modulo 1 + x + ... + x^d the last coefficient stands for all of them.
            let all_ones = ring.shape() == Shape::AllOnes;
            let last = if all_ones { product[n - 1] } else { 0 };
            let mut one = vec![last; n];
            one[0] = ((u32::from(last) + u32::from(yes)) % q) as u16;
            assert!(product == one, "{name}");
            none += usize::from(!yes);
            report.compare::<Invert>(Suite::Registry, &Inversion { ring, a }, &Found { yes, out });
        }
        // One element in 3^3 has no inverse where there is a factor of degree 3.
        assert!(none <= count / 4 + 1, "{name}");
    }
    assert!(report.failures.is_empty(), "{:#?}", report.failures);
}

/// Of `count` elements; the slower kernels agree on the first ones.
fn cyclic_inverses_multiply_to_one(count: usize, agreed: usize) {
    let (mut random, mut report) = (Random(3), Report::default());
    for &(name, ring) in CYCLIC_RINGS {
        for i in 0..count {
            let mut a = random.below_bits(ring.degree(), ring.words());
            let weight: u32 = a.iter().map(|w| w.count_ones()).sum();
            let odd = i % 3 != 2;
            a[0] ^= u64::from((weight % 2 == 1) != odd);
            let mut out = vec![7; ring.words()];
            let yes = bool::from(ring.invert(&mut out, &a).unwrap());
            assert_eq!(yes, odd, "{name}");
            let product = oracle::product(&big(&a), &big(&out));
            // What is above is added to what is below.
            let high = &product >> ring.degree();
            let rest = product ^ (&high << ring.degree()) ^ high;
            assert_eq!(rest, u8::from(odd).into(), "{name}");
            if i < agreed {
                let (x, found) = (CyclicInversion { ring, a }, Found { yes, out });
                report.compare::<InvertCyclic>(Suite::Registry, &x, &found);
            }
        }
        // The other factor of x^r - 1.
        let mut ones = vec![u64::MAX; ring.words()];
        *ones.last_mut().unwrap() = (1 << (ring.degree() % 64)) - 1;
        let mut out = vec![7; ring.words()];
        assert!(!bool::from(ring.invert(&mut out, &ones).unwrap()));
        assert!(out.iter().all(|&w| w == 0));
    }
    assert!(report.failures.is_empty(), "{:#?}", report.failures);
}

#[test]
fn products_refuse_other_lengths_and_coefficients() {
    let ring = Ring::ntru_prime(7, 4591).unwrap();
    let (a, mut out) = ([0; 7], [0; 7]);
    let count = |argument| Error::Count {
        argument,
        elements: 6,
        needed: 7,
    };
    assert_eq!(ring.mul(&mut [0; 6], &a, &a), Err(count("out")));
    assert_eq!(ring.mul(&mut out, &a[..6], &a), Err(count("a")));
    assert_eq!(ring.mul(&mut out, &a, &a[..6]), Err(count("b")));
    let (argument, accepted) = ("b", 4590);
    let above = [4591, 0, 0, 0, 0, 0, 0];
    assert_eq!(
        ring.mul(&mut out, &a, &above),
        Err(Error::Coefficient { argument, accepted })
    );
    let (x, mut short, mut long) = ([1i8; 7], [0i8; 7], [0i16; 7]);
    let fits = Error::Overflow { bits: 8 };
    assert_eq!(ring.mul_centered(&mut short, &x, &x), Err(fits));
    assert_eq!(ring.invert_centered(&mut short, &x).unwrap_err(), fits);
    assert_eq!(ring.mul_centered(&mut long, &x, &x[..6]), Err(count("b")));
    assert_eq!(ring.mul_centered(&mut long[..6], &x, &x), Err(count("out")));
    assert_eq!(
        ring.invert_triple_centered(&mut long, &x[..6]).unwrap_err(),
        count("a")
    );
    let (wide, far) = ([2295i16; 7], |argument, accepted| {
        Err(Error::Magnitude { argument, accepted })
    });
    assert_eq!(ring.mul_short(&mut long, &wide, &[-6; 7]), Ok(()));
    for c in [7, -7, i8::MIN] {
        let mut b = x;
        b[6] = c;
        assert_eq!(ring.mul_short(&mut long, &wide, &b), far("b", 6));
    }
    for c in [2296, -2296, i16::MIN, i16::MAX] {
        let mut a = wide;
        a[0] = c;
        assert_eq!(ring.mul_short(&mut long, &a, &x), far("a", 2295));
    }
    assert_eq!(ring.mul_short(&mut long, &wide[..6], &x), Err(count("a")));
    assert_eq!(ring.mul_short(&mut long, &wide, &x[..6]), Err(count("b")));
    assert_eq!(ring.mul_short(&mut long[..6], &wide, &x), Err(count("out")));
    let ring = Ring::ntru_prime(7, 251).unwrap();
    assert_eq!(ring.mul_centered(&mut short, &x, &x), Ok(()));
}

#[test]
fn wrong_arguments_are_errors() {
    for (_, ring) in RINGS {
        let (n, q) = (ring.len(), ring.q());
        let mut out = vec![0; n];
        for wrong in [0, n - 1, n + 1] {
            let short = vec![0; wrong];
            let error = Error::Count {
                argument: "a",
                elements: wrong,
                needed: n,
            };
            assert_eq!(ring.invert(&mut out, &short).unwrap_err(), error);
            let error = Error::Count {
                argument: "out",
                elements: wrong,
                needed: n,
            };
            assert_eq!(
                ring.invert(&mut short.clone(), &vec![0; n]).unwrap_err(),
                error
            );
        }
        for place in [0, 1, n / 2, n - 1] {
            for c in [q, q + 1, 32768, 65535] {
                let mut a = vec![1; n];
                a[place] = c.max(q) as u16;
                let error = Error::Coefficient {
                    argument: "a",
                    accepted: q - 1,
                };
                assert_eq!(ring.invert(&mut out, &a).unwrap_err(), error);
            }
        }
    }
    for (_, ring) in CYCLIC_RINGS {
        let n = ring.words();
        let mut a = vec![1; n];
        a[n - 1] = 1 << (ring.degree() % 64);
        let error = Error::Coefficient {
            argument: "a",
            accepted: 1,
        };
        assert_eq!(ring.invert(&mut vec![0; n], &a).unwrap_err(), error);
        assert!(ring.invert(&mut vec![0; n - 1], &vec![1; n]).is_err());
        assert!(ring.invert(&mut vec![0; n], &vec![1; n + 1]).is_err());
    }
}

/// Each long operation calls the pause, and ends where that unwinds.
#[test]
fn long_operations_pause() {
    use std::cell::Cell;
    use std::panic::{catch_unwind, resume_unwind};
    std::thread_local! {
        static LEFT: Cell<usize> = const { Cell::new(usize::MAX) };
    }
    fn pause() {
        match LEFT.get() {
            0 => resume_unwind(Box::new(())),
            left => LEFT.set(left - 1),
        }
    }
    let without = PrimeField::new(7681).unwrap();
    let field = without.with_pause(pause);
    assert_eq!(field, without);
    let mut random = Random(9);
    let mut any =
        |n: usize| -> Vec<u32> { (0..n).map(|_| (random.word() % 7681) as u32).collect() };
    let (a, b) = (any(3000), any(2000));
    type Run = fn(&PrimeField, &[u32], &[u32]);
    let operations: [Run; 6] = [
        |field, a, b| {
            field.gcd_vartime(a, b).unwrap();
        },
        |field, a, b| {
            field.xgcd_vartime(a, b).unwrap();
        },
        |field, a, b| {
            field.resultant_vartime(a, b).unwrap();
        },
        |field, a, b| {
            field.invert_vartime(a, b).unwrap();
        },
        |field, a, b| {
            field.mul_vartime(a, b).unwrap();
        },
        |field, a, b| {
            field.div_rem_vartime(a, b).unwrap();
        },
    ];
    for (i, run) in operations.into_iter().enumerate() {
        LEFT.set(usize::MAX);
        run(&field, &a, &b);
        let calls = usize::MAX - LEFT.get();
        // 48 products of coefficients for each coefficient of the longer one are between two of
        // them, or fewer.
        assert!(calls > 500, "{i}: {calls}");
        LEFT.set(calls / 2);
        assert!(catch_unwind(|| run(&field, &a, &b)).is_err(), "{i}");
        LEFT.set(0);
        run(&without, &a, &b);
    }
}

#[test]
fn wrong_fields_are_errors() {
    for p in [0, 1, 4, 9, 1 << 31, u32::MAX, 65536] {
        assert_eq!(
            PrimeField::new(p).unwrap_err(),
            Error::CoefficientField { p }
        );
    }
    let field = PrimeField::new(7).unwrap();
    let error = Error::Coefficient {
        argument: "b",
        accepted: 6,
    };
    assert_eq!(field.gcd_vartime(&[1], &[1, 7]).unwrap_err(), error);
    assert_eq!(
        field.invert_vartime(&[1], &[0, 0]).unwrap_err(),
        Error::ZeroModulus
    );
    assert_eq!(field.invert_vartime(&[5], &[3]).unwrap(), Some(vec![]));
    assert_eq!(field.add_vartime(&[1], &[1, 7]).unwrap_err(), error);
    assert_eq!(field.sub_vartime(&[1], &[1, 7]).unwrap_err(), error);
    assert_eq!(field.mul_vartime(&[1], &[1, 7]).unwrap_err(), error);
    assert_eq!(
        field.div_rem_vartime(&[1], &[0, 0]).unwrap_err(),
        Error::ZeroModulus
    );
}

#[test]
fn batches_refuse_and_change_nothing() {
    for (name, ring) in RINGS {
        let n = ring.len();
        let mut wrong = vec![1; 5 * n];
        let error = ring.invert_batch(&mut wrong[1..]).err();
        let expected = Error::Count {
            argument: "elements",
            elements: 5 * n - 1,
            needed: 5 * n,
        };
        assert_eq!(error, Some(expected), "{name}");
        assert_eq!(ring.invert_batch(&mut []).unwrap().count(), 0);
        wrong[3 * n - 1] = 65535;
        let before = wrong.clone();
        assert!(ring.invert_batch(&mut wrong).is_err() && wrong == before);
    }
}
