// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products modulo `x^n - 1` of polynomials with coefficients modulo a power of two up to 2^16.
//!
//! Coefficient `i` of a product is the sum of `M[i - t] a[t]` with `M[x] = b[x mod n]`: a matrix that depends
//! on `i - t` alone, times a vector. Three levels of Karatsuba's trick for such matrices leave 27 of an eighth
//! of the size: with `D[x] = M[x - h] - M[x]`, the upper half of the result is `M (a0 + a1) + D a1`, the lower
//! one `M (a0 + a1) - D' a0`, where `D'[x] = D[x + h]`. Their products are of words of 16 bits, or, where few
//! bits of the result count, of bytes, of which one instruction multiplies two pairs and adds.
#![allow(clippy::needless_range_loop, reason = "several arrays share an index")]

use super::bit_square::{WORDS, frobenius, pairs};
use super::cyclic::{pack, unpack};
use super::cyclic_eighth::{any_eighth, eighth, get, load, put, store};
use crate::cpu::Isa;
use crate::ct::wipe;
use core::arch::x86_64::*;

type V = __m256i;

/// The most coefficients.
const LENGTH: usize = 1280;
/// The most lines of an eighth.
const EIGHTH: usize = LENGTH / 8;
/// Places or lines beyond the end of an array that vectors reach.
const SLACK: usize = 32;

/// The matrix is 0; bits 0, 1, 2 say that differences over 1, 2, 4 eighths were taken. The places that each has,
/// in eighths: those that products read are from -1 to its number plus 1.
const SPANS: [(isize, isize); 8] = [
    (-8, 8),
    (-1, 2),
    (-2, 4),
    (-1, 4),
    (-4, 8),
    (-1, 6),
    (-2, 8),
    (-1, 8),
];

/// Where place 0 of matrix `k` is.
const fn origin(k: usize, eighth: usize) -> usize {
    let (mut at, mut i) = (0, 0);
    while i < k {
        let places = (SPANS[i].1 - SPANS[i].0) as usize * eighth;
        at += places.next_multiple_of(32) + 2 * SLACK;
        i += 1;
    }
    at + SLACK + (-SPANS[k].0) as usize * eighth
}

/// Places of all matrices.
const fn places(eighth: usize) -> usize {
    origin(7, eighth) + SPANS[7].1 as usize * eighth + SLACK
}

/// Bytes of a vector of words, and of sums of 4, 2 and 1 eighths.
const fn vectors(eighth: usize) -> usize {
    2 * (8 + 7) * eighth + 4 * SLACK
}

/// Lines of the result, and two times 4, 2 and 1 eighths.
const fn lines(eighth: usize) -> usize {
    (8 + 14) * eighth + 7 * SLACK
}

/// What products need, and leave secrets in: one for many products, wiped at the end.
#[repr(C, align(64))]
pub(crate) struct Room<const PLACES: usize, const VECTORS: usize, const LINES: usize> {
    matrices: [u16; PLACES],
    vector: [u8; VECTORS],
    lines: [u16; LINES],
    n: usize,
    eighth: usize,
}

/// For up to 704 coefficients.
pub(crate) type Small = Room<{ places(88) }, { vectors(88) }, { lines(88) }>;
/// For any number of them.
pub(crate) type Large = Room<{ places(EIGHTH) }, { vectors(EIGHTH) }, { lines(EIGHTH) }>;

/// What products are of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Bytes,
    Words,
}

impl Kind {
    /// For a matrix of numbers below `2^j` and a product of which `bits` bits count.
    ///
    /// Sums of two products of bytes must not exceed 2^15. For 8 bits, differences are below `2^(j+2)`; for
    /// fewer, the vector is, and the matrix may be anything modulo 2^8.
    fn new(j: u32, bits: u32) -> Self {
        match bits {
            ..8 => Self::Bytes,
            8 if j <= 4 => Self::Bytes,
            _ => Self::Words,
        }
    }
}

/// Whether this CPU has what is needed.
pub(crate) fn available() -> bool {
    Isa::Vpclmulqdq.available()
}

