// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every kernel and every public function against an independent library, on operands of which half
//! are adversarial.

mod common;

use bezout::{Modulus, Odd, Uint, dynamic};
use bezout_exercise::check::{differential, operations};
use bezout_exercise::{Share, Suite};
use common::{Random, big, inverse, limbs};
use num_bigint::BigUint;
use num_integer::Integer;

/// Limb counts, and how many cases of each: the work grows with the square.
const SIZES: [(usize, usize); 24] = [
    (1, 6000),
    (2, 5000),
    (3, 4000),
    (4, 12000),
    (5, 2500),
    (6, 4000),
    (7, 2000),
    (8, 4000),
    (9, 2000),
    (10, 600),
    (11, 200),
    (12, 200),
    (15, 400),
    (16, 600),
    (17, 300),
    (32, 80),
    (33, 80),
    (64, 24),
    (65, 12),
    (104, 8),
    (105, 4),
    (130, 2),
    (256, 2),
    (257, 1),
];

#[test]
fn every_kernel() {
    let share = Share::told();
    let sizes = SIZES.map(|(n, count)| (n, share.count(count)));
    differential(Suite::Registry, &sizes, share.seed_of(1)).assert();
}

#[test]
fn planted_kernels_are_found() {
    differential(Suite::Planted, &[(1, 4000), (4, 4000)], 2).assert_planted(&operations());
}

fn cases(mut each: impl FnMut(&mut Random, usize)) {
    let share = Share::told();
    for (n, count) in SIZES {
        let mut random = share.random(n as u64);
        for _ in 0..share.count(count.div_ceil(4)) {
            each(&mut random, n);
        }
    }
}

#[test]
fn invert_modulo_any_number() {
    cases(|random, n| {
        let mut m = random.any(n);
        if random.below(2) == 0 {
            // Even, often by many twos.
            m = limbs(&(big(&m) << random.below(20)), n);
        }
        let x = random.companion(&m);
        if big(&m) == BigUint::ZERO {
            assert!(dynamic::invert_mod(&x, &m).is_err());
            return;
        }
        let expected = inverse(&big(&x), &big(&m)).map(|y| limbs(&y, n));
        let y = dynamic::invert_mod(&x, &m).expect("positive");
        assert_eq!(Option::from(y), expected, "{x:x?} mod {m:x?}");
        let y = dynamic::invert_mod_vartime(&x, &m).expect("positive");
        assert_eq!(y, expected, "{x:x?} mod {m:x?}");
    });
}

#[test]
fn modulus_multiplies_reduces_and_checks() {
    let mut random = Random(11);
    for _ in 0..3000 {
        let m = random.odd(3);
        let (x, y) = (random.any(3), random.companion(&m));
        let uint = |v: &[u64]| Uint::<3>::new([v[0], v[1], v[2]]);
        let modulus = Modulus::new(Odd::new(uint(&m)).expect("odd"));
        let (bm, bx, by) = (big(&m), big(&x), big(&y));
        assert_eq!(
            big(modulus.mul(&uint(&x), &uint(&y)).limbs()),
            &bx * &by % &bm
        );
        assert_eq!(big(modulus.reduce(&uint(&x)).limbs()), &bx % &bm);
        let checked: Option<Uint<3>> = modulus.invert_checked(&uint(&x)).into();
        assert_eq!(checked.map(|y| big(y.limbs())), inverse(&bx, &bm));
        let vartime = modulus.invert_vartime(&uint(&x));
        assert_eq!(vartime, checked);
        let dynamic = bezout::DynModulus::new(&m).expect("odd");
        assert_eq!(
            Option::from(dynamic.invert(&x)),
            checked.map(|y| y.limbs().to_vec())
        );
        assert_eq!(big(&dynamic.mul(&x, &y)), &bx * &by % &bm);
    }
}

#[test]
fn batches() {
    let mut random = Random(12);
    for round in 0..400 {
        // Small and composite moduli too, so that elements share factors with it.
        let m = match round % 4 {
            0 => vec![15, 0],
            1 => vec![3 * 5 * 7 * 11 * 13, 0],
            2 => vec![u64::MAX, u64::MAX],
            _ => random.odd(2),
        };
        let modulus = Modulus::<2>::new(Odd::new(Uint::new([m[0], m[1]])).expect("odd"));
        let count = random.below(20) as usize;
        let xs: Vec<Uint<2>> = (0..count)
            .map(|_| {
                let x = if random.below(8) == 0 {
                    vec![0, 0]
                } else {
                    random.companion(&m)
                };
                Uint::new([x[0], x[1]])
            })
            .collect();
        let expected: Vec<Option<BigUint>> = xs
            .iter()
            .map(|x| inverse(&big(x.limbs()), &big(&m)))
            .collect();
        let all = expected.iter().all(Option::is_some);
        let mut scratch = vec![Uint::MAX; count];
        let (mut ct, mut vartime) = (xs.clone(), xs.clone());
        assert_eq!(
            bool::from(modulus.invert_batch(&mut ct, &mut scratch).expect("room")),
            all
        );
        assert_eq!(
            modulus
                .invert_batch_vartime(&mut vartime, &mut scratch)
                .expect("room"),
            all
        );
        for ((c, v), e) in ct.iter().zip(&vartime).zip(&expected) {
            assert_eq!(big(c.limbs()), e.clone().unwrap_or_default());
            assert_eq!(c, v);
        }
        if count > 0 {
            // No room: an error, and the input is as it was.
            assert!(modulus.invert_batch(&mut ct, &mut scratch[1..]).is_err());
            assert_eq!(ct, vartime);
        }
    }
}

