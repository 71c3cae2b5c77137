// SPDX-License-Identifier: MIT OR Apache-2.0
//! Operands of a call, as they are written on the command line.

use super::output::Text;

/// What becomes of a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// The routine reads it.
    In,
    /// The routine writes it, and it is printed.
    Out {
        /// As what it is printed.
        text: Text,
    },
}

/// One operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Operand {
    /// A word, passed as it is.
    Word { value: u32, secret: bool },
    /// Bytes in RAM, passed by their address.
    Buffer {
        bytes: Vec<u8>,
        direction: Direction,
        input: bool,
        secret: bool,
    },
}

/// The largest buffer.
const LARGEST: usize = 1 << 16;

impl Operand {
    /// Reads `[secret:][out:|inout:|bytes:|out-bytes:]…`; `--help` has the list.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let (marked, rest) = match text.strip_prefix("secret:") {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let wrong = |reason: &str| {
            format!(
                "operand {text}: {reason}; 0x…, a decimal word, LENGTH:0x…, bytes:…, out:LENGTH, out-bytes:LENGTH, inout:… and secret:… are accepted"
            )
        };
        let mut operand = Self::parse_unmarked(rest).map_err(|reason| wrong(&reason))?;
        if marked {
            if matches!(operand, Self::Buffer { input: false, .. }) {
                return Err(wrong("a buffer that is only written holds no secret"));
            }
            operand.mark_secret();
        }
        Ok(operand)
    }

    /// Marks it as secret.
    pub(crate) fn mark_secret(&mut self) {
        match self {
            Self::Word { secret, .. } | Self::Buffer { secret, .. } => *secret = true,
        }
    }

    /// Whether something goes in that is longer than a word.
    pub(crate) fn is_input_buffer(&self) -> bool {
        matches!(self, Self::Buffer { input: true, .. })
    }

    fn parse_unmarked(text: &str) -> Result<Self, String> {
        let buffer = |bytes, direction, input| Self::Buffer {
            bytes,
            direction,
            input,
            secret: false,
        };
        if let Some(rest) = text.strip_prefix("out:") {
            let direction = Direction::Out { text: Text::Number };
            return Ok(buffer(vec![0; length(rest)?], direction, false));
        }
        if let Some(rest) = text.strip_prefix("out-bytes:") {
            let direction = Direction::Out { text: Text::Bytes };
            return Ok(buffer(vec![0; length(rest)?], direction, false));
        }
        if let Some(rest) = text.strip_prefix("bytes:") {
            return Ok(buffer(byte_string(rest)?, Direction::In, true));
        }
        if let Some(rest) = text.strip_prefix("inout:") {
            let (bytes, text) = match rest.strip_prefix("bytes:") {
                Some(string) => (byte_string(string)?, Text::Bytes),
                None => (number(rest)?, Text::Number),
            };
            return Ok(buffer(bytes, Direction::Out { text }, true));
        }
        match text.strip_prefix("0x") {
            // A word is read as one, whatever its leading zeros.
            Some(digits) if digits.len() <= 8 => match u32::from_str_radix(digits, 16) {
                Ok(value) if !digits.starts_with('+') => Ok(Self::Word {
                    value,
                    secret: false,
                }),
                _ => Err("not a hexadecimal number".into()),
            },
            None if text.bytes().all(|b| b.is_ascii_digit()) && !text.is_empty() => {
                match text.parse() {
                    Ok(value) => Ok(Self::Word {
                        value,
                        secret: false,
                    }),
                    Err(_) => Err("a decimal number is a word, below 2^32".into()),
                }
            }
            _ => Ok(buffer(number(text)?, Direction::In, true)),
        }
    }
}

fn length(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(length) if (1..=LARGEST).contains(&length) => Ok(length),
        _ => Err(format!(
            "length {text} is not a number of bytes from 1 to {LARGEST}"
        )),
    }
}

/// `0x…` or `LENGTH:0x…`, as little-endian bytes.
fn number(text: &str) -> Result<Vec<u8>, String> {
    let (room, digits) = match text.split_once(':') {
        Some((room, digits)) => (Some(length(room)?), digits),
        None => (None, text),
    };
    let digits = digits.strip_prefix("0x").ok_or("a number begins with 0x")?;
    let padded = if digits.len() % 2 == 1 {
        format!("0{digits}")
    } else {
        digits.to_owned()
    };
    let mut bytes = byte_string(&padded)?;
    bytes.reverse();
    match room {
        None => bytes.resize(bytes.len().next_multiple_of(4), 0),
        Some(room) => {
            // Leading zeros may be cut, digits not.
            if bytes.iter().skip(room).any(|&b| b != 0) {
                return Err(format!("the number does not fit into {room} bytes"));
            }
            bytes.resize(room, 0);
        }
    }
    Ok(bytes)
}

/// Bytes in hexadecimal, the first one first.
fn byte_string(digits: &str) -> Result<Vec<u8>, String> {
    if digits.is_empty() || digits.len() % 2 == 1 || digits.len() > 2 * LARGEST {
        return Err("hexadecimal digits are missing, odd in number or too many".into());
    }
    let digit = |c: u8| (c as char).to_digit(16).map(|d| d as u8);
    let pair = |p: &[u8]| Some(digit(p[0])? << 4 | digit(p[1])?);
    let bytes: Option<Vec<u8>> = digits.as_bytes().chunks(2).map(pair).collect();
    bytes.ok_or_else(|| "a character is not a hexadecimal digit".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        match Operand::parse(text) {
            Ok(Operand::Buffer { bytes, .. }) => bytes,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn words_and_numbers() {
        assert_eq!(
            Operand::parse("0x12").unwrap(),
            Operand::Word {
                value: 0x12,
                secret: false
            }
        );
        assert_eq!(
            Operand::parse("secret:17").unwrap(),
            Operand::Word {
                value: 17,
                secret: true
            }
        );
        assert_eq!(bytes("0x123456789"), [0x89, 0x67, 0x45, 0x23, 1, 0, 0, 0]);
        assert_eq!(bytes("0x000000000"), [0; 8]);
        assert_eq!(bytes("3:0x9"), [9, 0, 0]);
        assert_eq!(bytes("bytes:0102"), [1, 2]);
        assert_eq!(bytes("out:5"), [0; 5]);
        assert_eq!(bytes("inout:2:0x102"), [2, 1]);
    }

    #[test]
    fn refused() {
        for text in [
            "",
            "0x",
            "0x+1",
            "x",
            "0xg",
            "4294967296",
            "1:0x100",
            "out:0",
            "out:x",
            "out:65537",
            "bytes:1",
            "secret:out:4",
            "0x00000000é",
            "inout:5",
            ":0x1",
            "-1",
        ] {
            assert!(Operand::parse(text).is_err(), "{text}");
        }
    }
}
