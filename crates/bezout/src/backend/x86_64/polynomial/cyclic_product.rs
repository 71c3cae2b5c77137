// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products modulo `x^n - 1` of polynomials with coefficients modulo a power of two up to 2^16.
//!
//! Coefficient `i` of a product is the sum of `M[i - t] a[t]` with `M[x] = b[x mod n]`: a matrix that depends
//! on `i - t` alone, times a vector. Three levels of Karatsuba's trick for such matrices leave 27 of an eighth
//! of the size: with `D[x] = M[x - h] - M[x]`, the upper half of the result is `M (a0 + a1) + D a1`, the lower
//! one `M (a0 + a1) - D' a0`, where `D'[x] = D[x + h]`. Their products are of words of 16 bits, or, where few
//! bits of the result count, of bytes, of which one instruction multiplies two pairs and adds.
#![allow(clippy::needless_range_loop, reason = "several arrays share an index")]

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

    /// Overwrites all of it.
    pub fn wipe(&mut self) {
        wipe(&mut self.matrices);
        wipe(&mut self.vector);
        wipe(&mut self.lines);
    }

    /// One round of Newton's iteration: from `r`, the inverse of `a` modulo `2^j`, to that modulo `2^bits`,
    /// at most `2^(2j)`, all modulo `1 + x + ... + x^(n-1)`. `product` multiplies modulo 2 and `x^n - 1`.
    ///
    /// Timing: depends on `n`, `j` and `bits`.
    #[allow(unsafe_code)]
    pub fn double(
        &mut self,
        r: &mut [u16],
        a: &[u16],
        (j, bits): (u32, u32),
        product: fn(&mut [u16], &[u16], &[u16]),
    ) {
        assert!(available() && a.len() == self.n && r.len() == self.n);
        assert!(j < bits && bits <= 2 * j && bits <= 16);
        let mut e = [0; LENGTH];
        let e = &mut e[..self.n];
        // SAFETY: the CPU has AVX2.
        unsafe {
            let kind = Kind::new(j, bits);
            self.matrix(r, kind);
            self.multiply(a, bits, kind);
            residue(e, self.result(), j, bits - j);
            if bits - j == 1 {
                let mut c = [0; LENGTH];
                product(&mut c[..self.n], r, e);
                correct(r, &c[..self.n], j, 1);
                wipe(&mut c[..self.n]);
            } else {
                let next = Kind::new(j, bits - j);
                if next != kind {
                    self.matrix(r, next);
                }
                self.multiply(e, bits - j, next);
                correct(r, self.result(), j, bits - j);
            }
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
    fn multiply(&mut self, a: &[u16], bits: u32, kind: Kind) {
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

/// Elements of a vector in words of 16 bits, and the places from one to the next one.
const fn shape(bytes: bool, lines: usize) -> (usize, usize) {
    if bytes { (lines / 2, 2) } else { (lines, 1) }
}

/// `16 W` lines, the last 8 of which do not count if `LESS < W`.
///
/// Elements whose places differ by a multiple of 16 meet the same vectors of the matrix, so that these are
/// loaded once for all of them: `W` of them, or, in the second half, `LESS`.
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn eighth<const W: usize, const LESS: usize, const BYTES: bool>(
    out: &mut [u16],
    to: Option<&[u16]>,
    m: &[u16],
    place: usize,
    vector: &[u8],
) {
    let (elements, step) = shape(BYTES, 8 * (W + LESS));
    let mut sums = [_mm256_setzero_si256(); W];
    if let Some(to) = to {
        for (w, sum) in sums.iter_mut().enumerate() {
            *sum = load(to, 16 * w);
        }
    }
    // Unknown to the compiler, lest it writes all rounds out, and holds their loads in memory.
    let same = core::hint::black_box(16 / step);
    let half = same / 2;
    assert!(vector.len() >= 2 * elements && half <= 8 / step);
    assert!(place >= 16 * W && place + 16 * W <= m.len());
    let (place, vector) = (
        m.as_ptr().wrapping_add(place),
        vector.as_ptr().cast::<u16>(),
    );
    for rest in 0..half {
        let (place, vector) = (place.wrapping_sub(step * rest), vector.wrapping_add(rest));
        // SAFETY: of 4 (W + LESS) or 8 (W + LESS) elements, the last one is number `half - 1 + same (W - 1)`,
        // or, below, `same LESS - 1`. Places are from 16 W before the first one to 16 W behind.
        unsafe { diagonals::<W, W, BYTES>(&mut sums, place, vector) };
    }
    for rest in half..same {
        let (place, vector) = (place.wrapping_sub(step * rest), vector.wrapping_add(rest));
        // SAFETY: as above.
        unsafe { diagonals::<W, LESS, BYTES>(&mut sums, place, vector) };
    }
    for (w, sum) in sums.into_iter().enumerate() {
        store(out, 16 * w, sum);
    }
}

/// Adds the products by `S` elements, whose places are 16 apart.
///
/// # Safety
/// The CPU has AVX2. From `place` on, `16 W` words can be read, and `16 (S - 1)` before; and `S` elements.
#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
unsafe fn diagonals<const W: usize, const S: usize, const BYTES: bool>(
    sums: &mut [V; W],
    place: *const u16,
    vector: *const u16,
) {
    let apart = if BYTES { 8 } else { 16 };
    let mut a = [_mm256_setzero_si256(); S];
    for (s, a) in a.iter_mut().enumerate() {
        // SAFETY: element s.
        *a = _mm256_set1_epi16(unsafe { vector.add(apart * s).read_unaligned() } as i16);
    }
    let first = place.wrapping_sub(16 * (S - 1));
    macro_rules! diagonal {
        ($($d:literal)*) => {
            $(if $d < W + S - 1 {
                // SAFETY: places 16 (d - S + 1) and 15 more.
                let x = unsafe { _mm256_loadu_si256(first.wrapping_add(16 * $d).cast()) };
                for s in 0..S {
                    if $d + s >= S - 1 && $d + s < W + S - 1 {
                        let sum = &mut sums[$d + s - (S - 1)];
                        *sum = _mm256_add_epi16(*sum, multiply::<BYTES>(a[s], x));
                    }
                }
            })*
        };
    }
    diagonal!(0 1 2 3 4 5 6 7 8 9 10 11 12);
}

#[inline]
#[target_feature(enable = "avx2")]
fn multiply<const BYTES: bool>(a: V, x: V) -> V {
    match BYTES {
        true => _mm256_maddubs_epi16(a, x),
        false => _mm256_mullo_epi16(a, x),
    }
}

/// Any number of lines.
#[target_feature(enable = "avx2")]
fn any_eighth<const BYTES: bool>(
    out: &mut [u16],
    to: Option<&[u16]>,
    m: &[u16],
    place: usize,
    vector: &[u8],
    lines: usize,
) {
    let (elements, step) = shape(BYTES, lines);
    for line in (0..lines).step_by(16) {
        let mut sum = match to {
            Some(to) => load(to, line),
            None => _mm256_setzero_si256(),
        };
        for (t, two) in vector.as_chunks::<2>().0[..elements].iter().enumerate() {
            let a = _mm256_set1_epi16(i16::from_le_bytes(*two));
            let x = load(m, place + line - step * t);
            sum = _mm256_add_epi16(sum, multiply::<BYTES>(a, x));
        }
        store(out, line, sum);
    }
}

/// `(1 - c) / 2^j`, of so many bits, for `c` modulo `1 + x + ... + x^(n-1)`. Where that is no whole number,
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

/// Adds `2^j` times so many bits of `c`, modulo `1 + x + ... + x^(n-1)`, to `r`.
#[target_feature(enable = "avx2")]
fn correct(r: &mut [u16], c: &[u16], j: u32, bits: u32) {
    let (low, last) = (((1u32 << bits) - 1) as u16, c[c.len() - 1]);
    let shift = _mm_cvtsi32_si128(j as i32);
    let (to, rest) = r.as_chunks_mut::<16>();
    for (i, to) in to.iter_mut().enumerate() {
        let x = _mm256_sub_epi16(load(c, 16 * i), _mm256_set1_epi16(last as i16));
        let x = _mm256_sll_epi16(_mm256_and_si256(x, _mm256_set1_epi16(low as i16)), shift);
        let x = _mm256_or_si256(get(to), x);
        put(to, x);
    }
    let done = 16 * to.len();
    for (to, &c) in rest.iter_mut().zip(&c[done..]) {
        *to |= (c.wrapping_sub(last) & low) << j;
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(a: &[u16], at: usize) -> V {
    get(a[at..at + 16].try_into().expect("16 words"))
}

#[inline]
#[target_feature(enable = "avx2")]
fn store(a: &mut [u16], at: usize, x: V) {
    put((&mut a[at..at + 16]).try_into().expect("16 words"), x);
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn get(a: &[u16; 16]) -> V {
    // SAFETY: 32 bytes are read from an array of so many.
    unsafe { _mm256_loadu_si256(a.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn put(a: &mut [u16; 16], x: V) {
    // SAFETY: 32 bytes are written to an array of so many.
    unsafe { _mm256_storeu_si256(a.as_mut_ptr().cast(), x) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn get_bytes(a: &[u8; 32]) -> V {
    // SAFETY: 32 bytes are read from an array of so many.
    unsafe { _mm256_loadu_si256(a.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn put_bytes(a: &mut [u8; 32], x: V) {
    // SAFETY: 32 bytes are written to an array of so many.
    unsafe { _mm256_storeu_si256(a.as_mut_ptr().cast(), x) }
}
