// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of single words in the lanes of vectors, for the passes of batch inversion.
//!
//! Vectors have products of 32 bits by 32 bits, in every other lane of 32 bits: those of the other
//! lanes are computed apart, from lanes that are moved over.

use crate::backend::portable::words::{GOLDILOCKS, Montgomery32};
use crate::backend::word_passes::{self, Lanes, Passes, Running, Step};
use crate::cpu::Isa;
use crate::ct::barrier;
use core::arch::x86_64::*;

/// Montgomery's products \[Mon85\] of sixteen numbers of 32 bits. It exists where the CPU has
/// AVX-512.
#[derive(Clone, Copy)]
pub(crate) struct Avx512 {
    modulus: Montgomery32,
    lanes: Odd,
}

/// The mask of odd lanes of 32 bits. Where compilers know it they take two instructions for one.
#[derive(Clone, Copy)]
struct Odd(__mmask16);

impl Odd {
    #[inline(always)]
    fn new() -> Self {
        Self(barrier(0xaaaa) as __mmask16)
    }
}

/// The same of eight. It exists where the CPU has AVX2.
#[derive(Clone, Copy)]
pub(crate) struct Avx2(Montgomery32);

/// Products of eight numbers modulo `2^64 - 2^32 + 1`; they are any words. It exists where the CPU
/// has AVX-512.
#[derive(Clone, Copy)]
pub(crate) struct GoldilocksAvx512 {
    /// `2^32 - 1`. Where compilers know it they take three instructions for a product.
    epsilon: i64,
    lanes: Odd,
}

/// The same of four. It exists where the CPU has AVX2.
#[derive(Clone, Copy)]
pub(crate) struct GoldilocksAvx2 {
    /// As above.
    epsilon: i64,
}

impl Avx512 {
    #[inline(always)]
    pub fn new(modulus: Montgomery32) -> Self {
        assert!(Isa::Avx512.available());
        let lanes = Odd::new();
        Self { modulus, lanes }
    }
}

impl Avx2 {
    #[inline(always)]
    pub fn new(modulus: Montgomery32) -> Self {
        assert!(Isa::Avx2.available());
        Self(modulus)
    }
}

impl GoldilocksAvx512 {
    #[inline(always)]
    pub fn new() -> Self {
        assert!(Isa::Avx512.available());
        Self {
            epsilon: barrier(0xffff_ffff) as i64,
            lanes: Odd::new(),
        }
    }
}

impl GoldilocksAvx2 {
    #[inline(always)]
    pub fn new() -> Self {
        assert!(Isa::Avx2.available());
        Self {
            epsilon: barrier(0xffff_ffff) as i64,
        }
    }
}

/// Passes that are compiled for an instruction set, with their arithmetic inlined.
macro_rules! passes {
    ($lanes:ty, $word:ty, $count:literal, $features:literal) => {
        #[allow(unsafe_code)]
        impl Passes<$word, $count> for $lanes {
            fn forward(
                self,
                running: &mut Running<$word, $count>,
                xs: &[Step<$word, $count>],
                before: &mut [Step<$word, $count>],
            ) {
                #[target_feature(enable = $features)]
                fn run(
                    lanes: $lanes,
                    running: &mut Running<$word, $count>,
                    xs: &[Step<$word, $count>],
                    before: &mut [Step<$word, $count>],
                ) {
                    word_passes::forward(lanes, running, xs, before);
                }
                // SAFETY: a value of this type exists only where the CPU has the features.
                unsafe { run(self, running, xs, before) }
            }

            fn fold(self, running: &mut Running<$word, $count>) -> $word {
                #[target_feature(enable = $features)]
                fn run(lanes: $lanes, running: &mut Running<$word, $count>) -> $word {
                    word_passes::fold(lanes, running)
                }
                // SAFETY: as above.
                unsafe { run(self, running) }
            }

            fn unfold(self, running: &mut Running<$word, $count>, inverse: $word) {
                #[target_feature(enable = $features)]
                fn run(lanes: $lanes, running: &mut Running<$word, $count>, inverse: $word) {
                    word_passes::unfold(lanes, running, inverse);
                }
                // SAFETY: as above.
                unsafe { run(self, running, inverse) }
            }

            fn backward(
                self,
                running: &mut Running<$word, $count>,
                xs: &mut [Step<$word, $count>],
                before: &[Step<$word, $count>],
            ) -> u64 {
                #[target_feature(enable = $features)]
                fn run(
                    lanes: $lanes,
                    running: &mut Running<$word, $count>,
                    xs: &mut [Step<$word, $count>],
                    before: &[Step<$word, $count>],
                ) -> u64 {
                    word_passes::backward(lanes, running, xs, before)
                }
                // SAFETY: as above.
                unsafe { run(self, running, xs, before) }
            }
        }
    };
}
passes!(Avx512, u32, 16, "avx512f,avx2,bmi1,bmi2");
passes!(Avx2, u32, 8, "avx2,bmi1,bmi2");
passes!(GoldilocksAvx512, u64, 8, "avx512f,avx2,bmi1,bmi2");
passes!(GoldilocksAvx2, u64, 4, "avx2,bmi1,bmi2");

