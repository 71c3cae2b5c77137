// SPDX-License-Identifier: MIT OR Apache-2.0
//! What long-integer arithmetic a key needs besides `bezout`'s: constant time in the values, lengths
//! are public. Limbs are 64 bits, least significant first.
//!
//! No secret is divided: the one quotient here is exact, and a product modulo a power of two.

use subtle::{Choice, ConditionallySelectable};
use zeroize::Zeroizing;

/// A number that is wiped when it goes.
pub(crate) type Secret = Zeroizing<Vec<u64>>;

/// `limbs` zeros.
pub(crate) fn zero(limbs: usize) -> Secret {
    Zeroizing::new(vec![0; limbs])
}

/// The number of limbs that bytes take.
pub(crate) const fn limbs_of(bytes: usize) -> usize {
    bytes.div_ceil(8)
}

/// A number of `limbs` limbs from at most as many big-endian bytes.
pub(crate) fn from_be_bytes(bytes: &[u8], limbs: usize) -> Secret {
    let mut x = zero(limbs);
    for (i, &byte) in bytes.iter().rev().enumerate() {
        x[i / 8] |= u64::from(byte) << (8 * (i % 8));
    }
    x
}

/// The lowest `length` bytes of a number, big-endian; zero bytes on the left where it is shorter.
pub(crate) fn to_be_bytes(x: &[u64], length: usize) -> Zeroizing<Vec<u8>> {
    let byte = |i: usize| x.get(i / 8).map_or(0, |limb| (limb >> (8 * (i % 8))) as u8);
    let mut bytes = Zeroizing::new(vec![0; length]);
    for (i, b) in bytes.iter_mut().rev().enumerate() {
        *b = byte(i);
    }
    bytes
}

/// `x - 1` of an odd `x`.
pub(crate) fn minus_one(x: &[u64]) -> Secret {
    let mut y = Zeroizing::new(x.to_vec());
    y[0] &= !1;
    y
}

/// Yes if `x` is even.
pub(crate) fn is_even(x: &[u64]) -> Choice {
    !Choice::from((x[0] & 1) as u8)
}

/// Yes if a word is not zero: the top bit of `w | -w` is clear for zero alone.
fn is_nonzero(w: u64) -> Choice {
    Choice::from(((w | w.wrapping_neg()) >> 63) as u8)
}

/// Yes if `x` is at least `2^bit`.
pub(crate) fn reaches(x: &[u64], bit: usize) -> Choice {
    let limb = bit / 64;
    let low = x.get(limb).map_or(0, |&w| w >> (bit % 64));
    is_nonzero(x.iter().skip(limb + 1).fold(low, |sum, &w| sum | w))
}

/// Yes if `a < b`, both of the same length.
pub(crate) fn is_less(a: &[u64], b: &[u64]) -> Choice {
    let borrow = a.iter().zip(b).fold(0, |borrow, (&x, &y)| {
        let difference = u128::from(x)
            .wrapping_sub(u128::from(y))
            .wrapping_sub(borrow);
        difference >> 64 & 1
    });
    Choice::from(borrow as u8)
}

/// Swaps two numbers of the same length if `yes`.
pub(crate) fn swap_if(a: &mut [u64], b: &mut [u64], yes: Choice) {
    for (x, y) in a.iter_mut().zip(b) {
        u64::conditional_swap(x, y, yes);
    }
}

/// `a b` modulo `2^(64 limbs)`.
pub(crate) fn mul_low(a: &[u64], b: &[u64], limbs: usize) -> Secret {
    let mut out = zero(limbs);
    for (i, &x) in a.iter().enumerate().take(limbs) {
        let mut carry = 0;
        for (j, o) in out[i..].iter_mut().enumerate() {
            let y = b.get(j).copied().unwrap_or(0);
            let t = u128::from(x) * u128::from(y) + u128::from(*o) + carry;
            *o = t as u64;
            carry = t >> 64;
        }
    }
    out
}

/// `a b`, as long as both together.
pub(crate) fn mul(a: &[u64], b: &[u64]) -> Secret {
    mul_low(a, b, a.len() + b.len())
}

