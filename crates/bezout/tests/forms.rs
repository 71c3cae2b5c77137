// SPDX-License-Identifier: MIT OR Apache-2.0
//! The forms of an algorithm for particular CPUs against the portable one, which the other tests
//! hold against an independent library. No oracle's time is spent here, so that there are many more
//! cases.

mod common;

use bezout::ModulusRef;
use bezout::kernels::integer::{Gcd, Invert, Jacobi, Shape};
use bezout::kernels::{Kernel, Operation};
use bezout_exercise::integer::{Pair, Symbols};
use bezout_exercise::{Exercise, run};
use common::{Random, big, limbs};
use num_integer::Integer;

/// Algorithms, by any number of steps in a batch.
const DIVSTEPS: &str = "divstep";
const BINARY_GCD: &str = "bingcd";

/// The portable kernel of an algorithm, and those for this CPU.
fn forms<O: Exercise>(
    algorithm: &str,
    parameter: &O::Parameter,
) -> (&'static Kernel<O>, Vec<&'static Kernel<O>>) {
    let here = O::table()
        .iter()
        .filter(|k| k.accepts(parameter))
        .filter_map(|k| k.name.split_once('/').map(|(name, form)| (name, form, k)))
        .filter(|(name, ..)| name.trim_end_matches(|c: char| c.is_ascii_digit()) == algorithm);
    let (portable, others) = here.partition::<Vec<_>, _>(|(_, form, _)| *form == "portable");
    (portable[0].2, others.into_iter().map(|(.., k)| k).collect())
}

/// All forms of the algorithms on one input; returns what they found.
fn compare<O: Exercise>(algorithms: &[&str], x: &O::Operands) -> O::Answer {
    let parameter = O::parameter(x);
    let (portable, _) = forms::<O>(algorithms[0], &parameter);
    let expected = run(portable, x);
    for algorithm in algorithms {
        let (portable, others) = forms::<O>(algorithm, &parameter);
        for kernel in others.into_iter().chain([portable]) {
            assert_eq!(run(kernel, x), expected, "{kernel:?}: {x:x?}");
        }
    }
    expected
}

fn random<O: Exercise>(algorithms: &[&str], n: usize, count: usize) {
    let mut random = Random(n as u64 + 1000);
    for _ in 0..count {
        compare::<O>(algorithms, &O::operands(&mut random, n));
    }
}

fn all_operations(n: usize, count: usize) {
    random::<Invert>(&[DIVSTEPS, BINARY_GCD], n, count);
    random::<Gcd>(&[DIVSTEPS], n, count);
    random::<Jacobi>(&[DIVSTEPS], n, count);
}

/// On x86-64 with ADX the binary GCD has a form for four limbs.
#[test]
#[cfg(target_arch = "x86_64")]
fn forms_of_the_binary_gcd() {
    let names = |n| -> Vec<_> {
        let (_, others) = forms::<Invert>(BINARY_GCD, &Shape::new(n));
        others.iter().map(|k| k.name).collect()
    };
    let adx = is_x86_feature_detected!("adx") && is_x86_feature_detected!("bmi2");
    assert_eq!(names(4), if adx { vec!["bingcd31/adx"] } else { vec![] });
    assert!(names(5).is_empty());
}

#[test]
fn all_lengths() {
    for n in (1..=66).chain([103, 104, 105, 256, 257]) {
        all_operations(n, 4000 / (n * n) + 12);
    }
}

/// With a public length that is shorter than the limbs, every kernel inverts by fewer steps, and
/// finds the same.
#[test]
fn short_moduli() {
    let (limbs, bits) = (9, 130);
    let shape = Shape::new(limbs).with_bits(bits);
    let mut random = Random(9);
    for _ in 0..20 {
        let m = random.odd_of_bits(bits, limbs);
        let x = random.any(limbs);
        if let Some(y) = bezout_exercise::oracle::inverse(&big(&x), &big(&m)) {
            let short = ModulusRef::new(&m).and_then(|m| m.with_bits(bits));
            let short = short.expect("odd, and of this length");
            for kernel in Invert::table().iter().filter(|k| k.accepts(&shape)) {
                let mut out = vec![0; limbs];
                let mut scratch = vec![0; (kernel.scratch)(&shape)];
                assert!(bool::from((kernel.run)(&mut out, &x, short, &mut scratch)));
                assert_eq!(big(&out), y, "{kernel:?}");
            }
        }
    }
}

