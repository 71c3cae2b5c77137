// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion by batches of sixty half-delta divsteps, each with the update of the long numbers by
//! the batch before interleaved: BMI2 and AVX2, or AVX-512 \[BY19, Wui21\].

use super::engine::Engine;
use super::finish::{residue, sign_of_unit, signed};
use super::head::{BIAS, CONSTANTS, Head, LIMB, MASK, UNPACK, Unwritten, Vector};
use super::long_invert;
use super::routines::{bucket, invert_limbs60, left_out, with_bucket};
pub(crate) use super::words::Job;
use super::words::{padded, write};
use crate::backend::limbs60::{self, SHARED, split, wide};
use crate::ct::{Mask, wipe};
use core::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_set_epi64x, _mm256_set1_epi64x, _mm256_srli_epi64,
};
use core::marker::PhantomData;
use core::mem::MaybeUninit;

/// What a routine works on: numbers of the bucket of `BITS` bits, in `L60` limbs of 60 bits.
#[repr(C, align(64))]
pub(crate) struct InvertState<E: Engine, const BITS: usize, const L60: usize> {
    pub(super) head: Head,
    pub(super) constants: [Vector; 4],
    /// This and what is next to it: for AVX-512 alone, as the second half of the inverse.
    pub(super) top_mask: Unwritten<[Vector; 2]>,
    pub(super) unpack: Unwritten<[Vector; 4]>,
    pub(super) inverse: Vector,
    pub(super) zeros: Unwritten<Vector>,
    /// In each vector one limb of 30 bits of `f`, `u`, `g`, `v`.
    pub(super) limbs: [[Vector; 2]; L60],
    pub(super) modulus: [[Vector; 2]; L60],
    engine: PhantomData<E>,
}

impl<E: Engine, const BITS: usize, const L60: usize> InvertState<E, BITS, L60> {
    /// `f = m`, `u = 0`, `g = x`, `v = 2^60`, delta = 1/2, where `inverse` is that of `m` modulo
    /// 2^30 or beyond. `m` is odd. `m` and `x` have limbs of 60 bits.
    ///
    /// In place, and by vectors: a compiler that is free to do otherwise moves the whole state
    /// about.
    #[target_feature(enable = "avx2")]
    #[allow(unsafe_code)]
    fn new<'a>(
        place: &'a mut MaybeUninit<Self>,
        m: &[u64; L60],
        x: &[u64; L60],
        inverse: u64,
    ) -> &'a mut Self {
        const { assert!(L60 == invert_limbs60(BITS)) };
        let low = |a: &[u64; L60]| a[0] | a[1] << 60;
        let negated = inverse.wrapping_neg() & LIMB;
        let state = place.as_mut_ptr();
        // SAFETY: all of these are fields of a state that is borrowed; a place is below `2 L60`.
        unsafe {
            (&raw mut (*state).head).write(Head::new(low(m), low(x)));
            (&raw mut (*state).constants).write(CONSTANTS);
            // A vector that is written by words can't be read as one until they are in the cache.
            let inverses = _mm256_set_epi64x(negated as i64, 0, negated as i64, 0);
            (&raw mut (*state).inverse)
                .cast::<__m256i>()
                .write(inverses);
            if E::INVERT.in_vector > 1 {
                let top_mask = Unwritten::of([MASK, Vector([u64::MAX; 4])]);
                (&raw mut (*state).top_mask).write(top_mask);
                (&raw mut (*state).unpack).write(Unwritten::of(UNPACK));
                (&raw mut (*state).zeros).write(Unwritten::default());
            }
            let limbs = (&raw mut (*state).limbs).cast::<__m256i>();
            let modulus = (&raw mut (*state).modulus).cast::<__m256i>();
            Self::PLACES.write(limbs, modulus, m, x);
            &mut *state
        }
    }

    /// Whether numbers are in this bucket, which is compiled to nothing if not: longer ones go to
    /// the routine with a loop, shorter ones to another engine.
    pub const USED: bool = BITS <= 64 * E::INVERT.longest && BITS >= 64 * E::WORDS[0];

    const PLACES: Places = Places {
        in_vector: E::INVERT.in_vector,
        vectors: 2 * L60 / E::INVERT.in_vector,
    };

    /// Steps that a short last batch leaves out; 0 if there is none.
    const LEFT_OUT: usize = if E::INVERT.in_vector == 1 {
        left_out(BITS)
    } else {
        0
    };

    /// Runs `batches` batches, at least one. The matrix of the last one is returned, and not yet
    /// applied.
    ///
    /// If `spare` of its steps need not be done, it may be a short one: then its matrix is that of
    /// the steps done, times a power of two, as if all of them had been, and no batch can follow.
    ///
    /// Timing: depends on `batches` and `spare`.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn run(&mut self, batches: usize, spare: usize) -> [i64; 4] {
        let routine = const { E::INVERT.routines[bucket(BITS)] }.expect("a routine of the bucket");
        assert!(E::available());
        self.head.count(batches, spare, Self::LEFT_OUT);
        // SAFETY: the routine reads and writes exactly one such state, which is aligned and
        // borrowed for the call; the CPU has what it needs. See SAFETY.md.
        unsafe { routine((&raw mut *self).cast::<u8>().add(BIAS)) }
        self.head.last_matrix()
    }

    /// The numbers `f`, `u`, `g`, `v` in limbs of 60 bits, the highest one signed; the others may
    /// be a little too long.
    #[inline(always)]
    fn read(&self) -> [Vector; L60] {
        let mut numbers = [Vector([0; 4]); L60];
        let limbs = self.limbs.as_flattened();
        match L60 < SHARED {
            true => Self::PLACES.read(&mut numbers, limbs),
            false => Self::PLACES.read_long(&mut numbers, limbs),
        }
        numbers
    }

    /// Overwrites everything that depends on an operand.
    #[inline(always)]
    fn wipe(&mut self) {
        self.head.wipe(E::INVERT.in_vector);
        wipe(core::slice::from_mut(&mut self.inverse));
        wipe(self.limbs.as_flattened_mut());
        wipe(self.modulus.as_flattened_mut());
    }

    /// A state of its own, for tests.
    #[cfg(test)]
    #[allow(unsafe_code)]
    pub fn boxed(m: &[u64; L60], x: &[u64; L60], inverse: u64) -> Box<Self> {
        assert!(E::available());
        let mut place = Box::new_uninit();
        // SAFETY: every engine has AVX2; and all is written but what is `Unwritten`.
        unsafe {
            Self::new(&mut place, m, x, inverse);
            place.assume_init()
        }
    }
}

