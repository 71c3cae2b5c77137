// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion over the field of a prime between 2^12 and 2^13 by jump divsteps, on vectors of 256
//! bits.
//!
//! Two polynomials, `f` and `g` or `v` and `r`, stand in one array, a pair of signed words of 16
//! bits for each coefficient. So one `vpmaddwd` multiplies coefficients of both by entries of a row
//! of a transition matrix, and adds the two. 64 such sums can be added before anything is reduced.
//!
//! A jump is 64 steps: 16 steps in registers, the product of two such matrices, the product of two
//! of those. With `u = x U`, `v = x V` above and `q`, `r` below, all of `U`, `V`, `q`, `r` of
//! degree below the number of steps, a matrix is two arrays of pairs, `(U, V)` and `(q, r)`.
//! `prime_product` multiplies long operands by it.
#![allow(clippy::needless_range_loop, reason = "several arrays share an index")]

use super::prime_modulus::{JUMP, MAX_DEGREE, Matrix, Modulus, load, store};
use super::prime_product::{PAD, Pairs, Room, align, apply, lines, sixteen};
use crate::cpu::Isa;
use crate::ct::{Mask, wipe};
use core::arch::x86_64::*;
use core::array::from_mut;

/// Both by one coefficient up, zero below.
#[inline]
#[target_feature(enable = "avx2")]
fn up(x: __m256i) -> __m256i {
    _mm256_alignr_epi8(x, _mm256_permute2x128_si256(x, x, 0x08), 14)
}

/// By one coefficient down, zero above.
#[inline]
#[target_feature(enable = "avx2")]
fn down(x: __m256i) -> __m256i {
    _mm256_alignr_epi8(_mm256_permute2x128_si256(x, x, 0x81), x, 2)
}

/// Sixteen coefficients each of the two polynomials of 16 pairs.
#[inline]
#[target_feature(enable = "avx2")]
fn separate(a: __m256i, b: __m256i) -> (__m256i, __m256i) {
    let first = _mm256_packs_epi32(
        _mm256_srai_epi32(_mm256_slli_epi32(a, 16), 16),
        _mm256_srai_epi32(_mm256_slli_epi32(b, 16), 16),
    );
    let second = _mm256_packs_epi32(_mm256_srai_epi32(a, 16), _mm256_srai_epi32(b, 16));
    (
        _mm256_permute4x64_epi64(first, 0b11_01_10_00),
        _mm256_permute4x64_epi64(second, 0b11_01_10_00),
    )
}

/// Sixteen pairs.
#[inline]
#[target_feature(enable = "avx2")]
fn join(a: __m256i, b: __m256i) -> (__m256i, __m256i) {
    let (low, high) = (_mm256_unpacklo_epi16(a, b), _mm256_unpackhi_epi16(a, b));
    (
        _mm256_permute2x128_si256(low, high, 0x20),
        _mm256_permute2x128_si256(low, high, 0x31),
    )
}

