// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the readers of all formats share: pieces of octets with their items, and texts in texts.

use super::key::Item;
use std::ops::Range;

/// Ranges of octets with what they are.
pub type Items = Vec<(Range<usize>, Item)>;

/// Some octets from the front, and what they are.
#[derive(Debug)]
pub struct Piece {
    pub length: usize,
    pub items: Items,
}

impl Piece {
    pub fn one(length: usize, range: Range<usize>, item: Item) -> Self {
        Self {
            length,
            items: vec![(range, item)],
        }
    }
}

/// At least this many octets are needed to tell more.
#[derive(Debug)]
pub struct Need(pub usize);

/// A text of fewer characters has no key.
pub const SHORTEST: usize = 40;

/// How texts are read.
#[derive(Clone, Copy)]
pub struct Context {
    /// Whether numbers are decimal.
    pub decimal: bool,
    /// How many texts this one is in.
    pub depth: usize,
    /// The scanner of a text.
    pub scan: fn(&[u8], &Context) -> Vec<Item>,
}

impl Context {
    /// All items of a text in this one but those of text alone.
    pub fn nested(&self, text: &[u8]) -> Vec<Item> {
        let inner = Self {
            depth: self.depth + 1,
            ..*self
        };
        (self.scan)(text, &inner)
    }
}

/// Where the first line ends, and where the next one begins.
pub fn line_end(octets: &[u8]) -> (usize, usize) {
    match memchr::memchr2(b'\n', b'\r', octets) {
        Some(end) if octets[end..].starts_with(b"\r\n") => (end, end + 2),
        Some(end) => (end, end + 1),
        None => (octets.len(), octets.len()),
    }
}
