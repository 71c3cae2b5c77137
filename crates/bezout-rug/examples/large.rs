// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout-large` against GMP, on operands that are built to hurt.
//!
//! ```text
//! cargo run --release --example large -- [--share N] [--seed N] [--only OPERATION]
//! ```
//!
//! runs one in `N` of 10^6 cases up to 2^13 bits, of 10^4 up to 2^18 and of 100 up to 2^22. It
//! prints how many cases each operation had. The first wrong answer ends it, with the seed of its
//! case.

use bezout_exercise::random::Random;
use bezout_large as large;
use bezout_large::product::{mul, mul_scratch, square, square_scratch};
use rug::integer::Order;
use rug::ops::Pow;
use rug::{Assign, Integer};
use std::collections::BTreeMap;
use std::process::ExitCode;

/// The most bits of the operands, and the cases of each range.
const RANGES: [(usize, u64); 3] = [(1 << 13, 1_000_000), (1 << 18, 10_000), (1 << 22, 100)];

type Check = fn(&Pair, &mut Random) -> bool;

const OPERATIONS: [(&str, Check); 12] = [
    ("gcd", gcd),
    ("xgcd", xgcd),
    ("invert", invert),
    ("jacobi", jacobi),
    ("kronecker", kronecker),
    ("divide", divide),
    ("mul", product),
    ("square", squared),
    ("partial", partial),
    ("fraction", fraction),
    ("text", text),
    ("tree", tree),
];

/// What the operands of a case are.
const KINDS: [(&str, Kind); 14] = [
    ("random", |r, n| [random(r, n), random(r, n)]),
    ("limbs at the edges", |r, n| {
        [number(&r.edges(n)), number(&r.edges(n))]
    }),
    ("runs of ones", |r, n| {
        [number(&r.runs(n)), number(&r.runs(n))]
    }),
    ("few bits", |r, n| {
        [number(&r.sparse(n)), number(&r.sparse(n))]
    }),
    ("all ones", |r, n| {
        let other = 1 + r.below(n as u64) as usize;
        [ones(64 * n), ones(64 * other)]
    }),
    ("one more or less than a power of two", |r, n| {
        let mut near = || (Integer::from(1) << (64 * n as u32 - r.below(64) as u32)) + small(r);
        [near(), near()]
    }),
    ("neighbors of Fibonacci's", |r, n| {
        // Phi has 0.694 bits.
        let index = (64.0 * n as f64 / 0.6943) as u32 - r.below(90) as u32;
        let mut pair = (Integer::new(), Integer::new());
        Assign::assign(
            &mut (&mut pair.0, &mut pair.1),
            Integer::fibonacci_2(index.max(2)),
        );
        [pair.0, pair.1]
    }),
    ("one huge quotient", |r, n| {
        let limbs = 1 + r_below(r, n);
        let short = random(r, limbs);
        let rest = random(r, 1);
        [Integer::from(&short * random(r, n)) + rest, short]
    }),
    ("a huge quotient on the way", |r, n| {
        let (g, k) = (random(r, n.div_ceil(4)), n as u32 * 16);
        let (q, b) = (Integer::from(1) << k, random(r, 1 + n / 8));
        let c = Integer::from(&b * &q) + small(r);
        [Integer::from(&g * &c), Integer::from(&g * &b) + small(r)]
    }),
    ("near equal", |r, n| {
        let a = random(r, n);
        [Integer::from(&a + small(r)), a]
    }),
    ("equal tops", |r, n| {
        let top = random(r, n.div_ceil(2)) << (32 * n as u32);
        let low = 1 + n / 2;
        [Integer::from(&top + random(r, low)), top + random(r, low)]
    }),
    ("a large common factor", |r, n| {
        let g = random(r, n.div_ceil(2));
        let (a, b) = (random(r, 1 + n / 2), random(r, 1 + n / 2));
        [g.clone() * a, g * b]
    }),
    ("twice the other", |r, n| {
        let a = random(r, n);
        [a.clone() << (r.below(3) as u32), a]
    }),
    ("next to nothing", |r, n| {
        let few = Integer::from(r.below(4));
        [random(r, n), few]
    }),
];

