// SPDX-License-Identifier: MIT OR Apache-2.0
//! What functions return.

use core::ffi::{CStr, c_char, c_int};
use core_bezout::Error;
use core_bezout::subtle::Choice;

/// There is no inverse.
pub const NOT_INVERTIBLE: c_int = -1;
/// A number is even that has to be odd.
pub const EVEN: c_int = -2;
/// A number of limbs, rows or words is not accepted.
pub const LENGTH: c_int = -3;
/// An element has a coefficient out of range, or a degree that is too high.
pub const RANGE: c_int = -4;
/// There is no such field or ring.
pub const PARAMETER: c_int = -5;
/// Arguments overlap that may not.
pub const OVERLAP: c_int = -6;
/// A pointer is null.
pub const NULL: c_int = -7;

/// 0, or [`NOT_INVERTIBLE`] without a branch: whether there is an inverse is a secret.
pub fn found(yes: Choice) -> c_int {
    (c_int::from(yes.unwrap_u8()) - 1) & NOT_INVERTIBLE
}

/// What an error of the library is called in C.
pub fn code(error: Error) -> c_int {
    match error {
        Error::ZeroModulus | Error::EvenModulus | Error::Even { .. } | Error::EvenJacobi => EVEN,
        Error::Coefficient { .. } | Error::Magnitude { .. } | Error::NotReduced { .. } => RANGE,
        Error::Count { .. } | Error::TooLong { .. } | Error::TooMany { .. } => LENGTH,
        _ => PARAMETER,
    }
}

/// The same for a function that a call has.
pub fn plain(yes: Choice) -> (c_int, [c_int; 0]) {
    (found(yes), [])
}

/// The number of the answer.
pub fn answer(result: Result<Choice, Error>) -> c_int {
    match result {
        Ok(yes) => found(yes),
        Err(error) => code(error),
    }
}

const fn text(error: c_int) -> &'static CStr {
    match error {
        0 => c"success",
        NOT_INVERTIBLE => {
            c"there is no inverse: the two have a common factor, or the number is zero"
        }
        EVEN => c"a modulus or the lower number of a symbol is even or zero; an odd one is needed",
        LENGTH => c"a length is zero or too large; at least one limb is needed",
        RANGE => c"an element is not reduced: its degree or a coefficient is too large",
        PARAMETER => c"no such field or ring, or none that was initialized",
        OVERLAP => {
            c"arguments overlap: outputs may be inputs, but overlap neither each other nor scratch"
        }
        NULL => c"a pointer is null",
        _ => c"unknown error",
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_strerror(error: c_int) -> *const c_char {
    text(error).as_ptr()
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_version() -> *const c_char {
    const VERSION: &CStr =
        match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
            Ok(version) => version,
            Err(_) => panic!("no version"),
        };
    VERSION.as_ptr()
}
