// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions of a modulus beside inversion: arithmetic, roots, halves.

use super::found::Answer;
use super::integers::{companion, moduli, modulo, numbers, odd, of, of_offset};
use super::integers::{positive, signed, typed};
use super::record::{Bound, Function, MEASURED, Numbers, Task, bind, functions, length, lent};
use super::record::{
    OneWord, modulus, of_length, of_residues, of_slices, of_words, offset, returns, word,
};
use crate::integer::lengths::{dirty, padded};
use crate::integer::vectors::int;
use crate::oracle::{around, big, inverse, is_prime, jacobi, limbs, remainders, root};
use crate::random::{EDGES, Random};
use bezout::pseudo_mersenne::{F25519, PseudoMersenne255, Residue255};
use bezout::small::Modulus as Small;
use bezout::{DynModulus, Modulus, Split, SquareRoots, slices};
use num_bigint::BigUint;
use num_integer::Integer;
use serde_json::Value;

/// A task of two numbers and an odd modulus.
const THREE: Task = Task {
    name: "",
    operands: |random, n| {
        let m = odd(random, n);
        let (x, y) = (companion(random, &m), random.companion(&m));
        Numbers { x, y, m, k: 0 }
    },
    small: |each| {
        // With one near it, and with itself.
        typed(&mut |x, m| {
            let mut y = x.clone();
            y[0] ^= 1;
            for y in [y, x.clone()] {
                let (x, m) = (x.clone(), m.clone());
                each(Numbers { x, y, m, k: 0 });
            }
        });
        let all: Vec<u64> = (0..8).chain(EDGES).collect();
        for &m in all.iter().filter(|&&m| m % 2 == 1) {
            all.iter()
                .for_each(|&x| all.iter().for_each(|&y| each(short(x, y, m, 1))));
        }
    },
    expected: |_| None,
    vector: |_, _, _| None,
    functions: &[],
};

/// One that has vectors: the field of their results, and the answer.
macro_rules! arithmetic {
    ($name:literal, $field:literal, |$x:ident, $y:ident, $m:ident| $answer:expr, $functions:expr) => {
        Task {
            name: $name,
            expected: |n| {
                let [$x, $y, $m] = [&n.x, &n.y, &n.m].map(|x| big(x));
                Option::<BigUint>::map($answer, |found| vec![found.into()])
            },
            vector: |operation, input, result| {
                (operation == "arithmetic").then(|| {
                    let answer = result.get($field).map(|found| vec![int(found)]);
                    (of(input, ["x", "y", "m"]), answer)
                })
            },
            functions: $functions,
            ..THREE
        }
    };
}

