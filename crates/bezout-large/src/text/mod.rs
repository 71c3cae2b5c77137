// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers as text. [`Natural`](crate::Natural) and [`Integer`](crate::Integer) read and write
//! every base from 2 to 36, long numbers by halves \[BZ10, section 1.7\]. The functions here are
//! for many short numbers in memory of the caller's own.

mod digits;

use crate::divide::Divisor;
use crate::limbs::{Limbs, add_assign, bits, compare, product, squared, trim};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use digits::{Base, character, digit};

pub use digits::{parse_decimal, print_decimal};

/// Up to this many limbs a number is read and written limb by limb.
const SHORT: usize = if cfg!(test) { 2 } else { 30 };

/// The bases of text.
pub(crate) fn is_base(radix: u32) -> bool {
    (2..=36).contains(&radix)
}

/// The digits of a number in a base from 2 to 36, in lower case and without zeros in front.
pub(crate) fn to_radix(x: &[u64], radix: u32) -> String {
    let out = match radix.is_power_of_two() {
        true => by_bits(x, radix),
        false => Printer::new(Base::new(radix), x).all(x),
    };
    String::from_utf8(out).expect("digits are ASCII")
}

/// In a base that is a power of two.
fn by_bits(x: &[u64], radix: u32) -> Vec<u8> {
    let width = radix.ilog2() as usize;
    let limb = |i: usize| u128::from(x.get(i).copied().unwrap_or(0));
    let digit = |i: usize| {
        let (place, bit) = (i * width / 64, i * width % 64);
        let word = (limb(place) | limb(place + 1) << 64) >> bit;
        character(word as u32 & (radix - 1))
    };
    let digits = bits(x).div_ceil(width).max(1);
    (0..digits).rev().map(digit).collect()
}

/// Writes a number by halves.
struct Printer {
    base: Base,
    /// `radix^(digits 2^i)`, as long as their squares are not above the number; divisors where they
    /// are long.
    powers: Vec<(Limbs, Option<Divisor>)>,
    parts: Vec<u64>,
    out: Vec<u8>,
}

impl Printer {
    fn new(base: Base, x: &[u64]) -> Self {
        let mut powers = vec![vec![base.power]];
        while 2 * powers[powers.len() - 1].len() <= x.len() + 1 {
            powers.push(squared(&powers[powers.len() - 1]));
        }
        let divisor = |power: &Limbs| (power.len() > SHORT / 2).then(|| Divisor::of(power));
        let powers = powers.into_iter();
        Self {
            base,
            powers: powers
                .map(|power| (power.clone(), divisor(&power)))
                .collect(),
            parts: Vec::new(),
            out: Vec::with_capacity(x.len() * 64 / base.radix.ilog2() as usize + 1),
        }
    }

    fn all(mut self, x: &[u64]) -> Vec<u8> {
        self.write(x, 0);
        self.out
    }

    /// Appends the digits of x, with zeros in front so that there are `parts` parts; without them,
    /// if it is 0.
    fn write(&mut self, x: &[u64], parts: usize) {
        let fits = |(power, _): &(Limbs, _)| compare(x, power).is_ge();
        let place = match parts {
            0 => self.powers.iter().rposition(fits),
            _ => (parts > 1).then(|| parts.ilog2() as usize - 1),
        };
        let divisor = place.and_then(|i| Some((i, self.powers.get(i)?.1.as_ref()?)));
        let Some((i, divisor)) = divisor else {
            let mut x = x.to_vec();
            return match self.base.radix {
                // The constant makes the code of one base of it.
                10 => const { Base::new(10) }.print(&mut x, parts, &mut self.parts, &mut self.out),
                _ => self
                    .base
                    .print(&mut x, parts, &mut self.parts, &mut self.out),
            };
        };
        let (high, low) = divisor.divide(x);
        let half = 1 << i;
        self.write(&high, parts.saturating_sub(half));
        self.write(&low, half);
    }
}

