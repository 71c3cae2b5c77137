// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_8` [Mon85, Mon87], 8 words and 10 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 10), or 0 for zero, and
//   p = inverse y / 2^(52 10), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 9344 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 640,
//   2^52 - 1 at 704, 1 at 768, orders of lanes at 832, p at 1024, spare at 2304, first at 3584, x at
//   4864, others at 6144, total at 8064. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 3597 instructions.
.macro limbs
vporq zmm8, zmm0, zmm1
vporq zmm8, zmm8, zmm2
vporq zmm8, zmm8, zmm3
vporq zmm8, zmm8, zmm4
vporq zmm8, zmm8, zmm5
vporq zmm8, zmm8, zmm6
vporq zmm8, zmm8, zmm7
vptestnmq k1, zmm8, zmm8
vmovdqa64 zmm9, zmmword ptr [rdi+768]
vporq zmm0{k1}, zmm0, zmm9
vmovdqa64 zmm8, zmm0
vmovdqa64 zmmword ptr [rdi+4864], zmm8
vpshrdq zmm8, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+4928], zmm8
vpshrdq zmm8, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+4992], zmm8
vpshrdq zmm8, zmm2, zmm3, 28
vmovdqa64 zmmword ptr [rdi+5056], zmm8
vpshrdq zmm8, zmm3, zmm4, 16
vmovdqa64 zmmword ptr [rdi+5120], zmm8
vpsrlq zmm8, zmm4, 4
vmovdqa64 zmmword ptr [rdi+5184], zmm8
vpshrdq zmm8, zmm4, zmm5, 56
vmovdqa64 zmmword ptr [rdi+5248], zmm8
vpshrdq zmm8, zmm5, zmm6, 44
vmovdqa64 zmmword ptr [rdi+5312], zmm8
vpshrdq zmm8, zmm6, zmm7, 32
vmovdqa64 zmmword ptr [rdi+5376], zmm8
vpsrlq zmm8, zmm7, 20
vmovdqa64 zmmword ptr [rdi+5440], zmm8
.endm
.macro limbs_2
vporq zmm8, zmm0, zmm1
vporq zmm8, zmm8, zmm2
vporq zmm8, zmm8, zmm3
vporq zmm8, zmm8, zmm4
vporq zmm8, zmm8, zmm5
vporq zmm8, zmm8, zmm6
vporq zmm8, zmm8, zmm7
vptestnmq k2, zmm8, zmm8
vmovdqa64 zmm9, zmmword ptr [rdi+768]
vporq zmm0{k2}, zmm0, zmm9
vmovdqa64 zmm8, zmm0
vmovdqa64 zmmword ptr [rdi+5504], zmm8
vpshrdq zmm8, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+5568], zmm8
vpshrdq zmm8, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+5632], zmm8
vpshrdq zmm8, zmm2, zmm3, 28
vmovdqa64 zmmword ptr [rdi+5696], zmm8
vpshrdq zmm8, zmm3, zmm4, 16
vmovdqa64 zmmword ptr [rdi+5760], zmm8
vpsrlq zmm8, zmm4, 4
vmovdqa64 zmmword ptr [rdi+5824], zmm8
vpshrdq zmm8, zmm4, zmm5, 56
vmovdqa64 zmmword ptr [rdi+5888], zmm8
vpshrdq zmm8, zmm5, zmm6, 44
vmovdqa64 zmmword ptr [rdi+5952], zmm8
vpshrdq zmm8, zmm6, zmm7, 32
vmovdqa64 zmmword ptr [rdi+6016], zmm8
vpsrlq zmm8, zmm7, 20
vmovdqa64 zmmword ptr [rdi+6080], zmm8
.endm
.macro reduce r0, r1, r2, r3
vpxorq zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm\r0, zmm30
vpxorq zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm\r1, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm31
vpsrlq zmm\r1, zmm\r1, 52
vpaddq zmm\r2, zmm\r2, zmm\r0
vpaddq zmm\r3, zmm\r3, zmm\r1
.endm
.macro row d0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10
vmovdqu64 zmm28, zmmword ptr [r8+64+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vmovdqu64 zmm29, zmmword ptr [r8+704+\d0]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpmadd52luq zmm\r3, zmm28, zmmword ptr [rdi+4864]
vpmadd52luq zmm\r4, zmm29, zmmword ptr [rdi+5504]
vpmadd52luq zmm\r5, zmm28, zmmword ptr [rdi+4928]
vpmadd52luq zmm\r6, zmm29, zmmword ptr [rdi+5568]
vpmadd52luq zmm\r7, zmm28, zmmword ptr [rdi+4992]
vpmadd52luq zmm\r8, zmm29, zmmword ptr [rdi+5632]
vpmadd52luq zmm\r9, zmm28, zmmword ptr [rdi+5056]
vpmadd52luq zmm\r10, zmm29, zmmword ptr [rdi+5696]
.endm
.macro reduce_2 r0, r1
vpxorq zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]
vpxorq zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]
vpmadd52luq zmm\r0, zmm24, zmmword ptr [rdi+64]
vpmadd52luq zmm\r1, zmm25, zmmword ptr [rdi+64]
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19
vpmadd52luq zmm\r0, zmm28, zmmword ptr [rdi+5120]
vpmadd52luq zmm\r1, zmm29, zmmword ptr [rdi+5760]
vpmadd52luq zmm\r2, zmm28, zmmword ptr [rdi+5184]
vpmadd52luq zmm\r3, zmm29, zmmword ptr [rdi+5824]
vpmadd52luq zmm\r4, zmm28, zmmword ptr [rdi+5248]
vpmadd52luq zmm\r5, zmm29, zmmword ptr [rdi+5888]
vpmadd52luq zmm\r6, zmm28, zmmword ptr [rdi+5312]
vpmadd52luq zmm\r7, zmm29, zmmword ptr [rdi+5952]
vpmadd52luq zmm\r8, zmm28, zmmword ptr [rdi+5376]
vpmadd52luq zmm\r9, zmm29, zmmword ptr [rdi+6016]
vpmadd52luq zmm\r10, zmm28, zmmword ptr [rdi+5440]
vpmadd52luq zmm\r11, zmm29, zmmword ptr [rdi+6080]
vpmadd52huq zmm\r12, zmm28, zmmword ptr [rdi+4864]
vpmadd52huq zmm\r13, zmm29, zmmword ptr [rdi+5504]
vpmadd52huq zmm\r14, zmm28, zmmword ptr [rdi+4928]
vpmadd52huq zmm\r15, zmm29, zmmword ptr [rdi+5568]
vpmadd52huq zmm\r16, zmm28, zmmword ptr [rdi+4992]
vpmadd52huq zmm\r17, zmm29, zmmword ptr [rdi+5632]
vpmadd52huq zmm\r0, zmm28, zmmword ptr [rdi+5056]
vpmadd52huq zmm\r1, zmm29, zmmword ptr [rdi+5696]
vpmadd52huq zmm\r2, zmm28, zmmword ptr [rdi+5120]
vpmadd52huq zmm\r3, zmm29, zmmword ptr [rdi+5760]
vpmadd52huq zmm\r4, zmm28, zmmword ptr [rdi+5184]
vpmadd52huq zmm\r5, zmm29, zmmword ptr [rdi+5824]
vpmadd52huq zmm\r6, zmm28, zmmword ptr [rdi+5248]
vpmadd52huq zmm\r7, zmm29, zmmword ptr [rdi+5888]
vpmadd52huq zmm\r8, zmm28, zmmword ptr [rdi+5312]
vpmadd52huq zmm\r9, zmm29, zmmword ptr [rdi+5952]
vpmadd52huq zmm\r10, zmm28, zmmword ptr [rdi+5376]
vpmadd52huq zmm\r11, zmm29, zmmword ptr [rdi+6016]
vpmadd52huq zmm\r18, zmm28, zmmword ptr [rdi+5440]
vpmadd52huq zmm\r19, zmm29, zmmword ptr [rdi+6080]
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19
vpmadd52luq zmm\r0, zmm24, zmmword ptr [rdi+128]
vpmadd52luq zmm\r1, zmm25, zmmword ptr [rdi+128]
vpmadd52luq zmm\r2, zmm24, zmmword ptr [rdi+192]
vpmadd52luq zmm\r3, zmm25, zmmword ptr [rdi+192]
vpmadd52luq zmm\r4, zmm24, zmmword ptr [rdi+256]
vpmadd52luq zmm\r5, zmm25, zmmword ptr [rdi+256]
vpaddq zmm\r6, zmm\r6, zmm26
vpaddq zmm\r7, zmm\r7, zmm27
vpmadd52luq zmm\r8, zmm24, zmmword ptr [rdi+320]
vpmadd52luq zmm\r9, zmm25, zmmword ptr [rdi+320]
vpmadd52luq zmm\r10, zmm24, zmmword ptr [rdi+384]
vpmadd52luq zmm\r11, zmm25, zmmword ptr [rdi+384]
vpmadd52luq zmm\r12, zmm24, zmmword ptr [rdi+448]
vpmadd52luq zmm\r13, zmm25, zmmword ptr [rdi+448]
vpmadd52luq zmm\r14, zmm24, zmmword ptr [rdi+512]
vpmadd52luq zmm\r15, zmm25, zmmword ptr [rdi+512]
vpmadd52luq zmm\r16, zmm24, zmmword ptr [rdi+576]
vpmadd52luq zmm\r17, zmm25, zmmword ptr [rdi+576]
vpmadd52huq zmm\r0, zmm24, zmmword ptr [rdi+64]
vpmadd52huq zmm\r1, zmm25, zmmword ptr [rdi+64]
vpmadd52huq zmm\r2, zmm24, zmmword ptr [rdi+128]
vpmadd52huq zmm\r3, zmm25, zmmword ptr [rdi+128]
vpmadd52huq zmm\r4, zmm24, zmmword ptr [rdi+192]
vpmadd52huq zmm\r5, zmm25, zmmword ptr [rdi+192]
vpmadd52huq zmm\r8, zmm24, zmmword ptr [rdi+256]
vpmadd52huq zmm\r9, zmm25, zmmword ptr [rdi+256]
vpmadd52huq zmm\r10, zmm24, zmmword ptr [rdi+320]
vpmadd52huq zmm\r11, zmm25, zmmword ptr [rdi+320]
vpmadd52huq zmm\r12, zmm24, zmmword ptr [rdi+384]
vpmadd52huq zmm\r13, zmm25, zmmword ptr [rdi+384]
vpmadd52huq zmm\r14, zmm24, zmmword ptr [rdi+448]
vpmadd52huq zmm\r15, zmm25, zmmword ptr [rdi+448]
vpmadd52huq zmm\r16, zmm24, zmmword ptr [rdi+512]
vpmadd52huq zmm\r17, zmm25, zmmword ptr [rdi+512]
vpmadd52huq zmm\r18, zmm24, zmmword ptr [rdi+576]
vpmadd52huq zmm\r19, zmm25, zmmword ptr [rdi+576]
.endm
.macro reduce_4
vpxorq zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm9, zmm30
vpxorq zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm21, zmm30
vpaddq zmm9, zmm9, zmm31
vpsrlq zmm9, zmm9, 52
vpaddq zmm21, zmm21, zmm31
vpsrlq zmm21, zmm21, 52
vpaddq zmm10, zmm10, zmm9
vpaddq zmm22, zmm22, zmm21
vpxorq zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]
vpxorq zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+64]
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+64]
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+128]
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+128]
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+192]
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+192]
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+256]
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+256]
vpaddq zmm10, zmm10, zmm26
vpaddq zmm22, zmm22, zmm27
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+320]
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+320]
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+384]
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+384]
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+448]
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+448]
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+512]
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+512]
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+576]
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+576]
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+64]
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+64]
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+128]
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+128]
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+192]
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+192]
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+256]
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+256]
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+320]
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+320]
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+384]
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+384]
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+448]
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+448]
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+512]
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+512]
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+576]
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+576]
.endm
.macro load d0
vmovdqu64 xmm8, xmmword ptr [rsi+\d0]
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+64+\d0], 1
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+128+\d0], 2
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+192+\d0], 3
vmovdqu64 xmm9, xmmword ptr [rsi+256+\d0]
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+320+\d0], 1
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+384+\d0], 2
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+448+\d0], 3
vpunpcklqdq zmm0, zmm8, zmm9
vpunpckhqdq zmm1, zmm8, zmm9
vmovdqu64 xmm8, xmmword ptr [rsi+16+\d0]
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+80+\d0], 1
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+144+\d0], 2
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+208+\d0], 3
vmovdqu64 xmm9, xmmword ptr [rsi+272+\d0]
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+336+\d0], 1
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+400+\d0], 2
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+464+\d0], 3
vpunpcklqdq zmm2, zmm8, zmm9
vpunpckhqdq zmm3, zmm8, zmm9
vmovdqu64 xmm8, xmmword ptr [rsi+32+\d0]
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+96+\d0], 1
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+160+\d0], 2
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+224+\d0], 3
vmovdqu64 xmm9, xmmword ptr [rsi+288+\d0]
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+352+\d0], 1
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+416+\d0], 2
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+480+\d0], 3
vpunpcklqdq zmm4, zmm8, zmm9
vpunpckhqdq zmm5, zmm8, zmm9
vmovdqu64 xmm8, xmmword ptr [rsi+48+\d0]
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+112+\d0], 1
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+176+\d0], 2
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+240+\d0], 3
vmovdqu64 xmm9, xmmword ptr [rsi+304+\d0]
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+368+\d0], 1
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+432+\d0], 2
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+496+\d0], 3
vpunpcklqdq zmm6, zmm8, zmm9
vpunpckhqdq zmm7, zmm8, zmm9
.endm
.macro row_3 d0
vmovdqu64 zmm28, zmmword ptr [rdi+1024+\d0]
vpxorq zmm0, zmm0, zmm0
vpxorq zmm1, zmm1, zmm1
vpxorq zmm2, zmm2, zmm2
vpxorq zmm3, zmm3, zmm3
vpxorq zmm4, zmm4, zmm4
vpxorq zmm5, zmm5, zmm5
vpxorq zmm6, zmm6, zmm6
vpxorq zmm7, zmm7, zmm7
vpxorq zmm8, zmm8, zmm8
vpxorq zmm9, zmm9, zmm9
vpxorq zmm10, zmm10, zmm10
vmovdqu64 zmm29, zmmword ptr [rdi+1024+\d0]
vpxorq zmm12, zmm12, zmm12
vpxorq zmm13, zmm13, zmm13
vpxorq zmm14, zmm14, zmm14
vpxorq zmm15, zmm15, zmm15
vpxorq zmm16, zmm16, zmm16
vpxorq zmm17, zmm17, zmm17
vpxorq zmm18, zmm18, zmm18
vpxorq zmm19, zmm19, zmm19
vpxorq zmm20, zmm20, zmm20
vpxorq zmm21, zmm21, zmm21
vpxorq zmm22, zmm22, zmm22
vpmadd52luq zmm0, zmm28, zmmword ptr [r8+\d0]
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+4864+\d0]
vpmadd52luq zmm1, zmm28, zmmword ptr [r8+64+\d0]
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+4928+\d0]
vpmadd52luq zmm2, zmm28, zmmword ptr [r8+128+\d0]
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+4992+\d0]
vpmadd52luq zmm3, zmm28, zmmword ptr [r8+192+\d0]
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5056+\d0]
vpmadd52luq zmm4, zmm28, zmmword ptr [r8+256+\d0]
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5120+\d0]
vpmadd52luq zmm5, zmm28, zmmword ptr [r8+320+\d0]
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5184+\d0]
vpmadd52luq zmm6, zmm28, zmmword ptr [r8+384+\d0]
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5248+\d0]
vpmadd52luq zmm7, zmm28, zmmword ptr [r8+448+\d0]
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5312+\d0]
vpmadd52luq zmm8, zmm28, zmmword ptr [r8+512+\d0]
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5376+\d0]
vpmadd52luq zmm9, zmm28, zmmword ptr [r8+576+\d0]
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5440+\d0]
vpmadd52huq zmm1, zmm28, zmmword ptr [r8+\d0]
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+4864+\d0]
vpmadd52huq zmm2, zmm28, zmmword ptr [r8+64+\d0]
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+4928+\d0]
vpmadd52huq zmm3, zmm28, zmmword ptr [r8+128+\d0]
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+4992+\d0]
vpmadd52huq zmm4, zmm28, zmmword ptr [r8+192+\d0]
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5056+\d0]
vpmadd52huq zmm5, zmm28, zmmword ptr [r8+256+\d0]
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5120+\d0]
vpmadd52huq zmm6, zmm28, zmmword ptr [r8+320+\d0]
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5184+\d0]
vpmadd52huq zmm7, zmm28, zmmword ptr [r8+384+\d0]
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5248+\d0]
vpmadd52huq zmm8, zmm28, zmmword ptr [r8+448+\d0]
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5312+\d0]
vpmadd52huq zmm9, zmm28, zmmword ptr [r8+512+\d0]
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5376+\d0]
vpmadd52huq zmm10, zmm28, zmmword ptr [r8+576+\d0]
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5440+\d0]
.endm
.macro row_4 d0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10, r11
vmovdqu64 zmm28, zmmword ptr [rdi+1088+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vmovdqu64 zmm29, zmmword ptr [rdi+1088+\d0]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpmadd52luq zmm\r3, zmm28, zmmword ptr [r8+\d4]
vpmadd52luq zmm\r5, zmm29, zmmword ptr [rdi+4864+\d4]
vpmadd52luq zmm\r6, zmm28, zmmword ptr [r8+64+\d4]
vpmadd52luq zmm\r7, zmm29, zmmword ptr [rdi+4928+\d4]
vpmadd52luq zmm\r8, zmm28, zmmword ptr [r8+128+\d4]
vpmadd52luq zmm\r9, zmm29, zmmword ptr [rdi+4992+\d4]
vpmadd52luq zmm\r10, zmm28, zmmword ptr [r8+192+\d4]
vpmadd52luq zmm\r11, zmm29, zmmword ptr [rdi+5056+\d4]
.endm
.macro row_5 r0, d1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19, r20
vpmadd52luq zmm\r0, zmm28, zmmword ptr [r8+256+\d1]
vpmadd52luq zmm\r2, zmm29, zmmword ptr [rdi+5120+\d1]
vpmadd52luq zmm\r3, zmm28, zmmword ptr [r8+320+\d1]
vpmadd52luq zmm\r4, zmm29, zmmword ptr [rdi+5184+\d1]
vpmadd52luq zmm\r5, zmm28, zmmword ptr [r8+384+\d1]
vpmadd52luq zmm\r6, zmm29, zmmword ptr [rdi+5248+\d1]
vpmadd52luq zmm\r7, zmm28, zmmword ptr [r8+448+\d1]
vpmadd52luq zmm\r8, zmm29, zmmword ptr [rdi+5312+\d1]
vpmadd52luq zmm\r9, zmm28, zmmword ptr [r8+512+\d1]
vpmadd52luq zmm\r10, zmm29, zmmword ptr [rdi+5376+\d1]
vpmadd52luq zmm\r11, zmm28, zmmword ptr [r8+576+\d1]
vpmadd52luq zmm\r12, zmm29, zmmword ptr [rdi+5440+\d1]
vpmadd52huq zmm\r13, zmm28, zmmword ptr [r8+\d1]
vpmadd52huq zmm\r14, zmm29, zmmword ptr [rdi+4864+\d1]
vpmadd52huq zmm\r15, zmm28, zmmword ptr [r8+64+\d1]
vpmadd52huq zmm\r16, zmm29, zmmword ptr [rdi+4928+\d1]
vpmadd52huq zmm\r17, zmm28, zmmword ptr [r8+128+\d1]
vpmadd52huq zmm\r18, zmm29, zmmword ptr [rdi+4992+\d1]
vpmadd52huq zmm\r0, zmm28, zmmword ptr [r8+192+\d1]
vpmadd52huq zmm\r2, zmm29, zmmword ptr [rdi+5056+\d1]
vpmadd52huq zmm\r3, zmm28, zmmword ptr [r8+256+\d1]
vpmadd52huq zmm\r4, zmm29, zmmword ptr [rdi+5120+\d1]
vpmadd52huq zmm\r5, zmm28, zmmword ptr [r8+320+\d1]
vpmadd52huq zmm\r6, zmm29, zmmword ptr [rdi+5184+\d1]
vpmadd52huq zmm\r7, zmm28, zmmword ptr [r8+384+\d1]
vpmadd52huq zmm\r8, zmm29, zmmword ptr [rdi+5248+\d1]
vpmadd52huq zmm\r9, zmm28, zmmword ptr [r8+448+\d1]
vpmadd52huq zmm\r10, zmm29, zmmword ptr [rdi+5312+\d1]
vpmadd52huq zmm\r11, zmm28, zmmword ptr [r8+512+\d1]
vpmadd52huq zmm\r12, zmm29, zmmword ptr [rdi+5376+\d1]
vpmadd52huq zmm\r19, zmm28, zmmword ptr [r8+576+\d1]
vpmadd52huq zmm\r20, zmm29, zmmword ptr [rdi+5440+\d1]
.endm
.macro carry d0
vpsrlq zmm24, zmm22, 52
vpaddq zmm23, zmm23, zmm24
vmovdqu64 zmmword ptr [rdi+1024+\d0], zmm22
vpsrlq zmm24, zmm23, 52
vpaddq zmm12, zmm12, zmm24
vmovdqu64 zmmword ptr [rdi+1088+\d0], zmm23
vpsrlq zmm24, zmm12, 52
vpaddq zmm13, zmm13, zmm24
vmovdqu64 zmmword ptr [rdi+1152+\d0], zmm12
vpsrlq zmm24, zmm13, 52
vpaddq zmm14, zmm14, zmm24
vmovdqu64 zmmword ptr [rdi+1216+\d0], zmm13
vpsrlq zmm24, zmm14, 52
vpaddq zmm15, zmm15, zmm24
vmovdqu64 zmmword ptr [rdi+1280+\d0], zmm14
vpsrlq zmm24, zmm15, 52
vpaddq zmm16, zmm16, zmm24
vmovdqu64 zmmword ptr [rdi+1344+\d0], zmm15
vpsrlq zmm24, zmm16, 52
vpaddq zmm17, zmm17, zmm24
vmovdqu64 zmmword ptr [rdi+1408+\d0], zmm16
vpsrlq zmm24, zmm17, 52
vpaddq zmm18, zmm18, zmm24
vmovdqu64 zmmword ptr [rdi+1472+\d0], zmm17
vpsrlq zmm24, zmm18, 52
vpaddq zmm19, zmm19, zmm24
vmovdqu64 zmmword ptr [rdi+1536+\d0], zmm18
vmovdqu64 zmmword ptr [rdi+1600+\d0], zmm19
.endm
.macro store d0
vpunpcklqdq zmm8, zmm0, zmm1
vpunpckhqdq zmm9, zmm0, zmm1
vmovdqu64 xmmword ptr [rsi+\d0], xmm8
vextracti64x2 xmmword ptr [rsi+64+\d0], zmm8, 1
vextracti64x2 xmmword ptr [rsi+128+\d0], zmm8, 2
vextracti64x2 xmmword ptr [rsi+192+\d0], zmm8, 3
vmovdqu64 xmmword ptr [rsi+256+\d0], xmm9
vextracti64x2 xmmword ptr [rsi+320+\d0], zmm9, 1
vextracti64x2 xmmword ptr [rsi+384+\d0], zmm9, 2
vextracti64x2 xmmword ptr [rsi+448+\d0], zmm9, 3
vpunpcklqdq zmm8, zmm2, zmm3
vpunpckhqdq zmm9, zmm2, zmm3
vmovdqu64 xmmword ptr [rsi+16+\d0], xmm8
vextracti64x2 xmmword ptr [rsi+80+\d0], zmm8, 1
vextracti64x2 xmmword ptr [rsi+144+\d0], zmm8, 2
vextracti64x2 xmmword ptr [rsi+208+\d0], zmm8, 3
vmovdqu64 xmmword ptr [rsi+272+\d0], xmm9
vextracti64x2 xmmword ptr [rsi+336+\d0], zmm9, 1
vextracti64x2 xmmword ptr [rsi+400+\d0], zmm9, 2
vextracti64x2 xmmword ptr [rsi+464+\d0], zmm9, 3
vpunpcklqdq zmm8, zmm4, zmm5
vpunpckhqdq zmm9, zmm4, zmm5
vmovdqu64 xmmword ptr [rsi+32+\d0], xmm8
vextracti64x2 xmmword ptr [rsi+96+\d0], zmm8, 1
vextracti64x2 xmmword ptr [rsi+160+\d0], zmm8, 2
vextracti64x2 xmmword ptr [rsi+224+\d0], zmm8, 3
vmovdqu64 xmmword ptr [rsi+288+\d0], xmm9
vextracti64x2 xmmword ptr [rsi+352+\d0], zmm9, 1
vextracti64x2 xmmword ptr [rsi+416+\d0], zmm9, 2
vextracti64x2 xmmword ptr [rsi+480+\d0], zmm9, 3
vpunpcklqdq zmm8, zmm6, zmm7
vpunpckhqdq zmm9, zmm6, zmm7
vmovdqu64 xmmword ptr [rsi+48+\d0], xmm8
vextracti64x2 xmmword ptr [rsi+112+\d0], zmm8, 1
vextracti64x2 xmmword ptr [rsi+176+\d0], zmm8, 2
vextracti64x2 xmmword ptr [rsi+240+\d0], zmm8, 3
vmovdqu64 xmmword ptr [rsi+304+\d0], xmm9
vextracti64x2 xmmword ptr [rsi+368+\d0], zmm9, 1
vextracti64x2 xmmword ptr [rsi+432+\d0], zmm9, 2
vextracti64x2 xmmword ptr [rsi+496+\d0], zmm9, 3
.endm
.macro reduce_5 r0, r1, r2, r3, d4, r5, r6, d7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19, r20, r21, r22, r23, r24, r25
reduce \r0, \r1, \r2, \r3
row_4 \d4, \r5, \r6, \r2, \d7, \r3, \r8, \r9, \r10, \r11, \r12, \r13
reduce_2 \r2, \r3
row_5 \r14, \d7, \r15, \r16, \r17, \r18, \r19, \r20, \r21, \r22, \r23, \r24, \r25, \r8, \r9, \r10, \r11, \r12, \r13, \r5, \r6
reduce_3 \r8, \r9, \r10, \r11, \r12, \r13, \r2, \r3, \r14, \r15, \r16, \r17, \r18, \r19, \r20, \r21, \r22, \r23, \r24, \r25
reduce \r2, \r3, \r8, \r9
row_4 64+\d4, \r0, \r1, \r8, \d7, \r9, \r10, \r11, \r12, \r13, \r14, \r15
reduce_2 \r8, \r9
row_5 \r16, \d7, \r17, \r18, \r19, \r20, \r21, \r22, \r23, \r24, \r25, \r5, \r6, \r10, \r11, \r12, \r13, \r14, \r15, \r0, \r1
reduce_3 \r10, \r11, \r12, \r13, \r14, \r15, \r8, \r9, \r16, \r17, \r18, \r19, \r20, \r21, \r22, \r23, \r24, \r25, \r5, \r6
reduce \r8, \r9, \r10, \r11
row_4 128+\d4, \r2, \r3, \r10, \d7, \r11, \r12, \r13, \r14, \r15, \r16, \r17
reduce_2 \r10, \r11
row_5 \r18, \d7, \r19, \r20, \r21, \r22, \r23, \r24, \r25, \r5, \r6, \r0, \r1, \r12, \r13, \r14, \r15, \r16, \r17, \r2, \r3
reduce_3 \r12, \r13, \r14, \r15, \r16, \r17, \r10, \r11, \r18, \r19, \r20, \r21, \r22, \r23, \r24, \r25, \r5, \r6, \r0, \r1
.endm
.macro row_to_canonical d0
row_3 \d0
reduce_5 0, 12, 1, 13, \d0, 11, 23, \d0, 2, 14, 3, 15, 4, 16, 5, 17, 6, 18, 7, 19, 8, 20, 9, 21, 10, 22
reduce_5 3, 15, 4, 16, 192+\d0, 2, 14, \d0, 5, 17, 6, 18, 7, 19, 8, 20, 9, 21, 10, 22, 11, 23, 0, 12, 1, 13
reduce_5 6, 18, 7, 19, 384+\d0, 5, 17, \d0, 8, 20, 9, 21, 10, 22, 11, 23, 0, 12, 1, 13, 2, 14, 3, 15, 4, 16
reduce_4
carry \d0
vpsubq zmm8, zmm10, zmmword ptr [rdi+0]
vpsubq zmm9, zmm11, zmmword ptr [rdi+64]
vpsubq zmm12, zmm0, zmmword ptr [rdi+128]
vpsubq zmm13, zmm1, zmmword ptr [rdi+192]
vpsubq zmm14, zmm2, zmmword ptr [rdi+256]
vpsubq zmm15, zmm3, zmmword ptr [rdi+320]
vpsubq zmm16, zmm4, zmmword ptr [rdi+384]
vpsubq zmm17, zmm5, zmmword ptr [rdi+448]
vpsubq zmm18, zmm6, zmmword ptr [rdi+512]
vpsubq zmm19, zmm7, zmmword ptr [rdi+576]
vpsraq zmm20, zmm8, 52
vpaddq zmm9, zmm9, zmm20
vpsrlq zmm20, zmm10, 52
vpaddq zmm11, zmm11, zmm20
vpsraq zmm20, zmm9, 52
vpaddq zmm12, zmm12, zmm20
vpsrlq zmm20, zmm11, 52
vpaddq zmm0, zmm0, zmm20
vpsraq zmm20, zmm12, 52
vpaddq zmm13, zmm13, zmm20
vpsrlq zmm20, zmm0, 52
vpaddq zmm1, zmm1, zmm20
vpsraq zmm20, zmm13, 52
vpaddq zmm14, zmm14, zmm20
vpsrlq zmm20, zmm1, 52
vpaddq zmm2, zmm2, zmm20
vpsraq zmm20, zmm14, 52
vpaddq zmm15, zmm15, zmm20
vpsrlq zmm20, zmm2, 52
vpaddq zmm3, zmm3, zmm20
vpsraq zmm20, zmm15, 52
vpaddq zmm16, zmm16, zmm20
vpsrlq zmm20, zmm3, 52
vpaddq zmm4, zmm4, zmm20
vpsraq zmm20, zmm16, 52
vpaddq zmm17, zmm17, zmm20
vpsrlq zmm20, zmm4, 52
vpaddq zmm5, zmm5, zmm20
vpsraq zmm20, zmm17, 52
vpaddq zmm18, zmm18, zmm20
vpsrlq zmm20, zmm5, 52
vpaddq zmm6, zmm6, zmm20
vpsraq zmm20, zmm18, 52
vpaddq zmm19, zmm19, zmm20
vpsrlq zmm20, zmm6, 52
vpaddq zmm7, zmm7, zmm20
vpmovq2m k3, zmm19
vmovdqa64 zmm8{k3}, zmm10
vmovdqa64 zmm9{k3}, zmm11
vmovdqa64 zmm12{k3}, zmm0
vmovdqa64 zmm13{k3}, zmm1
vmovdqa64 zmm14{k3}, zmm2
vmovdqa64 zmm15{k3}, zmm3
vmovdqa64 zmm16{k3}, zmm4
vmovdqa64 zmm17{k3}, zmm5
vmovdqa64 zmm18{k3}, zmm6
vmovdqa64 zmm19{k3}, zmm7
vpsllq zmm10, zmm8, 12
.endm
.macro carry_2 r0, r1, d2, r3, r4
vpsrlq zmm24, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm24
vmovdqu64 zmmword ptr [rdi+2304+\d2], zmm\r0
vpsrlq zmm25, zmm\r3, 52
vpaddq zmm\r4, zmm\r4, zmm25
vmovdqu64 zmmword ptr [rdi+2944+\d2], zmm\r3
.endm
.macro reduce_6 r0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19, r20, r21, r22, r23, r24
reduce \r0, \r1, \r2, \r3
row \d4, \r5, \r6, \r2, \r3, \r7, \r8, \r9, \r10, \r11, \r12
reduce_2 \r2, \r3
row_2 \r13, \r14, \r15, \r16, \r17, \r18, \r19, \r20, \r21, \r22, \r23, \r24, \r7, \r8, \r9, \r10, \r11, \r12, \r5, \r6
reduce_3 \r7, \r8, \r9, \r10, \r11, \r12, \r2, \r3, \r13, \r14, \r15, \r16, \r17, \r18, \r19, \r20, \r21, \r22, \r23, \r24
.endm
.macro row_6 r0, d1, r2, r3, r4
vpmadd52luq zmm\r0, zmm28, zmmword ptr [rdi+4864+\d1]
vpmadd52luq zmm\r2, zmm29, zmmword ptr [rdi+5504+\d1]
vpmadd52luq zmm\r3, zmm28, zmmword ptr [rdi+4928+\d1]
vpmadd52luq zmm\r4, zmm29, zmmword ptr [rdi+5568+\d1]
.endm
.macro row_7 r0, d1, r2, r3, r4
vpmadd52huq zmm\r0, zmm28, zmmword ptr [rdi+4864+\d1]
vpmadd52huq zmm\r2, zmm29, zmmword ptr [rdi+5504+\d1]
vpmadd52huq zmm\r3, zmm28, zmmword ptr [rdi+4928+\d1]
vpmadd52huq zmm\r4, zmm29, zmmword ptr [rdi+5568+\d1]
.endm
.macro row_8 r0, r1, r2, r3, r4
vpxorq zmm\r0, zmm\r0, zmm\r0
vpxorq zmm\r1, zmm\r1, zmm\r1
vpxorq zmm\r2, zmm\r2, zmm\r2
vpxorq zmm\r3, zmm\r3, zmm\r3
vpxorq zmm\r4, zmm\r4, zmm\r4
.endm
.macro load_2 r0, r1
vpunpcklqdq zmm\r0, zmm8, zmm9
vpunpckhqdq zmm\r1, zmm8, zmm9
.endm
.macro canonical r0, r1, i2, r3, r4, i5
vpshrdq zmm\r0{k1}{z}, zmm10, zmm\r1, \i2
vpsllq zmm10, zmm\r1, 12
vpshrdq zmm\r3{k1}{z}, zmm10, zmm\r4, \i5
vpsllq zmm10, zmm\r4, 12
.endm
.macro canonical_2 r0, r1, i2, r3, r4, i5
vpshrdq zmm\r0{k2}{z}, zmm10, zmm\r1, \i2
vpsllq zmm10, zmm\r1, 12
vpshrdq zmm\r3{k2}{z}, zmm10, zmm\r4, \i5
vpsllq zmm10, zmm\r4, 12
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+704]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+640]	// constants
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 1280	// begin
add rdx, r9	// begin
imul r9, rax, 1024	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 1024	// place
lea r8, [rdi+3584]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 1280	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu64 xmm8, xmmword ptr [rsi-1024]	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-960], 1	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-896], 2	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-832], 3	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-768]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-704], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-640], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-576], 3	// again.x0.load
load_2 0, 1	// again.x0.load
vmovdqu64 xmm8, xmmword ptr [rsi-1008]	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-944], 1	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-880], 2	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-816], 3	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-752]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-688], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-624], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-560], 3	// again.x0.load
load_2 2, 3	// again.x0.load
vmovdqu64 xmm8, xmmword ptr [rsi-992]	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-928], 1	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-864], 2	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-800], 3	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-736]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-672], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-608], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-544], 3	// again.x0.load
load_2 4, 5	// again.x0.load
vmovdqu64 xmm8, xmmword ptr [rsi-976]	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-912], 1	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-848], 2	// again.x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-784], 3	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-720]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-656], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-592], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-528], 3	// again.x0.load
load_2 6, 7	// again.x0.load
limbs	// again.x0.limbs
vmovdqu64 xmm8, xmmword ptr [rsi-512]	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-448], 1	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-384], 2	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-320], 3	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-256]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-192], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-128], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-64], 3	// again.x1.load
load_2 0, 1	// again.x1.load
vmovdqu64 xmm8, xmmword ptr [rsi-496]	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-432], 1	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-368], 2	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-304], 3	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-240]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-176], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-112], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-48], 3	// again.x1.load
load_2 2, 3	// again.x1.load
vmovdqu64 xmm8, xmmword ptr [rsi-480]	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-416], 1	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-352], 2	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-288], 3	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-224]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-160], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-96], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-32], 3	// again.x1.load
load_2 4, 5	// again.x1.load
vmovdqu64 xmm8, xmmword ptr [rsi-464]	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-400], 1	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-336], 2	// again.x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi-272], 3	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-208]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-144], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-80], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-16], 3	// again.x1.load
load_2 6, 7	// again.x1.load
limbs_2	// again.x1.limbs
vmovdqu64 zmm28, zmmword ptr [r8+0]	// again.p.row0
row_8 0, 1, 2, 3, 4	// again.p.row0
row_8 5, 6, 7, 8, 9	// again.p.row0
vpxorq zmm10, zmm10, zmm10	// again.p.row0
vmovdqu64 zmm29, zmmword ptr [r8+640]	// again.p.row0
row_8 12, 13, 14, 15, 16	// again.p.row0
row_8 17, 18, 19, 20, 21	// again.p.row0
vpxorq zmm22, zmm22, zmm22	// again.p.row0
row_6 0, 0, 12, 1, 13	// again.p.row0
row_6 2, 128, 14, 3, 15	// again.p.row0
row_6 4, 256, 16, 5, 17	// again.p.row0
row_6 6, 384, 18, 7, 19	// again.p.row0
row_6 8, 512, 20, 9, 21	// again.p.row0
row_7 1, 0, 13, 2, 14	// again.p.row0
row_7 3, 128, 15, 4, 16	// again.p.row0
row_7 5, 256, 17, 6, 18	// again.p.row0
row_7 7, 384, 19, 8, 20	// again.p.row0
row_7 9, 512, 21, 10, 22	// again.p.row0
reduce_6 0, 12, 1, 13, 0, 11, 23, 2, 14, 3, 15, 4, 16, 5, 17, 6, 18, 7, 19, 8, 20, 9, 21, 10, 22	// again.p.reduce0
reduce_6 1, 13, 2, 14, 64, 0, 12, 3, 15, 4, 16, 5, 17, 6, 18, 7, 19, 8, 20, 9, 21, 10, 22, 11, 23	// again.p.reduce1
reduce_6 2, 14, 3, 15, 128, 1, 13, 4, 16, 5, 17, 6, 18, 7, 19, 8, 20, 9, 21, 10, 22, 11, 23, 0, 12	// again.p.reduce2
reduce_6 3, 15, 4, 16, 192, 2, 14, 5, 17, 6, 18, 7, 19, 8, 20, 9, 21, 10, 22, 11, 23, 0, 12, 1, 13	// again.p.reduce3
reduce_6 4, 16, 5, 17, 256, 3, 15, 6, 18, 7, 19, 8, 20, 9, 21, 10, 22, 11, 23, 0, 12, 1, 13, 2, 14	// again.p.reduce4
reduce_6 5, 17, 6, 18, 320, 4, 16, 7, 19, 8, 20, 9, 21, 10, 22, 11, 23, 0, 12, 1, 13, 2, 14, 3, 15	// again.p.reduce5
reduce_6 6, 18, 7, 19, 384, 5, 17, 8, 20, 9, 21, 10, 22, 11, 23, 0, 12, 1, 13, 2, 14, 3, 15, 4, 16	// again.p.reduce6
reduce_6 7, 19, 8, 20, 448, 6, 18, 9, 21, 10, 22, 11, 23, 0, 12, 1, 13, 2, 14, 3, 15, 4, 16, 5, 17	// again.p.reduce7
reduce_6 8, 20, 9, 21, 512, 7, 19, 10, 22, 11, 23, 0, 12, 1, 13, 2, 14, 3, 15, 4, 16, 5, 17, 6, 18	// again.p.reduce8
reduce_4	// again.p.reduce9
carry_2 10, 11, 0, 22, 23	// again.p.carry
carry_2 11, 0, 64, 23, 12	// again.p.carry
carry_2 0, 1, 128, 12, 13	// again.p.carry
carry_2 1, 2, 192, 13, 14	// again.p.carry
carry_2 2, 3, 256, 14, 15	// again.p.carry
carry_2 3, 4, 320, 15, 16	// again.p.carry
carry_2 4, 5, 384, 16, 17	// again.p.carry
carry_2 5, 6, 448, 17, 18	// again.p.carry
carry_2 6, 7, 512, 18, 19	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2880], zmm7	// again.p.carry
vmovdqu64 zmmword ptr [rdi+3520], zmm19	// again.p.carry
lea r8, [rdi+2304]	// again
add rdx, 1280	// again
4:
load 0	// x0.load
limbs	// x0.limbs
load 512	// x1.load
limbs_2	// x1.limbs
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
row_to_canonical 0	// u0.row0
canonical 0, 9, 12, 1, 12, 24	// x0.canonical
canonical 2, 13, 36, 3, 14, 48	// x0.canonical
vpandq zmm11, zmm15, zmm31	// x0.canonical
vpshrdq zmm4, zmm10, zmm11, 60	// x0.canonical
vpsllq zmm11, zmm16, 56	// x0.canonical
vporq zmm4{k1}{z}, zmm4, zmm11	// x0.canonical
vpsllq zmm10, zmm16, 12	// x0.canonical
canonical 5, 17, 20, 6, 18, 32	// x0.canonical
vpshrdq zmm7{k1}{z}, zmm10, zmm19, 44	// x0.canonical
store 0	// x0.store
row_to_canonical 640	// u1.row0
canonical_2 0, 9, 12, 1, 12, 24	// x1.canonical
canonical_2 2, 13, 36, 3, 14, 48	// x1.canonical
vpandq zmm11, zmm15, zmm31	// x1.canonical
vpshrdq zmm4, zmm10, zmm11, 60	// x1.canonical
vpsllq zmm11, zmm16, 56	// x1.canonical
vporq zmm4{k2}{z}, zmm4, zmm11	// x1.canonical
vpsllq zmm10, zmm16, 12	// x1.canonical
canonical_2 5, 17, 20, 6, 18, 32	// x1.canonical
vpshrdq zmm7{k2}{z}, zmm10, zmm19, 44	// x1.canonical
store 512	// x1.store
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
.purgem reduce_5
.purgem row_to_canonical
.purgem carry_2
.purgem reduce_6
.purgem row_6
.purgem row_7
.purgem row_8
.purgem load_2
.purgem canonical
.purgem canonical_2
