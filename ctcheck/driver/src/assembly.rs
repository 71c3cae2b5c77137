// SPDX-License-Identifier: MIT OR Apache-2.0
//! Small functions in assembly: some that keep their secrets, and one for each way to give them
//! away.

use crate::case::{Case, Function, Instrument};
use crate::planted_assembly::{assembly, call, case};
use core::arch::naked_asm;

/// Where valgrind runs no AVX-512, the others do.
const WIDE_CHECKED: [Instrument; 3] = [
    Instrument::DenyList,
    Instrument::Trace,
    Instrument::StaticTaint,
];

/// All of them, whether or not this CPU can run them.
pub fn cases() -> impl Iterator<Item = Case> {
    let checked = |c| {
        let mut case = case(c);
        case.instruments.push(Instrument::StaticTaint);
        case
    };
    let gathers = GATHERS.iter().map(move |c| Case {
        available: std::arch::is_x86_feature_detected!("avx2"),
        ..checked(c)
    });
    let wide = WIDE.iter().map(|c| Case {
        instruments: WIDE_CHECKED.to_vec(),
        available: std::arch::is_x86_feature_detected!("avx512f"),
        ..case(c)
    });
    SCALAR.iter().map(checked).chain(gathers).chain(wide)
}

assembly! { SCALAR:
    /// The pattern of a kernel: a counted loop of selections, with its counter on the stack.
    control_select "assembly without a leak" {
        "push rbx"
        "sub rsp, 16"
        "mov qword ptr [rsp], 20"
        "mov rax, [rdi]"
        "mov rbx, [rdi + 32]"
        "2:"
        "mov rcx, rbx"
        "add rcx, [rsi + 8]"
        "mov rdx, rax"
        "shr rdx, 1"
        "test rax, 1"
        "cmovne rcx, rax"
        "lea rax, [rdx + rcx]"
        "dec qword ptr [rsp]"
        "jne 2b"
        "mov [rdi], rax"
        "add rsp, 16"
        "pop rbx"
        "ret"
    }
    leak_flag "leak assembly flag" {
        "mov rax, [rdi]"
        "shr rax, 1"
        "mov [rdi], rax"
        "jnc 2f"
        "add qword ptr [rdi], 5"
        "2: ret"
    }
    leak_table "leak assembly table" {
        "mov rax, [rdi]"
        "and eax, 15"
        "mov rax, [rsi + 8 * rax]"
        "mov [rdi], rax"
        "ret"
    }
    leak_division "leak assembly division" {
        "mov rax, [rdi]"
        "xor edx, edx"
        "mov rcx, [rsi + 8]"
        "div rcx"
        "mov [rdi], rax"
        "ret"
    }
    leak_count "leak assembly count" {
        "mov rcx, [rdi]"
        "and ecx, 7"
        "inc ecx"
        "2: rol qword ptr [rdi + 8], 3"
        "dec ecx"
        "jne 2b"
        "ret"
    }
    leak_slot "leak assembly slot" {
        "mov rax, [rdi]"
        "and eax, 15"
        "push rax"
        "xor eax, eax"
        "mov rdx, [rsp]"
        "mov rdx, [rsi + 8 * rdx]"
        "mov [rdi], rdx"
        "pop rdx"
        "ret"
    }
}

