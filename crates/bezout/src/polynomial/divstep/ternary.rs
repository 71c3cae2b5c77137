// SPDX-License-Identifier: MIT OR Apache-2.0
//! Divsteps over the field of three elements: 64 coefficients in a word on every CPU, 128 in a
//! vector register.

#[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
use crate::backend::aarch64::polynomial::ternary::{self as neon, Pair};
use crate::ct::{Mask, wipe};
use crate::polynomial::shared::f2::{self, Word};
use crate::polynomial::shared::f3;
use crate::polynomial::types::ring::{MAX_DEGREE, Ring, Shape};
use subtle::Choice;

/// Steps that are decided at once: they need no more than the lowest 64 coefficients.
const BATCH: usize = 64;
/// Words of a plane: one more coefficient than the degree, and 64 for the steps beyond `2d - 1`.
const WORDS: usize = (MAX_DEGREE + 1 + BATCH).div_ceil(64);
const BUFFER: usize = WORDS + BATCH;

/// What a step does with all coefficients: `c = f(0) g(0)` in two masks, and whether `f` becomes
/// `g`.
#[derive(Clone, Copy, Default)]
pub(crate) struct Control {
    pub c: [u64; 2],
    pub swap: u64,
}

/// The 64 lowest coefficients of `f` and `g`, and `-delta`.
pub(crate) struct Window {
    pub f: [u64; 2],
    pub g: [u64; 2],
    pub minus_delta: i64,
}

impl Window {
    /// Decides one step, and does it.
    ///
    /// Invariant: `f(0)` is not zero.
    #[inline(always)]
    pub fn step(&mut self) -> Control {
        let nonzero = Mask::odd(self.g[0]);
        let c = [nonzero.word(), Mask::odd(self.f[1] ^ self.g[1]).word()];
        let swap = nonzero & Mask::negative(self.minus_delta);
        let h = f3::subtract_multiple(self.g, self.f, c);
        for (f, g) in self.f.iter_mut().zip(self.g) {
            *f = swap.select(g, *f);
        }
        self.g = h.map(|plane| plane >> 1);
        let s = swap.word() as i64;
        self.minus_delta = (self.minus_delta ^ s) - s - 1;
        Control {
            c,
            swap: swap.word(),
        }
    }
}

/// What holds coefficients of a plane.
pub(crate) trait Plane: Word {
    /// One step on all coefficients: `x` is `f` or `v`, `y` is `g` or `r`.
    fn step(x: [&mut [Self]; 2], y: [&mut [Self]; 2], control: &Control);
}

impl Plane for u64 {
    #[inline(always)]
    fn step(x: [&mut [u64]; 2], y: [&mut [u64]; 2], control: &Control) {
        let ([x0, x1], [y0, y1]) = (x, y);
        let n = x0.len();
        let (x1, y0, y1) = (&mut x1[..n], &mut y0[..n], &mut y1[..n]);
        for j in 0..n {
            let (a, b) = ([x0[j], x1[j]], [y0[j], y1[j]]);
            x0[j] = a[0] ^ ((a[0] ^ b[0]) & control.swap);
            x1[j] = a[1] ^ ((a[1] ^ b[1]) & control.swap);
            [y0[j], y1[j]] = f3::subtract_multiple(b, a, control.c);
        }
    }
}

#[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
impl Plane for Pair {
    #[inline(always)]
    fn step(x: [&mut [Pair]; 2], y: [&mut [Pair]; 2], control: &Control) {
        neon::step(x, y, control.c, control.swap);
    }
}

#[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
impl Word for Pair {
    const BITS: usize = 128;
    #[inline(always)]
    fn bit(self, i: usize) -> u64 {
        self.0[i / 64] >> (i % 64) & 1
    }
    #[inline(always)]
    fn put(&mut self, i: usize, bit: u64) {
        self.0[i / 64] |= bit << (i % 64);
    }
    #[inline(always)]
    fn up(self) -> Self {
        let [low, high] = self.0;
        Self([low << 1, high << 1 | low >> 63])
    }
    #[inline(always)]
    fn down(self) -> Self {
        let [low, high] = self.0;
        Self([low >> 1 | high << 63, high >> 1])
    }
}

