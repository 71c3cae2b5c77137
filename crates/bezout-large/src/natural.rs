// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers from 0 up, of any length.

use crate::divide::div_rem;
use crate::limbs::{self, Limbs, bits, compare, difference, trim};
use crate::text::{self, ParseError};
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::str::FromStr;

/// A number from 0 up, of any length, with the operators of Rust's own integers.
///
/// A difference of two is an [`Integer`](crate::Integer), since it may be negative;
/// [`checked_sub`](Self::checked_sub) gives a natural number. Division by 0 panics, as that of
/// Rust's integers does; [`checked_div_rem`](Self::checked_div_rem) does not. `^` adds numbers as
/// polynomials modulo 2, bit by bit. Memory is all that limits the length: who computes powers or
/// shifts to the left looks at their sizes before.
///
/// *Timing:* of everything here, variable.
///
/// ```
/// use bezout_large::Natural;
/// let p: Natural = "57896044618658097711785492504343953926634992332820282019728792003956564819949".parse()?;
/// let q = (Natural::from(1u8) << 255) - Natural::from(19u8);
/// assert_eq!(q.magnitude(), &p);
/// assert_eq!(format!("{:#x}", &p >> 240), "0x7fff");
/// assert_eq!((&p * &p + Natural::from(2u8)) % &p, Natural::from(2u8));
/// # Ok::<(), bezout_large::ParseError>(())
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Natural {
    /// Without zero limbs on top.
    limbs: Limbs,
}

impl Natural {
    /// The number 0.
    pub const ZERO: Self = Self { limbs: Vec::new() };

    /// The number with these limbs, the least significant first. There may be zeros on top, and no
    /// limbs are 0.
    ///
    /// ```
    /// use bezout_large::Natural;
    /// assert_eq!(Natural::new(vec![7, 0]), Natural::from(7u8));
    /// ```
    pub fn new(mut limbs: Vec<u64>) -> Self {
        trim(&mut limbs);
        Self { limbs }
    }

    /// The limbs, the least significant first, without zeros on top: 0 has none.
    pub fn limbs(&self) -> &[u64] {
        &self.limbs
    }

    /// The limbs, as of [`limbs`](Self::limbs).
    pub fn into_limbs(self) -> Vec<u64> {
        self.limbs
    }

    pub(crate) fn limbs_mut(&mut self) -> &mut Limbs {
        &mut self.limbs
    }

    /// Whether this is 0.
    pub fn is_zero(&self) -> bool {
        self.limbs.is_empty()
    }

    /// Whether this is 1.
    pub fn is_one(&self) -> bool {
        self.limbs == [1]
    }

    /// Whether this is odd.
    pub fn is_odd(&self) -> bool {
        self.bit(0)
    }

    /// The number of bits; 0 for 0.
    ///
    /// ```
    /// assert_eq!(bezout_large::Natural::from(256u16).bits(), 9);
    /// ```
    pub fn bits(&self) -> usize {
        bits(&self.limbs)
    }

    /// Whether the bit of `2^i` is set; not beyond the number's bits.
    pub fn bit(&self, i: usize) -> bool {
        self.limbs
            .get(i / 64)
            .is_some_and(|x| x >> (i % 64) & 1 == 1)
    }

    /// How often 2 divides the number; none for 0.
    ///
    /// ```
    /// use bezout_large::Natural;
    /// assert_eq!(Natural::from(40u8).trailing_zeros(), Some(3));
    /// assert_eq!(Natural::ZERO.trailing_zeros(), None);
    /// ```
    pub fn trailing_zeros(&self) -> Option<usize> {
        (!self.is_zero()).then(|| bezout::parts::limbs::trailing_zeros(&self.limbs))
    }

