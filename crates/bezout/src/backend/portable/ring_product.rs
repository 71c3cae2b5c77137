// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products in the rings of NTRU, modulo `x^n - 1`, and of NTRU Prime, modulo `x^p - x - 1`:
//! Karatsuba's method a few times, then the definition. The same places for all operands.

use crate::ct::{sign64, wipe};
use core::iter::zip;

/// How often operands are halved; sums of that many halves still fit in 16 bits.
const LEVELS: u32 = 3;
/// The most coefficients.
const LENGTH: usize = 1280;

/// Of an odd `q`: `2^(32 + ilog2 q) / q`, rounded down, which has 32 bits.
pub(crate) const fn reciprocal(q: u32) -> u32 {
    ((1u64 << (32 + q.ilog2())) / q as u64) as u32
}

/// What products are added up in, with wrap-around.
pub(crate) trait Sum: Copy + Default {
    fn product(a: i16, b: i16) -> Self;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
}

macro_rules! sums {
    ($($type:ty),*) => {$(
        impl Sum for $type {
            #[inline(always)]
            fn product(a: i16, b: i16) -> Self {
                (a as $type).wrapping_mul(b as $type)
            }
            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
        }
    )*};
}
sums!(i16, i32);

/// The products of operands that are not halved any more.
pub(crate) trait Short<T> {
    /// What divides their length.
    const MULTIPLE: usize;
    /// `out = a b`, twice as long as each of them.
    fn product(out: &mut [T], a: &[i16], b: &[i16]);
}

/// By loops, for operands of any length.
pub(crate) enum Loops {}

impl<T: Sum> Short<T> for Loops {
    const MULTIPLE: usize = 1;
    #[inline(always)]
    fn product(out: &mut [T], a: &[i16], b: &[i16]) {
        out.fill(T::default());
        for (i, &x) in a.iter().enumerate() {
            for (o, &y) in zip(&mut out[i..i + a.len()], b) {
                *o = o.plus(T::product(x, y));
            }
        }
    }
}

/// Calls `use_of` with `a b`, of at least as many coefficients as both have together; both have the
/// same number.
fn full<T: Sum, S: Short<T>>(a: &[i16], b: &[i16], use_of: impl FnOnce(&[T])) {
    let n = a.len().next_multiple_of(S::MULTIPLE << LEVELS);
    let mut padded = [[0; LENGTH]; 2];
    for (padded, x) in zip(&mut padded, [a, b]) {
        padded[..x.len()].copy_from_slice(x);
    }
    let mut rooms = [[T::default(); 2 * LENGTH]; 2];
    let mut sums = [0; 2 * LENGTH];
    let [out, middle] = &mut rooms;
    let (out, middle) = (&mut out[..2 * n], &mut middle[..2 * n]);
    let [a, b] = padded.each_ref().map(|x| &x[..n]);
    karatsuba::<T, S>(out, a, b, middle, &mut sums[..2 * n], LEVELS);
    use_of(out);
    wipe(rooms.as_flattened_mut());
    wipe(padded.as_flattened_mut());
    wipe(&mut sums);
}

/// `out = a b`, twice as long as each of them.
fn karatsuba<T: Sum, S: Short<T>>(
    out: &mut [T],
    a: &[i16],
    b: &[i16],
    room: &mut [T],
    sums: &mut [i16],
    levels: u32,
) {
    let n = a.len();
    if levels == 0 {
        return S::product(out, a, b);
    }
    let half = n / 2;
    let ((a0, a1), (b0, b1)) = (a.split_at(half), b.split_at(half));
    let (low, high) = out.split_at_mut(n);
    karatsuba::<T, S>(low, a0, b0, room, sums, levels - 1);
    karatsuba::<T, S>(high, a1, b1, room, sums, levels - 1);
    let (middle, room) = room.split_at_mut(n);
    let (sum, sums) = sums.split_at_mut(n);
    for (sum, (x0, x1)) in zip(sum.chunks_mut(half), [(a0, a1), (b0, b1)]) {
        for (s, (x0, x1)) in zip(sum, zip(x0, x1)) {
            *s = x0.wrapping_add(*x1);
        }
    }
    let (a, b) = sum.split_at(half);
    karatsuba::<T, S>(middle, a, b, room, sums, levels - 1);
    for (m, (l, h)) in zip(&mut *middle, zip(&*low, &*high)) {
        *m = m.minus(*l).minus(*h);
    }
    for (o, m) in zip(&mut out[half..], &*middle) {
        *o = o.plus(*m);
    }
}

/// `out = a b` modulo `x^n - 1` and 2^16.
///
/// Timing: depends on the length.
pub(crate) fn words<S: Short<i16>>(out: &mut [i16], a: &[i16], b: &[i16]) {
    let n = out.len();
    full::<i16, S>(a, b, |c| {
        for (o, (x, y)) in zip(out, zip(&c[..n], &c[n..])) {
            *o = x.wrapping_add(*y);
        }
    });
}

/// `out = a b` modulo 3 and `x^p - x - 1`, or `x^n - 1` if not `prime`; all coefficients are -1,
/// 0, 1.
///
/// Timing: depends on the length and on `prime`.
pub(crate) fn trits<S: Short<i32>>(prime: bool, out: &mut [i16], a: &[i16], b: &[i16]) {
    pairs::<S>(prime, 3, const { reciprocal(3) }, out, a, b);
}

/// `out = a b` modulo an odd `q` below 2^13, given its [`reciprocal`], and `x^p - x - 1`, or `x^n -
/// 1` if not `prime`; `a` and `out` are centered remainders, and `b` is from -128 to 128.
///
/// Timing: depends on the length, `q` and `prime`.
pub(crate) fn pairs<S: Short<i32>>(
    prime: bool,
    q: u16,
    reciprocal: u32,
    out: &mut [i16],
    a: &[i16],
    b: &[i16],
) {
    let n = out.len();
    // 2^32 / q, rounded down.
    let reciprocal = i64::from(reciprocal >> q.ilog2());
    let (q, half) = (i64::from(q), i64::from(q / 2));
    // Of 2^31 and less: the quotient is right, or one too small.
    let offset = q * ((reciprocal >> 1) + 1) + half;
    let centered = |x: i32| {
        let x = i64::from(x) + offset;
        let r = x - ((x * reciprocal) >> 32) * q - q;
        (r + (q & sign64(r)) - half) as i16
    };
    full::<i32, S>(a, b, |c| {
        let mut carried = 0;
        for (i, o) in out.iter_mut().enumerate() {
            // x^(p + i) = x^(i + 1) + x^i.
            *o = centered(c[i].wrapping_add(c[n + i]).wrapping_add(carried));
            carried = if prime { c[n + i] } else { 0 };
        }
    });
}
