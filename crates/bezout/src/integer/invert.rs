// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion modulo an odd number, and modulo any.

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
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::engine::{Avx2, Avx512, Ifma};
#[cfg(target_arch = "x86_64")]
use crate::cpu::{Isa, permitted};
use crate::ct::Mask;
use crate::integer::divstep::word64::invert as divstep;
use crate::integer::shared::mod2k;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::{lehmer, stein};
use crate::limbs::{
    add_assign, borrow, is_zero, keep_if, mul_low, select_into, sub_assign, sub_if,
};
use subtle::Choice;

/// `(out, x, m, scratch)`: what inverts one number of a length that it may know.
pub(crate) type Inverter = fn(&mut [u64], &[u64], ModulusRef<'_>, &mut [u64]) -> Choice;

/// Rows of `L` words that are enough as scratch of portable divsteps: one word takes the most.
pub(crate) const ROWS: usize = 10;

/// Writes `x^-1 mod m` to `out` and returns yes, for numbers of `L` limbs. Writes zero and returns
/// no if there is none. Returns the way too.
///
/// It is inlined into its caller, so that a program links only what its lengths need. A way makes
/// its own scratch. Zeroing that of the portable form costs a vector call about 3 % at four limbs.
///
/// Timing: depends on `L` and on `m.bits()`.
#[inline(always)]
pub fn of_length<const L: usize>(out: &mut [u64], x: &[u64], m: ModulusRef<'_>) -> (Choice, Way) {
    let (out, x) = (&mut out[..L], &x[..L]);
    match Operation::Invert(L).way() {
        #[cfg(target_arch = "x86_64")]
        way @ Way::Divstep51Ifma => (x86_64::invert::<Ifma>(out, x, m, &mut [0; L]), way),
        #[cfg(target_arch = "x86_64")]
        way @ Way::Divstep60Avx512 => (x86_64::invert::<Avx512>(out, x, m, &mut [0; L]), way),
        #[cfg(target_arch = "x86_64")]
        way @ Way::Divstep60Avx2 => (x86_64::invert::<Avx2>(out, x, m, &mut [0; L]), way),
        #[cfg(all(
            target_arch = "aarch64",
            target_endian = "little",
            target_feature = "neon"
        ))]
        way @ Way::Divstep60Aarch64 => (aarch64::invert(out, x, m), way),
        _ => portable_of_length::<L>(out, x, m),
    }
}

#[inline(never)]
fn portable_of_length<const L: usize>(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
) -> (Choice, Way) {
    const { assert!(scratch(L) <= ROWS * L) };
    let (out, x, mut rows) = (&mut out[..L], &x[..L], [[0; L]; ROWS]);
    // With its length known, the forms for other lengths are not linked.
    let m = ModulusRef::from_parts(&m.limbs()[..L], m.inverse64(), m.bits());
    let way = Way::DIVSTEP_PORTABLE;
    (portable(way, out, x, m, rows.as_flattened_mut()), way)
}

/// Scratch words of [`by`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    divstep::scratch(limbs)
}

/// As [`of_length`], for numbers of any length and by one of the ways: in one place for all that do
/// not know the length.
#[inline(never)]
pub(crate) fn by(
    way: Way,
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
) -> Choice {
    match way {
        #[cfg(target_arch = "x86_64")]
        Way::Divstep51Ifma if permitted(Isa::Ifma) => x86_64::invert::<Ifma>(out, x, m, scratch),
        #[cfg(target_arch = "x86_64")]
        Way::Divstep60Avx512 if permitted(Isa::Avx512) => {
            x86_64::invert::<Avx512>(out, x, m, scratch)
        }
        #[cfg(target_arch = "x86_64")]
        Way::Divstep60Avx2 if permitted(Isa::Avx2) => x86_64::invert::<Avx2>(out, x, m, scratch),
        #[cfg(all(
            target_arch = "aarch64",
            target_endian = "little",
            target_feature = "neon"
        ))]
        Way::Divstep60Aarch64 => aarch64::invert(out, x, m),
        _ => portable(way, out, x, m, scratch),
    }
}