/// Sixteen steps on the lowest 16 pairs of `fg`; the first 16 entries of the matrix are written.
///
/// Invariant: numbers stay below `2q` in magnitude: `B -> 2 (B^2/2^16 + q/2)` has a fixed point
/// below that for `q < 2^13`. So a multiple of `q` is 0, `q` or `-q`.
#[target_feature(enable = "avx2")]
fn steps(m: &Modulus, minus_delta: &mut __m256i, fg: &[i32], matrix: &mut Matrix) {
    let zero = _mm256_setzero_si256();
    let one = _mm256_set1_epi16(1);
    let first = _mm256_zextsi128_si256(_mm_cvtsi32_si128(1));
    let (mut f, mut g) = separate(load(fg, 0), load(fg, 8));
    let (mut u, mut v, mut q, mut r) = (first, zero, zero, first);
    let mut delta = *minus_delta;
    let mut f_inverse = _mm256_mullo_epi16(f, m.inverse);
    let mut f0 = _mm256_broadcastw_epi16(_mm256_castsi256_si128(f));
    let mut g0 = _mm256_broadcastw_epi16(_mm256_castsi256_si128(g));
    // a b / 2^16, where a or b comes with its product by the inverse.
    let product = |a: __m256i, b: __m256i, low: __m256i| {
        _mm256_sub_epi16(_mm256_mulhi_epi16(a, b), _mm256_mulhi_epi16(low, m.q))
    };
    for step in 0..16 {
        let magnitude = _mm256_abs_epi16(g0);
        let none = _mm256_or_si256(
            _mm256_cmpeq_epi16(magnitude, zero),
            _mm256_cmpeq_epi16(magnitude, m.q),
        );
        let swap = _mm256_andnot_si256(none, _mm256_srai_epi16(delta, 15));
        let g_inverse = _mm256_mullo_epi16(g, m.inverse);
        let h = _mm256_sub_epi16(
            product(g, f0, _mm256_mullo_epi16(g_inverse, f0)),
            product(f, g0, _mm256_mullo_epi16(f_inverse, g0)),
        );
        let f0_inverse = _mm256_mullo_epi16(f0, m.inverse);
        let g0_inverse = _mm256_mullo_epi16(g0, m.inverse);
        let times = |a: __m256i, b: __m256i| {
            _mm256_sub_epi16(
                product(b, f0, _mm256_mullo_epi16(b, f0_inverse)),
                product(a, g0, _mm256_mullo_epi16(a, g0_inverse)),
            )
        };
        let (below_q, below_r) = (times(u, q), times(v, r));
        u = _mm256_blendv_epi8(u, q, swap);
        v = _mm256_blendv_epi8(v, r, swap);
        // The last product by x is left out: U, V in place of u, v.
        if step < 15 {
            (u, v) = (up(u), up(v));
        }
        (q, r) = (below_q, below_r);
        f = _mm256_blendv_epi8(f, g, swap);
        f_inverse = _mm256_blendv_epi8(f_inverse, g_inverse, swap);
        f0 = _mm256_blendv_epi8(f0, g0, swap);
        g0 = _mm256_broadcastw_epi16(_mm_bsrli_si128(_mm256_castsi256_si128(h), 2));
        g = down(h);
        delta = _mm256_sub_epi16(_mm256_sub_epi16(_mm256_xor_si256(delta, swap), swap), one);
    }
    *minus_delta = delta;
    let (a, b) = join(m.center(u), m.center(v));
    store(&mut matrix.above, 0, a);
    store(&mut matrix.above, 8, b);
    let (a, b) = join(m.center(q), m.center(r));
    store(&mut matrix.below, 0, a);
    store(&mut matrix.below, 8, b);
}

/// What is between the steps and a matrix of 64: two matrices of 16 and of 32 steps, pairs after
/// the first of them, columns with zeros before and behind, and products.
struct Tree {
    sixteen: [Matrix; 2],
    thirty_two: [Matrix; 2],
    next: [[i32; 2 * JUMP]; 2],
    columns: [[i32; 6 * JUMP]; 2],
    products: [i32; JUMP],
}

impl Tree {
    const ZERO: Self = Self {
        sixteen: [Matrix::ZERO; 2],
        thirty_two: [Matrix::ZERO; 2],
        next: [[0; 2 * JUMP]; 2],
        columns: [[0; 6 * JUMP]; 2],
        products: [0; JUMP],
    };

    fn wipe(&mut self) {
        for matrix in self.sixteen.iter_mut().chain(&mut self.thirty_two) {
            clear(matrix);
        }
        wipe(self.next.as_flattened_mut());
        wipe(self.columns.as_flattened_mut());
        wipe(&mut self.products);
    }
}

