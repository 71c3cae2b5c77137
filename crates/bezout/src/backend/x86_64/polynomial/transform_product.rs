// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of integer polynomials modulo one to three primes \[Pol71\], and from these remainders
//! those modulo an odd number and `x^p - x - 1`, as NTRU Prime multiplies, or `x^n - 1`.
//!
//! With a remainder r modulo the first prime p, `c = r + p (c - r)/p`. The quotient is so small
//! that the remainder modulo the next prime is the quotient itself. So `c = r + p (s + p' t)`, and
//! the lines of r, s and t are added up before this is.

use super::transform::{
    Half, Lanes, Row, Rows, everywhere, get16, montgomery, padded, product_modulo, put16,
};
use super::transform_roots::{Factor, NUMBERS, PRIMES, factor, inverse16, power};
use crate::cpu::Isa;
use crate::ct::wipe;
use core::arch::x86_64::*;
use core::iter::zip;
use core::mem::MaybeUninit;
use core::slice::from_raw_parts_mut;

type V = __m256i;

/// The largest coefficients of a product of integers for one, two and three primes.
pub(crate) const LARGEST: [u64; 3] = [1_900, 32_000_000, 300_000_000_000];

/// What products need, and leave secrets in. Vectors that lie across two lines of the cache are
/// slower.
#[repr(C, align(32))]
struct Rooms<const M: usize, const K: usize> {
    halves: [MaybeUninit<Half<M>>; 2],
    other: MaybeUninit<Rows<M>>,
    remainders: [MaybeUninit<Rows<M>>; K],
}

/// What a product is modulo.
#[derive(Clone, Copy)]
pub(crate) struct Modulus {
    /// `x^p - x - 1` instead of `x^n - 1`.
    pub prime: bool,
    /// Odd, and below 2^13.
    pub q: u16,
    /// The [`reciprocal`](crate::backend::portable::ring_product::reciprocal) of `q`.
    pub reciprocal: u32,
}

/// `out = a b` for coefficients of at most 2^12 in magnitude, up to multiples of `q`. Coefficients
/// of the product of integers are at most `largest`, which is at most the last one of [`LARGEST`].
///
/// Timing: depends on the length, the modulus and `largest`.
#[allow(unsafe_code)]
pub(crate) fn product<B: Copy + Into<i16>>(
    modulus: Modulus,
    largest: u64,
    out: &mut [i16],
    a: &[i16],
    b: &[B],
) {
    assert!(Isa::Avx2.available() && a.len() == out.len() && b.len() == out.len());
    let primes = 1 + LARGEST.iter().filter(|&&one| largest > one).count();
    macro_rules! call {
        ($($m:literal)*) => {
            // SAFETY: the CPU has AVX2.
            unsafe {
                match (out.len().div_ceil(256), primes) {
                    $(
                        ($m, 1) => product_in::<$m, 1, B>(modulus, out, a, b),
                        ($m, 2) => product_in::<$m, 2, B>(modulus, out, a, b),
                        ($m, 3) => product_in::<$m, 3, B>(modulus, out, a, b),
                    )*
                    _ => unreachable!("at most 1280 coefficients, and a largest one as above"),
                }
            }
        };
    }
    call!(1 2 3 4 5);
}

#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn product_in<const M: usize, const K: usize, B: Copy + Into<i16>>(
    modulus: Modulus,
    out: &mut [i16],
    a: &[i16],
    b: &[B],
) {
    let n = out.len();
    let mut rooms = Rooms {
        halves: [const { MaybeUninit::uninit() }; 2],
        other: MaybeUninit::uninit(),
        remainders: [const { MaybeUninit::uninit() }; K],
    };
    for (k, (to, prime)) in rooms.remainders.iter_mut().zip(&PRIMES).enumerate() {
        let [x, y] = &mut rooms.halves;
        let halves = [padded(a, x), padded(b, y)];
        match k {
            2 => product_modulo::<M, false>(prime, to, &mut rooms.other, halves),
            _ => product_modulo::<M, true>(prime, to, &mut rooms.other, halves),
        }
    }
    // SAFETY: `product_modulo` wrote them: K is from 1 to the number of primes.
    let remainders = unsafe { &mut *(&raw mut rooms.remainders).cast::<[Rows<M>; K]>() };
    digits_of(remainders);
    let weights = Weights::new(modulus);
    for (i, to) in out.chunks_mut(16).enumerate() {
        let mut x = _mm256_setzero_si256();
        for (k, digit) in remainders.iter().enumerate() {
            let digit = line(digit.as_flattened().as_flattened(), n, i, modulus.prime);
            x = match k {
                0 => digit,
                _ => _mm256_add_epi16(x, weights.times(k - 1, digit)),
            };
        }
        match to.first_chunk_mut() {
            Some(to) => put16(to, x),
            None => {
                let mut words = [0; 16];
                put16(&mut words, x);
                to.copy_from_slice(&words[..to.len()]);
            }
        }
    }
    // SAFETY: rows and nothing else, which `product_modulo` wrote.
    wipe(unsafe {
        from_raw_parts_mut(
            (&raw mut rooms).cast::<Row>(),
            size_of::<Rooms<M, K>>() / size_of::<Row>(),
        )
    });
}

