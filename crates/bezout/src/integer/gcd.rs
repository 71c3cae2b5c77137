// SPDX-License-Identifier: MIT OR Apache-2.0
//! Greatest common divisors of any two numbers, zero and even ones included.

use super::choice::{Operation, Way};
#[cfg(all(
    target_arch = "aarch64",
    target_endian = "little",
    target_feature = "neon"
))]
use super::divstep::aarch64;
#[cfg(any(test, feature = "kernels", target_pointer_width = "32"))]
use super::divstep::word32;
#[cfg(target_arch = "x86_64")]
use super::divstep::x86_64;
use super::invert::{ROWS, greater};
use super::{lehmer, stein};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::engine::{Avx2, Avx512};
use crate::ct::{Mask, wipe};
use crate::integer::divstep::word64::gcd as divstep;
use crate::limbs::{is_zero, keep_if, shift_left, shift_right, swap_if, trailing_zeros};

/// `out = gcd(a, b)` for numbers of `L` limbs, and the way; `gcd(0, 0) = 0`. Timing: depends on
/// `L`.
///
/// It is inlined into its caller, so that a program links only what its lengths need.
#[inline(always)]
pub fn of_length<const L: usize>(out: &mut [u64], a: &[u64], b: &[u64]) -> Way {
    let (out, mut f, mut g) = (&mut out[..L], [0; L], [0; L]);
    let twos = prepare(&mut f, &mut g, &a[..L], &b[..L]);
    let way = match Operation::Gcd(L).way() {
        #[cfg(target_arch = "x86_64")]
        way @ Way::Divstep60Avx512 => {
            x86_64::gcd_odd::<Avx512>(out, &f, &g);
            way
        }
        #[cfg(target_arch = "x86_64")]
        way @ Way::Divstep60Avx2 => {
            x86_64::gcd_odd::<Avx2>(out, &f, &g);
            way
        }
        #[cfg(all(
            target_arch = "aarch64",
            target_endian = "little",
            target_feature = "neon"
        ))]
        way @ Way::Divstep60Aarch64 => {
            aarch64::gcd_odd(out, &f, &g);
            way
        }
        _ => portable_of_length::<L>(out, &f, &g),
    };
    finish(out, &twos);
    wipe(&mut f);
    wipe(&mut g);
    way
}

#[inline(never)]
fn portable_of_length<const L: usize>(out: &mut [u64], f: &[u64], g: &[u64]) -> Way {
    const { assert!(divstep::scratch(L) <= ROWS * L) };
    let (out, f, g, mut rows) = (&mut out[..L], &f[..L], &g[..L], [[0; L]; ROWS]);
    portable(Way::DIVSTEP_PORTABLE, out, f, g, rows.as_flattened_mut());
    Way::DIVSTEP_PORTABLE
}

/// Scratch words of [`by`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    2 * limbs + divstep::scratch(limbs)
}

/// As [`of_length`], for numbers of any length and by one of the ways: in one place for all that do
/// not know the length.
#[inline(never)]
pub(crate) fn by(way: Way, out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    let n = a.len();
    let (f, rest) = scratch.split_at_mut(n);
    let (g, rest) = rest.split_at_mut(n);
    let twos = prepare(f, g, a, b);
    odd_by(way, out, f, g, rest);
    finish(out, &twos);
    wipe(&mut scratch[..2 * n]);
}

/// `out = gcd(f, g)` for odd `f`, by one of the ways, of which that of IFMA has no gcds.
#[inline(always)]
pub(crate) fn odd_by(way: Way, out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
    match way {
        #[cfg(target_arch = "x86_64")]
        Way::Divstep60Avx512 => x86_64::gcd_odd::<Avx512>(out, f, g),
        #[cfg(target_arch = "x86_64")]
        Way::Divstep60Avx2 => x86_64::gcd_odd::<Avx2>(out, f, g),
        #[cfg(all(
            target_arch = "aarch64",
            target_endian = "little",
            target_feature = "neon"
        ))]
        Way::Divstep60Aarch64 => aarch64::gcd_odd(out, f, g),
        _ => portable(way, out, f, g, scratch),
    }
}

#[inline(always)]
fn portable(way: Way, out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
    let _ = way;
    // Without the table there is one for a target, and a program links no other.
    #[cfg(not(any(test, feature = "kernels")))]
    let way = Way::DIVSTEP_PORTABLE;
    match way {
        #[cfg(any(test, feature = "kernels", target_pointer_width = "32"))]
        Way::Divstep30Portable => word32::gcd::gcd_odd(out, f, g, scratch),
        _ => divstep::gcd_odd(out, f, g, scratch),
    }
}

/// Scratch words of [`gcd_vartime`].
pub(crate) const fn scratch_vartime(limbs: usize) -> usize {
    greater(
        stein::gcd_scratch_limbs(limbs),
        lehmer::gcd_scratch_limbs::<{ lehmer::LONGEST }>(limbs),
    )
}

/// `out = gcd(a, b)` in variable time, and the way.
#[inline(always)]
pub(crate) fn gcd_vartime(out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) -> Way {
    match Operation::Gcd(out.len()).way_vartime() {
        #[cfg(target_arch = "x86_64")]
        way @ Way::Lehmer51Ifma => {
            lehmer::gcd::<{ lehmer::DIGITS }>(out, a, b, scratch);
            way
        }
        way @ Way::Lehmer2 => {
            lehmer::gcd::<2>(out, a, b, scratch);
            way
        }
        _ => {
            stein::gcd(out, a, b, scratch);
            Way::Stein
        }
    }
}

/// Sets `f` to the odd part of one of two numbers and `g` to the other one: the odd part of the gcd
/// is theirs. Two zeros become `(1, 0)`.
#[inline(always)]
fn prepare(f: &mut [u64], g: &mut [u64], a: &[u64], b: &[u64]) -> Twos {
    f.copy_from_slice(a);
    g.copy_from_slice(b);
    swap_if(f, g, is_zero(f));
    // Only two zeros leave a zero there.
    let zero = is_zero(f);
    let twos = trailing_zeros(f) & !zero.word();
    let count = lesser(twos, trailing_zeros(g));
    shift_right(f, twos);
    f[0] |= zero.bit();
    Twos { count, zero }
}

/// Gives the odd part of a gcd its factors 2.
#[inline(always)]
fn finish(out: &mut [u64], twos: &Twos) {
    shift_left(out, twos.count);
    keep_if(out, !twos.zero);
}

/// The lesser of two numbers below 2^63.
#[inline(always)]
fn lesser(a: u64, b: u64) -> u64 {
    Mask::negative(a.wrapping_sub(b) as i64).select(a, b)
}

/// The common power of two of two numbers.
pub(crate) struct Twos {
    /// The number of factors 2 of both.
    pub count: u64,
    /// Yes if both are zero.
    pub zero: Mask,
}

/// Sets `(f, g) = (a, b) / 2^count`, so that one of them is odd. Two zeros become `(1, 0)`.
pub(crate) fn strip_twos(f: &mut [u64], g: &mut [u64], a: &[u64], b: &[u64]) -> Twos {
    for (o, (&x, &y)) in f.iter_mut().zip(a.iter().zip(b)) {
        *o = x | y;
    }
    let zero = is_zero(f);
    let count = trailing_zeros(f) & !zero.word();
    f.copy_from_slice(a);
    g.copy_from_slice(b);
    shift_right(f, count);
    shift_right(g, count);
    f[0] |= zero.bit();
    Twos { count, zero }
}
