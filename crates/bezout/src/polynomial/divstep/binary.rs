// SPDX-License-Identifier: MIT OR Apache-2.0
//! Divsteps over the field of two elements, 64 coefficients in a word: the kernel for every CPU.

use crate::ct::{Mask, wipe};
use crate::polynomial::shared::f2;
use crate::polynomial::types::ring::{CyclicRing, MAX_DEGREE, Ring};
use subtle::Choice;

/// Steps that are decided at once.
const BATCH: usize = 64;

/// What a step does with all coefficients, as masks: whether `g(0) = 1`, and whether `f` becomes
/// `g`.
#[derive(Clone, Copy, Default)]
struct Control {
    odd: u64,
    swap: u64,
}

/// Decides 64 steps by the 64 lowest coefficients. Returns `-delta` after them.
#[inline(always)]
fn decide(mut f: u64, mut g: u64, mut minus_delta: i64, controls: &mut [Control; BATCH]) -> i64 {
    for control in controls {
        let odd = Mask::odd(g);
        let swap = odd & Mask::negative(minus_delta);
        let h = g ^ (f & odd.word());
        f = swap.select(g, f);
        g = h >> 1;
        let s = swap.word() as i64;
        minus_delta = (minus_delta ^ s) - s - 1;
        *control = Control {
            odd: odd.word(),
            swap: swap.word(),
        };
    }
    minus_delta
}

/// One step on all coefficients: `x` is `f` or `v`, `y` is `g` or `r`.
#[inline(always)]
fn step(x: &mut [u64], y: &mut [u64], control: &Control) {
    for (x, y) in x.iter_mut().zip(y) {
        let (a, b) = (*x, *y);
        *x = a ^ ((a ^ b) & control.swap);
        *y = b ^ (a & control.odd);
    }
}

/// The words of each of four numbers for a modulus of degree `d`: room for the steps beyond `2d -
/// 1`.
const fn words(d: usize) -> usize {
    (d + 1 + extra(d)).div_ceil(64)
}

/// The steps beyond `2d - 1`.
const fn extra(d: usize) -> usize {
    (2 * d - 1).next_multiple_of(BATCH) - (2 * d - 1)
}

/// Scratch words of [`run`].
const fn scratch(d: usize) -> usize {
    4 * words(d) + 2 * BATCH
}

/// Inverts the element whose coefficient `i` is `element(i)`, modulo what `backwards` gives from
/// the top down; `put(i, bit)` takes the result. Returns whether there is one.
#[inline(always)]
fn run(
    d: usize,
    backwards: impl Fn(usize) -> u64,
    element: impl Fn(usize) -> u64,
    mut put: impl FnMut(usize, u64),
    scratch: &mut [u64],
) -> Mask {
    let (words, extra) = (words(d), extra(d));
    scratch.fill(0);
    let (f, rest) = scratch.split_at_mut(words);
    let (r, rest) = rest.split_at_mut(words);
    // g moves up through its buffer by a word a step, v down.
    let (g, v) = rest.split_at_mut(words + BATCH);
    f2::interleave(f, d + 1, backwards);
    f2::interleave(&mut g[..words], d, |i| element(d - 1 - i));
    r[0] = 1;
    let mut minus_delta = -1;
    let mut controls = [Control::default(); BATCH];
    for _ in 0..(2 * d - 1 + extra) / BATCH {
        minus_delta = decide(f2::low(f), f2::low(&g[..words]), minus_delta, &mut controls);
        for (i, control) in controls.iter().enumerate() {
            step(f, &mut g[i..i + words], control);
            let at = BATCH - i;
            step(&mut v[at..at + words], r, control);
            debug_assert_eq!(g[i] & 1, 0);
            g[i + words] = g[i] >> 1;
            v[at - 1] = v[at + words - 1] << 1;
        }
        g.copy_within(BATCH..BATCH + words, 0);
        v.copy_within(..words, BATCH);
    }
    let yes = Mask::zero((minus_delta + extra as i64) as u64);
    for i in 0..d {
        put(
            i,
            f2::interleaved_bit(&v[BATCH..BATCH + words], d + extra - i) & yes.word(),
        );
    }
    wipe(scratch);
    wipe(&mut controls);
    yes
}

/// `out = a^-1` and yes, or zero and no, for rings of small degree.
///
/// Timing: depends on the ring.
pub(crate) fn invert(ring: &Ring, out: &mut [u16], a: &[u16]) -> Choice {
    let mut scratch = [0; scratch(MAX_DEGREE)];
    let d = ring.degree();
    out.fill(0);
    run(
        d,
        |i| (ring.backwards(i) & 1) as u64,
        // Modulo 1 + x + ... + x^d, the last coefficient counts for all.
        |i| ((a[i] ^ a[d]) & 1) as u64,
        |i, bit| out[i] = bit as u16,
        &mut scratch[..self::scratch(d)],
    )
    .choice()
}

/// Scratch words of [`invert_cyclic`].
pub(crate) fn cyclic_scratch(ring: &CyclicRing) -> usize {
    scratch(ring.degree())
}

/// `out = a^-1` and yes, or zero and no, modulo `x^r - 1`.
///
/// Timing: depends on the ring.
pub(crate) fn invert_cyclic(
    ring: &CyclicRing,
    out: &mut [u64],
    a: &[u64],
    scratch: &mut [u64],
) -> Choice {
    let r = ring.degree();
    out.fill(0);
    run(
        r,
        |i| (i == 0 || i == r) as u64,
        |i| f2::bit(a, i),
        |i, bit| out[i / 64] |= bit << (i % 64),
        &mut scratch[..self::scratch(r)],
    )
    .choice()
}
