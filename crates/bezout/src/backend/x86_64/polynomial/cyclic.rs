// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arithmetic of binary polynomials modulo `x^r - 1` with carry-less products in vectors of 256 bits.
//!
//! Long products are Karatsuba's, down to 512 bits, where the two lanes of a vector hold independent
//! products of 128 bits.

use crate::backend::x86_64::has_vpclmulqdq;
use crate::ct::wipe;
use core::arch::x86_64::*;

type V = __m256i;

/// Words of the longest element.
const MAX_WORDS: usize = 1024;
/// Words of an operand of a product: whole parts, two more words, and whole vectors.
const OPERAND: usize = MAX_WORDS + 16;
/// Bytes of the coefficients one by one.
const BYTES: usize = 64 * MAX_WORDS;
/// From so many squarings on, coefficients are moved at once.
const MANY: usize = 40;

/// An element, and zeros behind.
#[repr(C, align(64))]
#[derive(Clone)]
pub(crate) struct Element([u64; OPERAND]);

#[repr(C, align(64))]
struct Product([u64; 2 * OPERAND]);

#[repr(C, align(64))]
struct Coefficients([u8; BYTES]);

/// The ring, and how products are split: `parts` of `size` words, and up to two words more.
pub(crate) struct Cyclic {
    r: usize,
    words: usize,
    parts: usize,
    size: usize,
    product: Product,
    coefficients: Coefficients,
}

/// Whether this CPU has what is needed.
pub(crate) fn available() -> bool {
    has_vpclmulqdq()
}

