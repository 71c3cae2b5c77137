// SPDX-License-Identifier: MIT OR Apache-2.0
//! The suites `curve25519_XMD:SHA-512_ELL2_RO_` and `_NU_` of RFC 9380: from messages to points.

use crate::curve::Point;
use crate::edwards::Extended;
use crate::elligator2::map_to_curve;
use bezout::Uint;
use bezout::pseudo_mersenne::F25519;
use core::fmt;
use sha2::{Digest, Sha512};
use subtle::CtOption;
use zeroize::Zeroize;

/// Bytes that the hash function gives, and that it takes at a time.
const HASH: usize = 64;
const BLOCK: usize = 128;
/// Bytes for a field element: 128 bits more than it has, so that none is more likely than another.
const WIDE: usize = 48;
/// The longest tag that is used as it is.
const LONGEST: usize = 255;

/// A domain-separation tag: what makes the hashes of one application unrelated to those of another.
///
/// A tag of more than 255 bytes stands for its hash (RFC 9380, section 5.3.3). The tag is public.
///
/// ```
/// use bezout_x25519::{Domain, EmptyTag};
/// assert!(Domain::new(b"MYAPP-V01-CS01-with-curve25519_XMD:SHA-512_ELL2_RO_").is_ok());
/// assert_eq!(Domain::new(b"").unwrap_err(), EmptyTag);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Domain<'a>(Tag<'a>);

#[derive(Clone, Copy, Debug)]
enum Tag<'a> {
    Short(&'a [u8]),
    Hashed([u8; HASH]),
}

impl<'a> Domain<'a> {
    /// The domain of a tag.
    ///
    /// # Errors
    /// [`EmptyTag`] for an empty one, which would separate nothing.
    ///
    /// *Timing:* depends on the tag's length.
    pub fn new(tag: &'a [u8]) -> Result<Self, EmptyTag> {
        match tag.len() {
            0 => Err(EmptyTag),
            1..=LONGEST => Ok(Self(Tag::Short(tag))),
            _ => {
                let hash = Sha512::new_with_prefix(b"H2C-OVERSIZE-DST-").chain_update(tag);
                Ok(Self(Tag::Hashed(hash.finalize().into())))
            }
        }
    }

    fn bytes(&self) -> &[u8] {
        match &self.0 {
            Tag::Short(tag) => tag,
            Tag::Hashed(hash) => hash,
        }
    }
}

/// The domain-separation tag is empty; RFC 9380 wants at least one byte, and recommends 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmptyTag;

impl fmt::Display for EmptyTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("domain-separation tag is empty; one byte or more is needed")
    }
}

impl core::error::Error for EmptyTag {}

/// The hash of a message as a point of the subgroup of prime order, uniform as a random oracle's:
/// suite `curve25519_XMD:SHA-512_ELL2_RO_`.
///
/// None for the point at infinity, which has no coordinates and which nobody will ever see.
///
/// *Timing:* depends on the length of the message. *Cost:* two of [`map_to_curve`], four additions
/// and an inversion. *Source:* RFC 9380, section 3.
///
/// ```
/// use bezout_x25519::{Domain, hash_to_curve};
/// let domain = Domain::new(b"QUUX-V01-CS02-with-curve25519_XMD:SHA-512_ELL2_RO_")?;
/// let point = hash_to_curve(b"abc", &domain).unwrap();
/// assert_eq!(point.u().to_uint().limbs()[3], 0x2b44_19f1_f2d4_8f58);
/// # Ok::<(), bezout_x25519::EmptyTag>(())
/// ```
pub fn hash_to_curve(message: &[u8], domain: &Domain<'_>) -> CtOption<Point> {
    let [first, second] = hash_to_field(message, domain).map(|r| map_to_curve(&r));
    let sum = Extended::from(&first).add(&Extended::from(&second));
    sum.clear_cofactor().to_montgomery()
}

