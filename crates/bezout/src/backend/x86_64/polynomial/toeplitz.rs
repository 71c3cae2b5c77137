// SPDX-License-Identifier: MIT OR Apache-2.0
//! Matrices whose entries depend on `i - t` alone, times vectors: products in rings of polynomials
//! are such.
//!
//! Line `i` of a product is the sum of `M[i - t] a[t]`. Three levels of Karatsuba's trick for such
//! matrices leave 27 of an eighth of the size: with `D[x] = M[x - h] - M[x]`, the upper half of the
//! result is `M (a0 + a1) + D a1`, the lower one `M (a0 + a1) - D' a0`, where `D'[x] = D[x + h]`.
//! Their products are of words of 16 bits, or, where numbers or what counts of the result are
//! short, of bytes, of which one instruction multiplies two pairs and adds.
#![allow(clippy::needless_range_loop, reason = "several arrays share an index")]

use super::toeplitz_eighth::{any_eighth, eighth, get, load, put, store};
use crate::cpu::Isa;
use crate::ct::wipe;
use core::arch::x86_64::*;

type V = __m256i;

/// The most coefficients.
pub(super) const LENGTH: usize = 1280;
/// The most lines of an eighth.
const EIGHTH: usize = LENGTH / 8;
/// Places or lines beyond the end of an array that vectors reach.
const SLACK: usize = 32;

/// Places of a matrix of 8 eighths, and of differences over 4, 2 and 1 of them: half as many lines,
/// and from minus that to twice that number.
const fn places(eighth: usize) -> usize {
    (16 + 12 + 6 + 3) * eighth + 4 * 2 * SLACK
}

/// Bytes of a vector of words, and of sums of 4, 2 and 1 eighths.
const fn vectors(eighth: usize) -> usize {
    2 * (8 + 7) * eighth + 4 * SLACK
}

/// Lines of the result, and of 4, 2 and 1 eighths.
const fn lines(eighth: usize) -> usize {
    (8 + 7) * eighth + 4 * SLACK
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

/// For up to 512 coefficients.
pub(super) type Tiny = Room<{ places(64) }, { vectors(64) }, { lines(64) }>;
/// For up to 704 coefficients.
pub(crate) type Small = Room<{ places(88) }, { vectors(88) }, { lines(88) }>;
/// For any number of them.
pub(crate) type Large = Room<{ places(EIGHTH) }, { vectors(EIGHTH) }, { lines(EIGHTH) }>;

/// What products are of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Numbers of 8 bits: a matrix of signed ones, a vector of others.
    Bytes,
    /// Numbers modulo 2^16.
    Words,
}

impl Kind {
    /// For a matrix of numbers below `2^j` and a product of which `bits` bits count.
    ///
    /// Sums of two products of bytes must not exceed 2^15. For 8 bits, differences are below
    /// `2^(j+2)`; for fewer, the vector is, and the matrix may be anything modulo 2^8.
    pub fn new(j: u32, bits: u32) -> Self {
        match bits {
            ..8 => Self::Bytes,
            8 if j <= 4 => Self::Bytes,
            _ => Self::Words,
        }
    }

    /// Bytes of an element of the vector.
    const fn size(self) -> usize {
        match self {
            Self::Bytes => 1,
            Self::Words => 2,
        }
    }
}

