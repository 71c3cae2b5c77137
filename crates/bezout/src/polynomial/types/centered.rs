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
}

impl Centered for i8 {
    const SHORT: bool = true;
    fn narrow(x: i16) -> Self {
        x as i8
    }
}

impl Centered for i16 {
    const SHORT: bool = false;
    fn narrow(x: i16) -> Self {
        x
    }
}
