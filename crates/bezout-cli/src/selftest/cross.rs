// SPDX-License-Identifier: MIT OR Apache-2.0
//! All kernels against another way of computing, on numbers that hurt and numbers of no structure.
//!
//! The other way is the oracle's: cofactors by their definition, and quadratic reciprocity.

use super::{Tally, ways};
use crate::library::Inverse;
use bezout_exercise::Suite;
use bezout_exercise::check::differential;
use bezout_exercise::oracle::{self, big, limbs};
use bezout_exercise::random::Random;
use bezout_large::Integer;

/// Runs all checks.
pub fn check(tally: &mut Tally) {
    let mut random = Random(2_718_281_828);
    for &bits in LENGTHS {
        for round in 0..rounds(bits) {
            let m = modulus(&mut random, bits, round);
            for x in operands(&mut random, &m, bits) {
                pair(tally, &x, &m);
            }
        }
    }
    for &(base, exponent, offset) in PRIMES {
        let p = Integer::from(base).pow(exponent) - Integer::from(offset);
        for x in operands(&mut random, &p, p.bits()) {
            let checks = ways::invert(&x, &p, &expected_inverse(&x, &p), true);
            tally.record("invert", &format!("x = {x:#x}, m = {p:#x}"), checks);
        }
    }
}

/// Every kernel of the registry on random operands of a few sizes.
pub fn kernels(tally: &mut Tally, suite: Suite) {
    let report = differential(suite, &SIZES, 31_415_926);
    for (operation, inputs) in report.inputs {
        tally.count(operation).tests += inputs;
    }
    for ((operation, _), answers) in report.answers {
        tally.count(operation).checks += answers;
    }
    for ((operation, _), wrong) in report.wrong {
        tally.count(operation).failed += wrong;
    }
    tally.failures.extend(report.failures);
}

/// Limbs, and how many inputs of them.
const SIZES: [(usize, usize); 9] = [
    (1, 100),
    (2, 100),
    (4, 400),
    (6, 100),
    (8, 100),
    (9, 40),
    (16, 20),
    (33, 8),
    (65, 2),
];

/// All operations on one pair.
fn pair(tally: &mut Tally, x: &Integer, m: &Integer) {
    let label = format!("({x:#x}, {m:#x})");
    let xgcd = expected_xgcd(x, m);
    tally.record("gcd", &label, ways::gcd(x, m, &xgcd.0));
    tally.record("xgcd", &label, ways::xgcd(x, m, &xgcd));
    tally.record(
        "invert",
        &label,
        ways::invert(x, m, &expected_inverse(x, m), false),
    );
    if m.is_odd() {
        tally.record("jacobi", &label, ways::jacobi(x, m, expected_jacobi(x, m)));
    }
}

fn modulus(random: &mut Random, bits: usize, round: usize) -> Integer {
    let m = match round % 4 {
        // One even modulus in four; the boundaries of the length in two others.
        0 => odd(random, bits) - one(),
        1 if bits == 1 => one(),
        1 => (one() << (bits - 1)) + one(),
        2 => (one() << bits) - one(),
        _ => odd(random, bits),
    };
    m.max(one())
}

fn operands(random: &mut Random, m: &Integer, bits: usize) -> Vec<Integer> {
    let factor = odd(random, bits.div_ceil(2));
    vec![
        Integer::ZERO,
        one(),
        m - one(),
        m.clone(),
        one() << (bits - 1),
        (one() << bits) - one(),
        -below(random, bits),
        // A common factor where m has this one; a multiple of it in any case.
        expected_xgcd(m, &factor).0 * Integer::from(3),
        below(random, bits),
        below(random, bits + 70),
    ]
}

fn one() -> Integer {
    1.into()
}

fn expected_inverse(x: &Integer, m: &Integer) -> Inverse {
    let x = x.rem_floor(m);
    match oracle::inverse(&big(x.limbs()), &big(m.limbs())) {
        Some(inverse) => Inverse::Is(Integer::new(false, limbs(&inverse, m.limbs().len()))),
        None => Inverse::None {
            gcd: expected_xgcd(&x, m).0,
        },
    }
}

/// The gcd and the cofactors of the magnitudes, with the signs put back.
fn expected_xgcd(a: &Integer, b: &Integer) -> (Integer, Integer, Integer) {
    let n = a.limbs().len().max(b.limbs().len());
    let (gcd, s, t) = oracle::cofactors(&big(a.limbs()), &big(b.limbs()));
    let cofactor = |x, of: &Integer| {
        let (negative, limbs) = oracle::signed(x, n);
        Integer::new(negative != of.is_negative(), limbs)
    };
    (
        Integer::new(false, limbs(&gcd, n)),
        cofactor(&s, a),
        cofactor(&t, b),
    )
}

fn expected_jacobi(x: &Integer, n: &Integer) -> i8 {
    oracle::jacobi(&big(x.rem_floor(n).limbs()), &big(n.limbs()))
}

fn rounds(bits: usize) -> usize {
    if bits > 1024 { 4 } else { 12 }
}

/// Around the digits of all kernels: 31, 59, 60, 62 and 64 bits.
const LENGTHS: &[usize] = &[
    1, 2, 3, 8, 30, 31, 32, 33, 58, 59, 60, 61, 62, 63, 64, 65, 93, 119, 120, 121, 127, 128, 129,
    180, 181, 191, 192, 193, 240, 255, 256, 257, 300, 310, 319, 320, 321, 384, 448, 511, 512, 513,
    521, 768, 1023, 1024, 1025, 2048, 4096,
];

/// `base^exponent - offset`.
const PRIMES: &[(u32, u32, i64)] = &[
    (2, 2, 1),
    (2, 31, 1),
    (2, 61, 1),
    (2, 64, 59),
    (2, 127, 1),
    (2, 255, 19),
    (2, 521, 1),
];

/// A number below `2^bits`.
fn below(random: &mut Random, bits: usize) -> Integer {
    Integer::new(false, random.below_bits(bits, bits.div_ceil(64)))
}

/// An odd number of exactly `bits` bits.
fn odd(random: &mut Random, bits: usize) -> Integer {
    Integer::new(false, random.odd_of_bits(bits, bits.div_ceil(64)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planted_kernels_are_found() {
        let mut tally = Tally::default();
        kernels(&mut tally, Suite::Planted);
        for operation in ["invert", "gcd", "xgcd", "jacobi", "gf2_multiply"] {
            assert!(tally.count(operation).failed > 0, "{operation}");
        }
        let mut tally = Tally::default();
        kernels(&mut tally, Suite::Registry);
        assert!(tally.failures.is_empty(), "{:?}", tally.failures);
    }
}
