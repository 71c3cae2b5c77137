// SPDX-License-Identifier: MIT OR Apache-2.0
//! Vectors of four doubles for CPUs that all have fused multiply-add, where the compiler makes vectors of these arrays.

/// Four doubles.
pub(crate) type V = [f64; 4];

#[inline(always)]
fn each(a: V, b: V, f: impl Fn(f64, f64) -> f64) -> V {
    core::array::from_fn(|i| f(a[i], b[i]))
}

/// The next integers.
#[inline(always)]
pub(crate) fn round(x: V) -> V {
    x.map(f64::round_ties_even)
}

#[inline(always)]
pub(crate) fn all(x: f64) -> V {
    [x; 4]
}

#[inline(always)]
pub(crate) fn add(a: V, b: V) -> V {
    each(a, b, |a, b| a + b)
}

#[inline(always)]
pub(crate) fn sub(a: V, b: V) -> V {
    each(a, b, |a, b| a - b)
}

#[inline(always)]
pub(crate) fn multiply(a: V, b: V) -> V {
    each(a, b, |a, b| a * b)
}

/// `c + a b`, rounded once.
#[inline(always)]
pub(crate) fn plus(c: V, a: V, b: V) -> V {
    core::array::from_fn(|i| a[i].mul_add(b[i], c[i]))
}

/// `c - a b`, rounded once.
#[inline(always)]
pub(crate) fn minus(c: V, a: V, b: V) -> V {
    core::array::from_fn(|i| (-a[i]).mul_add(b[i], c[i]))
}

#[inline(always)]
pub(crate) fn load(words: &[u64; 4]) -> V {
    words.map(f64::from_bits)
}

#[inline(always)]
pub(crate) fn constants(doubles: &[f64; 4]) -> V {
    *doubles
}

#[inline(always)]
pub(crate) fn store(words: &mut [u64; 4], x: V) {
    *words = x.map(f64::to_bits);
}

/// Writes integers, and an offset more.
#[inline(always)]
pub(crate) fn store_integers(words: &mut [u64; 4], x: V, offset: u64) {
    *words = x.map(|x| (x as i64 as u64).wrapping_add(offset));
}

/// `bits` bits of each word, at most 52, as numbers. They begin at the first position modulo 8 in the first word, and
/// so much further on in each word as the second number says, modulo 8.
#[inline(always)]
pub(crate) fn naturals(words: [u64; 4], [position, step]: [usize; 2], bits: u32) -> V {
    core::array::from_fn(|i| (words[i] >> ((position + i * step) % 8) & ((1 << bits) - 1)) as f64)
}

/// Rows and columns exchanged.
#[inline(always)]
pub(crate) fn transpose(rows: [V; 4]) -> [V; 4] {
    core::array::from_fn(|i| core::array::from_fn(|j| rows[j][i]))
}
