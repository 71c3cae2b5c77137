// SPDX-License-Identifier: MIT OR Apache-2.0
//! The two passes over a batch of elements, whole, so that no product is a call.

use super::fold::{BLOCKS, Blocks, Constants, constants, load, store};
use super::register::Register;
use super::square::below;
use super::{lanes, product};
use crate::backend::portable::binary_field::{CHAINS, Folding, Tail};
use crate::ct::Mask;
use core::arch::x86_64::*;

/// Registers that have elements side by side, and products of these.
trait Elements: Register {
    /// How many.
    const LANES: usize;
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
}

impl Elements for __m128i {
    const LANES: usize = 1;

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
}

impl Elements for __m256i {
    const LANES: usize = 2;

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
        unsafe { lanes::reduce_both::<N, MODE>(product::full::<Self, N>(a, b), constants) }
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
            v = below::<R, N, MODE>(&v, top, low);
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
unsafe fn pass<R: Elements, const N: usize, const MODE: u8, const BACK: bool>(
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
        #[inline(never)]
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