impl<const PLACES: usize, const VECTORS: usize, const LINES: usize> Room<PLACES, VECTORS, LINES> {
    /// For products of `n` coefficients, where there is room for them.
    pub fn new(n: usize) -> Self {
        let eighth = n.div_ceil(8).next_multiple_of(8);
        assert!(available() && 0 < n && places(eighth) <= PLACES);
        assert!(vectors(eighth) <= VECTORS && lines(eighth) <= LINES);
        Self {
            matrices: [0; PLACES],
            vector: [0; VECTORS],
            lines: [0; LINES],
            n,
            eighth,
        }
    }

    /// Overwrites all of it.
    pub fn wipe(&mut self) {
        wipe(&mut self.matrices);
        wipe(&mut self.vector);
        wipe(&mut self.lines);
    }

    /// One round of Newton's iteration: from `r`, the inverse of `a` modulo `2^j`, to that modulo `2^bits`,
    /// at most `2^(2j + 2)`, all modulo `1 + x + ... + x^(n-1)`.
    ///
    /// Timing: depends on `n`, `j` and `bits`.
    #[allow(unsafe_code)]
    pub fn lift(&mut self, r: &mut [u16], a: &[u16], (j, bits): (u32, u32)) {
        assert!(available() && a.len() == self.n && r.len() == self.n);
        assert!(1 < j && j < bits && bits <= 2 * j + 2 && bits <= 16);
        let mut e = [0; LENGTH];
        let e = &mut e[..self.n];
        // SAFETY: the CPU has AVX2.
        unsafe {
            let kind = Kind::new(j, bits);
            self.matrix(r, kind);
            self.mul(a, bits, kind);
            residue(e, self.result(), j, bits - j);
            if bits > 2 * j {
                add_square(e, j, bits - 2 * j);
            }
            let next = Kind::new(j, bits - j);
            if next != kind {
                self.matrix(r, next);
            }
            self.mul(e, bits - j, next);
            correct(r, self.result(), j, bits - j);
        }
        wipe(e);
    }

    fn result(&self) -> &[u16] {
        &self.lines[..self.n]
    }

    /// The matrix of `b`, and the differences.
    #[target_feature(enable = "avx2")]
    fn matrix(&mut self, b: &[u16], kind: Kind) {
        let (n, eighth) = (self.n, self.eighth);
        let m = &mut self.matrices;
        // b again and again.
        let (mut at, end) = (0, origin(0, eighth) + 8 * eighth + SLACK);
        let mut from = (n - origin(0, eighth) % n) % n;
        while at < end {
            let length = (n - from).min(end - at);
            m[at..at + length].copy_from_slice(&b[from..from + length]);
            (at, from) = (at + length, 0);
        }
        if kind == Kind::Bytes {
            // Entries x and x - 1 in one word; the last ones first.
            let byte = _mm256_set1_epi16(0xff);
            for x in (16..end - 15).step_by(16).rev() {
                let before = _mm256_slli_epi16(load(m, x - 1), 8);
                let pair = _mm256_or_si256(_mm256_and_si256(load(m, x), byte), before);
                store(m, x, pair);
            }
        }
        for k in 1..8usize {
            let (low, high) = SPANS[k];
            let apart = eighth << k.trailing_zeros();
            let below = (-low) as usize * eighth + 16;
            let (from, to) = (
                origin(k & (k - 1), eighth) - below,
                origin(k, eighth) - below,
            );
            let places = (high - low) as usize * eighth + 32;
            let (parents, to) = m.split_at_mut(to);
            let nearer = parents[from..][..places].as_chunks().0;
            let further = parents[from - apart..][..places].as_chunks().0;
            let to = to[..places].as_chunks_mut().0;
            for (to, (x, y)) in to.iter_mut().zip(further.iter().zip(nearer)) {
                let (x, y) = (get(x), get(y));
                let difference = match kind {
                    Kind::Bytes => _mm256_sub_epi8(x, y),
                    Kind::Words => _mm256_sub_epi16(x, y),
                };
                put(to, difference);
            }
        }
    }

