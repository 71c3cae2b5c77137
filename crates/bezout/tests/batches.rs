// SPDX-License-Identifier: MIT OR Apache-2.0
//! All functions that invert batches: lengths around those at which the code changes, zeros in
//! every position, and elements that share factors with the modulus.

use bezout_exercise::check::Report;
use bezout_exercise::oracle::{big, inverse, limbs};
use bezout_exercise::public::{Numbers, Plant, inverses, task};
use bezout_exercise::random::Random;
use num_bigint::BigUint;

const LENGTHS: [usize; 20] = [
    0, 1, 2, 3, 5, 12, 15, 16, 17, 18, 19, 20, 31, 32, 33, 48, 63, 1023, 1024, 1025,
];

/// A number and its inverse.
type Element = (Vec<u64>, Option<BigUint>);

/// In one ring: `factors` have no inverse.
fn ring(m: Vec<u64>, factors: &[u64], plant: Plant) -> Report {
    let (n, modulus, mut report) = (m.len(), big(&m), Report::default());
    let mut random = Random(40 + n as u64 + m[0] % 1000);
    let element = |x: BigUint| (limbs(&x, n), inverse(&x, &modulus));
    let fits = |x: &BigUint| x.bits() <= 64 * n as u64;
    let multiples = (0..3u8).map(|k| &modulus * k).filter(fits);
    let zeros: Vec<Element> = multiples.map(element).collect();
    let factors: Vec<Element> = factors.iter().map(|&f| element(f.into())).collect();
    let mut all: Vec<Element> = (0..1025).map(|_| element(big(&random.any(n)))).collect();
    // Behind the first ones all have an inverse: each that has none costs inversions of its own.
    for (x, inverse) in &mut all[64..] {
        while inverse.is_none() {
            x[0] = x[0].wrapping_add(1);
            *inverse = element(big(x)).1;
        }
    }
    for count in LENGTHS {
        // Those alone are inverted again that take the place of others.
        let mut check = |others: &[(usize, &Element)]| {
            let mut xs: Vec<&Element> = all[..count].iter().collect();
            others.iter().for_each(|&(i, x)| xs[i] = x);
            let expected: Vec<_> = xs.iter().map(|x| x.1.clone()).collect();
            let x = xs.iter().flat_map(|x| x.0.clone()).collect();
            let (y, m, k) = (Vec::new(), m.clone(), 0);
            let numbers = Numbers { x, y, m, k };
            report.functions(task("invert_rows"), plant, &numbers, &inverses(&expected));
        };
        check(&[]);
        let positions: Vec<usize> = match count {
            0..100 => (0..count).collect(),
            // Around the ends of the passes, and one inside.
            _ => [
                0,
                1,
                4,
                8,
                511,
                count - 17,
                count - 16,
                count - 12,
                count - 1,
            ]
            .to_vec(),
        };
        for &i in &positions {
            check(&[(i, &zeros[i % zeros.len()])]);
        }
        if count > 0 {
            let some = (0..count / 3 + 1).map(|_| {
                let zero = &zeros[random.below(zeros.len() as u64) as usize];
                (random.below(count as u64) as usize, zero)
            });
            check(&some.collect::<Vec<_>>());
            check(&(0..count).map(|i| (i, &zeros[0])).collect::<Vec<_>>());
        }
        for (factor, &i) in factors.iter().zip(positions.iter().rev()) {
            check(&[(i, factor), (0, &zeros[0])]);
        }
    }
    report
}

fn check(m: Vec<u64>, factors: &[u64]) {
    let report = ring(m, factors, Plant::None);
    assert!(report.failures.is_empty(), "{:#?}", report.failures);
}

/// Lengths with routines of their own, and those that take the next length's or portable ones.
#[test]
fn any_odd_modulus() {
    for n in [4, 6, 8, 9, 1, 2, 3, 5, 7, 12] {
        let short = |x: u8| limbs(&x.into(), n);
        // 2^(64 n) - 1 is divisible by 3, 5 and 17; nothing is, modulo 1.
        check(vec![u64::MAX; n], &[3, 5, 17, 51]);
        check(short(3), &[3, 6]);
        check(short(1), &[]);
        check(Random(n as u64).odd(n), &[]);
    }
}

/// Modulo `2^255 - r`, with types of their own and without.
#[test]
fn residues() {
    let modulus = |r: u64| vec![r.wrapping_neg(), u64::MAX, u64::MAX, u64::MAX >> 1];
    // 7 and 31 divide 2^255 - 1, and 5 divides 2^255 - 3.
    check(modulus(1), &[7, 31, 14]);
    check(modulus(3), &[5, 10, 15]);
    for r in [19, 21, 0x7fff_ffff] {
        check(modulus(r), &[]);
    }
}

#[test]
fn a_planted_function_is_found() {
    let report = ring(vec![67], &[], Plant::First);
    assert_eq!(report.wrong.len(), 1, "{:?}", report.wrong);
}
