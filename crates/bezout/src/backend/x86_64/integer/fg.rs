// SPDX-License-Identifier: MIT OR Apache-2.0
//! Two numbers in vectors that hold a limb of each of their segments: what the states for gcds and
//! symbols share.

use super::head::{MASK, MINUS, NEXT_BIAS, Vector};
use crate::backend::limbs60::{BITS, LIMB, SHARED, wide};
use core::arch::x86_64::{__m128i, _mm_and_si128, _mm_set_epi64x, _mm_set1_epi64x, _mm_srli_epi64};

/// A limb of `f` and of `g`.
#[derive(Clone, Copy, Default)]
#[repr(C, align(16))]
pub(crate) struct Pair(pub [u64; 2]);

/// Constants where halves of numbers meet; `asmgen/asmgen/divstep/update_fg.py` has the meaning of
/// each.
pub(super) const BOUNDARIES: [Vector; 3] = [
    boundary(NEXT_BIAS, MINUS),
    boundary(MASK.0[0], u64::MAX),
    boundary(0, MINUS),
];

const fn boundary(low: u64, high: u64) -> Vector {
    Vector([low, low, high, high])
}

/// How the limbs of 30 bits of a number are spread over vectors.
pub(super) struct Segments {
    /// Limbs that a routine works on.
    pub length: usize,
    /// Segments of a number.
    pub count: usize,
}

impl Segments {
    /// Where the limb after the one in `place` is: limb `i` is in segment `i / vectors` of vector
    /// `i mod vectors`. Behind the length there are zeros.
    #[inline(always)]
    const fn after(&self, place: usize) -> usize {
        let next = place + self.count;
        if place + 1 >= self.length {
            place + 1
        } else if next < self.length {
            next
        } else {
            next - self.length + 1
        }
    }

    /// Writes two numbers in limbs of 60 bits.
    ///
    /// # Safety
    /// `limbs` points to `2 L60` pairs, and no limb is beyond.
    #[target_feature(enable = "avx2")]
    #[inline]
    #[allow(unsafe_code)]
    pub unsafe fn write<const L60: usize>(&self, limbs: *mut Pair, f: &[u64; L60], g: &[u64; L60]) {
        let (limbs, mask) = (limbs.cast::<__m128i>(), _mm_set1_epi64x((1 << 30) - 1));
        let mut place = 0;
        for i in 0..L60 {
            let pair = _mm_set_epi64x(g[i] as i64, f[i] as i64);
            for half in [_mm_and_si128(pair, mask), _mm_srli_epi64::<30>(pair)] {
                // SAFETY: the caller's; the first `2 L60` places are these indices in another
                // order.
                unsafe { limbs.add(place).write(half) };
                place = self.after(place);
            }
        }
    }

    /// The numbers in limbs of 60 bits, the highest one signed; the others may be a little too
    /// long, or negative.
    #[inline(always)]
    pub fn read<const L60: usize>(&self, limbs: &[Pair]) -> [Pair; L60] {
        let mut numbers = [Pair([0; 2]); L60];
        match L60 < SHARED {
            true => self.read_into(&mut numbers, limbs),
            false => self.read_long(&mut numbers, limbs),
        }
        numbers
    }

    #[inline(never)]
    fn read_long(&self, numbers: &mut [Pair], limbs: &[Pair]) {
        self.read_into(numbers, limbs);
    }

    #[inline(always)]
    fn read_into(&self, numbers: &mut [Pair], limbs: &[Pair]) {
        let mut place = 0;
        for number in numbers {
            let low = limbs[place].0;
            place = self.after(place);
            let high = limbs[place].0;
            place = self.after(place);
            for k in 0..2 {
                number.0[k] = low[k].wrapping_add(high[k] << 30);
            }
        }
    }
}

/// `(u f + v g) / 2^60`: of the last matrix, the row of `f` is wanted.
#[inline(always)]
pub(super) fn first_row<const L60: usize>(numbers: &[Pair; L60], t: &[i64; 4]) -> [u64; L60] {
    let mut out = [0; L60];
    if L60 < SHARED {
        first_row_into(&mut out, numbers, t);
    } else {
        first_row_long(&mut out, numbers, t);
    }
    out
}

#[inline(never)]
fn first_row_long(out: &mut [u64], numbers: &[Pair], t: &[i64; 4]) {
    first_row_into(out, numbers, t);
}

#[inline(always)]
fn first_row_into(out: &mut [u64], numbers: &[Pair], t: &[i64; 4]) {
    let count = out.len();
    assert!(numbers.len() == count);
    let term = |i: usize| {
        let [f, g] = numbers[i].0;
        wide(t[0], f) + wide(t[1], g)
    };
    let mut carry = term(0) >> BITS;
    for i in 1..count {
        carry += term(i);
        out[i - 1] = carry as u64 & LIMB;
        carry >>= BITS;
    }
    out[count - 1] = carry as u64;
}
