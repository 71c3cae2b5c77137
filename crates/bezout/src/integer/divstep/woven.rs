// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion by the rounds of the x86-64 back end: the same batches as in `schedule.rs`, each with the
//! update of the batch before it woven in. The gcd is in `woven_gcd.rs`.

use super::matrix::Matrix;
use super::schedule::{batches, is_one, reduces};
use super::steps::BATCH;
use super::update::{LIMB, add_if, from_words, to_words, wide};
use super::{Divsteps, woven_gcd};
use crate::backend::x86_64::divstep::{Avx2, Avx512, Extension, Lane, State};
use crate::backend::x86_64::gcd::Parts;
use crate::backend::x86_64::is_narrow;
use crate::ct::{Mask, wipe};
use crate::integer::{ModulusRef, montgomery};
use crate::limbs::{select_into, sub_assign};
use core::marker::PhantomData;
use subtle::Choice;

/// Limbs of the longest numbers.
pub(crate) const LIMBS: usize = 104;

/// Divsteps with vectors of an extension, for up to [`LIMBS`] limbs.
pub(crate) struct Woven<E>(PhantomData<E>);

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

impl<E: Parts> Divsteps for Woven<E> {
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
        unsafe { woven_gcd::gcd_odd::<E>(out, f, g) };
    }
}

/// Whether a CPU with this extension takes so many limbs.
#[inline(always)]
pub(crate) fn accepts<E: Extension>(limbs: usize) -> bool {
    limbs <= LIMBS && E::available()
}

/// The best extension that this CPU has, if there is one for so many limbs.
///
/// Long numbers ask for wide vectors. Short ones hide behind the steps, and the routines for AVX2 have the
/// form of steps with the least latency, those for AVX-512 the one with fewer instructions.
#[inline(always)]
pub(crate) fn best(limbs: usize) -> Option<Width> {
    if accepts::<Avx512>(limbs) && (limbs > 8 || is_narrow()) {
        Some(Width::Avx512)
    } else if accepts::<Avx2>(limbs) {
        Some(Width::Avx2)
    } else {
        None
    }
}

/// An extension as a value.
pub(crate) enum Width {
    Avx2,
    Avx512,
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
    let (mut m, mut g) = (in_limbs::<W>(&modulus_words), in_limbs::<W>(&words));
    // v = 2^60 modulo m, which is 0 modulo 1: two reductions by 2^60 are left for the end.
    let unit = (!is_one(&m)).bit();
    let mut state = State::<E, N>::new(&m, &g, modulus.inverse64(), unit);
    let mut t = state.run(batches(bits));
    let (mut f, mut u, mut v) = ([0; W], [0; W], [0; W]);
    state.read(&mut f, Lane::F);
    state.read(&mut g, Lane::G);
    state.read(&mut u, Lane::U);
    state.read(&mut v, Lane::V);
    state.wipe();
    first_row(&mut f, &g, &t);
    // Now f = ±gcd; if it is ±1, its second bit is its sign, which makes f positive and goes into u.
    let sign = Mask::odd(f[0] >> 1);
    let yes = is_unit(&f, sign);
    (t.u, t.v) = (signed(t.u, sign), signed(t.v, sign));
    cofactor(&mut u, &v, &t, &m, modulus.inverse64());
    words = residue(&mut u, &m, &modulus_words);
    crate::limbs::keep_if(&mut words, yes);
    write(out, &words);
    if short {
        montgomery::redc(out, modulus);
        crate::limbs::keep_if(out, yes);
    }
    wipe(&mut words);
    wipe(&mut modulus_words);
    for secret in [&mut f, &mut g, &mut u, &mut v, &mut m] {
        wipe(secret);
    }
    yes
}

/// A number in limbs of 60 bits.
#[inline(always)]
pub(super) fn in_limbs<const W: usize>(words: &[u64]) -> [u64; W] {
    let mut out = [0; W];
    from_words(&mut out, words);
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

/// `f = (u f + v g) / 2^60`: the last matrix, of which the row of `f` is wanted.
#[inline(always)]
pub(super) fn first_row(f: &mut [u64], g: &[u64], t: &Matrix) {
    let mut carry = (wide(t.u, f[0]) + wide(t.v, g[0])) >> BATCH;
    for i in 1..f.len() {
        carry += wide(t.u, f[i]) + wide(t.v, g[i]);
        f[i - 1] = carry as u64 & LIMB;
        carry >>= BATCH;
    }
    f[f.len() - 1] = carry as u64;
}

/// `u = (t.u u + t.v v) / 2^120` modulo `m`.
///
/// The first quotient leaves at most `(rounds + 2) m + 2^60` in absolute value. So the second one, which
/// divides that by 2^60, leaves a number from -1 to `m` + 1 if `m` is below 2^50, and less than a
/// thousandth of `m` beyond `[0, m]` otherwise.
#[inline(always)]
fn cofactor(u: &mut [u64], v: &[u64], t: &Matrix, m: &[u64], inverse: u64) {
    let n = u.len();
    let quotient = |low: u64| (inverse.wrapping_neg().wrapping_mul(low) & LIMB) as i64;
    let low = wide(t.u, u[0]) + wide(t.v, v[0]);
    let k = quotient(low as u64);
    let mut carry = (low + wide(k, m[0])) >> BATCH;
    for i in 1..n {
        carry += wide(t.u, u[i]) + wide(t.v, v[i]) + wide(k, m[i]);
        u[i - 1] = carry as u64 & LIMB;
        carry >>= BATCH;
    }
    u[n - 1] = carry as u64;
    divide(u, m, inverse);
}

/// `u = u / 2^60` modulo `m`: from `-1` to `m + 1`, see [`cofactor`].
#[inline(always)]
pub(super) fn divide(u: &mut [u64], m: &[u64], inverse: u64) {
    let n = u.len();
    let k = (inverse.wrapping_neg().wrapping_mul(u[0]) & LIMB) as i64;
    let mut carry = (u[0] as i128 + wide(k, m[0])) >> BATCH;
    for i in 1..n {
        carry += u[i] as i64 as i128 + wide(k, m[i]);
        u[i - 1] = carry as u64 & LIMB;
        carry >>= BATCH;
    }
    u[n - 1] = carry as u64;
}

/// Brings what [`divide`] leaves to `[0, m)`, in words of 64 bits; `m` is given in both forms.
#[inline(always)]
pub(super) fn residue<const W: usize, const K: usize>(
    d: &mut [u64; W],
    m: &[u64; W],
    words: &[u64; K],
) -> [u64; K] {
    let negative = Mask::negative(d[W - 1] as i64);
    add_if(d, m, negative);
    // Below 2 m: one bit more than the words of m may have.
    let (limb, shift) = (64 * K / BATCH, 64 * K % BATCH);
    let overflow = d.get(limb).map_or(0, |top| top >> shift & 1);
    let mut sum = [0; K];
    to_words(&mut sum, d);
    let mut difference = sum;
    let less = sub_assign(&mut difference, words);
    select_into(&mut sum, &difference, Mask::from_bit((less ^ 1) | overflow));
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
            let limbs = in_limbs::<W>(&m);
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
                    assert_eq!(residue(&mut d, &limbs, &m), expected, "{bits} bits, {k}");
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
