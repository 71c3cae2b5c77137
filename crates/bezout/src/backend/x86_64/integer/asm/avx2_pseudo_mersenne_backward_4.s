// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m = 2^255 - r, from the products of
//   `avx2_pseudo_mersenne_forward_4` [Mon87], 4 words and 9 limbs of 29 bits.
//   From the last step to the first: with inverse = p, x = inverse before, or 0 for zero, and
//   p = inverse y, where y is x, or x + 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products with limbs below 2^29 + 2^15, the last one below 2^30, before and after.
// State: 4416 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, r at 288,
//   2^29 - 1 at 320, 1 at 352, orders of lanes at 384, p at 480, spare at 1056, first at 1632, x at
//   2208, others at 2784, total at 3648,
//   2^23 - 1, 64 r, 2^30 - 1, 128 r at 3776, masks of zeros at 4064.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: r odd, 3 <= r <= 31; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1991 instructions.
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
vpmuludq ymm9, ymm0, ymmword ptr [rdi+2208+\d0]
vpaddq ymm9, ymm9, ymm12
vpsrlq ymm12, ymm9, 29
vpand ymm9, ymm9, ymmword ptr [rdi+320]
.endm
.macro column_3 d0
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
.macro column_4 d0
vpmuludq ymm10, ymm0, ymmword ptr [rdi+2240+\d0]
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2208+\d0]
vpaddq ymm10, ymm10, ymm14
vpaddq ymm10, ymm10, ymm12
vpsrlq ymm12, ymm10, 29
vpand ymm10, ymm10, ymmword ptr [rdi+320]
.endm
.macro column_5 d0
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
.macro column_6 d0
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
.macro column_7 d0
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
.macro column_8 d0
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
.macro column_9 d0
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
.macro column_10 d0
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
.macro column_11 d0
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
.macro column_12 d0
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
.macro column_13 d0
vpmuludq ymm11, ymm7, ymmword ptr [rdi+2464+\d0]
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2432+\d0]
vpaddq ymm11, ymm11, ymm15
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_14 d0
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
.macro column_15 d0
vpmuludq ymm11, ymm8, ymmword ptr [rdi+2464+\d0]
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_16 d0
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
.macro column_17
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm13
.endm
.macro column_18 d0
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
vmovdqu ymmword ptr [rdi+1184+\d0], ymm4
vpsllq ymm11, ymm5, 32
vpor ymm9, ymm9, ymm11
vmovdqu ymmword ptr [rdi+1056+\d0], ymm9
vpsllq ymm11, ymm6, 32
vpor ymm10, ymm10, ymm11
vmovdqu ymmword ptr [rdi+1088+\d0], ymm10
vpsllq ymm11, ymm7, 32
vpor ymm2, ymm2, ymm11
vmovdqu ymmword ptr [rdi+1120+\d0], ymm2
vpsllq ymm11, ymm8, 32
vpor ymm3, ymm3, ymm11
vmovdqu ymmword ptr [rdi+1152+\d0], ymm3
.endm
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
.macro canonical d0
vmovdqa ymm1, ymmword ptr [rdi+288]
vpsrlq ymm0, ymm8, 23
vpand ymm8, ymm8, ymmword ptr [rdi+3776]
vpmuludq ymm0, ymm0, ymm1
vpaddq ymm9, ymm9, ymm0
vpaddq ymm0, ymm9, ymm1
vpsrlq ymm0, ymm0, 29
vpaddq ymm0, ymm0, ymm10
vpsrlq ymm0, ymm0, 29
vpaddq ymm0, ymm0, ymm2
vpsrlq ymm0, ymm0, 29
vpaddq ymm0, ymm0, ymm3
vpsrlq ymm0, ymm0, 29
vpaddq ymm0, ymm0, ymm4
vpsrlq ymm0, ymm0, 29
vpaddq ymm0, ymm0, ymm5
vpsrlq ymm0, ymm0, 29
vpaddq ymm0, ymm0, ymm6
vpsrlq ymm0, ymm0, 29
vpaddq ymm0, ymm0, ymm7
vpsrlq ymm0, ymm0, 29
vpaddq ymm0, ymm0, ymm8
vpsrlq ymm0, ymm0, 23
vpmuludq ymm0, ymm0, ymm1
vpaddq ymm9, ymm9, ymm0
vpsrlq ymm0, ymm9, 29
vpaddq ymm10, ymm10, ymm0
vpand ymm9, ymm9, ymmword ptr [rdi+320]
vpsrlq ymm0, ymm10, 29
vpaddq ymm2, ymm2, ymm0
vpand ymm10, ymm10, ymmword ptr [rdi+320]
vpsllq ymm11, ymm10, 29
vpor ymm9, ymm9, ymm11
vpsrlq ymm0, ymm2, 29
vpaddq ymm3, ymm3, ymm0
vpand ymm2, ymm2, ymmword ptr [rdi+320]
vpsllq ymm11, ymm2, 58
vpor ymm9, ymm9, ymm11
vpsrlq ymm2, ymm2, 6
vpsrlq ymm0, ymm3, 29
vpaddq ymm4, ymm4, ymm0
vpand ymm3, ymm3, ymmword ptr [rdi+320]
vpsllq ymm11, ymm3, 23
vpor ymm2, ymm2, ymm11
vpsrlq ymm0, ymm4, 29
vpaddq ymm5, ymm5, ymm0
vpand ymm4, ymm4, ymmword ptr [rdi+320]
vpsllq ymm11, ymm4, 52
vpor ymm2, ymm2, ymm11
vpsrlq ymm4, ymm4, 12
vpsrlq ymm0, ymm5, 29
vpaddq ymm6, ymm6, ymm0
vpand ymm5, ymm5, ymmword ptr [rdi+320]
vpsllq ymm11, ymm5, 17
vpor ymm4, ymm4, ymm11
vpsrlq ymm0, ymm6, 29
vpaddq ymm7, ymm7, ymm0
vpand ymm6, ymm6, ymmword ptr [rdi+320]
vpsllq ymm11, ymm6, 46
vpor ymm4, ymm4, ymm11
vpsrlq ymm6, ymm6, 18
vpsrlq ymm0, ymm7, 29
vpaddq ymm8, ymm8, ymm0
vpand ymm7, ymm7, ymmword ptr [rdi+320]
vpsllq ymm11, ymm7, 11
vpor ymm6, ymm6, ymm11
vpand ymm8, ymm8, ymmword ptr [rdi+3776]
vpsllq ymm11, ymm8, 40
vpor ymm6, ymm6, ymm11
vmovdqa ymm11, ymmword ptr [rdi+4064+\d0]
vpandn ymm9, ymm11, ymm9
vpandn ymm2, ymm11, ymm2
vpandn ymm4, ymm11, ymm4
vpandn ymm6, ymm11, ymm6
.endm
.macro store d0
vpunpcklqdq ymm0, ymm9, ymm2
vpunpckhqdq ymm1, ymm9, ymm2
vmovdqu xmmword ptr [rsi+\d0], xmm0
vextracti128 xmmword ptr [rsi+64+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+32+\d0], xmm1
vextracti128 xmmword ptr [rsi+96+\d0], ymm1, 1
vpunpcklqdq ymm0, ymm4, ymm6
vpunpckhqdq ymm1, ymm4, ymm6
vmovdqu xmmword ptr [rsi+16+\d0], xmm0
vextracti128 xmmword ptr [rsi+80+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+48+\d0], xmm1
vextracti128 xmmword ptr [rsi+112+\d0], ymm1, 1
.endm
.macro row_2 d0
vmovdqa ymm0, ymmword ptr [rdi+2208+\d0]
vmovdqa ymm1, ymmword ptr [rdi+2240+\d0]
vmovdqa ymm2, ymmword ptr [rdi+2272+\d0]
vmovdqa ymm3, ymmword ptr [rdi+2304+\d0]
vmovdqa ymm4, ymmword ptr [rdi+2336+\d0]
vmovdqa ymm5, ymmword ptr [rdi+2368+\d0]
vmovdqa ymm6, ymmword ptr [rdi+2400+\d0]
vmovdqa ymm7, ymmword ptr [rdi+2432+\d0]
vmovdqa ymm8, ymmword ptr [rdi+2464+\d0]
.endm
.macro carry_2 d0
vmovdqa ymmword ptr [rdi+480+\d0], ymm9
vmovdqa ymmword ptr [rdi+512+\d0], ymm10
vmovdqa ymmword ptr [rdi+544+\d0], ymm2
vmovdqa ymmword ptr [rdi+576+\d0], ymm3
vmovdqa ymmword ptr [rdi+608+\d0], ymm4
vmovdqa ymmword ptr [rdi+640+\d0], ymm5
vmovdqa ymmword ptr [rdi+672+\d0], ymm6
vmovdqa ymmword ptr [rdi+704+\d0], ymm7
vmovdqa ymmword ptr [rdi+736+\d0], ymm8
.endm
.macro column_to_reduce d0
column \d0
column_2 \d0
column_3 \d0
column_4 \d0
column_5 \d0
column_6 \d0
column_7 \d0
column_8 \d0
column_9 \d0
column_10 \d0
column_11 \d0
column_12 \d0
column_13 \d0
column_14 \d0
column_15 \d0
column_16 \d0
column_17
column_18 \d0
reduce
.endm
.macro row_to_carry d0, d1, d2, d3
row \d0
column_to_reduce -1728+\d1
canonical \d2
store \d3
row_2 \d1
column_to_reduce -1728+\d1
carry_2 \d1
.endm
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 320	// begin
add rdx, r9	// begin
imul r9, rax, 256	// begin
add rsi, r9	// begin
xor r11d, r11d	// begin
.p2align 5
2:
sub rsi, 256	// place
lea r8, [rdi+1632]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 320	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu xmm4, xmmword ptr [rsi-256]	// again.x0.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi-192], 1	// again.x0.load
vmovdqu xmm5, xmmword ptr [rsi-224]	// again.x0.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi-160], 1	// again.x0.load
vpunpcklqdq ymm0, ymm4, ymm5	// again.x0.load
vpunpckhqdq ymm1, ymm4, ymm5	// again.x0.load
vmovdqu xmm4, xmmword ptr [rsi-240]	// again.x0.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi-176], 1	// again.x0.load
vmovdqu xmm5, xmmword ptr [rsi-208]	// again.x0.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi-144], 1	// again.x0.load
vpunpcklqdq ymm2, ymm4, ymm5	// again.x0.load
vpunpckhqdq ymm3, ymm4, ymm5	// again.x0.load
limbs 0, 0	// again.x0.limbs
vmovdqu xmm4, xmmword ptr [rsi-128]	// again.x1.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi-64], 1	// again.x1.load
vmovdqu xmm5, xmmword ptr [rsi-96]	// again.x1.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi-32], 1	// again.x1.load
vpunpcklqdq ymm0, ymm4, ymm5	// again.x1.load
vpunpckhqdq ymm1, ymm4, ymm5	// again.x1.load
vmovdqu xmm4, xmmword ptr [rsi-112]	// again.x1.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi-48], 1	// again.x1.load
vmovdqu xmm5, xmmword ptr [rsi-80]	// again.x1.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi-16], 1	// again.x1.load
vpunpcklqdq ymm2, ymm4, ymm5	// again.x1.load
vpunpckhqdq ymm3, ymm4, ymm5	// again.x1.load
limbs 32, 288	// again.x1.limbs
row 0	// again.p0.row0
column_to_reduce 0	// again.p0.column9
carry 0	// again.p0.carry
row 160	// again.p1.row0
column_to_reduce 288	// again.p1.column9
carry 160	// again.p1.carry
lea r8, [rdi+1056]	// again
add rdx, 320	// again
4:
load 0	// x0.load
limbs 0, 0	// x0.limbs
load 128	// x1.load
limbs 32, 288	// x1.limbs
vmovdqa ymm0, ymmword ptr [rdi+4064]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
vmovdqa ymm0, ymmword ptr [rdi+4096]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
row_to_carry 0, 0, 0, 0	// x0.row0
row_to_carry 160, 288, 32, 128	// x1.row0
test rax, rax	// loop
jnz 2b	// loop
mov rax, r11	// result
vzeroupper	// leave
ret	// leave
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
.purgem column_17
.purgem column_18
.purgem reduce
.purgem carry
.purgem load
.purgem canonical
.purgem store
.purgem row_2
.purgem carry_2
.purgem column_to_reduce
.purgem row_to_carry
