// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen from its manifest: do not edit.
//! Every routine of this ring in assembly, and which of them serves a number of vectors.
#![allow(unsafe_code)]

use crate::backend::emitted::routines;

routines! {
    extern "sysv64";
    avx2_ternary_down_4(state: *mut u8, masks: *mut u8, groups: usize);
    avx2_ternary_up_4(state: *mut u8, masks: *mut u8, groups: usize);
    avx2_ternary_both_4(state: *mut u8, masks: *mut u8, groups: usize, window: *mut [u64; 5]);
    avx2_ternary_down_8(state: *mut u8, masks: *mut u8, groups: usize);
    avx2_ternary_up_8(state: *mut u8, masks: *mut u8, groups: usize);
    avx2_ternary_both_8(state: *mut u8, masks: *mut u8, groups: usize, window: *mut [u64; 5]);
    avx2_ternary_down_12(state: *mut u8, masks: *mut u8, groups: usize);
    avx2_ternary_up_12(state: *mut u8, masks: *mut u8, groups: usize);
    avx2_ternary_both_12(state: *mut u8, masks: *mut u8, groups: usize, window: *mut [u64; 5]);
    avx2_ternary_down_16(state: *mut u8, masks: *mut u8, groups: usize);
    avx2_ternary_up_16(state: *mut u8, masks: *mut u8, groups: usize);
    avx2_ternary_both_16(state: *mut u8, masks: *mut u8, groups: usize, window: *mut [u64; 5]);
    avx2_ternary_down_20(state: *mut u8, masks: *mut u8, groups: usize);
    avx2_ternary_up_20(state: *mut u8, masks: *mut u8, groups: usize);
    avx2_ternary_both_20(state: *mut u8, masks: *mut u8, groups: usize, window: *mut [u64; 5]);
    avx2_ternary_two_4(state: *mut u8, masks: *mut u8, groups: usize, other: *mut u8, its_masks: *mut u8);
    base_ternary_decide_1(state: *mut u8, masks: *mut u8, groups: usize, window: *mut [u64; 5]);
}

/// Vectors of the longest polynomials over three elements.
pub(super) const TERNARY_VECTORS: usize = 5;
/// The most steps of a pass over them: a multiple of every number of vectors.
pub(super) const TERNARY_STEPS: usize = 60;

/// On a state, a number of groups of as many steps as there are vectors, by their masks.
pub(super) type Pass = unsafe extern "sysv64" fn(*mut u8, *mut u8, usize);
/// The same, while the steps of a window are decided.
pub(super) type Both = unsafe extern "sysv64" fn(*mut u8, *mut u8, usize, *mut [u64; 5]);

/// Steps on `f` and `g`, by the number of vectors, from one on.
pub(super) const TERNARY_DOWN: [Pass; TERNARY_VECTORS] = [
    avx2_ternary_down_4,
    avx2_ternary_down_8,
    avx2_ternary_down_12,
    avx2_ternary_down_16,
    avx2_ternary_down_20,
];

/// Steps on `v` and `r`, by the number of vectors, from one on.
pub(super) const TERNARY_UP: [Pass; TERNARY_VECTORS] = [
    avx2_ternary_up_4,
    avx2_ternary_up_8,
    avx2_ternary_up_12,
    avx2_ternary_up_16,
    avx2_ternary_up_20,
];

/// Steps on `v` and `r`, and of a window, by the number of vectors, from one on.
pub(super) const TERNARY_BOTH: [Both; TERNARY_VECTORS] = [
    avx2_ternary_both_4,
    avx2_ternary_both_8,
    avx2_ternary_both_12,
    avx2_ternary_both_16,
    avx2_ternary_both_20,
];
