// SPDX-License-Identifier: MIT OR Apache-2.0
//! The forms of divsteps and of the binary GCD for particular CPUs against the portable ones, which the other
//! tests hold against an independent library.

mod common;

use bezout::ModulusRef;
use bezout::kernels::{GCD, INVERT, JACOBI, Kernel};
use common::{Random, big, limbs};
use num_integer::Integer;

const DIVSTEPS: &str = "divstep60";
const BINARY_GCD: &str = "bingcd31";

fn scratch<F>(kernel: &Kernel<F>, n: usize) -> Vec<u64> {
    vec![0xdead_beef_dead_beef; (kernel.scratch)(n)]
}

/// The portable kernel of an algorithm, and those for this CPU.
fn forms<F>(
    table: &'static [Kernel<F>],
    algorithm: &str,
    n: usize,
) -> (&'static Kernel<F>, Vec<&'static Kernel<F>>) {
    let here = table
        .iter()
        .filter(|k| k.accepts(n))
        .filter_map(|k| k.name.split_once('/').map(|(name, form)| (name, form, k)))
        .filter(|(name, ..)| *name == algorithm);
    let (portable, others) = here.partition::<Vec<_>, _>(|(_, form, _)| *form == "portable");
    (portable[0].2, others.into_iter().map(|(.., k)| k).collect())
}

fn compare(n: usize, count: usize) {
    let mut random = Random(n as u64 + 1000);
    let (portable, mut others) = forms(INVERT, DIVSTEPS, n);
    let (binary, binary_others) = forms(INVERT, BINARY_GCD, n);
    others.push(binary);
    others.extend(binary_others);
    let (gcd_portable, gcd_others) = forms(GCD, DIVSTEPS, n);
    let (jacobi_portable, jacobi_others) = forms(JACOBI, DIVSTEPS, n);
    for i in 0..count {
        let m = random.odd(n);
        let x = random.companion(&m);
        // Every fourth time with a public length, which may be shorter.
        let top = m.iter().rposition(|&w| w != 0).unwrap_or(0);
        let bits = 64 * top + 64 - m[top].leading_zeros() as usize;
        let mref = ModulusRef::new(&m).expect("odd");
        let mref = if i % 4 == 0 {
            mref.with_bits(bits).expect("its length")
        } else {
            mref
        };
        let (mut expected, mut out) = (vec![1; n], vec![2; n]);
        let yes = (portable.run)(&mut expected, &x, mref, &mut scratch(portable, n));
        for kernel in &others {
            let same = (kernel.run)(&mut out, &x, mref, &mut scratch(kernel, n));
            assert_eq!(
                bool::from(yes),
                bool::from(same),
                "{}: {x:x?} mod {m:x?}",
                kernel.name
            );
            assert_eq!(expected, out, "{}: {x:x?} mod {m:x?}", kernel.name);
        }
        (gcd_portable.run)(&mut expected, &x, &m, &mut scratch(gcd_portable, n));
        for kernel in &gcd_others {
            (kernel.run)(&mut out, &x, &m, &mut scratch(kernel, n));
            assert_eq!(expected, out, "{}: {x:x?}, {m:x?}", kernel.name);
        }
        let expected = (jacobi_portable.run)(&x, &m, &mut scratch(jacobi_portable, n));
        for kernel in &jacobi_others {
            let symbol = (kernel.run)(&x, &m, &mut scratch(kernel, n));
            assert_eq!(expected, symbol, "{}: {x:x?} over {m:x?}", kernel.name);
        }
    }
}

/// On x86-64 the binary GCD has a form for all lengths, and with ADX one for four limbs.
#[test]
#[cfg(target_arch = "x86_64")]
fn forms_of_the_binary_gcd() {
    let names = |n| -> Vec<_> {
        let (_, others) = forms(INVERT, BINARY_GCD, n);
        others.iter().map(|k| k.name).collect()
    };
    assert_eq!(names(5), ["bingcd31/x86_64"]);
    match std::arch::is_x86_feature_detected!("adx") && std::arch::is_x86_feature_detected!("bmi2")
    {
        true => assert_eq!(names(4), ["bingcd31/adx", "bingcd31/x86_64"]),
        false => assert_eq!(names(4), ["bingcd31/x86_64"]),
    }
}

#[test]
fn all_lengths() {
    for n in (1..=66).chain([103, 104, 105]) {
        compare(n, 4000 / (n * n) + 12);
    }
}

/// What a gcd sees and an inverse does not: common factors of any length, even ones too, zeros, and numbers that
/// differ in one bit or add up to nearly all ones; at each length where another routine begins or ends.
#[test]
fn gcds() {
    let lengths = [
        1, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 103, 104,
    ];
    for n in lengths {
        let mut random = Random(n as u64 + 3000);
        let (portable, others) = forms(GCD, DIVSTEPS, n);
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
            let (mut expected, mut out) = (vec![1; n], vec![2; n]);
            (portable.run)(&mut expected, &a, &b, &mut scratch(portable, n));
            assert_eq!(big(&expected), big(&a).gcd(&big(&b)), "{a:x?}, {b:x?}");
            for kernel in &others {
                (kernel.run)(&mut out, &a, &b, &mut scratch(kernel, n));
                assert_eq!(expected, out, "{}: {a:x?}, {b:x?}", kernel.name);
            }
        }
    }
}

/// Where the CPU has what they need, forms in assembly are among those compared.
#[test]
#[cfg(target_arch = "x86_64")]
fn forms_in_assembly_are_there() {
    fn has<F>(table: &'static [Kernel<F>], n: usize, name: &str) -> bool {
        forms(table, DIVSTEPS, n).1.iter().any(|k| k.name == name)
    }
    let avx2 = is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2");
    let avx512 = avx2 && is_x86_feature_detected!("avx512f");
    for n in [1, 8, 9, 64, 104] {
        assert_eq!(has(GCD, n, "divstep60/avx2"), avx2, "{n} limbs");
        assert_eq!(has(GCD, n, "divstep60/avx512"), avx512, "{n} limbs");
        assert_eq!(
            has(JACOBI, n, "divstep60/avx2"),
            avx2 && n <= 64,
            "{n} limbs"
        );
    }
}

/// Symbols of a hundred thousand pairs, also with each number near the other one.
#[test]
fn symbols() {
    for n in (1..=8).chain([9, 16, 17, 31, 32, 33, 63, 64]) {
        let mut random = Random(n as u64 + 2000);
        let (portable, others) = forms(JACOBI, DIVSTEPS, n);
        let count = if n <= 8 {
            12_500
        } else {
            20_000 / (n * n) + 24
        };
        for i in 0..count {
            let m = random.odd(n);
            let mut x = random.companion(&m);
            if i % 2 == 0 {
                // m less a power of two: signs diverge where the leading bits are the same.
                x.copy_from_slice(&m);
                let bit = i / 2 % (64 * n);
                x[bit / 64] ^= 1 << (bit % 64);
            }
            let expected = (portable.run)(&x, &m, &mut scratch(portable, n));
            for kernel in JACOBI
                .iter()
                .filter(|k| k.name.starts_with("bingcd"))
                .chain(others.iter().copied())
            {
                let symbol = (kernel.run)(&x, &m, &mut scratch(kernel, n));
                assert_eq!(expected, symbol, "{}: {x:x?} over {m:x?}", kernel.name);
            }
        }
    }
}

/// A million cases of each length up to 1024 bits; minutes, with optimization.
fn a_million_of(lengths: impl Iterator<Item = usize>) {
    for n in lengths {
        compare(n, 1_000_000);
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
