// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fixed-length unsigned integers: arrays of limbs for the arguments and results of this crate.

use crate::ct::Mask;
use crate::error::Error;
use crate::limbs;
use core::cmp::Ordering;
use core::fmt;
use core::str::FromStr;
use subtle::{
    Choice, ConditionallySelectable, ConstantTimeEq, ConstantTimeGreater, ConstantTimeLess,
    CtOption,
};

/// An unsigned integer of `L` limbs of 64 bits, least significant first.
///
/// The type converts, parses and formats. It has no arithmetic operators: it carries numbers to
/// this crate's algorithms and back, and is not a big-integer library. `==` and [`Default`] are
/// constant time; parsing and formatting are not.
///
/// ```
/// use bezout::Uint;
/// let x: Uint<4> = "0x10000000000000001".parse()?;
/// assert_eq!(x.limbs(), &[1, 1, 0, 0]);
/// assert_eq!(x.to_string(), "18446744073709551617");
/// assert_eq!(format!("{x:#x}"), "0x10000000000000001");
/// # Ok::<(), bezout::Error>(())
/// ```
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Uint<const L: usize>([u64; L]);

impl<const L: usize> Uint<L> {
    /// 0.
    pub const ZERO: Self = Self::new([0; L]);
    /// 2^(64 L) - 1.
    pub const MAX: Self = Self::new([u64::MAX; L]);
    /// 1.
    pub const ONE: Self = Self::from_u64(1);
    /// The number of bits, 64 `L`.
    pub const BITS: usize = 64 * L;

    /// Makes a number from limbs, least significant first. `L` is at least 1.
    pub const fn new(limbs: [u64; L]) -> Self {
        const { assert!(L > 0, "a number needs a limb") };
        Self(limbs)
    }

    /// Makes a number from one word. `L` is at least 1.
    pub const fn from_u64(x: u64) -> Self {
        let mut limbs = Self::ZERO.0;
        limbs[0] = x;
        Self(limbs)
    }

    /// The limbs, least significant first.
    pub const fn limbs(&self) -> &[u64; L] {
        &self.0
    }

    /// The limbs, for writing.
    pub const fn limbs_mut(&mut self) -> &mut [u64; L] {
        &mut self.0
    }

    /// Makes a number from big-endian bytes.
    ///
    /// # Errors
    /// [`Error::Overflow`] if a byte beyond the 8 `L` lowest ones is not zero.
    ///
    /// *Timing:* depends on the number of bytes, and on whether the number fits.
    pub fn from_be_slice(bytes: &[u8]) -> Result<Self, Error> {
        let mut limbs = [0; L];
        let mut beyond = 0;
        for (i, &b) in bytes.iter().rev().enumerate() {
            match limbs.get_mut(i / 8) {
                Some(limb) => *limb |= u64::from(b) << (8 * (i % 8)),
                None => beyond |= b,
            }
        }
        if beyond == 0 {
            Ok(Self(limbs))
        } else {
            Err(Error::Overflow { bits: Self::BITS })
        }
    }

    /// Writes the number to `out` as big-endian bytes, with zeros on the left.
    ///
    /// # Errors
    /// [`Error::Overflow`] if `out` is too short; `out` is then zeroed.
    ///
    /// *Timing:* depends on the length of `out`, and on whether the number fits.
    pub fn to_be_slice(&self, out: &mut [u8]) -> Result<(), Error> {
        let bits = 8 * out.len();
        let mut beyond = 0;
        for i in out.len()..8 * L {
            beyond |= (self.0[i / 8] >> (8 * (i % 8))) as u8;
        }
        if beyond != 0 {
            out.fill(0);
            return Err(Error::Overflow { bits });
        }
        for (i, o) in out.iter_mut().rev().enumerate() {
            *o = self.0.get(i / 8).map_or(0, |x| (x >> (8 * (i % 8))) as u8);
        }
        Ok(())
    }

    /// Makes a number from little-endian bytes.
    ///
    /// # Errors
    /// [`Error::Overflow`] if a byte beyond the 8 `L` lowest ones is not zero.
    ///
    /// *Timing:* depends on the number of bytes, and on whether the number fits.
    ///
    /// ```
    /// use bezout::Uint;
    /// assert_eq!(Uint::<1>::from_le_slice(&[0, 1])?, Uint::from_u64(256));
    /// assert!(Uint::<1>::from_le_slice(&[1; 9]).is_err());
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn from_le_slice(bytes: &[u8]) -> Result<Self, Error> {
        let mut limbs = [0; L];
        let mut beyond = 0;
        for (i, &b) in bytes.iter().enumerate() {
            match limbs.get_mut(i / 8) {
                Some(limb) => *limb |= u64::from(b) << (8 * (i % 8)),
                None => beyond |= b,
            }
        }
        if beyond == 0 {
            Ok(Self(limbs))
        } else {
            Err(Error::Overflow { bits: Self::BITS })
        }
    }

