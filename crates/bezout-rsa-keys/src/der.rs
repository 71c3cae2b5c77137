// SPDX-License-Identifier: MIT OR Apache-2.0
//! The key in the encoding of PKCS #1.

use crate::RsaKey;
use crate::key::trimmed;
use zeroize::Zeroizing;

const INTEGER: u8 = 0x02;
const SEQUENCE: u8 = 0x30;

/// Tag and length: one byte, one byte that counts, and as many as a length can have.
const HEADER: usize = 2 + size_of::<usize>();

impl RsaKey {
    /// The key as `RSAPrivateKey` of RFC 8017, appendix A.1.2, in DER: what `openssl rsa -inform
    /// DER` reads, and the content of a PEM file `RSA PRIVATE KEY`.
    ///
    /// *Timing:* depends on the lengths of the components in bytes and on the top bit of each,
    /// which the encoding itself shows.
    ///
    /// ```
    /// # let (mut p, mut q) = ([0xff; 76], [0xff; 66]);
    /// # (p[0], q[0]) = (0x7f, 0x01);
    /// let key = bezout_rsa_keys::RsaKey::from_primes(&p, &q, &[1, 0, 1])?;
    /// let der = key.to_pkcs1_der_vartime();
    /// assert_eq!(der[..7], [0x30, 0x82, 0x02, 0x9b, 0x02, 0x01, 0x00]);
    /// # Ok::<(), bezout_rsa_keys::Error>(())
    /// ```
    pub fn to_pkcs1_der_vartime(&self) -> Zeroizing<Vec<u8>> {
        let version: &[u8] = &[];
        let components = [
            version,
            self.n(),
            self.e(),
            self.d(),
            self.p(),
            self.q(),
            self.d_p(),
            self.d_q(),
            self.q_inv(),
        ];
        // Room enough from the start: a vector that grows leaves copies behind.
        let room = components.iter().map(|x| x.len() + HEADER + 1).sum();
        let mut body = Zeroizing::new(Vec::with_capacity(room));
        components.iter().for_each(|x| put_integer(&mut body, x));
        let mut out = Zeroizing::new(Vec::with_capacity(body.len() + HEADER));
        put_header(&mut out, SEQUENCE, body.len());
        out.extend_from_slice(&body);
        out
    }
}

/// A number that is not negative: the shortest bytes whose top bit is clear.
fn put_integer(out: &mut Vec<u8>, x: &[u8]) {
    let x = trimmed(x);
    let zero = x.first().is_none_or(|top| top >> 7 == 1);
    put_header(out, INTEGER, x.len() + usize::from(zero));
    if zero {
        out.push(0);
    }
    out.extend_from_slice(x);
}

fn put_header(out: &mut Vec<u8>, tag: u8, length: usize) {
    out.push(tag);
    let bytes = length.to_be_bytes();
    match trimmed(&bytes) {
        [] => out.push(0),
        [short] if *short < 0x80 => out.push(*short),
        long => {
            out.push(0x80 | long.len() as u8);
            out.extend_from_slice(long);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_the_shortest() {
        for (x, der) in [
            (&[][..], &[2, 1, 0][..]),
            (&[0, 0], &[2, 1, 0]),
            (&[0, 0x7f], &[2, 1, 0x7f]),
            (&[0x80], &[2, 2, 0, 0x80]),
            (&[0, 0, 1, 2], &[2, 2, 1, 2]),
        ] {
            let mut out = Vec::new();
            put_integer(&mut out, x);
            assert_eq!(out, der);
        }
    }

    #[test]
    fn lengths_are_the_shortest() {
        for (length, der) in [
            (0, &[4, 0][..]),
            (0x7f, &[4, 0x7f]),
            (0x80, &[4, 0x81, 0x80]),
            (0x1234, &[4, 0x82, 0x12, 0x34]),
        ] {
            let mut out = Vec::new();
            put_header(&mut out, 4, length);
            assert_eq!(out, der);
        }
    }
}
