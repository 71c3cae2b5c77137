// SPDX-License-Identifier: MIT OR Apache-2.0
//! VPCLMULQDQ on registers of 256 bits: two products of 64 bits at once.

use super::fold::{BLOCKS, Blocks, Constants, Product, constants, load, reduce, store};
use super::{chain, lanes, product};
use crate::backend::portable::binary_field::{Folding, Maps, Step};
use crate::cpu::Isa;
use core::arch::x86_64::*;

/// The instruction set of products, with AVX2.
pub(super) const fn isa(vector: bool) -> Isa {
    if vector {
        Isa::Vpclmulqdq
    } else {
        Isa::Pclmulqdq
    }
}

/// The fields whose products are faster so: with fewer words nothing is gained, with more too many
/// registers are needed.
pub(super) const fn gains(words: usize) -> bool {
    words >= 6 && words <= 10
}

/// Products of sums of registers `i` and `j` (of one, if they are the same), two pairs at once.
macro_rules! pairs {
    ($a:ident, $b:ident, $own:ident, $cross:ident, $(($i:literal $j:literal, $k:literal $l:literal))*) => {{
        let sum = |v: &Blocks, i: usize, j: usize| if i == j { v[i] } else { _mm_xor_si128(v[i], v[j]) };
        let halves_sum = |v| _mm256_xor_si256(v, _mm256_shuffle_epi32::<0x4e>(v));
        $(
            let x = _mm256_set_m128i(sum($a, $k, $l), sum($a, $i, $j));
            let y = _mm256_set_m128i(sum($b, $k, $l), sum($b, $i, $j));
            let parts = [
                _mm256_clmulepi64_epi128::<0x00>(x, y),
                _mm256_clmulepi64_epi128::<0x00>(halves_sum(x), halves_sum(y)),
                _mm256_clmulepi64_epi128::<0x11>(x, y),
            ];
            let first = [
                _mm256_castsi256_si128(parts[0]),
                _mm256_castsi256_si128(parts[1]),
                _mm256_castsi256_si128(parts[2]),
            ];
            let second = [
                _mm256_extracti128_si256::<1>(parts[0]),
                _mm256_extracti128_si256::<1>(parts[1]),
                _mm256_extracti128_si256::<1>(parts[2]),
            ];
            if $i == $j { $own[$i] = first } else { $cross[$i][$j] = first }
            if $k == $l { $own[$k] = second } else { $cross[$k][$l] = second }
        )*
    }};
}

/// Karatsuba's identity on pairs of registers, and on the halves of each: the product, unreduced.
#[inline(always)]
pub(super) unsafe fn full<const N: usize>(a: &Blocks, b: &Blocks) -> Product {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let zero = _mm_setzero_si128();
        let (mut own, mut cross) = ([[zero; 3]; BLOCKS], [[[zero; 3]; BLOCKS]; BLOCKS]);
        match N.div_ceil(2) {
            2 => pairs!(a, b, own, cross, (0 0, 1 1) (0 1, 0 1)),
            3 => pairs!(a, b, own, cross, (0 0, 1 1) (2 2, 0 1) (0 2, 1 2)),
            4 => {
                pairs!(a, b, own, cross, (0 0, 1 1) (2 2, 3 3) (0 1, 2 3) (0 2, 1 3) (0 3, 1 2))
            }
            _ => pairs!(
                a, b, own, cross,
                (0 0, 1 1) (2 2, 3 3) (4 4, 0 1) (0 2, 0 3) (0 4, 1 2) (1 3, 1 4) (2 3, 2 4) (3 4, 3 4)
            ),
        }
        product::combine::<_, N>(&own, &cross)
    }
}

#[inline(always)]
unsafe fn product_of<const N: usize, const MODE: u8>(
    a: &Blocks,
    b: &Blocks,
    constants: &Constants,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        if gains(N) {
            reduce::<N, MODE>(full::<N>(a, b), constants)
        } else {
            product::product_of::<N, MODE>(a, b, constants)
        }
    }
}

/// `out = a b`.
#[target_feature(enable = "avx2,pclmulqdq,vpclmulqdq")]
#[inline(never)]
pub(super) fn mul<const N: usize, const MODE: u8>(
    out: &mut [u64; N],
    a: &[u64; N],
    b: &[u64; N],
    folding: &Folding,
) {
    // SAFETY: this function has the features; see `SAFETY.md`.
    unsafe {
        store(
            out,
            &product_of::<N, MODE>(&load(a), &load(b), &constants::<N>(folding)),
        );
    }
}

/// See [`chain::run`].
#[target_feature(enable = "avx2,pclmulqdq,vpclmulqdq")]
#[inline(never)]
pub(super) fn run<const N: usize, const MODE: u8>(
    out: &mut [u64; N],
    a: &[u64; N],
    steps: &[Step],
    maps: Maps<'_>,
    folding: &Folding,
) {
    // SAFETY: this function has the features; see `SAFETY.md`.
    unsafe {
        chain::links!(
            N,
            MODE,
            out,
            a,
            steps,
            maps,
            folding,
            product_of,
            lanes::recombine
        )
    }
}