/// From remainders to the digits r, s, t.
#[target_feature(enable = "avx2")]
fn digits_of<const M: usize>(remainders: &mut [Rows<M>]) {
    for k in 1..remainders.len() {
        let (digits, x) = remainders.split_at_mut(k);
        let (lanes, x) = (Lanes::<false>::new(&PRIMES[k]), x[0].as_flattened_mut());
        for (digit, inverse) in digits.iter().zip(INVERSES[k]) {
            let inverse = everywhere(inverse);
            for (x, digit) in zip(&mut *x, digit.as_flattened()) {
                let difference = _mm256_sub_epi16(get16(x), get16(digit));
                put16(x, lanes.mul(difference, inverse));
            }
        }
    }
}

/// The inverse of prime number j modulo prime number k.
static INVERSES: [[Factor; 2]; 3] = {
    let mut inverses = [[[0; 2]; 2]; 3];
    let mut k = 0;
    while k < 3 {
        let (mut j, p) = (0, NUMBERS[k]);
        while j < 2 {
            inverses[k][j] = factor(power(NUMBERS[j] as i64, p as u32 - 2, p as i64), p);
            j += 1;
        }
        k += 1;
    }
    inverses
};

/// 16 lines of the remainder modulo `x^n - 1` or `x^n - x - 1`, from number `16 i` on.
#[inline]
#[target_feature(enable = "avx2")]
fn line(c: &[i16], n: usize, i: usize, prime: bool) -> V {
    let words = |at: usize| get16(c[at..at + 16].try_into().expect("16 words"));
    let sum = _mm256_add_epi16(words(16 * i), words(16 * i + n));
    if !prime {
        return sum;
    }
    let before = words(16 * i + n - 1);
    let before = match i {
        // The first line has no second one from above.
        0 => _mm256_insert_epi16(before, 0, 0),
        _ => before,
    };
    _mm256_add_epi16(sum, before)
}

/// Products of the first primes modulo `q`, for Montgomery's products.
struct Weights {
    q: V,
    all: [[V; 2]; 2],
}

impl Weights {
    #[target_feature(enable = "avx2")]
    fn new(modulus: Modulus) -> Self {
        let [first, second, _] = NUMBERS.map(|p| p as u32);
        let (q, log) = (u32::from(modulus.q), modulus.q.ilog2());
        // The quotient is right or one too small. No division: its time depends on what is divided.
        let remainder = |x: u32| {
            let quotient = (u64::from(x) * u64::from(modulus.reciprocal)) >> (32 + log);
            let r = x - quotient as u32 * q;
            r.min(r.wrapping_sub(q))
        };
        let all = [first, first * second].map(|x| {
            // Centered.
            let x = remainder((remainder(x) << 16) + q / 2) as i16 - (q / 2) as i16;
            everywhere([x, x.wrapping_mul(inverse16(modulus.q as i16))])
        });
        Self {
            q: _mm256_set1_epi16(modulus.q as i16),
            all,
        }
    }

    /// Digits times weight `k`.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn times(&self, k: usize, x: V) -> V {
        montgomery(x, self.all[k], self.q)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What Montgomery's product by a factor is at most.
    fn by_factor(x: i64, q: i64) -> i64 {
        assert!(x < 1 << 15);
        x * (q / 2) / 65536 + q / 2 + 1
    }

    /// Numbers that differ by a prime and more are not the same digit, and words hold all sums.
    #[test]
    fn digits_are_right() {
        let p = NUMBERS.map(i64::from);
        let r = p.map(|p| 3 * p / 4);
        let second = by_factor(r[0] + r[1], p[1]);
        let third = by_factor(by_factor(r[0] + r[2], p[2]) + second, p[2]);
        let (mut before, mut rest) = (1, 0);
        for (i, digit) in [r[0], second, third].into_iter().enumerate() {
            // c less the digits before is a multiple of the product of the primes before.
            let largest = (LARGEST[i] as i64 + rest) / before;
            assert!(largest + digit < p[i], "{i}");
            (rest, before) = (rest + before * digit, before * p[i]);
        }
        let lines = [r[0], second, third].map(|x| 3 * x);
        let q = 8191;
        let sum = lines[0] + by_factor(lines[1], q) + by_factor(lines[2], q);
        assert!(sum < 1 << 15);
        // What `Ring::mul_short` and `Ring::mul` multiply.
        assert!(1280 * 4096 * 6 <= LARGEST[1] && 1280 * 4096 * 4096 <= LARGEST[2]);
        assert!(1280 <= LARGEST[0]);
    }
}
