// SPDX-License-Identifier: MIT OR Apache-2.0
//! The two passes over a batch of elements, whole, so that no product is a call.

use super::fold::{BLOCKS, Blocks, Constants, NARROW, constants, load, store};
use super::{lanes, product};
use crate::backend::portable::binary_field::{CHAINS, Folding, Tail};
use crate::ct::Mask;
use core::arch::x86_64::*;

/// Lanes of 128 bits side by side.
trait Register: Copy {
    /// How many.
    const LANES: usize;
    unsafe fn broadcast(a: __m128i) -> Self;
    unsafe fn load<const N: usize>(rows: &[[u64; N]; CHAINS], first: usize) -> [Self; BLOCKS];
    unsafe fn store<const N: usize>(
        a: &[Self; BLOCKS],
        rows: &mut [[u64; N]; CHAINS],
        first: usize,
    );
    unsafe fn product<const N: usize, const MODE: u8>(
        a: &[Self; BLOCKS],
        b: &[Self; BLOCKS],
        constants: &Constants,
    ) -> [Self; BLOCKS];
    /// Whether a bit is set, as a word that is zero or not.
    unsafe fn any(self) -> u64;
    unsafe fn xor(self, b: Self) -> Self;
    unsafe fn or(self, b: Self) -> Self;
    unsafe fn and(self, b: Self) -> Self;
    /// `b` where `self` is not set.
    unsafe fn and_not(self, b: Self) -> Self;
    /// Words of ones where words are equal.
    unsafe fn equal(self, b: Self) -> Self;
    /// Words with the other one of their lane in their place.
    unsafe fn exchanged(self) -> Self;
    /// The upper word of each lane in the place of the lower, and zero above.
    unsafe fn upper(self) -> Self;
    /// The lower in the place of the upper, and zero below.
    unsafe fn raised(self) -> Self;
    unsafe fn right(self, count: __m128i) -> Self;
    unsafe fn left(self, count: __m128i) -> Self;
    /// The lower word times the lower or the upper one of `b`.
    unsafe fn low_times_low(self, b: Self) -> Self;
    unsafe fn low_times_high(self, b: Self) -> Self;
}

/// The operations whose intrinsics differ in their names alone.
macro_rules! operations {
    ($xor:ident $or:ident $and:ident $and_not:ident $equal:ident $shuffle:ident $upper:ident $raised:ident $right:ident $left:ident
        $times:ident) => {
        // SAFETY: of each, the caller has the features; see `SAFETY.md`.
        operations! { @two xor $xor, or $or, and $and, and_not $and_not, equal $equal }
        #[inline(always)]
        unsafe fn exchanged(self) -> Self {
            // SAFETY: as above.
            unsafe { $shuffle::<0x4e>(self) }
        }
        #[inline(always)]
        unsafe fn upper(self) -> Self {
            // SAFETY: as above.
            unsafe { $upper::<8>(self) }
        }
        #[inline(always)]
        unsafe fn raised(self) -> Self {
            // SAFETY: as above.
            unsafe { $raised::<8>(self) }
        }
        #[inline(always)]
        unsafe fn right(self, count: __m128i) -> Self {
            // SAFETY: as above.
            unsafe { $right(self, count) }
        }
        #[inline(always)]
        unsafe fn left(self, count: __m128i) -> Self {
            // SAFETY: as above.
            unsafe { $left(self, count) }
        }
        #[inline(always)]
        unsafe fn low_times_low(self, b: Self) -> Self {
            // SAFETY: as above.
            unsafe { $times::<0x00>(self, b) }
        }
        #[inline(always)]
        unsafe fn low_times_high(self, b: Self) -> Self {
            // SAFETY: as above.
            unsafe { $times::<0x10>(self, b) }
        }
    };
    (@two $($name:ident $intrinsic:ident),*) => {
        $(#[inline(always)]
        unsafe fn $name(self, b: Self) -> Self {
            // SAFETY: the caller has the features; see `SAFETY.md`.
            unsafe { $intrinsic(self, b) }
        })*
    };
}

