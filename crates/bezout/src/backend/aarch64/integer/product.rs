// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of 4, 6, 8 and 9 words modulo any odd number, and of four words modulo `2^255 - r`.

#![allow(unsafe_code)]

use super::routines::{
    scalar_montgomery_4, scalar_montgomery_6, scalar_montgomery_8, scalar_montgomery_9,
    scalar_pseudo_mersenne_4,
};

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
    let n = m.len();
    assert!(takes(n) && out.len() == n && a.len() == n && b.len() == n);
    let (out, a, b, m) = (out.as_mut_ptr(), a.as_ptr(), b.as_ptr(), m.as_ptr());
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

/// `a b` modulo `2^255 - r`, below `2^255 + 2^225`, for odd `r` below `2^31`.
#[inline(always)]
pub(crate) fn pseudo_mersenne(a: &[u64; 4], b: &[u64; 4], r: u64) -> [u64; 4] {
    debug_assert!(r % 2 == 1 && r >> 31 == 0);
    let mut out = [0; 4];
    // SAFETY: the routine reads a and b, and writes out, which overlaps neither. Every CPU of this
    // target has its instructions. See SAFETY.md.
    unsafe { scalar_pseudo_mersenne_4(&raw mut out, a, b, r) }
    out
}
