// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversions modulo independent numbers against single inversions, and these against Euclid's
//! algorithm: every lane, all counts around the widths of the vectors, and neighbors that have
//! nothing in common.

mod common;

use bezout::{Error, Modulus, ModulusRef, Odd, Uint, invert_each};
use common::{Random, big, inverse};
use num_bigint::BigUint;
use subtle::{Choice, CtOption};

const COUNTS: [usize; 13] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 17];

fn none<const L: usize>(count: usize) -> Vec<CtOption<Uint<L>>> {
    // An inverse that was there before must not survive.
    vec![CtOption::new(Uint::MAX, Choice::from(1)); count]
}

/// By the oracle.
fn expected(x: &[u64], m: &[u64]) -> Option<BigUint> {
    inverse(&big(x), &big(m))
}

/// Numbers and moduli of `L` limbs.
#[derive(Clone)]
struct Pairs<const L: usize>(Vec<(Uint<L>, Odd<Uint<L>>)>);

fn odd<const L: usize>(mut limbs: [u64; L]) -> Odd<Uint<L>> {
    limbs[0] |= 1;
    Odd::new(Uint::new(limbs)).expect("it is odd")
}

fn number<const L: usize>(random: &mut Random) -> [u64; L] {
    random.any(L).try_into().expect("L limbs")
}

impl<const L: usize> Pairs<L> {
    fn random(random: &mut Random, count: usize) -> Self {
        let pair = |_| {
            let m = odd(number(random));
            let x = random.companion(m.get().limbs());
            (Uint::new(x.try_into().expect("L limbs")), m)
        };
        Self((0..count).map(pair).collect())
    }

    /// The moduli 1, 3, all ones, a power of two and one, a product; each with 0, 1, m - 1, m, m +
    /// 1, a factor, the largest number.
    fn edges() -> Self {
        let power = |bit: usize| -> [u64; L] {
            core::array::from_fn(|i| if i == bit / 64 { 1 << (bit % 64) } else { 0 })
        };
        let mut fifteen = [0; L];
        fifteen[0] = 15;
        fifteen[L - 1] |= 15 << 60;
        let ones = [u64::MAX; L];
        let mut nearly = ones;
        nearly[0] -= 188;
        let moduli = [
            power(0),
            *Uint::<L>::from_u64(3).limbs(),
            ones,
            nearly,
            power(64 * L - 1),
            power(64 * L - 2),
        ];
        let mut pairs = Vec::new();
        for m in moduli.into_iter().chain([fifteen]).map(odd) {
            let mut before = *m.get().limbs();
            before[0] ^= 1;
            let mut after = *m.get().limbs();
            // m + 1 where that fits, else m - 1.
            after[0] = after[0].checked_add(1).unwrap_or(before[0]);
            let numbers = [
                [0; L],
                power(0),
                power(1),
                before,
                *m.get().limbs(),
                after,
                ones,
                power(64 * L - 1),
                fifteen,
            ];
            pairs.extend(numbers.map(|x| (Uint::new(x), m)));
        }
        Self(pairs)
    }

    fn shuffle(&mut self, random: &mut Random) {
        for i in (1..self.0.len()).rev() {
            self.0.swap(i, random.below(i as u64 + 1) as usize);
        }
    }

    /// In groups of `count`.
    fn check(&self, count: usize) {
        for group in self.0.chunks(count.max(1)) {
            let x: Vec<Uint<L>> = group.iter().map(|(x, _)| *x).collect();
            let moduli: Vec<ModulusRef<'_>> = group
                .iter()
                .map(|(_, m)| ModulusRef::new(m.get().limbs()).expect("it is odd"))
                .collect();
            let mut out = none(x.len());
            invert_each(&mut out, &x, &moduli).expect("the counts agree");
            for (i, (found, (x, m))) in out.iter().zip(group).enumerate() {
                let found = Option::from(*found).map(|y: Uint<L>| big(y.limbs()));
                let case = format!("element {i} of {}: {x:?} modulo {m:?}", group.len());
                assert_eq!(found, expected(x.limbs(), m.get().limbs()), "{case}");
            }
        }
    }
}

fn all_counts<const L: usize>(random_groups: usize) {
    let mut random = Random(L as u64);
    let mut edges = Pairs::<L>::edges();
    for count in COUNTS {
        edges.shuffle(&mut random);
        edges.check(count);
        for _ in 0..random_groups {
            Pairs::<L>::random(&mut random, count).check(count);
        }
    }
}

#[test]
fn every_count_and_edge() {
    all_counts::<1>(20);
    all_counts::<2>(20);
    all_counts::<3>(20);
    all_counts::<4>(40);
    all_counts::<5>(10);
    all_counts::<6>(20);
    all_counts::<8>(20);
    all_counts::<9>(10);
}

#[test]
fn long_numbers() {
    all_counts::<16>(2);
    let mut random = Random(7);
    for count in [1, 2, 4, 5, 8, 9] {
        Pairs::<33>::random(&mut random, count).check(count);
        Pairs::<64>::random(&mut random, count).check(count);
        // Beyond the routines.
        Pairs::<65>::random(&mut random, count).check(count);
    }
}

