// SPDX-License-Identifier: MIT OR Apache-2.0
//! Digits of short numbers, as many at a time as a limb holds: in a time quadratic in the length.

use alloc::vec::Vec;

/// A base that is no power of two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Base {
    pub radix: u32,
    /// The digits of a part.
    pub digits: usize,
    /// `radix^digits`: parts are below it.
    pub power: u64,
    /// Zeros on top of the power.
    shift: u32,
    /// `floor((2^128 - 1) / (power 2^shift)) - 2^64`, for divisions without a division \[MG11\].
    reciprocal: u64,
}

/// Base 10, whose digits are read and written eight at a time.
const TEN: Base = Base::new(10);

/// The digit zero, eight times.
const ZEROS: u64 = 0x3030_3030_3030_3030;

impl Base {
    pub const fn new(radix: u32) -> Self {
        let (mut power, mut digits) = (radix as u64, 1);
        while let Some(next) = power.checked_mul(radix as u64) {
            (power, digits) = (next, digits + 1);
        }
        let shift = power.leading_zeros();
        Self {
            radix,
            digits,
            power,
            shift,
            reciprocal: (u128::MAX / (power << shift) as u128 - (1 << 64)) as u64,
        }
    }

    /// Quotient and rest of `2^64 high + low` by the power, for `high` below it \[MG11\].
    #[inline(always)]
    fn divide(&self, high: u64, low: u64) -> (u64, u64) {
        let power = self.power << self.shift;
        let high = high << self.shift | (low >> 1) >> (63 - self.shift);
        let low = low << self.shift;
        let product = u128::from(self.reciprocal) * u128::from(high)
            + (u128::from(high) << 64 | u128::from(low));
        let (fraction, mut quotient) = (product as u64, ((product >> 64) as u64).wrapping_add(1));
        let mut rest = low.wrapping_sub(quotient.wrapping_mul(power));
        if rest > fraction {
            quotient = quotient.wrapping_sub(1);
            rest = rest.wrapping_add(power);
        }
        if rest >= power {
            (quotient, rest) = (quotient.wrapping_add(1), rest - power);
        }
        (quotient, rest >> self.shift)
    }

    /// As [`parse_decimal`], in this base.
    #[inline(always)]
    pub fn parse(&self, text: &[u8], out: &mut [u64]) -> Option<usize> {
        let first = text.len().checked_sub(1)? % self.digits + 1;
        let (first, rest) = text.split_at(first);
        let mut used = 0;
        for digits in core::iter::once(first).chain(rest.chunks_exact(self.digits)) {
            let mut carry = self.value(digits)?;
            for x in &mut out[..used] {
                let product = u128::from(*x) * u128::from(self.power) + u128::from(carry);
                (*x, carry) = (product as u64, (product >> 64) as u64);
            }
            if carry != 0 {
                *out.get_mut(used)? = carry;
                used += 1;
            }
        }
        Some(used)
    }

    /// The value of the digits of a part, or fewer.
    #[inline(always)]
    fn value(&self, mut digits: &[u8]) -> Option<u64> {
        let mut value = 0;
        if self.radix == 10 {
            while let Some((eight, rest)) = digits.split_first_chunk() {
                value = value * 100_000_000 + eight_digits(*eight)?;
                digits = rest;
            }
        }
        digits.iter().try_fold(value, |value, &c| {
            Some(value * u64::from(self.radix) + u64::from(digit(c, self.radix)?))
        })
    }

