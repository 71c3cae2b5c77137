// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products modulo a prime by number-theoretic transforms \[Pol71\].
//!
//! `x^N - 1` with `N = 512 M` is the product of `x^M - z^k` for all roots `z^k` of one of order
//! 512. Nine levels of factors `x^S - z^2 = (x^(S/2) - z)(x^(S/2) + z)` lead there, and remainders
//! modulo these are multiplied by the definition. On the first five levels a vector has neighbors
//! of a polynomial; then blocks of 16 vectors are transposed, and a vector has one coefficient of
//! 16 polynomials.
//!
//! All factors are in Montgomery's form for 2^16, at most a half of the prime p: with `|x| <= k p`,
//! a product is at most `(1/2 + p k/2^17) p`. Numbers of 16 bits take 4.26 p, 3.04 p, and 2.78 p
//! for the third prime. So remainders modulo the first two need not be the smallest ones, and cost
//! one product less (`LOOSE`).
#![allow(clippy::needless_range_loop, reason = "several arrays share an index")]

use super::transform_roots::{DEPTH, Factor, Prime, Roots, VERTICAL, inverse16};
use core::arch::x86_64::*;
use core::cmp::Ordering;
use core::mem::MaybeUninit;

type V = __m256i;
pub(super) type Row = [i16; 16];
/// Rows of `512 M` numbers, and some more.
pub(super) type Rows<const M: usize> = [[Row; M]; 33];
/// Rows of 16 polynomials below the level where vectors are transposed.
pub(super) type Half<const M: usize> = [[Row; M]; 16];

/// A prime in all lanes.
#[derive(Clone, Copy)]
pub(super) struct Lanes<const LOOSE: bool> {
    p: V,
    /// `1/p` modulo 2^16.
    inverse: V,
    barrett: [V; 2],
    near: V,
}

impl<const LOOSE: bool> Lanes<LOOSE> {
    #[target_feature(enable = "avx2")]
    pub fn new(prime: &Prime) -> Self {
        Self {
            p: _mm256_set1_epi16(prime.p),
            inverse: _mm256_set1_epi16(inverse16(prime.p)),
            barrett: [
                _mm256_set1_epi16(prime.barrett[0]),
                _mm256_set1_epi16(prime.barrett[1]),
            ],
            near: _mm256_set1_epi16(prime.near),
        }
    }

    /// `x y / 2^16`, given y and `y/p` modulo 2^16.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn mul(&self, x: V, y: [V; 2]) -> V {
        montgomery(x, y, self.p)
    }

    /// The remainder of any number, at most `p/2 + 8` in magnitude, or 3/4 of `p` if `LOOSE`.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn reduce(&self, x: V) -> V {
        let [reciprocal, rounding] = self.barrett;
        let quotient = match LOOSE {
            true => _mm256_mulhrs_epi16(x, self.near),
            false => _mm256_mulhrs_epi16(high(x, reciprocal), rounding),
        };
        _mm256_sub_epi16(x, _mm256_mullo_epi16(quotient, self.p))
    }

    /// Remainders in their places.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn reduce_all(&self, x: &mut [V]) {
        for x in x {
            *x = self.reduce(*x);
        }
    }

    /// From remainders modulo `x^S - z^2` to those modulo its factors.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn split(&self, x: &mut [V], i: usize, j: usize, z: [V; 2]) {
        let t = self.mul(x[j], z);
        (x[i], x[j]) = (_mm256_add_epi16(x[i], t), _mm256_sub_epi16(x[i], t));
    }

    /// The way back, given `1/z`; twice that.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn join(&self, x: &mut [V], i: usize, j: usize, z: [V; 2]) {
        let difference = _mm256_sub_epi16(x[i], x[j]);
        x[i] = _mm256_add_epi16(x[i], x[j]);
        x[j] = self.mul(difference, z);
    }
}

/// `x y / 2^16` modulo `p`, given y and `y/p` modulo 2^16.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn montgomery(x: V, [y, also]: [V; 2], p: V) -> V {
    _mm256_sub_epi16(high(x, y), high(_mm256_mullo_epi16(x, also), p))
}