/// Coefficient `i` of `a`, reduced by the ring's modulus, in two bits: not zero, and -1.
#[inline(always)]
fn digit(ring: &Ring, a: &[u16], i: usize) -> u64 {
    let value = match ring.shape() {
        Shape::Prime => a[i] as u64,
        // Modulo 1 + x + ... + x^d, the last one counts for all. No table: compilers make one of a
        // constant that is shifted.
        Shape::AllOnes => {
            let difference = a[i] as i64 - a[ring.degree()] as i64;
            (difference + (3 & Mask::negative(difference).word() as i64)) as u64
        }
    };
    value | value >> 1
}

/// `out = a^-1` and yes, or zero and no.
///
/// Timing: depends on the ring.
pub(crate) fn invert<P: Plane>(ring: &Ring, out: &mut [u16], a: &[u16]) -> Choice {
    let d = ring.degree();
    let steps = (2 * d - 1).next_multiple_of(BATCH);
    let extra = steps - (2 * d - 1);
    let words = (d + 1 + extra).div_ceil(P::BITS);
    // g moves up through its buffer by a word a step, v down.
    let (mut f, mut g) = ([[P::default(); WORDS]; 2], [[P::default(); BUFFER]; 2]);
    let (mut v, mut r) = ([[P::default(); BUFFER]; 2], [[P::default(); WORDS]; 2]);
    for plane in 0..2 {
        f2::interleave(&mut f[plane][..words], d + 1, |i| {
            (ring.backwards(i) >> plane & 1) as u64
        });
        f2::interleave(&mut g[plane][..words], d, |i| {
            digit(ring, a, d - 1 - i) >> plane & 1
        });
    }
    r[0][0].put(0, 1);
    let mut window = Window {
        f: [0; 2],
        g: [0; 2],
        minus_delta: -1,
    };
    let mut controls = [Control::default(); BATCH];
    for _ in 0..steps / BATCH {
        for plane in 0..2 {
            window.f[plane] = f2::low(&f[plane][..words]);
            window.g[plane] = f2::low(&g[plane][..words]);
        }
        for control in &mut controls {
            *control = window.step();
        }
        for (i, control) in controls.iter().enumerate() {
            let [g0, g1] = &mut g;
            P::step(
                f.each_mut().map(|plane| &mut plane[..words]),
                [&mut g0[i..i + words], &mut g1[i..i + words]],
                control,
            );
            let [v0, v1] = &mut v;
            let at = BATCH - i;
            P::step(
                [&mut v0[at..at + words], &mut v1[at..at + words]],
                r.each_mut().map(|plane| &mut plane[..words]),
                control,
            );
            for plane in 0..2 {
                debug_assert_eq!(g[plane][i].bit(0), 0);
                g[plane][i + words] = g[plane][i].down();
                v[plane][at - 1] = v[plane][at + words - 1].up();
            }
        }
        for plane in 0..2 {
            g[plane].copy_within(BATCH..BATCH + words, 0);
            v[plane].copy_within(..words, BATCH);
        }
    }
    let yes = Mask::zero((window.minus_delta + extra as i64) as u64);
    let minus = f[1][0].bit(0);
    let [v0, v1] = v.each_ref().map(|plane| &plane[BATCH..BATCH + words]);
    for (i, o) in out[..d].iter_mut().enumerate() {
        let at = d + extra - i;
        let nonzero = f2::interleaved_bit(v0, at);
        *o = ((nonzero + (f2::interleaved_bit(v1, at) ^ (minus & nonzero))) & yes.word()) as u16;
    }
    out[d..].fill(0);
    for plane in 0..2 {
        wipe(&mut f[plane]);
        wipe(&mut r[plane]);
        wipe(&mut g[plane]);
        wipe(&mut v[plane]);
    }
    wipe(&mut window.f);
    wipe(&mut window.g);
    wipe(&mut controls);
    yes.choice()
}