pub const TASKS: &[Task] = &[
    arithmetic! { "add", "sum", |x, y, m| Some((x + y) % m), functions! {
        modulus Modulus::add(x, y) MEASURED;
        offset PseudoMersenne255::add(x, y);
        reduced Modulus::add_reduced(x, y);
        dyn_reduced DynModulus::add_reduced(x, y);
    } },
    arithmetic! { "sub", "difference", |x, y, m| Some((x + (&m - y % &m)) % m), functions! {
        modulus Modulus::sub(x, y) MEASURED;
        offset PseudoMersenne255::sub(x, y);
        reduced Modulus::sub_reduced(x, y);
        dyn_reduced DynModulus::sub_reduced(x, y);
    } },
    arithmetic! { "neg", "negative", |x, _y, m| Some((&m - x % &m) % m), functions! {
        modulus Modulus::neg(x) MEASURED;
        offset PseudoMersenne255::neg(x);
        reduced Modulus::neg_reduced(x);
        dyn_reduced DynModulus::neg_reduced(x);
    } },
    arithmetic! { "mul", "product", |x, y, m| Some(x * y % m), functions! {
        modulus Modulus::mul(x, y);
        offset PseudoMersenne255::mul(x, y);
        short Small::mul(x, y);
        word Small::mul(x, y);
        dyn_modulus DynModulus::mul(x, y);
    } },
    arithmetic! { "square", "square", |x, _y, m| Some(&x * &x % m), functions! {
        modulus Modulus::square(x) MEASURED;
        offset PseudoMersenne255::square(x);
        residue Residue255::square(x);
    } },
    arithmetic! { "pow", "power", |x, y, m| Some(x.modpow(&y, &m)), functions! {
        modulus Modulus::pow(x, y) MEASURED;
        dyn_modulus DynModulus::pow(x, y);
    } },
    arithmetic! { "divide", "quotient", |x, y, m| inverse(&y, &m).map(|y| x * y % m), functions! {
        modulus Modulus::divide(x, y) MEASURED;
    } },
    Task {
        name: "reduce",
        expected: |n| Some(vec![(big(&n.x) % big(&n.m)).into()]),
        functions: functions! {
            modulus Modulus::reduce(x);
            offset PseudoMersenne255::reduce(x);
            dyn_modulus DynModulus::reduce(x);
        },
        ..THREE
    },
    Task {
        name: "gcd_with_modulus",
        expected: |n| Some(vec![big(&n.x).gcd(&big(&n.m)).into()]),
        functions: functions! {
            modulus Modulus::gcd(x);
            dyn_modulus DynModulus::gcd(x);
        },
        ..THREE
    },
    Task {
        name: "is_coprime",
        expected: |n| {
            let coprime = big(&n.x).gcd(&big(&n.m)) == BigUint::from(1u8);
            Some(vec![u8::from(coprime).into()])
        },
        functions: functions! {
            modulus Modulus::is_coprime(x);
            dyn_modulus DynModulus::is_coprime(x);
        },
        ..THREE
    },
    Task {
        name: "sqrt",
        operands: of_prime,
        small: |each| roots(1..2, each),
        expected: |n| root_of(&big(&n.x), &big(&n.m)),
        vector: |operation, input, result| {
            root_vector(operation, input, result).filter(|_| input["y"] == "0x1")
        },
        functions: functions! {
            modulus Modulus::sqrt(x) MEASURED;
            field F25519::sqrt(x) MEASURED;
            roots SquareRoots::sqrt(x) MEASURED;
        },
    },
    Task {
        name: "sqrt_ratio",
        operands: of_prime,
        small: |each| roots(0..9, each),
        expected: |n| {
            let [x, y, m] = [&n.x, &n.y, &n.m].map(|x| big(x));
            root_of(&(x * inverse(&y, &m)?), &m)
        },
        vector: root_vector,
        functions: functions! {
            modulus Modulus::sqrt_ratio(x, y);
            field F25519::sqrt_ratio(x, y);
            roots SquareRoots::sqrt_ratio(x, y);
        },
    },
    Task {
        name: "split",
        operands: |random, n| {
            let mut m = positive(random.any(n));
            m[0] |= random.below(2);
            modulo(random.companion(&m), m)
        },
        small: |each| moduli(1..160, each),
        // The first remainder of half the length, and its cofactor.
        expected: |n| {
            let (x, m) = (big(&n.x), big(&n.m));
            let rows = remainders(&m, &(x % &m));
            let half = BigUint::from(1u8) << (m.bits() / 2);
            let (r, t) = around(&rows, &half)[1].clone();
            Some(vec![r.into(), t])
        },
        vector: |operation, input, result| {
            (operation == "split").then(|| {
                let Numbers { x, m, .. } = of(input, ["v", "v", "m"]);
                (modulo(x, m), numbers(result, &["r", "t"]))
            })
        },
        functions: functions! {
            modulus Modulus::split_vartime(x) MEASURED;
            + "slices::split_vartime": |all| of_slices!(all, length(&[all[0].x.len(), all[0].m.len()])?, |&n, x, m| {
                let mut r = dirty(n);
                let split = |t: &mut [u64], s: &mut [u64]| slices::split_vartime(&mut r, t, x, m, s);
                let (negative, t) = lent(n, slices::split_scratch(n), split);
                negative.map(|negative| Split { r, t: signed(negative, t) })
            });
        },
    },
];

fn short(x: u64, y: u64, m: u64, n: usize) -> Numbers {
    let [x, y, m] = [x, y, m].map(|x| padded(x, n));
    Numbers { x, y, m, k: 0 }
}

fn of_prime(random: &mut Random, n: usize) -> Numbers {
    let m = limbs(&crate::integer::prime(random, n), n);
    let (x, y) = (random.companion(&m), random.companion(&m));
    Numbers { x, y, m, k: 0 }
}

/// All numbers, reduced or not, modulo short primes, and some with many factors 2 in p - 1.
fn roots(ratios: core::ops::Range<u64>, each: &mut dyn FnMut(Numbers)) {
    typed(&mut |x, m| {
        if m == of_offset(19) {
            let [y, z] = [1, 2].map(|y| padded(y, 4));
            let all = [(&x, &y), (&x, &z), (&x, &x), (&y, &x)];
            let (few, m) = (if ratios.end == 2 { 1 } else { 4 }, &m);
            all[..few].iter().for_each(|&(x, y)| {
                each(Numbers {
                    x: x.clone(),
                    y: y.clone(),
                    m: m.clone(),
                    k: 0,
                })
            });
        }
    });
    let below = (3..600).filter(|&p| is_prime(p));
    for p in below.chain([769, 3329, 7681, 12289]) {
        let most = if ratios.end == 2 { p } else { p.min(40) };
        for (x, y) in (0..most).flat_map(|x| ratios.clone().map(move |y| (x, y))) {
            each(short(x, y, p, 1));
            each(short(x + 5 * p, y, p, 2));
        }
    }
}

/// The even root.
fn root_of(x: &BigUint, m: &BigUint) -> Answer {
    let y = (jacobi(x, m) >= 0).then(|| root(x, m))?;
    let even = if y.bit(0) { m - y } else { y };
    Some(vec![even.into()])
}

fn root_vector(operation: &str, input: &Value, result: &Value) -> Option<(Numbers, Answer)> {
    (operation == "sqrt").then(|| {
        let answer = result.get("root").map(|found| vec![int(found)]);
        (of(input, ["x", "y", "m"]), answer)
    })
}
