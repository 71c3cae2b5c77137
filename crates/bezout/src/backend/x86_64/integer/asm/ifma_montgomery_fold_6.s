// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 16 running products modulo m, over a power of 2^52 [Mon85, Mon87], 6 words and 8 limbs of 52 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `ifma_montgomery_unfold_6` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 7552 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 512,
//   2^52 - 1 at 576, 1 at 640, orders of lanes at 704, p at 896, spare at 1920, first at 2944, x at
//   3968, others at 4992, total at 6528. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 457 instructions.
.macro reduce r0, r1
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm\r0, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm\r0
.endm
.macro row d0, r1, r2, r3, r4, r5
vmovdqu64 zmm12, zmmword ptr [rdx+64+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm12, zmmword ptr [rsi+0]
vpmadd52luq zmm\r3, zmm12, zmmword ptr [rsi+64]
vpmadd52luq zmm\r4, zmm12, zmmword ptr [rsi+128]
vpmadd52luq zmm\r5, zmm12, zmmword ptr [rsi+192]
.endm
.macro reduce_2 r0
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm10, zmm29
vpmadd52luq zmm\r0, zmm10, zmm28
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6, r7
vpmadd52luq zmm\r0, zmm12, zmmword ptr [rsi+256]
vpmadd52luq zmm\r1, zmm12, zmmword ptr [rsi+320]
vpmadd52luq zmm\r2, zmm12, zmmword ptr [rsi+384]
vpmadd52luq zmm\r3, zmm12, zmmword ptr [rsi+448]
vpmadd52huq zmm\r4, zmm12, zmmword ptr [rsi+0]
vpmadd52huq zmm\r5, zmm12, zmmword ptr [rsi+64]
vpmadd52huq zmm\r6, zmm12, zmmword ptr [rsi+128]
vpmadd52huq zmm\r0, zmm12, zmmword ptr [rsi+192]
vpmadd52huq zmm\r1, zmm12, zmmword ptr [rsi+256]
vpmadd52huq zmm\r2, zmm12, zmmword ptr [rsi+320]
vpmadd52huq zmm\r3, zmm12, zmmword ptr [rsi+384]
vpmadd52huq zmm\r7, zmm12, zmmword ptr [rsi+448]
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5, r6, r7
vpmadd52luq zmm\r0, zmm10, zmm27
vpmadd52luq zmm\r1, zmm10, zmm26
vpmadd52luq zmm\r2, zmm10, zmm25
vpaddq zmm\r3, zmm\r3, zmm11
vpmadd52luq zmm\r4, zmm10, zmm24
vpmadd52luq zmm\r5, zmm10, zmm23
vpmadd52luq zmm\r6, zmm10, zmm22
vpmadd52huq zmm\r0, zmm10, zmm28
vpmadd52huq zmm\r1, zmm10, zmm27
vpmadd52huq zmm\r2, zmm10, zmm26
vpmadd52huq zmm\r4, zmm10, zmm25
vpmadd52huq zmm\r5, zmm10, zmm24
vpmadd52huq zmm\r6, zmm10, zmm23
vpmadd52huq zmm\r7, zmm10, zmm22
.endm
.macro reduce_4 r0, r1, d2, r3, r4, r5, r6, r7, r8, r9, r10
reduce \r0, \r1
row \d2, \r3, \r1, \r4, \r5, \r6
reduce_2 \r1
row_2 \r7, \r8, \r9, \r10, \r4, \r5, \r6, \r3
reduce_3 \r4, \r5, \r6, \r1, \r7, \r8, \r9, \r10
.endm
.macro reduce_5 r0, r1, r2, r3, r4
vpaddq zmm\r0, zmm\r0, zmm\r1
vpsrlq zmm\r2, zmm\r3, 52
vpaddq zmm\r4, zmm\r4, zmm\r2
.endm
.macro order d0, r1, r2
vmovdqa64 zmmword ptr [rdi+3968+\d0], zmm\r1
vpermq zmm\r1, zmm6, zmm\r1
vmovdqa64 zmmword ptr [r9+\d0], zmm\r1
vmovdqa64 zmmword ptr [rdi+4032+\d0], zmm\r2
vpermq zmm\r2, zmm6, zmm\r2
vmovdqa64 zmmword ptr [r9+64+\d0], zmm\r2
.endm
.macro total r0, r1, r2, r3
vpsraq zmm16, zmm\r0, 52
reduce_5 \r1, 16, 16, \r2, \r3
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+576]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+512]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm25, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm24, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm23, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm22, zmmword ptr [rdi+448]	// constants
lea rdx, [rdi+1408]	// begin
lea rcx, [rdi+704]	// begin
lea r9, [rdi+4992]	// begin
lea rsi, [rdi+896]	// begin
lea rax, [rdi+6528]	// begin
.p2align 5
2:
vmovdqu64 zmm12, zmmword ptr [rdx+0]	// row0
vpxorq zmm0, zmm0, zmm0	// row0
vpxorq zmm1, zmm1, zmm1	// row0
vpxorq zmm2, zmm2, zmm2	// row0
vpxorq zmm3, zmm3, zmm3	// row0
vpxorq zmm4, zmm4, zmm4	// row0
vpxorq zmm5, zmm5, zmm5	// row0
vpxorq zmm6, zmm6, zmm6	// row0
vpxorq zmm7, zmm7, zmm7	// row0
vpxorq zmm8, zmm8, zmm8	// row0
vpmadd52luq zmm0, zmm12, zmmword ptr [rsi+0]	// row0
vpmadd52luq zmm1, zmm12, zmmword ptr [rsi+64]	// row0
vpmadd52luq zmm2, zmm12, zmmword ptr [rsi+128]	// row0
vpmadd52luq zmm3, zmm12, zmmword ptr [rsi+192]	// row0
vpmadd52luq zmm4, zmm12, zmmword ptr [rsi+256]	// row0
vpmadd52luq zmm5, zmm12, zmmword ptr [rsi+320]	// row0
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+384]	// row0
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+448]	// row0
vpmadd52huq zmm1, zmm12, zmmword ptr [rsi+0]	// row0
vpmadd52huq zmm2, zmm12, zmmword ptr [rsi+64]	// row0
vpmadd52huq zmm3, zmm12, zmmword ptr [rsi+128]	// row0
vpmadd52huq zmm4, zmm12, zmmword ptr [rsi+192]	// row0
vpmadd52huq zmm5, zmm12, zmmword ptr [rsi+256]	// row0
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi+320]	// row0
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+384]	// row0
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+448]	// row0
reduce_4 0, 1, 0, 9, 2, 3, 4, 5, 6, 7, 8	// reduce0
reduce_4 1, 2, 64, 0, 3, 4, 5, 6, 7, 8, 9	// reduce1
reduce_4 2, 3, 128, 1, 4, 5, 6, 7, 8, 9, 0	// reduce2
reduce_4 3, 4, 192, 2, 5, 6, 7, 8, 9, 0, 1	// reduce3
reduce_4 4, 5, 256, 3, 6, 7, 8, 9, 0, 1, 2	// reduce4
reduce_4 5, 6, 320, 4, 7, 8, 9, 0, 1, 2, 3	// reduce5
reduce_4 6, 7, 384, 5, 8, 9, 0, 1, 2, 3, 4	// reduce6
vpxorq zmm10, zmm10, zmm10	// reduce7
vpmadd52luq zmm10, zmm7, zmm30	// reduce7
reduce_5 7, 31, 7, 7, 8	// reduce7
vpxorq zmm11, zmm11, zmm11	// reduce7
vpmadd52huq zmm11, zmm10, zmm29	// reduce7
vpmadd52luq zmm8, zmm10, zmm28	// reduce7
vpmadd52luq zmm9, zmm10, zmm27	// reduce7
vpmadd52luq zmm0, zmm10, zmm26	// reduce7
vpmadd52luq zmm1, zmm10, zmm25	// reduce7
vpaddq zmm8, zmm8, zmm11	// reduce7
vpmadd52luq zmm2, zmm10, zmm24	// reduce7
vpmadd52luq zmm3, zmm10, zmm23	// reduce7
vpmadd52luq zmm4, zmm10, zmm22	// reduce7
vpmadd52huq zmm9, zmm10, zmm28	// reduce7
vpmadd52huq zmm0, zmm10, zmm27	// reduce7
vpmadd52huq zmm1, zmm10, zmm26	// reduce7
vpmadd52huq zmm2, zmm10, zmm25	// reduce7
vpmadd52huq zmm3, zmm10, zmm24	// reduce7
vpmadd52huq zmm4, zmm10, zmm23	// reduce7
vpmadd52huq zmm5, zmm10, zmm22	// reduce7
cmp r9, rax	// last
jz 3f	// last
vpsrlq zmm10, zmm8, 52	// carry
reduce_5 9, 10, 10, 9, 0	// carry
vpsrlq zmm10, zmm0, 52	// carry
reduce_5 1, 10, 10, 1, 2	// carry
vpsrlq zmm10, zmm2, 52	// carry
reduce_5 3, 10, 10, 3, 4	// carry
vpsrlq zmm10, zmm4, 52	// carry
vpaddq zmm5, zmm5, zmm10	// carry
vmovdqa64 zmm6, zmmword ptr [rcx+0]	// order
order 0, 8, 9	// order
order 128, 0, 1	// order
order 256, 2, 3	// order
order 384, 4, 5	// order
lea rsi, [rdi+3968]	// loop
mov rdx, r9	// loop
add r9, 512	// loop
add rcx, 64	// loop
jmp 2b	// loop
3:
vpsubq zmm6, zmm8, zmm29	// total
vpsubq zmm7, zmm9, zmm28	// total
vpsubq zmm10, zmm0, zmm27	// total
vpsubq zmm11, zmm1, zmm26	// total
vpsubq zmm12, zmm2, zmm25	// total
vpsubq zmm13, zmm3, zmm24	// total
vpsubq zmm14, zmm4, zmm23	// total
vpsubq zmm15, zmm5, zmm22	// total
total 6, 7, 8, 9	// total
total 7, 10, 9, 0	// total
total 10, 11, 0, 1	// total
total 11, 12, 1, 2	// total
total 12, 13, 2, 3	// total
total 13, 14, 3, 4	// total
total 14, 15, 4, 5	// total
vpmovq2m k3, zmm15	// total
vmovdqa64 zmm6{k3}, zmm8	// total
vmovdqa64 zmm7{k3}, zmm9	// total
vmovdqa64 zmm10{k3}, zmm0	// total
vmovdqa64 zmm11{k3}, zmm1	// total
vmovdqa64 zmm12{k3}, zmm2	// total
vmovdqa64 zmm13{k3}, zmm3	// total
vmovdqa64 zmm14{k3}, zmm4	// total
vmovdqa64 zmm15{k3}, zmm5	// total
vpsllq zmm8, zmm6, 12	// total
vpshrdq zmm0, zmm8, zmm7, 12	// total
vpsllq zmm8, zmm7, 12	// total
vpshrdq zmm1, zmm8, zmm10, 24	// total
vpsllq zmm8, zmm10, 12	// total
vpshrdq zmm2, zmm8, zmm11, 36	// total
vpsllq zmm8, zmm11, 12	// total
vpshrdq zmm3, zmm8, zmm12, 48	// total
vpsllq zmm8, zmm12, 12	// total
vpandq zmm9, zmm13, zmm31	// total
vpshrdq zmm4, zmm8, zmm9, 60	// total
vpsllq zmm9, zmm14, 56	// total
vporq zmm4, zmm4, zmm9	// total
vpsllq zmm8, zmm14, 12	// total
vpshrdq zmm5, zmm8, zmm15, 20	// total
vmovdqa64 zmmword ptr [rdi+6528], zmm0	// total
vmovdqa64 zmmword ptr [rdi+6592], zmm1	// total
vmovdqa64 zmmword ptr [rdi+6656], zmm2	// total
vmovdqa64 zmmword ptr [rdi+6720], zmm3	// total
vmovdqa64 zmmword ptr [rdi+6784], zmm4	// total
vmovdqa64 zmmword ptr [rdi+6848], zmm5	// total
vzeroupper	// leave
ret	// leave
.purgem reduce
.purgem row
.purgem reduce_2
.purgem row_2
.purgem reduce_3
.purgem reduce_4
.purgem reduce_5
.purgem order
.purgem total
