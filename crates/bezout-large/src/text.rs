// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers as text, decimal and hexadecimal, by halves.

use crate::divide::Divisor;
use crate::natural::{Natural, add_assign, compare, product, squared, trim};

/// Digits of a chunk that fits a limb.
const CHUNK: usize = 19;

/// `10^CHUNK`.
const POWER: u64 = 10_000_000_000_000_000_000;

/// Up to this many limbs a number is read and written limb by limb.
const SHORT: usize = if cfg!(test) { 2 } else { 30 };

/// The decimal digits of a number, without zeros in front.
pub(crate) fn to_decimal(x: &[u64]) -> String {
    // 10^(CHUNK 2^i), as long as their squares are not above x.
    let mut powers: Vec<Natural> = vec![vec![POWER]];
    while 2 * powers[powers.len() - 1].len() <= x.len() + 1 {
        powers.push(squared(&powers[powers.len() - 1]));
    }
    let divisors: Vec<Option<Divisor>> = powers
        .iter()
        .map(|power| (power.len() > SHORT / 2).then(|| Divisor::of(power)))
        .collect();
    let mut out = String::with_capacity(x.len() * 20);
    write(&mut out, x, &powers, &divisors, 0);
    out
}

/// Appends the digits of x, with zeros in front so that there are `chunks` chunks; without them, if it is 0.
fn write(
    out: &mut String,
    x: &[u64],
    powers: &[Natural],
    divisors: &[Option<Divisor>],
    chunks: usize,
) {
    let place = match chunks {
        0 => powers.iter().rposition(|power| compare(x, power).is_ge()),
        _ => (chunks > 1).then(|| chunks.ilog2() as usize - 1),
    };
    let divisor = place.and_then(|i| Some((i, divisors.get(i)?.as_ref()?)));
    let Some((i, divisor)) = divisor else {
        return write_short(out, x, chunks);
    };
    let (high, low) = divisor.divide(x);
    let half = 1 << i;
    write(out, &high, powers, divisors, chunks.saturating_sub(half));
    write(out, &low, powers, divisors, half);
}

/// The same, limb by limb.
fn write_short(out: &mut String, x: &[u64], chunks: usize) {
    let mut rest = x.to_vec();
    let mut parts = Vec::new();
    trim(&mut rest);
    while !rest.is_empty() {
        let mut part = 0;
        for limb in rest.iter_mut().rev() {
            let value = (part as u128) << 64 | *limb as u128;
            *limb = (value / POWER as u128) as u64;
            part = (value % POWER as u128) as u64;
        }
        parts.push(part);
        trim(&mut rest);
    }
    if chunks == 0 {
        match parts.pop() {
            Some(part) => out.push_str(&part.to_string()),
            None => out.push('0'),
        }
    } else {
        parts.resize(chunks, 0);
    }
    for part in parts.iter().rev() {
        out.push_str(&format!("{part:0CHUNK$}"));
    }
}

/// The number of decimal digits; none, and the place, if another character is among them.
pub(crate) fn from_decimal(digits: &[u8]) -> Result<Natural, usize> {
    if let Some(place) = digits.iter().position(|c| !c.is_ascii_digit()) {
        return Err(place);
    }
    let mut parts: Vec<Natural> = digits
        .rchunks(CHUNK)
        .map(|chunk| {
            let value = chunk
                .iter()
                .fold(0u64, |value, c| value * 10 + u64::from(c - b'0'));
            natural_of(value)
        })
        .collect();
    let mut power = vec![POWER];
    while parts.len() > 1 {
        parts = parts
            .chunks(2)
            .map(|pair| match pair {
                [low, high] => {
                    let mut out = product(high, &power);
                    add_assign(&mut out, low);
                    out
                }
                _ => pair[0].clone(),
            })
            .collect();
        if parts.len() > 1 {
            power = squared(&power);
        }
    }
    Ok(parts.pop().unwrap_or_default())
}

fn natural_of(value: u64) -> Natural {
    match value {
        0 => Natural::new(),
        _ => vec![value],
    }
}

/// The hexadecimal digits of a number, without zeros in front.
pub(crate) fn to_hexadecimal(x: &[u64]) -> String {
    let mut limbs = x.iter().rev().skip_while(|limb| **limb == 0);
    let Some(top) = limbs.next() else {
        return "0".into();
    };
    let mut out = format!("{top:x}");
    for limb in limbs {
        out.push_str(&format!("{limb:016x}"));
    }
    out
}

/// The number of hexadecimal digits; none, and the place, if another character is among them.
pub(crate) fn from_hexadecimal(digits: &[u8]) -> Result<Natural, usize> {
    if let Some(place) = digits.iter().position(|c| !c.is_ascii_hexdigit()) {
        return Err(place);
    }
    let value = |c: &u8| (*c as char).to_digit(16).map_or(0, u64::from);
    let mut out: Natural = digits
        .rchunks(16)
        .map(|chunk| chunk.iter().fold(0, |limb, c| limb << 4 | value(c)))
        .collect();
    trim(&mut out);
    Ok(out)
}
