// SPDX-License-Identifier: MIT OR Apache-2.0
//! Blocks between lines that begin and end them: PEM, OpenPGP's armor, and RFC 4716, as people have
//! them: quoted in mails, in strings of programs, with other ends of lines, or in one line.

use super::ber::{self, ENCRYPTED};
use super::key::Item;
use super::number::base64;
use super::packets;
use super::piece::{Need, Piece, line_end};
use memchr::memmem;

/// The octets of a block at most.
const LONGEST: usize = 1 << 24;

/// Where a line that begins a block is in some octets.
pub(super) fn begin(octets: &[u8]) -> Option<usize> {
    // Not one form after the other: the one that is not there would be looked for to the end.
    memmem::find_iter(octets, b"BEGIN ").find_map(|at| {
        let front = &octets[..at];
        (front.ends_with(b"-----") || front.ends_with(b"---- ")).then(|| at - 5)
    })
}

/// The block that octets begin with, and what stands before it in its line. None if it is only a
/// mention of one.
pub(super) fn block(octets: &[u8], prefix: &[u8], last: bool) -> Result<Option<Piece>, Need> {
    let spaced = octets.starts_with(b"---- BEGIN ");
    let (dashes, end) = match spaced {
        true => (&b" ----"[..], &b"---- END "[..]),
        false => (&b"-----"[..], &b"-----END "[..]),
    };
    let head = &octets[11..octets.len().min(11 + 80)];
    let Some(length) = memmem::find(head, dashes) else {
        return match last || head.len() == 80 || head.contains(&b'\n') {
            true => Ok(None),
            false => Err(Need(octets.len() + 80)),
        };
    };
    let label = String::from_utf8_lossy(&head[..length]).into_owned();
    let from = 11 + length + dashes.len();
    let after = &octets[from..];
    if label == "PGP SIGNED MESSAGE" {
        return Ok(Some(Piece::one(from, 0..from, Item::Text)));
    }
    // Of many blocks without an end each is looked at up to the next one.
    let next = begin(after);
    let own = &after[..next.unwrap_or(after.len())];
    let stop = match (memmem::find(own, end), next) {
        (Some(end), _) => Ok(end),
        (None, Some(begin)) => Err(begin),
        (None, None) if !last && after.len() < LONGEST => return Err(Need(2 * octets.len())),
        (None, None) => Err(after.len()),
    };
    let whole = prefix.iter().all(|c| !c.is_ascii_alphanumeric());
    match stop {
        Ok(stop) => {
            let tail = &after[stop + end.len()..];
            let close = memmem::find(&tail[..tail.len().min(80)], dashes);
            let Some(close) = close else {
                if !last && tail.len() < 80 {
                    return Err(Need(octets.len() + 80));
                }
                let length = from + stop + end.len();
                return Ok(Some(Piece::one(length, 0..length, Item::unread(NO_END))));
            };
            let length = from + stop + end.len() + close + dashes.len();
            let items = match &tail[..close] {
                own if own == label.as_bytes() => body(&label, &after[..stop], prefix),
                other => vec![Item::Unread(format!(
                    "broken PEM: it ends as {}",
                    String::from_utf8_lossy(other)
                ))],
            };
            let items = items.into_iter().map(|item| (0..length, item)).collect();
            Ok(Some(Piece { length, items }))
        }
        // A mention in a text or a comment has no base64 after it.
        Err(_) if !whole && !has_body(after, prefix) => Ok(None),
        Err(stop) => {
            // Of what is no end, only lines of base64 belong to it.
            let mut length = from;
            while length < from + stop {
                let (line, next) = line_end(&octets[length..from + stop]);
                let text = undecorated(&octets[length..length + line], prefix);
                if !text.iter().all(|c| is_base64(*c)) {
                    break;
                }
                length += next;
            }
            Ok(Some(Piece::one(length, 0..length, Item::unread(NO_END))))
        }
    }
}

const NO_END: &str = "broken PEM: it has no end";

/// Whether base64 follows.
fn has_body(after: &[u8], prefix: &[u8]) -> bool {
    let text = unescaped(&after[..after.len().min(256)]);
    let mut lines = text.split(|c| matches!(c, b'\n' | b'\r'));
    let first = lines.find_map(|line| {
        let line = undecorated(line, prefix);
        (!line.is_empty()).then_some(line)
    });
    first.is_some_and(|line| line.len() >= 16 && line.iter().take(16).all(|c| is_base64(*c)))
}

fn is_base64(c: u8) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, b'+' | b'/' | b'=')
}