/// Where limbs of 30 bits are.
struct Places {
    /// Limbs of a number in a vector.
    in_vector: usize,
    vectors: usize,
}

impl Places {
    /// Limb `i` is part `i / vectors` of vector `i mod vectors`.
    #[inline(always)]
    const fn of(&self, i: usize) -> usize {
        if i < self.vectors {
            self.in_vector * i
        } else {
            self.in_vector * (i - self.vectors) + 1
        }
    }

    /// Writes `m` and `x` as `f` and `g`, 2^60 as `v`, and the multiples of `m`.
    ///
    /// # Safety
    /// Both have room for two vectors for each limb of `m` and `x`.
    #[target_feature(enable = "avx2")]
    #[inline]
    #[allow(unsafe_code)]
    unsafe fn write(&self, limbs: *mut __m256i, modulus: *mut __m256i, m: &[u64], x: &[u64]) {
        for (i, (&m, &x)) in m.iter().zip(x).enumerate() {
            let numbers = halves(_mm256_set_epi64x(i64::from(i == 1), x as i64, 0, m as i64));
            let multiples = halves(_mm256_set1_epi64x(m as i64));
            for half in 0..2 {
                let place = self.of(2 * i + half);
                // SAFETY: a place is below twice the number of limbs.
                unsafe {
                    limbs.add(place).write(numbers[half]);
                    modulus.add(place).write(multiples[half]);
                }
            }
        }
    }

    #[inline(never)]
    fn read_long(&self, numbers: &mut [Vector], limbs: &[Vector]) {
        self.read(numbers, limbs);
    }

    /// Behind the limbs that the routine works on there are zeros.
    #[inline(always)]
    fn read(&self, numbers: &mut [Vector], limbs: &[Vector]) {
        for (i, number) in numbers.iter_mut().enumerate() {
            let (low, high) = (limbs[self.of(2 * i)].0, limbs[self.of(2 * i + 1)].0);
            for k in 0..4 {
                number.0[k] = low[k].wrapping_add(high[k] << 30);
            }
        }
    }
}

/// Of limbs of 60 bits, the lower and the upper half.
#[target_feature(enable = "avx2")]
#[inline]
fn halves(limbs: __m256i) -> [__m256i; 2] {
    let mask = _mm256_set1_epi64x(LIMB as i64);
    [
        _mm256_and_si256(limbs, mask),
        _mm256_srli_epi64::<30>(limbs),
    ]
}

/// `out = x^-1 mod m` and yes, or zero and no where there is none; as many words as the engine
/// takes.
///
/// Timing: depends on the length, on `bits` and `batches`. Source: \[BY19, Wui21\].
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn invert<E: Engine>(out: &mut [u64], job: &Job<'_>) -> Mask {
    note!(super::engine::name::<E>());
    let n = out.len();
    assert!(E::takes(n) && job.x.len() == n && job.m.len() == n && E::available());
    if looped::<E>(n) {
        return long_invert::invert::<E>(out, job);
    }
    // A modulus of fewer bits may have a bucket below, but none for which there is no routine.
    let bits = job.bits.max(64 * E::WORDS[0]);
    // SAFETY: the CPU has what the engine needs, and with it AVX2, BMI1 and BMI2.
    unsafe { with_bucket!(invert, n, bits, invert_in::<E>(out, job)) }
}

