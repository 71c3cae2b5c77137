// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen from its manifest: do not edit.
//! Every routine in assembly, and which of them serves a length.
#![allow(unsafe_code)]

use super::engine::{Avx2, Avx512, Engine, Looped, Unrolled};
use crate::backend::emitted::routines;
use crate::cpu::{Family, Isa};

routines! {
    extern "sysv64";
    avx2_invert_4(base: *mut u8);
    avx2_invert_4_golden_cove(base: *mut u8);
    avx2_invert_6(base: *mut u8);
    avx2_invert_6_golden_cove(base: *mut u8);
    avx2_invert_8(base: *mut u8);
    avx2_invert_8_golden_cove(base: *mut u8);
    avx2_invert_9(base: *mut u8);
    avx2_invert_9_golden_cove(base: *mut u8);
    avx2_invert_16(base: *mut u8);
    avx2_invert_32(base: *mut u8);
    avx512_invert_16(base: *mut u8);
    avx512_invert_16_golden_cove(base: *mut u8);
    avx512_invert_32(base: *mut u8);
    avx512_invert_64(base: *mut u8);
    avx512_invert_104(base: *mut u8);
    avx512_invert_104_amd26(base: *mut u8);
    avx2_gcd_4(base: *mut u8);
    avx2_gcd_4_golden_cove(base: *mut u8);
    avx2_gcd_6(base: *mut u8);
    avx2_gcd_6_golden_cove(base: *mut u8);
    avx2_gcd_8(base: *mut u8);
    avx2_gcd_8_golden_cove(base: *mut u8);
    avx2_gcd_9(base: *mut u8);
    avx2_gcd_9_golden_cove(base: *mut u8);
    avx2_gcd_16(base: *mut u8);
    avx2_gcd_16_golden_cove(base: *mut u8);
    avx2_gcd_32(base: *mut u8);
    avx2_gcd_64(base: *mut u8);
    avx512_gcd_16(base: *mut u8);
    avx512_gcd_32(base: *mut u8);
    avx512_gcd_32_golden_cove(base: *mut u8);
    avx512_gcd_64(base: *mut u8);
    avx512_gcd_64_amd26(base: *mut u8);
    avx512_gcd_64_golden_cove(base: *mut u8);
    avx512_gcd_104(base: *mut u8);
    avx512_gcd_104_amd26(base: *mut u8);
    avx2_jacobi_4(base: *mut u8);
    avx2_jacobi_4_golden_cove(base: *mut u8);
    avx2_jacobi_6(base: *mut u8);
    avx2_jacobi_6_golden_cove(base: *mut u8);
    avx2_jacobi_8(base: *mut u8);
    avx2_jacobi_8_golden_cove(base: *mut u8);
    avx2_jacobi_9(base: *mut u8);
    avx2_jacobi_9_golden_cove(base: *mut u8);
    avx2_jacobi_16(base: *mut u8);
    avx2_jacobi_16_golden_cove(base: *mut u8);
    avx2_invert_long(base: *mut u8);
    avx2_gcd_long(base: *mut u8);
    avx2_jacobi_long(base: *mut u8);
    ifma_invert_long(base: *mut u8);
    avx2_multi_lane(state: *mut u8);
    avx2_multi_lane_enter(state: *mut u8, x: *const u64, m: *const u64, stride: usize);
    avx2_multi_lane_leave(state: *mut u8, out: *mut u64, stride: usize);
    avx512_multi_lane(state: *mut u8);
    avx512_multi_lane_enter(state: *mut u8, x: *const u64, m: *const u64, stride: usize);
    avx512_multi_lane_leave(state: *mut u8, out: *mut u64, stride: usize);
    ifma_multi_lane(state: *mut u8, batches: usize);
    ifma_multi_lane_enter(state: *mut u8, x: *const [[u64; 4]; 16], m: *const [[u64; 4]; 16]);
    ifma_multi_lane_leave(state: *mut u8, out: *mut [[u64; 4]; 16]);
    #[cfg(any(feature = "kernels", test))] adx_bingcd_batches_4(state: *mut u8);
    adx_pseudo_mersenne_forward_4(p: *mut [u64; 4], x: *const [u64; 4], count: usize, r: u64);
    adx_pseudo_mersenne_backward_4(p: *mut [u64; 4], x: *mut [u64; 4], count: usize, r: u64) -> u64;
    adx_near_power_squares_4(x: *mut [u64; 4], count: usize, c: u64);
    adx_montgomery_4(out: *mut u64, a: *const u64, b: *const u64, m: *const u64, minus_inverse: u64);
    adx_montgomery_forward_4(p: *mut u64, x: *const u64, count: usize, m: *const u64, minus_inverse: u64);
    adx_montgomery_backward_4(p: *mut u64, x: *mut u64, count: usize, m: *const u64, minus_inverse: u64) -> u64;
    adx_montgomery_6(out: *mut u64, a: *const u64, b: *const u64, m: *const u64, minus_inverse: u64);
    adx_montgomery_forward_6(p: *mut u64, x: *const u64, count: usize, m: *const u64, minus_inverse: u64);
    adx_montgomery_backward_6(p: *mut u64, x: *mut u64, count: usize, m: *const u64, minus_inverse: u64) -> u64;
    adx_montgomery_8(out: *mut u64, a: *const u64, b: *const u64, m: *const u64, minus_inverse: u64);
    adx_montgomery_forward_8(p: *mut u64, x: *const u64, count: usize, m: *const u64, minus_inverse: u64);
    adx_montgomery_backward_8(p: *mut u64, x: *mut u64, count: usize, m: *const u64, minus_inverse: u64) -> u64;
    ifma_montgomery_forward_2(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    ifma_montgomery_backward_2(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    ifma_montgomery_fold_2(state: *mut u8);
    ifma_montgomery_unfold_2(state: *mut u8);
    ifma_montgomery_forward_3(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    ifma_montgomery_backward_3(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    ifma_montgomery_fold_3(state: *mut u8);
    ifma_montgomery_unfold_3(state: *mut u8);
    ifma_montgomery_forward_4(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    ifma_montgomery_backward_4(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    ifma_montgomery_fold_4(state: *mut u8);
    ifma_montgomery_unfold_4(state: *mut u8);
    ifma_montgomery_forward_6(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    ifma_montgomery_backward_6(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    ifma_montgomery_fold_6(state: *mut u8);
    ifma_montgomery_unfold_6(state: *mut u8);
    ifma_montgomery_forward_8(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    ifma_montgomery_backward_8(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    ifma_montgomery_fold_8(state: *mut u8);
    ifma_montgomery_unfold_8(state: *mut u8);
    ifma_montgomery_forward_9(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    ifma_montgomery_backward_9(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    ifma_montgomery_fold_9(state: *mut u8);
    ifma_montgomery_unfold_9(state: *mut u8);
    ifma_montgomery_forward_16(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    ifma_montgomery_backward_16(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    ifma_montgomery_fold_16(state: *mut u8);
    ifma_montgomery_unfold_16(state: *mut u8);
    ifma_pseudo_mersenne_forward_4(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    ifma_pseudo_mersenne_backward_4(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    ifma_pseudo_mersenne_fold_4(state: *mut u8);
    ifma_pseudo_mersenne_unfold_4(state: *mut u8);
    avx2_montgomery_forward_4(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    avx2_montgomery_backward_4(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    avx2_montgomery_fold_4(state: *mut u8);
    avx2_montgomery_unfold_4(state: *mut u8);
    avx2_montgomery_forward_6(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    avx2_montgomery_backward_6(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    avx2_montgomery_fold_6(state: *mut u8);
    avx2_montgomery_unfold_6(state: *mut u8);
    avx2_montgomery_forward_8(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    avx2_montgomery_backward_8(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    avx2_montgomery_fold_8(state: *mut u8);
    avx2_montgomery_unfold_8(state: *mut u8);
    avx2_montgomery_forward_9(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    avx2_montgomery_backward_9(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    avx2_montgomery_fold_9(state: *mut u8);
    avx2_montgomery_unfold_9(state: *mut u8);
    avx2_pseudo_mersenne_forward_4(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    avx2_pseudo_mersenne_backward_4(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    avx2_pseudo_mersenne_fold_4(state: *mut u8);
    avx2_pseudo_mersenne_unfold_4(state: *mut u8);
}

/// The loop of AVX2, which runs wherever there is AVX-512.
const LOOP: Looped = Looped {
    routine: avx2_invert_long,
    third: 20,
    limb: 30,
    top: 0,
    turns: INVERT_TURNS,
    rest: INVERT_REST,
};

impl Engine for Avx2 {
    const ISA: Isa = Isa::Avx2;
    const WORDS: [usize; 2] = [1, LONGEST];
    const INVERT: Unrolled = Unrolled {
        longest: 32,
        in_vector: 1,
        limbs: &[],
        routines: &[Some(by_family::invert_avx2_256), Some(by_family::invert_avx2_384), Some(by_family::invert_avx2_528), Some(by_family::invert_avx2_576), Some(avx2_invert_16), Some(avx2_invert_32), None, None],
    };
    const GCD: Unrolled = Unrolled {
        longest: 64,
        in_vector: 2,
        limbs: &[10, 14, 18, 20, 36, 70, 138, 0],
        routines: &[Some(by_family::gcd_avx2_256), Some(by_family::gcd_avx2_384), Some(by_family::gcd_avx2_528), Some(by_family::gcd_avx2_576), Some(by_family::gcd_avx2_1024), Some(avx2_gcd_32), Some(avx2_gcd_64), None],
    };
    const LOOP: Looped = LOOP;
}

impl Engine for Avx512 {
    const ISA: Isa = Isa::Avx512;
    const WORDS: [usize; 2] = [16, 104];
    const INVERT: Unrolled = Unrolled {
        longest: 104,
        in_vector: 2,
        limbs: &[],
        routines: &[None, None, None, None, Some(by_family::invert_avx512_1024), Some(avx512_invert_32), Some(avx512_invert_64), Some(by_family::invert_avx512_6656)],
    };
    const GCD: Unrolled = Unrolled {
        longest: 104,
        in_vector: 4,
        limbs: &[0, 0, 0, 0, 36, 72, 140, 224],
        routines: &[None, None, None, None, Some(avx512_gcd_16), Some(by_family::gcd_avx512_2048), Some(by_family::gcd_avx512_4096), Some(by_family::gcd_avx512_6656)],
    };
    const LOOP: Looped = LOOP;
}

/// Routines with a schedule of their own for some families of CPUs.
mod by_family {
    use super::*;

    pub unsafe extern "sysv64" fn invert_avx512_6656(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::Amd26 => avx512_invert_104_amd26(base), _ => avx512_invert_104(base) } }
    }

    pub unsafe extern "sysv64" fn gcd_avx512_6656(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::Amd26 => avx512_gcd_104_amd26(base), _ => avx512_gcd_104(base) } }
    }

    pub unsafe extern "sysv64" fn invert_avx2_256(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_invert_4_golden_cove(base), _ => avx2_invert_4(base) } }
    }

    pub unsafe extern "sysv64" fn invert_avx2_384(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_invert_6_golden_cove(base), _ => avx2_invert_6(base) } }
    }

    pub unsafe extern "sysv64" fn invert_avx2_528(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_invert_8_golden_cove(base), _ => avx2_invert_8(base) } }
    }

    pub unsafe extern "sysv64" fn invert_avx2_576(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_invert_9_golden_cove(base), _ => avx2_invert_9(base) } }
    }

    pub unsafe extern "sysv64" fn gcd_avx2_256(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_gcd_4_golden_cove(base), _ => avx2_gcd_4(base) } }
    }

    pub unsafe extern "sysv64" fn gcd_avx2_384(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_gcd_6_golden_cove(base), _ => avx2_gcd_6(base) } }
    }

    pub unsafe extern "sysv64" fn gcd_avx2_528(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_gcd_8_golden_cove(base), _ => avx2_gcd_8(base) } }
    }

    pub unsafe extern "sysv64" fn gcd_avx2_576(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_gcd_9_golden_cove(base), _ => avx2_gcd_9(base) } }
    }

    pub unsafe extern "sysv64" fn gcd_avx2_1024(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_gcd_16_golden_cove(base), _ => avx2_gcd_16(base) } }
    }

    pub unsafe extern "sysv64" fn jacobi_avx2_256(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_jacobi_4_golden_cove(base), _ => avx2_jacobi_4(base) } }
    }

    pub unsafe extern "sysv64" fn jacobi_avx2_384(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_jacobi_6_golden_cove(base), _ => avx2_jacobi_6(base) } }
    }

    pub unsafe extern "sysv64" fn jacobi_avx2_528(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_jacobi_8_golden_cove(base), _ => avx2_jacobi_8(base) } }
    }

    pub unsafe extern "sysv64" fn jacobi_avx2_576(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_jacobi_9_golden_cove(base), _ => avx2_jacobi_9(base) } }
    }

    pub unsafe extern "sysv64" fn jacobi_avx2_1024(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx2_jacobi_16_golden_cove(base), _ => avx2_jacobi_16(base) } }
    }

    pub unsafe extern "sysv64" fn invert_avx512_1024(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx512_invert_16_golden_cove(base), _ => avx512_invert_16(base) } }
    }

    pub unsafe extern "sysv64" fn gcd_avx512_2048(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::GoldenCove => avx512_gcd_32_golden_cove(base), _ => avx512_gcd_32(base) } }
    }

    pub unsafe extern "sysv64" fn gcd_avx512_4096(base: *mut u8) {
        // SAFETY: the caller's.
        unsafe { match Family::here() { Family::Amd26 => avx512_gcd_64_amd26(base), Family::GoldenCove => avx512_gcd_64_golden_cove(base), _ => avx512_gcd_64(base) } }
    }
}