    /// `self - other`; none if that is negative.
    ///
    /// ```
    /// use bezout_large::Natural;
    /// let [two, five] = [2u8, 5].map(Natural::from);
    /// assert_eq!(five.checked_sub(&two), Some(Natural::from(3u8)));
    /// assert_eq!(two.checked_sub(&five), None);
    /// ```
    pub fn checked_sub(&self, other: &Self) -> Option<Self> {
        let (limbs, negative) = difference(&self.limbs, &other.limbs);
        (!negative).then_some(Self { limbs })
    }

    /// `|self - other|`.
    pub fn abs_diff(&self, other: &Self) -> Self {
        let (limbs, _) = difference(&self.limbs, &other.limbs);
        Self { limbs }
    }

    /// Quotient, rounded down, and remainder of a division by `d`.
    ///
    /// *Cost:* up to some hundred limbs quadratic, then that of a few products. *Source:* \[BZ10\].
    ///
    /// # Panics
    /// If `d` is 0, as `/` and `%` do.
    ///
    /// ```
    /// use bezout_large::Natural;
    /// let [seventeen, five] = [17u8, 5].map(Natural::from);
    /// assert_eq!(seventeen.div_rem(&five), (Natural::from(3u8), Natural::from(2u8)));
    /// ```
    pub fn div_rem(&self, d: &Self) -> (Self, Self) {
        self.checked_div_rem(d).expect("division by zero")
    }

    /// As [`div_rem`](Self::div_rem); none if `d` is 0.
    pub fn checked_div_rem(&self, d: &Self) -> Option<(Self, Self)> {
        let divide = || div_rem(&self.limbs, &d.limbs);
        let (q, r) = (!d.is_zero()).then(divide)?;
        Some((Self { limbs: q }, Self { limbs: r }))
    }

    /// `self^e`; `0^0` is 1. It has up to `e` times the bits of this number.
    ///
    /// *Cost:* that of the last square, twice.
    ///
    /// ```
    /// use bezout_large::Natural;
    /// assert_eq!(Natural::from(10u8).pow(30).to_string(), format!("1{:030}", 0));
    /// ```
    pub fn pow(&self, e: u32) -> Self {
        let limbs = limbs::power(&self.limbs, e);
        Self { limbs }
    }

    /// The square.
    ///
    /// *Cost:* two thirds of a product.
    pub fn square(&self) -> Self {
        let limbs = limbs::squared(&self.limbs);
        Self { limbs }
    }

    /// `floor(sqrt(self))`, as [`isqrt`](crate::isqrt).
    ///
    /// ```
    /// use bezout_large::Natural;
    /// assert_eq!(Natural::from(80u8).isqrt(), Natural::from(8u8));
    /// ```
    pub fn isqrt(&self) -> Self {
        let limbs = crate::root::isqrt(&self.limbs);
        Self { limbs }
    }

    /// The greatest common divisor, as [`gcd`](crate::gcd).
    ///
    /// ```
    /// use bezout_large::Natural;
    /// let [a, b] = [240u8, 46].map(Natural::from);
    /// assert_eq!(a.gcd(&b), Natural::from(2u8));
    /// ```
    pub fn gcd(&self, other: &Self) -> Self {
        let limbs = crate::gcd::gcd(&self.limbs, &other.limbs);
        Self { limbs }
    }

    /// The inverse modulo `m`, as [`invert`](crate::invert): below m, and 0 modulo 1. None if the
    /// gcd is not 1, or m is 0.
    ///
    /// ```
    /// use bezout_large::Natural;
    /// let [x, m] = [3u8, 7].map(Natural::from);
    /// assert_eq!(x.invert_mod(&m), Some(Natural::from(5u8)));
    /// ```
    pub fn invert_mod(&self, m: &Self) -> Option<Self> {
        let limbs = crate::xgcd::invert(&self.limbs, &m.limbs).ok().flatten()?;
        Some(Self { limbs })
    }

