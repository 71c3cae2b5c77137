// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps of Bernstein and Yang, in batches of sixty \[BY19, Wui21\].

use crate::ModulusRef;
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::divstep::{Avx2, Avx512};
use subtle::Choice;
#[cfg(target_arch = "x86_64")]
use woven::{Width, Woven};

pub(crate) mod bounds;
pub(crate) mod jacobi;
#[cfg(target_arch = "x86_64")]
pub(crate) mod lanes;
pub(crate) mod matrix;
#[cfg(any(target_pointer_width = "32", feature = "kernels", test))]
pub(crate) mod narrow;
pub(crate) mod schedule;
pub(crate) mod steps;
pub(crate) mod update;
pub(crate) mod vartime;
#[cfg(test)]
mod vartime_tests;
#[cfg(target_arch = "x86_64")]
pub(crate) mod woven;
#[cfg(target_arch = "x86_64")]
mod woven_gcd;
#[cfg(target_arch = "x86_64")]
pub(crate) mod woven_jacobi;
#[cfg(all(test, target_arch = "x86_64"))]
mod woven_tests;

/// One form of the algorithm. All compute the same, batch by batch.
pub(crate) trait Divsteps {
    /// `out = x^-1 mod m` and yes, or zero and no where there is none. Timing: depends on the number
    /// of limbs and on `m.bits()`.
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice;

    /// `out = gcd(f, g)` for odd `f` and any `g` of the same length. Timing: depends on that length.
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]);
}

/// Portable Rust for 64-bit CPUs, for any number of limbs.
pub(crate) struct Portable;

impl Divsteps for Portable {
    #[inline(always)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
        schedule::invert(out, x, m, scratch)
    }

    #[inline(always)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
        schedule::gcd_odd(out, f, g, scratch);
    }
}

/// The best form in portable Rust: on 64-bit CPUs the one with products of 128 bits.
#[cfg(not(target_pointer_width = "32"))]
type BestPortable = Portable;
/// The best form in portable Rust: 32-bit CPUs have no product of more than 64 bits.
#[cfg(target_pointer_width = "32")]
type BestPortable = narrow::Narrow;

/// The best form for this CPU and the number of limbs.
pub(crate) struct Best;

impl Divsteps for Best {
    #[inline(always)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
        #[cfg(target_arch = "x86_64")]
        match woven::best(x.len()) {
            Some(Width::Avx512) => return Woven::<Avx512>::invert(out, x, m, scratch),
            Some(Width::Avx2) => return Woven::<Avx2>::invert(out, x, m, scratch),
            None => {}
        }
        BestPortable::invert(out, x, m, scratch)
    }

    #[inline(always)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
        #[cfg(target_arch = "x86_64")]
        match woven::best(f.len()) {
            Some(Width::Avx512) => return Woven::<Avx512>::gcd_odd(out, f, g, scratch),
            Some(Width::Avx2) => return Woven::<Avx2>::gcd_odd(out, f, g, scratch),
            None => {}
        }
        BestPortable::gcd_odd(out, f, g, scratch);
    }
}
