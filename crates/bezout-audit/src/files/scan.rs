// SPDX-License-Identifier: MIT OR Apache-2.0
//! What octets begin with, piece by piece: the format is found for each piece, not for a file.
//! Every octet but blanks is in the range of an item.

use super::agent;
use super::ber::{self, Broken};
use super::json;
use super::key::Item;
use super::line;
use super::number::{base64, number};
use super::packets;
use super::pem;
use super::piece::{Context, Need, Piece, SHORTEST, line_end};
use super::stores::Store;
use super::table::Table;

/// The octets of a line, a value of JSON or a text in base64 at most.
pub(super) const LONGEST: usize = 1 << 24;

/// The octets of an object of DER at most.
pub(super) const LONGEST_DER: usize = 1 << 28;

/// Texts in texts beyond this depth are not looked at.
const DEPTH: usize = 4;

/// What is kept between pieces.
pub(super) struct Scan {
    context: Context,
    /// The table that the next lines belong to.
    table: Option<Table>,
    /// What stands before a block in its line.
    prefix: Vec<u8>,
    /// The octets of values that were looked at and are broken: what is wasted so is bounded.
    wasted: usize,
    /// The octets that are left of a file in an archive.
    left: usize,
    /// The algorithm of the key that a list of GnuPG is about.
    algorithm: u8,
}

/// The digits of base64 of a sequence with one octet of length at most.
const SHORT_OBJECT: usize = 176;

/// What a key in a text of OpenSSL is.
pub(super) const PRINTED: &str = "a printed RSA key";

const TOO_LONG: &str = "the line is too long; accepted are up to 16 megabytes";

impl Scan {
    /// Of a file.
    pub fn new(decimal: bool) -> Self {
        Self::within(Context {
            decimal,
            depth: 0,
            scan: nested,
        })
    }

    fn within(context: Context) -> Self {
        Self {
            context,
            table: None,
            prefix: Vec::new(),
            wasted: 0,
            left: 0,
            algorithm: 0,
        }
    }

    /// The first piece of octets that are not none. Where more are needed, they are not the `last`
    /// ones.
    pub fn piece(&mut self, octets: &[u8], last: bool) -> Result<Piece, Need> {
        if self.left == 0 {
            if let Some(size) = archived(octets) {
                (self.left, self.table) = (size, None);
                return Ok(Piece::one(ARCHIVED, 0..ARCHIVED, Item::Text));
            }
            return self.of_file(octets, last);
        }
        let cut = octets.len().min(self.left);
        let piece = self.of_file(&octets[..cut], last || cut == self.left)?;
        self.left -= piece.length.clamp(1, cut);
        Ok(piece)
    }

    fn of_file(&mut self, octets: &[u8], last: bool) -> Result<Piece, Need> {
        let blank = blanks(octets, self.table.is_some());
        if blank > 0 {
            let length = blank;
            return Ok(Piece {
                length,
                items: Vec::new(),
            });
        }
        // Archives fill up with zeros.
        let zeros = octets.iter().take_while(|octet| **octet == 0).count();
        if zeros > ZEROS {
            return Ok(Piece::one(zeros, 0..zeros, Item::Text));
        }
        if let Some(piece) = self.binary(octets, last)? {
            self.table = None;
            return Ok(piece);
        }
        let (end, next) = line_end(octets);
        if next == octets.len() && !last {
            return match octets.len() < LONGEST {
                true => Err(Need(2 * octets.len())),
                false => Ok(Piece::one(next, 0..next, Item::unread(TOO_LONG))),
            };
        }
        let line = &octets[..end];
        let prefix = core::mem::take(&mut self.prefix);
        if line.starts_with(b"-----BEGIN ") || line.starts_with(b"---- BEGIN ") {
            self.table = None;
            return match pem::block(octets, &prefix, last) {
                Ok(Some(piece)) => Ok(piece),
                Ok(None) => Ok(Piece::one(11, 0..11, Item::Text)),
                Err(need) => {
                    self.prefix = prefix;
                    Err(need)
                }
            };
        }
        if matches!(line.first(), Some(b'{' | b'['))
            && let Some(piece) = self.json(octets, line, next, last)?
        {
            self.table = None;
            return Ok(piece);
        }
        if let Some(table) = Table::begun(line) {
            self.table = Some(table);
            return Ok(Piece::one(next, 0..end, Item::Text));
        }
        if let Some(table) = &self.table {
            match line.starts_with(b"ssh-") {
                true => self.table = None,
                false => {
                    let row = table.row(octets, last, &self.context)?;
                    // What is no row may be something else.
                    let key = |(_, item): &(_, Item)| matches!(item, Item::Rsa(_));
                    if row.length <= next && !row.items.iter().any(key) {
                        let alone = !line.contains(&table.delimiter);
                        let other = self.text(octets, line, next, last)?;
                        let told = other.items.iter().any(|(_, item)| *item != Item::Text);
                        if other.items.iter().any(key) || alone && told {
                            return Ok(other);
                        }
                    }
                    return Ok(row);
                }
            }
        }
        self.text(octets, line, next, last)
    }

