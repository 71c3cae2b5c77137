// SPDX-License-Identifier: MIT OR Apache-2.0
//! Operations on little-endian slices of limbs that every algorithm needs. They are constant time
//! in the values. Lengths are public.

use crate::ct::{Mask, barrier, barrier_on_others};
use crate::word::{adc, mac, sbb};

/// `a += b`; returns the carry.
#[inline(always)]
pub(crate) fn add_assign(a: &mut [u64], b: &[u64]) -> u64 {
    let mut c = 0;
    for (x, &y) in a.iter_mut().zip(b) {
        (*x, c) = adc(*x, y, c);
    }
    c
}

/// `a -= b`; returns the borrow.
#[inline(always)]
pub(crate) fn sub_assign(a: &mut [u64], b: &[u64]) -> u64 {
    let mut c = 0;
    for (x, &y) in a.iter_mut().zip(b) {
        (*x, c) = sbb(*x, y, c);
    }
    c
}

/// `a += b` if `yes`; returns the carry.
#[inline(always)]
pub fn add_if(a: &mut [u64], b: &[u64], yes: Mask) -> u64 {
    let mut c = 0;
    for (x, &y) in a.iter_mut().zip(b) {
        (*x, c) = adc(*x, y & yes.word(), c);
    }
    c
}

/// `a -= b` if `yes`; returns the borrow.
#[inline(always)]
pub fn sub_if(a: &mut [u64], b: &[u64], yes: Mask) -> u64 {
    let mut c = 0;
    for (x, &y) in a.iter_mut().zip(b) {
        (*x, c) = sbb(*x, y & yes.word(), c);
    }
    c
}

/// `a = -a` modulo `2^(64 len)` if `yes`.
#[inline(always)]
pub fn negate_if(a: &mut [u64], yes: Mask) {
    let mut c = yes.bit();
    for x in a.iter_mut() {
        (*x, c) = adc(*x ^ yes.word(), 0, c);
    }
}

/// Returns the borrow of `a - b`: 1 if `a < b`, else 0. The slices have the same length.
#[inline(always)]
pub fn borrow(a: &[u64], b: &[u64]) -> u64 {
    let mut c = 0;
    for (&x, &y) in a.iter().zip(b) {
        (_, c) = sbb(x, y, c);
    }
    c
}

/// `a = b` if `yes`.
#[inline(always)]
pub(crate) fn select_into(a: &mut [u64], b: &[u64], yes: Mask) {
    for (x, &y) in a.iter_mut().zip(b) {
        *x = yes.select(y, *x);
    }
}

/// Swaps `a` and `b` if `yes`.
#[inline(always)]
pub fn swap_if(a: &mut [u64], b: &mut [u64], yes: Mask) {
    for (x, y) in a.iter_mut().zip(b) {
        yes.swap(x, y);
    }
}

/// Replaces every limb by its `and` with `yes`.
#[inline(always)]
pub fn keep_if(a: &mut [u64], yes: Mask) {
    for x in a.iter_mut() {
        *x &= yes.word();
    }
}

/// Yes if all limbs are zero.
#[inline(always)]
pub fn is_zero(a: &[u64]) -> Mask {
    Mask::zero(a.iter().fold(0, |s, &x| s | x))
}

/// Yes if the number is `word`.
#[inline(always)]
pub fn equals_word(a: &[u64], word: u64) -> Mask {
    let (low, high) = a.split_first().map_or((0, &[][..]), |(l, h)| (*l, h));
    Mask::zero(high.iter().fold(low ^ word, |s, &x| s | x))
}

/// `a = a >> count` for a secret `count` below `64 len`. Conditional moves of 1, 2, 4, ... limbs
/// shift whole limbs. Then `shr` shifts the bits.
#[inline(always)]
pub fn shift_right(a: &mut [u64], count: u64) {
    let n = a.len();
    let mut k = 0;
    while 1 << k < n {
        let yes = Mask::odd(count >> 6 >> k);
        for i in 0..n {
            let moved = a.get(i + (1 << k)).copied().unwrap_or(0);
            a[i] = yes.select(moved, a[i]);
        }
        k += 1;
    }
    let (bits, rest) = split_shift(count);
    for i in 0..n {
        let next = a.get(i + 1).copied().unwrap_or(0);
        a[i] = shr(a[i], bits) | shl(next << 1, rest);
    }
}

