// SPDX-License-Identifier: MIT OR Apache-2.0
//! Integers of any length, with a sign.

use crate::natural::{Natural, compare, natural};
use crate::text::{from_decimal, from_hexadecimal, to_decimal, to_hexadecimal};
use core::cmp::Ordering;
use core::fmt;
use core::str::FromStr;

/// An integer: a sign and limbs, the least significant first.
///
/// It has no arithmetic of its own: it is what the functions of this crate take and give, and text.
///
/// ```
/// use bezout_large::Integer;
/// let x: Integer = "-123456789012345678901234567890".parse()?;
/// assert!(x.is_negative());
/// assert_eq!(x.limbs(), [0xc373e0ee4e3f0ad2, 0x18ee90ff6]);
/// assert_eq!(x.to_string(), "-123456789012345678901234567890");
/// assert_eq!(format!("{x:#x}"), "-0x18ee90ff6c373e0ee4e3f0ad2");
/// # Ok::<(), bezout_large::ParseError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Integer {
    negative: bool,
    /// Without zero limbs on top.
    limbs: Natural,
}

impl Integer {
    /// The integer with this sign and magnitude, which may have zero limbs on top. Zero has no sign.
    pub fn new(negative: bool, limbs: Vec<u64>) -> Self {
        let mut limbs = limbs;
        crate::natural::trim(&mut limbs);
        Self {
            negative: negative && !limbs.is_empty(),
            limbs,
        }
    }

    /// Whether it is below 0.
    pub fn is_negative(&self) -> bool {
        self.negative
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        self.limbs.is_empty()
    }

    /// The magnitude, without zero limbs on top: 0 has no limbs.
    pub fn limbs(&self) -> &[u64] {
        &self.limbs
    }

    /// The number of bits of the magnitude; 0 for 0.
    pub fn bits(&self) -> usize {
        crate::natural::bits(&self.limbs)
    }

    /// The magnitude.
    pub fn into_limbs(self) -> Vec<u64> {
        self.limbs
    }
}

impl From<u64> for Integer {
    fn from(x: u64) -> Self {
        Self::new(false, vec![x])
    }
}

impl From<i64> for Integer {
    fn from(x: i64) -> Self {
        Self::new(x < 0, vec![x.unsigned_abs()])
    }
}

impl From<&[u64]> for Integer {
    fn from(limbs: &[u64]) -> Self {
        Self::new(false, natural(limbs))
    }
}

impl core::ops::Neg for Integer {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(!self.negative, self.limbs)
    }
}

impl Ord for Integer {
    fn cmp(&self, other: &Self) -> Ordering {
        let magnitudes = || compare(&self.limbs, &other.limbs);
        match (self.negative, other.negative) {
            (false, false) => magnitudes(),
            (true, true) => magnitudes().reverse(),
            (negative, _) => match negative {
                true => Ordering::Less,
                false => Ordering::Greater,
            },
        }
    }
}

impl PartialOrd for Integer {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Integer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad_integral(!self.negative, "", &to_decimal(&self.limbs))
    }
}

impl fmt::LowerHex for Integer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad_integral(!self.negative, "0x", &to_hexadecimal(&self.limbs))
    }
}

/// Why a text is no integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// It has no digits.
    Empty,
    /// A character is no digit.
    Digit {
        /// Its place in the text, in bytes from 0.
        position: usize,
    },
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str(
                "the text has no digits; accepted are an optional sign, then decimal digits, or 0x and hexadecimal ones",
            ),
            Self::Digit { position } => write!(
                f,
                "the character at byte {position} is no digit; accepted are an optional sign, then decimal digits, or 0x and hexadecimal ones"
            ),
        }
    }
}

impl core::error::Error for ParseError {}

/// An optional sign, then decimal digits, or `0x` and hexadecimal ones. *Cost:* that of a product, times a logarithm.
impl FromStr for Integer {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
        let digits = unsigned.strip_prefix("0x").unwrap_or(unsigned);
        if digits.is_empty() {
            return Err(ParseError::Empty);
        }
        let read = match digits.len() == unsigned.len() {
            true => from_decimal(digits.as_bytes()),
            false => from_hexadecimal(digits.as_bytes()),
        };
        let position = |place| text.len() - digits.len() + place;
        let limbs = read.map_err(|place| ParseError::Digit {
            position: position(place),
        })?;
        Ok(Self::new(text.starts_with('-'), limbs))
    }
}
