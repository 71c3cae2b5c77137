// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every kernel and every public function against an independent library, on operands of which half
//! are adversarial.

mod common;

use bezout::{CtVec, dynamic};
use bezout_exercise::check::{Report, differential, operations};
use bezout_exercise::public::{self, Plant};
use bezout_exercise::{Share, Suite};
use common::{Random, big};
use num_bigint::BigUint;

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

#[test]
fn public_functions() {
    public::differential(
        Plant::None,
        &SIZES.map(|(n, count)| (n, count.div_ceil(8))),
        Share::told(),
    )
    .assert_functions();
}

#[test]
fn planted_functions_are_found() {
    public::differential(Plant::First, &[(1, 600), (4, 600)], Share::ALL)
        .assert_planted_functions();
}

#[cfg(feature = "rand_core")]
mod blinded {
    use super::*;
    use bezout::{Modulus, Odd, Uint};
    use common::inverse;

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
    let mut report = Report::default();
    let mut random = Random(21);
    for task in ["gcd", "xgcd", "invert", "jacobi"].map(public::task) {
        for _ in 0..300 {
            let (n, t) = (1 + random.below(24) as usize, 1 + random.below(6) as usize);
            let mut numbers = (task.operands)(&mut random, t);
            numbers.x = random.any(n);
            numbers.m.iter_mut().take(1).for_each(|low| *low |= 1);
            report.functions(task, Plant::None, &numbers, &(task.expected)(&numbers));
        }
    }
    assert!(report.failures.is_empty(), "{:#?}", report.failures);
    for empty in [&[][..], &[0], &[0, 0, 0]] {
        assert_eq!(
            big(&dynamic::gcd_vartime(empty, &[6, 0, 0])),
            BigUint::from(6u8)
        );
        assert_eq!(big(&dynamic::gcd_vartime(empty, empty)), BigUint::ZERO);
        assert!(dynamic::invert_mod_vartime(&[1, 2, 3], empty).is_err());
        assert!(dynamic::invert_mod(&[1, 2, 3], empty).is_err());
        assert_eq!(dynamic::bits(empty), 0);
        assert_eq!(big(&dynamic::mul(empty, &[7])), BigUint::ZERO);
        assert_eq!(big(&dynamic::lcm(&[7], empty)), BigUint::ZERO);
    }
}

/// Results of functions of run-time length are as long as the documentation says.
#[test]
fn lengths_of_results() {
    let (a, b) = ([6, 1], [9, 0, 2]);
    assert_eq!(dynamic::gcd(&a, &b).len(), 3);
    assert_eq!(dynamic::gcd_vartime(&a, &b).len(), 3);
    assert_eq!(
        [dynamic::mul(&a, &b).len(), dynamic::lcm(&a, &b).len()],
        [5; 2]
    );
    assert_eq!(
        [dynamic::mul(&[], &[]).len(), dynamic::lcm(&[], &[]).len()],
        [1; 2]
    );
    let inverses = [
        dynamic::invert_mod(&a, &b).map(CtVec::unwrap),
        dynamic::invert_odd_mod(&a, &b).map(CtVec::unwrap),
        dynamic::invert_mod_vartime(&a, &b).map(Option::unwrap),
        dynamic::invert_odd_mod_vartime(&a, &b).map(Option::unwrap),
        dynamic::invert_odd_number_mod(&b, &a).map(CtVec::unwrap),
    ];
    assert!(
        inverses
            .iter()
            .all(|y| y.as_ref().is_ok_and(|y| y.len() == 3))
    );
    let m = bezout::DynModulus::new(&b).expect("odd");
    assert_eq!(m.modulus(), b);
    let same = [
        m.reduce(&a),
        m.mul(&a, &a),
        m.gcd(&a),
        m.invert(&a).unwrap(),
    ];
    assert!(same.iter().all(|x| x.len() == 3));
}