    /// A text that is no table.
    fn text(&mut self, octets: &[u8], line: &[u8], next: usize, last: bool) -> Result<Piece, Need> {
        if let Some(at) = pem::begin(line) {
            self.prefix = line[..at].to_vec();
            return Ok(self.line(&line[..at], at));
        }
        if let Some(at) = memchr::memmem::find(line, b"-----END ") {
            return Ok(match at {
                0 => Piece::one(
                    next,
                    0..line.len(),
                    Item::unread("broken PEM: an end without a begin"),
                ),
                _ => self.line(&line[..at], at),
            });
        }
        if let Some(piece) = text_modulus(octets, line, next, last)? {
            return Ok(piece);
        }
        // The same in a string of one line.
        let escaped = memchr::memmem::find(line, b"odulus:\\n").is_some();
        if escaped {
            let items = self.context.nested(&pem::unescaped(line));
            if items.iter().any(|item| matches!(item, Item::Rsa(_))) {
                let items = items
                    .into_iter()
                    .map(|item| (0..line.len(), item))
                    .collect();
                return Ok(Piece {
                    length: next,
                    items,
                });
            }
        }
        if let Some(piece) = agent::private(octets, last)? {
            return Ok(piece);
        }
        if let Some(item) = self.listed(line) {
            return Ok(Piece::one(next, 0..line.len(), item));
        }
        if let Some(piece) = self.folded(octets, line, next, last)? {
            return Ok(piece);
        }
        Ok(self.line(line, next))
    }

    /// The key in a list of GnuPG with colons: its first number is after the line that names its
    /// algorithm.
    fn listed(&mut self, line: &[u8]) -> Option<Item> {
        let fields: Vec<&[u8]> = line.split(|c| *c == b':').take(5).collect();
        match fields[..] {
            [b"pub" | b"sub" | b"sec" | b"ssb", _, _, algorithm, _] => {
                self.algorithm = str::from_utf8(algorithm).ok()?.parse().ok()?;
                Some(Item::Text)
            }
            [b"pkd", b"0", _, digits, ..] if self.algorithm != 0 => {
                let digits = str::from_utf8(digits).ok()?;
                Some(match packets::named(self.algorithm) {
                    None => json::numbered(number(&format!("0x{digits}"), false), None),
                    Some(other) => other,
                })
            }
            // Its other numbers.
            [b"pkd", ..] if self.algorithm != 0 => Some(Item::Text),
            _ => None,
        }
    }

    fn line(&self, line: &[u8], length: usize) -> Piece {
        Piece {
            length,
            items: line::items(line, &self.context),
        }
    }