/// Calls the routine of a bucket for symbols.
///
/// # Safety
/// The caller gives what the routine needs.
#[inline(always)]
pub(super) unsafe fn jacobi(bits: usize, base: *mut u8) {
    // SAFETY: the caller's.
    unsafe {
        match bits {
            256 => by_family::jacobi_avx2_256(base),
            384 => by_family::jacobi_avx2_384(base),
            528 => by_family::jacobi_avx2_528(base),
            576 => by_family::jacobi_avx2_576(base),
            1024 => by_family::jacobi_avx2_1024(base),
            _ => panic!("no such bucket"),
        }
    }
}

/// Words of the longest numbers.
pub(crate) const LONGEST: usize = 256;
/// Words of the longest numbers for which there is a bucket for symbols: the routine with a loop serves longer ones.
pub(super) const JACOBI_UNROLLED: usize = 16;
/// Bits of the longest numbers that are inverted in lanes.
pub(crate) const LONGEST_IN_LANES: usize = 4096;
/// Limbs of 30 bits of the shortest numbers that are inverted in lanes.
pub(super) const SHORTEST_IN_LANES: usize = 9;
/// Vectors of scratch and of limbs, of sixteen inversions in lanes.
pub(super) const SIXTEEN_SCRATCH: usize = 10;
pub(super) const SIXTEEN_LIMBS: usize = 62;

