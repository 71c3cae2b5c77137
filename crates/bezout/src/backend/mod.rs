// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inner loops for particular CPUs, each with a portable twin, behind safe functions on raw words.
//! `SAFETY.md` says why the unsafe code is sound.

#[macro_use]
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[allow(
    unused_macros,
    unused_macro_rules,
    reason = "each ring and CPU uses some"
)]
mod unroll;

#[cfg(target_arch = "aarch64")]
pub(crate) mod aarch64;
#[cfg(feature = "binary-field")]
pub(crate) mod computation;
#[cfg(any(
    target_arch = "x86_64",
    all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    )
))]
mod emitted;
pub(crate) mod flips;
pub(crate) mod limbs60;
pub(crate) mod portable;
#[cfg(all(
    feature = "polynomial",
    any(
        all(target_arch = "x86_64", target_feature = "sse2"),
        all(target_arch = "aarch64", target_feature = "neon")
    )
))]
pub(crate) mod prime_step;
pub(crate) mod rows;
#[cfg(any(
    target_arch = "x86_64",
    all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    )
))]
pub(crate) mod running_products;
pub(crate) mod word_passes;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;

/// Calls a function that is compiled for vectors of 256 bits where this CPU has them, for loops of
/// which compilers make vectors. It has to be `#[inline(always)]`, and so has what it calls.
#[inline(always)]
pub fn with_vectors<A, T>(f: impl FnOnce(A) -> T, arguments: A) -> T {
    #[cfg(target_arch = "x86_64")]
    if crate::cpu::Cpu::here().has(crate::cpu::Isa::Avx2) {
        return x86_64::with_avx2(f, arguments);
    }
    f(arguments)
}

/// A long function for [`vectorized`]: `work` has to be `#[inline(always)]`, and so has what it
/// calls.
pub trait Vectorized {
    /// What it returns.
    type Output;
    /// The function.
    fn work(self) -> Self::Output;
}

/// [`with_vectors`], for what compilers would not inline through a pointer to a function or a
/// closure.
#[inline(always)]
#[allow(unsafe_code)]
pub fn vectorized<W: Vectorized>(work: W) -> W::Output {
    #[cfg(target_arch = "x86_64")]
    {
        #[target_feature(enable = "avx2,bmi1,bmi2")]
        fn run<W: Vectorized>(work: W) -> W::Output {
            work.work()
        }
        if crate::cpu::Cpu::here().has(crate::cpu::Isa::Avx2) {
            // SAFETY: the CPU has them.
            return unsafe { run(work) };
        }
    }
    work.work()
}
