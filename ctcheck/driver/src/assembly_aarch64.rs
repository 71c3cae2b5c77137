// SPDX-License-Identifier: MIT OR Apache-2.0
//! What `assembly.rs` is on x86-64: a small function in assembly that keeps its secrets, and one
//! for each way to give them away.

use crate::case::{Case, Function, Instrument};
use crate::planted_assembly::{assembly, call, case};
use core::arch::naked_asm;

pub fn cases() -> impl Iterator<Item = Case> {
    ALL.iter().map(|c| {
        let mut case = case(c);
        case.instruments.push(Instrument::StaticTaint);
        case
    })
}

assembly! { ALL:
    /// The pattern of a kernel: a counted loop of selections, with registers of the caller on the
    /// stack.
    control_select "assembly without a leak" {
        "stp x19, x20, [sp, #-32]!"
        "str d8, [sp, #16]"
        "mov x19, #20"
        "ldr x2, [x0]"
        "ldr x20, [x0, #32]"
        "ins v8.d[0], x20"
        "2:"
        "ldr x3, [x1, #8]"
        "mov x4, v8.d[0]"
        "add x3, x3, x4"
        "tst x2, #1"
        "csel x3, x2, x3, ne"
        "add x2, x3, x2, lsr #1"
        "subs x19, x19, #1"
        "b.ne 2b"
        "str x2, [x0]"
        "ldr d8, [sp, #16]"
        "ldp x19, x20, [sp], #32"
        "ret"
    }
    leak_flag "leak assembly flag" {
        "ldr x2, [x0]"
        "adds x3, x2, x2"
        "b.lo 2f"
        "add x2, x2, #5"
        "str x2, [x0]"
        "2: ret"
    }
    leak_table "leak assembly table" {
        "ldr x2, [x0]"
        "and x2, x2, #15"
        "ldr x2, [x1, x2, lsl #3]"
        "str x2, [x0]"
        "ret"
    }
    leak_store "leak assembly store" {
        "ldr x2, [x0]"
        "and x2, x2, #7"
        "ldr x3, [x1]"
        "str x3, [x0, x2, lsl #3]"
        "ret"
    }
    leak_division "leak assembly division" {
        "ldr x2, [x0]"
        "ldr x3, [x1, #8]"
        "udiv x2, x2, x3"
        "str x2, [x0]"
        "ret"
    }
    leak_root "leak assembly root" {
        "ldr d0, [x0]"
        "fsqrt d0, d0"
        "str d0, [x0]"
        "ret"
    }
}