#[inline]
#[target_feature(enable = "avx2")]
fn xor(a: V, b: V) -> V {
    _mm256_xor_si256(a, b)
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn load(a: &[u64], at: usize) -> V {
    let block: &[u64; 4] = a[at..at + 4].try_into().expect("4 words");
    // SAFETY: 32 bytes are read from an array of so many.
    unsafe { _mm256_loadu_si256(block.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn store(a: &mut [u64], at: usize, x: V) {
    let block: &mut [u64; 4] = (&mut a[at..at + 4]).try_into().expect("4 words");
    // SAFETY: 32 bytes are written to an array of so many.
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

/// The product of 256 bits from those of its lower and upper halves, in lanes, and that of their sums.
#[inline]
#[target_feature(enable = "avx2")]
fn combine((low, high): (V, V), middle: V) -> (V, V) {
    let first = _mm256_permute2x128_si256(low, high, 0x20);
    let second = _mm256_permute2x128_si256(low, high, 0x31);
    let middle = xor(middle, xor(first, second));
    (
        xor(first, _mm256_permute2x128_si256(middle, middle, 0x08)),
        xor(second, _mm256_permute2x128_si256(middle, middle, 0x81)),
    )
}

/// The product of two numbers of 512 bits.
#[inline]
#[target_feature(enable = "avx2,vpclmulqdq")]
fn product8(c: &mut [u64; 16], a: &[u64; 8], b: &[u64; 8]) {
    let (a0, a1, b0, b1) = (load(a, 0), load(a, 4), load(b, 0), load(b, 4));
    let (am, bm) = (xor(a0, a1), xor(b0, b1));
    let (low, high, middle) = (lanes(a0, b0), lanes(a1, b1), lanes(am, bm));
    // The sums of halves: of the low and of the high operand in the two lanes, then of the middle one.
    let halves = |x: V, y: V| {
        xor(
            _mm256_permute2x128_si256(x, y, 0x20),
            _mm256_permute2x128_si256(x, y, 0x31),
        )
    };
    let (s, t) = (halves(a0, a1), halves(b0, b1));
    let sums = lanes(s, t);
    let swapped = |x: V| xor(x, _mm256_permute2x128_si256(x, x, 1));
    let both = lanes(swapped(s), swapped(t));
    let (l0, l1) = combine(low, _mm256_permute2x128_si256(sums.0, sums.1, 0x20));
    let (h0, h1) = combine(high, _mm256_permute2x128_si256(sums.0, sums.1, 0x31));
    let (m0, m1) = combine(middle, _mm256_permute2x128_si256(both.0, both.1, 0x20));
    let inner = xor(l1, h0);
    store(c, 0, l0);
    store(c, 4, xor(inner, xor(l0, m0)));
    store(c, 8, xor(inner, xor(h1, m1)));
    store(c, 12, h1);
}

/// Karatsuba's product of twice as many words.
macro_rules! double {
    ($name:ident, $half:ident, $n:literal, $h:literal) => {
        #[target_feature(enable = "avx2,vpclmulqdq")]
        fn $name(c: &mut [u64; 2 * $n], a: &[u64; $n], b: &[u64; $n]) {
            let (mut s, mut t, mut middle) = ([0; $h], [0; $h], [0; $n]);
            for i in (0..$h).step_by(4) {
                store(&mut s, i, xor(load(a, i), load(a, i + $h)));
                store(&mut t, i, xor(load(b, i), load(b, i + $h)));
            }
            $half(&mut middle, &s, &t);
            let low: &mut [u64; $n] = (&mut c[..$n]).try_into().expect("half");
            $half(
                low,
                a[..$h].try_into().expect("half"),
                b[..$h].try_into().expect("half"),
            );
            let high: &mut [u64; $n] = (&mut c[$n..]).try_into().expect("half");
            $half(
                high,
                a[$h..].try_into().expect("half"),
                b[$h..].try_into().expect("half"),
            );
            for i in (0..$h).step_by(4) {
                let inner = xor(load(c, $h + i), load(c, $n + i));
                let x = xor(inner, xor(load(c, i), load(&middle, i)));
                let y = xor(inner, xor(load(c, $n + $h + i), load(&middle, $h + i)));
                store(c, $h + i, x);
                store(c, $n + i, y);
            }
        }
    };
}

double!(product16, product8, 16, 8);
double!(product32, product16, 32, 16);
double!(product64, product32, 64, 32);
double!(product128, product64, 128, 64);
double!(product256, product128, 256, 128);

/// The product of `size` words: a power of two from 8 to 256.
#[target_feature(enable = "avx2,vpclmulqdq")]
fn product(c: &mut [u64], a: &[u64], b: &[u64], size: usize) {
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
    match size {
        8 => call!(product8, 8),
        16 => call!(product16, 16),
        32 => call!(product32, 32),
        64 => call!(product64, 64),
        128 => call!(product128, 128),
        _ => call!(product256, 256),
    }
}

impl Element {
    /// From words, without anything behind.
    pub fn new(a: &[u64]) -> Self {
        let mut found = Self([0; OPERAND]);
        found.0[..a.len()].copy_from_slice(a);
        found
    }

    /// The words.
    pub fn words(&self) -> &[u64] {
        &self.0
    }

    /// Overwrites it.
    pub fn wipe(&mut self) {
        wipe(&mut self.0);
    }
}

impl Cyclic {
    /// Arithmetic modulo `x^r - 1`, `r` odd, at most 65536.
    pub fn new(r: usize) -> Self {
        let words = r.div_ceil(64);
        assert!(r % 2 == 1 && words <= MAX_WORDS && available());
        let mut size = 8;
        while 5 * size + 2 < words {
            size *= 2;
        }
        Self {
            r,
            words,
            parts: words.saturating_sub(2).div_ceil(size).max(1),
            size,
            product: Product([0; 2 * OPERAND]),
            coefficients: Coefficients([0; BYTES]),
        }
    }

    /// `a = a b`.
    ///
    /// Timing: depends on `r`.
    #[allow(unsafe_code)]
    pub fn multiply(&mut self, a: &mut Element, b: &Element) {
        assert!(available());
        // SAFETY: the CPU has AVX2 and VPCLMULQDQ.
        unsafe {
            self.full_product(a, b);
            self.reduce(a);
        }
    }

    /// `a = a^(2^k)`.
    ///
    /// Timing: depends on `r` and `k`.
    #[allow(unsafe_code)]
    pub fn power(&mut self, a: &mut Element, k: usize) {
        assert!(available());
        // SAFETY: the CPU has AVX2 and VPCLMULQDQ.
        unsafe {
            if k < MANY {
                for _ in 0..k {
                    self.square(a);
                }
            } else {
                self.permute(a, k);
            }
        }
    }

    #[target_feature(enable = "avx2,vpclmulqdq")]
    fn full_product(&mut self, a: &Element, b: &Element) {
        let (n, size, parts) = (self.words, self.size, self.parts);
        let whole = parts * size;
        let (a, b, c) = (&a.0, &b.0, &mut self.product.0[..]);
        c[..2 * n.max(whole) + 8].fill(0);
        let mut p = [0; 512];
        let p = &mut p[..2 * size];
        let add = |c: &mut [u64], at: usize, p: &[u64]| {
            for i in (0..2 * size).step_by(4) {
                store(c, at + i, xor(load(c, at + i), load(p, i)));
            }
        };
        // Each part's own product counts where it is, and in the middle of every pair.
        for i in 0..parts {
            product(p, &a[i * size..], &b[i * size..], size);
            for j in 0..parts {
                add(c, (i + j) * size, p);
            }
        }
        let (mut s, mut t) = ([0; 256], [0; 256]);
        for i in 0..parts {
            for j in 0..i {
                for k in (0..size).step_by(4) {
                    let (x, y) = (i * size + k, j * size + k);
                    store(&mut s, k, xor(load(a, x), load(a, y)));
                    store(&mut t, k, xor(load(b, x), load(b, y)));
                }
                product(p, &s, &t, size);
                add(c, (i + j) * size, p);
            }
        }
        // One or two words more.
        for w in whole..n {
            let (x, y) = (
                _mm256_set1_epi64x(a[w] as i64),
                _mm256_set1_epi64x(b[w] as i64),
            );
            for i in (0..whole).step_by(4) {
                let (u, v) = (load(a, i), load(b, i));
                let even = xor(
                    _mm256_clmulepi64_epi128(v, x, 0x00),
                    _mm256_clmulepi64_epi128(u, y, 0x00),
                );
                let odd = xor(
                    _mm256_clmulepi64_epi128(v, x, 0x01),
                    _mm256_clmulepi64_epi128(u, y, 0x01),
                );
                store(c, w + i, xor(load(c, w + i), even));
                store(c, w + i + 1, xor(load(c, w + i + 1), odd));
            }
            for i in whole..n {
                let z = _mm256_clmulepi64_epi128(x, _mm256_set1_epi64x(b[i] as i64), 0);
                c[w + i] ^= _mm256_extract_epi64(z, 0) as u64;
                c[w + i + 1] ^= _mm256_extract_epi64(z, 1) as u64;
            }
        }
        wipe(p);
        wipe(&mut s);
        wipe(&mut t);
    }

    /// `a` from the full product.
    #[target_feature(enable = "avx2")]
    fn reduce(&mut self, a: &mut Element) {
        let (c, word, shift) = (&self.product.0, self.r / 64, self.r % 64);
        let right = _mm_cvtsi64_si128(shift as i64);
        let left = _mm_cvtsi64_si128(64 - shift as i64);
        for i in (0..self.words).step_by(4) {
            let above = _mm256_or_si256(
                _mm256_srl_epi64(load(c, i + word), right),
                _mm256_sll_epi64(load(c, i + word + 1), left),
            );
            store(&mut a.0, i, xor(load(c, i), above));
        }
        // r is odd: the last word is never full.
        a.0[self.words - 1] &= (1 << shift) - 1;
        a.0[self.words..self.words + 4].fill(0);
    }

    #[target_feature(enable = "avx2,vpclmulqdq")]
    fn square(&mut self, a: &mut Element) {
        let c = &mut self.product.0;
        for i in (0..self.words).step_by(4) {
            let x = load(&a.0, i);
            let even = _mm256_clmulepi64_epi128(x, x, 0x00);
            let odd = _mm256_clmulepi64_epi128(x, x, 0x11);
            store(c, 2 * i, _mm256_permute2x128_si256(even, odd, 0x20));
            store(c, 2 * i + 4, _mm256_permute2x128_si256(even, odd, 0x31));
        }
        let end = 2 * self.words.next_multiple_of(4);
        c[end..end + 8].fill(0);
        self.reduce(a);
    }

    /// Coefficient `i` goes to `2^k i` modulo `r`: places are public, so that addresses may depend on them.
    #[target_feature(enable = "avx2")]
    #[allow(unsafe_code)]
    fn permute(&mut self, a: &mut Element, k: usize) {
        let r = self.r;
        let bytes = &mut self.coefficients.0;
        let select = _mm256_setr_epi8(
            0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
            3, 3, 3,
        );
        let bits = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
        for (block, word) in bytes
            .as_chunks_mut::<64>()
            .0
            .iter_mut()
            .zip(&a.0[..self.words])
        {
            for (half, block) in block.as_chunks_mut::<32>().0.iter_mut().enumerate() {
                let x = _mm256_set1_epi32((word >> (32 * half)) as i32);
                let x = _mm256_and_si256(_mm256_shuffle_epi8(x, select), bits);
                // SAFETY: 32 bytes are written to an array of so many.
                unsafe {
                    _mm256_storeu_si256(block.as_mut_ptr().cast(), _mm256_cmpeq_epi8(x, bits));
                }
            }
        }
        // Coefficient i of the result was in place i / 2^k: the first 32 of them, and 32 more each time.
        let step = inverse_power(r, k);
        let mut places = [0u32; 32];
        let mut place = 0;
        for p in &mut places {
            *p = place;
            place = add(place, step, r as u32);
        }
        let (stride, modulus) = (_mm256_set1_epi32(place as i32), _mm256_set1_epi32(r as i32));
        // SAFETY: 32 bytes are read from arrays of so many.
        let mut vectors = [0, 1, 2, 3]
            .map(|i| unsafe { _mm256_loadu_si256(places[8 * i..8 * i + 8].as_ptr().cast()) });
        for i in 0..2 * self.words {
            let mut found = [0u8; 32];
            for (to, &from) in found.iter_mut().zip(&places) {
                // SAFETY: places are below r, which is at most BYTES.
                *to = unsafe { *bytes.get_unchecked(from as usize) };
            }
            // SAFETY: 32 bytes each are read from and written to arrays of so many.
            let mask = unsafe {
                for (v, to) in vectors.iter_mut().zip(places.as_chunks_mut::<8>().0) {
                    let x = _mm256_add_epi32(*v, stride);
                    *v = _mm256_min_epu32(x, _mm256_sub_epi32(x, modulus));
                    _mm256_storeu_si256(to.as_mut_ptr().cast(), *v);
                }
                _mm256_movemask_epi8(_mm256_loadu_si256(found.as_ptr().cast())) as u32 as u64
            };
            match i % 2 {
                0 => a.0[i / 2] = mask,
                _ => a.0[i / 2] |= mask << 32,
            }
        }
        a.0[self.words - 1] &= (1 << (r % 64)) - 1;
    }

    /// Overwrites what was computed on the way.
    pub fn wipe(&mut self) {
        wipe(&mut self.product.0);
        wipe(&mut self.coefficients.0);
    }
}

fn add(a: u32, b: u32, r: u32) -> u32 {
    if a + b >= r { a + b - r } else { a + b }
}

/// `2^-k` modulo `r`. All of it is public.
fn inverse_power(r: usize, k: usize) -> u32 {
    // The inverse of 2, to the power of k.
    let (mut base, mut power, mut k) = (r.div_ceil(2) as u64, 1, k);
    while k > 0 {
        if k % 2 == 1 {
            power = power * base % r as u64;
        }
        base = base * base % r as u64;
        k /= 2;
    }
    power as u32
}
