// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion over the field of three elements by divsteps on vectors of 256 coefficients, in passes
//! of assembly that `asmgen/` writes. 64 coefficients of `f` and `g` decide 60 steps. One pass does
//! these steps on all of `f` and `g`. The next one does them on `v` and `r`, and decides the next
//! 60.
//!
//! As `f` and `g` get shorter, `v` and `r` get longer; each pair is held in as few vectors as it
//! needs.
#![allow(clippy::needless_range_loop, reason = "several arrays share an index")]

use super::routines::{
    TERNARY_BOTH, TERNARY_DOWN, TERNARY_STEPS as BATCH, TERNARY_UP, TERNARY_VECTORS as VECTORS,
    avx2_ternary_two_4, base_ternary_decide_1,
};
use crate::cpu::Isa;
use crate::ct::wipe;
use core::arch::x86_64::*;

/// Packed words of a plane.
pub(crate) const WORDS: usize = 4 * VECTORS;
/// The largest degree of a modulus: there has to be room for the steps beyond `2d - 1`.
const MAX_DEGREE: usize = 256 * VECTORS - 3;
/// Coefficients of an element, and as many before them as a vector reads.
const PADDED: usize = 32 + 256 * VECTORS + 32;

/// A bit of each coefficient.
pub(super) type Plane = [[u64; 4]; VECTORS];

/// Two polynomials, `f` and `g` or `v` and `r`, in two planes each.
#[repr(C, align(32))]
pub(super) struct Planes {
    pub(super) planes: [Plane; 4],
}

/// The masks of a step.
#[derive(Clone, Copy, Default)]
#[repr(C, align(32))]
pub(super) struct Masks {
    /// Whether `f(0) g(0)` is not zero, four times.
    pub(super) nonzero: [u64; 4],
    /// Whether it is -1, four times.
    pub(super) minus: [u64; 4],
    /// Whether `f` and `g` are exchanged.
    pub(super) swap: u64,
    /// The same three as they are decided: a pass on `f` and `g` moves them to the others, and
    /// while the one on `v` and `r` reads these, those of the next pass are decided.
    pub(super) decided: [u64; 3],
}

/// The 64 lowest coefficients of `f` and `g`, in two words each, and `-delta`.
pub(super) type Window = [u64; 5];

/// The bits `i` of a word with `i = phase` modulo `m`.
const fn stride(m: usize, phase: usize) -> u64 {
    let (mut mask, mut i) = (0, phase);
    while i < 64 {
        mask |= 1 << i;
        i += m;
    }
    mask
}

/// `STRIDES[m - 1][k][j]`: the bits of packed word `k`, of every `m`, that belong to vector `j` of
/// `m`.
const STRIDES: [[[u64; VECTORS]; VECTORS]; VECTORS] = {
    let mut table = [[[0; VECTORS]; VECTORS]; VECTORS];
    let mut m = 1;
    while m <= VECTORS {
        let mut k = 0;
        while k < m {
            let mut j = 0;
            while j < m {
                // Bit i is coefficient 64 k + i.
                table[m - 1][k][j] = stride(m, (j + m * 64 - 64 * k) % m);
                j += 1;
            }
            k += 1;
        }
        m += 1;
    }
    table
};

/// From packed words to `M` vectors: coefficient `i` to vector `i mod M`.
#[target_feature(enable = "avx2,bmi2,popcnt")]
fn spread<const M: usize>(plane: &mut Plane, packed: &[u64; WORDS]) {
    for lane in 0..4 {
        for j in 0..M {
            let (mut word, mut shift) = (0, 0);
            for k in 0..M {
                let mask = STRIDES[M - 1][k][j];
                word |= _pext_u64(packed[M * lane + k], mask) << shift;
                shift += mask.count_ones();
            }
            plane[j][lane] = word;
        }
    }
}

/// From `M` vectors to packed words; those beyond are zero.
#[target_feature(enable = "avx2,bmi2,popcnt")]
fn collect<const M: usize>(packed: &mut [u64; WORDS], plane: &Plane) {
    *packed = [0; WORDS];
    for lane in 0..4 {
        for j in 0..M {
            let mut word = plane[j][lane];
            for k in 0..M {
                let mask = STRIDES[M - 1][k][j];
                packed[M * lane + k] |= _pdep_u64(word, mask);
                word = word.checked_shr(mask.count_ones()).unwrap_or(0);
            }
        }
    }
}

/// The 64 lowest coefficients of a plane in `m` vectors.
#[target_feature(enable = "avx2,bmi2,popcnt")]
fn low(plane: &Plane, m: usize) -> u64 {
    (0..m).fold(0, |word, j| {
        word | _pdep_u64(plane[j][0], STRIDES[m - 1][0][j])
    })
}

