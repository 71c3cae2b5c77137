// SPDX-License-Identifier: MIT OR Apache-2.0
//! Greatest common divisors and their cofactors.

use super::entry::*;
use super::shape::Shape;
use crate::cpu::Cpu;
#[cfg(target_arch = "x86_64")]
use crate::cpu::Isa;
use crate::integer::choice::{self, Way, choose};
use crate::integer::xgcd::choices;
use crate::integer::{divstep, gcd, lehmer, stein, xgcd};
use crate::kernel::{Kernel, Operation};
use crate::timing::Timing;
use subtle::Choice;

/// Greatest common divisors.
#[derive(Debug)]
pub struct Gcd;

impl Operation for Gcd {
    const RING: &'static str = "int";
    const NAME: &'static str = "gcd";
    type Parameter = Shape;
    /// `(out, a, b, scratch)`: `out = gcd(a, b)`.
    type Function = fn(&mut [u64], &[u64], &[u64], &mut [u64]);
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, s: &Shape) -> Way {
        choose(cpu, choice::Operation::Gcd(s.limbs), timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        macro_rules! euclid {
            ($name:literal, $limbs:tt) => {
                variable::<Gcd>(
                    $name,
                    "Leh38",
                    |s| lehmer::gcd_scratch_limbs::<$limbs>(s.limbs),
                    lehmer::gcd::<$limbs>,
                )
            };
        }
        with_divsteps! { Gcd, gcd (out, a, b, s) [] {} {}
            any {
                way: Some(Way::Stein),
                ..variable::<Gcd>(
                    "stein/portable",
                    "Ste67",
                    |s| stein::gcd_scratch_limbs(s.limbs),
                    stein::gcd,
                )
            }
            any {
                ..variable::<Gcd>(
                    "divstep60_vartime/portable",
                    "BY19, Wui21",
                    |s| divstep::vartime::gcd_scratch_limbs(s.limbs),
                    divstep::vartime::gcd,
                )
            }
        }
    }
}

/// Greatest common divisors with canonical cofactors.
#[derive(Debug)]
pub struct Xgcd;

impl Operation for Xgcd {
    const RING: &'static str = "int";
    const NAME: &'static str = "xgcd";
    type Parameter = Shape;
    /// `(g, s, t, a, b, scratch)`: `g = s a + t b`; returns whether `s` and whether `t` is
    /// negative.
    type Function =
        fn(&mut [u64], &mut [u64], &mut [u64], &[u64], &[u64], &mut [u64]) -> (Choice, Choice);
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, s: &Shape) -> Way {
        choose(cpu, choice::Operation::Xgcd(s.limbs), timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        macro_rules! euclid {
            ($name:literal, $limbs:tt) => {
                variable::<Xgcd>(
                    $name,
                    "Leh38",
                    |s| lehmer::xgcd_scratch_limbs::<$limbs>(s.limbs),
                    |g, s, t, a, b, w| choices(lehmer::xgcd::<$limbs>(g, s, t, a, b, w)),
                )
            };
        }
        with_divsteps! { Xgcd, xgcd (g, s, t, a, b, w)
            [x86 Ifma CHECKED_NATIVELY {
                ..divsteps!(Xgcd Divstep51Ifma "divstep51/ifma", xgcd (g, s, t, a, b, w) "up to 256 limbs")
            }] {} {}
            any {
                way: Some(Way::Stein),
                ..variable::<Xgcd>(
                    "stein/portable",
                    "Ste67",
                    |s| stein::xgcd_scratch_limbs(s.limbs),
                    |g, s, t, a, b, w| choices(stein::xgcd(g, s, t, a, b, w)),
                )
            }
        }
    }
}
