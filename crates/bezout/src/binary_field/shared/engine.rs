// SPDX-License-Identifier: MIT OR Apache-2.0
//! The arithmetic that inversion is made of, on each kind of CPU.
//!
//! Operands and results have `64 N` bits and any of their representatives: only the edge of the
//! interface asks for the one below degree `m`.
#![cfg_attr(
    not(feature = "alloc"),
    allow(dead_code, reason = "tables of linear maps are allocated")
)]

use super::shape::{MAX_WORDS, Shape, arrays, by_words};
use crate::backend::portable::binary_field::{self as portable, MAX_STEPS, Maps, Pass, Row, Step};
use crate::ct::wipe;

/// `out = a b` for elements of a number of words known at run time.
pub(crate) type Product = fn(&Shape, &mut [u64], &[u64], &[u64]);
/// `out = a^(2^times)` for such.
pub(crate) type Power = fn(&Shape, &mut [u64], &[u64], usize);

/// Products, runs of squarings and linear maps with the instructions of one kind of CPU.
pub(crate) trait Engine: Sized {
    /// Whether its linear maps are faster than runs of squarings. Where not, an inversion reads no
    /// tables.
    const MAPS_PAY: bool = true;
    /// `a b`.
    fn mul<const N: usize>(shape: &Shape, a: &[u64; N], b: &[u64; N]) -> [u64; N];
    /// `a^(2^times)`, for a public `times`.
    fn square_times<const N: usize>(shape: &Shape, a: &[u64; N], times: usize) -> [u64; N];
    /// The image of `a` under a matrix in the order of
    /// [`place`](crate::backend::portable::binary_field::place).
    fn map<const N: usize>(matrix: &[Row], a: &[u64; N]) -> [u64; N];
    /// The square of the last power of a chain that begins with `a`; `maps` has their
    /// matrices.
    #[inline]
    fn chain<const N: usize>(
        shape: &Shape,
        a: &[u64; N],
        steps: &[Step],
        maps: Maps<'_>,
    ) -> [u64; N] {
        chain_of_calls::<Self, N>(shape, a, steps, maps)
    }
    /// `(low, high)` of the carry-less product of two words.
    fn product(x: u64, y: u64) -> (u64, u64);
    /// The product of elements of `words` words.
    fn product_of(words: usize) -> Product {
        by_words!(words, N => |shape, out, a, b| {
            let (out, a) = arrays::<N>(out, a);
            *out = Self::mul(shape, a, b.first_chunk().expect("as many words as a"));
        })
    }
    /// Their runs of squarings.
    fn power_of(words: usize) -> Power {
        by_words!(words, N => |shape, out, a, times| {
            let (out, a) = arrays::<N>(out, a);
            *out = Self::square_times(shape, a, times);
        })
    }
    /// The passes over batches of a field's elements, where the engine has them.
    fn passes(_shape: &Shape) -> Option<[Pass; 2]> {
        None
    }
}

/// A chain by a call for each step.
fn chain_of_calls<E: Engine, const N: usize>(
    shape: &Shape,
    a: &[u64; N],
    steps: &[Step],
    maps: Maps<'_>,
) -> [u64; N] {
    let (mut p, mut raised) = ([[0; N]; MAX_STEPS + 1], [0; N]);
    p[0] = *a;
    for (i, step) in steps.iter().enumerate() {
        raised = match step.map {
            Some(k) => E::map(maps.matrix::<N>(k), &p[i]),
            None => E::square_times(shape, &p[i], step.times),
        };
        p[i + 1] = E::mul(shape, &raised, &p[step.by]);
    }
    let out = E::square_times(shape, &p[steps.len()], 1);
    wipe(p[..=steps.len()].as_flattened_mut());
    wipe(&mut raised);
    out
}

/// Integer arithmetic alone, with one copy of products and squarings for all lengths.
pub(crate) struct Portable;

fn portable_product(shape: &Shape, out: &mut [u64], a: &[u64], b: &[u64]) {
    let mut wide = [0; 2 * MAX_WORDS];
    let wide = &mut wide[..2 * a.len()];
    portable::mul(wide, a, b);
    shape.reduce(wide);
    out.copy_from_slice(&wide[..a.len()]);
}

fn portable_power(shape: &Shape, out: &mut [u64], a: &[u64], times: usize) {
    let (mut wide, n) = ([0; 2 * MAX_WORDS], a.len());
    wide[..n].copy_from_slice(a);
    for _ in 0..times {
        portable::square(&mut wide, n);
        shape.reduce(&mut wide[..2 * n]);
    }
    out.copy_from_slice(&wide[..n]);
}

impl Engine for Portable {
    fn mul<const N: usize>(shape: &Shape, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let mut out = [0; N];
        portable_product(shape, &mut out, a, b);
        out
    }
    fn square_times<const N: usize>(shape: &Shape, a: &[u64; N], times: usize) -> [u64; N] {
        let mut out = [0; N];
        portable_power(shape, &mut out, a, times);
        out
    }
    fn product_of(_words: usize) -> Product {
        portable_product
    }
    fn power_of(_words: usize) -> Power {
        portable_power
    }
    #[inline(never)]
    fn map<const N: usize>(matrix: &[Row], a: &[u64; N]) -> [u64; N] {
        let mut out = [0; N];
        portable::map(&mut out, matrix, a);
        out
    }
    #[inline(always)]
    fn product(x: u64, y: u64) -> (u64, u64) {
        portable::product(x, y)
    }
}