/// The methods that are the same for all vectors of 512 bits. Of their instructions each `unsafe`
/// block needs AVX-512F alone, which the CPU has wherever there is a `self`.
macro_rules! avx512 {
    ($word:ty, $signed:ty, $count:literal, $mask:ty, $fill:ident, $select:ident) => {
        type V = __m512i;
        type Zeros = $mask;

        #[inline(always)]
        fn get(self, x: &[$word; $count]) -> __m512i {
            // SAFETY: the CPU has the instruction; the array has as many bytes as the vector.
            unsafe { _mm512_loadu_si512(x.as_ptr().cast()) }
        }

        #[inline(always)]
        fn put(self, x: __m512i, out: &mut [$word; $count]) {
            // SAFETY: as for `get`.
            unsafe { _mm512_storeu_si512(out.as_mut_ptr().cast(), x) }
        }

        #[inline(always)]
        fn fill(self, x: $word) -> __m512i {
            // SAFETY: the CPU has the instruction.
            unsafe { $fill(x as $signed) }
        }

        #[inline(always)]
        fn turn(self, x: __m512i, level: usize) -> __m512i {
            // SAFETY: the CPU has the instructions.
            unsafe {
                match level {
                    0 => _mm512_shuffle_i64x2::<0b01_00_11_10>(x, x),
                    1 => _mm512_shuffle_i64x2::<0b10_11_00_01>(x, x),
                    2 => _mm512_shuffle_epi32::<0b01_00_11_10>(x),
                    _ => _mm512_shuffle_epi32::<0b10_11_00_01>(x),
                }
            }
        }

        #[inline(always)]
        fn nowhere(self) -> $mask {
            0
        }

        #[inline(always)]
        fn or(self, a: $mask, b: $mask) -> $mask {
            a | b
        }

        #[inline(always)]
        fn word(self, zeros: $mask) -> u64 {
            zeros.into()
        }

        #[inline(always)]
        fn select(self, there: $mask, a: __m512i, b: __m512i) -> __m512i {
            // SAFETY: the CPU has the instruction.
            unsafe { $select(there, b, a) }
        }
    };
}

#[allow(unsafe_code)]
impl Lanes<u32, 16> for Avx512 {
    avx512!(
        u32,
        i32,
        16,
        __mmask16,
        _mm512_set1_epi32,
        _mm512_mask_blend_epi32
    );

    #[inline(always)]
    fn mul(self, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: the CPU has the instructions.
        unsafe {
            let m = _mm512_set1_epi32(self.modulus.m as i32);
            let inverse = _mm512_set1_epi32(self.modulus.inverse as i32);
            let (even, odd) = (_mm512_mul_epu32(a, b), _mm512_mul_epu32(upper(a), upper(b)));
            let less_even = _mm512_mul_epu32(_mm512_mul_epu32(even, inverse), m);
            let less_odd = _mm512_mul_epu32(_mm512_mul_epu32(odd, inverse), m);
            // The upper halves of both.
            let high = merged(even, self.lanes, odd);
            let less = merged(less_even, self.lanes, less_odd);
            let difference = _mm512_sub_epi32(high, less);
            let borrow = _mm512_cmplt_epu32_mask(high, less);
            _mm512_mask_add_epi32(difference, borrow, difference, m)
        }
    }