/// The number of digits in a base from 2 to 36; none, and the place, if another character is among
/// them.
pub(crate) fn from_radix(text: &[u8], radix: u32) -> Result<Limbs, usize> {
    if let Some(place) = text.iter().position(|&c| digit(c, radix).is_none()) {
        return Err(place);
    }
    let mut out = match radix.is_power_of_two() {
        true => of_bits(text, radix),
        false => by_halves(text, Base::new(radix)),
    };
    trim(&mut out);
    Ok(out)
}

/// In a base that is a power of two.
fn of_bits(text: &[u8], radix: u32) -> Limbs {
    let width = radix.ilog2() as usize;
    let value = |c: &u8| u64::from(digit(*c, radix).unwrap_or(0));
    if 64_usize.is_multiple_of(width) {
        let limb = |part: &[u8]| part.iter().fold(0, |limb, c| limb << width | value(c));
        return text.rchunks(64 / width).map(limb).collect();
    }
    let mut out = vec![0; (text.len() * width).div_ceil(64)];
    for (i, c) in text.iter().rev().enumerate() {
        let (place, bit) = (i * width / 64, i * width % 64);
        let value = u128::from(value(c)) << bit;
        out[place] |= value as u64;
        // What of it is above the last limb are zeros of the first digit.
        if let Some(above) = out.get_mut(place + 1) {
            *above |= (value >> 64) as u64;
        }
    }
    out
}

/// Short pieces, which are joined to pairs until one is left.
fn by_halves(text: &[u8], base: Base) -> Limbs {
    let read = |text: &[u8]| {
        let mut out = vec![0; text.len().div_ceil(base.digits)];
        let used = match base.radix {
            10 => parse_decimal(text, &mut out),
            _ => base.parse(text, &mut out),
        };
        out.truncate(used.unwrap_or(0));
        out
    };
    let mut pieces: Vec<Limbs> = text.rchunks(SHORT * base.digits).map(read).collect();
    let mut power = crate::limbs::power(&[base.power], SHORT as u32);
    while pieces.len() > 1 {
        let join = |pair: &[Limbs]| match pair {
            [low, high] => {
                let mut out = product(high, &power);
                add_assign(&mut out, low);
                out
            }
            _ => pair[0].clone(),
        };
        pieces = pieces.chunks(2).map(join).collect();
        if pieces.len() > 1 {
            power = squared(&power);
        }
    }
    pieces.pop().unwrap_or_default()
}

/// Why a text is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// It has no digits.
    Empty,
    /// A character is no digit.
    Digit {
        /// Its place in the text, in bytes from 0.
        position: usize,
    },
    /// There are no digits of this base.
    Radix {
        /// The base.
        radix: u32,
    },
}

const ACCEPTED: &str = "accepted are an optional sign (no minus, where the number is natural), then digits: decimal ones, or 0x and hexadecimal ones, or those of the base that is asked for";

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the text has no digits; {ACCEPTED}"),
            Self::Digit { position } => {
                write!(
                    f,
                    "the character at byte {position} is no digit; {ACCEPTED}"
                )
            }
            Self::Radix { radix } => {
                write!(
                    f,
                    "the base {radix} has no digits; accepted are bases from 2 to 36"
                )
            }
        }
    }
}

impl core::error::Error for ParseError {}

/// Whether there is a minus in front, and the limbs of what follows an optional sign. Without a
/// base it is 10, or 16 after `0x`.
pub(crate) fn parse(text: &str, radix: Option<u32>) -> Result<(bool, Limbs), ParseError> {
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (radix, digits) = match (radix, unsigned.strip_prefix("0x")) {
        (Some(radix), _) if !is_base(radix) => return Err(ParseError::Radix { radix }),
        (Some(radix), _) => (radix, unsigned),
        (None, Some(digits)) => (16, digits),
        (None, None) => (10, unsigned),
    };
    if digits.is_empty() {
        return Err(ParseError::Empty);
    }
    let position = |place| text.len() - digits.len() + place;
    let limbs = from_radix(digits.as_bytes(), radix).map_err(|place| ParseError::Digit {
        position: position(place),
    })?;
    Ok((text.starts_with('-'), limbs))
}
