// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 16 running products of numbers modulo m, zeros left out [Mon85, Mon87], 8 words and 10 limbs of 52 bits.
//   p = p y / 2^(52 10) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 16 numbers of 8 words for each step; rdx = kept products, 1280 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 9344 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 640,
//   2^52 - 1 at 704, 1 at 768, orders of lanes at 832, p at 1024, spare at 2304, first at 3584, x at
//   4864, others at 6144, total at 8064. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1237 instructions.
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
.macro carry r0, r1, d2, r3, r4
vpsrlq zmm24, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm24
vmovdqu64 zmmword ptr [r9+\d2], zmm\r0
vpsrlq zmm25, zmm\r3, 52
vpaddq zmm\r4, zmm\r4, zmm25
vmovdqu64 zmmword ptr [r9+640+\d2], zmm\r3
.endm
.macro reduce_4 r0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19, r20, r21, r22, r23, r24
reduce \r0, \r1, \r2, \r3
row \d4, \r5, \r6, \r2, \r3, \r7, \r8, \r9, \r10, \r11, \r12
reduce_2 \r2, \r3
row_2 \r13, \r14, \r15, \r16, \r17, \r18, \r19, \r20, \r21, \r22, \r23, \r24, \r7, \r8, \r9, \r10, \r11, \r12, \r5, \r6
reduce_3 \r7, \r8, \r9, \r10, \r11, \r12, \r2, \r3, \r13, \r14, \r15, \r16, \r17, \r18, \r19, \r20, \r21, \r22, \r23, \r24
.endm
.macro first d0
vmovdqa64 zmm0, zmmword ptr [rdi+1024+\d0]
vmovdqa64 zmmword ptr [rdi+3584+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+1088+\d0]
vmovdqa64 zmmword ptr [rdi+3648+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+1152+\d0]
vmovdqa64 zmmword ptr [rdi+3712+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+1216+\d0]
vmovdqa64 zmmword ptr [rdi+3776+\d0], zmm0
.endm
.macro row_3 r0, r1, d2, r3, r4, d5, r6, r7, r8, r9, r10, r11, r12, r13, r14, d15, r16, d17, r18, r19, r20, r21, r22, r23, r24, r25, r26, r27, r28, r29, r30, r31, r32, r33
vpmadd52luq zmm\r0, zmm\r1, zmmword ptr [rdi+5184+\d2]
vpmadd52luq zmm\r3, zmm\r4, zmmword ptr [rdi+5824+\d5]
vpmadd52luq zmm\r6, zmm\r1, zmmword ptr [rdi+5248+\d2]
vpmadd52luq zmm\r7, zmm\r4, zmmword ptr [rdi+5888+\d5]
vpmadd52luq zmm\r8, zmm\r1, zmmword ptr [rdi+5312+\d2]
vpmadd52luq zmm\r9, zmm\r4, zmmword ptr [rdi+5952+\d5]
vpmadd52luq zmm\r10, zmm\r1, zmmword ptr [rdi+5376+\d2]
vpmadd52luq zmm\r11, zmm\r4, zmmword ptr [rdi+6016+\d5]
vpmadd52luq zmm\r12, zmm\r1, zmmword ptr [rdi+5440+\d2]
vpmadd52luq zmm\r13, zmm\r4, zmmword ptr [rdi+6080+\d5]
vpmadd52huq zmm\r14, zmm\r1, zmmword ptr [rdi+4864+\d15]
vpmadd52huq zmm\r16, zmm\r4, zmmword ptr [rdi+5504+\d17]
vpmadd52huq zmm\r18, zmm\r1, zmmword ptr [rdi+4928+\d15]
vpmadd52huq zmm\r19, zmm\r4, zmmword ptr [rdi+5568+\d17]
vpmadd52huq zmm\r20, zmm\r1, zmmword ptr [rdi+4992+\d15]
vpmadd52huq zmm\r21, zmm\r4, zmmword ptr [rdi+5632+\d17]
vpmadd52huq zmm\r22, zmm\r1, zmmword ptr [rdi+5056+\d15]
vpmadd52huq zmm\r23, zmm\r4, zmmword ptr [rdi+5696+\d17]
vpmadd52huq zmm\r24, zmm\r1, zmmword ptr [rdi+5120+\d15]
vpmadd52huq zmm\r25, zmm\r4, zmmword ptr [rdi+5760+\d17]
vpmadd52huq zmm\r26, zmm\r1, zmmword ptr [rdi+5184+\d15]
vpmadd52huq zmm\r27, zmm\r4, zmmword ptr [rdi+5824+\d17]
vpmadd52huq zmm\r28, zmm\r1, zmmword ptr [rdi+5248+\d15]
vpmadd52huq zmm\r29, zmm\r4, zmmword ptr [rdi+5888+\d17]
vpmadd52huq zmm\r30, zmm\r1, zmmword ptr [rdi+5312+\d15]
vpmadd52huq zmm\r31, zmm\r4, zmmword ptr [rdi+5952+\d17]
vpmadd52huq zmm\r32, zmm\r1, zmmword ptr [rdi+5376+\d15]
vpmadd52huq zmm\r33, zmm\r4, zmmword ptr [rdi+6016+\d17]
.endm
.macro limbs d0, r1, r2, i3, r4, i5, r6, i7, i8
vmovdqa64 zmmword ptr [rdi+4928+\d0], zmm8
vpshrdq zmm8, zmm\r1, zmm\r2, \i3
vmovdqa64 zmmword ptr [rdi+4992+\d0], zmm8
vpshrdq zmm8, zmm\r2, zmm\r4, \i5
vmovdqa64 zmmword ptr [rdi+5056+\d0], zmm8
vpshrdq zmm8, zmm\r4, zmm\r6, \i7
vmovdqa64 zmmword ptr [rdi+5120+\d0], zmm8
vpsrlq zmm8, zmm\r6, \i8
.endm
.macro row_4 r0, r1, r2, r3, r4
vpxorq zmm\r0, zmm\r0, zmm\r0
vpxorq zmm\r1, zmm\r1, zmm\r1
vpxorq zmm\r2, zmm\r2, zmm\r2
vpxorq zmm\r3, zmm\r3, zmm\r3
vpxorq zmm\r4, zmm\r4, zmm\r4
.endm
.macro row_5 r0, r1, d2, r3, r4, d5, r6, r7
vpmadd52luq zmm\r0, zmm\r1, zmmword ptr [rdi+4864+\d2]
vpmadd52luq zmm\r3, zmm\r4, zmmword ptr [rdi+5504+\d5]
vpmadd52luq zmm\r6, zmm\r1, zmmword ptr [rdi+4928+\d2]
vpmadd52luq zmm\r7, zmm\r4, zmmword ptr [rdi+5568+\d5]
.endm
.macro load_to_limbs d0
load \d0
vporq zmm8, zmm0, zmm1
vporq zmm8, zmm8, zmm2
vporq zmm8, zmm8, zmm3
vporq zmm8, zmm8, zmm4
vporq zmm8, zmm8, zmm5
vporq zmm8, zmm8, zmm6
vporq zmm8, zmm8, zmm7
.endm
.macro limbs_2 d0
vmovdqa64 zmm8, zmm0
vmovdqa64 zmmword ptr [rdi+4864+\d0], zmm8
vpshrdq zmm8, zmm0, zmm1, 52
limbs \d0, 1, 2, 40, 3, 28, 4, 16, 4
limbs 256+\d0, 4, 5, 56, 6, 44, 7, 32, 20
vmovdqa64 zmmword ptr [rdi+5440+\d0], zmm8
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+704]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+640]	// constants
first 0	// first
first 256	// first
first 512	// first
first 768	// first
first 1024	// first
lea r8, [rdi+3584]	// first
xor eax, eax	// first
.p2align 5
2:
load_to_limbs 0	// x0.load
vptestnmq k1, zmm8, zmm8	// x0.limbs
vmovdqa64 zmm9, zmmword ptr [rdi+768]	// x0.limbs
vporq zmm0{k1}, zmm0, zmm9	// x0.limbs
limbs_2 0	// x0.limbs
load_to_limbs 512	// x1.load
vptestnmq k2, zmm8, zmm8	// x1.limbs
vmovdqa64 zmm9, zmmword ptr [rdi+768]	// x1.limbs
vporq zmm0{k2}, zmm0, zmm9	// x1.limbs
limbs_2 640	// x1.limbs
add rax, 1	// place
lea r9, [rdi+1024]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+2304]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 1280	// place
4:
vmovdqu64 zmm28, zmmword ptr [r8+0]	// p.row0
row_4 0, 1, 2, 3, 4	// p.row0
row_4 5, 6, 7, 8, 9	// p.row0
vpxorq zmm10, zmm10, zmm10	// p.row0
vmovdqu64 zmm29, zmmword ptr [r8+640]	// p.row0
row_4 12, 13, 14, 15, 16	// p.row0
row_4 17, 18, 19, 20, 21	// p.row0
vpxorq zmm22, zmm22, zmm22	// p.row0
row_5 0, 28, 0, 12, 29, 0, 1, 13	// p.row0
row_5 2, 28, 128, 14, 29, 128, 3, 15	// p.row0
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+5120]	// p.row0
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5760]	// p.row0
row_3 5, 28, 0, 17, 29, 0, 6, 18, 7, 19, 8, 20, 9, 21, 1, 0, 13, 0, 2, 14, 3, 15, 4, 16, 5, 17, 6, 18, 7, 19, 8, 20, 9, 21	// p.row0
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5440]	// p.row0
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+6080]	// p.row0
reduce_4 0, 12, 1, 13, 0, 11, 23, 2, 14, 3, 15, 4, 16, 5, 17, 6, 18, 7, 19, 8, 20, 9, 21, 10, 22	// p.reduce0
reduce_4 1, 13, 2, 14, 64, 0, 12, 3, 15, 4, 16, 5, 17, 6, 18, 7, 19, 8, 20, 9, 21, 10, 22, 11, 23	// p.reduce1
reduce_4 2, 14, 3, 15, 128, 1, 13, 4, 16, 5, 17, 6, 18, 7, 19, 8, 20, 9, 21, 10, 22, 11, 23, 0, 12	// p.reduce2
reduce_4 3, 15, 4, 16, 192, 2, 14, 5, 17, 6, 18, 7, 19, 8, 20, 9, 21, 10, 22, 11, 23, 0, 12, 1, 13	// p.reduce3
reduce_4 4, 16, 5, 17, 256, 3, 15, 6, 18, 7, 19, 8, 20, 9, 21, 10, 22, 11, 23, 0, 12, 1, 13, 2, 14	// p.reduce4
reduce_4 5, 17, 6, 18, 320, 4, 16, 7, 19, 8, 20, 9, 21, 10, 22, 11, 23, 0, 12, 1, 13, 2, 14, 3, 15	// p.reduce5
reduce_4 6, 18, 7, 19, 384, 5, 17, 8, 20, 9, 21, 10, 22, 11, 23, 0, 12, 1, 13, 2, 14, 3, 15, 4, 16	// p.reduce6
reduce_4 7, 19, 8, 20, 448, 6, 18, 9, 21, 10, 22, 11, 23, 0, 12, 1, 13, 2, 14, 3, 15, 4, 16, 5, 17	// p.reduce7
reduce_4 8, 20, 9, 21, 512, 7, 19, 10, 22, 11, 23, 0, 12, 1, 13, 2, 14, 3, 15, 4, 16, 5, 17, 6, 18	// p.reduce8
vpxorq zmm24, zmm24, zmm24	// p.reduce9
vpmadd52luq zmm24, zmm9, zmm30	// p.reduce9
vpxorq zmm25, zmm25, zmm25	// p.reduce9
vpmadd52luq zmm25, zmm21, zmm30	// p.reduce9
vpaddq zmm9, zmm9, zmm31	// p.reduce9
vpsrlq zmm9, zmm9, 52	// p.reduce9
vpaddq zmm21, zmm21, zmm31	// p.reduce9
vpsrlq zmm21, zmm21, 52	// p.reduce9
vpaddq zmm10, zmm10, zmm9	// p.reduce9
vpaddq zmm22, zmm22, zmm21	// p.reduce9
vpxorq zmm26, zmm26, zmm26	// p.reduce9
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// p.reduce9
vpxorq zmm27, zmm27, zmm27	// p.reduce9
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// p.reduce9
row_5 10, 24, -4800, 22, 25, -5440, 11, 23	// p.reduce9
row_5 0, 24, -4672, 12, 25, -5312, 1, 13	// p.reduce9
vpaddq zmm10, zmm10, zmm26	// p.reduce9
vpaddq zmm22, zmm22, zmm27	// p.reduce9
row_3 2, 24, -4864, 14, 25, -5504, 3, 15, 4, 16, 5, 17, 6, 18, 11, -4800, 23, -5440, 0, 12, 1, 13, 2, 14, 3, 15, 4, 16, 5, 17, 6, 18, 7, 19	// p.reduce9
carry 10, 11, 0, 22, 23	// p.carry
carry 11, 0, 64, 23, 12	// p.carry
carry 0, 1, 128, 12, 13	// p.carry
carry 1, 2, 192, 13, 14	// p.carry
carry 2, 3, 256, 14, 15	// p.carry
carry 3, 4, 320, 15, 16	// p.carry
carry 4, 5, 384, 16, 17	// p.carry
carry 5, 6, 448, 17, 18	// p.carry
carry 6, 7, 512, 18, 19	// p.carry
vmovdqu64 zmmword ptr [r9+576], zmm7	// p.carry
vmovdqu64 zmmword ptr [r9+1216], zmm19	// p.carry
mov r8, r9	// loop
add rsi, 1024	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
.purgem load
.purgem reduce
.purgem row
.purgem reduce_2
.purgem row_2
.purgem reduce_3
.purgem carry
.purgem reduce_4
.purgem first
.purgem row_3
.purgem limbs
.purgem row_4
.purgem row_5
.purgem load_to_limbs
.purgem limbs_2