/// The upper halves of products. Of the intrinsic function compilers make products of 32 bits where
/// a factor is the same in a loop.
#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn high(x: V, y: V) -> V {
    let product;
    // SAFETY: the CPU has the instruction, which touches registers alone.
    unsafe {
        core::arch::asm!(
            "vpmulhw {0}, {1}, {2}",
            lateout(ymm_reg) product,
            in(ymm_reg) x,
            in(ymm_reg) y,
            options(pure, nomem, nostack, preserves_flags)
        );
    }
    product
}

/// A factor in all lanes.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn everywhere([z, also]: Factor) -> [V; 2] {
    [_mm256_set1_epi16(z), _mm256_set1_epi16(also)]
}

/// The factor of node `b` of depth `d` in all lanes.
#[inline]
#[target_feature(enable = "avx2")]
fn root(roots: &Roots, d: u32, b: usize) -> [V; 2] {
    everywhere(roots.one[(1 << d) - 1 + b])
}

/// At most `256 M` coefficients, and zeros after the last one.
#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
pub(super) fn padded<'a, const M: usize, C: Copy + Into<i16>>(
    from: &[C],
    to: &'a mut MaybeUninit<Half<M>>,
) -> &'a mut Half<M> {
    let (whole, rest) = from.as_chunks::<16>();
    let mut last = [0; 16];
    for (to, &c) in last.iter_mut().zip(rest) {
        *to = c.into();
    }
    let start = to.as_mut_ptr().cast::<Row>();
    for i in 0..16 * M {
        let row = match i.cmp(&whole.len()) {
            Ordering::Less => whole[i].map(Into::into),
            Ordering::Equal => last,
            Ordering::Greater => [0; 16],
        };
        // SAFETY: row i of 16 M.
        unsafe { start.add(i).write(row) };
    }
    // SAFETY: all rows were written above.
    unsafe { to.assume_init_mut() }
}

/// The remainders of a polynomial at depth 5, at most 3 p; and zeros in the last rows.
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn down<'a, const M: usize, const LOOSE: bool>(
    lanes: Lanes<LOOSE>,
    roots: &Roots,
    from: &Half<M>,
    to: &'a mut MaybeUninit<Rows<M>>,
) -> &'a mut Rows<M> {
    let start = to.as_mut_ptr().cast::<[Row; M]>();
    // Depth 0 and 1: of x^N - 1, both remainders of a polynomial of half its length are that
    // polynomial.
    let z = root(roots, 1, 1);
    for k in 0..8 {
        for r in 0..M {
            let (low, high) = (get16(&from[k][r]), get16(&from[k + 8][r]));
            let t = lanes.mul(high, z);
            let four = [
                _mm256_add_epi16(low, high),
                _mm256_sub_epi16(low, high),
                _mm256_add_epi16(low, t),
                _mm256_sub_epi16(low, t),
            ];
            for (i, x) in four.into_iter().enumerate() {
                // SAFETY: of 33 times M rows, number M (8 i + k) + r, with i < 4, k < 8 and r < M.
                unsafe { _mm256_storeu_si256(start.add(8 * i + k).cast::<V>().add(r), x) };
            }
        }
    }
    // SAFETY: the others were written above.
    let rows = unsafe {
        start.add(32).write([[0; 16]; M]);
        to.assume_init_mut()
    };
    for (b, block) in rows.as_chunks_mut::<8>().0[..4].iter_mut().enumerate() {
        let z = [
            root(roots, 2, b),
            root(roots, 3, 2 * b),
            root(roots, 3, 2 * b + 1),
            root(roots, 4, 4 * b),
            root(roots, 4, 4 * b + 1),
            root(roots, 4, 4 * b + 2),
            root(roots, 4, 4 * b + 3),
        ];
        for r in 0..M {
            let mut x = all(block, r);
            for k in 0..4 {
                lanes.split(&mut x, k, k + 4, z[0]);
            }
            for k in [0, 1, 4, 5] {
                lanes.split(&mut x, k, k + 2, z[1 + k / 4]);
            }
            for k in [0, 2, 4, 6] {
                lanes.split(&mut x, k, k + 1, z[3 + k / 2]);
            }
            put_all(block, r, &x);
        }
    }
    rows
}

