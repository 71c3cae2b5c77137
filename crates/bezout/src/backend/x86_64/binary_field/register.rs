// SPDX-License-Identifier: MIT OR Apache-2.0
//! Registers of 128 and of 256 bits, for code that is written once for both.

use core::arch::x86_64::*;

/// Lanes of 128 bits side by side.
pub(super) trait Register: Copy {
    unsafe fn broadcast(a: __m128i) -> Self;
    /// Whether a bit is set, as a word that is zero or not.
    unsafe fn any(self) -> u64;
    unsafe fn xor(self, b: Self) -> Self;
    unsafe fn or(self, b: Self) -> Self;
    unsafe fn and(self, b: Self) -> Self;
    /// `b` where `self` is not set.
    unsafe fn and_not(self, b: Self) -> Self;
    /// Words of ones where words are equal.
    unsafe fn equal(self, b: Self) -> Self;
    /// Words with the other one of their lane in their place.
    unsafe fn exchanged(self) -> Self;
    /// The upper word of each lane in the place of the lower, and zero above.
    unsafe fn upper(self) -> Self;
    /// The lower in the place of the upper, and zero below.
    unsafe fn raised(self) -> Self;
    unsafe fn right(self, count: __m128i) -> Self;
    unsafe fn left(self, count: __m128i) -> Self;
    /// The lower word of each lane, and the upper one of that of `below` in the lower place.
    unsafe fn join(self, below: Self) -> Self;
    /// The lower word times the lower or the upper one of `b`.
    unsafe fn low_times_low(self, b: Self) -> Self;
    unsafe fn low_times_high(self, b: Self) -> Self;
    unsafe fn high_times_high(self, b: Self) -> Self;
}

/// The operations whose intrinsics differ in their names alone.
macro_rules! operations {
    ($xor:ident $or:ident $and:ident $and_not:ident $equal:ident $shuffle:ident $upper:ident $raised:ident $right:ident $left:ident
        $join:ident $times:ident) => {
        // SAFETY: of each, the caller has the features; see `SAFETY.md`.
        operations! { @two xor $xor, or $or, and $and, and_not $and_not, equal $equal }
        #[inline(always)]
        unsafe fn exchanged(self) -> Self {
            // SAFETY: as above.
            unsafe { $shuffle::<0x4e>(self) }
        }
        #[inline(always)]
        unsafe fn upper(self) -> Self {
            // SAFETY: as above.
            unsafe { $upper::<8>(self) }
        }
        #[inline(always)]
        unsafe fn raised(self) -> Self {
            // SAFETY: as above.
            unsafe { $raised::<8>(self) }
        }
        #[inline(always)]
        unsafe fn right(self, count: __m128i) -> Self {
            // SAFETY: as above.
            unsafe { $right(self, count) }
        }
        #[inline(always)]
        unsafe fn left(self, count: __m128i) -> Self {
            // SAFETY: as above.
            unsafe { $left(self, count) }
        }
        #[inline(always)]
        unsafe fn join(self, below: Self) -> Self {
            // SAFETY: as above.
            unsafe { $join::<8>(self, below) }
        }
        #[inline(always)]
        unsafe fn low_times_low(self, b: Self) -> Self {
            // SAFETY: as above.
            unsafe { $times::<0x00>(self, b) }
        }
        #[inline(always)]
        unsafe fn low_times_high(self, b: Self) -> Self {
            // SAFETY: as above.
            unsafe { $times::<0x10>(self, b) }
        }
        #[inline(always)]
        unsafe fn high_times_high(self, b: Self) -> Self {
            // SAFETY: as above.
            unsafe { $times::<0x11>(self, b) }
        }
    };
    (@two $($name:ident $intrinsic:ident),*) => {
        $(#[inline(always)]
        unsafe fn $name(self, b: Self) -> Self {
            // SAFETY: the caller has the features; see `SAFETY.md`.
            unsafe { $intrinsic(self, b) }
        })*
    };
}

impl Register for __m128i {
    operations! { _mm_xor_si128 _mm_or_si128 _mm_and_si128 _mm_andnot_si128 _mm_cmpeq_epi64 _mm_shuffle_epi32 _mm_srli_si128
    _mm_slli_si128 _mm_srl_epi64 _mm_sll_epi64 _mm_alignr_epi8 _mm_clmulepi64_si128 }

    #[inline(always)]
    unsafe fn broadcast(a: __m128i) -> Self {
        a
    }

    #[inline(always)]
    unsafe fn any(self) -> u64 {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe { (_mm_cvtsi128_si64(self) | _mm_extract_epi64::<1>(self)) as u64 }
    }
}

impl Register for __m256i {
    operations! { _mm256_xor_si256 _mm256_or_si256 _mm256_and_si256 _mm256_andnot_si256 _mm256_cmpeq_epi64 _mm256_shuffle_epi32
    _mm256_srli_si256 _mm256_slli_si256 _mm256_srl_epi64 _mm256_sll_epi64 _mm256_alignr_epi8 _mm256_clmulepi64_epi128 }

    #[inline(always)]
    unsafe fn broadcast(a: __m128i) -> Self {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe { _mm256_broadcastsi128_si256(a) }
    }

    #[inline(always)]
    unsafe fn any(self) -> u64 {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe {
            _mm_or_si128(
                _mm256_castsi256_si128(self),
                _mm256_extracti128_si256::<1>(self),
            )
            .any()
        }
    }
}