    /// Objects that are no text.
    fn binary(&self, octets: &[u8], last: bool) -> Result<Option<Piece>, Need> {
        if !last && octets.len() < 16 {
            return Err(Need(16));
        }
        let several = |items: Vec<Item>, length: usize| {
            let items = items.into_iter().map(|item| (0..length, item)).collect();
            Ok(Some(Piece { length, items }))
        };
        if looks_like_der(octets) {
            return match ber::object(octets) {
                Ok(object) => several(ber::keys(object.whole), object.whole.len()),
                Err(Broken::Short(needed)) if !last && needed <= LONGEST_DER as u64 => {
                    // A length that is not given is looked for again each time: a quarter more.
                    Err(Need((needed as usize).max(octets.len() * 5 / 4 + 1)))
                }
                Err(reason) => {
                    // What begins for sure is not a part of it.
                    let length = pem::begin(octets).unwrap_or(octets.len());
                    let item = Item::Unread(reason.reason(octets.len()));
                    several(vec![item], length.max(1))
                }
            };
        }
        let store = Store::begun(octets);
        let pgp = packets::may_be_pgp(octets);
        if (store.is_some() || pgp) && !last && octets.len() < LONGEST {
            // Neither tells its length.
            return match pgp && octets.len() >= 1 << 13 && !packets::is_pgp(octets) {
                true => Ok(None),
                false => Err(Need(2 * octets.len())),
            };
        }
        if let Some(store) = store {
            let (items, length) = store.items(octets);
            return several(items, length.max(1));
        }
        if pgp && packets::is_pgp(octets) {
            let (items, length) = packets::pgp(octets);
            return several(items, length.max(1));
        }
        Ok(None)
    }

    /// A value of JSON, in one line or in more.
    fn json(
        &mut self,
        octets: &[u8],
        line: &[u8],
        next: usize,
        last: bool,
    ) -> Result<Option<Piece>, Need> {
        let whole = self.wasted < 1 << 26;
        let text = if whole { octets } else { line };
        let mut values = serde_json::Deserializer::from_slice(text).into_iter::<json::Value>();
        match values.next() {
            Some(Ok(value)) => {
                let length = values.byte_offset();
                let items = json::keys(&value, &self.context);
                // A list in a text is none of keys.
                if line.starts_with(b"[") && matches!(items[..], [Item::Unread(_)]) {
                    return Ok(None);
                }
                let items = items.into_iter().map(|item| (0..length, item)).collect();
                Ok(Some(Piece { length, items }))
            }
            Some(Err(error)) if whole && error.is_eof() && !last && octets.len() < LONGEST => {
                Err(Need(2 * octets.len()))
            }
            Some(Err(error)) => {
                self.wasted += octets.len().min(values.byte_offset().max(1 << 10));
                if error.is_eof() {
                    self.wasted += octets.len();
                }
                let quoted = line[1..].trim_ascii_start().starts_with(b"\"");
                if line.starts_with(b"[") || !quoted || pem::begin(line).is_some() {
                    return Ok(None);
                }
                let item = Item::Unread(format!("broken JSON: {error}"));
                Ok(Some(Piece::one(next, 0..line.len(), item)))
            }
            None => Ok(None),
        }
    }