    /// Writes the number to `out` as little-endian bytes, with zeros at the end.
    ///
    /// # Errors
    /// [`Error::Overflow`] if `out` is too short; `out` is then zeroed.
    ///
    /// *Timing:* depends on the length of `out`, and on whether the number fits.
    ///
    /// ```
    /// let mut bytes = [0xff; 3];
    /// bezout::Uint::<1>::from_u64(256).to_le_slice(&mut bytes)?;
    /// assert_eq!(bytes, [0, 1, 0]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn to_le_slice(&self, out: &mut [u8]) -> Result<(), Error> {
        self.to_be_slice(out)?;
        out.reverse();
        Ok(())
    }

    /// The same number with `M` limbs. Returns none if it does not fit.
    ///
    /// *Timing:* depends on `L` and `M`.
    ///
    /// ```
    /// use bezout::Uint;
    /// let x = Uint::<2>::from_u64(5);
    /// assert_eq!(x.resize::<4>().unwrap(), Uint::from_u64(5));
    /// assert_eq!(x.resize::<1>().unwrap(), Uint::from_u64(5));
    /// assert!(bool::from(Uint::<2>::MAX.resize::<1>().is_none()));
    /// ```
    pub fn resize<const M: usize>(&self) -> CtOption<Uint<M>> {
        let mut out = Uint::ZERO;
        let n = L.min(M);
        out.0[..n].copy_from_slice(&self.0[..n]);
        CtOption::new(out, limbs::is_zero(&self.0[n..]).choice())
    }

    /// The same number with `M` limbs, at least as many as it has; fewer do not compile.
    ///
    /// *Timing:* depends on `L` and `M`.
    ///
    /// ```
    /// assert_eq!(bezout::Uint::<1>::MAX.widen().limbs(), &[u64::MAX, 0]);
    /// ```
    /// ```compile_fail
    /// let x: bezout::Uint<1> = bezout::Uint::<2>::MAX.widen();
    /// ```
    pub const fn widen<const M: usize>(&self) -> Uint<M> {
        const {
            assert!(
                M >= L,
                "the number may not fit; resize says whether it does"
            )
        };
        let (mut out, mut i) = ([0; M], 0);
        while i < L {
            out[i] = self.0[i];
            i += 1;
        }
        Uint(out)
    }

    /// The number of significant bits. *Timing:* variable.
    pub const fn bits_vartime(&self) -> usize {
        limbs::bits_vartime(&self.0)
    }

    /// Yes if the number is odd. *Timing:* constant.
    pub fn is_odd(&self) -> Choice {
        Mask::odd(self.0[0]).choice()
    }

    /// Yes if the number is zero. *Timing:* depends on `L`.
    pub fn is_zero(&self) -> Choice {
        limbs::is_zero(&self.0).choice()
    }

    /// Parses decimal digits, or hexadecimal ones after `0x`; `_` may separate digits.
    ///
    /// This is a `const fn`, so a modulus can be text at compile time.
    ///
    /// # Errors
    /// [`Error::Empty`], [`Error::Digit`] or [`Error::Overflow`].
    ///
    /// *Timing:* variable.
    pub const fn parse(text: &str) -> Result<Self, Error> {
        let bytes = text.as_bytes();
        let hex = bytes.len() >= 2 && bytes[0] == b'0' && (bytes[1] == b'x' || bytes[1] == b'X');
        let (base, start) = if hex { (16, 2) } else { (10, 0) };
        let mut limbs = [0; L];
        let (mut i, mut after_digit) = (start, false);
        while i < bytes.len() {
            // A separator stands between two digits.
            if bytes[i] == b'_' && after_digit && i + 1 < bytes.len() {
                after_digit = false;
            } else {
                let digit = match (bytes[i] as char).to_digit(base) {
                    Some(d) => d as u64,
                    None => return Err(Error::Digit { position: i }),
                };
                if limbs_mul_add(&mut limbs, base as u64, digit) != 0 {
                    return Err(Error::Overflow { bits: Self::BITS });
                }
                after_digit = true;
            }
            i += 1;
        }
        if after_digit {
            Ok(Self(limbs))
        } else {
            Err(Error::Empty)
        }
    }

    /// Returns `2^exponent + offset`, for constants. Panics, at compile time in a constant, if the
    /// number does not fit.
    #[doc(hidden)]
    pub const fn power_of_two_plus(exponent: usize, offset: i128) -> Self {
        assert!(
            exponent < Self::BITS || (exponent == Self::BITS && offset < 0),
            "does not fit"
        );
        let mut limbs = [0; L];
        if exponent < Self::BITS {
            limbs[exponent / 64] = 1 << (exponent % 64);
        }
        let (mut i, mut carry) = (0, offset);
        while i < L {
            let t = limbs[i] as i128 + (carry & u64::MAX as i128);
            limbs[i] = t as u64;
            carry = (carry >> 64) + (t >> 64);
            i += 1;
        }
        // From 2^(64 L), which no limb shows, there must be a borrow; else nothing may be left.
        assert!(
            carry == if exponent == Self::BITS { -1 } else { 0 },
            "does not fit"
        );
        Self(limbs)
    }
}

