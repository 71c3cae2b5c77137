// SPDX-License-Identifier: MIT OR Apache-2.0
//! Addition, subtraction and multiplication modulo `m = 2^255 - r` on four limbs.
//!
//! Range. An element is any number in `[0, 2^256)`, at most a little more than `2m`, and represents
//! its class. Only [`canonical`] brings it to `[0, m)`. Every operation accepts this whole range
//! and returns a number in it, so no operation has a precondition. This is cheap because `2^255 =
//! r` modulo `m`: the bits from bit 255 on return at the bottom, multiplied by `r`.
//!
//! All functions are constant time, and `r` is odd, `1 <= r < 2^31`: the compiler may know it or
//! not.

use crate::ct::{Mask, barrier_on_others, sign64};
use crate::integer::shared::four_limbs;
#[cfg(any(test, feature = "kernels"))]
use crate::word::mac;
use crate::word::{adc, adc_in_chain, sbb};
#[cfg(all(
    target_arch = "aarch64",
    target_endian = "little",
    target_feature = "neon"
))]
use crate::{
    backend::aarch64::integer::product,
    integer::choice::{Operation, Way},
};

pub(crate) use four_limbs::Limbs;

/// All bits of a limb but the highest: of the top limb, the bits below `2^255`.
const BELOW: u64 = u64::MAX >> 1;

/// `x + 2^256 top`, modulo `m`, for `top < 2^32`; the result is below `2^255 + 2^64`.
///
/// With `h = floor((x + 2^256 top) / 2^255) < 2^33` it is the low 255 bits plus `r h < 2^64`.
#[inline(always)]
pub(crate) fn fold(x: Limbs, top: u64, r: u64) -> Limbs {
    debug_assert!(top >> 32 == 0);
    fold_by(x, barrier_on_others(top << 1 | x[3] >> 63), r)
}

/// The low 255 bits of `x`, plus `r h`.
#[inline(always)]
const fn fold_by(x: Limbs, h: u64, r: u64) -> Limbs {
    let (x0, c) = adc(x[0], r * h, 0);
    let (x1, c) = adc(x[1], 0, c);
    let (x2, c) = adc(x[2], 0, c);
    // No carry is lost: the sum is below 2^256.
    [x0, x1, x2, (x[3] & BELOW) + c]
}

/// `a + b`. Below `2^255 + 3r`: the sum is below `2^257`, so that [`fold`]'s `h` is at most 3.
#[inline(always)]
pub(crate) fn add(a: &Limbs, b: &Limbs, r: u64) -> Limbs {
    let mut s = *a;
    let carry = crate::limbs::add_assign(&mut s, b);
    fold(s, carry, r)
}

/// `a - b`.
///
/// Let `a - b = low + 2^255 (h - 2 borrow)` with `low < 2^255` and bits `h` and `borrow`. Adding
/// `m` once makes it, modulo `m`, `low + 2^255 - r (1 + 2 borrow - h)`: the factor of `r` is in
/// `[0, 3]`, so that this is in `[2^255 - 3r, 2^256)`, never negative. (Adding `m` to the wrapped
/// difference instead, or `2m` where it wrapped, is right but for differences near the ends.)
#[inline(always)]
pub(crate) fn sub(a: &Limbs, b: &Limbs, r: u64) -> Limbs {
    let mut d = *a;
    let borrow = crate::limbs::sub_assign(&mut d, b);
    let factor = barrier_on_others(1 + 2 * borrow - (d[3] >> 63));
    let (d0, c) = sbb(d[0], factor * r, 0);
    let (d1, c) = sbb(d[1], 0, c);
    let (d2, c) = sbb(d[2], 0, c);
    [d0, d1, d2, (d[3] | !BELOW) - c]
}

/// `a b`, below `2^255 + 2^225`.
#[inline(always)]
pub(crate) fn mul(a: &Limbs, b: &Limbs, r: u64) -> Limbs {
    in_assembly(a, b, r).unwrap_or_else(|| reduce(&four_limbs::mul(a, b), r))
}

/// `a b`, in `[0, m)`.
#[inline(always)]
pub(crate) fn mul_canonical(a: &Limbs, b: &Limbs, r: u64) -> Limbs {
    in_assembly(a, b, r).unwrap_or_else(|| canonical(&reduce(&four_limbs::mul(a, b), r), r))
}

/// `a b`, in `[0, m)`, where the way is assembly.
#[inline(always)]
fn in_assembly(a: &Limbs, b: &Limbs, r: u64) -> Option<Limbs> {
    #[cfg(all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    ))]
    if Operation::Mul(a.len()).way() == Way::ProductsAarch64 {
        return Some(product::pseudo_mersenne(a, b, r));
    }
    let _ = (a, b, r);
    None
}

/// `a^2`, below `2^255 + 2^225`: ten products of limbs instead of sixteen.
#[inline(always)]
pub(crate) fn square(a: &Limbs, r: u64) -> Limbs {
    reduce(&four_limbs::square(a), r)
}

