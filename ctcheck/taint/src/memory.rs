// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which bytes of a region may be secret, and where it holds pointers.

use crate::value::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// A region's bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// Of the bytes that are not listed.
    others: bool,
    /// What differs from the others.
    bytes: BTreeSet<i64>,
    /// Where something was written, if that is of interest: from each begin up to an end.
    written: Option<BTreeMap<i64, i64>>,
    /// Words of eight bytes.
    values: BTreeMap<i64, Value>,
    /// Where accesses are allowed.
    pub bounds: Range<i64>,
}

impl Area {
    pub fn new(secret: bool, bounds: Range<i64>) -> Self {
        Self {
            others: secret,
            bytes: BTreeSet::new(),
            written: None,
            values: BTreeMap::new(),
            bounds,
        }
    }

    /// The same, and it is remembered what was written.
    pub fn remembering(self) -> Self {
        Self {
            written: Some(BTreeMap::new()),
            ..self
        }
    }

    fn byte(&self, at: i64) -> bool {
        self.others != self.bytes.contains(&at)
    }

    fn set(&mut self, at: i64, secret: bool) {
        if secret == self.others {
            self.bytes.remove(&at);
        } else {
            self.bytes.insert(at);
        }
    }

    fn wrote(&mut self, at: i64, size: i64) {
        if let Some(written) = &mut self.written {
            let end = written.entry(at).or_insert(at);
            *end = (at + size).max(*end);
        }
    }

    /// The lowest byte from there on that was ever written.
    pub fn first_known(&self, from: i64) -> Option<i64> {
        let written = self.written.iter().flatten();
        let ends_above = written.filter(|&(_, &end)| end > from);
        ends_above.map(|(&at, _)| at.max(from)).min()
    }

    /// Whether any of the bytes may be secret, and what is known of a whole word.
    pub fn load(&self, at: Option<i64>, size: i64) -> (bool, Value) {
        let Some(at) = at else {
            return (self.others || !self.bytes.is_empty(), Value::Unknown);
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
        self.wrote(at, size);
        (at..at + size).for_each(|i| self.set(i, secret));
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
        self.wrote(at, size);
        for i in at..at + size {
            self.set(i, secret || self.byte(i));
        }
    }

    /// Some byte somewhere was written.
    pub fn smear(&mut self, secret: bool) {
        if secret {
            self.others = true;
            self.bytes.clear();
        }
        self.values.clear();
    }

    fn forget(&mut self, at: i64, size: i64) {
        self.values
            .retain(|&word, _| word + 8 <= at || at + size <= word);
    }

    /// What is true of both.
    pub fn join(&mut self, other: &Self) {
        let listed = self.bytes.union(&other.bytes).copied();
        let joined: Vec<_> = listed
            .map(|at| (at, self.byte(at) || other.byte(at)))
            .collect();
        self.others |= other.others;
        self.bytes.clear();
        joined
            .into_iter()
            .for_each(|(at, secret)| self.set(at, secret));
        for (&at, &end) in other.written.iter().flatten() {
            self.wrote(at, end - at);
        }
        let joined = |at: &i64, v: Value| v.join(other.values.get(at).copied().unwrap_or_default());
        self.values
            .iter_mut()
            .for_each(|(at, v)| *v = joined(at, *v));
        self.values.retain(|_, v| *v != Value::Unknown);
    }
}
