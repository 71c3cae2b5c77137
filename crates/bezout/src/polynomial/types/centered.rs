// SPDX-License-Identifier: MIT OR Apache-2.0
//! Coefficients of either sign.

mod sealed {
    pub trait Sealed {}
    impl Sealed for i8 {}
    impl Sealed for i16 {}
}

/// A type of coefficients of either sign: `i8` or `i16`.
pub trait Centered: Copy + Into<i16> + sealed::Sealed {
    /// Whether it has 8 bits.
    #[doc(hidden)]
    const SHORT: bool;
    /// The lowest bits.
    #[doc(hidden)]
    fn narrow(x: i16) -> Self;
    /// The same numbers, if they have 16 bits.
    #[doc(hidden)]
    fn words(a: &[Self]) -> Option<&[i16]>;
    #[doc(hidden)]
    fn words_mut(a: &mut [Self]) -> Option<&mut [i16]>;
}

impl Centered for i8 {
    const SHORT: bool = true;
    fn narrow(x: i16) -> Self {
        x as i8
    }
    fn words(_: &[Self]) -> Option<&[i16]> {
        None
    }
    fn words_mut(_: &mut [Self]) -> Option<&mut [i16]> {
        None
    }
}

impl Centered for i16 {
    const SHORT: bool = false;
    fn narrow(x: i16) -> Self {
        x
    }
    fn words(a: &[Self]) -> Option<&[i16]> {
        Some(a)
    }
    fn words_mut(a: &mut [Self]) -> Option<&mut [i16]> {
        Some(a)
    }
}
