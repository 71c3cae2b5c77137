// SPDX-License-Identifier: MIT OR Apache-2.0
mod extension;

use super::modulus::Form;
use super::*;
use crate::backend::word_passes::{Everywhere, Passes, Running, Step};
use crate::ct::Mask;
use crate::integer::choice::Way;
use crate::integer::word::batch::Batch;
use crate::timing::Timing;
use core::fmt;
use std::vec::Vec;

/// The inverse by Euclid's algorithm.
fn euclid(x: u64, m: u64) -> Option<u64> {
    let (mut a, mut b) = (i128::from(m), i128::from(x % m));
    let (mut u, mut v) = (0i128, 1i128);
    while b != 0 {
        let q = a / b;
        (a, b) = (b, a - q * b);
        (u, v) = (v, u - q * v);
    }
    (a == 1).then(|| u.rem_euclid(i128::from(m)) as u64)
}

fn random(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    state.wrapping_mul(0x2545_f491_4f6c_dd1d)
}

/// Words where something changes: near multiples of the modulus, powers of 2, and the ends of the
/// range.
fn edges<W: Word>(m: u64) -> Vec<u64> {
    let most = u64::MAX >> (64 - W::BITS);
    let mut all = Vec::new();
    let centers = (0..4).map(|k| m.checked_mul(k)).chain([
        Some(m / 2),
        Some(most),
        Some(most / m * m),
        Some(1 << 31),
        Some(1 << (W::BITS / 2)),
        Some(1 << (W::BITS - 1)),
    ]);
    for center in centers.flatten() {
        for x in [
            center.wrapping_sub(2),
            center.wrapping_sub(1),
            center,
            center.wrapping_add(1),
            center.wrapping_add(2),
        ] {
            if x <= most {
                all.push(x);
            }
        }
    }
    all
}

/// All ways that this CPU has.
fn ways<W: Word>(m: &Modulus<W>) -> Vec<Way> {
    let portable = [Way::ProductsPortable];
    #[cfg(target_arch = "x86_64")]
    {
        use crate::cpu::Isa;
        let lanes = W::BITS == 32 || m.constants == GOLDILOCKS.constants;
        let vectors = [
            (Way::ProductsAvx2, Isa::Avx2),
            (Way::ProductsAvx512, Isa::Avx512),
        ];
        let vectors = vectors
            .into_iter()
            .filter(|(_, isa)| lanes && isa.available());
        portable
            .into_iter()
            .chain(vectors.map(|(way, _)| way))
            .collect()
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        let _ = m;
        portable.into()
    }
}

fn check_batch<W: Word>(m: &Modulus<W>, xs: &[W]) {
    let c = &m.constants;
    let inverse = |x: W| euclid(x.into(), c.m);
    let expected: Vec<u64> = xs.iter().map(|&x| inverse(x).unwrap_or(0)).collect();
    let in_form: Vec<u64> = (xs.iter().map(|&x| m.from_montgomery(x)))
        .map(|x| inverse(x).map_or(0, |y| m.to_montgomery(W::low(y)).into()))
        .collect();
    let all = xs.iter().all(|&x| inverse(x).is_some());
    for timing in [Timing::Constant, Timing::Variable] {
        for (form, expected) in [(Form::Canonical, &expected), (Form::Montgomery, &in_form)] {
            let check = |found: &[W], yes: Mask, by: &dyn fmt::Debug| {
                let found: Vec<u64> = found.iter().map(|&x| x.into()).collect();
                assert_eq!(&found, expected, "{timing} {by:?}: {xs:?} modulo {m:?}");
                assert_eq!(yes.bit() == 1, all, "{timing} {by:?}: {xs:?} modulo {m:?}");
            };
            for way in ways(m) {
                let (mut found, factor) = (xs.to_vec(), m.factor(form));
                let yes = W::together(&Batch { c, factor, timing }, way, &mut found);
                check(&found, yes, &way);
            }
            let mut found = xs.to_vec();
            let yes = m.batch(&mut found, form, timing);
            check(&found, yes, &"by choice");
        }
    }
}

fn presets_and_others() -> (Vec<Modulus<u32>>, Vec<Modulus<u64>>) {
    let short = [
        3,
        5,
        15,
        65_537,
        0x7fff_ffed,
        0x8000_000b,
        0xffff_fffb,
        u32::MAX,
    ];
    let long = [
        3,
        9,
        u64::from(u32::MAX),
        (1 << 32) + 15,
        (1 << 63) - 25,
        (1 << 63) + 29,
        u64::MAX - 58,
        u64::MAX,
    ];
    let mut all = (
        std::vec![BABY_BEAR, KOALA_BEAR, MERSENNE_31],
        std::vec![GOLDILOCKS],
    );
    all.0.extend(short.map(|m| Modulus::<u32>::new(m).unwrap()));
    all.1.extend(long.map(|m| Modulus::<u64>::new(m).unwrap()));
    all
}

