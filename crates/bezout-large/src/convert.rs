// SPDX-License-Identifier: MIT OR Apache-2.0
//! From Rust's integers and limbs to [`Natural`] and [`Integer`], and back.

use crate::integer::Integer;
use crate::limbs::natural;
use crate::natural::Natural;
use alloc::vec::Vec;
use core::fmt;

/// A number is not of the type that it was to become.
///
/// ```
/// use bezout_large::Natural;
/// let error = Natural::try_from(-1i32).unwrap_err();
/// assert_eq!(error.to_string(), "the number is out of range; accepted are numbers of the type Natural");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange {
    accepted: &'static str,
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let accepted = self.accepted;
        write!(
            f,
            "the number is out of range; accepted are numbers of the type {accepted}"
        )
    }
}

impl core::error::Error for OutOfRange {}

/// The number as a word of two limbs, if it has no more.
fn word(x: &Natural) -> Option<u128> {
    let limb = |i: usize| u128::from(x.limbs().get(i).copied().unwrap_or(0));
    (x.limbs().len() <= 2).then(|| limb(1) << 64 | limb(0))
}

/// From a type of Rust and back; the sign is a function of the number of that type.
macro_rules! primitive {
    ($($type:ident)*) => {$(
        #[allow(unused_comparisons, reason = "there are types without a sign among these")]
        impl From<$type> for Integer {
            fn from(x: $type) -> Self {
                let magnitude = if x < 0 { (x as u128).wrapping_neg() } else { x as u128 };
                Self::new(x < 0, vec![magnitude as u64, (magnitude >> 64) as u64])
            }
        }

        impl TryFrom<&Integer> for $type {
            type Error = OutOfRange;

            fn try_from(x: &Integer) -> Result<Self, OutOfRange> {
                let out = word(x.magnitude()).and_then(|word| match x.is_negative() {
                    true => $type::try_from(0i128.checked_sub_unsigned(word)?).ok(),
                    false => $type::try_from(word).ok(),
                });
                out.ok_or(OutOfRange { accepted: stringify!($type) })
            }
        }

        impl TryFrom<&Natural> for $type {
            type Error = OutOfRange;

            fn try_from(x: &Natural) -> Result<Self, OutOfRange> {
                let out = word(x).and_then(|word| $type::try_from(word).ok());
                out.ok_or(OutOfRange { accepted: stringify!($type) })
            }
        }
    )*};
}

primitive!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);

macro_rules! unsigned {
    ($($type:ident)*) => {$(
        impl From<$type> for Natural {
            fn from(x: $type) -> Self {
                Integer::from(x).into_magnitude()
            }
        }
    )*};
}

unsigned!(u8 u16 u32 u64 u128 usize);

macro_rules! signed {
    ($($type:ident)*) => {$(
        impl TryFrom<$type> for Natural {
            type Error = OutOfRange;

            fn try_from(x: $type) -> Result<Self, OutOfRange> {
                Integer::from(x).try_into()
            }
        }
    )*};
}

signed!(i8 i16 i32 i64 i128 isize);

impl TryFrom<Integer> for Natural {
    type Error = OutOfRange;

    fn try_from(x: Integer) -> Result<Self, OutOfRange> {
        match x.is_negative() {
            true => Err(OutOfRange {
                accepted: "Natural",
            }),
            false => Ok(x.into_magnitude()),
        }
    }
}

impl From<Natural> for Integer {
    fn from(x: Natural) -> Self {
        Self::new(false, x)
    }
}

/// The least significant limb is the first; there may be zeros on top.
impl From<Vec<u64>> for Natural {
    fn from(limbs: Vec<u64>) -> Self {
        Self::new(limbs)
    }
}

/// The least significant limb is the first; there may be zeros on top.
impl From<&[u64]> for Natural {
    fn from(limbs: &[u64]) -> Self {
        Self::new(natural(limbs))
    }
}

/// The least significant limb is the first; there may be zeros on top.
impl From<&[u64]> for Integer {
    fn from(limbs: &[u64]) -> Self {
        Self::new(false, natural(limbs))
    }
}

impl AsRef<[u64]> for Natural {
    fn as_ref(&self) -> &[u64] {
        self.limbs()
    }
}
