// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers of a length known at run time, and arrays of them whose length the compiler knows.

use crate::ct::barrier;

/// An inversion: numbers below `2^bits` of one length, and the batches that they take.
pub(crate) struct Job<'a> {
    pub x: &'a [u64],
    /// Odd.
    pub m: &'a [u64],
    /// The inverse of `m` modulo 2^64.
    pub inverse64: u64,
    pub bits: usize,
    pub batches: usize,
    /// Steps of the last batch that need not be done.
    pub spare: usize,
}

/// Words of the longest numbers that are split in registers.
const SHORT: usize = 9;

/// The words of a number that fits into `WORDS`.
#[inline(always)]
pub(super) fn padded<const WORDS: usize>(x: &[u64]) -> [u64; WORDS] {
    match <&[u64; WORDS]>::try_from(x) {
        // Each in a register of its own, as its next use wants it: not as a vector, by way of
        // memory.
        Ok(same) if WORDS <= SHORT => core::array::from_fn(|i| barrier(same[i])),
        Ok(same) => *same,
        Err(_) => copied(x),
    }
}

/// The same for a number of another length.
#[cold]
#[inline(never)]
fn copied<const WORDS: usize>(x: &[u64]) -> [u64; WORDS] {
    let mut out = [0; WORDS];
    let shared = x.len().min(WORDS);
    out[..shared].copy_from_slice(&x[..shared]);
    out
}

/// The other way round than [`padded`].
#[inline(always)]
pub(super) fn write<const WORDS: usize>(out: &mut [u64], x: &[u64; WORDS]) {
    if let Ok(same) = <&mut [u64; WORDS]>::try_from(&mut *out) {
        *same = *x;
    } else {
        write_other(out, x);
    }
}

#[cold]
#[inline(never)]
fn write_other(out: &mut [u64], x: &[u64]) {
    let shared = out.len().min(x.len());
    out[shared..].fill(0);
    out[..shared].copy_from_slice(&x[..shared]);
}
