// SPDX-License-Identifier: MIT OR Apache-2.0
//! Signatures and their octets.

use crate::curve::Curve;
use crate::error::Error;
use crate::scalar::{fill_from_le_octets, to_le_octets};

/// Which octet comes first in signatures and compressed points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum OctetOrder {
    /// The lowest: the form in use, of the object identifier `dstu4145le`; r, then s.
    #[default]
    Little,
    /// The highest, `dstu4145be`: the same octets in reverse, so that s comes first.
    Big,
}

/// A signature: two numbers, little-endian words, as they were read or computed. Verification
/// checks their range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature<const N: usize> {
    /// Of the product of the hash and a coordinate.
    pub r: [u64; N],
    /// Of e and the private key.
    pub s: [u64; N],
}

impl<const N: usize> Signature<N> {
    /// The octets: two numbers of as many as n has.
    ///
    /// *Timing:* variable; all arguments are public.
    pub fn to_octets(&self, curve: &Curve<N>, order: OctetOrder) -> Vec<u8> {
        let length = curve.order.octets();
        let mut out = vec![0; 2 * length];
        let (r, s) = out.split_at_mut(length);
        to_le_octets(&self.r, r);
        to_le_octets(&self.s, s);
        if order == OctetOrder::Big {
            out.reverse();
        }
        out
    }

    /// Reads two numbers of equal length. Where both are short, BouncyCastle writes fewer octets
    /// than n has.
    ///
    /// # Errors
    /// [`Error::Length`], and [`Error::Range`] if a number has more bits than the words of n.
    ///
    /// *Timing:* variable; all arguments are public.
    pub fn from_octets(curve: &Curve<N>, octets: &[u8], order: OctetOrder) -> Result<Self, Error> {
        let length = curve.order.octets();
        if !octets.len().is_multiple_of(2)
            || octets.is_empty()
            || octets.len() > 4 * 8 * crate::scalar::LONGEST
        {
            return Err(Error::Length {
                argument: "signature",
                octets: octets.len(),
                accepted: 2 * length,
            });
        }
        let mut octets = octets.to_vec();
        if order == OctetOrder::Big {
            octets.reverse();
        }
        let half = octets.len() / 2;
        let number = |argument, octets: &[u8]| {
            if octets.iter().skip(8 * N).any(|&o| o != 0) {
                return Err(Error::Range { argument });
            }
            let mut words = [0; N];
            fill_from_le_octets(&mut words, octets);
            Ok(words)
        };
        let (r, s) = (number("r", &octets[..half])?, number("s", &octets[half..])?);
        Ok(Self { r, s })
    }
}