#[inline(always)]
fn portable(
    way: Way,
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
) -> Choice {
    let _ = way;
    // Without the table there is one for a target, and a program links no other.
    #[cfg(not(any(test, feature = "kernels")))]
    let way = Way::DIVSTEP_PORTABLE;
    match way {
        #[cfg(any(test, feature = "kernels", target_pointer_width = "32"))]
        Way::Divstep30Portable => word32::invert::invert(out, x, m, scratch),
        _ => divstep::invert(out, x, m, scratch),
    }
}

/// Scratch words of [`invert_vartime`].
pub(crate) const fn scratch_vartime(limbs: usize) -> usize {
    greater(
        stein::invert_scratch_limbs(limbs),
        lehmer::invert_scratch_limbs::<{ lehmer::LONGEST }>(limbs),
    )
}

/// Writes `x^-1 mod m` to `out` and returns true; false and zero where there is none. For any `m`,
/// in variable time. Returns the way too.
#[inline(always)]
pub(crate) fn invert_vartime(
    out: &mut [u64],
    x: &[u64],
    m: &[u64],
    scratch: &mut [u64],
) -> (bool, Way) {
    match Operation::Invert(m.len()).way_vartime() {
        #[cfg(target_arch = "x86_64")]
        way @ Way::Lehmer51Ifma => (
            lehmer::invert::<{ lehmer::DIGITS }>(out, x, m, scratch),
            way,
        ),
        way @ Way::Lehmer2 => (lehmer::invert::<2>(out, x, m, scratch), way),
        _ => (stein::invert(out, x, m, scratch), Way::Stein),
    }
}

pub(crate) const fn greater(a: usize, b: usize) -> usize {
    if a > b { a } else { b }
}

/// Scratch words of [`invert_mod`].
pub(crate) const fn scratch_any(limbs: usize) -> usize {
    2 * limbs + scratch(limbs)
}

/// Writes `x^-1 mod m` to `out` and returns yes, for any `m`. Writes zero and returns no if there
/// is none or `m = 0`. The parity of `m` stays secret. `invert` inverts modulo an odd number.
///
/// Modulo an even `m` an invertible `x` is odd, so `m` is inverted modulo `x` instead, and `(1 + m
/// (x - m^-1)) / x` is an inverse of `x`. It is below `m` except for `x = 1`. There it is `m + 1`,
/// which still fits, because an even `m` is not the largest number of its length.
///
/// Timing: depends on the number of limbs.
#[inline(always)]
pub(crate) fn invert_mod(
    out: &mut [u64],
    x: &[u64],
    m: &[u64],
    scratch: &mut [u64],
    invert: impl FnOnce(&mut [u64], &[u64], ModulusRef<'_>, &mut [u64]) -> Choice,
) -> Choice {
    let n = m.len();
    let (d, rest) = scratch.split_at_mut(n);
    let (v, rest) = rest.split_at_mut(n);
    let odd = Mask::odd(m[0]);
    let x_odd = Mask::odd(x[0]);
    // Divide by d: m or x, forced odd where neither is; invert v: the other one.
    d.copy_from_slice(x);
    d[0] |= 1;
    select_into(d, m, odd);
    v.copy_from_slice(m);
    select_into(v, x, odd);
    let yes = Mask::from_choice(invert(out, v, ModulusRef::from_odd(d), rest));
    let yes = yes & (odd | x_odd) & !is_zero(m);
    // v = (1 + m (d - out)) / d, as if m were even.
    let z = &mut rest[..n];
    z.copy_from_slice(d);
    sub_assign(z, out);
    mul_low(v, m, z);
    z.fill(0);
    z[0] = 1;
    add_assign(v, z);
    mod2k::divide(v, d);
    sub_if(v, m, Mask::from_bit(borrow(v, m) ^ 1));
    select_into(out, v, !odd);
    keep_if(out, yes);
    crate::ct::wipe(&mut scratch[..2 * n]);
    yes.choice()
}