/// `a = a * factor + addend`; returns the carry.
const fn limbs_mul_add(a: &mut [u64], factor: u64, addend: u64) -> u64 {
    let (mut i, mut carry) = (0, addend);
    while i < a.len() {
        (a[i], carry) = crate::word::mac(0, a[i], factor, carry);
        i += 1;
    }
    carry
}

impl<const L: usize> FromStr for Uint<L> {
    type Err = Error;
    fn from_str(text: &str) -> Result<Self, Error> {
        Self::parse(text)
    }
}

impl<const L: usize> From<u64> for Uint<L> {
    fn from(x: u64) -> Self {
        Self::from_u64(x)
    }
}

impl<const L: usize> From<[u64; L]> for Uint<L> {
    fn from(limbs: [u64; L]) -> Self {
        Self(limbs)
    }
}

impl<const L: usize> From<Uint<L>> for [u64; L] {
    fn from(x: Uint<L>) -> Self {
        x.0
    }
}

impl<const L: usize> AsRef<[u64]> for Uint<L> {
    fn as_ref(&self) -> &[u64] {
        &self.0
    }
}

impl<const L: usize> AsMut<[u64]> for Uint<L> {
    fn as_mut(&mut self) -> &mut [u64] {
        &mut self.0
    }
}

impl<const L: usize> Default for Uint<L> {
    fn default() -> Self {
        Self::ZERO
    }
}

impl<const L: usize> ConstantTimeEq for Uint<L> {
    fn ct_eq(&self, other: &Self) -> Choice {
        let diff = self
            .0
            .iter()
            .zip(&other.0)
            .fold(0, |d, (&x, &y)| d | (x ^ y));
        Mask::zero(diff).choice()
    }
}

impl<const L: usize> PartialEq for Uint<L> {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl<const L: usize> Eq for Uint<L> {}

impl<const L: usize> ConstantTimeLess for Uint<L> {
    fn ct_lt(&self, other: &Self) -> Choice {
        Mask::from_bit(limbs::borrow(&self.0, &other.0)).choice()
    }
}

impl<const L: usize> ConstantTimeGreater for Uint<L> {
    fn ct_gt(&self, other: &Self) -> Choice {
        other.ct_lt(self)
    }
}

/// In constant time; what follows shows the order.
///
/// ```
/// use bezout::Uint;
/// let mut xs = [Uint::<2>::MAX, Uint::ZERO, Uint::new([0, 1]), Uint::new([1, 0])];
/// xs.sort();
/// assert_eq!(xs, [Uint::ZERO, Uint::new([1, 0]), Uint::new([0, 1]), Uint::MAX]);
/// ```
impl<const L: usize> Ord for Uint<L> {
    fn cmp(&self, other: &Self) -> Ordering {
        let less = limbs::borrow(&self.0, &other.0) as i8;
        let greater = limbs::borrow(&other.0, &self.0) as i8;
        (greater - less).cmp(&0)
    }
}

impl<const L: usize> PartialOrd for Uint<L> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const L: usize> ConditionallySelectable for Uint<L> {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        let mut out = *a;
        limbs::select_into(&mut out.0, &b.0, Mask::from_choice(choice));
        out
    }
}

#[cfg(feature = "zeroize")]
impl<const L: usize> zeroize::DefaultIsZeroes for Uint<L> {}

impl<const L: usize> fmt::Debug for Uint<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Uint({self:#x})")
    }
}

impl<const L: usize> fmt::LowerHex for Uint<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            f.write_str("0x")?;
        }
        let top = self.0.iter().rposition(|&x| x != 0).unwrap_or(0);
        write!(f, "{:x}", self.0[top])?;
        self.0[..top]
            .iter()
            .rev()
            .try_for_each(|x| write!(f, "{x:016x}"))
    }
}

impl<const L: usize> fmt::Display for Uint<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_decimal(f, self.0)
    }
}

