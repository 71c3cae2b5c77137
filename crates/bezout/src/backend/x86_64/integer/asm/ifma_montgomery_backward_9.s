// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_9` [Mon85, Mon87], 9 words and 12 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 12), or 0 for zero, and
//   p = inverse y / 2^(52 12), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 11072 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 768,
//   2^52 - 1 at 832, 1 at 896, orders of lanes at 960, p at 1152, spare at 2688, first at 4224, x at
//   5760, others at 7296, total at 9600. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 4899 instructions.
.macro limbs
vporq zmm9, zmm0, zmm1
vporq zmm9, zmm9, zmm2
vporq zmm9, zmm9, zmm3
vporq zmm9, zmm9, zmm4
vporq zmm9, zmm9, zmm5
vporq zmm9, zmm9, zmm6
vporq zmm9, zmm9, zmm7
vporq zmm9, zmm9, zmm8
vptestnmq k1, zmm9, zmm9
vmovdqa64 zmm10, zmmword ptr [rdi+896]
vporq zmm0{k1}, zmm0, zmm10
vmovdqa64 zmm9, zmm0
vmovdqa64 zmmword ptr [rdi+5760], zmm9
vpshrdq zmm9, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+5824], zmm9
vpshrdq zmm9, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+5888], zmm9
vpshrdq zmm9, zmm2, zmm3, 28
vmovdqa64 zmmword ptr [rdi+5952], zmm9
vpshrdq zmm9, zmm3, zmm4, 16
vmovdqa64 zmmword ptr [rdi+6016], zmm9
vpsrlq zmm9, zmm4, 4
vmovdqa64 zmmword ptr [rdi+6080], zmm9
vpshrdq zmm9, zmm4, zmm5, 56
vmovdqa64 zmmword ptr [rdi+6144], zmm9
vpshrdq zmm9, zmm5, zmm6, 44
vmovdqa64 zmmword ptr [rdi+6208], zmm9
vpshrdq zmm9, zmm6, zmm7, 32
vmovdqa64 zmmword ptr [rdi+6272], zmm9
vpshrdq zmm9, zmm7, zmm8, 20
vmovdqa64 zmmword ptr [rdi+6336], zmm9
vpsrlq zmm9, zmm8, 8
vmovdqa64 zmmword ptr [rdi+6400], zmm9
vpsrlq zmm9, zmm8, 60
vmovdqa64 zmmword ptr [rdi+6464], zmm9
.endm
.macro limbs_2
vporq zmm9, zmm0, zmm1
vporq zmm9, zmm9, zmm2
vporq zmm9, zmm9, zmm3
vporq zmm9, zmm9, zmm4
vporq zmm9, zmm9, zmm5
vporq zmm9, zmm9, zmm6
vporq zmm9, zmm9, zmm7
vporq zmm9, zmm9, zmm8
vptestnmq k2, zmm9, zmm9
vmovdqa64 zmm10, zmmword ptr [rdi+896]
vporq zmm0{k2}, zmm0, zmm10
vmovdqa64 zmm9, zmm0
vmovdqa64 zmmword ptr [rdi+6528], zmm9
vpshrdq zmm9, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+6592], zmm9
vpshrdq zmm9, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+6656], zmm9
vpshrdq zmm9, zmm2, zmm3, 28
vmovdqa64 zmmword ptr [rdi+6720], zmm9
vpshrdq zmm9, zmm3, zmm4, 16
vmovdqa64 zmmword ptr [rdi+6784], zmm9
vpsrlq zmm9, zmm4, 4
vmovdqa64 zmmword ptr [rdi+6848], zmm9
vpshrdq zmm9, zmm4, zmm5, 56
vmovdqa64 zmmword ptr [rdi+6912], zmm9
vpshrdq zmm9, zmm5, zmm6, 44
vmovdqa64 zmmword ptr [rdi+6976], zmm9
vpshrdq zmm9, zmm6, zmm7, 32
vmovdqa64 zmmword ptr [rdi+7040], zmm9
vpshrdq zmm9, zmm7, zmm8, 20
vmovdqa64 zmmword ptr [rdi+7104], zmm9
vpsrlq zmm9, zmm8, 8
vmovdqa64 zmmword ptr [rdi+7168], zmm9
vpsrlq zmm9, zmm8, 60
vmovdqa64 zmmword ptr [rdi+7232], zmm9
.endm
.macro row d0
vmovdqu64 zmm16, zmmword ptr [r8+\d0]
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
vpxorq zmm11, zmm11, zmm11
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+5760+\d0]
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+5824+\d0]
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+5888+\d0]
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5952+\d0]
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6016+\d0]
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6080+\d0]
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6144+\d0]
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6208+\d0]
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6272+\d0]
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6336+\d0]
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6400+\d0]
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6464+\d0]
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+5760+\d0]
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+5824+\d0]
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+5888+\d0]
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5952+\d0]
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6016+\d0]
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6080+\d0]
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6144+\d0]
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6208+\d0]
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6272+\d0]
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6336+\d0]
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6400+\d0]
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6464+\d0]
.endm
.macro reduce r0, r1
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm\r0, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm\r0
.endm
.macro row_2 d0, r1, r2, d3, r4, r5, r6
vmovdqu64 zmm16, zmmword ptr [r8+64+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm16, zmmword ptr [rdi+5760+\d3]
vpmadd52luq zmm\r4, zmm16, zmmword ptr [rdi+5824+\d3]
vpmadd52luq zmm\r5, zmm16, zmmword ptr [rdi+5888+\d3]
vpmadd52luq zmm\r6, zmm16, zmmword ptr [rdi+5952+\d3]
.endm
.macro reduce_2 r0
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm14, zmm29
vpmadd52luq zmm\r0, zmm14, zmm28
.endm
.macro row_3 r0, d1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12
vpmadd52luq zmm\r0, zmm16, zmmword ptr [rdi+6016+\d1]
vpmadd52luq zmm\r2, zmm16, zmmword ptr [rdi+6080+\d1]
vpmadd52luq zmm\r3, zmm16, zmmword ptr [rdi+6144+\d1]
vpmadd52luq zmm\r4, zmm16, zmmword ptr [rdi+6208+\d1]
vpmadd52luq zmm\r5, zmm16, zmmword ptr [rdi+6272+\d1]
vpmadd52luq zmm\r6, zmm16, zmmword ptr [rdi+6336+\d1]
vpmadd52luq zmm\r7, zmm16, zmmword ptr [rdi+6400+\d1]
vpmadd52luq zmm\r8, zmm16, zmmword ptr [rdi+6464+\d1]
vpmadd52huq zmm\r9, zmm16, zmmword ptr [rdi+5760+\d1]
vpmadd52huq zmm\r10, zmm16, zmmword ptr [rdi+5824+\d1]
vpmadd52huq zmm\r11, zmm16, zmmword ptr [rdi+5888+\d1]
vpmadd52huq zmm\r0, zmm16, zmmword ptr [rdi+5952+\d1]
vpmadd52huq zmm\r2, zmm16, zmmword ptr [rdi+6016+\d1]
vpmadd52huq zmm\r3, zmm16, zmmword ptr [rdi+6080+\d1]
vpmadd52huq zmm\r4, zmm16, zmmword ptr [rdi+6144+\d1]
vpmadd52huq zmm\r5, zmm16, zmmword ptr [rdi+6208+\d1]
vpmadd52huq zmm\r6, zmm16, zmmword ptr [rdi+6272+\d1]
vpmadd52huq zmm\r7, zmm16, zmmword ptr [rdi+6336+\d1]
vpmadd52huq zmm\r8, zmm16, zmmword ptr [rdi+6400+\d1]
vpmadd52huq zmm\r12, zmm16, zmmword ptr [rdi+6464+\d1]
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11
vpmadd52luq zmm\r0, zmm14, zmm27
vpmadd52luq zmm\r1, zmm14, zmm26
vpmadd52luq zmm\r2, zmm14, zmmword ptr [rdi+256]
vpaddq zmm\r3, zmm\r3, zmm15
vpmadd52luq zmm\r4, zmm14, zmmword ptr [rdi+320]
vpmadd52luq zmm\r5, zmm14, zmmword ptr [rdi+384]
vpmadd52luq zmm\r6, zmm14, zmmword ptr [rdi+448]
vpmadd52luq zmm\r7, zmm14, zmmword ptr [rdi+512]
vpmadd52luq zmm\r8, zmm14, zmmword ptr [rdi+576]
vpmadd52luq zmm\r9, zmm14, zmmword ptr [rdi+640]
vpmadd52luq zmm\r10, zmm14, zmmword ptr [rdi+704]
vpmadd52huq zmm\r0, zmm14, zmm28
vpmadd52huq zmm\r1, zmm14, zmm27
vpmadd52huq zmm\r2, zmm14, zmm26
vpmadd52huq zmm\r4, zmm14, zmmword ptr [rdi+256]
vpmadd52huq zmm\r5, zmm14, zmmword ptr [rdi+320]
vpmadd52huq zmm\r6, zmm14, zmmword ptr [rdi+384]
vpmadd52huq zmm\r7, zmm14, zmmword ptr [rdi+448]
vpmadd52huq zmm\r8, zmm14, zmmword ptr [rdi+512]
vpmadd52huq zmm\r9, zmm14, zmmword ptr [rdi+576]
vpmadd52huq zmm\r10, zmm14, zmmword ptr [rdi+640]
vpmadd52huq zmm\r11, zmm14, zmmword ptr [rdi+704]
.endm
.macro reduce_4
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm11, zmm30
vpaddq zmm11, zmm11, zmm31
vpsrlq zmm11, zmm11, 52
vpaddq zmm12, zmm12, zmm11
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm14, zmm29
vpmadd52luq zmm12, zmm14, zmm28
vpmadd52luq zmm13, zmm14, zmm27
vpmadd52luq zmm0, zmm14, zmm26
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+256]
vpaddq zmm12, zmm12, zmm15
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+320]
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+384]
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+448]
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+512]
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+576]
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+640]
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+704]
vpmadd52huq zmm13, zmm14, zmm28
vpmadd52huq zmm0, zmm14, zmm27
vpmadd52huq zmm1, zmm14, zmm26
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+256]
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+320]
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+384]
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+448]
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+512]
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+576]
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+640]
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+704]
.endm
.macro carry d0
vpsrlq zmm14, zmm12, 52
vpaddq zmm13, zmm13, zmm14
vmovdqu64 zmmword ptr [rdi+2688+\d0], zmm12
vpsrlq zmm14, zmm13, 52
vpaddq zmm0, zmm0, zmm14
vmovdqu64 zmmword ptr [rdi+2752+\d0], zmm13
vpsrlq zmm14, zmm0, 52
vpaddq zmm1, zmm1, zmm14
vmovdqu64 zmmword ptr [rdi+2816+\d0], zmm0
vpsrlq zmm14, zmm1, 52
vpaddq zmm2, zmm2, zmm14
vmovdqu64 zmmword ptr [rdi+2880+\d0], zmm1
vpsrlq zmm14, zmm2, 52
vpaddq zmm3, zmm3, zmm14
vmovdqu64 zmmword ptr [rdi+2944+\d0], zmm2
vpsrlq zmm14, zmm3, 52
vpaddq zmm4, zmm4, zmm14
vmovdqu64 zmmword ptr [rdi+3008+\d0], zmm3
vpsrlq zmm14, zmm4, 52
vpaddq zmm5, zmm5, zmm14
vmovdqu64 zmmword ptr [rdi+3072+\d0], zmm4
vpsrlq zmm14, zmm5, 52
vpaddq zmm6, zmm6, zmm14
vmovdqu64 zmmword ptr [rdi+3136+\d0], zmm5
vpsrlq zmm14, zmm6, 52
vpaddq zmm7, zmm7, zmm14
vmovdqu64 zmmword ptr [rdi+3200+\d0], zmm6
vpsrlq zmm14, zmm7, 52
vpaddq zmm8, zmm8, zmm14
vmovdqu64 zmmword ptr [rdi+3264+\d0], zmm7
vpsrlq zmm14, zmm8, 52
vpaddq zmm9, zmm9, zmm14
vmovdqu64 zmmword ptr [rdi+3328+\d0], zmm8
vmovdqu64 zmmword ptr [rdi+3392+\d0], zmm9
.endm
.macro load d0
vmovdqu64 xmm9, xmmword ptr [rsi+\d0]
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+72+\d0], 1
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+144+\d0], 2
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+216+\d0], 3
vmovdqu64 xmm10, xmmword ptr [rsi+288+\d0]
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+360+\d0], 1
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+432+\d0], 2
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+504+\d0], 3
vpunpcklqdq zmm0, zmm9, zmm10
vpunpckhqdq zmm1, zmm9, zmm10
vmovdqu64 xmm9, xmmword ptr [rsi+16+\d0]
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+88+\d0], 1
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+160+\d0], 2
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+232+\d0], 3
vmovdqu64 xmm10, xmmword ptr [rsi+304+\d0]
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+376+\d0], 1
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+448+\d0], 2
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+520+\d0], 3
vpunpcklqdq zmm2, zmm9, zmm10
vpunpckhqdq zmm3, zmm9, zmm10
vmovdqu64 xmm9, xmmword ptr [rsi+32+\d0]
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+104+\d0], 1
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+176+\d0], 2
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+248+\d0], 3
vmovdqu64 xmm10, xmmword ptr [rsi+320+\d0]
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+392+\d0], 1
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+464+\d0], 2
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+536+\d0], 3
vpunpcklqdq zmm4, zmm9, zmm10
vpunpckhqdq zmm5, zmm9, zmm10
vmovdqu64 xmm9, xmmword ptr [rsi+48+\d0]
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+120+\d0], 1
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+192+\d0], 2
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+264+\d0], 3
vmovdqu64 xmm10, xmmword ptr [rsi+336+\d0]
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+408+\d0], 1
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+480+\d0], 2
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+552+\d0], 3
vpunpcklqdq zmm6, zmm9, zmm10
vpunpckhqdq zmm7, zmm9, zmm10
vmovdqu64 xmm9, xmmword ptr [rsi+56+\d0]
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+128+\d0], 1
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+200+\d0], 2
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+272+\d0], 3
vmovdqu64 xmm10, xmmword ptr [rsi+344+\d0]
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+416+\d0], 1
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+488+\d0], 2
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+560+\d0], 3
vpunpckhqdq zmm8, zmm9, zmm10
.endm
.macro row_4 d0
vmovdqu64 zmm16, zmmword ptr [rdi+1152+\d0]
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
vpxorq zmm11, zmm11, zmm11
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+\d0]
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+64+\d0]
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+128+\d0]
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+192+\d0]
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+256+\d0]
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+320+\d0]
vpmadd52luq zmm6, zmm16, zmmword ptr [r8+384+\d0]
vpmadd52luq zmm7, zmm16, zmmword ptr [r8+448+\d0]
vpmadd52luq zmm8, zmm16, zmmword ptr [r8+512+\d0]
vpmadd52luq zmm9, zmm16, zmmword ptr [r8+576+\d0]
vpmadd52luq zmm10, zmm16, zmmword ptr [r8+640+\d0]
vpmadd52luq zmm11, zmm16, zmmword ptr [r8+704+\d0]
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+\d0]
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+64+\d0]
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+128+\d0]
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+192+\d0]
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+256+\d0]
vpmadd52huq zmm6, zmm16, zmmword ptr [r8+320+\d0]
vpmadd52huq zmm7, zmm16, zmmword ptr [r8+384+\d0]
vpmadd52huq zmm8, zmm16, zmmword ptr [r8+448+\d0]
vpmadd52huq zmm9, zmm16, zmmword ptr [r8+512+\d0]
vpmadd52huq zmm10, zmm16, zmmword ptr [r8+576+\d0]
vpmadd52huq zmm11, zmm16, zmmword ptr [r8+640+\d0]
vpmadd52huq zmm12, zmm16, zmmword ptr [r8+704+\d0]
.endm
.macro row_5 d0, r1, r2, d3, r4, r5, r6
vmovdqu64 zmm16, zmmword ptr [rdi+1216+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm16, zmmword ptr [r8+\d3]
vpmadd52luq zmm\r4, zmm16, zmmword ptr [r8+64+\d3]
vpmadd52luq zmm\r5, zmm16, zmmword ptr [r8+128+\d3]
vpmadd52luq zmm\r6, zmm16, zmmword ptr [r8+192+\d3]
.endm
.macro row_6 r0, d1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12
vpmadd52luq zmm\r0, zmm16, zmmword ptr [r8+256+\d1]
vpmadd52luq zmm\r2, zmm16, zmmword ptr [r8+320+\d1]
vpmadd52luq zmm\r3, zmm16, zmmword ptr [r8+384+\d1]
vpmadd52luq zmm\r4, zmm16, zmmword ptr [r8+448+\d1]
vpmadd52luq zmm\r5, zmm16, zmmword ptr [r8+512+\d1]
vpmadd52luq zmm\r6, zmm16, zmmword ptr [r8+576+\d1]
vpmadd52luq zmm\r7, zmm16, zmmword ptr [r8+640+\d1]
vpmadd52luq zmm\r8, zmm16, zmmword ptr [r8+704+\d1]
vpmadd52huq zmm\r9, zmm16, zmmword ptr [r8+\d1]
vpmadd52huq zmm\r10, zmm16, zmmword ptr [r8+64+\d1]
vpmadd52huq zmm\r11, zmm16, zmmword ptr [r8+128+\d1]
vpmadd52huq zmm\r0, zmm16, zmmword ptr [r8+192+\d1]
vpmadd52huq zmm\r2, zmm16, zmmword ptr [r8+256+\d1]
vpmadd52huq zmm\r3, zmm16, zmmword ptr [r8+320+\d1]
vpmadd52huq zmm\r4, zmm16, zmmword ptr [r8+384+\d1]
vpmadd52huq zmm\r5, zmm16, zmmword ptr [r8+448+\d1]
vpmadd52huq zmm\r6, zmm16, zmmword ptr [r8+512+\d1]
vpmadd52huq zmm\r7, zmm16, zmmword ptr [r8+576+\d1]
vpmadd52huq zmm\r8, zmm16, zmmword ptr [r8+640+\d1]
vpmadd52huq zmm\r12, zmm16, zmmword ptr [r8+704+\d1]
.endm
.macro store d0
vpunpcklqdq zmm9, zmm0, zmm1
vpunpckhqdq zmm10, zmm0, zmm1
vmovdqu64 xmmword ptr [rsi+\d0], xmm9
vextracti64x2 xmmword ptr [rsi+72+\d0], zmm9, 1
vextracti64x2 xmmword ptr [rsi+144+\d0], zmm9, 2
vextracti64x2 xmmword ptr [rsi+216+\d0], zmm9, 3
vmovdqu64 xmmword ptr [rsi+288+\d0], xmm10
vextracti64x2 xmmword ptr [rsi+360+\d0], zmm10, 1
vextracti64x2 xmmword ptr [rsi+432+\d0], zmm10, 2
vextracti64x2 xmmword ptr [rsi+504+\d0], zmm10, 3
vpunpcklqdq zmm9, zmm2, zmm3
vpunpckhqdq zmm10, zmm2, zmm3
vmovdqu64 xmmword ptr [rsi+16+\d0], xmm9
vextracti64x2 xmmword ptr [rsi+88+\d0], zmm9, 1
vextracti64x2 xmmword ptr [rsi+160+\d0], zmm9, 2
vextracti64x2 xmmword ptr [rsi+232+\d0], zmm9, 3
vmovdqu64 xmmword ptr [rsi+304+\d0], xmm10
vextracti64x2 xmmword ptr [rsi+376+\d0], zmm10, 1
vextracti64x2 xmmword ptr [rsi+448+\d0], zmm10, 2
vextracti64x2 xmmword ptr [rsi+520+\d0], zmm10, 3
vpunpcklqdq zmm9, zmm4, zmm5
vpunpckhqdq zmm10, zmm4, zmm5
vmovdqu64 xmmword ptr [rsi+32+\d0], xmm9
vextracti64x2 xmmword ptr [rsi+104+\d0], zmm9, 1
vextracti64x2 xmmword ptr [rsi+176+\d0], zmm9, 2
vextracti64x2 xmmword ptr [rsi+248+\d0], zmm9, 3
vmovdqu64 xmmword ptr [rsi+320+\d0], xmm10
vextracti64x2 xmmword ptr [rsi+392+\d0], zmm10, 1
vextracti64x2 xmmword ptr [rsi+464+\d0], zmm10, 2
vextracti64x2 xmmword ptr [rsi+536+\d0], zmm10, 3
vpunpcklqdq zmm9, zmm6, zmm7
vpunpckhqdq zmm10, zmm6, zmm7
vmovdqu64 xmmword ptr [rsi+48+\d0], xmm9
vextracti64x2 xmmword ptr [rsi+120+\d0], zmm9, 1
vextracti64x2 xmmword ptr [rsi+192+\d0], zmm9, 2
vextracti64x2 xmmword ptr [rsi+264+\d0], zmm9, 3
vmovdqu64 xmmword ptr [rsi+336+\d0], xmm10
vextracti64x2 xmmword ptr [rsi+408+\d0], zmm10, 1
vextracti64x2 xmmword ptr [rsi+480+\d0], zmm10, 2
vextracti64x2 xmmword ptr [rsi+552+\d0], zmm10, 3
vpunpcklqdq zmm9, zmm7, zmm8
vpunpckhqdq zmm10, zmm7, zmm8
vmovdqu64 xmmword ptr [rsi+56+\d0], xmm9
vextracti64x2 xmmword ptr [rsi+128+\d0], zmm9, 1
vextracti64x2 xmmword ptr [rsi+200+\d0], zmm9, 2
vextracti64x2 xmmword ptr [rsi+272+\d0], zmm9, 3
vmovdqu64 xmmword ptr [rsi+344+\d0], xmm10
vextracti64x2 xmmword ptr [rsi+416+\d0], zmm10, 1
vextracti64x2 xmmword ptr [rsi+488+\d0], zmm10, 2
vextracti64x2 xmmword ptr [rsi+560+\d0], zmm10, 3
.endm
.macro row_7 d0
vmovdqu64 zmm16, zmmword ptr [rdi+1152+\d0]
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
vpxorq zmm11, zmm11, zmm11
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+5760+\d0]
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+5824+\d0]
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+5888+\d0]
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5952+\d0]
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6016+\d0]
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6080+\d0]
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6144+\d0]
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6208+\d0]
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6272+\d0]
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6336+\d0]
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6400+\d0]
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6464+\d0]
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+5760+\d0]
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+5824+\d0]
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+5888+\d0]
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5952+\d0]
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6016+\d0]
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6080+\d0]
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6144+\d0]
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6208+\d0]
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6272+\d0]
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6336+\d0]
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6400+\d0]
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6464+\d0]
.endm
.macro row_8 d0, r1, r2, d3, r4, r5, r6
vmovdqu64 zmm16, zmmword ptr [rdi+1216+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm16, zmmword ptr [rdi+5760+\d3]
vpmadd52luq zmm\r4, zmm16, zmmword ptr [rdi+5824+\d3]
vpmadd52luq zmm\r5, zmm16, zmmword ptr [rdi+5888+\d3]
vpmadd52luq zmm\r6, zmm16, zmmword ptr [rdi+5952+\d3]
.endm
.macro reduce_5 r0, r1, d2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13
reduce_2 \r0
row_3 \r1, \d2, \r3, \r4, \r5, \r6, \r7, \r8, \r9, \r10, \r11, \r12, \r13
reduce_3 \r10, \r11, \r12, \r0, \r1, \r3, \r4, \r5, \r6, \r7, \r8, \r9
reduce \r0, \r10
.endm
.macro reduce_6 r0, r1, d2, r3, d4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15
reduce \r0, \r1
row_5 \d2, \r3, \r1, \d4, \r5, \r6, \r7
reduce_2 \r1
row_6 \r8, \d4, \r9, \r10, \r11, \r12, \r13, \r14, \r15, \r5, \r6, \r7, \r3
reduce_3 \r5, \r6, \r7, \r1, \r8, \r9, \r10, \r11, \r12, \r13, \r14, \r15
.endm
.macro canonical r0, r1, r2, r3
vpsraq zmm24, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm24
vpsrlq zmm24, zmm\r2, 52
vpaddq zmm\r3, zmm\r3, zmm24
.endm
.macro row_to_canonical d0
row_4 \d0
reduce_6 0, 1, \d0, 13, \d0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
reduce_6 1, 2, 64+\d0, 0, \d0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
reduce_6 2, 3, 128+\d0, 1, \d0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0
reduce_6 3, 4, 192+\d0, 2, \d0, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1
reduce_6 4, 5, 256+\d0, 3, \d0, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1, 2
reduce_6 5, 6, 320+\d0, 4, \d0, 7, 8, 9, 10, 11, 12, 13, 0, 1, 2, 3
reduce_6 6, 7, 384+\d0, 5, \d0, 8, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4
reduce_6 7, 8, 448+\d0, 6, \d0, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5
reduce_6 8, 9, 512+\d0, 7, \d0, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6
reduce_6 9, 10, 576+\d0, 8, \d0, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6, 7
reduce_6 10, 11, 640+\d0, 9, \d0, 12, 13, 0, 1, 2, 3, 4, 5, 6, 7, 8
reduce_4
vpsubq zmm10, zmm12, zmm29
vpsubq zmm11, zmm13, zmm28
vpsubq zmm14, zmm0, zmm27
vpsubq zmm15, zmm1, zmm26
vpsubq zmm16, zmm2, zmmword ptr [rdi+256]
vpsubq zmm17, zmm3, zmmword ptr [rdi+320]
vpsubq zmm18, zmm4, zmmword ptr [rdi+384]
vpsubq zmm19, zmm5, zmmword ptr [rdi+448]
vpsubq zmm20, zmm6, zmmword ptr [rdi+512]
vpsubq zmm21, zmm7, zmmword ptr [rdi+576]
vpsubq zmm22, zmm8, zmmword ptr [rdi+640]
vpsubq zmm23, zmm9, zmmword ptr [rdi+704]
canonical 10, 11, 12, 13
canonical 11, 14, 13, 0
canonical 14, 15, 0, 1
canonical 15, 16, 1, 2
canonical 16, 17, 2, 3
canonical 17, 18, 3, 4
canonical 18, 19, 4, 5
canonical 19, 20, 5, 6
canonical 20, 21, 6, 7
canonical 21, 22, 7, 8
canonical 22, 23, 8, 9
vpmovq2m k3, zmm23
vmovdqa64 zmm10{k3}, zmm12
vmovdqa64 zmm11{k3}, zmm13
vmovdqa64 zmm14{k3}, zmm0
vmovdqa64 zmm15{k3}, zmm1
vmovdqa64 zmm16{k3}, zmm2
vmovdqa64 zmm17{k3}, zmm3
vmovdqa64 zmm18{k3}, zmm4
vmovdqa64 zmm19{k3}, zmm5
vmovdqa64 zmm20{k3}, zmm6
vmovdqa64 zmm21{k3}, zmm7
vmovdqa64 zmm22{k3}, zmm8
vmovdqa64 zmm23{k3}, zmm9
vpsllq zmm9, zmm10, 12
.endm
.macro store_to_carry d0, d1
store \d0
row_7 \d1
reduce 0, 1
row_8 \d1, 13, 1, \d1, 2, 3, 4
reduce_5 1, 5, \d1, 6, 7, 8, 9, 10, 11, 12, 2, 3, 4, 13
row_8 64+\d1, 0, 2, \d1, 3, 4, 5
reduce_5 2, 6, \d1, 7, 8, 9, 10, 11, 12, 13, 3, 4, 5, 0
row_8 128+\d1, 1, 3, \d1, 4, 5, 6
reduce_5 3, 7, \d1, 8, 9, 10, 11, 12, 13, 0, 4, 5, 6, 1
row_8 192+\d1, 2, 4, \d1, 5, 6, 7
reduce_5 4, 8, \d1, 9, 10, 11, 12, 13, 0, 1, 5, 6, 7, 2
row_8 256+\d1, 3, 5, \d1, 6, 7, 8
reduce_5 5, 9, \d1, 10, 11, 12, 13, 0, 1, 2, 6, 7, 8, 3
row_8 320+\d1, 4, 6, \d1, 7, 8, 9
reduce_5 6, 10, \d1, 11, 12, 13, 0, 1, 2, 3, 7, 8, 9, 4
row_8 384+\d1, 5, 7, \d1, 8, 9, 10
reduce_5 7, 11, \d1, 12, 13, 0, 1, 2, 3, 4, 8, 9, 10, 5
row_8 448+\d1, 6, 8, \d1, 9, 10, 11
reduce_5 8, 12, \d1, 13, 0, 1, 2, 3, 4, 5, 9, 10, 11, 6
row_8 512+\d1, 7, 9, \d1, 10, 11, 12
reduce_5 9, 13, \d1, 0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 7
row_8 576+\d1, 8, 10, \d1, 11, 12, 13
reduce_5 10, 0, \d1, 1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 8
row_8 640+\d1, 9, 11, \d1, 12, 13, 0
reduce_2 11
row_3 1, \d1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 0, 9
reduce_3 12, 13, 0, 11, 1, 2, 3, 4, 5, 6, 7, 8
reduce_4
carry -1536+\d1
.endm
.macro row_to_reduce d0, r1, r2, d3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15
row_2 \d0, \r1, \r2, \d3, \r4, \r5, \r6
reduce_5 \r2, \r7, \d3, \r8, \r9, \r10, \r11, \r12, \r13, \r14, \r4, \r5, \r6, \r1
row_2 64+\d0, \r15, \r4, \d3, \r5, \r6, \r7
reduce_5 \r4, \r8, \d3, \r9, \r10, \r11, \r12, \r13, \r14, \r1, \r5, \r6, \r7, \r15
.endm
.macro row_to_carry d0
row \d0
reduce 0, 1
row_to_reduce \d0, 13, 1, \d0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0
row_to_reduce 128+\d0, 1, 3, \d0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0, 2
row_to_reduce 256+\d0, 3, 5, \d0, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1, 2, 4
row_to_reduce 384+\d0, 5, 7, \d0, 8, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4, 6
row_to_reduce 512+\d0, 7, 9, \d0, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6, 8
row_2 640+\d0, 9, 11, \d0, 12, 13, 0
reduce_2 11
row_3 1, \d0, 2, 3, 4, 5, 6, 7, 8, 12, 13, 0, 9
reduce_3 12, 13, 0, 11, 1, 2, 3, 4, 5, 6, 7, 8
reduce_4
carry \d0
.endm
.macro canonical_2 r0, r1, r2, i3, r4, r5, i6, r7, r8, i9, r10, r11, i12, r13, i14
vpsllq zmm9, zmm\r0, 12
vpshrdq zmm\r1{k1}{z}, zmm9, zmm\r2, \i3
vpsllq zmm9, zmm\r2, 12
vpshrdq zmm\r4{k1}{z}, zmm9, zmm\r5, \i6
vpsllq zmm9, zmm\r5, 12
vpshrdq zmm\r7{k1}{z}, zmm9, zmm\r8, \i9
vpsllq zmm9, zmm\r8, 12
vpandq zmm12, zmm\r10, zmm31
vpshrdq zmm\r11, zmm9, zmm12, \i12
vpsllq zmm12, zmm\r13, \i14
vporq zmm\r11{k1}{z}, zmm\r11, zmm12
.endm
.macro canonical_3 r0, r1, r2, i3, r4, r5, i6, r7, r8, i9, r10, r11, i12, r13, i14
vpsllq zmm9, zmm\r0, 12
vpshrdq zmm\r1{k2}{z}, zmm9, zmm\r2, \i3
vpsllq zmm9, zmm\r2, 12
vpshrdq zmm\r4{k2}{z}, zmm9, zmm\r5, \i6
vpsllq zmm9, zmm\r5, 12
vpshrdq zmm\r7{k2}{z}, zmm9, zmm\r8, \i9
vpsllq zmm9, zmm\r8, 12
vpandq zmm12, zmm\r10, zmm31
vpshrdq zmm\r11, zmm9, zmm12, \i12
vpsllq zmm12, zmm\r13, \i14
vporq zmm\r11{k2}{z}, zmm\r11, zmm12
.endm
.macro load_2 r0, r1
vpunpcklqdq zmm\r0, zmm9, zmm10
vpunpckhqdq zmm\r1, zmm9, zmm10
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+832]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+768]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 1536	// begin
add rdx, r9	// begin
imul r9, rax, 1152	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 1152	// place
lea r8, [rdi+4224]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 1536	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu64 xmm9, xmmword ptr [rsi-1152]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-1080], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-1008], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-936], 3	// again.x0.load
vmovdqu64 xmm10, xmmword ptr [rsi-864]	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-792], 1	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-720], 2	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-648], 3	// again.x0.load
load_2 0, 1	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-1136]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-1064], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-992], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-920], 3	// again.x0.load
vmovdqu64 xmm10, xmmword ptr [rsi-848]	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-776], 1	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-704], 2	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-632], 3	// again.x0.load
load_2 2, 3	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-1120]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-1048], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-976], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-904], 3	// again.x0.load
vmovdqu64 xmm10, xmmword ptr [rsi-832]	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-760], 1	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-688], 2	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-616], 3	// again.x0.load
load_2 4, 5	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-1104]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-1032], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-960], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-888], 3	// again.x0.load
vmovdqu64 xmm10, xmmword ptr [rsi-816]	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-744], 1	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-672], 2	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-600], 3	// again.x0.load
load_2 6, 7	// again.x0.load
vmovdqu64 xmm9, xmmword ptr [rsi-1096]	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-1024], 1	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-952], 2	// again.x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-880], 3	// again.x0.load
vmovdqu64 xmm10, xmmword ptr [rsi-808]	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-736], 1	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-664], 2	// again.x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-592], 3	// again.x0.load
vpunpckhqdq zmm8, zmm9, zmm10	// again.x0.load
limbs	// again.x0.limbs
vmovdqu64 xmm9, xmmword ptr [rsi-576]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-504], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-432], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-360], 3	// again.x1.load
vmovdqu64 xmm10, xmmword ptr [rsi-288]	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-216], 1	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-144], 2	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-72], 3	// again.x1.load
load_2 0, 1	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-560]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-488], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-416], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-344], 3	// again.x1.load
vmovdqu64 xmm10, xmmword ptr [rsi-272]	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-200], 1	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-128], 2	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-56], 3	// again.x1.load
load_2 2, 3	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-544]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-472], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-400], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-328], 3	// again.x1.load
vmovdqu64 xmm10, xmmword ptr [rsi-256]	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-184], 1	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-112], 2	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-40], 3	// again.x1.load
load_2 4, 5	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-528]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-456], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-384], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-312], 3	// again.x1.load
vmovdqu64 xmm10, xmmword ptr [rsi-240]	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-168], 1	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-96], 2	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-24], 3	// again.x1.load
load_2 6, 7	// again.x1.load
vmovdqu64 xmm9, xmmword ptr [rsi-520]	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-448], 1	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-376], 2	// again.x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi-304], 3	// again.x1.load
vmovdqu64 xmm10, xmmword ptr [rsi-232]	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-160], 1	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-88], 2	// again.x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi-16], 3	// again.x1.load
vpunpckhqdq zmm8, zmm9, zmm10	// again.x1.load
limbs_2	// again.x1.limbs
row_to_carry 0	// again.p0.row0
row_to_carry 768	// again.p1.row0
lea r8, [rdi+2688]	// again
add rdx, 1536	// again
4:
load 0	// x0.load
limbs	// x0.limbs
load 576	// x1.load
limbs_2	// x1.limbs
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
row_to_canonical 0	// x0.row0
vpshrdq zmm0{k1}{z}, zmm9, zmm11, 12	// x0.canonical
canonical_2 11, 1, 14, 24, 2, 15, 36, 3, 16, 48, 17, 4, 60, 18, 56	// x0.canonical
canonical_2 18, 5, 19, 20, 6, 20, 32, 7, 21, 44, 22, 8, 56, 23, 60	// x0.canonical
store_to_carry 0, 0	// x0.store
row_to_canonical 768	// x1.row0
vpshrdq zmm0{k2}{z}, zmm9, zmm11, 12	// x1.canonical
canonical_3 11, 1, 14, 24, 2, 15, 36, 3, 16, 48, 17, 4, 60, 18, 56	// x1.canonical
canonical_3 18, 5, 19, 20, 6, 20, 32, 7, 21, 44, 22, 8, 56, 23, 60	// x1.canonical
store_to_carry 576, 768	// x1.store
test rax, rax	// loop
jnz 2b	// loop
kmovw eax, k7	// result
vzeroupper	// leave
ret	// leave
.purgem limbs
.purgem limbs_2
.purgem row
.purgem reduce
.purgem row_2
.purgem reduce_2
.purgem row_3
.purgem reduce_3
.purgem reduce_4
.purgem carry
.purgem load
.purgem row_4
.purgem row_5
.purgem row_6
.purgem store
.purgem row_7
.purgem row_8
.purgem reduce_5
.purgem reduce_6
.purgem canonical
.purgem row_to_canonical
.purgem store_to_carry
.purgem row_to_reduce
.purgem row_to_carry
.purgem canonical_2
.purgem canonical_3
.purgem load_2
