// SPDX-License-Identifier: MIT OR Apache-2.0
//! Two numbers in vectors with limbs of several parts of both: what the states for gcds and symbols share.

use core::arch::x86_64::{__m128i, _mm_and_si128, _mm_set_epi64x, _mm_set1_epi64x, _mm_srli_epi64};

/// A limb of `f` and of `g`.
#[derive(Clone, Copy, Default)]
#[repr(C, align(16))]
pub(crate) struct Pair([u64; 2]);

impl Pair {
    #[inline(always)]
    pub fn words(&self) -> [u64; 2] {
        self.0
    }
}

/// How the limbs of 30 bits of a number are spread over vectors.
pub(super) struct Parts {
    /// Limbs that a routine works on.
    pub length: usize,
    /// Parts of a number.
    pub parts: usize,
}

impl Parts {
    /// Where the limb after the one in `place` is: limb `i` is in part `i / count` of vector `i mod count`.
    /// Behind the length there are zeros.
    #[inline(always)]
    const fn after(&self, place: usize) -> usize {
        let next = place + self.parts;
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
    /// `limbs` points to `2 W` pairs, and no limb is beyond.
    #[target_feature(enable = "avx2")]
    #[inline]
    #[allow(unsafe_code)]
    pub unsafe fn write<const W: usize>(&self, limbs: *mut Pair, f: &[u64; W], g: &[u64; W]) {
        let (limbs, mask) = (limbs.cast::<__m128i>(), _mm_set1_epi64x((1 << 30) - 1));
        let mut place = 0;
        for i in 0..W {
            let pair = _mm_set_epi64x(g[i] as i64, f[i] as i64);
            for half in [_mm_and_si128(pair, mask), _mm_srli_epi64::<30>(pair)] {
                // SAFETY: the caller's; the first `2 W` places are these indices in another order.
                unsafe { limbs.add(place).write(half) };
                place = self.after(place);
            }
        }
    }

    /// The numbers in limbs of 60 bits, the highest one signed; the others may be a little too long, or
    /// negative.
    #[inline(always)]
    pub fn read<const W: usize>(&self, limbs: &[Pair]) -> [Pair; W] {
        let mut place = 0;
        core::array::from_fn(|_| {
            let [low, high] = [(); 2].map(|()| {
                let limb = limbs[place].0;
                place = self.after(place);
                limb
            });
            Pair(core::array::from_fn(|k| low[k].wrapping_add(high[k] << 30)))
        })
    }
}