/// `a = a << count` for a secret `count` below `64 len`, in the same way. Bits beyond the top are
/// lost.
#[inline(always)]
pub fn shift_left(a: &mut [u64], count: u64) {
    let n = a.len();
    let mut k = 0;
    while 1 << k < n {
        let yes = Mask::odd(count >> 6 >> k);
        for i in (0..n).rev() {
            let moved = i.checked_sub(1 << k).map_or(0, |j| a[j]);
            a[i] = yes.select(moved, a[i]);
        }
        k += 1;
    }
    let (bits, rest) = split_shift(count);
    for i in (0..n).rev() {
        let next = i.checked_sub(1).map_or(0, |j| a[j]);
        a[i] = shl(a[i], bits) | shr(next >> 1, rest);
    }
}

/// Returns `count mod 64` and 63 minus that value, each behind a barrier. The compiler then cannot
/// see that the two shifts belong together, and cannot merge them.
#[inline(always)]
pub(crate) fn split_shift(count: u64) -> (u32, u32) {
    (barrier(count % 64) as u32, barrier(63 - count % 64) as u32)
}

/// `x >> count` for a secret `count` below 64: by the CPU, in a time that does not depend on it.
#[cfg(not(target_pointer_width = "32"))]
#[inline(always)]
pub(crate) fn shr(x: u64, count: u32) -> u64 {
    x.wrapping_shr(count)
}

/// `x << count` for a secret `count` below 64: by the CPU, in a time that does not depend on it.
#[cfg(not(target_pointer_width = "32"))]
#[inline(always)]
pub(crate) fn shl(x: u64, count: u32) -> u64 {
    x.wrapping_shl(count)
}

#[cfg(target_pointer_width = "32")]
pub(crate) use halves::{shl, shr};

/// Shifts for CPUs of 32 bits, where compilers branch on the count to shift words of 64: the halves
/// move by a conditional move, their bits by the CPU's shift.
#[cfg(any(target_pointer_width = "32", test))]
mod halves {
    use crate::ct::{Mask32, barrier32};

    /// `x >> count` for a secret `count` below 64.
    #[inline(always)]
    pub(crate) fn shr(x: u64, count: u32) -> u64 {
        let (low, high) = (x as u32, (x >> 32) as u32);
        let far = Mask32::odd(count >> 5).word();
        let (low, high) = (low ^ ((low ^ high) & far), high & !far);
        let (bits, rest) = split(count);
        let low = low.wrapping_shr(bits) | (high << 1).wrapping_shl(rest);
        u64::from(low) | u64::from(high.wrapping_shr(bits)) << 32
    }

    /// `x << count` for a secret `count` below 64.
    #[inline(always)]
    pub(crate) fn shl(x: u64, count: u32) -> u64 {
        let (low, high) = (x as u32, (x >> 32) as u32);
        let far = Mask32::odd(count >> 5).word();
        let (low, high) = (low & !far, high ^ ((high ^ low) & far));
        let (bits, rest) = split(count);
        let high = high.wrapping_shl(bits) | (low >> 1).wrapping_shr(rest);
        u64::from(low.wrapping_shl(bits)) | u64::from(high) << 32
    }

    /// As [`super::split_shift`].
    #[inline(always)]
    fn split(count: u32) -> (u32, u32) {
        (barrier32(count % 32), barrier32(31 - count % 32))
    }
}

/// The number of trailing zero bits of `a`; `64 len` if `a` is zero.
#[inline(always)]
pub fn trailing_zeros(a: &[u64]) -> u64 {
    let mut count = 0;
    let mut zeros_so_far = Mask::from_bit(1);
    for &x in a {
        // x & -x is one bit (or none): its position is the popcount of the ones below it.
        let tz = x & x.wrapping_neg();
        count += popcount(tz.wrapping_sub(1)) & zeros_so_far.word();
        zeros_so_far = zeros_so_far & Mask::zero(x);
    }
    count
}