    /// Lines that are one text: base64 cut in lines, and a record of DNS in parentheses.
    fn folded(
        &self,
        octets: &[u8],
        line: &[u8],
        next: usize,
        last: bool,
    ) -> Result<Option<Piece>, Need> {
        let full = line.trim_ascii();
        let is_body = |line: &[u8]| {
            !line.is_empty()
                && line
                    .iter()
                    .all(|&c| c.is_ascii_alphanumeric() || b"+/=".contains(&c))
        };
        let head = [&b"MI"[..], b"AAAAB3NzaC1yc2E", b"LS0tLS1CRUdJTi"];
        if full.len() >= SHORTEST && head.iter().any(|head| full.starts_with(head)) && is_body(full)
        {
            let found = base64(full).map(|octets| line::blob(&octets, &self.context));
            if let Ok(found) = found
                && found.iter().any(|item| !matches!(item, Item::Unread(_)))
            {
                let items = found
                    .into_iter()
                    .map(|item| (0..line.len(), item))
                    .collect();
                return Ok(Some(Piece {
                    length: next,
                    items,
                }));
            }
            let (mut at, mut digits, mut before) = (next, full.to_vec(), full.len());
            while at < octets.len() && before == full.len() {
                let (end, after) = line_end(&octets[at..]);
                let part = octets[at..at + end].trim_ascii();
                if !is_body(part) || part.len() > full.len() {
                    break;
                }
                digits.extend(part);
                before = part.len();
                at += after;
            }
            if at == octets.len() && !last && octets.len() < LONGEST {
                return Err(Need(2 * octets.len()));
            }
            if at > next {
                let found = base64(&digits).map(|octets| line::blob(&octets, &self.context));
                let items = found.unwrap_or_default();
                let items = match items.is_empty() {
                    true => vec![Item::unread("lines of base64 that are no key")],
                    false => items,
                };
                let items = items.into_iter().map(|item| (0..at, item)).collect();
                return Ok(Some(Piece { length: at, items }));
            }
            return Ok(None);
        }
        // A sequence of one octet of length, cut in two or three lines.
        if full.len() >= SHORTEST && matches!(full, [b'M', b'A'..=b'P', ..]) && is_body(full) {
            let (mut at, mut digits) = (next, full.to_vec());
            while at < octets.len() && digits.len() <= SHORT_OBJECT {
                let (end, after) = line_end(&octets[at..]);
                let part = octets[at..at + end].trim_ascii();
                if !is_body(part) || part.len() > full.len() {
                    break;
                }
                digits.extend(part);
                at += after;
                let found = base64(&digits).map(|octets| line::blob(&octets, &self.context));
                if let Ok(found) = found
                    && !found.is_empty()
                    && !found.iter().any(|item| matches!(item, Item::Unread(_)))
                {
                    let items = found.into_iter().map(|item| (0..at, item)).collect();
                    return Ok(Some(Piece { length: at, items }));
                }
            }
        }
        let has = |word: &[u8]| memchr::memmem::find(line, word).is_some();
        if line.contains(&b'(')
            && !line.contains(&b')')
            && (has(b"KEY") || has(b"TXT") || has(b"DKIM1"))
        {
            let close = memchr::memchr(b')', &octets[..octets.len().min(1 << 14)]);
            match close {
                Some(close) => {
                    let (end, after) = line_end(&octets[close..]);
                    let joined: Vec<u8> = octets[..close + end]
                        .iter()
                        .map(|c| if matches!(c, b'\n' | b'\r') { b' ' } else { *c })
                        .collect();
                    return Ok(Some(self.line(&joined, close + after)));
                }
                None if !last && octets.len() < 1 << 14 => return Err(Need(1 << 14)),
                None => {}
            }
        }
        Ok(None)
    }
}

/// The octets of the head of a file in an archive.
const ARCHIVED: usize = 512;

/// More zeros than these are none of a number or a length.
const ZEROS: usize = 8;

/// The octets of a file in an archive of tar whose head octets begin with.
fn archived(octets: &[u8]) -> Option<usize> {
    let head = octets.get(..ARCHIVED)?;
    if &head[257..262] != b"ustar" {
        return None;
    }
    let octal = |range: core::ops::Range<usize>| {
        let text = str::from_utf8(&head[range]).ok()?;
        usize::from_str_radix(text.trim_matches(['\0', ' ']), 8).ok()
    };
    // In the sum its own place has blanks.
    let sum: usize = head.iter().map(|&octet| usize::from(octet)).sum();
    let own: usize = head[148..156].iter().map(|&octet| usize::from(octet)).sum();
    (octal(148..156)? == sum - own + 8 * 0x20).then(|| octal(124..136))?
}

