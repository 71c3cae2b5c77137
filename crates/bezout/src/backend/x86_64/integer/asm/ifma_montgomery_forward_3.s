// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 16 running products of numbers modulo m, zeros left out [Mon85, Mon87], 3 words and 4 limbs of 52 bits.
//   p = p y / 2^(52 4) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 16 numbers of 3 words for each step; rdx = kept products, 512 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 4032 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 256,
//   2^52 - 1 at 320, 1 at 384, orders of lanes at 448, p at 640, spare at 1152, first at 1664, x at
//   2176, others at 2688, total at 3456. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 325 instructions.
.macro load d0
vmovdqu64 xmm3, xmmword ptr [rsi+\d0]
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+24+\d0], 1
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+48+\d0], 2
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+72+\d0], 3
vmovdqu64 xmm4, xmmword ptr [rsi+96+\d0]
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+120+\d0], 1
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+144+\d0], 2
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+168+\d0], 3
vpunpcklqdq zmm0, zmm3, zmm4
vpunpckhqdq zmm1, zmm3, zmm4
vmovdqu64 xmm3, xmmword ptr [rsi+8+\d0]
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+32+\d0], 1
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+56+\d0], 2
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+80+\d0], 3
vmovdqu64 xmm4, xmmword ptr [rsi+104+\d0]
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+128+\d0], 1
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+152+\d0], 2
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+176+\d0], 3
vpunpckhqdq zmm2, zmm3, zmm4
.endm
.macro reduce r0, r1, r2, r3
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm\r0, zmm30
vpxorq zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm\r1, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm31
vpsrlq zmm\r1, zmm\r1, 52
vpaddq zmm\r2, zmm\r2, zmm\r0
vpaddq zmm\r3, zmm\r3, zmm\r1
.endm
.macro row d0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10
vmovdqu64 zmm16, zmmword ptr [r8+64+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vmovdqu64 zmm17, zmmword ptr [r8+320+\d0]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpmadd52luq zmm\r3, zmm16, zmmword ptr [rdi+2176]
vpmadd52luq zmm\r4, zmm17, zmmword ptr [rdi+2432]
vpmadd52luq zmm\r5, zmm16, zmmword ptr [rdi+2240]
vpmadd52luq zmm\r6, zmm17, zmmword ptr [rdi+2496]
vpmadd52luq zmm\r7, zmm16, zmmword ptr [rdi+2304]
vpmadd52luq zmm\r8, zmm17, zmmword ptr [rdi+2560]
vpmadd52luq zmm\r9, zmm16, zmmword ptr [rdi+2368]
vpmadd52luq zmm\r10, zmm17, zmmword ptr [rdi+2624]
.endm
.macro reduce_2 r0, r1
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm12, zmm29
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm13, zmm29
vpmadd52luq zmm\r0, zmm12, zmm28
vpmadd52luq zmm\r1, zmm13, zmm28
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6, r7
vpmadd52huq zmm\r0, zmm16, zmmword ptr [rdi+2176]
vpmadd52huq zmm\r1, zmm17, zmmword ptr [rdi+2432]
vpmadd52huq zmm\r2, zmm16, zmmword ptr [rdi+2240]
vpmadd52huq zmm\r3, zmm17, zmmword ptr [rdi+2496]
vpmadd52huq zmm\r4, zmm16, zmmword ptr [rdi+2304]
vpmadd52huq zmm\r5, zmm17, zmmword ptr [rdi+2560]
vpmadd52huq zmm\r6, zmm16, zmmword ptr [rdi+2368]
vpmadd52huq zmm\r7, zmm17, zmmword ptr [rdi+2624]
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5, r6, r7
vpmadd52luq zmm\r0, zmm12, zmm27
vpmadd52luq zmm\r1, zmm13, zmm27
vpmadd52luq zmm\r2, zmm12, zmm26
vpmadd52luq zmm\r3, zmm13, zmm26
vpmadd52huq zmm\r0, zmm12, zmm28
vpmadd52huq zmm\r1, zmm13, zmm28
vpaddq zmm\r4, zmm\r4, zmm14
vpaddq zmm\r5, zmm\r5, zmm15
vpmadd52huq zmm\r2, zmm12, zmm27
vpmadd52huq zmm\r3, zmm13, zmm27
vpmadd52huq zmm\r6, zmm12, zmm26
vpmadd52huq zmm\r7, zmm13, zmm26
.endm
.macro carry r0, r1, r2, d3
vpsrlq zmm\r0, zmm\r1, 52
vpaddq zmm\r2, zmm\r2, zmm\r0
vmovdqu64 zmmword ptr [r9+\d3], zmm\r1
.endm
.macro first d0
vmovdqa64 zmm0, zmmword ptr [rdi+640+\d0]
vmovdqa64 zmmword ptr [rdi+1664+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+704+\d0]
vmovdqa64 zmmword ptr [rdi+1728+\d0], zmm0
.endm
.macro reduce_4 r0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10, r11, r12
reduce \r0, \r1, \r2, \r3
row \d4, \r5, \r6, \r2, \r3, \r7, \r8, \r9, \r10, \r11, \r12
reduce_2 \r2, \r3
row_2 \r7, \r8, \r9, \r10, \r11, \r12, \r5, \r6
reduce_3 \r7, \r8, \r9, \r10, \r2, \r3, \r11, \r12
.endm
.macro limbs d0
vmovdqa64 zmm3, zmm0
vmovdqa64 zmmword ptr [rdi+2176+\d0], zmm3
vpshrdq zmm3, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+2240+\d0], zmm3
vpshrdq zmm3, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+2304+\d0], zmm3
vpsrlq zmm3, zmm2, 28
vmovdqa64 zmmword ptr [rdi+2368+\d0], zmm3
.endm
.macro row_3 r0, d1, r2, r3, r4, r5, r6
vmovdqu64 zmm\r0, zmmword ptr [r8+\d1]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpxorq zmm\r3, zmm\r3, zmm\r3
vpxorq zmm\r4, zmm\r4, zmm\r4
vpxorq zmm\r5, zmm\r5, zmm\r5
vpxorq zmm\r6, zmm\r6, zmm\r6
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
first 0	// first
first 128	// first
first 256	// first
first 384	// first
lea r8, [rdi+1664]	// first
xor eax, eax	// first
.p2align 5
2:
load 0	// x0.load
vporq zmm3, zmm0, zmm1	// x0.limbs
vporq zmm3, zmm3, zmm2	// x0.limbs
vptestnmq k1, zmm3, zmm3	// x0.limbs
vmovdqa64 zmm4, zmmword ptr [rdi+384]	// x0.limbs
vporq zmm0{k1}, zmm0, zmm4	// x0.limbs
limbs 0	// x0.limbs
load 192	// x1.load
vporq zmm3, zmm0, zmm1	// x1.limbs
vporq zmm3, zmm3, zmm2	// x1.limbs
vptestnmq k2, zmm3, zmm3	// x1.limbs
vmovdqa64 zmm4, zmmword ptr [rdi+384]	// x1.limbs
vporq zmm0{k2}, zmm0, zmm4	// x1.limbs
limbs 256	// x1.limbs
add rax, 1	// place
lea r9, [rdi+640]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1152]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 512	// place
4:
row_3 16, 0, 0, 1, 2, 3, 4	// p.row0
row_3 17, 256, 6, 7, 8, 9, 10	// p.row0
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+2176]	// p.row0
vpmadd52luq zmm6, zmm17, zmmword ptr [rdi+2432]	// p.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+2240]	// p.row0
vpmadd52luq zmm7, zmm17, zmmword ptr [rdi+2496]	// p.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+2304]	// p.row0
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2560]	// p.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+2368]	// p.row0
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2624]	// p.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+2176]	// p.row0
vpmadd52huq zmm7, zmm17, zmmword ptr [rdi+2432]	// p.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+2240]	// p.row0
vpmadd52huq zmm8, zmm17, zmmword ptr [rdi+2496]	// p.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+2304]	// p.row0
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2560]	// p.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+2368]	// p.row0
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2624]	// p.row0
reduce_4 0, 6, 1, 7, 0, 5, 11, 2, 8, 3, 9, 4, 10	// p.reduce0
reduce_4 1, 7, 2, 8, 64, 0, 6, 3, 9, 4, 10, 5, 11	// p.reduce1
reduce_4 2, 8, 3, 9, 128, 1, 7, 4, 10, 5, 11, 0, 6	// p.reduce2
vpxorq zmm12, zmm12, zmm12	// p.reduce3
vpmadd52luq zmm12, zmm3, zmm30	// p.reduce3
vpxorq zmm13, zmm13, zmm13	// p.reduce3
vpmadd52luq zmm13, zmm9, zmm30	// p.reduce3
vpaddq zmm3, zmm3, zmm31	// p.reduce3
vpsrlq zmm3, zmm3, 52	// p.reduce3
vpaddq zmm9, zmm9, zmm31	// p.reduce3
vpsrlq zmm9, zmm9, 52	// p.reduce3
vpaddq zmm4, zmm4, zmm3	// p.reduce3
vpaddq zmm10, zmm10, zmm9	// p.reduce3
vpxorq zmm14, zmm14, zmm14	// p.reduce3
vpmadd52huq zmm14, zmm12, zmm29	// p.reduce3
vpxorq zmm15, zmm15, zmm15	// p.reduce3
vpmadd52huq zmm15, zmm13, zmm29	// p.reduce3
vpmadd52luq zmm4, zmm12, zmm28	// p.reduce3
vpmadd52luq zmm10, zmm13, zmm28	// p.reduce3
vpmadd52luq zmm5, zmm12, zmm27	// p.reduce3
vpmadd52luq zmm11, zmm13, zmm27	// p.reduce3
vpmadd52luq zmm0, zmm12, zmm26	// p.reduce3
vpmadd52luq zmm6, zmm13, zmm26	// p.reduce3
vpmadd52huq zmm5, zmm12, zmm28	// p.reduce3
vpmadd52huq zmm11, zmm13, zmm28	// p.reduce3
vpaddq zmm4, zmm4, zmm14	// p.reduce3
vpaddq zmm10, zmm10, zmm15	// p.reduce3
vpmadd52huq zmm0, zmm12, zmm27	// p.reduce3
vpmadd52huq zmm6, zmm13, zmm27	// p.reduce3
vpmadd52huq zmm1, zmm12, zmm26	// p.reduce3
vpmadd52huq zmm7, zmm13, zmm26	// p.reduce3
carry 12, 4, 5, 0	// p.carry
carry 13, 10, 11, 256	// p.carry
carry 12, 5, 0, 64	// p.carry
carry 13, 11, 6, 320	// p.carry
carry 12, 0, 1, 128	// p.carry
carry 13, 6, 7, 384	// p.carry
vmovdqu64 zmmword ptr [r9+192], zmm1	// p.carry
vmovdqu64 zmmword ptr [r9+448], zmm7	// p.carry
mov r8, r9	// loop
add rsi, 384	// loop
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