    #[inline(always)]
    fn zeros(self, _: __m512i, product: __m512i) -> __mmask16 {
        // SAFETY: the CPU has the instruction.
        unsafe { _mm512_testn_epi32_mask(product, product) }
    }

    #[inline(always)]
    fn canonical_or_zero(self, there: __mmask16, x: __m512i) -> __m512i {
        // SAFETY: the CPU has the instruction.
        unsafe { _mm512_mask_mov_epi32(x, there, _mm512_setzero_si512()) }
    }
}

/// The upper halves of words of 64 bits, in both halves.
#[inline(always)]
#[allow(unsafe_code)]
unsafe fn upper(x: __m512i) -> __m512i {
    // SAFETY: the caller has the instruction.
    unsafe { _mm512_castps_si512(_mm512_movehdup_ps(_mm512_castsi512_ps(x))) }
}

/// The upper halves of words of 64 bits: those of `even` below those of `odd`.
#[inline(always)]
#[allow(unsafe_code)]
unsafe fn merged(even: __m512i, lanes: Odd, odd: __m512i) -> __m512i {
    // SAFETY: the caller has the instruction.
    unsafe { _mm512_mask_blend_epi32(lanes.0, upper(even), odd) }
}

#[allow(unsafe_code)]
impl Lanes<u64, 8> for GoldilocksAvx512 {
    avx512!(
        u64,
        i64,
        8,
        __mmask8,
        _mm512_set1_epi64,
        _mm512_mask_blend_epi64
    );

    #[inline(always)]
    fn mul(self, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: the CPU has the instructions.
        unsafe {
            let epsilon = _mm512_set1_epi64(self.epsilon);
            let (a_high, b_high) = (upper(a), upper(b));
            let low_low = _mm512_mul_epu32(a, b);
            let high_low = _mm512_mul_epu32(a_high, b);
            let low_high = _mm512_mul_epu32(a, b_high);
            let high_high = _mm512_mul_epu32(a_high, b_high);
            // No sum has a carry.
            let middle = _mm512_add_epi64(high_low, _mm512_srli_epi64::<32>(low_low));
            let other = _mm512_add_epi64(low_high, _mm512_and_si512(middle, epsilon));
            let high = _mm512_add_epi64(
                _mm512_add_epi64(high_high, _mm512_srli_epi64::<32>(middle)),
                _mm512_srli_epi64::<32>(other),
            );
            let low = _mm512_castps_si512(_mm512_mask_moveldup_ps(
                _mm512_castsi512_ps(low_low),
                self.lanes.0,
                _mm512_castsi512_ps(other),
            ));
            // With e = 2^64 = 2^32 - 1 and 2^96 = -1. With a borrow x is at least 2^64 - 2^32 + 1,
            // and with a carry at most 2^64 - 2^33.
            let top = _mm512_srli_epi64::<32>(high);
            let x = _mm512_sub_epi64(low, top);
            let borrow = _mm512_cmplt_epu64_mask(low, top);
            let x = _mm512_mask_sub_epi64(x, borrow, x, epsilon);
            let rest = _mm512_mul_epu32(high, epsilon);
            let x = _mm512_add_epi64(x, rest);
            let carry = _mm512_cmplt_epu64_mask(x, rest);
            _mm512_mask_add_epi64(x, carry, x, epsilon)
        }
    }

    #[inline(always)]
    fn zeros(self, x: __m512i, _: __m512i) -> __mmask8 {
        // SAFETY: the CPU has the instructions.
        unsafe {
            let modulus = _mm512_set1_epi64(GOLDILOCKS as i64);
            _mm512_testn_epi64_mask(x, x) | _mm512_cmpeq_epi64_mask(x, modulus)
        }
    }

