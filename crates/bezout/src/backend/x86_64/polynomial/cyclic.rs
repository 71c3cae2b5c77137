// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arithmetic of binary polynomials modulo `x^r - 1` with carry-less products in vectors of 256
//! bits.
//!
//! Long products are Karatsuba's, two at a time: each lane of a vector has blocks of 128 bits of
//! its own.
#![allow(clippy::needless_range_loop, reason = "several arrays share an index")]

use crate::cpu::Isa;
use crate::ct::wipe;
use core::arch::x86_64::*;

type V = __m256i;

/// Words of the longest element.
const MAX_WORDS: usize = 1024;
/// Words whose coefficients are collected before they become bits.
const CHUNK: usize = 16;
/// From this number of squarings on, coefficients are moved at once.
const MANY: usize = 40;
/// The same in rings of small degree.
const FEW: usize = 20;

/// The ring, how products are split: `parts` of `size` words, at most `2 B`, and up to two words
/// more; and scratch.
pub(crate) struct Cyclic<'a, const B: usize> {
    r: usize,
    words: usize,
    parts: usize,
    size: usize,
    /// A product of twice the length.
    product: &'a mut [u64],
    /// Coefficients one by one.
    coefficients: &'a mut [u64],
    /// Operands and product of a part.
    blocks: [[V; B]; 2],
    products: [[V; B]; 2],
}

/// Blocks of a part for any ring.
pub(crate) const LARGE: usize = 128;
/// Blocks of a part for at most 42 words.
pub(crate) const SMALL: usize = 4;

/// How products of `words` words are split, `(parts, size)`.
const fn split(words: usize) -> (usize, usize) {
    let mut size = 8;
    while 5 * size + 2 < words {
        size *= 2;
    }
    let parts = words.saturating_sub(2).div_ceil(size);
    (if parts == 0 { 1 } else { parts }, size)
}

/// The words that an element of `words` words has with the zeros behind it.
pub(crate) const fn padded(words: usize) -> usize {
    let (parts, size) = split(words);
    let whole = parts * size;
    (if whole > words { whole } else { words }) + 8
}

/// Scratch words of [`Cyclic`].
pub(crate) const fn scratch(words: usize) -> usize {
    2 * padded(words) + 8 * words
}

/// Bit `bit` of each coefficient, packed, zeros behind.
#[allow(unsafe_code)]
pub(crate) fn pack(out: &mut [u64], a: &[u16], bit: u32) {
    assert!(available() && a.len() <= 64 * out.len());
    // SAFETY: the CPU has AVX2.
    unsafe { packed(out, a, bit) }
}

#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn packed(out: &mut [u64], a: &[u16], bit: u32) {
    out.fill(0);
    let shift = _mm_cvtsi32_si128(bit as i32);
    let bits = |block: &[u16; 32]| {
        // SAFETY: 32 bytes each are read from halves of 32 words.
        let [x, y] =
            [0, 16].map(|at| unsafe { _mm256_loadu_si256(block[at..at + 16].as_ptr().cast()) });
        let [x, y] =
            [x, y].map(|x| _mm256_and_si256(_mm256_srl_epi16(x, shift), _mm256_set1_epi16(1)));
        let bytes = _mm256_permute4x64_epi64(_mm256_packs_epi16(x, y), 0b11_01_10_00);
        _mm256_movemask_epi8(_mm256_slli_epi16(bytes, 7)) as u32 as u64
    };
    let (blocks, rest) = a.as_chunks::<32>();
    for (i, block) in blocks.iter().enumerate() {
        out[i / 2] |= bits(block) << (32 * (i % 2));
    }
    if !rest.is_empty() {
        let mut block = [0u16; 32];
        block[..rest.len()].copy_from_slice(rest);
        out[blocks.len() / 2] |= bits(&block) << (32 * (blocks.len() % 2));
        wipe(&mut block);
    }
}

