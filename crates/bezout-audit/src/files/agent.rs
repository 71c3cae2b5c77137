// SPDX-License-Identifier: MIT OR Apache-2.0
//! Private keys of GnuPG's agent: S-expressions, written for people or in their canonical form.

use super::key::{Item, Key};
use super::piece::{Need, Piece};

/// The octets of a key at most.
const LONGEST: usize = 1 << 17;

/// How keys begin, after the name of their field or alone.
const HEADS: [&[u8]; 6] = [
    b"(private-key",
    b"(protected-private-key",
    b"(shadowed-private-key",
    b"(11:private-key",
    b"(21:protected-private-key",
    b"(20:shadowed-private-key",
];

/// The key that octets begin with. Its modulus is not encrypted.
pub(super) fn private(octets: &[u8], last: bool) -> Result<Option<Piece>, Need> {
    let name = b"Key: ";
    let from = if octets.starts_with(name) {
        name.len()
    } else {
        0
    };
    if !HEADS.iter().any(|head| octets[from..].starts_with(head)) {
        return Ok(None);
    }
    let (item, length) = match expression(&octets[from..]) {
        Some((atoms, length)) => (key(&atoms), from + length),
        None if !last && octets.len() < LONGEST => return Err(Need(2 * octets.len())),
        None => (
            Item::unread("a broken private key of GnuPG: its parentheses do not end"),
            octets.len(),
        ),
    };
    Ok(Some(Piece::one(length, 0..length, item)))
}

/// The atoms of an expression, without its parentheses, and how many octets it has.
fn expression(octets: &[u8]) -> Option<(Vec<Vec<u8>>, usize)> {
    let (mut atoms, mut depth, mut at) = (Vec::new(), 0usize, 0);
    let until = |from: usize, is: &dyn Fn(u8) -> bool| {
        octets[from..].iter().position(|&c| is(c)).map(|i| from + i)
    };
    loop {
        match *octets.get(at)? {
            b'(' => depth += 1,
            b')' if depth <= 1 => return Some((atoms, at + 1)),
            b')' => depth -= 1,
            b'#' => {
                let end = until(at + 1, &|c| c == b'#')?;
                let digits = octets[at + 1..end].iter();
                let digits = digits.filter_map(|&c| char::from(c).to_digit(16));
                let digits: Vec<u8> = digits.map(|digit| digit as u8).collect();
                let pairs = digits.chunks(2).map(|pair| match *pair {
                    [high, low] => high << 4 | low,
                    _ => pair[0],
                });
                atoms.push(pairs.collect());
                at = end;
            }
            b'"' => {
                let end = until(at + 1, &|c| c == b'"')?;
                atoms.push(octets[at + 1..end].to_vec());
                at = end;
            }
            c if c.is_ascii_whitespace() => {}
            _ => {
                let end = until(at, &|c| b"()#\":".contains(&c) || c.is_ascii_whitespace())?;
                let word = &octets[at..end];
                // A count of octets, and these.
                let count = match octets[end] {
                    b':' => str::from_utf8(word).ok()?.parse::<usize>().ok(),
                    _ => None,
                };
                match count {
                    Some(count) => {
                        let body = octets.get(end + 1..(end + 1).checked_add(count)?)?;
                        atoms.push(body.to_vec());
                        at = end + count;
                    }
                    None => {
                        atoms.push(word.to_vec());
                        at = end.max(at + 1) - 1;
                    }
                }
            }
        }
        at += 1;
    }
}

fn key(atoms: &[Vec<u8>]) -> Item {
    // What it is, and its algorithm.
    let algorithm = atoms.get(1).map_or(&b""[..], |atom| atom);
    if algorithm != b"rsa" {
        let name = match algorithm {
            b"ecc" => "an elliptic curve".into(),
            b"dsa" => "DSA".into(),
            b"elg" => "Elgamal".into(),
            other => String::from_utf8_lossy(other),
        };
        return Item::other(format!("a private key of GnuPG of {name}"));
    }
    let number = |name: &[u8]| {
        let at = atoms.iter().position(|atom| atom == name)?;
        atoms.get(at + 1)
    };
    match (number(b"n"), number(b"e")) {
        (Some(n), Some(e)) => Item::Rsa(Key::rsa("an RSA private key of GnuPG", n, e)),
        _ => Item::unread("a broken private key of GnuPG: it has no modulus"),
    }
}
