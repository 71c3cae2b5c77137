// SPDX-License-Identifier: MIT OR Apache-2.0
//! Integers as people write them: decimal, `0x…`, and expressions such as `2^255-19`.
//!
//! Grammar, with the usual precedence; `^` groups to the right and binds tighter than a sign before
//! it, so that `-2^2` is -4:
//!
//! ```text
//! sum     = product (("+" | "-") product)*
//! product = signed ("*" signed)*
//! signed  = ("+" | "-")* power
//! power   = atom ("^" signed)?
//! atom    = digits | "0x" hexadecimal digits | "(" sum ")"
//! ```

use bezout::interop::num_bigint::number_of;
use bezout_large::Integer;
use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{One, ToPrimitive, Zero};
use std::fmt;

/// Longer numbers are refused: a few characters such as `9^9^9` must not take all memory. Limits are low in tests, so that these
/// reach them at once.
pub const MAX_BITS: u64 = if cfg!(test) { 1 << 16 } else { 1 << 26 };

/// What one expression may cost, in units of a few products of two words, so that each term of a long one cannot take
/// as long as the longest number: some seconds.
const MAX_WORK: u64 = 8 * MAX_BITS;

/// The integer that `text` says.
pub fn parse(text: &str) -> Result<BigInt, NumberError> {
    parse_in(text, 10)
}

/// The same, where digits without `0x` are of this base, 10 or 16.
pub fn parse_in(text: &str, radix: u32) -> Result<BigInt, NumberError> {
    parse_within(text, radix, MAX_WORK)
}

/// The same, for an expression that takes at most `most` units of work.
pub fn parse_within(text: &str, radix: u32, most: u64) -> Result<BigInt, NumberError> {
    if text.trim().is_empty() {
        return Err(NumberError {
            position: None,
            reason: Reason::Empty,
        });
    }
    Parser {
        text,
        radix,
        next: 0,
        depth: 0,
        work: 0,
        most,
    }
    .all()
    .map_err(|error| error.count_characters(text))
}

/// `0x1f`, `-0x1f`: how all JSON of this project writes integers.
pub fn hexadecimal(x: &BigInt) -> String {
    format!("{x:#x}")
}

/// Why a text is not a number, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberError {
    /// Counted from 1, in characters; inside the parser, from 0 and in bytes, since counting
    /// characters takes a walk through the text.
    position: Option<usize>,
    reason: Reason,
}

impl NumberError {
    fn count_characters(self, text: &str) -> Self {
        let characters = |bytes| text.char_indices().take_while(|&(i, _)| i < bytes).count() + 1;
        Self {
            position: self.position.map(characters),
            ..self
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Reason {
    Empty,
    End,
    Character(char),
    NoHexDigit,
    Underscore,
    TooLong,
    TooMuchWork(u64),
    NegativeExponent,
    TooDeep,
}

impl fmt::Display for NumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(position) = self.position {
            write!(f, "character {position}: ")?;
        }
        match self.reason {
            Reason::Empty => write!(f, "there is nothing; {ACCEPTED}"),
            Reason::End => write!(
                f,
                "the expression ends where a number is needed; {ACCEPTED}"
            ),
            Reason::Character('/') => {
                write!(
                    f,
                    "'/' is not accepted, since the quotient need not be an integer; {ACCEPTED}"
                )
            }
            Reason::Character(c) => write!(f, "{c:?} is not expected here; {ACCEPTED}"),
            Reason::NoHexDigit => f.write_str("'0x' without a hexadecimal digit after it"),
            Reason::Underscore => f.write_str("'_' is accepted between two digits only"),
            Reason::TooLong => write!(
                f,
                "the value is too long; at most {MAX_BITS} bits are accepted"
            ),
            Reason::TooMuchWork(most) => write!(
                f,
                "the numbers, products and powers up to here take more than the {most} units of work that are accepted for one expression; a number of {MAX_BITS} bits takes up to {} units",
                literal_work(MAX_BITS)
            ),
            Reason::NegativeExponent => {
                f.write_str("the exponent is negative; exponents from 0 up are accepted")
            }
            Reason::TooDeep => {
                write!(
                    f,
                    "more than {MAX_DEPTH} parentheses and powers inside each other"
                )
            }
        }
    }
}

const ACCEPTED: &str = "accepted are decimal numbers, 0x and hexadecimal digits, + - * ^ ( )";
/// Keeps the recursion of the parser far from the end of the stack.
const MAX_DEPTH: usize = 200;

struct Parser<'a> {
    text: &'a str,
    radix: u32,
    /// Bytes read so far; always the start of a character.
    next: usize,
    depth: usize,
    /// What was computed so far, and what may be.
    work: u64,
    most: u64,
}

