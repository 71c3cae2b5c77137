// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of 4, 6, 8 and 9 words modulo any odd number, and of four words modulo `2^255 - r`.

#![allow(unsafe_code)]

use super::routines::{
    scalar_montgomery_4, scalar_montgomery_6, scalar_montgomery_8, scalar_montgomery_9,
    scalar_pseudo_mersenne_4,
};
use core::mem::MaybeUninit;

/// Whether there is a routine for `limbs` limbs.
#[inline(always)]
pub(crate) const fn takes(limbs: usize) -> bool {
    matches!(limbs, 4 | 6 | 8 | 9)
}

/// `out = a b / R mod m`, canonical if `b < m`, for a length that it takes.
///
/// `minus_inverse` is `-m^-1` modulo 2^64.
#[inline(always)]
pub(crate) fn montgomery(out: &mut [u64], a: &[u64], b: &[u64], m: &[u64], minus_inverse: u64) {
    assert!(out.len() == m.len());
    // SAFETY: out has as many words as m.
    unsafe { montgomery_to(out.as_mut_ptr(), a, b, m, minus_inverse) }
}

/// [`montgomery`] into a new array.
#[inline(always)]
pub(crate) fn montgomery_array<const N: usize>(
    a: &[u64; N],
    b: &[u64; N],
    m: &[u64],
    minus_inverse: u64,
) -> [u64; N] {
    assert!(m.len() == N);
    let mut out = MaybeUninit::<[u64; N]>::uninit();
    // SAFETY: out has as many words as m, and all of them are written.
    unsafe {
        montgomery_to(out.as_mut_ptr().cast(), a, b, m, minus_inverse);
        out.assume_init()
    }
}

/// # Safety
/// `out` has to be exclusive, and valid for writes of as many words as `m` has.
#[inline(always)]
unsafe fn montgomery_to(out: *mut u64, a: &[u64], b: &[u64], m: &[u64], minus_inverse: u64) {
    let n = m.len();
    assert!(takes(n) && a.len() == n && b.len() == n);
    let (a, b, m) = (a.as_ptr(), b.as_ptr(), m.as_ptr());
    // SAFETY: the routine reads n words each of a, b and m, and writes n words of out, which
    // overlaps none of them. Every CPU of this target has its instructions. See SAFETY.md.
    unsafe {
        match n {
            4 => scalar_montgomery_4(out, a, b, m, minus_inverse),
            6 => scalar_montgomery_6(out, a, b, m, minus_inverse),
            8 => scalar_montgomery_8(out, a, b, m, minus_inverse),
            _ => scalar_montgomery_9(out, a, b, m, minus_inverse),
        }
    }
}

/// `a b` modulo `2^255 - r`, canonical, for odd `r` below `2^31`.
#[inline(always)]
pub(crate) fn pseudo_mersenne(a: &[u64; 4], b: &[u64; 4], r: u64) -> [u64; 4] {
    debug_assert!(r % 2 == 1 && r >> 31 == 0);
    let mut out = MaybeUninit::uninit();
    // SAFETY: the routine reads a and b, and writes all of out, which overlaps neither. Every CPU
    // of this target has its instructions. See SAFETY.md.
    unsafe {
        scalar_pseudo_mersenne_4(out.as_mut_ptr(), a, b, r);
        out.assume_init()
    }
}