/// Words of the numbers that states for routines with a loop have room for.
pub(super) const LONG_WORDS: [usize; 3] = [64, 104, 256];
/// Limbs of 30 bits that the routine with a loop works on: the first ones, and those a turn of the loop.
pub(super) const INVERT_TURNS: [usize; 2] = [35, 2];
/// Which word of scratch says where the limbs end.
pub(super) const INVERT_REST: usize = 0;
/// Limbs of 30 bits for numbers of [`LONG_WORDS`].
pub(super) const INVERT_LONG: [usize; 3] = [137, 223, 547];
/// Limbs of 30 bits that the routine with a loop works on: the first ones, and those a turn of the loop.
pub(super) const GCD_TURNS: [usize; 2] = [36, 4];
/// Which word of scratch says where the limbs end.
pub(super) const GCD_REST: usize = 5;
/// Limbs of 30 bits for numbers of [`LONG_WORDS`].
pub(super) const GCD_LONG: [usize; 3] = [140, 224, 548];
/// Limbs of 30 bits that the routine with a loop works on: the first ones, and those a turn of the loop.
pub(super) const JACOBI_TURNS: [usize; 2] = [68, 4];
/// Which word of scratch says where the limbs end.
pub(super) const JACOBI_REST: usize = 0;
/// Limbs of 30 bits for numbers of [`LONG_WORDS`].
pub(super) const JACOBI_LONG: [usize; 3] = [140, 224, 548];
/// Limbs of 51 bits that the routine for IFMA works on: the first ones, and those a turn of the loop.
pub(super) const IFMA_TURNS: [usize; 2] = [40, 2];
/// Which word of scratch says where the limbs end.
pub(super) const IFMA_REST: usize = 0;