    #[inline(always)]
    fn canonical_or_zero(self, there: __mmask8, x: __m512i) -> __m512i {
        // SAFETY: the CPU has the instructions.
        unsafe {
            let less = _mm512_sub_epi64(x, _mm512_set1_epi64(GOLDILOCKS as i64));
            // It wraps around if it is negative.
            _mm512_maskz_min_epu64(!there, x, less)
        }
    }
}

/// The methods that are the same for all vectors of 256 bits. Of their instructions each `unsafe`
/// block needs AVX2 alone, which the CPU has wherever there is a `self`.
macro_rules! avx2 {
    ($word:ty, $signed:ty, $count:literal, $fill:ident) => {
        type V = __m256i;
        type Zeros = __m256i;

        #[inline(always)]
        fn get(self, x: &[$word; $count]) -> __m256i {
            // SAFETY: the CPU has the instruction; the array has as many bytes as the vector.
            unsafe { _mm256_loadu_si256(x.as_ptr().cast()) }
        }

        #[inline(always)]
        fn put(self, x: __m256i, out: &mut [$word; $count]) {
            // SAFETY: as for `get`.
            unsafe { _mm256_storeu_si256(out.as_mut_ptr().cast(), x) }
        }

        #[inline(always)]
        fn fill(self, x: $word) -> __m256i {
            // SAFETY: the CPU has the instruction.
            unsafe { $fill(x as $signed) }
        }

        #[inline(always)]
        fn turn(self, x: __m256i, level: usize) -> __m256i {
            // SAFETY: the CPU has the instructions.
            unsafe {
                match level {
                    0 => _mm256_permute4x64_epi64::<0b01_00_11_10>(x),
                    1 => _mm256_shuffle_epi32::<0b01_00_11_10>(x),
                    _ => _mm256_shuffle_epi32::<0b10_11_00_01>(x),
                }
            }
        }

        #[inline(always)]
        fn nowhere(self) -> __m256i {
            // SAFETY: the CPU has the instruction.
            unsafe { _mm256_setzero_si256() }
        }

        #[inline(always)]
        fn or(self, a: __m256i, b: __m256i) -> __m256i {
            // SAFETY: the CPU has the instruction.
            unsafe { _mm256_or_si256(a, b) }
        }

        #[inline(always)]
        fn word(self, zeros: __m256i) -> u64 {
            // SAFETY: the CPU has the instruction.
            unsafe { _mm256_movemask_epi8(zeros) as u32 }.into()
        }

        #[inline(always)]
        fn select(self, there: __m256i, a: __m256i, b: __m256i) -> __m256i {
            // SAFETY: the CPU has the instruction.
            unsafe { _mm256_blendv_epi8(b, a, there) }
        }
    };
}

#[allow(unsafe_code)]
impl Lanes<u32, 8> for Avx2 {
    avx2!(u32, i32, 8, _mm256_set1_epi32);

    #[inline(always)]
    fn mul(self, a: __m256i, b: __m256i) -> __m256i {
        // SAFETY: the CPU has the instructions.
        unsafe {
            let m = _mm256_set1_epi32(self.0.m as i32);
            let inverse = _mm256_set1_epi32(self.0.inverse as i32);
            let (even, odd) = (
                _mm256_mul_epu32(a, b),
                _mm256_mul_epu32(upper_256(a), upper_256(b)),
            );
            let less_even = _mm256_mul_epu32(_mm256_mul_epu32(even, inverse), m);
            let less_odd = _mm256_mul_epu32(_mm256_mul_epu32(odd, inverse), m);
            // The upper halves of both.
            let high = _mm256_blend_epi32::<0b1010_1010>(upper_256(even), odd);
            let less = _mm256_blend_epi32::<0b1010_1010>(upper_256(less_even), less_odd);
            let difference = _mm256_sub_epi32(high, less);
            let no_borrow = _mm256_cmpeq_epi32(_mm256_max_epu32(high, less), high);
            _mm256_add_epi32(difference, _mm256_andnot_si256(no_borrow, m))
        }
    }

