// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_6` [Mon85, Mon87], 6 words and 8 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 8), or 0 for zero, and
//   p = inverse y / 2^(52 8), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 7552 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 512,
//   2^52 - 1 at 576, 1 at 640, orders of lanes at 704, p at 896, spare at 1920, first at 2944, x at
//   3968, others at 4992, total at 6528. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 2489 instructions.
.macro limbs
vporq zmm6, zmm0, zmm1
vporq zmm6, zmm6, zmm2
vporq zmm6, zmm6, zmm3
vporq zmm6, zmm6, zmm4
vporq zmm6, zmm6, zmm5
vptestnmq k1, zmm6, zmm6
vmovdqa64 zmm7, zmmword ptr [rdi+640]
vporq zmm0{k1}, zmm0, zmm7
vmovdqa64 zmm6, zmm0
vmovdqa64 zmmword ptr [rdi+3968], zmm6
vpshrdq zmm6, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+4032], zmm6
vpshrdq zmm6, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+4096], zmm6
vpshrdq zmm6, zmm2, zmm3, 28
vmovdqa64 zmmword ptr [rdi+4160], zmm6
vpshrdq zmm6, zmm3, zmm4, 16
vmovdqa64 zmmword ptr [rdi+4224], zmm6
vpsrlq zmm6, zmm4, 4
vmovdqa64 zmmword ptr [rdi+4288], zmm6
vpshrdq zmm6, zmm4, zmm5, 56
vmovdqa64 zmmword ptr [rdi+4352], zmm6
vpsrlq zmm6, zmm5, 44
vmovdqa64 zmmword ptr [rdi+4416], zmm6
.endm
.macro limbs_2
vporq zmm6, zmm0, zmm1
vporq zmm6, zmm6, zmm2
vporq zmm6, zmm6, zmm3
vporq zmm6, zmm6, zmm4
vporq zmm6, zmm6, zmm5
vptestnmq k2, zmm6, zmm6
vmovdqa64 zmm7, zmmword ptr [rdi+640]
vporq zmm0{k2}, zmm0, zmm7
vmovdqa64 zmm6, zmm0
vmovdqa64 zmmword ptr [rdi+4480], zmm6
vpshrdq zmm6, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+4544], zmm6
vpshrdq zmm6, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+4608], zmm6
vpshrdq zmm6, zmm2, zmm3, 28
vmovdqa64 zmmword ptr [rdi+4672], zmm6
vpshrdq zmm6, zmm3, zmm4, 16
vmovdqa64 zmmword ptr [rdi+4736], zmm6
vpsrlq zmm6, zmm4, 4
vmovdqa64 zmmword ptr [rdi+4800], zmm6
vpshrdq zmm6, zmm4, zmm5, 56
vmovdqa64 zmmword ptr [rdi+4864], zmm6
vpsrlq zmm6, zmm5, 44
vmovdqa64 zmmword ptr [rdi+4928], zmm6
.endm
.macro reduce r0, r1, r2, r3
vpxorq zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm\r0, zmm30
vpxorq zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm\r1, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm31
vpsrlq zmm\r1, zmm\r1, 52
vpaddq zmm\r2, zmm\r2, zmm\r0
vpaddq zmm\r3, zmm\r3, zmm\r1
.endm
.macro row d0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10
vmovdqu64 zmm24, zmmword ptr [r8+64+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vmovdqu64 zmm25, zmmword ptr [r8+576+\d0]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpmadd52luq zmm\r3, zmm24, zmmword ptr [rdi+3968]
vpmadd52luq zmm\r4, zmm25, zmmword ptr [rdi+4480]
vpmadd52luq zmm\r5, zmm24, zmmword ptr [rdi+4032]
vpmadd52luq zmm\r6, zmm25, zmmword ptr [rdi+4544]
vpmadd52luq zmm\r7, zmm24, zmmword ptr [rdi+4096]
vpmadd52luq zmm\r8, zmm25, zmmword ptr [rdi+4608]
vpmadd52luq zmm\r9, zmm24, zmmword ptr [rdi+4160]
vpmadd52luq zmm\r10, zmm25, zmmword ptr [rdi+4672]
.endm
.macro reduce_2 r0, r1
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm20, zmm29
vpxorq zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm21, zmm29
vpmadd52luq zmm\r0, zmm20, zmm28
vpmadd52luq zmm\r1, zmm21, zmm28
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15
vpmadd52luq zmm\r0, zmm24, zmmword ptr [rdi+4224]
vpmadd52luq zmm\r1, zmm25, zmmword ptr [rdi+4736]
vpmadd52luq zmm\r2, zmm24, zmmword ptr [rdi+4288]
vpmadd52luq zmm\r3, zmm25, zmmword ptr [rdi+4800]
vpmadd52luq zmm\r4, zmm24, zmmword ptr [rdi+4352]
vpmadd52luq zmm\r5, zmm25, zmmword ptr [rdi+4864]
vpmadd52luq zmm\r6, zmm24, zmmword ptr [rdi+4416]
vpmadd52luq zmm\r7, zmm25, zmmword ptr [rdi+4928]
vpmadd52huq zmm\r8, zmm24, zmmword ptr [rdi+3968]
vpmadd52huq zmm\r9, zmm25, zmmword ptr [rdi+4480]
vpmadd52huq zmm\r10, zmm24, zmmword ptr [rdi+4032]
vpmadd52huq zmm\r11, zmm25, zmmword ptr [rdi+4544]
vpmadd52huq zmm\r12, zmm24, zmmword ptr [rdi+4096]
vpmadd52huq zmm\r13, zmm25, zmmword ptr [rdi+4608]
vpmadd52huq zmm\r0, zmm24, zmmword ptr [rdi+4160]
vpmadd52huq zmm\r1, zmm25, zmmword ptr [rdi+4672]
vpmadd52huq zmm\r2, zmm24, zmmword ptr [rdi+4224]
vpmadd52huq zmm\r3, zmm25, zmmword ptr [rdi+4736]
vpmadd52huq zmm\r4, zmm24, zmmword ptr [rdi+4288]
vpmadd52huq zmm\r5, zmm25, zmmword ptr [rdi+4800]
vpmadd52huq zmm\r6, zmm24, zmmword ptr [rdi+4352]
vpmadd52huq zmm\r7, zmm25, zmmword ptr [rdi+4864]
vpmadd52huq zmm\r14, zmm24, zmmword ptr [rdi+4416]
vpmadd52huq zmm\r15, zmm25, zmmword ptr [rdi+4928]
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15
vpmadd52luq zmm\r0, zmm20, zmm27
vpmadd52luq zmm\r1, zmm21, zmm27
vpmadd52luq zmm\r2, zmm20, zmm26
vpmadd52luq zmm\r3, zmm21, zmm26
vpmadd52luq zmm\r4, zmm20, zmmword ptr [rdi+256]
vpmadd52luq zmm\r5, zmm21, zmmword ptr [rdi+256]
vpaddq zmm\r6, zmm\r6, zmm22
vpaddq zmm\r7, zmm\r7, zmm23
vpmadd52luq zmm\r8, zmm20, zmmword ptr [rdi+320]
vpmadd52luq zmm\r9, zmm21, zmmword ptr [rdi+320]
vpmadd52luq zmm\r10, zmm20, zmmword ptr [rdi+384]
vpmadd52luq zmm\r11, zmm21, zmmword ptr [rdi+384]
vpmadd52luq zmm\r12, zmm20, zmmword ptr [rdi+448]
vpmadd52luq zmm\r13, zmm21, zmmword ptr [rdi+448]
vpmadd52huq zmm\r0, zmm20, zmm28
vpmadd52huq zmm\r1, zmm21, zmm28
vpmadd52huq zmm\r2, zmm20, zmm27
vpmadd52huq zmm\r3, zmm21, zmm27
vpmadd52huq zmm\r4, zmm20, zmm26
vpmadd52huq zmm\r5, zmm21, zmm26
vpmadd52huq zmm\r8, zmm20, zmmword ptr [rdi+256]
vpmadd52huq zmm\r9, zmm21, zmmword ptr [rdi+256]
vpmadd52huq zmm\r10, zmm20, zmmword ptr [rdi+320]
vpmadd52huq zmm\r11, zmm21, zmmword ptr [rdi+320]
vpmadd52huq zmm\r12, zmm20, zmmword ptr [rdi+384]
vpmadd52huq zmm\r13, zmm21, zmmword ptr [rdi+384]
vpmadd52huq zmm\r14, zmm20, zmmword ptr [rdi+448]
vpmadd52huq zmm\r15, zmm21, zmmword ptr [rdi+448]
.endm
.macro reduce_4
vpxorq zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm7, zmm30
vpxorq zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm17, zmm30
vpaddq zmm7, zmm7, zmm31
vpsrlq zmm7, zmm7, 52
vpaddq zmm17, zmm17, zmm31
vpsrlq zmm17, zmm17, 52
vpaddq zmm8, zmm8, zmm7
vpaddq zmm18, zmm18, zmm17
vpxorq zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm20, zmm29
vpxorq zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm21, zmm29
vpmadd52luq zmm8, zmm20, zmm28
vpmadd52luq zmm18, zmm21, zmm28
vpmadd52luq zmm9, zmm20, zmm27
vpmadd52luq zmm19, zmm21, zmm27
vpmadd52luq zmm0, zmm20, zmm26
vpmadd52luq zmm10, zmm21, zmm26
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+256]
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+256]
vpaddq zmm8, zmm8, zmm22
vpaddq zmm18, zmm18, zmm23
vpmadd52luq zmm2, zmm20, zmmword ptr [rdi+320]
vpmadd52luq zmm12, zmm21, zmmword ptr [rdi+320]
vpmadd52luq zmm3, zmm20, zmmword ptr [rdi+384]
vpmadd52luq zmm13, zmm21, zmmword ptr [rdi+384]
vpmadd52luq zmm4, zmm20, zmmword ptr [rdi+448]
vpmadd52luq zmm14, zmm21, zmmword ptr [rdi+448]
vpmadd52huq zmm9, zmm20, zmm28
vpmadd52huq zmm19, zmm21, zmm28
vpmadd52huq zmm0, zmm20, zmm27
vpmadd52huq zmm10, zmm21, zmm27
vpmadd52huq zmm1, zmm20, zmm26
vpmadd52huq zmm11, zmm21, zmm26
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+256]
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+256]
vpmadd52huq zmm3, zmm20, zmmword ptr [rdi+320]
vpmadd52huq zmm13, zmm21, zmmword ptr [rdi+320]
vpmadd52huq zmm4, zmm20, zmmword ptr [rdi+384]
vpmadd52huq zmm14, zmm21, zmmword ptr [rdi+384]
vpmadd52huq zmm5, zmm20, zmmword ptr [rdi+448]
vpmadd52huq zmm15, zmm21, zmmword ptr [rdi+448]
.endm
.macro load d0
vmovdqu64 xmm6, xmmword ptr [rsi+\d0]
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+48+\d0], 1
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+96+\d0], 2
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+144+\d0], 3
vmovdqu64 xmm7, xmmword ptr [rsi+192+\d0]
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+240+\d0], 1
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+288+\d0], 2
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+336+\d0], 3
vpunpcklqdq zmm0, zmm6, zmm7
vpunpckhqdq zmm1, zmm6, zmm7
vmovdqu64 xmm6, xmmword ptr [rsi+16+\d0]
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+64+\d0], 1
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+112+\d0], 2
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+160+\d0], 3
vmovdqu64 xmm7, xmmword ptr [rsi+208+\d0]
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+256+\d0], 1
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+304+\d0], 2
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+352+\d0], 3
vpunpcklqdq zmm2, zmm6, zmm7
vpunpckhqdq zmm3, zmm6, zmm7
vmovdqu64 xmm6, xmmword ptr [rsi+32+\d0]
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+80+\d0], 1
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+128+\d0], 2
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+176+\d0], 3
vmovdqu64 xmm7, xmmword ptr [rsi+224+\d0]
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+272+\d0], 1
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+320+\d0], 2
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+368+\d0], 3
vpunpcklqdq zmm4, zmm6, zmm7
vpunpckhqdq zmm5, zmm6, zmm7
.endm
.macro row_3 d0
vmovdqu64 zmm24, zmmword ptr [rdi+896+\d0]
vpxorq zmm0, zmm0, zmm0
vpxorq zmm1, zmm1, zmm1
vpxorq zmm2, zmm2, zmm2
vpxorq zmm3, zmm3, zmm3
vpxorq zmm4, zmm4, zmm4
vpxorq zmm5, zmm5, zmm5
vpxorq zmm6, zmm6, zmm6
vpxorq zmm7, zmm7, zmm7
vpxorq zmm8, zmm8, zmm8
vmovdqu64 zmm25, zmmword ptr [rdi+896+\d0]
vpxorq zmm10, zmm10, zmm10
vpxorq zmm11, zmm11, zmm11
vpxorq zmm12, zmm12, zmm12
vpxorq zmm13, zmm13, zmm13
vpxorq zmm14, zmm14, zmm14
vpxorq zmm15, zmm15, zmm15
vpxorq zmm16, zmm16, zmm16
vpxorq zmm17, zmm17, zmm17
vpxorq zmm18, zmm18, zmm18
vpmadd52luq zmm0, zmm24, zmmword ptr [r8+\d0]
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+3968+\d0]
vpmadd52luq zmm1, zmm24, zmmword ptr [r8+64+\d0]
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4032+\d0]
vpmadd52luq zmm2, zmm24, zmmword ptr [r8+128+\d0]
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4096+\d0]
vpmadd52luq zmm3, zmm24, zmmword ptr [r8+192+\d0]
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4160+\d0]
vpmadd52luq zmm4, zmm24, zmmword ptr [r8+256+\d0]
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4224+\d0]
vpmadd52luq zmm5, zmm24, zmmword ptr [r8+320+\d0]
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4288+\d0]
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+384+\d0]
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4352+\d0]
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+448+\d0]
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4416+\d0]
vpmadd52huq zmm1, zmm24, zmmword ptr [r8+\d0]
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+3968+\d0]
vpmadd52huq zmm2, zmm24, zmmword ptr [r8+64+\d0]
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4032+\d0]
vpmadd52huq zmm3, zmm24, zmmword ptr [r8+128+\d0]
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4096+\d0]
vpmadd52huq zmm4, zmm24, zmmword ptr [r8+192+\d0]
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4160+\d0]
vpmadd52huq zmm5, zmm24, zmmword ptr [r8+256+\d0]
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4224+\d0]
vpmadd52huq zmm6, zmm24, zmmword ptr [r8+320+\d0]
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4288+\d0]
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+384+\d0]
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4352+\d0]
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+448+\d0]
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4416+\d0]
.endm
.macro row_4 d0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10, r11
vmovdqu64 zmm24, zmmword ptr [rdi+960+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vmovdqu64 zmm25, zmmword ptr [rdi+960+\d0]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpmadd52luq zmm\r3, zmm24, zmmword ptr [r8+\d4]
vpmadd52luq zmm\r5, zmm25, zmmword ptr [rdi+3968+\d4]
vpmadd52luq zmm\r6, zmm24, zmmword ptr [r8+64+\d4]
vpmadd52luq zmm\r7, zmm25, zmmword ptr [rdi+4032+\d4]
vpmadd52luq zmm\r8, zmm24, zmmword ptr [r8+128+\d4]
vpmadd52luq zmm\r9, zmm25, zmmword ptr [rdi+4096+\d4]
vpmadd52luq zmm\r10, zmm24, zmmword ptr [r8+192+\d4]
vpmadd52luq zmm\r11, zmm25, zmmword ptr [rdi+4160+\d4]
.endm
.macro row_5 r0, d1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16
vpmadd52luq zmm\r0, zmm24, zmmword ptr [r8+256+\d1]
vpmadd52luq zmm\r2, zmm25, zmmword ptr [rdi+4224+\d1]
vpmadd52luq zmm\r3, zmm24, zmmword ptr [r8+320+\d1]
vpmadd52luq zmm\r4, zmm25, zmmword ptr [rdi+4288+\d1]
vpmadd52luq zmm\r5, zmm24, zmmword ptr [r8+384+\d1]
vpmadd52luq zmm\r6, zmm25, zmmword ptr [rdi+4352+\d1]
vpmadd52luq zmm\r7, zmm24, zmmword ptr [r8+448+\d1]
vpmadd52luq zmm\r8, zmm25, zmmword ptr [rdi+4416+\d1]
vpmadd52huq zmm\r9, zmm24, zmmword ptr [r8+\d1]
vpmadd52huq zmm\r10, zmm25, zmmword ptr [rdi+3968+\d1]
vpmadd52huq zmm\r11, zmm24, zmmword ptr [r8+64+\d1]
vpmadd52huq zmm\r12, zmm25, zmmword ptr [rdi+4032+\d1]
vpmadd52huq zmm\r13, zmm24, zmmword ptr [r8+128+\d1]
vpmadd52huq zmm\r14, zmm25, zmmword ptr [rdi+4096+\d1]
vpmadd52huq zmm\r0, zmm24, zmmword ptr [r8+192+\d1]
vpmadd52huq zmm\r2, zmm25, zmmword ptr [rdi+4160+\d1]
vpmadd52huq zmm\r3, zmm24, zmmword ptr [r8+256+\d1]
vpmadd52huq zmm\r4, zmm25, zmmword ptr [rdi+4224+\d1]
vpmadd52huq zmm\r5, zmm24, zmmword ptr [r8+320+\d1]
vpmadd52huq zmm\r6, zmm25, zmmword ptr [rdi+4288+\d1]
vpmadd52huq zmm\r7, zmm24, zmmword ptr [r8+384+\d1]
vpmadd52huq zmm\r8, zmm25, zmmword ptr [rdi+4352+\d1]
vpmadd52huq zmm\r15, zmm24, zmmword ptr [r8+448+\d1]
vpmadd52huq zmm\r16, zmm25, zmmword ptr [rdi+4416+\d1]
.endm
.macro carry d0
vpsrlq zmm20, zmm18, 52
vpaddq zmm19, zmm19, zmm20
vmovdqu64 zmmword ptr [rdi+896+\d0], zmm18
vpsrlq zmm20, zmm19, 52
vpaddq zmm10, zmm10, zmm20
vmovdqu64 zmmword ptr [rdi+960+\d0], zmm19
vpsrlq zmm20, zmm10, 52
vpaddq zmm11, zmm11, zmm20
vmovdqu64 zmmword ptr [rdi+1024+\d0], zmm10
vpsrlq zmm20, zmm11, 52
vpaddq zmm12, zmm12, zmm20
vmovdqu64 zmmword ptr [rdi+1088+\d0], zmm11
vpsrlq zmm20, zmm12, 52
vpaddq zmm13, zmm13, zmm20
vmovdqu64 zmmword ptr [rdi+1152+\d0], zmm12
vpsrlq zmm20, zmm13, 52
vpaddq zmm14, zmm14, zmm20
vmovdqu64 zmmword ptr [rdi+1216+\d0], zmm13
vpsrlq zmm20, zmm14, 52
vpaddq zmm15, zmm15, zmm20
vmovdqu64 zmmword ptr [rdi+1280+\d0], zmm14
vmovdqu64 zmmword ptr [rdi+1344+\d0], zmm15
.endm
.macro store d0
vpunpcklqdq zmm6, zmm0, zmm1
vpunpckhqdq zmm7, zmm0, zmm1
vmovdqu64 xmmword ptr [rsi+\d0], xmm6
vextracti64x2 xmmword ptr [rsi+48+\d0], zmm6, 1
vextracti64x2 xmmword ptr [rsi+96+\d0], zmm6, 2
vextracti64x2 xmmword ptr [rsi+144+\d0], zmm6, 3
vmovdqu64 xmmword ptr [rsi+192+\d0], xmm7
vextracti64x2 xmmword ptr [rsi+240+\d0], zmm7, 1
vextracti64x2 xmmword ptr [rsi+288+\d0], zmm7, 2
vextracti64x2 xmmword ptr [rsi+336+\d0], zmm7, 3
vpunpcklqdq zmm6, zmm2, zmm3
vpunpckhqdq zmm7, zmm2, zmm3
vmovdqu64 xmmword ptr [rsi+16+\d0], xmm6
vextracti64x2 xmmword ptr [rsi+64+\d0], zmm6, 1
vextracti64x2 xmmword ptr [rsi+112+\d0], zmm6, 2
vextracti64x2 xmmword ptr [rsi+160+\d0], zmm6, 3
vmovdqu64 xmmword ptr [rsi+208+\d0], xmm7
vextracti64x2 xmmword ptr [rsi+256+\d0], zmm7, 1
vextracti64x2 xmmword ptr [rsi+304+\d0], zmm7, 2
vextracti64x2 xmmword ptr [rsi+352+\d0], zmm7, 3
vpunpcklqdq zmm6, zmm4, zmm5
vpunpckhqdq zmm7, zmm4, zmm5
vmovdqu64 xmmword ptr [rsi+32+\d0], xmm6
vextracti64x2 xmmword ptr [rsi+80+\d0], zmm6, 1
vextracti64x2 xmmword ptr [rsi+128+\d0], zmm6, 2
vextracti64x2 xmmword ptr [rsi+176+\d0], zmm6, 3
vmovdqu64 xmmword ptr [rsi+224+\d0], xmm7
vextracti64x2 xmmword ptr [rsi+272+\d0], zmm7, 1
vextracti64x2 xmmword ptr [rsi+320+\d0], zmm7, 2
vextracti64x2 xmmword ptr [rsi+368+\d0], zmm7, 3
.endm
.macro row_to_canonical d0
row_3 \d0
reduce 0, 10, 1, 11
row_4 \d0, 9, 19, 1, \d0, 11, 2, 12, 3, 13, 4, 14
reduce_2 1, 11
row_5 5, \d0, 15, 6, 16, 7, 17, 8, 18, 2, 12, 3, 13, 4, 14, 9, 19
reduce_3 2, 12, 3, 13, 4, 14, 1, 11, 5, 15, 6, 16, 7, 17, 8, 18
reduce 1, 11, 2, 12
row_4 64+\d0, 0, 10, 2, \d0, 12, 3, 13, 4, 14, 5, 15
reduce_2 2, 12
row_5 6, \d0, 16, 7, 17, 8, 18, 9, 19, 3, 13, 4, 14, 5, 15, 0, 10
reduce_3 3, 13, 4, 14, 5, 15, 2, 12, 6, 16, 7, 17, 8, 18, 9, 19
reduce 2, 12, 3, 13
row_4 128+\d0, 1, 11, 3, \d0, 13, 4, 14, 5, 15, 6, 16
reduce_2 3, 13
row_5 7, \d0, 17, 8, 18, 9, 19, 0, 10, 4, 14, 5, 15, 6, 16, 1, 11
reduce_3 4, 14, 5, 15, 6, 16, 3, 13, 7, 17, 8, 18, 9, 19, 0, 10
reduce 3, 13, 4, 14
row_4 192+\d0, 2, 12, 4, \d0, 14, 5, 15, 6, 16, 7, 17
reduce_2 4, 14
row_5 8, \d0, 18, 9, 19, 0, 10, 1, 11, 5, 15, 6, 16, 7, 17, 2, 12
reduce_3 5, 15, 6, 16, 7, 17, 4, 14, 8, 18, 9, 19, 0, 10, 1, 11
reduce 4, 14, 5, 15
row_4 256+\d0, 3, 13, 5, \d0, 15, 6, 16, 7, 17, 8, 18
reduce_2 5, 15
row_5 9, \d0, 19, 0, 10, 1, 11, 2, 12, 6, 16, 7, 17, 8, 18, 3, 13
reduce_3 6, 16, 7, 17, 8, 18, 5, 15, 9, 19, 0, 10, 1, 11, 2, 12
reduce 5, 15, 6, 16
row_4 320+\d0, 4, 14, 6, \d0, 16, 7, 17, 8, 18, 9, 19
reduce_2 6, 16
row_5 0, \d0, 10, 1, 11, 2, 12, 3, 13, 7, 17, 8, 18, 9, 19, 4, 14
reduce_3 7, 17, 8, 18, 9, 19, 6, 16, 0, 10, 1, 11, 2, 12, 3, 13
reduce 6, 16, 7, 17
row_4 384+\d0, 5, 15, 7, \d0, 17, 8, 18, 9, 19, 0, 10
reduce_2 7, 17
row_5 1, \d0, 11, 2, 12, 3, 13, 4, 14, 8, 18, 9, 19, 0, 10, 5, 15
reduce_3 8, 18, 9, 19, 0, 10, 7, 17, 1, 11, 2, 12, 3, 13, 4, 14
reduce_4
carry \d0
vpsubq zmm6, zmm8, zmm29
vpsubq zmm7, zmm9, zmm28
vpsubq zmm10, zmm0, zmm27
vpsubq zmm11, zmm1, zmm26
vpsubq zmm12, zmm2, zmmword ptr [rdi+256]
vpsubq zmm13, zmm3, zmmword ptr [rdi+320]
vpsubq zmm14, zmm4, zmmword ptr [rdi+384]
vpsubq zmm15, zmm5, zmmword ptr [rdi+448]
vpsraq zmm16, zmm6, 52
vpaddq zmm7, zmm7, zmm16
vpsrlq zmm16, zmm8, 52
vpaddq zmm9, zmm9, zmm16
vpsraq zmm16, zmm7, 52
vpaddq zmm10, zmm10, zmm16
vpsrlq zmm16, zmm9, 52
vpaddq zmm0, zmm0, zmm16
vpsraq zmm16, zmm10, 52
vpaddq zmm11, zmm11, zmm16
vpsrlq zmm16, zmm0, 52
vpaddq zmm1, zmm1, zmm16
vpsraq zmm16, zmm11, 52
vpaddq zmm12, zmm12, zmm16
vpsrlq zmm16, zmm1, 52
vpaddq zmm2, zmm2, zmm16
vpsraq zmm16, zmm12, 52
vpaddq zmm13, zmm13, zmm16
.endm
.macro carry_2 r0, r1, d2, r3, r4
vpsrlq zmm20, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm20
vmovdqu64 zmmword ptr [rdi+1920+\d2], zmm\r0
vpsrlq zmm21, zmm\r3, 52
vpaddq zmm\r4, zmm\r4, zmm21
vmovdqu64 zmmword ptr [rdi+2432+\d2], zmm\r3
.endm
.macro reduce_5 r0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19, r20
reduce \r0, \r1, \r2, \r3
row \d4, \r5, \r6, \r2, \r3, \r7, \r8, \r9, \r10, \r11, \r12
reduce_2 \r2, \r3
row_2 \r13, \r14, \r15, \r16, \r17, \r18, \r19, \r20, \r7, \r8, \r9, \r10, \r11, \r12, \r5, \r6
reduce_3 \r7, \r8, \r9, \r10, \r11, \r12, \r2, \r3, \r13, \r14, \r15, \r16, \r17, \r18, \r19, \r20
.endm
.macro row_to_canonical_2 d0
row_to_canonical \d0
vpsrlq zmm16, zmm2, 52
vpaddq zmm3, zmm3, zmm16
vpsraq zmm16, zmm13, 52
vpaddq zmm14, zmm14, zmm16
vpsrlq zmm16, zmm3, 52
vpaddq zmm4, zmm4, zmm16
vpsraq zmm16, zmm14, 52
vpaddq zmm15, zmm15, zmm16
vpsrlq zmm16, zmm4, 52
vpaddq zmm5, zmm5, zmm16
vpmovq2m k3, zmm15
vmovdqa64 zmm6{k3}, zmm8
vmovdqa64 zmm7{k3}, zmm9
vmovdqa64 zmm10{k3}, zmm0
vmovdqa64 zmm11{k3}, zmm1
vmovdqa64 zmm12{k3}, zmm2
vmovdqa64 zmm13{k3}, zmm3
vmovdqa64 zmm14{k3}, zmm4
vmovdqa64 zmm15{k3}, zmm5
vpsllq zmm8, zmm6, 12
.endm
.macro row_6 r0, r1, r2
vpxorq zmm\r0, zmm\r0, zmm\r0
vpxorq zmm\r1, zmm\r1, zmm\r1
vpxorq zmm\r2, zmm\r2, zmm\r2
.endm
.macro row_7 r0, d1, r2, r3, r4
vpmadd52luq zmm\r0, zmm24, zmmword ptr [rdi+3968+\d1]
vpmadd52luq zmm\r2, zmm25, zmmword ptr [rdi+4480+\d1]
vpmadd52luq zmm\r3, zmm24, zmmword ptr [rdi+4032+\d1]
vpmadd52luq zmm\r4, zmm25, zmmword ptr [rdi+4544+\d1]
.endm
.macro row_8 r0, d1, r2, r3, r4
vpmadd52huq zmm\r0, zmm24, zmmword ptr [rdi+3968+\d1]
vpmadd52huq zmm\r2, zmm25, zmmword ptr [rdi+4480+\d1]
vpmadd52huq zmm\r3, zmm24, zmmword ptr [rdi+4032+\d1]
vpmadd52huq zmm\r4, zmm25, zmmword ptr [rdi+4544+\d1]
.endm
.macro load_2 r0, r1
vpunpcklqdq zmm\r0, zmm6, zmm7
vpunpckhqdq zmm\r1, zmm6, zmm7
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+576]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+512]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 1024	// begin
add rdx, r9	// begin
imul r9, rax, 768	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 768	// place
lea r8, [rdi+2944]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 1024	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu64 xmm6, xmmword ptr [rsi-768]	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-720], 1	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-672], 2	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-624], 3	// again.x0.load
vmovdqu64 xmm7, xmmword ptr [rsi-576]	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-528], 1	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-480], 2	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-432], 3	// again.x0.load
load_2 0, 1	// again.x0.load
vmovdqu64 xmm6, xmmword ptr [rsi-752]	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-704], 1	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-656], 2	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-608], 3	// again.x0.load
vmovdqu64 xmm7, xmmword ptr [rsi-560]	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-512], 1	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-464], 2	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-416], 3	// again.x0.load
load_2 2, 3	// again.x0.load
vmovdqu64 xmm6, xmmword ptr [rsi-736]	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-688], 1	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-640], 2	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-592], 3	// again.x0.load
vmovdqu64 xmm7, xmmword ptr [rsi-544]	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-496], 1	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-448], 2	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-400], 3	// again.x0.load
load_2 4, 5	// again.x0.load
limbs	// again.x0.limbs
vmovdqu64 xmm6, xmmword ptr [rsi-384]	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-336], 1	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-288], 2	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-240], 3	// again.x1.load
vmovdqu64 xmm7, xmmword ptr [rsi-192]	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-144], 1	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-96], 2	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-48], 3	// again.x1.load
load_2 0, 1	// again.x1.load
vmovdqu64 xmm6, xmmword ptr [rsi-368]	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-320], 1	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-272], 2	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-224], 3	// again.x1.load
vmovdqu64 xmm7, xmmword ptr [rsi-176]	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-128], 1	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-80], 2	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-32], 3	// again.x1.load
load_2 2, 3	// again.x1.load
vmovdqu64 xmm6, xmmword ptr [rsi-352]	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-304], 1	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-256], 2	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-208], 3	// again.x1.load
vmovdqu64 xmm7, xmmword ptr [rsi-160]	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-112], 1	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-64], 2	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-16], 3	// again.x1.load
load_2 4, 5	// again.x1.load
limbs_2	// again.x1.limbs
vmovdqu64 zmm24, zmmword ptr [r8+0]	// again.p.row0
row_6 0, 1, 2	// again.p.row0
row_6 3, 4, 5	// again.p.row0
row_6 6, 7, 8	// again.p.row0
vmovdqu64 zmm25, zmmword ptr [r8+512]	// again.p.row0
row_6 10, 11, 12	// again.p.row0
row_6 13, 14, 15	// again.p.row0
row_6 16, 17, 18	// again.p.row0
row_7 0, 0, 10, 1, 11	// again.p.row0
row_7 2, 128, 12, 3, 13	// again.p.row0
row_7 4, 256, 14, 5, 15	// again.p.row0
row_7 6, 384, 16, 7, 17	// again.p.row0
row_8 1, 0, 11, 2, 12	// again.p.row0
row_8 3, 128, 13, 4, 14	// again.p.row0
row_8 5, 256, 15, 6, 16	// again.p.row0
row_8 7, 384, 17, 8, 18	// again.p.row0
reduce_5 0, 10, 1, 11, 0, 9, 19, 2, 12, 3, 13, 4, 14, 5, 15, 6, 16, 7, 17, 8, 18	// again.p.reduce0
reduce_5 1, 11, 2, 12, 64, 0, 10, 3, 13, 4, 14, 5, 15, 6, 16, 7, 17, 8, 18, 9, 19	// again.p.reduce1
reduce_5 2, 12, 3, 13, 128, 1, 11, 4, 14, 5, 15, 6, 16, 7, 17, 8, 18, 9, 19, 0, 10	// again.p.reduce2
reduce_5 3, 13, 4, 14, 192, 2, 12, 5, 15, 6, 16, 7, 17, 8, 18, 9, 19, 0, 10, 1, 11	// again.p.reduce3
reduce_5 4, 14, 5, 15, 256, 3, 13, 6, 16, 7, 17, 8, 18, 9, 19, 0, 10, 1, 11, 2, 12	// again.p.reduce4
reduce_5 5, 15, 6, 16, 320, 4, 14, 7, 17, 8, 18, 9, 19, 0, 10, 1, 11, 2, 12, 3, 13	// again.p.reduce5
reduce_5 6, 16, 7, 17, 384, 5, 15, 8, 18, 9, 19, 0, 10, 1, 11, 2, 12, 3, 13, 4, 14	// again.p.reduce6
reduce_4	// again.p.reduce7
carry_2 8, 9, 0, 18, 19	// again.p.carry
carry_2 9, 0, 64, 19, 10	// again.p.carry
carry_2 0, 1, 128, 10, 11	// again.p.carry
carry_2 1, 2, 192, 11, 12	// again.p.carry
carry_2 2, 3, 256, 12, 13	// again.p.carry
carry_2 3, 4, 320, 13, 14	// again.p.carry
carry_2 4, 5, 384, 14, 15	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2368], zmm5	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2880], zmm15	// again.p.carry
lea r8, [rdi+1920]	// again
add rdx, 1024	// again
4:
load 0	// x0.load
limbs	// x0.limbs
load 384	// x1.load
limbs_2	// x1.limbs
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
row_to_canonical_2 0	// u0.row0
vpshrdq zmm0{k1}{z}, zmm8, zmm7, 12	// x0.canonical
vpsllq zmm8, zmm7, 12	// x0.canonical
vpshrdq zmm1{k1}{z}, zmm8, zmm10, 24	// x0.canonical
vpsllq zmm8, zmm10, 12	// x0.canonical
vpshrdq zmm2{k1}{z}, zmm8, zmm11, 36	// x0.canonical
vpsllq zmm8, zmm11, 12	// x0.canonical
vpshrdq zmm3{k1}{z}, zmm8, zmm12, 48	// x0.canonical
vpsllq zmm8, zmm12, 12	// x0.canonical
vpandq zmm9, zmm13, zmm31	// x0.canonical
vpshrdq zmm4, zmm8, zmm9, 60	// x0.canonical
vpsllq zmm9, zmm14, 56	// x0.canonical
vporq zmm4{k1}{z}, zmm4, zmm9	// x0.canonical
vpsllq zmm8, zmm14, 12	// x0.canonical
vpshrdq zmm5{k1}{z}, zmm8, zmm15, 20	// x0.canonical
store 0	// x0.store
row_to_canonical_2 512	// u1.row0
vpshrdq zmm0{k2}{z}, zmm8, zmm7, 12	// x1.canonical
vpsllq zmm8, zmm7, 12	// x1.canonical
vpshrdq zmm1{k2}{z}, zmm8, zmm10, 24	// x1.canonical
vpsllq zmm8, zmm10, 12	// x1.canonical
vpshrdq zmm2{k2}{z}, zmm8, zmm11, 36	// x1.canonical
vpsllq zmm8, zmm11, 12	// x1.canonical
vpshrdq zmm3{k2}{z}, zmm8, zmm12, 48	// x1.canonical
vpsllq zmm8, zmm12, 12	// x1.canonical
vpandq zmm9, zmm13, zmm31	// x1.canonical
vpshrdq zmm4, zmm8, zmm9, 60	// x1.canonical
vpsllq zmm9, zmm14, 56	// x1.canonical
vporq zmm4{k2}{z}, zmm4, zmm9	// x1.canonical
vpsllq zmm8, zmm14, 12	// x1.canonical
vpshrdq zmm5{k2}{z}, zmm8, zmm15, 20	// x1.canonical
store 384	// x1.store
test rax, rax	// loop
jnz 2b	// loop
kmovw eax, k7	// result
vzeroupper	// leave
ret	// leave
.purgem limbs
.purgem limbs_2
.purgem reduce
.purgem row
.purgem reduce_2
.purgem row_2
.purgem reduce_3
.purgem reduce_4
.purgem load
.purgem row_3
.purgem row_4
.purgem row_5
.purgem carry
.purgem store
.purgem row_to_canonical
.purgem carry_2
.purgem reduce_5
.purgem row_to_canonical_2
.purgem row_6
.purgem row_7
.purgem row_8
.purgem load_2
