// SPDX-License-Identifier: MIT OR Apache-2.0
//! Two words modulo `x^128 + x^64 + x`, a multiple of `x^127 + x^63 + 1`. There `x^128` times an
//! element is `x^64 + x` times it, so that products are reduced while they are put together.

use core::arch::x86_64::*;

/// The upper half, and the lower one zero.
#[inline(always)]
unsafe fn upper(v: __m128i) -> __m128i {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe { _mm_and_si128(v, _mm_set_epi64x(-1, 0)) }
}

/// Compilers take carry-less products to be slow, and add them last, so that all other sums would
/// wait for one another.
#[inline(always)]
unsafe fn first(mut sum: __m128i) -> __m128i {
    // SAFETY: the assembly is a comment.
    unsafe {
        core::arch::asm!("/* {0} */", inout(xmm_reg) sum, options(pure, nomem, nostack, preserves_flags));
    }
    sum
}

/// `l`, `h` and `s` are the products of the lower words, of the upper ones and of their sums. The
/// product is `l + (s + l + h) x^64 + h x^128`, which is `l + h x + (s + l) x^64`. No product has a
/// bit 127, and of the last sum one word comes back once.
#[inline(always)]
pub(super) unsafe fn product(a: __m128i, b: __m128i) -> __m128i {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let halves_sum = |v| _mm_xor_si128(v, _mm_shuffle_epi32::<0x4e>(v));
        let l = _mm_clmulepi64_si128::<0x00>(a, b);
        let h = _mm_clmulepi64_si128::<0x11>(a, b);
        let s = _mm_clmulepi64_si128::<0x00>(halves_sum(a), halves_sum(b));
        let hx = _mm_xor_si128(
            _mm_add_epi64(h, h),
            _mm_slli_si128::<8>(_mm_srli_epi64::<63>(h)),
        );
        let d = _mm_xor_si128(s, l);
        // The lower word goes up, and of the upper one, to which it is added there, x times goes
        // down.
        let moved = _mm_alignr_epi8::<8>(d, _mm_add_epi64(d, d));
        _mm_xor_si128(first(_mm_xor_si128(_mm_xor_si128(l, hx), upper(d))), moved)
    }
}

/// With `l + h x^64` for the square of the upper word, whose odd bits are zero, it is `x (l + h)`
/// below, and `l + h + x h` above, and the square of the lower word.
#[inline(always)]
pub(super) unsafe fn square(a: __m128i) -> __m128i {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let v = _mm_clmulepi64_si128::<0x11>(a, a);
        let u = _mm_clmulepi64_si128::<0x00>(a, a);
        let doubled = _mm_add_epi64(v, v);
        let moved = _mm_alignr_epi8::<8>(v, doubled);
        let sum = first(_mm_xor_si128(doubled, upper(v)));
        _mm_xor_si128(first(_mm_xor_si128(sum, u)), moved)
    }
}
