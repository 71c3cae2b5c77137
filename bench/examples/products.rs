// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of long numbers against GMP's, and against those of other crates that are linked:
//! microseconds of the thread's CPU time, and the peer's by ours. A matrix product is one of two by
//! two numbers by two by two.
//!
//! Samples are interleaved. A row is the smallest of five medians, so that other work on the
//! machine counts little.
//!
//!     cargo run --release --manifest-path bench/Cargo.toml --no-default-features --features gmp,dashu,malachite --example products

use bezout_large::product::{Plan, Transform, mul, mul_scratch};
use gmp_mpfr_sys::gmp;

const BITS: [u32; 5] = [14, 16, 18, 20, 22];

/// Nanoseconds of CPU time that this thread has taken.
fn now() -> f64 {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: writes the struct, and nothing else.
    let status = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) };
    assert_eq!(status, 0, "a clock for threads");
    time.tv_sec as f64 * 1e9 + time.tv_nsec as f64
}

type Work<'a> = (&'static str, Box<dyn FnMut() + 'a>);

/// Prints a row. The first work is ours.
fn row(name: &str, works: &mut [Work<'_>]) {
    let all = 0..works.len();
    let mut time = |i: usize, count: usize| {
        let start = now();
        for _ in 0..count {
            works[i].1();
        }
        (now() - start) / count as f64
    };
    let longest = all
        .clone()
        .map(|i| time(i, 1).max(time(i, 1)))
        .fold(0.0, f64::max);
    let count = (300_000.0 / longest).clamp(1.0, 1000.0) as usize;
    let mut best = vec![f64::MAX; all.len()];
    for _ in 0..5 {
        let mut samples = vec![Vec::new(); all.len()];
        for _ in 0..7 {
            all.clone().for_each(|i| samples[i].push(time(i, count)));
        }
        for (best, samples) in best.iter_mut().zip(&mut samples) {
            samples.sort_by(f64::total_cmp);
            *best = best.min(samples[samples.len() / 2]);
        }
    }
    print!("{name:14} {:10.1}", best[0] / 1e3);
    for ((peer, _), time) in works.iter().zip(&best).skip(1) {
        print!("   {peer} {:10.1} {:5.2}", time / 1e3, time / best[0]);
    }
    println!();
}

fn main() {
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut number = |limbs: usize| -> Vec<u64> {
        let mut word = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        (0..limbs).map(|_| word()).collect()
    };
    for bits in BITS {
        let n = 1usize << (bits - 6);
        let (a, b) = (number(n), number(n));
        product(&format!("product 2^{bits}"), &a, &b);
        let entries: Vec<_> = (0..8).map(|_| number(n)).collect();
        matrices(&format!("matrices 2^{bits}"), &entries);
    }
}

fn product(name: &str, a: &[u64], b: &[u64]) {
    let n = a.len();
    let (mut ours, mut theirs) = (vec![0; 2 * n], vec![0; 2 * n]);
    let mut scratch = vec![0; mul_scratch(n, n)];
    {
        let mut works: Vec<Work<'_>> = vec![
            (
                "ours",
                Box::new(|| mul(&mut ours, a, b, &mut scratch).expect("lengths")),
            ),
            ("GMP", Box::new(|| gmp_product(&mut theirs, a, b))),
        ];
        #[cfg(feature = "dashu")]
        {
            let [x, y] = [a, b].map(|z| dashu_int::UBig::from_words(z));
            works.push((
                "dashu",
                Box::new(move || drop(std::hint::black_box(&x * &y))),
            ));
        }
        #[cfg(feature = "malachite")]
        {
            let [x, y] = [a, b].map(malachite_nz::natural::Natural::from_limbs_asc);
            works.push((
                "malachite",
                Box::new(move || drop(std::hint::black_box(&x * &y))),
            ));
        }
        row(name, &mut works);
    }
    assert!(ours == theirs, "{name}");
}

/// `out = a b`, all of GMP's least function.
fn gmp_product(out: &mut [u64], a: &[u64], b: &[u64]) {
    assert!(a.len() == b.len() && out.len() == 2 * a.len());
    // SAFETY: the slices have the lengths that the function is told.
    unsafe { gmp::mpn_mul_n(out.as_mut_ptr(), a.as_ptr(), b.as_ptr(), a.len() as _) }
}

/// The product of the matrix of the first four entries by that of the others.
fn matrices(name: &str, entries: &[Vec<u64>]) {
    let n = entries[0].len();
    let plan = Plan::new(2 * n + 1, n, 2).expect("such a length");
    let mut kept: Vec<Transform> = entries
        .iter()
        .map(|x| plan.transform(x).expect("lengths"))
        .collect();
    let mut sum = plan.sum();
    let (mut ours, mut theirs) = (vec![vec![0; 2 * n + 1]; 4], vec![vec![0; 2 * n + 1]; 4]);
    let mut other = vec![0; 2 * n];
    row(
        name,
        &mut [
            (
                "ours",
                Box::new(|| {
                    for (kept, entry) in kept.iter_mut().zip(entries) {
                        kept.set(entry).expect("lengths");
                    }
                    for (i, out) in ours.iter_mut().enumerate() {
                        let (row, column) = (i / 2 * 2, i % 2);
                        sum.add(&kept[row], &kept[4 + column]).expect("one plan");
                        sum.add(&kept[row + 1], &kept[6 + column])
                            .expect("one plan");
                        sum.write(out);
                    }
                }),
            ),
            (
                "GMP",
                Box::new(|| {
                    for (i, out) in theirs.iter_mut().enumerate() {
                        let (row, column) = (i / 2 * 2, i % 2);
                        gmp_product(&mut out[..2 * n], &entries[row], &entries[4 + column]);
                        gmp_product(&mut other, &entries[row + 1], &entries[6 + column]);
                        // SAFETY: both have 2 n limbs at least.
                        out[2 * n] = unsafe {
                            let to = out.as_mut_ptr();
                            gmp::mpn_add_n(to, to, other.as_ptr(), 2 * n as gmp::size_t)
                        };
                    }
                }),
            ),
        ],
    );
    assert!(ours == theirs, "{name}");
}