/// Coefficients 0 and 1 from packed bits.
#[allow(unsafe_code)]
pub(crate) fn unpack(out: &mut [u16], a: &[u64]) {
    assert!(available() && out.len() <= 64 * a.len());
    // SAFETY: the CPU has AVX2.
    unsafe { unpacked(out, a) }
}

#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn unpacked(out: &mut [u16], a: &[u64]) {
    let bits = _mm256_setr_epi16(
        1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, -32768,
    );
    let block = |i: usize| {
        let x = _mm256_set1_epi16((a[i / 4] >> (16 * (i % 4))) as i16);
        let x = _mm256_cmpeq_epi16(_mm256_and_si256(x, bits), bits);
        _mm256_srli_epi16(x, 15)
    };
    let (blocks, rest) = out.as_chunks_mut::<16>();
    for (i, to) in blocks.iter_mut().enumerate() {
        // SAFETY: 32 bytes are written to an array of 32 bytes.
        unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), block(i)) };
    }
    if !rest.is_empty() {
        let mut last = [0u16; 16];
        // SAFETY: as above.
        unsafe { _mm256_storeu_si256(last.as_mut_ptr().cast(), block(blocks.len())) };
        rest.copy_from_slice(&last[..rest.len()]);
    }
}

/// Whether this CPU has what is needed.
pub(crate) fn available() -> bool {
    Isa::Vpclmulqdq.available()
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn xor(a: V, b: V) -> V {
    _mm256_xor_si256(a, b)
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
pub(super) fn load(a: &[u64], at: usize) -> V {
    let block: &[u64; 4] = a[at..at + 4].try_into().expect("4 words");
    // SAFETY: 32 bytes are read from an array of 32 bytes.
    unsafe { _mm256_loadu_si256(block.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
pub(super) fn store(a: &mut [u64], at: usize, x: V) {
    let block: &mut [u64; 4] = (&mut a[at..at + 4]).try_into().expect("4 words");
    // SAFETY: 32 bytes are written to an array of 32 bytes.
    unsafe { _mm256_storeu_si256(block.as_mut_ptr().cast(), x) }
}

/// The products of 128 bits in each lane, low and high half.
#[inline]
#[target_feature(enable = "avx2,vpclmulqdq")]
fn lanes(a: V, b: V) -> (V, V) {
    let low = _mm256_clmulepi64_epi128(a, b, 0x00);
    let high = _mm256_clmulepi64_epi128(a, b, 0x11);
    let (s, t) = (
        xor(a, _mm256_shuffle_epi32(a, 0x4e)),
        xor(b, _mm256_shuffle_epi32(b, 0x4e)),
    );
    let middle = xor(_mm256_clmulepi64_epi128(s, t, 0x00), xor(low, high));
    (
        xor(low, _mm256_bslli_epi128(middle, 8)),
        xor(high, _mm256_bsrli_epi128(middle, 8)),
    )
}

/// The products of 256 bits in each lane.
#[inline]
#[target_feature(enable = "avx2,vpclmulqdq")]
pub(super) fn product2(a: [V; 2], b: [V; 2]) -> [V; 4] {
    let low = lanes(a[0], b[0]);
    let high = lanes(a[1], b[1]);
    let middle = lanes(xor(a[0], a[1]), xor(b[0], b[1]));
    let inner = xor(low.1, high.0);
    [
        low.0,
        xor(inner, xor(low.0, middle.0)),
        xor(inner, xor(high.1, middle.1)),
        high.1,
    ]
}

/// The products of 512 bits in each lane.
#[inline]
#[target_feature(enable = "avx2,vpclmulqdq")]
fn product4(c: &mut [V; 8], a: &[V; 4], b: &[V; 4]) {
    let low = product2([a[0], a[1]], [b[0], b[1]]);
    let high = product2([a[2], a[3]], [b[2], b[3]]);
    let middle = product2(
        [xor(a[0], a[2]), xor(a[1], a[3])],
        [xor(b[0], b[2]), xor(b[1], b[3])],
    );
    (c[0], c[1], c[6], c[7]) = (low[0], low[1], high[2], high[3]);
    for i in 0..2 {
        let inner = xor(low[2 + i], high[i]);
        c[2 + i] = xor(inner, xor(low[i], middle[i]));
        c[4 + i] = xor(inner, xor(high[2 + i], middle[2 + i]));
    }
}

/// Karatsuba's product of twice as many blocks.
macro_rules! double {
    ($name:ident, $half:ident, $n:literal, $h:literal) => {
        #[target_feature(enable = "avx2,vpclmulqdq")]
        fn $name(c: &mut [V; 2 * $n], a: &[V; $n], b: &[V; $n]) {
            const HALF: &str = "half of the blocks";
            let zero = _mm256_setzero_si256();
            let (mut s, mut t, mut middle) = ([zero; $h], [zero; $h], [zero; $n]);
            for i in 0..$h {
                s[i] = xor(a[i], a[i + $h]);
                t[i] = xor(b[i], b[i + $h]);
            }
            $half(&mut middle, &s, &t);
            let (low, high) = c.split_at_mut($n);
            let low: &mut [V; $n] = low.try_into().expect(HALF);
            let high: &mut [V; $n] = high.try_into().expect(HALF);
            $half(
                low,
                a[..$h].try_into().expect(HALF),
                b[..$h].try_into().expect(HALF),
            );
            $half(
                high,
                a[$h..].try_into().expect(HALF),
                b[$h..].try_into().expect(HALF),
            );
            for i in 0..$h {
                let inner = xor(low[$h + i], high[i]);
                low[$h + i] = xor(inner, xor(low[i], middle[i]));
                high[i] = xor(inner, xor(high[$h + i], middle[$h + i]));
            }
        }
    };
}

double!(product8, product4, 8, 4);
double!(product16, product8, 16, 8);
double!(product32, product16, 32, 16);
double!(product64, product32, 64, 32);
double!(product128, product64, 128, 64);

/// The products of `n` blocks in each lane: a power of two from 4 to 128.
#[target_feature(enable = "avx2,vpclmulqdq")]
fn product(c: &mut [V], a: &[V], b: &[V], n: usize) {
    const FIT: &str = "operands of this size";
    macro_rules! call {
        ($name:ident, $n:literal) => {
            $name(
                (&mut c[..2 * $n]).try_into().expect(FIT),
                a[..$n].try_into().expect(FIT),
                b[..$n].try_into().expect(FIT),
            )
        };
    }
    match n {
        4 => call!(product4, 4),
        8 => call!(product8, 8),
        16 => call!(product16, 16),
        32 => call!(product32, 32),
        64 => call!(product64, 64),
        _ => call!(product128, 128),
    }
}

/// The blocks of one part of a number, or of the sum of two parts, for two lanes at once.
#[target_feature(enable = "avx2")]
fn blocks(out: &mut [V], a: &[u64], lanes: [(usize, usize); 2], size: usize) {
    let part = |(i, j): (usize, usize), at: usize| {
        let x = load(a, i * size + at);
        if i == j {
            x
        } else {
            xor(x, load(a, j * size + at))
        }
    };
    for at in (0..size).step_by(4) {
        let (x, y) = (part(lanes[0], at), part(lanes[1], at));
        out[at / 2] = _mm256_permute2x128_si256(x, y, 0x20);
        out[at / 2 + 1] = _mm256_permute2x128_si256(x, y, 0x31);
    }
}

impl<'a, const B: usize> Cyclic<'a, B> {
    /// Arithmetic modulo `x^r - 1`, `r` odd, at most 65536, with [`scratch`].
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn new(r: usize, scratch: &'a mut [u64]) -> Self {
        let words = r.div_ceil(64);
        assert!(r % 2 == 1 && words <= MAX_WORDS && available());
        let (parts, size) = split(words);
        assert!(size <= 2 * B);
        let (product, rest) = scratch.split_at_mut(2 * padded(words));
        // SAFETY: the CPU has AVX2.
        let zero = unsafe { _mm256_setzero_si256() };
        Self {
            r,
            words,
            parts,
            size,
            product,
            coefficients: &mut rest[..8 * words],
            blocks: [[zero; B]; 2],
            products: [[zero; B]; 2],
        }
    }

    /// `a = a b`.
    ///
    /// Timing: depends on `r`.
    #[allow(unsafe_code)]
    pub fn mul(&mut self, a: &mut [u64], b: &[u64]) {
        assert!(available());
        // SAFETY: the CPU has AVX2 and VPCLMULQDQ.
        unsafe {
            self.full_product(a, b);
            self.reduce(a);
        }
    }

    /// `a = a^(2^k)`; `factor` is `2^-k` modulo `r`.
    ///
    /// Timing: depends on `r` and `k`.
    #[allow(unsafe_code)]
    pub fn power(&mut self, a: &mut [u64], k: usize, factor: u32) {
        assert!(available());
        let many = if B == SMALL { FEW } else { MANY };
        // SAFETY: the CPU has AVX2, BMI2 and VPCLMULQDQ.
        unsafe {
            if k < many {
                for _ in 0..k {
                    self.square(a);
                }
            } else if factor as usize == self.r - 2 {
                self.turn(a);
            } else {
                self.permute(a, factor);
            }
        }
    }

    /// The square root with coefficients in reverse: `i` goes to `-i/2` modulo `r`. So it does in a
    /// power of `2^k` for `k = (r - 3)/2`, as 2 is a generator.
    // It gathers bits by constants alone: the check of constant time knows it by its name, in every
    // program.
    #[inline(never)]
    #[target_feature(enable = "bmi2")]
    fn turn(&mut self, a: &mut [u64]) {
        let (n, r) = (self.words, self.r);
        let (z, to) = self.product.split_at_mut(n + 1);
        // Place i has coefficient r - i; and 0 stays where it is.
        let shift = 64 * n - 1 - r;
        for i in 0..n {
            let word = a[n - 1 - i].reverse_bits();
            let next = if i + 1 < n {
                a[n - 2 - i].reverse_bits()
            } else {
                0
            };
            z[i] = word >> shift | next << 1 << (63 - shift);
        }
        z[0] |= a[0] & 1;
        z[n - 1] &= (1 << (r % 64)) - 1;
        z[n] = 0;
        // The even places, and then the odd ones.
        let (even, odd) = (0x5555_5555_5555_5555, 0xaaaa_aaaa_aaaa_aaaa);
        let halves = n.div_ceil(2);
        let (low, high) = to.split_at_mut(halves + 1);
        high[halves] = 0;
        for i in 0..halves {
            low[i] = _pext_u64(z[2 * i], even) | _pext_u64(z[2 * i + 1], even) << 32;
            high[i] = _pext_u64(z[2 * i], odd) | _pext_u64(z[2 * i + 1], odd) << 32;
        }
        let (word, shift) = (r.div_ceil(2) / 64, r.div_ceil(2) % 64);
        for (i, a) in a[..n].iter_mut().enumerate() {
            *a = if i < halves { low[i] } else { 0 };
            if i >= word && i - word <= halves {
                *a |= high[i - word] << shift;
            }
            if i > word && i - word - 1 < halves {
                *a |= high[i - word - 1] >> 1 >> (63 - shift);
            }
        }
    }

    #[target_feature(enable = "avx2,vpclmulqdq")]
    fn full_product(&mut self, a: &[u64], b: &[u64]) {
        let (n, size, parts) = (self.words, self.size, self.parts);
        let whole = parts * size;
        let c = &mut *self.product;
        c[..2 * n.max(whole) + 8].fill(0);
        let [x, y] = &mut self.blocks;
        let p = self.products.as_flattened_mut();
        // A part's own product counts where it is, and in the middle of every pair; that of the
        // sums of a pair counts in its middle. Two of them at a time, one in each lane.
        let pairs = |k: usize| -> (usize, usize) {
            let mut i = 0;
            while (i + 1) * (i + 2) / 2 <= k {
                i += 1;
            }
            (i, k - i * (i + 1) / 2)
        };
        let count = parts * (parts + 1) / 2;
        for k in (0..count).step_by(2) {
            let two = [pairs(k), pairs((k + 1).min(count - 1))];
            blocks(x, a, two, size);
            blocks(y, b, two, size);
            product(p, x, y, size / 2);
            for (lane, &(i, j)) in two.iter().enumerate().take(count - k) {
                for at in (0..2 * size).step_by(4) {
                    let (low, high) = (p[at / 2], p[at / 2 + 1]);
                    let sum = match lane {
                        0 => _mm256_permute2x128_si256(low, high, 0x20),
                        _ => _mm256_permute2x128_si256(low, high, 0x31),
                    };
                    if i == j {
                        for other in 0..parts {
                            let to = (i + other) * size + at;
                            store(c, to, xor(load(c, to), sum));
                        }
                    } else {
                        let to = (i + j) * size + at;
                        store(c, to, xor(load(c, to), sum));
                    }
                }
            }
        }
        // One or two words more.
        for w in whole..n {
            let (x, y) = (
                _mm256_set1_epi64x(a[w] as i64),
                _mm256_set1_epi64x(b[w] as i64),
            );
            // Products by words 0, 2, ... and then by 1, 3, ...: none reads what has just been
            // written.
            for i in (0..whole).step_by(4) {
                let (u, v) = (load(a, i), load(b, i));
                let even = xor(
                    _mm256_clmulepi64_epi128(v, x, 0x00),
                    _mm256_clmulepi64_epi128(u, y, 0x00),
                );
                store(c, w + i, xor(load(c, w + i), even));
            }
            for i in (0..whole).step_by(4) {
                let (u, v) = (load(a, i), load(b, i));
                let odd = xor(
                    _mm256_clmulepi64_epi128(v, x, 0x01),
                    _mm256_clmulepi64_epi128(u, y, 0x01),
                );
                store(c, w + i + 1, xor(load(c, w + i + 1), odd));
            }
            for i in whole..n {
                let z = _mm256_clmulepi64_epi128(x, _mm256_set1_epi64x(b[i] as i64), 0);
                c[w + i] ^= _mm256_extract_epi64(z, 0) as u64;
                c[w + i + 1] ^= _mm256_extract_epi64(z, 1) as u64;
            }
        }
    }

    /// `a` from the full product.
    #[target_feature(enable = "avx2")]
    fn reduce(&mut self, a: &mut [u64]) {
        let (c, word, shift) = (&*self.product, self.r / 64, self.r % 64);
        let right = _mm_cvtsi64_si128(shift as i64);
        let left = _mm_cvtsi64_si128(64 - shift as i64);
        for i in (0..self.words).step_by(4) {
            let above = _mm256_or_si256(
                _mm256_srl_epi64(load(c, i + word), right),
                _mm256_sll_epi64(load(c, i + word + 1), left),
            );
            store(a, i, xor(load(c, i), above));
        }
        // r is odd: the last word is never full.
        a[self.words - 1] &= (1 << shift) - 1;
        // A vector may have written beyond.
        a[self.words..self.words.next_multiple_of(4)].fill(0);
    }

    #[target_feature(enable = "avx2,vpclmulqdq")]
    fn square(&mut self, a: &mut [u64]) {
        let c = &mut *self.product;
        for i in (0..self.words).step_by(4) {
            let x = load(a, i);
            let even = _mm256_clmulepi64_epi128(x, x, 0x00);
            let odd = _mm256_clmulepi64_epi128(x, x, 0x11);
            store(c, 2 * i, _mm256_permute2x128_si256(even, odd, 0x20));
            store(c, 2 * i + 4, _mm256_permute2x128_si256(even, odd, 0x31));
        }
        let end = 2 * self.words.next_multiple_of(4);
        c[end..end + 8].fill(0);
        self.reduce(a);
    }

    /// Coefficient `step i` modulo `r` goes to `i`: places are public, so that addresses may depend
    /// on them.
    #[target_feature(enable = "avx2")]
    #[allow(unsafe_code)]
    fn permute(&mut self, a: &mut [u64], step: u32) {
        let r = self.r;
        // SAFETY: bytes are part of words.
        let bytes = unsafe { self.coefficients.align_to_mut::<u8>().1 };
        // So each place, a multiple of the step modulo r, is below r.
        assert!(bytes.len() >= r && (step as usize) < r);
        let select = _mm256_setr_epi8(
            0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
            3, 3, 3,
        );
        let bits = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
        for (block, word) in bytes
            .as_chunks_mut::<64>()
            .0
            .iter_mut()
            .zip(&a[..self.words])
        {
            for (half, block) in block.as_chunks_mut::<32>().0.iter_mut().enumerate() {
                let x = _mm256_set1_epi32((word >> (32 * half)) as i32);
                let x = _mm256_and_si256(_mm256_shuffle_epi8(x, select), bits);
                // SAFETY: 32 bytes are written to an array of 32 bytes.
                unsafe {
                    _mm256_storeu_si256(block.as_mut_ptr().cast(), _mm256_cmpeq_epi8(x, bits));
                }
            }
        }
        // The places of the first 32 of them, and of 32 more each time.
        let mut places = [0u32; 32];
        let mut place = 0;
        for p in &mut places {
            *p = place;
            place = add(place, step, r as u32);
        }
        let (stride, modulus) = (_mm256_set1_epi32(place as i32), _mm256_set1_epi32(r as i32));
        // SAFETY: 32 bytes are read from arrays of 32 bytes.
        let mut vectors = [0, 1, 2, 3]
            .map(|i| unsafe { _mm256_loadu_si256(places[8 * i..8 * i + 8].as_ptr().cast()) });
        // The bytes of several words, so that none is read in vectors soon after it was written.
        let mut found = [0u8; 64 * CHUNK];
        for words in a[..self.words].chunks_mut(CHUNK) {
            for block in found
                .as_chunks_mut::<32>()
                .0
                .iter_mut()
                .take(2 * words.len())
            {
                let mut places = [0u64; 16];
                for (v, to) in vectors.iter_mut().zip(places.as_chunks_mut::<4>().0) {
                    let x = _mm256_add_epi32(*v, stride);
                    // SAFETY: 32 bytes are written to an array of 32 bytes.
                    unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), *v) };
                    *v = _mm256_min_epu32(x, _mm256_sub_epi32(x, modulus));
                }
                for (to, &from) in block.as_chunks_mut::<2>().0.iter_mut().zip(&places) {
                    // SAFETY: places are below r, and there are as many bytes.
                    *to = unsafe {
                        [
                            *bytes.get_unchecked(from as u32 as usize),
                            *bytes.get_unchecked((from >> 32) as usize),
                        ]
                    };
                }
            }
            for (word, block) in words.iter_mut().zip(found.as_chunks::<64>().0) {
                let [low, high] = [0, 32].map(|at| {
                    let half: &[u8; 32] = block[at..at + 32].try_into().expect("32 bytes");
                    // SAFETY: 32 bytes are read from an array of 32 bytes.
                    let half = unsafe { _mm256_loadu_si256(half.as_ptr().cast()) };
                    _mm256_movemask_epi8(half) as u32 as u64
                });
                *word = low | high << 32;
            }
        }
        wipe(&mut found);
        a[self.words - 1] &= (1 << (r % 64)) - 1;
    }

    /// Overwrites what was computed on the way.
    #[allow(unsafe_code)]
    pub fn wipe(&mut self) {
        wipe(self.product);
        wipe(self.coefficients);
        // SAFETY: the CPU has AVX2.
        let zero = unsafe { _mm256_setzero_si256() };
        for block in self.blocks.iter_mut().chain(&mut self.products).flatten() {
            // SAFETY: it is written through a reference, but so that it is not left out.
            unsafe { core::ptr::write_volatile(block, zero) };
        }
    }
}

fn add(a: u32, b: u32, r: u32) -> u32 {
    if a + b >= r { a + b - r } else { a + b }
}
