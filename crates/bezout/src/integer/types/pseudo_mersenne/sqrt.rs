// SPDX-License-Identifier: MIT OR Apache-2.0
//! Square roots modulo the prime `2^255 - 19`, which is 5 modulo 8: one exponentiation.

use super::{F25519, fermat};
use crate::uint::Uint;
use subtle::{ConditionallyNegatable, ConditionallySelectable, ConstantTimeEq, CtOption};

/// A square root of -1, the even one: `2^((m - 1) / 4)`.
const SQRT_MINUS_ONE: F25519 = F25519::from_uint(&Uint::new([
    0xc4ee_1b27_4a0e_a0b0,
    0x2f43_1806_ad2f_e478,
    0x2b4d_0099_3dfb_d7a7,
    0x2b83_2480_4fc1_df0b,
]));

impl F25519 {
    /// Returns the square root whose number in `[0, 2^255 - 19)` is even, or none for a non-square.
    /// The root of zero is zero.
    ///
    /// The function squares the candidate, `x^((m + 3) / 8)` or this times a root of -1, before it
    /// returns it.
    ///
    /// *Timing:* constant. *Cost:* 252 squarings and 13 multiplications.
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// assert_eq!(F25519::from_u64(16).sqrt().unwrap(), F25519::from_u64(4));
    /// assert!(bool::from(F25519::from_u64(2).sqrt().is_none()));
    /// ```
    pub fn sqrt(&self) -> CtOption<Self> {
        let root = self * Self(fermat::power_for_sqrt(&self.0));
        choose(root, root.square(), self)
    }

    /// Returns the even square root of `self / divisor`. Returns none if the quotient is not a
    /// square or the divisor is zero. It takes one exponentiation and no inversion.
    ///
    /// *Timing:* constant. *Cost:* 254 squarings and 18 multiplications.
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// let (x, y) = (F25519::from_u64(12), F25519::from_u64(3));
    /// assert_eq!(x.sqrt_ratio(&y).unwrap(), F25519::from_u64(2));
    /// assert!(bool::from(x.sqrt_ratio(&F25519::ZERO).is_none()));
    /// ```
    pub fn sqrt_ratio(&self, divisor: &Self) -> CtOption<Self> {
        let (u, v) = (self, divisor);
        // (u / v)^((m + 3) / 8) = u v^3 (u v^7)^((m - 5) / 8), since v^(m - 1) = 1.
        let v3 = v.square() * v;
        let power = Self(fermat::power_for_sqrt(&(u * v3.square() * v).0));
        let root = u * v3 * power;
        let yes = !v.is_zero();
        choose(root, v * root.square(), u).and_then(|root| CtOption::new(root, yes))
    }
}

/// Returns the even root: `root` if `back = x`, `root` times a root of -1 if `back = -x`, negated
/// if odd. Returns none for any other `back`.
///
/// For `x = u / v` the square of the candidate is `x x^((m - 1) / 4)`. The second factor is a
/// fourth root of 1: it is 1 or -1 iff `x` is a square, or 0.
#[inline(never)]
fn choose(mut root: F25519, back: F25519, x: &F25519) -> CtOption<F25519> {
    let minus = back.ct_eq(&-x);
    root.conditional_assign(&(root * SQRT_MINUS_ONE), minus);
    root.conditional_negate(root.is_odd());
    CtOption::new(root, back.ct_eq(x) | minus)
}
