// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 16 running products modulo m, over a power of 2^52 [Mon85, Mon87], 8 words and 10 limbs of 52 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `ifma_montgomery_unfold_8` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 9344 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 640,
//   2^52 - 1 at 704, 1 at 768, orders of lanes at 832, p at 1024, spare at 2304, first at 3584, x at
//   4864, others at 6144, total at 8064. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 647 instructions.
.macro reduce r0, r1
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm\r0, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm\r0
.endm
.macro row d0, r1, r2, r3, r4, r5
vmovdqu64 zmm14, zmmword ptr [rdx+64+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm14, zmmword ptr [rsi+0]
vpmadd52luq zmm\r3, zmm14, zmmword ptr [rsi+64]
vpmadd52luq zmm\r4, zmm14, zmmword ptr [rsi+128]
vpmadd52luq zmm\r5, zmm14, zmmword ptr [rsi+192]
.endm
.macro reduce_2 r0
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm12, zmm29
vpmadd52luq zmm\r0, zmm12, zmm28
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9
vpmadd52luq zmm\r0, zmm14, zmmword ptr [rsi+256]
vpmadd52luq zmm\r1, zmm14, zmmword ptr [rsi+320]
vpmadd52luq zmm\r2, zmm14, zmmword ptr [rsi+384]
vpmadd52luq zmm\r3, zmm14, zmmword ptr [rsi+448]
vpmadd52luq zmm\r4, zmm14, zmmword ptr [rsi+512]
vpmadd52luq zmm\r5, zmm14, zmmword ptr [rsi+576]
vpmadd52huq zmm\r6, zmm14, zmmword ptr [rsi+0]
vpmadd52huq zmm\r7, zmm14, zmmword ptr [rsi+64]
vpmadd52huq zmm\r8, zmm14, zmmword ptr [rsi+128]
vpmadd52huq zmm\r0, zmm14, zmmword ptr [rsi+192]
vpmadd52huq zmm\r1, zmm14, zmmword ptr [rsi+256]
vpmadd52huq zmm\r2, zmm14, zmmword ptr [rsi+320]
vpmadd52huq zmm\r3, zmm14, zmmword ptr [rsi+384]
vpmadd52huq zmm\r4, zmm14, zmmword ptr [rsi+448]
vpmadd52huq zmm\r5, zmm14, zmmword ptr [rsi+512]
vpmadd52huq zmm\r9, zmm14, zmmword ptr [rsi+576]
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9
vpmadd52luq zmm\r0, zmm12, zmm27
vpmadd52luq zmm\r1, zmm12, zmm26
vpmadd52luq zmm\r2, zmm12, zmm25
vpaddq zmm\r3, zmm\r3, zmm13
vpmadd52luq zmm\r4, zmm12, zmm24
vpmadd52luq zmm\r5, zmm12, zmm23
vpmadd52luq zmm\r6, zmm12, zmm22
vpmadd52luq zmm\r7, zmm12, zmmword ptr [rdi+512]
vpmadd52luq zmm\r8, zmm12, zmmword ptr [rdi+576]
vpmadd52huq zmm\r0, zmm12, zmm28
vpmadd52huq zmm\r1, zmm12, zmm27
vpmadd52huq zmm\r2, zmm12, zmm26
vpmadd52huq zmm\r4, zmm12, zmm25
vpmadd52huq zmm\r5, zmm12, zmm24
vpmadd52huq zmm\r6, zmm12, zmm23
vpmadd52huq zmm\r7, zmm12, zmm22
vpmadd52huq zmm\r8, zmm12, zmmword ptr [rdi+512]
vpmadd52huq zmm\r9, zmm12, zmmword ptr [rdi+576]
.endm
.macro reduce_4 r0, r1, d2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12
reduce \r0, \r1
row \d2, \r3, \r1, \r4, \r5, \r6
reduce_2 \r1
row_2 \r7, \r8, \r9, \r10, \r11, \r12, \r4, \r5, \r6, \r3
reduce_3 \r4, \r5, \r6, \r1, \r7, \r8, \r9, \r10, \r11, \r12
.endm
.macro reduce_5 r0, r1, r2, r3, r4
vpaddq zmm\r0, zmm\r0, zmm\r1
vpsrlq zmm\r2, zmm\r3, 52
vpaddq zmm\r4, zmm\r4, zmm\r2
.endm
.macro order d0, r1, r2
vmovdqa64 zmmword ptr [rdi+4864+\d0], zmm\r1
vpermq zmm\r1, zmm8, zmm\r1
vmovdqa64 zmmword ptr [r9+\d0], zmm\r1
vmovdqa64 zmmword ptr [rdi+4928+\d0], zmm\r2
vpermq zmm\r2, zmm8, zmm\r2
vmovdqa64 zmmword ptr [r9+64+\d0], zmm\r2
.endm
.macro total r0, r1, r2, r3, r4, r5, r6, r7
vpsraq zmm20, zmm\r0, 52
reduce_5 \r1, 20, 20, \r2, \r3
vpsraq zmm20, zmm\r1, 52
reduce_5 \r4, 20, 20, \r3, \r5
vpsraq zmm20, zmm\r4, 52
reduce_5 \r6, 20, 20, \r5, \r7
.endm
.macro total_2 r0, r1, r2, i3
vpsllq zmm10, zmm\r0, 12
vpshrdq zmm\r1, zmm10, zmm\r2, \i3
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+704]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+640]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm25, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm24, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm23, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm22, zmmword ptr [rdi+448]	// constants
lea rdx, [rdi+1664]	// begin
lea rcx, [rdi+832]	// begin
lea r9, [rdi+6144]	// begin
lea rsi, [rdi+1024]	// begin
lea rax, [rdi+8064]	// begin
.p2align 5
2:
vmovdqu64 zmm14, zmmword ptr [rdx+0]	// row0
vpxorq zmm0, zmm0, zmm0	// row0
vpxorq zmm1, zmm1, zmm1	// row0
vpxorq zmm2, zmm2, zmm2	// row0
vpxorq zmm3, zmm3, zmm3	// row0
vpxorq zmm4, zmm4, zmm4	// row0
vpxorq zmm5, zmm5, zmm5	// row0
vpxorq zmm6, zmm6, zmm6	// row0
vpxorq zmm7, zmm7, zmm7	// row0
vpxorq zmm8, zmm8, zmm8	// row0
vpxorq zmm9, zmm9, zmm9	// row0
vpxorq zmm10, zmm10, zmm10	// row0
vpmadd52luq zmm0, zmm14, zmmword ptr [rsi+0]	// row0
vpmadd52luq zmm1, zmm14, zmmword ptr [rsi+64]	// row0
vpmadd52luq zmm2, zmm14, zmmword ptr [rsi+128]	// row0
vpmadd52luq zmm3, zmm14, zmmword ptr [rsi+192]	// row0
vpmadd52luq zmm4, zmm14, zmmword ptr [rsi+256]	// row0
vpmadd52luq zmm5, zmm14, zmmword ptr [rsi+320]	// row0
vpmadd52luq zmm6, zmm14, zmmword ptr [rsi+384]	// row0
vpmadd52luq zmm7, zmm14, zmmword ptr [rsi+448]	// row0
vpmadd52luq zmm8, zmm14, zmmword ptr [rsi+512]	// row0
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi+576]	// row0
vpmadd52huq zmm1, zmm14, zmmword ptr [rsi+0]	// row0
vpmadd52huq zmm2, zmm14, zmmword ptr [rsi+64]	// row0
vpmadd52huq zmm3, zmm14, zmmword ptr [rsi+128]	// row0
vpmadd52huq zmm4, zmm14, zmmword ptr [rsi+192]	// row0
vpmadd52huq zmm5, zmm14, zmmword ptr [rsi+256]	// row0
vpmadd52huq zmm6, zmm14, zmmword ptr [rsi+320]	// row0
vpmadd52huq zmm7, zmm14, zmmword ptr [rsi+384]	// row0
vpmadd52huq zmm8, zmm14, zmmword ptr [rsi+448]	// row0
vpmadd52huq zmm9, zmm14, zmmword ptr [rsi+512]	// row0
vpmadd52huq zmm10, zmm14, zmmword ptr [rsi+576]	// row0
reduce_4 0, 1, 0, 11, 2, 3, 4, 5, 6, 7, 8, 9, 10	// reduce0
reduce_4 1, 2, 64, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11	// reduce1
reduce_4 2, 3, 128, 1, 4, 5, 6, 7, 8, 9, 10, 11, 0	// reduce2
reduce_4 3, 4, 192, 2, 5, 6, 7, 8, 9, 10, 11, 0, 1	// reduce3
reduce_4 4, 5, 256, 3, 6, 7, 8, 9, 10, 11, 0, 1, 2	// reduce4
reduce_4 5, 6, 320, 4, 7, 8, 9, 10, 11, 0, 1, 2, 3	// reduce5
reduce_4 6, 7, 384, 5, 8, 9, 10, 11, 0, 1, 2, 3, 4	// reduce6
reduce_4 7, 8, 448, 6, 9, 10, 11, 0, 1, 2, 3, 4, 5	// reduce7
reduce_4 8, 9, 512, 7, 10, 11, 0, 1, 2, 3, 4, 5, 6	// reduce8
vpxorq zmm12, zmm12, zmm12	// reduce9
vpmadd52luq zmm12, zmm9, zmm30	// reduce9
reduce_5 9, 31, 9, 9, 10	// reduce9
vpxorq zmm13, zmm13, zmm13	// reduce9
vpmadd52huq zmm13, zmm12, zmm29	// reduce9
vpmadd52luq zmm10, zmm12, zmm28	// reduce9
vpmadd52luq zmm11, zmm12, zmm27	// reduce9
vpmadd52luq zmm0, zmm12, zmm26	// reduce9
vpmadd52luq zmm1, zmm12, zmm25	// reduce9
vpaddq zmm10, zmm10, zmm13	// reduce9
vpmadd52luq zmm2, zmm12, zmm24	// reduce9
vpmadd52luq zmm3, zmm12, zmm23	// reduce9
vpmadd52luq zmm4, zmm12, zmm22	// reduce9
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+512]	// reduce9
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+576]	// reduce9
vpmadd52huq zmm11, zmm12, zmm28	// reduce9
vpmadd52huq zmm0, zmm12, zmm27	// reduce9
vpmadd52huq zmm1, zmm12, zmm26	// reduce9
vpmadd52huq zmm2, zmm12, zmm25	// reduce9
vpmadd52huq zmm3, zmm12, zmm24	// reduce9
vpmadd52huq zmm4, zmm12, zmm23	// reduce9
vpmadd52huq zmm5, zmm12, zmm22	// reduce9
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+512]	// reduce9
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+576]	// reduce9
cmp r9, rax	// last
jz 3f	// last
vpsrlq zmm12, zmm10, 52	// carry
reduce_5 11, 12, 12, 11, 0	// carry
vpsrlq zmm12, zmm0, 52	// carry
reduce_5 1, 12, 12, 1, 2	// carry
vpsrlq zmm12, zmm2, 52	// carry
reduce_5 3, 12, 12, 3, 4	// carry
vpsrlq zmm12, zmm4, 52	// carry
reduce_5 5, 12, 12, 5, 6	// carry
vpsrlq zmm12, zmm6, 52	// carry
vpaddq zmm7, zmm7, zmm12	// carry
vmovdqa64 zmm8, zmmword ptr [rcx+0]	// order
order 0, 10, 11	// order
order 128, 0, 1	// order
order 256, 2, 3	// order
order 384, 4, 5	// order
order 512, 6, 7	// order
lea rsi, [rdi+4864]	// loop
mov rdx, r9	// loop
add r9, 640	// loop
add rcx, 64	// loop
jmp 2b	// loop
3:
vpsubq zmm8, zmm10, zmm29	// total
vpsubq zmm9, zmm11, zmm28	// total
vpsubq zmm12, zmm0, zmm27	// total
vpsubq zmm13, zmm1, zmm26	// total
vpsubq zmm14, zmm2, zmm25	// total
vpsubq zmm15, zmm3, zmm24	// total
vpsubq zmm16, zmm4, zmm23	// total
vpsubq zmm17, zmm5, zmm22	// total
vpsubq zmm18, zmm6, zmmword ptr [rdi+512]	// total
vpsubq zmm19, zmm7, zmmword ptr [rdi+576]	// total
total 8, 9, 10, 11, 12, 0, 13, 1	// total
total 13, 14, 1, 2, 15, 3, 16, 4	// total
total 16, 17, 4, 5, 18, 6, 19, 7	// total
vpmovq2m k3, zmm19	// total
vmovdqa64 zmm8{k3}, zmm10	// total
vmovdqa64 zmm9{k3}, zmm11	// total
vmovdqa64 zmm12{k3}, zmm0	// total
vmovdqa64 zmm13{k3}, zmm1	// total
vmovdqa64 zmm14{k3}, zmm2	// total
vmovdqa64 zmm15{k3}, zmm3	// total
vmovdqa64 zmm16{k3}, zmm4	// total
vmovdqa64 zmm17{k3}, zmm5	// total
vmovdqa64 zmm18{k3}, zmm6	// total
vmovdqa64 zmm19{k3}, zmm7	// total
total_2 8, 0, 9, 12	// total
total_2 9, 1, 12, 24	// total
total_2 12, 2, 13, 36	// total
total_2 13, 3, 14, 48	// total
vpsllq zmm10, zmm14, 12	// total
vpandq zmm11, zmm15, zmm31	// total
vpshrdq zmm4, zmm10, zmm11, 60	// total
vpsllq zmm11, zmm16, 56	// total
vporq zmm4, zmm4, zmm11	// total
total_2 16, 5, 17, 20	// total
total_2 17, 6, 18, 32	// total
total_2 18, 7, 19, 44	// total
vmovdqa64 zmmword ptr [rdi+8064], zmm0	// total
vmovdqa64 zmmword ptr [rdi+8128], zmm1	// total
vmovdqa64 zmmword ptr [rdi+8192], zmm2	// total
vmovdqa64 zmmword ptr [rdi+8256], zmm3	// total
vmovdqa64 zmmword ptr [rdi+8320], zmm4	// total
vmovdqa64 zmmword ptr [rdi+8384], zmm5	// total
vmovdqa64 zmmword ptr [rdi+8448], zmm6	// total
vmovdqa64 zmmword ptr [rdi+8512], zmm7	// total
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
.purgem total_2
