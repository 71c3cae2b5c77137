// SPDX-License-Identifier: MIT OR Apache-2.0
//! Newton's iteration modulo a power of two and `1 + x + ... + x^(n-1)`: rounds of products modulo
//! `x^n - 1`.

use super::bit_square::{WORDS, frobenius, pairs};
use super::cyclic::{pack, unpack};
use super::toeplitz::{Kind, LENGTH, Room, cyclic_row};
use super::toeplitz_eighth::{get, load, put};
use crate::cpu::Isa;
use crate::ct::wipe;
use core::arch::x86_64::*;

/// Whether this CPU has what is needed.
fn available() -> bool {
    Isa::Vpclmulqdq.available()
}

impl<const PLACES: usize, const VECTORS: usize, const LINES: usize> Room<PLACES, VECTORS, LINES> {
    /// One round of Newton's iteration: from `r`, the inverse of `a` modulo `2^j`, to that modulo
    /// `2^bits`, at most `2^(2j + 2)`, all modulo `1 + x + ... + x^(n-1)`.
    ///
    /// Timing: depends on `n`, `j` and `bits`.
    #[allow(unsafe_code)]
    pub fn lift(&mut self, r: &mut [u16], a: &[u16], (j, bits): (u32, u32)) {
        let n = r.len();
        assert!(available() && a.len() == n && self.result().len() == n);
        assert!(1 < j && j < bits && bits <= 2 * j + 2 && bits <= 16);
        let mut e = [0; LENGTH];
        let e = &mut e[..n];
        // SAFETY: the CPU has AVX2.
        unsafe {
            let kind = Kind::new(j, bits);
            self.matrix(kind, cyclic_row(r.iter().copied()));
            self.mul(a.iter().copied(), bits, kind);
            residue(e, self.result(), j, bits - j);
            if bits > 2 * j {
                add_square(e, j, bits - 2 * j);
            }
            let next = Kind::new(j, bits - j);
            if next != kind {
                self.matrix(next, cyclic_row(r.iter().copied()));
            }
            self.mul(e.iter().copied(), bits - j, next);
            correct(r, self.result(), j, bits - j);
        }
        wipe(e);
    }
}

/// `bits` bits of `(1 - c) / 2^j`, for `c` modulo `1 + x + ... + x^(n-1)`. Where that is no whole
/// number, there is no inverse, and the result does not count.
#[target_feature(enable = "avx2")]
fn residue(e: &mut [u16], c: &[u16], j: u32, bits: u32) {
    let (low, last) = (((1u32 << bits) - 1) as u16, c[c.len() - 1]);
    let shift = _mm_cvtsi32_si128(j as i32);
    let of = |i: u16, c: u16| (i.wrapping_sub(c.wrapping_sub(last)) >> j) & low;
    let (to, rest) = e.as_chunks_mut::<16>();
    for (i, to) in to.iter_mut().enumerate() {
        let x = _mm256_sub_epi16(_mm256_set1_epi16(last as i16), load(c, 16 * i));
        let x = _mm256_and_si256(_mm256_srl_epi16(x, shift), _mm256_set1_epi16(low as i16));
        put(to, x);
    }
    let done = 16 * to.len();
    for (to, &c) in rest.iter_mut().zip(&c[done..]) {
        *to = of(0, c);
    }
    e[0] = of(1, c[0]);
}

/// Adds `2^j` times `bits` bits of `c`, modulo `1 + x + ... + x^(n-1)`, to `r`.
#[target_feature(enable = "avx2")]
fn correct(r: &mut [u16], c: &[u16], j: u32, bits: u32) {
    let (low, last) = (((1u32 << bits) - 1) as u16, c[c.len() - 1]);
    let shift = _mm_cvtsi32_si128(j as i32);
    let (to, rest) = r.as_chunks_mut::<16>();
    for (i, to) in to.iter_mut().enumerate() {
        let x = _mm256_sub_epi16(load(c, 16 * i), _mm256_set1_epi16(last as i16));
        let x = _mm256_sll_epi16(_mm256_and_si256(x, _mm256_set1_epi16(low as i16)), shift);
        let x = _mm256_add_epi16(get(to), x);
        put(to, x);
    }
    let done = 16 * to.len();
    for (to, &c) in rest.iter_mut().zip(&c[done..]) {
        *to = to.wrapping_add((c.wrapping_sub(last) & low) << j);
    }
}

/// Adds `2^j` times one or two bits, `bits` of them, of the square of `e`, modulo `1 + x + ... +
/// x^(n-1)`.
#[target_feature(enable = "avx2")]
fn add_square(e: &mut [u16], j: u32, bits: u32) {
    let n = e.len();
    let (mut words, mut planes) = ([[0; WORDS]; 2], [[0; LENGTH]; 2]);
    pack(&mut words[0], e, 0);
    let [square, high] = &mut planes;
    let square = &mut square[..n];
    words[1] = frobenius(n, &words[0]);
    unpack(square, &words[1]);
    if bits > 1 {
        words[1] = pairs(n, &words[0]);
        unpack(&mut high[..n], &words[1]);
        for (low, high) in square.iter_mut().zip(&*high) {
            *low += 2 * high;
        }
    }
    correct(e, square, j, bits);
    wipe(words.as_flattened_mut());
    wipe(planes.as_flattened_mut());
}
