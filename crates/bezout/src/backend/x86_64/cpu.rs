// SPDX-License-Identifier: MIT OR Apache-2.0
//! What this CPU and its operating system have, asked once.

use core::arch::x86_64::{__cpuid, __cpuid_count};
use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

const ASKED: u8 = 1;
const AVX2: u8 = 2;
const AVX512: u8 = 4;
const NARROW: u8 = 8;
const ADX: u8 = 16;
const PCLMULQDQ: u8 = 32;
const VPCLMULQDQ: u8 = 64;
static FEATURES: AtomicU8 = AtomicU8::new(0);

/// Whether AVX2, BMI1 and BMI2 can be used.
#[inline(always)]
pub(crate) fn has_avx2() -> bool {
    features() & AVX2 != 0
}

/// Whether AVX-512F can be used, and all of [`has_avx2`].
#[inline(always)]
pub(crate) fn has_avx512() -> bool {
    features() & AVX512 != 0
}

/// Whether this is a CPU with AVX-512 that starts four instructions a cycle, so that their number
/// decides: Skylake-SP, Cascade Lake, Cooper Lake.
#[inline(always)]
pub(crate) fn is_narrow() -> bool {
    features() & NARROW != 0
}

/// Whether BMI1, BMI2 and ADX can be used: andn, mulx, adcx and adox.
#[inline(always)]
pub(crate) fn has_adx() -> bool {
    features() & ADX != 0
}

/// Whether PCLMULQDQ can be used, and all of [`has_avx2`].
#[inline(always)]
#[allow(dead_code, reason = "for rings that this build may not have")]
pub(crate) fn has_pclmulqdq() -> bool {
    features() & PCLMULQDQ != 0
}

/// Whether VPCLMULQDQ can be used on 256 bits, and all of [`has_pclmulqdq`].
#[inline(always)]
pub(crate) fn has_vpclmulqdq() -> bool {
    features() & VPCLMULQDQ != 0
}

#[inline(always)]
fn features() -> u8 {
    match FEATURES.load(Relaxed) {
        0 => ask(),
        known => known,
    }
}

/// Several threads may ask at once; they get the same answer.
#[cold]
fn ask() -> u8 {
    let mut found = ASKED;
    // Without a leaf 7 there is none of what it would tell.
    let (one, seven) = match __cpuid(0).eax {
        7.. => (__cpuid(1), __cpuid_count(7, 0)),
        _ => (__cpuid(1), __cpuid_count(0x4000_0000, 0)),
    };
    let has = |register: u32, bit: u32| register >> bit & 1 == 1;
    let (osxsave, avx) = (has(one.ecx, 27), has(one.ecx, 28));
    let (bmi1, avx2, bmi2) = (has(seven.ebx, 3), has(seven.ebx, 5), has(seven.ebx, 8));
    if bmi1 && bmi2 && has(seven.ebx, 19) {
        found |= ADX;
    }
    // The operating system has to save the registers of 256 bits, or of 512 bits and masks.
    if osxsave && avx && bmi1 && bmi2 {
        let saved = extended_state();
        if avx2 && saved & 0x06 == 0x06 {
            found |= AVX2;
            if has(one.ecx, 1) {
                found |= PCLMULQDQ;
                if has(seven.ecx, 10) {
                    found |= VPCLMULQDQ;
                }
            }
        }
        if avx2 && has(seven.ebx, 16) && saved & 0xe6 == 0xe6 {
            found |= AVX512;
        }
    }
    // Family 6, model 85 of any stepping; other makers' families are above 15.
    if one.eax & 0x0fff_0ff0 == 0x0005_0650 {
        found |= NARROW;
    }
    FEATURES.store(found, Relaxed);
    found
}

/// The parts of the CPU's state that the operating system saves: XCR0. Needs OSXSAVE.
#[allow(unsafe_code)]
fn extended_state() -> u32 {
    let low: u32;
    // SAFETY: the caller has seen that `xgetbv` is enabled; it reads a register, and writes two.
    unsafe {
        core::arch::asm!("xgetbv", in("ecx") 0, out("eax") low, out("edx") _, options(nomem, nostack, preserves_flags));
    }
    low
}
