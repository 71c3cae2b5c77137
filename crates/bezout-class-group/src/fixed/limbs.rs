// SPDX-License-Identifier: MIT OR Apache-2.0
//! Loops over limbs whose number the compiler may know: on slices, the lowest limb first.

use bezout::parts::limbs::{
    add_assign, add_mul_word, add_word, sbb, significant, sub_assign, sub_mul_word, sub_word,
};

/// `acc += x y` or, if negative, `acc -= x y`, modulo the length of `acc`.
#[inline(always)]
pub fn accumulate(acc: &mut [u64], x: &[u64], y: &[u64], negative: bool) {
    for (i, &w) in y.iter().enumerate() {
        let end = (i + x.len()).min(acc.len());
        let (row, above) = acc[i..].split_at_mut(end - i);
        if negative {
            let borrow = sub_mul_word(row, x, w);
            sub_word(above, borrow);
        } else {
            let carry = add_mul_word(row, x, w);
            add_word(above, carry);
        }
    }
}

/// `out = x y`, for `out` of zeros and of as many limbs as both have.
#[inline(always)]
pub fn multiply(out: &mut [u64], x: &[u64], y: &[u64]) {
    debug_assert_eq!(x.len() + y.len(), out.len());
    for (i, &w) in y.iter().enumerate() {
        out[i + x.len()] = add_mul_word(&mut out[i..i + x.len()], x, w);
    }
}

/// `acc += x y` or, if negative, `acc -= x y`, for `acc` of as many limbs as x and y have together:
/// carries go through it once.
#[inline(always)]
pub fn accumulate_whole<const N: usize>(acc: &mut [u64; N], x: &[u64], y: &[u64], negative: bool) {
    debug_assert_eq!(x.len() + y.len(), N);
    let mut product = [0; N];
    multiply(&mut product, x, y);
    match negative {
        true => sub_assign(acc, &product),
        false => add_assign(acc, &product),
    };
}

/// `x = -x` in two's complement.
#[inline(always)]
pub fn negate(x: &mut [u64]) {
    let mut borrow = false;
    for w in x {
        (*w, borrow) = sbb(0, *w, borrow);
    }
}

/// The magnitude of a number in two's complement, in place, and whether it was negative.
#[inline(always)]
pub fn magnitude(x: &mut [u64]) -> bool {
    let negative = x[x.len() - 1] >> 63 == 1;
    if negative {
        negate(x);
    }
    negative
}

/// `x = x mod d` for `d != 0` and at most as many limbs; limbs of x above those of d become 0.
///
/// A quotient digit takes the reciprocal of the two top limbs of d \[MG11\].
#[inline(always)]
pub fn reduce(x: &mut [u64], d: &[u64]) {
    let t = significant(d);
    if t < 2 {
        return reduce_by_word(x, d[0]);
    }
    let shift = d[t - 1].leading_zeros();
    let join = |high: u64, low: u64| high << shift | (low >> 1) >> (63 - shift);
    let third = if t > 2 { d[t - 3] } else { 0 };
    let (d1, d0) = (join(d[t - 1], d[t - 2]), join(d[t - 2], third));
    let reciprocal = reciprocal(d1, d0);
    let n = significant(x);
    for j in (0..(n + 1).saturating_sub(t)).rev() {
        let word = |i: usize| x.get(i).copied().unwrap_or(0);
        let top = [
            join(word(j + t), word(j + t - 1)),
            join(word(j + t - 1), word(j + t - 2)),
            join(word(j + t - 2), if j + t > 2 { word(j + t - 3) } else { 0 }),
        ];
        let q = digit(top, d1, d0, reciprocal);
        let end = (j + t).min(x.len());
        let borrow = sub_mul_word(&mut x[j..end], &d[..t], q);
        let mut high = word_at(x, j + t).wrapping_sub(borrow);
        while high != 0 {
            high =
                high.wrapping_add(bezout::parts::limbs::add_assign(&mut x[j..end], &d[..t]) as u64);
        }
        if j + t < x.len() {
            x[j + t] = 0;
        }
    }
}

#[inline(always)]
fn word_at(x: &[u64], i: usize) -> u64 {
    x.get(i).copied().unwrap_or(0)
}