#[target_feature(enable = "avx2,bmi2,popcnt")]
fn spread_any(plane: &mut Plane, packed: &[u64; WORDS], m: usize) {
    match m {
        1 => spread::<1>(plane, packed),
        2 => spread::<2>(plane, packed),
        3 => spread::<3>(plane, packed),
        4 => spread::<4>(plane, packed),
        _ => spread::<5>(plane, packed),
    }
}

#[target_feature(enable = "avx2,bmi2,popcnt")]
fn collect_any(packed: &mut [u64; WORDS], plane: &Plane, m: usize) {
    match m {
        1 => collect::<1>(packed, plane),
        2 => collect::<2>(packed, plane),
        3 => collect::<3>(packed, plane),
        4 => collect::<4>(packed, plane),
        _ => collect::<5>(packed, plane),
    }
}

impl Planes {
    const ZERO: Self = Self {
        planes: [[[0; 4]; VECTORS]; 4],
    };

    /// For a routine.
    #[inline(always)]
    fn place(&mut self) -> *mut u8 {
        (&raw mut *self).cast()
    }

    /// The same polynomials in another number of vectors.
    #[target_feature(enable = "avx2,bmi2,popcnt")]
    fn arrange(&mut self, from: usize, to: usize) {
        let mut packed = [0; WORDS];
        for plane in &mut self.planes {
            collect_any(&mut packed, plane, from);
            spread_any(plane, &packed, to);
        }
        wipe(&mut packed);
    }
}

/// How the steps of an inversion modulo a polynomial of degree `d` are arranged.
struct Plan {
    /// Vectors of the longest polynomials.
    vectors: usize,
    /// Steps of the first pass; all others have [`BATCH`].
    first: usize,
    /// Steps in all.
    steps: usize,
}

impl Plan {
    const fn new(d: usize) -> Self {
        let vectors = (d + 1).div_ceil(256);
        let rest = match (2 * d - 1) % BATCH {
            0 => BATCH,
            rest => rest,
        };
        let first = rest.next_multiple_of(vectors);
        let steps = 2 * d - 1 - rest + first;
        Self {
            vectors,
            first,
            steps,
        }
    }

    /// Steps beyond the necessary ones.
    const fn extra(&self, d: usize) -> usize {
        self.steps - (2 * d - 1)
    }
}

/// Whether [`invert`] is there for a modulus of degree `d`, on this CPU.
pub(crate) fn available() -> bool {
    Isa::Avx2.available()
}

/// Whether [`invert`] takes a modulus of degree `d`.
pub(crate) fn accepts(d: usize) -> bool {
    let plan = Plan::new(d);
    (2..=MAX_DEGREE).contains(&d) && d + 1 + plan.extra(d) <= 256 * plan.vectors
}

/// `out = a^-1` and all ones, or zero and 0, modulo the polynomial of degree `d` whose planes, read
/// backwards, packed, are `modulus`, for each of one or two elements. Where there is one
/// coefficient more than `d`, the modulus is `1 + x + ... + x^d`, and the last one counts for all;
/// the last one of `out` is zero then.
///
/// Coefficients are 0, 1 or 2.
///
/// Timing: depends on `d`.
#[allow(unsafe_code)]
pub(crate) fn invert<const N: usize>(
    modulus: &[[u64; WORDS]; 2],
    d: usize,
    out: [&mut [u16]; N],
    a: [&[u16]; N],
) -> [u64; N] {
    assert!(available() && accepts(d));
    for (out, a) in out.iter().zip(&a) {
        assert!(out.len() == a.len() && (a.len() == d || a.len() == d + 1));
    }
    // SAFETY: the CPU has AVX2, BMI1 and BMI2, and so POPCNT.
    unsafe { inverse(modulus, d, out, a) }
}

/// An inversion under way.
struct Inversion {
    fg: Planes,
    vr: Planes,
    window: Window,
    masks: [Masks; BATCH],
}

impl Inversion {
    const ZERO: Self = Self {
        fg: Planes::ZERO,
        vr: Planes::ZERO,
        window: [0; 5],
        masks: [Masks {
            nonzero: [0; 4],
            minus: [0; 4],
            swap: 0,
            decided: [0; 3],
        }; BATCH],
    };

    /// `f` and `g` in `m` vectors, and the decisions of the first pass.
    #[target_feature(enable = "avx2,bmi2,popcnt")]
    #[allow(unsafe_code)]
    fn begin(&mut self, modulus: &[[u64; WORDS]; 2], d: usize, a: &[u16], plan: &Plan) {
        let mut packed = [[0; WORDS]; 2];
        pack_backwards(&mut packed, a, d);
        for plane in 0..2 {
            spread_any(&mut self.fg.planes[plane], &modulus[plane], plan.vectors);
            spread_any(&mut self.fg.planes[2 + plane], &packed[plane], plan.vectors);
            wipe(&mut packed[plane]);
        }
        self.vr.planes[2][0][0] = 1;
        self.window[4] = (-1i64) as u64;
        self.look(plan.vectors);
        let (state, masks) = (self.fg.place(), self.masks.as_mut_ptr().cast());
        // SAFETY: the first pass has no more steps than there is room for.
        unsafe { base_ternary_decide_1(state, masks, plan.first, &mut self.window) };
    }

