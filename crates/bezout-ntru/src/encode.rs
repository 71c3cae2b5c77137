// SPDX-License-Identifier: MIT OR Apache-2.0
//! Coefficients as bytes: digits of a small base, and fields of bits.

use crate::mask;
use crate::secret::{Bytes, Secret, Small};
use bezout::parts::with_vectors;

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
        // What is missing in the last byte has digit 0.
        match self {
            Self::Four => with_vectors(encode_each, (&mut *out, a, -1, four_encoded)),
            Self::Five => with_vectors(encode_each, (&mut *out, a, 0, five_encoded)),
        }
        out
    }

    /// `n` coefficients; and 1 if [`Self::encode`] never writes these bytes, else 0.
    pub fn decode(self, bytes: &[u8], n: usize) -> (Small, u32) {
        let mut out = Small::zeros(n);
        let bad = match self {
            Self::Four => with_vectors(decode_each, (&mut *out, bytes, -1, four_decoded)),
            Self::Five => with_vectors(decode_each, (&mut *out, bytes, 0, five_decoded)),
        };
        (out, mask::nonzero(bad))
    }
}

/// Bytes of `N` digits each, of which the last ones may be `missing`.
#[inline(always)]
fn encode_each<const N: usize>(
    (out, a, missing, put): (&mut [u8], &[i8], i8, impl Fn([i8; N]) -> u8),
) {
    let (whole, rest) = a.as_chunks();
    for (to, &part) in out.iter_mut().zip(whole) {
        *to = put(part);
    }
    if !rest.is_empty() {
        let mut part = [missing; N];
        part[..rest.len()].copy_from_slice(rest);
        out[whole.len()] = put(part);
    }
}

/// The other way; `take` has a number that is not zero where a digit is none.
#[inline(always)]
fn decode_each<const N: usize>(
    (out, bytes, missing, take): (&mut [i8], &[u8], i8, impl Fn(u8) -> ([i8; N], u32)),
) -> u32 {
    let (whole, rest) = out.as_chunks_mut();
    let mut bad = 0;
    for (part, &byte) in whole.iter_mut().zip(bytes) {
        let wrong;
        (*part, wrong) = take(byte);
        bad |= wrong;
    }
    if let Some(&byte) = bytes.get(whole.len()) {
        let (part, wrong) = take(byte);
        let (here, beyond) = part.split_at(rest.len());
        rest.copy_from_slice(here);
        bad |= beyond
            .iter()
            .fold(wrong, |all, &c| all | (c ^ missing) as u32);
    }
    bad
}

/// One in each byte of a word.
const ONES: u64 = 0x0101_0101_0101_0101;

/// From -1, 0, 1 to 0, 1, 2, two bits each.
#[inline(always)]
fn four_encoded(part: [i8; 4]) -> u8 {
    let ones = ONES as u32;
    let digits = ((u32::from_le_bytes(part.map(|c| c as u8)) & (3 * ones)) + ones) & (3 * ones);
    // To the places 24, 26, 28 and 30; below them no two products meet.
    (digits.wrapping_mul(1 << 24 | 1 << 18 | 1 << 12 | 1 << 6) >> 24) as u8
}

#[inline(always)]
fn four_decoded(byte: u8) -> ([i8; 4], u32) {
    let (x, ones) = (u32::from(byte), ONES as u32);
    let digits = (x | x << 6 | x << 12 | x << 18) & (3 * ones);
    let (low, high) = (digits & ones, (digits >> 1) & ones);
    let zero = !(low | high) & ones;
    let centered = ((zero << 8).wrapping_sub(zero) | high).to_le_bytes();
    (centered.map(|c| c as i8), low & high)
}

/// The sum of digits 0, 1, 2 times powers of 3.
#[inline(always)]
fn five_encoded(part: [i8; 5]) -> u8 {
    let [a, b, c, d, e] = part.map(|c| c as u8);
    let x = u64::from_le_bytes([a, b, c, d, e, 0, 0, 0]);
    // -1 is 255.
    let digits = (x & (3 * ONES)) ^ ((x >> 7) & ONES);
    // Byte 4 of the product is the sum, and bytes below are smaller than 256.
    (digits.wrapping_mul(81 | 27 << 8 | 9 << 16 | 3 << 24 | 1 << 32) >> 32) as u8
}

#[inline(always)]
fn five_decoded(byte: u8) -> ([i8; 5], u32) {
    let x = u64::from(byte);
    // Quotients by powers of 3, right up to 255.
    let by = |factor: u64| (x * factor) >> 16;
    let thirds = by(21846) | by(7282) << 8 | by(2428) << 16 | by(810) << 24;
    let digits = (x | thirds << 8) - 3 * thirds;
    // 2 becomes 255.
    let twos = (digits >> 1) & ONES;
    let [a, b, c, d, e, ..] = (digits | ((twos << 8) - twos)).to_le_bytes();
    ([a, b, c, d, e].map(|c| c as i8), by(270) as u32)
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
    let mut out = Secret::zeros(n);
    let mask = (1 << k) - 1;
    let word = |bytes: &[u8]| match bytes.first_chunk() {
        Some(bytes) => u64::from_le_bytes(*bytes),
        // At the end.
        None => bytes
            .iter()
            .rev()
            .fold(0, |all, &b| all << 8 | u64::from(b)),
    };
    // As many as a word has wherever they begin: four of up to 13 bits, or two.
    let each = if k <= 13 { 4 } else { 2 };
    let mut bit = 0;
    for part in out.chunks_mut(each) {
        let mut rest = word(&bytes[bit / 8..]) >> (bit % 8);
        for x in part {
            *x = of((rest & mask) as u32);
            rest >>= k;
        }
        bit += each * k as usize;
    }
    let beyond = bytes.get(n * k as usize / 8).copied().unwrap_or(0);
    (out, mask::nonzero((beyond >> (n * k as usize % 8)).into()))
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
