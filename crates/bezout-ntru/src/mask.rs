// SPDX-License-Identifier: MIT OR Apache-2.0
//! Decisions on secrets of 32 bits: bits that arithmetic gives, never a comparison. The masks are
//! those of [`bezout::ct`].

use bezout::ct::{self, Mask, Mask32};

/// All ones if the lowest bit of `x` is set, else zero.
pub fn from_bit(x: u32) -> u32 {
    Mask32::odd(x).word()
}

/// Whether the lowest bit of `x` is set, which the timing contract of a function makes public.
pub fn public_by_contract(x: u32) -> bool {
    ct::public_by_contract(Mask::odd(x.into()).choice())
}

/// 1 if `x` is not zero, else 0.
pub fn nonzero(x: u32) -> u32 {
    (x | x.wrapping_neg()) >> 31
}

/// 1 if the bytes differ, else 0; both are as long.
pub fn differ(a: &[u8], b: &[u8]) -> u32 {
    nonzero(a.iter().zip(b).fold(0, |all, (x, y)| all | (x ^ y)).into())
}

/// Overwrites `a` with `b` if the lowest bit of `bit` is set.
pub fn assign(bit: u32, a: &mut [u8], b: &[u8]) {
    let mask = from_bit(bit) as u8;
    for (x, y) in a.iter_mut().zip(b) {
        *x ^= (*x ^ y) & mask;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_and_masks() {
        let values = [0, 1, 2, 255, 1 << 31, (1 << 31) - 1, u32::MAX];
        for a in values {
            assert_eq!(nonzero(a), u32::from(a != 0));
            assert_eq!(from_bit(a), if a % 2 == 1 { u32::MAX } else { 0 });
        }
        assert_eq!(
            (differ(&[1, 2], &[1, 2]), differ(&[1, 2], &[1, 130])),
            (0, 1)
        );
        let mut a = [1, 2];
        assign(0, &mut a, &[3, 4]);
        assert_eq!(a, [1, 2]);
        assign(1, &mut a, &[3, 4]);
        assert_eq!(a, [3, 4]);
    }
}