/// The inverse of the inverse is the number, reduced.
#[test]
fn inverting_twice() {
    let mut random = Random(13);
    for _ in 0..3000 {
        let m = random.odd(4);
        let x = random.companion(&m);
        let uint = |v: &[u64]| Uint::<4>::new([v[0], v[1], v[2], v[3]]);
        let modulus = Modulus::new(Odd::new(uint(&m)).expect("odd"));
        let y: Option<Uint<4>> = modulus.invert(&uint(&x)).into();
        if let Some(y) = y {
            assert_eq!(
                modulus.invert(&y).expect("a unit"),
                modulus.reduce(&uint(&x))
            );
            assert_eq!(modulus.mul(&y, &uint(&x)), modulus.reduce(&Uint::ONE));
        }
    }
}

/// gcd(kx, ky) = k gcd(x, y), and the symbol is multiplicative.
#[test]
fn homogeneous() {
    let mut random = Random(14);
    for _ in 0..3000 {
        let (x, y, k) = (random.any(2), random.any(2), random.edges(1)[0]);
        let wide = |v: &[u64]| limbs(&(big(v) * k), 3);
        let g = dynamic::gcd(&x, &y);
        assert_eq!(dynamic::gcd(&wide(&x), &wide(&y)), wide(&g));
        let n = [y[0] | 1, y[1]];
        let symbol = |v: &[u64]| dynamic::jacobi(v, &n).expect("odd");
        assert_eq!(symbol(&wide(&x)), symbol(&x) * symbol(&[k]));
    }
}

/// Every method of a modulus of run-time length, on numbers of any length.
#[test]
fn dynamic_modulus() {
    let mut random = Random(15);
    for _ in 0..3000 {
        let n = 1 + random.below(4) as usize;
        let m = random.odd(n);
        let mut x = random.companion(&m);
        match random.below(2) {
            0 => x.truncate(random.below(n as u64 + 1) as usize),
            _ => {
                let more = 1 + random.below(9) as usize;
                x.extend(random.any(more));
            }
        }
        let modulus = bezout::DynModulus::new(&m).expect("odd");
        let (bm, bx) = (big(&m), big(&x));
        assert_eq!(modulus.modulus(), m);
        let expected = inverse(&bx, &bm).map(|y| limbs(&y, n));
        let checked = modulus.invert_checked(&x);
        assert_eq!(Option::from(checked), expected, "{x:x?} mod {m:x?}");
        assert_eq!(modulus.invert_vartime(&x), expected);
        assert_eq!(modulus.reduce(&x), limbs(&(&bx % &bm), n));
        let symbol = common::jacobi(&bx, &bm);
        assert_eq!(modulus.jacobi(&x).value(), symbol);
        assert_eq!(modulus.jacobi_vartime(&x).value(), symbol);
        assert_eq!(modulus.legendre(&x).value(), symbol);
    }
}

#[test]
fn dynamic_batches() {
    let mut random = Random(16);
    for round in 0..600 {
        let n = 1 + random.below(4) as usize;
        let m = match round % 5 {
            0 => limbs(&BigUint::from(15u8), n),
            1 => limbs(&BigUint::from(15015u32), n),
            2 => vec![u64::MAX; n],
            3 => limbs(&BigUint::from(1u8), n),
            _ => random.odd(n),
        };
        let modulus = bezout::DynModulus::new(&m).expect("odd");
        let xs: Vec<Vec<u64>> = (0..random.below(20))
            .map(|_| {
                let mut x = random.companion(&m);
                x.truncate(random.below(2 * n as u64) as usize);
                x
            })
            .collect();
        let expected: Vec<_> = xs.iter().map(|x| inverse(&big(x), &big(&m))).collect();
        let all = expected.iter().all(Option::is_some);
        let expected: Vec<_> = expected
            .into_iter()
            .map(|y| limbs(&y.unwrap_or_default(), n))
            .collect();
        let (mut ct, mut vartime) = (xs.clone(), xs.clone());
        let yes = modulus.invert_batch(&mut ct);
        assert_eq!(bool::from(yes), all, "{xs:x?} mod {m:x?}");
        let yes = modulus.invert_batch_vartime(&mut vartime);
        assert_eq!(yes, all, "{xs:x?} mod {m:x?}");
        assert_eq!(ct, expected, "{xs:x?} mod {m:x?}");
        assert_eq!(vartime, expected, "{xs:x?} mod {m:x?}");
    }
}

