// SPDX-License-Identifier: MIT OR Apache-2.0
//! The public rings of the cases of polynomials, and their elements, made of secret words.

use crate::case::{Case, Function};
use crate::heap::{aside, hold};
use crate::inputs::Inputs;
use crate::results::Results;
use bezout::polynomial::{CyclicRing, Ring};
use std::sync::OnceLock;

/// Coefficients for each word of the inputs, up to those of the longest elements that there are: so
/// that vectors are one, two, three, four and five.
const PER_WORD: usize = 87;
const MOST: usize = 1264;
/// Kinds of rings that all lengths have.
const KINDS: usize = 5;
/// Words of the longest element in a ring modulo `x^r - 1` that has a case.
const LONGEST: usize = 300;

static RINGS: [OnceLock<Vec<Ring>>; 16] = [const { OnceLock::new() }; 16];

/// The rings of `words` words: modulo 3, modulo a prime of each kernel, modulo 2, and modulo a
/// power of two; both kinds of moduli.
pub fn rings(words: usize) -> &'static [Ring] {
    let made = RINGS.get(words - 1);
    made.map_or(&[], |ring| {
        ring.get_or_init(|| make((PER_WORD * words).min(MOST)))
    })
}

/// The same in a case, which does not make them: the search of the disassembly has nothing to
/// follow there.
pub fn known_rings(words: usize) -> &'static [Ring] {
    RINGS[words - 1].get().expect("made with the cases")
}

fn make(n: usize) -> Vec<Ring> {
    let prime = |q| Ring::ntru_prime(n, q).expect("a degree that is accepted");
    let ones = |q| Ring::ntru(n, q).expect("a degree that is accepted");
    // The nearest degree that has such rings.
    let two = |q| (3..=n).rev().find_map(|n| Ring::ntru(n, q).ok());
    let odd = n % 2 == 1;
    let three = if odd { ones(3) } else { prime(3) };
    let large = if odd { prime(4591) } else { ones(7879) };
    let mut all = vec![three, large, prime(257)];
    all.extend([two(2), two(2048)].into_iter().flatten());
    all
}

/// Coefficients from secret words, without a division: those of zeros are 0, those of ones are
/// q - 1.
pub fn coefficients(ring: &Ring, x: &[u64]) -> Vec<u16> {
    let q = ring.q();
    let digit = |i: usize| {
        let word = x[i % x.len()].rotate_left((13 * (i / x.len())) as u32 % 64);
        (((word & 0xffff) as u32 * q) >> 16) as u16
    };
    // 2^16 itself is not among the rings: no product overflows.
    aside(|| (0..ring.len()).map(digit).collect())
}

/// The same around zero.
pub fn centered(ring: &Ring, x: &[u64]) -> Vec<i16> {
    let half = (ring.q() / 2) as i16;
    let all = coefficients(ring, x);
    aside(|| all.iter().map(|&c| c as i16 - half).collect())
}

/// As words.
pub fn words(coefficients: &[u16]) -> Vec<u64> {
    let word = |four: &[u16]| four.iter().fold(0, |word, &c| word << 16 | u64::from(c));
    let words = hold(coefficients).chunks(4).map(word);
    aside(|| words.collect())
}

static CYCLIC_RINGS: [OnceLock<Option<CyclicRing>>; LONGEST] = [const { OnceLock::new() }; LONGEST];

/// The ring modulo `x^r - 1` whose elements have `words` words.
pub fn cyclic_ring(words: usize) -> Option<CyclicRing> {
    let degrees = || (64 * words - 63..=64 * words).rev();
    let find = || degrees().find_map(|r| CyclicRing::new(r).ok());
    *CYCLIC_RINGS.get(words - 1)?.get_or_init(find)
}

/// The same in a case.
pub fn known_cyclic_ring(words: usize) -> CyclicRing {
    let made = CYCLIC_RINGS[words - 1].get().expect("made with the cases");
    made.expect("it is the ring of the case")
}

/// An element from secret words.
pub fn bits(ring: &CyclicRing, x: &[u64]) -> Vec<u64> {
    let mut a = aside(|| x.to_vec());
    a[ring.words() - 1] &= (1 << (ring.degree() % 64)) - 1;
    a
}

/// The element with `x^0` added to it if it has an even weight, without a branch: as a rule it has
/// an inverse.
pub fn with_odd_weight(a: &[u64]) -> Vec<u64> {
    let mut a = aside(|| a.to_vec());
    let mut parity = a.iter().fold(0, |all, word| all ^ word);
    for half in [32, 16, 8, 4, 2, 1] {
        parity ^= parity >> half;
    }
    a[0] ^= 1 ^ (parity & 1);
    a
}

