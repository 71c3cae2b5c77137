// SPDX-License-Identifier: MIT OR Apache-2.0
//! Small functions in assembly: some that keep their secrets, and one for each way to give them
//! away.
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
    let gathers = GATHERS.iter().map(move |c| {
        let mut case = case(c);
        case.instruments.push(Instrument::StaticTaint);
        case.available = std::arch::is_x86_feature_detected!("avx2");
        case
    });
    let wide = WIDE.iter().map(move |c| Case {
        instruments: WIDE_CHECKED.to_vec(),
        available: std::arch::is_x86_feature_detected!("avx512f"),
        ..case(c)
    });
    scalar.chain(gathers).chain(wide)
}

const SCALAR: [(&str, Function); 6] = [
    ("assembly without a leak", |i, r| call(control_select, i, r)),
    ("leak assembly flag", |i, r| call(leak_flag, i, r)),
    ("leak assembly table", |i, r| call(leak_table, i, r)),
    ("leak assembly division", |i, r| call(leak_division, i, r)),
    ("leak assembly count", |i, r| call(leak_count, i, r)),
    ("leak assembly slot", |i, r| call(leak_slot, i, r)),
];

const GATHERS: [(&str, Function); 3] = [
    ("assembly without a leak, gathers", |i, r| {
        call(control_gather, i, r)
    }),
    ("leak assembly gather", |i, r| call(leak_gather, i, r)),
    ("leak assembly gather's mask", |i, r| {
        call(leak_gather_mask, i, r)
    }),
];

const WIDE: [(&str, Function); 6] = [
    ("assembly without a leak, AVX-512", |i, r| {
        call(control_avx512, i, r)
    }),
    ("assembly without a leak, gathers of AVX-512", |i, r| {
        call(control_gather_avx512, i, r)
    }),
    ("leak assembly AVX-512", |i, r| call(leak_avx512, i, r)),
    ("leak assembly AVX-512 gather", |i, r| {
        call(leak_gather_avx512, i, r)
    }),
    ("leak assembly AVX-512 scatter", |i, r| {
        call(leak_scatter_avx512, i, r)
    }),
    ("leak assembly AVX-512 gather's mask", |i, r| {
        call(leak_gather_mask_avx512, i, r)
    }),
];

// Inlined, so that it is a call to a known place.
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

/// Secrets at public places, in all forms of a gather, some of their elements left out.
#[unsafe(naked)]
extern "C" fn control_gather(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "vmovdqu ymm9, [rsi]",
        "vpsllq ymm10, ymm9, 63",
        "vpsrlq ymm9, ymm9, 4",
        "vmovdqa ymm11, ymm10",
        "vmovdqa xmm12, xmm10",
        "vmovdqa ymm3, ymm10",
        "vpgatherqq ymm8, [rdi + 8 * ymm9], ymm10",
        "vpgatherdd ymm2, [rdi + 4 * ymm9 + 4], ymm11",
        "vpgatherqd xmm4, [rdi + 4 * ymm9], xmm12",
        "vpgatherdq ymm5, [rdi + 8 * xmm9 + 32], ymm3",
        "vpaddq ymm8, ymm8, ymm2",
        "vmovdqu [rdi], ymm8",
        "vmovdqu [rdi + 32], ymm5",
        "vmovdqu [rdi + 64], xmm4",
        "vzeroupper",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_gather(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "vmovdqu ymm9, [rdi]",
        "vpsrlq ymm9, ymm9, 60",
        "vmovdqu ymm10, [rsi]",
        "vpsllq ymm10, ymm10, 63",
        "vpgatherqq ymm8, [rsi + 8 * ymm9], ymm10",
        "vmovdqu [rdi + 32], ymm8",
        "vzeroupper",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_gather_mask(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "vmovdqu ymm9, [rsi]",
        "vpsrlq ymm9, ymm9, 4",
        "vmovdqu ymm10, [rdi]",
        "vpgatherqq ymm8, [rsi + 8 * ymm9], ymm10",
        "vmovdqu [rdi + 32], ymm8",
        "vzeroupper",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn control_gather_avx512(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "vmovdqu64 zmm17, [rsi]",
        "vpsllq zmm25, zmm17, 63",
        "vpsrlq zmm17, zmm17, 4",
        "vptestmq k1, zmm25, zmm25",
        "vptestmq k2, zmm25, zmm25",
        "vptestmq k7, zmm25, zmm25",
        "vpgatherqq zmm18{{k1}}, [rdi + 8 * zmm17]",
        "vpgatherdd zmm9{{k2}}, [rdi + 4 * zmm17 + 4]",
        "vpaddq zmm18, zmm18, zmm9",
        "vpscatterqq [rdi + 8 * zmm17]{{k7}}, zmm18",
        "vzeroupper",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_gather_avx512(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "vmovdqu64 zmm17, [rdi]",
        "vpsrlq zmm17, zmm17, 60",
        "vmovdqu64 zmm25, [rsi]",
        "vptestmq k1, zmm25, zmm25",
        "vpgatherqq zmm18{{k1}}, [rsi + 8 * zmm17]",
        "vmovdqu64 [rdi], zmm18",
        "vzeroupper",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_scatter_avx512(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "vmovdqu64 zmm6, [rdi]",
        "vpsrlq zmm7, zmm6, 61",
        "vmovdqu64 zmm25, [rsi]",
        "vptestmq k1, zmm25, zmm25",
        "vpscatterqq [rdi + 8 * zmm7]{{k1}}, zmm6",
        "vzeroupper",
        "ret",
    )
}

#[unsafe(naked)]
extern "C" fn leak_gather_mask_avx512(state: *mut [u64; 12], table: *const [u64; 16]) {
    naked_asm!(
        "vmovdqu64 zmm17, [rsi]",
        "vpsrlq zmm17, zmm17, 4",
        "vpsrlq zmm25, [rdi], 63",
        "vptestmq k1, zmm25, zmm25",
        "vpgatherqq zmm18{{k1}}, [rsi + 8 * zmm17]",
        "vmovdqu64 [rdi], zmm18",
        "vzeroupper",
        "ret",
    )
}