/// The way back from depth 5, for remainders at most 3/4 p: the polynomial, as small.
#[target_feature(enable = "avx2")]
fn up<const M: usize, const LOOSE: bool>(
    lanes: Lanes<LOOSE>,
    roots: &Roots,
    scale: Factor,
    rows: &mut Rows<M>,
) {
    for (b, block) in rows.as_chunks_mut::<8>().0[..4].iter_mut().enumerate() {
        let z = [
            root(roots, 2, b),
            root(roots, 3, 2 * b),
            root(roots, 3, 2 * b + 1),
            root(roots, 4, 4 * b),
            root(roots, 4, 4 * b + 1),
            root(roots, 4, 4 * b + 2),
            root(roots, 4, 4 * b + 3),
        ];
        for r in 0..M {
            let mut x = all(block, r);
            if !LOOSE {
                lanes.reduce_all(&mut x);
            }
            for k in [0, 2, 4, 6] {
                lanes.join(&mut x, k, k + 1, z[3 + k / 2]);
            }
            for k in [0, 1, 4, 5] {
                lanes.join(&mut x, k, k + 2, z[1 + k / 4]);
            }
            // These are at most 3 p, others 3/2 p.
            for k in [0, 4] {
                x[k] = lanes.reduce(x[k]);
            }
            for k in 0..4 {
                lanes.join(&mut x, k, k + 4, z[0]);
            }
            put_all(block, r, &x);
        }
    }
    let (first, rest) = rows.split_at_mut(8);
    let (second, rest) = rest.split_at_mut(8);
    let (third, rest) = rest.split_at_mut(8);
    let (z, scale) = (root(roots, 1, 1), everywhere(scale));
    for k in 0..8 {
        for r in 0..M {
            let mut x = [_mm256_setzero_si256(); 4];
            let four = [&first[k][r], &second[k][r], &third[k][r], &rest[k][r]];
            for (x, row) in x.iter_mut().zip(four) {
                *x = get16(row);
                // The others are products.
                if k < 4 || !LOOSE {
                    *x = lanes.reduce(*x);
                }
            }
            let sum = _mm256_add_epi16(x[0], x[1]);
            (x[0], x[1]) = (sum, _mm256_sub_epi16(x[0], x[1]));
            lanes.join(&mut x, 2, 3, z);
            let [a, b, c, d] = x;
            put16(&mut first[k][r], lanes.mul(_mm256_add_epi16(a, c), scale));
            put16(&mut third[k][r], lanes.mul(_mm256_sub_epi16(a, c), scale));
            put16(&mut second[k][r], lanes.mul(_mm256_add_epi16(b, d), scale));
            put16(&mut rest[k][r], lanes.mul(_mm256_sub_epi16(b, d), scale));
        }
    }
}

/// Four levels more for the polynomials of half number `g`, at most 3 p.
#[target_feature(enable = "avx2")]
fn down_half<const M: usize, const LOOSE: bool>(
    lanes: Lanes<LOOSE>,
    roots: &[[Row; 2]; 15],
    half: &mut Half<M>,
) {
    let z = [row(&roots[0]), row(&roots[1]), row(&roots[2])];
    for k in 0..4 {
        for r in 0..M {
            let mut x = quarters(half, k, r);
            lanes.reduce_all(&mut x[..2]);
            lanes.split(&mut x, 0, 2, z[0]);
            lanes.split(&mut x, 1, 3, z[0]);
            lanes.split(&mut x, 0, 1, z[1]);
            lanes.split(&mut x, 2, 3, z[2]);
            for (i, x) in x.iter().enumerate() {
                put16(&mut half[k + 4 * i][r], *x);
            }
        }
    }
    for (b, block) in half.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let z = [
            row(&roots[3 + b]),
            row(&roots[7 + 2 * b]),
            row(&roots[8 + 2 * b]),
        ];
        for r in 0..M {
            let mut x = all(block, r);
            lanes.reduce_all(&mut x[..2]);
            lanes.split(&mut x, 0, 2, z[0]);
            lanes.split(&mut x, 1, 3, z[0]);
            lanes.split(&mut x, 0, 1, z[1]);
            lanes.split(&mut x, 2, 3, z[2]);
            put_all(block, r, &x);
        }
    }
}

