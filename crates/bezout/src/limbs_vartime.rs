// SPDX-License-Identifier: MIT OR Apache-2.0
//! Little-endian limb slices in variable time: what the variable-time kernels share. Branches on
//! values are allowed here, and here alone carries are `bool`.

use crate::word::mac;
use core::cmp::Ordering;

/// `a + b + carry`: the sum and the carry out.
#[inline(always)]
pub const fn adc(a: u64, b: u64, carry: bool) -> (u64, bool) {
    let (s, c1) = a.overflowing_add(b);
    let (s, c2) = s.overflowing_add(carry as u64);
    (s, c1 | c2)
}

/// `a - b - borrow`: the difference and the borrow out.
#[inline(always)]
pub const fn sbb(a: u64, b: u64, borrow: bool) -> (u64, bool) {
    let (d, b1) = a.overflowing_sub(b);
    let (d, b2) = d.overflowing_sub(borrow as u64);
    (d, b1 | b2)
}

/// The first `N` rows of `n` limbs each. Panics if `scratch` is shorter: a kernel that went on
/// without its room could only answer wrongly.
#[inline]
pub fn rows<const N: usize>(mut scratch: &mut [u64], n: usize) -> [&mut [u64]; N] {
    core::array::from_fn(|_| {
        let (row, rest) = core::mem::take(&mut scratch).split_at_mut(n);
        scratch = rest;
        row
    })
}

/// Number of limbs without the zero ones on top.
#[inline]
pub fn significant(a: &[u64]) -> usize {
    a.iter().rposition(|&w| w != 0).map_or(0, |i| i + 1)
}

/// Number of bits; 0 for zero.
#[inline(always)]
pub fn bits(a: &[u64]) -> usize {
    match significant(a) {
        0 => 0,
        n => 64 * n - a[n - 1].leading_zeros() as usize,
    }
}

/// Whether all limbs are zero.
#[inline]
pub fn is_zero(a: &[u64]) -> bool {
    a.iter().all(|&w| w == 0)
}

/// Whether `a` is the single-limb value `w`.
#[inline]
pub fn is_word(a: &[u64], w: u64) -> bool {
    match a.split_first() {
        Some((&low, high)) => low == w && is_zero(high),
        None => w == 0,
    }
}

/// Compares two numbers of equal limb count.
#[inline]
pub fn compare(a: &[u64], b: &[u64]) -> Ordering {
    for (x, y) in a.iter().zip(b).rev() {
        if x != y {
            return x.cmp(y);
        }
    }
    Ordering::Equal
}

/// Number of factors of two, at most the bit length of the slice (reached by zero).
pub fn trailing_zeros(a: &[u64]) -> usize {
    match a.iter().position(|&w| w != 0) {
        Some(i) => 64 * i + a[i].trailing_zeros() as usize,
        None => 64 * a.len(),
    }
}

/// `a += b` over equal lengths; the carry out.
#[inline]
pub fn add_assign(a: &mut [u64], b: &[u64]) -> bool {
    let mut carry = false;
    for (x, &y) in a.iter_mut().zip(b) {
        (*x, carry) = adc(*x, y, carry);
    }
    carry
}

/// `a -= b` over equal lengths; the borrow out.
#[inline]
pub fn sub_assign(a: &mut [u64], b: &[u64]) -> bool {
    let mut borrow = false;
    for (x, &y) in a.iter_mut().zip(b) {
        (*x, borrow) = sbb(*x, y, borrow);
    }
    borrow
}

/// `a = b - a` over equal lengths; the borrow out.
#[inline]
pub fn reverse_sub_assign(a: &mut [u64], b: &[u64]) -> bool {
    let mut borrow = false;
    for (x, &y) in a.iter_mut().zip(b) {
        (*x, borrow) = sbb(y, *x, borrow);
    }
    borrow
}

/// `a += w`; the carry out.
pub fn add_word(a: &mut [u64], w: u64) -> bool {
    let mut carry = w;
    for x in a {
        let (s, c) = x.overflowing_add(carry);
        *x = s;
        if !c {
            return false;
        }
        carry = 1;
    }
    carry != 0
}

/// `a -= w`; the borrow out.
pub fn sub_word(a: &mut [u64], w: u64) -> bool {
    let mut borrow = w;
    for x in a {
        let (d, b) = x.overflowing_sub(borrow);
        *x = d;
        if !b {
            return false;
        }
        borrow = 1;
    }
    borrow != 0
}

