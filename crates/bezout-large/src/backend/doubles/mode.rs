// SPDX-License-Identifier: MIT OR Apache-2.0
//! The mode in which the CPU computes with doubles. The proofs hold for rounding to the nearest
//! one, and no exception may end the process. A caller in another language may have set another
//! mode for its thread, which it gets back.

use core::arch::asm;

#[cfg(target_arch = "x86_64")]
mod control {
    use super::asm;

    /// What MXCSR has besides exceptions that have occurred: how to round, which exceptions end the
    /// process, and what becomes of the smallest numbers.
    const MODE: u32 = 0xffc0;
    /// To the nearest one, no exception, nothing flushed to zero.
    pub const USUAL: u32 = 0x1f80;

    /// MXCSR, if its mode is not the usual one.
    #[allow(unsafe_code)]
    #[inline(always)]
    pub fn unusual() -> Option<u32> {
        let mut found = 0u32;
        // SAFETY: every x86-64 CPU has it; it writes the 4 bytes of a local variable.
        unsafe {
            asm!("stmxcsr [{0}]", in(reg) &raw mut found, options(nostack, preserves_flags));
        }
        (found & MODE != USUAL).then_some(found)
    }

    /// Sets MXCSR, to `USUAL` or to what was read from it.
    #[allow(unsafe_code)]
    #[inline(always)]
    pub fn set(value: u32) {
        // SAFETY: it reads the 4 bytes of a local variable, in which no reserved bit is set. No
        // double is in use: what computes with them is a function that is called between two of
        // these.
        unsafe {
            asm!("ldmxcsr [{0}]", in(reg) &raw const value, options(nostack, preserves_flags));
        }
    }
}

#[cfg(target_arch = "aarch64")]
mod control {
    use super::asm;

    /// To the nearest one, no exception, nothing flushed to zero.
    pub const USUAL: u64 = 0;

    /// FPCR, if its mode is not the usual one.
    #[allow(unsafe_code)]
    #[inline(always)]
    pub fn unusual() -> Option<u64> {
        let found: u64;
        // SAFETY: every 64-bit ARM CPU has it, in each process.
        unsafe {
            asm!("mrs {0}, fpcr", out(reg) found, options(nostack, preserves_flags));
        }
        (found != USUAL).then_some(found)
    }

    /// Sets FPCR, to `USUAL` or to what was read from it.
    #[allow(unsafe_code)]
    #[inline(always)]
    pub fn set(value: u64) {
        // SAFETY: as above. No double is in use: what computes with them is a function that is
        // called between two of these.
        unsafe {
            asm!("msr fpcr, {0}", in(reg) value, options(nostack, preserves_flags));
        }
    }
}

/// Computes in the usual mode.
#[inline]
pub(super) fn usual<R>(compute: impl FnOnce() -> R) -> R {
    /// The thread's mode comes back, after a panic too.
    struct Kept<T: Fn()>(T);
    impl<T: Fn()> Drop for Kept<T> {
        fn drop(&mut self) {
            (self.0)();
        }
    }
    match control::unusual() {
        None => compute(),
        Some(found) => {
            control::set(control::USUAL);
            let _kept = Kept(|| control::set(found));
            apart(compute)
        }
    }
}

/// A function of its own, so that a compiler moves no operation on doubles out of it.
#[inline(never)]
fn apart<R>(compute: impl FnOnce() -> R) -> R {
    compute()
}
