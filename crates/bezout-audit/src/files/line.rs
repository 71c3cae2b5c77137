// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys in a line of text: of SSH, records of DNS, numbers, and base64 without a frame.

use super::ber;
use super::json::numbered;
use super::key::Item;
use super::number::{base64, number};
use super::packets;
use super::piece::{Context, Items, SHORTEST};
use memchr::memmem;
use std::ops::Range;

/// Base64 from this length on is told if it is no key: that of a modulus of 768 bits.
const LONG: usize = 128;

/// A number alone in its line has this many digits, so that it is no checksum.
const NUMBER: usize = 100;

/// What is in a line, which has no block of PEM. Each octet but blanks is in the range of an item.
pub(super) fn items(line: &[u8], context: &Context) -> Items {
    let mut items = Items::new();
    let text = line.trim_ascii();
    let all = 0..line.len();
    if text.is_empty() {
        return items;
    }
    if let Some(found) = alone(text, context.decimal) {
        return found.into_iter().map(|item| (all.clone(), item)).collect();
    }
    if memmem::find(line, b"p=").is_some()
        && (memmem::find(line, b"DKIM1").is_some() || memmem::find(line, b"k=rsa").is_some())
    {
        return dkim(line)
            .into_iter()
            .map(|item| (all.clone(), item))
            .collect();
    }
    let numbers = [&b"256 3 "[..], b"257 3 ", b"385 3 "];
    if (memmem::find(line, b"KEY").is_some() || numbers.iter().any(|head| text.starts_with(head)))
        && let Some(item) = dnskey(text)
    {
        return vec![(all, item)];
    }
    ssh(line, &mut items);
    let mut at = 0;
    let taken: Vec<Range<usize>> = items.iter().map(|(range, _)| range.clone()).collect();
    for range in taken
        .into_iter()
        .chain(std::iter::once(line.len()..line.len()))
    {
        if at < range.start {
            runs(line, at..range.start, context, &mut items);
        }
        at = at.max(range.end);
    }
    items.sort_by_key(|(range, _)| range.start);
    filled(line, items)
}

/// With items of text where there is none.
fn filled(line: &[u8], items: Items) -> Items {
    let (mut at, mut all) = (0, Items::new());
    let text = |range: Range<usize>, all: &mut Items| {
        if !line[range.clone()].trim_ascii().is_empty() {
            let item = match line[range.clone()].iter().any(|c| *c < 9 || *c == 0x7f) {
                true => Item::unread("octets that are no text, and no key that is known here"),
                false => Item::Text,
            };
            all.push((range, item));
        }
    };
    for (range, item) in items {
        if at < range.start {
            text(at..range.start, &mut all);
        }
        at = at.max(range.end);
        all.push((range, item));
    }
    if at < line.len() {
        text(at..line.len(), &mut all);
    }
    all
}

/// A number alone: "Modulus=" of OpenSSL, a line of a list, or a key of SSH 1.
fn alone(text: &[u8], decimal: bool) -> Option<Vec<Item>> {
    let head = text.get(..8).unwrap_or_default();
    if head.eq_ignore_ascii_case(b"modulus=") {
        let digits = str::from_utf8(&text[8..]).ok()?;
        // OpenSSL writes hexadecimal, and names other keys so.
        let n = number(&format!("0x{}", digits.trim()), false);
        return Some(vec![numbered(n, None)]);
    }
    let bare = text.strip_suffix(b",").unwrap_or(text);
    let bare = bare
        .strip_prefix(b"\"")
        .and_then(|bare| bare.strip_suffix(b"\""))
        .unwrap_or(bare);
    let digits = bare
        .strip_prefix(b"0x")
        .or_else(|| bare.strip_prefix(b"0X"))
        .unwrap_or(bare);
    let only = |c: &u8| c.is_ascii_hexdigit();
    if digits.len() >= 16 && digits.iter().all(only) {
        // Objects in hexadecimal.
        if digits.starts_with(b"30")
            && let Some(octets) = hexadecimal(digits)
            && ber::object(&octets).is_ok_and(|object| object.whole.len() == octets.len())
        {
            let found = ber::keys(&octets);
            // A short number may look like one by chance.
            if digits.starts_with(b"308") || !matches!(found[..], [Item::Unread(_)]) {
                return Some(found);
            }
        }
        if digits.len() < NUMBER {
            let reason = format!(
                "a number of {} digits; accepted in a list are {NUMBER} digits and more, which are no checksum",
                digits.len()
            );
            return Some(vec![Item::Unread(reason)]);
        }
        let text = str::from_utf8(bare).ok()?;
        return Some(vec![numbered(number(text, decimal), None)]);
    }
    let words: Vec<&[u8]> = text.split(u8::is_ascii_whitespace).collect();
    if let [bits, e, n, ..] = words[..]
        && n.len() >= NUMBER
        && bits.len() <= 5
        && [bits, e, n]
            .iter()
            .all(|word| word.iter().all(u8::is_ascii_digit))
    {
        let parsed = |word| {
            str::from_utf8(word)
                .ok()
                .and_then(|text| number(text, true).ok())
        };
        return Some(vec![numbered(Ok(parsed(n)?), parsed(e).as_deref())]);
    }
    None
}

