// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys in tables: CSV with columns of moduli.

use super::json::numbered;
use super::key::Item;
use super::number::number;
use super::piece::{Context, Need, Piece, SHORTEST, line_end};
use csv_core::{ReadRecordResult, Reader, ReaderBuilder};
use std::collections::HashSet;

/// The columns of a table.
pub(super) struct Table {
    pub delimiter: u8,
    moduli: Vec<usize>,
    exponent: Option<usize>,
}

/// The octets of a row at most.
const LONGEST: usize = 1 << 20;

const EXPONENTS: [&str; 3] = ["exponent", "public_exponent", "e"];

impl Table {
    /// The table that a line begins, if one of its fields names a modulus.
    pub fn begun(line: &[u8]) -> Option<Self> {
        // Most lines are none, and are looked at no further.
        let delimited = || memchr::memchr3(b',', b';', b'\t', line).is_some();
        if line.len() > 16 && !delimited() {
            return None;
        }
        let line = str::from_utf8(line).ok()?;
        [b',', b';', b'\t'].into_iter().find_map(|delimiter| {
            let names: Vec<String> = line.split(char::from(delimiter)).map(plain).collect();
            let is = |name: &String| name == "modulus" || name == "n";
            let moduli: Vec<usize> = (0..names.len()).filter(|&i| is(&names[i])).collect();
            (!moduli.is_empty()).then(|| Self {
                delimiter,
                moduli,
                exponent: names.iter().position(|name| EXPONENTS.contains(&&name[..])),
            })
        })
    }

    /// The row that octets begin with.
    pub fn row(&self, octets: &[u8], last: bool, context: &Context) -> Result<Piece, Need> {
        let cut = &octets[..octets.len().min(LONGEST)];
        let mut reader: Reader = ReaderBuilder::new().delimiter(self.delimiter).build();
        let (mut out, mut ends) = (vec![0; line_end(cut).0 + 64], vec![0; 64]);
        let (mut read, mut written, mut fields) = (0, 0, 0);
        let mut ended = false;
        loop {
            let (result, n, m, k) =
                reader.read_record(&cut[read..], &mut out[written..], &mut ends[fields..]);
            (read, written, fields) = (read + n, written + m, fields + k);
            match result {
                ReadRecordResult::OutputFull => out.resize(2 * out.len(), 0),
                ReadRecordResult::OutputEndsFull => ends.resize(2 * ends.len(), 0),
                ReadRecordResult::InputEmpty if read < cut.len() => {}
                ReadRecordResult::InputEmpty if cut.len() == octets.len() && !last => {
                    return Err(Need(2 * octets.len()));
                }
                // The end is told by no more input.
                ReadRecordResult::InputEmpty if !ended => ended = true,
                _ => break,
            }
        }
        let (line, next) = line_end(octets);
        let open =
            read > next && (ended || cut[..read].iter().filter(|&&c| c == b'"').count() % 2 == 1);
        if open {
            let reason = "a quote that does not end; its line was left out, and the rest goes on";
            return Ok(Piece::one(next, 0..line, Item::unread(reason)));
        }
        let starts = core::iter::once(0).chain(ends[..fields].iter().copied());
        let fields: Vec<&[u8]> = starts
            .zip(&ends[..fields])
            .map(|(a, &b)| &out[a..b])
            .collect();
        let text = |i: usize| fields.get(i).and_then(|field| str::from_utf8(field).ok());
        let e = self
            .exponent
            .and_then(text)
            .and_then(|text| number(text, !text.starts_with("0x")).ok());
        let mut items: Vec<Item> = Vec::new();
        for (i, field) in fields.iter().enumerate() {
            if field.len() >= SHORTEST && self.moduli.binary_search(&i).is_err() {
                items.extend(context.nested(field));
            }
        }
        let mut known: HashSet<Vec<u64>> = items
            .iter()
            .filter_map(|item| match item {
                Item::Rsa(key) => key.number("n").map(<[u64]>::to_vec),
                _ => None,
            })
            .collect();
        // Of those beyond the row the first one is missing for all: a head may have a million.
        let there = self.moduli.partition_point(|&i| i < fields.len());
        for &i in self.moduli.iter().take(there + 1) {
            let n = match text(i) {
                Some(text) => number(text, context.decimal),
                None => Err("the row has no modulus".into()),
            };
            let same = match &n {
                Ok(n) => !known.insert(n.clone()),
                // Where a key of any kind stands beside it, a modulus may be missing.
                Err(_) => {
                    text(i).is_none_or(|text| text.trim().is_empty())
                        && items.iter().any(|item| *item != Item::Text)
                }
            };
            if !same {
                items.push(numbered(n, e.as_deref()));
            }
        }
        if octets.starts_with(b"#") && !items.iter().any(|item| matches!(item, Item::Rsa(_))) {
            items = vec![Item::Text];
        }
        Ok(Piece {
            length: read,
            items: items.into_iter().map(|item| (0..read, item)).collect(),
        })
    }
}

/// A field of a head without quotes and blanks.
fn plain(field: &str) -> String {
    let field = field.trim_matches(|c: char| c.is_whitespace() || c == '"' || c == '\u{feff}');
    field.to_ascii_lowercase()
}
