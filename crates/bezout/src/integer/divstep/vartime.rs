// SPDX-License-Identifier: MIT OR Apache-2.0
//! Batches of 60 half-delta divsteps [BY19], variable time: runs of zeros in g take one shift, and
//! up to six bits of g go at once by adding a multiple of f.
//!
//! Numbers are signed in limbs of 60 bits: all limbs but the top one are in [0, 2^60), the top one
//! is a signed word. They lie in `u64` slices because the caller's scratch does.

use crate::integer::lehmer::cofactor::inverse_from_swapped;
use crate::integer::lehmer::limbs::{
    compare, inverse_word, is_word, is_zero, reverse_sub_assign, shl_assign, shr_assign,
    sub_assign, trailing_zeros,
};

const BITS: u32 = 60;
const MASK: u64 = (1 << BITS) - 1;

/// 60-bit limbs for numbers of `limbs` limbs: the top one has room for the sign, and for twice the
/// modulus.
const fn signed_limbs(limbs: usize) -> usize {
    64 * limbs / BITS as usize + 1
}

/// Limbs of scratch that [`invert`] needs for a modulus of `limbs` limbs.
pub const fn invert_scratch_limbs(limbs: usize) -> usize {
    5 * signed_limbs(limbs)
}

/// Limbs of scratch that [`gcd`] needs for operands of `limbs` limbs.
pub const fn gcd_scratch_limbs(limbs: usize) -> usize {
    2 * limbs + 2 * signed_limbs(limbs)
}

