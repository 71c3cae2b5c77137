// SPDX-License-Identifier: MIT OR Apache-2.0
//! The arithmetic that inversion is made of, on each kind of CPU.
//!
//! Operands and results have `64 N` bits and any of their representatives: only the edge of the
//! interface asks for the one below degree `m`.

use super::shape::Shape;
use crate::backend::portable::binary_field as portable;

/// Products, runs of squarings and linear maps with the instructions of one kind of CPU.
pub(crate) trait Engine {
    /// Whether this CPU has the instructions.
    fn available() -> bool;
    /// `a b`.
    fn multiply<const N: usize>(shape: &Shape, a: &[u64; N], b: &[u64; N]) -> [u64; N];
    /// `a^(2^times)`, for a public `times`.
    fn square_times<const N: usize>(shape: &Shape, a: &[u64; N], times: usize) -> [u64; N];
    /// The image of `a` under a matrix in the order of
    /// [`lane`](crate::backend::portable::binary_field::lane).
    fn map<const N: usize>(matrix: &[[u32; 8]], a: &[u64; N]) -> [u64; N];
    /// `(low, high)` of the carry-less product of two words.
    fn product(x: u64, y: u64) -> (u64, u64);
}

/// Integer arithmetic alone.
pub(crate) struct Portable;

impl Engine for Portable {
    fn available() -> bool {
        true
    }
    #[inline]
    fn multiply<const N: usize>(shape: &Shape, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let mut wide = [[0; N]; 2];
        portable::multiply(&mut wide, a, b);
        shape.reduce(&mut wide)
    }
    #[inline]
    fn square_times<const N: usize>(shape: &Shape, a: &[u64; N], times: usize) -> [u64; N] {
        let (mut a, mut wide) = (*a, [[0; N]; 2]);
        for _ in 0..times {
            portable::square(&mut wide, &a);
            a = shape.reduce(&mut wide);
        }
        a
    }
    #[inline]
    fn map<const N: usize>(matrix: &[[u32; 8]], a: &[u64; N]) -> [u64; N] {
        let mut out = [0; N];
        portable::map(&mut out, matrix, a);
        out
    }
    #[inline(always)]
    fn product(x: u64, y: u64) -> (u64, u64) {
        portable::product(x, y)
    }
}

/// Evaluates an expression with the type named `$engine` bound to the fastest engine of this CPU.
macro_rules! with_engine {
    ($engine:ident => $body:expr) => {{
        type $engine = $crate::binary_field::engine::Portable;
        $body
    }};
}
pub(crate) use with_engine;
