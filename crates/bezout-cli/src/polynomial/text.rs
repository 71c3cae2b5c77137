// SPDX-License-Identifier: MIT OR Apache-2.0
//! Polynomials as people and programs write them.
//!
//! | form | example |
//! |---|---|
//! | terms | `2x^3 - x + 1`, `2*y^3-y+1`: any one letter, any order |
//! | list | `1 -1 0 2`, `[1, -1, 0, 2]`: the constant term first |
//! | packed | `0x2011`: coefficients are digits of a fixed number of bits, the constant term lowest |

use crate::number::{self, NumberError};
use bezout_large::{Integer, Natural};
use bezout_trace::polynomial::Polynomial;
use std::fmt;

/// A few characters such as `x^999999999` must not take all memory.
pub const MAX_TERMS: usize = 1 << 20;

/// The polynomial that `text` says; digits of packed ones have `digit` bits.
pub fn parse(text: &str, digit: u32) -> Result<Polynomial, TextError> {
    let text = text.trim();
    if let Some(digits) = text.strip_prefix("0x") {
        return unpack(digits, digit);
    }
    let is_expression = |c: char| c.is_alphabetic() || "*^".contains(c);
    if text.contains(is_expression) {
        return Terms {
            text,
            next: 0,
            variable: None,
        }
        .all();
    }
    let inside = match (text.strip_prefix('['), text.ends_with(']')) {
        (Some(rest), true) => &rest[..rest.len() - 1],
        _ => text,
    };
    let separated = inside.split(|c: char| c.is_whitespace() || c == ',');
    let words: Vec<&str> = separated.filter(|word| !word.is_empty()).collect();
    match words.len() {
        0 if inside.len() == text.len() => return Err(TextError::Empty),
        n if n > MAX_TERMS => return Err(TextError::TooLong),
        _ => {}
    }
    let coefficients: Result<Vec<Integer>, _> = words
        .into_iter()
        .map(|word| {
            let digits = word.strip_prefix(['+', '-']).unwrap_or(word);
            match digits.is_empty() || digits.bytes().any(|c| !c.is_ascii_digit()) {
                true => Err(TextError::Coefficient(word.chars().take(40).collect())),
                false => number::parse(word).map_err(TextError::Number),
            }
        })
        .collect();
    Ok(Polynomial::new(coefficients?, None))
}

fn unpack(digits: &str, digit: u32) -> Result<Polynomial, TextError> {
    let number = Natural::from_str_radix(digits, 16).map_err(|_| TextError::Hexadecimal)?;
    if digits.starts_with('+') {
        return Err(TextError::Hexadecimal);
    }
    let words = number.limbs();
    let per_word = (64 / digit) as usize;
    if words.len() * per_word > MAX_TERMS {
        return Err(TextError::TooLong);
    }
    let coefficients = (0..words.len() * per_word).map(|i| {
        let word = words[i / per_word] >> (digit as usize * (i % per_word));
        Integer::from(word & (u64::MAX >> (64 - digit)))
    });
    Ok(Polynomial::new(coefficients.collect(), None))
}

/// One hexadecimal number whose digits of `digit` bits are the coefficients.
pub fn packed(coefficients: &[u32], digit: u32) -> String {
    let words = coefficients.chunks((64 / digit) as usize).map(|chunk| {
        let digits = chunk.iter().rev();
        digits.fold(0, |word, &c| word << digit | u64::from(c))
    });
    format!("{:#x}", Natural::new(words.collect()))
}

/// `[1, 0, 2]`.
pub fn list(coefficients: &[u32]) -> String {
    format!("{coefficients:?}")
}

