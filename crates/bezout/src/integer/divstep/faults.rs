// SPDX-License-Identifier: MIT OR Apache-2.0
//! Faults for tests of an inversion: a bit of its state flips before a batch, or one of its result.

use core::cell::Cell;

/// A bit of one of the rows that [`strike`] is given at a time.
#[derive(Clone, Copy)]
pub(crate) struct Fault {
    pub time: usize,
    pub row: usize,
    pub bit: usize,
}

/// The time of the result.
pub(crate) const END: usize = usize::MAX;

std::thread_local! {
    /// The fault of this thread's inversions.
    pub(crate) static FAULT: Cell<Option<Fault>> = const { Cell::new(None) };
}

/// Flips the bit that the test wants flipped now.
pub(crate) fn strike<const N: usize>(time: usize, mut rows: [&mut [u64]; N]) {
    if let Some(fault) = FAULT.get()
        && fault.time == time
    {
        let row = &mut rows[fault.row % N];
        let bit = fault.bit % (64 * row.len());
        row[bit / 64] ^= 1 << (bit % 64);
    }
}
