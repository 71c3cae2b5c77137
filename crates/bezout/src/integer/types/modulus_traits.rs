// SPDX-License-Identifier: MIT OR Apache-2.0
//! The traits of [`Modulus`]: those that a [`CtOption`](subtle::CtOption) of one needs, and what
//! keeps a secret modulus out of a log.

use super::modulus::Modulus;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::uint::{Odd, Uint};
use core::fmt;
use subtle::{Choice, ConditionallySelectable};

/// The modulus 1, the one that needs no choice.
///
/// ```
/// use bezout::{Modulus, Odd, Uint};
/// let m = Odd::new(Uint::<1>::from_u64(15)).map(Modulus::new);
/// assert_eq!(m.unwrap().invert(&Uint::from_u64(2)).unwrap(), Uint::from_u64(8));
/// assert!(bool::from(Odd::new(Uint::<1>::from_u64(14)).map(Modulus::new).is_none()));
/// ```
impl<const L: usize> Default for Modulus<L> {
    fn default() -> Self {
        Self {
            modulus: Odd::default(),
            inverse64: 1,
            r2: Uint::ZERO,
            bits: Uint::<L>::BITS,
        }
    }
}

/// One of two moduli. Both have to have the same public bit length; if not, the result has that of
/// all limbs.
impl<const L: usize> ConditionallySelectable for Modulus<L> {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        let bits = if a.bits == b.bits {
            a.bits
        } else {
            Uint::<L>::BITS
        };
        Self {
            modulus: Odd::conditional_select(&a.modulus, &b.modulus, choice),
            inverse64: u64::conditional_select(&a.inverse64, &b.inverse64, choice),
            r2: Uint::conditional_select(&a.r2, &b.r2, choice),
            bits,
        }
    }
}

/// Shows the length alone: a modulus may be secret. [`Modulus::modulus`] has the number.
///
/// ```
/// use bezout::presets::P25519;
/// assert_eq!(format!("{P25519:?}"), "Modulus { bits: 255, .. }");
/// ```
impl<const L: usize> fmt::Debug for Modulus<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show(f, "Modulus", self.as_ref())
    }
}

/// Shows the length alone: a modulus may be secret. [`ModulusRef::limbs`] has the number.
impl fmt::Debug for ModulusRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show(f, "ModulusRef", *self)
    }
}

/// What is public of a modulus.
pub(super) fn show(f: &mut fmt::Formatter<'_>, name: &str, m: ModulusRef<'_>) -> fmt::Result {
    f.debug_struct(name)
        .field("bits", &m.bits())
        .finish_non_exhaustive()
}

/// A wiped modulus is [`Modulus::default`].
#[cfg(feature = "zeroize")]
impl<const L: usize> zeroize::DefaultIsZeroes for Modulus<L> {}
