// SPDX-License-Identifier: MIT OR Apache-2.0
//! A copy of the step that decides, of `ternary_divstep/portable`, with one mask made a branch:
//! whether f and g are exchanged. The copy that keeps its mask has to pass, and to have the
//! kernel's results (`copies.rs`).

use core::arch::asm;

/// As the library's: the compiler no longer knows that a mask has only two values.
#[inline(always)]
fn barrier(mut x: u64) -> u64 {
    // SAFETY: the assembly is a comment.
    unsafe {
        asm!("/* {0} */", inout(reg) x, options(pure, nomem, nostack, preserves_flags));
    }
    x
}

/// What sixty-four steps have come to, and what each of them decided: a bit a step.
pub struct Steps {
    pub f: [u64; 2],
    pub g: [u64; 2],
    pub minus_delta: i64,
    /// Whether g(0) is not zero, whether f(0) g(0) is -1 then, and whether f and g were exchanged.
    pub nonzero: u64,
    pub minus: u64,
    pub swaps: u64,
}

impl Steps {
    pub fn words(&self) -> [u64; 8] {
        let ([f0, f1], [g0, g1]) = (self.f, self.g);
        let delta = self.minus_delta as u64;
        [f0, f1, g0, g1, delta, self.nonzero, self.minus, self.swaps]
    }
}

/// Sixty-four steps on the lowest coefficients of f and g modulo 3, each in two planes.
#[inline(always)]
fn steps<const BRANCH: bool>(mut f: [u64; 2], mut g: [u64; 2]) -> Steps {
    f[0] |= 1;
    let mut minus_delta = -1i64;
    let mut decided = [0; 3];
    for i in 0..64 {
        let nonzero = barrier((g[0] & 1).wrapping_neg());
        let minus = barrier(((f[1] ^ g[1]) & 1).wrapping_neg());
        let swap = nonzero & barrier((minus_delta >> 63) as u64);
        // g - c f
        let (x, y) = (f[0] & nonzero, (f[1] ^ minus) & f[0] & nonzero);
        let t = g[0] ^ x;
        let u = y ^ g[1];
        let h = [t | u, (g[1] ^ x) & (y ^ t)];
        for plane in 0..2 {
            if BRANCH {
                // The mistake: what the mask was there to hide. The barrier keeps it a branch.
                if swap != 0 {
                    f[plane] = barrier(g[plane]);
                }
            } else {
                f[plane] ^= (f[plane] ^ g[plane]) & swap;
            }
        }
        g = h.map(|plane| plane >> 1);
        let s = swap as i64;
        minus_delta = (minus_delta ^ s) - s - 1;
        for (all, mask) in decided.iter_mut().zip([nonzero, minus, swap]) {
            *all |= (mask & 1) << i;
        }
    }
    let [nonzero, minus, swaps] = decided;
    Steps {
        f,
        g,
        minus_delta,
        nonzero,
        minus,
        swaps,
    }
}

#[inline(never)]
pub fn with_mask(f: [u64; 2], g: [u64; 2]) -> Steps {
    steps::<false>(f, g)
}

#[inline(never)]
pub fn with_branch(f: [u64; 2], g: [u64; 2]) -> Steps {
    steps::<true>(f, g)
}
