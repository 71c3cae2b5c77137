// SPDX-License-Identifier: MIT OR Apache-2.0
//! Divsteps over a field of a prime below 2^13, one after the other: the kernel for every CPU.

use super::super::MAX_DEGREE;
use super::super::coefficients::fq::Field;
use super::super::ring::{Coefficients, Ring, Shape};
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
use crate::backend::x86_64::polynomial::prime_step;
use crate::ct::{Mask, wipe};
use subtle::Choice;

const LENGTH: usize = MAX_DEGREE + 1;
/// `g` moves up by a place a step, `v` down.
const BUFFER: usize = LENGTH + 2 * MAX_DEGREE;

/// One step on all coefficients: `x` is `f` or `v`, `y` is `g` or `r`.
///
/// On x86-64, its vectors of 128 bits do it: that CPUs have them is no question.
#[inline(always)]
fn step(field: &Field, x: &mut [i16], y: &mut [i16], f0: i16, g0: i16, swap: i16) {
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    {
        let (q, inverse) = (field.q, field.inverse);
        let (f0_inverse, g0_inverse) = (f0.wrapping_mul(inverse), g0.wrapping_mul(inverse));
        let step = prime_step::Step {
            f0,
            g0,
            f0_inverse,
            g0_inverse,
            q,
            swap,
        };
        prime_step::step(x, y, &step);
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
    step_of_any_cpu(field, x, y, f0, g0, swap);
}

/// The same in plain words.
///
/// Invariant: all numbers are below `2q` in magnitude. For `|a|, |b| < q/2` the difference of two products
/// is below `q + 2 (2q) (q/2) / 2^16 < 2q`, as `q < 2^13`.
#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "sse2"))))]
fn step_of_any_cpu(field: &Field, x: &mut [i16], y: &mut [i16], f0: i16, g0: i16, swap: i16) {
    const BLOCK: usize = 128;
    let (mut p, mut s) = ([0; BLOCK], [0; BLOCK]);
    for (x, y) in x.chunks_mut(BLOCK).zip(y.chunks_mut(BLOCK)) {
        let n = x.len();
        multiply(field, &mut p[..n], y, f0);
        multiply(field, &mut s[..n], x, g0);
        for ((x, y), (p, s)) in x.iter_mut().zip(y).zip(p.iter().zip(&s)) {
            *x ^= (*x ^ *y) & swap;
            *y = p.wrapping_sub(*s);
        }
    }
    wipe(&mut p);
    wipe(&mut s);
}

/// Montgomery's products by a constant, whose low half is known before. A function of its own: compilers
/// see the high half of a product in it, which they do not where more is done at once.
#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "sse2"))))]
#[inline(never)]
fn multiply(field: &Field, out: &mut [i16], a: &[i16], c: i16) {
    let (low, q) = (c.wrapping_mul(field.inverse), field.q);
    let high = |a: i16, b: i16| ((a as i32 * b as i32) >> 16) as i16;
    for (o, &a) in out.iter_mut().zip(a) {
        *o = high(a, c).wrapping_sub(high(a.wrapping_mul(low), q));
    }
}

/// `out = a^-1` and yes, or zero and no.
///
/// Timing: depends on the ring.
pub(crate) fn invert(ring: &Ring, out: &mut [u16], a: &[u16], _scratch: &mut [u64]) -> Choice {
    let Coefficients::Fq(q) = ring.coefficients() else {
        unreachable!("a field of a prime");
    };
    let field = Field::new(q);
    let d = ring.degree();
    let steps = 2 * d - 1;
    let (mut f, mut g) = ([0i16; LENGTH], [0i16; BUFFER]);
    let (mut v, mut r) = ([0i16; BUFFER], [0i16; LENGTH]);
    for (i, f) in f[..=d].iter_mut().enumerate() {
        *f = ring.backwards(i);
    }
    backwards(ring, &field, &mut g[..d], a);
    r[0] = 1;
    let mut minus_delta = -1i64;
    for i in 0..steps {
        let (f0, g0) = (field.centered(f[0]), field.centered(g[i]));
        let nonzero = !Mask::zero(g0 as u16 as u64);
        let swap = nonzero & Mask::negative(minus_delta);
        let s = swap.word() as i64;
        minus_delta = (minus_delta ^ s) - s - 1;
        let s = s as i16;
        // What later steps still look at; and v and r have degree i at most.
        let length = (d + 1).min(steps - i);
        step(&field, &mut f[..length], &mut g[i..i + length], f0, g0, s);
        let (at, length) = (steps - i, (d + 1).min(i + 1));
        step(&field, &mut v[at..at + length], &mut r[..length], f0, g0, s);
    }
    let yes = Mask::zero(minus_delta as u64);
    let scale = field.reciprocal(field.centered(f[0]));
    for (i, o) in out[..d].iter_mut().enumerate() {
        // Coefficient d - i of v.
        *o = field.canonical(field.mul(v[d - i], scale)) & yes.word() as u16;
    }
    out[d..].fill(0);
    for x in [&mut f[..], &mut g, &mut v, &mut r] {
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
        // Between -q and q, and then centered.
        let x = a as i16 - last;
        let x = x + (q & ((x + half) >> 15));
        *o = x - (q & ((half - x) >> 15));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Steps of every length around a vector, of numbers at the bounds: the fast form and the plain one.
    #[test]
    fn steps_are_steps_of_any_cpu() {
        for q in [5u16, 4591, 7879, 8191] {
            let field = Field::new(q);
            let (half, most) = (q as i16 / 2, 2 * q as i16 - 1);
            let mut state = 1u64;
            let mut next = |bound: i16| {
                state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                match state >> 61 {
                    0 => bound,
                    1 => -bound,
                    2 => 0,
                    _ => ((state >> 33) % (2 * bound as u64 + 1)) as i16 - bound,
                }
            };
            for n in 0..40 {
                let mut x: std::vec::Vec<i16> = (0..n).map(|_| next(most)).collect();
                let mut y: std::vec::Vec<i16> = (0..n).map(|_| next(most)).collect();
                let (f0, g0) = (next(half), next(half));
                let swap = -(n as i16 & 1);
                let (mut u, mut v) = (x.clone(), y.clone());
                step(&field, &mut x, &mut y, f0, g0, swap);
                step_of_any_cpu(&field, &mut u, &mut v, f0, g0, swap);
                assert_eq!((x, y), (u, v), "{q}, {n} places");
            }
        }
    }
}