/// Added to the count of batches if the last one is whole, where the routine knows short ones.
pub(super) const WHOLE_MARK: usize = 64;
/// Steps that a short last batch leaves out, of an inverse or a gcd with AVX2; 0 in a bucket without one.
pub(super) const fn left_out(bits: usize) -> usize {
    match bits {
        256 => 10,
        _ => 0,
    }
}

/// How many buckets there are.
pub(super) const BUCKETS: usize = 8;
/// Which bucket has `bits` bits.
pub(super) const fn bucket(bits: usize) -> usize {
    match bits {
        256 => 0,
        384 => 1,
        528 => 2,
        576 => 3,
        1024 => 4,
        2048 => 5,
        4096 => 6,
        6656 => 7,
        _ => panic!("no such bucket"),
    }
}

/// Limbs of 60 bits in a state of a bucket.
pub(super) const fn invert_limbs60(bits: usize) -> usize {
    match bits {
        256 => 5,
        384 => 7,
        528 => 9,
        576 => 10,
        1024 => 18,
        2048 => 35,
        4096 => 69,
        6656 => 112,
        _ => panic!("no such bucket"),
    }
}

/// Limbs of 60 bits in a state of a bucket.
pub(super) const fn gcd_limbs60(bits: usize) -> usize {
    match bits {
        256 => 5,
        384 => 7,
        528 => 9,
        576 => 10,
        1024 => 18,
        2048 => 36,
        4096 => 70,
        6656 => 112,
        _ => panic!("no such bucket"),
    }
}