    /// The window is of `f` and `g` as they are.
    #[target_feature(enable = "avx2,bmi2,popcnt")]
    fn look(&mut self, m: usize) {
        for (w, plane) in self.window.iter_mut().zip(&self.fg.planes) {
            *w = low(plane, m);
        }
    }

    /// The masks of the last steps, for vectors; before, the pass on `f` and `g` does it.
    #[target_feature(enable = "avx2,bmi2,popcnt")]
    fn widen(&mut self, length: usize) {
        for masks in &mut self.masks[..length] {
            let [nonzero, minus, swap] = masks.decided;
            (masks.nonzero, masks.minus, masks.swap) = ([nonzero; 4], [minus; 4], swap);
        }
    }

    /// Writes the inverse, or zero; wipes the rest.
    #[target_feature(enable = "avx2,bmi2,popcnt")]
    fn end(&mut self, out: &mut [u16], d: usize, extra: usize, mv: usize) -> u64 {
        // The window has seen all steps.
        let no = self.window[4].wrapping_add(extra as u64);
        let yes = crate::ct::Mask::zero(no).word();
        let mut packed = [[0; WORDS]; 2];
        for plane in 0..2 {
            collect_any(&mut packed[plane], &self.vr.planes[plane], mv);
        }
        unpack_backwards(out, &packed, d, d + extra, self.window[1] & 1, yes);
        for plane in self.fg.planes.iter_mut().chain(&mut self.vr.planes) {
            wipe(plane);
        }
        for plane in &mut packed {
            wipe(plane);
        }
        wipe(&mut self.masks);
        wipe(&mut self.window);
        yes
    }
}

/// Two inversions take the same steps, so that their passes can be one.
// It gathers bits by constants alone: the check of constant time knows it by its name, in every
// program.
#[inline(never)]
#[target_feature(enable = "avx2,bmi2,popcnt")]
#[allow(unsafe_code)]
fn inverse<const N: usize>(
    modulus: &[[u64; WORDS]; 2],
    d: usize,
    out: [&mut [u16]; N],
    a: [&[u16]; N],
) -> [u64; N] {
    let plan = Plan::new(d);
    let (mut m, mut mv) = (plan.vectors, 1);
    let mut inversions = [const { Inversion::ZERO }; N];
    for (inversion, a) in inversions.iter_mut().zip(a) {
        inversion.begin(modulus, d, a, &plan);
    }
    let (mut done, mut length) = (0, plan.first);
    while done < plan.steps {
        let left = plan.steps - done;
        let last = left == length;
        let needed = left.div_ceil(256).min(m);
        let fewer = if length % needed == 0 { needed } else { m };
        let more = (done + length + 1).div_ceil(256).min(plan.vectors);
        for inversion in &mut inversions {
            if last {
                inversion.widen(length);
            }
            if fewer < m {
                inversion.fg.arrange(m, fewer);
            }
            if more > mv {
                inversion.vr.arrange(mv, more);
            }
        }
        (m, mv) = (fewer, more.max(mv));
        // SAFETY: the CPU has AVX2; there are `length` masks, and room for BATCH decisions;
        // `length` is a multiple of `m`, and of `mv`: the first pass has one vector in `vr`, and
        // BATCH is a multiple of all.
        unsafe {
            match &mut inversions[..] {
                _ if last => {}
                [x, y] if m == 1 => {
                    let masks = x.masks.as_mut_ptr().cast();
                    let its_masks = y.masks.as_mut_ptr().cast();
                    avx2_ternary_two_4(x.fg.place(), masks, length, y.fg.place(), its_masks);
                }
                all => {
                    for x in all {
                        let masks = x.masks.as_mut_ptr().cast();
                        TERNARY_DOWN[m - 1](x.fg.place(), masks, length / m);
                    }
                }
            }
            for x in &mut inversions {
                if !last {
                    x.look(m);
                }
                let masks = x.masks.as_mut_ptr().cast();
                if last || length < BATCH {
                    TERNARY_UP[mv - 1](x.vr.place(), masks, length / mv);
                    if !last {
                        base_ternary_decide_1(x.fg.place(), masks, BATCH, &mut x.window);
                    }
                } else {
                    TERNARY_BOTH[mv - 1](x.vr.place(), masks, BATCH / mv, &mut x.window);
                }
            }
        }
        done += length;
        length = BATCH;
    }
    let extra = plan.extra(d);
    let mut found = [0; N];
    for ((inversion, out), found) in inversions.iter_mut().zip(out).zip(&mut found) {
        *found = inversion.end(out, d, extra, mv);
    }
    found
}

