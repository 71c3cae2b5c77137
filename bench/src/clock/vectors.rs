// SPDX-License-Identifier: MIT OR Apache-2.0
//! The state of vector registers around a sample.

/// Code that leaves the upper halves of vector registers dirty slows down legacy SSE code after it
/// by hundreds of cycles a call. It pays for that itself within its own chain; the next row must
/// not.
#[inline(always)]
pub fn clear_vector_state() {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx") {
        // SAFETY: the CPU has AVX, and the clobber below tells the compiler that every vector
        // register is lost.
        unsafe { std::arch::asm!("vzeroupper", options(nomem, nostack), clobber_abi("C")) }
    }
}
