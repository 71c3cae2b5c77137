// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers in text and base64.

use super::key::{LONGEST, too_long};
use base64ct::{Base64Unpadded, Base64UrlUnpadded, Encoding};
use bezout_large::Integer;

/// Digits of which all below ten are no hexadecimal number by chance: less than one of 10^8 random
/// ones.
const CLEAR: usize = 40;

/// Fewer digits than these say what they are by themselves, since both readings are no modulus.
const SHORT: usize = 8;

/// The number in a text: decimal if that is said or clear, else hexadecimal.
pub(super) fn number(text: &str, decimal: bool) -> Result<Vec<u64>, String> {
    let digits: String = text
        .chars()
        .filter(|c| !c.is_whitespace() && *c != ':')
        .collect();
    if digits.len() > LONGEST {
        return Err(too_long());
    }
    let lower = digits.to_ascii_lowercase();
    let only = |s: &str| !s.is_empty() && s.bytes().all(|c| c.is_ascii_digit());
    let ambiguous = !text.contains(':') && only(&digits) && !decimal;
    if ambiguous && (SHORT..CLEAR).contains(&digits.len()) {
        return Err(
            "the number may be decimal or hexadecimal; accepted are 0x before it, and --decimal"
                .into(),
        );
    }
    let is_decimal = decimal || lower.starts_with("0x") || ambiguous && digits.len() >= CLEAR;
    let text = match is_decimal {
        true => lower,
        false => format!("0x{lower}"),
    };
    let number: Integer = text
        .parse()
        .map_err(|error| format!("no number: {error}"))?;
    match number.is_negative() {
        true => Err("a modulus below 0".into()),
        false => Ok(number.into_limbs()),
    }
}

/// The octets of a text in base64, in one of both alphabets, with its padding or without.
pub(super) fn base64(text: &[u8]) -> Result<Vec<u8>, &'static str> {
    let end = text.iter().rposition(|&c| c != b'=').map_or(0, |i| i + 1);
    let text = str::from_utf8(&text[..end]).map_err(|_| "broken base64: it is no text")?;
    let decoded = match text.contains(['-', '_']) {
        true => Base64UrlUnpadded::decode_vec(text),
        false => Base64Unpadded::decode_vec(text),
    };
    // Bits that are left over in the last character need not be zero.
    decoded.or_else(|_| {
        let (front, last) = match text.len() % 4 {
            0 | 1 => return Err("broken base64"),
            rest => text.split_at(text.len() - rest),
        };
        let mask = if last.len() == 2 { 0x30 } else { 0x3c };
        let value = |c: u8| ALPHABET.iter().position(|&own| own == c);
        let c = *last.as_bytes().last().unwrap_or(&b'A');
        let c = value(c).ok_or("broken base64")? & mask;
        let mended = format!(
            "{front}{}{}",
            &last[..last.len() - 1],
            char::from(ALPHABET[c])
        );
        Base64Unpadded::decode_vec(&mended).map_err(|_| "broken base64")
    })
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