type Parsed = Result<BigInt, NumberError>;

impl Parser<'_> {
    fn all(mut self) -> Parsed {
        let value = self.sum()?;
        match self.peek() {
            None => Ok(value),
            Some(_) => Err(self.unexpected()),
        }
    }

    fn sum(&mut self) -> Parsed {
        let mut value = self.product()?;
        loop {
            let operator = self.peek();
            let at = self.next;
            self.charge(words(value.bits()), at)?;
            value = match operator {
                Some('+') => value + self.skip().product()?,
                Some('-') => value - self.skip().product()?,
                _ => return Ok(value),
            };
            check_bits(value.bits(), at)?;
        }
    }

    fn product(&mut self) -> Parsed {
        let mut value = self.signed()?;
        while self.peek() == Some('*') {
            let at = self.next;
            let factor = self.skip().signed()?;
            // Before the product is computed: it has as many bits, or one less.
            check_bits((value.bits() + factor.bits()).saturating_sub(1), at)?;
            self.charge(product_work(value.bits(), factor.bits()), at)?;
            value *= factor;
        }
        Ok(value)
    }

    fn signed(&mut self) -> Parsed {
        let mut negative = false;
        while let Some(sign @ ('+' | '-')) = self.peek() {
            self.skip();
            negative ^= sign == '-';
        }
        let value = self.power()?;
        Ok(if negative { -value } else { value })
    }

    fn power(&mut self) -> Parsed {
        let base = self.atom()?;
        if self.peek() != Some('^') {
            return Ok(base);
        }
        let at = self.next;
        self.skip().enter(at)?;
        let exponent = self.signed()?;
        self.depth -= 1;
        self.raise(&base, &exponent, at)
    }

    fn raise(&mut self, base: &BigInt, exponent: &BigInt, at: usize) -> Parsed {
        if exponent.sign() == Sign::Minus {
            return Err(error(at, Reason::NegativeExponent));
        }
        if base.is_zero() || base.magnitude().is_one() {
            // Any exponent will do, however long.
            let odd = exponent.bit(0);
            return Ok(
                if exponent.is_zero() || base.sign() == Sign::Minus && !odd {
                    BigInt::one()
                } else {
                    base.clone()
                },
            );
        }
        let exponent = exponent.to_u32().unwrap_or(u32::MAX);
        // The float is a little off, so that a power near the limit is computed before it is judged.
        let bits = log2(base.magnitude()) * f64::from(exponent) * (1.0 - 1e-9);
        check_bits(bits as u64, at)?;
        // The last squaring takes as long as all before it.
        self.charge(2 * product_work(bits as u64 / 2, bits as u64 / 2), at)?;
        let power = base.pow(exponent);
        check_bits(power.bits(), at)?;
        Ok(power)
    }

    /// Counts work before it is done.
    fn charge(&mut self, units: u64, at: usize) -> Result<(), NumberError> {
        self.work += units;
        if self.work > self.most {
            return Err(error(at, Reason::TooMuchWork(self.most)));
        }
        Ok(())
    }

    fn atom(&mut self) -> Parsed {
        match self.peek() {
            Some('(') => {
                let at = self.next;
                self.skip().enter(at)?;
                let value = self.sum()?;
                self.depth -= 1;
                match self.peek() {
                    Some(')') => self.skip(),
                    _ => return Err(self.unexpected()),
                };
                Ok(value)
            }
            Some(c) if c.is_digit(self.radix) => self.literal(),
            _ => Err(self.unexpected()),
        }
    }

    fn literal(&mut self) -> Parsed {
        let at = self.next;
        let rest = &self.text[self.next..];
        let (radix, prefix) = if rest.starts_with("0x") || rest.starts_with("0X") {
            (16, 2)
        } else {
            (self.radix, 0)
        };
        self.next += prefix;
        let rest = &rest[prefix..];
        let is_digit = |c: char| c == '_' || c.is_digit(radix);
        let length = rest.find(|c| !is_digit(c)).unwrap_or(rest.len());
        let (digits, _) = rest.split_at(length);
        if digits.is_empty() {
            return Err(error(at, Reason::NoHexDigit));
        }
        if digits.starts_with('_') || digits.ends_with('_') || digits.contains("__") {
            return Err(error(at, Reason::Underscore));
        }
        let plain: Vec<u8> = digits.bytes().filter(|&c| c != b'_').collect();
        let zeros = plain.iter().take_while(|&&c| c == b'0').count();
        let plain = &plain[zeros..];
        // A digit has 4 bits, or more than 3: decides long before conversion.
        let bits = plain.len() as u64 * if radix == 16 { 4 } else { 3 };
        check_bits(bits.saturating_sub(3), at)?;
        self.next += length;
        let value: BigInt = if radix == 16 {
            self.charge(words(bits), at)?;
            BigInt::parse_bytes(plain, radix).unwrap_or_default()
        } else {
            self.charge(literal_work(bits), at)?;
            decimal(plain).into()
        };
        check_bits(value.bits(), at)?;
        Ok(value)
    }

    /// The next character that is not a space.
    fn peek(&mut self) -> Option<char> {
        let rest = &self.text[self.next..];
        let trimmed = rest.trim_start();
        self.next += rest.len() - trimmed.len();
        trimmed.chars().next()
    }

    fn skip(&mut self) -> &mut Self {
        self.next += self.peek().map_or(0, char::len_utf8);
        self
    }

    fn enter(&mut self, at: usize) -> Result<(), NumberError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            Err(error(at, Reason::TooDeep))
        } else {
            Ok(())
        }
    }

    fn unexpected(&mut self) -> NumberError {
        match self.peek() {
            Some(c) => error(self.next, Reason::Character(c)),
            None => NumberError {
                position: None,
                reason: Reason::End,
            },
        }
    }
}

