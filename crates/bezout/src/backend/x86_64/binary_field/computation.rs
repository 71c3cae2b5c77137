// SPDX-License-Identifier: MIT OR Apache-2.0
//! Whole computations of a caller, in functions that have the CPU's instructions.

use super::fold::{BLOCKS, Blocks, Constants, NARROW, SHIFTS, constants, load, reduce, store};
use super::{product, quarters, square as squares, wide};
use crate::backend::computation::{Arithmetic, Computation};
use crate::backend::portable::binary_field::Folding;
use core::arch::x86_64::*;

/// Elements in registers; `VECTOR` is whether 256 bits of them are multiplied at once.
///
/// *Invariant:* made by the functions below alone, which run where the CPU has the instructions.
#[derive(Clone, Copy)]
struct Registers<const N: usize, const MODE: u8, const VECTOR: bool> {
    constants: Constants,
}

/// The full product, in the function of an operation: it is written out once there, and not at each
/// place of a caller's formulas, which would take a compiler a minute for signatures on some
/// curves.
macro_rules! full {
    ($vector:expr, $n:ident, $a:expr, $b:expr) => {
        if $vector && wide::gains($n) {
            wide::full::<$n>($a, $b)
        } else {
            product::full::<_, $n>($a, $b)
        }
    };
}

macro_rules! operations {
    ($features:literal, $vector:literal, $mul:ident, $sum_of_products:ident) => {
        #[target_feature(enable = $features)]
        #[inline(never)]
        fn $mul<const N: usize, const MODE: u8>(
            out: &mut Blocks,
            a: &Blocks,
            b: &Blocks,
            constants: &Constants,
        ) {
            // SAFETY: this function has the features; see `SAFETY.md`.
            unsafe { keep::<N>(out, reduce::<N, MODE>(full!($vector, N, a, b), constants)) }
        }

        #[target_feature(enable = $features)]
        #[inline(never)]
        fn $sum_of_products<const N: usize, const MODE: u8>(
            out: &mut Blocks,
            [a, b, c, d]: [&Blocks; 4],
            constants: &Constants,
        ) {
            // SAFETY: this function has the features; see `SAFETY.md`.
            unsafe {
                let (mut sum, other) = (full!($vector, N, a, b), full!($vector, N, c, d));
                unroll!(i < DOUBLE; {
                    if const { i < N + 1 } {
                        sum[i] = _mm_xor_si128(sum[i], other[i]);
                    }
                });
                keep::<N>(out, reduce::<N, MODE>(sum, constants));
            }
        }
    };
}

operations!("avx2,pclmulqdq", false, mul, sum_of_products);
operations!(
    "avx2,pclmulqdq,vpclmulqdq",
    true,
    mul_wide,
    sum_of_products_wide
);

#[target_feature(enable = "avx2,pclmulqdq")]
#[inline(never)]
fn square<const N: usize, const MODE: u8>(out: &mut Blocks, a: &Blocks, constants: &Constants) {
    // SAFETY: this function has the features; see `SAFETY.md`.
    unsafe { keep::<N>(out, squares::square_of::<N, MODE>(a, constants)) }
}

#[inline(always)]
fn zero() -> Blocks {
    // SAFETY: every x86-64 CPU has SSE2.
    unsafe { [_mm_setzero_si128(); BLOCKS] }
}

/// Writes the registers that an element of `N` words has.
#[inline(always)]
fn keep<const N: usize>(out: &mut Blocks, from: Blocks) {
    unroll!(i < BLOCKS; {
        if const { 2 * i < N } {
            out[i] = from[i];
        }
    });
}

impl<const N: usize, const MODE: u8, const VECTOR: bool> Arithmetic<N>
    for Registers<N, MODE, VECTOR>
{
    type Element = Blocks;

    #[inline(always)]
    fn load(&self, words: &[u64; N]) -> Blocks {
        // SAFETY: by the invariant the CPU has the instructions.
        unsafe { load(words) }
    }

    #[inline(always)]
    fn store(&self, a: Blocks) -> [u64; N] {
        let mut out = [0; N];
        // SAFETY: by the invariant the CPU has the instructions.
        unsafe { store(&mut out, &a) };
        out
    }

    #[inline(always)]
    fn add(&self, a: Blocks, b: Blocks) -> Blocks {
        // SAFETY: every x86-64 CPU has SSE2.
        unsafe { quarters::sum::<N>(&a, &b) }
    }

    #[inline(always)]
    fn mul(&self, a: Blocks, b: Blocks) -> Blocks {
        let mut out = zero();
        // SAFETY: by the invariant the CPU has the instructions.
        unsafe {
            if VECTOR {
                mul_wide::<N, MODE>(&mut out, &a, &b, &self.constants);
            } else {
                mul::<N, MODE>(&mut out, &a, &b, &self.constants);
            }
        }
        out
    }

    #[inline(always)]
    fn sum_of_products(&self, a: Blocks, b: Blocks, c: Blocks, d: Blocks) -> Blocks {
        let mut out = zero();
        let factors = [&a, &b, &c, &d];
        // SAFETY: by the invariant the CPU has the instructions.
        unsafe {
            if VECTOR {
                sum_of_products_wide::<N, MODE>(&mut out, factors, &self.constants);
            } else {
                sum_of_products::<N, MODE>(&mut out, factors, &self.constants);
            }
        }
        out
    }

    #[inline(always)]
    fn square(&self, a: Blocks) -> Blocks {
        let mut out = zero();
        // SAFETY: by the invariant the CPU has the instructions.
        unsafe { square::<N, MODE>(&mut out, &a, &self.constants) };
        out
    }
}

#[target_feature(enable = "avx2,pclmulqdq")]
fn narrow<const N: usize, const MODE: u8, C: Computation<N>>(c: C, folding: &Folding) -> C::Output {
    // SAFETY: this function has the features; see `SAFETY.md`.
    let constants = unsafe { constants::<N>(folding) };
    c.run(Registers::<N, MODE, false> { constants })
}

#[target_feature(enable = "avx2,pclmulqdq,vpclmulqdq")]
fn vector<const N: usize, const MODE: u8, C: Computation<N>>(c: C, folding: &Folding) -> C::Output {
    // SAFETY: this function has the features; see `SAFETY.md`.
    let constants = unsafe { constants::<N>(folding) };
    c.run(Registers::<N, MODE, true> { constants })
}

/// Whether fields that reduce so have computations and chains in registers. The others are of no
/// standard, and each way multiplies the code of all of these.
#[inline(always)]
pub(crate) fn is_served(folding: &Folding) -> bool {
    !folding.wide || folding.shifts.is_some()
}

/// Runs a computation, where this CPU has PCLMULQDQ or, if `VECTOR`, VPCLMULQDQ, for a field that
/// is served.
#[inline]
pub(crate) fn compute<const N: usize, const VECTOR: bool, C: Computation<N>>(
    c: C,
    folding: &Folding,
) -> C::Output {
    assert!(wide::isa(VECTOR).available() && is_served(folding));
    // SAFETY: the CPU has AVX2, PCLMULQDQ and, if `VECTOR`, VPCLMULQDQ.
    unsafe {
        if const { VECTOR && wide::gains(N) } {
            match folding.wide {
                true => vector::<N, SHIFTS, C>(c, folding),
                false => vector::<N, NARROW, C>(c, folding),
            }
        } else {
            match folding.wide {
                true => narrow::<N, SHIFTS, C>(c, folding),
                false => narrow::<N, NARROW, C>(c, folding),
            }
        }
    }
}