    /// The matrix times `a`, of which `bits` bits count.
    #[target_feature(enable = "avx2")]
    #[allow(unsafe_code)]
    fn mul(&mut self, a: &[u16], bits: u32, kind: Kind) {
        let eighth = self.eighth;
        let mask = ((1u32 << bits) - 1) as u16;
        let size = match kind {
            Kind::Bytes => 1,
            Kind::Words => 2,
        };
        let (vector, sums) = self.vector.split_at_mut(8 * eighth * size + SLACK);
        match kind {
            Kind::Bytes => {
                for (to, &a) in vector.iter_mut().zip(a) {
                    *to = (a & mask) as u8;
                }
            }
            Kind::Words => {
                for (to, &a) in vector.as_chunks_mut::<2>().0.iter_mut().zip(a) {
                    *to = (a & mask).to_le_bytes();
                }
            }
        }
        vector[self.n * size..].fill(0);
        let (out, rest) = self.lines.split_at_mut(8 * eighth + SLACK);
        let product = Product {
            matrices: &self.matrices[..],
            eighth,
            mask: mask as u8,
            kind,
        };
        product.part(out, rest, vector, sums, 2, 0, 0);
    }
}

/// What is the same in all parts of a product.
struct Product<'a> {
    matrices: &'a [u16],
    eighth: usize,
    mask: u8,
    kind: Kind,
}

impl Product<'_> {
    /// A part of `2^(level + 1)` eighths: matrix `k` from place `at` on, times a vector.
    #[target_feature(enable = "avx2")]
    #[allow(clippy::too_many_arguments, reason = "it calls itself")]
    fn part(
        &self,
        out: &mut [u16],
        lines: &mut [u16],
        vector: &[u8],
        sums: &mut [u8],
        level: usize,
        k: usize,
        at: usize,
    ) {
        let half = self.eighth << level;
        let bytes = half * if self.kind == Kind::Bytes { 1 } else { 2 };
        let (sum, sums) = sums.split_at_mut(bytes + SLACK);
        let (common, lines) = lines.split_at_mut(half + SLACK);
        let (other, lines) = lines.split_at_mut(half + SLACK);
        let mask = _mm256_set1_epi8(self.mask as i8);
        let whole = bytes.next_multiple_of(32);
        let (low, high) = (&vector[..whole], &vector[bytes..][..whole]);
        let pairs = low.as_chunks().0.iter().zip(high.as_chunks().0);
        for (to, (x, y)) in sum.as_chunks_mut().0.iter_mut().zip(pairs) {
            let (x, y) = (get_bytes(x), get_bytes(y));
            let z = match self.kind {
                Kind::Bytes => _mm256_and_si256(_mm256_add_epi8(x, y), mask),
                Kind::Words => _mm256_add_epi16(x, y),
            };
            put_bytes(to, z);
        }
        let below = k | 1 << level;
        if level == 0 {
            // The lower half is a sum, too, with the vector's negative.
            self.leaf(common, None, sum, k, at);
            self.leaf(out, Some(common), &vector[bytes..], below, at);
            for (to, x) in sum.as_chunks_mut().0.iter_mut().zip(low.as_chunks().0) {
                let zero = _mm256_setzero_si256();
                let z = match self.kind {
                    Kind::Bytes => _mm256_and_si256(_mm256_sub_epi8(zero, get_bytes(x)), mask),
                    Kind::Words => _mm256_sub_epi16(zero, get_bytes(x)),
                };
                put_bytes(to, z);
            }
            self.leaf(&mut out[half..], Some(common), sum, below, at + half);
            return;
        }
        let mut half_part = |out: &mut [u16], vector: &[u8], k: usize, at: usize| {
            self.part(out, lines, vector, sums, level - 1, k, at);
        };
        half_part(common, sum, k, at);
        half_part(other, &vector[bytes..], below, at);
        combine(out, common, other, half, false);
        half_part(other, vector, below, at + half);
        combine(&mut out[half..], common, other, half, true);
    }

    /// An eighth, and what is added to it.
    #[target_feature(enable = "avx2")]
    fn leaf(&self, out: &mut [u16], to: Option<&[u16]>, vector: &[u8], k: usize, at: usize) {
        let place = origin(k, self.eighth) + at;
        let (m, lines) = (self.matrices, self.eighth);
        macro_rules! call {
            ($bytes:literal, $w:literal, $less:literal) => {
                eighth::<$w, $less, $bytes>(out, to, m, place, vector)
            };
        }
        match (self.kind, lines) {
            (Kind::Bytes, 64) => call!(true, 4, 4),
            (Kind::Bytes, 88) => call!(true, 6, 5),
            (Kind::Bytes, 104) => call!(true, 7, 6),
            (Kind::Words, 64) => call!(false, 4, 4),
            (Kind::Words, 88) => call!(false, 6, 5),
            (Kind::Words, 104) => call!(false, 7, 6),
            (Kind::Bytes, _) => any_eighth::<true>(out, to, m, place, vector, lines),
            (Kind::Words, _) => any_eighth::<false>(out, to, m, place, vector, lines),
        }
    }
}

