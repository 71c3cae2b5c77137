// SPDX-License-Identifier: MIT OR Apache-2.0
//! Twenty half-delta divsteps on packed words, ten instructions each.
//!
//! The state is that of `integer/divstep/word64/steps.rs`: `d = -(delta + 1/2)`, `h = ~(F >> 1)`
//! and `G = ~g`. A swap takes place if `d` is negative and `G` even. `ccmp` compares `d` with 0
//! where `G` is even, and says "not less" elsewhere. A compiler does not find it: it makes masks.

use core::arch::asm;

/// One step from `h` to `next`, which may be one register; `x = h ^ (d >> 63)` before it and for
/// the next one. Then come further instructions.
macro_rules! step {
    ($h:literal, $next:literal $(, $further:literal)*) => {
        concat!(
            "tst {g}, #1\n",
            "asr {t}, {g}, #1\n",
            "add {y}, {t}, {x}\n",
            "csel {g}, {y}, {t}, eq\n",
            "ccmp {d}, #0, #0, eq\n",
            "csel ", $next, ", {t}, ", $h, ", lt\n",
            "sub {y}, {d}, #1\n",
            "add {x}, {d}, #1\n",
            "csinv {d}, {y}, {x}, ge\n",
            "eor {x}, ", $next, ", {d}, asr #63\n",
            $($further, "\n",)*
        )
    };
}

/// `(d, h, G)` after twenty steps.
///
/// Timing: constant.
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn twenty(mut d: i64, mut h: i64, mut g: i64) -> (i64, i64, i64) {
    // SAFETY: it computes with registers alone, and changes flags.
    unsafe {
        asm!(
            "eor {x}, {h}, {d}, asr #63",
            ".rept 20",
            step!("{h}", "{h}"),
            ".endr",
            d = inout(reg) d, h = inout(reg) h, g = inout(reg) g,
            x = out(reg) _, t = out(reg) _, y = out(reg) _,
            options(pure, nomem, nostack)
        );
    }
    (d, h, g)
}

/// The same for Jacobi symbols: with the exclusive or of `h` before each step, and of `h & ~h'`
/// where `h'` comes next.
///
/// Timing: constant.
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn twenty_with_flips(
    mut d: i64,
    mut h: i64,
    mut g: i64,
    halvings: &mut i64,
    falls: &mut i64,
) -> (i64, i64, i64) {
    // SAFETY: it computes with registers alone, and changes flags.
    unsafe {
        asm!(
            "eor {x}, {h}, {d}, asr #63",
            ".rept 10",
            step!("{h}", "{k}", "eor {s}, {s}, {h}", "bic {y}, {h}, {k}", "eor {b}, {b}, {y}"),
            step!("{k}", "{h}", "eor {s}, {s}, {k}", "bic {y}, {k}, {h}", "eor {b}, {b}, {y}"),
            ".endr",
            d = inout(reg) d, h = inout(reg) h, g = inout(reg) g,
            s = inout(reg) *halvings, b = inout(reg) *falls,
            k = out(reg) _, x = out(reg) _, t = out(reg) _, y = out(reg) _,
            options(pure, nomem, nostack)
        );
    }
    (d, h, g)
}
