// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion by the rounds of the x86-64 back end: the same batches as in `divstep/invert.rs`, each with the
//! update of the batch before it woven in.

use super::{LIMBS, gcd};
use crate::backend::x86_64::integer::carry::{adc, sbb};
use crate::backend::x86_64::integer::gcd::Parts;
use crate::backend::x86_64::integer::invert::{Extension, Lanes, State};
use crate::backend::x86_64::integer::pairs::Pair;
use crate::ct::{Mask, barrier, wipe};
use crate::integer::divstep::batches::{batches, reduces};
use crate::integer::divstep::form::Form;
use crate::integer::divstep::matrix::Matrix;
use crate::integer::divstep::steps::BATCH;
use crate::integer::divstep::update::{LIMB, wide};
use crate::integer::modulus_ref::ModulusRef;
use crate::integer::montgomery;
use crate::limbs::equals_word;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use subtle::Choice;

/// Divsteps with vectors of an extension, for up to [`LIMBS`] limbs.
pub(crate) struct Vectors<E>(PhantomData<E>);

/// Calls a function with `N` limbs of 30 bits, `W` of 60 and `K` of 64, enough for numbers of `$bits` bits.
///
/// In `N` limbs there is room for a sign and for a factor that is the number of rounds.
macro_rules! with_size {
    ($bits:expr, $call:ident::<$e:ty>($($argument:expr),*)) => {
        match $bits {
            0..=256 => $call::<$e, 10, 5, 4>($($argument),*),
            257..=384 => $call::<$e, 14, 7, 6>($($argument),*),
            385..=528 => $call::<$e, 18, 9, 9>($($argument),*),
            529..=1024 => $call::<$e, 36, 18, 16>($($argument),*),
            1025..=2048 => $call::<$e, 70, 35, 32>($($argument),*),
            2049..=4096 => $call::<$e, 138, 69, 64>($($argument),*),
            _ => $call::<$e, 224, 112, 104>($($argument),*),
        }
    };
}

impl<E: Parts> Form for Vectors<E> {
    #[inline(always)]
    #[allow(unsafe_code)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, _: &mut [u64]) -> Choice {
        let short = reduces(m, x.len());
        let bits = if short { m.bits() } else { 64 * x.len() };
        assert!(accepts::<E>(x.len()));
        // SAFETY: the CPU has the extension, and with it AVX2, BMI1 and BMI2.
        let yes = unsafe { with_size!(bits, invert::<E>(out, x, m, bits, short)) };
        yes.choice()
    }

    #[inline(always)]
    #[allow(unsafe_code)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], _: &mut [u64]) {
        assert!(accepts::<E>(f.len()));
        // SAFETY: as above.
        unsafe { gcd::gcd_odd::<E>(out, f, g) };
    }
}

/// Whether a CPU with this extension takes so many limbs.
#[inline(always)]
pub(crate) fn accepts<E: Extension>(limbs: usize) -> bool {
    limbs <= LIMBS && E::available()
}

/// `out = x^-1 mod m`, for numbers below `2^bits`, and yes; zero and no where there is none.
///
/// If `x` may be longer than `2^bits`, `short` says so.
#[inline(never)]
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn invert<E: Extension, const N: usize, const W: usize, const K: usize>(
    out: &mut [u64],
    x: &[u64],
    modulus: ModulusRef<'_>,
    bits: usize,
    short: bool,
) -> Mask {
    let mut modulus_words = padded::<K>(modulus.limbs());
    let mut words = if short {
        reduced(out, x, modulus)
    } else {
        padded::<K>(x)
    };
    let (mut m, mut g) = (in_limbs::<W, K>(&modulus_words), in_limbs::<W, K>(&words));
    // v = 2^60 modulo m, which is 0 modulo 1: two reductions by 2^60 are left for the end.
    let unit = (!equals_word(&m, 1)).bit();
    let mut place = MaybeUninit::uninit();
    let state = State::<E, N>::new(&mut place, &m, &g, modulus.inverse64(), unit);
    let mut t = state.run(batches(bits));
    let mut numbers = state.read::<W>();
    let (sign, yes) = gcd_is_unit(&numbers, &t);
    // If the gcd is f = -1, it is -u that counts.
    (t.u, t.v) = (signed(t.u, sign), signed(t.v, sign));
    let mut u = cofactor(&numbers, &t, &m, modulus.inverse64());
    words = residue(&u, &modulus_words, yes);
    write(out, &words);
    if short {
        montgomery::redc(out, modulus);
        crate::limbs::keep_if(out, yes);
    }
    state.wipe();
    wipe(&mut numbers);
    for secret in [&mut words, &mut modulus_words] {
        wipe(secret);
    }
    for secret in [&mut g, &mut u, &mut m] {
        wipe(secret);
    }
    yes
}