/// The hash of a message as a point of the subgroup of prime order, at half the cost, by one that
/// is not uniform: suite `curve25519_XMD:SHA-512_ELL2_NU_`. It reaches about half of the points.
///
/// None for the point at infinity, which has no coordinates and which nobody will ever see.
///
/// *Timing:* depends on the length of the message. *Cost:* that of [`map_to_curve`], three
/// additions and an inversion. *Source:* RFC 9380, section 3.
///
/// ```
/// use bezout_x25519::{Domain, encode_to_curve};
/// let domain = Domain::new(b"QUUX-V01-CS02-with-curve25519_XMD:SHA-512_ELL2_NU_")?;
/// let point = encode_to_curve(b"abc", &domain).unwrap();
/// assert_eq!(point.u().to_uint().limbs()[3], 0x7c22_950b_7d90_0fa8);
/// # Ok::<(), bezout_x25519::EmptyTag>(())
/// ```
pub fn encode_to_curve(message: &[u8], domain: &Domain<'_>) -> CtOption<Point> {
    let [point] = hash_to_field(message, domain).map(|r| map_to_curve(&r));
    Extended::from(&point).clear_cofactor().to_montgomery()
}

/// `COUNT` field elements, one or two (RFC 9380, section 5.2).
fn hash_to_field<const COUNT: usize>(message: &[u8], domain: &Domain<'_>) -> [F25519; COUNT] {
    const { assert!(COUNT * WIDE <= 2 * HASH) };
    let mut bytes = expand(message, domain, COUNT * WIDE);
    let elements = core::array::from_fn(|i| {
        let wide = &bytes[i * WIDE..(i + 1) * WIDE];
        element(core::array::from_fn(|k| wide[k]))
    });
    bytes.zeroize();
    elements
}

/// The number of 48 bytes, the most significant one first, reduced: `2^256 = 38`.
fn element(bytes: [u8; WIDE]) -> F25519 {
    let limb = |i: usize| u64::from_be_bytes(core::array::from_fn(|k| bytes[8 * i + k]));
    let high = Uint::new([limb(1), limb(0), 0, 0]);
    let low = Uint::new([limb(5), limb(4), limb(3), limb(2)]);
    F25519::from_uint(&high) * F25519::from_u64(38) + F25519::from_uint(&low)
}

/// `expand_message_xmd` of RFC 9380, section 5.3.1, for a length of at most two hashes; zeros or
/// unused bytes follow.
fn expand(message: &[u8], domain: &Domain<'_>, length: usize) -> [u8; 2 * HASH] {
    let tag = domain.bytes();
    // At most 255 by construction, and the length is at most 128.
    let suffix = [tag.len() as u8];
    let seal = |hash: Sha512| hash.chain_update(tag).chain_update(suffix).finalize();
    let padded = Sha512::new_with_prefix([0; BLOCK]).chain_update(message);
    let mut first = seal(padded.chain_update([0, length as u8, 0]));
    let mut out = [0; 2 * HASH];
    let (one, two) = out.split_at_mut(HASH);
    one.copy_from_slice(&seal(Sha512::new_with_prefix(first).chain_update([1])));
    if length > HASH {
        // Two hashes combined, so that the second block depends on both.
        let mut mixed: [u8; HASH] = core::array::from_fn(|i| first[i] ^ one[i]);
        two.copy_from_slice(&seal(Sha512::new_with_prefix(mixed).chain_update([2])));
        mixed.zeroize();
    }
    first.as_mut_slice().zeroize();
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_tags_are_hashed_and_others_are_not() {
        let long = [b'x'; LONGEST + 1];
        let mut text = b"H2C-OVERSIZE-DST-".to_vec();
        text.extend(long);
        let hashed = Sha512::digest(&text);
        let hash = |tag: &[u8]| hash_to_curve(b"abc", &Domain::new(tag).unwrap()).unwrap();
        assert_eq!(hash(&long), hash(&hashed));
        assert_eq!(
            Domain::new(&long[..LONGEST]).unwrap().bytes(),
            &long[..LONGEST]
        );
        assert_ne!(hash(&long), hash(&long[..LONGEST]));
    }

    #[test]
    fn wide_numbers_are_reduced() {
        let mut bytes = [0; WIDE];
        bytes[WIDE - 1] = 5;
        assert_eq!(element(bytes), F25519::from_u64(5));
        // 2^256 + 5, and 2^384 - 1 = 38 2^128 - 1.
        bytes[15] = 1;
        assert_eq!(element(bytes), F25519::from_u64(43));
        let power = F25519::from_u64(2).pow2k(7); // 2^128
        assert_eq!(
            element([0xff; WIDE]),
            F25519::from_u64(38) * power - F25519::ONE
        );
    }
}
