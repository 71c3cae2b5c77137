// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses of integers.

use crate::error::{LENGTH, answer};
use crate::memory::{MOST, Place, apart, input, output};
use core::ffi::c_int;
use core_bezout::{ModulusRef, slices};

#[unsafe(no_mangle)]
pub extern "C" fn bezout_invert_rows_scratch(count: usize, n: usize) -> usize {
    match n > MOST {
        true => usize::MAX,
        false => slices::invert_rows_scratch(n, count),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_invert_rows(
    rows: *mut u64,
    count: usize,
    n: usize,
    m: *const u64,
    scratch: *mut u64,
) -> c_int {
    let Some(words) = words(count, n) else {
        return LENGTH;
    };
    let needed = bezout_invert_rows_scratch(count, n);
    let alone = [Place::of(rows, words), Place::of(scratch, needed)];
    if let Err(error) = apart(&alone, &[], &[Place::of(m, n)]) {
        return error;
    }
    // SAFETY: the header's rules. Rows and scratch overlap nothing.
    let (rows, m, scratch) = unsafe { (output(rows, words), input(m, n), output(scratch, needed)) };
    let result = ModulusRef::new(m).and_then(|m| slices::invert_rows(rows, m, scratch));
    if result.is_err() {
        rows.fill(0);
    }
    answer(result)
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_invert_each_rows_scratch(n: usize) -> usize {
    match n > MOST {
        true => usize::MAX,
        false => slices::invert_each_rows_scratch(n),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_invert_each_rows(
    rows: *mut u64,
    count: usize,
    n: usize,
    moduli: *const u64,
    scratch: *mut u64,
) -> c_int {
    let Some(words) = words(count, n) else {
        return LENGTH;
    };
    let needed = bezout_invert_each_rows_scratch(n);
    let alone = [Place::of(rows, words), Place::of(scratch, needed)];
    if let Err(error) = apart(&alone, &[], &[Place::of(moduli, words)]) {
        return error;
    }
    // SAFETY: the header's rules. Rows and scratch overlap nothing.
    let (rows, moduli, scratch) = unsafe {
        (
            output(rows, words),
            input(moduli, words),
            output(scratch, needed),
        )
    };
    answer(slices::invert_each_rows(rows, moduli, n, scratch))
}

/// The words of rows; none if a row has none, or there are more than memory has.
fn words(count: usize, n: usize) -> Option<usize> {
    let words = count.checked_mul(n)?;
    (n > 0 && n <= MOST && words <= MOST).then_some(words)
}
