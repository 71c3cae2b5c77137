// SPDX-License-Identifier: MIT OR Apache-2.0
//! Coefficients as bytes: digits of a small base, and fields of bits.

use crate::mask;
use crate::odd::{THREE, divide, reciprocal};
use crate::product::Poly;
use zeroize::Zeroizing;

/// How coefficients -1, 0, 1 are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trits {
    /// One more than the coefficient, four in a byte.
    Four,
    /// The remainder modulo 3, five in a byte.
    Five,
}

impl Trits {
    const fn base(self) -> u32 {
        match self {
            Self::Four => 4,
            Self::Five => 3,
        }
    }

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
    pub fn encode(self, a: &[i16]) -> Zeroizing<Vec<u8>> {
        let mut out = Zeroizing::new(vec![0; self.bytes(a.len())]);
        for (byte, part) in out.iter_mut().zip(a.chunks(self.each())) {
            let digit = |c: i16| match self {
                Self::Four => (c + 1) as u32,
                Self::Five => THREE.residue(c) as u32,
            };
            let all = part.iter().rev();
            *byte = all.fold(0, |all, &c| all * self.base() + digit(c)) as u8;
        }
        out
    }

    /// `n` coefficients; and 1 if [`Self::encode`] never writes these bytes, else 0.
    pub fn decode(self, bytes: &[u8], n: usize) -> (Poly, u32) {
        let mut out = Zeroizing::new(vec![0; n]);
        let mut bad = 0;
        let reciprocal = reciprocal(self.base());
        for (&byte, part) in bytes.iter().zip(out.chunks_mut(self.each())) {
            let mut rest = byte as u32;
            for c in part {
                let (quotient, digit) = divide(rest, self.base(), reciprocal);
                *c = match self {
                    Self::Four => digit as i16 - 1,
                    Self::Five => THREE.signed(digit as u16),
                };
                bad |= digit & (digit >> 1);
                rest = quotient;
            }
            bad |= rest;
        }
        (out, mask::nonzero(bad))
    }
}

/// The bytes of `n` numbers of `k` bits each.
pub const fn bits_bytes(n: usize, k: u32) -> usize {
    (n * k as usize).div_ceil(8)
}

/// The lowest `k` bits of each number, which is at most 16, one after the other.
pub fn pack_bits(a: &[i16], k: u32) -> Zeroizing<Vec<u8>> {
    let mut out = Zeroizing::new(Vec::with_capacity(bits_bytes(a.len(), k)));
    let (mut held, mut count) = (0u32, 0);
    for &x in a {
        held |= (x as u16 as u32 & ((1 << k) - 1)) << count;
        count += k;
        while count >= 8 {
            out.push(held as u8);
            (held, count) = (held >> 8, count - 8);
        }
    }
    if count > 0 {
        out.push(held as u8);
    }
    out
}

/// `n` numbers of `k` bits; and 1 if a bit after them is set, else 0.
pub fn unpack_bits(bytes: &[u8], n: usize, k: u32) -> (Poly, u32) {
    let mut out = Zeroizing::new(vec![0; n]);
    let (mut held, mut count) = (0u32, 0);
    let mut bytes = bytes.iter();
    for x in out.iter_mut() {
        while count < k {
            held |= (bytes.next().copied().unwrap_or(0) as u32) << count;
            count += 8;
        }
        *x = (held & ((1 << k) - 1)) as i16;
        (held, count) = (held >> k, count - k);
    }
    (
        out,
        mask::nonzero(bytes.fold(held, |all, &b| all | b as u32)),
    )
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
                assert_eq!(unpack_bits(&bytes, n, k), (Zeroizing::new(a.clone()), 0));
                if !(n * k as usize).is_multiple_of(8) {
                    *bytes.last_mut().unwrap() |= 128;
                    assert_eq!(unpack_bits(&bytes, n, k), (Zeroizing::new(a), 1));
                }
            }
        }
    }
}
