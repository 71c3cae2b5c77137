// SPDX-License-Identifier: MIT OR Apache-2.0
//! The batches of the x86-64 back end in lock step with the portable form.

use crate::backend::limbs60::{negate_if, split};
use crate::backend::x86_64::integer::engine::{Avx2, Avx512, Engine};
use crate::backend::x86_64::integer::gcd::GcdState;
use crate::backend::x86_64::integer::invert::InvertState;
use crate::backend::x86_64::integer::invert::Job;
use crate::backend::x86_64::integer::jacobi::{self, JacobiState};
use crate::backend::x86_64::integer::long::testing::Sized as Long;
use crate::backend::x86_64::integer::long_invert::testing::Sized as LongInvert;
use crate::backend::x86_64::integer::multi_lane::testing::Number;
use crate::backend::x86_64::integer::multi_lane::{self as lanes, MultiLaneState};
use crate::backend::x86_64::integer::routines::each_bucket;
use crate::cpu::Isa;
use crate::ct::Mask;
use crate::integer::divstep::batches::{batches, batches_until_zero, spare};
use crate::integer::divstep::word64::invert::trace;
use crate::integer::divstep::word64::matrix::Matrix;
use crate::integer::divstep::word64::steps::BATCH;
use crate::integer::divstep::word64::update::update_fg;
use crate::integer::shared::testing::Random;

/// Inputs of the shortest length.
const COUNT: usize = 10_000;

/// Inputs of `words` words. Long numbers have more batches, each of which is compared; the nightly
/// run has all inputs.
fn inputs(words: usize) -> usize {
    match std::env::var_os("BEZOUT_NIGHTLY") {
        Some(_) => COUNT,
        None => (4 * COUNT / words).clamp(1000, COUNT),
    }
}

/// Inputs of `K` words: each matrix of `one`, batch by batch, is that of the portable form, and the
/// last one is that of `all`, which runs them in one call.
fn lock_step<const K: usize, S>(
    new: impl Fn(&[u64; K], &[u64; K]) -> S,
    run: impl Fn(&mut S, usize) -> Matrix,
) {
    lock_step_of(inputs(K), new, run);
}

fn lock_step_of<const K: usize, S>(
    count: usize,
    new: impl Fn(&[u64; K], &[u64; K]) -> S,
    run: impl Fn(&mut S, usize) -> Matrix,
) {
    let mut random = Random(K as u64);
    for _ in 0..count {
        let (mut f, g) = (array(random.any(K)), array(random.any(K)));
        f[0] |= 1;
        let (mut state, mut batch, mut last) = (new(&f, &g), 0, None);
        trace(&g, &f, |expected| {
            batch += 1;
            assert_eq!(
                run(&mut state, 1),
                expected,
                "batch {batch} of {f:x?}, {g:x?}"
            );
            last = Some(expected);
        });
        assert_eq!(batch, batches(64 * K));
        assert_eq!(Some(run(&mut new(&f, &g), batch)), last, "{f:x?}, {g:x?}");
    }
}

fn array<const K: usize>(words: Vec<u64>) -> [u64; K] {
    words.try_into().expect("K words")
}

/// The transition matrix of a back end.
fn matrix([u, v, q, r]: [i64; 4]) -> Matrix {
    Matrix { u, v, q, r }
}

fn inverse<E: Engine, const BITS: usize, const L60: usize, const K: usize>() {
    if !E::available() || !InvertState::<E, BITS, L60>::USED {
        return;
    }
    lock_step::<K, Box<InvertState<E, BITS, L60>>>(
        |m, x| {
            let inverse = crate::word::invert_mod_2_64(m[0]);
            InvertState::boxed(&split(m), &split(x), inverse)
        },
        |state, batches| matrix(state.run(batches, 0)),
    );
}

fn gcd<E: Engine, const BITS: usize, const L60: usize, const K: usize>() {
    if !E::available() || !GcdState::<E, BITS, L60>::USED {
        return;
    }
    lock_step::<K, Box<GcdState<E, BITS, L60>>>(
        |f, g| GcdState::boxed(&split(f), &split(g)),
        |state, batches| matrix(state.run(batches, 0)),
    );
}

