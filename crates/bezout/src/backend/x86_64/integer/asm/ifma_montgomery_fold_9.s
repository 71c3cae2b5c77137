// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 16 running products modulo m, over a power of 2^52 [Mon85, Mon87], 9 words and 12 limbs of 52 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `ifma_montgomery_unfold_9` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 11072 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 768,
//   2^52 - 1 at 832, 1 at 896, orders of lanes at 960, p at 1152, spare at 2688, first at 4224, x at
//   5760, others at 7296, total at 9600. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 865 instructions.
.macro reduce r0, r1
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm\r0, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm\r0
.endm
.macro row d0, r1, r2, r3, r4, r5
vmovdqu64 zmm16, zmmword ptr [rdx+64+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm16, zmmword ptr [rsi+0]
vpmadd52luq zmm\r3, zmm16, zmmword ptr [rsi+64]
vpmadd52luq zmm\r4, zmm16, zmmword ptr [rsi+128]
vpmadd52luq zmm\r5, zmm16, zmmword ptr [rsi+192]
.endm
.macro reduce_2 r0
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm14, zmm29
vpmadd52luq zmm\r0, zmm14, zmm28
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11
vpmadd52luq zmm\r0, zmm16, zmmword ptr [rsi+256]
vpmadd52luq zmm\r1, zmm16, zmmword ptr [rsi+320]
vpmadd52luq zmm\r2, zmm16, zmmword ptr [rsi+384]
vpmadd52luq zmm\r3, zmm16, zmmword ptr [rsi+448]
vpmadd52luq zmm\r4, zmm16, zmmword ptr [rsi+512]
vpmadd52luq zmm\r5, zmm16, zmmword ptr [rsi+576]
vpmadd52luq zmm\r6, zmm16, zmmword ptr [rsi+640]
vpmadd52luq zmm\r7, zmm16, zmmword ptr [rsi+704]
vpmadd52huq zmm\r8, zmm16, zmmword ptr [rsi+0]
vpmadd52huq zmm\r9, zmm16, zmmword ptr [rsi+64]
vpmadd52huq zmm\r10, zmm16, zmmword ptr [rsi+128]
vpmadd52huq zmm\r0, zmm16, zmmword ptr [rsi+192]
vpmadd52huq zmm\r1, zmm16, zmmword ptr [rsi+256]
vpmadd52huq zmm\r2, zmm16, zmmword ptr [rsi+320]
vpmadd52huq zmm\r3, zmm16, zmmword ptr [rsi+384]
vpmadd52huq zmm\r4, zmm16, zmmword ptr [rsi+448]
vpmadd52huq zmm\r5, zmm16, zmmword ptr [rsi+512]
vpmadd52huq zmm\r6, zmm16, zmmword ptr [rsi+576]
vpmadd52huq zmm\r7, zmm16, zmmword ptr [rsi+640]
vpmadd52huq zmm\r11, zmm16, zmmword ptr [rsi+704]
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
.macro reduce_4 r0, r1, d2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14
reduce \r0, \r1
row \d2, \r3, \r1, \r4, \r5, \r6
reduce_2 \r1
row_2 \r7, \r8, \r9, \r10, \r11, \r12, \r13, \r14, \r4, \r5, \r6, \r3
reduce_3 \r4, \r5, \r6, \r1, \r7, \r8, \r9, \r10, \r11, \r12, \r13, \r14
.endm
.macro reduce_5 r0, r1, r2, r3, r4
vpaddq zmm\r0, zmm\r0, zmm\r1
vpsrlq zmm\r2, zmm\r3, 52
vpaddq zmm\r4, zmm\r4, zmm\r2
.endm
.macro order d0, r1, r2
vmovdqa64 zmmword ptr [rdi+5760+\d0], zmm\r1
vpermq zmm\r1, zmm10, zmm\r1
vmovdqa64 zmmword ptr [r9+\d0], zmm\r1
vmovdqa64 zmmword ptr [rdi+5824+\d0], zmm\r2
vpermq zmm\r2, zmm10, zmm\r2
vmovdqa64 zmmword ptr [r9+64+\d0], zmm\r2
.endm
.macro total r0, r1, r2, r3, r4, r5
vpsraq zmm24, zmm\r0, 52
reduce_5 \r1, 24, 24, \r2, \r3
vpsraq zmm24, zmm\r1, 52
reduce_5 \r4, 24, 24, \r3, \r5
.endm
.macro total_2 r0, r1, r2, i3, r4, r5, i6, r7, r8, i9, r10, r11, i12, r13, i14
vpsllq zmm9, zmm\r0, 12
vpshrdq zmm\r1, zmm9, zmm\r2, \i3
vpsllq zmm9, zmm\r2, 12
vpshrdq zmm\r4, zmm9, zmm\r5, \i6
vpsllq zmm9, zmm\r5, 12
vpshrdq zmm\r7, zmm9, zmm\r8, \i9
vpsllq zmm9, zmm\r8, 12
vpandq zmm12, zmm\r10, zmm31
vpshrdq zmm\r11, zmm9, zmm12, \i12
vpsllq zmm12, zmm\r13, \i14
vporq zmm\r11, zmm\r11, zmm12
.endm
.macro row_3 r0, r1, r2
vpxorq zmm\r0, zmm\r0, zmm\r0
vpxorq zmm\r1, zmm\r1, zmm\r1
vpxorq zmm\r2, zmm\r2, zmm\r2
.endm
.macro row_4 r0, d1, r2, r3
vpmadd52luq zmm\r0, zmm16, zmmword ptr [rsi+\d1]
vpmadd52luq zmm\r2, zmm16, zmmword ptr [rsi+64+\d1]
vpmadd52luq zmm\r3, zmm16, zmmword ptr [rsi+128+\d1]
.endm
.macro row_5 r0, d1, r2, r3
vpmadd52huq zmm\r0, zmm16, zmmword ptr [rsi+\d1]
vpmadd52huq zmm\r2, zmm16, zmmword ptr [rsi+64+\d1]
vpmadd52huq zmm\r3, zmm16, zmmword ptr [rsi+128+\d1]
.endm
.macro total_3 r0, r1, r2, r3, r4, r5
vmovdqa64 zmm\r0{k3}, zmm\r1
vmovdqa64 zmm\r2{k3}, zmm\r3
vmovdqa64 zmm\r4{k3}, zmm\r5
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+832]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+768]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
lea rdx, [rdi+1920]	// begin
lea rcx, [rdi+960]	// begin
lea r9, [rdi+7296]	// begin
lea rsi, [rdi+1152]	// begin
lea rax, [rdi+9600]	// begin
.p2align 5
2:
vmovdqu64 zmm16, zmmword ptr [rdx+0]	// row0
row_3 0, 1, 2	// row0
row_3 3, 4, 5	// row0
row_3 6, 7, 8	// row0
row_3 9, 10, 11	// row0
vpxorq zmm12, zmm12, zmm12	// row0
row_4 0, 0, 1, 2	// row0
row_4 3, 192, 4, 5	// row0
row_4 6, 384, 7, 8	// row0
row_4 9, 576, 10, 11	// row0
row_5 1, 0, 2, 3	// row0
row_5 4, 192, 5, 6	// row0
row_5 7, 384, 8, 9	// row0
row_5 10, 576, 11, 12	// row0
reduce_4 0, 1, 0, 13, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12	// reduce0
reduce_4 1, 2, 64, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13	// reduce1
reduce_4 2, 3, 128, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0	// reduce2
reduce_4 3, 4, 192, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1	// reduce3
reduce_4 4, 5, 256, 3, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1, 2	// reduce4
reduce_4 5, 6, 320, 4, 7, 8, 9, 10, 11, 12, 13, 0, 1, 2, 3	// reduce5
reduce_4 6, 7, 384, 5, 8, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4	// reduce6
reduce_4 7, 8, 448, 6, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5	// reduce7
reduce_4 8, 9, 512, 7, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6	// reduce8
reduce_4 9, 10, 576, 8, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6, 7	// reduce9
reduce_4 10, 11, 640, 9, 12, 13, 0, 1, 2, 3, 4, 5, 6, 7, 8	// reduce10
vpxorq zmm14, zmm14, zmm14	// reduce11
vpmadd52luq zmm14, zmm11, zmm30	// reduce11
reduce_5 11, 31, 11, 11, 12	// reduce11
vpxorq zmm15, zmm15, zmm15	// reduce11
vpmadd52huq zmm15, zmm14, zmm29	// reduce11
vpmadd52luq zmm12, zmm14, zmm28	// reduce11
vpmadd52luq zmm13, zmm14, zmm27	// reduce11
vpmadd52luq zmm0, zmm14, zmm26	// reduce11
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+256]	// reduce11
vpaddq zmm12, zmm12, zmm15	// reduce11
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+320]	// reduce11
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+384]	// reduce11
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+448]	// reduce11
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+512]	// reduce11
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+576]	// reduce11
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+640]	// reduce11
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+704]	// reduce11
vpmadd52huq zmm13, zmm14, zmm28	// reduce11
vpmadd52huq zmm0, zmm14, zmm27	// reduce11
vpmadd52huq zmm1, zmm14, zmm26	// reduce11
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+256]	// reduce11
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+320]	// reduce11
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+384]	// reduce11
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+448]	// reduce11
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+512]	// reduce11
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+576]	// reduce11
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+640]	// reduce11
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+704]	// reduce11
cmp r9, rax	// last
jz 3f	// last
vpsrlq zmm14, zmm12, 52	// carry
reduce_5 13, 14, 14, 13, 0	// carry
vpsrlq zmm14, zmm0, 52	// carry
reduce_5 1, 14, 14, 1, 2	// carry
vpsrlq zmm14, zmm2, 52	// carry
reduce_5 3, 14, 14, 3, 4	// carry
vpsrlq zmm14, zmm4, 52	// carry
reduce_5 5, 14, 14, 5, 6	// carry
vpsrlq zmm14, zmm6, 52	// carry
reduce_5 7, 14, 14, 7, 8	// carry
vpsrlq zmm14, zmm8, 52	// carry
vpaddq zmm9, zmm9, zmm14	// carry
vmovdqa64 zmm10, zmmword ptr [rcx+0]	// order
order 0, 12, 13	// order
order 128, 0, 1	// order
order 256, 2, 3	// order
order 384, 4, 5	// order
order 512, 6, 7	// order
order 640, 8, 9	// order
lea rsi, [rdi+5760]	// loop
mov rdx, r9	// loop
add r9, 768	// loop
add rcx, 64	// loop
jmp 2b	// loop
3:
vpsubq zmm10, zmm12, zmm29	// total
vpsubq zmm11, zmm13, zmm28	// total
vpsubq zmm14, zmm0, zmm27	// total
vpsubq zmm15, zmm1, zmm26	// total
vpsubq zmm16, zmm2, zmmword ptr [rdi+256]	// total
vpsubq zmm17, zmm3, zmmword ptr [rdi+320]	// total
vpsubq zmm18, zmm4, zmmword ptr [rdi+384]	// total
vpsubq zmm19, zmm5, zmmword ptr [rdi+448]	// total
vpsubq zmm20, zmm6, zmmword ptr [rdi+512]	// total
vpsubq zmm21, zmm7, zmmword ptr [rdi+576]	// total
vpsubq zmm22, zmm8, zmmword ptr [rdi+640]	// total
vpsubq zmm23, zmm9, zmmword ptr [rdi+704]	// total
total 10, 11, 12, 13, 14, 0	// total
total 14, 15, 0, 1, 16, 2	// total
total 16, 17, 2, 3, 18, 4	// total
total 18, 19, 4, 5, 20, 6	// total
total 20, 21, 6, 7, 22, 8	// total
vpsraq zmm24, zmm22, 52	// total
reduce_5 23, 24, 24, 8, 9	// total
vpmovq2m k3, zmm23	// total
total_3 10, 12, 11, 13, 14, 0	// total
total_3 15, 1, 16, 2, 17, 3	// total
total_3 18, 4, 19, 5, 20, 6	// total
total_3 21, 7, 22, 8, 23, 9	// total
vpsllq zmm9, zmm10, 12	// total
vpshrdq zmm0, zmm9, zmm11, 12	// total
total_2 11, 1, 14, 24, 2, 15, 36, 3, 16, 48, 17, 4, 60, 18, 56	// total
total_2 18, 5, 19, 20, 6, 20, 32, 7, 21, 44, 22, 8, 56, 23, 60	// total
vmovdqa64 zmmword ptr [rdi+9600], zmm0	// total
vmovdqa64 zmmword ptr [rdi+9664], zmm1	// total
vmovdqa64 zmmword ptr [rdi+9728], zmm2	// total
vmovdqa64 zmmword ptr [rdi+9792], zmm3	// total
vmovdqa64 zmmword ptr [rdi+9856], zmm4	// total
vmovdqa64 zmmword ptr [rdi+9920], zmm5	// total
vmovdqa64 zmmword ptr [rdi+9984], zmm6	// total
vmovdqa64 zmmword ptr [rdi+10048], zmm7	// total
vmovdqa64 zmmword ptr [rdi+10112], zmm8	// total
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
.purgem row_3
.purgem row_4
.purgem row_5
.purgem total_3