type Kind = fn(&mut Random, usize) -> [Integer; 2];

/// Lengths around which another way begins: rows, halves, transforms, leaves, jumps, reciprocals,
/// text.
const THRESHOLDS: [usize; 13] = [16, 24, 32, 48, 57, 64, 100, 113, 128, 144, 150, 256, 300];

/// Two numbers, not negative, in limbs too.
struct Pair {
    a: Integer,
    b: Integer,
    x: Vec<u64>,
    y: Vec<u64>,
}

fn number(limbs: &[u64]) -> Integer {
    Integer::from_digits(limbs, Order::Lsf)
}

fn limbs(x: &Integer) -> Vec<u64> {
    x.to_digits(Order::Lsf)
}

fn random(r: &mut Random, limbs: usize) -> Integer {
    let cut = r.below(64) as u32;
    number(&r.uniform(limbs)) >> cut
}

fn r_below(r: &mut Random, n: usize) -> usize {
    r.below(n as u64) as usize
}

fn small(r: &mut Random) -> Integer {
    Integer::from(r.below(7)) - 3
}

fn ones(bits: usize) -> Integer {
    (Integer::from(1) << bits as u32) - 1
}

/// Limbs up to `most`: of any order of magnitude, or next to where something changes.
fn length(r: &mut Random, most: usize) -> usize {
    let bits = (usize::BITS - most.leading_zeros()) as u64;
    let near = |at: usize, r: &mut Random| (at + r_below(r, 3)).saturating_sub(1);
    let n = match r.below(4) {
        0 => {
            let at = THRESHOLDS[r_below(r, THRESHOLDS.len())];
            near(at, r)
        }
        1 => {
            // A whole number of digits of a transform, or of half of one.
            let degree = 3 + r_below(r, 3);
            let at = degree << r.below(bits);
            near(at, r)
        }
        2 => most - r_below(r, most / 8 + 1),
        _ => {
            let order = 1 + r.below(bits);
            r_below(r, 1 << order)
        }
    };
    n.clamp(1, most)
}

/// The operands of a case. Some are not of one length, and some are the other way round.
fn pair(r: &mut Random, most: usize, kind: Kind) -> Pair {
    let n = length(r, most);
    let [mut a, mut b] = kind(r, n).map(Integer::abs);
    if r.below(4) == 0 {
        b >>= r.below(1 + u64::from(b.significant_bits())) as u32;
    }
    if r.below(2) == 0 {
        core::mem::swap(&mut a, &mut b);
    }
    let (x, y) = (limbs(&a), limbs(&b));
    Pair { a, b, x, y }
}

fn gcd(p: &Pair, _: &mut Random) -> bool {
    number(&large::gcd(&p.x, &p.y)) == Integer::from(p.a.gcd_ref(&p.b))
}

/// GMP's cofactors are the canonical ones.
fn xgcd(p: &Pair, _: &mut Random) -> bool {
    let found = large::xgcd(&p.x, &p.y);
    let signed = |x: &bezout::Signed<Vec<u64>>| {
        let magnitude = number(&x.magnitude);
        if x.negative.into() {
            -magnitude
        } else {
            magnitude
        }
    };
    let expected: (Integer, Integer, Integer) = p.a.extended_gcd_ref(&p.b).into();
    (number(&found.gcd), signed(&found.s), signed(&found.t)) == expected
}

fn invert(p: &Pair, _: &mut Random) -> bool {
    match large::invert(&p.x, &p.y) {
        Err(_) => p.b == 0,
        // Modulo 1 GMP knows no inverse.
        Ok(found) if p.b == 1 => found == Some(Vec::new()),
        Ok(found) => found.map(|x| number(&x)) == p.a.invert_ref(&p.b).map(Integer::from),
    }
}