/// A number in limbs of 60 bits.
///
/// Fifteen words are sixteen limbs, each with shifts of its own, which a compiler unrolls.
#[inline(always)]
pub(super) fn in_limbs<const W: usize, const K: usize>(words: &[u64; K]) -> [u64; W] {
    let limb = |start: usize, j: usize| {
        let at = |k: usize| words.get(start + k).copied().unwrap_or(0);
        let both = match j {
            0 => at(0),
            _ => at(j - 1) >> (64 - 4 * j) | at(j) << (4 * j),
        };
        both & LIMB
    };
    let mut out = [0; W];
    let (chunks, rest) = out.as_chunks_mut::<16>();
    let whole = chunks.len();
    for (c, chunk) in chunks.iter_mut().enumerate() {
        *chunk = core::array::from_fn(|j| limb(15 * c, j));
    }
    for (j, to) in rest.iter_mut().enumerate() {
        *to = limb(15 * whole, j);
    }
    out
}

/// The words of a number that fits into `K`: a length that the compiler knows.
#[inline(always)]
pub(super) fn padded<const K: usize>(x: &[u64]) -> [u64; K] {
    match <&[u64; K]>::try_from(x) {
        Ok(same) => *same,
        Err(_) => copied(x),
    }
}

/// The same for a number of another length.
#[cold]
#[inline(never)]
fn copied<const K: usize>(x: &[u64]) -> [u64; K] {
    let mut out = [0; K];
    let shared = x.len().min(K);
    out[..shared].copy_from_slice(&x[..shared]);
    out
}

/// `x / R mod m`, which is below the modulus, by way of `scratch` of the same length.
#[cold]
#[inline(never)]
fn reduced<const K: usize>(scratch: &mut [u64], x: &[u64], m: ModulusRef<'_>) -> [u64; K] {
    scratch.copy_from_slice(x);
    montgomery::redc(scratch, m);
    padded(scratch)
}

/// The other way round than [`padded`].
#[inline(always)]
pub(super) fn write<const K: usize>(out: &mut [u64], x: &[u64; K]) {
    if let Ok(same) = <&mut [u64; K]>::try_from(&mut *out) {
        *same = *x;
    } else {
        write_other(out, x);
    }
}

#[cold]
#[inline(never)]
fn write_other(out: &mut [u64], x: &[u64]) {
    let shared = out.len().min(x.len());
    out[shared..].fill(0);
    out[..shared].copy_from_slice(&x[..shared]);
}

/// `-a` if `negative`, else `a`.
#[inline(always)]
fn signed(a: i64, negative: Mask) -> i64 {
    let s = negative.word() as i64;
    (a ^ s) - s
}

/// Whether a number in limbs of 60 bits is 1, or -1 if `negative`.
#[inline(always)]
pub(super) fn is_unit(f: &[u64], negative: Mask) -> Mask {
    let s = negative.word();
    let (top, low) = f.split_last().expect("limbs");
    // -1 is a top limb of -1 above limbs of 60 ones.
    let mut difference = top ^ s;
    for (i, x) in low.iter().enumerate() {
        difference |= x ^ (s & LIMB) ^ (u64::from(i == 0) & !s);
    }
    Mask::zero(difference)
}

/// `(u f + v g) / 2^60`: the last matrix, of which the row of `f` is wanted.
#[inline(always)]
pub(super) fn first_row<const W: usize>(numbers: &[Pair; W], t: &Matrix) -> [u64; W] {
    let term = |i: usize| {
        let [f, g] = numbers[i].words();
        wide(t.u, f) + wide(t.v, g)
    };
    let (mut out, mut carry) = ([0; W], term(0) >> BATCH);
    for i in 1..W {
        carry += term(i);
        out[i - 1] = carry as u64 & LIMB;
        carry >>= BATCH;
    }
    out[W - 1] = carry as u64;
    out
}

/// The sign of `f` after the last matrix, if it is 1 or -1, and whether it is.
#[inline(always)]
fn gcd_is_unit<const W: usize>(numbers: &[Lanes; W], t: &Matrix) -> (Mask, Mask) {
    let term = |i: usize| {
        let [f, _, g, _] = numbers[i].words();
        wide(t.u, f) + wide(t.v, g)
    };
    let mut carry = (term(0) >> BATCH) + term(1);
    // Of 1 and -1 the second bit is the sign.
    let sign = Mask::odd(carry as u64 >> 1);
    // All other bits are the same, and the first one is set: f is odd.
    let s = sign.word();
    let mut difference = (carry as u64 ^ s) & (LIMB - 1);
    for i in 2..W {
        carry = (carry >> BATCH) + term(i);
        difference |= (carry as u64 ^ s) & LIMB;
    }
    difference |= (carry >> BATCH) as u64 ^ s;
    (sign, Mask::zero(difference))
}