fn symbol<const BITS: usize, const L60: usize, const WORDS: usize, const K: usize>() {
    if !Isa::Avx2.available() {
        return;
    }
    lock_step::<K, Box<JacobiState<BITS, L60>>>(
        |n, x| JacobiState::boxed(&split(n), &split(x)),
        |state, batches| matrix(state.run(batches)),
    );
}

#[test]
fn inverses() {
    fn both<const BITS: usize, const L60: usize, const WORDS: usize, const K: usize>() {
        inverse::<Avx2, BITS, L60, K>();
        inverse::<Avx512, BITS, L60, K>();
    }
    each_bucket!(invert, both);
}

/// The matrix of a short last batch shows that steps were left out, and leaves the same `f` as that
/// of a whole one, or minus it; `g` may be as far from 0.
#[test]
fn short_last_batches() {
    if !Isa::Avx2.available() {
        return;
    }
    const LEFT_OUT: i64 = 10;
    let (count, spare) = (batches(256), spare(256));
    assert_eq!(spare as i64, LEFT_OUT);
    let mut random = Random(9);
    for _ in 0..COUNT {
        let (mut f, g) = (array::<4>(random.any(4)), array::<4>(random.any(4)));
        f[0] |= 1;
        let inverse = crate::word::invert_mod_2_64(f[0]);
        let mut state = InvertState::<Avx2, 256, 5>::boxed(&split(&f), &split(&g), inverse);
        let short = matrix(state.run(count, spare));
        let mut state = GcdState::<Avx2, 256, 5>::boxed(&split(&f), &split(&g));
        assert_eq!(matrix(state.run(count, spare)), short, "{f:x?}, {g:x?}");
        for entry in [short.u, short.v, short.q, short.r] {
            assert_eq!(entry % (1 << LEFT_OUT), 0, "{f:x?}, {g:x?}");
        }
        let (mut long, mut batch) = ((split::<5, 4>(&f), split::<5, 4>(&g)), 0);
        let mut last = long;
        trace(&g, &f, |t| {
            batch += 1;
            if batch == count {
                last = long;
                update_fg(&mut last.0, &mut last.1, &short);
            }
            update_fg(&mut long.0, &mut long.1, &t);
        });
        for number in [&mut long.0, &mut last.0, &mut last.1] {
            let sign = Mask::negative(number[4] as i64);
            negate_if(number, sign);
        }
        assert_eq!(last.0, long.0, "{f:x?}, {g:x?}");
        assert!(last.1 == [0; 5] || last.1 == last.0, "{f:x?}, {g:x?}");
    }
}

#[test]
fn gcds() {
    fn both<const BITS: usize, const L60: usize, const WORDS: usize, const K: usize>() {
        gcd::<Avx2, BITS, L60, K>();
        gcd::<Avx512, BITS, L60, K>();
    }
    each_bucket!(gcd, both);
}

/// By the routines with a loop: the least turns of it, every number of turns next to each other,
/// and many; lengths that have a routine of their own too.
#[test]
fn long_numbers() {
    fn both<const K: usize>(count: usize) {
        if !Isa::Avx2.available() {
            return;
        }
        let job = |m: &[u64; K], x: &[u64; K]| {
            let bits = 64 * K;
            LongInvert::new(&Job {
                x,
                m,
                inverse64: crate::word::invert_mod_2_64(m[0]),
                bits,
                batches: batches(bits),
                spare: 0,
            })
        };
        lock_step_of::<K, _>(count, job, |state, batches| matrix(state.run(batches)));
        lock_step_of::<K, _>(
            count,
            |f, g| Long::gcd(f, g),
            |state, batches| matrix(state.run(batches)),
        );
        lock_step_of::<K, _>(
            count,
            |n, x| Long::jacobi(n, x),
            |state, batches| matrix(state.run(batches)),
        );
    }
    both::<4>(1000);
    both::<16>(1000);
    both::<17>(1000);
    both::<18>(1000);
    both::<19>(1000);
    both::<20>(1000);
    both::<33>(1000);
    both::<48>(1000);
    both::<64>(1000);
    both::<104>(200);
    both::<256>(40);
}

