// SPDX-License-Identifier: MIT OR Apache-2.0
//! Small functions in assembly: two that keep their secrets, and one for each way to give them away.
//!
//! All take a state of twelve words, the secrets, and a table of sixteen words, which is public.
//! `assembly.txt` says so to the static check.

use crate::case::{Case, Function, Instrument};
use crate::inputs::Inputs;
use crate::results::Results;
use core::arch::naked_asm;

type Assembly = unsafe extern "C" fn(*mut [u64; 12], *const [u64; 16]);

/// Where valgrind runs no AVX-512, the others do.
const WIDE_CHECKED: [Instrument; 3] = [
    Instrument::DenyList,
    Instrument::Trace,
    Instrument::StaticTaint,
];

/// All of them, whether or not this CPU can run them.
pub fn cases() -> impl Iterator<Item = Case> {
    let case = |&(name, f): &(&str, Function)| match name.starts_with("leak") {
        true => Case::leak(name, f),
        false => Case::function(name, 4, f).only(),
    };
    let scalar = SCALAR.iter().map(move |c| {
        let mut case = case(c);
        case.instruments.push(Instrument::StaticTaint);
        case
    });
    let wide = WIDE.iter().map(move |c| Case {
        instruments: WIDE_CHECKED.to_vec(),
        available: std::arch::is_x86_feature_detected!("avx512f"),
        ..case(c)
    });
    scalar.chain(wide)
}

const SCALAR: [(&str, Function); 6] = [
    ("assembly without a leak", |i, r| call(control_select, i, r)),
    ("leak assembly flag", |i, r| call(leak_flag, i, r)),
    ("leak assembly table", |i, r| call(leak_table, i, r)),
    ("leak assembly division", |i, r| call(leak_division, i, r)),
    ("leak assembly count", |i, r| call(leak_count, i, r)),
    ("leak assembly slot", |i, r| call(leak_slot, i, r)),
];

const WIDE: [(&str, Function); 2] = [
    ("assembly without a leak, AVX-512", |i, r| {
        call(control_avx512, i, r)
    }),
    ("leak assembly AVX-512", |i, r| call(leak_avx512, i, r)),
];

// Inlined, so that it is a call to a known place.
#[inline(always)]
fn call(function: Assembly, i: &Inputs, r: &mut Results) {
    let mut state = [0; 12];
    state[..4].copy_from_slice(&i.a);
    state[4..8].copy_from_slice(&i.b);
    state[8..].copy_from_slice(&i.odd);
    let table = core::array::from_fn(|i| 7 * i as u64 + 1);
    // SAFETY: each function accesses these two objects, in bounds, and its own part of the stack; it keeps
    // to the calling convention.
    unsafe { function(&mut state, &table) };
    r.limbs(&state);
}

/// The pattern of a kernel: a counted loop of selections, with its counter on the stack.
#[unsafe(naked)]
extern "C" fn control_select(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "push rbx",
        "sub rsp, 16",
        "mov qword ptr [rsp], 20",
        "mov rax, [rdi]",
        "mov rbx, [rdi + 32]",
        "2:",
        "mov rcx, rbx",
        "add rcx, [rsi + 8]",
        "mov rdx, rax",
        "shr rdx, 1",
        "test rax, 1",
        "cmovne rcx, rax",
        "lea rax, [rdx + rcx]",
        "dec qword ptr [rsp]",
        "jne 2b",
        "mov [rdi], rax",
        "add rsp, 16",
        "pop rbx",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_flag(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "mov rax, [rdi]",
        "shr rax, 1",
        "mov [rdi], rax",
        "jnc 2f",
        "add qword ptr [rdi], 5",
        "2: ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_table(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "mov rax, [rdi]",
        "and eax, 15",
        "mov rax, [rsi + 8 * rax]",
        "mov [rdi], rax",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_division(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "mov rax, [rdi]",
        "xor edx, edx",
        "mov rcx, [rsi + 8]",
        "div rcx",
        "mov [rdi], rax",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_count(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "mov rcx, [rdi]",
        "and ecx, 7",
        "inc ecx",
        "2: rol qword ptr [rdi + 8], 3",
        "dec ecx",
        "jne 2b",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_slot(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "mov rax, [rdi]",
        "and eax, 15",
        "push rax",
        "xor eax, eax",
        "mov rdx, [rsp]",
        "mov rdx, [rsi + 8 * rdx]",
        "mov [rdi], rdx",
        "pop rdx",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn control_avx512(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "mov ecx, 9",
        "vmovdqu64 zmm16, [rdi]",
        "2:",
        "vpaddq zmm16, zmm16, [rsi]",
        "vpsrlq zmm17, zmm16, 7",
        "vpxorq zmm16, zmm16, zmm17",
        "dec ecx",
        "jne 2b",
        "vmovdqu64 [rdi], zmm16",
        "ret",
    )
}

/// The lowest bits of a vector go through the stack into an address.
#[unsafe(naked)]
extern "C" fn leak_avx512(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "vmovdqu64 zmm16, [rdi]",
        "vmovdqu64 [rsp - 64], zmm16",
        "mov eax, [rsp - 64]",
        "and eax, 15",
        "mov rax, [rsi + 8 * rax]",
        "mov [rdi], rax",
        "ret",
    )
}