/// The number of leading zero bits of `a`; `64 len` if `a` is zero.
#[inline(always)]
pub(crate) fn leading_zeros(a: &[u64]) -> u64 {
    let mut count = 0;
    let mut zeros_so_far = Mask::from_bit(1);
    for &x in a.iter().rev() {
        // The highest bit fills all below it: what is left are the zeros above.
        let filled = [1, 2, 4, 8, 16, 32].iter().fold(x, |x, s| x | x >> s);
        count += popcount(!filled) & zeros_so_far.word();
        zeros_so_far = zeros_so_far & Mask::zero(x);
    }
    count
}

/// The number of one bits, by arithmetic. Without hardware support `count_ones` may read a table,
/// and so may what a compiler makes of the callers, if it sees that they count zeros.
#[inline(always)]
fn popcount(x: u64) -> u64 {
    let x = barrier_on_others(x);
    let x = x - (x >> 1 & 0x5555_5555_5555_5555);
    let x = (x & 0x3333_3333_3333_3333) + (x >> 2 & 0x3333_3333_3333_3333);
    let x = (x + (x >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    x.wrapping_mul(0x0101_0101_0101_0101) >> 56
}

/// `out = a * b` modulo `2^(64 out.len())`; `out` may be shorter than the product.
pub(crate) fn mul_low(out: &mut [u64], a: &[u64], b: &[u64]) {
    out.fill(0);
    let n = out.len();
    for (i, &x) in a.iter().enumerate().take(n) {
        let mut carry = 0;
        let m = b.len().min(n - i);
        for (o, &y) in out[i..i + m].iter_mut().zip(b) {
            (*o, carry) = mac(*o, x, y, carry);
        }
        if let Some(o) = out.get_mut(i + m) {
            *o = carry;
        }
    }
}

/// The number of significant bits, in variable time.
pub(crate) const fn bits_vartime(a: &[u64]) -> usize {
    let mut i = a.len();
    while i > 0 {
        i -= 1;
        if a[i] != 0 {
            return 64 * i + 64 - a[i].leading_zeros() as usize;
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_shifted_by_halves() {
        for x in [0, 1, u64::MAX, 1 << 63, 0x0123_4567_89ab_cdef] {
            for count in 0..64 {
                assert_eq!(halves::shr(x, count), x >> count);
                assert_eq!(halves::shl(x, count), x << count);
                assert_eq!((shr(x, count), shl(x, count)), (x >> count, x << count));
            }
        }
    }

    #[test]
    fn shifts_and_counts_agree_with_u128() {
        for x in [
            0u128,
            1,
            3,
            1 << 64,
            (1 << 64) - 1,
            1 << 127,
            u128::MAX,
            0x1234 << 60,
        ] {
            let limbs = [x as u64, (x >> 64) as u64];
            let tz = if x == 0 {
                128
            } else {
                x.trailing_zeros() as u64
            };
            assert_eq!(trailing_zeros(&limbs), tz);
            assert_eq!(leading_zeros(&limbs), u64::from(x.leading_zeros()));
            for s in 0..128 {
                let mut a = limbs;
                shift_right(&mut a, s);
                assert_eq!(a, [(x >> s) as u64, (x >> s >> 64) as u64], "{x:x} >> {s}");
                let mut a = limbs;
                shift_left(&mut a, s);
                assert_eq!(a, [(x << s) as u64, (x << s >> 64) as u64], "{x:x} << {s}");
            }
        }
    }

    #[test]
    fn conditional_operations() {
        let (yes, no) = (Mask::from_bit(1), Mask::from_bit(0));
        let mut a = [u64::MAX, 0];
        assert_eq!(add_if(&mut a, &[1, 0], no), 0);
        assert_eq!(a, [u64::MAX, 0]);
        add_if(&mut a, &[1, 0], yes);
        assert_eq!(a, [0, 1]);
        assert_eq!(sub_if(&mut a, &[1, 1], yes), 1);
        assert_eq!(a, [u64::MAX, u64::MAX]);
        negate_if(&mut a, yes);
        assert_eq!(a, [1, 0]);
        assert_eq!(equals_word(&a, 1).bit(), 1);
        assert_eq!(equals_word(&[1, 1], 1).bit(), 0);
        assert_eq!(borrow(&[0, 1], &[1, 1]), 1);
        let mut p = [0; 3];
        mul_low(&mut p, &[u64::MAX; 2], &[u64::MAX; 2]);
        assert_eq!(p, [1, 0, u64::MAX - 1]);
    }
}
