// SPDX-License-Identifier: MIT OR Apache-2.0
//! The lengths that have code of their own.

/// The function for as many limbs where the library has code for that length, and else something
/// for any length. With a name before `=>` that name is the length in what follows.
#[doc(hidden)]
#[macro_export]
macro_rules! by_limbs {
    ($limbs:expr, $fixed:ident($($argument:expr),* $(,)?), $any:expr) => {
        $crate::by_limbs!($limbs, L => $fixed::<L>($($argument),*), $any)
    };
    ($limbs:expr, $L:ident => $fixed:expr, $any:expr) => {
        $crate::by_limbs!(@each $limbs, $L, $fixed, $any, 2 3 4 5 6 7 8 9 16 32 64)
    };
    (@each $limbs:expr, $L:ident, $fixed:expr, $any:expr, $($number:literal)*) => {
        match $limbs {
            0 | 1 => {
                const $L: usize = 1;
                $fixed
            }
            $($number => {
                const $L: usize = $number;
                $fixed
            })*
            _ => $any,
        }
    };
}
pub(super) use by_limbs;

#[cfg(feature = "large")]
pub(super) use bezout_large::{ct::JUMP as LARGE, ran as large};