/// Whether this CPU has what is needed.
pub(super) fn available() -> bool {
    Isa::Avx2.available()
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

    /// Overwrites all of it that was used.
    pub fn wipe(&mut self) {
        let eighth = self.eighth;
        wipe(&mut self.matrices[..places(eighth)]);
        wipe(&mut self.vector[..vectors(eighth)]);
        wipe(&mut self.lines[..lines(eighth)]);
    }

    /// The lines.
    pub(super) fn result(&self) -> &[u16] {
        &self.lines[..self.n]
    }

    /// The matrix with the places from `1 - n` to `n - 1` in `row`.
    #[target_feature(enable = "avx2")]
    pub(super) fn matrix(&mut self, kind: Kind, row: impl FnOnce(&mut [u16], &mut [u16])) {
        let (n, eighth) = (self.n, self.eighth);
        let (zero, end) = (SLACK + 8 * eighth, 16 * eighth + 2 * SLACK);
        let m = &mut self.matrices[..end];
        let (below, above) = m[..end].split_at_mut(zero);
        below[..zero - n].fill(0);
        above[n..].fill(0);
        row(&mut below[zero - n..], &mut above[..n]);
        if kind == Kind::Bytes {
            pair_bytes(m, end);
        }
    }

    /// The matrix times `a`, of which `bits` bits count.
    #[target_feature(enable = "avx2")]
    pub(super) fn mul(&mut self, a: impl Iterator<Item = u16>, bits: u32, kind: Kind) {
        let eighth = self.eighth;
        let size = kind.size();
        let mask = ((1u32 << bits) - 1) as u16;
        let (vector, sums) = self.vector.split_at_mut(8 * eighth * size + SLACK);
        match kind {
            Kind::Bytes => {
                for (to, a) in vector.iter_mut().zip(a) {
                    *to = (a & mask) as u8;
                }
            }
            Kind::Words => {
                for (to, a) in vector.as_chunks_mut::<2>().0.iter_mut().zip(a) {
                    *to = (a & mask).to_le_bytes();
                }
            }
        }
        vector[self.n * size..].fill(0);
        let (out, rest) = self.lines.split_at_mut(8 * eighth + SLACK);
        let (m, room) = self.matrices.split_at_mut(16 * eighth + 2 * SLACK);
        let product = Product {
            eighth,
            mask: mask as u8,
            kind,
        };
        let zero = 8 * eighth + SLACK;
        product.part(out, rest, vector, sums, (m, zero), room, 2);
    }
}

/// The places of products by `b` modulo `x^n - 1`, for [`Room::matrix`].
pub(super) fn cyclic_row(
    b: impl Iterator<Item = u16> + Clone,
) -> impl FnOnce(&mut [u16], &mut [u16]) {
    |below, above| {
        below.iter_mut().zip(b.clone()).for_each(|(to, b)| *to = b);
        above.iter_mut().zip(b).for_each(|(to, b)| *to = b);
    }
}

/// Entries x and x - 1 in one word, bytes each; the last ones first.
#[target_feature(enable = "avx2")]
fn pair_bytes(m: &mut [u16], end: usize) {
    let byte = _mm256_set1_epi16(0xff);
    for x in (16..end - 15).step_by(16).rev() {
        let before = _mm256_slli_epi16(load(m, x - 1), 8);
        let pair = _mm256_or_si256(_mm256_and_si256(load(m, x), byte), before);
        store(m, x, pair);
    }
}

/// What is the same in all parts of a product.
struct Product {
    eighth: usize,
    mask: u8,
    kind: Kind,
}

/// A matrix, and where its place 0 is.
type Matrix<'a> = (&'a [u16], usize);

impl Product {
    /// A part of `2^(level + 1)` eighths: a matrix times a vector. The room is for differences.
    #[target_feature(enable = "avx2")]
    #[allow(clippy::too_many_arguments, reason = "it calls itself")]
    fn part(
        &self,
        out: &mut [u16],
        lines: &mut [u16],
        vector: &[u8],
        sums: &mut [u8],
        m: Matrix<'_>,
        room: &mut [u16],
        level: usize,
    ) {
        let half = self.eighth << level;
        let (bytes, words) = (half * self.kind.size(), half);
        let (sum, sums) = sums.split_at_mut(bytes + SLACK);
        let (common, lines) = lines.split_at_mut(words + SLACK);
        let (d, room) = room.split_at_mut(3 * words + 2 * SLACK);
        let below = words + SLACK;
        self.differences(d, below, m, words);
        let (upper, lower) = ((&*d, below), (&*d, below + words));
        let whole = bytes.next_multiple_of(32);
        let (low, high) = (&vector[..whole], &vector[bytes..][..whole]);
        self.add(sum, low, high);
        if level == 0 {
            // The lower half is a sum, too, with the vector's negative.
            self.leaf(common, None, sum, m);
            self.leaf(out, Some(common), high, upper);
            self.negative(sum, low);
            self.leaf(&mut out[words..], Some(common), sum, lower);
            return;
        }
        self.part(common, lines, sum, sums, m, room, level - 1);
        self.part(out, lines, &vector[bytes..], sums, upper, room, level - 1);
        self.combine(out, common, words, false);
        let out = &mut out[words..];
        self.part(out, lines, vector, sums, lower, room, level - 1);
        self.combine(out, common, words, true);
    }

