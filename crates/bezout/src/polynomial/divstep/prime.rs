// SPDX-License-Identifier: MIT OR Apache-2.0
//! Divsteps over a field of a prime below 2^13, one after the other: the kernel for every CPU.

#[cfg(any(
    all(target_arch = "x86_64", target_feature = "sse2"),
    all(target_arch = "aarch64", target_feature = "neon")
))]
use crate::backend::prime_step::Step;
use crate::ct::{Mask, sign64, wipe};
use crate::polynomial::shared::fq::Field;
use crate::polynomial::types::ring::{self, MAX_DEGREE, Ring, Shape};
use subtle::Choice;

/// Coefficients are computed in blocks of this length. Those behind the last one that counts never
/// move to where they would.
const BLOCK: usize = 8;
/// Zeros behind `f` and `g`, and before `v` and `r`.
const PAD: usize = BLOCK;
const LENGTH: usize = (MAX_DEGREE + 1).next_multiple_of(BLOCK) + PAD;

#[derive(Clone)]
#[repr(align(64))]
struct Coefficients([i16; LENGTH]);

/// What a step is decided by.
#[derive(Clone, Copy)]
struct Decision {
    f0: i16,
    g0: i16,
    /// All ones, or zero.
    swap: i16,
}

impl Decision {
    /// From the constant terms of `f` and `g`.
    #[inline(always)]
    fn new(field: &Field, minus_delta: &mut i64, f: i16, g: i16) -> Self {
        let (f0, g0) = (field.centered(f), field.centered(g));
        let nonzero = !Mask::zero(g0 as u16 as u64);
        let swap = nonzero & Mask::negative(*minus_delta);
        let s = swap.word() as i64;
        *minus_delta = (*minus_delta ^ s) - s - 1;
        let swap = s as i16;
        Self { f0, g0, swap }
    }
}

/// One step on two polynomials.
///
/// On x86-64 and 64-bit ARM, vectors of 128 bits do it: that CPUs have them is no question.
#[cfg(any(
    all(target_arch = "x86_64", target_feature = "sse2"),
    all(target_arch = "aarch64", target_feature = "neon")
))]
#[inline(always)]
fn step(field: &Field, Decision { f0, g0, swap }: Decision) -> Step {
    Step {
        f0,
        g0,
        f0_inverse: f0.wrapping_mul(field.inverse),
        g0_inverse: g0.wrapping_mul(field.inverse),
        q: field.q,
        swap,
    }
}

/// `f` and `g`: what is divided by `x` stays where it is.
#[inline(always)]
fn down(field: &Field, f: &mut [i16], g: &mut [i16], by: Decision, places: usize) {
    #[cfg(any(
        all(target_arch = "x86_64", target_feature = "sse2"),
        all(target_arch = "aarch64", target_feature = "neon")
    ))]
    step(field, by).down(f, g, places);
    #[cfg(not(any(
        all(target_arch = "x86_64", target_feature = "sse2"),
        all(target_arch = "aarch64", target_feature = "neon")
    )))]
    down_on_any_cpu(field, f, g, by, places);
}

/// `v` and `r`, after zeros.
#[inline(always)]
fn up(field: &Field, v: &mut [i16], r: &mut [i16], by: Decision, places: usize) {
    #[cfg(any(
        all(target_arch = "x86_64", target_feature = "sse2"),
        all(target_arch = "aarch64", target_feature = "neon")
    ))]
    step(field, by).up(v, r, places);
    #[cfg(not(any(
        all(target_arch = "x86_64", target_feature = "sse2"),
        all(target_arch = "aarch64", target_feature = "neon")
    )))]
    up_on_any_cpu(field, v, r, by, places);
}

#[cfg(any(
    test,
    not(any(
        all(target_arch = "x86_64", target_feature = "sse2"),
        all(target_arch = "aarch64", target_feature = "neon")
    ))
))]
fn down_on_any_cpu(field: &Field, f: &mut [i16], g: &mut [i16], by: Decision, places: usize) {
    let behind = (f[places], g[places]);
    step_on_any_cpu(field, &mut f[..places + 1], &mut g[..places + 1], by);
    g.copy_within(1..places + 1, 0);
    (f[places], g[places]) = behind;
}

#[cfg(any(
    test,
    not(any(
        all(target_arch = "x86_64", target_feature = "sse2"),
        all(target_arch = "aarch64", target_feature = "neon")
    ))
))]
fn up_on_any_cpu(field: &Field, v: &mut [i16], r: &mut [i16], by: Decision, places: usize) {
    let end = PAD + places;
    step_on_any_cpu(field, &mut v[PAD..end], &mut r[PAD..end], by);
    v.copy_within(PAD..end - 1, PAD + 1);
    v[PAD] = 0;
}

/// `x = x` or `y`, and `y = f0 y - g0 x`, in plain words.
///
/// Invariant: all numbers are below `2q` in magnitude. For `|a|, |b| < q/2` the difference of two
/// products is below `q + 2 (2q) (q/2) / 2^16 < 2q`, as `q < 2^13`.
#[cfg(any(
    test,
    not(any(
        all(target_arch = "x86_64", target_feature = "sse2"),
        all(target_arch = "aarch64", target_feature = "neon")
    ))
))]
fn step_on_any_cpu(field: &Field, x: &mut [i16], y: &mut [i16], by: Decision) {
    const PART: usize = 128;
    let Decision { f0, g0, swap } = by;
    let (mut p, mut s) = ([0; PART], [0; PART]);
    for (x, y) in x.chunks_mut(PART).zip(y.chunks_mut(PART)) {
        let n = x.len();
        mul(field, &mut p[..n], y, f0);
        mul(field, &mut s[..n], x, g0);
        for ((x, y), (p, s)) in x.iter_mut().zip(y).zip(p.iter().zip(&s)) {
            *x ^= (*x ^ *y) & swap;
            *y = p.wrapping_sub(*s);
        }
    }
    wipe(&mut p);
    wipe(&mut s);
}