#[test]
fn batches_of_all_residues_modulo_all_short_numbers() {
    for m in (3..100u32).step_by(2) {
        let (short, long) = (
            Modulus::<u32>::new(m).unwrap(),
            Modulus::<u64>::new(m.into()).unwrap(),
        );
        check_batch(&short, &(0..2 * m).collect::<Vec<_>>());
        check_batch(&long, &(0..2 * u64::from(m)).collect::<Vec<_>>());
        // Without those that have no inverse the trick is done.
        let units = (0..3 * m).filter(|&x| x % m == 0 || euclid(x.into(), m.into()).is_some());
        check_batch(&short, &units.clone().collect::<Vec<_>>());
        check_batch(&long, &units.map(u64::from).collect::<Vec<_>>());
    }
}

#[test]
fn batches_of_all_lengths() {
    fn check<W: Word>(m: &Modulus<W>, lengths: impl Iterator<Item = usize>) {
        let mut state = 0x1234_5678_9abc_def1;
        let edges = edges::<W>(m.constants.m);
        for length in lengths {
            // Each third one at an edge.
            let words = (0..length).map(|_| match random(&mut state) {
                x if x % 3 == 0 => edges[(x >> 8) as usize % edges.len()],
                _ => random(&mut state),
            });
            check_batch(m, &words.map(W::low).collect::<Vec<_>>());
        }
    }
    let (short, long) = presets_and_others();
    let border = |block: usize| [block - 1, block, block + 1, 2 * block + 77];
    for (k, m) in short.iter().enumerate() {
        check(m, (0..=100).filter(|n| k < 3 || n % 7 == k % 7));
    }
    for (k, m) in long.iter().enumerate() {
        check(m, (0..=100).filter(|n| k < 1 || n % 7 == k % 7));
    }
    check(&BABY_BEAR, (1000..=1030).chain(border(2048)));
    check(&MERSENNE_31, border(2048).into_iter());
    check(&GOLDILOCKS, (1000..=1030).chain(border(1024)));
}

/// Each number alone, and all others: what is dropped or counted twice shows.
#[test]
fn zeros_at_all_places() {
    fn check<W: Word>(m: &Modulus<W>) {
        let mut state = 77;
        let xs: Vec<W> = (0..130).map(|_| W::low(random(&mut state) | 1)).collect();
        for place in 0..xs.len() {
            for zero in [0, m.constants.m] {
                let mut xs = xs.clone();
                xs[place] = W::low(zero);
                check_batch(m, &xs);
            }
        }
        check_batch(m, &std::vec![W::low(0); 130]);
        check_batch(m, &std::vec![W::low(m.constants.m); 130]);
    }
    check(&BABY_BEAR);
    check(&GOLDILOCKS);
    check(&Modulus::<u64>::new((1 << 61) - 1).unwrap());
}

#[test]
fn modulo_one_all_inverses_are_zero() {
    let m = Modulus::<u32>::new(1).unwrap();
    let mut xs = [0, 1, 2, u32::MAX];
    assert!(bool::from(m.invert_batch(&mut xs)));
    assert_eq!(xs, [0; 4]);
    assert!(m.invert_batch_montgomery_vartime(&mut xs));
    assert_eq!((m.to_montgomery(7), m.mul(3, 5)), (0, 0));
}

/// A product with zeros left out has an inverse. With one of them in it all numbers would be
/// inverted one by one, and the time would show that.
#[test]
fn zeros_are_no_factors() {
    fn check<W: Word, P: Passes<W, N>, const N: usize>(m: &Modulus<W>, passes: P) {
        let mut state = 4711;
        let zeros = [0, m.constants.m];
        let mut word = |k: usize| match k % 5 {
            0 => W::low(zeros[k / 5 % 2]),
            _ => W::low(random(&mut state)),
        };
        let xs: [Step<W, N>; 3] = core::array::from_fn(|i| {
            [0, 1, 2, 3].map(|c| core::array::from_fn(|k| word(7 * i + c + k)))
        });
        let (mut before, mut running) = (xs, Running::new(W::ONE));
        passes.forward(&mut running, &xs, &mut before);
        let product = passes.fold(&mut running).into();
        assert!(
            euclid(product, m.constants.m).is_some(),
            "{product} modulo {m:?}"
        );
    }
    let long = Modulus::<u64>::new(u64::MAX - 58).unwrap();
    check(&BABY_BEAR, Everywhere(BABY_BEAR.constants.montgomery32()));
    check(&GOLDILOCKS, Everywhere(GOLDILOCKS.constants.montgomery()));
    check(&long, Everywhere(long.constants.montgomery()));
    #[cfg(target_arch = "x86_64")]
    {
        use crate::backend::x86_64::integer::word_lanes::*;
        use crate::cpu::Isa;
        if Isa::Avx2.available() {
            check(&BABY_BEAR, Avx2::new(BABY_BEAR.constants.montgomery32()));
            check(&GOLDILOCKS, GoldilocksAvx2::new());
        }
        if Isa::Avx512.available() {
            check(&BABY_BEAR, Avx512::new(BABY_BEAR.constants.montgomery32()));
            check(&GOLDILOCKS, GoldilocksAvx512::new());
        }
    }
}