/// Why a text is not a polynomial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextError {
    Empty,
    Coefficient(String),
    Number(NumberError),
    Hexadecimal,
    Character(usize, char),
    End,
    Variable(char, char),
    TooLong,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is nothing")?,
            Self::Coefficient(word) => write!(f, "{word:?} in a list is not a decimal integer")?,
            Self::Number(error) => return write!(f, "a coefficient is not accepted: {error}"),
            Self::Hexadecimal => f.write_str("'0x' is not followed by hexadecimal digits alone")?,
            Self::Character(at, c) => write!(f, "character {at}: {c:?} is not expected here")?,
            Self::End => f.write_str("it ends where a term is needed")?,
            Self::Variable(x, y) => write!(f, "both {x:?} and {y:?} stand for the variable")?,
            Self::TooLong => {
                return write!(f, "it is too long; degrees below {MAX_TERMS} are accepted");
            }
        }
        f.write_str("; accepted are terms such as 2x^3 - x + 1, a list of coefficients with the constant term first such as [1, -1, 0, 2], and packed coefficients 0x...")
    }
}

struct Terms<'a> {
    text: &'a str,
    /// Bytes read so far; always the start of a character.
    next: usize,
    variable: Option<char>,
}

impl Terms<'_> {
    fn all(mut self) -> Result<Polynomial, TextError> {
        let mut coefficients = Vec::new();
        let mut sign = self.sign(true)?;
        loop {
            let (mut c, exponent) = self.term()?;
            if sign == Some('-') {
                c = -c;
            }
            if coefficients.len() <= exponent {
                coefficients.resize(exponent + 1, Integer::ZERO);
            }
            coefficients[exponent] += c;
            if self.peek().is_none() {
                return Ok(Polynomial::new(coefficients, self.variable));
            }
            sign = self.sign(false)?;
        }
    }

    /// The sign before a term. The first term needs none.
    fn sign(&mut self, first: bool) -> Result<Option<char>, TextError> {
        match self.peek() {
            Some(c @ ('+' | '-')) => {
                self.next += 1;
                Ok(Some(c))
            }
            _ if first => Ok(None),
            _ => Err(self.unexpected()),
        }
    }

    fn term(&mut self) -> Result<(Integer, usize), TextError> {
        let coefficient = match self.digits() {
            "" => None,
            digits => Some(number::parse(digits).map_err(TextError::Number)?),
        };
        let mut starred = false;
        if coefficient.is_some() && self.peek() == Some('*') {
            self.next += 1;
            starred = true;
        }
        let Some(variable) = self.peek().filter(|c| c.is_alphabetic()) else {
            return match coefficient {
                Some(c) if !starred => Ok((c, 0)),
                _ => Err(self.unexpected()),
            };
        };
        let known = *self.variable.get_or_insert(variable);
        if known != variable {
            return Err(TextError::Variable(known, variable));
        }
        self.next += variable.len_utf8();
        let mut exponent = 1;
        if self.peek() == Some('^') {
            self.next += 1;
            self.peek();
            exponent = match self.digits() {
                "" => return Err(self.unexpected()),
                digits => digits.parse().unwrap_or(usize::MAX),
            };
        }
        if exponent >= MAX_TERMS {
            return Err(TextError::TooLong);
        }
        Ok((coefficient.unwrap_or_else(|| 1.into()), exponent))
    }

    fn digits(&mut self) -> &str {
        self.peek();
        let rest = &self.text[self.next..];
        let end = rest.find(|c: char| !c.is_ascii_digit());
        let digits = &rest[..end.unwrap_or(rest.len())];
        self.next += digits.len();
        digits
    }

    /// The next character, after spaces.
    fn peek(&mut self) -> Option<char> {
        let rest = &self.text[self.next..];
        self.next += rest.len() - rest.trim_start().len();
        self.text[self.next..].chars().next()
    }

    fn unexpected(&mut self) -> TextError {
        match self.peek() {
            None => TextError::End,
            Some(c) => {
                let before = self.text[..self.next].chars().count();
                TextError::Character(before + 1, c)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout_trace::polynomial::terms;

    fn coefficients(text: &str) -> Result<Vec<i64>, TextError> {
        let found = parse(text, 4)?;
        let small = |c: &Integer| i64::try_from(c).expect("small");
        Ok(found.coefficients.iter().map(small).collect())
    }

    #[test]
    fn all_forms_say_the_same() {
        for text in [
            "2x^3 - x + 1",
            "1 + 2*y^3-y",
            "x^3+ x ^ 3 -x+1",
            "+1 - x + 2 x^3",
            "[1, -1, 0, 2]",
            "1 -1\n0,2, 0 0",
        ] {
            assert_eq!(coefficients(text), Ok(vec![1, -1, 0, 2]), "{text}");
        }
        assert_eq!(coefficients("0x2011"), Ok(vec![1, 1, 0, 2]));
        assert_eq!(coefficients("0x0"), Ok(vec![]));
        assert_eq!(coefficients("[]"), Ok(vec![]));
        assert_eq!(coefficients("x - x"), Ok(vec![]));
        assert_eq!(parse("0x101", 1).map(|p| p.coefficients.len()), Ok(9));
        assert_eq!(
            parse("0x10000000f", 32).map(|p| p.coefficients.len()),
            Ok(2)
        );
    }

    #[test]
    fn what_is_no_polynomial_is_refused() {
        for (text, error) in [
            ("", TextError::Empty),
            ("  ", TextError::Empty),
            (",", TextError::Empty),
            ("x + y", TextError::Variable('x', 'y')),
            ("x^", TextError::End),
            ("x^-1", TextError::Character(3, '-')),
            ("2**x", TextError::Character(3, '*')),
            ("2*", TextError::End),
            ("x x", TextError::Character(3, 'x')),
            ("x + + 1", TextError::Character(5, '+')),
            ("x^1048576", TextError::TooLong),
            ("x^99999999999999999999999", TextError::TooLong),
            ("0x", TextError::Hexadecimal),
            ("0x+1", TextError::Hexadecimal),
            ("0x1g", TextError::Hexadecimal),
            ("1 2.5", TextError::Coefficient("2.5".into())),
            ("é^2^", TextError::Character(4, '^')),
        ] {
            assert_eq!(coefficients(text), Err(error), "{text}");
        }
        for long in [
            "0 ".repeat(MAX_TERMS + 1),
            "0x".to_string() + &"1".repeat(MAX_TERMS + 1),
        ] {
            assert_eq!(coefficients(&long), Err(TextError::TooLong));
        }
    }

    #[test]
    fn messages_say_what_is_wrong_and_what_is_accepted() {
        for (text, reason) in [
            ("", "there is nothing"),
            ("1 2.5", "\"2.5\" in a list is not a decimal integer"),
            ("0x", "'0x' is not followed by hexadecimal digits alone"),
            ("x x", "character 3: 'x' is not expected here"),
            ("x^", "it ends where a term is needed"),
            ("x + y", "both 'x' and 'y' stand for the variable"),
        ] {
            let error = coefficients(text).expect_err(text).to_string();
            let start = format!("{reason}; accepted are terms such as 2x^3 - x + 1, a list");
            assert!(error.starts_with(&start), "{text}: {error}");
        }
        let long = "it is too long; degrees below 1048576 are accepted";
        assert_eq!(TextError::TooLong.to_string(), long);
    }

    #[test]
    fn what_is_printed_is_read_back() {
        let all = [vec![], vec![0, 1], vec![7, 0, 1, 15], vec![1; 40]];
        for c in all {
            for text in [
                packed(&c, 4),
                list(&c),
                terms(&Polynomial::from(&c[..]), 'y'),
            ] {
                assert_eq!(
                    parse(&text, 4).map(|p| p.reduced(16)),
                    Ok(c.clone()),
                    "{text}"
                );
            }
        }
        let mixed = parse("-x^2 + 3x - 1", 4).expect("a polynomial");
        assert_eq!(terms(&mixed, 'x'), "-x^2 + 3x - 1");
        assert_eq!(mixed.reduced(7), [6, 3, 6]);
    }
}
