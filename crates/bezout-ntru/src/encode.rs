// SPDX-License-Identifier: MIT OR Apache-2.0
//! Coefficients as bytes: digits of a small base, and fields of bits.

use crate::mask;
use crate::secret::{Bytes, Secret, Small};

/// How coefficients -1, 0, 1 are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trits {
    /// One more than the coefficient, four in a byte.
    Four,
    /// The remainder modulo 3, five in a byte.
    Five,
}

impl Trits {
    const fn each(self) -> usize {
        match self {
            Self::Four => 4,
            Self::Five => 5,
        }
    }

    /// The bytes of `n` coefficients.
    pub const fn bytes(self, n: usize) -> usize {
        n.div_ceil(self.each())
    }

    /// The coefficients as bytes.
    pub fn encode(self, a: &[i8]) -> Bytes {
        let mut out = Bytes::zeros(self.bytes(a.len()));
        match self {
            Self::Four => encode_each::<4>(&mut out, a, |all, c| (all << 2) | (c + 1) as u8),
            Self::Five => encode_each::<5>(&mut out, a, |all, c| {
                3 * all + ((c as u8 & 3) ^ ((c >> 7) as u8 & 1))
            }),
        }
        out
    }

    /// `n` coefficients; and 1 if [`Self::encode`] never writes these bytes, else 0.
    pub fn decode(self, bytes: &[u8], n: usize) -> (Small, u32) {
        let mut out = Small::zeros(n);
        let bad = match self {
            Self::Four => decode_each::<4>(&mut out, bytes, |rest| {
                (rest >> 2, (rest & 3) as i8 - 1, rest & (rest >> 1) & 1)
            }),
            Self::Five => decode_each::<5>(&mut out, bytes, |rest| {
                // Right up to 255.
                let third = (rest * 171) >> 9;
                let digit = (rest - 3 * third) as i8;
                (third, digit - 3 * (digit >> 1), 0)
            }),
        };
        (out, mask::nonzero(bad))
    }
}

/// Bytes of `N` digits each, and one of fewer.
#[inline(always)]
fn encode_each<const N: usize>(out: &mut [u8], a: &[i8], put: impl Fn(u8, i8) -> u8) {
    let (whole, rest) = a.as_chunks::<N>();
    let byte = |part: &[i8]| part.iter().rev().fold(0, |all, &c| put(all, c));
    for (to, part) in out.iter_mut().zip(whole) {
        *to = byte(part);
    }
    if !rest.is_empty() {
        out[whole.len()] = byte(rest);
    }
}

/// The other way; `take` has the rest without a digit, the digit, and whether it is none. The rest after the last one is not zero
/// where it is none, too.
#[inline(always)]
fn decode_each<const N: usize>(
    out: &mut [i8],
    bytes: &[u8],
    take: impl Fn(u32) -> (u32, i8, u32),
) -> u32 {
    let (whole, rest) = out.as_chunks_mut::<N>();
    let mut bad = 0;
    let mut put = |part: &mut [i8], byte: u8| {
        let mut held = u32::from(byte);
        for c in part {
            let wrong;
            (held, *c, wrong) = take(held);
            bad |= wrong;
        }
        bad |= held;
    };
    for (part, &byte) in whole.iter_mut().zip(bytes) {
        put(part, byte);
    }
    if let Some(&byte) = bytes.get(whole.len()) {
        put(rest, byte);
    }
    bad
}

/// The bytes of `n` numbers of `k` bits each.
pub const fn bits_bytes(n: usize, k: u32) -> usize {
    (n * k as usize).div_ceil(8)
}

/// The lowest `k` bits of each number, from 8 to 13, one after the other.
pub fn pack_bits(a: &[i16], k: u32) -> Bytes {
    let mut out = Bytes::zeros(bits_bytes(a.len(), k));
    let (n, each) = (out.len(), k as usize);
    // Eight numbers have k bytes.
    for (i, part) in a.chunks(8).enumerate() {
        let low = |x: i16| u64::from(x as u16) & ((1 << k) - 1);
        let joined = |part: &[i16]| part.iter().rev().fold(0, |all, &x| all << k | low(x));
        let (four, others) = part.split_at(part.len().min(4));
        let all = u128::from(joined(four)) | u128::from(joined(others)) << (4 * k);
        // More than k bytes: the next ones are written over what is behind.
        let to = &mut out[i * each..n.min(i * each + 16)];
        match to.first_chunk_mut() {
            Some(to) => *to = all.to_le_bytes(),
            None => to.copy_from_slice(&all.to_le_bytes()[..to.len()]),
        }
    }
    out
}

/// `n` numbers of `k` bits, up to 30; and 1 if a bit after them is set, else 0.
pub fn unpack_bits<T: Copy + Default>(
    bytes: &[u8],
    n: usize,
    k: u32,
    of: impl Fn(u32) -> T,
) -> (Secret<T>, u32) {
    let (mut out, mut padded) = (Secret::zeros(n), Bytes::zeros(bytes.len() + 8));
    padded[..bytes.len()].copy_from_slice(bytes);
    let word = |bit: usize| {
        let at = bit / 8;
        let word = u64::from_le_bytes(padded[at..at + 8].try_into().expect("8 bytes"));
        word >> (bit % 8)
    };
    // As many as a word has wherever they begin: four of up to 13 bits, or two.
    let each = if k <= 13 { 4 } else { 2 };
    for (i, part) in out.chunks_mut(each).enumerate() {
        let mut rest = word(i * each * k as usize);
        for x in part {
            *x = of((rest & ((1 << k) - 1)) as u32);
            rest >>= k;
        }
    }
    (out, mask::nonzero(word(n * k as usize) as u32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_of_trits() {
        for (trits, n) in [
            (Trits::Four, 4),
            (Trits::Four, 1),
            (Trits::Five, 5),
            (Trits::Five, 3),
        ] {
            let mut good = 0;
            for byte in 0..=255 {
                let (a, bad) = trits.decode(&[byte], n);
                let written = trits.encode(&a);
                assert!(a.iter().all(|c| c.abs() <= 2));
                assert_eq!(
                    bad == 0,
                    a.iter().all(|c| c.abs() <= 1) && written[0] == byte,
                    "{byte}"
                );
                good += 1 - bad;
            }
            assert_eq!(good, 3u32.pow(n as u32));
        }
    }

    #[test]
    fn fields_of_bits() {
        for k in [11, 12, 13] {
            for n in 1..20 {
                let a: Vec<i16> = (0..n)
                    .map(|i| (i * 2749 + 77) as i16 & ((1 << k) - 1))
                    .collect();
                let mut bytes = pack_bits(&a, k);
                assert_eq!(bytes.len(), bits_bytes(n, k));
                assert_eq!(unpack_bits(&bytes, n, k, |x| x as i16), (Secret::of(&a), 0));
                if !(n * k as usize).is_multiple_of(8) {
                    *bytes.last_mut().unwrap() |= 128;
                    assert_eq!(unpack_bits(&bytes, n, k, |x| x as i16), (Secret::of(&a), 1));
                }
            }
        }
    }
}
