// SPDX-License-Identifier: MIT OR Apache-2.0
//! What `assembly.rs` is on x86-64: a small function in assembly that keeps its secrets, and one
//! for each way to give them away.

use crate::case::{Case, Function, Instrument};
use crate::inputs::Inputs;
use crate::results::Results;
use core::arch::naked_asm;

type Assembly = unsafe extern "C" fn(*mut [u64; 12], *const [u64; 16]);

pub fn cases() -> impl Iterator<Item = Case> {
    ALL.iter().map(|&(name, f)| {
        let mut case = match name.starts_with("leak") {
            true => Case::leak(name, f),
            false => Case::function(name, 4, f).only(),
        };
        case.instruments.push(Instrument::StaticTaint);
        case
    })
}

const ALL: [(&str, Function); 6] = [
    ("assembly without a leak", |i, r| call(control_select, i, r)),
    ("leak assembly flag", |i, r| call(leak_flag, i, r)),
    ("leak assembly table", |i, r| call(leak_table, i, r)),
    ("leak assembly store", |i, r| call(leak_store, i, r)),
    ("leak assembly division", |i, r| call(leak_division, i, r)),
    ("leak assembly root", |i, r| call(leak_root, i, r)),
];

#[inline(always)]
fn call(function: Assembly, i: &Inputs, r: &mut Results) {
    let mut state = [0; 12];
    state[..4].copy_from_slice(&i.a);
    state[4..8].copy_from_slice(&i.b);
    state[8..].copy_from_slice(&i.odd);
    let table = core::array::from_fn(|i| 7 * i as u64 + 1);
    // SAFETY: each function accesses these two objects, in bounds, and its own part of the stack;
    // it keeps to the calling convention.
    unsafe { function(&mut state, &table) };
    r.limbs(&state);
}

/// The pattern of a kernel: a counted loop of selections, with registers of the caller on the
/// stack.
#[unsafe(naked)]
extern "C" fn control_select(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "stp x19, x20, [sp, #-32]!",
        "str d8, [sp, #16]",
        "mov x19, #20",
        "ldr x2, [x0]",
        "ldr x20, [x0, #32]",
        "ins v8.d[0], x20",
        "2:",
        "ldr x3, [x1, #8]",
        "mov x4, v8.d[0]",
        "add x3, x3, x4",
        "tst x2, #1",
        "csel x3, x2, x3, ne",
        "add x2, x3, x2, lsr #1",
        "subs x19, x19, #1",
        "b.ne 2b",
        "str x2, [x0]",
        "ldr d8, [sp, #16]",
        "ldp x19, x20, [sp], #32",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_flag(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "ldr x2, [x0]",
        "adds x3, x2, x2",
        "b.lo 2f",
        "add x2, x2, #5",
        "str x2, [x0]",
        "2: ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_table(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "ldr x2, [x0]",
        "and x2, x2, #15",
        "ldr x2, [x1, x2, lsl #3]",
        "str x2, [x0]",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_store(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "ldr x2, [x0]",
        "and x2, x2, #7",
        "ldr x3, [x1]",
        "str x3, [x0, x2, lsl #3]",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_division(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "ldr x2, [x0]",
        "ldr x3, [x1, #8]",
        "udiv x2, x2, x3",
        "str x2, [x0]",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_root(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!("ldr d0, [x0]", "fsqrt d0, d0", "str d0, [x0]", "ret",)
}