fn jacobi(p: &Pair, _: &mut Random) -> bool {
    match large::jacobi(&p.x, &p.y) {
        Err(_) => p.b.is_even(),
        Ok(symbol) => i32::from(symbol.value()) == p.a.jacobi(&p.b),
    }
}

fn kronecker(p: &Pair, r: &mut Random) -> bool {
    let [a, b] = [&p.a, &p.b].map(|x| match r.below(2) {
        0 => -x.clone(),
        _ => x.clone(),
    });
    let negative = |x: &Integer| x.is_negative();
    let found = large::kronecker(negative(&a), &p.x, negative(&b), &p.y);
    i32::from(found.value()) == a.kronecker(&b)
}

/// The first number, or the product of both and something.
fn dividend(p: &Pair, r: &mut Random) -> Integer {
    match r.below(3) {
        0 => p.a.clone(),
        1 => Integer::from(&p.a * &p.b) + small(r).abs(),
        // The largest remainder.
        _ => Integer::from(&p.a * &p.b) + (p.b.clone() - 1u32).abs(),
    }
}

fn divide(p: &Pair, r: &mut Random) -> bool {
    let a = dividend(p, r);
    match large::divide(&limbs(&a), &p.y) {
        Err(_) => p.b == 0,
        Ok((q, rest)) => {
            let (quotient, remainder): (Integer, Integer) = a.div_rem_ref(&p.b).into();
            (number(&q), number(&rest)) == (quotient, remainder)
        }
    }
}

fn product(p: &Pair, _: &mut Random) -> bool {
    let mut out = vec![u64::MAX; p.x.len() + p.y.len()];
    let mut scratch = vec![u64::MAX; mul_scratch(p.x.len(), p.y.len())];
    mul(&mut out, &p.x, &p.y, &mut scratch).is_ok() && number(&out) == Integer::from(&p.a * &p.b)
}

fn squared(p: &Pair, _: &mut Random) -> bool {
    let mut out = vec![u64::MAX; 2 * p.x.len()];
    let mut scratch = vec![u64::MAX; square_scratch(p.x.len())];
    square(&mut out, &p.x, &mut scratch).is_ok() && number(&out) == p.a.clone().square()
}

/// Consecutive remainders are these alone: on both sides of the bound, with coprime cofactors of
/// growing size, alternating signs, and a = r0 v + r1 u.
fn partial(p: &Pair, r: &mut Random) -> bool {
    let (a, b) = if p.a < p.b {
        (&p.b, &p.a)
    } else {
        (&p.a, &p.b)
    };
    let bound = r.below(u64::from(a.significant_bits()) + 2) as usize;
    let found = large::partial_xgcd(&limbs(a), &limbs(b), bound);
    let [r0, r1] = found.remainders.map(|x| number(&x));
    let [u, v] = found.cofactors.map(|x| number(&x));
    if *b == 0 || a.significant_bits() as usize <= bound {
        // No step, or those that exchange.
        return r1.significant_bits() as usize <= bound;
    }
    let sides = r0.significant_bits() as usize > bound && r1.significant_bits() as usize <= bound;
    let sign = if found.first_is_positive { 1 } else { -1 };
    let residue = |x: Integer| x.is_divisible(a);
    let first = residue(Integer::from(&u * b) * sign - &r0);
    let second = residue(Integer::from(&v * b) * -sign - &r1);
    let whole = Integer::from(&r0 * &v) + Integer::from(&r1 * &u) == *a;
    sides && first && second && whole && u <= v && r1 < r0
}

/// A fraction from its residue.
fn fraction(p: &Pair, _: &mut Random) -> bool {
    let g = Integer::from(p.a.gcd_ref(&p.b));
    if p.b == 0 || p.a == 0 {
        return true;
    }
    let (n, d) = (Integer::from(&p.a / &g), Integer::from(&p.b / &g));
    let mut m: Integer = Integer::from(&n * &d) * 2 + 1;
    while Integer::from(m.gcd_ref(&d)) != 1 {
        m += 2;
    }
    let inverse = match d.invert_ref(&m) {
        Some(inverse) => Integer::from(inverse),
        None => return false,
    };
    let x = (Integer::from(&n * inverse)).modulo(&m);
    let found = large::rational_reconstruct(&limbs(&x), &limbs(&m), &limbs(&n), &limbs(&d));
    found == Some((limbs(&n), false, limbs(&d)))
}

