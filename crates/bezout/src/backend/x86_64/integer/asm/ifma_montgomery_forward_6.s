// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 16 running products of numbers modulo m, zeros left out [Mon85, Mon87], 6 words and 8 limbs of 52 bits.
//   p = p y / 2^(52 8) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 16 numbers of 6 words for each step; rdx = kept products, 1024 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 7552 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 512,
//   2^52 - 1 at 576, 1 at 640, orders of lanes at 704, p at 896, spare at 1920, first at 2944, x at
//   3968, others at 4992, total at 6528. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 865 instructions.
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
.macro carry r0, r1, d2, r3, r4
vpsrlq zmm20, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm20
vmovdqu64 zmmword ptr [r9+\d2], zmm\r0
vpsrlq zmm21, zmm\r3, 52
vpaddq zmm\r4, zmm\r4, zmm21
vmovdqu64 zmmword ptr [r9+512+\d2], zmm\r3
.endm
.macro reduce_4 r0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19, r20
reduce \r0, \r1, \r2, \r3
row \d4, \r5, \r6, \r2, \r3, \r7, \r8, \r9, \r10, \r11, \r12
reduce_2 \r2, \r3
row_2 \r13, \r14, \r15, \r16, \r17, \r18, \r19, \r20, \r7, \r8, \r9, \r10, \r11, \r12, \r5, \r6
reduce_3 \r7, \r8, \r9, \r10, \r11, \r12, \r2, \r3, \r13, \r14, \r15, \r16, \r17, \r18, \r19, \r20
.endm
.macro first d0
vmovdqa64 zmm0, zmmword ptr [rdi+896+\d0]
vmovdqa64 zmmword ptr [rdi+2944+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+960+\d0]
vmovdqa64 zmmword ptr [rdi+3008+\d0], zmm0
.endm
.macro row_3 r0, r1, d2, r3, r4, d5, r6, r7
vpmadd52huq zmm\r0, zmm\r1, zmmword ptr [rdi+3968+\d2]
vpmadd52huq zmm\r3, zmm\r4, zmmword ptr [rdi+4480+\d5]
vpmadd52huq zmm\r6, zmm\r1, zmmword ptr [rdi+4032+\d2]
vpmadd52huq zmm\r7, zmm\r4, zmmword ptr [rdi+4544+\d5]
.endm
.macro limbs d0
vmovdqa64 zmm6, zmm0
vmovdqa64 zmmword ptr [rdi+3968+\d0], zmm6
vpshrdq zmm6, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+4032+\d0], zmm6
vpshrdq zmm6, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+4096+\d0], zmm6
vpshrdq zmm6, zmm2, zmm3, 28
vmovdqa64 zmmword ptr [rdi+4160+\d0], zmm6
vpshrdq zmm6, zmm3, zmm4, 16
vmovdqa64 zmmword ptr [rdi+4224+\d0], zmm6
vpsrlq zmm6, zmm4, 4
vmovdqa64 zmmword ptr [rdi+4288+\d0], zmm6
vpshrdq zmm6, zmm4, zmm5, 56
vmovdqa64 zmmword ptr [rdi+4352+\d0], zmm6
vpsrlq zmm6, zmm5, 44
vmovdqa64 zmmword ptr [rdi+4416+\d0], zmm6
.endm
.macro row_4 r0, r1, d2, r3, r4, d5, r6
vpmadd52luq zmm\r0, zmm\r1, zmmword ptr [rdi+3968+\d2]
vpmadd52luq zmm\r3, zmm\r4, zmmword ptr [rdi+4480+\d5]
vpmadd52luq zmm\r6, zmm\r1, zmmword ptr [rdi+4032+\d2]
.endm
.macro row_5 r0, r1, r2
vpxorq zmm\r0, zmm\r0, zmm\r0
vpxorq zmm\r1, zmm\r1, zmm\r1
vpxorq zmm\r2, zmm\r2, zmm\r2
.endm
.macro load_to_limbs d0
load \d0
vporq zmm6, zmm0, zmm1
vporq zmm6, zmm6, zmm2
vporq zmm6, zmm6, zmm3
vporq zmm6, zmm6, zmm4
vporq zmm6, zmm6, zmm5
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+576]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+512]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
first 0	// first
first 128	// first
first 256	// first
first 384	// first
first 512	// first
first 640	// first
first 768	// first
first 896	// first
lea r8, [rdi+2944]	// first
xor eax, eax	// first
.p2align 5
2:
load_to_limbs 0	// x0.load
vptestnmq k1, zmm6, zmm6	// x0.limbs
vmovdqa64 zmm7, zmmword ptr [rdi+640]	// x0.limbs
vporq zmm0{k1}, zmm0, zmm7	// x0.limbs
limbs 0	// x0.limbs
load_to_limbs 384	// x1.load
vptestnmq k2, zmm6, zmm6	// x1.limbs
vmovdqa64 zmm7, zmmword ptr [rdi+640]	// x1.limbs
vporq zmm0{k2}, zmm0, zmm7	// x1.limbs
limbs 512	// x1.limbs
add rax, 1	// place
lea r9, [rdi+896]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1920]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 1024	// place
4:
vmovdqu64 zmm24, zmmword ptr [r8+0]	// p.row0
row_5 0, 1, 2	// p.row0
row_5 3, 4, 5	// p.row0
row_5 6, 7, 8	// p.row0
vmovdqu64 zmm25, zmmword ptr [r8+512]	// p.row0
row_5 10, 11, 12	// p.row0
row_5 13, 14, 15	// p.row0
row_5 16, 17, 18	// p.row0
row_4 0, 24, 0, 10, 25, 0, 1	// p.row0
row_4 11, 25, 576, 2, 24, -384, 12	// p.row0
row_4 3, 24, 192, 13, 25, 192, 4	// p.row0
row_4 14, 25, 768, 5, 24, -192, 15	// p.row0
row_4 6, 24, 384, 16, 25, 384, 7	// p.row0
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4928]	// p.row0
row_3 1, 24, 0, 11, 25, 0, 2, 12	// p.row0
row_3 3, 24, 128, 13, 25, 128, 4, 14	// p.row0
row_3 5, 24, 256, 15, 25, 256, 6, 16	// p.row0
row_3 7, 24, 384, 17, 25, 384, 8, 18	// p.row0
reduce_4 0, 10, 1, 11, 0, 9, 19, 2, 12, 3, 13, 4, 14, 5, 15, 6, 16, 7, 17, 8, 18	// p.reduce0
reduce_4 1, 11, 2, 12, 64, 0, 10, 3, 13, 4, 14, 5, 15, 6, 16, 7, 17, 8, 18, 9, 19	// p.reduce1
reduce_4 2, 12, 3, 13, 128, 1, 11, 4, 14, 5, 15, 6, 16, 7, 17, 8, 18, 9, 19, 0, 10	// p.reduce2
reduce_4 3, 13, 4, 14, 192, 2, 12, 5, 15, 6, 16, 7, 17, 8, 18, 9, 19, 0, 10, 1, 11	// p.reduce3
reduce_4 4, 14, 5, 15, 256, 3, 13, 6, 16, 7, 17, 8, 18, 9, 19, 0, 10, 1, 11, 2, 12	// p.reduce4
reduce_4 5, 15, 6, 16, 320, 4, 14, 7, 17, 8, 18, 9, 19, 0, 10, 1, 11, 2, 12, 3, 13	// p.reduce5
reduce_4 6, 16, 7, 17, 384, 5, 15, 8, 18, 9, 19, 0, 10, 1, 11, 2, 12, 3, 13, 4, 14	// p.reduce6
vpxorq zmm20, zmm20, zmm20	// p.reduce7
vpmadd52luq zmm20, zmm7, zmm30	// p.reduce7
vpxorq zmm21, zmm21, zmm21	// p.reduce7
vpmadd52luq zmm21, zmm17, zmm30	// p.reduce7
vpaddq zmm7, zmm7, zmm31	// p.reduce7
vpsrlq zmm7, zmm7, 52	// p.reduce7
vpaddq zmm17, zmm17, zmm31	// p.reduce7
vpsrlq zmm17, zmm17, 52	// p.reduce7
vpaddq zmm8, zmm8, zmm7	// p.reduce7
vpaddq zmm18, zmm18, zmm17	// p.reduce7
vpxorq zmm22, zmm22, zmm22	// p.reduce7
vpmadd52huq zmm22, zmm20, zmm29	// p.reduce7
vpxorq zmm23, zmm23, zmm23	// p.reduce7
vpmadd52huq zmm23, zmm21, zmm29	// p.reduce7
vpmadd52luq zmm8, zmm20, zmm28	// p.reduce7
vpmadd52luq zmm18, zmm21, zmm28	// p.reduce7
vpmadd52luq zmm9, zmm20, zmm27	// p.reduce7
vpmadd52luq zmm19, zmm21, zmm27	// p.reduce7
vpmadd52luq zmm0, zmm20, zmm26	// p.reduce7
vpmadd52luq zmm10, zmm21, zmm26	// p.reduce7
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+256]	// p.reduce7
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+256]	// p.reduce7
vpaddq zmm8, zmm8, zmm22	// p.reduce7
vpaddq zmm18, zmm18, zmm23	// p.reduce7
row_4 2, 20, -3648, 12, 21, -4160, 3	// p.reduce7
row_4 13, 21, -3584, 4, 20, -4032, 14	// p.reduce7
vpmadd52huq zmm9, zmm20, zmm28	// p.reduce7
vpmadd52huq zmm19, zmm21, zmm28	// p.reduce7
vpmadd52huq zmm0, zmm20, zmm27	// p.reduce7
vpmadd52huq zmm10, zmm21, zmm27	// p.reduce7
vpmadd52huq zmm1, zmm20, zmm26	// p.reduce7
vpmadd52huq zmm11, zmm21, zmm26	// p.reduce7
row_3 2, 20, -3712, 12, 21, -4224, 3, 13	// p.reduce7
row_3 4, 20, -3584, 14, 21, -4096, 5, 15	// p.reduce7
carry 8, 9, 0, 18, 19	// p.carry
carry 9, 0, 64, 19, 10	// p.carry
carry 0, 1, 128, 10, 11	// p.carry
carry 1, 2, 192, 11, 12	// p.carry
carry 2, 3, 256, 12, 13	// p.carry
carry 3, 4, 320, 13, 14	// p.carry
carry 4, 5, 384, 14, 15	// p.carry
vmovdqu64 zmmword ptr [r9+448], zmm5	// p.carry
vmovdqu64 zmmword ptr [r9+960], zmm15	// p.carry
mov r8, r9	// loop
add rsi, 768	// loop
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
