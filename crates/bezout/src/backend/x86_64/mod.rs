// SPDX-License-Identifier: MIT OR Apache-2.0
//! Assembly for x86-64, chosen at run time by what the CPU has.
//!
//! The `.s` files are written by `asmgen/`; each begins with its contract.

pub(crate) mod bingcd;
pub(crate) mod carry;
mod cpu;
pub(crate) mod divstep;
pub(crate) mod gcd;
pub(crate) mod lanes;
pub(crate) mod pairs;
#[cfg(feature = "polynomial")]
pub(crate) mod polynomial;
pub(crate) mod product;
pub(crate) mod symbol;

#[cfg(feature = "polynomial")]
pub(crate) use cpu::has_vpclmulqdq;
pub(crate) use cpu::{has_adx, has_avx2, has_avx512, is_narrow};

/// Declares routines on a state, by name and file.
macro_rules! declare {
    ($($name:ident, $file:literal;)*) => {
        $(
            /// # Safety
            /// `base` points [`BIAS`] bytes into a `State` of this module, of the extension and the size
            /// that the routine is for; and the CPU has that extension, BMI1 and BMI2.
            #[unsafe(naked)]
            #[allow(unsafe_code)]
            unsafe extern "sysv64" fn $name(base: *mut u8) {
                core::arch::naked_asm!(include_str!($file), options(raw))
            }
        )*
    };
}
pub(crate) use declare;
