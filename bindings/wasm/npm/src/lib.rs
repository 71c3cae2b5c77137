// SPDX-License-Identifier: MIT OR Apache-2.0
//! The library for JavaScript: functions on memory that the caller places, so that there is no
//! allocator. `index.js` is the only caller.
#![cfg_attr(target_arch = "wasm32", no_std)]

use bezout::{ModulusRef, slices};
use core::slice::{from_raw_parts, from_raw_parts_mut};

#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

/// An error of the library, which `index.js` makes impossible by its own checks.
const REFUSED: i32 = -1;

/// Limbs that the caller reads.
///
/// # Safety
/// They are in memory, and nothing writes there meanwhile.
unsafe fn input<'a>(at: *const u64, limbs: usize) -> &'a [u64] {
    // SAFETY: as said.
    unsafe { from_raw_parts(at, limbs) }
}

/// Limbs that are written.
///
/// # Safety
/// They are in memory, and nothing else uses them meanwhile.
unsafe fn output<'a>(at: *mut u64, limbs: usize) -> &'a mut [u64] {
    // SAFETY: as said.
    unsafe { from_raw_parts_mut(at, limbs) }
}

/// Two numbers that are read, and scratch for them.
///
/// # Safety
/// As of [`input`] and [`output`]; the scratch has as many words as [`scratch`] says.
unsafe fn operands<'a>(
    x: *const u64,
    y: *const u64,
    work: *mut u64,
    n: usize,
) -> (&'a [u64], &'a [u64], &'a mut [u64]) {
    // SAFETY: as said.
    unsafe { (input(x, n), input(y, n), output(work, scratch(n))) }
}

/// The words of scratch that each function takes, for numbers of this length in limbs.
#[unsafe(no_mangle)]
pub extern "C" fn scratch(limbs: usize) -> usize {
    [
        slices::invert_mod_scratch(limbs),
        slices::gcd_scratch(limbs),
        slices::xgcd_scratch(limbs),
        slices::jacobi_scratch(limbs),
        slices::invert_rows_scratch(limbs, ROWS),
    ]
    .into_iter()
    .max()
    .unwrap_or(0)
}

/// The rows from which on scratch grows no more.
const ROWS: usize = 256;

/// An inverse modulo any number: 1 if there is one.
///
/// # Safety
/// `out`, `x`, `m` have `n` limbs, the scratch as many as [`scratch`] says, all apart from each
/// other.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn invert(
    out: *mut u64,
    x: *const u64,
    m: *const u64,
    work: *mut u64,
    n: usize,
    vartime: bool,
) -> i32 {
    // SAFETY: the caller's obligation.
    let (out, (x, m, work)) = unsafe { (output(out, n), operands(x, m, work, n)) };
    let found = match vartime {
        true => slices::invert_mod_vartime(out, x, m, work),
        // Parity is looked at: a modulus is public.
        false if m[0] & 1 == 1 => ModulusRef::new(m)
            .and_then(|m| slices::invert_odd_mod(out, x, m, work))
            .map(bool::from),
        false => slices::invert_mod(out, x, m, work).map(bool::from),
    };
    found.map_or(REFUSED, i32::from)
}

/// A gcd.
///
/// # Safety
/// As of [`invert`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gcd(
    out: *mut u64,
    a: *const u64,
    b: *const u64,
    work: *mut u64,
    n: usize,
    vartime: bool,
) -> i32 {
    // SAFETY: the caller's obligation.
    let (out, (a, b, work)) = unsafe { (output(out, n), operands(a, b, work, n)) };
    let gcd = match vartime {
        true => slices::gcd_vartime,
        false => slices::gcd,
    };
    gcd(out, a, b, work).map_or(REFUSED, |()| 1)
}

/// A gcd and its two cofactors, one after the other. Bit 0 of the result is the sign of the first
/// one, bit 1 that of the second one.
///
/// # Safety
/// As of [`invert`], but `out` has three times as many limbs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn xgcd(
    out: *mut u64,
    a: *const u64,
    b: *const u64,
    work: *mut u64,
    n: usize,
    vartime: bool,
) -> i32 {
    // SAFETY: the caller's obligation.
    let (out, (a, b, work)) = unsafe { (output(out, 3 * n), operands(a, b, work, n)) };
    let (g, cofactors) = out.split_at_mut(n);
    let (s, t) = cofactors.split_at_mut(n);
    let xgcd = match vartime {
        true => slices::xgcd_vartime,
        false => slices::xgcd,
    };
    xgcd([g, s, t], a, b, work).map_or(REFUSED, |(s, t)| {
        i32::from(bool::from(s)) | i32::from(bool::from(t)) << 1
    })
}

/// One more than the Jacobi symbol, of an odd `m`.
///
/// # Safety
/// As of [`invert`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jacobi(
    x: *const u64,
    m: *const u64,
    work: *mut u64,
    n: usize,
    vartime: bool,
) -> i32 {
    // SAFETY: the caller's obligation.
    let (x, m, work) = unsafe { operands(x, m, work, n) };
    let jacobi = match vartime {
        true => slices::jacobi_vartime,
        false => slices::jacobi,
    };
    jacobi(x, m, work).map_or(REFUSED, |symbol| 1 + i32::from(symbol.value()))
}

/// Replaces rows by their inverses modulo an odd number; those without one become zero. 1 if all
/// had one.
///
/// # Safety
/// As of [`invert`]; there are `count` rows of `n` limbs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn invert_rows(
    rows: *mut u64,
    m: *const u64,
    work: *mut u64,
    n: usize,
    count: usize,
) -> i32 {
    // SAFETY: the caller's obligation.
    let (rows, m, work) = unsafe {
        (
            output(rows, n * count),
            input(m, n),
            output(work, scratch(n)),
        )
    };
    let found = ModulusRef::new(m).and_then(|m| slices::invert_rows(rows, m, work));
    found.map_or(REFUSED, |all| i32::from(bool::from(all)))
}
