// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which bytes of a region may be secret, and where it holds pointers.

use crate::value::Value;
use std::collections::BTreeMap;
use std::ops::Range;

/// A region's bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// Of the bytes that are not listed.
    others: bool,
    bytes: BTreeMap<i64, bool>,
    /// Words of eight bytes.
    values: BTreeMap<i64, Value>,
    /// Where accesses are allowed.
    pub bounds: Range<i64>,
}

impl Area {
    pub fn new(secret: bool, bounds: Range<i64>) -> Self {
        Self {
            others: secret,
            bytes: BTreeMap::new(),
            values: BTreeMap::new(),
            bounds,
        }
    }

    fn byte(&self, at: i64) -> bool {
        self.bytes.get(&at).copied().unwrap_or(self.others)
    }

    /// The lowest byte from there on that was ever written.
    pub fn first_known(&self, from: i64) -> Option<i64> {
        self.bytes.range(from..).next().map(|(&at, _)| at)
    }

    /// Whether any of the bytes may be secret, and what is known of a whole word.
    pub fn load(&self, at: Option<i64>, size: i64) -> (bool, Value) {
        let Some(at) = at else {
            return (
                self.others || self.bytes.values().any(|&s| s),
                Value::Unknown,
            );
        };
        let value = self.values.get(&at).filter(|_| size == 8).copied();
        let secret = (at..at + size).any(|i| self.byte(i));
        (secret, value.unwrap_or_default())
    }

    /// Replaces the bytes there; or where the place is not known, adds to all of them.
    pub fn store(&mut self, at: Option<i64>, size: i64, secret: bool, value: Value) {
        let Some(at) = at else {
            return self.smear(secret);
        };
        self.forget(at, size);
        self.bytes.extend((at..at + size).map(|i| (i, secret)));
        if size == 8 && value != Value::Unknown {
            self.values.insert(at, value);
        }
    }

    /// Adds to the bytes there, which may keep what they held.
    pub fn add(&mut self, at: Option<i64>, size: i64, secret: bool) {
        let Some(at) = at else {
            return self.smear(secret);
        };
        self.forget(at, size);
        for i in at..at + size {
            let secret = secret || self.byte(i);
            self.bytes.insert(i, secret);
        }
    }

    /// Some byte somewhere was written.
    pub fn smear(&mut self, secret: bool) {
        self.others |= secret;
        self.bytes.values_mut().for_each(|s| *s |= secret);
        self.values.clear();
    }

    fn forget(&mut self, at: i64, size: i64) {
        self.values
            .retain(|&word, _| word + 8 <= at || at + size <= word);
    }

    /// What is true of both.
    pub fn join(&mut self, other: &Self) {
        for &at in other.bytes.keys() {
            let here = self.byte(at);
            self.bytes.insert(at, here);
        }
        for (&at, secret) in &mut self.bytes {
            *secret |= other.byte(at);
        }
        self.others |= other.others;
        let joined = |at: &i64, v: Value| v.join(other.values.get(at).copied().unwrap_or_default());
        self.values
            .iter_mut()
            .for_each(|(at, v)| *v = joined(at, *v));
        self.values.retain(|_, v| *v != Value::Unknown);
    }
}