/// Limbs of 60 bits in a state of a bucket.
pub(super) const fn jacobi_limbs60(bits: usize) -> usize {
    match bits {
        256 => 5,
        384 => 7,
        528 => 9,
        576 => 10,
        1024 => 18,
        _ => panic!("no such bucket"),
    }
}

/// Calls a function for the bucket of an operation: with its bits, limbs of 60 bits (in lanes, of 30 bits before them) and
/// words as the last constant parameters.
///
/// The bucket follows from the number of words, which is known to the compiler where the caller's type says it: then the
/// other buckets are no part of the program. For fewer `bits` of an inverse, that below it may be taken.
macro_rules! with_bucket {
    (invert, $words:expr, $bits:expr, $call:ident::<$first:ident>($($argument:expr),* $(,)?)) => {
        match ($words, $bits) {
            (..=4, _) => $call::<$first, 256, 5, 4>($($argument),*),
            (..=6, ..=256) => $call::<$first, 256, 5, 4>($($argument),*),
            (..=6, _) => $call::<$first, 384, 7, 6>($($argument),*),
            (..=8, ..=384) => $call::<$first, 384, 7, 6>($($argument),*),
            (..=8, _) => $call::<$first, 528, 9, 9>($($argument),*),
            (..=9, ..=528) => $call::<$first, 528, 9, 9>($($argument),*),
            (..=9, _) => $call::<$first, 576, 10, 9>($($argument),*),
            (..=16, ..=576) => $call::<$first, 576, 10, 9>($($argument),*),
            (..=16, _) => $call::<$first, 1024, 18, 16>($($argument),*),
            (..=32, ..=1024) => $call::<$first, 1024, 18, 16>($($argument),*),
            (..=32, _) => $call::<$first, 2048, 35, 32>($($argument),*),
            (..=64, ..=2048) => $call::<$first, 2048, 35, 32>($($argument),*),
            (..=64, _) => $call::<$first, 4096, 69, 64>($($argument),*),
            (_, ..=4096) => $call::<$first, 4096, 69, 64>($($argument),*),
            (_, _) => $call::<$first, 6656, 112, 104>($($argument),*),
        }
    };
    (gcd, $words:expr, $call:ident::<$first:ident>($($argument:expr),* $(,)?)) => {
        match $words {
            ..=4 => $call::<$first, 256, 5, 4>($($argument),*),
            ..=6 => $call::<$first, 384, 7, 6>($($argument),*),
            ..=8 => $call::<$first, 528, 9, 8>($($argument),*),
            ..=9 => $call::<$first, 576, 10, 9>($($argument),*),
            ..=16 => $call::<$first, 1024, 18, 16>($($argument),*),
            ..=32 => $call::<$first, 2048, 36, 32>($($argument),*),
            ..=64 => $call::<$first, 4096, 70, 64>($($argument),*),
            _ => $call::<$first, 6656, 112, 104>($($argument),*),
        }
    };
    (jacobi, $words:expr, $call:ident($($argument:expr),* $(,)?)) => {
        match $words {
            ..=4 => $call::<256, 5, 4>($($argument),*),
            ..=6 => $call::<384, 7, 6>($($argument),*),
            ..=8 => $call::<528, 9, 8>($($argument),*),
            ..=9 => $call::<576, 10, 9>($($argument),*),
            _ => $call::<1024, 18, 16>($($argument),*),
        }
    };
    (multi_lane, $bits:expr, $call:ident::<$first:ident>($($argument:expr),* $(,)?)) => {
        match $bits {
            ..=256 => $call::<$first, 9, 6, 4>($($argument),*),
            ..=384 => $call::<$first, 13, 8, 6>($($argument),*),
            ..=528 => $call::<$first, 18, 10, 9>($($argument),*),
            ..=576 => $call::<$first, 20, 10, 9>($($argument),*),
            ..=1024 => $call::<$first, 35, 17, 16>($($argument),*),
            ..=2048 => $call::<$first, 69, 34, 32>($($argument),*),
            _ => $call::<$first, 137, 66, 64>($($argument),*),
        }
    };
}
pub(super) use with_bucket;