/// Decimal digits by divisions by 10^19; each pass yields nineteen digits.
fn write_decimal<const L: usize>(f: &mut fmt::Formatter<'_>, mut x: [u64; L]) -> fmt::Result {
    const TEN_19: u128 = 10_000_000_000_000_000_000;
    // A limb holds more than 19 digits, so two groups a limb are enough.
    let mut groups = [[0u64; 2]; L];
    let mut count = 0;
    while count == 0 || x.iter().any(|&w| w != 0) {
        let mut rem = 0u128;
        for w in x.iter_mut().rev() {
            let t = rem << 64 | *w as u128;
            *w = (t / TEN_19) as u64;
            rem = t % TEN_19;
        }
        groups[count / 2][count % 2] = rem as u64;
        count += 1;
    }
    let group = |i: usize| groups[i / 2][i % 2];
    write!(f, "{}", group(count - 1))?;
    (0..count - 1)
        .rev()
        .try_for_each(|i| write!(f, "{:019}", group(i)))
}

/// An odd number. The type expresses the precondition of most functions of this crate.
///
/// ```
/// use bezout::{Odd, Uint};
/// assert!(bool::from(Odd::new(Uint::<1>::from_u64(7)).is_some()));
/// assert!(bool::from(Odd::new(Uint::<1>::from_u64(8)).is_none()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odd<T>(T);

impl<const L: usize> Odd<Uint<L>> {
    /// Returns `x` if it is odd, otherwise none. *Timing:* depends on `L`.
    pub fn new(x: Uint<L>) -> CtOption<Self> {
        let odd = x.is_odd();
        // The value of a "none" is never seen; it is odd all the same.
        let mut y = x;
        y.0[0] |= 1;
        CtOption::new(Self(y), odd)
    }

    /// Takes `x` for odd, and sets its lowest bit, so that the result is odd for any `x`.
    #[cfg(any(feature = "crypto-bigint", feature = "ff", feature = "ff13"))]
    pub(crate) const fn assume(mut x: Uint<L>) -> Self {
        x.0[0] |= 1;
        Self(x)
    }

    /// Returns `x`, for constants. Panics, at compile time in a constant, if `x` is even.
    pub const fn new_const(x: Uint<L>) -> Self {
        assert!(x.0[0] & 1 == 1, "the modulus must be odd");
        Self(x)
    }
}

/// 1, the odd number that needs no choice: a `CtOption` of odd numbers maps.
impl<const L: usize> Default for Odd<Uint<L>> {
    fn default() -> Self {
        Self(Uint::ONE)
    }
}

/// A wiped odd number is 1.
#[cfg(feature = "zeroize")]
impl<const L: usize> zeroize::DefaultIsZeroes for Odd<Uint<L>> {}

impl<T> Odd<T> {
    /// The number.
    pub const fn get(&self) -> &T {
        &self.0
    }
}

impl<T: ConditionallySelectable> ConditionallySelectable for Odd<T> {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(T::conditional_select(&a.0, &b.0, choice))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separators_stand_between_digits() {
        let parse = |text| Uint::<2>::parse(text).map(|x| x.limbs()[0]);
        assert_eq!(parse("1_000"), Ok(1000));
        assert_eq!(parse("0xf_f"), Ok(255));
        for (text, position) in [("_1", 0), ("1_", 1), ("1__2", 2), ("0x_1", 2), ("1 2", 1)] {
            assert_eq!(parse(text), Err(Error::Digit { position }), "{text}");
        }
        assert_eq!(parse(""), Err(Error::Empty));
        assert_eq!(parse("0x"), Err(Error::Empty));
        let max = "340282366920938463463374607431768211455";
        assert_eq!(Uint::<2>::parse(max), Ok(Uint::MAX));
        let more = "340282366920938463463374607431768211456";
        assert_eq!(Uint::<2>::parse(more), Err(Error::Overflow { bits: 128 }));
    }

    #[test]
    fn decimals_have_all_their_zeros() {
        for text in [
            "0",
            "10000000000000000000",
            "340282366920938463460000000000000000001",
        ] {
            let x = Uint::<2>::parse(text).expect("it fits");
            assert_eq!(alloc::string::ToString::to_string(&x), text);
        }
    }

    #[test]
    fn bytes_go_there_and_back() {
        let x = Uint::<2>::new([0x0123_4567_89ab_cdef, 0xfe]);
        let mut bytes = [0xff; 11];
        x.to_be_slice(&mut bytes).expect("room");
        assert_eq!(bytes[..4], [0, 0, 0xfe, 0x01]);
        assert_eq!(Uint::from_be_slice(&bytes), Ok(x));
        let mut short = [0xff; 8];
        assert_eq!(x.to_be_slice(&mut short), Err(Error::Overflow { bits: 64 }));
        assert_eq!(short, [0; 8]);
        assert_eq!(
            Uint::<1>::from_be_slice(&bytes),
            Err(Error::Overflow { bits: 64 })
        );
    }
}