impl Register for __m128i {
    const LANES: usize = 1;
    operations! { _mm_xor_si128 _mm_or_si128 _mm_and_si128 _mm_andnot_si128 _mm_cmpeq_epi64 _mm_shuffle_epi32 _mm_srli_si128
    _mm_slli_si128 _mm_srl_epi64 _mm_sll_epi64 _mm_clmulepi64_si128 }

    #[inline(always)]
    unsafe fn broadcast(a: __m128i) -> Self {
        a
    }

    #[inline(always)]
    unsafe fn load<const N: usize>(rows: &[[u64; N]; CHAINS], first: usize) -> Blocks {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe { load(&rows[first]) }
    }

    #[inline(always)]
    unsafe fn store<const N: usize>(a: &Blocks, rows: &mut [[u64; N]; CHAINS], first: usize) {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe { store(&mut rows[first], a) }
    }

    #[inline(always)]
    unsafe fn product<const N: usize, const MODE: u8>(
        a: &Blocks,
        b: &Blocks,
        constants: &Constants,
    ) -> Blocks {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe { product::product_of::<N, MODE>(a, b, constants) }
    }

    #[inline(always)]
    unsafe fn any(self) -> u64 {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe { (_mm_cvtsi128_si64(self) | _mm_extract_epi64::<1>(self)) as u64 }
    }
}

impl Register for __m256i {
    const LANES: usize = 2;
    operations! { _mm256_xor_si256 _mm256_or_si256 _mm256_and_si256 _mm256_andnot_si256 _mm256_cmpeq_epi64 _mm256_shuffle_epi32
    _mm256_srli_si256 _mm256_slli_si256 _mm256_srl_epi64 _mm256_sll_epi64 _mm256_clmulepi64_epi128 }

    #[inline(always)]
    unsafe fn broadcast(a: __m128i) -> Self {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe { _mm256_broadcastsi128_si256(a) }
    }

    #[inline(always)]
    unsafe fn load<const N: usize>(rows: &[[u64; N]; CHAINS], first: usize) -> [Self; BLOCKS] {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe { lanes::side_by_side::<N>(&load(&rows[first]), &load(&rows[first + 1])) }
    }

    #[inline(always)]
    unsafe fn store<const N: usize>(
        a: &[Self; BLOCKS],
        rows: &mut [[u64; N]; CHAINS],
        first: usize,
    ) {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe {
            let [low, high] = lanes::apart::<N>(a);
            store(&mut rows[first], &low);
            store(&mut rows[first + 1], &high);
        }
    }

    #[inline(always)]
    unsafe fn product<const N: usize, const MODE: u8>(
        a: &[Self; BLOCKS],
        b: &[Self; BLOCKS],
        constants: &Constants,
    ) -> [Self; BLOCKS] {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe { lanes::reduce_both::<N, MODE>(lanes::full::<N>(a, b), constants) }
    }

    #[inline(always)]
    unsafe fn any(self) -> u64 {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe {
            _mm_or_si128(
                _mm256_castsi256_si128(self),
                _mm256_extracti128_si256::<1>(self),
            )
            .any()
        }
    }
}

/// What a pass needs of a field.
#[derive(Clone, Copy)]
struct Needs {
    constants: Constants,
    one: __m128i,
    /// Where m is in the last word, and `x^m mod f`; none if it is beyond that word.
    tail: Option<(__m128i, __m128i)>,
}

impl Needs {
    #[inline(always)]
    unsafe fn new<const N: usize>(folding: &Folding) -> Self {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe {
            let registers = |tail: Tail| {
                let low = _mm_set_epi64x(tail.low[1] as i64, tail.low[0] as i64);
                (_mm_cvtsi32_si128(tail.top as i32), low)
            };
            Self {
                constants: constants::<N>(folding),
                one: _mm_set_epi64x(0, 1),
                tail: folding.tail.filter(|tail| tail.top > 0).map(registers),
            }
        }
    }
}