/// All items of a text in a text but those of text alone.
fn nested(text: &[u8], context: &Context) -> Vec<Item> {
    if context.depth > DEPTH {
        return vec![Item::unread("a text in texts, too deep")];
    }
    let (mut scan, mut rest, mut items) = (Scan::within(*context), text, Vec::new());
    while !rest.is_empty() {
        match scan.piece(rest, true) {
            Ok(piece) => {
                rest = &rest[piece.length.clamp(1, rest.len())..];
                let found = piece.items.into_iter().map(|(_, item)| item.checked());
                items.extend(found.filter(|item| *item != Item::Text));
            }
            Err(Need(_)) => break,
        }
    }
    items
}

/// Blanks at the front; in a table, ends of lines.
fn blanks(octets: &[u8], table: bool) -> usize {
    let mut at = 0;
    loop {
        at += match octets[at..] {
            [0xef, 0xbb, 0xbf, ..] => 3,
            [b'\n' | b'\r', ..] => 1,
            [c, ..] if c.is_ascii_whitespace() && !table => 1,
            _ => return at,
        };
    }
}

/// A sequence. It begins with a long length, or the tag of what is in it; of these 0x30 is the
/// digit 0 too.
fn looks_like_der(octets: &[u8]) -> bool {
    match *octets {
        [0x30, 0x80..=0x88, ..] | [0x30, _, 0x02..=0x06, ..] => true,
        [0x30, length, 0x30, ref rest @ ..] => {
            // A short one is all that is there.
            let whole = octets.len() == 2 + usize::from(length);
            let looked = if whole { 32 } else { 8 };
            rest.iter().take(looked).any(|octet| *octet < 9)
        }
        _ => false,
    }
}

/// A line of a printed text without what a quote, a comment or a string puts around it.
fn undecorated(mut line: &[u8]) -> &[u8] {
    let around = |c: u8| c.is_ascii_whitespace() || b">#*/|\"';".contains(&c);
    while let [rest @ .., b'\\', b'n' | b'r'] | [rest @ .., _] = line {
        let escape = rest.len() + 2 == line.len();
        if !escape && !line.last().is_some_and(|&c| around(c)) {
            break;
        }
        line = rest;
    }
    let start = line.iter().position(|&c| !around(c)).unwrap_or(line.len());
    &line[start..]
}

/// A modulus as OpenSSL and GnuTLS print it: a line that names it, and lines of octets.
fn text_modulus(
    octets: &[u8],
    line: &[u8],
    next: usize,
    last: bool,
) -> Result<Option<Piece>, Need> {
    let head = undecorated(line).to_ascii_lowercase();
    if !(head.starts_with(b"modulus") && head.ends_with(b":") && head.len() < 64) {
        return Ok(None);
    }
    let (mut at, mut digits) = (next, Vec::new());
    let mut exponent = None;
    loop {
        if at >= octets.len() {
            break;
        }
        let (end, after) = line_end(&octets[at..]);
        if at + after == octets.len() && !last && at < 1 << 16 {
            return Err(Need(2 * octets.len()));
        }
        let text = undecorated(&octets[at..at + end]);
        let plain = |c: &u8| c.is_ascii_hexdigit() || *c == b':' || *c == b' ';
        if text.len() < 2 || !text.iter().all(plain) || digits.len() > 1 << 15 {
            let lower = String::from_utf8_lossy(text).to_ascii_lowercase();
            if let Some((name, value)) = lower.split_once(':')
                && (name.starts_with("exponent") || name.starts_with("publicexponent"))
                && let Some(word) = value.split_whitespace().next()
            {
                exponent = number(word, !word.starts_with("0x")).ok();
                at += after;
            }
            break;
        }
        digits.extend(text.iter().copied().filter(u8::is_ascii_hexdigit));
        at += after;
    }
    if digits.len() < 16 {
        return Ok(None);
    }
    let text = String::from_utf8_lossy(&digits);
    let mut item = json::numbered(number(&format!("0x{text}"), false), exponent.as_deref());
    if let Item::Rsa(key) = &mut item {
        key.what = PRINTED.into();
    }
    Ok(Some(Piece::one(at, 0..at, item)))
}
