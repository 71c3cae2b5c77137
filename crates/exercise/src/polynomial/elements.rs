// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rings of tests, and classes of elements at which implementations could be wrong.

use super::oracle::{inverse, product, remainder};
use crate::random::Random;
use crate::size::Size;
use bezout::polynomial::presets::{CYCLIC_RINGS, RINGS};
use bezout::polynomial::{Coefficients, CyclicRing, MAX_DEGREE, Ring, Shape};
use std::cell::RefCell;
use std::collections::HashMap;

/// What an inversion finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<T> {
    pub yes: bool,
    /// The inverse, or zero.
    pub out: Vec<T>,
}

/// The sizes of these degrees among rings by name; all of them if no degree is asked for.
pub fn sizes(all: impl Iterator<Item = (&'static str, usize)>, degrees: &[usize]) -> Vec<Size> {
    all.filter(|(_, degree)| degrees.is_empty() || degrees.contains(degree))
        .map(|(name, bits)| Size::named(name, bits))
        .collect()
}

/// The ring of this name among them.
pub fn preset<T: Copy>(all: &[(&str, T)], size: Size) -> Option<T> {
    let Size::Named { name, .. } = size else {
        return None;
    };
    all.iter().find(|ring| ring.0 == name).map(|ring| ring.1)
}

/// The coefficients of a ring's modulus.
pub fn modulus(ring: &Ring) -> Vec<u32> {
    let (d, q) = (ring.degree(), ring.q());
    match ring.shape() {
        Shape::AllOnes => vec![1; d + 1],
        Shape::Prime => {
            // x^2 - x - 1 has both terms, like the others.
            let mut m = vec![0; d + 1];
            (m[0], m[1], m[d]) = (q - 1, q - 1, 1);
            m
        }
    }
}

/// Primes up to the largest degree modulo which 2 is a generator.
fn generated() -> Vec<usize> {
    let is = |n: &usize| Ring::ntru(*n, 2).is_ok();
    (3..=MAX_DEGREE + 1).filter(is).collect()
}

/// Primes of coefficients, on both sides of the bounds of kernels.
const PRIMES: [u32; 10] = [5, 7, 257, 4091, 4093, 4099, 4591, 7879, 8179, 8191];

/// Rings on both sides of every bound at which another kernel, or another part of one, may begin:
/// all presets, and all kinds of coefficients at degrees around multiples of a word.
pub fn rings() -> Vec<Ring> {
    let mut all: Vec<Ring> = RINGS.iter().map(|ring| ring.1).collect();
    let mut degrees: Vec<usize> = (2..12).collect();
    degrees.extend(
        (64..=MAX_DEGREE)
            .step_by(64)
            .flat_map(|d| [d - 1, d, d + 1]),
    );
    degrees.extend([MAX_DEGREE - 1, MAX_DEGREE]);
    for d in degrees.into_iter().filter(|&d| d <= MAX_DEGREE) {
        for q in PRIMES.into_iter().chain([3]) {
            all.extend(
                [Ring::ntru_prime(d, q), Ring::ntru(d + 1, q)]
                    .into_iter()
                    .flatten(),
            );
        }
    }
    for n in generated() {
        all.extend(
            [2, 4, 8192, 65536]
                .into_iter()
                .filter_map(|q| Ring::ntru(n, q).ok()),
        );
    }
    all
}

/// A ring whose elements have `64 * limbs` coefficients, or up to 63 less.
pub fn any_ring(random: &mut Random, limbs: usize) -> Ring {
    let fits = |n: usize| n.div_ceil(64) == limbs;
    loop {
        let pick = random.below(8);
        let ring = if pick < 2 {
            let presets = RINGS.iter().filter(|ring| fits(ring.1.len()));
            let presets: Vec<_> = presets.collect();
            match presets.len() {
                0 => continue,
                n => presets[random.below(n as u64) as usize].1,
            }
        } else if pick < 5 {
            let q = match random.below(2) {
                0 => 3,
                _ => PRIMES[random.below(PRIMES.len() as u64) as usize],
            };
            let n = 64 * limbs - random.below(64) as usize;
            let ring = match random.below(2) {
                0 => Ring::ntru_prime(n, q),
                _ => Ring::ntru(n, q),
            };
            match ring {
                Ok(ring) => ring,
                Err(_) => continue,
            }
        } else {
            let all: Vec<usize> = generated().into_iter().filter(|&n| fits(n)).collect();
            let n = all[random.below(all.len() as u64) as usize];
            let q = 1 << (1 + random.below(2) * random.below(16));
            Ring::ntru(n, q).expect("2 is a generator")
        };
        if fits(ring.len()) {
            return ring;
        }
    }
}

/// An irreducible factor of small degree of `x^p - x - 1` modulo 3, if there is one.
fn small_factor(p: usize) -> Option<Vec<u32>> {
    thread_local! {
        static FACTORS: RefCell<HashMap<usize, Option<Vec<u32>>>> = RefCell::default();
    }
    let find = || {
        let f = modulus(&Ring::ntru_prime(p, 3).ok()?);
        let candidates = (1..6).flat_map(|d| (0..3u32.pow(d)).map(move |n| (d, n)));
        candidates
            .map(|(d, n)| (0..d).map(|i| n / 3u32.pow(i) % 3).chain([1]).collect())
            .find(|g: &Vec<u32>| g.len() <= p && remainder(&f, g, 3).is_empty())
    };
    FACTORS.with_borrow_mut(|known| known.entry(p).or_insert_with(find).clone())
}

/// Uniform coefficients. The generator is not linear: bits with a short recurrence are their own
/// class.
pub fn uniform(random: &mut Random, n: usize, q: u32) -> Vec<u32> {
    (0..n).map(|_| random.below(q.into()) as u32).collect()
}

/// Elements of all kinds; those without an inverse among them.
pub fn any_element(random: &mut Random, ring: &Ring) -> Vec<u16> {
    let (n, d, q) = (ring.len(), ring.degree(), ring.q());
    let place = random.below(n as u64) as usize;
    let f = modulus(ring);
    let mut a = match random.below(14) {
        0 => vec![0; n],
        // A constant, or one term.
        1 => [
            vec![0; place],
            vec![1 + random.below(u64::from(q) - 1) as u32],
        ]
        .concat(),
        2 => vec![1; n],
        3 => vec![q - 1; n],
        // Zeros at the end, or at the start, where delta runs high.
        4 => uniform(random, place + 1, q),
        5 => [vec![0; place], uniform(random, n - place, q)].concat(),
        // Digits at the edges of their range.
        6 => {
            let edges = [0, 1, q - 1, q / 2, (q / 2 + 1) % q];
            (0..n).map(|_| edges[random.below(5) as usize]).collect()
        }
        // A multiple of x - 1.
        7 => product(&uniform(random, n - 1, q), &[q - 1, 1], q),
        // A multiple of a factor of the modulus, or of a part of 2^k.
        8 => match (ring.coefficients(), ring.shape()) {
            (Coefficients::F3, Shape::Prime) => match small_factor(d) {
                Some(g) => product(&uniform(random, n + 1 - g.len(), q), &g, q),
                None => uniform(random, n, q),
            },
            (Coefficients::Z2k(_), _) => {
                let even = |c: u32| c & !1;
                uniform(random, n, q).into_iter().map(even).collect()
            }
            _ => uniform(random, n, q),
        },
        // A quotient of polynomials of small degree: Euclid's quotients have large ones.
        9 if !matches!(ring.coefficients(), Coefficients::Z2k(_)) => {
            let degree = 1 + random.below(1 + (d as u64 / 4).min(60)) as usize;
            let (u, v) = (uniform(random, degree, q), uniform(random, degree, q));
            match inverse(&v, &f, q) {
                Some(w) => remainder(&product(&u, &w, q), &f, q),
                None => u,
            }
        }
        // Few terms.
        10 => {
            let mut a = vec![0; n];
            for _ in 0..=random.below(4) {
                a[random.below(n as u64) as usize] = random.below(q.into()) as u32;
            }
            a
        }
        // Ternary, as secrets are.
        11 => {
            let small = [0, 1, q - 1];
            (0..n).map(|_| small[random.below(3) as usize]).collect()
        }
        _ => uniform(random, n, q),
    };
    a.resize(n, 0);
    a.iter().map(|&c| c as u16).collect()
}

/// Small rings modulo `x^r - 1`, and one on both sides of every word below 20 words.
pub fn cyclic_rings() -> Vec<CyclicRing> {
    let presets = CYCLIC_RINGS.iter().map(|ring| ring.1);
    let small = generated()
        .into_iter()
        .map(|n| CyclicRing::new(n).expect("a generator"));
    small.chain(presets).collect()
}

/// A ring of `limbs` words. Those of BIKE and LEDAcrypt have more than 20.
pub fn any_cyclic_ring(random: &mut Random, limbs: usize) -> CyclicRing {
    let all = cyclic_rings();
    let fits = |ring: &&CyclicRing| match limbs {
        0..=20 => ring.words() == limbs,
        _ => ring.words() > 20,
    };
    let fitting: Vec<_> = all.iter().filter(fits).collect();
    // The smallest of BIKE three times out of four.
    let least = fitting.iter().min_by_key(|ring| ring.words());
    match least {
        Some(ring) if limbs > 20 && random.below(4) > 0 => **ring,
        _ => *fitting[random.below(fitting.len() as u64) as usize],
    }
}

/// Packed bits of all kinds: even weight and all ones, which have no inverse, among them.
pub fn any_bits(random: &mut Random, ring: &CyclicRing) -> Vec<u64> {
    let (n, r) = (ring.words(), ring.degree());
    let mut a = match random.below(8) {
        0 => vec![0; n],
        1 => vec![u64::MAX; n],
        // All ones but one.
        2 => {
            let mut a = vec![u64::MAX; n];
            let bit = random.below(r as u64) as usize;
            a[bit / 64] ^= 1 << (bit % 64);
            a
        }
        3 => {
            let mut a = vec![0; n];
            let bit = random.below(r as u64) as usize;
            a[bit / 64] = 1 << (bit % 64);
            a
        }
        _ => random.any(n),
    };
    a[n - 1] &= u64::MAX >> (63 - (r - 1) % 64);
    a
}