/// Lanes of ones where an element, any representative of it, is zero.
#[inline(always)]
unsafe fn zeros<R: Register, const N: usize, const MODE: u8>(a: &[R; BLOCKS], needs: &Needs) -> R {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let mut v = *a;
        if let Some((top, low)) = needs.tail {
            // What is at `x^m` and above comes back times `x^m mod f`, once.
            let last = v[(N - 1) / 2];
            let shifted = last.right(top);
            let above = if N % 2 == 0 { shifted.upper() } else { shifted };
            let kept = above.left(top);
            let kept = if N % 2 == 0 { kept.raised() } else { kept };
            v[(N - 1) / 2] = last.xor(kept);
            let low = R::broadcast(low);
            v[0] = v[0].xor(above.low_times_low(low));
            if MODE != NARROW {
                let second = above.low_times_high(low);
                v[0] = v[0].xor(second.raised());
                if N > 2 {
                    v[1] = v[1].xor(second.upper());
                }
            }
        }
        let mut any = v[0];
        unroll!(i < BLOCKS; {
            if const { i > 0 && 2 * i < N } {
                any = any.or(v[i]);
            }
        });
        let words = any.equal(any.xor(any));
        words.and(words.exchanged())
    }
}

/// An element, and 0 where `zeros` says so.
#[inline(always)]
unsafe fn cleared<R: Register, const N: usize>(mut a: [R; BLOCKS], zeros: R) -> [R; BLOCKS] {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        unroll!(i < BLOCKS; {
            if const { 2 * i < N } {
                a[i] = zeros.and_not(a[i]);
            }
        });
        a
    }
}

/// An element, and 1 where `zeros` says so.
#[inline(always)]
unsafe fn one_for_zero<R: Register, const N: usize>(
    a: [R; BLOCKS],
    zeros: R,
    needs: &Needs,
) -> [R; BLOCKS] {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let mut a = cleared::<R, N>(a, zeros);
        a[0] = a[0].or(zeros.and(R::broadcast(needs.one)));
        a
    }
}

/// The elements as groups of as many as there are running products.
#[inline(always)]
fn groups<const N: usize>(rows: &mut [u64]) -> &mut [[[u64; N]; CHAINS]] {
    rows.as_chunks_mut().0.as_chunks_mut().0
}

/// The first pass, or the one `BACK`: see [`Pass`](crate::backend::portable::binary_field::Pass).
#[inline(always)]
unsafe fn pass<R: Register, const N: usize, const MODE: u8, const BACK: bool>(
    folding: &Folding,
    xs: &mut [u64],
    before: &mut [u64],
    products: &mut [u64],
) -> Mask {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let needs = Needs::new::<N>(folding);
        let mut none = R::broadcast(_mm_setzero_si128());
        let (xs, before) = (groups::<N>(xs), groups::<N>(before));
        let (products, count) = (&mut groups::<N>(products)[0], xs.len());
        for i in 0..count {
            let i = if BACK { count - 1 - i } else { i };
            let (xs, before) = (&mut xs[i], &mut before[i]);
            for k in (0..CHAINS).step_by(R::LANES) {
                let (x, product) = (R::load(xs, k), R::load(products, k));
                let zeros = zeros::<R, N, MODE>(&x, &needs);
                if BACK {
                    let y = R::product::<N, MODE>(&product, &R::load(before, k), &needs.constants);
                    R::store(&cleared::<R, N>(y, zeros), xs, k);
                } else {
                    R::store(&product, before, k);
                    none = none.or(zeros);
                }
                let x = one_for_zero::<R, N>(x, zeros, &needs);
                let next = R::product::<N, MODE>(&product, &x, &needs.constants);
                R::store(&next, products, k);
            }
        }
        Mask::zero(none.any())
    }
}

macro_rules! passes {
    ($features:literal, $register:ident, $name:ident) => {
        #[target_feature(enable = $features)]
        pub(super) fn $name<const N: usize, const MODE: u8, const BACK: bool>(
            folding: &Folding,
            xs: &mut [u64],
            before: &mut [u64],
            products: &mut [u64],
        ) -> Mask {
            // SAFETY: this function has the features; see `SAFETY.md`.
            unsafe { pass::<$register, N, MODE, BACK>(folding, xs, before, products) }
        }
    };
}

passes!("avx2,pclmulqdq", __m128i, singly);
passes!("avx2,pclmulqdq,vpclmulqdq", __m256i, in_pairs);
