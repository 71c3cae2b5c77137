// SPDX-License-Identifier: MIT OR Apache-2.0
//! A vector that may be missing, where that is a secret too.

use crate::ct::public_by_contract;
use alloc::vec::Vec;
use subtle::Choice;

/// The limbs of a number, and whether there is one.
///
/// For vectors it has the place of [`CtOption`](subtle::CtOption), which can only be taken apart
/// where its content can be copied. [`into_parts`](Self::into_parts) reveals nothing; all that
/// returns a vector or panics reveals whether there is one.
///
/// ```
/// use bezout::dynamic;
/// let y = dynamic::invert_odd_mod(&[2], &[15])?;
/// let (limbs, found) = y.into_parts();
/// assert_eq!((limbs, bool::from(found)), (vec![8], true));
/// let (limbs, found) = dynamic::invert_odd_mod(&[3], &[15])?.into_parts();
/// assert_eq!((limbs, bool::from(found)), (vec![0], false));
/// # Ok::<(), bezout::Error>(())
/// ```
#[derive(Clone)]
pub struct CtVec {
    limbs: Vec<u64>,
    found: Choice,
}

impl CtVec {
    /// Makes one from limbs, which are zeros if there is none, and whether there is one.
    pub(crate) fn new(limbs: Vec<u64>, found: Choice) -> Self {
        Self { limbs, found }
    }

    /// Yes if there is a number.
    pub fn is_some(&self) -> Choice {
        self.found
    }

    /// Yes if there is none.
    pub fn is_none(&self) -> Choice {
        !self.found
    }

    /// The limbs, all zero if there is no number, and yes if there is one.
    pub fn into_parts(self) -> (Vec<u64>, Choice) {
        (self.limbs, self.found)
    }

    /// The number or none. The time of what follows shows which.
    pub fn into_option(self) -> Option<Vec<u64>> {
        public_by_contract(self.found).then_some(self.limbs)
    }

    /// The number.
    ///
    /// # Panics
    /// If there is none.
    pub fn unwrap(self) -> Vec<u64> {
        self.into_option().expect("there is no number")
    }

    /// The number.
    ///
    /// # Panics
    /// With this text if there is none.
    pub fn expect(self, text: &str) -> Vec<u64> {
        self.into_option().expect(text)
    }
}

impl From<CtVec> for Option<Vec<u64>> {
    fn from(x: CtVec) -> Self {
        x.into_option()
    }
}

/// Shows neither the number nor whether there is one.
impl core::fmt::Debug for CtVec {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("CtVec")
            .field("limbs", &self.limbs.len())
            .finish_non_exhaustive()
    }
}
