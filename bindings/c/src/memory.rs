// SPDX-License-Identifier: MIT OR Apache-2.0
//! Slices of the caller's memory.

use core::slice;

/// As many elements as the header says that the caller gives. Of none, the pointer may be null.
///
/// # Safety
/// The caller of the C function keeps the header's rules: `start` is aligned and has `count` elements, which nothing else writes
/// during the call.
pub unsafe fn input<'a, T>(start: *const T, count: usize) -> &'a [T] {
    if count == 0 {
        return &[];
    }
    // SAFETY: see above.
    unsafe { slice::from_raw_parts(start, count) }
}

/// The same for what is written.
///
/// # Safety
/// As for [`input`], and nothing else reads them during the call.
pub unsafe fn output<'a, T>(start: *mut T, count: usize) -> &'a mut [T] {
    if count == 0 {
        return &mut [];
    }
    // SAFETY: see above.
    unsafe { slice::from_raw_parts_mut(start, count) }
}