/// The public functions, in each kind of ring. Each looks once for a coefficient out of range, in a
/// batch once for each element: whether there is one is public by contract.
pub fn cases() -> Vec<Case> {
    let functions: [(&str, Function, usize); 14] = [
        ("Ring::invert (modulo 3)", |i, r| invert(0, i, r), 1),
        (
            "Ring::invert (modulo a prime of 13 bits)",
            |i, r| invert(1, i, r),
            1,
        ),
        (
            "Ring::invert (modulo a short prime)",
            |i, r| invert(2, i, r),
            1,
        ),
        ("Ring::invert (modulo 2)", |i, r| invert(3, i, r), 1),
        (
            "Ring::invert (modulo a power of two)",
            |i, r| invert(4, i, r),
            1,
        ),
        ("Ring::invert_batch", batch, 2),
        ("Ring::invert_rows (modulo 3)", |i, r| rows(0, i, r), 2),
        (
            "Ring::invert_rows (modulo a prime of 13 bits)",
            |i, r| rows(1, i, r),
            2,
        ),
        ("Ring::mul", multiply, 2 * KINDS),
        ("Ring::mul_centered", multiply_centered, 0),
        ("Ring::mul_short", multiply_short, KINDS),
        ("Ring::invert_centered", invert_centered, 0),
        ("Ring::invert_triple_centered", invert_triple_centered, 0),
        ("CyclicRing::invert", cyclic, 1),
    ];
    let lengths = [1, 4, 9];
    for limbs in lengths {
        rings(limbs);
        cyclic_ring(limbs);
    }
    let case = |limbs| {
        functions.map(|(name, f, times)| Case::function(name, limbs, f).declassifies(times).only())
    };
    lengths.into_iter().flat_map(case).collect()
}

/// The same rings for numbers of a length that the kernels have.
fn invert(kind: usize, i: &Inputs, r: &mut Results) {
    let ring = known_rings(i.a.len())[kind];
    let a = coefficients(&ring, &i.a);
    let mut out = vec![0; ring.len()];
    let yes = ring.invert(&mut out, &a).expect("an element");
    r.long(&words(&out));
    r.bit(yes);
}

fn batch(i: &Inputs, r: &mut Results) {
    let ring = known_rings(i.a.len())[0];
    let mut all = aside(|| [&i.a, &i.b].map(|x| coefficients(&ring, x)).concat());
    let found = ring.invert_batch(&mut all).expect("elements");
    r.long(&words(&all));
    found.for_each(|yes| r.bit(yes));
}

fn rows(kind: usize, i: &Inputs, r: &mut Results) {
    let ring = known_rings(i.a.len())[kind];
    let mut rows = [coefficients(&ring, &i.a), coefficients(&ring, &i.b)].concat();
    let mut room = vec![0; ring.invert_rows_scratch()];
    let yes = ring.invert_rows(&mut rows, &mut room).expect("elements");
    r.long(&words(&rows));
    r.bit(yes);
}

/// In rings of all kinds.
fn multiply(i: &Inputs, r: &mut Results) {
    for ring in &known_rings(i.a.len())[..KINDS] {
        let [a, b] = [&i.a, &i.b].map(|x| coefficients(ring, x));
        let mut out = vec![0; ring.len()];
        ring.mul(&mut out, &a, &b).expect("elements");
        r.long(&words(&out));
    }
}

/// A result of coefficients around zero.
pub fn put(r: &mut Results, coefficients: &[i16]) {
    let all = hold(coefficients).iter().map(|&c| c as u16);
    r.long(&words(&aside(|| all.collect::<Vec<_>>())));
}

fn multiply_centered(i: &Inputs, r: &mut Results) {
    for ring in &known_rings(i.a.len())[..KINDS] {
        let [a, b] = [&i.a, &i.b].map(|x| centered(ring, x));
        let short = aside(|| b.iter().map(|&c| c as i8).collect::<Vec<_>>());
        let mut out = vec![0; ring.len()];
        ring.mul_centered(&mut out, &a, &b).expect("the length");
        put(r, &out);
        ring.mul_centered(&mut out, &short, &a).expect("the length");
        put(r, &out);
    }
}

fn multiply_short(i: &Inputs, r: &mut Results) {
    for ring in &known_rings(i.a.len())[..KINDS] {
        let [a, b] = [&i.a, &i.b].map(|x| centered(ring, x));
        let short = aside(|| b.iter().map(|&c| (c >> 15) as i8).collect::<Vec<_>>());
        let mut out = vec![0; ring.len()];
        ring.mul_short(&mut out, &a, &short).expect("in range");
        put(r, &out);
    }
}

fn invert_centered(i: &Inputs, r: &mut Results) {
    for ring in &known_rings(i.a.len())[..KINDS] {
        let mut out = vec![0; ring.len()];
        let yes = ring.invert_centered(&mut out, &centered(ring, &i.a));
        put(r, &out);
        r.bit(yes.expect("the length"));
    }
}

fn invert_triple_centered(i: &Inputs, r: &mut Results) {
    let ring = known_rings(i.a.len())[1];
    let short = aside(|| {
        centered(&ring, &i.a)
            .iter()
            .map(|&c| c as i8)
            .collect::<Vec<_>>()
    });
    let mut out = vec![0i16; ring.len()];
    let yes = ring.invert_triple_centered(&mut out, &short);
    put(r, &out);
    r.bit(yes.expect("the length"));
}

fn cyclic(i: &Inputs, r: &mut Results) {
    let ring = known_cyclic_ring(i.a.len());
    let mut out = vec![0; ring.words()];
    let yes = ring
        .invert(&mut out, &bits(&ring, &i.a))
        .expect("an element");
    r.long(&out);
    r.bit(yes);
}