/// Montgomery's products by a constant, whose low half is known before. A function of its own:
/// compilers see the high half of a product in it, which they do not where more is done at once.
#[cfg(any(
    test,
    not(any(
        all(target_arch = "x86_64", target_feature = "sse2"),
        all(target_arch = "aarch64", target_feature = "neon")
    ))
))]
#[inline(never)]
fn mul(field: &Field, out: &mut [i16], a: &[i16], c: i16) {
    let (low, q) = (c.wrapping_mul(field.inverse), field.q);
    let high = |a: i16, b: i16| ((a as i32 * b as i32) >> 16) as i16;
    for (o, &a) in out.iter_mut().zip(a) {
        *o = high(a, c).wrapping_sub(high(a.wrapping_mul(low), q));
    }
}

/// `out = a^-1` and yes, or zero and no.
///
/// Timing: depends on the ring.
pub(crate) fn invert(ring: &Ring, out: &mut [u16], a: &[u16]) -> Choice {
    let ring::Coefficients::Fq(q) = ring.coefficients() else {
        unreachable!("a field of a prime");
    };
    let field = Field::new(q);
    let d = ring.degree();
    let steps = 2 * d - 1;
    let mut polynomials = [const { Coefficients([0; LENGTH]) }; 4];
    let [f, g, v, r] = polynomials.each_mut().map(|p| &mut p.0);
    for (i, f) in f[..=d].iter_mut().enumerate() {
        *f = ring.backwards(i);
    }
    backwards(ring, &field, &mut g[..d], a);
    r[PAD] = 1;
    let mut minus_delta = -1i64;
    let mut next = Decision::new(&field, &mut minus_delta, f[0], g[0]);
    for i in 0..steps {
        let by = next;
        // What later steps still look at; and v has degree i + 1 at most after this one.
        let places = (d + 1).min(steps - i).next_multiple_of(BLOCK);
        down(&field, f, g, by, places);
        if i + 1 < steps {
            // Here, so that the CPU has it when the next step begins.
            next = Decision::new(&field, &mut minus_delta, f[0], g[0]);
        }
        let places = (d + 1).min(i + 2).next_multiple_of(BLOCK);
        up(&field, v, r, by, places);
    }
    let yes = Mask::zero(minus_delta as u64);
    let scale = field.reciprocal(field.centered(f[0]));
    for (i, o) in out[..d].iter_mut().enumerate() {
        // Coefficient d - i of v.
        *o = field.canonical(field.mul(v[PAD + d - i], scale)) & yes.word() as u16;
    }
    out[d..].fill(0);
    for x in [f, g, v, r] {
        wipe(x);
    }
    yes.choice()
}

/// The coefficients of `a` reduced by the ring's modulus, the highest one first, centered.
#[inline(always)]
pub(crate) fn backwards(ring: &Ring, field: &Field, out: &mut [i16], a: &[u16]) {
    let last = match ring.shape() {
        Shape::Prime => 0,
        // Modulo 1 + x + ... + x^d, the last one counts for all.
        Shape::AllOnes => a[ring.degree()] as i16,
    };
    let (q, half) = (field.q, field.q / 2);
    for (o, &a) in out.iter_mut().zip(a[..ring.degree()].iter().rev()) {
        // Between -q and q, and then centered. Compilers make no vectors of this loop, so that its
        // masks need a barrier.
        let x = a as i16 - last;
        let x = x + (q & sign64((x + half).into()) as i16);
        *o = x - (q & sign64((half - x).into()) as i16);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout_exercise::random::Random;

    /// Steps of numbers at the bounds: the fast form and the plain one.
    #[test]
    fn steps_are_steps_on_any_cpu() {
        for q in [5u16, 4591, 7879, 8191] {
            let field = Field::new(q);
            let (half, most) = (q as i16 / 2, 2 * q as i16 - 1);
            let mut random = Random(1);
            let mut next = |bound: i16| match random.below(8) {
                0 => bound,
                1 => -bound,
                2 => 0,
                _ => random.below(2 * bound as u64 + 1) as i16 - bound,
            };
            for i in 0..80 {
                let places = BLOCK * (i / 2);
                let mut x: std::vec::Vec<i16> = (0..places + PAD).map(|_| next(most)).collect();
                let mut y: std::vec::Vec<i16> = (0..places + PAD).map(|_| next(most)).collect();
                let by = Decision {
                    f0: next(half),
                    g0: next(half),
                    swap: -(i as i16 & 1),
                };
                let (mut u, mut v) = (x.clone(), y.clone());
                down(&field, &mut x, &mut y, by, places);
                down_on_any_cpu(&field, &mut u, &mut v, by, places);
                assert_eq!((&x, &y), (&u, &v), "{q}, {places} places down");
                if places > 0 {
                    for a in [&mut x, &mut y, &mut u, &mut v] {
                        a[..PAD].fill(0);
                    }
                    up(&field, &mut x, &mut y, by, places);
                    up_on_any_cpu(&field, &mut u, &mut v, by, places);
                    assert_eq!((x, y), (u, v), "{q}, {places} places up");
                }
            }
        }
    }
}
