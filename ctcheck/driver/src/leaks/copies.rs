// SPDX-License-Identifier: MIT OR Apache-2.0
//! Whether the copies of kernels that leaks are planted in are copies still: without the leak they
//! have the results of the library's kernels, on random numbers. What the copies leave out is
//! written here once more, slowly.

use super::{divstep, gf2, ternary};
use crate::numbers::Generator;
use bezout::binary_field::DynGf2m;
use bezout::kernels::binary_field::Invert as InvertInField;
use bezout::kernels::integer::Invert;
use bezout::kernels::polynomial::Invert as InvertInRing;
use bezout::kernels::{Kernel, Operation};
use bezout::polynomial::Ring;

/// Numbers for each of them.
const NUMBERS: usize = 200;

/// Whether a copy does what the library does, on a number made of two random words. A mistake in
/// the copy's input has to make a difference.
type Compare = fn(word: [u64; 2], mistake: u64) -> bool;

/// By name: how often a copy without a mistake has the library's result, how often one with a
/// mistake, and of how many.
pub fn compare() -> Vec<(&'static str, [usize; 3])> {
    let mut all: Vec<(&str, Compare)> = vec![
        ("kernel", integer),
        ("gf2 kernel", field),
        ("ternary kernel", ring),
    ];
    if gf2::has_wide_products() {
        all.push(("gf2 VPCLMULQDQ", wide));
    }
    let count = |same: Compare, mistake| {
        let mut rng = Generator::new(5);
        let numbers = (0..NUMBERS).map(|_| [rng.word(), rng.word()]);
        numbers.filter(|&x| same(x, mistake)).count()
    };
    all.into_iter()
        .map(|(name, same)| (name, [count(same, 0), count(same, 2), NUMBERS]))
        .collect()
}

fn kernel<O: Operation>(name: &str) -> &'static Kernel<O> {
    O::kernel(name).expect("the kernel that was copied")
}

/// The matrix of the first batch.
fn integer([m, x]: [u64; 2], mistake: u64) -> bool {
    let m = m | 1;
    let trace = kernel::<Invert>("divstep60/portable").trace;
    let batches = (trace.expect("it shows its matrices").run)(&[x], &[m]);
    // Limbs of 60 bits.
    let low = |x: u64| (x & ((1 << 60) - 1)) as i64;
    divstep::with_mask(low(m), low(x ^ mistake)) == batches[0]
}

/// Modulo x^63 + x + 1.
const FIELD: u128 = 1 << 63 | 0b11;

/// An inverse, by the copy's batches.
fn field([a, _]: [u64; 2], mistake: u64) -> bool {
    let a = a >> 1;
    let field = DynGf2m::new(63, &[1]).expect("irreducible");
    let mut out = [0];
    (kernel::<InvertInField>("divstep62/portable").run)(&field.as_ref(), &mut out, &[a]);
    inverse(a ^ mistake) == out[0]
}

fn inverse(a: u64) -> u64 {
    let (mut f, mut g, mut v, mut r) = (FIELD, u128::from(a), 0, 1);
    let mut delta = 1;
    for _ in 0..(2usize * 63 - 1).div_ceil(gf2::BATCH) {
        let row;
        (delta, row) = gf2::with_masks(delta, f as u64, g as u64);
        let dot = |a, b, x, y| product(a, x) ^ product(b, y);
        let [u, w, q, s] = row;
        (f, g) = (dot(u, w, f, g) >> gf2::BATCH, dot(q, s, f, g) >> gf2::BATCH);
        (v, r) = (divided(dot(u, w, v, r)), divided(dot(q, s, v, r)));
    }
    v as u64
}

/// Without carries.
fn product(a: u64, b: u128) -> u128 {
    let shifted = (0..64).filter(|i| a >> i & 1 == 1).map(|i| b << i);
    shifted.fold(0, |sum, x| sum ^ x)
}

/// By x^62, modulo the field's polynomial.
fn divided(mut a: u128) -> u128 {
    for i in 0..gf2::BATCH {
        if a >> i & 1 == 1 {
            a ^= FIELD << i;
        }
    }
    a >> gf2::BATCH
}

/// Of the modulus x^31 - x - 1: one batch has all steps, and the lowest coefficients are all that
/// there are.
const DEGREE: usize = 31;

/// An inverse modulo 3, by what the copy decides.
fn ring(words: [u64; 2], mistake: u64) -> bool {
    let ring = Ring::ntru_prime(DEGREE, 3).expect("a degree that is accepted");
    let digits: Vec<u16> = (0..DEGREE).map(|i| digit(words, i)).collect();
    let mut out = vec![0; DEGREE];
    let kernel = kernel::<InvertInRing>("ternary_divstep/portable");
    let yes = (kernel.run)(&ring, &mut out, &digits);
    let mut digits = digits;
    digits[0] = (digits[0] + mistake as u16) % 3;
    by_steps(&digits) == (yes.unwrap_u8() == 1).then_some(out)
}

fn digit(words: [u64; 2], i: usize) -> u16 {
    ((words[i % 2] >> (i / 2 * 4) & 15) % 3) as u16
}

/// Coefficients modulo 3 in two planes: not zero, and -1.
fn planes(coefficients: impl Iterator<Item = u16>) -> [u64; 2] {
    coefficients.enumerate().fold([0; 2], |[x, y], (i, c)| {
        [x | u64::from(c != 0) << i, y | u64::from(c == 2) << i]
    })
}

fn by_steps(a: &[u16]) -> Option<Vec<u16>> {
    // The modulus backwards, and the element, whose coefficient of x^(d-1) comes first.
    let modulus = |i| match i {
        0 => 1,
        i if i + 1 >= DEGREE => 2,
        _ => 0,
    };
    let f = planes((0..=DEGREE).map(modulus));
    let steps = ternary::with_mask(f, planes(a.iter().rev().copied()));
    let extra = 64 - (2 * DEGREE - 1);
    if steps.minus_delta != -(extra as i64) {
        return None;
    }
    let v = cofactor(&steps);
    let sign = if steps.f[1] & 1 == 1 { 2 } else { 1 };
    Some(
        (0..DEGREE)
            .map(|i| v[DEGREE + extra - i] * sign % 3)
            .collect(),
    )
}

/// The v with f = v a, up to a power of x: it is multiplied by x in each step, so that r is not
/// divided.
fn cofactor(steps: &ternary::Steps) -> Vec<u16> {
    let (mut v, mut r) = (vec![0; 130], vec![0; 130]);
    r[0] = 1;
    for i in 0..64 {
        let bit = |word: u64| word >> i & 1 == 1;
        // -c modulo 3
        let factor = match (bit(steps.nonzero), bit(steps.minus)) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => 2,
        };
        let next = r
            .iter()
            .zip(&v)
            .map(|(r, v)| (r + factor * v) % 3)
            .collect();
        if bit(steps.swaps) {
            v.clone_from(&r);
        }
        r = next;
        v.rotate_right(1);
    }
    v
}

/// Eight squarings in a field of 233 bits.
fn wide([x, y]: [u64; 2], mistake: u64) -> bool {
    let field = DynGf2m::new(233, &[74]).expect("irreducible");
    let a = [x, y, x ^ y, (x ^ y << 1) >> 23];
    let mut copy = a;
    copy[0] ^= mistake;
    gf2::wide(&mut copy);
    let right = field.square_times(&a, 8).expect("below the degree");
    field.reduce(&copy) == right
}