/// The matrix times `fg`, of which 2N pairs count, divided by `x^N`: N pairs.
#[target_feature(enable = "avx2")]
fn advance<const N: usize>(
    m: &Modulus,
    out: &mut [i32],
    fg: &[i32],
    matrix: &Matrix,
    w: &mut [i32; JUMP],
) {
    // W[N - 1] to W[2 N - 1], and some more.
    let rows = [&matrix.above[..], &matrix.below];
    for i in (0..=N).step_by(16) {
        let mut sums = [[_mm256_setzero_si256(); 2]; 2];
        for t in (0..N).step_by(16) {
            let rows = [sixteen(rows[0], t), sixteen(rows[1], t)];
            lines(from_mut(&mut sums), fg, N - 1 + i - t, rows, 0);
        }
        store(w, i, m.reduce(sums[0][0], sums[1][0]));
        if i < N {
            store(w, i + 8, m.reduce(sums[0][1], sums[1][1]));
        }
    }
    align(out, w, N / 8);
}

/// `second` times `first`, both of N steps.
#[target_feature(enable = "avx2")]
fn mul<const N: usize>(
    m: &Modulus,
    out: &mut Matrix,
    [first, second]: &[Matrix; 2],
    columns: &mut [i32; 6 * JUMP],
) {
    // The columns of `first`: pairs (u, q) and (v, r), with zeros before and behind.
    const APART: usize = 3 * JUMP;
    for i in (0..=N).step_by(8) {
        // u and v are x U and x V; all beyond N are zero.
        let above = match i {
            0 => _mm256_permutevar8x32_epi32(
                _mm256_blend_epi32(load(&first.above, 0), _mm256_setzero_si256(), 0x80),
                _mm256_set_epi32(6, 5, 4, 3, 2, 1, 0, 7),
            ),
            JUMP.. => unreachable!("N is at most 32"),
            _ => load(&first.above, i - 1),
        };
        let below = load(&first.below, i);
        let column = _mm256_blend_epi16(above, _mm256_slli_epi32(below, 16), 0xaa);
        store(columns, N + i, column);
        let column = _mm256_blend_epi16(_mm256_srli_epi32(above, 16), below, 0xaa);
        store(columns, APART + N + i, column);
    }
    let rows = [&second.above[..], &second.below];
    for i in (0..2 * N).step_by(16) {
        // Where the column is not zero: 0 <= place - t <= N.
        let mut sums = [[[_mm256_setzero_si256(); 2]; 2]; 2];
        for t in (i.saturating_sub(N)..N.min(i + 16)).step_by(16) {
            let rows = [sixteen(rows[0], t), sixteen(rows[1], t)];
            lines(&mut sums, columns, N + i - t, rows, APART);
        }
        for k in 0..2 {
            let at = i + 8 * k;
            store(&mut out.above, at, m.reduce(sums[0][0][k], sums[1][0][k]));
            store(&mut out.below, at, m.reduce(sums[0][1][k], sums[1][1][k]));
        }
    }
}

/// 64 steps on the lowest 64 pairs.
#[target_feature(enable = "avx2")]
fn steps64(
    m: &Modulus,
    minus_delta: &mut __m256i,
    fg: &[i32],
    matrix: &mut Matrix,
    tree: &mut Tree,
) {
    let Tree {
        sixteen,
        thirty_two,
        next: [after32, after16],
        columns: [of16, of32],
        products,
    } = tree;
    for half in 0..2 {
        let from = if half == 0 { fg } else { &after32[..] };
        steps(m, minus_delta, from, &mut sixteen[0]);
        advance::<16>(m, after16, from, &sixteen[0], products);
        steps(m, minus_delta, after16, &mut sixteen[1]);
        mul::<16>(m, &mut thirty_two[half], sixteen, of16);
        if half == 0 {
            advance::<32>(m, after32, fg, &thirty_two[0], products);
        }
    }
    mul::<32>(m, matrix, thirty_two, of32);
}

fn clear(matrix: &mut Matrix) {
    wipe(&mut matrix.above);
    wipe(&mut matrix.below);
}

/// Whether [`invert`] is there on this CPU.
pub(crate) fn available() -> bool {
    Isa::Avx2.available()
}

/// Whether [`invert`] takes a modulus of degree `d` over the field of `q`.
pub(crate) fn accepts(d: usize, q: u32) -> bool {
    // Sums of 64 pairs of products of remainders up to q/2 + 8 stay below 2^31: not for 8179 and
    // 8191.
    (2..=MAX_DEGREE).contains(&d) && (4097..=8176).contains(&q)
}