/// What a gcd sees and an inverse does not: common factors of any length, even ones too, zeros, and
/// numbers that differ in one bit or add up to nearly all ones. The lengths are those where another
/// routine begins or ends.
#[test]
fn gcds() {
    let lengths = [
        1, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 24, 25, 31, 32, 33, 63, 64, 65, 66, 67, 103, 104, 105,
        256,
    ];
    for n in lengths {
        let mut random = Random(n as u64 + 3000);
        for i in 0..4000 / (n * n) + 24 {
            let common = random.below(64 * n as u64);
            let part = |random: &mut Random| big(&random.any(n)) >> common;
            let (x, y) = (part(&mut random), part(&mut random));
            let factor = big(&random.any(n)) & ((big(&[1]) << common) - 1u8);
            let (a, mut b) = (limbs(&(x * &factor), n), limbs(&(y * &factor), n));
            let bit = random.below(64 * n as u64) as usize;
            match i % 4 {
                1 => b.copy_from_slice(&a),
                2 => b = a.iter().map(|w| !w).collect(),
                _ => {}
            }
            if i % 4 == 1 || i % 8 == 2 {
                b[bit / 64] ^= 1 << (bit % 64);
            }
            let expected = big(&a).gcd(&big(&b));
            assert_eq!(compare::<Gcd>(&[DIVSTEPS], &Pair { a, b }), expected);
        }
    }
}

/// Where the CPU has what they need, forms in assembly are among those compared.
#[test]
#[cfg(target_arch = "x86_64")]
fn forms_in_assembly_are_there() {
    fn has<O: Exercise<Parameter = Shape>>(n: usize, name: &str) -> bool {
        let (_, others) = forms::<O>(DIVSTEPS, &Shape::new(n));
        others.iter().any(|k| k.name == name)
    }
    let avx2 = is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2");
    let avx512 = avx2 && is_x86_feature_detected!("avx512f");
    let ifma = avx512
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512ifma");
    for n in [1, 32, 64, 256] {
        assert_eq!(has::<Invert>(n, "divstep51/ifma"), ifma, "{n} limbs");
    }
    for n in [1, 15, 16, 64, 104, 105] {
        let is_wide = avx512 && (16..=104).contains(&n);
        assert_eq!(has::<Gcd>(n, "divstep60/avx512"), is_wide, "{n} limbs");
        assert_eq!(has::<Invert>(n, "divstep60/avx512"), is_wide, "{n} limbs");
    }
    for n in [1, 8, 9, 64, 104, 105, 256, 257] {
        let avx2 = avx2 && n <= 256;
        assert_eq!(has::<Gcd>(n, "divstep60/avx2"), avx2, "{n} limbs");
        assert_eq!(has::<Invert>(n, "divstep60/avx2"), avx2, "{n} limbs");
        assert_eq!(has::<Jacobi>(n, "divstep60/avx2"), avx2, "{n} limbs");
    }
}

/// Symbols of a hundred thousand pairs, also with each number near the other one.
#[test]
fn symbols() {
    let (bingcd, _) = forms::<Jacobi>(BINARY_GCD, &Shape::new(1));
    for limbs in (1..=8).chain([9, 16, 17, 31, 32, 33, 63, 64, 65, 104, 105, 256]) {
        let mut random = Random(limbs as u64 + 2000);
        let count = if limbs <= 8 {
            12_500
        } else {
            20_000 / (limbs * limbs) + 24
        };
        for i in 0..count {
            let n = random.odd(limbs);
            let mut x = random.companion(&n);
            if i % 2 == 0 {
                // n less a power of two: signs diverge where the leading bits are the same.
                x.copy_from_slice(&n);
                let bit = i / 2 % (64 * limbs);
                x[bit / 64] ^= 1 << (bit % 64);
            }
            let pair = Symbols { x, n };
            let expected = compare::<Jacobi>(&[DIVSTEPS], &pair);
            assert_eq!(run(bingcd, &pair), expected, "{bingcd:?}: {pair:x?}");
        }
    }
}

/// A million cases of each length up to 1024 bits; minutes, with optimization.
fn a_million_of(lengths: impl Iterator<Item = usize>) {
    for n in lengths {
        all_operations(n, 1_000_000);
        println!("{n} limbs: done");
    }
}

#[test]
#[ignore = "long: part of the nightly run"]
fn a_million_of_each_length_to_11() {
    a_million_of(1..=11);
}

#[test]
#[ignore = "long: part of the nightly run"]
fn a_million_of_each_length_from_12() {
    a_million_of(12..=16);
}
