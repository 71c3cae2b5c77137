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

use crate::price;
use bezout_large::{Integer, Natural};
use std::fmt;

/// Longer numbers are refused: a few characters such as `9^9^9` must not take all memory. Limits
/// are low in tests, so that these reach them at once.
pub const MAX_BITS: u64 = if cfg!(test) { 1 << 16 } else { 1 << 26 };

/// What one expression may cost: as much as the longest decimal number, which takes a second at
/// most.
const MAX_WORK: u64 = 21 * MAX_BITS;

/// The integer that `text` says.
pub fn parse(text: &str) -> Result<Integer, NumberError> {
    parse_in(text, 10)
}

/// The same, where digits without `0x` are of this base, 10 or 16.
pub fn parse_in(text: &str, radix: u32) -> Result<Integer, NumberError> {
    parse_within(text, radix, MAX_WORK)
}

/// The same, for an expression that takes at most `most` units of work.
pub fn parse_within(text: &str, radix: u32, most: u64) -> Result<Integer, NumberError> {
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
pub fn hexadecimal(x: &Integer) -> String {
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
    Expression(char),
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
            Reason::Expression(c) => write!(
                f,
                "{c:?} makes this an expression, all of whose numbers would be hexadecimal; in base 16 one number with a sign or none is accepted"
            ),
            Reason::Underscore => f.write_str("'_' and ':' are accepted between two digits only"),
            Reason::TooLong => write!(
                f,
                "the value is too long; at most {MAX_BITS} bits are accepted"
            ),
            Reason::TooMuchWork(most) => write!(
                f,
                "the numbers, products and powers up to here take more than the {most} units of work that are accepted for one expression; a number of {MAX_BITS} bits takes up to {} units",
                price::decimal(MAX_BITS)
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

type Parsed = Result<Integer, NumberError>;

impl Parser<'_> {
    fn all(mut self) -> Parsed {
        if self.radix == 16 {
            return self.alone();
        }
        let value = self.sum()?;
        match self.peek() {
            None => Ok(value),
            Some(_) => Err(self.unexpected()),
        }
    }

    /// A number with a sign or none: in an expression, 19 would be 0x19 and nobody would see it.
    fn alone(&mut self) -> Parsed {
        let sign = self.peek().filter(|c| "+-".contains(*c));
        if sign.is_some() {
            self.skip();
        }
        let value = match self.peek() {
            Some(c) if c.is_ascii_hexdigit() => self.literal()?,
            _ => return Err(self.unexpected()),
        };
        let at = self.next;
        match self.peek() {
            None if sign == Some('-') => Ok(-value),
            None => Ok(value),
            Some(c) if "+-*^(".contains(c) => Err(error(at, Reason::Expression(c))),
            Some(_) => Err(self.unexpected()),
        }
    }

    fn sum(&mut self) -> Parsed {
        let mut value = self.product()?;
        loop {
            let operator = self.peek();
            let at = self.next;
            let Some(sign @ ('+' | '-')) = operator else {
                return Ok(value);
            };
            let term = self.skip().product()?;
            self.charge(price::sum(bits(&value).max(bits(&term))), at)?;
            value = if sign == '+' {
                value + term
            } else {
                value - term
            };
            check_bits(bits(&value), at)?;
        }
    }

    fn product(&mut self) -> Parsed {
        let mut value = self.signed()?;
        while self.peek() == Some('*') {
            let at = self.next;
            let factor = self.skip().signed()?;
            // Before the product is computed: it has as many bits, or one less.
            check_bits((bits(&value) + bits(&factor)).saturating_sub(1), at)?;
            self.charge(price::product(bits(&value), bits(&factor)), at)?;
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

    fn raise(&mut self, base: &Integer, exponent: &Integer, at: usize) -> Parsed {
        if exponent.is_negative() {
            return Err(error(at, Reason::NegativeExponent));
        }
        if base.is_zero() || base.magnitude().is_one() {
            // Any exponent will do, however long.
            let odd = exponent.is_odd();
            return Ok(if exponent.is_zero() || base.is_negative() && !odd {
                Integer::from(1)
            } else {
                base.clone()
            });
        }
        let exponent = u32::try_from(exponent).unwrap_or(u32::MAX);
        // The float is a little off, so that a power near the limit is computed before it is
        // judged.
        let bits = log2(base.magnitude()) * f64::from(exponent) * (1.0 - 1e-9);
        check_bits(bits as u64, at)?;
        let zeros = base.magnitude().trailing_zeros().unwrap_or(0) as u64;
        let of_odd = (bits as u64).saturating_sub(zeros * u64::from(exponent));
        self.charge(price::sum(bits as u64), at)?;
        self.charge(price::power(of_odd, base.bits() as u64 - zeros), at)?;
        let power = base.pow(exponent);
        check_bits(power.bits() as u64, at)?;
        Ok(power)
    }

    /// Counts work before it is done.
    fn charge(&mut self, units: u64, at: usize) -> Result<(), NumberError> {
        self.work = self.work.saturating_add(units);
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
        // Tools for keys print octets with colons between them.
        let is_between = |c: char| c == '_' || c == ':' && radix == 16;
        let is_digit = |c: char| is_between(c) || c.is_digit(radix);
        let length = rest.find(|c| !is_digit(c)).unwrap_or(rest.len());
        let (digits, _) = rest.split_at(length);
        if digits.is_empty() {
            return Err(error(at, Reason::NoHexDigit));
        }
        if digits.split(is_between).any(str::is_empty) {
            return Err(error(at, Reason::Underscore));
        }
        let plain: Vec<u8> = digits.bytes().filter(u8::is_ascii_hexdigit).collect();
        let zeros = plain.iter().take_while(|&&c| c == b'0').count();
        let plain = &plain[zeros..];
        // A digit has 4 bits, or more than 3: decides long before conversion.
        let bits = plain.len() as u64 * if radix == 16 { 4 } else { 3 };
        check_bits(bits.saturating_sub(3), at)?;
        self.next += length;
        let price = match radix {
            16 => price::hexadecimal(bits),
            _ => price::decimal(bits),
        };
        self.charge(price, at)?;
        // Without its zeros it may be empty.
        let digits = str::from_utf8(plain).unwrap_or_default();
        let value = Integer::from_str_radix(digits, radix).unwrap_or_default();
        check_bits(value.bits() as u64, at)?;
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

/// The logarithm, rounded down somewhere in its last digits.
fn log2(x: &Natural) -> f64 {
    let drop = x.bits().saturating_sub(52);
    let top = u64::try_from(&(x >> drop)).unwrap_or(1);
    drop as f64 + (top as f64).log2()
}

fn bits(x: &Integer) -> u64 {
    x.bits() as u64
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

    fn value(text: &str) -> Integer {
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
            assert_eq!(value(text), Integer::from(expected), "{text}");
        }
    }

    #[test]
    fn powers_of_units_take_any_exponent() {
        assert_eq!(value("1^(2^100)"), Integer::from(1));
        assert_eq!(value("(-1)^(2^100)"), Integer::from(1));
        assert_eq!(value("(-1)^(2^100+1)"), -Integer::from(1));
        assert_eq!(value("0^(2^100)"), Integer::ZERO);
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
        assert_eq!(bits(&value(&largest)), MAX_BITS);
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
        // At full length each term takes a part of a second, and a line has room for a million of
        // them.
        for term in [
            "2^16383*0+",
            "(2^16383-1)*0+",
            "2^16382-2^16382+",
            "(2^8191)^1*2^8191*0+",
        ] {
            let error = reason(&format!("{}1", term.repeat(2000)));
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
        // Each part of a power counts: the least bound under which it is computed.
        let cost = |text: &str| {
            let (mut low, mut high) = (0, MAX_WORK);
            while low < high {
                let most = (low + high) / 2;
                match parse_within(text, 10, most) {
                    Ok(_) => high = most,
                    Err(_) => low = most + 1,
                }
            }
            low
        };
        assert!(cost("2^16382") >= cost("2^1") + 16_382 / 64);
        assert!(cost("3^9999") >= cost("3^1") + price::product(7900, 7900));
        // So do one sum and one product, beside what they are of.
        assert!(cost("1+1") > 2 * cost("1"));
        assert!(cost("3*5") > cost("3") + cost("5"));
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
    fn the_longest_numbers_are_within_the_bound() {
        let half = MAX_BITS / 2;
        for text in [
            &format!("2^{}", MAX_BITS - 1),
            &format!("3^{}", MAX_BITS * 5 / 8),
            &format!("6^{}", MAX_BITS * 3 / 8),
            &format!("(2^{}-1)*(2^{}+1)", half - 1, half - 1),
            &format!("(2^{half}-1)^2"),
            &"7".repeat(MAX_BITS as usize * 3 / 10),
        ] {
            assert!(bits(&value(text)) > MAX_BITS * 9 / 10, "{}", &text[..9]);
        }
    }

    #[test]
    fn depth_is_bounded() {
        let nested = |n: usize| format!("{}1{}", "(".repeat(n), ")".repeat(n));
        assert_eq!(value(&nested(MAX_DEPTH)), Integer::from(1));
        assert!(reason(&nested(100_000)).contains("200"));
        assert!(reason(&"1^".repeat(100_000)).contains("200"));
        // What is next to each other, and signs, do not nest.
        for term in ["1^1+", "(1)+"] {
            assert_eq!(value(&(term.repeat(300) + "1")), 301.into(), "{term}");
        }
        assert_eq!(
            value(&format!("{}1", "-".repeat(100_001))),
            -Integer::from(1)
        );
    }
}