#[test]
fn symbols() {
    each_bucket!(jacobi, symbol);
}

/// The sign of `f` before the last batch counts if that one still changes it: with as few batches
/// as the numbers need. Of more batches the symbol is the same.
#[test]
fn symbols_by_few_batches() {
    fn both<const C: usize, const K: usize>() {
        let (mut random, mut negative) = (Random(K as u64), 0);
        for _ in 0..2000 / K {
            let (mut n, x) = (array::<K>(random.any(K)), array::<K>(random.any(K)));
            n[0] |= 1;
            let all = numbers::<C, K>(&n, &x);
            let Some(last) = all.iter().position(|(_, g)| *g == [0; C]) else {
                continue;
            };
            negative += usize::from(last > 0 && (all[last - 1].0[C - 1] as i64) < 0);
            assert_eq!(
                jacobi::jacobi(&x, &n, last + 1),
                jacobi::jacobi(&x, &n, batches_until_zero(64 * K)),
                "{x:x?}, {n:x?}"
            );
        }
        assert!(negative > 0, "{K} words");
    }
    if Isa::Avx2.available() {
        both::<5, 4>();
        both::<18, 16>();
        both::<19, 17>();
        both::<36, 33>();
        both::<69, 64>();
    }
}

/// The numbers `f` and `g` of all lanes, after every sixty steps. Numbers of `N` limbs of 30 bits,
/// `C` of 60 and `K` of 64 in rows of `ROW`.
fn lane_by_lane<
    const LANES: usize,
    const N: usize,
    const ROW: usize,
    const C: usize,
    const K: usize,
>() {
    if !lanes::available(LANES) {
        return;
    }
    let mut random = Random(K as u64);
    for _ in 0..inputs(K).div_ceil(LANES) {
        let pairs = [(); LANES].map(|()| {
            let (mut m, x) = (array::<K>(random.any(K)), array::<K>(random.any(K)));
            m[0] |= 1;
            (m, x)
        });
        let expected = pairs.map(|(m, x)| numbers::<C, K>(&m, &x));
        let mut state = MultiLaneState::<LANES, N>::filled();
        let (mut moduli, mut numbers) = ([[0; ROW]; LANES], [[0; ROW]; LANES]);
        for (lane, (m, x)) in pairs.iter().enumerate() {
            moduli[lane][..K].copy_from_slice(m);
            numbers[lane][..K].copy_from_slice(x);
            state.set_inverse(lane, m[0]);
        }
        state.enter(&numbers, &moduli);
        for batch in 0..batches(64 * K) {
            state.run(BATCH / lanes::BATCH);
            for (lane, all) in expected.iter().enumerate() {
                let (mut f, mut g) = ([0; C], [0; C]);
                state.read(&mut f, Number::F, lane);
                state.read(&mut g, Number::G, lane);
                assert_eq!(
                    (f, g),
                    all[batch],
                    "batch {batch}, lane {lane} of {pairs:x?}"
                );
            }
        }
        state.leave(&mut numbers);
        assert!(state.is_wiped());
    }
}

/// `f = m` and `g = x` after each batch of the portable form.
fn numbers<const C: usize, const K: usize>(
    m: &[u64; K],
    x: &[u64; K],
) -> Vec<([u64; C], [u64; C])> {
    let (mut f, mut g, mut all) = (split(m), split(x), Vec::new());
    trace(x, m, |t| {
        update_fg(&mut f, &mut g, &t);
        all.push((f, g));
    });
    all
}

#[test]
fn lanes() {
    fn both<
        const N: usize,
        const ROW: usize,
        const WORDS: usize,
        const C: usize,
        const K: usize,
    >() {
        lane_by_lane::<4, N, ROW, C, K>();
        lane_by_lane::<8, N, ROW, C, K>();
    }
    each_bucket!(multi_lane, both);
}