fn text(p: &Pair, r: &mut Random) -> bool {
    // Powers of ten, and numbers next to them, have the longest carries.
    let a = match r.below(4) {
        0 => Integer::from(10).pow((p.a.significant_bits() / 4).max(1)) + small(r),
        _ => p.a.clone(),
    };
    let x = large::Integer::new(false, limbs(&a.clone().abs()));
    let (decimal, hexadecimal) = (x.to_string(), format!("{x:#x}"));
    let read = |text: &str| text.parse::<large::Integer>().is_ok_and(|y| y == x);
    decimal == a.clone().abs().to_string()
        && hexadecimal == format!("{:#x}", a.abs())
        && read(&decimal)
        && read(&hexadecimal)
}

/// Pieces of one number as moduli, and the other one modulo all of them.
fn tree(p: &Pair, r: &mut Random) -> bool {
    let size = 1 + r_below(r, p.x.len().max(1));
    let pieces: Vec<_> = p.x.chunks(size).map(number).collect();
    let moduli: Vec<_> = pieces.iter().map(limbs).collect();
    let tree = large::ProductTree::new(&moduli);
    let product: Integer = pieces.iter().product();
    if number(tree.product()) != product {
        return false;
    }
    let remainders = tree.remainders(&p.y);
    let expected = pieces.iter().map(|m| match *m == 0 {
        true => p.b.clone(),
        false => Integer::from(&p.b % m),
    });
    if !remainders.iter().map(|x| number(x)).eq(expected) {
        return false;
    }
    let mut lcm = Integer::from(1);
    pieces.iter().for_each(|m| lcm.lcm_mut(m));
    match tree.crt(&remainders) {
        Some(x) => lcm == product && number(&x) == Integer::from(&p.b % &product),
        None => lcm != product || product == 0,
    }
}

const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// One case: the operation is in turn, and the kind of its operands.
fn run(most: usize, case: u64, seed: u64) -> (&'static str, &'static str, bool) {
    let mut r = Random(seed.wrapping_mul(SPREAD) ^ case << 8 ^ most as u64);
    let (name, check) = OPERATIONS[case as usize % OPERATIONS.len()];
    let (kind, operands) = KINDS[case as usize / OPERATIONS.len() % KINDS.len()];
    let pair = pair(&mut r, most / 64, operands);
    (name, kind, check(&pair, &mut r))
}

fn main() -> ExitCode {
    let (mut share, mut seed, mut only) = (1, 1, String::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().unwrap_or_default();
        match (name.as_str(), value.parse()) {
            ("--share", Ok(n)) if n > 0 => share = n,
            ("--seed", Ok(n)) => seed = n,
            ("--only", _) => only = value,
            _ => {
                eprintln!("{name} {value}: accepted are --share N, --seed N and --only OPERATION");
                return ExitCode::from(2);
            }
        }
    }
    for (most, cases) in RANGES {
        let mut counts = BTreeMap::new();
        for n in 0..cases / share {
            // Not every one of `share`: such a step may leave most operations out.
            let case = n * share + (n.wrapping_mul(SPREAD) >> 32) % share;
            if !OPERATIONS[case as usize % OPERATIONS.len()]
                .0
                .contains(&only)
            {
                continue;
            }
            let (name, kind, right) = run(most, case, seed);
            if !right {
                eprintln!("{name} of {kind} is wrong: range {most}, case {case}, seed {seed}");
                return ExitCode::FAILURE;
            }
            *counts.entry(name).or_insert(0u64) += 1;
        }
        let total: u64 = counts.values().sum();
        println!("up to {most} bits: {total} cases are right, {counts:?}");
    }
    ExitCode::SUCCESS
}