/// `out = x^-1 mod m` in [0, m) for any x and any m >= 1, odd or even, all of equal length. False,
/// with `out` zeroed, if x and m are not coprime or m = 0; modulo 1 the inverse of everything is 0.
///
/// Timing: depends on the values.
pub fn invert(out: &mut [u64], x: &[u64], m: &[u64], scratch: &mut [u64]) -> bool {
    if is_word(m, 1) {
        out.fill(0);
        return true;
    }
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
pub fn gcd(out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    let n = out.len();
    if is_zero(a) || is_zero(b) {
        out.copy_from_slice(if is_zero(a) { b } else { a });
        return;
    }
    let (x, rest) = scratch.split_at_mut(n);
    let (y, rest) = rest.split_at_mut(n);
    let (f, g) = rest[..2 * signed_limbs(n)].split_at_mut(signed_limbs(n));
    x.copy_from_slice(a);
    y.copy_from_slice(b);
    let (ta, tb) = (trailing_zeros(x), trailing_zeros(y));
    shr_assign(x, ta);
    shr_assign(y, tb);
    split(f, y);
    split(g, x);
    let mut len = f.len();
    let mut delta = 0;
    while !is_zero(&g[..len]) {
        let t = divsteps(&mut delta, f[0], g[0]);
        apply(&t, &mut f[..len], &mut g[..len]);
        len = shrink(f, g, len);
    }
    absolute(&mut f[..len]);
    join(out, &f[..len]);
    shl_assign(out, ta.min(tb));
}

/// A product of 60 steps: 2^60 (f', g') = (u f + v g, q f + r g), |u| + |v| and |q| + |r| at most
/// 2^60.
struct Transition {
    u: i64,
    v: i64,
    q: i64,
    r: i64,
}

/// 60 divsteps on the low words. `delta` is delta - 1/2: a step with odd g and `delta` >= 0
/// exchanges.
#[inline(always)]
fn divsteps(delta: &mut i64, f: u64, g: u64) -> Transition {
    let (mut f, mut g) = (f, g);
    let (mut u, mut v, mut q, mut r) = (1i64, 0i64, 0i64, 1i64);
    let mut left = BITS;
    loop {
        // The bits above the last step of the batch stop the run of zeros.
        let zeros = (g | u64::MAX << left).trailing_zeros();
        g >>= zeros;
        u <<= zeros;
        v <<= zeros;
        *delta += zeros as i64;
        left -= zeros;
        if left == 0 {
            return Transition { u, v, q, r };
        }
        if *delta >= 0 {
            // One less than after the step, whose shift comes with the next run.
            *delta = -*delta - 1;
            (f, g) = (g, f.wrapping_neg());
            (u, q) = (q, -u);
            (v, r) = (r, -v);
        }
        // No step exchanges before delta is 0 again: so many bits may go by one multiple of f.
        // -1/f = f (f^2 - 2) mod 2^6, by one Newton step from f = 1/f mod 2^3.
        let bits = (-*delta).min(left as i64).min(6) as u32;
        let inverse = f.wrapping_mul(f.wrapping_mul(f).wrapping_sub(2));
        let w = g.wrapping_mul(inverse) & ((1 << bits) - 1);
        g = g.wrapping_add(f.wrapping_mul(w));
        q += u * w as i64;
        r += v * w as i64;
    }
}

/// `out = x^-1 mod m` in [0, m) for odd m.
fn invert_odd(out: &mut [u64], x: &[u64], m: &[u64], scratch: &mut [u64]) -> bool {
    let n = signed_limbs(m.len());
    let mut parts = scratch.chunks_exact_mut(n);
    let [Some(f), Some(g), Some(d), Some(e), Some(modulus)] =
        core::array::from_fn(|_| parts.next())
    else {
        return false;
    };
    split(modulus, m);
    f.copy_from_slice(modulus);
    split(g, x);
    d.fill(0);
    e.fill(0);
    e[0] = 1;
    let inverse = inverse_word(m[0]);
    let (mut len, mut delta) = (n, 0);
    while !is_zero(&g[..len]) {
        let t = divsteps(&mut delta, f[0], g[0]);
        apply(&t, &mut f[..len], &mut g[..len]);
        apply_modular(&t, d, e, modulus, inverse);
        len = shrink(f, g, len);
    }
    let negative = absolute(&mut f[..len]);
    if !is_word(&f[..len], 1) {
        return false;
    }
    // d x = f (mod m), -2 m < d < m
    let d_negative = absolute(d);
    join(out, d);
    // |d| may have one bit more than `out`; what it loses there comes back as the borrow.
    let overflow = d[n - 1] >> (64 * m.len() - BITS as usize * (n - 1)) != 0;
    if overflow || compare(out, m).is_ge() {
        sub_assign(out, m);
    }
    if negative != d_negative && !is_zero(out) {
        reverse_sub_assign(out, m);
    }
    true
}

/// `(f, g) = (u f + v g, q f + r g) / 2^60`
#[inline(always)]
fn apply(t: &Transition, f: &mut [u64], g: &mut [u64]) {
    let n = f.len();
    let g = &mut g[..n];
    let product = |w: i64, z: u64| w as i128 * z as i64 as i128;
    // The low 60 bits are zero by construction.
    let mut cf = (product(t.u, f[0]) + product(t.v, g[0])) >> BITS;
    let mut cg = (product(t.q, f[0]) + product(t.r, g[0])) >> BITS;
    for i in 1..n {
        cf += product(t.u, f[i]) + product(t.v, g[i]);
        cg += product(t.q, f[i]) + product(t.r, g[i]);
        f[i - 1] = cf as u64 & MASK;
        g[i - 1] = cg as u64 & MASK;
        cf >>= BITS;
        cg >>= BITS;
    }
    f[n - 1] = cf as u64;
    g[n - 1] = cg as u64;
}

/// `(d, e) = (u d + v e, q d + r e) / 2^60` modulo m, all in (-2m, m): m is added once to what is
/// negative, so that both are in (-m, m), a row makes that (-2^60 m, 2^60 m), and making the low 60
/// bits zero subtracts less than 2^60 m.
#[inline(always)]
fn apply_modular(t: &Transition, d: &mut [u64], e: &mut [u64], m: &[u64], inverse: u64) {
    let n = m.len();
    let (d, e) = (&mut d[..n], &mut e[..n]);
    let product = |w: i64, z: u64| w as i128 * z as i64 as i128;
    let (sd, se) = (d[n - 1] as i64 >> 63, e[n - 1] as i64 >> 63);
    let mut md = (t.u & sd) + (t.v & se);
    let mut me = (t.q & sd) + (t.r & se);
    let mut cd = product(t.u, d[0]) + product(t.v, e[0]);
    let mut ce = product(t.q, d[0]) + product(t.r, e[0]);
    md -= ((cd as u64).wrapping_mul(inverse).wrapping_add(md as u64) & MASK) as i64;
    me -= ((ce as u64).wrapping_mul(inverse).wrapping_add(me as u64) & MASK) as i64;
    cd = (cd + product(md, m[0])) >> BITS;
    ce = (ce + product(me, m[0])) >> BITS;
    for i in 1..n {
        cd += product(t.u, d[i]) + product(t.v, e[i]) + product(md, m[i]);
        ce += product(t.q, d[i]) + product(t.r, e[i]) + product(me, m[i]);
        d[i - 1] = cd as u64 & MASK;
        e[i - 1] = ce as u64 & MASK;
        cd >>= BITS;
        ce >>= BITS;
    }
    d[n - 1] = cd as u64;
    e[n - 1] = ce as u64;
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
    f[len - 2] |= tf << BITS;
    g[len - 2] |= tg << BITS;
    len - 1
}

/// `f = |f|`, with every limb but the top one in [0, 2^60); whether it was negative.
fn absolute(f: &mut [u64]) -> bool {
    let negative = (f[f.len() - 1] as i64) < 0;
    if negative {
        let n = f.len();
        let mut carry = 0i64;
        for (i, w) in f.iter_mut().enumerate() {
            let z = carry - *w as i64;
            *w = if i + 1 < n { z as u64 & MASK } else { z as u64 };
            carry = z >> BITS;
        }
    }
    negative
}

/// 60-bit limbs of a non-negative number.
fn split(out: &mut [u64], a: &[u64]) {
    for (i, w) in out.iter_mut().enumerate() {
        let bit = BITS as usize * i;
        let (word, shift) = (bit / 64, bit % 64);
        let at = |i: usize| a.get(i).copied().unwrap_or(0);
        *w = (at(word) >> shift | (at(word + 1) << 1) << (63 - shift)) & MASK;
    }
}

/// 64-bit limbs of a non-negative number that fits.
fn join(out: &mut [u64], a: &[u64]) {
    out.fill(0);
    for (i, &w) in a.iter().enumerate() {
        let bit = BITS as usize * i;
        let (word, shift) = (bit / 64, bit % 64);
        if let Some(o) = out.get_mut(word) {
            *o |= w << shift;
        }
        if let Some(o) = out.get_mut(word + 1) {
            *o |= (w >> 1) >> (63 - shift);
        }
    }
}