    /// As [`print_decimal`], in this base, and with zeros in front up to `least` parts.
    #[inline(always)]
    pub fn print(&self, x: &mut [u64], least: usize, parts: &mut Vec<u64>, out: &mut Vec<u8>) {
        parts.clear();
        let mut used = x.len();
        loop {
            while used > 0 && x[used - 1] == 0 {
                used -= 1;
            }
            if used == 0 || used == 1 && x[0] < self.power {
                break;
            }
            let mut rest = 0;
            if x[used - 1] < self.power {
                used -= 1;
                rest = core::mem::take(&mut x[used]);
            }
            for x in x[..used].iter_mut().rev() {
                (*x, rest) = self.divide(rest, *x);
            }
            parts.push(rest);
        }
        parts.push(if used == 0 { 0 } else { x[0] });
        parts.resize(parts.len().max(least), 0);
        let start = out.len();
        out.resize(start + self.digits * parts.len(), b'0');
        let places = out[start..].chunks_exact_mut(self.digits);
        for (place, &part) in places.zip(parts.iter().rev()) {
            self.write(part, place);
        }
        if least == 0 {
            let first = &out[start..start + self.digits - 1];
            let zeros = first.iter().take_while(|&&c| c == b'0').count();
            out.drain(start..start + zeros);
        }
    }

    /// All digits of a part.
    #[inline(always)]
    fn write(&self, mut part: u64, out: &mut [u8]) {
        if let (10, Ok(out)) = (self.radix, out.try_into()) {
            return write_decimal(part, out);
        }
        for c in out.iter_mut().rev() {
            *c = character((part % u64::from(self.radix)) as u32);
            part /= u64::from(self.radix);
        }
    }
}

/// The value of a character as a digit.
#[inline(always)]
pub(super) fn digit(c: u8, radix: u32) -> Option<u32> {
    /// Characters that are no digit of any base have the highest value.
    const VALUES: [u8; 256] = {
        let (mut values, mut c) = ([u8::MAX; 256], 0);
        while c < 256 {
            if let Some(value) = (c as u8 as char).to_digit(36) {
                values[c] = value as u8;
            }
            c += 1;
        }
        values
    };
    let value = u32::from(VALUES[usize::from(c)]);
    (value < radix).then_some(value)
}

/// The character of a digit below 36, in lower case.
pub(super) fn character(digit: u32) -> u8 {
    b"0123456789abcdefghijklmnopqrstuvwxyz"[digit as usize]
}

/// Writes the number of a text of decimal digits to the lowest limbs of `out`, and says how many
/// those are: none at the top is zero. There is none for a text with another character, without a
/// digit, or whose number has more limbs.
///
/// *Timing:* variable. *Cost:* quadratic in the length, and no memory: for numbers of up to some
/// thousand bits.
///
/// ```
/// use bezout_large::text::parse_decimal;
/// let mut out = [0; 2];
/// assert_eq!(parse_decimal(b"18446744073709551617", &mut out), Some(2));
/// assert_eq!(out, [1, 1]);
/// assert_eq!(parse_decimal(b"1 2", &mut out), None);
/// ```
pub fn parse_decimal(text: &[u8], out: &mut [u64]) -> Option<usize> {
    TEN.parse(text, out)
}

/// Appends the decimal digits of a number, which is used up, as is what was in `parts`: memory to
/// be used again.
///
/// *Timing:* variable. *Cost:* quadratic in the length: for numbers of up to some thousand bits.
/// *Source:* \[MG11\].
///
/// ```
/// let mut text = b"2^64 = ".to_vec();
/// bezout_large::text::print_decimal(&mut [0, 1], &mut Vec::new(), &mut text);
/// assert_eq!(text, b"2^64 = 18446744073709551616");
/// ```
pub fn print_decimal(x: &mut [u64], parts: &mut Vec<u64>, out: &mut Vec<u8>) {
    TEN.print(x, 0, parts, out);
}