/// `out = x + y` or `x - y`, and up to 15 lines more.
#[inline]
#[target_feature(enable = "avx2")]
fn combine(out: &mut [u16], x: &[u16], y: &[u16], half: usize, minus: bool) {
    let whole = half.next_multiple_of(16);
    let pairs = core::iter::zip(x[..whole].as_chunks().0, y[..whole].as_chunks().0);
    for (to, (x, y)) in out[..whole].as_chunks_mut().0.iter_mut().zip(pairs) {
        let (x, y) = (get(x), get(y));
        let z = match minus {
            true => _mm256_sub_epi16(x, y),
            false => _mm256_add_epi16(x, y),
        };
        put(to, z);
    }
}

/// `bits` bits of `(1 - c) / 2^j`, for `c` modulo `1 + x + ... + x^(n-1)`. Where that is no whole number,
/// there is no inverse, and the result does not count.
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

/// Adds `2^j` times one or two bits, `bits` of them, of the square of `e`, modulo `1 + x + ... + x^(n-1)`.
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

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn get_bytes(a: &[u8; 32]) -> V {
    // SAFETY: 32 bytes are read from an array of 32 bytes.
    unsafe { _mm256_loadu_si256(a.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn put_bytes(a: &mut [u8; 32], x: V) {
    // SAFETY: 32 bytes are written to an array of 32 bytes.
    unsafe { _mm256_storeu_si256(a.as_mut_ptr().cast(), x) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Products of bytes and words in every kind of eighth, of numbers that make sums and differences large.
    #[test]
    #[allow(unsafe_code)]
    fn products_are_products() {
        if !available() {
            return;
        }
        let mixed = |i: usize| (i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        for n in [
            1usize, 2, 63, 64, 65, 509, 512, 677, 701, 704, 705, 821, 832, 833, 1280,
        ] {
            let part = n.div_ceil(8).next_multiple_of(8);
            for (j, bits) in [
                (1, 1),
                (1, 2),
                (2, 4),
                (4, 8),
                (5, 5),
                (7, 7),
                (8, 8),
                (8, 16),
            ] {
                let most = |bits: u32| ((1u32 << bits) - 1) as u16;
                // The differences of all levels have the same sign, or not; and their negatives.
                let rows: [&dyn Fn(usize) -> u16; 4] = [
                    &|i| most(j) * ((i / part).count_ones() as u16 & 1),
                    &|i| most(j) * (1 - ((i / part).count_ones() as u16 & 1)),
                    &|_| most(j),
                    &|i| mixed(i) as u16 & most(j),
                ];
                let columns: [&dyn Fn(usize) -> u16; 3] =
                    [&|_| most(bits), &|i| most(bits) * (i % 2) as u16, &|i| {
                        mixed(i + n) as u16 & most(bits)
                    }];
                for (row, column) in rows
                    .iter()
                    .flat_map(|r| columns.iter().map(move |c| (r, c)))
                {
                    let (mut b, mut a) = ([0; LENGTH], [0; LENGTH]);
                    for i in 0..n {
                        (b[i], a[i]) = (row(i), column(i));
                    }
                    let mut room = Large::new(n);
                    // SAFETY: the CPU has AVX2.
                    unsafe {
                        let kind = Kind::new(j, bits);
                        room.matrix(&b[..n], kind);
                        room.mul(&a[..n], bits, kind);
                    }
                    // Some lines: all of them take long.
                    for i in (0..n).step_by(1 + n / 41).chain([n - 1]) {
                        let expected = (0..n).fold(0u16, |sum, t| {
                            sum.wrapping_add(a[t].wrapping_mul(b[(i + n - t) % n]))
                        });
                        let difference = room.result()[i].wrapping_sub(expected);
                        assert_eq!(difference & most(bits), 0, "{n} {j} {bits} {i}");
                    }
                }
            }
        }
    }
}
