// SPDX-License-Identifier: MIT OR Apache-2.0
//! All kernels against another way of computing, on numbers that hurt and numbers of no structure.
//!
//! The other way is the textbook's: extended Euclid of `num-integer`, and quadratic reciprocity.

use super::{Tally, ways};
use crate::library::Inverse;
use crate::trace;
use bezout_exercise::Suite;
use bezout_exercise::check::differential;
use bezout_exercise::oracle::big;
use bezout_exercise::random::Random;
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

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
        let p = BigInt::from(base).pow(exponent) - offset;
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
fn pair(tally: &mut Tally, x: &BigInt, m: &BigInt) {
    let label = format!("({x:#x}, {m:#x})");
    let gcd = x.gcd(m);
    tally.record("gcd", &label, ways::gcd(x, m, &gcd));
    tally.record("xgcd", &label, ways::xgcd(x, m, &expected_xgcd(x, m)));
    tally.record(
        "invert",
        &label,
        ways::invert(x, m, &expected_inverse(x, m), false),
    );
    if m.is_odd() {
        tally.record("jacobi", &label, ways::jacobi(x, m, expected_jacobi(x, m)));
    }
}

fn modulus(random: &mut Random, bits: u64, round: usize) -> BigInt {
    let m = match round % 4 {
        // One even modulus in four; the boundaries of the length in two others.
        0 => odd(random, bits) ^ BigUint::one(),
        1 => BigUint::one() << (bits - 1) | BigUint::one(),
        2 => (BigUint::one() << bits) - BigUint::one(),
        _ => odd(random, bits),
    };
    m.max(BigUint::one()).into()
}

fn operands(random: &mut Random, m: &BigInt, bits: u64) -> Vec<BigInt> {
    let one = BigInt::one();
    let factor = BigInt::from(odd(random, bits.div_ceil(2)));
    vec![
        BigInt::zero(),
        one.clone(),
        m - 1,
        m.clone(),
        &one << (bits - 1),
        (&one << bits) - 1,
        -BigInt::from(below(random, bits)),
        // A common factor where m has this one; a multiple of it in any case.
        (m.gcd(&factor)) * 3,
        below(random, bits).into(),
        below(random, bits + 70).into(),
    ]
}

fn expected_inverse(x: &BigInt, m: &BigInt) -> Inverse {
    let euclid = x.mod_floor(m).extended_gcd(m);
    if euclid.gcd.is_one() {
        Inverse::Is(euclid.x.mod_floor(m))
    } else {
        Inverse::None { gcd: euclid.gcd }
    }
}

/// The canonical cofactors: the one of `a` closest to zero, and what follows from it.
fn expected_xgcd(a: &BigInt, b: &BigInt) -> (BigInt, BigInt, BigInt) {
    let gcd = a.gcd(b);
    if a.abs() == b.abs() {
        return (gcd, BigInt::zero(), b.signum());
    }
    if b.is_zero() {
        return (gcd, a.signum(), BigInt::zero());
    }
    let period = b.abs() / &gcd;
    let mut s = a.extended_gcd(b).x.mod_floor(&period);
    if &s * 2 > period {
        s -= &period;
    }
    if period == BigInt::from(2) {
        s = a.signum();
    }
    let t = (&gcd - &s * a) / b;
    (gcd, s, t)
}

fn expected_jacobi(x: &BigInt, n: &BigInt) -> i8 {
    let Ok(trace) = trace::jacobi::steps(x.clone(), n.clone()) else {
        return 0;
    };
    match trace.steps.last().map(|step| &step.values[..]) {
        Some([_, n, symbol]) if n.is_one() => symbol.to_i8().unwrap_or(0),
        _ => 0,
    }
}

fn rounds(bits: u64) -> usize {
    if bits > 1024 { 4 } else { 12 }
}

/// Around the digits of all kernels: 31, 59, 60, 62 and 64 bits.
const LENGTHS: &[u64] = &[
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
fn below(random: &mut Random, bits: u64) -> BigUint {
    big(&random.below_bits(bits as usize, bits.div_ceil(64) as usize))
}

/// An odd number of exactly `bits` bits.
fn odd(random: &mut Random, bits: u64) -> BigUint {
    big(&random.odd_of_bits(bits as usize, bits.div_ceil(64) as usize))
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