assembly! { GATHERS:
    /// Secrets at public places, in all forms of a gather, some of their elements left out.
    control_gather "assembly without a leak, gathers" {
        "vmovdqu ymm9, [rsi]"
        "vpsllq ymm10, ymm9, 63"
        "vpsrlq ymm9, ymm9, 4"
        "vmovdqa ymm11, ymm10"
        "vmovdqa xmm12, xmm10"
        "vmovdqa ymm3, ymm10"
        "vpgatherqq ymm8, [rdi + 8 * ymm9], ymm10"
        "vpgatherdd ymm2, [rdi + 4 * ymm9 + 4], ymm11"
        "vpgatherqd xmm4, [rdi + 4 * ymm9], xmm12"
        "vpgatherdq ymm5, [rdi + 8 * xmm9 + 32], ymm3"
        "vpaddq ymm8, ymm8, ymm2"
        "vmovdqu [rdi], ymm8"
        "vmovdqu [rdi + 32], ymm5"
        "vmovdqu [rdi + 64], xmm4"
        "vzeroupper"
        "ret"
    }
    leak_gather "leak assembly gather" {
        "vmovdqu ymm9, [rdi]"
        "vpsrlq ymm9, ymm9, 60"
        "vmovdqu ymm10, [rsi]"
        "vpsllq ymm10, ymm10, 63"
        "vpgatherqq ymm8, [rsi + 8 * ymm9], ymm10"
        "vmovdqu [rdi + 32], ymm8"
        "vzeroupper"
        "ret"
    }
    leak_gather_mask "leak assembly gather's mask" {
        "vmovdqu ymm9, [rsi]"
        "vpsrlq ymm9, ymm9, 4"
        "vmovdqu ymm10, [rdi]"
        "vpgatherqq ymm8, [rsi + 8 * ymm9], ymm10"
        "vmovdqu [rdi + 32], ymm8"
        "vzeroupper"
        "ret"
    }
}

assembly! { WIDE:
    control_avx512 "assembly without a leak, AVX-512" {
        "mov ecx, 9"
        "vmovdqu64 zmm16, [rdi]"
        "2:"
        "vpaddq zmm16, zmm16, [rsi]"
        "vpsrlq zmm17, zmm16, 7"
        "vpxorq zmm16, zmm16, zmm17"
        "dec ecx"
        "jne 2b"
        "vmovdqu64 [rdi], zmm16"
        "ret"
    }
    control_gather_avx512 "assembly without a leak, gathers of AVX-512" {
        "vmovdqu64 zmm17, [rsi]"
        "vpsllq zmm25, zmm17, 63"
        "vpsrlq zmm17, zmm17, 4"
        "vptestmq k1, zmm25, zmm25"
        "vptestmq k2, zmm25, zmm25"
        "vptestmq k7, zmm25, zmm25"
        "vpgatherqq zmm18{{k1}}, [rdi + 8 * zmm17]"
        "vpgatherdd zmm9{{k2}}, [rdi + 4 * zmm17 + 4]"
        "vpaddq zmm18, zmm18, zmm9"
        "vpscatterqq [rdi + 8 * zmm17]{{k7}}, zmm18"
        "vzeroupper"
        "ret"
    }
    /// The lowest bits of a vector go through the stack into an address.
    leak_avx512 "leak assembly AVX-512" {
        "vmovdqu64 zmm16, [rdi]"
        "vmovdqu64 [rsp - 64], zmm16"
        "mov eax, [rsp - 64]"
        "and eax, 15"
        "mov rax, [rsi + 8 * rax]"
        "mov [rdi], rax"
        "ret"
    }
    leak_gather_avx512 "leak assembly AVX-512 gather" {
        "vmovdqu64 zmm17, [rdi]"
        "vpsrlq zmm17, zmm17, 60"
        "vmovdqu64 zmm25, [rsi]"
        "vptestmq k1, zmm25, zmm25"
        "vpgatherqq zmm18{{k1}}, [rsi + 8 * zmm17]"
        "vmovdqu64 [rdi], zmm18"
        "vzeroupper"
        "ret"
    }
    leak_scatter_avx512 "leak assembly AVX-512 scatter" {
        "vmovdqu64 zmm6, [rdi]"
        "vpsrlq zmm7, zmm6, 61"
        "vmovdqu64 zmm25, [rsi]"
        "vptestmq k1, zmm25, zmm25"
        "vpscatterqq [rdi + 8 * zmm7]{{k1}}, zmm6"
        "vzeroupper"
        "ret"
    }
    leak_gather_mask_avx512 "leak assembly AVX-512 gather's mask" {
        "vmovdqu64 zmm17, [rsi]"
        "vpsrlq zmm17, zmm17, 4"
        "vpsrlq zmm25, [rdi], 63"
        "vptestmq k1, zmm25, zmm25"
        "vpgatherqq zmm18{{k1}}, [rsi + 8 * zmm17]"
        "vmovdqu64 [rdi], zmm18"
        "vzeroupper"
        "ret"
    }
}
