// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 16 running products of numbers modulo m, zeros left out [Mon85, Mon87], 9 words and 12 limbs of 52 bits.
//   p = p y / 2^(52 12) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 16 numbers of 9 words for each step; rdx = kept products, 1536 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 11072 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 768,
//   2^52 - 1 at 832, 1 at 896, orders of lanes at 960, p at 1152, spare at 2688, first at 4224, x at
//   5760, others at 7296, total at 9600. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1677 instructions.
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
vmovdqu64 zmmword ptr [r9+\d0], zmm12
vpsrlq zmm14, zmm13, 52
vpaddq zmm0, zmm0, zmm14
vmovdqu64 zmmword ptr [r9+64+\d0], zmm13
vpsrlq zmm14, zmm0, 52
vpaddq zmm1, zmm1, zmm14
vmovdqu64 zmmword ptr [r9+128+\d0], zmm0
vpsrlq zmm14, zmm1, 52
vpaddq zmm2, zmm2, zmm14
vmovdqu64 zmmword ptr [r9+192+\d0], zmm1
vpsrlq zmm14, zmm2, 52
vpaddq zmm3, zmm3, zmm14
vmovdqu64 zmmword ptr [r9+256+\d0], zmm2
vpsrlq zmm14, zmm3, 52
vpaddq zmm4, zmm4, zmm14
vmovdqu64 zmmword ptr [r9+320+\d0], zmm3
vpsrlq zmm14, zmm4, 52
vpaddq zmm5, zmm5, zmm14
vmovdqu64 zmmword ptr [r9+384+\d0], zmm4
vpsrlq zmm14, zmm5, 52
vpaddq zmm6, zmm6, zmm14
vmovdqu64 zmmword ptr [r9+448+\d0], zmm5
vpsrlq zmm14, zmm6, 52
vpaddq zmm7, zmm7, zmm14
vmovdqu64 zmmword ptr [r9+512+\d0], zmm6
vpsrlq zmm14, zmm7, 52
vpaddq zmm8, zmm8, zmm14
vmovdqu64 zmmword ptr [r9+576+\d0], zmm7
vpsrlq zmm14, zmm8, 52
vpaddq zmm9, zmm9, zmm14
vmovdqu64 zmmword ptr [r9+640+\d0], zmm8
vmovdqu64 zmmword ptr [r9+704+\d0], zmm9
.endm
.macro reduce_5 r0, r1, d2, r3, d4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15
reduce \r0, \r1
row_2 \d2, \r3, \r1, \d4, \r5, \r6, \r7
reduce_2 \r1
row_3 \r8, \d4, \r9, \r10, \r11, \r12, \r13, \r14, \r15, \r5, \r6, \r7, \r3
reduce_3 \r5, \r6, \r7, \r1, \r8, \r9, \r10, \r11, \r12, \r13, \r14, \r15
.endm
.macro first d0
vmovdqa64 zmm0, zmmword ptr [rdi+1152+\d0]
vmovdqa64 zmmword ptr [rdi+4224+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+1216+\d0]
vmovdqa64 zmmword ptr [rdi+4288+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+1280+\d0]
vmovdqa64 zmmword ptr [rdi+4352+\d0], zmm0
.endm
.macro limbs d0, r1, r2, i3, r4, i5, r6, i7, r8, i9, i10
vmovdqa64 zmmword ptr [rdi+5760+\d0], zmm9
vpshrdq zmm9, zmm\r1, zmm\r2, \i3
vmovdqa64 zmmword ptr [rdi+5824+\d0], zmm9
vpshrdq zmm9, zmm\r2, zmm\r4, \i5
vmovdqa64 zmmword ptr [rdi+5888+\d0], zmm9
vpshrdq zmm9, zmm\r4, zmm\r6, \i7
vmovdqa64 zmmword ptr [rdi+5952+\d0], zmm9
vpshrdq zmm9, zmm\r6, zmm\r8, \i9
vmovdqa64 zmmword ptr [rdi+6016+\d0], zmm9
vpsrlq zmm9, zmm\r8, \i10
.endm
.macro row_to_carry d0
row \d0
reduce_5 0, 1, \d0, 13, \d0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
reduce_5 1, 2, 64+\d0, 0, \d0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
reduce_5 2, 3, 128+\d0, 1, \d0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0
reduce_5 3, 4, 192+\d0, 2, \d0, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1
reduce_5 4, 5, 256+\d0, 3, \d0, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1, 2
reduce_5 5, 6, 320+\d0, 4, \d0, 7, 8, 9, 10, 11, 12, 13, 0, 1, 2, 3
reduce_5 6, 7, 384+\d0, 5, \d0, 8, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4
reduce_5 7, 8, 448+\d0, 6, \d0, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5
reduce_5 8, 9, 512+\d0, 7, \d0, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6
reduce_5 9, 10, 576+\d0, 8, \d0, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6, 7
reduce_5 10, 11, 640+\d0, 9, \d0, 12, 13, 0, 1, 2, 3, 4, 5, 6, 7, 8
reduce_4
carry \d0
.endm
.macro limbs_2 r0, r1, r2, r3, r4
vporq zmm9, zmm\r0, zmm\r1
vporq zmm9, zmm9, zmm\r2
vporq zmm9, zmm9, zmm\r3
vporq zmm9, zmm9, zmm\r4
.endm
.macro limbs_3 d0
vmovdqa64 zmm9, zmm0
limbs \d0, 0, 1, 52, 2, 40, 3, 28, 4, 16, 4
limbs 320+\d0, 4, 5, 56, 6, 44, 7, 32, 8, 20, 8
vmovdqa64 zmmword ptr [rdi+6400+\d0], zmm9
vpsrlq zmm9, zmm8, 60
vmovdqa64 zmmword ptr [rdi+6464+\d0], zmm9
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+832]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+768]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
first 0	// first
first 192	// first
first 384	// first
first 576	// first
first 768	// first
first 960	// first
first 1152	// first
first 1344	// first
lea r8, [rdi+4224]	// first
xor eax, eax	// first
.p2align 5
2:
load 0	// x0.load
limbs_2 0, 1, 2, 3, 4	// x0.limbs
limbs_2 9, 5, 6, 7, 8	// x0.limbs
vptestnmq k1, zmm9, zmm9	// x0.limbs
vmovdqa64 zmm10, zmmword ptr [rdi+896]	// x0.limbs
vporq zmm0{k1}, zmm0, zmm10	// x0.limbs
limbs_3 0	// x0.limbs
load 576	// x1.load
limbs_2 0, 1, 2, 3, 4	// x1.limbs
limbs_2 9, 5, 6, 7, 8	// x1.limbs
vptestnmq k2, zmm9, zmm9	// x1.limbs
vmovdqa64 zmm10, zmmword ptr [rdi+896]	// x1.limbs
vporq zmm0{k2}, zmm0, zmm10	// x1.limbs
limbs_3 768	// x1.limbs
add rax, 1	// place
lea r9, [rdi+1152]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+2688]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 1536	// place
4:
row_to_carry 0	// p0.row0
row_to_carry 768	// p1.row0
mov r8, r9	// loop
add rsi, 1152	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
.purgem load
.purgem row
.purgem reduce
.purgem row_2
.purgem reduce_2
.purgem row_3
.purgem reduce_3
.purgem reduce_4
.purgem carry
.purgem reduce_5
.purgem first
.purgem limbs
.purgem row_to_carry
.purgem limbs_2
.purgem limbs_3
