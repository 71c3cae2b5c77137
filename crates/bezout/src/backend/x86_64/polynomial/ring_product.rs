// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products in the rings of NTRU, modulo `x^n - 1` and powers of two: a matrix times a vector.

use super::toeplitz::{Kind, Large, Room, Small, Tiny, available, cyclic_row};
use core::iter::zip;

/// `out = a b` modulo `x^n - 1` and 2^16.
///
/// Timing: depends on the length.
#[allow(unsafe_code)]
pub(crate) fn words<B: Copy + Into<i16>>(out: &mut [i16], a: &[i16], b: &[B]) {
    assert!(available() && a.len() == out.len() && b.len() == out.len());
    // SAFETY: the CPU has AVX2.
    unsafe {
        match out.len() {
            ..=512 => words_in(&mut Tiny::new(out.len()), out, a, b),
            513..=704 => words_in(&mut Small::new(out.len()), out, a, b),
            _ => words_in(&mut Large::new(out.len()), out, a, b),
        }
    }
}

#[target_feature(enable = "avx2")]
fn words_in<const P: usize, const C: usize, const L: usize, B: Copy + Into<i16>>(
    room: &mut Room<P, C, L>,
    out: &mut [i16],
    a: &[i16],
    b: &[B],
) {
    room.matrix(Kind::Words, cyclic_row(b.iter().map(|&b| b.into() as u16)));
    room.mul(a.iter().map(|&a| a as u16), 16, Kind::Words);
    for (to, &c) in zip(out, room.result()) {
        *to = c as i16;
    }
    room.wipe();
}