/// Divides `g`, which is not zero, and `a` by the largest power of two in `g`, which divides both.
///
/// Where the lowest `2^k` bits of `g` are zero, both are shifted by as many, for every `k` from the
/// top: the binary digits of the number of trailing zeros.
pub(crate) fn remove_twos(g: &mut [u64], a: &mut [u64]) {
    let mut count = (64 * g.len()).next_power_of_two() / 2;
    while count > 0 {
        let yes = !has_low_bits(g, count);
        shift_right_if(g, count, yes);
        shift_right_if(a, count, yes);
        count /= 2;
    }
}

/// Yes if one of the lowest `count` bits is set; `count` is a power of two.
fn has_low_bits(x: &[u64], count: usize) -> Choice {
    if count < 64 {
        return is_nonzero(x[0] << (64 - count));
    }
    is_nonzero(x.iter().take(count / 64).fold(0, |sum, &w| sum | w))
}

/// `x = x >> count` if `yes`, for a public count.
fn shift_right_if(x: &mut [u64], count: usize, yes: Choice) {
    let (limbs, bits) = (count / 64, count % 64);
    for i in 0..x.len() {
        let word = |j: usize| x.get(j).copied().unwrap_or(0);
        let shifted = word(i + limbs) >> bits | word(i + limbs + 1) << 1 << (63 - bits);
        x[i].conditional_assign(&shifted, yes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: [u64; 6] = [0, 1, 2, 1 << 63, u64::MAX - 1, u64::MAX];

    fn wide(x: &[u64]) -> u128 {
        u128::from(x[0]) | u128::from(x[1]) << 64
    }

    #[test]
    fn products_and_comparisons_agree_with_u128() {
        for a in WORDS {
            for b in WORDS {
                assert_eq!(wide(&mul(&[a], &[b])), u128::from(a) * u128::from(b));
                assert_eq!(mul_low(&[a], &[b], 1)[0], a.wrapping_mul(b));
                let (x, y) = ([a, b], [b, a]);
                assert_eq!(bool::from(is_less(&x, &y)), wide(&x) < wide(&y));
                let product = mul_low(&x, &y, 2);
                assert_eq!(wide(&product), wide(&x).wrapping_mul(wide(&y)));
            }
        }
    }

    #[test]
    fn bits_agree_with_u128() {
        for low in WORDS {
            for high in WORDS {
                let x = [low, high];
                for bit in 0..128 {
                    assert_eq!(bool::from(reaches(&x, bit)), wide(&x) >> bit != 0);
                }
                assert!(!bool::from(reaches(&x, 128)));
                assert_eq!(bool::from(is_even(&x)), low % 2 == 0);
            }
        }
    }

    #[test]
    fn twos_go_from_both() {
        for twos in 0..190 {
            let mut g = [0, 0, 0];
            g[twos / 64] = 1 << (twos % 64);
            // Three times as much, of another length.
            let mut a = mul(&g, &[3]);
            remove_twos(&mut g, &mut a);
            assert_eq!((&g[..], &a[..]), (&[1, 0, 0][..], &[3, 0, 0, 0][..]));
        }
        let (mut g, mut a) = ([u64::MAX - 1, 5, 0], [4, 7]);
        remove_twos(&mut g, &mut a);
        assert_eq!((g, a), ([u64::MAX, 2, 0], [1 << 63 | 2, 3]));
    }

    #[test]
    fn bytes_go_there_and_back() {
        let bytes = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        let x = from_be_bytes(&bytes, 3);
        assert_eq!(x[..], [0x0203_0405_0607_0809, 1, 0]);
        assert_eq!(to_be_bytes(&x, 9)[..], bytes);
        assert_eq!(to_be_bytes(&x, 30)[21..], bytes);
        assert_eq!(to_be_bytes(&x, 2)[..], [8, 9]);
    }

    #[test]
    fn swaps_on_demand() {
        let (mut a, mut b) = ([1, 2], [3, 4]);
        swap_if(&mut a, &mut b, Choice::from(0));
        assert_eq!((a, b), ([1, 2], [3, 4]));
        swap_if(&mut a, &mut b, Choice::from(1));
        assert_eq!((a, b), ([3, 4], [1, 2]));
    }
}