/// Whether the routine with a loop is the faster one. With AVX2 it is just above 1024 bits, too: it
/// works on as many limbs as the numbers have, and the next bucket on those of 2048 bits.
#[inline(always)]
const fn looped<E: Engine>(words: usize) -> bool {
    words > E::INVERT.longest || E::INVERT.in_vector == 1 && words > 16 && words <= 24
}

/// In a bucket, with numbers of up to `WORDS` words.
#[inline(never)]
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn invert_in<E: Engine, const BITS: usize, const L60: usize, const WORDS: usize>(
    out: &mut [u64],
    job: &Job<'_>,
) -> Mask {
    if !InvertState::<E, BITS, L60>::USED {
        unreachable!("no number is in this bucket");
    }
    let mut modulus = padded::<WORDS>(job.m);
    let mut words = padded::<WORDS>(job.x);
    let (mut m, mut g) = (split::<L60, WORDS>(&modulus), split::<L60, WORDS>(&words));
    // v = 2^60: two reductions by that are left for the end.
    let mut place = MaybeUninit::uninit();
    let state = InvertState::<E, BITS, L60>::new(&mut place, &m, &g, job.inverse64);
    let mut t = state.run(job.batches, job.spare);
    let mut numbers = state.read();
    let (sign, yes) = match L60 < SHARED {
        true => gcd_is_unit(&numbers, &t),
        false => gcd_is_unit_long(&numbers, &t),
    };
    // If the gcd is f = -1, it is -u that counts.
    (t[0], t[1]) = (signed(t[0], sign), signed(t[1], sign));
    let mut u = [0; L60];
    match L60 < SHARED {
        true => cofactor(&mut u, &numbers, &t, &m, job.inverse64),
        false => cofactor_long(&mut u, &numbers, &t, &m, job.inverse64),
    }
    words = residue(&u, &modulus, yes);
    write(out, &words);
    state.wipe();
    wipe(&mut numbers);
    for secret in [&mut words, &mut modulus] {
        wipe(secret);
    }
    for secret in [&mut g, &mut u, &mut m] {
        wipe(secret);
    }
    yes
}

/// The sign of `f` after the last matrix, if it is 1 or -1, and whether it is.
#[inline(always)]
fn gcd_is_unit(numbers: &[Vector], t: &[i64; 4]) -> (Mask, Mask) {
    sign_of_unit(numbers.len(), limbs60::BITS, |i| {
        let [f, _, g, _] = numbers[i].0;
        wide(t[0], f) + wide(t[1], g)
    })
}

#[inline(never)]
fn gcd_is_unit_long(numbers: &[Vector], t: &[i64; 4]) -> (Mask, Mask) {
    gcd_is_unit(numbers, t)
}

/// `(u' u + v' v) / 2^120` modulo `m`, in limbs of 60 bits, for the first row `u'`, `v'` of a
/// matrix.
///
/// The first quotient leaves at most `(batches + 2) m + 2^60` in absolute value. So the second one,
/// which divides that by 2^60, leaves a number from -1 to `m` + 1 if `m` is below 2^50, and less
/// than a thousandth of `m` beyond `[0, m]` otherwise. Modulo 1 it is 1 for `x = 1`. For others
/// `(1, x)` times the first row of all matrices is the gcd, so that the first quotient leaves two
/// thirds of 2^60 at most, and the second one 0 or 1.
#[inline(always)]
fn cofactor(out: &mut [u64], numbers: &[Vector], t: &[i64; 4], m: &[u64], inverse: u64) {
    use super::finish::quotient;
    use limbs60::{BITS, LIMB};
    let count = out.len();
    assert!(numbers.len() == count && m.len() == count);
    let term = |i: usize| {
        let [_, u, _, v] = numbers[i].0;
        wide(t[0], u) + wide(t[1], v)
    };
    let mut sum = term(0);
    let first = quotient(sum as u64, inverse);
    sum = ((sum + wide(first, m[0])) >> BITS) + term(1) + wide(first, m[1]);
    let second = quotient(sum as u64, inverse);
    sum = (sum + wide(second, m[0])) >> BITS;
    for i in 2..count {
        sum += term(i) + wide(first, m[i]) + wide(second, m[i - 1]);
        out[i - 2] = sum as u64 & LIMB;
        sum >>= BITS;
    }
    sum += wide(second, m[count - 1]);
    out[count - 2] = sum as u64 & LIMB;
    out[count - 1] = (sum >> BITS) as u64;
}

#[inline(never)]
fn cofactor_long(out: &mut [u64], numbers: &[Vector], t: &[i64; 4], m: &[u64], inverse: u64) {
    cofactor(out, numbers, t, m, inverse);
}
