// SPDX-License-Identifier: MIT OR Apache-2.0
//! Matrices times numbers in digits of 51 bits, by products of 52 bits: IFMA, on vectors of four
//! digits.
//!
//! *Digits.* A number is the sum of `(s - BIAS) 2^(51 i)` over its words s, with the bias 1 for the
//! numbers of a reduction, and 0 for cofactors. A digit may be 2^51 and a little more, and with a
//! bias it may be -1: a carry goes into the next digit, and not further. All holds modulo 2^(51 n)
//! for n digits.
//!
//! *A product.* For a factor a below 2^51 and a word s below 2^52, the instructions give both
//! halves of `2 a s` = 2^52 h + l: so `a s` is l / 2 at the place of the digit, and h at the next
//! one.
//!
//! *A difference* `a x - b y`. With the complement t' = 2^52 - 1 - t of a word t of y it is a sum
//! `a s + b t'`. What this adds is -b at each digit, and 2 b at the lowest one in place of the half
//! product that comes from below; the biases of x and y add a - b. So each sum gets 2^51 - a, of
//! which 2^51 becomes the bias of the next digit. A sum is not negative, and below 8 2^51.

use crate::cpu::Isa;
use core::arch::x86_64::*;

/// Bits of a digit.
pub(crate) const BITS: usize = 51;
/// Digits of a vector.
pub(crate) const LANES: usize = 4;
/// What a word of a number with a bias has more than its digit.
pub(crate) const BIAS: u64 = 1;

/// This CPU has IFMA on vectors of 256 bits.
///
/// *Invariant:* made by [`compute`] alone.
#[derive(Clone, Copy)]
pub(crate) struct Vectors(());

/// What is computed with vectors.
pub(crate) trait Computation {
    /// What it returns.
    type Output;
    /// Computes. Implementations have to be `#[inline(always)]`: a function that is called does not
    /// have the CPU's instructions that its caller was compiled for.
    fn run(self, vectors: Vectors) -> Self::Output;
}

/// Runs a computation with vectors, on a CPU that has them.
#[allow(unsafe_code)]
#[inline]
pub(crate) fn compute<C: Computation>(computation: C) -> C::Output {
    assert!(Isa::Ifma.available(), "the CPU has no IFMA");
    // SAFETY: the CPU has the instructions.
    unsafe { compiled(computation) }
}

#[target_feature(enable = "avx2,bmi1,bmi2,avx512f,avx512dq,avx512vl,avx512ifma")]
#[inline(never)]
fn compiled<C: Computation>(computation: C) -> C::Output {
    computation.run(Vectors(()))
}

/// A matrix `(x, y) = (a x - b y, d y - c x)`, or with sums in place of the differences.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rows {
    /// `[a, b, c, d]`, each below 2^51.
    pub entries: [u64; 4],
    /// Whether the signs are minus, and words have a bias.
    pub difference: bool,
}

/// The rows in vectors.
#[derive(Clone, Copy)]
struct Factors {
    /// Twice the entries.
    doubles: [__m256i; 4],
    /// What makes complements of words, or nothing.
    flips: __m256i,
    /// What each sum gets.
    constants: [__m256i; 2],
}

/// What one vector of digits passes on to the next: half products and carries, in the top lane.
#[derive(Clone, Copy)]
struct Passed {
    halves: [__m256i; 2],
    carries: [__m256i; 2],
}

/// Numbers on the way through a matrix, from the lowest vector of digits on.
pub(crate) struct Sweep<'a> {
    x: &'a mut [u64],
    y: &'a mut [u64],
    at: usize,
    factors: Factors,
    passed: Passed,
}

#[allow(unsafe_code)]
#[inline(always)]
fn all(_: Vectors, x: u64) -> __m256i {
    // SAFETY: every CPU with `Vectors` has it; so for all functions below, which take those or what
    // was made with them.
    unsafe { _mm256_set1_epi64x(x as i64) }
}

impl<'a> Sweep<'a> {
    /// Both numbers have the same whole number of vectors.
    #[inline(always)]
    pub fn new(vectors: Vectors, rows: Rows, x: &'a mut [u64], y: &'a mut [u64]) -> Self {
        let [a, b, c, d] = rows.entries;
        let all = |x| all(vectors, x);
        let signed = if rows.difference { u64::MAX } else { 0 };
        let carry = all(signed & BIAS);
        Self {
            x,
            y,
            at: 0,
            factors: Factors {
                doubles: [all(2 * a), all(2 * b), all(2 * c), all(2 * d)],
                flips: all(signed & ((1 << 52) - 1)),
                constants: [
                    all(signed & ((1 << BITS) - a)),
                    all(signed & ((1 << BITS) - d)),
                ],
            },
            passed: Passed {
                halves: [all(signed & (2 * b)), all(signed & (2 * c))],
                carries: [carry, carry],
            },
        }
    }

    /// The next vector of both; false if there is none.
    #[allow(unsafe_code)]
    #[inline(always)]
    pub fn step(&mut self) -> bool {
        let at = self.at;
        if at + LANES > self.x.len() {
            return false;
        }
        let (x, y) = (&mut self.x[at..at + LANES], &mut self.y[at..at + LANES]);
        self.at += LANES;
        let Factors {
            doubles: [a, b, c, d],
            flips,
            constants,
        } = self.factors;
        // SAFETY: the slices are as long as a vector.
        unsafe {
            let s = _mm256_loadu_si256(x.as_ptr().cast());
            let t = _mm256_loadu_si256(y.as_ptr().cast());
            let (other_s, other_t) = (_mm256_xor_si256(s, flips), _mm256_xor_si256(t, flips));
            let zero = _mm256_setzero_si256();
            // Not closures: these would be compiled without the instructions.
            macro_rules! sum {
                ($half:ident, $p:expr, $u:expr, $q:expr, $v:expr) => {
                    $half($half(zero, $p, $u), $q, $v)
                };
            }
            let lows = [
                sum!(_mm256_madd52lo_epu64, a, s, b, other_t),
                sum!(_mm256_madd52lo_epu64, c, other_s, d, t),
            ];
            let halves = [
                sum!(_mm256_madd52hi_epu64, a, s, b, other_t),
                sum!(_mm256_madd52hi_epu64, c, other_s, d, t),
            ];
            let mask = _mm256_set1_epi64x((1 << BITS) - 1);
            let mut carries = [zero; 2];
            let mut out = [zero; 2];
            for row in 0..2 {
                let from_below = _mm256_alignr_epi64(halves[row], self.passed.halves[row], 3);
                let sum = _mm256_add_epi64(
                    _mm256_add_epi64(_mm256_srli_epi64(lows[row], 1), constants[row]),
                    from_below,
                );
                carries[row] = _mm256_srli_epi64(sum, BITS as i32);
                let carry = _mm256_alignr_epi64(carries[row], self.passed.carries[row], 3);
                out[row] = _mm256_add_epi64(_mm256_and_si256(sum, mask), carry);
            }
            _mm256_storeu_si256(x.as_mut_ptr().cast(), out[0]);
            _mm256_storeu_si256(y.as_mut_ptr().cast(), out[1]);
            self.passed = Passed { halves, carries };
        }
        true
    }
}