fn hexadecimal(digits: &[u8]) -> Option<Vec<u8>> {
    let value = |c: u8| char::from(c).to_digit(16);
    let pairs = digits.chunks(2).map(|pair| match *pair {
        [a, b] => Some((value(a)? << 4 | value(b)?) as u8),
        _ => None,
    });
    pairs.collect()
}

/// The key of a record of DKIM, whose text may be cut in strings.
fn dkim(line: &[u8]) -> Vec<Item> {
    let has = |tag: &[u8]| memmem::find(line, tag).is_some();
    if has(b"k=ed25519") {
        return vec![Item::other("a record of DKIM with a key of Ed25519")];
    }
    let starts = memmem::find_iter(line, b"p=");
    let mut starts = starts.filter(|&at| at == 0 || !line[at - 1].is_ascii_alphanumeric());
    let Some(at) = starts.next() else {
        return vec![Item::unread("a record of DKIM without a key")];
    };
    let value = line[at + 2..]
        .split(|&c| c == b';')
        .next()
        .unwrap_or_default();
    let cut: Vec<u8> = value
        .iter()
        .copied()
        .filter(|c| !b"\" \t\r\n\\()".contains(c))
        .collect();
    if cut.is_empty() {
        return vec![Item::other("a record of DKIM that is revoked")];
    }
    match base64(&cut) {
        Ok(octets) => ber::keys(&octets),
        Err(reason) => vec![Item::Unread(format!("a record of DKIM: {reason}"))],
    }
}

/// The key of a record of DNSSEC.
fn dnskey(line: &[u8]) -> Option<Item> {
    let text = str::from_utf8(line).ok()?;
    let mut words = text
        .split(|c: char| c.is_whitespace() || c == '(')
        .filter(|word| !word.is_empty());
    // Behind the name of the record, or alone.
    if text.contains("KEY") {
        words.find(|word| ["DNSKEY", "CDNSKEY", "KEY"].contains(word))?;
    }
    let mut small = || words.next()?.parse::<u16>().ok();
    let (_flags, protocol, algorithm) = (small()?, small()?, small()?);
    if protocol != 3 {
        return None;
    }
    if ![1, 5, 7, 8, 10].contains(&algorithm) {
        return Some(Item::other(format!(
            "a key of DNSSEC of the algorithm {algorithm}"
        )));
    }
    let digits: String = words.take_while(|word| !word.starts_with(';')).collect();
    let digits = digits.split([';', ')']).next().unwrap_or_default();
    Some(match base64(digits.as_bytes()) {
        Ok(octets) => packets::dnssec(&octets),
        Err(reason) => Item::Unread(format!("a key of DNSSEC: {reason}")),
    })
}

/// How types of keys of SSH begin.
const SSH: [&[u8]; 3] = [b"ssh-", b"ecdsa-sha2-", b"sk-"];

/// Words, whose quotes count or not.
fn words(line: &[u8], quotes: bool) -> Option<Vec<Range<usize>>> {
    let (mut words, mut start, mut quoted, mut at) = (Vec::new(), None, false, 0);
    while at < line.len() {
        // Blanks, and the ends of lines of Unicode.
        let blank = match line[at..] {
            [0xc2, 0x85, ..] => 2,
            [0xe2, 0x80, 0xa8 | 0xa9, ..] => 3,
            [c, ..] if c.is_ascii_whitespace() => 1,
            _ => 0,
        };
        if quotes && line[at] == b'"' && (at == 0 || line[at - 1] != b'\\') {
            quoted = !quoted;
        }
        if blank > 0 && !quoted {
            words.extend(start.take().map(|start| start..at));
            at += blank;
        } else {
            start.get_or_insert(at);
            at += 1;
        }
    }
    words.extend(start.map(|start| start..line.len()));
    (!quoted).then_some(words)
}

/// All keys of SSH in a line. Options in quotes may have the name of a type, or a key, which is not
/// the one of the line.
fn ssh(line: &[u8], items: &mut Items) {
    if memmem::find(line, b"AAAA").is_none() && !SSH.iter().any(|kind| line.starts_with(kind)) {
        return;
    }
    for quotes in [true, false] {
        let Some(words) = words(line, quotes) else {
            continue;
        };
        for (i, word) in words.iter().enumerate() {
            let Some((from, kind)) = kind(&line[word.clone()]) else {
                continue;
            };
            let start = word.start + from;
            let next = words.get(i + 1).cloned().unwrap_or(word.end..word.end);
            let quote = line[next.clone()]
                .iter()
                .take_while(|c| b"\"'".contains(c))
                .count();
            let next = next.start + quote..next.end;
            let body = &line[next.clone()];
            if !body.starts_with(b"AAAA") {
                // A type alone begins a line that lost its key; in a text it is a word.
                if start == 0 && words.len() <= 4 && kind.len() == word.len() {
                    let item = Item::unread(format!("no key after its type {kind}"));
                    items.push((start..next.end.max(word.end), item));
                }
                continue;
            }
            let length = body.iter().take_while(|c| is_digit(**c)).count();
            let cut = SSH
                .iter()
                .filter_map(|kind| memmem::find(&body[..(length + 5).min(body.len())], kind))
                .min();
            let key = &body[..cut.unwrap_or(length).min(length)];
            let item = match base64(key) {
                Ok(octets) => packets::ssh(&octets, Some(kind)),
                Err(reason) => Item::unread(reason),
            };
            items.push((start..next.start + key.len(), item));
        }
        if !items.is_empty() {
            return;
        }
    }
}

