// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversions of s2n-bignum in Montgomery's form, which two packages have.

use crate::row::{Answer, Row, Timing, array_of};
use bezout_exercise::oracle::big;
use num_bigint::BigUint;

pub type FixedInverse = unsafe extern "C" fn(*mut u64, *const u64);

/// An inversion in Montgomery form: `x R` to `R / x` for `R = 2^(64 L)`. The routine takes and
/// writes L limbs.
pub fn montgomery_inverse<const L: usize>(name: String, function: FixedInverse) -> Row {
    Row::new(
        name,
        Timing::Constant,
        |operands| {
            let modulus = operands.modulus.clone();
            let radix = (BigUint::from(1u32) << (64 * L)) % &modulus;
            let converted = operands.map(|x| array_of::<L>(&(x * &radix % &modulus)));
            let back = radix.modinv(&modulus).expect("the modulus is odd");
            ((modulus, back, [0; L]), converted)
        },
        move |(_, _, out), x| {
            // SAFETY: both buffers have the L limbs that the routine was declared with.
            unsafe { function(out.as_mut_ptr(), x.as_ptr()) };
            out[0]
        },
        |(modulus, back, out)| Answer::Inverse(Some(big(out) * back % modulus)),
    )
}