/// Calls a function for each bucket of an operation, with the constant parameters of [`with_bucket`] and the words that the
/// bucket holds with any value.
#[cfg(test)]
macro_rules! each_bucket {
    (invert, $call:ident) => {
        $call::<256, 5, 4, 4>();
        $call::<384, 7, 6, 6>();
        $call::<528, 9, 9, 8>();
        $call::<576, 10, 9, 9>();
        $call::<1024, 18, 16, 16>();
        $call::<2048, 35, 32, 32>();
        $call::<4096, 69, 64, 64>();
        $call::<6656, 112, 104, 104>();
    };
    (gcd, $call:ident) => {
        $call::<256, 5, 4, 4>();
        $call::<384, 7, 6, 6>();
        $call::<528, 9, 8, 8>();
        $call::<576, 10, 9, 9>();
        $call::<1024, 18, 16, 16>();
        $call::<2048, 36, 32, 32>();
        $call::<4096, 70, 64, 64>();
        $call::<6656, 112, 104, 104>();
    };
    (jacobi, $call:ident) => {
        $call::<256, 5, 4, 4>();
        $call::<384, 7, 6, 6>();
        $call::<528, 9, 8, 8>();
        $call::<576, 10, 9, 9>();
        $call::<1024, 18, 16, 16>();
    };
    (multi_lane, $call:ident) => {
        $call::<9, 6, 4, 5, 4>();
        $call::<13, 8, 6, 7, 6>();
        $call::<18, 10, 9, 9, 8>();
        $call::<20, 10, 9, 10, 9>();
        $call::<35, 17, 16, 18, 16>();
        $call::<69, 34, 32, 35, 32>();
        $call::<137, 66, 64, 69, 64>();
    };
}
#[cfg(test)]
pub(crate) use each_bucket;