    /// `D[x] = M[x - half] - M[x]` from `-half` to `2 half`, and 8 words more; place 0 is at
    /// `zero`.
    #[target_feature(enable = "avx2")]
    fn differences(&self, d: &mut [u16], zero: usize, (m, origin): Matrix<'_>, half: usize) {
        let length = 3 * half + 16;
        let nearer = m[origin - half - 8..][..length].as_chunks().0;
        let further = m[origin - 2 * half - 8..][..length].as_chunks().0;
        let to = d[zero - half - 8..][..length].as_chunks_mut().0;
        for (to, (x, y)) in to.iter_mut().zip(further.iter().zip(nearer)) {
            let (x, y) = (get(x), get(y));
            let difference = match self.kind {
                Kind::Bytes => _mm256_sub_epi8(x, y),
                Kind::Words => _mm256_sub_epi16(x, y),
            };
            put(to, difference);
        }
    }

    /// The sum of two halves of a vector.
    #[target_feature(enable = "avx2")]
    fn add(&self, sum: &mut [u8], low: &[u8], high: &[u8]) {
        let mask = _mm256_set1_epi8(self.mask as i8);
        let pairs = low.as_chunks().0.iter().zip(high.as_chunks().0);
        for (to, (x, y)) in sum.as_chunks_mut().0.iter_mut().zip(pairs) {
            let (x, y) = (get_bytes(x), get_bytes(y));
            let z = match self.kind {
                Kind::Bytes => _mm256_and_si256(_mm256_add_epi8(x, y), mask),
                Kind::Words => _mm256_add_epi16(x, y),
            };
            put_bytes(to, z);
        }
    }

    /// The negative of a half.
    #[target_feature(enable = "avx2")]
    fn negative(&self, out: &mut [u8], half: &[u8]) {
        let (zero, mask) = (_mm256_setzero_si256(), _mm256_set1_epi8(self.mask as i8));
        for (to, x) in out.as_chunks_mut().0.iter_mut().zip(half.as_chunks().0) {
            let x = get_bytes(x);
            let z = match self.kind {
                Kind::Bytes => _mm256_and_si256(_mm256_sub_epi8(zero, x), mask),
                Kind::Words => _mm256_sub_epi16(zero, x),
            };
            put_bytes(to, z);
        }
    }

    /// An eighth, and what is added to it.
    #[target_feature(enable = "avx2")]
    fn leaf(&self, out: &mut [u16], to: Option<&[u16]>, vector: &[u8], (m, place): Matrix<'_>) {
        let lines = self.eighth;
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

    /// `out = x + out` or `x - out`, and up to 15 words more.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn combine(&self, out: &mut [u16], x: &[u16], words: usize, minus: bool) {
        let whole = words.next_multiple_of(16);
        let (out, x) = (&mut out[..whole], &x[..whole]);
        for (to, x) in out.as_chunks_mut().0.iter_mut().zip(x.as_chunks().0) {
            let (x, y) = (get(x), get(to));
            let z = match minus {
                true => _mm256_sub_epi16(x, y),
                false => _mm256_add_epi16(x, y),
            };
            put(to, z);
        }
    }
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

    /// Products of bytes and words in every kind of eighth, of numbers that make sums and
    /// differences large.
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
                        room.matrix(kind, cyclic_row(b[..n].iter().copied()));
                        room.mul(a[..n].iter().copied(), bits, kind);
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
