// SPDX-License-Identifier: MIT OR Apache-2.0
//! The rounds of the x86-64 back end in lock step with the portable form.

use super::invert::{in_limbs, padded};
use crate::backend::x86_64::integer::gcd::Parts;
use crate::backend::x86_64::integer::invert::{Avx2, Avx512, Extension};
use crate::backend::x86_64::integer::multi_lane::{self as lanes, Number};
use crate::backend::x86_64::integer::{gcd, invert as divstep, jacobi as symbol};
use crate::cpu::Isa;
use crate::integer::divstep::batches::batches;
use crate::integer::divstep::invert::trace;
use crate::integer::divstep::matrix::Matrix;
use crate::integer::divstep::steps::BATCH;
use crate::integer::divstep::update::update_fg;
use crate::integer::testing::Random;

/// Inputs of each length.
const COUNT: usize = 10_000;

/// Inputs of `K` words: each matrix of `one`, round by round, is that of the portable form, and the last one is that
/// of `all`, which runs them in one call.
fn lock_step<const K: usize, S>(
    new: impl Fn(&[u64; K], &[u64; K]) -> S,
    run: impl Fn(&mut S, usize) -> Matrix,
) {
    let mut random = Random(K as u64);
    for _ in 0..COUNT {
        let (mut f, g) = (padded(&random.any(K)), padded(&random.any(K)));
        f[0] |= 1;
        let (mut state, mut round, mut last) = (new(&f, &g), 0, None);
        trace(&g, &f, |expected| {
            round += 1;
            assert_eq!(
                run(&mut state, 1),
                expected,
                "round {round} of {f:x?}, {g:x?}"
            );
            last = Some(expected);
        });
        assert_eq!(round, batches(64 * K));
        assert_eq!(Some(run(&mut new(&f, &g), round)), last, "{f:x?}, {g:x?}");
    }
}

/// A state, written in place by a function that is for CPUs with AVX2.
macro_rules! boxed {
    ($new:path, $($argument:expr),*) => {{
        let mut place = Box::new_uninit();
        // SAFETY: every extension has AVX2; and the whole state is written.
        #[allow(unsafe_code)]
        unsafe {
            $new(&mut place, $($argument),*);
            place.assume_init()
        }
    }};
}

fn inverse<E: Extension, const N: usize, const W: usize, const K: usize>() {
    if !E::available() {
        return;
    }
    lock_step::<K, Box<divstep::State<E, N>>>(
        |m, x| {
            let inverse = crate::word::invert_mod_2_64(m[0]);
            let (m, x) = (in_limbs::<W, K>(m), in_limbs(x));
            boxed!(divstep::State::new, &m, &x, inverse, 1)
        },
        |state, rounds| state.run(rounds),
    );
}

fn gcd<E: Parts, const N: usize, const W: usize, const K: usize>() {
    if !E::available() {
        return;
    }
    lock_step::<K, Box<gcd::State<E, N>>>(
        |f, g| boxed!(gcd::State::new::<W>, &in_limbs(f), &in_limbs(g)),
        |state, rounds| state.run(rounds),
    );
}

fn symbol<const H: usize, const K: usize>() {
    if !Isa::Avx2.available() {
        return;
    }
    lock_step::<K, Box<symbol::State<H>>>(
        |n, x| boxed!(symbol::State::new, &in_limbs(n), &in_limbs(x)),
        |state, rounds| state.run(rounds),
    );
}

#[test]
fn inverses() {
    fn both<const N: usize, const W: usize, const K: usize>() {
        inverse::<Avx2, N, W, K>();
        inverse::<Avx512, N, W, K>();
    }
    both::<10, 5, 4>();
    both::<14, 7, 6>();
    both::<18, 9, 8>();
    both::<36, 18, 16>();
    both::<70, 35, 32>();
    both::<138, 69, 64>();
    both::<224, 112, 104>();
}

#[test]
fn gcds() {
    fn both<const N: usize, const W: usize, const K: usize>() {
        gcd::<Avx2, N, W, K>();
        gcd::<Avx512, N, W, K>();
    }
    both::<12, 6, 4>();
    both::<16, 8, 6>();
    both::<20, 10, 8>();
    both::<36, 18, 16>();
    both::<72, 36, 32>();
    both::<140, 70, 64>();
    both::<224, 112, 104>();
}

#[test]
fn symbols() {
    symbol::<5, 4>();
    symbol::<7, 6>();
    symbol::<9, 8>();
    symbol::<18, 16>();
    symbol::<35, 32>();
    symbol::<69, 64>();
}

/// The numbers `f` and `g` of all lanes, after every sixty steps. Numbers of `N` limbs of 30 bits, `C` of 60 and
/// `K` of 64.
fn lane_by_lane<const W: usize, const N: usize, const C: usize, const K: usize>() {
    if !lanes::available(W) {
        return;
    }
    let mut random = Random(K as u64);
    for _ in 0..COUNT.div_ceil(W) {
        let pairs = [(); W].map(|()| {
            let (mut m, x) = (padded::<K>(&random.any(K)), padded(&random.any(K)));
            m[0] |= 1;
            (m, x)
        });
        let expected = pairs.map(|(m, x)| numbers::<C, K>(&m, &x));
        let mut state = lanes::State::<W, N>::new(N);
        for (lane, (m, x)) in pairs.iter().enumerate() {
            state.set(lane, m, x, crate::word::invert_mod_2_64(m[0]), 1);
        }
        for round in 0..batches(64 * K) {
            state.run(BATCH / lanes::BATCH);
            for (lane, all) in expected.iter().enumerate() {
                let (mut f, mut g) = ([0; C], [0; C]);
                state.read(&mut f, Number::F, lane);
                state.read(&mut g, Number::G, lane);
                assert_eq!(
                    (f, g),
                    all[round],
                    "round {round}, lane {lane} of {pairs:x?}"
                );
            }
        }
    }
}

/// `f = m` and `g = x` after each round of the portable form.
fn numbers<const C: usize, const K: usize>(
    m: &[u64; K],
    x: &[u64; K],
) -> Vec<([u64; C], [u64; C])> {
    let (mut f, mut g, mut all) = (in_limbs(m), in_limbs(x), Vec::new());
    trace(x, m, |t| {
        update_fg(&mut f, &mut g, &t);
        all.push((f, g));
    });
    all
}

#[test]
fn lanes() {
    fn both<const N: usize, const C: usize, const K: usize>() {
        lane_by_lane::<4, N, C, K>();
        lane_by_lane::<8, N, C, K>();
    }
    both::<9, 5, 4>();
    both::<13, 7, 6>();
    both::<18, 9, 8>();
    both::<35, 18, 16>();
    both::<69, 35, 32>();
    both::<137, 69, 64>();
}