/// The way back, from remainders as [`Lanes::reduce`] has them to such at most 3/4 p.
#[target_feature(enable = "avx2")]
fn up_half<const M: usize, const LOOSE: bool>(
    lanes: Lanes<LOOSE>,
    roots: &[[Row; 2]; 15],
    half: &mut Half<M>,
) {
    for (b, block) in half.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let z = [
            row(&roots[3 + b]),
            row(&roots[7 + 2 * b]),
            row(&roots[8 + 2 * b]),
        ];
        for r in 0..M {
            let mut x = all(block, r);
            lanes.join(&mut x, 0, 1, z[1]);
            lanes.join(&mut x, 2, 3, z[2]);
            lanes.join(&mut x, 0, 2, z[0]);
            lanes.join(&mut x, 1, 3, z[0]);
            lanes.reduce_all(&mut x[..2]);
            put_all(block, r, &x);
        }
    }
    let z = [row(&roots[0]), row(&roots[1]), row(&roots[2])];
    for k in 0..4 {
        for r in 0..M {
            let mut x = quarters(half, k, r);
            lanes.join(&mut x, 0, 1, z[1]);
            lanes.join(&mut x, 2, 3, z[2]);
            lanes.join(&mut x, 0, 2, z[0]);
            lanes.join(&mut x, 1, 3, z[0]);
            lanes.reduce_all(&mut x[..2]);
            for (i, x) in x.iter().enumerate() {
                put16(&mut half[k + 4 * i][r], *x);
            }
        }
    }
}

/// `a = a b / 2^16` modulo `x^M - z` in all lanes, reduced.
#[inline]
#[target_feature(enable = "avx2")]
fn multiply<const M: usize, const LOOSE: bool>(
    lanes: Lanes<LOOSE>,
    z: [V; 2],
    minus: bool,
    a: &mut [Row; M],
    b: &[Row; M],
) {
    let (mut x, mut y) = (
        [_mm256_setzero_si256(); M],
        [[_mm256_setzero_si256(); 2]; M],
    );
    for k in 0..M {
        let b = lanes.reduce(get16(&b[k]));
        (x[k], y[k]) = (get16(&a[k]), [b, _mm256_mullo_epi16(b, lanes.inverse)]);
        if M == 5 {
            x[k] = lanes.reduce(x[k]);
        }
    }
    for (k, to) in a.iter_mut().enumerate() {
        let (mut low, mut high) = (_mm256_setzero_si256(), _mm256_setzero_si256());
        for i in 0..M {
            let product = lanes.mul(x[i], y[(k + M - i) % M]);
            match i <= k {
                true => low = _mm256_add_epi16(low, product),
                false => high = _mm256_add_epi16(high, product),
            }
        }
        if k + 1 < M {
            high = lanes.mul(high, z);
            low = match minus {
                true => _mm256_sub_epi16(low, high),
                false => _mm256_add_epi16(low, high),
            };
        }
        put16(to, lanes.reduce(low));
    }
}