fn is_digit(c: u8) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, b'+' | b'/' | b'=')
}

/// The name of a type of SSH at the end of a word, which a comment may stand before.
fn kind(word: &[u8]) -> Option<(usize, &str)> {
    let at = SSH
        .iter()
        .filter_map(|kind| memmem::rfind(word, kind))
        .max()?;
    // "ssh-" is in "sk-ssh-".
    let at = match at.checked_sub(3) {
        Some(before) if word[before..].starts_with(b"sk-") => before,
        _ => at,
    };
    let name = &word[at..];
    let plain = |c: &u8| c.is_ascii_lowercase() || c.is_ascii_digit() || b"@.-".contains(c);
    let known = name.len() > 4 && name.len() < 64 && name.iter().all(plain);
    known.then(|| str::from_utf8(name).ok().map(|name| (at, name)))?
}

/// Keys in base64 or hexadecimal without a frame, and what is as long as one.
fn runs(line: &[u8], range: Range<usize>, context: &Context, items: &mut Items) {
    let mut at = range.start;
    while at < range.end {
        let rest = &line[at..range.end];
        let body = rest
            .iter()
            .take_while(|&&c| c.is_ascii_alphanumeric() || matches!(c, b'+' | b'/' | b'-' | b'_'))
            .count();
        if body == 0 {
            at += 1;
            continue;
        }
        let padding = rest[body..]
            .iter()
            .take(2)
            .take_while(|c| **c == b'=')
            .count();
        let run = at..at + body + padding;
        at = run.end;
        let text = &line[run.clone()];
        let promising = HEADS.iter().any(|head| text.starts_with(head));
        // The first octets of a short sequence, as keys of Ed25519 are.
        let sequence = matches!(text, [b'M', b'A'..=b'P', ..]);
        if text.len() < SHORTEST || text.len() < LONG && !promising && !sequence {
            continue;
        }
        if text.iter().all(|c| *c == b'-' || *c == b'_' || *c == b'=') {
            continue;
        }
        let digits = text.strip_prefix(b"0x").unwrap_or(text);
        if digits.iter().all(u8::is_ascii_hexdigit) {
            if let Some(item) = after_name(&line[..run.start], digits, context.decimal) {
                items.push((run, item));
            } else if digits.len() > LONG {
                let reason = format!(
                    "a number of {} digits in a text; accepted are lists and columns of them",
                    digits.len()
                );
                items.push((run, Item::Unread(reason)));
            }
            continue;
        }
        match base64(text).map(|octets| blob(&octets, context)) {
            // By chance a word of base64 may begin as one.
            Ok(found)
                if text.len() < LONG
                    && !promising
                    && found.iter().any(|item| matches!(item, Item::Unread(_))) => {}
            Ok(found) if !found.is_empty() => {
                items.extend(found.into_iter().map(|item| (run.clone(), item)));
            }
            _ if text.len() >= LONG => {
                let reason = format!("{} characters of base64 that are no key", text.len());
                items.push((run, Item::Unread(reason)));
            }
            _ => {}
        }
    }
}

/// How the base64 of keys begins: of DER, of SSH, of PEM.
const HEADS: [&[u8]; 3] = [b"MI", b"AAAAB3", b"LS0tLS1CRUdJTi"];

/// A modulus by the name that stands before it.
fn after_name(before: &[u8], digits: &[u8], decimal: bool) -> Option<Item> {
    let around = |c: &u8| c.is_ascii_whitespace() || b"\"':=".contains(c);
    let end = before.iter().rposition(|c| !around(c))? + 1;
    if end == before.len() {
        return None;
    }
    let is = end >= 7 && before[end - 7..end].eq_ignore_ascii_case(b"modulus")
        || before[..end].ends_with(b"n") && (end == 1 || !before[end - 2].is_ascii_alphanumeric());
    let text = str::from_utf8(digits).ok()?;
    is.then(|| numbered(number(text, decimal), None))
}

/// The keys in octets that were in base64; none if they are not known.
pub(super) fn blob(octets: &[u8], context: &Context) -> Vec<Item> {
    match octets {
        [0x30, ..] if ber::object(octets).is_ok() => ber::keys(octets),
        [0, 0, 0, 4..64, ..] if octets.get(4..8) == Some(b"ssh-") => {
            vec![packets::ssh(octets, None)]
        }
        _ if octets.starts_with(packets::OPENSSH) => packets::openssh(octets),
        _ if packets::is_pgp(octets) => packets::pgp(octets).0,
        _ if octets.starts_with(b"-----BEGIN ") => context.nested(octets),
        _ => Vec::new(),
    }
}
