// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 16 running products of numbers modulo m, zeros left out [Mon85, Mon87], 4 words and 5 limbs of 52 bits.
//   p = p y / 2^(52 5) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 16 numbers of 4 words for each step; rdx = kept products, 640 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 4928 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 320,
//   2^52 - 1 at 384, 1 at 448, orders of lanes at 512, p at 704, spare at 1344, first at 1984, x at
//   2624, others at 3264, total at 4224. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 434 instructions.
.macro load d0
vmovdqu64 xmm4, xmmword ptr [rsi+\d0]
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+32+\d0], 1
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+64+\d0], 2
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+96+\d0], 3
vmovdqu64 xmm5, xmmword ptr [rsi+128+\d0]
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+160+\d0], 1
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+192+\d0], 2
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+224+\d0], 3
vpunpcklqdq zmm0, zmm4, zmm5
vpunpckhqdq zmm1, zmm4, zmm5
vmovdqu64 xmm4, xmmword ptr [rsi+16+\d0]
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+48+\d0], 1
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+80+\d0], 2
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+112+\d0], 3
vmovdqu64 xmm5, xmmword ptr [rsi+144+\d0]
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+176+\d0], 1
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+208+\d0], 2
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+240+\d0], 3
vpunpcklqdq zmm2, zmm4, zmm5
vpunpckhqdq zmm3, zmm4, zmm5
.endm
.macro reduce r0, r1, r2, r3
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm\r0, zmm30
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm\r1, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm31
vpsrlq zmm\r1, zmm\r1, 52
vpaddq zmm\r2, zmm\r2, zmm\r0
vpaddq zmm\r3, zmm\r3, zmm\r1
.endm
.macro row d0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10
vmovdqu64 zmm18, zmmword ptr [r8+64+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vmovdqu64 zmm19, zmmword ptr [r8+384+\d0]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpmadd52luq zmm\r3, zmm18, zmmword ptr [rdi+2624]
vpmadd52luq zmm\r4, zmm19, zmmword ptr [rdi+2944]
vpmadd52luq zmm\r5, zmm18, zmmword ptr [rdi+2688]
vpmadd52luq zmm\r6, zmm19, zmmword ptr [rdi+3008]
vpmadd52luq zmm\r7, zmm18, zmmword ptr [rdi+2752]
vpmadd52luq zmm\r8, zmm19, zmmword ptr [rdi+3072]
vpmadd52luq zmm\r9, zmm18, zmmword ptr [rdi+2816]
vpmadd52luq zmm\r10, zmm19, zmmword ptr [rdi+3136]
.endm
.macro reduce_2 r0, r1
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm14, zmm29
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm15, zmm29
vpmadd52luq zmm\r0, zmm14, zmm28
vpmadd52luq zmm\r1, zmm15, zmm28
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9
vpmadd52luq zmm\r0, zmm18, zmmword ptr [rdi+2880]
vpmadd52luq zmm\r1, zmm19, zmmword ptr [rdi+3200]
vpmadd52huq zmm\r2, zmm18, zmmword ptr [rdi+2624]
vpmadd52huq zmm\r3, zmm19, zmmword ptr [rdi+2944]
vpmadd52huq zmm\r4, zmm18, zmmword ptr [rdi+2688]
vpmadd52huq zmm\r5, zmm19, zmmword ptr [rdi+3008]
vpmadd52huq zmm\r6, zmm18, zmmword ptr [rdi+2752]
vpmadd52huq zmm\r7, zmm19, zmmword ptr [rdi+3072]
vpmadd52huq zmm\r0, zmm18, zmmword ptr [rdi+2816]
vpmadd52huq zmm\r1, zmm19, zmmword ptr [rdi+3136]
vpmadd52huq zmm\r8, zmm18, zmmword ptr [rdi+2880]
vpmadd52huq zmm\r9, zmm19, zmmword ptr [rdi+3200]
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9
vpmadd52luq zmm\r0, zmm14, zmm27
vpmadd52luq zmm\r1, zmm15, zmm27
vpmadd52luq zmm\r2, zmm14, zmm26
vpmadd52luq zmm\r3, zmm15, zmm26
vpmadd52luq zmm\r4, zmm14, zmm25
vpmadd52luq zmm\r5, zmm15, zmm25
vpaddq zmm\r6, zmm\r6, zmm16
vpaddq zmm\r7, zmm\r7, zmm17
vpmadd52huq zmm\r0, zmm14, zmm28
vpmadd52huq zmm\r1, zmm15, zmm28
vpmadd52huq zmm\r2, zmm14, zmm27
vpmadd52huq zmm\r3, zmm15, zmm27
vpmadd52huq zmm\r4, zmm14, zmm26
vpmadd52huq zmm\r5, zmm15, zmm26
vpmadd52huq zmm\r8, zmm14, zmm25
vpmadd52huq zmm\r9, zmm15, zmm25
.endm
.macro carry r0, r1, d2, r3, r4
vpsrlq zmm14, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm14
vmovdqu64 zmmword ptr [r9+\d2], zmm\r0
vpsrlq zmm15, zmm\r3, 52
vpaddq zmm\r4, zmm\r4, zmm15
vmovdqu64 zmmword ptr [r9+320+\d2], zmm\r3
.endm
.macro first d0
vmovdqa64 zmm0, zmmword ptr [rdi+704+\d0]
vmovdqa64 zmmword ptr [rdi+1984+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+768+\d0]
vmovdqa64 zmmword ptr [rdi+2048+\d0], zmm0
.endm
.macro reduce_4 r0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14
reduce \r0, \r1, \r2, \r3
row \d4, \r5, \r6, \r2, \r3, \r7, \r8, \r9, \r10, \r11, \r12
reduce_2 \r2, \r3
row_2 \r13, \r14, \r7, \r8, \r9, \r10, \r11, \r12, \r5, \r6
reduce_3 \r7, \r8, \r9, \r10, \r11, \r12, \r2, \r3, \r13, \r14
.endm
.macro limbs d0
vmovdqa64 zmm4, zmm0
vmovdqa64 zmmword ptr [rdi+2624+\d0], zmm4
vpshrdq zmm4, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+2688+\d0], zmm4
vpshrdq zmm4, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+2752+\d0], zmm4
vpshrdq zmm4, zmm2, zmm3, 28
vmovdqa64 zmmword ptr [rdi+2816+\d0], zmm4
vpsrlq zmm4, zmm3, 16
vmovdqa64 zmmword ptr [rdi+2880+\d0], zmm4
.endm
.macro row_3 r0, r1, r2
vpxorq zmm\r0, zmm\r0, zmm\r0
vpxorq zmm\r1, zmm\r1, zmm\r1
vpxorq zmm\r2, zmm\r2, zmm\r2
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm25, zmmword ptr [rdi+256]	// constants
first 0	// first
first 128	// first
first 256	// first
first 384	// first
first 512	// first
lea r8, [rdi+1984]	// first
xor eax, eax	// first
.p2align 5
2:
load 0	// x0.load
vporq zmm4, zmm0, zmm1	// x0.limbs
vporq zmm4, zmm4, zmm2	// x0.limbs
vporq zmm4, zmm4, zmm3	// x0.limbs
vptestnmq k1, zmm4, zmm4	// x0.limbs
vmovdqa64 zmm5, zmmword ptr [rdi+448]	// x0.limbs
vporq zmm0{k1}, zmm0, zmm5	// x0.limbs
limbs 0	// x0.limbs
load 256	// x1.load
vporq zmm4, zmm0, zmm1	// x1.limbs
vporq zmm4, zmm4, zmm2	// x1.limbs
vporq zmm4, zmm4, zmm3	// x1.limbs
vptestnmq k2, zmm4, zmm4	// x1.limbs
vmovdqa64 zmm5, zmmword ptr [rdi+448]	// x1.limbs
vporq zmm0{k2}, zmm0, zmm5	// x1.limbs
limbs 320	// x1.limbs
add rax, 1	// place
lea r9, [rdi+704]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1344]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 640	// place
4:
vmovdqu64 zmm18, zmmword ptr [r8+0]	// p.row0
row_3 0, 1, 2	// p.row0
row_3 3, 4, 5	// p.row0
vmovdqu64 zmm19, zmmword ptr [r8+320]	// p.row0
row_3 7, 8, 9	// p.row0
row_3 10, 11, 12	// p.row0
vpmadd52luq zmm0, zmm18, zmmword ptr [rdi+2624]	// p.row0
vpmadd52luq zmm7, zmm19, zmmword ptr [rdi+2944]	// p.row0
vpmadd52luq zmm1, zmm18, zmmword ptr [rdi+2688]	// p.row0
vpmadd52luq zmm8, zmm19, zmmword ptr [rdi+3008]	// p.row0
vpmadd52luq zmm2, zmm18, zmmword ptr [rdi+2752]	// p.row0
vpmadd52luq zmm9, zmm19, zmmword ptr [rdi+3072]	// p.row0
vpmadd52luq zmm3, zmm18, zmmword ptr [rdi+2816]	// p.row0
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+3136]	// p.row0
vpmadd52luq zmm4, zmm18, zmmword ptr [rdi+2880]	// p.row0
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+3200]	// p.row0
vpmadd52huq zmm1, zmm18, zmmword ptr [rdi+2624]	// p.row0
vpmadd52huq zmm8, zmm19, zmmword ptr [rdi+2944]	// p.row0
vpmadd52huq zmm2, zmm18, zmmword ptr [rdi+2688]	// p.row0
vpmadd52huq zmm9, zmm19, zmmword ptr [rdi+3008]	// p.row0
vpmadd52huq zmm3, zmm18, zmmword ptr [rdi+2752]	// p.row0
vpmadd52huq zmm10, zmm19, zmmword ptr [rdi+3072]	// p.row0
vpmadd52huq zmm4, zmm18, zmmword ptr [rdi+2816]	// p.row0
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+3136]	// p.row0
vpmadd52huq zmm5, zmm18, zmmword ptr [rdi+2880]	// p.row0
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+3200]	// p.row0
reduce_4 0, 7, 1, 8, 0, 6, 13, 2, 9, 3, 10, 4, 11, 5, 12	// p.reduce0
reduce_4 1, 8, 2, 9, 64, 0, 7, 3, 10, 4, 11, 5, 12, 6, 13	// p.reduce1
reduce_4 2, 9, 3, 10, 128, 1, 8, 4, 11, 5, 12, 6, 13, 0, 7	// p.reduce2
reduce_4 3, 10, 4, 11, 192, 2, 9, 5, 12, 6, 13, 0, 7, 1, 8	// p.reduce3
vpxorq zmm14, zmm14, zmm14	// p.reduce4
vpmadd52luq zmm14, zmm4, zmm30	// p.reduce4
vpxorq zmm15, zmm15, zmm15	// p.reduce4
vpmadd52luq zmm15, zmm11, zmm30	// p.reduce4
vpaddq zmm4, zmm4, zmm31	// p.reduce4
vpsrlq zmm4, zmm4, 52	// p.reduce4
vpaddq zmm11, zmm11, zmm31	// p.reduce4
vpsrlq zmm11, zmm11, 52	// p.reduce4
vpaddq zmm5, zmm5, zmm4	// p.reduce4
vpaddq zmm12, zmm12, zmm11	// p.reduce4
vpxorq zmm16, zmm16, zmm16	// p.reduce4
vpmadd52huq zmm16, zmm14, zmm29	// p.reduce4
vpxorq zmm17, zmm17, zmm17	// p.reduce4
vpmadd52huq zmm17, zmm15, zmm29	// p.reduce4
vpmadd52luq zmm5, zmm14, zmm28	// p.reduce4
vpmadd52luq zmm12, zmm15, zmm28	// p.reduce4
vpmadd52luq zmm6, zmm14, zmm27	// p.reduce4
vpmadd52luq zmm13, zmm15, zmm27	// p.reduce4
vpmadd52luq zmm0, zmm14, zmm26	// p.reduce4
vpmadd52luq zmm7, zmm15, zmm26	// p.reduce4
vpmadd52luq zmm1, zmm14, zmm25	// p.reduce4
vpmadd52luq zmm8, zmm15, zmm25	// p.reduce4
vpaddq zmm5, zmm5, zmm16	// p.reduce4
vpaddq zmm12, zmm12, zmm17	// p.reduce4
vpmadd52huq zmm6, zmm14, zmm28	// p.reduce4
vpmadd52huq zmm13, zmm15, zmm28	// p.reduce4
vpmadd52huq zmm0, zmm14, zmm27	// p.reduce4
vpmadd52huq zmm7, zmm15, zmm27	// p.reduce4
vpmadd52huq zmm1, zmm14, zmm26	// p.reduce4
vpmadd52huq zmm8, zmm15, zmm26	// p.reduce4
vpmadd52huq zmm2, zmm14, zmm25	// p.reduce4
vpmadd52huq zmm9, zmm15, zmm25	// p.reduce4
carry 5, 6, 0, 12, 13	// p.carry
carry 6, 0, 64, 13, 7	// p.carry
carry 0, 1, 128, 7, 8	// p.carry
carry 1, 2, 192, 8, 9	// p.carry
vmovdqu64 zmmword ptr [r9+256], zmm2	// p.carry
vmovdqu64 zmmword ptr [r9+576], zmm9	// p.carry
mov r8, r9	// loop
add rsi, 512	// loop
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
.purgem first
.purgem reduce_4
.purgem limbs
.purgem row_3