/// `out[i] = factor v[d - i] / 2^16` for all `i < d`, from 0 to `q - 1`, where `mask` is all ones,
/// and 0 where it is 0; `v` is as [`divsteps`] left it.
#[allow(unsafe_code)]
pub(crate) fn scale(q: i16, inverse: i16, factor: i16, v: &[i16], out: &mut [u16], mask: u64) {
    assert!(available() && v.len() == out.len() + 1);
    // SAFETY: the CPU has AVX2.
    unsafe { scaled(q, inverse, factor, v, out, mask) }
}

#[target_feature(enable = "avx2")]
fn scaled(q: i16, inverse: i16, factor: i16, v: &[i16], out: &mut [u16], mask: u64) {
    let high = |a: i16, b: i16| ((a as i32 * b as i32) >> 16) as i16;
    let low = factor.wrapping_mul(inverse);
    for (o, &v) in out.iter_mut().zip(v[1..].iter().rev()) {
        // Between -q and q.
        let x = high(v, factor).wrapping_sub(high(v.wrapping_mul(low), q));
        *o = (x + (q & (x >> 15))) as u16 & mask as u16;
    }
}

/// Divsteps until `f` is the gcd: `v[i]` for `i <= d`, `f(0)`, and all ones if there is an inverse,
/// else 0. Both numbers are centered, and known up to the same factor.
///
/// `f` and `g` are the modulus and the element, read backwards, `d + 1` and `d` coefficients;
/// `inverse` is that of `q` modulo 2^16.
///
/// Timing: depends on `q` and `d`.
#[allow(unsafe_code)]
pub(crate) fn divsteps(q: i16, inverse: i16, f: &[i16], g: &[i16], v: &mut [i16]) -> (i16, u64) {
    let d = g.len();
    assert!(available() && accepts(d, q as u32) && f.len() == d + 1 && v.len() == d + 1);
    // SAFETY: the CPU has AVX2.
    unsafe { jumps(q, inverse, f, g, v) }
}

#[target_feature(enable = "avx2")]
fn jumps(q: i16, inverse: i16, f: &[i16], g: &[i16], v: &mut [i16]) -> (i16, u64) {
    let m = Modulus::new(q, inverse);
    let d = g.len();
    let jumps = (2 * d - 1).div_ceil(JUMP);
    // Steps too many: the first ones divide g by x again.
    let extra = jumps * JUMP - (2 * d - 1);
    let (mut fg, mut vr) = (Pairs::ZERO, Pairs::ZERO);
    let mut room = Room::new();
    for (pair, &f) in fg.0[PAD..].iter_mut().zip(f) {
        *pair = f as u16 as i32;
    }
    for (pair, &g) in fg.0[PAD + extra..].iter_mut().zip(g) {
        *pair |= (g as i32) << 16;
    }
    vr.0[PAD] = 1 << 16;
    let mut minus_delta = _mm256_set1_epi16(extra as i16 - 1);
    let mut matrix = Matrix::ZERO;
    let mut tree = Tree::ZERO;
    for jump in 1..=jumps {
        steps64(&m, &mut minus_delta, &fg.0[PAD..], &mut matrix, &mut tree);
        // What later jumps look at; and v and r have a degree of as many steps as there were.
        let left = (d + 1).min(JUMP * (jumps - jump)).max(1);
        apply(&m, &mut fg, &matrix, JUMP, left + 1, &mut room);
        let longest = d.div_ceil(JUMP).min(jump);
        apply(&m, &mut vr, &matrix, 0, JUMP * longest, &mut room);
    }
    let f0 = fg.0[PAD] as i16;
    for (v, &pair) in v.iter_mut().zip(&vr.0[PAD..]) {
        *v = pair as i16;
    }
    let last = _mm256_extract_epi16(minus_delta, 0) as u16;
    wipe(&mut fg.0);
    wipe(&mut vr.0);
    room.wipe();
    tree.wipe();
    clear(&mut matrix);
    (f0, Mask::zero(last as u64).word())
}