#[test]
fn ten_thousand_of_256_bits() {
    let mut random = Random(256);
    Pairs::<4>::random(&mut random, 4000).check(4);
    Pairs::<4>::random(&mut random, 8000).check(8);
}

/// Every element is what a single inversion gives, whatever stands next to it.
#[test]
fn neighbors_do_not_matter() {
    let mut random = Random(3);
    let fixed = Pairs::<4>::random(&mut random, 8).0;
    for _ in 0..50 {
        for (lane, &(x, m)) in fixed.iter().enumerate() {
            for count in [4, 8] {
                let mut group = Pairs::<4>::random(&mut random, count).0;
                group[lane % count] = (x, m);
                let moduli: Vec<Modulus<4>> = group.iter().map(|(_, m)| Modulus::new(*m)).collect();
                let lent: Vec<ModulusRef<'_>> = moduli.iter().map(Modulus::as_ref).collect();
                let x: Vec<Uint<4>> = group.iter().map(|(x, _)| *x).collect();
                let mut out = none(count);
                invert_each(&mut out, &x, &lent).expect("the counts agree");
                for ((out, x), m) in out.into_iter().zip(x).zip(&moduli) {
                    assert_eq!(Option::<Uint<4>>::from(out), m.invert(&x).into());
                }
            }
        }
    }
}

/// With public lengths that are shorter than the limbs, the same or different ones.
#[test]
fn short_moduli() {
    let mut random = Random(11);
    for lengths in [
        [65, 65, 65, 65, 65],
        [300, 64, 1, 129, 256],
        [320, 319, 257, 200, 192],
        [512, 3, 100, 64, 511],
    ] {
        for _ in 0..40 {
            let limbs: Vec<[u64; 8]> = lengths
                .iter()
                .map(|&bits: &usize| {
                    let mut m: [u64; 8] = number(&mut random);
                    for (i, word) in m.iter_mut().enumerate() {
                        let keep = bits.saturating_sub(64 * i).min(64);
                        *word &= if keep == 64 {
                            u64::MAX
                        } else {
                            (1 << keep) - 1
                        };
                    }
                    m[0] |= 1;
                    m
                })
                .collect();
            let moduli: Vec<ModulusRef<'_>> = limbs
                .iter()
                .zip(lengths)
                .map(|(m, bits)| {
                    ModulusRef::new(m)
                        .expect("odd")
                        .with_bits(bits)
                        .expect("it fits")
                })
                .collect();
            for count in 1..=5 {
                let x: Vec<Uint<8>> = (0..count).map(|_| Uint::new(number(&mut random))).collect();
                let mut out = none(count);
                invert_each(&mut out, &x, &moduli[..count]).expect("the counts agree");
                for ((out, x), m) in out.iter().zip(&x).zip(&limbs) {
                    let found = Option::from(*out).map(|y: Uint<8>| big(y.limbs()));
                    assert_eq!(found, expected(x.limbs(), m), "{x:?} modulo {m:x?}");
                }
            }
        }
    }
}

/// Moduli of fewer limbs than the numbers.
#[test]
fn moduli_of_fewer_limbs() {
    let mut random = Random(13);
    for _ in 0..100 {
        let limbs: [Vec<u64>; 6] = core::array::from_fn(|i| {
            let mut m = random.any(1 + i % 4);
            m[0] |= 1;
            m
        });
        let moduli = limbs.each_ref().map(|m| ModulusRef::new(m).expect("odd"));
        let x: [Uint<4>; 6] = core::array::from_fn(|_| Uint::new(number(&mut random)));
        for count in [1, 2, 6] {
            let mut out = none(count);
            invert_each(&mut out, &x[..count], &moduli[..count]).expect("the counts agree");
            for ((out, x), m) in out.iter().zip(&x).zip(&limbs) {
                let found = Option::from(*out).map(|y: Uint<4>| big(y.limbs()));
                assert_eq!(found, expected(x.limbs(), m), "{x:?} modulo {m:x?}");
            }
        }
    }
}

#[test]
fn errors_name_the_argument_and_leave_nothing() {
    let (x, m) = ([Uint::<1>::from_u64(3); 3], [5, 0]);
    let fits = ModulusRef::new(&m[..1]).expect("odd");
    let long = ModulusRef::new(&m).expect("odd");
    let count = |argument, elements| Error::Count {
        argument,
        elements,
        needed: 3,
    };
    let limbs = Error::TooLong {
        argument: "a modulus",
        limbs: 2,
        accepted: 1,
    };
    for (room, moduli, error) in [
        (3, vec![fits; 2], count("moduli", 2)),
        (3, vec![fits; 4], count("moduli", 4)),
        (2, vec![fits; 3], count("out", 2)),
        (4, vec![fits; 3], count("out", 4)),
        (3, vec![fits, fits, long], limbs),
    ] {
        let mut out = none(room);
        assert_eq!(invert_each(&mut out, &x, &moduli), Err(error));
        assert!(out.iter().all(|y| bool::from(y.is_none())), "{error}");
    }
    let text = count("moduli", 2).to_string();
    assert_eq!(text, "moduli has 2 elements; 3 are needed");
}