/// `a <<= bits` for any count; what leaves the slice is lost.
pub fn shl_assign(a: &mut [u64], bits: usize) {
    let n = a.len();
    let (words, bits) = ((bits / 64).min(n), bits % 64);
    if words > 0 {
        a.copy_within(..n - words, words);
        a[..words].fill(0);
    }
    if bits > 0 {
        let mut low = 0;
        for x in a[words..].iter_mut() {
            let w = *x;
            *x = (w << bits) | low;
            low = w >> (64 - bits);
        }
    }
}

/// `a >>= bits` for any count.
pub fn shr_assign(a: &mut [u64], bits: usize) {
    let n = a.len();
    let (words, bits) = ((bits / 64).min(n), bits % 64);
    if words > 0 {
        a.copy_within(words.., 0);
        a[n - words..].fill(0);
    }
    if bits > 0 {
        let mut high = 0;
        for x in a[..n - words].iter_mut().rev() {
            let w = *x;
            *x = (w >> bits) | high;
            high = w << (64 - bits);
        }
    }
}

/// `a += b * w` over the length of `b`; the word carried out.
#[inline]
pub fn add_mul_word(a: &mut [u64], b: &[u64], w: u64) -> u64 {
    let mut carry = 0;
    for (x, &y) in a.iter_mut().zip(b) {
        (*x, carry) = mac(*x, y, w, carry);
    }
    carry
}

/// `a -= b * w` over the length of `b`; the word borrowed.
#[inline]
pub fn sub_mul_word(a: &mut [u64], b: &[u64], w: u64) -> u64 {
    let mut carry = 0u64;
    for (x, &y) in a.iter_mut().zip(b) {
        let (lo, hi) = mac(0, y, w, carry);
        let (d, borrow) = x.overflowing_sub(lo);
        *x = d;
        // hi <= 2^64 - 2 whenever a borrow can follow, so this does not wrap.
        carry = hi.wrapping_add(borrow as u64);
    }
    carry
}

/// `out = a * b`, with `out.len() == a.len() + b.len()`.
pub fn mul(out: &mut [u64], a: &[u64], b: &[u64]) {
    debug_assert_eq!(out.len(), a.len() + b.len());
    out.fill(0);
    for (i, &w) in a.iter().enumerate() {
        out[i + b.len()] = add_mul_word(&mut out[i..i + b.len()], b, w);
    }
}

/// `quotient = a / d` and `a = a mod d` for `d != 0`, all of equal length: the schoolbook method
/// with a quotient digit guessed from the top word of the divisor, at most two too large.
pub fn divide(quotient: &mut [u64], a: &mut [u64], d: &[u64]) {
    quotient.fill(0);
    let (n, t) = (significant(a), significant(d));
    let d = &d[..t];
    let shift = d[t - 1].leading_zeros();
    // Word i of the number shifted so that the top bit of the divisor is set.
    let word = |z: &[u64], i: usize| {
        let high = if i < z.len() { z[i] } else { 0 };
        let low = if i > 0 { z[i - 1] } else { 0 };
        high << shift | (low >> 1) >> (63 - shift)
    };
    let top = word(d, t - 1) as u128;
    for j in (0..(n + 1).saturating_sub(t)).rev() {
        let part = ((word(&a[..n], j + t) as u128) << 64) | word(&a[..n], j + t - 1) as u128;
        let mut q = (part / top).min(u64::MAX as u128) as u64;
        let end = (j + t).min(n);
        let mut high = if j + t < n { a[j + t] } else { 0 };
        let borrow = sub_mul_word(&mut a[j..end], d, q);
        // The true remainder so far is below d: its word j + t is zero.
        high = high.wrapping_sub(borrow);
        while high != 0 {
            high = high.wrapping_add(add_assign(&mut a[j..end], d) as u64);
            q -= 1;
        }
        if j + t < n {
            a[j + t] = 0;
        }
        quotient[j] = q;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_follow_each_other() {
        let mut scratch: Vec<u64> = (0..8).collect();
        let [a, b] = rows(&mut scratch, 3);
        assert_eq!((&*a, &*b), (&[0, 1, 2][..], &[3, 4, 5][..]));
        a[2] = 10;
        b[0] = 11;
        assert_eq!(scratch, [0, 1, 10, 11, 4, 5, 6, 7]);
    }

    #[test]
    fn rows_may_take_all() {
        let mut scratch = [7, 8, 9, 10];
        let [a, b] = rows(&mut scratch, 2);
        assert_eq!((&*a, &*b), (&[7, 8][..], &[9, 10][..]));
    }

    #[test]
    #[should_panic(expected = "mid > len")]
    fn rows_of_short_scratch_panic() {
        let _: [_; 3] = rows(&mut [0; 8], 3);
    }
}