/// The planes of `x^(d-1) a(1/x)`, packed.
#[target_feature(enable = "avx2,bmi2,popcnt")]
#[allow(unsafe_code)]
fn pack_backwards(packed: &mut [[u64; WORDS]; 2], a: &[u16], d: usize) {
    let mut padded = [0u16; PADDED];
    padded[32..32 + d].copy_from_slice(&a[..d]);
    let last = if a.len() > d { a[d] } else { 0 };
    let (last, two, three) = (
        _mm256_set1_epi16(3 - last as i16),
        _mm256_set1_epi16(2),
        _mm256_set1_epi16(3),
    );
    // a - last modulo 3.
    let reduced = |at: usize| {
        let words: &[u16; 16] = padded[at..at + 16].try_into().expect("16 words");
        // SAFETY: 32 bytes are read from an array of 32 bytes.
        let x = unsafe { _mm256_loadu_si256(words.as_ptr().cast()) };
        let x = _mm256_add_epi16(x, last);
        _mm256_sub_epi16(x, _mm256_and_si256(three, _mm256_cmpgt_epi16(x, two)))
    };
    let reverse = _mm256_broadcastsi128_si256(_mm_set_epi8(
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ));
    for i in 0..d.div_ceil(32) {
        // Coefficients 32 i to 32 i + 31 are those of a from d - 1 - 32 i down.
        let at = 32 + d - 32 - 32 * i;
        let bytes = _mm256_packs_epi16(reduced(at), reduced(at + 16));
        let bytes = _mm256_shuffle_epi8(_mm256_permute4x64_epi64(bytes, 0b10_00_11_01), reverse);
        let minus = _mm256_slli_epi16(bytes, 6);
        let nonzero = _mm256_or_si256(minus, _mm256_slli_epi16(bytes, 7));
        let halves = [nonzero, minus].map(|x| _mm256_movemask_epi8(x) as u32 as u64);
        for (plane, half) in packed.iter_mut().zip(halves) {
            plane[i / 2] |= half << (32 * (i % 2));
        }
    }
    // What stands before a is not of a.
    for plane in packed {
        if !d.is_multiple_of(64) {
            plane[d / 64] &= (1 << (d % 64)) - 1;
        }
    }
    wipe(&mut padded);
}

/// `out[i]` is coefficient `top - i` of the planes, negated if `minus` is 1; zero where `yes` is 0.
#[target_feature(enable = "avx2,bmi2,popcnt")]
#[allow(unsafe_code)]
fn unpack_backwards(
    out: &mut [u16],
    packed: &[[u64; WORDS]; 2],
    d: usize,
    top: usize,
    minus: u64,
    yes: u64,
) {
    let minus = crate::ct::Mask::odd(minus).word() as u16;
    let yes = _mm256_set1_epi16(yes as i16);
    let bits = _mm256_set_epi16(
        1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, -32768,
    );
    // Bits from - 15 to from, the lowest ones first.
    let sixteen = |plane: &[u64; WORDS], low: usize| {
        let (word, shift) = (low / 64, low % 64);
        let next = plane[(word + 1).min(WORDS - 1)];
        (plane[word] >> shift | next << 1 << (63 - shift)) as u16
    };
    let mut block = [0u16; 16];
    for (i, chunk) in out[..d].chunks_mut(16).enumerate() {
        // The last block has fewer, and there are none below coefficient 0.
        let from = top - 16 * i;
        let (low, missing) = (from.saturating_sub(15), 15usize.saturating_sub(from));
        let [nonzero, negative] = [0, 1].map(|p| sixteen(&packed[p], low) << missing);
        let [nonzero, negative] = [nonzero, (negative ^ minus) & nonzero].map(|word| {
            let word = _mm256_and_si256(_mm256_set1_epi16(word as i16), bits);
            _mm256_cmpeq_epi16(word, bits)
        });
        let value = _mm256_sub_epi16(_mm256_setzero_si256(), _mm256_add_epi16(nonzero, negative));
        let value = _mm256_and_si256(value, yes);
        match <&mut [u16; 16]>::try_from(&mut *chunk) {
            // SAFETY: 32 bytes are written to an array of 32 bytes.
            Ok(whole) => unsafe { _mm256_storeu_si256(whole.as_mut_ptr().cast(), value) },
            Err(_) => {
                // SAFETY: the same.
                unsafe { _mm256_storeu_si256(block.as_mut_ptr().cast(), value) };
                chunk.copy_from_slice(&block[..chunk.len()]);
            }
        }
    }
    out[d..].fill(0);
    wipe(&mut block);
}