/// Writes the product modulo the prime and `x^N - 1` to `a`, for the polynomials in the halves; `b`
/// is written, too. The result is at most 3/4 of the prime in magnitude.
#[target_feature(enable = "avx2")]
pub(super) fn product_modulo<const M: usize, const LOOSE: bool>(
    prime: &Prime,
    a: &mut MaybeUninit<Rows<M>>,
    b: &mut MaybeUninit<Rows<M>>,
    [x, y]: [&mut Half<M>; 2],
) {
    let lanes = Lanes::<LOOSE>::new(prime);
    let a = down(lanes, &prime.forward, x, a);
    let b = down(lanes, &prime.forward, y, b);
    for g in 0..2 {
        let roots = &prime.forward.lanes[g];
        for (half, rows) in [(&mut *x, &*a), (&mut *y, &*b)] {
            columns(rows, g, half);
            down_half(lanes, roots, half);
        }
        for i in 0..16 {
            let z = row(&roots[(1 << (DEPTH - VERTICAL - 1)) - 1 + i / 2]);
            multiply(lanes, z, i % 2 == 1, &mut x[i], &y[i]);
        }
        up_half(lanes, &prime.backward.lanes[g], x);
        columns_back(a, g, x);
    }
    up(lanes, &prime.backward, prime.scale, a);
}

/// The 16 polynomials of a half, one in each lane.
#[target_feature(enable = "avx2")]
fn columns<const M: usize>(rows: &Rows<M>, g: usize, half: &mut Half<M>) {
    let rows: &Half<M> = rows[16 * g..].first_chunk().expect("a half");
    let (eights, _) = half.as_flattened_mut().as_chunks_mut::<8>();
    for (i, to) in eights.iter_mut().enumerate() {
        let x = eight_columns(rows, i / 2, i % 2);
        for k in 0..8 {
            put16(&mut to[k], x[k]);
        }
    }
}

/// The way back.
#[target_feature(enable = "avx2")]
fn columns_back<const M: usize>(rows: &mut Rows<M>, g: usize, half: &Half<M>) {
    let rows: &mut Half<M> = rows[16 * g..].first_chunk_mut().expect("a half");
    let (sixteens, _) = half.as_flattened().as_chunks::<1>().0.as_chunks::<16>();
    for (r, from) in sixteens.iter().enumerate() {
        for (side, to) in rows.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            put_all(to, r, &eight_columns(from, 0, side));
        }
    }
}

/// Row r of each.
#[inline]
#[target_feature(enable = "avx2")]
fn all<const M: usize, const N: usize>(rows: &[[Row; M]; N], r: usize) -> [V; N] {
    // No closure: it would not be compiled for AVX2.
    let mut x = [_mm256_setzero_si256(); N];
    for i in 0..N {
        x[i] = get16(&rows[i][r]);
    }
    x
}

/// The same of every fourth one, from number k on.
#[inline]
#[target_feature(enable = "avx2")]
fn quarters<const M: usize>(half: &Half<M>, k: usize, r: usize) -> [V; 4] {
    let mut x = [_mm256_setzero_si256(); 4];
    for i in 0..4 {
        x[i] = get16(&half[k + 4 * i][r]);
    }
    x
}

#[inline]
#[target_feature(enable = "avx2")]
fn put_all<const M: usize, const N: usize>(rows: &mut [[Row; M]; N], r: usize, x: &[V; N]) {
    for i in 0..N {
        put16(&mut rows[i][r], x[i]);
    }
}

/// A factor for each lane.
#[inline]
#[target_feature(enable = "avx2")]
fn row(factors: &[Row; 2]) -> [V; 2] {
    [get16(&factors[0]), get16(&factors[1])]
}

