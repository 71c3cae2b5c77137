// SPDX-License-Identifier: MIT OR Apache-2.0
//! Batches of 60 half-delta divsteps \[BY19, Wui21\], variable time: runs of zeros in g take one
//! shift, and up to six bits of g go at once by adding a multiple of f. Numbers and updates are
//! those of the constant-time kernel; only the length of f and g shrinks.

use crate::backend::limbs60::{from_words, limbs60, negate_if, to_words};
use crate::ct::Mask;
use crate::integer::divstep::word64::matrix::Matrix;
use crate::integer::divstep::word64::steps::BATCH;
use crate::integer::divstep::word64::update::{normalize, update_de, update_fg};
use crate::integer::shared::cofactor::inverse_from_swapped;
use crate::limbs_vartime::{is_word, is_zero, rows, shl_assign, shr_assign, trailing_zeros};
use crate::word::invert_mod_2_64;

/// Limbs of scratch that [`invert`] needs for a modulus of `limbs` limbs.
pub(crate) const fn invert_scratch_limbs(limbs: usize) -> usize {
    5 * limbs60(limbs)
}

/// Limbs of scratch that [`gcd`] needs for operands of `limbs` limbs.
pub(crate) const fn gcd_scratch_limbs(limbs: usize) -> usize {
    2 * limbs + 2 * limbs60(limbs)
}

/// Writes `x^-1 mod m`, in [0, m), to `out` and returns true, for any x and any m >= 1, odd or
/// even, all of equal length. Returns false and zeroes `out` if x and m are not coprime or m = 0.
/// Modulo 1 the inverse of every number is 0.
///
/// Timing: depends on the values.
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: &[u64], scratch: &mut [u64]) -> bool {
    let done = if m[0] & 1 == 1 {
        invert_odd(out, x, m, scratch)
    } else {
        x[0] & 1 == 1
            && !is_zero(m)
            && invert_odd(out, m, x, scratch)
            && inverse_from_swapped(out, x, m, scratch)
    };
    if !done {
        out.fill(0);
    }
    done
}

/// `out = gcd(a, b)` for any two numbers of equal length; gcd(0, 0) = 0.
///
/// Timing: depends on the values.
pub(crate) fn gcd(out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    let n = out.len();
    if is_zero(a) || is_zero(b) {
        out.copy_from_slice(if is_zero(a) { b } else { a });
        return;
    }
    let (numbers, rest) = scratch.split_at_mut(2 * n);
    let [x, y] = rows(numbers, n);
    let [f, g] = rows(rest, limbs60(n));
    x.copy_from_slice(a);
    y.copy_from_slice(b);
    let (ta, tb) = (trailing_zeros(x), trailing_zeros(y));
    shr_assign(x, ta);
    shr_assign(y, tb);
    from_words(f, y);
    from_words(g, x);
    let mut len = f.len();
    let mut delta = 0;
    while !is_zero(&g[..len]) {
        let t = divsteps(&mut delta, f[0], g[0]);
        update_fg(&mut f[..len], &mut g[..len], &t);
        len = shrink(f, g, len);
    }
    let sign = Mask::negative(f[len - 1] as i64);
    negate_if(&mut f[..len], sign);
    to_words(out, &f[..len]);
    shl_assign(out, ta.min(tb));
}

/// 60 divsteps on the low words. `delta` is delta - 1/2: a step with odd g and `delta` >= 0
/// exchanges.
#[inline(always)]
fn divsteps(delta: &mut i64, f: u64, g: u64) -> Matrix {
    let (mut f, mut g) = (f, g);
    let (mut u, mut v, mut q, mut r) = (1i64, 0i64, 0i64, 1i64);
    let mut left = BATCH as u32;
    loop {
        // The bits above the last step of the batch stop the run of zeros.
        let zeros = (g | u64::MAX << left).trailing_zeros();
        g >>= zeros;
        u <<= zeros;
        v <<= zeros;
        *delta += zeros as i64;
        left -= zeros;
        if left == 0 {
            return Matrix { u, v, q, r };
        }
        if *delta >= 0 {
            // One less than after the step, whose shift comes with the next run.
            *delta = -*delta - 1;
            (f, g) = (g, f.wrapping_neg());
            (u, q) = (q, -u);
            (v, r) = (r, -v);
        }
        // No step exchanges before delta is 0 again: one multiple of f may clear as many bits.
        // -1/f = f (f^2 - 2) mod 2^6, by one Newton step from f = 1/f mod 2^3.
        let bits = (-*delta).min(left as i64).min(6) as u32;
        let inverse = f.wrapping_mul(f.wrapping_mul(f).wrapping_sub(2));
        let w = g.wrapping_mul(inverse) & ((1 << bits) - 1);
        g = g.wrapping_add(f.wrapping_mul(w));
        q += u * w as i64;
        r += v * w as i64;
    }
}

/// `out = x^-1 mod m` in [0, m) for odd m: 0 for m = 1, which the swapped roles bring up too.
fn invert_odd(out: &mut [u64], x: &[u64], m: &[u64], scratch: &mut [u64]) -> bool {
    if is_word(m, 1) {
        out.fill(0);
        return true;
    }
    let n = limbs60(m.len());
    let [f, g, d, e, modulus] = rows(scratch, n);
    from_words(modulus, m);
    f.copy_from_slice(modulus);
    from_words(g, x);
    d.fill(0);
    e.fill(0);
    e[0] = 1;
    let inverse = invert_mod_2_64(m[0]);
    let (mut len, mut delta) = (n, 0);
    while !is_zero(&g[..len]) {
        let t = divsteps(&mut delta, f[0], g[0]);
        update_fg(&mut f[..len], &mut g[..len], &t);
        update_de(d, e, &t, modulus, inverse);
        len = shrink(f, g, len);
    }
    let sign = Mask::negative(f[len - 1] as i64);
    negate_if(&mut f[..len], sign);
    if !is_word(&f[..len], 1) {
        return false;
    }
    normalize(d, modulus, sign);
    to_words(out, d);
    true
}

/// Folds a top limb that only repeats the sign into the one below; the new length.
#[inline(always)]
fn shrink(f: &mut [u64], g: &mut [u64], len: usize) -> usize {
    if len == 1 {
        return 1;
    }
    let (tf, tg) = (f[len - 1], g[len - 1]);
    let sign = |w: u64| (w as i64 >> 63) as u64;
    if tf != sign(tf) || tg != sign(tg) {
        return len;
    }
    f[len - 2] |= tf << BATCH;
    g[len - 2] |= tg << BATCH;
    len - 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::integer::shared::testing;

    #[test]
    fn invert_agrees() {
        testing::check_invert(|out, x, m| {
            invert(out, x, m, &mut vec![0; invert_scratch_limbs(m.len())])
        });
    }

    #[test]
    fn gcd_agrees() {
        testing::check_gcd(|out, a, b| gcd(out, a, b, &mut vec![0; gcd_scratch_limbs(a.len())]));
    }
}