#[cfg(feature = "rand_core")]
mod blinded {
    use super::*;

    /// The words given, then an error; and how many were drawn.
    struct Words<'a>(&'a [u64], usize);

    use core::fmt::Error as Exhausted;

    impl rand_core::TryRng for Words<'_> {
        type Error = Exhausted;
        fn try_next_u32(&mut self) -> Result<u32, Exhausted> {
            self.try_next_u64().map(|x| x as u32)
        }
        fn try_next_u64(&mut self) -> Result<u64, Exhausted> {
            let x = *self.0.get(self.1).ok_or(Exhausted)?;
            self.1 += 1;
            Ok(x)
        }
        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Exhausted> {
            unreachable!("words are drawn, not bytes")
        }
    }

    impl rand_core::TryCryptoRng for Words<'_> {}

    fn both(m: &[u64], x: &[u64], words: &[u64]) -> Result<Option<Vec<u64>>, Exhausted> {
        let modulus = Modulus::<2>::new(Odd::new(Uint::new([m[0], m[1]])).expect("odd"));
        let (mut rng, mut other) = (Words(words, 0), Words(words, 0));
        let fixed = modulus.invert_blinded(&Uint::new([x[0], x[1]]), &mut rng);
        let fixed = fixed.map(|y| Option::from(y).map(|y: Uint<2>| y.limbs().to_vec()));
        let modulus = bezout::DynModulus::new(m).expect("odd");
        let run_time = modulus.invert_blinded(x, &mut other);
        assert_eq!(fixed, run_time.map(Option::from));
        assert_eq!([rng.1, other.1], [words.len().min(4); 2], "drawn");
        fixed
    }

    #[test]
    fn inverts() {
        let mut random = Random(17);
        let (mut some, mut none) = (0, 0);
        for _ in 0..2000 {
            let m = random.odd(2);
            let (x, words) = (random.companion(&m), random.any(4));
            let (bm, blind) = (big(&m), big(&[words[2], words[3], words[0], words[1]]));
            // All four words count, the first two as the high half.
            let expected = inverse(&blind, &bm).and(inverse(&big(&x), &bm));
            let y = both(&m, &x, &words).expect("enough");
            *(if y.is_some() { &mut some } else { &mut none }) += 1;
            assert_eq!(y.map(|y| big(&y)), expected, "{m:x?}, {words:x?}");
        }
        assert!(some > 100 && none > 100, "{some}, {none}");
    }

    #[test]
    fn generator_fails() {
        for count in 0..4 {
            assert_eq!(both(&[15, 0], &[2, 0], &[7; 4][..count]), Err(Exhausted));
        }
    }

    #[test]
    fn zeros_give_none() {
        assert_eq!(both(&[15, 0], &[2, 0], &[0; 4]), Ok(None));
        assert_eq!(both(&[15, 0], &[2, 0], &[0, 0, 1, 0]), Ok(Some(vec![8, 0])));
        assert_eq!(both(&[1, 0], &[2, 0], &[0; 4]), Ok(Some(vec![0, 0])));
    }
}

/// Lengths far apart, which variable time meets with a division.
#[test]
fn unequal_lengths() {
    let mut random = Random(21);
    for _ in 0..600 {
        let (n, t) = (1 + random.below(24) as usize, 1 + random.below(6) as usize);
        let (a, mut b) = (random.any(n), random.any(t));
        let gcd = limbs(&big(&a).gcd(&big(&b)), n.max(t));
        assert_eq!(dynamic::gcd_vartime(&a, &b), gcd);
        assert_eq!(dynamic::gcd_vartime(&b, &a), gcd);
        if big(&b) != BigUint::ZERO {
            let expected = inverse(&big(&a), &big(&b)).map(|y| limbs(&y, n.max(t)));
            assert_eq!(
                dynamic::invert_mod_vartime(&a, &b).expect("positive"),
                expected
            );
        }
        b[0] |= 1;
        let symbol = dynamic::jacobi_vartime(&a, &b).expect("odd").value();
        assert_eq!(symbol, common::jacobi(&big(&a), &big(&b)));
    }
    for empty in [&[][..], &[0], &[0, 0, 0]] {
        assert_eq!(
            big(&dynamic::gcd_vartime(empty, &[6, 0, 0])),
            BigUint::from(6u8)
        );
        assert_eq!(big(&dynamic::gcd_vartime(empty, empty)), BigUint::ZERO);
        assert!(dynamic::invert_mod_vartime(&[1, 2, 3], empty).is_err());
    }
}
