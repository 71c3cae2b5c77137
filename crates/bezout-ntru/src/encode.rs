// SPDX-License-Identifier: MIT OR Apache-2.0
//! Coefficients as bytes: digits of a small base, and fields of bits.

use crate::mask;
use crate::secret::{Bytes, Poly, Secret, Small};
use bezout::parts::cpu::with_vectors;

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
        let mut eight = [0; 8];
        let part = match part.first_chunk() {
            Some(part) => part,
            None => {
                eight[..part.len()].copy_from_slice(part);
                &eight
            }
        };
        let [low, high] = [0, 1].map(|half| four_packed(&part.as_chunks().0[half], k));
        let all = u128::from(low) | u128::from(high) << (4 * k);
        // More than k bytes: the next ones are written over what is behind.
        let to = &mut out[i * each..n.min(i * each + 16)];
        match to.first_chunk_mut() {
            Some(to) => *to = all.to_le_bytes(),
            None => to.copy_from_slice(&all.to_le_bytes()[..to.len()]),
        }
    }
    out
}

/// One in each half of a word.
const HALVES: u64 = 1 << 32 | 1;

/// Four numbers: first two and two come together, then all.
#[inline(always)]
fn four_packed(four: &[i16; 4], k: u32) -> u64 {
    let [a, b, c, d] = four.map(|x| u64::from(x as u16));
    let all = (a | b << 16 | c << 32 | d << 48) & (((1 << k) - 1) * (HALVES << 16 | HALVES));
    let low = 0xffff * HALVES;
    let pairs = (all & low) | (all >> (16 - k)) & !(low >> (16 - k));
    (pairs & 0xffff_ffff) | pairs >> 32 << (2 * k)
}

/// The other way.
#[inline(always)]
fn four_unpacked(x: u64, k: u32) -> [i16; 4] {
    let two = (1 << (2 * k)) - 1;
    let pairs = (x & two) | (x >> (2 * k) & two) << 32;
    let low = ((1 << k) - 1) * HALVES;
    let all = (pairs & low) | (pairs >> k & low) << 16;
    [0, 16, 32, 48].map(|shift| (all >> shift) as i16)
}

/// The first 8 bytes.
#[inline(always)]
fn word(bytes: &[u8]) -> u64 {
    match bytes.first_chunk() {
        Some(bytes) => u64::from_le_bytes(*bytes),
        // At the end.
        None => bytes
            .iter()
            .rev()
            .fold(0, |all, &b| all << 8 | u64::from(b)),
    }
}

/// `n` numbers of `k` bits, from 8 to 13, and zeros up to `length`; and 1 if a bit after them is
/// set, else 0.
pub fn unpack_bits(bytes: &[u8], n: usize, k: u32, length: usize) -> (Poly, u32) {
    let mut out = Poly::zeros(length);
    let (fours, rest) = out[..n].as_chunks_mut();
    let four = |i: usize| {
        let bit = 4 * k as usize * i;
        four_unpacked(word(&bytes[bit / 8..]) >> (bit % 8), k)
    };
    for (i, to) in fours.iter_mut().enumerate() {
        *to = four(i);
    }
    if !rest.is_empty() {
        rest.copy_from_slice(&four(fours.len())[..rest.len()]);
    }
    let beyond = bytes.get(n * k as usize / 8).copied().unwrap_or(0);
    (out, mask::nonzero((beyond >> (n * k as usize % 8)).into()))
}

/// Numbers of 30 bits, a multiple of four of them.
pub fn unpack_thirties(bytes: &[u8]) -> Secret<u32> {
    let fours = bytes.as_chunks::<15>().0;
    let mut out = Secret::zeros(4 * fours.len());
    for (to, four) in out.as_chunks_mut().0.iter_mut().zip(fours) {
        let low = u64::from_le_bytes(*four.first_chunk().expect("8 of 15"));
        // From bit 60 on.
        let high = u64::from_le_bytes(*four.last_chunk().expect("8 of 15")) >> 4;
        *to = [low, low >> 30, high, high >> 30].map(|x| x as u32 & ((1 << 30) - 1));
    }
    out
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
                // Bits above the lowest k do not count.
                let mut bytes = pack_bits(&a.iter().map(|&x| x | -1 << k).collect::<Vec<_>>(), k);
                assert_eq!(pack_bits(&a, k), bytes);
                assert_eq!(bytes.len(), bits_bytes(n, k));
                let mut longer = a.clone();
                longer.push(0);
                for (length, a) in [(n, a), (n + 1, longer)] {
                    assert_eq!(unpack_bits(&bytes, n, k, length), (Secret::of(&a), 0));
                }
                if !(n * k as usize).is_multiple_of(8) {
                    *bytes.last_mut().unwrap() |= 128;
                    assert_eq!(unpack_bits(&bytes, n, k, n).1, 1);
                }
            }
        }
    }
}
