// SPDX-License-Identifier: MIT OR Apache-2.0
//! Slices of numbers as slices of their limbs.

/// A type that is an array of `L` words under another name, `#[repr(transparent)]`, whatever their
/// values.
pub(crate) trait Row<const L: usize>: Copy {}

/// The limbs of all of a slice.
#[allow(unsafe_code)]
pub(crate) fn rows_mut<T: Row<L>, const L: usize>(xs: &mut [T]) -> &mut [[u64; L]] {
    const {
        assert!(size_of::<T>() == size_of::<[u64; L]>());
        assert!(align_of::<T>() == align_of::<[u64; L]>());
    }
    let (start, count) = (xs.as_mut_ptr().cast(), xs.len());
    // SAFETY: a T is such an array, see `Row`. Length and lifetime are those of the slice, borrowed
    // exclusively.
    unsafe { core::slice::from_raw_parts_mut(start, count) }
}
