// SPDX-License-Identifier: MIT OR Apache-2.0
//! Euler's test to base 2 for eight numbers at once: Montgomery products of digits of 52 bits
//! \[Mon85\], a number in each lane.
//!
//! *Invariant:* digits at rest are below 2^52. A number x is below 4n, and R = 2^(52 D) above 16 n,
//! so that a product `(x^2 + q n) / R` is below 2n, and twice that below 4n. A digit gains 4
//! products of 52 bits a round for D rounds: below 2^60.

use crate::cpu::Isa;
use core::arch::x86_64::*;

/// Numbers that are tested at once.
pub const LANES: usize = 8;

const BITS: usize = 52;

/// Digits of numbers, the number in a lane.
type Digits<const D: usize> = [[u64; LANES]; D];

/// Whether the CPU has the instructions.
pub fn available() -> bool {
    Isa::Ifma.available()
}

/// The most bits of a number of D digits.
pub const fn longest(digits: usize) -> usize {
    BITS * digits - 4
}

/// Whether `2^((n - 1) / 2)` is 1 or -1 modulo n, for each of eight odd numbers of at most
/// [`longest`] bits; `ones` are 2^(52 D) modulo them. For n = 3 modulo 4 it is the strong test.
/// Variable time.
#[allow(unsafe_code)]
pub fn euler<const D: usize>(numbers: &[&[u64]; LANES], ones: &[&[u64]; LANES]) -> [bool; LANES] {
    assert!(available());
    let bits = |n: &[u64]| {
        let top = n.iter().rposition(|w| *w != 0).unwrap_or(0);
        64 * (top + 1) - n[top].leading_zeros() as usize
    };
    let length = numbers.iter().map(|n| bits(n)).max().unwrap_or(0);
    assert!(length <= longest(D));
    let (n, one) = (digits(numbers), digits(ones));
    // SAFETY: the CPU has the instructions, as asserted.
    let results = unsafe { powers::<D>(&n, &one, length) };
    core::array::from_fn(|lane| {
        let digits = |x: &Digits<D>| x.map(|digit| digit[lane]);
        let (mut one, mut minus_one) = ([0; D], digits(&n));
        one[0] = 1;
        minus_one[0] -= 1;
        [one, minus_one].contains(&digits(&results))
    })
}

fn digits<const D: usize>(numbers: &[&[u64]; LANES]) -> Digits<D> {
    core::array::from_fn(|i| {
        core::array::from_fn(|lane| {
            let word = |j: usize| numbers[lane].get(j).copied().unwrap_or(0) as u128;
            let (j, shift) = (BITS * i / 64, BITS * i % 64);
            ((word(j) | word(j + 1) << 64) >> shift) as u64 & ((1 << BITS) - 1)
        })
    })
}

/// `2^((n - 1) / 2)` modulo n, in [0, n].
#[target_feature(enable = "avx512f,avx512ifma")]
fn powers<const D: usize>(n: &Digits<D>, one: &Digits<D>, length: usize) -> Digits<D> {
    let inverse: [u64; LANES] =
        core::array::from_fn(|lane| crate::word::invert_mod_2_64(n[0][lane]).wrapping_neg());
    let inverse = load(&inverse);
    let n: [__m512i; D] = core::array::from_fn(|i| load(&n[i]));
    let mut x: [__m512i; D] = core::array::from_fn(|i| load(&one[i]));
    for place in (1..length).rev() {
        let shift = _mm512_set1_epi64((place % BITS) as i64);
        let bit = _mm512_srlv_epi64(n[place / BITS], shift);
        let twice = _mm512_and_si512(bit, _mm512_set1_epi64(1));
        let y = x;
        product(&mut x, &y, &n, inverse, twice);
    }
    let mut unit = [_mm512_setzero_si512(); D];
    unit[0] = _mm512_set1_epi64(1);
    product(&mut x, &unit, &n, inverse, _mm512_setzero_si512());
    core::array::from_fn(|i| store(x[i]))
}

