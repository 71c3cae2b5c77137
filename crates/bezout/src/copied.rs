// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies of numbers on the heap that are wiped on drop.

use crate::ct::wipe;
use alloc::vec;
use alloc::vec::Vec;

/// A copy of a number that may be secret. It is wiped on drop.
pub(crate) struct Copied(pub(crate) Vec<u64>);

impl Copied {
    /// Extends `x`, which has at most `n` limbs, to `n` limbs.
    pub(crate) fn new(x: &[u64], n: usize) -> Self {
        let mut v = vec![0; n];
        v[..x.len()].copy_from_slice(x);
        Self(v)
    }
}

impl From<Copied> for Vec<u64> {
    /// For a result, which its caller holds from now on.
    fn from(mut x: Copied) -> Self {
        core::mem::take(&mut x.0)
    }
}

impl core::ops::Deref for Copied {
    type Target = Vec<u64>;
    fn deref(&self) -> &Vec<u64> {
        &self.0
    }
}

impl core::ops::DerefMut for Copied {
    fn deref_mut(&mut self) -> &mut Vec<u64> {
        &mut self.0
    }
}

impl Drop for Copied {
    fn drop(&mut self) {
        wipe(&mut self.0);
    }
}
