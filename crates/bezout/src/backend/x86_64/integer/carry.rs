// SPDX-License-Identifier: MIT OR Apache-2.0
//! Additions and subtractions with the carry in a flag, where the compiler would make words of it.

use core::arch::x86_64::{_addcarry_u64, _subborrow_u64};

/// `(sum mod 2^64, carry out)` of `a + b + carry`; carries are 0 or 1.
#[inline(always)]
#[allow(unsafe_code, unused_unsafe)]
pub(crate) fn adc(a: u64, b: u64, carry: u8) -> (u64, u8) {
    let mut sum = 0;
    // SAFETY: every x86-64 CPU has the instruction. Newer compilers know that.
    let carry = unsafe { _addcarry_u64(carry, a, b, &mut sum) };
    (sum, carry)
}

/// `(difference mod 2^64, borrow out)` of `a - b - borrow`; borrows are 0 or 1.
#[inline(always)]
#[allow(unsafe_code, unused_unsafe)]
pub(crate) fn sbb(a: u64, b: u64, borrow: u8) -> (u64, u8) {
    let mut difference = 0;
    // SAFETY: as above.
    let borrow = unsafe { _subborrow_u64(borrow, a, b, &mut difference) };
    (difference, borrow)
}
