// SPDX-License-Identifier: MIT OR Apache-2.0
//! The assembly in lock step with the portable inner loop and the portable updates.

use super::super::matrix::Factors;
use super::super::{invert as signed, steps, update};
use super::*;
use crate::cpu::Isa;
use crate::integer::shared::testing::{EDGES, Random, for_each_pair};

/// Any `a`, odd `b`: extreme words, equal ones, near ones, multiples, equal from the top on, all lengths.
fn word_pairs(mut visit: impl FnMut(u64, u64)) {
    for a in EDGES {
        for b in EDGES {
            visit(a, b | 1);
        }
    }
    let mut random = Random(31);
    for i in 0..120_000 {
        let shift = |r: &mut Random| [0, 0, 1, 30, 31, 32, 33, 60][r.word() as usize % 8];
        let b = random.word() >> shift(&mut random) | 1;
        let a = match i % 6 {
            0 => b.wrapping_add(random.word() % 9).wrapping_sub(4),
            1 => b.wrapping_mul([1, 2, 3, 5, 1 << 20][random.word() as usize % 5]),
            2 => b ^ random.word() >> 33,
            3 => 1 << (random.word() % 64),
            _ => random.word() >> shift(&mut random),
        };
        visit(a, b);
    }
}

/// Words are approximated by themselves.
#[test]
fn the_factors_are_those_of_the_portable_loop() {
    if !Isa::Adx.available() {
        return;
    }
    word_pairs(|a, b| {
        let mut state = BingcdState::new(&[a, 0, 0, 0], &[b, 0, 0, 0], 1, 0);
        state.run(1);
        let expected = entries(&steps::packed(a, b));
        assert_eq!(state.factors(), expected, "{a:#x} {b:#x}");
    });
}

/// Factors, `a` and `b` batch by batch, also of the batches beyond the end.
#[test]
fn batches_keep_step_with_the_portable_ones() {
    if !Isa::Adx.available() {
        return;
    }
    let mut pairs = 0;
    let mut check = |x: &[u64], m: &[u64]| {
        let (mut a, mut b) = (x.to_vec(), m.to_vec());
        b[0] |= 1;
        let four = |s: &[u64]| core::array::from_fn(|i| s[i]);
        let inverse = ModulusRef::new(&b).map(|m| m.inverse64()).expect("odd");
        let mut state = BingcdState::new(&four(&a), &four(&b), inverse, 1);
        for _ in 0..18 {
            let (xa, xb) = update::approximate(&a, &b);
            let k = steps::packed(xa, xb);
            state.run(1);
            assert_eq!(state.factors(), entries(&k), "{x:x?} {m:x?}");
            update::update_ab(&mut a, &mut b, &k, BATCH);
            assert_eq!(
                (&state.a[..], &state.b[..]),
                (&a[..], &b[..]),
                "{x:x?} {m:x?}"
            );
        }
        pairs += 1;
    };
    for_each_pair(|x, m| {
        if x.len() == 4 {
            check(x, m);
        }
    });
    // Near each other, where comparisons go wrong.
    let mut random = Random(4);
    for i in 0..6000 {
        let m = random.any(4);
        let mut x = m.clone();
        x[i / 64 % 4] ^= 1 << (i % 64);
        check(&x, &m);
        x[0] ^= random.word();
        check(&x, &m);
    }
    assert!(pairs > 12_000);
}

fn entries(k: &Factors) -> [u64; 4] {
    [k.f0, k.g0, k.f1, k.g1].map(i64::unsigned_abs)
}

#[test]
fn inverses_are_the_portable_ones() {
    if !Isa::Adx.available() {
        return;
    }
    let mut found = [0; 2];
    for_each_pair(|x, m| {
        if x.len() != 4 {
            return;
        }
        let mut m = m.to_vec();
        m[0] |= 1;
        let modulus = ModulusRef::new(&m).expect("odd");
        let (mut expected, mut out) = ([1; 4], [2; 4]);
        let mut scratch = [0xdead_beef; 16];
        let yes = signed::invert(&mut expected, x, modulus, &mut scratch);
        found[yes.unwrap_u8() as usize] += 1;
        let same = invert4(&mut out, x, modulus, &mut scratch);
        assert_eq!(
            (yes.unwrap_u8(), &expected),
            (same.unwrap_u8(), &out),
            "{x:x?} mod {m:x?}"
        );
    });
    assert!(found.iter().all(|&count| count > 100));
}