/// `t` modulo `m`, for any number below `2^512`; the result is below `2^255 + 2^225`.
///
/// `2^256 = 2r`, so that the high half counts `2r` times. What is then above it counts `2r` times
/// again, and bit 255 `r` times: together less than `2^64`, since all of these bits are a number of
/// at most 33 bits that counts `r` times. The other high words of the products are below `2^32`.
/// Together the low 255 bits and these are below `2^255 + 2^225`: no carry is lost.
#[inline(always)]
pub(crate) fn reduce(t: &[u64; 8], r: u64) -> Limbs {
    let (x, top, high) = four_limbs::fold(t, 2 * r);
    let above = match cfg!(any(target_arch = "x86_64", target_arch = "aarch64")) {
        // The product does not wait for the bit.
        true => 2 * r * top + (sign64(x[3] as i64) as u64 & r),
        // CPUs without a selection would branch on the bit.
        false => r * barrier_on_others(top << 1 | x[3] >> 63),
    };
    let (x0, c) = adc_in_chain(x[0], above, 0);
    let (x1, c) = adc_in_chain(x[1], high[0], c);
    let (x2, c) = adc_in_chain(x[2], high[1], c);
    [x0, x1, x2, (x[3] & BELOW) + high[2] + c]
}

/// `a^(2^k)`.
#[inline(always)]
pub(crate) fn pow2k(a: &Limbs, k: u32, r: u64) -> Limbs {
    let mut x = *a;
    for _ in 0..k {
        x = square(&x, r);
    }
    x
}

/// The number in `[0, m)` of the class of `x`.
///
/// After the fold `x < 2^255 + r < 2m`; then `x >= m` iff `x + r` has bit 255, and `x - m` is the
/// rest of it.
#[inline(always)]
pub(crate) fn canonical(x: &Limbs, r: u64) -> Limbs {
    let mut out = fold(*x, 0, r);
    let mut less = out;
    crate::limbs::add_assign(&mut less, &[r, 0, 0, 0]);
    let large = Mask::from_bit(less[3] >> 63);
    less[3] &= BELOW;
    crate::limbs::select_into(&mut out, &less, large);
    out
}

/// Yes if `x = 0` modulo `m`.
#[inline(always)]
pub(crate) fn is_zero(x: &Limbs, r: u64) -> Mask {
    crate::limbs::is_zero(&canonical(x, r))
}

/// Yes if `x = 1` modulo `m`.
#[inline(always)]
pub(crate) fn is_one(x: &Limbs, r: u64) -> Mask {
    crate::limbs::equals_word(&canonical(x, r), 1)
}

/// Yes if `x = y` modulo `m`.
#[inline(always)]
pub(crate) fn equal(x: &Limbs, y: &Limbs, r: u64) -> Mask {
    is_zero(&sub(x, y, r), r)
}

/// The four limbs of a slice: the contract of kernels. A shorter one is extended by zeros.
#[cfg(any(test, feature = "kernels"))]
#[inline(always)]
pub(crate) fn limbs(x: &[u64]) -> Limbs {
    core::array::from_fn(|i| x.get(i).copied().unwrap_or(0))
}

/// The limbs of `m`.
pub(crate) const fn modulus(r: u64) -> Limbs {
    // No borrow goes beyond the lowest limb of 2^255 - 1.
    [u64::MAX - (r - 1), u64::MAX, u64::MAX, BELOW]
}

/// `2^-512` modulo `m`, below `2^256`.
///
/// Eight divisions of 1 by `2^64`: `q m = q 2^255 - q r` with `q = x / r` modulo `2^64` clears the
/// lowest limb of `x + q m`, whose quotient is at most `max(x, m)`.
#[cfg(any(test, feature = "kernels"))]
const fn inverse_of_2_512(r: u64) -> Limbs {
    let inverse = crate::word::invert_mod_2_64(r);
    let mut x: Limbs = [1, 0, 0, 0];
    let mut i = 0;
    while i < 8 {
        let q = x[0].wrapping_mul(inverse);
        let (_, high) = mac(0, q, r, 0);
        // The lowest limbs cancel without a borrow.
        let (y0, c) = sbb(x[1], high, 0);
        let (y1, c) = sbb(x[2], 0, c);
        let (y2, c) = sbb(x[3], 0, c);
        let y3 = c.wrapping_neg();
        // q 2^255 / 2^64 = q 2^191
        let (y2, c) = adc(y2, q << 63, 0);
        x = [y0, y1, y2, y3.wrapping_add(q >> 1).wrapping_add(c)];
        i += 1;
    }
    x
}

/// `2^-508` modulo `m`, below `2^256`.
#[cfg(any(test, feature = "kernels"))]
pub(crate) const fn inverse_of_2_508(r: u64) -> Limbs {
    let x = inverse_of_2_512(r);
    let shifted = [
        x[0] << 4,
        x[1] << 4 | x[0] >> 60,
        x[2] << 4 | x[1] >> 60,
        x[3] << 4 | x[2] >> 60,
    ];
    fold_by(shifted, x[3] >> 60 << 1 | shifted[3] >> 63, r)
}
