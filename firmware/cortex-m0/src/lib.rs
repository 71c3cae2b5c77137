// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![no_std]

mod number;
#[cfg(all(target_arch = "arm", target_os = "none"))]
mod routines;

pub use number::Number;
#[cfg(all(target_arch = "arm", target_os = "none"))]
pub use routines::*;

/// For each file of `asm/`, the macros first: a row of [`ASSEMBLY`], and for ARM its code.
macro_rules! assembly {
    ($($name:literal)*) => {
        /// The assembly of this crate by file name, without `.S`: for an ARMv6-M target it goes
        /// through `global_asm!`, and the Makefile gives the same files to `arm-none-eabi-gcc`.
        pub const ASSEMBLY: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../asm/", $name, ".S")))),*];

        #[cfg(all(target_arch = "arm", target_os = "none"))]
        core::arch::global_asm!(
            $(include_str!(concat!("../asm/", $name, ".S")),)*
            options(raw)
        );
    };
}

assembly! {
    "macros" "add_sub" "divsteps" "divsteps_symbol" "elligator2" "elligator2_inverse" "field" "invert"
    "invert_legendre" "invert_modulus" "legendre" "legendre_modulus" "limbs" "modulus" "mul" "mul_a24"
    "normalize" "reduce" "square" "update" "update_modulus" "x25519"
}