/// A text with the escapes of strings, addresses, mails and marks replaced by what they stand for;
/// ends of lines by one.
pub(super) fn unescaped(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((&c, after)) = rest.split_first() {
        let (octet, used) = match (c, after) {
            (b'\\', [b'n' | b'r' | b't', ..]) => (b'\n', 2),
            (b'\\', [b'u', b'0', b'0', b'0', _, ..]) => (b'\n', 6),
            (b'\\', [b'x', b'0', _, ..]) => (b'\n', 4),
            (b'\\', [b'0'..=b'3', b'0'..=b'7', b'0'..=b'7', ..]) => (b'\n', 4),
            (b'\\', _) => (b' ', 1),
            (b'&', [b'#', rest @ ..] | [b'q' | b'n' | b'a', rest @ ..]) => {
                match rest.iter().take(7).position(|&c| c == b';') {
                    Some(place) => (b'\n', place + 3),
                    None => (c, 1),
                }
            }
            (b'%', [b'0', b'a' | b'A' | b'd' | b'D', ..] | [b'2', b'0', ..]) => (b'\n', 3),
            (b'%', [b'2', b'B' | b'b', ..]) => (b'+', 3),
            (b'%', [b'2', b'F' | b'f', ..]) => (b'/', 3),
            (b'%', [b'3', b'D' | b'd', ..]) | (b'=', [b'3', b'D', ..]) => (b'=', 3),
            (b'<', _) => match after.iter().take(16).position(|&c| c == b'>') {
                Some(place) => (b'\n', place + 2),
                None => (c, 1),
            },
            _ => (c, 1),
        };
        out.push(octet);
        rest = rest.get(used..).unwrap_or_default();
    }
    out
}

/// A line without what a quote, a comment or a string puts around it.
fn undecorated<'a>(line: &'a [u8], prefix: &[u8]) -> &'a [u8] {
    let line = line.trim_ascii();
    let prefix = prefix.trim_ascii();
    let line = match line.strip_prefix(prefix) {
        // Of a string that begins in this line, the others begin otherwise.
        Some(rest) if prefix.iter().all(|c| !c.is_ascii_alphanumeric()) => rest,
        _ => line,
    };
    let around = |c: &u8| c.is_ascii_whitespace() || b"\"',;>|*#`.)(:-".contains(c);
    let start = line.iter().position(|c| !around(c)).unwrap_or(line.len());
    let end = line
        .iter()
        .rposition(|c| !around(c))
        .map_or(start, |i| i + 1);
    &line[start..end.max(start)]
}

/// The keys in the body of a block.
fn body(label: &str, body: &[u8], prefix: &[u8]) -> Vec<Item> {
    match label {
        "X509 CRL" => return vec![Item::other("a list of revoked certificates")],
        // A session of TLS may have the certificate of its peer.
        label if label.ends_with("PARAMETERS") && !label.contains("SESSION") => {
            return vec![Item::other(label.to_string())];
        }
        "PGP SIGNATURE" | "PGP MESSAGE" => {
            return vec![Item::other(label.to_string())];
        }
        "ENCRYPTED PRIVATE KEY" | "SSH2 ENCRYPTED PRIVATE KEY" => {
            return vec![Item::unread(ENCRYPTED)];
        }
        _ => {}
    }
    let escaped = body.iter().any(|c| b"\\&%<".contains(c)) || memmem::find(body, b"=3D").is_some();
    let text = match escaped {
        true => unescaped(body),
        false => body.to_vec(),
    };
    let (mut digits, mut goes_on) = (Vec::with_capacity(text.len()), false);
    for line in text.split(|c| matches!(c, b'\n' | b'\r')) {
        let plain = undecorated(line, prefix);
        // A header of an encrypted key, of armor or of RFC 4716, which may go on after a backslash.
        let is_header = plain.windows(2).any(|pair| pair == b": ");
        if is_header || goes_on || plain.contains(&b':') {
            if memmem::find(plain, b"ENCRYPTED").is_some() {
                return vec![Item::unread(ENCRYPTED)];
            }
            goes_on = line.trim_ascii_end().ends_with(b"\\");
            continue;
        }
        // The checksum of armor.
        if label.starts_with("PGP") && plain.starts_with(b"=") {
            continue;
        }
        for &c in plain {
            match c {
                b' ' | b'\t' | b'"' | b'\'' => {}
                c if is_base64(c) => digits.push(c),
                c => {
                    let reason = format!("broken PEM: it has '{}'", c.escape_ascii());
                    return vec![Item::Unread(reason)];
                }
            }
        }
    }
    let octets = match base64(&digits) {
        Ok(octets) => octets,
        Err(reason) => return vec![Item::Unread(format!("broken PEM: {reason}"))],
    };
    match label {
        "PGP PUBLIC KEY BLOCK" | "PGP PRIVATE KEY BLOCK" => {
            let (mut items, read) = packets::pgp(&octets);
            if read < octets.len() {
                items.push(Item::unread("OpenPGP with a broken packet"));
            }
            items
        }
        "SSH2 PUBLIC KEY" => vec![packets::ssh(&octets, None)],
        "SSH SIGNATURE" => vec![packets::ssh_signature(&octets)],
        "OPENSSH PRIVATE KEY" => packets::openssh(&octets),
        // OpenSSL keeps its trust behind the certificate.
        "TRUSTED CERTIFICATE" => match ber::object(&octets) {
            Ok(object) => ber::keys(object.whole),
            Err(_) => ber::keys(&octets),
        },
        _ => ber::keys(&octets),
    }
}