/// `(t.u u + t.v v) / 2^120` modulo `m`, in limbs of 60 bits.
///
/// The first quotient leaves at most `(rounds + 2) m + 2^60` in absolute value. So the second one, which
/// divides that by 2^60, leaves a number from -1 to `m` + 1 if `m` is below 2^50, and less than a
/// thousandth of `m` beyond `[0, m]` otherwise.
#[inline(always)]
fn cofactor<const W: usize>(
    numbers: &[Lanes; W],
    t: &Matrix,
    m: &[u64; W],
    inverse: u64,
) -> [u64; W] {
    let term = |i: usize| {
        let [_, u, _, v] = numbers[i].words();
        wide(t.u, u) + wide(t.v, v)
    };
    let mut sum = term(0);
    let first = quotient(sum as u64, inverse);
    sum = ((sum + wide(first, m[0])) >> BATCH) + term(1) + wide(first, m[1]);
    let second = quotient(sum as u64, inverse);
    sum = (sum + wide(second, m[0])) >> BATCH;
    let mut out = [0; W];
    for i in 2..W {
        sum += term(i) + wide(first, m[i]) + wide(second, m[i - 1]);
        out[i - 2] = sum as u64 & LIMB;
        sum >>= BATCH;
    }
    sum += wide(second, m[W - 1]);
    out[W - 2] = sum as u64 & LIMB;
    out[W - 1] = (sum >> BATCH) as u64;
    out
}

/// What times `m` clears the low limb of a sum.
#[inline(always)]
fn quotient(low: u64, inverse: u64) -> i64 {
    (inverse.wrapping_neg().wrapping_mul(low) & LIMB) as i64
}

/// `u = u / 2^60` modulo `m`: from `-1` to `m + 1`, see [`cofactor`].
#[inline(always)]
pub(super) fn divide(u: &mut [u64], m: &[u64], inverse: u64) {
    let n = u.len();
    let k = quotient(u[0], inverse);
    let mut carry = (u[0] as i128 + wide(k, m[0])) >> BATCH;
    for i in 1..n {
        carry += u[i] as i64 as i128 + wide(k, m[i]);
        u[i - 1] = carry as u64 & LIMB;
        carry >>= BATCH;
    }
    u[n - 1] = carry as u64;
}

/// Word `i` of a number in limbs of 60 bits, of which the highest is signed.
#[inline(always)]
fn word<const W: usize>(d: &[u64; W], i: usize) -> u64 {
    let (limb, shift) = (64 * i / BATCH, 64 * i % BATCH);
    let sign = (d[W - 1] as i64 >> 63) as u64;
    let at = |k: usize| d.get(k).copied().unwrap_or(sign);
    let low = match limb + 1 == W {
        true => (d[limb] as i64 >> shift) as u64,
        false => at(limb) >> shift,
    };
    low | at(limb + 1) << (BATCH - shift)
}

/// Brings what [`divide`] leaves to `[0, m)`, in words of 64 bits as `m` is; zero unless `yes`.
#[inline(always)]
pub(super) fn residue<const W: usize, const K: usize>(
    d: &[u64; W],
    m: &[u64; K],
    yes: Mask,
) -> [u64; K] {
    let negative = (d[W - 1] as i64 >> 63) as u64;
    let (mut sum, mut carry) = ([0; K], 0);
    for i in 0..K {
        (sum[i], carry) = adc(word(d, i), m[i] & negative, carry);
    }
    // Now below 2 m: one bit more than the words of m may have.
    let above = word(d, K).wrapping_add(carry.into());
    let (mut difference, mut borrow) = ([0; K], 0);
    for i in 0..K {
        (difference[i], borrow) = sbb(sum[i], m[i], borrow);
    }
    let less = Mask::negative(above.wrapping_sub(borrow.into()) as i64);
    for i in 0..K {
        sum[i] = barrier(less.select(sum[i], difference[i]) & yes.word());
    }
    wipe(&mut difference);
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::integer::divstep::update::carry;

    /// Numbers next to 0 and to a modulus of ones alone, whose multiples have one bit more than it.
    #[test]
    fn residues() {
        fn next<const W: usize, const K: usize>(bits: usize) {
            let mut m = [u64::MAX; K];
            m[K - 1] >>= 64 * K - bits;
            let limbs = in_limbs::<W, K>(&m);
            for k in -3..=3 {
                for start in [[0; W], limbs] {
                    let mut d = start;
                    d[0] = d[0].wrapping_add(k as u64);
                    carry(&mut d);
                    let mut expected = [0; K];
                    if k < 0 {
                        expected = m;
                    }
                    expected[0] = expected[0].wrapping_add(k as u64);
                    let yes = Mask::from_bit(1);
                    assert_eq!(residue(&d, &m, yes), expected, "{bits} bits, {k}");
                }
            }
        }
        next::<5, 4>(256);
        next::<7, 6>(384);
        next::<9, 9>(528);
        next::<18, 16>(1024);
        next::<35, 32>(2048);
        next::<69, 64>(4096);
        next::<112, 104>(6656);
    }
}
