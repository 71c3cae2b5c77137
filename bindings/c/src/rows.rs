// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses of integers.

use crate::error::{LENGTH, answer};
use crate::memory::{input, output};
use core::ffi::c_int;
use core_bezout::{ModulusRef, slices};

#[unsafe(no_mangle)]
pub extern "C" fn bezout_invert_rows_scratch(count: usize, n: usize) -> usize {
    slices::invert_rows_scratch(n, count)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_invert_rows(
    rows: *mut u64,
    count: usize,
    m: *const u64,
    n: usize,
    scratch: *mut u64,
) -> c_int {
    let Some(words) = words(count, n) else {
        return LENGTH;
    };
    // SAFETY: the header's rules.
    let (rows, m, scratch) = unsafe {
        let scratch = output(scratch, slices::invert_rows_scratch(n, count));
        (output(rows, words), input(m, n), scratch)
    };
    let result = ModulusRef::new(m).and_then(|m| slices::invert_rows(rows, m, scratch));
    if result.is_err() {
        rows.fill(0);
    }
    answer(result)
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_invert_each_rows_scratch(n: usize) -> usize {
    slices::invert_each_rows_scratch(n)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_invert_each_rows(
    rows: *mut u64,
    count: usize,
    moduli: *const u64,
    n: usize,
    scratch: *mut u64,
) -> c_int {
    let Some(words) = words(count, n) else {
        return LENGTH;
    };
    // SAFETY: the header's rules.
    let (rows, moduli, scratch) = unsafe {
        let scratch = output(scratch, slices::invert_each_rows_scratch(n));
        (output(rows, words), input(moduli, words), scratch)
    };
    answer(slices::invert_each_rows(rows, moduli, n, scratch))
}

/// The words of rows; none if a row has none.
fn words(count: usize, n: usize) -> Option<usize> {
    (n > 0).then(|| count.checked_mul(n)).flatten()
}
