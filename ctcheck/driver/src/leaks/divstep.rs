// SPDX-License-Identifier: MIT OR Apache-2.0
//! A copy of a kernel's inner loop, the steps of `divstep60/portable`, with one mask made a branch.
//!
//! The other planted leaks are small. This one is where a real one would be: in the middle of
//! twenty packed steps, taken by about half of them. The copy that keeps its mask has to pass, and
//! to have the kernel's results (`copies.rs`).

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

/// The matrix of some steps, by rows.
type Matrix = [i64; 4];

/// Sixty steps by three packed words.
#[inline(always)]
fn steps<const BRANCH: bool>(f: i64, g: i64) -> Matrix {
    let (mut d, mut all) = (-1, [1, 0, 0, 1]);
    let (mut f, mut g) = (f | 1, g);
    for _ in 0..3 {
        let m;
        (d, m) = packed::<BRANCH>(d, f, g);
        let dot = |a: i64, b: i64| a.wrapping_mul(f).wrapping_add(b.wrapping_mul(g)) >> PACK;
        (f, g) = (dot(m[0], m[1]), dot(m[2], m[3]));
        all = compose(m, all);
    }
    all
}

/// The matrix of `first`, then `second`.
#[inline(always)]
fn compose([u, v, q, r]: Matrix, first: Matrix) -> Matrix {
    let [u1, v1, q1, r1] = first;
    [
        u * u1 + v * q1,
        u * v1 + v * r1,
        q * u1 + r * q1,
        q * v1 + r * r1,
    ]
}

/// The two entries of a packed word.
#[inline(always)]
fn unpack(word: i64) -> [i64; 2] {
    let fields = (word + (1 << PACK)) >> (PACK + 1);
    let first = fields << 43 >> 43;
    [-first, -((fields + (1 << PACK)) >> (PACK + 1))]
}

#[inline(always)]
fn packed<const BRANCH: bool>(mut d: i64, f: i64, g: i64) -> (i64, Matrix) {
    let mut h = !(((f & LOW) + UNIT_F) >> 1);
    let mut g = !((g & LOW) + UNIT_G);
    for _ in 0..PACK {
        let odd = barrier((g & 1) - 1);
        let s = barrier(d >> 63);
        let t = g >> 1;
        let x = h ^ s;
        let swap = s & odd;
        if BRANCH {
            // The mistake: what the mask was there to hide. Twice a barrier, or it becomes a mask
            // again.
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
    let ([u, v], [q, r]) = (unpack(!(h << 1)), unpack(!g));
    (d, [u, v, q, r])
}

#[inline(never)]
pub fn with_mask(f: i64, g: i64) -> Matrix {
    steps::<false>(f, g)
}

#[inline(never)]
pub fn with_branch(f: i64, g: i64) -> Matrix {
    steps::<true>(f, g)
}