    /// `self^e` modulo `m`, as [`pow`](crate::pow); none if m is 0.
    ///
    /// ```
    /// use bezout_large::Natural;
    /// let [x, e, m] = [3u8, 5, 16].map(Natural::from);
    /// assert_eq!(x.pow_mod(&e, &m), Some(Natural::from(3u8)));
    /// ```
    pub fn pow_mod(&self, e: &Self, m: &Self) -> Option<Self> {
        let limbs = crate::power::pow(&self.limbs, &e.limbs, &m.limbs).ok()?;
        Some(Self { limbs })
    }

    /// The number with these octets, the least significant first.
    ///
    /// ```
    /// use bezout_large::Natural;
    /// assert_eq!(Natural::from_le_bytes(&[0, 1, 0]), Natural::from(256u16));
    /// assert_eq!(Natural::from_be_bytes(&[0, 1, 0]), Natural::from(256u16));
    /// ```
    pub fn from_le_bytes(octets: &[u8]) -> Self {
        let limb = |part: &[u8]| {
            part.iter()
                .rev()
                .fold(0, |limb, &x| limb << 8 | u64::from(x))
        };
        Self::new(octets.chunks(8).map(limb).collect())
    }

    /// The number with these octets, the most significant first.
    pub fn from_be_bytes(octets: &[u8]) -> Self {
        let limb = |part: &[u8]| part.iter().fold(0, |limb, &x| limb << 8 | u64::from(x));
        Self::new(octets.rchunks(8).map(limb).collect())
    }

    /// The octets, the least significant first, without zeros at the end: 0 has none.
    ///
    /// ```
    /// use bezout_large::Natural;
    /// assert_eq!(Natural::from(256u16).to_le_bytes(), [0, 1]);
    /// assert_eq!(Natural::from(256u16).to_be_bytes(), [1, 0]);
    /// ```
    pub fn to_le_bytes(&self) -> Vec<u8> {
        let octets = self.limbs.iter().flat_map(|x| x.to_le_bytes());
        octets.take(self.bits().div_ceil(8)).collect()
    }

    /// The octets, the most significant first, without zeros in front: 0 has none.
    pub fn to_be_bytes(&self) -> Vec<u8> {
        let mut octets = self.to_le_bytes();
        octets.reverse();
        octets
    }

    /// The number of a text in a base from 2 to 36: an optional plus, then digits, letters in
    /// either case.
    ///
    /// *Cost:* that of a product, times a logarithm; for a power of two in proportion to the
    /// length.
    ///
    /// # Errors
    /// [`ParseError`] says where the text has no digit, or that there is no such base.
    ///
    /// ```
    /// use bezout_large::Natural;
    /// assert_eq!(Natural::from_str_radix("zz", 36)?, Natural::from(35 * 37u16));
    /// # Ok::<(), bezout_large::ParseError>(())
    /// ```
    pub fn from_str_radix(text: &str, radix: u32) -> Result<Self, ParseError> {
        Self::of_text(text, Some(radix))
    }

    fn of_text(text: &str, radix: Option<u32>) -> Result<Self, ParseError> {
        match text::parse(text, radix)? {
            (true, _) => Err(ParseError::Digit { position: 0 }),
            (false, limbs) => Ok(Self { limbs }),
        }
    }

    /// The digits in a base from 2 to 36, in lower case; none for another base.
    ///
    /// *Cost:* that of a division, times a logarithm; for a power of two in proportion to the
    /// length.
    ///
    /// ```
    /// use bezout_large::Natural;
    /// assert_eq!(Natural::from(35 * 37u16).to_str_radix(36).as_deref(), Some("zz"));
    /// ```
    pub fn to_str_radix(&self, radix: u32) -> Option<String> {
        text::is_base(radix).then(|| text::to_radix(&self.limbs, radix))
    }
}

impl Ord for Natural {
    fn cmp(&self, other: &Self) -> Ordering {
        compare(&self.limbs, &other.limbs)
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// An optional plus, then decimal digits, or `0x` and hexadecimal ones. *Cost:* that of a product,
/// times a logarithm.
impl FromStr for Natural {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::of_text(text, None)
    }
}