/// Carry-less products, of 256 bits if `VECTOR` and where these gain, and AVX2 for the maps.
#[cfg(target_arch = "x86_64")]
pub(crate) struct CarryLess<const VECTOR: bool>;

#[cfg(target_arch = "x86_64")]
pub(crate) type Pclmulqdq = CarryLess<false>;

#[cfg(target_arch = "x86_64")]
pub(crate) type Vpclmulqdq = CarryLess<true>;

#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::binary_field as x86;

/// The words of the largest fields that are reduced by folds: beyond those of standards code would
/// only grow.
#[cfg(target_arch = "x86_64")]
pub(crate) const LONGEST: usize = 9;

#[cfg(target_arch = "x86_64")]
impl<const VECTOR: bool> Engine for CarryLess<VECTOR> {
    #[inline]
    fn mul<const N: usize>(shape: &Shape, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let mut out = [0; N];
        match &shape.folding {
            Some(folding) if const { N <= LONGEST } => {
                x86::mul::<N, VECTOR>(&mut out, a, b, folding)
            }
            _ => {
                let mut wide = [[0; N]; 2];
                x86::mul_unreduced(&mut wide, a, b);
                shape.reduce(wide.as_flattened_mut());
                out = wide[0];
            }
        }
        out
    }
    #[inline]
    fn square_times<const N: usize>(shape: &Shape, a: &[u64; N], times: usize) -> [u64; N] {
        match &shape.folding {
            Some(folding) if const { N <= LONGEST } => {
                let mut out = [0; N];
                x86::square_times(&mut out, a, times, folding);
                out
            }
            _ => Portable::square_times(shape, a, times),
        }
    }
    #[inline]
    fn chain<const N: usize>(
        shape: &Shape,
        a: &[u64; N],
        steps: &[Step],
        maps: Maps<'_>,
    ) -> [u64; N] {
        match &shape.folding {
            Some(folding) if const { N <= LONGEST } && x86::is_served(folding) => {
                let mut out = [0; N];
                x86::chain::<N, VECTOR>(&mut out, a, steps, maps, folding);
                out
            }
            // Fields that reduce by shifts of words, or as none of a standard, and large ones.
            _ => chain_of_calls::<Self, N>(shape, a, steps, maps),
        }
    }
    #[inline]
    fn map<const N: usize>(matrix: &[Row], a: &[u64; N]) -> [u64; N] {
        let mut out = [0; N];
        x86::map(&mut out, matrix, a);
        out
    }
    #[inline(always)]
    fn product(x: u64, y: u64) -> (u64, u64) {
        x86::word_product(x, y)
    }
    fn passes(shape: &Shape) -> Option<[Pass; 2]> {
        x86::passes::<VECTOR>(shape.n, shape.folding.as_ref()?)
    }
}

/// PMULL, the carry-less product of 64-bit ARM.
#[cfg(target_arch = "aarch64")]
pub(crate) struct Pmull;

#[cfg(target_arch = "aarch64")]
use crate::backend::aarch64::binary_field as arm;

#[cfg(target_arch = "aarch64")]
impl Engine for Pmull {
    // It has no map of its own.
    const MAPS_PAY: bool = false;
    #[inline]
    fn mul<const N: usize>(shape: &Shape, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let mut out = [0; N];
        match &shape.folding {
            Some(folding) => arm::mul(&mut out, a, b, folding),
            None => {
                let mut wide = [[0; N]; 2];
                arm::mul_unreduced(&mut wide, a, b);
                shape.reduce(wide.as_flattened_mut());
                out = wide[0];
            }
        }
        out
    }
    #[inline]
    fn square_times<const N: usize>(shape: &Shape, a: &[u64; N], times: usize) -> [u64; N] {
        match &shape.folding {
            Some(folding) => {
                let mut out = [0; N];
                arm::square_times(&mut out, a, times, folding);
                out
            }
            None => Portable::square_times(shape, a, times),
        }
    }
    #[inline]
    fn map<const N: usize>(matrix: &[Row], a: &[u64; N]) -> [u64; N] {
        Portable::map(matrix, a)
    }
    #[inline(always)]
    fn product(x: u64, y: u64) -> (u64, u64) {
        arm::word_product(x, y)
    }
}

/// Evaluates an expression with a type bound to the engine that public functions use.
macro_rules! with_engine {
    ($engine:ident => $body:expr) => {{
        use $crate::binary_field::choice;
        let timing = $crate::timing::Timing::Constant;
        match choice::choose($crate::cpu::Cpu::here(), choice::Operation::Mul, timing) {
            #[cfg(target_arch = "x86_64")]
            choice::Way::ProductsVpclmulqdq => {
                type $engine = $crate::binary_field::shared::engine::Vpclmulqdq;
                $body
            }
            #[cfg(target_arch = "x86_64")]
            choice::Way::ProductsPclmulqdq => {
                type $engine = $crate::binary_field::shared::engine::Pclmulqdq;
                $body
            }
            #[cfg(target_arch = "aarch64")]
            choice::Way::ProductsPmull => {
                type $engine = $crate::binary_field::shared::engine::Pmull;
                $body
            }
            _ => {
                type $engine = $crate::binary_field::shared::engine::Portable;
                $body
            }
        }
    }};
}
pub(crate) use with_engine;