/// Eight digits in one word: neighbors are joined to numbers of two, four and eight digits.
#[inline(always)]
fn eight_digits(text: [u8; 8]) -> Option<u64> {
    let word = u64::from_le_bytes(text);
    let digits = word.wrapping_sub(ZEROS);
    // A byte below '0' borrows, one above '9' reaches the top bit.
    if (word.wrapping_add(0x4646_4646_4646_4646) | digits) & 0x8080_8080_8080_8080 != 0 {
        return None;
    }
    let pairs = digits.wrapping_mul(10).wrapping_add(digits >> 8);
    let low = (pairs & 0x0000_00ff_0000_00ff).wrapping_mul(1_000_000 << 32 | 100);
    let high = (pairs >> 16 & 0x0000_00ff_0000_00ff).wrapping_mul(10_000 << 32 | 1);
    Some(low.wrapping_add(high) >> 32)
}

/// All nineteen digits of a part in base 10.
#[inline(always)]
fn write_decimal(x: u64, out: &mut [u8; TEN.digits]) {
    const EIGHT: u64 = 100_000_000;
    let (high, low) = (x / EIGHT, x % EIGHT);
    let (top, middle) = (high / EIGHT, high % EIGHT);
    out[..3].copy_from_slice(&eight_characters(top)[5..]);
    out[3..11].copy_from_slice(&eight_characters(middle));
    out[11..].copy_from_slice(&eight_characters(low));
}

/// The inverse of [`eight_digits`]: each step halves the numbers of a word, by reciprocals that are
/// exact for so few digits.
#[inline(always)]
fn eight_characters(x: u64) -> [u8; 8] {
    let four = x / 10_000;
    let fours = four | (x - 10_000 * four) << 32;
    let two = ((fours * 5243) >> 19) & 0x0000_007f_0000_007f;
    let twos = two | (fours - 100 * two) << 16;
    let one = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    let ones = one | (twos - 10 * one) << 8;
    (ZEROS | ones).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout_exercise::oracle::big;
    use bezout_exercise::random::Random;
    use num_bigint::BigUint;

    #[test]
    fn numbers_come_back() {
        let mut random = Random(1);
        for i in 0..20_000 {
            let n = i % 7;
            let mut x = random.any(n.max(1))[..n].to_vec();
            if i % 5 == 0 {
                // Around the powers of ten.
                let power = BigUint::from(10u8).pow(random.below(19 * n as u64 + 1) as u32);
                x = [power.clone(), power - 1u8][i / 5 % 2].to_u64_digits();
            }
            crate::limbs::trim(&mut x);
            let mut text = Vec::new();
            print_decimal(&mut x.clone(), &mut Vec::new(), &mut text);
            assert_eq!(text, big(&x).to_string().as_bytes());
            let mut out = vec![7; x.len()];
            assert_eq!(parse_decimal(&text, &mut out), Some(x.len()), "{text:?}");
            assert_eq!(out, x);
            if let Some(short) = x.len().checked_sub(1) {
                assert_eq!(parse_decimal(&text, &mut vec![7; short]), None);
            }
        }
    }

    /// All numbers of four digits, in both halves of a word.
    #[test]
    fn eight_digits_come_back() {
        for high in 0..10_000 {
            let x = 10_000 * high + (7919 * high + 13) % 10_000;
            let text = eight_characters(x);
            assert_eq!(text, format!("{x:08}").as_bytes());
            assert_eq!(eight_digits(text), Some(x));
        }
    }

    #[test]
    fn other_characters_are_refused() {
        let mut out = [0; 4];
        for text in [
            "",
            "-1",
            "+1",
            "1 2",
            "0x1",
            "12345678/",
            "1234567:",
            "1234567890123456789a",
        ] {
            assert_eq!(parse_decimal(text.as_bytes(), &mut out), None, "{text}");
        }
        for position in 0..40 {
            for wrong in [b'/', b':', b' ', 0, 0x80, 0xb1, 0xff] {
                let mut text = [b'9'; 40];
                text[position] = wrong;
                assert_eq!(
                    parse_decimal(&text, &mut out),
                    None,
                    "{wrong} at {position}"
                );
            }
        }
        assert_eq!(parse_decimal(b"000", &mut out), Some(0));
        assert_eq!(parse_decimal(&[b'9'; 10_000], &mut out), None);
    }
}
