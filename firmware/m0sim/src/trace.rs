// SPDX-License-Identifier: MIT OR Apache-2.0
//! One number for everything that an observer of addresses sees.

use std::fmt;

/// A hash over the whole run: the address of every instruction, and address, size and direction of
/// every load and store, in order.
///
/// Two runs with the same hash took the same path through the program and through memory. On these
/// cores they also took the same time. It is no cryptographic hash: it finds differences that
/// happen, not such that somebody constructs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TraceHash(pub u64);

impl Default for TraceHash {
    fn default() -> Self {
        Self(0x6d30_7369_6d20_7472)
    }
}

impl TraceHash {
    /// What marks a store; sizes are below it.
    pub(crate) const STORE: u32 = 0x80;

    /// 2^64 over the golden ratio: odd, with bits that look random.
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

    #[inline(always)]
    fn mix(&mut self, event: u64) {
        self.0 = (self.0 ^ event).wrapping_mul(Self::FACTOR).rotate_left(29);
    }

    #[inline(always)]
    pub(crate) fn instruction(&mut self, address: u32) {
        self.mix(u64::from(address));
    }

    #[inline(always)]
    pub(crate) fn data(&mut self, address: u32, kind: u32) {
        self.mix(u64::from(address) << 8 | u64::from(kind) | 1 << 40);
    }
}

impl fmt::Display for TraceHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}