/// The first or the last eight columns of row r of each.
#[inline]
#[target_feature(enable = "avx2")]
fn eight_columns<const M: usize>(rows: &[[Row; M]; 16], r: usize, side: usize) -> [V; 8] {
    // The first eight rows stay in one half of vectors, the others in the other.
    let two = |i: usize| {
        let [low, high] = [&rows[i][r], &rows[i + 8][r]];
        let (low, high) = (low.as_chunks().0, high.as_chunks().0);
        _mm256_set_m128i(get8(&high[side]), get8(&low[side]))
    };
    let pair = |i: usize| {
        let (x, y) = (two(i), two(i + 1));
        [_mm256_unpacklo_epi16(x, y), _mm256_unpackhi_epi16(x, y)]
    };
    // Columns 0 and 1 of four rows, then 2 and 3, and so on.
    let four = |i: usize| {
        let (x, y) = (pair(i), pair(i + 2));
        [
            _mm256_unpacklo_epi32(x[0], y[0]),
            _mm256_unpackhi_epi32(x[0], y[0]),
            _mm256_unpacklo_epi32(x[1], y[1]),
            _mm256_unpackhi_epi32(x[1], y[1]),
        ]
    };
    let (x, y) = (four(0), four(4));
    [
        _mm256_unpacklo_epi64(x[0], y[0]),
        _mm256_unpackhi_epi64(x[0], y[0]),
        _mm256_unpacklo_epi64(x[1], y[1]),
        _mm256_unpackhi_epi64(x[1], y[1]),
        _mm256_unpacklo_epi64(x[2], y[2]),
        _mm256_unpackhi_epi64(x[2], y[2]),
        _mm256_unpacklo_epi64(x[3], y[3]),
        _mm256_unpackhi_epi64(x[3], y[3]),
    ]
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn get8(a: &[i16; 8]) -> __m128i {
    // SAFETY: 16 bytes are read from an array of 16 bytes.
    unsafe { _mm_loadu_si128(a.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
pub(super) fn get16(a: &Row) -> V {
    // SAFETY: 32 bytes are read from an array of 32 bytes.
    unsafe { _mm256_loadu_si256(a.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
pub(super) fn put16(a: &mut Row, x: V) {
    // SAFETY: 32 bytes are written to an array of 32 bytes.
    unsafe { _mm256_storeu_si256(a.as_mut_ptr().cast(), x) }
}

#[cfg(test)]
mod tests {
    use super::super::transform_roots::PRIMES;
    use super::*;

    /// The most that a number of 16 bits or less becomes by a product, and by a reduction.
    fn by_factor(p: u32, x: u32) -> u32 {
        assert!(x < 1 << 15, "{p} {x}");
        x * (p / 2) / 65536 + p / 2 + 1
    }

    /// What a reduction of a number up to `x` is at most.
    fn reduced(prime: &Prime, loose: bool, x: u32) -> u32 {
        let p = i32::from(prime.p);
        if !loose {
            return prime.p as u32 / 2 + 8;
        }
        let rest = |x: i32| x - ((x * i32::from(prime.near) + (1 << 14)) >> 15) * p;
        let most = (-(x as i32)..=x as i32).map(|x| rest(x).unsigned_abs());
        most.max().expect("zero is one of them")
    }

    /// Through the same steps as the functions above, with the largest numbers.
    fn largest(prime: &Prime, loose: bool, m: u32) -> u32 {
        let p = prime.p as u32;
        let (times, reduced) = (|x| by_factor(p, x), |x| reduced(prime, loose, x));
        let split = |x| x + times(x);
        let first = (2 * 4096).max(split(4096));
        let before = split(split(split(first)));
        let six = split(reduced(before) + times(before));
        let eight = split(reduced(six) + times(six));
        let a = if m == 5 {
            reduced(eight)
        } else {
            times(eight).max(eight)
        };
        let product = a * reduced(eight) / 65536 + p / 2 + 1;
        let mut sum = 0;
        for k in 0..m {
            let high = (m - 1 - k) * product;
            let low = (k + 1) * product + if k + 1 < m { times(high) } else { 0 };
            times(low);
            sum = sum.max(low);
        }
        // Sums and differences of two, twice; the first two are reduced.
        let twice = |x: [u32; 2]| {
            let [sum, other] = [x[0] + x[1], times(x[0] + x[1])];
            times(2 * sum);
            [2 * sum, times(2 * sum), 2 * other, times(2 * other)]
        };
        let half = |x: u32| {
            let [sums, differences, others, rest] = twice([x; 2]);
            [reduced(sums), differences, reduced(others), rest]
        };
        let most = |x: [u32; 4]| x.into_iter().max().expect("four");
        let down = most(half(most(half(reduced(sum)))));
        let down = if loose { down } else { reduced(down) };
        let [sums, differences, others, rest] = twice([down; 2]);
        let three = [reduced(sums), differences, others, rest];
        let rows = [2 * most(three), times(2 * most(three))];
        let rows = match loose {
            true => [reduced(rows[0]), rows[1]],
            false => rows.map(reduced),
        };
        times(most(twice([most([rows[0], rows[1], 0, 0]); 2])))
    }

    #[test]
    fn words_hold_the_largest_numbers() {
        for prime in &PRIMES {
            for m in 1..=5 {
                let p = prime.p as u32;
                let largest = largest(prime, p < 11000, m);
                assert!(4 * largest <= 3 * p, "{p} {m}");
            }
        }
    }

    #[test]
    fn reductions_are_near_zero() {
        if !crate::cpu::Isa::Avx2.available() {
            return;
        }
        for prime in &PRIMES {
            let p = i32::from(prime.p);
            for x in i16::MIN..=i16::MAX {
                let mut r = [[0; 16]; 2];
                // SAFETY: the CPU has AVX2.
                #[allow(unsafe_code)]
                unsafe {
                    let x = _mm256_set1_epi16(x);
                    put16(&mut r[0], Lanes::<false>::new(prime).reduce(x));
                    put16(&mut r[1], Lanes::<true>::new(prime).reduce(x));
                }
                for (r, most) in [(r[0][0], p / 2 + 8), (r[1][0], 3 * p / 4)] {
                    let r = i32::from(r);
                    let right = (i32::from(x) - r) % p == 0 && r.abs() <= most;
                    assert!(right, "{p} {x} {r}");
                }
            }
        }
    }

    fn check<const M: usize>(prime: &Prime, a: impl Fn(usize) -> i16, b: impl Fn(usize) -> i16) {
        let mut halves = [MaybeUninit::uninit(); 2];
        let (mut product, mut other) = (MaybeUninit::uninit(), MaybeUninit::uninit());
        let x: [Vec<i16>; 2] = [
            (0..256 * M).map(&a).collect(),
            (0..256 * M).map(&b).collect(),
        ];
        // SAFETY: the CPU has AVX2.
        #[allow(unsafe_code)]
        let product = unsafe {
            let [a, b] = &mut halves;
            let halves = [padded(&x[0], a), padded(&x[1], b)];
            match prime.p < 11000 {
                true => product_modulo::<M, true>(prime, &mut product, &mut other, halves),
                false => product_modulo::<M, false>(prime, &mut product, &mut other, halves),
            }
            product.assume_init()
        };
        let p = i64::from(prime.p);
        let c = product.as_flattened().as_flattened();
        for (i, &c) in c[..512 * M].iter().enumerate().step_by(1 + M * 11) {
            let low = i.saturating_sub(256 * M - 1);
            let terms = (low..=i.min(256 * M - 1)).map(|j| i64::from(a(j)) * i64::from(b(i - j)));
            assert_eq!((terms.sum::<i64>() - i64::from(c)) % p, 0, "{p} {M} {i}");
            assert!(4 * i64::from(c).abs() <= 3 * p);
        }
    }

    #[test]
    fn products_are_products() {
        if !crate::cpu::Isa::Avx2.available() {
            return;
        }
        let mixed = |i: usize| ((i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as i16;
        for prime in &PRIMES {
            for kind in 0..16 {
                let number = |kind: usize, i: usize| match kind {
                    0 => 4096,
                    1 => 4096 * (1 - 2 * ((i as i16 / 16) & 1)),
                    2 => -4096 * (1 - 2 * ((i / 48).count_ones() as i16 & 1)),
                    _ => mixed(i + kind) % 4097,
                };
                let (a, b) = (|i| number(kind / 4, i), |i| number(kind % 4, i));
                check::<1>(prime, a, b);
                check::<2>(prime, a, b);
                check::<3>(prime, a, b);
                check::<4>(prime, a, b);
                check::<5>(prime, a, b);
            }
        }
    }
}