#[cold]
fn reduce_by_word(x: &mut [u64], d: u64) {
    let rest = remainder_by_word(x, d);
    x.fill(0);
    x[0] = rest;
}

/// `x` modulo d, which is not 0.
pub fn remainder_by_word(x: &[u64], d: u64) -> u64 {
    x.iter().rev().fold(0, |rest, w| {
        ((u128::from(rest) << 64 | u128::from(*w)) % u128::from(d)) as u64
    })
}

/// `x = floor(x / d)`, for d that is not 0.
pub fn divide_by_word(x: &mut [u64], d: u64) {
    let mut rest = 0;
    for w in x.iter_mut().rev() {
        let part = u128::from(rest) << 64 | u128::from(*w);
        *w = (part / u128::from(d)) as u64;
        rest = (part % u128::from(d)) as u64;
    }
}

/// `e = gcd(b, d)` and y with `y b = e` modulo d, in `[0, d)`; for `b < d`.
pub fn gcd_and_cofactor(b: u64, d: u64) -> (u64, u64) {
    let (mut x, mut y) = ((d, 0i128), (b, 1i128));
    while y.0 != 0 {
        let q = x.0 / y.0;
        (x, y) = (y, (x.0 - q * y.0, x.1 - i128::from(q) * y.1));
    }
    (x.0, x.1.rem_euclid(i128::from(d)) as u64)
}

/// `floor((2^192 - 1) / (d1 2^64 + d0)) - 2^64` for d1 with its top bit set \[MG11, algorithm 6\].
#[inline(always)]
fn reciprocal(d1: u64, d0: u64) -> u64 {
    let mut v = (u128::MAX / d1 as u128) as u64;
    let mut p = d1.wrapping_mul(v).wrapping_add(d0);
    if p < d0 {
        v = v.wrapping_sub(1);
        if p >= d1 {
            v = v.wrapping_sub(1);
            p = p.wrapping_sub(d1);
        }
        p = p.wrapping_sub(d1);
    }
    let t = v as u128 * d0 as u128;
    let (t1, t0) = ((t >> 64) as u64, t as u64);
    p = p.wrapping_add(t1);
    if p < t1 {
        v = v.wrapping_sub(1);
        if p > d1 || (p == d1 && t0 >= d0) {
            v = v.wrapping_sub(1);
        }
    }
    v
}

/// The quotient of three limbs by two, for a quotient of one limb; the largest one if it would not
/// fit \[MG11, algorithm 5\].
#[inline(always)]
fn digit([u2, u1, u0]: [u64; 3], d1: u64, d0: u64, reciprocal: u64) -> u64 {
    if u2 > d1 || (u2 == d1 && u1 >= d0) {
        return u64::MAX;
    }
    let product = reciprocal as u128 * u2 as u128;
    let q = product.wrapping_add((u2 as u128) << 64 | u1 as u128);
    let (mut q1, q0) = ((q >> 64) as u64, q as u64);
    let d = (d1 as u128) << 64 | d0 as u128;
    let r1 = u1.wrapping_sub(q1.wrapping_mul(d1));
    let t = d0 as u128 * q1 as u128;
    let mut r = ((r1 as u128) << 64 | u0 as u128)
        .wrapping_sub(t)
        .wrapping_sub(d);
    q1 = q1.wrapping_add(1);
    if (r >> 64) as u64 >= q0 {
        q1 = q1.wrapping_sub(1);
        r = r.wrapping_add(d);
    }
    if r >= d {
        q1 = q1.wrapping_add(1);
    }
    q1
}

/// `x = x / d` modulo the length of x, for odd d, of which `inverse` is the inverse modulo 2^64.
#[inline(always)]
pub fn divide_exactly(x: &mut [u64], d: &[u64], inverse: u64) {
    for i in 0..x.len() {
        let q = x[i].wrapping_mul(inverse);
        let rest = &mut x[i..];
        let n = rest.len().min(d.len());
        let borrow = sub_mul_word(&mut rest[..n], &d[..n], q);
        sub_word(&mut rest[n..], borrow);
        rest[0] = q;
    }
}
