// SPDX-License-Identifier: MIT OR Apache-2.0
//! Odd moduli of a single word: one inverse, and many. The modulus is public.

pub(crate) mod batch;
pub(crate) mod extension;
pub(crate) mod invert;

use crate::backend::portable::words::{Montgomery32, Montgomery64};
use crate::word::invert_mod_2_64;

/// An odd modulus, and what follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constants {
    pub m: u64,
    /// Modulo 2^64.
    pub inverse: u64,
    /// `2^64` modulo it.
    pub r: u64,
    /// `2^128` modulo it.
    pub r2: u64,
}

impl Constants {
    pub const fn new(m: u64) -> Self {
        assert!(m & 1 == 1);
        let r = (u64::MAX % m + 1) % m;
        Self {
            m,
            inverse: invert_mod_2_64(m),
            r,
            r2: (r as u128 * r as u128 % m as u128) as u64,
        }
    }

    /// Products by `R = 2^32`, for a modulus below it.
    pub(crate) const fn montgomery32(&self) -> Montgomery32 {
        Montgomery32 {
            m: self.m as u32,
            inverse: self.inverse as u32,
        }
    }

    /// Products by `R = 2^64`.
    pub(crate) const fn montgomery(&self) -> Montgomery64 {
        Montgomery64 {
            m: self.m,
            inverse: self.inverse,
        }
    }
}
