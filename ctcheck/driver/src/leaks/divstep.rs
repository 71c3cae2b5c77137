// SPDX-License-Identifier: MIT OR Apache-2.0
//! A copy of a kernel's inner loop, the steps of `divstep60/portable`, with one mask made a branch.
//!
//! The other planted leaks are small. This one is where a real one would be: in the middle of twenty packed
//! steps, taken by about half of them. The copy that keeps its mask has to pass.

use core::arch::asm;

/// Steps in a packed word.
const PACK: u32 = 20;
const LOW: i64 = (1 << PACK) - 1;
const UNIT_F: i64 = -(1 << (2 * PACK + 1));
const UNIT_G: i64 = -(1 << (3 * PACK + 2));

/// As the library's: the compiler no longer knows that a mask has only two values.
#[inline(always)]
fn barrier(mut x: i64) -> i64 {
    // SAFETY: the assembly is a comment.
    unsafe {
        asm!("/* {0} */", inout(reg) x, options(pure, nomem, nostack, preserves_flags));
    }
    x
}

/// Sixty steps by three packed words, without the products between them: what is checked is the loop.
#[inline(always)]
fn steps<const BRANCH: bool>(f: i64, g: i64) -> [i64; 3] {
    let mut d = -1;
    let (mut f, mut g) = (f | 1, g);
    for _ in 0..3 {
        (d, f, g) = packed::<BRANCH>(d, f, g);
        f = f >> PACK | 1;
        g >>= PACK;
    }
    [d, f, g]
}

#[inline(always)]
fn packed<const BRANCH: bool>(mut d: i64, f: i64, g: i64) -> (i64, i64, i64) {
    let mut h = !(((f & LOW) + UNIT_F) >> 1);
    let mut g = !((g & LOW) + UNIT_G);
    for _ in 0..PACK {
        let odd = barrier((g & 1) - 1);
        let s = barrier(d >> 63);
        let t = g >> 1;
        let x = h ^ s;
        let swap = s & odd;
        if BRANCH {
            // The mistake: what the mask was there to hide. Twice a barrier, or it becomes a mask again.
            g = t;
            if odd != 0 {
                g = barrier(t + x);
            }
        } else {
            g = t + (x & odd);
        }
        h ^= (h ^ t) & swap;
        d = (d ^ swap) - 1;
    }
    (d, h, g)
}

#[inline(never)]
pub fn with_mask(f: i64, g: i64) -> [i64; 3] {
    steps::<false>(f, g)
}

#[inline(never)]
pub fn with_branch(f: i64, g: i64) -> [i64; 3] {
    steps::<true>(f, g)
}
