// SPDX-License-Identifier: MIT OR Apache-2.0
//! Assembly for integers. The files in `asm/` are written by `asmgen/`; each begins with its contract.

#[cfg(any(test, feature = "kernels"))]
pub(crate) mod bingcd;
pub(crate) mod carry;
pub(crate) mod gcd;
pub(crate) mod invert;
pub(crate) mod jacobi;
pub(crate) mod multi_lane;
pub(crate) mod pairs;
pub(crate) mod product;

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
                core::arch::naked_asm!(include_str!(concat!("asm/", $file)), options(raw))
            }
        )*
    };
}
pub(crate) use declare;
