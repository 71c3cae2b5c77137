// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps of Bernstein and Yang, in batches of sixty \[BY19, Wui21\].

use crate::ModulusRef;
use subtle::Choice;

pub(crate) mod bounds;
pub(crate) mod matrix;
pub(crate) mod schedule;
pub(crate) mod steps;
pub(crate) mod update;
pub(crate) mod vartime;
#[cfg(test)]
mod vartime_tests;
#[cfg(target_arch = "x86_64")]
pub(crate) mod woven;

/// One form of the algorithm. All compute the same, batch by batch.
pub(crate) trait Divsteps {
    /// `out = x^-1 mod m` and yes, or zero and no where there is none. Timing: depends on the number
    /// of limbs and on `m.bits()`.
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice;

    /// `out = gcd(f, g)` for odd `f` and any `g` of the same length. Timing: depends on that length.
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]);
}

/// Portable Rust, for any number of limbs.
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

/// AVX2 and BMI2, for what [`woven::accepts`].
#[cfg(target_arch = "x86_64")]
pub(crate) struct Woven;

#[cfg(target_arch = "x86_64")]
impl Divsteps for Woven {
    #[inline(always)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, _: &mut [u64]) -> Choice {
        woven::invert(out, x, m)
    }

    #[inline(always)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], _: &mut [u64]) {
        woven::gcd_odd(out, f, g);
    }
}

/// The best form for this CPU and the number of limbs.
pub(crate) struct Best;

impl Divsteps for Best {
    #[inline(always)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
        #[cfg(target_arch = "x86_64")]
        if woven::accepts(x.len()) {
            return Woven::invert(out, x, m, scratch);
        }
        Portable::invert(out, x, m, scratch)
    }

    #[inline(always)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
        #[cfg(target_arch = "x86_64")]
        if woven::accepts(f.len()) {
            return Woven::gcd_odd(out, f, g, scratch);
        }
        Portable::gcd_odd(out, f, g, scratch);
    }
}
