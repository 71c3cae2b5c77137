// SPDX-License-Identifier: MIT OR Apache-2.0
//! An eighth of a matrix whose entries depend on `i - t` alone, times a vector: what all others are
//! put together from.

use core::arch::x86_64::*;

type V = __m256i;

/// Elements of a vector in words of 16 bits, and the places from one to the next one.
const fn shape(bytes: bool, lines: usize) -> (usize, usize) {
    if bytes { (lines / 2, 2) } else { (lines, 1) }
}

/// `16 W` lines, the last 8 of which do not count if `LESS < W`.
///
/// Elements whose places differ by a multiple of 16 meet the same vectors of the matrix, so that
/// these are loaded once for all of them: `W` of them, or, in the second half, `LESS`.
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
pub(super) fn eighth<const W: usize, const LESS: usize, const BYTES: bool>(
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
        // SAFETY: of 4 (W + LESS) or 8 (W + LESS) elements, the last one is number `half - 1 + same
        // (W - 1)`, or, below, `same LESS - 1`. Places are from 16 W before the first one to 16 W
        // behind.
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
/// The CPU has AVX2. From `place` on, `16 W` words can be read, and `16 (S - 1)` before; and `S`
/// elements.
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
                        *sum = _mm256_add_epi16(*sum, mul::<BYTES>(a[s], x));
                    }
                }
            })*
        };
    }
    diagonal!(0 1 2 3 4 5 6 7 8 9 10 11 12);
}

#[inline]
#[target_feature(enable = "avx2")]
fn mul<const BYTES: bool>(a: V, x: V) -> V {
    match BYTES {
        true => _mm256_maddubs_epi16(a, x),
        false => _mm256_mullo_epi16(a, x),
    }
}

/// Any multiple of 8 lines.
#[target_feature(enable = "avx2")]
pub(super) fn any_eighth<const BYTES: bool>(
    out: &mut [u16],
    to: Option<&[u16]>,
    m: &[u16],
    place: usize,
    vector: &[u8],
    lines: usize,
) {
    let (elements, _) = shape(BYTES, lines);
    let vector = &vector[..2 * elements];
    let vectors = lines.div_ceil(16);
    let mut first = 0;
    while first < vectors {
        let at = place + 16 * first;
        let (out, to) = (&mut out[16 * first..], to.map(|to| &to[16 * first..]));
        macro_rules! call {
            ($w:literal) => {{
                some_lines::<BYTES, $w>(out, to, m, at, vector);
                first += $w;
            }};
        }
        // Four to seven at a time, so that sums stay in registers.
        match vectors - first {
            4 | 8 => call!(4),
            5 | 9 | 10 | 15 => call!(5),
            6 | 11 | 12 | 13 | 16.. => call!(6),
            7 | 14 => call!(7),
            _ => call!(1),
        }
    }
}

/// `W` vectors of lines.
#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn some_lines<const BYTES: bool, const W: usize>(
    out: &mut [u16],
    to: Option<&[u16]>,
    m: &[u16],
    place: usize,
    vector: &[u8],
) {
    let elements = vector.len() / 2;
    let (_, step) = shape(BYTES, 0);
    let same = 16 / step;
    let mut sums = [_mm256_setzero_si256(); W];
    if let Some(to) = to {
        for (w, sum) in sums.iter_mut().enumerate() {
            *sum = load(to, 16 * w);
        }
    }
    // From the place of the last element to that of the first one, and all lines.
    assert!(step * elements <= place && place + 16 * W <= m.len());
    let start = m.as_ptr().wrapping_add(place);
    for rest in 0..same.min(elements) {
        // Elements t, t + same and so on, up to a number below `elements`, are in the vector; so
        // are their places in the matrix, as asserted.
        let mut t = rest;
        let from = |t: usize| {
            (
                start.wrapping_sub(step * t),
                vector.as_ptr().wrapping_add(2 * t),
            )
        };
        while t + 3 * same < elements {
            let (place, vector) = from(t);
            // SAFETY: as above.
            unsafe { tile::<BYTES, W, 4>(&mut sums, place, vector) };
            t += 4 * same;
        }
        if t + same < elements {
            let (place, vector) = from(t);
            // SAFETY: as above.
            unsafe { tile::<BYTES, W, 2>(&mut sums, place, vector) };
            t += 2 * same;
        }
        if t < elements {
            let (place, vector) = from(t);
            // SAFETY: as above.
            unsafe { tile::<BYTES, W, 1>(&mut sums, place, vector) };
        }
    }
    for (w, sum) in sums.into_iter().enumerate() {
        store(out, 16 * w, sum);
    }
}

/// Adds the products by `S` elements, whose places are a vector apart: they meet the same vectors.
///
/// # Safety
/// The CPU has AVX2. From `place` on, `16 W` words can be read, and `16 (S - 1)` before; and as
/// many elements.
#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
unsafe fn tile<const BYTES: bool, const W: usize, const S: usize>(
    sums: &mut [V; W],
    place: *const u16,
    vector: *const u8,
) {
    let apart = if BYTES { 8 } else { 16 };
    let mut a = [_mm256_setzero_si256(); S];
    for (s, a) in a.iter_mut().enumerate() {
        let element = vector.wrapping_add(2 * apart * s).cast::<i16>();
        // SAFETY: an element.
        *a = _mm256_set1_epi16(unsafe { element.read_unaligned() });
    }
    let first = place.wrapping_sub(16 * (S - 1));
    macro_rules! diagonal {
        ($($d:literal)*) => {
            $(if $d < W + S - 1 {
                // SAFETY: 16 words from number 16 (d - S + 1) on.
                let x = unsafe { _mm256_loadu_si256(first.wrapping_add(16 * $d).cast()) };
                for s in 0..S {
                    if $d + s >= S - 1 && $d + s < W + S - 1 {
                        let sum = &mut sums[$d + s - (S - 1)];
                        *sum = _mm256_add_epi16(*sum, mul::<BYTES>(a[s], x));
                    }
                }
            })*
        };
    }
    diagonal!(0 1 2 3 4 5 6 7 8 9);
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn load(a: &[u16], at: usize) -> V {
    get(a[at..at + 16].try_into().expect("16 words"))
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn store(a: &mut [u16], at: usize, x: V) {
    put((&mut a[at..at + 16]).try_into().expect("16 words"), x);
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
pub(super) fn get(a: &[u16; 16]) -> V {
    // SAFETY: 32 bytes are read from an array of 32 bytes.
    unsafe { _mm256_loadu_si256(a.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
pub(super) fn put(a: &mut [u16; 16], x: V) {
    // SAFETY: 32 bytes are written to an array of 32 bytes.
    unsafe { _mm256_storeu_si256(a.as_mut_ptr().cast(), x) }
}
