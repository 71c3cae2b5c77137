// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversions modulo independent numbers whose lengths are public, and what they refuse. Others
//! have records.

mod common;

use bezout::{Error, ModulusRef, Uint, invert_each};
use common::{Random, big, inverse};
use num_bigint::BigUint;
use subtle::{Choice, CtOption};

fn none<const L: usize>(count: usize) -> Vec<CtOption<Uint<L>>> {
    // An inverse that was there before must not survive.
    vec![CtOption::new(Uint::MAX, Choice::from(1)); count]
}

/// By the oracle.
fn expected(x: &[u64], m: &[u64]) -> Option<BigUint> {
    inverse(&big(x), &big(m))
}

fn number<const L: usize>(random: &mut Random) -> [u64; L] {
    random.any(L).try_into().expect("L limbs")
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

/// Moduli of `L` limbs, or in turn of `count` lengths up to that.
fn lengths<const L: usize>(count: usize, rounds: usize) {
    let mut random = Random(13);
    for _ in 0..rounds {
        let limbs: [Vec<u64>; 9] = core::array::from_fn(|i| random.odd(L - i % count));
        let moduli = limbs.each_ref().map(|m| ModulusRef::new(m).expect("odd"));
        let x: [Uint<L>; 9] = core::array::from_fn(|_| Uint::new(number(&mut random)));
        for count in [1, 2, 6, 9] {
            let mut out = none(count);
            invert_each(&mut out, &x[..count], &moduli[..count]).expect("the counts agree");
            for ((out, x), m) in out.iter().zip(&x).zip(&limbs) {
                let found = Option::from(*out).map(|y: Uint<L>| big(y.limbs()));
                assert_eq!(found, expected(x.limbs(), m), "{x:?} modulo {m:x?}");
            }
        }
    }
}

#[test]
fn moduli_of_fewer_limbs() {
    lengths::<4>(4, 100);
}

#[test]
fn beyond_the_routines() {
    lengths::<64>(1, 2);
    lengths::<65>(1, 2);
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