    #[inline(always)]
    fn zeros(self, _: __m256i, product: __m256i) -> __m256i {
        // SAFETY: the CPU has the instructions.
        unsafe { _mm256_cmpeq_epi32(product, _mm256_setzero_si256()) }
    }

    #[inline(always)]
    fn canonical_or_zero(self, there: __m256i, x: __m256i) -> __m256i {
        // SAFETY: the CPU has the instruction.
        unsafe { _mm256_andnot_si256(there, x) }
    }
}

/// As [`upper`], by AVX2.
#[inline(always)]
#[allow(unsafe_code)]
unsafe fn upper_256(x: __m256i) -> __m256i {
    // SAFETY: the caller has the instruction.
    unsafe { _mm256_castps_si256(_mm256_movehdup_ps(_mm256_castsi256_ps(x))) }
}

#[allow(unsafe_code)]
impl Lanes<u64, 4> for GoldilocksAvx2 {
    avx2!(u64, i64, 4, _mm256_set1_epi64x);

    #[inline(always)]
    fn mul(self, a: __m256i, b: __m256i) -> __m256i {
        // SAFETY: the CPU has the instructions.
        unsafe {
            let epsilon = _mm256_set1_epi64x(self.epsilon);
            let sign = _mm256_set1_epi64x(i64::MIN);
            let (a_high, b_high) = (upper_256(a), upper_256(b));
            let low_low = _mm256_mul_epu32(a, b);
            let high_low = _mm256_mul_epu32(a_high, b);
            let low_high = _mm256_mul_epu32(a, b_high);
            let high_high = _mm256_mul_epu32(a_high, b_high);
            // No sum has a carry.
            let middle = _mm256_add_epi64(high_low, _mm256_srli_epi64::<32>(low_low));
            let other = _mm256_add_epi64(low_high, _mm256_and_si256(middle, epsilon));
            let high = _mm256_add_epi64(
                _mm256_add_epi64(high_high, _mm256_srli_epi64::<32>(middle)),
                _mm256_srli_epi64::<32>(other),
            );
            let low = _mm256_blend_epi32::<0b1010_1010>(low_low, _mm256_slli_epi64::<32>(other));
            // As above. Comparisons are of numbers with signs: numbers less 2^63.
            let low = _mm256_xor_si256(low, sign);
            let x = _mm256_sub_epi64(low, _mm256_srli_epi64::<32>(high));
            let borrow = _mm256_cmpgt_epi64(x, low);
            let x = _mm256_sub_epi64(x, _mm256_srli_epi64::<32>(borrow));
            let sum = _mm256_add_epi64(x, _mm256_mul_epu32(high, epsilon));
            let carry = _mm256_cmpgt_epi64(x, sum);
            _mm256_xor_si256(_mm256_add_epi64(sum, _mm256_srli_epi64::<32>(carry)), sign)
        }
    }

    #[inline(always)]
    fn zeros(self, x: __m256i, _: __m256i) -> __m256i {
        // SAFETY: the CPU has the instructions.
        unsafe {
            let modulus = _mm256_set1_epi64x(GOLDILOCKS as i64);
            _mm256_or_si256(
                _mm256_cmpeq_epi64(x, _mm256_setzero_si256()),
                _mm256_cmpeq_epi64(x, modulus),
            )
        }
    }

    #[inline(always)]
    fn canonical_or_zero(self, there: __m256i, x: __m256i) -> __m256i {
        // SAFETY: the CPU has the instructions.
        unsafe {
            let sign = _mm256_set1_epi64x(i64::MIN);
            let most = _mm256_set1_epi64x((GOLDILOCKS - 1) as i64 ^ i64::MIN);
            let more = _mm256_cmpgt_epi64(_mm256_xor_si256(x, sign), most);
            let less = _mm256_add_epi64(x, _mm256_srli_epi64::<32>(more));
            _mm256_andnot_si256(there, less)
        }
    }
}