/// The number with these digits, which are decimal.
fn decimal(digits: &[u8]) -> BigUint {
    let text = str::from_utf8(digits).unwrap_or_default();
    let number: Integer = text.parse().unwrap_or_default();
    number_of(number.limbs())
}

/// The 64-bit words of a number.
fn words(bits: u64) -> u64 {
    bits / 64 + 1
}

/// What a product costs: it is less than quadratic in the shorter number and linear in the longer one.
fn product_work(a: u64, b: u64) -> u64 {
    words(a.max(b)) * words(a.min(b)).isqrt()
}

/// What a decimal number costs: it goes by transforms, and is hardly more than linear.
fn literal_work(bits: u64) -> u64 {
    64 * words(bits)
}

/// The logarithm, rounded down somewhere in its last digits.
fn log2(x: &BigUint) -> f64 {
    let drop = x.bits().saturating_sub(52);
    drop as f64 + (x >> drop).to_f64().unwrap_or(1.0).log2()
}

fn check_bits(bits: u64, at: usize) -> Result<(), NumberError> {
    if bits > MAX_BITS {
        Err(error(at, Reason::TooLong))
    } else {
        Ok(())
    }
}

fn error(position: usize, reason: Reason) -> NumberError {
    NumberError {
        position: Some(position),
        reason,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> BigInt {
        parse(text).unwrap_or_else(|e| panic!("{text}: {e}"))
    }

    fn reason(text: &str) -> String {
        parse(text).expect_err(text).to_string()
    }

    #[test]
    fn small_expressions() {
        for (text, expected) in [
            ("0", 0),
            ("-0", 0),
            ("+7", 7),
            ("007", 7),
            ("0x1F", 31),
            ("0Xff", 255),
            ("-0xff", -255),
            ("1_000_000", 1_000_000),
            ("0x1dea_dbee", 0x1dea_dbee),
            ("1+2*3", 7),
            ("(1+2)*3", 9),
            ("2-3-4", -5),
            ("2^3^2", 512),
            ("-2^2", -4),
            ("(-2)^2", 4),
            ("(-2)^3", -8),
            ("2*-3", -6),
            ("2--3", 5),
            ("---3", -3),
            ("-+-3", 3),
            ("2^+3", 8),
            ("0^0", 1),
            ("0^5", 0),
            (" 2 ^ 10 - 0x10 ", 1008),
            ("((((1))))", 1),
        ] {
            assert_eq!(value(text), BigInt::from(expected), "{text}");
        }
    }

    #[test]
    fn powers_of_units_take_any_exponent() {
        assert_eq!(value("1^(2^100)"), BigInt::one());
        assert_eq!(value("(-1)^(2^100)"), BigInt::one());
        assert_eq!(value("(-1)^(2^100+1)"), -BigInt::one());
        assert_eq!(value("0^(2^100)"), BigInt::zero());
    }

    #[test]
    fn primes_of_standards() {
        let p25519 =
            "57896044618658097711785492504343953926634992332820282019728792003956564819949";
        assert_eq!(value("2^255-19").to_string(), p25519);
        let p256 = "0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff";
        assert_eq!(
            hexadecimal(&value("2^256 - 2^224 + 2^192 + 2^96 - 1")),
            p256
        );
        assert_eq!(value(p256), value("2^256-2^224+2^192+2^96-1"));
    }

    #[test]
    fn texts_that_are_no_numbers() {
        for (text, part) in [
            ("", "nothing"),
            ("  ", "nothing"),
            ("12a", "character 3: 'a'"),
            ("0x", "hexadecimal digit"),
            ("0xg", "hexadecimal digit"),
            ("1_", "between two digits"),
            ("1__0", "between two digits"),
            ("0x_1", "between two digits"),
            ("_1", "character 1: '_'"),
            ("2^", "ends"),
            ("2^-1", "exponent is negative"),
            ("2^(1-2)", "exponent is negative"),
            ("(1", "ends"),
            ("1)", "character 2: ')'"),
            ("()", "character 2: ')'"),
            ("1 2", "character 3: '2'"),
            ("6/3", "character 2: '/' is not accepted"),
            ("1.5", "character 2: '.'"),
            ("1e5", "character 2: 'e'"),
            ("2**3", "character 3: '*'"),
            ("é", "character 1: 'é'"),
            ("5é", "character 2: 'é'"),
        ] {
            assert!(reason(text).contains(part), "{text}: {}", reason(text));
        }
    }

    #[test]
    fn too_long_values_are_refused_at_once() {
        let largest = format!("0x8{}", "0".repeat(MAX_BITS as usize / 4 - 1));
        assert_eq!(value(&largest).bits(), MAX_BITS);
        let said = format!("the value is too long; at most {MAX_BITS} bits are accepted");
        for text in [
            "2^99999999999999999999",
            "9^9^9^9",
            "2^65536",
            "3^65536",
            "(2^65535)*4",
            &format!("{largest}+{largest}"),
            &"9".repeat(20_000),
        ] {
            assert!(reason(text).contains(&said), "{text}: {}", reason(text));
        }
        // Refused before it is converted.
        let error = parse_within(&"9".repeat(24_000), 10, 1).expect_err("too long");
        assert!(error.to_string().contains(&said));
    }

    #[test]
    fn work_is_bounded() {
        // At full length each term takes a second, and a line has room for a million of them.
        for term in [
            "2^16383*0+",
            "(2^16383-1)*0+",
            "2^16382-2^16382+",
            "(2^8191)^1*2^8191*0+",
        ] {
            let error = reason(&format!("{}1", term.repeat(400)));
            assert!(error.contains("units of work"), "{term}: {error}");
        }
        // Sums and products of a long number with short ones.
        for term in ["+1", "*1"] {
            let error = reason(&format!("2^16382{}", term.repeat(3000)));
            assert!(error.contains("units of work"), "{term}: {error}");
        }
        // The number itself counts.
        for (text, most) in [("7", 63), ("0x10000000000000000", 1)] {
            let error = parse_within(text, 10, most).expect_err(text).to_string();
            let place = "character 1: the numbers, products";
            assert!(error.starts_with(place), "{text}: {error}");
        }
        // Refused before it is converted.
        let terms = "7*".repeat(19) + "1+";
        let last = format!("{}{}", terms, "7".repeat(19_000));
        let error = parse_within(&last, 10, 1 << 15)
            .expect_err("too much")
            .to_string();
        assert!(
            error.contains("character 41: the numbers, products"),
            "{error}"
        );
        // What is long alone is not refused.
        assert_eq!(value(&"1+".repeat(1000)[..1999]), 1000.into());
        assert_eq!(value("3^41000*1+1-1").bits(), 64_984);
    }

    #[test]
    fn long_decimals() {
        for digits in [1, 1023, 1024, 1025, 2048, 2049, 5000, 10_000] {
            let text: String = (0..digits)
                .map(|i| char::from(b'1' + (i * i % 9) as u8))
                .collect();
            let expected = BigInt::parse_bytes(text.as_bytes(), 10).expect("digits");
            assert_eq!(value(&text), expected, "{digits}");
            assert_eq!(value(&format!("000{text}")), expected);
        }
        assert_eq!(value(&"0".repeat(5000)), BigInt::zero());
    }

    #[test]
    fn depth_is_bounded() {
        let nested = |n: usize| format!("{}1{}", "(".repeat(n), ")".repeat(n));
        assert_eq!(value(&nested(MAX_DEPTH)), BigInt::one());
        assert!(reason(&nested(100_000)).contains("200"));
        assert!(reason(&"1^".repeat(100_000)).contains("200"));
        // What is next to each other, and signs, do not nest.
        for term in ["1^1+", "(1)+"] {
            assert_eq!(value(&(term.repeat(300) + "1")), 301.into(), "{term}");
        }
        assert_eq!(value(&format!("{}1", "-".repeat(100_001))), -BigInt::one());
    }
}
