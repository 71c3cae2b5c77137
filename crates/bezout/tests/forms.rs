// SPDX-License-Identifier: MIT OR Apache-2.0
//! The forms of divsteps and of the binary GCD for particular CPUs against the portable ones, which the other
//! tests hold against an independent library.

mod common;

use bezout::ModulusRef;
use bezout::kernels::{GCD, INVERT, JACOBI, Kernel};
use common::Random;

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

/// Symbols of a hundred thousand pairs, also with each number near the other one.
#[test]
fn symbols() {
    for n in 1..=8 {
        let mut random = Random(n as u64 + 2000);
        let (portable, others) = forms(JACOBI, DIVSTEPS, n);
        for i in 0..12_500 {
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
#[test]
#[ignore = "long: part of the nightly run"]
fn a_million_of_each_length() {
    for n in 1..=16 {
        compare(n, 1_000_000);
        println!("{n} limbs: done");
    }
}
