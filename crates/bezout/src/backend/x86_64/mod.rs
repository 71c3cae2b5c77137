// SPDX-License-Identifier: MIT OR Apache-2.0
//! Assembly for x86-64, chosen at run time by what the CPU has: a folder for each ring.

#[cfg(feature = "binary-field")]
pub(crate) mod binary_field;
pub(crate) mod integer;
#[cfg(feature = "polynomial")]
pub(crate) mod polynomial;

/// Calls a function that is compiled for AVX2 and BMI2.
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn with_avx2<A, T>(f: impl FnOnce(A) -> T, arguments: A) -> T {
    #[target_feature(enable = "avx2,bmi1,bmi2")]
    fn run<A, T>(f: impl FnOnce(A) -> T, arguments: A) -> T {
        f(arguments)
    }
    assert!(crate::cpu::Isa::Avx2.available());
    // SAFETY: the CPU has them.
    unsafe { run(f, arguments) }
}
