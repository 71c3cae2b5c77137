// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 8 running products of numbers modulo m = 2^255 - r, zeros left out [Mon87], 4 words and 9 limbs of 29 bits.
//   p = p y for each step, where y is x, or x + 1 for zero.
// In: rdi = state; rsi = x, 8 numbers of 4 words for each step; rdx = kept products, 320 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p with limbs below 2^29 + 2^15, the last one below 2^30, before and after.
// State: 4416 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, r at 288,
//   2^29 - 1 at 320, 1 at 352, orders of lanes at 384, p at 480, spare at 1056, first at 1632, x at
//   2208, others at 2784, total at 3648,
//   2^23 - 1, 64 r, 2^30 - 1, 128 r at 3776, masks of zeros at 4064.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: r odd, 3 <= r <= 31; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 695 instructions.
.macro load d0
vmovdqu xmm4, xmmword ptr [rsi+\d0]
vinserti128 ymm4, ymm4, xmmword ptr [rsi+64+\d0], 1
vmovdqu xmm5, xmmword ptr [rsi+32+\d0]
vinserti128 ymm5, ymm5, xmmword ptr [rsi+96+\d0], 1
vpunpcklqdq ymm0, ymm4, ymm5
vpunpckhqdq ymm1, ymm4, ymm5
vmovdqu xmm4, xmmword ptr [rsi+16+\d0]
vinserti128 ymm4, ymm4, xmmword ptr [rsi+80+\d0], 1
vmovdqu xmm5, xmmword ptr [rsi+48+\d0]
vinserti128 ymm5, ymm5, xmmword ptr [rsi+112+\d0], 1
vpunpcklqdq ymm2, ymm4, ymm5
vpunpckhqdq ymm3, ymm4, ymm5
.endm
.macro limbs d0, d1
vpand ymm4, ymm0, ymmword ptr [rdi+320]
vpsrlq ymm8, ymm3, 63
vpmuludq ymm8, ymm8, ymmword ptr [rdi+288]
vpaddq ymm4, ymm4, ymm8
vpsrlq ymm6, ymm0, 29
vpor ymm6, ymm6, ymm4
vpor ymm7, ymm0, ymmword ptr [rdi+320]
vpor ymm6, ymm6, ymm1
vpand ymm7, ymm7, ymm1
vpor ymm6, ymm6, ymm2
vpand ymm7, ymm7, ymm2
vpaddq ymm8, ymm3, ymm3
vpor ymm6, ymm6, ymm8
vpsrlq ymm8, ymm8, 1
vpcmpeqq ymm5, ymm5, ymm5
vpsllq ymm5, ymm5, 63
vpor ymm5, ymm5, ymm8
vpand ymm7, ymm7, ymm5
vpcmpeqq ymm5, ymm5, ymm5
vpcmpeqq ymm7, ymm7, ymm5
vpcmpeqq ymm5, ymm4, ymmword ptr [rdi+0]
vpand ymm7, ymm7, ymm5
vpxor ymm5, ymm5, ymm5
vpcmpeqq ymm6, ymm6, ymm5
vpor ymm6, ymm6, ymm7
vmovdqa ymmword ptr [rdi+4064+\d0], ymm6
vpsubq ymm4, ymm4, ymm6
vmovdqa ymmword ptr [rdi+2208+\d1], ymm4
vpsrlq ymm5, ymm0, 29
vpand ymm5, ymm5, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+2240+\d1], ymm5
vpsrlq ymm5, ymm0, 58
vpsllq ymm15, ymm1, 6
vpor ymm5, ymm5, ymm15
vpand ymm5, ymm5, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+2272+\d1], ymm5
vpsrlq ymm5, ymm1, 23
vpand ymm5, ymm5, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+2304+\d1], ymm5
vpsrlq ymm5, ymm1, 52
vpsllq ymm15, ymm2, 12
vpor ymm5, ymm5, ymm15
vpand ymm5, ymm5, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+2336+\d1], ymm5
vpsrlq ymm5, ymm2, 17
vpand ymm5, ymm5, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+2368+\d1], ymm5
vpsrlq ymm5, ymm2, 46
vpsllq ymm15, ymm3, 18
vpor ymm5, ymm5, ymm15
vpand ymm5, ymm5, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+2400+\d1], ymm5
vpsrlq ymm5, ymm3, 11
vpand ymm5, ymm5, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+2432+\d1], ymm5
vpsrlq ymm5, ymm3, 40
vpand ymm5, ymm5, ymmword ptr [rdi+3776]
vmovdqa ymmword ptr [rdi+2464+\d1], ymm5
.endm
.macro row d0
vmovdqu ymm0, ymmword ptr [r8+\d0]
vmovdqu ymm1, ymmword ptr [r8+32+\d0]
vmovdqu ymm2, ymmword ptr [r8+64+\d0]
vmovdqu ymm3, ymmword ptr [r8+96+\d0]
vmovdqu ymm4, ymmword ptr [r8+128+\d0]
vmovdqu ymm5, ymmword ptr [r8+\d0]
vpsrlq ymm5, ymm5, 32
vmovdqu ymm6, ymmword ptr [r8+32+\d0]
vpsrlq ymm6, ymm6, 32
vmovdqu ymm7, ymmword ptr [r8+64+\d0]
vpsrlq ymm7, ymm7, 32
vmovdqu ymm8, ymmword ptr [r8+96+\d0]
vpsrlq ymm8, ymm8, 32
.endm
.macro column d0
vpmuludq ymm11, ymm1, ymmword ptr [rdi+2464+\d0]
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2432+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2400+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2368+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2336+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2304+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2272+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2240+\d0]
vpaddq ymm11, ymm11, ymm15
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vmovdqa ymm12, ymm11
.endm
.macro column_2 d0
vpmuludq ymm11, ymm2, ymmword ptr [rdi+2464+\d0]
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2432+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2400+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2368+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2336+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2304+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2272+\d0]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_3 d0
vpmuludq ymm10, ymm0, ymmword ptr [rdi+2240+\d0]
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2208+\d0]
vpaddq ymm10, ymm10, ymm14
vpaddq ymm10, ymm10, ymm12
vpsrlq ymm12, ymm10, 29
vpand ymm10, ymm10, ymmword ptr [rdi+320]
.endm
.macro column_4 d0
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2464+\d0]
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2432+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2400+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2368+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2336+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2304+\d0]
vpaddq ymm11, ymm11, ymm15
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_5 d0
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2272+\d0]
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2240+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2208+\d0]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+4192], ymm11
.endm
.macro column_6 d0
vpmuludq ymm11, ymm4, ymmword ptr [rdi+2464+\d0]
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2432+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2400+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2368+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2336+\d0]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_7 d0
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2304+\d0]
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2272+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2240+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2208+\d0]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+4224], ymm11
.endm
.macro column_8 d0
vpmuludq ymm11, ymm5, ymmword ptr [rdi+2464+\d0]
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2432+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2400+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2368+\d0]
vpaddq ymm11, ymm11, ymm15
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_9 d0
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2336+\d0]
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2304+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2272+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2240+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2208+\d0]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+4256], ymm11
.endm
.macro column_10 d0
vpmuludq ymm11, ymm6, ymmword ptr [rdi+2464+\d0]
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2432+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2400+\d0]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_11 d0
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2368+\d0]
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2336+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2304+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2272+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2240+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2208+\d0]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+4288], ymm11
.endm
.macro column_12 d0
vpmuludq ymm11, ymm7, ymmword ptr [rdi+2464+\d0]
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2432+\d0]
vpaddq ymm11, ymm11, ymm15
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_13 d0
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2400+\d0]
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2368+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2336+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2304+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2272+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2240+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2208+\d0]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+4320], ymm11
.endm
.macro column_14 d0
vpmuludq ymm11, ymm8, ymmword ptr [rdi+2464+\d0]
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_15 d0
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2432+\d0]
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2400+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2368+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2336+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2304+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2272+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2240+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2208+\d0]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+4352], ymm11
.endm
.macro column_16 d0
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2464+\d0]
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2432+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2400+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2368+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2336+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2304+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2272+\d0]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2240+\d0]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2208+\d0]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 30
vpand ymm11, ymm11, ymmword ptr [rdi+3840]
vmovdqa ymmword ptr [rdi+4384], ymm11
.endm
.macro reduce
vpmuludq ymm12, ymm12, ymmword ptr [rdi+3872]
vpaddq ymm9, ymm9, ymm12
vpsrlq ymm12, ymm9, 29
vpand ymm9, ymm9, ymmword ptr [rdi+320]
vpaddq ymm10, ymm10, ymm12
vmovdqa ymm2, ymmword ptr [rdi+4192]
vmovdqa ymm3, ymmword ptr [rdi+4224]
vmovdqa ymm4, ymmword ptr [rdi+4256]
vmovdqa ymm5, ymmword ptr [rdi+4288]
vmovdqa ymm6, ymmword ptr [rdi+4320]
vmovdqa ymm7, ymmword ptr [rdi+4352]
vmovdqa ymm8, ymmword ptr [rdi+4384]
.endm
.macro carry d0
vmovdqu ymmword ptr [r9+128+\d0], ymm4
vpsllq ymm11, ymm5, 32
vpor ymm9, ymm9, ymm11
vmovdqu ymmword ptr [r9+\d0], ymm9
vpsllq ymm11, ymm6, 32
vpor ymm10, ymm10, ymm11
vmovdqu ymmword ptr [r9+32+\d0], ymm10
vpsllq ymm11, ymm7, 32
vpor ymm2, ymm2, ymm11
vmovdqu ymmword ptr [r9+64+\d0], ymm2
vpsllq ymm11, ymm8, 32
vpor ymm3, ymm3, ymm11
vmovdqu ymmword ptr [r9+96+\d0], ymm3
.endm
.macro row_to_carry d0, d1
row \d0
column \d1
vpmuludq ymm9, ymm0, ymmword ptr [rdi+2208+\d1]
vpaddq ymm9, ymm9, ymm12
vpsrlq ymm12, ymm9, 29
vpand ymm9, ymm9, ymmword ptr [rdi+320]
column_2 \d1
column_3 \d1
column_4 \d1
column_5 \d1
column_6 \d1
column_7 \d1
column_8 \d1
column_9 \d1
column_10 \d1
column_11 \d1
column_12 \d1
column_13 \d1
column_14 \d1
column_15 \d1
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm13
column_16 \d1
reduce
carry \d0
.endm
.macro first d0
vmovdqa ymm0, ymmword ptr [rdi+480+\d0]
vmovdqa ymmword ptr [rdi+1632+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+512+\d0]
vmovdqa ymmword ptr [rdi+1664+\d0], ymm0
.endm
first 0	// first
first 64	// first
first 128	// first
first 192	// first
first 256	// first
lea r8, [rdi+1632]	// first
xor eax, eax	// first
.p2align 5
2:
load 0	// x0.load
limbs 0, 0	// x0.limbs
load 128	// x1.load
limbs 32, 288	// x1.limbs
add rax, 1	// place
lea r9, [rdi+480]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1056]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 320	// place
4:
row_to_carry 0, 0	// p0.row0
row_to_carry 160, 288	// p1.row0
mov r8, r9	// loop
add rsi, 256	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
.purgem load
.purgem limbs
.purgem row
.purgem column
.purgem column_2
.purgem column_3
.purgem column_4
.purgem column_5
.purgem column_6
.purgem column_7
.purgem column_8
.purgem column_9
.purgem column_10
.purgem column_11
.purgem column_12
.purgem column_13
.purgem column_14
.purgem column_15
.purgem column_16
.purgem reduce
.purgem carry
.purgem row_to_carry
.purgem first
