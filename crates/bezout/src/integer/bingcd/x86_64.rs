// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion with update factors whose signs are known beforehand: all that is kept are magnitudes.
//!
//! After `t` steps, `2^t (a', b') = s (f0 a - g0 b, g1 b - f1 a)` with four nonnegative factors and
//! one sign `s`, that of the number of swaps: a subtraction turns `(+, -)` and `(-, +)` into one of
//! the two, a swap exchanges them. So with `w = -v` in place of `v`, the cofactors know no signs
//! either, and need one conditional subtraction each. What is left to decide are the signs of `a`
//! and `b` themselves.

use super::batches::batches;
use super::steps::BATCH;
use crate::backend::x86_64::integer::bingcd::BingcdState;
use crate::ct::Mask;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::limbs::{add_if, borrow, equals_word, keep_if, negate_if, sub_if};
use subtle::Choice;

/// `out = x^-1 mod m` and yes, or zero and no where there is none; for four limbs on a CPU with
/// BMI2 and ADX.
///
/// Invariant: `e a = u x` and `e b = -w x` modulo `m`, for a sign `e`. At the end `a = 0` and `b`
/// is the gcd.
///
/// Timing: constant.
#[inline(never)]
pub(crate) fn invert4(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, _: &mut [u64]) -> Choice {
    let m_limbs = m.limbs();
    let four = |s: &[u64]| core::array::from_fn(|i| s[i]);
    // Modulo 1, b is 1 and no number is less: it is never exchanged, and w stays 0.
    let mut state = BingcdState::new(&four(x), &four(m_limbs), m.inverse64());
    state.run(batches(256, BATCH));
    let yes = equals_word(&state.b, 1);
    // -e w, for w <= m.
    let minus = !Mask::odd(state.negative());
    let w = &mut state.w;
    negate_if(w, minus);
    add_if(w, m_limbs, minus);
    // m itself comes out for 0 alone, where m = 1.
    let reduced = Mask::from_bit(borrow(w, m_limbs) ^ 1);
    sub_if(w, m_limbs, reduced);
    out.copy_from_slice(w);
    keep_if(out, yes);
    state.wipe();
    yes.choice()
}

/// The assembly in lock step with the portable inner loop and the portable updates.
#[cfg(test)]
mod tests {
    use super::super::matrix::Factors;
    use super::super::{invert as signed, steps, update};
    use super::*;
    use crate::cpu::Isa;
    use crate::integer::shared::testing::{EDGES, Random, for_each_pair};

    /// Any `a`, odd `b`: extreme words, equal ones, near ones, multiples, equal from the top on,
    /// all lengths.
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
            let mut state = BingcdState::new(&[a, 0, 0, 0], &[b, 0, 0, 0], 1);
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
            let mut state = BingcdState::new(&four(&a), &four(&b), inverse);
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
}