/// `x = 2^twice x y / R` modulo n, for a `twice` of 0 or 1 in each lane.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn product<const D: usize>(
    x: &mut [__m512i; D],
    y: &[__m512i; D],
    n: &[__m512i; D],
    inverse: __m512i,
    twice: __m512i,
) {
    let zero = _mm512_setzero_si512();
    let mut sum = [zero; D];
    for &digit in y {
        let first = _mm512_madd52lo_epu64(sum[0], digit, x[0]);
        let q = _mm512_madd52lo_epu64(zero, first, inverse);
        let first = _mm512_madd52lo_epu64(first, q, n[0]);
        // The lowest digit of the sum is 0 now: all others move down, and the high halves of
        // products join them.
        let mut carry = _mm512_srli_epi64::<{ BITS as u32 }>(first);
        for j in 1..D {
            let low = _mm512_madd52lo_epu64(sum[j], digit, x[j]);
            let low = _mm512_madd52lo_epu64(_mm512_add_epi64(low, carry), q, n[j]);
            let both = _mm512_madd52hi_epu64(low, digit, x[j - 1]);
            sum[j - 1] = _mm512_madd52hi_epu64(both, q, n[j - 1]);
            carry = zero;
        }
        let top = _mm512_madd52hi_epu64(zero, digit, x[D - 1]);
        sum[D - 1] = _mm512_madd52hi_epu64(top, q, n[D - 1]);
    }
    let mask = _mm512_set1_epi64((1 << BITS) - 1);
    let mut carry = zero;
    for j in 0..D {
        let digit = _mm512_add_epi64(_mm512_sllv_epi64(sum[j], twice), carry);
        x[j] = _mm512_and_si512(digit, mask);
        carry = _mm512_srli_epi64::<{ BITS as u32 }>(digit);
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
#[allow(unsafe_code)]
fn load(lanes: &[u64; LANES]) -> __m512i {
    // SAFETY: the array has the size of a vector.
    unsafe { _mm512_loadu_si512(lanes.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
#[allow(unsafe_code)]
fn store(vector: __m512i) -> [u64; LANES] {
    let mut lanes = [0; LANES];
    // SAFETY: the array has the size of a vector.
    unsafe { _mm512_storeu_si512(lanes.as_mut_ptr().cast(), vector) };
    lanes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2^R modulo an odd number of two limbs, by doubling.
    fn power_of_two(exponent: usize, n: u128) -> u128 {
        (0..exponent).fold(1 % n, |x, _| {
            let twice = x << 1;
            if x >> 127 == 1 || twice >= n {
                twice.wrapping_sub(n)
            } else {
                twice
            }
        })
    }

    #[test]
    fn primes_pass_and_others_do_not() {
        if !available() {
            return;
        }
        // Primes with 2 a square and not, Euler's pseudoprime 561, one of Fermat alone, and others.
        let numbers: [u128; LANES] = [
            u128::MAX - 158,
            (1 << 107) - 1,
            2_147_483_659,
            561,
            645,
            15,
            ((1 << 61) - 1) * 3,
            3,
        ];
        let expected = [true, true, true, true, false, false, false, true];
        let limbs = |x: u128| [x as u64, (x >> 64) as u64];
        let n = numbers.map(limbs);
        let ones = numbers.map(|n| limbs(power_of_two(BITS * 3, n)));
        let n = core::array::from_fn(|i| &n[i][..]);
        let ones = core::array::from_fn(|i| &ones[i][..]);
        assert_eq!(euler::<3>(&n, &ones), expected);
    }

    #[test]
    fn numbers_that_are_too_long_for_their_digits_are_refused() {
        if !available() {
            return;
        }
        let accepts = |bits: usize| {
            let mut number = [1, 0, 0];
            number[(bits - 1) / 64] |= 1 << ((bits - 1) % 64);
            let mut numbers = [&[3][..]; LANES];
            numbers[LANES - 1] = &number;
            std::panic::catch_unwind(|| euler::<3>(&numbers, &[&[1]; LANES])).is_ok()
        };
        assert!(accepts(longest(3)) && !accepts(longest(3) + 1));
    }
}
